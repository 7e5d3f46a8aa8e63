"""What the cards of all games have in common: blanks, and counting them while a position is read."""

from collections import Counter
from collections.abc import Mapping

from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import each
from seachest.rules.types import Card

NO_CARD = -1
UNKNOWN = -2
"""A card that is there, but that the owner of a view does not know; in what is read, a random one."""
UNKNOWN_NAME = "?"
"""How positions write a card, or half a card, that is not known."""


class Stock:
    """Counts the cards that are read from a position by name, and refuses too many of one; "?" stands for any card."""

    def __init__(self, numbers: Mapping[str, int], copies: Mapping[int, int], what: str = "card") -> None:
        self._numbers, self._copies, self._what = numbers, copies, what
        self._places: dict[int, list[str]] = {}

    def read(self, value: object, where: str) -> int:
        """The number of a card from its name; raises NotationError for an unknown name, or one too many of it."""
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
        """The numbers of the cards in a list of names."""
        return each(value, where, self.read)

    def places_of(self, card: Card) -> list[str]:
        """The places where a card was read so far."""
        return self._places.get(card, [])

    def others(self) -> list[int]:
        """All cards that were not read yet."""
        used = Counter({card: len(places) for card, places in self._places.items()})
        return [card for card, copies in self._copies.items() for _ in range(copies - used[card])]


def drawn_for(cards: list[int], others: list[int], where: str) -> list[int]:
    """The cards of a list, with unknown ones replaced by cards from the end of `others`, which loses them."""
    if cards.count(UNKNOWN) > len(others):
        raise NotationError(f"{where}: too few cards are left for {cards.count(UNKNOWN)} unknown ones")
    return [others.pop() if card == UNKNOWN else card for card in cards]


MAX_REMEMBERED_SETS = 4096
"""How many sets of cards keep their names in memory, because the same ones are written again and again."""
