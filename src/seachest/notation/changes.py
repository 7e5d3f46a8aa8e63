"""What has changed in a position: the fields that differ between two views of one owner."""

from collections.abc import Mapping
from functools import cache

import msgspec

from seachest.notation.position import legal_texts, seats_of, standing, typed_position
from seachest.rules.compiled import FieldComparer, FrozenRecord, PartialRecord
from seachest.rules.game import Game, game_named
from seachest.rules.position import PositionPart
from seachest.rules.types import OptionValues, Seat

MAX_KNOWN_CHANGES = 4096
"""Sets of changed fields of a game whose parts are remembered; a game has some hundreds."""
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
    record = PartialRecord(game.state, after)
    found: dict[str, object] = {
        part.name: part.write(record, owner) for part in _ChangedParts.of(game.name).between(before, after)
    }
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


class _ChangedParts:
    """Finds the parts of a game's position that a change of a record concerns."""

    def __init__(self, game: Game) -> None:
        self._comparer = FieldComparer(game.state)
        self._parts = [(self._comparer.set_of(part.reads), part) for part in game.view_parts]
        self._known: dict[int, tuple[PositionPart, ...]] = {}

    @staticmethod
    @cache
    def of(game: str) -> "_ChangedParts":
        """That of a game."""
        return _ChangedParts(game_named(game))

    def between(self, before: bytes, after: bytes) -> tuple[PositionPart, ...]:
        """The parts that may differ between two records."""
        changed = self._comparer.changed(before, after)
        found = self._known.get(changed)
        if found is None:
            found = tuple(part for reads, part in self._parts if reads & changed)
            if len(self._known) < MAX_KNOWN_CHANGES:
                self._known[changed] = found
        return found
