"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.compiled import Cells, entry, mark, put_bits, small_rule
from seachest.rules.pieces import MAX_FEATURE, Layout
from seachest.rules.sea_or_shore.action_cards import inspected_cards
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    ALL_CARDS,
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.scoring import distance, plus_worth
from seachest.rules.sea_or_shore.state import (
    COLOUR_HALF,
    MAX_INSPECTED,
    MAX_PLAYERS,
    PHASES,
    PILE_COUNT,
    State,
)
from seachest.rules.sea_or_shore.view import (
    known_hand,
    seen_colour,
    seen_island,
    seen_number,
    seen_treasure,
    shown_phase,
)
from seachest.rules.seats import seat_after
from seachest.rules.types import Seat

ACTION_SIDE_COUNT = 2 * ACTION_CARD_COUNT
FEWEST_PLAYERS = 3

LAYOUT = Layout(
    ("players", MAX_PLAYERS - FEWEST_PLAYERS + 1, "one-hot: 3, 4 or 5 players"),
    ("last_round", 1, "1 in the last round"),
    (
        "phase",
        len(PHASES),
        "one-hot: what is to be decided, in the order of the decisions' table; last: the game is over",
    ),
    ("turn", MAX_PLAYERS, "one-hot: whose turn it is, the seat itself first; all zero while everybody passes"),
    ("place", MAX_PLAYERS, "one-hot: how many seats after the trick's starter the seat itself comes"),
    ("actions", ACTION_SIDE_COUNT, "which of the four actions lie face up"),
    ("hand", CARD_COUNT, "1 for each island in the own hand"),
    ("passed", CARD_COUNT, "one-hot: the island chosen to pass"),
    ("chosen", CARD_COUNT, "one-hot: the island being played"),
    ("half", 2, "one-hot: the half of it that shall show, colour or number"),
    ("known_hands", (MAX_PLAYERS - 1) * CARD_COUNT, "islands known to be in each rival's hand"),
    (
        "trick_colour",
        MAX_PLAYERS * COLOUR_COUNT,
        "one-hot: the colour of each seat's island in the trick, where it is seen",
    ),
    ("trick_number", MAX_PLAYERS * HIGHEST_NUMBER, "one-hot: its number, where it is seen"),
    ("trick_show", MAX_PLAYERS * 2, "one-hot: the half that shows, colour or number"),
    ("trick_plus", MAX_PLAYERS, "plus cards laid with it"),
    ("gone", CARD_COUNT, "1 for each island that was played or discarded in this round"),
    ("unseen", CARD_COUNT, "1 for each island in a place that is not known"),
    ("open", COLOUR_COUNT, "1 for each colour of which a treasure lay face up when the trick began"),
    ("up", COLOUR_COUNT, "the value of the face-up treasure of each colour"),
    ("pile_sizes", PILE_COUNT, "face-down treasures in each pile"),
    (
        "pile_colours",
        PILE_COUNT * MAX_INSPECTED * COLOUR_COUNT,
        "one-hot: the colours of each pile's top three, where known",
    ),
    ("pile_values", PILE_COUNT * MAX_INSPECTED, "their values, where known"),
    ("inspected", PILE_COUNT, "one-hot: the pile being looked at"),
    ("top_colours", MAX_PLAYERS * COLOUR_COUNT, "one-hot: the colour of the top treasure of each stack"),
    ("top_values", MAX_PLAYERS, "its value"),
    ("stack_sizes", MAX_PLAYERS, "treasures in each stack"),
    ("points", 1, "what the own treasures and plus cards are worth now"),
    ("plus", MAX_PLAYERS, "plus cards of each seat"),
    ("supply", 1, "plus cards in the supply"),
    ("hand_sizes", MAX_PLAYERS, "islands in each hand"),
    ("due", MAX_PLAYERS * ACTION_SIDE_COUNT, "one-hot: the action that each seat still triggers in this trick"),
    ("aim", MAX_PLAYERS, "one-hot: whose cards were taken"),
    ("owed", 1, "how many of them are still to be given back"),
    ("totals", MAX_PLAYERS, "points of finished rounds, 127 at the most"),
    ("seat", MAX_PLAYERS, "one-hot: the number of the own seat, as decisions name seats"),
)
PIECES = LAYOUT.pieces
FEATURE_COUNT = LAYOUT.size

(AT_SEAT,) = LAYOUT.at("seat")
AT_PLAYERS, AT_LAST, AT_PHASE, AT_TURN, AT_PLACE = LAYOUT.at("players", "last_round", "phase", "turn", "place")
AT_ACTIONS, AT_HAND, AT_PASSED, AT_CHOSEN, AT_HALF = LAYOUT.at("actions", "hand", "passed", "chosen", "half")
AT_KNOWN, AT_COLOUR, AT_NUMBER = LAYOUT.at("known_hands", "trick_colour", "trick_number")
AT_SHOW, AT_LAID, AT_GONE, AT_UNSEEN = LAYOUT.at("trick_show", "trick_plus", "gone", "unseen")
AT_OPEN, AT_UP, AT_PILE_SIZES = LAYOUT.at("open", "up", "pile_sizes")
AT_PILE_COLOURS, AT_PILE_VALUES, AT_INSPECTED = LAYOUT.at("pile_colours", "pile_values", "inspected")
AT_TOP_COLOURS, AT_TOP_VALUES, AT_STACKS = LAYOUT.at("top_colours", "top_values", "stack_sizes")
AT_POINTS, AT_PLUS, AT_SUPPLY, AT_HAND_SIZES = LAYOUT.at("points", "plus", "supply", "hand_sizes")
AT_DUE, AT_AIM, AT_OWED, AT_TOTALS = LAYOUT.at("due", "aim", "owed", "totals")


