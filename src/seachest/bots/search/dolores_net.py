"""A small neural net that tells from the displays of Dolores who is going to win.

Each display is summed up twice, as that of the seat itself and as that of a rival: a row of numbers for the goods of
each sort, one for each bottle, and some for what makes up its points. Together with the time of the game these are a
first layer; a second one follows, and a last row gives the logarithm of the odds to win. `tools/weigh_dolores.py` fits
the numbers to games that were played and writes `dolores_nets.npy`: a net for each number of players, in thousandths.
"""

from pathlib import Path
from typing import Any

import numpy as np

from seachest.rules.compiled import highest, lowest, rule, small_rule
from seachest.rules.dolores.cards import BOTTLE_COUNT, SORT_BITS, SORT_COUNT, bottles_in, of_sort
from seachest.rules.dolores.scoring import TALLY_BITS, TALLY_MASK, TALLY_OF
from seachest.rules.dolores.state import State

NETS_FILE = Path(__file__).with_name("dolores_nets.npy")
PARTS = 1000
"""The numbers of the file are whole parts of 1."""
FEWEST = 2
"""Players of the first net."""
UNITS = 32
"""Numbers in a row of a net: all layers are as wide."""

# The rows of a net: what a seat itself has, and as many for what a rival has; then the rest.
GOODS = 0
BOTTLES = GOODS + (1 << SORT_BITS)
POINTS, TOP, TOP_SETS, BOTTOM_SETS, EQUAL = range(BOTTLES + BOTTLE_COUNT, BOTTLES + BOTTLE_COUNT + 5)
A_SIDE = EQUAL + 1
AGES = (8, 16, 24, 40, 80)
"""Cards in the pile from which on it gets late, in several senses."""
TIME = 2 * A_SIDE
FIRST_BIAS = TIME + len(AGES)
SECOND = FIRST_BIAS + 1
SECOND_BIAS = SECOND + UNITS
LAST = SECOND_BIAS + 1
ROWS = LAST + 1
EIGHTH, HALF = 0.125, 0.5
"""Factors that bring points and counts near 1."""

NETS = np.load(NETS_FILE) / PARTS
NETS.setflags(write=False)

# The rows of the scratch paper: own and rivals' sums of each seat, then one each for all rivals, and both layers.
MOST = 4
RIVALS = MOST
ALL = RIVALS + MOST
FIRST_LAYER, SECOND_LAYER = ALL + 1, ALL + 2
SHEET = (SECOND_LAYER + 1, UNITS)


@small_rule
def clear(scratch: Any, to: int) -> None:
    """Empties a row of the paper."""
    for unit in range(UNITS):
        scratch[to, unit] = 0.0


@small_rule
def add(scratch: Any, to: int, net: int, row: int, factor: float) -> None:
    """Adds so many times a row of a net to one of the paper."""
    for unit in range(UNITS):
        scratch[to, unit] += factor * NETS[net, row, unit]


@small_rule
def add_both(scratch: Any, seat: int, net: int, row: int, factor: float) -> None:
    """Adds a row to what the seat has for itself and for its rivals."""
    add(scratch, seat, net, row, factor)
    add(scratch, RIVALS + seat, net, A_SIDE + row, factor)


@rule
def sum_up(s: State, seat: int, net: int, scratch: Any) -> None:
    """Sums up the display of a seat."""
    clear(scratch, seat)
    clear(scratch, RIVALS + seat)
    display = s.display[seat]
    tally = 0
    for sort in range(SORT_COUNT):
        goods = of_sort(display, sort)
        add_both(scratch, seat, net, GOODS + goods, 1.0)
        tally += TALLY_OF[s.singles << SORT_BITS | goods]
    left = bottles_in(display)
    while left:
        add_both(scratch, seat, net, BOTTLES + lowest(left), 1.0)
        left &= left - 1
    if tally:
        top, bottom = highest(tally) // TALLY_BITS, lowest(tally) // TALLY_BITS
        top_sets, bottom_sets = tally >> TALLY_BITS * top & TALLY_MASK, tally >> TALLY_BITS * bottom & TALLY_MASK
        add_both(scratch, seat, net, POINTS, EIGHTH * (top * top_sets + bottom * bottom_sets))
        add_both(scratch, seat, net, TOP, EIGHTH * top)
        add_both(scratch, seat, net, TOP_SETS, HALF * top_sets)
        add_both(scratch, seat, net, BOTTOM_SETS, HALF * bottom_sets)
        if top == bottom:
            add_both(scratch, seat, net, EQUAL, 1.0)


@rule
def common_part(s: State, net: int, scratch: Any) -> None:
    """What is the same for all seats: the time of the game, and the average of all as rivals."""
    clear(scratch, ALL)
    add(scratch, ALL, net, FIRST_BIAS, 1.0)
    for age in range(len(AGES)):
        add(scratch, ALL, net, TIME + age, max(0.0, 1.0 - s.pile_size / AGES[age]))
    for seat in range(s.players):
        for unit in range(UNITS):
            scratch[ALL, unit] += scratch[RIVALS + seat, unit] / (s.players - 1)


@rule
def hope(s: State, seat: int, net: int, scratch: Any) -> float:
    """The logarithm of the odds of a seat to win."""
    for unit in range(UNITS):
        rivals = scratch[ALL, unit] - scratch[RIVALS + seat, unit] / (s.players - 1)
        scratch[FIRST_LAYER, unit] = max(0.0, scratch[seat, unit] + rivals)
    clear(scratch, SECOND_LAYER)
    add(scratch, SECOND_LAYER, net, SECOND_BIAS, 1.0)
    for unit in range(UNITS):
        add(scratch, SECOND_LAYER, net, SECOND + unit, scratch[FIRST_LAYER, unit])
    odds = 0.0
    for unit in range(UNITS):
        odds += max(0.0, scratch[SECOND_LAYER, unit]) * NETS[net, LAST, unit]
    return odds
