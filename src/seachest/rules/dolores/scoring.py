"""What displays are worth (DOL-7), and who wins."""

from seachest.rules.compiled import Cells, entry, lookup, rule
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
"""For the six bits that count the goods of a sort: what they are worth together, and how many cards they are."""


@rule
def set_value(display: int, sort: int, singles: int) -> int:
    """DOL-7.3: the value of a set; 0 where there is none."""
    goods = of_sort(display, sort)
    return VALUE_OF[goods] if singles or CARDS_IN[goods] > 1 else 0


@entry
def points_of(display: int, singles: int) -> int:
    """DOL-7.3 to 7.5: the sets of the highest and of the lowest value; all of them twice if they are all equal."""
    highest, lowest = 0, 0
    for sort in range(SORT_COUNT):
        value = set_value(display, sort, singles)
        if value > highest:
            highest = value
        if value > 0 and (lowest == 0 or value < lowest):
            lowest = value
    points = 0
    for sort in range(SORT_COUNT):
        value = set_value(display, sort, singles)
        if value == highest:
            points += value
        if value == lowest:
            points += value
    return points


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
