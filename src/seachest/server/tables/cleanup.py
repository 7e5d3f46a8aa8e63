"""Checks that run every few seconds: who is waiting at tables, who stays away from them, and abandoned tables."""

from collections.abc import Sequence
from functools import partial

from sqlalchemy import update

from seachest.server.errors import Refusal
from seachest.server.ops.periodic import PeriodicTask
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import tables
from seachest.server.tables.commands import check_absence, new_command
from seachest.server.tables.queries import MAX_TABLES_PER_DELETE, SEEN_RECENTLY_S, delete_abandoned, given_up_games
from seachest.server.tables.service import TableService
from seachest.server.workers.absence import AbsenceWatch
from seachest.server.workers.bus import TABLE_DELETED
from seachest.server.workers.game_endings import GameEndings

CHECK_INTERVAL_S = 2.0
"""How often we check who is waiting at tables."""
SEEN_INTERVAL_S = SEEN_RECENTLY_S / 3
"""How often we store that somebody is still waiting at a table."""
CLEANUP_INTERVAL_S = 600.0
"""How often we look for abandoned tables."""


class TableCleanup:
    """The cleanup of one worker."""

    def __init__(self, service: TableService, endings: GameEndings | None = None) -> None:
        """`endings` are those of the worker's scheduler."""
        self._service, self._absences, self._endings = service, AbsenceWatch(service), endings or GameEndings(service)
        self._noted: dict[str, float] = {}
        self._last_cleanup = 0.0
        self.task = PeriodicTask(self._check, CHECK_INTERVAL_S, "table cleanup")

    async def _check(self) -> None:
        """Runs all checks once; abandoned tables are looked for less often."""
        await self.note_seen()
        await self._absences.check()
        await self._endings.store_older()
        time = self._service.clock()
        if self._last_cleanup < time - CLEANUP_INTERVAL_S:
            self._last_cleanup = time
            await self.delete_abandoned()
            await self.end_given_up()

    async def note_seen(self) -> None:
        """Notes the waiting tables at which somebody is connected to this worker."""
        time, waiting = self._service.clock(), self._service.waiting_tables()
        self._noted = {table: self._noted.get(table, 0.0) for table in waiting}
        due = [table for table, at in self._noted.items() if at < time - SEEN_INTERVAL_S]
        for first in range(0, len(due), MAX_TABLES_PER_DELETE):
            await self._store_seen(due[first : first + MAX_TABLES_PER_DELETE], time)

    async def _store_seen(self, some: Sequence[str], time: float) -> None:
        still_waiting = tables.c.id.in_(some) & (tables.c.phase == "waiting")
        async with writing(self._service.engine, gives_way=True) as connection:
            await connection.execute(update(tables).where(still_waiting).values(seen=time))
        self._noted |= dict.fromkeys(some, time)

    async def delete_abandoned(self) -> None:
        """Deletes tables that nobody wants any more, and tells their followers and the other workers."""
        deleted: Sequence[str] = [""] * MAX_TABLES_PER_DELETE
        while len(deleted) == MAX_TABLES_PER_DELETE:
            async with writing(self._service.engine, gives_way=True) as connection:
                deleted = (await connection.execute(delete_abandoned(self._service.clock()))).scalars().all()
            for table in deleted:
                self._service.bus.send(TABLE_DELETED, table)
                await self._service.deleted(table)

    async def end_given_up(self) -> None:
        """Lets bots play the games to their ends that somebody has begun with bots and not touched for long."""
        async with self._service.engine.connect() as connection:
            found = (await connection.execute(given_up_games(self._service.clock()))).scalars().all()
        for table in found:
            try:
                session = await self._service.fresh(table)
                for seat in session.awaited():
                    await self._service.submit(new_command(table, "given-up", partial(check_absence, seat)))
            except Refusal:  # it was deleted at this moment, or is of other rules
                continue
