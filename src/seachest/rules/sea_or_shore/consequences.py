"""What each choice of a seat that decides now would do to its points, as numbers of an observation.

Everything is reckoned from what the seat knows. Of half-covered islands in the trick, each that fits is as likely as
among random deals that agree with the seat's view; several of them are held to be independent. Rivals who are still to
play are not foreseen: for them `higher` and `lower` count the islands that they may have.

Chances are whole numbers, with CERTAIN_CHANCE for 1, so that interpreted, compiled and CUDA code agree.
"""

from typing import NamedTuple

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import PERCENT
from seachest.rules.compiled import BYTES_OF_BITS, Cells, bits, lookup, lowest, put, put_eight, small_rule
from seachest.rules.sea_or_shore.cards import (
    ALL_CARDS,
    ALL_NUMBERS,
    CARDS_OF_COLOUR,
    CARDS_OF_COLOURS,
    CARDS_OF_NUMBER,
    CARDS_UP_TO,
    COLOUR_COUNT,
    HIGHEST_NUMBER,
    colour_of,
    joined_colour,
    number_of,
    treasure_colour,
    treasure_value,
)
from seachest.rules.sea_or_shore.layout import (
    AT_CANDIDATES,
    AT_HIGHER,
    AT_HIGHER_BY_PLUS,
    AT_LOWER,
    AT_LOWER_BY_PLUS,
    AT_PASS_NUMBERS,
    AT_PLUS_GAINS,
    AT_PLUS_GAINS_BY_PLUS,
    AT_SPOILS,
    AT_TREASURE_GAINS,
    AT_TREASURE_GAINS_BY_PLUS,
    AT_WINS,
    AT_WINS_BY_PLUS,
    TENTHS,
)
from seachest.rules.sea_or_shore.scoring import rival_colours, weaker
from seachest.rules.sea_or_shore.state import CARD, DISCARD, FETCH, PASS, PILE_COUNT, PLUS, RETURN, SHOW, TAKE, State
from seachest.rules.sea_or_shore.tricks import fetchable, highest, most_plus, passable, robbable
from seachest.rules.sea_or_shore.view import under_cover
from seachest.rules.seats import seat_after
from seachest.rules.types import Card, Seat

NO_COLOUR = -1
UPPER_NUMBERS_BEGIN = HIGHEST_NUMBER - 8
ONE_IN_EACH_BYTE = int(BYTES_OF_BITS[0xFF])
LOWER_COUNTS_OF_BITS = lookup(
    sum((eight & ((1 << number) - 1)).bit_count() << 8 * number for number in range(8)) for eight in range(256)
)
"""For a set of eight numbers eight bytes: how many of the set are lower than each number."""

CHANCE_BITS = 14
CERTAIN_CHANCE = 1 << CHANCE_BITS
SCALE_BITS = 16


class CoveredIsland(NamedTuple):
    """What a seat knows of another's half-covered island: which it may be, and how likely."""

    known: int  # a set: those that were known to be in that hand
    known_weight: int  # the chance of each of them
    others: int
    other_weight: int
    laid: int
    chance: int  # that it is one of these islands


class CoveredTrick(NamedTuple):
    """The islands that lie half covered in a trick before its last player's, with a chance of 0 for those to come."""

    first: CoveredIsland
    second: CoveredIsland
    third: CoveredIsland
    fourth: CoveredIsland


class Odds(NamedTuple):
    """How an island is likely to rank among those that lie in the trick and compete with it."""

    wins: int  # the chance that it is the highest
    none_below: int  # the chance that it is the lowest, or alone
    above: int  # how many rank higher where none ranks lower, times the chance of that


# --- Islands of rivals -----------------------------------------------------------------------------------------------


@small_rule
def rivals_islands(s: State, seat: Seat) -> int:
    """The islands that rivals may hold, or have played half covered, as far as the seat knows."""
    trick = fetchable(s) if s.in_trick == s.players else 0
    return ALL_CARDS & ~(s.gone | s.hand[seat] | trick)


@small_rule
def unplaced_islands(s: State, seat: Seat) -> int:
    """Of those, the islands that the seat has not seen go into a certain hand."""
    islands = rivals_islands(s, seat)
    for other in range(s.players):
        islands &= ~s.known[seat + 1, other]
    return islands


