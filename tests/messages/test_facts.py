"""What follows from positions of all games."""

import pytest

from seachest.messages.rulebook import rules_text
from seachest.messages.stories import narrator
from seachest.rules.game import game_named, game_names
from seachest.table import View
from tests.rules.sea_salt_paper.helpers import SEVEN, table_at
from tests.tables import play
from tests.walks import observers, positions


@pytest.mark.parametrize("name", game_names())
def test_every_position_names_a_section_of_the_rules_that_has_clauses(name: str) -> None:
    game = game_named(name)
    sections = {section.number for section in rules_text(name, "en") if section.clauses}
    for walk in positions(game, game.seats[-1], 120, seed=2):
        for seat in observers(game.seats[-1]):
            view = View(game, seat, walk.view(seat)[1], walk.options)
            assert narrator(name).facts(view, view.typed_position()).rules_section in sections


def test_who_may_call_is_shown_the_rules_for_ending_a_round() -> None:
    table = play(table_at(SEVEN, ""), "0 take 1")
    sections = {}
    for seat in (0, 1):
        view = table.seat_view(seat)
        sections[seat] = narrator("sea-salt-paper").facts(view, view.typed_position()).rules_section
    assert sections == {0: 6, 1: 4}
