"""Levels that people understand: the search, from short-sighted to as far as it can see.

Weaker ones don't err at random. They look at the table right after their own decision, or a little further, in a few
deals only, and without the experience of rules of thumb: they take what lies before them and overlook what follows.
"""

from collections.abc import Callable
from dataclasses import dataclass

from seachest.batches.batch import available_cores
from seachest.bots.search import Budget, Search, SearchParams
from seachest.rules.errors import NotationError


@dataclass(frozen=True)
class Level:
    """How much a level thinks, and how."""

    budget: Budget
    params: SearchParams
    trees: Callable[[], int] = lambda: 1


WIDE_EYED = 3.0
"""A curiosity that tries everything about as often."""

LEVELS = {
    "beginner": Level(Budget(24), SearchParams(WIDE_EYED, guided=0.0, limit=0, by_worth=True)),
    "casual": Level(Budget(80), SearchParams(WIDE_EYED, guided=0.1, limit=3, by_worth=True)),
    "skilled": Level(Budget(150), SearchParams()),
    "expert": Level(Budget(seconds=0.1), SearchParams()),
    "master": Level(Budget(seconds=1.0), SearchParams(), available_cores),
}
"""The weakest first."""


def level_named(name: str) -> Callable[[str, int], Search]:
    """What makes the bot of a level from its seed."""
    level = LEVELS[name]

    def made(more: str, seed: int) -> Search:
        if more:
            raise NotationError(f"bot: {name} takes nothing after a colon, not {more}")
        return Search(seed, level.budget, level.params, trees=level.trees())

    return made
