"""How the search plays Dolores on beyond its tree, what it makes of where that leads, and whose word it trusts."""

from typing import Any

from seachest.bots.greedy.dolores import choose, choose_gesture
from seachest.bots.greedy.dolores_duels import LITTLE, card_at, gain
from seachest.bots.search.odds import share_out
from seachest.rules.chance import dice_below
from seachest.rules.compiled import (
    Cells,
    bits,
    count_offered,
    entry,
    highest,
    is_offered,
    lookup,
    lowest,
    nth_offered,
    rule,
    words_for,
)
from seachest.rules.dolores.cards import BET, LOOKOUT, SORT_BITS, SORT_COUNT, SUNRISE_BOTTLE, bottles_in, of_sort
from seachest.rules.dolores.moving import side_of
from seachest.rules.dolores.rules import legal
from seachest.rules.dolores.scoring import A_VALUE, A_VALUE_MASK, TALLY_OF, VALUE_OF
from seachest.rules.dolores.state import (
    ACT_PASS,
    ACT_PICK,
    ACT_SHOW,
    ACT_SILENT,
    ACTIONS,
    FIGHT,
    FIRST,
    GESTURE,
    NONE,
    PEACE,
    PICK,
    PILE_LIMIT,
    PLACE_COUNT,
    TALK,
    WINDOW,
    State,
)
from seachest.rules.game import NOBODY

STAGES = 4
"""The search looks to the end of the third duel from now."""
MASK_WORDS = words_for(len(ACTIONS))
A_DUEL = 4
PERCENT = 100
OFTEN_PEACE, OFTEN_FIGHT = 2, 76
"""Percent: how often gestures come up beyond the tree; `first` is the rest."""
BOTTLE_USED = 25
HABITUAL = 50
"""Percent: how often a rival is taken to go by rules of thumb instead of what is best against the own answers."""
CREDULOUS = 15
"""Percent: how often somebody of whom nothing is known is believed."""

# What displays lead to, as tools/weigh_dolores.py fits it to games that were played: the logarithm of the odds to win,
# in thousandths. Lines for five times of the game, by the cards left in the pile, the last first: with two players,
# then with more.
TIMES = (8, 16, 24, 40)
WEIGHTS = lookup(
    # sets of value 1 to 8 (or more); points, top value, top sets, bottom sets, all equal; lookout, bet, other bottles
    [-223, 154, 285, 427, 516, 544, 568, 710, 342, 229, 854, 124, -2360, 646, 0, 154]
    + [-35, 258, 400, 506, 633, 654, 729, 717, 207, 206, 676, 26, -1664, 703, 0, 67]
    + [153, 350, 498, 612, 701, 721, 712, 610, 142, 233, 479, -65, -912, 712, 0, 95]
    + [310, 411, 563, 652, 685, 680, 565, 631, 81, 255, 210, -110, -156, 623, 0, 90]
    + [309, 403, 522, 543, 532, 556, 512, 198, 46, 304, 109, -67, 81, 545, 0, 44]
    + [-131, 117, 179, 276, 361, 377, 334, 409, 404, 20, 301, -74, -1389, 363, 534, 29]
    + [-84, 180, 297, 431, 547, 563, 562, 793, 260, -29, 293, -77, -1316, 491, 811, 48]
    + [-6, 251, 413, 571, 709, 726, 807, 1128, 148, -56, 269, -108, -929, 519, 800, 63]
    + [117, 315, 509, 649, 724, 751, 831, 1119, 68, -47, 127, -149, -336, 488, 778, 66]
    + [118, 316, 509, 528, 521, 494, 484, 961, 26, 34, 47, -80, -43, 489, 741, 70]
)
A_LINE = 16
DEAREST = 8
"""From this value on sets are worth the same."""
POINTS, TOP, TOP_SETS, BOTTOM_SETS, EQUAL, A_LOOKOUT, A_BET, A_BOTTLE = range(DEAREST, A_LINE)
THOUSAND = 1000.0


@entry
def stage(s: State) -> int:
    """How many duels the pile has given so far."""
    return (PILE_LIMIT - s.pile_size) // A_DUEL


@rule
def trusted(s: State, seat: int) -> int:
    """Percent: how often a seat is going to keep its word, by how it was kept so far (DOL-9.1)."""
    return PERCENT * s.kept[seat] // (s.kept[seat] + s.broken[seat] + 2)


