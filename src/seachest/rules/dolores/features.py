"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import Cells, entry, mark, put_bits, put_eight, small_rule
from seachest.rules.dolores.bottles import lookout_is_asked
from seachest.rules.dolores.cards import (
    BOTTLE_COUNT,
    CARD_COUNT,
    GOODS_COUNT,
    SORT_COUNT,
    VALUE_COUNT,
    bottles_in,
    of_sort,
)
from seachest.rules.dolores.scoring import COUNTS_OF, VALUE_OF, points_of
from seachest.rules.dolores.state import (
    BETS,
    DEALER_SIDE,
    GESTURE_COUNT,
    LEFT_SIDE,
    NO_WINDOW,
    PHASE_WINDOW,
    PHASES,
    PLACE_COUNT,
    SEATS,
    SHOWINGS,
    SIDE_PLACES,
    SIDES,
    SUNRISES,
    WINDOWS,
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
from seachest.rules.pieces import Layout
from seachest.rules.seats import seat_after
from seachest.rules.types import Seat

SHOWING_COUNT = len(SHOWINGS)
SIDE_COUNT = len(SIDES)
COVERED = CARD_COUNT
"""After the cards of a place of the duel: its card lies face down and is not known."""
PLACE_SIZE = CARD_COUNT + 1

LAYOUT = Layout(
    ("players", SEATS - 1, "one-hot: 2, 3 or 4 players"),
    ("options", 3, "1 for each that is on: bottles, singles, talk"),
    ("phase", len(PHASES), "one-hot: theft, loot, window, talk, gesture, count, give, grab, pick, drop, over"),
    ("window", len(WINDOWS) - 1, "one-hot: before, laid-out, shown; the open one, or that after the lookout question"),
    ("lookout", 1, "1 while lookout's owner is asked"),
    ("pending", SEATS, "1 for each seat that may decide now, the seat itself first, here and below"),
    ("dealer", SEATS, "one-hot: the dealer"),
    ("goods", SEATS * GOODS_COUNT, "how many of each goods card lie in each display"),
    ("sets", SEATS * SORT_COUNT, "what the goods of each sort are worth in each display"),
    ("bottles", SEATS * BOTTLE_COUNT, "the bottles in each display"),
    ("points", SEATS, "what each display is worth now"),
    ("duel", PLACE_COUNT * PLACE_SIZE, "one-hot for each place left-1 to dealer-3: its card, or the last if covered"),
    ("side_size", 1, "cards laid before each duellist: 0, 2 or 3"),
    ("gestures", SIDE_COUNT * SHOWING_COUNT, "one-hot for left and dealer: what they show, or chose as far as known"),
    ("two_hands", SEATS, "one-hot: who shows two gestures"),
    ("bettor", SEATS, "one-hot: who bets"),
    ("bet", len(BETS), "one-hot: the bet as far as known"),
    ("dropped", SIDE_COUNT * SORT_COUNT, "one-hot for left and dealer: the sort chosen as far as known"),
    ("given", PLACE_COUNT, "1 for each place given by whirlpool's user"),
    ("thief", SEATS, "one-hot: who must use theft"),
    ("victim", SEATS, "one-hot: who is being looted"),
    ("announced", SEATS * GESTURE_COUNT, "one-hot for each seat: its last announcement in this duel"),
    ("promised", SIDE_COUNT * GESTURE_COUNT, "one-hot for left and dealer: announced before the gestures shown"),
    ("repeated", 1, "1 while a duel is held again after void"),
    ("kept", SEATS, "how often each seat kept its announcement"),
    ("broken", SEATS, "how often each seat broke it"),
    ("lantern", SEATS, "one-hot: who sees the covered duel"),
    ("seer", SEATS, "one-hot: who used the lantern, now or earlier"),
    ("discard", CARD_COUNT, "how many of each card were discarded as far as known"),
    ("buried", 1, "how many cards were discarded face down"),
    ("unseen", CARD_COUNT, "how many of each card are in places that are not known"),
    ("pile_size", 1, "cards in the pile"),
    ("sunrise", len(SUNRISES), "one-hot: low in the pile, anywhere in it, drawn, ignored"),
    ("sunrise_places", PLACE_COUNT, "1 for each covered place where sunrise may lie"),
    ("seat", SEATS, "one-hot: the number of the own seat, as decisions name seats"),
)
PIECES = LAYOUT.pieces
SIZE = LAYOUT.size

(AT_SEAT,) = LAYOUT.at("seat")
AT_PLAYERS, AT_OPTIONS, AT_PHASE, AT_WINDOW = LAYOUT.at("players", "options", "phase", "window")
AT_LOOKOUT, AT_PENDING, AT_DEALER = LAYOUT.at("lookout", "pending", "dealer")
AT_GOODS, AT_SETS, AT_BOTTLES, AT_POINTS = LAYOUT.at("goods", "sets", "bottles", "points")
AT_DUEL, AT_SIDE_SIZE, AT_GESTURES = LAYOUT.at("duel", "side_size", "gestures")
AT_TWO_HANDS, AT_BETTOR, AT_BET, AT_DROPPED = LAYOUT.at("two_hands", "bettor", "bet", "dropped")
AT_GIVEN, AT_THIEF, AT_VICTIM = LAYOUT.at("given", "thief", "victim")
AT_ANNOUNCED, AT_PROMISED, AT_KEPT, AT_BROKEN = LAYOUT.at("announced", "promised", "kept", "broken")
(AT_REPEATED,) = LAYOUT.at("repeated")
AT_LANTERN, AT_SEER, AT_DISCARD, AT_BURIED = LAYOUT.at("lantern", "seer", "discard", "buried")
AT_UNSEEN, AT_PILE, AT_SUNRISE, AT_SUNRISE_PLACES = LAYOUT.at("unseen", "pile_size", "sunrise", "sunrise_places")


@small_rule
def mark_each(out: Cells, at: int, which: int, size: int) -> None:
    """Marks each bit that is set."""
    for i in range(size):
        out[at + i] = (which >> i) & 1


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
def add_seat(s: State, seat: Seat, place: int, out: Cells) -> None:
    """What is public about a seat."""
    display = s.display[seat]
    add_goods(out, AT_GOODS + place * GOODS_COUNT, display)
    for sort in range(SORT_COUNT):
        out[AT_SETS + place * SORT_COUNT + sort] = VALUE_OF[of_sort(display, sort)]
    put_bits(out, AT_BOTTLES + place * BOTTLE_COUNT, bottles_in(display), BOTTLE_COUNT)
    out[AT_POINTS + place] = points_of(display, s.singles)
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


@small_rule
def add_duel(s: State, seat: Seat, out: Cells) -> None:
    """The cards of the duel, and what was chosen in it."""
    out[AT_SIDE_SIZE] = s.side_size
    out[AT_REPEATED] = s.repeated
    for place in range(PLACE_COUNT):
        card = seen_card(s, seat, place)
        if card != NO_CARD:
            out[AT_DUEL + place * PLACE_SIZE + (COVERED if card == UNKNOWN else card)] = 1
    for side in (LEFT_SIDE, DEALER_SIDE):
        mark(out, AT_GESTURES + side * SHOWING_COUNT, seen_gesture(s, seat, side))
        mark(out, AT_DROPPED + side * SORT_COUNT, seen_drop(s, seat, side))
        mark(out, AT_PROMISED + side * GESTURE_COUNT, s.promised[side])
    mark(out, AT_BET, seen_bet(s, seat))
    for i in range(SIDE_PLACES):
        mark(out, AT_GIVEN, s.given[i])
    mark_each(out, AT_SUNRISE_PLACES, s.sunrise_places, PLACE_COUNT)


@entry
def features(s: State, seat: Seat, out: Cells) -> None:
    """Writes what a seat knows as numbers (a spectator sees the table from seat 0).

    From a state or from the seat's own view alike: what is not public is read by the functions of `view` only.
    """
    for i in range(SIZE):
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
    for place in range(s.players):
        other = seat_after(s, me, place)
        add_seat(s, other, place, out)
        out[AT_PENDING + place] = (waiting >> other) & 1
    add_duel(s, seat, out)
    add_heap(out, AT_DISCARD, s.discard + seen_buried(s, seat))
    add_heap(out, AT_UNSEEN, unseen_cards(s, seat))
