"""Thinking ahead with a net: deals are guessed and played on by its policy, and judged by its value.

Every iteration guesses a deal that agrees with what the seat knows, carries out one of its answers, and lets the net
decide for all seats, each by what that seat would know, until the seat itself has decided a few times more. What the
net expects then, or how the game ended, is what the answer was worth this time.
"""

from collections.abc import Callable
from math import exp, sqrt
from typing import NamedTuple

from seachest.bots.net.evaluation import NetArrays, logit_of, run_net
from seachest.rules.chance import dice_below
from seachest.rules.compiled import (
    WORD_BITS,
    CellRows,
    Cells,
    Reals,
    RecordArray,
    StateRecord,
    lowest,
    nth_offered,
)
from seachest.rules.game import (
    ActFunction,
    FeaturesFunction,
    GuessFunction,
    LegalFunction,
    PendingFunction,
    RenumberFunction,
    ResultFunction,
)
from seachest.rules.rewards import WIN_SCHEME, reward
from seachest.rules.types import Action, Seat

# Bound by `entry_for`.
pending: PendingFunction
legal: LegalFunction
act: ActFunction
result: ResultFunction
guess: GuessFunction
features: FeaturesFunction
relative_action: RenumberFunction
MASK_WORDS: int
STATE_WORDS: int
FEATURE_COUNT: int
draw_action: Callable[["Simulation", StateRecord, Seat, Cells], Action]
play_on: Callable[["Simulation", Seat, int, Cells], float]

DRAW_STEPS = 1 << 24
"""How finely a share is drawn."""
LOWEST_SCORE = -1e30
MAX_SIMULATED_DECISIONS = 400
"""Decisions after which an iteration ends wherever it is."""


class Simulation(NamedTuple):
    """The memory of a simulation, as compiled code takes it."""

    net: NetArrays
    width: int
    blocks: int
    states: RecordArray  # the one that is played
    state_words: Cells
    root_words: Cells
    features: Cells
    mask: Cells
    shares: Reals  # of the actions of one decision
    standing: CellRows
    answers: Cells  # the legal actions at the root
    prior: Reals  # how likely the net plays each
    worth: Reals  # the sum of what came out for each
    tries: Cells


def _draw_action(t: Simulation, s: StateRecord, who: Seat, dice: Cells) -> Action:
    """An action drawn from the policy of the net for a seat, after `run_net`; the mask has its legal actions."""
    count, most = 0, LOWEST_SCORE
    for word in range(MASK_WORDS):
        left = t.mask[word]
        while left:
            action = word * WORD_BITS + lowest(left)
            left &= left - 1
            logit = logit_of(t.net, relative_action(s, who, action), t.width)
            t.shares[count] = logit
            most = max(most, logit)
            count += 1
    total = 0.0
    for i in range(count):
        t.shares[i] = exp(t.shares[i] - most)
        total += t.shares[i]
    rest = total * dice_below(dice, DRAW_STEPS) / DRAW_STEPS
    chosen = 0
    while chosen < count - 1 and rest >= t.shares[chosen]:
        rest -= t.shares[chosen]
        chosen += 1
    return nth_offered(t.mask, chosen)


def _play_on(t: Simulation, root: Seat, horizon: int, dice: Cells) -> float:
    """Plays on by the net until the seat has to decide for the `horizon`-th time; returns the reward it expects."""
    s = t.states[0]
    own = 0
    for _ in range(MAX_SIMULATED_DECISIONS):
        seats = pending(s)
        if seats == 0:
            result(s, t.standing[0], t.standing[1])
            return reward(t.standing[0], t.standing[1], s.players, root, WIN_SCHEME)
        who = lowest(seats)
        count = legal(s, who, t.mask)
        if count == 1:
            act(s, who, nth_offered(t.mask, 0))
        else:
            features(s, who, t.features)
            value = run_net(t.net, t.features, FEATURE_COUNT, t.width, t.blocks)
            if who == root:
                own += 1
                if own >= horizon:
                    return value
            act(s, who, draw_action(t, s, who, dice))
    return 0.0


def _simulate(
    t: Simulation, root: Seat, count: int, iterations: int, horizon: int, exploration: float, dice: Cells
) -> None:
    """Tries the answers of the root, good and likely ones more often."""
    for _ in range(iterations):
        made, best_so_far = 0, -1.0
        for i in range(count):
            made += t.tries[i]
            if t.tries[i] > 0:
                best_so_far = max(best_so_far, t.worth[i] / t.tries[i])
        chosen, most = 0, LOWEST_SCORE
        for i in range(count):
            worth = t.worth[i] / t.tries[i] if t.tries[i] > 0 else best_so_far
            worth += exploration * t.prior[i] * sqrt(made + 1.0) / (1 + t.tries[i])
            if worth > most:
                chosen, most = i, worth
        for word in range(STATE_WORDS):
            t.state_words[word] = t.root_words[word]
        guess(t.states[0], root, dice)
        act(t.states[0], root, t.answers[chosen])
        t.worth[chosen] += play_on(t, root, horizon, dice)
        t.tries[chosen] += 1
