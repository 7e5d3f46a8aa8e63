"""How the search plays Sea Salt & Paper on beyond its tree, and what it makes of where that leads."""

from typing import Any

from seachest.bots.greedy.sea_salt_paper import (
    CALL_ANYWAY,
    CLEAR_LEAD,
    LAST_TURN,
    POINT,
    UNKNOWN_CARD,
    choose,
    useful_duo,
    worth,
)
from seachest.bots.search.odds import share_out
from seachest.rules.compiled import Cells, entry, is_offered, lowest, rule
from seachest.rules.sea_salt_paper.cards import BOATS, CRABS, DUO_COUNT, FISH, SWIMMERS
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import ACT_END, ACT_LAST_CHANCE, ACT_LAY, ACT_STOP, OVER, PLAY, State

STAGES = 1
"""The search looks to the end of the round."""
NOBODY_IS_MODELLED = -1
STEADY = 4.0
"""Points that make a difference when the goal is reached."""
A_ROUND = 0.22
"""How much of the way to the goal still decides as much."""


@entry
def stage(s: State) -> int:
    """The round: its end is the horizon."""
    return s.round_number


@entry
def model(s: State, who: int, root: int, dice: Cells) -> int:
    """Nothing is known of how rivals decide."""
    return NOBODY_IS_MODELLED


@rule
def seems_to_have(s: State, rival: int) -> int:
    """What a rival probably has, by what lies before it and the size of its hand."""
    return card_points(0, s.laid[rival]) + s.hand_size[rival] * UNKNOWN_CARD // POINT


@rule
def call(s: State, seat: int, dice: Cells) -> int:
    """SSP-6: dare, play safe, or go on collecting."""
    mine = card_points(s.hand[seat], s.laid[seat])
    strongest = 0
    for rival in range(s.players):
        if rival != seat:
            strongest = max(strongest, seems_to_have(s, rival))
    if s.totals[seat] + mine >= s.goal and mine >= strongest:
        return ACT_STOP
    if s.deck_size > 2 * s.players and mine >= strongest + LAST_TURN + CLEAR_LEAD:
        return ACT_LAST_CHANCE
    if mine >= strongest or mine >= CALL_ANYWAY or s.deck_size <= 2 * s.players:
        return ACT_STOP
    return ACT_END


@entry
def quick(s: State, seat: int, mask: Cells, dice: Cells) -> int:
    """The rules of thumb, without a look at what rivals hold."""
    if s.phase != PLAY:
        return choose(s, seat, mask, dice)
    for group in (CRABS, FISH, SWIMMERS, BOATS):
        held = s.hand[seat] & group & ((1 << DUO_COUNT) - 1)
        if held and is_offered(mask, ACT_LAY + lowest(held)) and useful_duo(s, group):
            return ACT_LAY + lowest(held)
    return call(s, seat, dice) if is_offered(mask, ACT_STOP) else ACT_END


@entry
def weigh(s: State, worths: Any) -> None:
    """Each seat's chance to win the game, by its points."""
    nearest = 0
    for seat in range(s.players):
        worths[seat] = s.totals[seat]
        if s.phase != OVER and (s.hand_size[seat] > 0 or s.laid[seat]):
            worths[seat] += worth(s.hand[seat], s.laid[seat]) / POINT
        nearest = max(nearest, s.totals[seat])
    share_out(worths, s.players, STEADY + A_ROUND * max(s.goal - nearest, 0))
