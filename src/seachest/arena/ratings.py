"""Ratings of players who meet at tables of any size, by openskill's model of Plackett and Luce."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean
from typing import Any

from seachest.extras import needed
from seachest.rules.errors import NotationError

START_MEAN, START_SPREAD = 25.0, 25.0 / 3
ORDINAL_SPREADS = 3.0
"""How many spreads below the mean the ordinal lies: a player is almost surely better than that."""


@dataclass(frozen=True)
class SkillRating:
    """How strong somebody is thought to be: the mean of the guess, and its spread."""

    mean: float = START_MEAN
    spread: float = START_SPREAD

    @property
    def ordinal(self) -> float:
        """One number to put players in order by: the strength that is almost surely there."""
        return self.mean - ORDINAL_SPREADS * self.spread


@cache
def _model() -> Any:  # openskill is loaded only where something is rated
    """Openskill's model with its usual settings."""
    models = needed("openskill.models", "ratings need openskill", "arena")
    return models.PlackettLuce(mu=START_MEAN, sigma=START_SPREAD)


def check_openskill() -> None:
    """Tells at once, before anything is played, that nothing could be rated."""
    _model()


class Ratings:
    """The ratings of players by name; who was never seen has the rating that everybody starts with."""

    def __init__(self, known: Mapping[str, SkillRating] | None = None) -> None:
        self._known = dict(known or {})

    def __getitem__(self, name: str) -> SkillRating:
        return self._known.get(name, SkillRating())

    def names(self) -> tuple[str, ...]:
        """All who have a rating, the highest ordinal first."""
        return tuple(sorted(self._known, key=lambda name: (-self._known[name].ordinal, name)))

    def update(self, names: Sequence[str], places: Sequence[int]) -> None:
        """Counts one game: who sat at each seat, and the place of each seat, equal where it is shared.

        Somebody who sat at several seats gets the mean of what each of them would have changed.
        """
        if len(names) != len(places):
            raise NotationError(f"ratings: {len(names)} names, but {len(places)} places")
        if len(set(names)) < 2:
            return
        model = _model()
        teams = [[model.rating(mu=self[name].mean, sigma=self[name].spread)] for name in names]
        ratings_after = model.rate(teams, ranks=[float(place) for place in places])
        found: dict[str, list[Any]] = {}  # ratings of openskill
        for name, (player,) in zip(names, ratings_after, strict=True):
            found.setdefault(name, []).append(player)
        for name, players in found.items():
            self._known[name] = SkillRating(
                fmean(player.mu for player in players), fmean(player.sigma for player in players)
            )


def ratings_after(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> Ratings:
    """The ratings after games, in their order: the names and places of each."""
    ratings = Ratings()
    for names, places in games:
        ratings.update(names, places)
    return ratings
