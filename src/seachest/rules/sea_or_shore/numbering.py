"""Actions that name seats, numbered as the table counts seats or as the one that decides does."""

from seachest.rules.compiled import entry, small_rule
from seachest.rules.sea_or_shore.state import ACT_FLEECE, ACT_ROB, ACT_SWAP, MAX_PLAYERS, State
from seachest.rules.seats import named_seat, steps_named
from seachest.rules.types import Action, Seat

RELATIVE_ACTIONS = tuple(begin + seat for begin in (ACT_ROB, ACT_FLEECE, ACT_SWAP) for seat in range(MAX_PLAYERS))
NO_SEAT_NAMED = -1


@small_rule
def _first_of_kind(action: Action) -> int:
    """The number of the action of the same kind that names seat 0; NO_SEAT_NAMED for actions that name none."""
    for begin in (ACT_ROB, ACT_FLEECE, ACT_SWAP):
        if begin <= action < begin + MAX_PLAYERS:
            return begin
    return NO_SEAT_NAMED


@entry
def table_action(s: State, seat: Seat, action: Action) -> Action:
    """The table's number of an action that is numbered as the seat counts."""
    begin = _first_of_kind(action)
    return action if begin == NO_SEAT_NAMED else named_seat(s, seat, begin, action)


@entry
def relative_action(s: State, seat: Seat, action: Action) -> Action:
    """The number of an action as the seat counts, given the table's number."""
    begin = _first_of_kind(action)
    return action if begin == NO_SEAT_NAMED else steps_named(s, seat, begin, action)
