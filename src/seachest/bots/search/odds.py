"""Turns points into chances of winning, for any game."""

from seachest.rules.compiled import Reals, small_rule

MAX_EXPONENT = 40.0
SQUARINGS = 6


@small_rule
def approximate_exp(x: float) -> float:
    """About e to the power of x, for x up to 0: the same to the last digit on every machine."""
    weight = 1.0 + max(x, -MAX_EXPONENT) / (1 << SQUARINGS)
    for _ in range(SQUARINGS):
        weight *= weight
    return weight


@small_rule
def points_to_chances(worths: Reals, players: int, scale: float) -> None:
    """Turns points into chances: who is `scale` points behind another is e times less likely to win."""
    most = worths[0]
    for seat in range(1, players):
        most = max(most, worths[seat])
    total = 0.0
    for seat in range(players):
        worths[seat] = approximate_exp((worths[seat] - most) / scale)
        total += worths[seat]
    for seat in range(players):
        worths[seat] /= total
