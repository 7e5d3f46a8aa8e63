"""Rewards: sums, ties, and the ends of the scale."""

import numpy as np
import pytest

from seachest.rules.compiled import cells
from seachest.rules.rewards import POINTS_SCHEME, RANK_SCHEME, WIN_SCHEME, reward


def rewards(places: list[int], scheme: int, points: list[int] | None = None) -> list[float]:
    count = len(places)
    standing = cells(np.array(points or [0] * count, np.int64))
    return [reward(standing, cells(np.array(places, np.int64)), count, seat, scheme) for seat in range(count)]


@pytest.mark.sample
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([1, 2, 3], [1, 0, -1]),
        ([1, 2, 2], [1, -0.5, -0.5]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 1, 2, 3], [-1, 1, 1 / 3, -1 / 3]),
        ([1, 2, 2, 2, 5], [1, 0, 0, 0, -1]),
    ],
)
def test_rank_falls_evenly_and_ties_share(places: list[int], expected: list[float]) -> None:
    assert rewards(places, RANK_SCHEME) == pytest.approx(expected)


@pytest.mark.sample
@pytest.mark.parametrize(
    ("places", "expected"),
    [
        ([2, 1], [-1, 1]),
        ([1, 1], [0, 0]),
        ([1, 2, 3], [1, -0.5, -0.5]),
        ([1, 1, 3], [0.25, 0.25, -0.5]),
        ([3, 1, 4, 2, 5], [-0.25, 1, -0.25, -0.25, -0.25]),
    ],
)
def test_win_pays_the_winners_and_charges_the_others(places: list[int], expected: list[float]) -> None:
    assert rewards(places, WIN_SCHEME) == pytest.approx(expected)


@pytest.mark.sample
def test_points_are_the_points() -> None:
    assert rewards([2, 1], POINTS_SCHEME, [17, 42]) == [17, 42]
