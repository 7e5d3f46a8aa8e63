"""What a worker does from time to time: signs of life, who waits at tables, and tables that nobody wants any more."""

import asyncio
from collections.abc import Sequence

from sqlalchemy import update

from seachest.server.ops.logs import log_error
from seachest.server.storage.engine import now, writing
from seachest.server.storage.schema import tables
from seachest.server.tables.queries import MAX_TABLES_PER_DELETE, SEEN_RECENTLY_S, abandoned
from seachest.server.tables.service import TableService
from seachest.server.workers.bus import TABLE_DELETED
from seachest.server.workers.presence import PRESENCE_HEARTBEAT_S

SEEN_INTERVAL_S = SEEN_RECENTLY_S / 3
"""Seconds after which somebody who still waits at a table is noted again."""
CLEANUP_INTERVAL_S = 600.0
"""Seconds between two looks for tables that nobody wants."""


class TableCleanup:
    """One worker's rounds."""

    def __init__(self, service: TableService) -> None:
        self._service = service
        self._marked: dict[str, float] = {}
        self._cleared = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begins."""
        self._task = asyncio.create_task(self._run(), name="caretaker")

    async def stop(self) -> None:
        """Ends."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            try:
                self._service.presence.send_heartbeat()
                await self.mark()
                if self._cleared < now() - CLEANUP_INTERVAL_S:
                    self._cleared = now()
                    await self.clear()
            except Exception as error:
                log_error("rounds-failed", error)
            await asyncio.sleep(PRESENCE_HEARTBEAT_S)

    async def mark(self) -> None:
        """Notes the waiting tables at which somebody is connected to this worker."""
        time, waiting = now(), self._service.waiting()
        self._marked = {table: self._marked.get(table, 0.0) for table in waiting}
        due = [table for table, at in self._marked.items() if at < time - SEEN_INTERVAL_S]
        for first in range(0, len(due), MAX_TABLES_PER_DELETE):
            await self._see(due[first : first + MAX_TABLES_PER_DELETE], time)

    async def _see(self, some: Sequence[str], time: float) -> None:
        still = tables.c.id.in_(some) & (tables.c.phase == "waiting")
        async with writing(self._service.engine) as connection:
            await connection.execute(update(tables).where(still).values(seen=time))
        self._marked |= dict.fromkeys(some, time)

    async def clear(self) -> None:
        """Takes away tables that nobody wants any more."""
        gone: Sequence[str] = [""] * MAX_TABLES_PER_DELETE
        while len(gone) == MAX_TABLES_PER_DELETE:
            async with writing(self._service.engine) as connection:
                gone = (await connection.execute(abandoned(now()))).scalars().all()
            for table in gone:
                self._service.bus.send(TABLE_DELETED, table)
                await self._service.gone(table)
