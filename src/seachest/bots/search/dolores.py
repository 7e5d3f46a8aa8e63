"""Heuristics of the search for Dolores: rollouts, predicted gestures and trust, and the evaluation of positions."""

from seachest.bots.greedy.dolores import choose, choose_gesture
from seachest.bots.greedy.dolores_duels import LOWEST_VALUE, card_at, gain
from seachest.bots.search.defaults import always_observable, find_all_plausible
from seachest.bots.search.dolores_net import MIN_NET_PLAYERS, NET_SCRATCH_SHAPE, common_part, log_odds, sum_up_display
from seachest.bots.search.odds import points_to_chances
from seachest.bots.search.records import ABSENT
from seachest.rules.chance import PERCENT, dice_below
from seachest.rules.compiled import (
    Cells,
    Reals,
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
    DUEL_CARDS,
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
from seachest.rules.types import Action, Seat

HORIZON_STAGES = 2
"""The search looks to the end of the duel after this one."""
SCRATCH_SHAPE = NET_SCRATCH_SHAPE
ROLLOUT_MASK_WORDS = words_for(len(ACTIONS))
PEACE_PERCENT, FIGHT_PERCENT = 2, 76
"""How often gestures come up in rollouts; `first` is the rest."""
BOTTLE_PERCENT = 25
RIVAL_HABIT_PERCENT = 50
"""How often a rival is predicted to show what greedy would, instead of what is best against the own answers."""
ITERATIONS_PER_GUESS = 1
"""A fresh guess for each iteration."""
RIVAL_PRIOR_PERCENT = 0
"""How often a rival that decides alone follows the prior policy instead of what is best for it."""
CREDULITY_PERCENT = 15
"""How often somebody is believed whose word was never tested."""

is_implausible, is_observable = find_all_plausible, always_observable
"""Rivals who decided did not know what is hidden either, and they may observe something of any decision."""


@entry
def stage(s: State) -> int:
    """How many duels the pile has given so far."""
    return (PILE_LIMIT - s.pile_size) // DUEL_CARDS


@rule
def trust_percent(s: State, seat: Seat) -> int:
    """Percent: how often a seat is going to keep its word, by how it was kept so far (DOL-9.1)."""
    return PERCENT * s.kept[seat] // (s.kept[seat] + s.broken[seat] + 2)


@entry
def predict_rival(s: State, who: Seat, root: Seat, dice: Cells) -> Action:
    """Predicts the gesture of a rival; ABSENT if nothing can be predicted.

    It is the announced one as far as the rival keeps its word, an answer to the root's announcement as far as the rival
    trusts it, or what greedy would show. A rival that has announced something is judged by that alone.
    """
    if s.phase != PHASE_GESTURE or who == s.two_hands or side_of(s, who) == NOBODY:
        return ABSENT
    if s.announced[who] != NO_CHOICE and dice_below(dice, PERCENT) < trust_percent(s, who):
        return ACT_SHOW + s.announced[who]
    if side_of(s, root) != NOBODY and s.announced[root] != NO_CHOICE:
        if dice_below(dice, PERCENT) < trust_percent(s, root) + CREDULITY_PERCENT:
            return choose_gesture(s, who, dice)
    habit = s.announced[who] == NO_CHOICE and dice_below(dice, PERCENT) < RIVAL_HABIT_PERCENT
    return choose_gesture(s, who, dice) if habit else ABSENT


@rule
def rollout_pick(s: State, seat: Seat) -> Action:
    """The card that is best for the seat."""
    best, most = NO_CHOICE, LOWEST_VALUE
    for place in range(PLACE_COUNT):
        card = card_at(s, place)
        if card and gain(s, seat, card) > most:
            best, most = place, gain(s, seat, card)
    return ACT_PICK + best


@rule
def rollout_gesture(mask: Cells, dice: Cells) -> Action:
    """Any gesture, some more often."""
    if not is_offered(mask, ACT_SHOW):
        return nth_offered(mask, dice_below(dice, count_offered(mask, ROLLOUT_MASK_WORDS)))
    roll = dice_below(dice, PERCENT)
    if roll < PEACE_PERCENT:
        return ACT_SHOW + PEACE
    return ACT_SHOW + (FIGHT if roll < PEACE_PERCENT + FIGHT_PERCENT else FIRST)


prior_policy = choose


@entry
def rollout_policy(s: State, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """A cheap policy for rollouts, which computes the legal actions only where it needs them."""
    if s.phase == PHASE_PICK:
        return rollout_pick(s, seat)
    if legal(s, seat, mask) == 1:
        return nth_offered(mask, 0)
    if s.phase == PHASE_GESTURE:
        return rollout_gesture(mask, dice)
    if s.phase == PHASE_WINDOW:
        used = dice_below(dice, PERCENT) < BOTTLE_PERCENT
        return nth_offered(mask, 0) if used else ACT_PASS
    if s.phase == PHASE_TALK:
        return ACT_SILENT
    return choose(s, seat, mask, dice)


@entry
def is_prior_fixed(s: State) -> bool:
    """Whether the prior policy says the same each time: it may roll dice."""
    return False


@entry
def evaluate(s: State, worths: Reals, scratch: Reals) -> None:
    """Each seat's chance to win, by all displays and the time of the game."""
    net = s.players - MIN_NET_PLAYERS
    for seat in range(s.players):
        sum_up_display(s, seat, net, scratch)
    common_part(s, net, scratch)
    for seat in range(s.players):
        worths[seat] = log_odds(s, seat, net, scratch)
    points_to_chances(worths, s.players, 1.0)