@small_rule
def covered_island(s: State, seat: Seat, unplaced: int, place: int) -> CoveredIsland:
    """The island that was played so many places after the starter; none if that seat has not played.

    Of the deals that agree with the seat's view, those with a certain known island under the cover are to those with a
    certain other one as the number of unplaced islands is to the number of unknown ones in that hand.
    """
    if place >= s.in_trick:
        return CoveredIsland(0, 0, 0, 0, 0, 0)
    other = seat_after(s, s.starter, place)
    fitting = under_cover(s, seat, other)
    seen = s.known[seat + 1, other]
    known, others = fitting & seen, fitting & unplaced
    known_weight, other_weight = max(bits(unplaced), 1), s.hand_size[other] + 1 - bits(seen)
    weight = bits(known) * known_weight + bits(others) * other_weight
    scale = (1 << CHANCE_BITS + SCALE_BITS) // max(weight, 1)
    return CoveredIsland(
        known, known_weight * scale, others, other_weight * scale, max(s.laid[other], 0), CERTAIN_CHANCE
    )


@small_rule
def covered_trick(s: State, seat: Seat) -> CoveredTrick:
    """What a seat that plays next knows of the islands that lie in the trick."""
    unplaced = unplaced_islands(s, seat)
    return CoveredTrick(
        covered_island(s, seat, unplaced, 0),
        covered_island(s, seat, unplaced, 1),
        covered_island(s, seat, unplaced, 2),
        covered_island(s, seat, unplaced, 3),
    )


@small_rule
def chance(covered: CoveredIsland, islands: int) -> int:
    """How likely a half-covered island is one of a set; CERTAIN_CHANCE at the most."""
    weight = (
        bits(covered.known & islands) * covered.known_weight + bits(covered.others & islands) * covered.other_weight
    )
    return (weight + (1 << SCALE_BITS - 1)) >> SCALE_BITS


@small_rule
def limited(covered: CoveredIsland, islands: int) -> CoveredIsland:
    """A half-covered island as far as it is one of a set."""
    return CoveredIsland(
        covered.known & islands,
        covered.known_weight,
        covered.others & islands,
        covered.other_weight,
        covered.laid,
        chance(covered, islands),
    )


@small_rule
def competitors(trick: CoveredTrick, competing: int) -> CoveredTrick:
    """The islands of the trick as far as they compete."""
    return CoveredTrick(
        limited(trick.first, competing),
        limited(trick.second, competing),
        limited(trick.third, competing),
        limited(trick.fourth, competing),
    )


# --- Ranks, twelve numbers at once -----------------------------------------------------------------------------------


@small_rule
def put_numbers(out: Cells, at: int, numbers: int, value: int) -> None:
    """Writes the same value (below 128) for each number of a set of twelve, and 0 for the others."""
    put_eight(out, at, BYTES_OF_BITS[numbers & 0xFF] * value)
    put_eight(out, at + UPPER_NUMBERS_BEGIN, BYTES_OF_BITS[numbers >> UPPER_NUMBERS_BEGIN] * value)


@small_rule
def lower_counts(numbers: int, begin: int) -> int:
    """For eight numbers in a row how many of a set of twelve are lower, as bytes."""
    return LOWER_COUNTS_OF_BITS[numbers >> begin & 0xFF] + bits(numbers & ((1 << begin) - 1)) * ONE_IN_EACH_BYTE


@small_rule
def higher_counts(numbers: int, begin: int) -> int:
    """For eight numbers in a row how many of a set of twelve are higher, as bytes."""
    return bits(numbers) * ONE_IN_EACH_BYTE - lower_counts(numbers, begin) - BYTES_OF_BITS[numbers >> begin & 0xFF]


@small_rule
def add_ranks(islands: int, colour: int, joined: int, held: int, out: Cells) -> None:
    """For each held number of a colour, how many islands of that colour and of a joined one are higher and lower."""
    own = islands >> colour * HIGHEST_NUMBER & ALL_NUMBERS
    other = islands >> joined * HIGHEST_NUMBER & ALL_NUMBERS if joined != NO_COLOUR else 0
    for begin in (0, UPPER_NUMBERS_BEGIN):
        mask = BYTES_OF_BITS[held >> begin & 0xFF] * 0x7F
        at = colour * HIGHEST_NUMBER + begin
        put_eight(out, AT_HIGHER + at, (higher_counts(own, begin) + higher_counts(other, begin)) & mask)
        put_eight(out, AT_LOWER + at, (lower_counts(own, begin) + lower_counts(other, begin)) & mask)


