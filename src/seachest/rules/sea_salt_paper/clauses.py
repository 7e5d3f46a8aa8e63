"""Why a decision is not allowed now: the clause, and words for it. (What is legal is said by the mask alone.)"""

from seachest.rules.sea_salt_paper.cards import CARDS, PARTNERS
from seachest.rules.sea_salt_paper.state import (
    ACT_DISCARD,
    ACT_DRAW,
    ACT_END,
    ACT_KEEP,
    ACT_LAY,
    ACT_PICK,
    ACT_ROB,
    ACT_SEARCH,
    ACT_TAKE,
    ACT_WITH,
    DISCARD,
    DRAW,
    KEEP,
    LAST_CHANCE,
    MIN_POINTS_TO_CALL,
    PICK,
    PLAY,
    ROB,
    SEARCH,
    WITH,
    State,
)
from seachest.rules.types import Action, Card, Seat

REASON_BY_PHASE = {
    DRAW: ("SSP-3.1", "a turn begins by taking a card"),
    KEEP: ("SSP-3.2", "one of the two drawn cards must be kept first"),
    DISCARD: ("SSP-3.2", "the other drawn card must be discarded first"),
    PLAY: ("SSP-3.1", "this turn's card has been taken; now play duos or end the turn"),
    WITH: ("SSP-4.1", "the duo needs its second card first"),
    SEARCH: ("SSP-4.3", "the crabs must search a pile first"),
    PICK: ("SSP-4.3", "a card must be taken from the searched pile first"),
    ROB: ("SSP-4.6", "someone must be robbed first (swimmer and shark)"),
}

PHASE_OF_GROUP = (
    (ACT_PICK, PICK),
    (ACT_KEEP, KEEP),
    (ACT_WITH, WITH),
    (ACT_LAY, PLAY),
    (ACT_END, PLAY),
    (ACT_ROB, ROB),
    (ACT_SEARCH, SEARCH),
    (ACT_DISCARD, DISCARD),
    (ACT_TAKE, DRAW),
    (ACT_DRAW, DRAW),
)


def forbidden(v: State, seat: Seat, action: Action) -> tuple[str, str]:
    """Return the clause that forbids an action to the seat whose turn it is, and why; v is the view of that seat."""
    begin, phase = next(group for group in PHASE_OF_GROUP if action >= group[0])
    if phase != v.phase:
        return REASON_BY_PHASE[v.phase]
    which = action - begin
    if begin == ACT_DRAW:
        return "SSP-3.3", "the deck is empty"
    if begin == ACT_TAKE:
        return "SSP-3.4", f"pile {which + 1} is empty"
    if begin == ACT_KEEP:
        return "SSP-3.2", f"{CARDS[which]} is not one of the two drawn cards"
    if begin == ACT_DISCARD:
        return "SSP-3.2", "the card must go on the empty pile"
    if begin == ACT_LAY:
        return _forbidden_lay(v, seat, which)
    if begin == ACT_WITH:
        if not v.hand[seat] >> which & 1:
            return "SSP-4.1", f"{CARDS[which]} is not in hand"
        return "SSP-4.1", f"{CARDS[which]} is not a partner for {CARDS[v.first]}"
    if begin == ACT_SEARCH:
        return "SSP-4.3", f"pile {which + 1} is empty"
    if begin == ACT_PICK:
        return "SSP-4.3", f"{CARDS[which]} is not in pile {v.searched + 1}"
    if begin == ACT_ROB:
        return _forbidden_rob(v, seat, which)
    if v.call == LAST_CHANCE:
        return "SSP-6.3", "a LAST CHANCE is running"
    return "SSP-6.1", f"a call needs at least {MIN_POINTS_TO_CALL} card points"


def _forbidden_lay(v: State, seat: Seat, card: Card) -> tuple[str, str]:
    if not v.hand[seat] >> card & 1:
        return "SSP-4.1", f"{CARDS[card]} is not in hand"
    partners = (
        "shark" if "swimmer" in CARDS[card] else "swimmer" if "shark" in CARDS[card] else "second one of its kind"
    )
    assert PARTNERS[card]
    return "SSP-4.1", f"there is no {partners} in hand to play with {CARDS[card]}"


def _forbidden_rob(v: State, seat: Seat, victim: Seat) -> tuple[str, str]:
    if victim >= v.players:
        return "SSP-4.6", f"there is no seat {victim}"
    if victim == seat:
        return "SSP-4.6", "only another player can be robbed"
    if v.safe >> victim & 1:
        return "SSP-4.6", f"seat {victim}'s hand is revealed, and so safe"
    return "SSP-4.6", f"seat {victim} has no card in hand"
