"""Means with their 95% confidence intervals, by Student's t."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

CONFIDENCE = 0.95
NORMAL_BOUND = 1.959963984540054
"""Beyond it, to both sides, lie 5% of the normal distribution."""

MANY_DEGREES = 200
"""From this many degrees of freedom on, Student's t is the normal distribution with a small correction."""

BISECTIONS = 80


@dataclass(frozen=True)
class Estimate:
    """A mean, and the bounds of its interval; None if there is but one value."""

    mean: float
    low: float | None
    high: float | None

    def times(self, factor: float) -> "Estimate":
        """The same in another unit."""
        low, high = (None if bound is None else bound * factor for bound in (self.low, self.high))
        return Estimate(self.mean * factor, low, high)


def estimate(values: Sequence[float], lowest: float = -math.inf, highest: float = math.inf) -> Estimate:
    """The mean of independent values, and its interval within what is possible at all."""
    count = len(values)
    mean = math.fsum(values) / count
    if count < 2:
        return Estimate(mean, None, None)
    variance = math.fsum((value - mean) ** 2 for value in values) / (count - 1)
    margin = t_bound(count - 1) * math.sqrt(variance / count)
    return Estimate(mean, max(lowest, mean - margin), min(highest, mean + margin))


def t_bound(freedom: int) -> float:
    """The bound beyond which, to both sides, 5% of Student's distribution lie."""
    if freedom >= MANY_DEGREES:
        z = NORMAL_BOUND
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, 100.0
    for _ in range(BISECTIONS):
        middle = (low + high) / 2
        if t_probability(middle, freedom) < CONFIDENCE:
            low = middle
        else:
            high = middle
    return high


def t_probability(t: float, freedom: int) -> float:
    """How much of Student's distribution lies between -t and t: a finite sum for whole degrees of freedom."""
    angle = math.atan(t / math.sqrt(freedom))
    sine, cosine = math.sin(angle), math.cos(angle)
    odd = freedom % 2
    term = cosine if odd else 1.0
    total = 0.0
    for step in range(1 + odd, freedom, 2):
        total += term
        term *= cosine * cosine * step / (step + 1)
    if odd:
        return (angle + sine * total) * 2 / math.pi
    return sine * total
