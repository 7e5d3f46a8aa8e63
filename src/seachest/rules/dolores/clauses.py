"""Why a decision is not allowed now: the clause, and words for it. (The mask alone decides what is legal.)"""

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
    GESTURES,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_LOOT,
    PHASE_OVER,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_THEFT,
    PHASE_WINDOW,
    PHASES,
    PLACES,
    SUNRISE_DRAWN,
    WINDOW_BEFORE,
    WINDOW_LAID_OUT,
    WINDOW_SHOWN,
    State,
)
from seachest.rules.types import Action, Seat

PHASE_REASONS = {
    PHASE_THEFT: ("DOL-6.3", "someone must be robbed first (theft)"),
    PHASE_LOOT: ("DOL-6.3", "a goods card must be stolen first (theft)"),
    PHASE_WINDOW: ("DOL-5", "now is the time to use a bottle or pass"),
    PHASE_TALK: ("DOL-9.2", "now is the time to announce something or stay silent"),
    PHASE_GESTURE: ("DOL-3.5", "now is the time to choose a gesture"),
    PHASE_COUNT: ("DOL-6.7", "the gesture that counts must be chosen first"),
    PHASE_GIVE: ("DOL-6.5", "the cards must be rearranged first (whirlpool)"),
    PHASE_GRAB: ("DOL-6.8", "the winner of the bet is taking cards"),
    PHASE_PICK: ("DOL-4.4", "a card must be picked from the duel first"),
    PHASE_DROP: ("DOL-4.6", "a type of goods must be discarded first"),
    PHASE_OVER: ("DOL-7.1", "the game is over"),
}

PHASE_OF_GROUP = (
    (ACT_LOOT, PHASE_LOOT),
    (ACT_ROB, PHASE_THEFT),
    (ACT_DROP, PHASE_DROP),
    (ACT_DONE, PHASE_GRAB),
    (ACT_GRAB, PHASE_GRAB),
    (ACT_PICK, PHASE_PICK),
    (ACT_GIVE, PHASE_GIVE),
    (ACT_BET, PHASE_GESTURE),
    (ACT_COUNT, PHASE_COUNT),
    (ACT_SHOW, PHASE_GESTURE),
    (ACT_SILENT, PHASE_TALK),
    (ACT_ANNOUNCE, PHASE_TALK),
    (ACT_PASS, PHASE_WINDOW),
    (ACT_USE, PHASE_WINDOW),
)

BOTTLE_WINDOWS = {
    LANTERN: ((WINDOW_BEFORE,), "DOL-5.1", "before the cards are drawn"),
    SWELL: ((WINDOW_LAID_OUT,), "DOL-5.2", "when the cards are laid out and no gesture has been shown"),
    WHIRLPOOL: ((WINDOW_LAID_OUT,), "DOL-5.2", "when the cards are laid out and no gesture has been shown"),
    TWO_HANDS: ((WINDOW_LAID_OUT,), "DOL-5.2", "when the cards are laid out and no gesture has been shown"),
    BET: ((WINDOW_LAID_OUT,), "DOL-5.2", "when the cards are laid out and no gesture has been shown"),
    CONVOY: ((WINDOW_LAID_OUT, WINDOW_SHOWN), "DOL-5.2", "when the cards are laid out"),
    VOID: ((WINDOW_SHOWN,), "DOL-5.3", "when both gestures have been shown"),
    LOOKOUT: ((), "DOL-5.4", "when sunrise is drawn"),
}
"""For each bottle the windows it fits in, the clause that says so, and when that is in words."""

UNUSABLE_REASONS = {
    SWELL: ("DOL-6.4", "swell needs four cards in the pile"),
    CONVOY: ("DOL-6.6", "convoy needs two cards in the pile"),
    TWO_HANDS: ("DOL-5.2", "only a duellist can use two-hands"),
    BET: ("DOL-5.2", "only a player who is not in the duel can use bet"),
}
"""Why a bottle can't be used in its own window."""


def forbidden(v: State, seat: Seat, action: Action) -> tuple[str, str]:
    """Return the clause that forbids an action to a seat, and why; v is the view of that seat."""
    begin, phase = next(group for group in PHASE_OF_GROUP if action >= group[0])
    which = action - begin
    if begin == ACT_ANNOUNCE:
        return _forbidden_announcement(v)
    if phase != v.phase:
        return PHASE_REASONS[v.phase]
    if begin == ACT_USE:
        return _forbidden_use(v, seat, which)
    if begin in (ACT_SHOW, ACT_BET):
        return _forbidden_showing(v, seat, begin, which)
    if begin == ACT_COUNT:
        return "DOL-6.7", f"{GESTURES[which]} is not one of the two gestures shown"
    if begin == ACT_GIVE and v.duel[which] != NO_CARD:
        return "DOL-6.5", f"{PLACES[which]} has already been given"
    if begin in (ACT_GIVE, ACT_PICK, ACT_GRAB):
        clause = {ACT_GIVE: "DOL-6.5", ACT_PICK: "DOL-4.4", ACT_GRAB: "DOL-6.8"}[begin]
        return clause, f"there is no card at {PLACES[which]}"
    if begin == ACT_DROP:
        return "DOL-4.6", f"there is no {SORTS[which]} in seat {seat}'s display"
    if begin == ACT_ROB:
        return _forbidden_rob(v, seat, which)
    assert begin == ACT_LOOT, f"{PHASES[phase]}: nothing else can be forbidden in its own phase"
    return "DOL-6.3", f"{CARDS[which]} is not in seat {v.victim}'s display"


def _forbidden_announcement(v: State) -> tuple[str, str]:
    if not v.talk:
        return "DOL-9.2", "announcements need the option talk"
    return "DOL-9.1", "announcements can be made only while a duel is open"


def _forbidden_use(v: State, seat: Seat, bottle: int) -> tuple[str, str]:
    if v.sunrise == SUNRISE_DRAWN:
        return "DOL-5.4", "sunrise has been drawn: only lookout can be used now"
    if BOTTLES[bottle] not in names(v.display[seat]):
        return "DOL-5", f"{BOTTLES[bottle]} is not in seat {seat}'s display"
    windows, clause, when = BOTTLE_WINDOWS[bottle]
    if v.window not in windows:
        return clause, f"{BOTTLES[bottle]} can be used only {when}"
    return UNUSABLE_REASONS[bottle]


def _forbidden_showing(v: State, seat: Seat, begin: int, which: int) -> tuple[str, str]:
    if seat == v.bettor:
        return "DOL-6.8", "a player who used bet has to bet on two gestures"
    if begin == ACT_BET:
        return "DOL-6.8", "only a player who used bet can bet"
    if which < len(GESTURES):
        return "DOL-6.7", "two-hands was used, so two gestures must be shown"
    return "DOL-6.7", "two gestures can be shown only with two-hands"


def _forbidden_rob(v: State, seat: Seat, victim: Seat) -> tuple[str, str]:
    if victim >= v.players:
        return "DOL-6.3", f"there is no seat {victim}"
    if victim == seat:
        return "DOL-6.3", "only another player can be robbed"
    return "DOL-6.3", f"seat {victim} owns no goods"
