"""Two who decide at the same moment: from what their answers bring to how often each should be given."""

from typing import Any

from seachest.bots.search.tree import MEETINGS, MOST_ANSWERS, OTHERS, OWN
from seachest.rules.compiled import entry, rule

ROUNDS = 4000
DOUBT = 1.0
"""A pair that was never met is taken to be worth what the answer usually brings, as if it had been met so often."""


@rule
def fill(pairs: Any, mine: int, theirs: int, part: int) -> None:
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
def match(regrets: Any, odds: Any, count: int, who: int) -> None:
    """The odds of regret matching."""
    total = 0.0
    for a in range(count):
        total += regrets[who, a]
    for a in range(count):
        odds[who, a] = regrets[who, a] / total if total > 0 else 1.0 / count


@entry
def solve(pairs: Any, dictated: Any, mine: int, theirs: int, regrets: Any, odds: Any, shares: Any) -> None:
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
        usual = 0.0
        for a in range(mine):
            odds[2, a] = 0
            for b in range(theirs):
                odds[2, a] += odds[1, b] * pairs[a, b, OWN]
            usual += odds[0, a] * odds[2, a]
        for a in range(mine):
            regrets[0, a] = max(0.0, regrets[0, a] + odds[2, a] - usual)
        match(regrets, odds, mine, 0)
        for a in range(mine):
            shares[a] += turn * odds[0, a]
        match(regrets, odds, theirs, 1)
        usual = 0.0
        for b in range(theirs):
            odds[2, b] = 0
            for a in range(mine):
                odds[2, b] += odds[0, a] * pairs[a, b, OTHERS]
            usual += odds[1, b] * odds[2, b]
        for b in range(theirs):
            regrets[1, b] = max(0.0, regrets[1, b] + odds[2, b] - usual)
    total = 0.0
    for a in range(mine):
        total += shares[a]
    for a in range(mine):
        shares[a] /= total
