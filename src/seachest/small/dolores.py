"""Small games of Dolores: the last cards of the pile, when all others lie open."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from seachest.rules.dolores.cards import BOTTLES, CARDS, COPIES
from seachest.small.small_game import SmallGame

NO_BOTTLES = {"bottles": False}


def _ending(hidden: Sequence[str], displays: Sequence[dict[str, list[str]]]) -> dict[str, Any]:
    """The pile holds the hidden cards, sunrise anywhere among them; what nobody owns is discarded."""
    left = Counter(dict(zip(CARDS, COPIES, strict=True))) - Counter(BOTTLES[:-1]) - Counter(hidden)
    for display in displays:
        left -= Counter(display["goods"])
    return {
        "displays": list(displays),
        "pile": ["?"] * len(hidden),
        "sunrise": "anywhere",
        "discard": list(left.elements()),
    }


_GOODS = ({"goods": ["wine-1", "wine-2", "gold-1"]}, {"goods": ["wine-1", "gold-2", "cloth-1"]})
_SIX = ("sunrise", "wine-1", "gold-1", "wine-3", "gold-3", "wine-1")
_EIGHT = (*_SIX, "gold-1", "cloth-3")
_TEN_ALIKE = ("sunrise", *["wine-1"] * 5, *["gold-1"] * 4)
_TEN = ("sunrise", *["wine-1"] * 4, *["gold-1"] * 4, "cloth-3")

SMALL_GAMES = (
    SmallGame("dolores-1", "dolores", 2, _ending(_SIX, _GOODS), _SIX, "six cards in the pile, one duel", 4, NO_BOTTLES),
    SmallGame(
        "dolores-2", "dolores", 2, _ending(_EIGHT, _GOODS), _EIGHT, "eight cards in the pile, one duel", 4, NO_BOTTLES
    ),
    SmallGame(
        "dolores-3",
        "dolores",
        2,
        _ending(_TEN_ALIKE, _GOODS),
        _TEN_ALIKE,
        "ten cards of three types in the pile, two duels",
        8,
        NO_BOTTLES,
    ),
    SmallGame(
        "dolores-4",
        "dolores",
        2,
        _ending(_TEN, _GOODS),
        _TEN,
        "ten cards of four types in the pile, two duels",
        8,
        NO_BOTTLES,
    ),
)
"""The smallest first."""
