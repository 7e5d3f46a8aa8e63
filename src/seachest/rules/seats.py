"""Seats around a table, for any game."""

from typing import Protocol

from seachest.rules.compiled import small_rule


class HasPlayers(Protocol):
    """Any state."""

    players: int


@small_rule
def seat_after(s: HasPlayers, seat: int, steps: int) -> int:
    """The seat that comes so many after another, clockwise (dividing by a variable would be slow)."""
    other = seat + steps
    return other if other < s.players else other - s.players
