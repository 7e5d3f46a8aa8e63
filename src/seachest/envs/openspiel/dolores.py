"""Bounds of Dolores that no play exceeds."""

from seachest.notation.position import Start
from seachest.rules.dolores.cards import BOTTLE_COUNT, COPIES_OF_VALUES, SORT_COUNT
from seachest.rules.dolores.state import DUEL_CARDS, PILE_LIMIT, PLACE_COUNT, SIDE_PLACES

MAX_DUELS = PILE_LIMIT // DUEL_CARDS + 2
"""As many as there are cards for, one more by void, and the theft of a card dealt, as if it were a duel too."""

DECISIONS_PER_DUEL = sum(
    {
        "talk": 2,
        "secret choices": 3,
        "count": 1,
        "grabs": PLACE_COUNT + 1,
        "pick": 1,
        "drops": 2,
        "theft": 2,
        "places given by a whirlpool": SIDE_PLACES,
    }.values()
)
"""Every kind of decision that a duel can have beside its windows."""

WINDOWS_PER_DUEL = 3
"""The windows of a duel in which bottles can be used; each bottle used opens one more."""


def most_decisions(start: Start) -> int:
    """All that duels can have; in each window everybody may pass, and each bottle is used once."""
    duels = min(int(start.options["pile"]) // DUEL_CARDS + 2, MAX_DUELS)
    windows = WINDOWS_PER_DUEL * duels + BOTTLE_COUNT
    return duels * DECISIONS_PER_DUEL + windows * start.players + BOTTLE_COUNT


def most_points(start: Start) -> int:
    """All goods, counted as the highest and as the lowest sets."""
    return 2 * SORT_COUNT * sum(value * copies for value, copies in COPIES_OF_VALUES.items())
