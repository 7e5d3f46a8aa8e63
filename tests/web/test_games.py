"""Whole games through the page, against bots, at the smallest and the largest table of each kind."""

import random
from typing import Any

import pytest

import seachest
from seachest.rules.game import game_named, game_names
from tests.web.conftest import Visiting
from tests.web.places import SHORT

TABLES = [
    (game, players) for game in game_names() for players in (game_named(game).seats[0], game_named(game).seats[-1])
]


def play_through(visit: Visiting, game: str, players: int, **wishes: Any) -> None:
    """Plays a game; what the page has decided stands in its record."""
    is_smallest = players == game_named(game).seats[0]
    ada = visit(reduced_motion="no-preference" if is_smallest else "reduce")
    table = ada.open_table(game, players, seed=f"{players:032x}", **wishes)
    assert ada.play(table, random.Random(players)) > 0
    record = ada.record(table)
    assert seachest.load(record).result() is not None
    decided = iter([move.partition(" ")[2] for move in record["moves"] if move.startswith("0 ")])
    assert all(text in decided for text in ada.decisions())
    assert ada.page.locator("#main h2").first.inner_text()


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_whole_game_is_played_through_the_page(game: str, players: int, visit: Visiting) -> None:
    """As short as the page offers it."""
    play_through(visit, game, players, options=SHORT[game])


@pytest.mark.long
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_game_of_full_length_is_played_through_the_page(game: str, players: int, visit: Visiting) -> None:
    play_through(visit, game, players)
