"""Frozen records: what is read at once is what a record holds."""

import pickle
from typing import Any

import pytest

import seachest
from seachest.rules.compiled import FrozenRecord, MutableRecord
from seachest.rules.game import game_named
from tests.walks import every_table

tables = pytest.mark.parametrize(("name", "players"), every_table())


def views(name: str, players: int) -> list[Any]:
    """Views of all seats in the middle of a game."""
    table = seachest.deal(name, players, seed=7)
    for _ in range(15):
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[-1])
    return [table.seat_view(seat).record for seat in [*range(players), None]]


def frozen_copy(record: Any) -> FrozenRecord:
    return FrozenRecord(record.array.dtype, record.array.tobytes())


@tables
def test_a_frozen_record_holds_the_same_numbers(name: str, players: int) -> None:
    layout = game_named(name).state
    for record in views(name, players):
        frozen = frozen_copy(record)
        for field in layout.names or ():
            shape = layout[field].shape
            if not shape:
                assert getattr(frozen, field) == getattr(record, field)
            elif len(shape) == 1:
                assert list(getattr(frozen, field)) == [getattr(record, field)[i] for i in range(shape[0])]
            else:
                cells = [(row, column) for row in range(shape[0]) for column in range(shape[1])]
                assert [getattr(frozen, field)[cell] for cell in cells] == [getattr(record, field)[c] for c in cells]
                assert list(getattr(frozen, field)[1]) == [getattr(record, field)[1, i] for i in range(shape[1])]


@tables
def test_the_rules_take_a_frozen_record(name: str, players: int) -> None:
    game = game_named(name)
    for seat, record in enumerate(views(name, players)[:players]):
        one, other = game.new_mask(), game.new_mask()
        assert game.legal(record, seat, one) == game.legal(frozen_copy(record), seat, other)
        assert [int(one[i]) for i in range(game.mask_words)] == [int(other[i]) for i in range(game.mask_words)]


def test_a_frozen_record_can_not_be_changed() -> None:
    frozen = frozen_copy(views("dolores", 2)[0])
    with pytest.raises(AttributeError):
        frozen.phase = 1


def test_a_frozen_record_has_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        _ = frozen_copy(views("dolores", 2)[0]).nonsense


def test_a_copy_can_be_changed_and_leaves_the_frozen_record_alone() -> None:
    frozen: Any = frozen_copy(views("dolores", 2)[0])
    copy, phase = frozen.copy(), frozen.phase
    copy.phase = phase + 1
    assert (frozen.phase, copy.phase) == (phase, phase + 1)
    assert frozen_copy(copy).phase == phase + 1


def test_records_can_be_pickled() -> None:
    record = views("dolores", 2)[0]
    for each in (record, frozen_copy(record), frozen_copy(record).copy()):
        assert pickle.loads(pickle.dumps(each)).array.tobytes() == record.array.tobytes()


def test_a_new_record_is_blank() -> None:
    layout = game_named("dolores").state
    assert bytes(MutableRecord(layout).data) == bytes(layout.itemsize)
