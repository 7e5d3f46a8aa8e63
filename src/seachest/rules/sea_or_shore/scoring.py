"""Who wins a colour (SOS-4, SOS-7), what a round is worth, and the result (SOS-9)."""

from seachest.rules.compiled import Cells, bits, entry, rule, small_entry, small_rule
from seachest.rules.sea_or_shore.cards import PAIR_COLOURS, pair_of, treasure_value
from seachest.rules.sea_or_shore.state import MAX_PLAYERS, State
from seachest.rules.types import Seat

JOINING_PLAYERS = 3
"""SOS-7.1: with so many players the colours of an action card may count as one."""


SEAT_BITS = 8
SEAT_MASK = (1 << SEAT_BITS) - 1


@small_rule
def distance(s: State, seat: Seat) -> int:
    """How many seats after the starter this one comes."""
    steps = seat - s.starter
    return steps if steps >= 0 else steps + s.players


@entry
def rank(s: State, seat: Seat) -> int:
    """SOS-4.2: a strict order of the cards of a trick: the value, and of equal ones the one nearer the starter."""
    return (s.number[seat] + s.laid[seat]) * MAX_PLAYERS - distance(s, seat)


@small_entry
def rival_colours(s: State, colour: int) -> int:
    """The colours that compete with one: itself, with three players also a joined one (SOS-7.1, 7.2)."""
    pair = PAIR_COLOURS[pair_of(colour)]
    if s.players == JOINING_PLAYERS and not s.lay_open & pair:
        return pair
    return 1 << colour


@entry
def ranking(s: State) -> tuple[int, int]:
    """SOS-4.1: who ranks higher, and who lower, among those of the same colour in a whole trick.

    Two sets: in each, eight bits for each seat hold the others who rank higher, or lower, than that seat.
    """
    higher, lower = 0, 0
    for seat in range(1, s.players):
        colours = rival_colours(s, s.colour[seat])
        mine = rank(s, seat)
        for other in range(seat):
            rivals = colours >> s.colour[other] & 1
            beaten = rivals & (rank(s, other) > mine)
            beats = rivals & (rank(s, other) < mine)
            higher |= beaten << SEAT_BITS * seat + other | beats << SEAT_BITS * other + seat
            lower |= beats << SEAT_BITS * seat + other | beaten << SEAT_BITS * other + seat
    return higher, lower


@rule
def of_seat(sets: int, seat: Seat) -> int:
    """One seat's own of such sets."""
    return sets >> SEAT_BITS * seat & SEAT_MASK


@entry
def stronger(s: State, seat: Seat) -> int:
    """SOS-4.1: the seats that played for the same colour and rank higher, a bit for each (of a whole trick)."""
    return of_seat(ranking(s)[0], seat)


@entry
def weaker(s: State, seat: Seat) -> int:
    """SOS-4.1: the seats that played for the same colour and rank lower, a bit for each (of a whole trick)."""
    return of_seat(ranking(s)[1], seat)


@entry
def wins(s: State, seat: Seat) -> bool:
    """SOS-4.1: the only one in the colour, or the highest."""
    return stronger(s, seat) == 0


@rule
def plus_for(higher: int, lower: int) -> int:
    """SOS-4.3: the lowest of several in a colour gets as many plus cards as played it, given who ranks how."""
    return bits(higher) + 1 if higher and not lower else 0


@entry
def consolation(s: State, seat: Seat) -> int:
    """SOS-4.3: how many plus cards a seat is to get."""
    return plus_for(stronger(s, seat), weaker(s, seat))


@entry
def treasures_worth(s: State, seat: Seat) -> int:
    """The values of all treasures of a seat."""
    points = 0
    for place in range(s.stack_size[seat]):
        points += treasure_value(s.stack[seat, place])
    return points


@entry
def plus_worth(plus: int) -> int:
    """SOS-9.1: every two plus cards are a point."""
    return plus // 2


@rule
def is_ahead(s: State, seat: Seat, other: Seat) -> bool:
    """SOS-9.2, 9.3: more points, or nearer the starter of the last trick."""
    if s.totals[seat] != s.totals[other]:
        return s.totals[seat] > s.totals[other]
    return distance(s, seat) < distance(s, other)


@entry
def result(s: State, points: Cells, places: Cells) -> None:
    """The points of each seat, and its place; no two seats share one."""
    for seat in range(s.players):
        points[seat] = s.totals[seat]
        places[seat] = 1
        for other in range(s.players):
            if is_ahead(s, other, seat):
                places[seat] += 1
