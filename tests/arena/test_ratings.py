"""Ratings by names and places."""

import pytest

from seachest.arena.ratings import Ratings, SkillRating, ratings_after
from seachest.rules.errors import NotationError


def test_everybody_starts_alike() -> None:
    assert Ratings()["anybody"] == SkillRating(25.0, 25.0 / 3)
    assert SkillRating().ordinal == 0.0


def test_who_wins_rises_and_who_loses_falls() -> None:
    ratings = ratings_after([(("a", "b"), (1, 2))])
    assert ratings["a"].mean > 25.0 > ratings["b"].mean
    assert ratings["a"].spread < 25.0 / 3


def test_a_shared_place_changes_equals_equally() -> None:
    ratings = ratings_after([(("a", "b"), (1, 1))])
    assert ratings["a"].mean == pytest.approx(ratings["b"].mean)


def test_names_come_in_the_order_of_their_ordinals() -> None:
    assert ratings_after([(("a", "b", "c"), (3, 1, 2))] * 5).names() == ("b", "c", "a")


def test_somebody_at_several_seats_gets_the_mean_of_their_changes() -> None:
    twice = ratings_after([(("a", "b", "b"), (2, 1, 3))])
    apart = ratings_after([(("a", "b", "c"), (2, 1, 3))])
    assert twice["b"].mean == pytest.approx((apart["b"].mean + apart["c"].mean) / 2)


def test_a_game_against_oneself_tells_nothing() -> None:
    assert ratings_after([(("a", "a"), (1, 2))]).names() == ()


def test_ratings_go_on_from_what_is_known() -> None:
    ratings = Ratings({"a": SkillRating(40.0, 2.0)})
    ratings.update(("a", "b"), (2, 1))
    assert 35.0 < ratings["a"].mean < 40.0


def test_a_place_for_each_name_is_needed() -> None:
    with pytest.raises(NotationError, match="ratings: 2 names, but 3 places"):
        Ratings().update(("a", "b"), (1, 2, 3))
