"""Puts what nobody can know yet into another order, so that an estimate doesn't foresee it.

One order serves all moments of a game: cards that are still unseen lie in the same sequence at each of them. What two
estimates have in common is then the same in both, and their difference says what happened in between, not how they were
shuffled.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random

CARD_LIMIT = 128
COPIES_OF_CARD = 16
"""Cards are small numbers, and no card of any game has as many copies."""


class CardOrder:
    """A random sequence of all cards of a game, the same for the same seed."""

    def __init__(self, seed: int) -> None:
        source = Random(seed)
        self.fraction = source.random()
        """A random number from 0 to 1, for what else has to be drawn."""
        self._ranks = [source.random() for _ in range(CARD_LIMIT * COPIES_OF_CARD)]

    def sort(self, cards: Iterable[int]) -> list[int]:
        """The cards in this order; the copies of a card count as different ones."""
        seen = Counter[int]()
        ranked = []
        for card in cards:
            ranked.append((self._ranks[card * COPIES_OF_CARD + seen[card]], card))
            seen[card] += 1
        return [card for _, card in sorted(ranked)]
