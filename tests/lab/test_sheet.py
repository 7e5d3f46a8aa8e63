"""Shares, worths and their intervals."""

import numpy as np
import pytest

from seachest.arena.estimates import Estimate
from seachest.lab.sheet import difference, mean_of, share_of, worth_of


def sums_of(cases: list[int], wins: list[int], worths: list[int]) -> np.ndarray[tuple[int], np.dtype[np.int64]]:
    n, w, v = (np.array(numbers) for numbers in (cases, wins, worths))
    return np.array(
        [n.sum(), w.sum(), v.sum(), (n * n).sum(), (w * w).sum(), (w * n).sum(), (v * v).sum(), (v * n).sum()]
    )


def test_three_wins_of_four() -> None:
    """One case in each of four games: Wilson's interval, with Student's t for three degrees of freedom."""
    found = share_of(sums_of([1, 1, 1, 1], [60, 60, 0, 60], [0, 0, 0, 0]), 4)
    assert found is not None
    assert found.mean == 0.75
    assert found.low is not None
    assert found.high is not None
    assert 0 < found.low < 0.4
    assert 0.9 < found.high < 1


def test_half_a_win_counts_half() -> None:
    found = share_of(sums_of([1, 1], [30, 0], [0, 0]), 2)
    assert found is not None
    assert found.mean == 0.25


def test_what_never_came_up_has_no_share_and_no_worth() -> None:
    nothing = sums_of([0, 0], [0, 0], [0, 0])
    assert share_of(nothing, 2) is None
    assert worth_of(nothing, 2, 2) is None


def test_cases_that_were_all_won_still_leave_a_doubt() -> None:
    found = share_of(sums_of([1] * 10, [60] * 10, [0] * 10), 10)
    assert found is not None
    assert found.high == 1
    assert found.low is not None
    assert 0.5 < found.low < 0.9


def test_worth_is_in_points() -> None:
    found = worth_of(sums_of([1, 2, 1], [0, 0, 0], [9, 6, -3]), 3, 3)
    assert found is not None
    assert found.mean == pytest.approx(12 / 4 / 3)


def test_a_mean_without_spread_has_an_interval_of_no_width() -> None:
    assert mean_of(12, 36, 4) == Estimate(3, 3, 3)
    assert mean_of(3, 9, 1) == Estimate(3, None, None)


def test_a_difference_is_as_wide_as_both_together() -> None:
    found = difference(Estimate(0.5, 0.47, 0.53), Estimate(0.6, 0.56, 0.64))
    assert found.mean == pytest.approx(0.1)
    assert found.high == pytest.approx(0.15)


def test_intervals_hold_the_true_share_in_95_of_100_runs_although_cases_of_a_game_depend_on_each_other() -> None:
    """In each game two or no cases, won or lost together: an interval for independent cases would be too narrow."""
    random = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        cases = 2 * random.integers(0, 2, 300)
        wins = 60 * cases * (random.random(300) < 0.3)
        found = share_of(sums_of(cases.tolist(), wins.tolist(), [0] * 300), 300)
        assert found is not None
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.3 <= found.high
    assert 0.92 < held / 400 < 0.98
