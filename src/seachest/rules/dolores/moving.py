"""Who sits where in a duel of Dolores, and how cards move between pile, duel, displays and discard."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import entry, rule
from seachest.rules.dolores.cards import GOODS_COUNT, SUNRISE_CARD, THEFT_CARD, UNIT_OF, goods_in
from seachest.rules.dolores.state import (
    DEALER_SIDE,
    LEFT_SIDE,
    NO_CHOICE,
    NO_WINDOW,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_OVER,
    PLACE_COUNT,
    SEATS,
    SIDE_PLACES,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat


@entry
def duellist(s: State, side: int) -> Seat:
    """DOL-3.1: the seat on a side of the duel."""
    if side == DEALER_SIDE:
        return s.dealer
    return seat_after(s, s.dealer, 1)


@rule
def side_of(s: State, seat: Seat) -> int:
    """The side of a duellist; NOBODY for a seat that is not in the duel."""
    if seat == s.dealer:
        return DEALER_SIDE
    return LEFT_SIDE if seat == duellist(s, LEFT_SIDE) else NOBODY


@rule
def is_waiting(s: State, seat: Seat) -> bool:
    """Whether the seat may decide now."""
    return (s.waiting >> seat) & 1 == 1


@rule
def places_taken(s: State) -> int:
    """The places where a card of the duel lies, a bit for each."""
    which = 0
    for place in range(PLACE_COUNT):
        if s.duel[place] != NO_CARD:
            which |= 1 << place
    return which


@entry
def someone_to_rob(s: State, thief: Seat) -> bool:
    """DOL-6.3: whether anybody else owns goods."""
    for seat in range(s.players):
        if seat != thief and goods_in(s.display[seat]):
            return True
    return False


@rule
def who_must_drop(s: State) -> int:
    """DOL-4.6: the duellists who own goods, a bit for each."""
    seats = 0
    for side in (LEFT_SIDE, DEALER_SIDE):
        seat = duellist(s, side)
        if goods_in(s.display[seat]):
            seats |= 1 << seat
    return seats


@entry
def deciders(s: State) -> int:
    """Who makes the secret choice of this phase, a bit for each; 0 if choices are open."""
    if s.phase == PHASE_GESTURE:
        seats = 1 << duellist(s, LEFT_SIDE) | 1 << s.dealer
        return seats if s.bettor == NOBODY else seats | 1 << s.bettor
    if s.phase == PHASE_DROP:
        return who_must_drop(s)
    return 0


# --- Moving cards --------------------------------------------------------------------------------------------------


@rule
def draw_top(s: State) -> Card:
    """Takes the top card off the pile."""
    s.pile_size -= 1
    card = s.pile[s.pile_size]
    s.pile[s.pile_size] = NO_CARD
    return card


@rule
def gain(s: State, seat: Seat, card: Card) -> None:
    """A card enters a display; theft is discarded at once, and is to be used (DOL-5.5)."""
    if card == THEFT_CARD:
        s.discard += UNIT_OF[card]
        s.thief = seat
    else:
        s.display[seat] += UNIT_OF[card]


@rule
def spend(s: State, seat: Seat, bottle: int) -> None:
    """DOL-5: a used bottle is discarded."""
    s.display[seat] -= UNIT_OF[GOODS_COUNT + bottle]
    s.discard += UNIT_OF[GOODS_COUNT + bottle]


@rule
def take(s: State, seat: Seat, place: int) -> None:
    """A card of the duel enters a display, where everybody sees it (DOL-6.1)."""
    card = s.duel[place]
    s.duel[place] = NO_CARD
    s.sunrise_places &= 0 if card == SUNRISE_CARD else ~(1 << place)
    gain(s, seat, card)


@rule
def take_side(s: State, seat: Seat, side: int) -> None:
    """The cards that lie on one side of the duel enter a display."""
    for place in range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES):
        if s.duel[place] != NO_CARD:
            take(s, seat, place)


@rule
def take_all(s: State, seat: Seat) -> None:
    """All cards of the duel enter a display."""
    take_side(s, seat, LEFT_SIDE)
    take_side(s, seat, DEALER_SIDE)


@rule
def discard_duel(s: State) -> None:
    """What lies in the duel is discarded, unseen if a lantern covers it (DOL-6.1)."""
    for place in range(PLACE_COUNT):
        card = s.duel[place]
        if card != NO_CARD:
            s.duel[place] = NO_CARD
            if s.dark:
                s.buried += UNIT_OF[card]
                s.buried_size += 1
            else:
                s.discard += UNIT_OF[card]
    s.sunrise_places = 0


# --- Clearing up ---------------------------------------------------------------------------------------------------


@rule
def clear_gestures(s: State) -> None:
    """No gestures, bets or announcements of this duel."""
    for side in (LEFT_SIDE, DEALER_SIDE):
        s.gesture[side] = NO_CHOICE
        s.promised[side] = NO_CHOICE
    s.two_hands = NOBODY
    s.bettor = NOBODY
    s.bet = NO_CHOICE
    for seat in range(SEATS):
        s.announced[seat] = NO_CHOICE


@rule
def clear_duel(s: State) -> None:
    """No duel: nothing lies, shows, or is said."""
    s.window = NO_WINDOW
    s.side_size = 0
    s.repeated = 0
    s.dark = 0
    s.sunrise_places = 0
    clear_gestures(s)


@rule
def end_game(s: State) -> None:
    """DOL-7: nobody decides anything any more; a duel's cards stay where they lie."""
    s.phase = PHASE_OVER
    s.window = NO_WINDOW
    s.waiting = 0
