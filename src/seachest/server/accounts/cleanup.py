"""Cleanup of people's data: finishes deletions, and deletes what nobody needs any longer."""

import asyncio

from sqlalchemy import delete, select

from seachest.server.accounts.people import DELETED_NAME, People
from seachest.server.accounts.sessions import SessionStore
from seachest.server.clock import DAY_S
from seachest.server.ops.logs import log
from seachest.server.ops.periodic import PeriodicTask
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import moderation, players, reports, restrictions
from seachest.server.tables.service import TableService

PEOPLE_CLEANUP_INTERVAL_S = 600.0
DELETION_RETRY_S = 60.0
"""A deletion that started longer ago and is not finished was interrupted."""
MAX_GUESTS_PER_SCAN = 20
"""Guests who are deleted together: each time, the whole log is read once."""
SCAN_PAUSE_S = 1.0
CLOSED_REPORTS_KEPT_S, ENDED_RESTRICTIONS_KEPT_S, MEASURES_KEPT_S = (
    90 * DAY_S,
    365 * DAY_S,
    730 * DAY_S,
)


class PeopleCleanup:
    """The cleanup of one worker."""

    def __init__(self, service: TableService, people: People, guest_days: int) -> None:
        self._service, self._people, self._guest_days = service, people, guest_days
        self.task = PeriodicTask(self.clean_up, PEOPLE_CLEANUP_INTERVAL_S, "people cleanup")

    async def clean_up(self) -> None:
        """Runs all cleanup tasks once."""
        await self.finish_deletions()
        await self.delete_guests()
        await self.delete_old_rows()

    async def finish_deletions(self) -> None:
        """Finishes deletions that were interrupted."""
        late = players.c.leaving < self._service.clock() - DELETION_RETRY_S
        async with self._service.engine.connect() as connection:
            found = (await connection.execute(select(players.c.id).where(late))).scalars().all()
        for first in range(0, len(found), MAX_GUESTS_PER_SCAN):
            await self._people.finish_deletions(found[first : first + MAX_GUESTS_PER_SCAN])

    async def delete_guests(self) -> None:
        """Deletes the guests who were not here for as long as the settings say."""
        if not self._guest_days:
            return
        long_ago = self._service.clock() - self._guest_days * DAY_S
        silent = players.c.login.is_(None) & (players.c.seen < long_ago) & (players.c.name != DELETED_NAME)
        while True:
            async with self._service.engine.connect() as connection:
                some = select(players.c.id).where(silent).limit(MAX_GUESTS_PER_SCAN)
                found = (await connection.execute(some)).scalars().all()
            gone = [player for player in found if await self._people.begin_deletion(player, silent)]
            if gone:
                await self._people.finish_deletions(gone)
                log("guests-deleted", count=len(gone))
            if len(found) < MAX_GUESTS_PER_SCAN:
                return
            await asyncio.sleep(SCAN_PAUSE_S)

    async def delete_old_rows(self) -> None:
        """Deletes sessions that have expired, and reports and measures that are long settled."""
        now = self._service.clock()
        await SessionStore(self._service.engine).delete_expired(now)
        async with writing(self._service.engine, gives_way=True) as connection:
            await connection.execute(delete(reports).where(reports.c.closed < now - CLOSED_REPORTS_KEPT_S))
            await connection.execute(delete(restrictions).where(restrictions.c.until < now - ENDED_RESTRICTIONS_KEPT_S))
            await connection.execute(delete(moderation).where(moderation.c.at < now - MEASURES_KEPT_S))
