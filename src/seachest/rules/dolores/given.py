"""What a written position of Dolores says, read field by field and card by card."""

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as attribute
from typing import Any

from seachest.rules.dolores.cards import CARD_BY_NAME, CARD_COUNT, COPIES, GOODS_COUNT, SUNRISE_CARD, UNKNOWN
from seachest.rules.dolores.state import NONE, PLACES, SIDES
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import each, mapping, number, one_of, only, seat


@dataclass
class CardsRead:
    """Cards read so far, each with where it stands; "?" stands for a random one."""

    bottles: bool
    where: dict[int, list[str]] = attribute(default_factory=dict)

    def copies(self, card: int) -> int:
        """How often a card is in this game (DOL-2.6)."""
        return COPIES[card] if self.bottles or card < GOODS_COUNT or card == SUNRISE_CARD else 0

    def read(self, value: object, where: str) -> int:
        """One card by name."""
        if value == "?":
            return UNKNOWN
        if not isinstance(value, str) or value not in CARD_BY_NAME:
            raise NotationError(f"{where}: unknown card {shown(value)}")
        card = CARD_BY_NAME[value]
        copies = self.copies(card)
        if copies == 0:
            raise NotationError(f"{where}: {value} is not in a game without bottles (DOL-2.6)")
        places = self.where.setdefault(card, [])
        places.append(where)
        if len(places) > copies:
            raise NotationError(
                f"{where}: too many {value}: there {'is' if copies == 1 else 'are'} {copies}, "
                f"already in {', '.join(places[:-1])}"
            )
        return card

    def read_list(self, value: object, where: str) -> list[int]:
        """A list of cards."""
        return each(value, where, self.read)

    def goods(self, value: object, where: str) -> int:
        """A card of a display's goods."""
        card = self.read(value, where)
        if not 0 <= card < GOODS_COUNT:
            raise NotationError(f"{where}: expected goods, not {shown(value)}; displays lie open (DOL-8.1)")
        return card

    def bottle(self, value: object, where: str) -> int:
        """A card of a display's bottles."""
        card = self.read(value, where)
        if card < GOODS_COUNT:
            raise NotationError(f"{where}: expected a bottle, not {shown(value)}; displays lie open (DOL-8.1)")
        return card

    def others(self) -> list[int]:
        """All cards that were not named."""
        return [card for card in range(CARD_COUNT) for _ in range(self.copies(card) - len(self.where.get(card, [])))]


@dataclass
class Given:
    """The fields of a position, read and checked one by one."""

    fields: dict[str, Any]
    players: int

    def get(self, name: str, default: Any) -> Any:
        """A field, or its default where it is left out or null."""
        value = self.fields.get(name)
        return default if value is None else value

    def seat(self, name: str) -> int:
        """A seat, or NOBODY."""
        value = self.fields.get(name)
        return NOBODY if value is None else seat(value, name, self.players)

    def choice(self, value: object, where: str, table: tuple[str, ...]) -> int:
        """One of a few names, or null for NONE."""
        return one_of(value, where, {None: NONE, **{name: i for i, name in enumerate(table)}})

    def by_side(self, name: str, table: tuple[str, ...]) -> list[int]:
        """What each duellist chose; NONE where the field is null or left out."""
        chosen = mapping(self.get(name, {}), name)
        only(chosen, name, set(SIDES))
        return [self.choice(chosen.get(side), f"{name}.{side}", table) for side in SIDES]

    def places(self, name: str) -> list[int]:
        """Places of the duel, none twice."""
        numbers: dict[str | None, int] = {place: i for i, place in enumerate(PLACES)}
        found = each(self.get(name, []), name, lambda value, where: one_of(value, where, numbers))
        if len(set(found)) < len(found):
            raise NotationError(f"{name}: a place is named twice")
        return found

    def numbers(self, name: str, most: int) -> list[int]:
        """A number for each seat, 0 where the field is left out."""
        return each(
            self.get(name, [0] * self.players),
            name,
            lambda value, where: number(value, where, 0, most),
            self.players,
            "numbers, one a seat",
        )

    def seats(self, name: str) -> list[int]:
        """A list of seats."""
        return each(self.get(name, []), name, lambda value, where: seat(value, where, self.players))

    def forbid(self, names: Iterable[str], why: str) -> None:
        """None of these fields may say anything."""
        for name in names:
            value = self.fields.get(name)
            if value is not None and value != []:
                raise NotationError(f"{name}: {shown(value)}, but {why}")
