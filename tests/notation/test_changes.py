"""What has changed in a position, in every game: nothing is missing, and nothing is told that is as it was."""

import random
from typing import Any

import msgspec
import pytest

from seachest.notation.changes import position_changes
from seachest.rules.compiled import PartialRecord
from seachest.rules.game import NOBODY, game_named, game_names
from seachest.table import deal
from tests.walks import SMALL, every_table

MOST_DECISIONS = 120
tables = pytest.mark.parametrize(("name", "players"), every_table())


@tables
def test_a_position_with_its_changes_is_the_next_position(name: str, players: int) -> None:
    table, dice = deal(name, players, seed=players, options=SMALL[name]), random.Random(players)
    known: dict[int, tuple[bytes, dict[str, Any]]] = {}
    for _ in range(MOST_DECISIONS):
        for owner in (*range(players), NOBODY):
            view = table.seat_view(None if owner == NOBODY else owner)
            data, position = bytes(view.record.data), view.position()
            if owner in known:
                before, written = known[owner]
                changes = msgspec.to_builtins(position_changes(table.game, before, data, owner, table.options))
                assert {**written, **changes} == position
                assert {"pending", "legal"} <= changes.keys()
            known[owner] = data, position
        if not table.pending():
            return
        seat = dice.choice(table.pending())
        table.act(seat, dice.choice(table.legal(seat)))


@pytest.mark.parametrize("name", game_names())
def test_what_a_decision_leaves_as_it_was_is_not_among_the_changes(name: str) -> None:
    table = deal(name, game_named(name).seats.start, seed=1)
    known = bytes(table.view_record(0).data)
    changes = position_changes(table.game, known, known, 0, table.options)
    assert set(changes) == {"pending", "legal"}


@pytest.mark.parametrize("name", [name for name in game_names() if game_named(name).view_parts])
def test_a_part_of_a_position_is_made_of_the_fields_that_it_names(name: str) -> None:
    game, dice = game_named(name), random.Random(2)
    table = deal(name, game.seats.start, seed=2)
    for _ in range(MOST_DECISIONS):
        if not table.pending():
            break
        seat = dice.choice(table.pending())
        table.act(seat, dice.choice(table.legal(seat)))
        for part in game.view_parts:
            record = PartialRecord(game.state, bytes(table.view_record(0).data))
            part.write(record, 0)
            assert vars(record).keys() <= {"players", *part.reads}
