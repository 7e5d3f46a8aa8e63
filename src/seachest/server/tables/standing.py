"""Decisions that players have made in advance. Only their own seats know of them."""

from dataclasses import dataclass, field

import msgspec

from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry
from seachest.table import Table
from seachest.table.standing import standing_decisions
from seachest.wire.play import StandingAnswer


@dataclass
class StandingAnswers:
    """The decisions in advance of all seats of a table."""

    _made: dict[Seat, StandingAnswer] = field(default_factory=dict)
    _parts: dict[Seat, int] = field(default_factory=dict)
    """The part of the game in which each was made that ends with it."""

    def set(self, entry: Entry, table: Table) -> None:
        """A seat decides in advance, or for itself again where the entry has no body."""
        self.end(entry.seat)
        if entry.body:
            made = msgspec.json.decode(entry.body, type=StandingAnswer)
            self._made[entry.seat] = made
            if made.until == "part":
                self._parts[entry.seat] = _part_of_game(table, entry.seat)

    def end(self, seat: Seat) -> None:
        """A seat decides for itself again."""
        self._made.pop(seat, None)
        self._parts.pop(seat, None)

    def end_with_parts(self, table: Table) -> None:
        """Ends those whose part of the game is over."""
        for seat in [seat for seat, part in self._parts.items() if _part_of_game(table, seat) != part]:
            self.end(seat)

    def of(self, seat: Seat) -> StandingAnswer | None:
        """What a seat has decided in advance."""
        return self._made.get(seat)

    def shown(self, table: Table, seat: Seat) -> StandingAnswer | None:
        """What a seat has decided in advance, as it is sent."""
        made = self._made.get(seat)
        return None if made is None else msgspec.structs.replace(made, now=self.text(table, seat) is not None)

    def text(self, table: Table, seat: Seat) -> str | None:
        """What a seat has decided in advance about what it is asked now; None if it has not."""
        made, decisions = self._made.get(seat), standing_decisions(table.game.name)
        if made is None or decisions is None or seat not in table.pending():
            return None
        return made.text if decisions.applies(table.seat_view(seat)) else None


def offered_texts(table: Table) -> list[str]:
    """The decisions that players of a table may make in advance."""
    decisions = standing_decisions(table.game.name)
    return [] if decisions is None else [decisions.TEXT]


def _part_of_game(table: Table, seat: Seat) -> int:
    decisions = standing_decisions(table.game.name)
    return 0 if decisions is None else decisions.part_of_game(table.seat_view(seat))