@entry
def model(s: State, who: int, root: int, dice: Cells) -> int:
    """What a rival shows by its own word, as far as it keeps it, by the root's, as far as it trusts it, or by habit.

    Who has spoken is judged by that word alone.
    """
    if s.phase != GESTURE or who == s.two_hands or side_of(s, who) == NOBODY:
        return NONE
    if s.announced[who] != NONE and dice_below(dice, PERCENT) < trusted(s, who):
        return ACT_SHOW + s.announced[who]
    if side_of(s, root) != NOBODY and s.announced[root] != NONE:
        if dice_below(dice, PERCENT) < trusted(s, root) + CREDULOUS:
            return choose_gesture(s, who, dice)
    habit = s.announced[who] == NONE and dice_below(dice, PERCENT) < HABITUAL
    return choose_gesture(s, who, dice) if habit else NONE


@rule
def quick_pick(s: State, seat: int) -> int:
    """The card that is best for the seat."""
    best, most = NONE, LITTLE
    for place in range(PLACE_COUNT):
        card = card_at(s, place)
        if card and gain(s, seat, card) > most:
            best, most = place, gain(s, seat, card)
    return ACT_PICK + best


@rule
def quick_gesture(mask: Cells, dice: Cells) -> int:
    """Any gesture, some more often."""
    if not is_offered(mask, ACT_SHOW):
        return nth_offered(mask, dice_below(dice, count_offered(mask, MASK_WORDS)))
    roll = dice_below(dice, PERCENT)
    if roll < OFTEN_PEACE:
        return ACT_SHOW + PEACE
    return ACT_SHOW + (FIGHT if roll < OFTEN_PEACE + OFTEN_FIGHT else FIRST)


guide = choose


@entry
def quick(s: State, seat: int, mask: Cells, dice: Cells) -> int:
    """Cheap rules of thumb; what is legal is asked where it matters."""
    if s.phase == PICK:
        return quick_pick(s, seat)
    if legal(s, seat, mask) == 1:
        return nth_offered(mask, 0)
    if s.phase == GESTURE:
        return quick_gesture(mask, dice)
    if s.phase == WINDOW:
        used = dice_below(dice, PERCENT) < BOTTLE_USED
        return nth_offered(mask, 0) if used else ACT_PASS
    if s.phase == TALK:
        return ACT_SILENT
    return choose(s, seat, mask, dice)


@entry
def steady(s: State) -> bool:
    """What the rules of thumb say may be a matter of dice."""
    return False


@entry
def noticed(s: State) -> bool:
    """Others may notice something of any decision."""
    return True


@rule
def prospects(s: State, display: int, line: int) -> int:
    """What a display lets its owner hope for, in thousandths: the logarithm of the odds to win."""
    hope = 0
    tally = 0
    for sort in range(SORT_COUNT):
        goods = of_sort(display, sort)
        if goods:
            hope += WEIGHTS[line + min(VALUE_OF[goods], DEAREST) - 1]
            tally += TALLY_OF[s.singles << SORT_BITS | goods]
    if tally:
        top, bottom = highest(tally) // A_VALUE, lowest(tally) // A_VALUE
        top_sets, bottom_sets = tally >> A_VALUE * top & A_VALUE_MASK, tally >> A_VALUE * bottom & A_VALUE_MASK
        hope += WEIGHTS[line + POINTS] * (top * top_sets + bottom * bottom_sets) + WEIGHTS[line + TOP] * top
        hope += WEIGHTS[line + TOP_SETS] * top_sets + WEIGHTS[line + BOTTOM_SETS] * bottom_sets
        if top == bottom:
            hope += WEIGHTS[line + EQUAL]
    bottles = bottles_in(display)
    plain = bottles & ~(1 << LOOKOUT | 1 << BET | 1 << SUNRISE_BOTTLE)
    hope += WEIGHTS[line + A_LOOKOUT] * (bottles >> LOOKOUT & 1) + WEIGHTS[line + A_BET] * (bottles >> BET & 1)
    return hope + WEIGHTS[line + A_BOTTLE] * bits(plain)


@rule
def line_for(s: State) -> int:
    """Where the weights of this time of the game begin."""
    line = 0 if s.players == 2 else len(TIMES) + 1
    for edge in TIMES:
        line += s.pile_size >= edge
    return A_LINE * line


@entry
def weigh(s: State, worths: Any) -> None:
    """Each seat's chance to win, by what its display lets it hope for."""
    line = line_for(s)
    for seat in range(s.players):
        worths[seat] = prospects(s, s.display[seat], line) / THOUSAND
    share_out(worths, s.players, 1.0)
