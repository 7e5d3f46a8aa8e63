"""How the search plays Dolores on beyond its tree, what it makes of where that leads, and whose word it trusts."""

from typing import Any

from seachest.bots.greedy.dolores import choose, choose_gesture
from seachest.bots.greedy.dolores_duels import LITTLE, card_at, gain
from seachest.bots.search.dolores_net import FEWEST, SHEET, common_part, hope, sum_up
from seachest.bots.search.odds import share_out
from seachest.rules.chance import dice_below
from seachest.rules.compiled import (
    Cells,
    count_offered,
    entry,
    is_offered,
    nth_offered,
    rule,
    words_for,
)
from seachest.rules.dolores.moving import side_of
from seachest.rules.dolores.rules import legal
from seachest.rules.dolores.state import (
    ACT_PASS,
    ACT_PICK,
    ACT_SHOW,
    ACT_SILENT,
    ACTIONS,
    FIGHT,
    FIRST,
    NO_CHOICE,
    PEACE,
    PHASE_GESTURE,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_WINDOW,
    PILE_LIMIT,
    PLACE_COUNT,
    State,
)
from seachest.rules.game import NOBODY

STAGES = 2
"""The search looks to the end of the duel after this one."""
SCRATCH = SHEET
MASK_WORDS = words_for(len(ACTIONS))
A_DUEL = 4
PERCENT = 100
OFTEN_PEACE, OFTEN_FIGHT = 2, 76
"""Percent: how often gestures come up beyond the tree; `first` is the rest."""
BOTTLE_USED = 25
HABITUAL = 50
"""Percent: how often a rival is taken to go by rules of thumb instead of what is best against the own answers."""
PLAYS = 1
"""Iterations that play the same guess."""
BY_HABIT = 0
"""Percent: the same where nobody else decides at that moment."""
CREDULOUS = 15
"""Percent: how often somebody of whom nothing is known is believed."""


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
    if s.phase != PHASE_GESTURE or who == s.two_hands or side_of(s, who) == NOBODY:
        return NO_CHOICE
    if s.announced[who] != NO_CHOICE and dice_below(dice, PERCENT) < trusted(s, who):
        return ACT_SHOW + s.announced[who]
    if side_of(s, root) != NOBODY and s.announced[root] != NO_CHOICE:
        if dice_below(dice, PERCENT) < trusted(s, root) + CREDULOUS:
            return choose_gesture(s, who, dice)
    habit = s.announced[who] == NO_CHOICE and dice_below(dice, PERCENT) < HABITUAL
    return choose_gesture(s, who, dice) if habit else NO_CHOICE


@rule
def quick_pick(s: State, seat: int) -> int:
    """The card that is best for the seat."""
    best, most = NO_CHOICE, LITTLE
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
    if s.phase == PHASE_PICK:
        return quick_pick(s, seat)
    if legal(s, seat, mask) == 1:
        return nth_offered(mask, 0)
    if s.phase == PHASE_GESTURE:
        return quick_gesture(mask, dice)
    if s.phase == PHASE_WINDOW:
        used = dice_below(dice, PERCENT) < BOTTLE_USED
        return nth_offered(mask, 0) if used else ACT_PASS
    if s.phase == PHASE_TALK:
        return ACT_SILENT
    return choose(s, seat, mask, dice)


@entry
def steady(s: State) -> bool:
    """What the rules of thumb say may be a matter of dice."""
    return False


@entry
def doubted(s: State, root: int, dice: Cells) -> bool:
    """What is not known was not known to those who decided either."""
    return False


@entry
def noticed(s: State) -> bool:
    """Others may notice something of any decision."""
    return True


@entry
def weigh(s: State, worths: Any, scratch: Any) -> None:
    """Each seat's chance to win, by all displays and the time of the game."""
    net = s.players - FEWEST
    for seat in range(s.players):
        sum_up(s, seat, net, scratch)
    common_part(s, net, scratch)
    for seat in range(s.players):
        worths[seat] = hope(s, seat, net, scratch)
    share_out(worths, s.players, 1.0)
