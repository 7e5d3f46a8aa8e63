"""What is computed from the games of a match."""

import pytest

from seachest.arena.games import Outcome
from seachest.arena.match import Match, match_of
from seachest.arena.report import quantile
from seachest.arena.results import MatchResult, results_of


def result_of(match: Match, places: list[tuple[int, ...]]) -> MatchResult:
    """Results of games with these places; each place below the first costs ten points."""
    outcomes = [
        Outcome(number, tuple(30 - 10 * place for place in found), found, 5) for number, found in enumerate(places)
    ]
    return results_of(match, outcomes, {})


@pytest.fixture
def duel() -> MatchResult:
    """Two bots, three deals: a wins both games of the first, one of the second; the third is level once."""
    match = match_of("dolores", 2, ("a", "b"), 6)
    return result_of(match, [(1, 2), (2, 1), (1, 2), (1, 2), (1, 1), (2, 1)])


def test_win_shares_and_intervals_are_computed_over_deals(duel: MatchResult) -> None:
    """Shares of the deals: 1, 1/2 and 3/4; mean 3/4, variance 1/16, error 0.144338, times 4.302653 is 0.621034."""
    share = duel.of("a").win_share
    assert share.mean == pytest.approx(0.75)
    assert share.low == pytest.approx(0.75 - 0.621034, abs=1e-6)
    assert share.high == 1.0


def test_a_shared_win_is_divided(duel: MatchResult) -> None:
    assert duel.of("a").win_share.mean + duel.of("b").win_share.mean == pytest.approx(1.0)


def test_points_are_means_over_deals(duel: MatchResult) -> None:
    """a: 20 and 20, 20 and 10, 20 and 20."""
    assert duel.of("a").points.mean == pytest.approx(110 / 6)
    assert duel.of("a").distribution == {10: 1, 20: 5}


def test_pairs_count_before_and_level(duel: MatchResult) -> None:
    pair, reverse = duel.pairs["a", "b"], duel.pairs["b", "a"]
    assert (pair.meetings, pair.before, pair.level) == (6, 4, 1)
    assert (reverse.meetings, reverse.before, reverse.level) == (6, 1, 1)
    assert pair.share == pytest.approx(4 / 6)


def test_who_wins_more_is_rated_higher(duel: MatchResult) -> None:
    assert duel.of("a").rating.ordinal > duel.of("b").rating.ordinal


def test_a_bot_at_several_seats_counts_each_of_them() -> None:
    match = match_of("dolores", 3, ("a", "b"), 3)
    result = result_of(match, [(1, 2, 3), (2, 1, 3), (3, 2, 1)])
    assert (result.of("a").games, result.of("a").seats) == (3, 3)
    assert (result.of("b").games, result.of("b").seats) == (3, 6)
    assert result.of("a").win_share.mean == pytest.approx(1.0)
    assert result.pairs["a", "b"].meetings == 6
    assert result.pairs["a", "b"].before == 6


def test_equal_bots_at_any_seats_have_an_equal_share() -> None:
    match = match_of("dolores", 3, ("a", "b"), 3)
    result = result_of(match, [(1, 2, 3)] * 3)
    assert result.of("a").win_share.mean == pytest.approx(1 / 3)
    assert result.of("b").win_share.mean == pytest.approx(1 / 3)


def test_bots_that_never_met_have_no_pair() -> None:
    match = match_of("dolores", 2, ("a",), 2)
    assert result_of(match, [(1, 2), (1, 2)]).pairs == {}


def test_times_are_no_part_of_the_results_proper(duel: MatchResult) -> None:
    assert "times" not in duel.as_json()


def test_quantiles_of_a_distribution() -> None:
    distribution = {1: 1, 2: 1, 3: 1, 10: 1}
    assert [quantile(distribution, part) for part in (0.0, 0.25, 0.5, 0.75, 1.0)] == [1, 1, 2, 3, 10]
