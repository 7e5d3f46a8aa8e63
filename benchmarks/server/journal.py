"""How many entries the journal stores a second: with many rows a statement, as it does, and with a statement a row.

    python benchmarks/server/journal.py [--seconds S] [--rounds N]

Both ways take turns in one run, on an SQLite file, beside a task that keeps the event loop as busy as sockets do. With
SEACHEST_DATABASE (the URL of an empty PostgreSQL database) it measures there.
"""

import argparse
import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from unittest import mock

from sqlalchemy import Connection, bindparam, insert, update
from sqlalchemy.dialects import postgresql, sqlite

from seachest.server.storage import journal as journal_module
from seachest.server.storage.engine import migrate, open_engine, writing
from seachest.server.storage.entries import Append, Entry, EntryKind
from seachest.server.storage.journal import Journal, write_appends
from seachest.server.storage.schema import due, entries, tables

TABLES = (1, 10, 100, 900)
"""That append at the same moment, each its next entry once the last one is stored."""
FIELDS = {"table": "table_id", "command": "deed"}


def write_row_by_row(connection: Connection, appends: Sequence[Append], one_by_one: bool) -> Sequence[Append]:
    """Writes the rows by SQLAlchemy's executemany, with one statement per row."""
    on = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    fields = Entry.__struct_fields__
    rows = [{FIELDS.get(name, name): getattr(each.entry, name) for name in fields} for each in appends]
    stored = connection.execute(on(entries).on_conflict_do_nothing().returning(entries.c.deed), rows).all()
    assert len(stored) == len(appends)
    put = on(due)
    put = put.on_conflict_do_update(
        index_elements=[due.c.table_id],
        set_={"at": put.excluded.at, "clock": put.excluded.clock, "lease": 0.0, "owner": None},
    )
    plans = [{"table_id": each.entry.table, "at": each.due, "clock": each.clock, "lease": 0.0} for each in appends]
    connection.execute(put, plans)
    last = update(tables).where(tables.c.id == bindparam("of")).values(last=bindparam("to"), updated=bindparam("at"))
    connection.execute(last, [{"of": each.entry.table, "to": each.entry.seq, "at": each.entry.at} for each in appends])
    return appends


WAYS = {"many rows per statement": write_appends, "one statement per row": write_row_by_row}
TABLE_HEAD = f"| tables | {' | '.join(f'{way}, entries per second' for way in WAYS)} | ratio, median of the rounds |"


async def rate(url: str, way: str, count: int, seconds: float) -> float:
    """Entries stored a second by so many tables."""
    engine = open_engine(url)
    await migrate(engine)
    names = [f"{time.time_ns() // 1000 % 10**8:08d}{number:04d}" for number in range(count)]
    table = {"game": "dolores", "players": 2, "options": {}, "seed": "0" * 32, "watch": "anyone", "public": False}
    table |= {"opener": "nobody", "opened": 0.0, "phase": "playing", "updated": 0.0, "last": 0, "rated": False}
    async with writing(engine) as connection:
        await connection.execute(insert(tables), [{**table, "id": name} for name in names])
    journal = Journal(engine)
    stored, begin = 0, time.perf_counter()

    async def append(name: str) -> None:
        nonlocal stored
        seq = 0
        while time.perf_counter() < begin + seconds:
            seq, now = seq + 1, time.time()
            entry = Entry(name, seq, now, EntryKind.MOVE.value, 0, f"command-{seq}", "fight")
            assert await journal.append(Append(entry, None, now + 60, now + 60))
            stored += 1

    async def work() -> None:
        while time.perf_counter() < begin + seconds:
            sum(range(2000))
            await asyncio.sleep(0)

    with mock.patch.object(journal_module, "write_appends", WAYS[way]):
        journal.start()
        await asyncio.gather(work(), *map(append, names))
        took = time.perf_counter() - begin
        await journal.stop()
    await engine.dispose()
    return stored / took


def main() -> None:
    """Prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=5, help="in which both ways take turns")
    asked = parser.parse_args()
    print(TABLE_HEAD)
    print("|---|" + "---|" * (len(WAYS) + 1))
    for count in TABLES:
        rates: dict[str, list[float]] = {way: [] for way in WAYS}
        with tempfile.TemporaryDirectory() as folder:
            for number in range(asked.rounds):
                for way in WAYS if number % 2 else reversed(WAYS):
                    url = os.environ.get("SEACHEST_DATABASE") or f"sqlite+aiosqlite:///{Path(folder, 'journal.db')}"
                    rates[way].append(asyncio.run(rate(url, way, count, asked.seconds)))
        many, single = rates.values()
        ratio = statistics.median(one / other for one, other in zip(many, single, strict=True))
        shown = " | ".join(f"{statistics.median(each):,.0f}" for each in rates.values())
        print(f"| {count} | {shown} | {ratio:.2f} |", flush=True)


if __name__ == "__main__":
    main()
