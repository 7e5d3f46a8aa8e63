"""What has changed in a position: the fields that differ between two views of one owner."""

import math
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from struct import Struct
from typing import Any, NamedTuple

import msgspec
import numpy as np

from seachest.notation.position import legal_texts, seats_of, standing, typed_position
from seachest.rules.compiled import FieldComparer, FrozenRecord, PartialRecord
from seachest.rules.compiled.records import FrozenGrid
from seachest.rules.game import Game, game_named
from seachest.rules.position import PositionPart
from seachest.rules.types import OptionValues, Seat

MAX_KNOWN_CHANGES = 4096
"""Sets of changed fields of a game whose parts are remembered; a game has some hundreds."""
FIELDS_IN_GROUP = 8
"""Neighbouring fields that are compared together, since most of them are as before."""
RULED_FIELDS = frozenset(["pending", "legal", "over", "winners"])
"""The fields that the rules alone decide; at the end of a game, all of them are among the changes."""


def position_changes(
    game: Game, before: bytes, after: bytes, owner: Seat, options: OptionValues
) -> Mapping[str, object]:
    """The fields of the position after a decision that differ from those before it, as the owner of both views knows.

    `pending` and `legal` are always among them, and so are `over` and `winners` at the end of the game. With these
    fields replaced, the position before is the one after.
    """
    if not game.view_parts:
        return _compared(game, before, after, owner, options)
    changed = _ChangedParts.of(game.name).between(before, after)
    record = PartialRecord(game.state, after)
    vars(record).update(changed.reader.read(after))
    found: dict[str, object] = {part.name: part.write(record, owner) for part in changed.parts}
    pending = seats_of(game.pending(record), record.players)
    found["pending"] = list(pending)
    found["legal"] = {str(owner): legal_texts(game, record, owner)} if owner in pending else {}
    if not pending:
        found["over"], found["winners"] = True, standing(game, record)[1]
    return found


def _compared(game: Game, before: bytes, after: bytes, owner: Seat, options: OptionValues) -> Mapping[str, object]:
    """The fields that differ, found by describing both positions as a whole."""
    old, new = (typed_position(game, FrozenRecord(game.state, data), owner, options) for data in (before, after))
    names = zip(new.__struct_encode_fields__, new.__struct_fields__, strict=True)
    values = {written: (getattr(old, name), getattr(new, name)) for written, name in names}
    always = RULED_FIELDS if new.over else ("pending", "legal")
    return {
        name: now for name, (was, now) in values.items() if now is not msgspec.UNSET and (now != was or name in always)
    }


class _FieldsReader:
    """Reads some fields of a record at once."""

    def __init__(self, game: Game, names: Iterable[str]) -> None:
        fields: Mapping[str, Any] = game.state.fields or {}  # tuples of two or three, which numpy types loosely
        form, end, place = "=", 0, 0
        self._cuts: list[tuple[str, slice | int]] = []
        self._grids: list[tuple[str, slice, Callable[[Iterable[int]], FrozenGrid]]] = []
        for offset, name in sorted((fields[name][1], name) for name in names):
            kind: np.dtype[Any] = fields[name][0]
            count = math.prod(kind.shape)
            form += f"{offset - end}x{count}{'q' if kind.base.char == 'l' else kind.base.char}"
            if len(kind.shape) == 2:
                grid = type("FrozenGrid", (FrozenGrid,), {"width": kind.shape[1]})
                self._grids.append((name, slice(place, place + count), grid))
            else:
                self._cuts.append((name, slice(place, place + count) if kind.shape else place))
            end, place = offset + kind.itemsize, place + count
        self._unpack = Struct(form).unpack_from

    def read(self, data: bytes) -> dict[str, Any]:
        """The fields by name."""
        numbers = self._unpack(data)
        found: dict[str, Any] = {name: numbers[cut] for name, cut in self._cuts}
        for name, cut, grid in self._grids:
            found[name] = grid(numbers[cut])
        return found


class _GroupComparer(FieldComparer):
    """Finds the fields in which two records differ, looking first where any of a group does."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.state)
        starts = range(0, len(self._places), FIELDS_IN_GROUP)
        groups = [self._places[start : start + FIELDS_IN_GROUP] for start in starts]
        self._groups = [(slice(group[0][0].start, group[-1][0].stop), group) for group in groups]

    def changed(self, before: bytes, after: bytes) -> int:
        """The fields whose bytes differ."""
        found = 0
        for whole, group in self._groups:
            if before[whole] != after[whole]:
                for place, bit in group:
                    if before[place] != after[place]:
                        found |= bit
        return found


class _PartsToWrite(NamedTuple):
    """Parts of a position that may have changed, and what reads the fields that they are made of."""

    parts: tuple[PositionPart, ...]
    reader: _FieldsReader


class _ChangedParts:
    """Finds the parts of a game's position that a change of a record concerns."""

    def __init__(self, game: Game) -> None:
        self._game, self._comparer = game, _GroupComparer(game)
        self._parts = [(self._comparer.set_of(part.reads), part) for part in game.view_parts]
        self._known: dict[int, _PartsToWrite] = {}

    @staticmethod
    @cache
    def of(game: str) -> "_ChangedParts":
        """That of a game."""
        return _ChangedParts(game_named(game))

    def between(self, before: bytes, after: bytes) -> _PartsToWrite:
        """The parts that may differ between two records."""
        changed = self._comparer.changed(before, after)
        found = self._known.get(changed)
        if found is None:
            parts = tuple(part for reads, part in self._parts if reads & changed)
            fields = {"players", *(name for part in parts for name in part.reads)}
            found = _PartsToWrite(parts, _FieldsReader(self._game, fields))
            if len(self._known) < MAX_KNOWN_CHANGES:
                self._known[changed] = found
        return found
