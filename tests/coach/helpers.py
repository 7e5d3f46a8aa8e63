"""Finished games to review: small ones of every game, and positions with something planted in them."""

from functools import cache
from typing import Any

import seachest
from seachest.bots import bot_named
from tests.rules.sea_salt_paper.helpers import SEVEN, table_at

CHEAPEST = 64
"""As few iterations as a review takes."""

SMALL_GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("sea-salt-paper", 2, {"goal": 5}),
    ("sea-salt-paper", 4, {"goal": 5}),
    ("dolores", 2, {"pile": 20}),
    ("dolores", 3, {"pile": 12, "talk": True}),
    ("sea-or-shore", 3, {"hand": 3, "rounds": 1}),
    ("sea-or-shore", 5, {"hand": 2, "rounds": 1}),
]
"""Games that are soon over, with their players and options."""

THREE_MERMAIDS = "mermaid.white mermaid.white mermaid.white"


def play_on(table: seachest.Table) -> seachest.Table:
    """Lets greedy bots play a game to its end."""
    bots = [bot_named("greedy", seat) for seat in range(table.players)]
    while pending := table.pending():
        table.act(pending[0], bots[pending[0]].choose(table.seat_view(pending[0])))
    return table


@cache
def small_game(game: str, players: int, seed: int = 1) -> dict[str, Any]:
    """The record of a small game between greedy bots."""
    options = next(options for name, count, options in SMALL_GAMES if (name, count) == (game, players))
    return play_on(seachest.deal(game, players, seed=seed, options=options)).record()


def blunder() -> dict[str, Any]:
    """A game in which seat 0 could win at once by keeping a fourth mermaid, keeps a crab, and loses."""
    drawn = ["mermaid.white", "crab.green"]
    table = table_at(THREE_MERMAIDS, SEVEN, drawn=drawn, phase="keep", totals=[0, 39], goal=40)
    table.act(0, "keep crab.green")
    return play_on(table).record()


def lucky_draw() -> dict[str, Any]:
    """A game in which seat 0 is far behind, and draws the fourth mermaid."""
    table = table_at(THREE_MERMAIDS, SEVEN, deck="mermaid.white crab.green", totals=[0, 39], goal=40)
    table.act(0, "draw")
    table.act(0, "keep mermaid.white")
    return table.record()
