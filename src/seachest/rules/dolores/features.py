"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import Cells, mark, put_bits, put_eight, small_rule, writer_entry
from seachest.rules.dolores.bottles import lookout_is_asked
from seachest.rules.dolores.cards import (
    BOTTLE_COUNT,
    GOODS_COUNT,
    SORT_COUNT,
    VALUE_COUNT,
    bottles_in,
    of_sort,
)
from seachest.rules.dolores.consequences import add_consequences, within
from seachest.rules.dolores.layout import (
    AT_ANNOUNCED,
    AT_BET,
    AT_BETTOR,
    AT_BOTTLES,
    AT_BROKEN,
    AT_BURIED,
    AT_COUNTS,
    AT_DEALER,
    AT_DISCARD,
    AT_DROPPED,
    AT_DUEL,
    AT_GESTURES,
    AT_GIVEN,
    AT_GOODS,
    AT_KEPT,
    AT_LANTERN,
    AT_LAST,
    AT_LEADS,
    AT_LOOKOUT,
    AT_OPTIONS,
    AT_PENDING,
    AT_PHASE,
    AT_PILE,
    AT_PLAYERS,
    AT_POINTS,
    AT_PROMISED,
    AT_REPEATED,
    AT_SEAT,
    AT_SEER,
    AT_SETS,
    AT_SIDE_SIZE,
    AT_SUNRISE,
    AT_SUNRISE_PLACES,
    AT_THIEF,
    AT_TWO_HANDS,
    AT_UNSEEN,
    AT_VICTIM,
    AT_WINDOW,
    CONSEQUENCES,
    COVERED_CARD,
    FEATURE_COUNT,
    PLACE_SIZE,
    SHOWING_COUNT,
)
from seachest.rules.dolores.numbering import relative_place
from seachest.rules.dolores.scoring import COUNTS_OF, VALUE_OF, points_of
from seachest.rules.dolores.state import (
    DEALER_SIDE,
    GESTURE_COUNT,
    LEFT_SIDE,
    NO_CHOICE,
    NO_WINDOW,
    PHASE_WINDOW,
    PLACE_COUNT,
    REMEMBERED_GESTURES,
    SIDE_PLACES,
    State,
)
from seachest.rules.dolores.view import (
    seen_bet,
    seen_buried,
    seen_card,
    seen_drop,
    seen_gesture,
    seen_waiting,
    unseen_cards,
)
from seachest.rules.pieces import MAX_FEATURE
from seachest.rules.seats import seat_after
from seachest.rules.types import Seat


@small_rule
def add_goods(out: Cells, at: int, heap: int) -> None:
    """How many of each goods card a heap holds: two sorts at a time, then the last."""
    for sort in range(0, SORT_COUNT - 1, 2):
        two = COUNTS_OF[of_sort(heap, sort)] | COUNTS_OF[of_sort(heap, sort + 1)] << 8 * VALUE_COUNT
        put_eight(out, at + sort * VALUE_COUNT, two)
    last = COUNTS_OF[of_sort(heap, SORT_COUNT - 1)]
    for i in range(VALUE_COUNT):
        out[at + (SORT_COUNT - 1) * VALUE_COUNT + i] = last >> 8 * i & 0xFF


@small_rule
def add_heap(out: Cells, at: int, heap: int) -> None:
    """How many of each card a heap holds."""
    add_goods(out, at, heap)
    put_bits(out, at + GOODS_COUNT, bottles_in(heap), BOTTLE_COUNT)


