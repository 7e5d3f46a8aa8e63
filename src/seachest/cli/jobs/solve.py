"""Solves a small game and prints how far the solver and bots are from an equilibrium, row by row."""

import json
import sys
from collections.abc import Sequence

from rich.console import Console

from seachest.arena.words import number_text, percent_text
from seachest.bots import bot_named
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import grid_with, report_words, say
from seachest.messages.catalogue import Catalogue
from seachest.rules.reading import number
from seachest.small import small_named, small_names
from seachest.solve.run import SolverRow, measure_bots, size_of, solve_tree
from seachest.solve.tree import grow_tree

MAX_ITERATIONS = 10_000_000
FIGURE_DIGITS = 5


def list_small_games() -> int:
    """Prints all small games; returns the exit code."""
    words, console = report_words(), Console()
    grid = grid_with(words, "", "small", "players", "deals")
    for name in small_names():
        small = small_named(name)
        grid.add_row(name, str(small.players), number_text(words, len(small.deals)))
    console.print(grid)
    for name in small_names():
        say(console, words.text("solve-about", name=name, about=words.text(f"small-{name}")))
    return EXIT_OK


def solve(
    name: str, method: str, iterations: int, *, rewards: str, bots: Sequence[str], seed: int, as_json: bool
) -> int:
    """Solves a small game and prints what came out; returns the exit code."""
    small = small_named(name)
    number(iterations, "iterations", 1, MAX_ITERATIONS)
    for bot in bots:
        bot_named(bot, seed).close()
    warm_if_cold(small.game)
    words, console = report_words(), Console(stderr=as_json)
    tree = grow_tree(small, rewards)
    size = size_of(tree)
    counts = {key: number_text(words, size[field]) for key, field in SIZE_FIELDS.items()}
    share = percent_text(words, size["over_several_deals"], 0)
    say(console, words.text("solve-size", name=name, spanning=share, **counts))

    def tell(row: SolverRow) -> None:
        say(console, _line(words, row))

    rows = measure_bots(tree, bots, seed, tell) + solve_tree(tree, method, iterations, seed, tell)
    if as_json:
        sys.stdout.write(json.dumps(size | {"rewards": rewards, "rows": [row.as_json() for row in rows]}) + "\n")
    return EXIT_OK


SIZE_FIELDS = {"deals": "deals", "nodes": "nodes", "sets": "information_sets", "longest": "longest_game"}
"""The variables of the message about the size, by their names in it."""


def _line(words: Catalogue, row: SolverRow) -> str:
    """A row in one line, as it comes while the solver is at work."""
    figures = {
        "nash-conv": number_text(words, row.measured.nash_conv, FIGURE_DIGITS),
        "exploitability": number_text(words, row.measured.exploitability, FIGURE_DIGITS),
        "value": number_text(words, row.measured.values[0], FIGURE_DIGITS, sign=True),
        "seconds": number_text(words, row.seconds, 1),
    }
    told = "  ".join(f"{words.text(f'column-{column}')} {figure}" for column, figure in figures.items())
    count = number_text(words, row.iterations) if row.iterations else ""
    return f"{row.policy:<12}{count:>10}  {told}"
