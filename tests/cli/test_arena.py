"""`seachest arena` as a shell sees it."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.arena.helpers import contents
from tests.cli.runs import Runner, run_apart, run_here

MATCH = ("--game", "dolores", "--players", "2", "--bots", "greedy, random", "--option", "pile=5", "--seed", "3")


def arena(*arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return run_apart("arena", *arguments, cwd=cwd)


def refused(*arguments: str, cwd: Path, run: Runner = run_here) -> str:
    """The one line that an error gives."""
    done = run("arena", *arguments, cwd=cwd)
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    return done.stderr.splitlines()[-1]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, subprocess.CompletedProcess[str]]:
    """A match of 11 games, rounded up to 12, if nobody said into which folder."""
    place = tmp_path_factory.mktemp("place")
    done = arena(*MATCH, "--games", "11", "--workers", "1", cwd=place)
    assert done.returncode == 0
    (folder,) = place.iterdir()
    return folder, done


def test_a_match_has_a_folder_of_its_own(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _ = played
    assert folder.name.startswith("arena-dolores-3-")
    assert {path.name for path in folder.iterdir()} == {
        "match.json",
        "games.jsonl",
        "records.jsonl",
        "times.jsonl",
        "results.json",
        "report.html",
    }


@pytest.mark.parametrize("language", ["de", "nl", "fr"])
def test_no_column_is_lost_in_a_narrow_terminal(
    played: tuple[Path, subprocess.CompletedProcess[str]], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder, _ = played
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    monkeypatch.setenv("COLUMNS", "80")
    done = arena("--resume", "--out", str(folder), cwd=folder.parent)
    rows = [line for line in done.stdout.splitlines() if line.startswith("│")]
    assert [row.split("│")[1].strip() for row in rows] == ["greedy", "random"]
    assert "…" not in done.stdout


def test_rounding_up_is_told(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    _, done = played
    assert "12 games: 6 deals, 2 rotations (rounded up from 11 to whole deals)" in done.stderr
    assert "12/12" in done.stderr


def test_results_are_printed(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, done = played
    greedy = json.loads((folder / "results.json").read_text(encoding="utf-8"))["bots"][0]
    assert f"{greedy['win_share']['mean'] * 100:.1f}%" in done.stdout
    assert "greedy finishes ahead of random in" in done.stdout


def test_a_line_of_the_records_can_be_replayed(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _ = played
    line = (folder / "records.jsonl").read_text(encoding="utf-8").splitlines()[5]
    done = subprocess.run(
        [sys.executable, "-m", "seachest", "replay", "-", "--json"],
        input=line,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["scores"] == json.loads(line)["result"]["scores"]


def interrupted(running: subprocess.Popen[str]) -> tuple[str, str]:
    """Presses Ctrl-C until it is heard: Python loses one that comes while it tidies up behind an object."""
    while True:
        os.killpg(running.pid, signal.SIGINT)
        try:
            return running.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            continue


def test_ctrl_c_stops_cleanly_and_tells_how_to_go_on(
    tmp_path: Path, played: tuple[Path, subprocess.CompletedProcess[str]]
) -> None:
    """The signal goes to the whole group of processes, as from a terminal."""
    games = tmp_path / "match" / "games.jsonl"
    command = [sys.executable, "-m", "seachest", "arena", *MATCH, "--games", "1000000", "--workers", "2"]
    running = subprocess.Popen(
        [*command, "--out", "match"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # tests may run where Ctrl-C is ignored
    )
    while not (games.exists() and games.stat().st_size) and running.poll() is None:
        time.sleep(0.05)
    out, err = interrupted(running)
    assert (running.returncode, out) == (130, "")
    assert "Traceback" not in err
    assert "To continue: seachest arena --resume --out match" in err
    assert games.read_text(encoding="utf-8").endswith("}\n")
    assert not (tmp_path / "match" / "results.json").exists()


def test_resume_needs_the_folder_only(tmp_path: Path, played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _ = played
    for name in ("match.json", "games.jsonl", "records.jsonl"):
        whole = (folder / name).read_bytes()
        (tmp_path / name).write_bytes(whole if name == "match.json" else whole[:900])
    done = arena("--resume", "--out", str(tmp_path), "--workers", "1", cwd=tmp_path)
    assert done.returncode == 0
    assert contents(tmp_path) == contents(folder)


def test_resume_without_a_match_is_refused(tmp_path: Path) -> None:
    assert "there is no match to resume" in refused("--resume", "--out", "nowhere", cwd=tmp_path, run=run_apart)
    assert "there is no match to resume" in refused(*MATCH, "--games", "4", "--resume", cwd=tmp_path)


def test_another_match_in_the_folder_is_refused(played: tuple[Path, subprocess.CompletedProcess[str]]) -> None:
    folder, _ = played
    problem = refused(*MATCH, "--games", "20", "--workers", "1", "--out", str(folder), cwd=folder)
    assert "contains another match (its games is 12, not 20); choose another folder with --out" in problem


def test_what_is_missing_is_named(tmp_path: Path) -> None:
    assert "arena: missing --players, --games" in refused("--game", "dolores", "--bots", "greedy", cwd=tmp_path)


def test_workers_and_a_cluster_do_not_go_together(tmp_path: Path) -> None:
    assert "not allowed with" in refused(*MATCH, "--games", "2", "--ray", "local", "--workers", "2", cwd=tmp_path)


def test_an_unknown_bot_is_named_and_nothing_is_written(tmp_path: Path) -> None:
    wishes = ("--game", "dolores", "--players", "2", "--bots", "greedy,deep-blue", "--games", "2")
    assert 'bot: unknown "deep-blue"' in refused(*wishes, cwd=tmp_path)
    assert not list(tmp_path.iterdir())
