"""Two who decide at the same moment: from what their answers bring to how often each should be given."""

from seachest.bots.search.records import MEETINGS, MOST_ANSWERS, OTHERS, OWN
from seachest.rules.compiled import Reals, entry, rule

ROUNDS = 4000
SCRATCH = 2
"""The line of the odds that holds what each answer is worth in between."""
DOUBT = 1.0
"""A pair that was never met is taken to be worth what the answer usually brings, as if it had been met so often."""


@rule
def fill(pairs: Reals, mine: int, theirs: int, part: int) -> None:
    """Turns sums into averages; pairs that were seldom met lean on the others."""
    total = 0.0
    meetings = 0.0
    for a in range(mine):
        for b in range(theirs):
            total += pairs[a, b, part]
            meetings += pairs[a, b, MEETINGS]
    usual = total / max(meetings, 1.0)
    for a in range(mine):
        for b in range(theirs):
            pairs[a, b, part] = (pairs[a, b, part] + DOUBT * usual) / (pairs[a, b, MEETINGS] + DOUBT)


@rule
def match(regrets: Reals, odds: Reals, count: int, who: int) -> None:
    """The odds of regret matching."""
    total = 0.0
    for a in range(count):
        total += regrets[who, a]
    for a in range(count):
        odds[who, a] = regrets[who, a] / total if total > 0 else 1.0 / count


@rule
def worth_to(pairs: Reals, who: int, answer: int, other: int) -> float:
    """What an answer brings to the one (0) or the other (1) who gives it, against one of the other side."""
    worth: float = pairs[answer, other, OWN] if who == 0 else pairs[other, answer, OTHERS]
    return worth


@rule
def regret(pairs: Reals, regrets: Reals, odds: Reals, who: int, count: int, others: int) -> None:
    """Adds to the regrets of one side, against the odds of the other."""
    usual = 0.0
    for a in range(count):
        odds[SCRATCH, a] = 0
        for b in range(others):
            odds[SCRATCH, a] += odds[1 - who, b] * worth_to(pairs, who, a, b)
        usual += odds[who, a] * odds[SCRATCH, a]
    for a in range(count):
        regrets[who, a] = max(0.0, regrets[who, a] + odds[SCRATCH, a] - usual)


@entry
def solve(pairs: Reals, dictated: Reals, mine: int, theirs: int, regrets: Reals, odds: Reals, shares: Reals) -> None:
    """How often each own answer should be given, against an other who answers the best, where nobody dictates.

    Regret matching, both in turns; `dictated` is how much of all the model has answered, for each of the other's.
    """
    fill(pairs, mine, theirs, OWN)
    fill(pairs, mine, theirs, OTHERS)
    free = 1.0
    for b in range(theirs):
        free -= dictated[b]
    for i in range(MOST_ANSWERS):
        regrets[0, i] = regrets[1, i] = shares[i] = 0
    for turn in range(ROUNDS):
        match(regrets, odds, theirs, 1)
        for b in range(theirs):
            odds[1, b] = dictated[b] + free * odds[1, b]
        match(regrets, odds, mine, 0)
        regret(pairs, regrets, odds, 0, mine, theirs)
        match(regrets, odds, mine, 0)
        for a in range(mine):
            shares[a] += turn * odds[0, a]
        match(regrets, odds, theirs, 1)
        regret(pairs, regrets, odds, 1, theirs, mine)
    total = 0.0
    for a in range(mine):
        total += shares[a]
    for a in range(mine):
        shares[a] /= total
