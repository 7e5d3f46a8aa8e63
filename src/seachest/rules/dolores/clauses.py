"""Why a decision is not allowed now: the clause, and words for it. (What is legal is said by the mask alone.)"""

from seachest.rules.cards import NO_CARD
from seachest.rules.dolores.cards import (
    BET,
    BOTTLES,
    CARDS,
    CONVOY,
    LANTERN,
    LOOKOUT,
    SORTS,
    SWELL,
    TWO_HANDS,
    VOID,
    WHIRLPOOL,
    names,
)
from seachest.rules.dolores.state import (
    ACT_ANNOUNCE,
    ACT_BET,
    ACT_COUNT,
    ACT_DONE,
    ACT_DROP,
    ACT_GIVE,
    ACT_GRAB,
    ACT_LOOT,
    ACT_PASS,
    ACT_PICK,
    ACT_ROB,
    ACT_SHOW,
    ACT_SILENT,
    ACT_USE,
    BEFORE,
    COUNT,
    DRAWN,
    DROP,
    GESTURE,
    GESTURES,
    GIVE,
    GRAB,
    LAID_OUT,
    LOOT,
    OVER,
    PHASES,
    PICK,
    PLACES,
    SHOWN,
    TALK,
    THEFT,
    WINDOW,
    State,
)

NOW = {
    THEFT: ("DOL-6.3", "theft must rob somebody first"),
    LOOT: ("DOL-6.3", "theft must take a goods card of the victim first"),
    WINDOW: ("DOL-5", "bottles may be used now, or passed"),
    TALK: ("DOL-9.2", "an announcement is due now, or silence"),
    GESTURE: ("DOL-3.5", "the gestures are chosen now"),
    COUNT: ("DOL-6.7", "one of the two gestures shown must be chosen first"),
    GIVE: ("DOL-6.5", "whirlpool's cards must be given first"),
    GRAB: ("DOL-6.8", "the bet is being paid"),
    PICK: ("DOL-4.4", "a card of the duel must be picked first"),
    DROP: ("DOL-4.6", "a sort of goods must be dropped first"),
    OVER: ("DOL-7.1", "the game is over"),
}

PHASE_OF_GROUP = (
    (ACT_LOOT, LOOT),
    (ACT_ROB, THEFT),
    (ACT_DROP, DROP),
    (ACT_DONE, GRAB),
    (ACT_GRAB, GRAB),
    (ACT_PICK, PICK),
    (ACT_GIVE, GIVE),
    (ACT_BET, GESTURE),
    (ACT_COUNT, COUNT),
    (ACT_SHOW, GESTURE),
    (ACT_SILENT, TALK),
    (ACT_ANNOUNCE, TALK),
    (ACT_PASS, WINDOW),
    (ACT_USE, WINDOW),
)

WHEN = {
    LANTERN: ((BEFORE,), "DOL-5.1", "before the cards are drawn"),
    SWELL: ((LAID_OUT,), "DOL-5.2", "when the cards lie and no gesture is shown yet"),
    WHIRLPOOL: ((LAID_OUT,), "DOL-5.2", "when the cards lie and no gesture is shown yet"),
    TWO_HANDS: ((LAID_OUT,), "DOL-5.2", "when the cards lie and no gesture is shown yet"),
    BET: ((LAID_OUT,), "DOL-5.2", "when the cards lie and no gesture is shown yet"),
    CONVOY: ((LAID_OUT, SHOWN), "DOL-5.2", "when the cards lie"),
    VOID: ((SHOWN,), "DOL-5.3", "when both gestures are shown"),
    LOOKOUT: ((), "DOL-5.4", "when sunrise is drawn"),
}
"""For each bottle the windows it fits in, and that in words."""

WHY_NOT = {
    SWELL: ("DOL-6.4", "swell needs four cards in the pile"),
    CONVOY: ("DOL-6.6", "convoy needs two cards in the pile"),
    TWO_HANDS: ("DOL-5.2", "two-hands is used by a duellist"),
    BET: ("DOL-5.2", "bet is used by a player who is not in the duel"),
}
"""Why a bottle can't be used in its own window."""


def forbidden(v: State, seat: int, action: int) -> tuple[str, str]:
    """The clause that forbids an action to a seat, and why; v is the view of that seat."""
    begin, phase = next(group for group in PHASE_OF_GROUP if action >= group[0])
    which = action - begin
    if begin == ACT_ANNOUNCE:
        return _forbidden_announcement(v)
    if phase != v.phase:
        return NOW[v.phase]
    if begin == ACT_USE:
        return _forbidden_use(v, seat, which)
    if begin in (ACT_SHOW, ACT_BET):
        return _forbidden_showing(v, seat, begin, which)
    if begin == ACT_COUNT:
        return "DOL-6.7", f"{GESTURES[which]} is not one of the two gestures shown"
    if begin == ACT_GIVE and v.duel[which] != NO_CARD:
        return "DOL-6.5", f"{PLACES[which]} was given already"
    if begin in (ACT_GIVE, ACT_PICK, ACT_GRAB):
        clause = {ACT_GIVE: "DOL-6.5", ACT_PICK: "DOL-4.4", ACT_GRAB: "DOL-6.8"}[begin]
        return clause, f"no card lies at {PLACES[which]}"
    if begin == ACT_DROP:
        return "DOL-4.6", f"there is no {SORTS[which]} in the own display"
    if begin == ACT_ROB:
        return _forbidden_rob(v, seat, which)
    assert begin == ACT_LOOT, f"{PHASES[phase]}: nothing else can be forbidden in its own phase"
    return "DOL-6.3", f"{CARDS[which]} is not in the display of seat {v.victim}"


def _forbidden_announcement(v: State) -> tuple[str, str]:
    if not v.talk:
        return "DOL-9.2", "announcements are made with the option talk only"
    return "DOL-9.1", "announcements are made while a duel's cards lie, until it is settled"


def _forbidden_use(v: State, seat: int, bottle: int) -> tuple[str, str]:
    if v.sunrise == DRAWN:
        return "DOL-5.4", "sunrise is drawn: only lookout can be used now"
    if BOTTLES[bottle] not in names(v.display[seat]):
        return "DOL-5", f"{BOTTLES[bottle]} is not in the own display"
    windows, clause, when = WHEN[bottle]
    if v.window not in windows:
        return clause, f"{BOTTLES[bottle]} is used {when}"
    return WHY_NOT[bottle]


def _forbidden_showing(v: State, seat: int, begin: int, which: int) -> tuple[str, str]:
    if seat == v.bettor:
        return "DOL-6.8", "the bettor names two gestures as a bet"
    if begin == ACT_BET:
        return "DOL-6.8", "only one who uses the bottle bet makes a bet"
    if which < len(GESTURES):
        return "DOL-6.7", "the user of two-hands shows two gestures"
    return "DOL-6.7", "only the user of two-hands shows two gestures"


def _forbidden_rob(v: State, seat: int, victim: int) -> tuple[str, str]:
    if victim >= v.players:
        return "DOL-6.3", f"there is no seat {victim}"
    if victim == seat:
        return "DOL-6.3", "only another player can be robbed"
    return "DOL-6.3", f"seat {victim} owns no goods"
