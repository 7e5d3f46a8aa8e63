"""What a seat knows as small integers for a neural net: named pieces, itself first, then its rivals clockwise."""

from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import Cells, lookup, lowest, mark, put, put_bits, small_rule, writer_entry
from seachest.rules.pieces import MAX_FEATURE
from seachest.rules.sea_or_shore.action_cards import inspected_cards
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    ALL_CARDS,
    CARD_COUNT,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    TREASURE_BASE,
    TREASURE_KINDS,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.consequences import add_consequences
from seachest.rules.sea_or_shore.layout import (
    ACTION_SIDE_COUNT,
    AT_ACTIONS,
    AT_AIM,
    AT_CHOSEN,
    AT_COLOUR,
    AT_DUE,
    AT_GONE,
    AT_HALF,
    AT_HAND,
    AT_HAND_SIZES,
    AT_INSPECTED,
    AT_KNOWN,
    AT_LAID,
    AT_LAST,
    AT_LAST_COLOUR,
    AT_LAST_NUMBER,
    AT_LAST_PLUS,
    AT_LEADS,
    AT_NUMBER,
    AT_OPEN,
    AT_OWED,
    AT_PASSED,
    AT_PHASE,
    AT_PILE_COLOURS,
    AT_PILE_SIZES,
    AT_PILE_VALUES,
    AT_PLACE,
    AT_PLAYED_COLOURS,
    AT_PLAYERS,
    AT_PLUS,
    AT_POINTS,
    AT_ROBBABLE,
    AT_SEAT,
    AT_SHOW,
    AT_SHOWN_HALVES,
    AT_STACKS,
    AT_SUPPLY,
    AT_TOP_COLOURS,
    AT_TOP_VALUES,
    AT_TOTALS,
    AT_TURN,
    AT_UNSEEN,
    AT_UNSEEN_TREASURES,
    AT_UNSEEN_VALUES,
    AT_UP,
    FEATURE_COUNT,
    FEWEST_PLAYERS,
    MAX_LEAD,
    MOST_ROUND_POINTS,
    MOST_TRICKS,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS, distance, plus_worth
from seachest.rules.sea_or_shore.state import (
    COLOUR_HALF,
    HALF_COUNT,
    MAX_INSPECTED,
    OVER,
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

COUNT_TAKEN_OUT, VALUE_TAKEN_OUT = len(VALUES_TAKEN_OUT), sum(VALUES_TAKEN_OUT)

LANE_SUM_BITS = 10
LANE_SUM_MASK = (1 << LANE_SUM_BITS) - 1
LANE_COUNT_BITS = 5
LANE_COUNT_MASK = (1 << LANE_COUNT_BITS) - 1
LANE_COUNT_SHIFT = LANE_SUM_BITS * COLOUR_COUNT
"""Treasures of all colours in one number: the sum of the values of each colour, then how many there are of each."""

PACKED_TREASURES = lookup(
    treasure % TREASURE_BASE << LANE_SUM_BITS * (treasure // TREASURE_BASE)
    | 1 << LANE_COUNT_SHIFT + LANE_COUNT_BITS * (treasure // TREASURE_BASE)
    for treasure in range(TREASURE_KINDS)
)
"""For each treasure such a number."""


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
        if place > 0:
            best = AT_ROBBABLE + treasure_colour(top)
            out[best] = max(out[best], treasure_value(top))
    out[AT_STACKS + place] = min(s.stack_size[seat], MOST_TRICKS)
    out[AT_PLUS + place] = s.plus[seat]
    out[AT_HAND_SIZES + place] = s.hand_size[seat]
    out[AT_TOTALS + place] = min(s.totals[seat], MAX_FEATURE)
    mark(out, AT_DUE + place * ACTION_SIDE_COUNT, s.due[seat] - 1)
    out[AT_AIM + place] = s.aim == seat
    out[AT_TURN + place] = s.turn == seat


@small_rule
def add_history(s: State, seat: Seat, place: int, out: Cells) -> None:
    """What a seat has chosen in uncovered tricks."""
    for colour in range(COLOUR_COUNT):
        out[AT_PLAYED_COLOURS + place * COLOUR_COUNT + colour] = s.played_colours[seat, colour]
    for half in range(HALF_COUNT):
        out[AT_SHOWN_HALVES + place * HALF_COUNT + half] = s.shown_halves[seat, half]
    mark(out, AT_LAST_COLOUR + place * COLOUR_COUNT, s.last_colour[seat])
    out[AT_LAST_NUMBER + place] = max(s.last_number[seat], 0)
    out[AT_LAST_PLUS + place] = s.last_laid[seat]


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
def add_points(s: State, me: Seat, out: Cells) -> int:
    """What each seat has in this round, and how far ahead the first one is in the game; returns all stacks, packed."""
    mine = 0
    stacks = 0
    for place in range(s.players):
        other = seat_after(s, me, place)
        stack = 0
        for i in range(s.stack_size[other]):
            stack += PACKED_TREASURES[s.stack[other, i]]
        stacks += stack
        points = plus_worth(s.plus[other])
        for colour in range(COLOUR_COUNT):
            points += stack >> LANE_SUM_BITS * colour & LANE_SUM_MASK
        put(out, AT_POINTS + place, min(points, MOST_ROUND_POINTS))
        # SOS-9.1: when the game is over, the totals have the last round in them.
        total = s.totals[other] if s.phase == OVER else s.totals[other] + points
        if place == 0:
            mine = total
        else:
            put(out, AT_LEADS + place - 1, max(min(mine - total, MAX_LEAD), -MAX_LEAD))
    return stacks


@small_rule
def add_unseen_treasures(s: State, seat: Seat, stacks: int, out: Cells) -> None:
    """The treasures that lie face down in places that the seat does not know, counted by colour."""
    count, value = TREASURES_PER_COLOUR, 0
    for i in range(TREASURES_PER_COLOUR):
        value += s.values[i]
    if s.players == JOINING_PLAYERS:
        count -= COUNT_TAKEN_OUT
        value -= VALUE_TAKEN_OUT
    seen = stacks
    for pile in range(PILE_COUNT):
        if s.up[pile] != NO_CARD:
            seen += PACKED_TREASURES[s.up[pile]]
        places = s.seen[seat + 1, pile]
        while places:
            seen += PACKED_TREASURES[s.pile[pile, lowest(places)]]
            places &= places - 1
    for colour in range(COLOUR_COUNT):
        put(
            out,
            AT_UNSEEN_TREASURES + colour,
            count - (seen >> LANE_COUNT_SHIFT + LANE_COUNT_BITS * colour & LANE_COUNT_MASK),
        )
        put(out, AT_UNSEEN_VALUES + colour, value - (seen >> LANE_SUM_BITS * colour & LANE_SUM_MASK))


@small_rule
def add_own(s: State, seat: Seat, out: Cells) -> None:
    """What only the seat itself knows of itself."""
    put_bits(out, AT_HAND, s.hand[seat], CARD_COUNT)
    mark(out, AT_PASSED, s.passed[seat])
    if s.turn == seat:
        mark(out, AT_CHOSEN, s.chosen)
        mark(out, AT_HALF, s.half - COLOUR_HALF)


@writer_entry
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
        add_history(s, other, place, out)
        seen |= add_trick_card(s, seat, other, place, out)
    add_unseen_treasures(s, seat, add_points(s, me, out), out)
    if seat >= 0:
        add_own(s, seat, out)
        add_consequences(s, seat, out)
    put_bits(out, AT_UNSEEN, ALL_CARDS & ~seen, CARD_COUNT)
