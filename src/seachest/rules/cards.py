"""What the cards of all games have in common: blanks, and counting them while a position is read."""

from collections import Counter
from collections.abc import Mapping

from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import each
from seachest.rules.types import Card

NO_CARD = -1
UNKNOWN = -2
"""A card that is there, but that the owner of a view does not know; in what is read, a random one."""


class Stock:
    """The cards of a game by name, and where each was found that has been read so far; "?" stands for any."""

    def __init__(self, numbers: Mapping[str, int], copies: Mapping[int, int], what: str = "card") -> None:
        self._numbers, self._copies, self._what = numbers, copies, what
        self._places: dict[int, list[str]] = {}

    def read(self, value: object, where: str) -> int:
        """One card by name."""
        if value == "?":
            return UNKNOWN
        if not isinstance(value, str) or value not in self._numbers:
            raise NotationError(f"{where}: unknown {self._what} {shown(value)}")
        card = self._numbers[value]
        copies = self._copies.get(card, 0)
        places = self._places.setdefault(card, [])
        places.append(where)
        if len(places) > copies:
            raise NotationError(
                f"{where}: too many {value}: there {'is' if copies == 1 else 'are'} {copies}"
                + (f", already in {', '.join(places[:-1])}" if copies else "")
            )
        return card

    def read_list(self, value: object, where: str) -> list[int]:
        """A list of cards."""
        return each(value, where, self.read)

    def places_of(self, card: Card) -> list[str]:
        """Where a card was found so far."""
        return self._places.get(card, [])

    def others(self) -> list[int]:
        """All cards that were not named."""
        used = Counter({card: len(places) for card, places in self._places.items()})
        return [card for card, copies in self._copies.items() for _ in range(copies - used[card])]


def drawn_for(cards: list[int], others: list[int], where: str) -> list[int]:
    """The cards of a list, with one off the end of the others for each that it leaves open."""
    if cards.count(UNKNOWN) > len(others):
        raise NotationError(f"{where}: too few cards are left for {cards.count(UNKNOWN)} unknown ones")
    return [others.pop() if card == UNKNOWN else card for card in cards]


MAX_REMEMBERED_SETS = 4096
"""Sets of cards whose names are remembered: the same ones are told again and again."""
