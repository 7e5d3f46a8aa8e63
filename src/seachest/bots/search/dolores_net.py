"""A small neural net that tells from the displays of Dolores who is going to win.

Each display is summed up twice, as that of the seat itself and as that of a rival: a row of numbers for the goods of
each sort, one for each bottle, and some for what makes up its points. Together with the time of the game these are a
first layer; a second one follows, and a last row gives the logarithm of the odds to win. `tools/weigh_dolores.py` fits
the numbers to games that were played and writes `dolores_nets.npy`: a net for each number of players, in thousandths.
"""

from pathlib import Path

import numpy as np

from seachest.rules.compiled import Reals, highest, lowest, rule, small_rule
from seachest.rules.dolores.cards import BOTTLE_COUNT, SORT_BITS, SORT_COUNT, bottles_in, of_sort
from seachest.rules.dolores.scoring import TALLY_BITS, TALLY_MASK, TALLY_OF
from seachest.rules.dolores.state import State
from seachest.rules.types import Seat

NETS_FILE = Path(__file__).with_name("dolores_nets.npy")
NET_SCALE = 1000
"""The numbers of the file are thousandths."""
MIN_NET_PLAYERS = 2
"""The first net of the file is for so many players."""
NET_UNITS = 32
"""Numbers in a row of a net: all layers are as wide."""

# The rows of a net: what a seat itself has, and as many for what a rival has; then the rest.
GOODS_ROWS = 0
BOTTLE_ROWS = GOODS_ROWS + (1 << SORT_BITS)
POINTS_ROW, TOP_ROW, TOP_SETS_ROW, BOTTOM_SETS_ROW, EQUAL_ROW = range(
    BOTTLE_ROWS + BOTTLE_COUNT, BOTTLE_ROWS + BOTTLE_COUNT + 5
)
SIDE_ROWS = EQUAL_ROW + 1
PILE_AGES = (8, 16, 24, 40, 80)
"""Cards in the pile from which on it gets late, in several senses."""
TIME_ROWS = 2 * SIDE_ROWS
FIRST_BIAS_ROW = TIME_ROWS + len(PILE_AGES)
SECOND_ROWS = FIRST_BIAS_ROW + 1
SECOND_BIAS_ROW = SECOND_ROWS + NET_UNITS
LAST_ROW = SECOND_BIAS_ROW + 1
NET_ROWS = LAST_ROW + 1
POINTS_FACTOR, COUNT_FACTOR = 0.125, 0.5
"""Factors that bring points and counts near 1."""

NETS = np.load(NETS_FILE) / NET_SCALE
NETS.setflags(write=False)

# The rows of the scratch array: own and rivals' sums of each seat, then one each for all rivals, and both layers.
MAX_NET_PLAYERS = 4
RIVAL_ROWS = MAX_NET_PLAYERS
COMMON_ROW = RIVAL_ROWS + MAX_NET_PLAYERS
FIRST_LAYER_ROW, SECOND_LAYER_ROW = COMMON_ROW + 1, COMMON_ROW + 2
NET_SCRATCH_SHAPE = (SECOND_LAYER_ROW + 1, NET_UNITS)


@small_rule
def clear_row(scratch: Reals, to: int) -> None:
    """Clears a row of the scratch array."""
    for unit in range(NET_UNITS):
        scratch[to, unit] = 0.0


@small_rule
def add_row(scratch: Reals, to: int, net: int, row: int, factor: float) -> None:
    """Adds a row of a net, times a factor, to a row of the scratch array."""
    for unit in range(NET_UNITS):
        scratch[to, unit] += factor * NETS[net, row, unit]


@small_rule
def add_row_for_both(scratch: Reals, seat: Seat, net: int, row: int, factor: float) -> None:
    """Adds a row to what the seat has for itself and for its rivals."""
    add_row(scratch, seat, net, row, factor)
    add_row(scratch, RIVAL_ROWS + seat, net, SIDE_ROWS + row, factor)


@rule
def sum_up_display(s: State, seat: Seat, net: int, scratch: Reals) -> None:
    """Sums up the display of a seat."""
    clear_row(scratch, seat)
    clear_row(scratch, RIVAL_ROWS + seat)
    display = s.display[seat]
    tally = 0
    for sort in range(SORT_COUNT):
        goods = of_sort(display, sort)
        add_row_for_both(scratch, seat, net, GOODS_ROWS + goods, 1.0)
        tally += TALLY_OF[s.singles << SORT_BITS | goods]
    left = bottles_in(display)
    while left:
        add_row_for_both(scratch, seat, net, BOTTLE_ROWS + lowest(left), 1.0)
        left &= left - 1
    if tally:
        top, bottom = highest(tally) // TALLY_BITS, lowest(tally) // TALLY_BITS
        top_sets, bottom_sets = tally >> TALLY_BITS * top & TALLY_MASK, tally >> TALLY_BITS * bottom & TALLY_MASK
        add_row_for_both(scratch, seat, net, POINTS_ROW, POINTS_FACTOR * (top * top_sets + bottom * bottom_sets))
        add_row_for_both(scratch, seat, net, TOP_ROW, POINTS_FACTOR * top)
        add_row_for_both(scratch, seat, net, TOP_SETS_ROW, COUNT_FACTOR * top_sets)
        add_row_for_both(scratch, seat, net, BOTTOM_SETS_ROW, COUNT_FACTOR * bottom_sets)
        if top == bottom:
            add_row_for_both(scratch, seat, net, EQUAL_ROW, 1.0)


@rule
def common_part(s: State, net: int, scratch: Reals) -> None:
    """What is the same for all seats: the time of the game, and the average of all as rivals."""
    clear_row(scratch, COMMON_ROW)
    add_row(scratch, COMMON_ROW, net, FIRST_BIAS_ROW, 1.0)
    for age in range(len(PILE_AGES)):
        add_row(scratch, COMMON_ROW, net, TIME_ROWS + age, max(0.0, 1.0 - s.pile_size / PILE_AGES[age]))
    for seat in range(s.players):
        for unit in range(NET_UNITS):
            scratch[COMMON_ROW, unit] += scratch[RIVAL_ROWS + seat, unit] / (s.players - 1)


@rule
def log_odds(s: State, seat: Seat, net: int, scratch: Reals) -> float:
    """The logarithm of the odds of a seat to win."""
    for unit in range(NET_UNITS):
        rivals = scratch[COMMON_ROW, unit] - scratch[RIVAL_ROWS + seat, unit] / (s.players - 1)
        scratch[FIRST_LAYER_ROW, unit] = max(0.0, scratch[seat, unit] + rivals)
    clear_row(scratch, SECOND_LAYER_ROW)
    add_row(scratch, SECOND_LAYER_ROW, net, SECOND_BIAS_ROW, 1.0)
    for unit in range(NET_UNITS):
        add_row(scratch, SECOND_LAYER_ROW, net, SECOND_ROWS + unit, scratch[FIRST_LAYER_ROW, unit])
    odds = 0.0
    for unit in range(NET_UNITS):
        odds += max(0.0, scratch[SECOND_LAYER_ROW, unit]) * NETS[net, LAST_ROW, unit]
    return odds
