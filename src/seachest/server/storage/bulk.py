"""Statements with many rows, in SQL that SQLite and PostgreSQL both understand.

A statement for each row would be slower: after each one a thread waits for the interpreter, which the sockets need too,
or a message goes to the database and back.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TypeAlias

from sqlalchemy import Connection

MAX_STATEMENT_ROWS = 512
"""Rows of a statement. Smaller ones have half as many, a quarter, and so on: a few texts, which the database caches."""

Value: TypeAlias = str | int | float | None
BulkRow: TypeAlias = tuple[Value, ...]


@dataclass(frozen=True)
class BulkStatement:
    """A statement that takes any number of rows, as columns `column1`, `column2`, … of `new`."""

    before: str
    """The statement up to its rows."""
    types: tuple[str, ...]
    """The types of the columns of a row."""
    after: str
    """The statement after its rows."""

    def write(self, connection: Connection, rows: Sequence[BulkRow]) -> int:
        """Runs it with all rows; returns how many rows it has written."""
        written = 0
        paramstyle = connection.dialect.paramstyle
        for part in _parts(rows):
            text = _text(self, len(part), paramstyle)
            written += connection.exec_driver_sql(text, tuple(chain.from_iterable(part))).rowcount
        return written


def _parts(rows: Sequence[BulkRow]) -> Iterator[Sequence[BulkRow]]:
    """The rows in parts of a few sizes."""
    size, begin = MAX_STATEMENT_ROWS, 0
    while begin < len(rows):
        while size > len(rows) - begin:
            size //= 2
        yield rows[begin : begin + size]
        begin += size


@cache
def _text(statement: BulkStatement, rows: int, paramstyle: str) -> str:
    """The statement for so many rows, with a driver's kind of parameters."""

    def parameter(row: int, column: int) -> str:
        text = "?" if paramstyle == "qmark" else f"${row * len(statement.types) + column + 1}"
        # PostgreSQL takes the types of all rows from the first one.
        return f"CAST({text} AS {statement.types[column]})" if row == 0 else text

    values = [f"({', '.join(parameter(row, column) for column in range(len(statement.types)))})" for row in range(rows)]
    return f"{statement.before} (VALUES {', '.join(values)}) AS new {statement.after}"


SQL_TEXT, SQL_BIGINT, SQL_DOUBLE = "text", "bigint", "double precision"

INSERT_ENTRIES = BulkStatement(
    "INSERT INTO entries (table_id, seq, at, kind, seat, deed, body) SELECT * FROM",
    (SQL_TEXT, SQL_BIGINT, SQL_DOUBLE, SQL_TEXT, SQL_BIGINT, SQL_TEXT, SQL_TEXT),
    "WHERE true ON CONFLICT DO NOTHING",
)
"""Table, number, time, kind, seat, command, body. Entries whose number or command is in the log are left out."""
SET_DUE = BulkStatement(
    "INSERT INTO due (table_id, at, clock, lease, owner) SELECT column1, column2, column3, 0.0, NULL FROM",
    (SQL_TEXT, SQL_DOUBLE, SQL_DOUBLE),
    "WHERE true ON CONFLICT (table_id) DO UPDATE "
    "SET at = excluded.at, clock = excluded.clock, lease = 0.0, owner = NULL "
    "WHERE due.at <> excluded.at OR due.lease <> 0.0 OR due.owner IS NOT NULL "
    "OR due.clock <> excluded.clock OR (due.clock IS NULL) <> (excluded.clock IS NULL)",
)
"""Table, due time, clock; the lease of the table ends. No table twice."""
SET_LAST_ENTRY = BulkStatement(
    "UPDATE tables SET last = column2, updated = column3 FROM", (SQL_TEXT, SQL_BIGINT, SQL_DOUBLE), "WHERE id = column1"
)
"""Table, number of the last entry, time of the last thing that everybody may know of. No table twice."""
SET_PHASE = BulkStatement("UPDATE tables SET phase = column2 FROM", (SQL_TEXT, SQL_TEXT), "WHERE id = column1")
"""Table, phase. No table twice."""
SET_SEATS = BulkStatement(
    "INSERT INTO seats (table_id, seat, player) SELECT * FROM",
    (SQL_TEXT, SQL_BIGINT, SQL_TEXT),
    "WHERE true ON CONFLICT (table_id, seat) DO UPDATE SET player = excluded.player",
)
"""Table, seat, player. No seat twice."""
