"""The duel: talk (DOL-9), gestures (DOL-3.5), the bet (DOL-6.8), how it is settled (DOL-4), and theft (DOL-6.3)."""

from seachest.rules.compiled import Cells, entry, offer_all, rule
from seachest.rules.dolores.cards import SORT_BITS, UNIT_OF, goods_in, kinds_of_goods_in, of_sort, sorts_in
from seachest.rules.dolores.moving import (
    discard_duel,
    duellist,
    is_waiting,
    places_taken,
    side_of,
    take,
    take_all,
    take_side,
    who_must_drop,
)
from seachest.rules.dolores.state import (
    ACT_ANNOUNCE,
    ACT_BET,
    ACT_COUNT,
    ACT_DONE,
    ACT_DROP,
    ACT_GRAB,
    ACT_LOOT,
    ACT_PICK,
    ACT_ROB,
    ACT_SHOW,
    ACT_SILENT,
    BET_ON,
    BETS,
    DEALER_SIDE,
    FIGHT,
    FIRST,
    GESTURE_COUNT,
    GESTURES_IN,
    HAND_PAIRS,
    LEFT_SIDE,
    MAX_PROMISES,
    MAX_SHOWN,
    NO_CHOICE,
    PEACE,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_LOOT,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_THEFT,
    PHASE_WINDOW,
    REMEMBERED_GESTURES,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Card, Seat

EACH_GESTURE = (1 << GESTURE_COUNT) - 1
EACH_HANDS = ((1 << len(HAND_PAIRS)) - 1) << GESTURE_COUNT
EACH_BET = (1 << len(BETS)) - 1


# --- Talk (DOL-9) --------------------------------------------------------------------------------------------------


@rule
def legal_talk(mask: Cells) -> int:
    """DOL-9.2: an announcement, or none."""
    return offer_all(mask, ACT_ANNOUNCE, EACH_GESTURE) + offer_all(mask, ACT_SILENT, 1)


@rule
def act_announce(s: State, seat: Seat, gesture: int) -> None:
    """DOL-9.1: it is remembered, and uses up no turn but that of phase talk."""
    s.announced[seat] = gesture
    if s.phase == PHASE_TALK and is_waiting(s, seat):
        talk_is_done(s, seat)


@rule
def talk_is_done(s: State, seat: Seat) -> None:
    """DOL-9.2: the dealer's left neighbour first, then the dealer."""
    s.waiting = 0 if seat == s.dealer else 1 << s.dealer


@rule
def may_speak(s: State, seat: Seat) -> bool:
    """DOL-9.1, 9.2: while the duel lies open, anybody may announce something beside the turns."""
    if not s.talk or s.side_size == 0:
        return False
    if s.phase == PHASE_TALK:
        return not is_waiting(s, seat)
    return s.phase == PHASE_WINDOW or s.phase == PHASE_GESTURE or s.phase == PHASE_GIVE or s.phase == PHASE_COUNT


@rule
def keep_score_of_promises(s: State) -> None:
    """DOL-9.1: whether each duellist kept what they last announced before the gestures."""
    for side in (LEFT_SIDE, DEALER_SIDE):
        seat = duellist(s, side)
        if s.promised[side] != NO_CHOICE:
            if s.promised[side] == s.gesture[side]:
                s.kept[seat] = min(s.kept[seat] + 1, MAX_PROMISES)
            else:
                s.broken[seat] = min(s.broken[seat] + 1, MAX_PROMISES)


@rule
def remember_gestures(s: State) -> None:
    """What both duellists have shown is public now, and remembered."""
    for side in (LEFT_SIDE, DEALER_SIDE):
        seat, gesture = duellist(s, side), s.gesture[side]
        s.gesture_counts[seat, gesture] = min(s.gesture_counts[seat, gesture] + 1, MAX_SHOWN)
        for i in range(REMEMBERED_GESTURES - 1, 0, -1):
            s.last_gestures[seat, i] = s.last_gestures[seat, i - 1]
        s.last_gestures[seat, 0] = gesture


# --- Gestures (DOL-3.5) --------------------------------------------------------------------------------------------


@rule
def legal_gesture(s: State, seat: Seat, mask: Cells) -> int:
    """DOL-3.5, 6.7, 6.8: a gesture, two with the two-hands trick, or a bet by one who is not in the duel."""
    if seat == s.bettor:
        return offer_all(mask, ACT_BET, EACH_BET)
    if seat == s.two_hands:
        return offer_all(mask, ACT_SHOW, EACH_HANDS)
    return offer_all(mask, ACT_SHOW, EACH_GESTURE)


@rule
def act_show(s: State, seat: Seat, showing: int) -> None:
    """A duellist chooses in secret."""
    s.gesture[side_of(s, seat)] = showing
    s.waiting &= ~(1 << seat)


@rule
def act_bet(s: State, seat: Seat, bet: int) -> None:
    """DOL-6.8: the bettor chooses in secret."""
    s.bet = bet
    s.waiting &= ~(1 << seat)


@rule
def show_gestures(s: State) -> None:
    """DOL-3.6, 6.10: all is shown; the user of two hands decides which one counts."""
    if s.talk:
        for side in (LEFT_SIDE, DEALER_SIDE):
            s.promised[side] = s.announced[duellist(s, side)]
    s.phase = PHASE_COUNT
    if s.two_hands != NOBODY:
        s.waiting = 1 << s.two_hands


@rule
def legal_count(s: State, seat: Seat, mask: Cells) -> int:
    """DOL-6.7: one of the two gestures shown."""
    return offer_all(mask, ACT_COUNT, GESTURES_IN[s.gesture[side_of(s, seat)]])


@rule
def act_count(s: State, seat: Seat, gesture: int) -> None:
    """DOL-6.7: the gesture that counts."""
    s.gesture[side_of(s, seat)] = gesture
    s.waiting = 0


# --- The bet is paid (DOL-6.8) -------------------------------------------------------------------------------------


@entry
def bet_is_won(s: State) -> bool:
    """The two hands show the same as the two duellists, no matter which is whose."""
    return s.bettor != NOBODY and s.bet == BET_ON[GESTURE_COUNT * s.gesture[LEFT_SIDE] + s.gesture[DEALER_SIDE]]


@rule
def legal_grab(s: State, mask: Cells) -> int:
    """Any card, or no more."""
    return offer_all(mask, ACT_GRAB, places_taken(s)) + offer_all(mask, ACT_DONE, 1)


@rule
def act_grab(s: State, seat: Seat, place: int) -> None:
    """A card for the bettor; theft is used right after it (DOL-6.3)."""
    take(s, seat, place)
    if s.thief != NOBODY:
        s.phase = PHASE_THEFT
        s.waiting = 0


# --- Settling (DOL-4) ----------------------------------------------------------------------------------------------


@rule
def settle(s: State) -> None:
    """What becomes of the cards that lie; then theft, and the next duel."""
    s.bettor = NOBODY
    s.bet = NO_CHOICE
    s.phase = PHASE_THEFT
    left, dealer = s.gesture[LEFT_SIDE], s.gesture[DEALER_SIDE]
    if left == FIRST and dealer == FIRST:
        discard_duel(s)
        s.phase = PHASE_DROP
        s.waiting = who_must_drop(s)
    elif left == FIRST or dealer == FIRST:
        if places_taken(s):
            s.phase = PHASE_PICK
            s.waiting = 1 << duellist(s, LEFT_SIDE if left == FIRST else DEALER_SIDE)
    elif left == FIGHT and dealer == FIGHT:
        discard_duel(s)
    elif left == FIGHT or dealer == FIGHT:
        take_all(s, duellist(s, LEFT_SIDE if left == FIGHT else DEALER_SIDE))
    else:
        take_side(s, duellist(s, LEFT_SIDE), LEFT_SIDE)
        take_side(s, s.dealer, DEALER_SIDE)


@rule
def legal_pick(s: State, mask: Cells) -> int:
    """DOL-4.4, 4.5: any one card."""
    return offer_all(mask, ACT_PICK, places_taken(s))


@rule
def act_pick(s: State, seat: Seat, place: int) -> None:
    """DOL-4.4: the other takes what lies before them, the rest is discarded; DOL-4.5: the other takes the rest."""
    take(s, seat, place)
    other = LEFT_SIDE if seat == s.dealer else DEALER_SIDE
    if s.gesture[other] == PEACE:
        take_side(s, duellist(s, other), other)
        discard_duel(s)
    else:
        take_all(s, duellist(s, other))
    s.phase = PHASE_THEFT
    s.waiting = 0


@rule
def legal_drop(s: State, seat: Seat, mask: Cells) -> int:
    """DOL-4.6: any sort in the own display."""
    return offer_all(mask, ACT_DROP, sorts_in(s.display[seat]))


@rule
def act_drop(s: State, seat: Seat, sort: int) -> None:
    """DOL-4.6: chosen in secret."""
    s.dropped[side_of(s, seat)] = sort
    s.waiting &= ~(1 << seat)


@rule
def carry_out_drops(s: State) -> None:
    """DOL-4.6: both discard all goods of the sort they chose."""
    for side in (LEFT_SIDE, DEALER_SIDE):
        sort = s.dropped[side]
        if sort != NO_CHOICE:
            seat = duellist(s, side)
            goods = of_sort(s.display[seat], sort) << SORT_BITS * sort
            s.display[seat] -= goods
            s.discard += goods
            s.dropped[side] = NO_CHOICE
    s.phase = PHASE_THEFT


# --- Theft (DOL-6.3) -----------------------------------------------------------------------------------------------


@rule
def legal_rob(s: State, seat: Seat, mask: Cells) -> int:
    """Another player who owns goods."""
    victims = 0
    for victim in range(s.players):
        if victim != seat and goods_in(s.display[victim]):
            victims |= 1 << victim
    return offer_all(mask, ACT_ROB, victims)


@rule
def act_rob(s: State, victim: Seat) -> None:
    """The victim is chosen, the card follows."""
    s.victim = victim
    s.phase = PHASE_LOOT


@rule
def legal_loot(s: State, mask: Cells) -> int:
    """Any goods of the victim."""
    return offer_all(mask, ACT_LOOT, kinds_of_goods_in(s.display[s.victim]))


@rule
def act_loot(s: State, seat: Seat, card: Card) -> None:
    """The card changes displays."""
    s.display[s.victim] -= UNIT_OF[card]
    s.display[seat] += UNIT_OF[card]
    s.victim = NOBODY
    s.thief = NOBODY
    s.phase = PHASE_THEFT
    s.waiting = 0
