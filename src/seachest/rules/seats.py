"""Seats around a table, for any game."""

from typing import Protocol

from seachest.rules.compiled import small_rule
from seachest.rules.types import Action, Seat


class HasPlayers(Protocol):
    """A state of any game."""

    players: int


@small_rule
def seat_after(s: HasPlayers, seat: Seat, steps: int) -> Seat:
    """The seat that is some steps after another, clockwise (dividing by a variable would be slow)."""
    other = seat + steps
    return other if other < s.players else other - s.players


@small_rule
def steps_to(s: HasPlayers, seat: Seat, other: Seat) -> int:
    """How many steps another seat is after one, clockwise: the inverse of `seat_after`."""
    steps = other - seat
    return steps if steps >= 0 else steps + s.players


@small_rule
def named_seat(s: HasPlayers, seat: Seat, begin: int, action: Action) -> Action:
    """The number of an action that names a seat by its steps after the own one; `begin` is the one of seat 0."""
    return begin + seat_after(s, seat, action - begin) if action - begin < s.players else action


@small_rule
def steps_named(s: HasPlayers, seat: Seat, begin: int, action: Action) -> Action:
    """The number of an action that names a seat of the table, as if seats were counted from the own one on."""
    return begin + steps_to(s, seat, action - begin) if action - begin < s.players else action
