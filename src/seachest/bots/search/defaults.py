"""Heuristics that suit several games, and those of games that have none of their own."""

from collections.abc import Mapping

from seachest.batches.stepping import Policy
from seachest.bots.search.records import ABSENT
from seachest.rules.compiled import Cells, StateRecord, entry, nth_offered
from seachest.rules.game import LegalFunction
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


@entry
def never_fixed(s: StateRecord) -> bool:
    """Takes it that the prior policy may answer differently when it is asked again."""
    return False


@entry
def only_stage(s: StateRecord) -> int:
    """Takes the whole game for one stage: its end is the horizon."""
    return 0


# Bound by `small_entry_for`: the rules of one game and its greedy policy.
legal: LegalFunction
choose: Policy


def greedy_rollout(s: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """Plays what the greedy policy chooses, and asks it only if there is something to choose."""
    return nth_offered(mask, 0) if legal(s, seat, mask) == 1 else choose(s, seat, mask, dice)


DEFAULT_HEURISTICS: Mapping[str, object] = {
    "stage": only_stage,
    "evaluate": None,  # by the result that the game would have if it ended now
    "predict_rival": predict_nothing,
    "is_observable": always_observable,
    "is_prior_fixed": never_fixed,
    "is_implausible": find_all_plausible,
    "HORIZON_STAGES": 1,
    "SCRATCH_SHAPE": (0, 0),
    "ITERATIONS_PER_GUESS": 1,
    "RIVAL_PRIOR_PERCENT": 0,
}
"""What the search goes by where a game's module leaves it out; its policies are then those of the greedy bot."""
