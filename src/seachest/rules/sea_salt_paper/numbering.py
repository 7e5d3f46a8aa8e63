"""Actions that name seats, numbered as the table counts seats or as the one that decides does."""

from seachest.rules.compiled import entry
from seachest.rules.sea_salt_paper.state import ACT_ROB, SEATS, State
from seachest.rules.seats import named_seat, steps_named
from seachest.rules.types import Action, Seat

RELATIVE_ACTIONS = tuple(range(ACT_ROB, ACT_ROB + SEATS))


@entry
def table_action(s: State, seat: Seat, action: Action) -> Action:
    """Return the table's number of an action that is numbered as the seat counts."""
    return named_seat(s, seat, ACT_ROB, action) if ACT_ROB <= action < ACT_ROB + SEATS else action


@entry
def relative_action(s: State, seat: Seat, action: Action) -> Action:
    """Return the number of an action as the seat counts, given the table's number."""
    return steps_named(s, seat, ACT_ROB, action) if ACT_ROB <= action < ACT_ROB + SEATS else action
