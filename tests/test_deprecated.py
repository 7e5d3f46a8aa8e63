"""Names of the Python API that were replaced still work, and warn."""

import pytest

import seachest
import seachest.arena
import seachest.client


def test_glimpse_is_seat_view() -> None:
    table = seachest.deal("dolores", players=2, seed=1)
    with pytest.warns(DeprecationWarning, match="call seat_view instead"):
        view = table.glimpse(1)
    assert view.position() == table.seat_view(1).position()


def test_noticed_is_observed_actions() -> None:
    table = seachest.deal("sea-salt-paper", players=2, seed=1)
    table.act(table.pending()[0], "draw")
    with pytest.warns(DeprecationWarning, match="call observed_actions instead"):
        noticed = table.noticed(1)
    assert noticed == table.observed_actions(1)


def test_asides_are_out_of_turn() -> None:
    table = seachest.deal("dolores", players=3, seed=1)
    expected = table.out_of_turn(0)
    with pytest.warns(DeprecationWarning, match="call out_of_turn instead"):
        assert table.asides(0) == expected
    with pytest.warns(DeprecationWarning, match="call out_of_turn instead"):
        assert table.seat_view(0).asides() == expected


def test_result_is_game_result() -> None:
    with pytest.warns(DeprecationWarning, match="seachest.Result is deprecated: it is called GameResult now"):
        found = seachest.Result  # type: ignore[attr-defined]  # what is checked is that it still works
    assert found is seachest.GameResult


@pytest.mark.parametrize(
    ("old", "new"), [("Pair", "HeadToHead"), ("Rating", "SkillRating"), ("Standing", "MatchProgress")]
)
def test_classes_of_the_arena_have_names_of_their_own(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"seachest.arena.{old} is deprecated: it is called {new} now"):
        found = getattr(seachest.arena, old)
    assert found is getattr(seachest.arena, new)


def test_names_that_never_were_are_refused_as_usual() -> None:
    with pytest.raises(AttributeError, match="module 'seachest' has no attribute 'Nothing'"):
        seachest.Nothing  # type: ignore[attr-defined]  # noqa: B018  # asking for it is what is tested


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("Client", "ServerClient"),
        ("Closed", "ClientClosed"),
        ("Outdated", "RulesMismatch"),
        ("Refused", "RequestRefused"),
        ("Unreachable", "ServerUnreachable"),
    ],
)
def test_classes_of_the_client_have_plainer_names(old: str, new: str) -> None:
    with pytest.warns(DeprecationWarning, match=f"use seachest.client.{new} instead"):
        found = getattr(seachest.client, old)
    assert found is getattr(seachest.client, new)


def test_the_client_has_no_other_names() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Person'"):
        seachest.client.Person  # noqa: B018
