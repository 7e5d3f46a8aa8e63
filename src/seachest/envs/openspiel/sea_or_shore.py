"""Bounds of Sea or Shore that no play exceeds."""

from seachest.notation.position import Start
from seachest.rules.sea_or_shore.cards import COLOUR_COUNT
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.sea_or_shore.state import MAX_ROUNDS, PLUS_CARD_COUNT

DECISIONS_PER_ISLAND = 7
"""The island, the half, the plus cards, the treasure, and an action of three decisions (swap and two returns)."""


def most_decisions(start: Start) -> int:
    """In each round everybody passes a card, and plays an island in each trick."""
    islands = start.players * int(start.options["hand"])
    return int(start.options["rounds"]) * (start.players + DECISIONS_PER_ISLAND * islands)


def most_points(start: Start) -> int:
    """All treasures of all colours and all plus cards, in each round."""
    return MAX_ROUNDS * (COLOUR_COUNT * int(sum(start.options["treasures"])) + plus_worth(PLUS_CARD_COUNT))
