"""Bottles: when they may be used (DOL-5), and what they do (DOL-6)."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, bits, entry, lookup, offer_all, rule
from seachest.rules.dolores.cards import (
    BET,
    CONVOY,
    LANTERN,
    LOOKOUT,
    SUNRISE_CARD,
    SWELL,
    TWO_HANDS,
    VOID,
    WHIRLPOOL,
    bottles_in,
)
from seachest.rules.dolores.moving import clear_gestures, discard_duel, draw_top, end_game, places_taken, side_of, spend
from seachest.rules.dolores.state import (
    ACT_GIVE,
    ACT_PASS,
    ACT_USE,
    CONVOY_CARDS,
    DEALER_SIDE,
    DUEL_CARDS,
    LEFT_SIDE,
    NO_CHOICE,
    NO_WINDOW,
    PHASE_GIVE,
    PHASE_WINDOW,
    PILE_LIMIT,
    PLACE_COUNT,
    SIDE_PLACES,
    SUNRISE_DRAWN,
    SUNRISE_IGNORED,
    SUNRISE_LOW,
    WINDOW_LAID_OUT,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

BOTTLES_BY_WINDOW = lookup(
    [
        0,
        1 << LANTERN,
        1 << SWELL | 1 << WHIRLPOOL | 1 << CONVOY | 1 << TWO_HANDS | 1 << BET,
        1 << CONVOY | 1 << VOID,
    ]
)
"""The bottles that fit in each window (DOL-5.1 to 5.3)."""


@rule
def holder(s: State, bottle: int) -> Seat:
    """The seat in whose display a bottle lies, or NOBODY."""
    for seat in range(s.players):
        if (bottles_in(s.display[seat]) >> bottle) & 1:
            return seat
    return NOBODY


@entry
def fitting(s: State, seat: Seat, window: int) -> int:
    """DOL-5: the bottles that a seat may use in a window, a bit for each."""
    which = bottles_in(s.display[seat]) & BOTTLES_BY_WINDOW[window]
    if which == 0:
        return 0
    if s.pile_size < DUEL_CARDS:
        which &= ~(1 << SWELL)
    if s.pile_size < CONVOY_CARDS:
        which &= ~(1 << CONVOY)
    return which & ~(1 << TWO_HANDS if side_of(s, seat) == NOBODY else 1 << BET)


@rule
def lookout_is_asked(s: State) -> bool:
    """DOL-5.4: whether the open question is that to lookout's owner."""
    return s.phase == PHASE_WINDOW and s.sunrise == SUNRISE_DRAWN


# --- Windows (DOL-5) -----------------------------------------------------------------------------------------------


@rule
def open_window(s: State, window: int) -> None:
    """Every player who holds a bottle that fits is asked."""
    s.phase = PHASE_WINDOW
    s.window = window
    s.waiting = 0
    # Most of the time nobody holds such a bottle; absent seats have empty displays.
    if bottles_in(s.display[0] | s.display[1] | s.display[2] | s.display[3]) & BOTTLES_BY_WINDOW[window] == 0:
        return
    for seat in range(s.players):
        if fitting(s, seat, window):
            s.waiting |= 1 << seat


@rule
def legal_window(s: State, seat: Seat, mask: Cells) -> int:
    """A bottle that fits, or none."""
    which = 1 << LOOKOUT if lookout_is_asked(s) else fitting(s, seat, s.window)
    return offer_all(mask, ACT_USE, which) + offer_all(mask, ACT_PASS, 1)


@rule
def act_pass(s: State, seat: Seat) -> None:
    """The seat uses no bottle; lookout not used, the game is over (DOL-3.3)."""
    s.waiting &= ~(1 << seat)
    if s.sunrise == SUNRISE_DRAWN:
        end_game(s)


@rule
def act_use(s: State, seat: Seat, bottle: int) -> None:
    """DOL-6: what the bottle does; then the window starts again."""
    spend(s, seat, bottle)
    if bottle == SWELL:
        discard_duel(s)
        lay_out(s)
    elif bottle == CONVOY:
        bring_convoy(s)
    elif bottle == WHIRLPOOL:
        s.window = NO_WINDOW
        s.phase = PHASE_GIVE
        s.waiting = 1 << seat
    elif bottle == VOID:
        clear_gestures(s)
        s.repeated = 1
        open_window(s, WINDOW_LAID_OUT)
    else:
        if bottle == LANTERN:
            s.dark = 1
            s.seer = seat
        elif bottle == LOOKOUT:
            s.sunrise = SUNRISE_IGNORED
        elif bottle == TWO_HANDS:
            s.two_hands = seat
        else:
            s.bettor = seat
        open_window(s, s.window)


