"""The log of all tables, written in groups: what many tables append at one moment goes into one transaction.

An append is acknowledged after its transaction has reached the disk, never before. Where several workers append to the
same table, the numbers of entries decide: the second to come is told so, and has to look at the log again.
"""

import asyncio
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Engine, Insert, bindparam, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error
from seachest.server.storage import filing
from seachest.server.storage.engine import open_file, writing
from seachest.server.storage.entries import Append, Entry
from seachest.server.storage.schema import due, entries, seats, tables

MAX_APPENDS_PER_COMMIT = 1000
"""Appends of one transaction."""
RETRY_PAUSES_S = (0.0, 0.05, 0.25, 1.0, 2.0, 4.0)
"""Seconds before each try to write again where the database was away for a moment, or chose us to end a deadlock."""


class _Conflict(Exception):  # noqa: N818  # nothing is wrong: somebody was faster, or it was written before
    """The number of an entry, or its command, is in the log already."""


class Journal:
    """Writes the log of all tables of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file = open_file(engine)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ending = False
        on = postgresql.insert if engine.dialect.name == "postgresql" else sqlite.insert
        self._insert: Insert = on(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.deed)
        put = on(due)
        self._put_due: Insert = put.on_conflict_do_update(
            index_elements=[due.c.table_id],
            set_={"at": put.excluded.at, "clock": put.excluded.clock, "lease": 0.0, "owner": None},
            where=or_(
                due.c.at != put.excluded.at,
                due.c.clock.is_distinct_from(put.excluded.clock),
                due.c.lease != 0.0,
                due.c.owner.is_not(None),
            ),
        )
        sit = on(seats)
        self._sit: Insert = sit.on_conflict_do_update(
            index_elements=[seats.c.table_id, seats.c.seat], set_={"player": sit.excluded.player}
        )
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("of_table"))
            .values(
                last=bindparam("to_seq"),
                updated=bindparam("at"),
                phase=func.coalesce(bindparam("to_phase", type_=tables.c.phase.type), tables.c.phase),
            )
        )

    @property
    def writer(self) -> Engine:
        """Where its transactions can be watched."""
        return self._file or self._engine.sync_engine

    def start(self) -> None:
        """Begins to write."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Writes what is left, and ends."""
        self._ending = True
        self._awake.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()

    async def append(self, append: Append) -> bool:
        """Stores an entry; False where its number, or its command, is in the log already."""
        if self._ending:
            raise Refusal(503, "busy")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._awake.set()
        return await done

    async def _run(self) -> None:
        while self._waiting or not self._ending:
            await self._awake.wait()
            self._awake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:MAX_APPENDS_PER_COMMIT], self._waiting[MAX_APPENDS_PER_COMMIT:]
                await self._write(group)

    async def _write(self, group: Sequence[tuple[Append, "asyncio.Future[bool]"]]) -> None:
        """One transaction; its appends learn what has become of them."""
        begin = time.monotonic()
        try:
            stored = await self._persist([append for append, _ in group])
        except Exception as error:
            if isinstance(error, IntegrityError) and len(group) > 1:
                for one in group:  # a table that was cleared away takes no other with it
                    await self._write([one])
                return
            for _, done in group:
                if not done.done():
                    done.set_exception(error)
            return
        metrics.COMMIT_SECONDS.observe(time.monotonic() - begin)
        metrics.COMMIT_ENTRIES.observe(len(group))
        metrics.ENTRIES_STORED.inc(len(stored))
        for append, done in group:
            if not done.done():
                done.set_result((append.entry.table, append.entry.command) in stored)

    async def _persist(self, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """Writes, again where it fails: what was stored after all is not stored twice, and found in the log."""
        # All workers lock tables in the same order, so that none waits for another that waits for it; a file has one.
        ordered = appends if self._file else sorted(appends, key=lambda append: (append.entry.table, append.entry.seq))
        for pause in RETRY_PAUSES_S:
            try:
                return await self._commit(ordered)
            except (IntegrityError, DataError, ProgrammingError):
                raise
            except (DBAPIError, OSError) as error:
                log_error("journal-waits", error)
                await asyncio.sleep(pause)
        return await self._commit(ordered)

    async def _commit(self, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """One transaction."""
        if self._file is not None:
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._commit_to_file, appends)
        async with writing(self._engine) as connection:
            return await connection.run_sync(self._store, appends)

    def _commit_to_file(self, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """One transaction, in the thread of the file; a second one where not all of it is new."""
        assert self._file is not None
        with self._file.connect() as opened:
            connection = opened.execution_options(writes=True)
            try:
                with connection.begin():
                    return self._file_all(connection, appends)
            except _Conflict:
                with connection.begin():
                    return self._store(connection, appends)

    def _file_all(self, connection: Connection, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """Writes what is all new, as quickly as can be."""
        entries = [append.entry for append in appends]
        if filing.ENTRIES.write(connection, [msgspec.structs.astuple(entry) for entry in entries]) < len(entries):
            raise _Conflict
        filing.DUE.write(connection, [(w.entry.table, w.due, w.clock) for w in appends if w.due is not None])
        last = {entry.table: (entry.table, entry.seq, entry.at) for entry in entries}
        filing.LAST.write(connection, list(last.values()))
        filing.PHASE.write(
            connection, list({w.entry.table: (w.entry.table, w.phase) for w in appends if w.phase}.values())
        )
        sitting = [(w.entry.table, w.entry.seat, w.sitting or None) for w in appends if w.sitting is not None]
        filing.SEATS.write(connection, sitting)
        return {(entry.table, entry.command) for entry in entries}

    def _store(self, connection: Connection, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """Writes those entries that are new, and what follows from them: their tables and commands are returned."""
        rows = [
            {
                "table_id": append.entry.table,
                "seq": append.entry.seq,
                "at": append.entry.at,
                "kind": append.entry.kind,
                "seat": append.entry.seat,
                "deed": append.entry.command,
                "body": append.entry.body,
            }
            for append in appends
        ]
        result = connection.execute(self._insert, rows)
        stored = {(row.table_id, row.deed) for row in result}
        kept = [append for append in appends if (append.entry.table, append.entry.command) in stored]
        plans = [
            {"table_id": w.entry.table, "at": w.due, "clock": w.clock, "lease": 0.0, "owner": None}
            for w in kept
            if w.due is not None
        ]
        if plans:
            connection.execute(self._put_due, plans)
        if kept:
            connection.execute(
                self._update,
                [
                    {"of_table": w.entry.table, "to_seq": w.entry.seq, "at": w.entry.at, "to_phase": w.phase}
                    for w in kept
                ],
            )
        changed = [
            {"table_id": w.entry.table, "seat": w.entry.seat, "player": w.sitting or None}
            for w in kept
            if w.sitting is not None
        ]
        if changed:
            connection.execute(self._sit, changed)
        return stored

    async def after(self, table: str, seq: int) -> list[Entry]:
        """The entries of a table after a number."""
        async with self._engine.connect() as connection:
            wanted = select(entries).where(entries.c.table_id == table, entries.c.seq > seq).order_by(entries.c.seq)
            rows = (await connection.execute(wanted)).all()
        return [Entry(row.table_id, row.seq, row.at, row.kind, row.seat, row.deed, row.body) for row in rows]
