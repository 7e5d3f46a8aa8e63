"""Reads a written position of Dolores field by field and card by card; each method names what is wrong with a value."""

from collections.abc import Iterable
from dataclasses import dataclass

from seachest.rules.cards import Stock
from seachest.rules.dolores.cards import CARD_BY_NAME, CARD_COUNT, COPIES, GOODS_COUNT, SUNRISE_CARD
from seachest.rules.dolores.state import NO_CHOICE, PLACES, SIDES
from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import FieldReader, each, mapping, one_of, only, seat
from seachest.rules.types import Card, Seat


class DoloresStock(Stock):
    """The cards of a game with or without bottles (DOL-2.6), and where each was found that has been read so far."""

    def __init__(self, *, bottles: bool) -> None:
        in_game = [card for card in range(CARD_COUNT) if bottles or card < GOODS_COUNT or card == SUNRISE_CARD]
        super().__init__(CARD_BY_NAME, {card: COPIES[card] for card in in_game})

    def goods(self, value: object, where: str) -> Card:
        """Read a goods card of a display; raise NotationError for anything else."""
        card = self.read(value, where)
        if not 0 <= card < GOODS_COUNT:
            raise NotationError(f"{where}: expected goods, not {shown(value)}; displays are face up (DOL-8.1)")
        return card

    def bottle(self, value: object, where: str) -> Card:
        """Read a bottle of a display; raise NotationError for anything else."""
        card = self.read(value, where)
        if card < GOODS_COUNT:
            raise NotationError(f"{where}: expected a bottle, not {shown(value)}; displays are face up (DOL-8.1)")
        return card


@dataclass(frozen=True)
class DuelFieldReader(FieldReader):
    """Reads the fields of a written position of Dolores one by one; raises NotationError for what makes no sense."""

    def choice(self, value: object, where: str, table: tuple[str, ...]) -> int:
        """Return the number of a name in a table; NO_CHOICE for null."""
        return one_of(value, where, {None: NO_CHOICE, **{name: i for i, name in enumerate(table)}})

    def by_side(self, name: str, table: tuple[str, ...]) -> list[int]:
        """Return what each duellist chose, the left one first; NO_CHOICE where it is null or left out."""
        chosen = mapping(self.get(name, {}), name)
        only(chosen, name, set(SIDES))
        return [self.choice(chosen.get(side), f"{name}.{side}", table) for side in SIDES]

    def places(self, name: str) -> list[int]:
        """Return the numbers of places of the duel; no place may be named twice."""
        numbers: dict[str | None, int] = {place: i for i, place in enumerate(PLACES)}
        found = each(self.get(name, []), name, lambda value, where: one_of(value, where, numbers))
        if len(set(found)) < len(found):
            raise NotationError(f"{name}: a place is named twice")
        return found

    def seats(self, name: str) -> list[Seat]:
        """Return a list of seats; an empty one where the field is null or left out."""
        return each(self.get(name, []), name, lambda value, where: seat(value, where, self.players))

    def forbid(self, names: Iterable[str], why: str) -> None:
        """Raise NotationError if one of these fields says anything; `why` tells the reason."""
        for name in names:
            value = self.fields.get(name)
            if value is not None and value != []:
                raise NotationError(f"{name}: {shown(value)}, but {why}")