@small_rule
def add_trick_card(s: State, seat: Seat, other: Seat, place: int, out: Cells) -> int:
    """Another's island in the trick, as far as the seat sees it, and what is known of that hand; returns all of it.

    Everything is read before anything is written: the compiler can't know that this leaves the state alone.
    """
    colour, number = seen_colour(s, seat, other), seen_number(s, seat, other)
    known, island = known_hand(s, seat, other), seen_island(s, seat, other)
    show, laid = s.show[other], s.laid[other]
    mark(out, AT_COLOUR + place * COLOUR_COUNT, colour)
    mark(out, AT_NUMBER + place * HIGHEST_NUMBER, number - 1)
    mark(out, AT_SHOW + place * 2, show - COLOUR_HALF)
    out[AT_LAID + place] = laid
    if place > 0:
        put_bits(out, AT_KNOWN + (place - 1) * CARD_COUNT, known, CARD_COUNT)
    return known | island


@small_rule
def add_seat(s: State, seat: Seat, place: int, out: Cells) -> None:
    """What is public about a seat."""
    if s.stack_size[seat] > 0:
        top = s.stack[seat, s.stack_size[seat] - 1]
        out[AT_TOP_COLOURS + place * COLOUR_COUNT + treasure_colour(top)] = 1
        out[AT_TOP_VALUES + place] = treasure_value(top)
    out[AT_STACKS + place] = s.stack_size[seat]
    out[AT_PLUS + place] = s.plus[seat]
    out[AT_HAND_SIZES + place] = s.hand_size[seat]
    out[AT_TOTALS + place] = min(s.totals[seat], MAX_FEATURE)
    mark(out, AT_DUE + place * ACTION_SIDE_COUNT, s.due[seat] - 1)
    out[AT_AIM + place] = s.aim == seat
    out[AT_TURN + place] = s.turn == seat


@small_rule
def add_pile(s: State, seat: Seat, pile: int, out: Cells) -> None:
    """A pile: what lies face up, and what is remembered of its top."""
    if s.up[pile] >= 0:
        out[AT_UP + treasure_colour(s.up[pile])] = treasure_value(s.up[pile])
    out[AT_PILE_SIZES + pile] = s.pile_size[pile]
    out[AT_INSPECTED + pile] = s.inspected == pile
    for i in range(inspected_cards(s, pile)):
        treasure = seen_treasure(s, seat, pile, s.pile_size[pile] - 1 - i)
        if treasure >= 0:
            place = pile * MAX_INSPECTED + i
            out[AT_PILE_COLOURS + place * COLOUR_COUNT + treasure_colour(treasure)] = 1
            out[AT_PILE_VALUES + place] = treasure_value(treasure)


@small_rule
def add_own(s: State, seat: Seat, out: Cells) -> None:
    """What only the seat itself knows of itself."""
    put_bits(out, AT_HAND, s.hand[seat], CARD_COUNT)
    points = plus_worth(s.plus[seat])
    for place in range(s.stack_size[seat]):
        points += treasure_value(s.stack[seat, place])
    out[AT_POINTS] = min(points, MAX_FEATURE)
    mark(out, AT_PASSED, s.passed[seat])
    if s.turn == seat:
        mark(out, AT_CHOSEN, s.chosen)
        mark(out, AT_HALF, s.half - COLOUR_HALF)


@entry
def features(s: State, seat: Seat, out: Cells) -> None:
    """Writes what a seat knows as numbers (a spectator sees the table from seat 0, without a hand).

    From a state or from the seat's own view alike: what is not public is read by the functions of `view` only.
    """
    for i in range(FEATURE_COUNT):
        out[i] = 0
    me = max(seat, 0)
    mark(out, AT_SEAT, seat)
    out[AT_PLAYERS + s.players - FEWEST_PLAYERS] = 1
    out[AT_LAST] = 1 if s.round_number == s.rounds else 0
    out[AT_PHASE + shown_phase(s, seat)] = 1
    out[AT_PLACE + distance(s, me)] = 1
    out[AT_SUPPLY] = s.supply
    out[AT_OWED] = s.owed
    for card in range(ACTION_CARD_COUNT):
        out[AT_ACTIONS + s.side[card] - 1] = 1
    for colour in range(COLOUR_COUNT):
        out[AT_OPEN + colour] = s.lay_open >> colour & 1
    for pile in range(PILE_COUNT):
        add_pile(s, seat, pile, out)
    put_bits(out, AT_GONE, s.gone, CARD_COUNT)
    seen = s.gone
    for place in range(s.players):
        other = seat_after(s, me, place)
        add_seat(s, other, place, out)
        seen |= add_trick_card(s, seat, other, place, out)
    if seat >= 0:
        add_own(s, seat, out)
    put_bits(out, AT_UNSEEN, ALL_CARDS & ~seen, CARD_COUNT)
