"""Bounds of Dolores that no play exceeds."""

from seachest.notation.position import Start
from seachest.rules.dolores.cards import BOTTLE_COUNT, COPIES_OF_VALUES, SORT_COUNT
from seachest.rules.dolores.state import DUEL_CARDS, PILE_LIMIT, PLACE_COUNT, SIDE_PLACES

MOST_DUELS = PILE_LIMIT // DUEL_CARDS + 2
"""As many as there are cards for, one more by void, and the theft of a card dealt, as if it were a duel too."""

TALK, SECRETS, COUNT, GRABS, PICK, DROPS, THEFT = 2, 3, 1, PLACE_COUNT + 1, 1, 2, 2
IN_A_DUEL = TALK + SECRETS + COUNT + GRABS + PICK + DROPS + THEFT + SIDE_PLACES
"""Every kind of decision that a duel can have beside its windows, the places given by a whirlpool last."""

WINDOWS = 3
"""In a duel; each bottle used opens one more."""


def most_decisions(start: Start) -> int:
    """All that duels can have; in each window everybody may pass, and each bottle is used once."""
    windows = WINDOWS * MOST_DUELS + BOTTLE_COUNT
    return MOST_DUELS * IN_A_DUEL + windows * start.players + BOTTLE_COUNT


def most_points(start: Start) -> int:
    """All goods, counted as the highest and as the lowest sets."""
    return 2 * SORT_COUNT * sum(value * copies for value, copies in COPIES_OF_VALUES.items())