@small_rule
def add_seat(s: State, seat: Seat, place: int, own_points: int, out: Cells) -> None:
    """What is public about a seat."""
    display = s.display[seat]
    add_goods(out, AT_GOODS + place * GOODS_COUNT, display)
    for sort in range(SORT_COUNT):
        out[AT_SETS + place * SORT_COUNT + sort] = VALUE_OF[of_sort(display, sort)]
    put_bits(out, AT_BOTTLES + place * BOTTLE_COUNT, bottles_in(display), BOTTLE_COUNT)
    points = points_of(display, s.singles)
    out[AT_POINTS + place] = min(points, MAX_FEATURE)
    if place > 0:
        out[AT_LEADS + place - 1] = within(own_points - points)
    out[AT_DEALER + place] = s.dealer == seat
    out[AT_TWO_HANDS + place] = s.two_hands == seat
    out[AT_BETTOR + place] = s.bettor == seat
    out[AT_THIEF + place] = s.thief == seat
    out[AT_VICTIM + place] = s.victim == seat
    out[AT_SEER + place] = s.seer == seat
    out[AT_LANTERN + place] = s.dark == 1 and s.seer == seat
    mark(out, AT_ANNOUNCED + place * GESTURE_COUNT, s.announced[seat])
    out[AT_KEPT + place] = s.kept[seat]
    out[AT_BROKEN + place] = s.broken[seat]
    for gesture in range(GESTURE_COUNT):
        out[AT_COUNTS + place * GESTURE_COUNT + gesture] = s.gesture_counts[seat, gesture]
    for i in range(REMEMBERED_GESTURES):
        mark(out, AT_LAST + (place * REMEMBERED_GESTURES + i) * GESTURE_COUNT, s.last_gestures[seat, i])


@small_rule
def add_duel(s: State, seat: Seat, out: Cells) -> None:
    """The cards of the duel, and what was chosen in it."""
    out[AT_SIDE_SIZE] = s.side_size
    out[AT_REPEATED] = s.repeated
    for place in range(PLACE_COUNT):
        card = seen_card(s, seat, place)
        seen_at = relative_place(s, seat, place)
        if card != NO_CARD:
            out[AT_DUEL + seen_at * PLACE_SIZE + (COVERED_CARD if card == UNKNOWN else card)] = 1
        out[AT_SUNRISE_PLACES + seen_at] = s.sunrise_places >> place & 1
    for side in (LEFT_SIDE, DEALER_SIDE):
        seen_side = side if seat != s.dealer else DEALER_SIDE - side
        mark(out, AT_GESTURES + seen_side * SHOWING_COUNT, seen_gesture(s, seat, side))
        mark(out, AT_DROPPED + seen_side * SORT_COUNT, seen_drop(s, seat, side))
        mark(out, AT_PROMISED + seen_side * GESTURE_COUNT, s.promised[side])
    mark(out, AT_BET, seen_bet(s, seat))
    for i in range(SIDE_PLACES):
        if s.given[i] != NO_CHOICE:
            out[AT_GIVEN + relative_place(s, seat, s.given[i])] = 1


@writer_entry
def features(s: State, seat: Seat, out: Cells) -> None:
    """Writes what a seat knows as numbers (a spectator sees the table from seat 0).

    From a state or from the seat's own view alike: what is not public is read by the functions of `view` only.
    """
    for i in range(FEATURE_COUNT):
        out[i] = 0
    me = max(seat, 0)
    mark(out, AT_SEAT, seat)
    out[AT_PLAYERS + s.players - 2] = 1
    out[AT_OPTIONS] = s.bottles
    out[AT_OPTIONS + 1] = s.singles
    out[AT_OPTIONS + 2] = s.talk
    out[AT_PHASE + s.phase] = 1
    if s.phase == PHASE_WINDOW and s.window != NO_WINDOW:
        out[AT_WINDOW + s.window - 1] = 1
    out[AT_LOOKOUT] = lookout_is_asked(s)
    out[AT_PILE] = s.pile_size
    out[AT_BURIED] = s.buried_size
    out[AT_SUNRISE + s.sunrise] = 1
    waiting = seen_waiting(s, seat)
    own_points = points_of(s.display[me], s.singles)
    for place in range(s.players):
        other = seat_after(s, me, place)
        add_seat(s, other, place, own_points, out)
        out[AT_PENDING + place] = (waiting >> other) & 1
    add_duel(s, seat, out)
    add_heap(out, AT_DISCARD, s.discard + seen_buried(s, seat))
    add_heap(out, AT_UNSEEN, unseen_cards(s, seat))
    add_consequences(s, seat, CONSEQUENCES, out)
