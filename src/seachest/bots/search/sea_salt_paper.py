"""Heuristics of the search for Sea Salt & Paper: rollouts, and the evaluation of positions."""

from seachest.bots.greedy.sea_salt_paper import NO_LAY, UNKNOWN_CARD_WORTH, call_against, choose, choose_lay, worth
from seachest.bots.greedy.units import POINT
from seachest.bots.search.defaults import always_observable, find_all_plausible, predict_nothing
from seachest.bots.search.odds import points_to_chances
from seachest.rules.compiled import Cells, Reals, entry, is_offered, nth_offered, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.rules import legal
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import ACT_END, ACT_ROB, ACT_STOP, DRAW, KEEP, OVER, PLAY, ROB, State
from seachest.rules.types import Action, Seat

HORIZON_STAGES = 1
"""The search looks to the end of the round."""
SCRATCH_SHAPE = (0, 0)
ITERATIONS_PER_GUESS = 1
"""A fresh guess for each iteration."""
RIVAL_PRIOR_PERCENT = 0
"""How often a rival in the tree follows the prior policy instead of what is best for it."""
END_SCALE = 4.0
"""Points that make a difference when the goal is reached."""
SCALE_PER_POINT_TO_GOAL = 0.22
"""How much of the way to the goal still decides as much."""

predict_rival, is_implausible, is_observable = predict_nothing, find_all_plausible, always_observable


@entry
def stage(s: State) -> int:
    """The round: its end is the horizon."""
    return s.round_number


@rule
def estimated_points(s: State, rival: Seat) -> int:
    """The points that a rival probably has, by what it has laid and the size of its hand."""
    return card_points(0, s.laid[rival]) + s.hand_size[rival] * UNKNOWN_CARD_WORTH // POINT


@rule
def rollout_call(s: State, seat: Seat) -> Action:
    """SSP-6: dare, play safe, or go on collecting."""
    mine = card_points(s.hand[seat], s.laid[seat])
    strongest = 0
    for rival in range(s.players):
        if rival != seat:
            strongest = max(strongest, estimated_points(s, rival))
    wins = s.totals[seat] + mine >= s.goal and mine >= strongest
    return ACT_STOP if wins else call_against(s, mine, strongest)


@rule
def rollout_rob(s: State, mask: Cells) -> Action:
    """The one who seems to have most."""
    victim, most = NOBODY, -1
    for rival in range(s.players):
        if is_offered(mask, ACT_ROB + rival) and estimated_points(s, rival) + s.hand_size[rival] > most:
            victim, most = rival, estimated_points(s, rival) + s.hand_size[rival]
    return ACT_ROB + victim


@entry
def prior_policy(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The greedy bot's choice, made without a look at what rivals hold."""
    if s.phase == ROB:
        return rollout_rob(s, mask)
    if s.phase != PLAY:
        return choose(s, seat, mask, dice)
    lay = choose_lay(s, seat, mask)
    if lay != NO_LAY:
        return lay
    return rollout_call(s, seat) if is_offered(mask, ACT_STOP) else ACT_END


@entry
def rollout_policy(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The prior policy for rollouts, which computes the legal actions only where it needs them."""
    if s.phase == KEEP or (s.phase == DRAW and s.deck_size > 0):
        return choose(s, seat, mask, dice)
    return nth_offered(mask, 0) if legal(s, seat, mask) == 1 else prior_policy(s, seat, mask, dice)


@entry
def is_prior_fixed(s: State) -> bool:
    """Whether the prior policy says the same each time: it follows from what the seat sees."""
    return True


@entry
def evaluate(s: State, worths: Reals, scratch: Reals) -> None:
    """Each seat's chance to win the game, by its points."""
    nearest = 0
    for seat in range(s.players):
        worths[seat] = s.totals[seat]
        if s.phase != OVER and (s.hand_size[seat] > 0 or s.laid[seat]):
            worths[seat] += worth(s.hand[seat], s.laid[seat]) / POINT
        nearest = max(nearest, s.totals[seat])
    points_to_chances(worths, s.players, END_SCALE + SCALE_PER_POINT_TO_GOAL * max(s.goal - nearest, 0))
