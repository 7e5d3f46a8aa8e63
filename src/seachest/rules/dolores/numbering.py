"""Actions that name seats or places, numbered as the table counts or as the one that decides does.

To a seat it is itself the first, and the near side of a duel is its own; one who is not in the duel has the dealer's
left neighbour near.
"""

from seachest.rules.compiled import entry, small_rule
from seachest.rules.dolores.state import (
    ACT_GIVE,
    ACT_GRAB,
    ACT_PICK,
    ACT_ROB,
    DEALER_SIDE,
    LEFT_SIDE,
    PLACE_COUNT,
    SEATS,
    SIDE_PLACES,
    State,
)
from seachest.rules.seats import named_seat, steps_named
from seachest.rules.types import Action, Seat

RELATIVE_ACTIONS = (
    *(begin + place for begin in (ACT_GIVE, ACT_PICK, ACT_GRAB) for place in range(PLACE_COUNT)),
    *range(ACT_ROB, ACT_ROB + SEATS),
)
assert ACT_GIVE + PLACE_COUNT == ACT_PICK
assert ACT_PICK + PLACE_COUNT == ACT_GRAB


@small_rule
def near_side(s: State, seat: Seat) -> int:
    """The side of the duel that a seat sees as the near one."""
    return DEALER_SIDE if seat == s.dealer else LEFT_SIDE


@small_rule
def relative_place(s: State, seat: Seat, place: int) -> int:
    """The number of a place of the duel with the near side first; the same leads back."""
    if seat != s.dealer:
        return place
    return place + SIDE_PLACES if place < SIDE_PLACES else place - SIDE_PLACES


@small_rule
def _swap_sides(s: State, seat: Seat, action: Action) -> Action:
    """The number of an action that names a place, with both sides swapped where the dealer decides."""
    for begin in (ACT_GIVE, ACT_PICK, ACT_GRAB):
        if begin <= action < begin + PLACE_COUNT:
            return begin + relative_place(s, seat, action - begin)
    return action


@entry
def table_action(s: State, seat: Seat, action: Action) -> Action:
    """The table's number of an action that is numbered as the seat counts."""
    if ACT_ROB <= action < ACT_ROB + SEATS:
        return named_seat(s, seat, ACT_ROB, action)
    return _swap_sides(s, seat, action)


@entry
def relative_action(s: State, seat: Seat, action: Action) -> Action:
    """The number of an action as the seat counts, given the table's number."""
    if ACT_ROB <= action < ACT_ROB + SEATS:
        return steps_named(s, seat, ACT_ROB, action)
    return _swap_sides(s, seat, action)
