"""Small games: endings of the real games in which only a few cards are hidden, small enough for exact algorithms.

>>> small_named("dolores-1").players
2
"""

from functools import cache

from seachest.rules.game import game_named, game_names
from seachest.rules.reading import named
from seachest.small.small_game import SmallGame

__all__ = ["SmallGame", "small_named", "small_names"]

SMALL_ROOM = "seachest.small"


@cache
def _all_small_games() -> dict[str, SmallGame]:
    modules = [game_named(name).optional_module_in(SMALL_ROOM) for name in game_names()]
    return {small.name: small for module in modules if module is not None for small in module.SMALL_GAMES}


def small_names(game: str | None = None) -> tuple[str, ...]:
    """The names of all small games, or of those of one game, the smallest first."""
    return tuple(name for name, small in _all_small_games().items() if game in (None, small.game))


def small_named(name: str) -> SmallGame:
    """The small game of that name; raises NotationError for an unknown one."""
    return _all_small_games()[named(name, "small", small_names())]
