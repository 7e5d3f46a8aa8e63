"""The commands as a shell sees them: output, errors, exit status.

Most run in this process, since a new one takes a second to import everything; some show that a process does the same.
"""

import contextlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pytest

import seachest
from seachest.cli.jobs import bench
from seachest.folders import cache_folder
from seachest.rules.game import game_named
from tests.cli.runs import Runner, run_apart, run_here

SEED = "00112233445566778899aabbccddeeff"
GOLDEN = Path(__file__).parent.parent / "golden" / "sea-salt-paper-players-3.json"


def good(*arguments: str, stdin: str = "", run: Runner = run_here) -> str:
    done = run(*arguments, stdin=stdin)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def bad(*arguments: str, stdin: str = "", run: Runner = run_here) -> str:
    """The one line that an error gives; nothing goes to standard output."""
    done = run(*arguments, stdin=stdin)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def golden(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any], dict[str, Any]]:
    """A whole game in a file: the file, its record, and its last position."""
    contents = json.loads(GOLDEN.read_text(encoding="utf-8"))
    file = tmp_path_factory.mktemp("records") / "game.json"
    file.write_text(json.dumps(contents["record"]), encoding="utf-8")
    return file, contents["record"], contents["end"]


def test_deal_prints_a_fresh_record() -> None:
    wish = ("deal", "sea-salt-paper", "--players", "3", "--seed", SEED, "--option", "goal=20")
    record = json.loads(good(*wish, run=run_apart))
    assert record == seachest.deal("sea-salt-paper", 3, seed=SEED, options={"goal": 20}).record()
    assert record["moves"] == []


def test_deal_without_a_seed_draws_one() -> None:
    seeds = {json.loads(good("deal", "sea-salt-paper", "--players", "2", run=run_apart))["seed"] for _ in range(2)}
    assert len(seeds) == 2


def test_replay_prints_the_last_position(golden: tuple[Path, dict[str, Any], dict[str, Any]]) -> None:
    file, _, end = golden
    assert json.loads(good("replay", str(file), "--json")) == end


def test_replay_reads_standard_input(golden: tuple[Path, dict[str, Any], dict[str, Any]]) -> None:
    _, record, end = golden
    assert json.loads(good("replay", "-", "--json", stdin=json.dumps(record), run=run_apart)) == end


def test_replay_shows_one_seat_or_the_spectator(golden: tuple[Path, dict[str, Any], dict[str, Any]]) -> None:
    file, record, _ = golden
    table = seachest.load(record, to=40)
    for word, seat in (("1", 1), ("watch", None)):
        assert json.loads(good("replay", str(file), "--json", "--to", "40", "--seat", word)) == table.view(seat)


def test_replay_takes_a_bare_position() -> None:
    position = seachest.deal("sea-salt-paper", 2, seed=SEED).position()
    assert json.loads(good("replay", "-", "--json", stdin=json.dumps(position))) == position


@pytest.mark.parametrize("language", ["en", "de", "nl", "fr"])
def test_replay_shows_the_table_to_people(golden: tuple[Path, dict[str, Any], dict[str, Any]], language: str) -> None:
    file, _, end = golden
    shown = good("replay", str(file), "--language", language)
    assert str(end["totals"][0]) in shown
    assert len(shown.splitlines()) > 5
    assert good("replay", str(file), "--to", "30", "--seat", "0", "--language", language) != shown


def test_rules_and_games_speak_four_languages() -> None:
    pages = {language: good("rules", "sea-salt-paper", "--language", language) for language in ("en", "de", "nl", "fr")}
    assert len(set(pages.values())) == 4
    assert all("SSP-7.2" in page for page in pages.values())
    lists = {good("games", "--language", language) for language in ("en", "de", "nl", "fr")}
    assert len(lists) == 4
    assert all("sea-salt-paper" in page for page in lists)


@pytest.mark.parametrize("game", seachest.game_names())
def test_bench_counts_every_card_of_random_games(game: str) -> None:
    done = run_here("bench", game, "--games", "60", "--check", "--json")
    assert done.returncode == 0
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    assert [row["players"] for row in rows] == list(game_named(game).seats)
    assert all(row["games"] == 60 and row["decisions"] > 60 and row["faults"] == 0 for row in rows)


@pytest.fixture
def compiled_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """The folder into which `bench` compiles is the one in which everything is compiled."""
    real = contextlib.nullcontext(str(cache_folder()))
    monkeypatch.setattr(tempfile, "TemporaryDirectory", lambda: real)


def test_bench_measures_compiling_into_an_empty_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask(program: str, **variables: str) -> list[float]:
        assert "compile_seconds(game_named('dolores'))" in program
        assert variables["NUMBA_DISABLE_JIT"] == "0"
        folder = Path(variables["SEACHEST_CACHE"])
        assert folder != cache_folder()
        assert list(folder.iterdir()) == []
        return [1.0, 2.0]

    monkeypatch.setattr(bench, "json_from_new_python", ask)
    assert bench.cold_compile_seconds(game_named("dolores")) == (1.0, 2.0)


