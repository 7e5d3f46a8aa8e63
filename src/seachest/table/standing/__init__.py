"""Decisions that a player may make in advance, until something ends or until they say otherwise.

A game that has such decisions has a module of its own here.
"""

from functools import cache
from typing import Protocol, cast

from seachest.rules.game import game_named
from seachest.table.view import View


class StandingDecisions(Protocol):
    """What a game's own module brings."""

    TEXT: str
    """The decision that may be made in advance."""

    def applies(self, view: View) -> bool:
        """Return whether the decision in advance answers what the owner of the view is asked now."""
        ...

    def part_of_game(self, view: View) -> int:
        """Return a number that changes when the part of the game is over for which a decision may stand."""
        ...


@cache
def standing_decisions(game: str) -> StandingDecisions | None:
    """What a game's own module says; None for games in which nothing is decided in advance.

    >>> standing_decisions("dolores").TEXT
    'pass'
    """
    return cast(StandingDecisions | None, game_named(game).optional_module_in("seachest.table.standing"))