# --- A card in the trick (SOS-4) -------------------------------------------------------------------------------------


@small_rule
def face_up_value(s: State, colour: int) -> int:
    """What the face-up treasure of a colour is worth, 0 if none lies there."""
    value = 0
    for pile in range(PILE_COUNT):
        if s.up[pile] != NO_CARD and treasure_colour(s.up[pile]) == colour:
            value = treasure_value(s.up[pile])
    return value


@small_rule
def rounded(chances: int, unit: int) -> int:
    """A chance, or a sum of them, in parts of so many to the whole."""
    return (chances * unit + CERTAIN_CHANCE // 2) >> CHANCE_BITS


@small_rule
def product(first: int, second: int) -> int:
    """The chance that two independent things happen."""
    return first * second >> CHANCE_BITS


@small_rule
def odds_against(odds: Odds, rival: CoveredIsland, worth: int) -> Odds:
    """The odds of an island with that worth when one more half-covered island counts.

    The other one was played earlier, so it is nearer the starter and wins ties (SOS-4.2).
    """
    if rival.chance == 0:
        return odds
    beaten = chance(rival, CARDS_UP_TO[max(worth - 1 - rival.laid, 0)])
    beats = rival.chance - beaten
    return Odds(
        product(odds.wins, CERTAIN_CHANCE - beats),
        product(odds.none_below, CERTAIN_CHANCE - beaten),
        product(odds.above, CERTAIN_CHANCE - beaten) + product(odds.none_below, beats),
    )


@small_rule
def trick_odds(rivals: CoveredTrick, worth: int) -> Odds:
    """The odds of an island with that worth against all that lie there and compete."""
    odds = odds_against(Odds(CERTAIN_CHANCE, CERTAIN_CHANCE, 0), rivals.first, worth)
    odds = odds_against(odds, rivals.second, worth)
    odds = odds_against(odds, rivals.third, worth)
    return odds_against(odds, rivals.fourth, worth)


@small_rule
def chance_alone(rivals: CoveredTrick) -> int:
    """How likely nothing that lies there competes."""
    first_two = product(CERTAIN_CHANCE - rivals.first.chance, CERTAIN_CHANCE - rivals.second.chance)
    last_two = product(CERTAIN_CHANCE - rivals.third.chance, CERTAIN_CHANCE - rivals.fourth.chance)
    return product(first_two, last_two)


@small_rule
def plus_gain(s: State, odds: Odds, alone: int) -> int:
    """SOS-4.3: plus cards for the lowest in tenths: for each island above, and one for its own if there are any."""
    return min(rounded(odds.above + odds.none_below - alone, TENTHS), TENTHS * s.supply)


@small_rule
def add_hand_outlook(s: State, seat: Seat, out: Cells) -> None:
    """SOS-3.1, 4: what each island of the hand can do in the trick."""
    trick, islands = covered_trick(s, seat), rivals_islands(s, seat)
    for colour in range(COLOUR_COUNT):
        begin = colour * HIGHEST_NUMBER
        held = s.hand[seat] >> begin & ALL_NUMBERS
        if held == 0:
            continue
        colours = rival_colours(s, colour)
        joined = joined_colour(colour) if colours & (colours - 1) else NO_COLOUR
        add_ranks(islands, colour, joined, held, out)
        treasure = face_up_value(s, colour)
        put_numbers(out, AT_WINS + begin, held, PERCENT)
        put_numbers(out, AT_TREASURE_GAINS + begin, held, treasure * TENTHS)
        rivals = competitors(trick, CARDS_OF_COLOURS[colours])
        alone = chance_alone(rivals)
        if alone < CERTAIN_CHANCE:
            while held:
                number = lowest(held) + 1
                held &= held - 1
                odds = trick_odds(rivals, number)
                at = begin + number - 1
                put(out, AT_WINS + at, rounded(odds.wins, PERCENT))
                put(out, AT_TREASURE_GAINS + at, rounded(odds.wins * treasure, TENTHS))
                put(out, AT_PLUS_GAINS + at, plus_gain(s, odds, alone))


@small_rule
def add_plus_outlook(s: State, seat: Seat, out: Cells) -> None:
    """SOS-3.3, 4: what the island being played can do in the trick with 0, 1, … plus cards."""
    colour, number = colour_of(s.chosen), number_of(s.chosen)
    competing = CARDS_OF_COLOURS[rival_colours(s, colour)]
    rivals, islands = competitors(covered_trick(s, seat), competing), rivals_islands(s, seat) & competing
    alone, treasure = chance_alone(rivals), face_up_value(s, colour)
    for plus in range(most_plus(s, seat) + 1):
        odds = trick_odds(rivals, number + plus)
        put(out, AT_HIGHER_BY_PLUS + plus, bits(islands & ~CARDS_UP_TO[number + plus]))
        put(out, AT_LOWER_BY_PLUS + plus, bits(islands & CARDS_UP_TO[number + plus - 1]))
        put(out, AT_WINS_BY_PLUS + plus, rounded(odds.wins, PERCENT))
        put(out, AT_TREASURE_GAINS_BY_PLUS + plus, rounded(odds.wins * treasure, TENTHS))
        put(out, AT_PLUS_GAINS_BY_PLUS + plus, plus_gain(s, odds, alone))


@small_rule
def add_candidates(s: State, card: Card, out: Cells) -> None:
    """SOS-3.2: what a spectator can take the island being played for, by the half that shows."""
    possible = ALL_CARDS & ~s.gone
    for other in range(s.players):
        if other != s.turn:
            possible &= ~s.known[0, other]
    out[AT_CANDIDATES] = bits(possible & CARDS_OF_COLOUR[colour_of(card)])
    out[AT_CANDIDATES + 1] = bits(possible & CARDS_OF_NUMBER[number_of(card)])


# --- Other decisions -------------------------------------------------------------------------------------------------


@small_rule
def add_future_ranks(s: State, seat: Seat, cards: int, out: Cells) -> None:
    """How many islands of its own colour rank higher and lower than each of a set, for later tricks."""
    islands = rivals_islands(s, seat)
    for colour in range(COLOUR_COUNT):
        add_ranks(islands, colour, NO_COLOUR, cards >> colour * HIGHEST_NUMBER & ALL_NUMBERS, out)


@small_rule
def add_pass_numbers(s: State, seat: Seat, out: Cells) -> None:
    """SOS-2.7: the number of the island that each colour held most would pass."""
    colours = passable(s.hand[seat])
    for colour in range(COLOUR_COUNT):
        if colours >> colour & 1:
            out[AT_PASS_NUMBERS + colour] = number_of(highest(s.hand[seat], colour))


@small_rule
def add_spoils(s: State, seat: Seat, out: Cells) -> None:
    """SOS-5.1, 5.2: what the winner of a colour would take, or rob from each rival."""
    victims = robbable(s, seat, weaker(s, seat))
    out[AT_SPOILS] = face_up_value(s, s.colour[seat])
    for place in range(1, s.players):
        victim = seat_after(s, seat, place)
        if victims >> victim & 1:
            out[AT_SPOILS + place] = treasure_value(s.stack[victim, s.stack_size[victim] - 1])


@small_rule
def add_consequences(s: State, seat: Seat, out: Cells) -> None:
    """Writes what the choices of a seat would do, where it is the one to decide; else leaves zeros."""
    if s.phase == PASS:
        if s.passed[seat] == NO_CARD:
            add_pass_numbers(s, seat, out)
            add_future_ranks(s, seat, s.hand[seat], out)
    elif s.turn != seat:
        return
    elif s.phase == CARD or s.phase == SHOW or s.phase == PLUS:
        if s.phase == CARD:
            add_hand_outlook(s, seat, out)
        else:
            add_plus_outlook(s, seat, out)
        if s.phase == SHOW:
            add_candidates(s, s.chosen, out)
    elif s.phase == TAKE:
        add_spoils(s, seat, out)
    elif s.phase == RETURN or s.phase == DISCARD:
        add_future_ranks(s, seat, s.hand[seat], out)
    elif s.phase == FETCH:
        add_future_ranks(s, seat, s.hand[seat] | fetchable(s), out)
