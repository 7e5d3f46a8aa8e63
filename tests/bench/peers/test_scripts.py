"""What the peers' own Python runs."""

import ast
import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

import seachest.bench.peers.scripts.driver as driver
from seachest.bench.peers import PEERS
from seachest.bench.peers.figures import OUR_BATCH, OUR_LOOP
from seachest.bench.peers.ours import our_loops
from seachest.rules.game import game_named, game_names

FOLDER = Path(driver.__file__).parent


def spin(seconds: float) -> None:
    """Uses the processor for so long."""
    end = time.process_time() + seconds
    while time.process_time() < end:
        pass


def test_every_peer_has_its_script() -> None:
    assert {file.stem for file in FOLDER.glob("play_*.py")} == {f"play_{peer.name}" for peer in PEERS}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.py")), ids=lambda file: file.stem)
def test_scripts_import_neither_seachest_nor_numba(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = [alias.name for node in ast.walk(tree) if isinstance(node, ast.Import) for alias in node.names]
    imported += [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert not {name.split(".")[0] for name in imported} & {"seachest", "numba"}


def test_only_play_is_timed() -> None:
    def count(_: object) -> tuple[int, int]:
        spin(0.02)
        return 10, 1

    decisions, games = driver.timed(("g", 2, "w", lambda: spin(0.004), count), 0.02, 2)
    assert len(decisions) == len(games) == 2
    assert all(1_000 < rate < 2_600 for rate in decisions)
    assert decisions == pytest.approx([10 * rate for rate in games])


def test_a_loop_that_fails_is_a_line_with_its_error() -> None:
    def play() -> None:
        raise KeyError("hand")

    line = driver.report(("g", 2, "w", play, lambda played: (1, 1)), 0.01, 1)
    assert line == {"game": "g", "players": 2, "way": "w", "error": "KeyError: 'hand'"}


def test_the_driver_prints_a_line_for_each_loop(tmp_path: Path) -> None:
    (tmp_path / "driver.py").write_text(Path(driver.__file__).read_text(encoding="utf-8"), encoding="utf-8")
    program = """
def bad():
    raise ValueError("no")
def loops():
    yield "bad", 2, "w", bad, lambda played: (1, 1)
    yield "good", 3, "w", lambda: sum(range(1000)), lambda played: (7, 1)
"""
    (tmp_path / "play_fake.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-I", str(tmp_path / "driver.py"), "fake", "0.02", "2"]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    bad, good = (json.loads(line) for line in done.stdout.splitlines())
    assert (bad["game"], bad["error"]) == ("bad", "ValueError: no")
    assert (good["game"], len(good["decisions_per_second"])) == ("good", 2)


def test_our_loops_are_every_game_with_every_number_of_players() -> None:
    ways: dict[str, list[tuple[str, int]]] = {OUR_LOOP: [], OUR_BATCH: []}
    for game, players, way, *_ in our_loops():
        ways[way].append((game, players))
    assert ways[OUR_LOOP] == [(name, players) for name in game_names() for players in game_named(name).seats]
    assert ways[OUR_BATCH] == [(name, game_named(name).seats.start) for name in game_names()]
