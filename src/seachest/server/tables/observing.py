"""Who notices an entry of a table's log, and which decisions they notice with it."""

from collections.abc import Collection, Iterable

from seachest.notation.record import Move
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry, EntryKind
from seachest.table import Table


def observed_by_all(
    table: Table | None, entry: Entry, recipients: Iterable[Seat], held: Collection[Seat]
) -> dict[Seat, list[Move] | None]:
    """The decisions that each recipient noticed with an entry; None if it noticed nothing at all.

    `held` are those to whom a decision stands that was taken back: they have noticed it before.
    """
    if entry.kind == EntryKind.STANDING:
        return {who: [] if who == entry.seat else None for who in recipients}
    if entry.kind != EntryKind.MOVE:
        return {who: [] for who in recipients}
    assert table is not None
    public = table.observed_actions(None)
    own = {entry.seat, *(move.seat for move in public)} - {NOBODY}
    return {
        who: None if who in held else (table.observed_actions(who) if who in own else public) or None
        for who in recipients
    }
