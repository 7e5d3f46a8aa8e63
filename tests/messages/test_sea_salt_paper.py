"""Sea Salt & Paper in words: what the page gets beside the position."""

import pytest

from seachest.messages.sea_salt_paper.facts import ColourBonus, SeaSaltPaperFacts
from seachest.messages.stories import narrator
from seachest.rules.game import NOBODY, game_named
from seachest.rules.sea_salt_paper.scoring import colour_bonus
from seachest.table import View
from tests.rules.sea_salt_paper.helpers import GAME, table_at
from tests.tables import play
from tests.walks import observers, positions


def facts(view: View) -> SeaSaltPaperFacts:
    found = narrator(GAME).facts(view, view.typed_position())
    assert isinstance(found, SeaSaltPaperFacts)
    return found


@pytest.mark.clause("SSP-5.5")
def test_5_5_the_bonus_names_all_colours_that_a_seat_has_most_of() -> None:
    table = table_at("crab.yellow boat.yellow fish.black shell.black sailor.pink", "mermaid.white")
    assert facts(table.seat_view(0)).own_bonus == ColourBonus(points=2, colours=["black", "yellow"])
    assert facts(table.seat_view(1)).own_bonus == ColourBonus(points=1, colours=["white"])


@pytest.mark.clause("SSP-5.5")
def test_5_5_a_first_card_laid_still_counts_for_the_bonus() -> None:
    table = table_at("crab.yellow crab.black boat.yellow crab.light-blue", "", phase="play")
    play(table, "0 lay crab.yellow")
    assert table.position()["first"] == "crab.yellow"
    assert facts(table.seat_view(0)).own_bonus == ColourBonus(points=2, colours=["yellow"])


def test_without_cards_there_is_no_bonus_and_no_colour() -> None:
    table = table_at("", "crab.yellow")
    assert facts(table.seat_view(0)).own_bonus == ColourBonus(points=0, colours=[])


def test_spectators_get_no_bonus() -> None:
    assert facts(table_at("crab.yellow", "").seat_view(None)).own_bonus is None


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_bonus_is_what_the_rules_count(players: int) -> None:
    game = game_named(GAME)
    for walk in positions(game, players, 60, seed=1):
        for seat in observers(players):
            _, record = walk.view(seat)
            bonus = facts(View(game, seat, record, walk.options)).own_bonus
            if seat == NOBODY:
                assert bonus is None
            elif walk.state.first < 0:
                assert bonus is not None
                assert bonus.points == colour_bonus(walk.state.hand[seat], walk.state.laid[seat])
