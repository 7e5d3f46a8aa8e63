"""Seats around a table, for any game."""

from typing import Protocol

from seachest.rules.compiled import small_rule
from seachest.rules.types import Seat


class HasPlayers(Protocol):
    """A state of any game."""

    players: int


@small_rule
def seat_after(s: HasPlayers, seat: Seat, steps: int) -> Seat:
    """The seat that is some steps after another, clockwise (dividing by a variable would be slow)."""
    other = seat + steps
    return other if other < s.players else other - s.players
