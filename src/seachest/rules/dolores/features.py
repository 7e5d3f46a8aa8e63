"""A view as small integers for a neural net: named pieces, the seat itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import Cells, entry, rule
from seachest.rules.dolores.bottles import lookout_is_asked
from seachest.rules.dolores.cards import (
    BOTTLE_COUNT,
    CARD_COUNT,
    GOODS_COUNT,
    SORT_COUNT,
    bottles_in,
    how_many,
    of_sort,
)
from seachest.rules.dolores.scoring import VALUE_OF, points_of
from seachest.rules.dolores.state import (
    BETS,
    DEALER,
    GESTURES,
    LEFT,
    NO_WINDOW,
    PHASES,
    PLACE_COUNT,
    SEATS,
    SHOWINGS,
    SIDE_PLACES,
    SIDES,
    SUNRISES,
    WINDOW,
    WINDOWS,
    State,
)
from seachest.rules.dolores.view import unseen_cards
from seachest.rules.pieces import Layout

GESTURE_COUNT, SHOWING_COUNT = len(GESTURES), len(SHOWINGS)
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
)
PIECES = LAYOUT.pieces
SIZE = LAYOUT.size

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


@rule
def mark(out: Cells, at: int, which: int) -> None:
    """Marks one of a few; nothing where none is chosen (NONE, NOBODY)."""
    if which >= 0:
        out[at + which] = 1


@rule
def mark_each(out: Cells, at: int, which: int, size: int) -> None:
    """Marks each bit that is set."""
    for i in range(size):
        out[at + i] = (which >> i) & 1


@rule
def add_seat(v: State, seat: int, place: int, out: Cells) -> None:
    """What is public about a seat."""
    display = v.display[seat]
    for card in range(GOODS_COUNT):
        out[AT_GOODS + place * GOODS_COUNT + card] = how_many(display, card)
    for sort in range(SORT_COUNT):
        out[AT_SETS + place * SORT_COUNT + sort] = VALUE_OF[of_sort(display, sort)]
    mark_each(out, AT_BOTTLES + place * BOTTLE_COUNT, bottles_in(display), BOTTLE_COUNT)
    out[AT_POINTS + place] = points_of(display, v.singles)
    out[AT_PENDING + place] = (v.waiting >> seat) & 1
    out[AT_DEALER + place] = 1 if v.dealer == seat else 0
    out[AT_TWO_HANDS + place] = 1 if v.two_hands == seat else 0
    out[AT_BETTOR + place] = 1 if v.bettor == seat else 0
    out[AT_THIEF + place] = 1 if v.thief == seat else 0
    out[AT_VICTIM + place] = 1 if v.victim == seat else 0
    out[AT_SEER + place] = 1 if v.seer == seat else 0
    out[AT_LANTERN + place] = 1 if v.dark and v.seer == seat else 0
    mark(out, AT_ANNOUNCED + place * GESTURE_COUNT, v.announced[seat])
    out[AT_KEPT + place] = v.kept[seat]
    out[AT_BROKEN + place] = v.broken[seat]


@rule
def add_duel(v: State, out: Cells) -> None:
    """The cards of the duel, and what was chosen in it."""
    out[AT_SIDE_SIZE] = v.side_size
    out[AT_REPEATED] = v.repeated
    for place in range(PLACE_COUNT):
        if v.duel[place] != NO_CARD:
            out[AT_DUEL + place * PLACE_SIZE + (COVERED if v.duel[place] == UNKNOWN else v.duel[place])] = 1
    for side in (LEFT, DEALER):
        mark(out, AT_GESTURES + side * SHOWING_COUNT, v.gesture[side])
        mark(out, AT_DROPPED + side * SORT_COUNT, v.dropped[side])
        mark(out, AT_PROMISED + side * GESTURE_COUNT, v.promised[side])
    mark(out, AT_BET, v.bet)
    for i in range(SIDE_PLACES):
        mark(out, AT_GIVEN, v.given[i])
    mark_each(out, AT_SUNRISE_PLACES, v.sunrise_places, PLACE_COUNT)


@entry
def features(v: State, seat: int, out: Cells) -> None:
    """Writes the view of a seat as numbers (a spectator sees the table from seat 0)."""
    for i in range(SIZE):
        out[i] = 0
    me = max(seat, 0)
    out[AT_PLAYERS + v.players - 2] = 1
    out[AT_OPTIONS] = v.bottles
    out[AT_OPTIONS + 1] = v.singles
    out[AT_OPTIONS + 2] = v.talk
    out[AT_PHASE + v.phase] = 1
    if v.phase == WINDOW and v.window != NO_WINDOW:
        out[AT_WINDOW + v.window - 1] = 1
    out[AT_LOOKOUT] = 1 if lookout_is_asked(v) else 0
    out[AT_PILE] = v.pile_size
    out[AT_BURIED] = v.buried_size
    out[AT_SUNRISE + v.sunrise] = 1
    for place in range(v.players):
        add_seat(v, (me + place) % v.players, place, out)
    add_duel(v, out)
    unseen = unseen_cards(v)
    for card in range(CARD_COUNT):
        out[AT_DISCARD + card] = how_many(v.discard, card) + how_many(v.buried, card)
        out[AT_UNSEEN + card] = how_many(unseen, card)
