"""Answers that suit several games to what the search asks of a game's module."""

from seachest.bots.search.records import ABSENT
from seachest.rules.compiled import Cells, StateRecord, entry
from seachest.rules.types import Action, Seat


@entry
def predict_nothing(s: StateRecord, who: Seat, root: Seat, dice: Cells) -> Action:
    """Predicts no rival's answer: rivals decide by regret matching alone."""
    return ABSENT


@entry
def find_all_plausible(s: StateRecord, root: Seat, dice: Cells) -> bool:
    """Finds no deal implausible: nothing is concluded from what rivals did."""
    return False


@entry
def always_observable(s: StateRecord) -> bool:
    """Takes it that others observe something of every decision."""
    return True