@pytest.mark.usefixtures("compiled_before")
def test_bench_speaks_json() -> None:
    row = json.loads(good("bench", "sea-salt-paper", "--json", "--seconds", "0.1"))
    speeds = {"decisions_per_second", "games_per_second", "interpreted_decisions_per_second"}
    assert {"game", "players", "state_bytes", "compile_seconds", *speeds} <= set(row)
    assert row["game"] == "sea-salt-paper"
    assert row["state_bytes"] < 1024
    assert row["decisions_per_second"] > row["interpreted_decisions_per_second"] > 0
    assert row["compile_seconds"] > 0


@pytest.mark.parametrize(
    ("answer", "game"),
    [("", "sea-or-shore"), ("2", "dolores"), ("Sea Salt", "sea-salt-paper"), ("chess\nsea\n9\ndol", "dolores")],
)
def test_play_asks_for_a_game(answer: str, game: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    wish = ("play", "--record", str(file), "--pace", "0", "--language", "en")
    done = (run_here if answer else run_apart)(*wish, stdin=answer + "\nq\n")
    assert done.returncode == 0
    assert done.stdout.count("isn’t one of these games") == max(answer.count("\n"), 0)
    record = json.loads(file.read_text(encoding="utf-8"))
    assert record["game"] == game
    assert record["players"] == game_named(game).seats.start


@pytest.mark.parametrize(
    ("arguments", "stdin", "says"),
    [
        (["replay", "/nowhere/game.json", "--json"], "", "No such file"),
        (["replay", "-", "--json"], "{", "not JSON"),
        (["replay", "-", "--json"], '{"format": 1}', "game: missing"),
        (["replay", "-", "--seat", "x"], "", "expected a seat number or watch"),
        (["replay", "-", "--seat", "9" * 5000], "", "expected a seat number or watch"),
        (["replay", ""], "", '"": '),
        (["deal", "sea-salt-paper", "--players", "2", "--option", "goal=" + "[" * 20000], "", "too long"),
        (["replay", "-", "--json", "--seat", "9"], "RECORD", "seat: 9 is not between 0 and 1"),
        (
            ["replay", "-", "--json", "--to", "5"],
            "RECORD",
            "to: 5 is not between 0 and 0, the number of moves in the record",
        ),
        (["deal", "sea-salt-paper", "--players", "9"], "", "players: sea-salt-paper takes 2 to 4 players, not 9"),
        (["deal", "sea-salt-paper", "--players", "2", "--seed", "5"], "", "seed: expected 32 hexadecimal digits"),
        (["deal", "sea-salt-paper", "--players", "2", "--option", "goal"], "", "expected KEY=VALUE"),
        (["deal", "sea-salt-paper", "--players", "2", "--option", "size=1"], "", 'unknown field "size"'),
        (["deal", "sea-salt-paper", "--players", "2", "--option", "goal=1", "--option", "goal=2"], "", "given twice"),
        (["deal", "hearts", "--players", "2"], "", "hearts"),
        (["play", "sea-salt-paper", "--players", "7"], "", "players: sea-salt-paper takes 2 to 4 players, not 7"),
        (["play", "sea-salt-paper", "--bots", "deep-blue"], "", "deep-blue"),
        (["play", "sea-salt-paper", "--seat", "4"], "", "seat"),
        (["play", "--resume", "/nowhere/game.json"], "", "No such file"),
        (["play", "sea-or-shore", "--players", "2"], "", "players: sea-or-shore takes 3 to 5 players, not 2"),
        (["play", "sea-or-shore", "--option", "actions=[3,1]"], "", "options.actions[0]: 3 is not between 1 and 2"),
        (["bench", "dolores", "--check"], "", "--check and --games N go together"),
        (["bench", "dolores", "--games", "0", "--check"], "", "games: 0 is not between 1"),
        (["dance"], "", "dance"),
        ([], "", "COMMAND"),
    ],
)
def test_a_wrong_wish_gets_one_clear_line(arguments: list[str], stdin: str, says: str) -> None:
    record = json.dumps(seachest.deal("sea-salt-paper", 2, seed=SEED).record())
    assert says in bad(*arguments, stdin=stdin.replace("RECORD", record))


@pytest.mark.parametrize(("arguments", "says"), [(["dance"], "dance"), (["replay", "-", "--json"], "not JSON")])
def test_a_process_says_what_is_wrong_and_ends_with_status_2(arguments: list[str], says: str) -> None:
    assert says in bad(*arguments, stdin="{", run=run_apart)


def test_an_illegal_move_in_a_record_is_one_clear_line() -> None:
    table = seachest.deal("sea-salt-paper", 2, seed=SEED)
    record = table.record()
    record["moves"] = [f"{table.pending()[0]} lay crab.black"]
    line = bad("replay", "-", "--json", stdin=json.dumps(record))
    assert "move 1" in line
    assert "SSP-3.1" in line
    assert "legal: draw, take 1, take 2" in line


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    command = f'"{sys.executable}" -m seachest rules sea-salt-paper --language en | head -n 1'
    done = subprocess.run(["/bin/sh", "-c", command], capture_output=True, text=True)
    assert done.stderr == ""
