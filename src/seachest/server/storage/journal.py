"""The log of all tables, stored in groups: what many tables append at one moment goes into one transaction.

An append is acknowledged after its transaction has reached the disk, never before. Where several workers append to the
same table, the numbers of entries decide: the second worker learns that it was too late, and has to read the log again.
"""

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor

import msgspec
from sqlalchemy import Connection, Engine, select
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error
from seachest.server.storage.bulk import INSERT_ENTRIES, SET_DUE, SET_LAST_ENTRY, SET_PHASE, SET_SEATS
from seachest.server.storage.engine import open_file, write_gate, writing
from seachest.server.storage.entries import Append, Entry
from seachest.server.storage.schema import entries
from seachest.server.storage.trouble import database_busy, is_database_trouble

MAX_APPENDS_PER_COMMIT = 1000
ENTRIES_PER_PAGE = 200
"""Entries that are read at once: few enough that nobody notices."""
MAX_ENTRY_NUMBER = 2**62
"""A number that no entry reaches."""
STORE_TIMEOUT_S = 0.6
"""After this time nothing is tried again: those who wait learn that the database is in trouble."""
RETRY_PAUSES_S = (0.0, 0.05, 0.1, 0.2)
"""How long to wait before each retry, after the database was unreachable or ended our transaction as a deadlock."""


