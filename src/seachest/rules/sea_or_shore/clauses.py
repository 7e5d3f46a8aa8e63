"""Why a decision is not allowed now: the clause, and words for it. (What is legal is said by the mask alone.)"""

from seachest.rules.sea_or_shore.cards import CARDS, COLOURS, PAIR_NAMES, TREASURE_BASE
from seachest.rules.sea_or_shore.scoring import weaker
from seachest.rules.sea_or_shore.state import (
    ACT_CARD,
    ACT_DISCARD,
    ACT_FETCH,
    ACT_FLEECE,
    ACT_INSPECT,
    ACT_ORDER,
    ACT_PASS,
    ACT_PLUS,
    ACT_RETURN,
    ACT_ROB,
    ACT_SHOW,
    ACT_SWAP,
    ACT_TAKE,
    CARD,
    DISCARD,
    FETCH,
    FLEECE,
    INSPECT,
    ORDER,
    PASS,
    PLUS,
    RETURN,
    SHOW,
    SWAP,
    TAKE,
    State,
)
from seachest.rules.types import Action, Seat

PHASE_CLAUSES = {
    PASS: ("SOS-2.7", "everyone passes a card first"),
    CARD: ("SOS-3.1", "a card must be played first"),
    SHOW: ("SOS-3.2", "the half to show must be chosen first"),
    PLUS: ("SOS-3.3", "the number of plus cards must be chosen first"),
    TAKE: ("SOS-5.1", "the treasure must be taken, or someone robbed, first"),
    FLEECE: ("SOS-8.1", "two plus cards must be taken from someone first"),
    SWAP: ("SOS-8.2", "someone to swap cards with must be chosen first"),
    RETURN: ("SOS-8.2", "cards must be given back first"),
    INSPECT: ("SOS-8.3", "a pile to look into must be chosen first"),
    ORDER: ("SOS-8.3", "the treasures looked at must be put back first"),
    FETCH: ("SOS-8.4", "a card must be fetched from the trick first"),
    DISCARD: ("SOS-8.4", "a card must be discarded first"),
}
"""What must be decided in each phase: the clause, and words for it."""

PHASE_OF_ACTIONS = (
    (ACT_DISCARD, DISCARD),
    (ACT_FETCH, FETCH),
    (ACT_RETURN, RETURN),
    (ACT_ORDER, ORDER),
    (ACT_INSPECT, INSPECT),
    (ACT_SWAP, SWAP),
    (ACT_FLEECE, FLEECE),
    (ACT_PASS, PASS),
    (ACT_ROB, TAKE),
    (ACT_TAKE, TAKE),
    (ACT_PLUS, PLUS),
    (ACT_SHOW, SHOW),
    (ACT_CARD, CARD),
)
"""The first number of each group of actions, from the last group to the first, and the phase of the group."""


def forbidden(v: State, seat: Seat, action: Action) -> tuple[str, str]:
    """Returns the clause that forbids an action to a seat that may decide, and why; v is the view of that seat."""
    begin, phase = next(group for group in PHASE_OF_ACTIONS if action >= group[0])
    if phase != v.phase:
        return PHASE_CLAUSES[v.phase]
    which = action - begin
    if begin == ACT_PASS:
        return "SOS-2.7", f"{COLOURS[which]} is not a colour that seat {seat} holds most of"
    if begin in (ACT_CARD, ACT_RETURN, ACT_DISCARD):
        return PHASE_CLAUSES[v.phase][0], f"{CARDS[which]} is not in hand"
    if begin == ACT_PLUS:
        if which > v.plus[seat]:
            return "SOS-3.3", f"seat {seat} doesn't have {which} plus cards"
        return "SOS-3.4", f"{which} plus cards would bring {CARDS[v.chosen]} above 12"
    if begin == ACT_INSPECT:
        return "SOS-8.3", f"no treasure is face down in {PAIR_NAMES[which]}"
    if begin == ACT_ORDER:
        return "SOS-8.3", "the order must name each treasure exactly once"
    if begin == ACT_FETCH:
        return "SOS-8.4", f"{CARDS[which]} is not in this trick"
    return _forbidden_victim(v, seat, begin, which)


def _forbidden_victim(v: State, seat: Seat, begin: Action, victim: Seat) -> tuple[str, str]:
    """Returns why a seat may not be robbed, fleeced or swapped with: the clause, and words for it."""
    clause = {ACT_ROB: "SOS-5.2", ACT_FLEECE: "SOS-8.1", ACT_SWAP: "SOS-8.2"}[begin]
    if victim >= v.players:
        return clause, f"there is no seat {victim}"
    if victim == seat:
        return clause, "it must be another player"
    if begin == ACT_FLEECE:
        return clause, f"seat {victim} has fewer than two plus cards"
    if begin == ACT_SWAP:
        return clause, f"seat {victim} has no cards"
    if not weaker(v, seat) >> victim & 1:
        return clause, f"seat {victim} did not lose the colour"
    top = v.stack[victim, v.stack_size[victim] - 1] if v.stack_size[victim] else None
    assert top is None or top // TREASURE_BASE != v.colour[seat]
    return clause, f"the top treasure of seat {victim} is not {COLOURS[v.colour[seat]]}"
