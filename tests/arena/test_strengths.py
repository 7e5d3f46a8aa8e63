"""Strengths fitted to who won: right where they are known, finite where somebody never lost, honest about chance."""

import numpy as np
import pytest

from seachest.arena.strengths import RatedGame, fitted_strengths, win_chances

POINTS = {"a": 0.0, "b": 120.0, "c": 240.0}


def drawn_games(bots: tuple[str, ...], count: int, seed: int = 1) -> list[RatedGame]:
    """Games that go as the model says."""
    dice = np.random.default_rng(seed)
    chances = win_chances(POINTS, bots)
    winners = dice.choice(len(bots), size=count, p=chances)
    return [
        RatedGame(deal, bots, tuple(float(seat == winner) for seat in range(len(bots))))
        for deal, winner in enumerate(winners)
    ]


@pytest.mark.parametrize("tables", [[("a", "b"), ("b", "c")], [("a", "b", "c")], [("a", "b", "b"), ("b", "c", "c")]])
def test_strengths_are_found_again_from_games_that_follow_them(tables: list[tuple[str, ...]]) -> None:
    found = fitted_strengths([game for bots in tables for game in drawn_games(bots, 4_000)])
    for strong, weak in (("b", "a"), ("c", "b")):
        step = found.above(strong, weak)
        assert step.mean == pytest.approx(120, abs=25)
        assert step.low is not None
        assert step.high is not None
        assert step.low < step.mean < step.high


def test_more_deals_make_smaller_intervals() -> None:
    few, many = (fitted_strengths(drawn_games(("a", "b"), count)).above("b", "a") for count in (100, 1_600))
    widths = [each.high - each.low for each in (few, many) if each.high is not None and each.low is not None]
    assert widths[1] == pytest.approx(widths[0] / 4, rel=0.4)


def test_games_of_one_deal_are_no_independent_proof() -> None:
    """The same games, told as those of few deals, leave more doubt: what came out there may be due to the cards."""
    games = [RatedGame(deal, ("a", "b"), (deal % 2, 1 - deal % 2)) for deal in range(20) for _ in range(20)]
    apart = [RatedGame(number, game.bots, game.shares) for number, game in enumerate(games)]
    together, each = (fitted_strengths(told).above("a", "b") for told in (games, apart))
    assert together.low is not None
    assert each.low is not None
    assert together.low < 2 * each.low < 0


def test_a_shared_win_counts_for_half() -> None:
    drawn = [RatedGame(deal, ("a", "b"), (0.5, 0.5)) for deal in range(10)]
    assert fitted_strengths(drawn).above("a", "b").mean == pytest.approx(0, abs=1e-6)


def test_who_never_lost_is_much_stronger_but_not_without_end() -> None:
    won = [RatedGame(deal, ("a", "b"), (1.0, 0.0)) for deal in range(30)]
    assert 400 < fitted_strengths(won).above("a", "b").mean < 1_500


def test_120_points_are_twice_as_strong() -> None:
    assert win_chances(POINTS, ("b", "a")) == pytest.approx((2 / 3, 1 / 3), abs=0.001)
    assert win_chances(POINTS, ("b", "a", "a")) == pytest.approx((1 / 2, 1 / 4, 1 / 4), abs=0.001)