class Journal:
    """Stores the entries of all tables of this process."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._file = open_file(engine)
        self._thread = ThreadPoolExecutor(1, "journal")
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._awake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._ending = False

    @property
    def writer(self) -> Engine:
        """The engine of its transactions."""
        return self._file or self._engine.sync_engine

    def start(self) -> None:
        """Begins to store."""
        self._task = asyncio.create_task(self._run(), name="journal")

    async def stop(self) -> None:
        """Stores what is left, and stops."""
        self._ending = True
        self._awake.set()
        if self._task is not None:
            await self._task
        self._thread.shutdown()
        if self._file is not None:
            self._file.dispose()

    async def append(self, append: Append) -> bool:
        """Stores an entry; False if its number or its command is in the log already."""
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
                await self._store_group(group)

    async def _store_group(self, group: Sequence[tuple[Append, "asyncio.Future[bool]"]]) -> None:
        """Stores a group in one transaction, and resolves its futures."""
        begin = time.monotonic()
        try:
            stored = await self._store_with_retries([append for append, _ in group])
        except Exception as error:
            if isinstance(error, IntegrityError) and len(group) > 1:
                for one in group:  # a table that was deleted takes no other with it
                    await self._store_group([one])
                return
            self._fail(group, error)
            return
        metrics.COMMIT_SECONDS.observe(time.monotonic() - begin)
        metrics.COMMIT_ENTRIES.observe(len(group))
        metrics.ENTRIES_STORED.inc(len(stored))
        for append, done in group:
            if not done.done():
                done.set_result((append.entry.table, append.entry.command) in stored)

    def _fail(self, group: Sequence[tuple[Append, "asyncio.Future[bool]"]], error: Exception) -> None:
        """Tells all who wait that it failed; where the database is in trouble, also those who came meanwhile."""
        if is_database_trouble(error):
            group, self._waiting, error = [*group, *self._waiting], [], database_busy()
        for _, done in group:
            if not done.done():
                done.set_exception(error)

    async def _store_with_retries(self, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """Stores, again if it fails; what a failed try has stored is in the log, and not stored twice."""
        # All workers lock tables in the same order, so none waits for another that waits for it.
        ordered = sorted(appends, key=lambda append: (append.entry.table, append.entry.seq))
        end = time.monotonic() + STORE_TIMEOUT_S
        for pause in RETRY_PAUSES_S:
            try:
                return await self._store(ordered)
            except Exception as error:
                if not is_database_trouble(error) or time.monotonic() + pause >= end:
                    raise
                log_error("journal-waits", error)
                await asyncio.sleep(pause)
        return await self._store(ordered)

    async def _store(self, appends: Sequence[Append]) -> set[tuple[str, str]]:
        """Stores the new ones among some entries; returns their tables and commands."""
        if await self._commit(appends, one_by_one=False):
            return {(append.entry.table, append.entry.command) for append in appends}
        stored = await self._commit(appends, one_by_one=True)
        return {(append.entry.table, append.entry.command) for append in stored}

    async def _commit(self, appends: Sequence[Append], *, one_by_one: bool) -> Sequence[Append]:
        """One transaction; returns what it has stored."""
        if self._file is not None:
            gate, loop = write_gate(self._engine), asyncio.get_running_loop()
            await gate.enter()
            try:
                stored = await loop.run_in_executor(self._thread, self._commit_to_file, appends, one_by_one)
            except OperationalError:
                gate.note_locked()
                raise
            finally:
                gate.leave()
            gate.note_free()
            return stored
        async with writing(self._engine) as connection:
            return await connection.run_sync(write_appends, appends, one_by_one)

    def _commit_to_file(self, appends: Sequence[Append], one_by_one: bool) -> Sequence[Append]:
        """One transaction in the thread of an SQLite file; it changes threads only once."""
        assert self._file is not None
        with self._file.connect() as opened:
            connection = opened.execution_options(writes=True)
            with connection.begin():
                return write_appends(connection, appends, one_by_one)

    async def after(self, table: str, seq: int) -> list[Entry]:
        """The entries of a table after a number."""
        return [entry async for page in self.pages(table, seq) for entry in page]

    async def pages(self, table: str, seq: int, last: int = MAX_ENTRY_NUMBER) -> AsyncIterator[Sequence[Entry]]:
        """The entries of a table after a number and up to `last`, in pages, between which others get their turn."""
        page = await self._page(table, seq, last)
        while page:
            yield page
            page = await self._page(table, page[-1].seq, last) if len(page) == ENTRIES_PER_PAGE else []

    async def _page(self, table: str, seq: int, last: int) -> list[Entry]:
        async with self._engine.connect() as connection:
            wanted = select(entries).where(entries.c.table_id == table, entries.c.seq > seq, entries.c.seq <= last)
            rows = (await connection.execute(wanted.order_by(entries.c.seq).limit(ENTRIES_PER_PAGE))).all()
        return [Entry(row.table_id, row.seq, row.at, row.kind, row.seat, row.deed, row.body) for row in rows]


def write_appends(connection: Connection, appends: Sequence[Append], one_by_one: bool) -> Sequence[Append]:
    """Writes entries with the columns that change with them, and returns those that were new.

    All at once is quick, but does not tell which entries were not new: where there is any, nothing is written at all,
    and none are returned. One by one it writes all that are new.
    """
    rows = [msgspec.structs.astuple(append.entry) for append in appends]
    if one_by_one:
        new = [INSERT_ENTRIES.write(connection, [row]) == 1 for row in rows]
        appends = [append for append, is_new in zip(appends, new, strict=True) if is_new]
    elif INSERT_ENTRIES.write(connection, rows) < len(rows):
        connection.rollback()
        return []
    due_rows = {each.entry.table: (each.entry.table, each.due, each.clock) for each in appends if each.due is not None}
    SET_DUE.write(connection, list(due_rows.values()))
    last = {each.entry.table: (each.entry.table, each.entry.seq, _updated(each)) for each in appends}
    SET_LAST_ENTRY.write(connection, list(last.values()))
    phases = {each.entry.table: (each.entry.table, each.phase) for each in appends if each.phase}
    SET_PHASE.write(connection, list(phases.values()))
    seats = {
        (each.entry.table, each.entry.seat): (each.entry.table, each.entry.seat, each.sitting or None)
        for each in appends
        if each.sitting is not None
    }
    SET_SEATS.write(connection, list(seats.values()))
    return appends


def _updated(append: Append) -> float:
    """The time by which lists place a table: what somebody decides in secret must not move it."""
    return append.entry.at if append.updated is None else append.updated
