"""How the search plays Sea Salt & Paper on beyond its tree, and what it makes of where that leads."""

from seachest.bots.greedy.sea_salt_paper import NOTHING, POINT, UNKNOWN_CARD, call_against, choose, choose_lay, worth
from seachest.bots.search.odds import share_out
from seachest.rules.compiled import Cells, Reals, entry, is_offered, nth_offered, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.rules import legal
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import ACT_END, ACT_ROB, ACT_STOP, DRAW, KEEP, OVER, PLAY, ROB, State
from seachest.rules.types import Action, Seat

STAGES = 1
"""The search looks to the end of the round."""
SCRATCH = (0, 0)
NOBODY_IS_MODELLED = -1
PLAYS = 1
"""Iterations that play the same guess."""
BY_HABIT = 0
"""Percent: how often a rival is taken to go by rules of thumb."""
STEADY = 4.0
"""Points that make a difference when the goal is reached."""
A_ROUND = 0.22
"""How much of the way to the goal still decides as much."""


@entry
def stage(s: State) -> int:
    """The round: its end is the horizon."""
    return s.round_number


@entry
def model(s: State, who: Seat, root: Seat, dice: Cells) -> Action:
    """Nothing is known of how rivals decide."""
    return NOBODY_IS_MODELLED


@rule
def seems_to_have(s: State, rival: Seat) -> int:
    """What a rival probably has, by what lies before it and the size of its hand."""
    return card_points(0, s.laid[rival]) + s.hand_size[rival] * UNKNOWN_CARD // POINT


@rule
def quick_call(s: State, seat: Seat) -> Action:
    """SSP-6: dare, play safe, or go on collecting."""
    mine = card_points(s.hand[seat], s.laid[seat])
    strongest = 0
    for rival in range(s.players):
        if rival != seat:
            strongest = max(strongest, seems_to_have(s, rival))
    wins = s.totals[seat] + mine >= s.goal and mine >= strongest
    return ACT_STOP if wins else call_against(s, mine, strongest)


@rule
def quick_rob(s: State, mask: Cells) -> Action:
    """The one who seems to have most."""
    victim, most = NOBODY, -1
    for rival in range(s.players):
        if is_offered(mask, ACT_ROB + rival) and seems_to_have(s, rival) + s.hand_size[rival] > most:
            victim, most = rival, seems_to_have(s, rival) + s.hand_size[rival]
    return ACT_ROB + victim


@entry
def guide(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The rules of thumb, without a look at what rivals hold."""
    if s.phase == ROB:
        return quick_rob(s, mask)
    if s.phase != PLAY:
        return choose(s, seat, mask, dice)
    lay = choose_lay(s, seat, mask)
    if lay != NOTHING:
        return lay
    return quick_call(s, seat) if is_offered(mask, ACT_STOP) else ACT_END


@entry
def quick(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The same; what is legal is asked where it matters."""
    if s.phase == KEEP or (s.phase == DRAW and s.deck_size > 0):
        return choose(s, seat, mask, dice)
    return nth_offered(mask, 0) if legal(s, seat, mask) == 1 else guide(s, seat, mask, dice)


@entry
def steady(s: State) -> bool:
    """What the rules of thumb say follows from what the seat sees."""
    return True


@entry
def doubted(s: State, root: Seat, dice: Cells) -> bool:
    """Nothing is concluded from what rivals did."""
    return False


@entry
def noticed(s: State) -> bool:
    """Everybody notices something of every decision."""
    return True


@entry
def weigh(s: State, worths: Reals, scratch: Reals) -> None:
    """Each seat's chance to win the game, by its points."""
    nearest = 0
    for seat in range(s.players):
        worths[seat] = s.totals[seat]
        if s.phase != OVER and (s.hand_size[seat] > 0 or s.laid[seat]):
            worths[seat] += worth(s.hand[seat], s.laid[seat]) / POINT
        nearest = max(nearest, s.totals[seat])
    share_out(worths, s.players, STEADY + A_ROUND * max(s.goal - nearest, 0))
