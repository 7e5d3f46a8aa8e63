"""How much stronger than each other bots are, fitted to who won which game: by the model of Bradley, Terry and Luce.

Each bot has a strength, and a seat wins with the share that its strength has of the strengths at its table. Strengths
are told as Elo points: 400 more is ten times as strong, 120 more is twice as strong.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.arena.estimates import Estimate

POINTS_PER_DECADE = 400.0
RESAMPLES = 200
"""How often deals are drawn anew to find the intervals."""
OUTSIDE = 0.025, 0.975
"""The part of those resamples that lies outside the interval, at either end."""
FITTING_STEPS = 300
SMALLEST_CHANGE = 1e-7
"""A fit is done once no strength changes by a larger part."""
PRIOR_GAMES = 1.0
"""Drawn games that each bot is taken to have played against one of strength 1; so that who never lost stays finite."""


@dataclass(frozen=True)
class RatedGame:
    """Who sat at a table, and how the win was shared: 1 for a winner, 1/2 for each of two."""

    deal: int
    bots: tuple[str, ...]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Strengths:
    """The strengths of some bots in Elo points, with those from deals drawn anew, a line for each time."""

    names: tuple[str, ...]
    points: npt.NDArray[np.float64]
    resampled: npt.NDArray[np.float64]

    def above(self, bot: str, other: str) -> Estimate:
        """How many points a bot is stronger than another one, with a 95% interval."""
        mine, theirs = self.names.index(bot), self.names.index(other)
        low, high = np.quantile(self.resampled[:, mine] - self.resampled[:, theirs], OUTSIDE)
        return Estimate(float(self.points[mine] - self.points[theirs]), float(low), float(high))


def fitted_strengths(games: Sequence[RatedGame], seed: int = 0) -> Strengths:
    """The strengths of all bots that played, the likeliest by the model.

    Intervals come from deals drawn anew (bootstrap): games of one deal are not independent.

    >>> games = [RatedGame(deal, ("a", "b"), (1.0, 0.0) if deal % 3 else (0.0, 1.0)) for deal in range(300)]
    >>> found = fitted_strengths(games).above("a", "b")
    >>> round(found.mean), found.low < 120 < found.high
    (120, True)
    """
    names = tuple(dict.fromkeys(bot for game in games for bot in game.bots))
    deals = {deal: line for line, deal in enumerate(dict.fromkeys(game.deal for game in games))}
    tables: dict[tuple[str, ...], int] = {}
    for game in games:
        tables.setdefault(tuple(sorted(game.bots)), len(tables))
    seated = np.array([[line.count(name) for name in names] for line in tables], np.float64)
    played, won = np.zeros((len(deals), len(tables))), np.zeros((len(deals), len(names)))
    for game in games:
        line = deals[game.deal]
        played[line, tables[tuple(sorted(game.bots))]] += 1
        for bot, share in zip(game.bots, game.shares, strict=True):
            won[line, names.index(bot)] += share
    dice = np.random.default_rng(seed)
    drawn = [np.bincount(dice.integers(len(deals), size=len(deals)), minlength=len(deals)) for _ in range(RESAMPLES)]
    resampled = np.array([_fit(seated, counts @ played, counts @ won) for counts in drawn])
    return Strengths(names, _fit(seated, played.sum(axis=0), won.sum(axis=0)), resampled)


def win_chances(points: Mapping[str, float], bots: Sequence[str]) -> tuple[float, ...]:
    """How likely each seat of a table wins, by the strengths of the bots.

    >>> [round(chance, 2) for chance in win_chances({"a": 120.4, "b": 0.0}, ["a", "b", "b"])]
    [0.5, 0.25, 0.25]
    """
    strengths = [10 ** (points[bot] / POINTS_PER_DECADE) for bot in bots]
    return tuple(strength / math.fsum(strengths) for strength in strengths)


def _fit(
    seated: npt.NDArray[np.float64], played: npt.NDArray[np.float64], won: npt.NDArray[np.float64]
) -> npt.NDArray[np.float64]:
    """Elo points around 0: Hunter's algorithm, from how often each kind of table was played and what each bot won."""
    strengths = np.ones(seated.shape[1])
    for _ in range(FITTING_STEPS):
        expected = seated.T @ (played / (seated @ strengths)) + PRIOR_GAMES / (strengths + 1)
        better = (won + PRIOR_GAMES / 2) / expected
        changed = float(np.abs(better / strengths - 1).max())
        strengths = better
        if changed < SMALLEST_CHANGE:
            break
    points = POINTS_PER_DECADE * np.log10(strengths)
    return points - points.mean()  # type: ignore[no-any-return]  # numpy's means have no shape
