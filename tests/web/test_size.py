"""The first load of a game in one language is small, with everything: words, art, fonts."""

import pytest

from seachest.rules.game import game_named, game_names
from tests.web.conftest import Visiting
from tests.web.visitor import Visitor

MAX_PAGE_BYTES = 150_000
"""Bytes, packed as they travel."""


def loaded(visitor: Visitor, game: str) -> dict[str, int]:
    """What a browser that was never here fetches until something can be chosen: each file with its size."""
    visitor.open_table(game, game_named(game).seats[0], seed="11" * 16)
    visitor.ready()
    visitor.page.wait_for_load_state("networkidle")
    return visitor.fetched()


@pytest.mark.parametrize("game", game_names())
def test_the_first_load_of_a_game_is_small(game: str, visit: Visiting) -> None:
    sizes = loaded(visit(), game)
    assert 10_000 < sum(sizes.values()) < MAX_PAGE_BYTES, sizes
