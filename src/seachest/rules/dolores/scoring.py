"""What displays are worth (DOL-7), and who wins."""

from seachest.rules.compiled import Cells, entry, highest, lookup, lowest, small_rule
from seachest.rules.dolores.cards import COPIES_OF_VALUES, SORT_BITS, SORT_COUNT, of_sort
from seachest.rules.dolores.state import State


def _counts(goods: int) -> list[tuple[int, int]]:
    """The values in the six bits that count the goods of a sort, each with how often it is there."""
    found = []
    for value, copies in COPIES_OF_VALUES.items():
        found.append((value, goods & (1 << copies.bit_length()) - 1))
        goods >>= copies.bit_length()
    return found


VALUE_OF = lookup(sum(value * count for value, count in _counts(goods)) for goods in range(1 << SORT_BITS))
CARDS_IN = lookup(sum(count for _, count in _counts(goods)) for goods in range(1 << SORT_BITS))
COUNTS_OF = lookup(
    sum(count << 8 * i for i, (_, count) in enumerate(_counts(goods))) for goods in range(1 << SORT_BITS)
)
"""For the six bits that count the goods of a sort: what they are worth together, how many cards they are, and how many
there are of each value, in a byte each."""


def _tally(goods: int, singles: int) -> int:
    """DOL-7.3: the set that the goods of a sort make, counted in the four bits of its value; 0 if there is none."""
    is_set = CARDS_IN[goods] > 1 or (singles and CARDS_IN[goods])
    return 1 << TALLY_BITS * VALUE_OF[goods] if is_set else 0


TALLY_BITS = 4
TALLY_MASK = (1 << TALLY_BITS) - 1
TALLY_OF = lookup(_tally(goods, singles) for singles in (0, 1) for goods in range(1 << SORT_BITS))


@small_rule
def tally_of_sort(display: int, sort: int, singles: int) -> int:
    """DOL-7.3: the set that the goods of one sort make, as a part of the tally of all sets."""
    return TALLY_OF[singles << SORT_BITS | of_sort(display, sort)]


@small_rule
def tally_of(display: int, singles: int) -> int:
    """DOL-7.3: the tally of all sets in a display: how many there are of each value."""
    tally = 0
    for sort in range(SORT_COUNT):
        tally += tally_of_sort(display, sort, singles)
    return tally


@small_rule
def points_of_tally(tally: int) -> int:
    """DOL-7.3 to 7.5: the sets of the highest and of the lowest value; all of them twice if they are all equal."""
    if tally == 0:
        return 0
    top, bottom = highest(tally) // TALLY_BITS, lowest(tally) // TALLY_BITS
    return top * (tally >> TALLY_BITS * top & TALLY_MASK) + bottom * (tally >> TALLY_BITS * bottom & TALLY_MASK)


@entry
def points_of(display: int, singles: int) -> int:
    """DOL-7.3 to 7.5: what a display is worth."""
    return points_of_tally(tally_of(display, singles))


@entry
def result(s: State, points: Cells, places: Cells) -> None:
    """DOL-7.6: the points of each seat, and its place: 1 for the winners, tied seats share one."""
    for seat in range(s.players):
        points[seat] = points_of(s.display[seat], s.singles)
    for seat in range(s.players):
        places[seat] = 1
        for other in range(s.players):
            if points[other] > points[seat]:
                places[seat] += 1
