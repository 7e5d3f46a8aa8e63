"""Playing at a table by moves as a record has them, and seeing what is refused, for tests of any game."""

import pytest

import seachest


def seed_text(seed: int) -> str:
    """A seed as a record has it."""
    return f"{seed:032x}"


def play(table: seachest.Table, *moves: str) -> seachest.Table:
    """Plays moves, each as in a record: ``"0 take 1"``."""
    for move in moves:
        seat, text = move.split(" ", 1)
        table.act(int(seat), text)
    return table


def refused(table: seachest.Table, seat: int, text: str) -> seachest.IllegalMove:
    """The error of an illegal move, which must not have changed anything."""
    before = table.position()
    with pytest.raises(seachest.IllegalMove) as caught:
        table.act(seat, text)
    assert table.position() == before
    return caught.value


def watchers(table: seachest.Table) -> list[int | None]:
    """All who have a view: each seat, and the spectator."""
    return [*range(table.players), None]
