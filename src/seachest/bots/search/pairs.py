"""A game of two who decide at the same moment: how often each answer should be given, from what pairs of them bring."""

from seachest.bots.search.records import MAX_PAIRED_ANSWERS, PAIR_OTHER_WORTH, PAIR_OWN_WORTH, PAIR_VISITS
from seachest.rules.compiled import Reals, entry, rule

SOLVER_ROUNDS = 4000
SCRATCH_ROW = 2
"""The line of the odds that holds what each answer is worth in between."""
PRIOR_VISITS = 1.0
"""How many visits the average of all pairs counts for, so that pairs which were seldom visited lean on the others."""


@rule
def average_pairs(pairs: Reals, mine: int, theirs: int, part: int) -> None:
    """Turns the sums of all pairs into averages; those that were seldom visited lean on the others."""
    total = 0.0
    meetings = 0.0
    for a in range(mine):
        for b in range(theirs):
            total += pairs[a, b, part]
            meetings += pairs[a, b, PAIR_VISITS]
    usual = total / max(meetings, 1.0)
    for a in range(mine):
        for b in range(theirs):
            pairs[a, b, part] = (pairs[a, b, part] + PRIOR_VISITS * usual) / (pairs[a, b, PAIR_VISITS] + PRIOR_VISITS)


@rule
def match_regrets(regrets: Reals, odds: Reals, count: int, who: int) -> None:
    """Sets the odds of one side in proportion to its regrets."""
    total = 0.0
    for a in range(count):
        total += regrets[who, a]
    for a in range(count):
        odds[who, a] = regrets[who, a] / total if total > 0 else 1.0 / count


@rule
def worth_to(pairs: Reals, who: int, answer: int, other: int) -> float:
    """What an answer brings to the one (0) or the other (1) who gives it, against one of the other side."""
    worth: float = pairs[answer, other, PAIR_OWN_WORTH] if who == 0 else pairs[other, answer, PAIR_OTHER_WORTH]
    return worth


@rule
def add_regrets(pairs: Reals, regrets: Reals, odds: Reals, who: int, count: int, others: int) -> None:
    """Adds to the regrets of one side, against the odds of the other."""
    usual = 0.0
    for a in range(count):
        odds[SCRATCH_ROW, a] = 0
        for b in range(others):
            odds[SCRATCH_ROW, a] += odds[1 - who, b] * worth_to(pairs, who, a, b)
        usual += odds[who, a] * odds[SCRATCH_ROW, a]
    for a in range(count):
        regrets[who, a] = max(0.0, regrets[who, a] + odds[SCRATCH_ROW, a] - usual)


@entry
def solve_pairs(
    pairs: Reals, predicted: Reals, mine: int, theirs: int, regrets: Reals, odds: Reals, shares: Reals
) -> None:
    """Fills in how often each own answer should be given, against another who answers as well as possible.

    It is regret matching, both sides in turns; `predicted` is the share of each of the other's answers that was
    predicted, and is fixed.
    """
    average_pairs(pairs, mine, theirs, PAIR_OWN_WORTH)
    average_pairs(pairs, mine, theirs, PAIR_OTHER_WORTH)
    free = 1.0
    for b in range(theirs):
        free -= predicted[b]
    for i in range(MAX_PAIRED_ANSWERS):
        regrets[0, i] = regrets[1, i] = shares[i] = 0
    for turn in range(SOLVER_ROUNDS):
        match_regrets(regrets, odds, theirs, 1)
        for b in range(theirs):
            odds[1, b] = predicted[b] + free * odds[1, b]
        match_regrets(regrets, odds, mine, 0)
        add_regrets(pairs, regrets, odds, 0, mine, theirs)
        match_regrets(regrets, odds, mine, 0)
        for a in range(mine):
            shares[a] += turn * odds[0, a]
        match_regrets(regrets, odds, theirs, 1)
        add_regrets(pairs, regrets, odds, 1, theirs, mine)
    total = 0.0
    for a in range(mine):
        total += shares[a]
    for a in range(mine):
        shares[a] /= total