# --- Cards are laid (DOL-3.2, 6.4, 6.6) ----------------------------------------------------------------------------


@rule
def lay_out(s: State) -> None:
    """DOL-3.2, 6.4: two cards for the left player, then two for the dealer."""
    s.window = WINDOW_LAID_OUT
    s.side_size = DUEL_CARDS // 2
    depth = depth_of_sunrise(s)
    places = 0
    for side in (LEFT_SIDE, DEALER_SIDE):
        for i in range(s.side_size):
            places |= lay_card(s, side * SIDE_PLACES + i, depth)
    after_drawing(s, places)


@rule
def bring_convoy(s: State) -> None:
    """DOL-6.6: a third card for the left player, and one for the dealer."""
    place = s.side_size
    s.side_size += 1
    depth = depth_of_sunrise(s)
    after_drawing(s, lay_card(s, place, depth) | lay_card(s, SIDE_PLACES + place, depth))


@rule
def depth_of_sunrise(s: State) -> int:
    """DOL-2.2: how many cards at the bottom of the pile sunrise may be among."""
    return s.lowest if s.sunrise == SUNRISE_LOW else PILE_LIMIT


@rule
def lay_card(s: State, place: int, depth: int) -> int:
    """Lays the top card of the pile at a place of the duel; returns the bit of that place if it may be sunrise."""
    s.duel[place] = draw_top(s)
    if s.duel[place] == SUNRISE_CARD:
        s.sunrise = SUNRISE_DRAWN
    return 1 << place if s.pile_size < depth else 0


@rule
def after_drawing(s: State, places: int) -> None:
    """DOL-3.3: sunrise ends the game unless lookout is used; otherwise the window opens."""
    if s.sunrise != SUNRISE_DRAWN:
        open_window(s, s.window)
        return
    s.sunrise_places = places if s.dark else 0
    guard = holder(s, LOOKOUT)
    if guard == NOBODY:
        end_game(s)
    else:
        s.phase = PHASE_WINDOW
        s.waiting = 1 << guard


# --- Whirlpool (DOL-6.5) -------------------------------------------------------------------------------------------


@rule
def places_given(s: State) -> int:
    """The places that were given so far, a bit for each."""
    which = 0
    for i in range(SIDE_PLACES):
        if s.given[i] != NO_CHOICE:
            which |= 1 << s.given[i]
    return which


@rule
def legal_give(s: State, mask: Cells) -> int:
    """Any card that was not given yet."""
    return offer_all(mask, ACT_GIVE, places_taken(s) & ~places_given(s))


@rule
def act_give(s: State, place: int) -> None:
    """One more card for the left player; after the last one all cards are rearranged, and the window starts again."""
    i = bits(places_given(s))
    s.given[i] = place
    if i + 1 == s.side_size:
        rearrange(s)
        open_window(s, WINDOW_LAID_OUT)


@rule
def rearrange(s: State) -> None:
    """The given cards lie before the left player in that order, the others keep their order before the dealer."""
    given = places_given(s)
    # The order of the places is packed into an integer, three bits each, the first place lowest.
    others, shift = 0, 0
    for place in range(PLACE_COUNT):
        if s.duel[place] != NO_CARD and not (given >> place) & 1:
            others |= place << shift
            shift += 3
    cards, sunrise_places = 0, 0
    for side in (LEFT_SIDE, DEALER_SIDE):
        for i in range(s.side_size):
            place = s.given[i] if side == LEFT_SIDE else (others >> 3 * i) & 7
            target = side * SIDE_PLACES + i
            cards |= s.duel[place] << 8 * target
            sunrise_places |= ((s.sunrise_places >> place) & 1) << target
    for side in (LEFT_SIDE, DEALER_SIDE):
        for i in range(s.side_size):
            target = side * SIDE_PLACES + i
            s.duel[target] = (cards >> 8 * target) & 0xFF
    s.sunrise_places = sunrise_places
    for i in range(SIDE_PLACES):
        s.given[i] = NO_CHOICE
