"""Bounds of Sea Salt & Paper that no play exceeds."""

from seachest.notation.position import Start
from seachest.rules.sea_salt_paper.cards import ALL_CARDS, DECK_SIZE
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import ROUND_LIMIT

TO_GAIN_A_CARD = 3
"""Draw, keep and discard."""
TO_LAY_TWO = 3
"""Lay, with and rob; the other effects of a pair bring a card."""
TO_END_A_TURN = 1
"""In every turn a card is gained."""


def most_decisions(start: Start) -> int:
    """In a round every card goes from deck or piles into a hand once at the most, and is laid once at the most."""
    return ROUND_LIMIT * (DECK_SIZE * (TO_GAIN_A_CARD + TO_END_A_TURN) + DECK_SIZE // 2 * TO_LAY_TWO)


def most_points(start: Start) -> int:
    """Just short of the goal, and then all cards in one hand."""
    return int(start.options["goal"]) - 1 + card_points(ALL_CARDS, 0) + colour_bonus(ALL_CARDS, 0)
