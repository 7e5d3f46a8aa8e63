"""How entries get into an SQLite file: in a few statements with many rows each.

After each statement, and each row that it returns, a thread waits for the interpreter, which the sockets need too.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any

from sqlalchemy import Connection

MOST_ROWS = 512
"""Of a statement; smaller ones have half as many, a quarter, and so on, so that SQLite knows them all soon."""


@dataclass(frozen=True)
class Filing:
    """A statement that takes any number of rows."""

    before: str
    columns: int
    after: str

    def write(self, connection: Connection, rows: Sequence[tuple[Any, ...]]) -> int:
        """Carries it out with all rows; how many it has written."""
        written = 0
        for part in _parts(rows):
            written += connection.exec_driver_sql(_text(self, len(part)), tuple(chain.from_iterable(part))).rowcount
        return written


def _parts(rows: Sequence[tuple[Any, ...]]) -> Iterator[Sequence[tuple[Any, ...]]]:
    """The rows in parts of a few sizes."""
    size, begin = MOST_ROWS, 0
    while begin < len(rows):
        while size > len(rows) - begin:
            size //= 2
        yield rows[begin : begin + size]
        begin += size


@cache
def _text(filing: Filing, rows: int) -> str:
    row = f"({', '.join('?' * filing.columns)})"
    return f"{filing.before} (VALUES {', '.join([row] * rows)}) {filing.after}"


ENTRIES = Filing(
    "INSERT INTO entries (table_id, seq, at, kind, seat, deed, body) SELECT * FROM",
    7,
    "WHERE true ON CONFLICT DO NOTHING",
)
DUE = Filing(
    "INSERT INTO due (table_id, at, clock, lease, owner) SELECT column1, column2, column3, 0.0, NULL FROM",
    3,
    "WHERE true ON CONFLICT (table_id) DO UPDATE "
    "SET at = excluded.at, clock = excluded.clock, lease = 0.0, owner = NULL "
    "WHERE due.at <> excluded.at OR due.clock IS NOT excluded.clock OR due.lease <> 0.0 OR due.owner IS NOT NULL",
)
LAST = Filing("UPDATE tables SET last = column2, updated = column3 FROM", 3, "WHERE id = column1")
PHASE = Filing("UPDATE tables SET phase = column2 FROM", 2, "WHERE id = column1")
SEATS = Filing(
    "INSERT INTO seats (table_id, seat, player) SELECT * FROM",
    3,
    "WHERE true ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player",
)
