"""Measures how fast random games run on one core, compiled and interpreted; or checks them card by card."""

import json
import os
import subprocess
import sys
import tempfile
import time
from typing import Any, TypedDict

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from seachest.arena.words import number_text
from seachest.batches.playout import check_random, play_random
from seachest.cli.exit_codes import EXIT_FAILED, EXIT_OK
from seachest.cli.reports import grid_with, print_grid, report_words
from seachest.cli.streams import print_json
from seachest.messages.catalogue import Catalogue, decimal
from seachest.rules.compiled import INTERPRETED
from seachest.rules.game import Game, game_named


class PlayoutSpeed(TypedDict):
    """How fast random games run."""

    decisions_per_second: float
    games_per_second: float


class BenchRow(PlayoutSpeed):
    """The figures of a game with a number of players, as JSON."""

    game: str
    players: int
    interpreted_decisions_per_second: float
    state_bytes: int
    compile_seconds: float
    compile_everything_seconds: float


def measure(game: Game, players: int, seconds: float) -> PlayoutSpeed:
    """Decisions and games a second: the best of five slices, because other work on the machine only ever slows down."""
    play_random(game, players, decisions=1)
    chunk = 500 if INTERPRETED else 200_000
    best: PlayoutSpeed = {"decisions_per_second": 0.0, "games_per_second": 0.0}
    for part in range(5):
        decisions = games = 0
        begin = time.perf_counter()
        while time.perf_counter() - begin < seconds / 5:
            made, finished = play_random(game, players, decisions=chunk, seed=part << 32 | decisions)
            decisions += made
            games += finished
        elapsed = time.perf_counter() - begin
        if decisions / elapsed > best["decisions_per_second"]:
            best = {"decisions_per_second": decisions / elapsed, "games_per_second": games / elapsed}
    return best


def json_from_new_python(program: str, **environment: str) -> Any:  # Any: what the program prints
    """Runs a program in a new Python and decodes the JSON that it prints."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    return json.loads(done.stdout)


def interpreted_speed(game: Game, players: int) -> float:
    """Decisions a second without compilation, in a process of its own."""
    program = (
        "import json; from seachest.cli.jobs.bench import measure; from seachest.rules.game import game_named; "
        f"print(json.dumps(measure(game_named({game.name!r}), {players}, 1.0)))"
    )
    return float(json_from_new_python(program, NUMBA_DISABLE_JIT="1")["decisions_per_second"])


def cold_compile_seconds(game: Game) -> tuple[float, float]:
    """Seconds to compile with an empty cache: deal, pending, legal, act and result; and everything."""
    program = (
        "import json; from seachest.warmup.steps import compile_seconds; "
        "from seachest.rules.game import game_named; "
        f"print(json.dumps(compile_seconds(game_named({game.name!r}))))"
    )
    with tempfile.TemporaryDirectory() as folder:
        core, everything = json_from_new_python(program, SEACHEST_CACHE=folder, NUMBA_DISABLE_JIT="0")
    return core, everything


def bench(name: str, players: list[int] | None, seconds: float, *, as_json: bool) -> int:
    """Measures a game and prints a table, or a line of JSON for each number of players; returns the exit code."""
    game = game_named(name)
    counts = [game.check_players(count) for count in players or [game.seats.start]]
    console, words = Console(stderr=True), report_words()
    rows: list[BenchRow] = []
    with console.status(words.text("bench-compiling")):
        core, everything = cold_compile_seconds(game)
    for count in counts:
        with console.status(words.text("bench-measuring", game=name, players=str(count))):
            rows.append(
                {
                    "game": name,
                    "players": count,
                    **measure(game, count, seconds),
                    "interpreted_decisions_per_second": interpreted_speed(game, count),
                    "state_bytes": game.state.itemsize,
                    "compile_seconds": core,
                    "compile_everything_seconds": everything,
                }
            )
    if as_json:
        for row in rows:
            print_json(row)
    else:
        print_grid(Console(), _grid(words, name, rows))
    return EXIT_OK


CHECK_CHUNK_GAMES = 1_000


def tables_to_check(game: Game) -> list[dict[str, Any]]:  # Any: values of options
    """The usual table, and one for each other value of an option that the game gives as an example."""
    return [{}, *({option.name: value} for option in game.options for value in option.examples)]


def check(name: str, players: list[int] | None, games: int, *, as_json: bool) -> int:
    """Plays so many random games for each number of players and looks for every card after every decision.

    Half of the games have the usual options, half others. Returns `EXIT_FAILED` if a card was missing or out of place.
    """
    game = game_named(name)
    tables, words = tables_to_check(game), report_words()
    rows = []
    with Progress(console=Console(stderr=True), transient=True) as progress:
        for count in [game.check_players(count) for count in players or game.seats]:
            what = words.text("bench-measuring", game=name, players=str(count))
            task = progress.add_task(what, total=games)
            decisions = faults = 0
            for begin in range(0, games, CHECK_CHUNK_GAMES):
                number = min(CHECK_CHUNK_GAMES, games - begin)
                options = tables[begin // CHECK_CHUNK_GAMES % len(tables)]
                made, amiss = check_random(game, count, options, games=number, seed=begin)
                decisions += made
                faults += amiss
                progress.advance(task, number)
            rows.append({"players": count, "games": games, "decisions": decisions, "faults": faults})
    if as_json:
        for row in rows:
            print_json({"game": name, **row})
    else:
        title = words.text("bench-check-title", game=name)
        grid = grid_with(words, title, "players", "games", "decisions", "faults")
        for row in rows:
            grid.add_row(*(number_text(words, figure) for figure in row.values()))
        print_grid(Console(), grid)
    return EXIT_FAILED if any(row["faults"] for row in rows) else EXIT_OK


def _grid(words: Catalogue, name: str, rows: list[BenchRow]) -> Grid:
    first = rows[0]
    columns = "players", "decisions-a-second", "ns-a-decision", "games-a-second", "interpreted", "ratio"
    grid = grid_with(words, words.text("bench-title", game=name), *columns)
    grid.caption = words.text(
        "bench-caption",
        bytes=str(first["state_bytes"]),
        core=number_text(words, first["compile_seconds"], 1),
        whole=number_text(words, first["compile_everything_seconds"], 1),
    )
    for row in rows:
        speed, slow = row["decisions_per_second"], row["interpreted_decisions_per_second"]
        grid.add_row(
            str(row["players"]),
            words.text("bench-million", number=decimal(speed / 1e6, 2)),
            number_text(words, 1e9 / speed),
            number_text(words, row["games_per_second"]),
            number_text(words, slow),
            number_text(words, speed / slow),
        )
    return grid
