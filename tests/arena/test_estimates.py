"""Means and their intervals."""

import math

import pytest

from seachest.arena.estimates import estimate, t_bound


def test_the_interval_of_a_hand_computed_case() -> None:
    """Values 1, 2, 3, 4: mean 2.5, variance 5/3, standard error 0.645497, times 3.182446 is 2.054260."""
    found = estimate([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.low == pytest.approx(0.445740, abs=1e-6)
    assert found.high == pytest.approx(4.554260, abs=1e-6)


@pytest.mark.parametrize(
    ("freedom", "bound"),
    [(1, 12.706205), (2, 4.302653), (3, 3.182446), (10, 2.228139), (30, 2.042272), (199, 1.971957), (200, 1.971896)],
)
def test_bounds_are_those_of_printed_tables(freedom: int, bound: float) -> None:
    assert t_bound(freedom) == pytest.approx(bound, abs=1e-5)


def test_one_value_has_no_interval() -> None:
    found = estimate([0.5])
    assert (found.mean, found.low, found.high) == (0.5, None, None)


def test_an_interval_stays_within_what_is_possible() -> None:
    found = estimate([0.0, 1.0, 1.0], 0.0, 1.0)
    assert (found.low, found.high) == (0.0, 1.0)
    assert math.isclose(found.mean, 2 / 3)
