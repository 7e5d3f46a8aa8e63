"""Levels that people understand: the search, from short-sighted to as far as it can see.

Weaker ones don't err at random. They evaluate the table right after their own decision, or a little further, in a few
guessed deals only and without a prior policy: they take what is nearest and overlook what follows.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from seachest.batches.batch import available_cores
from seachest.bots.search import Budget, Search, SearchParams
from seachest.rules.errors import NotationError, shown


@dataclass(frozen=True)
class BotLevel:
    """How much a level thinks, and with which parameters of the search."""

    budget: Budget
    params: SearchParams
    trees: Callable[[], int] = lambda: 1


EVEN_EXPLORATION = 3.0
"""An exploration constant so large that every answer is tried about as often."""

DEFAULT_LEVEL: Final = "skilled"
"""The level of a bot where none is asked for."""

LEVELS = {
    "beginner": BotLevel(Budget(24), SearchParams(EVEN_EXPLORATION, prior_weight=0.0, rollout_limit=0, by_worth=True)),
    "casual": BotLevel(Budget(80), SearchParams(EVEN_EXPLORATION, prior_weight=0.1, rollout_limit=3, by_worth=True)),
    "skilled": BotLevel(Budget(150), SearchParams()),
    "expert": BotLevel(Budget(seconds=0.1), SearchParams()),
    "master": BotLevel(Budget(seconds=1.0), SearchParams(), available_cores),
}
"""The weakest first."""


def level_named(name: str) -> Callable[[str, int], Search]:
    """A function that makes the bot of a level from its seed."""
    level = LEVELS[name]

    def made(more: str, seed: int) -> Search:
        if more:
            raise NotationError(f"bot: {name} takes nothing after a colon, but got {shown(more)}")
        return Search(seed, level.budget, level.params, trees=level.trees())

    return made
