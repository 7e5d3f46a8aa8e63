"""Bots for players who stay away from a table without a clock while others wait for them."""

from functools import partial

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.tables.commands import check_absence, new_command
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession

ABSENCE_S = 300.0
"""A player who is to decide and was not connected for so long is away, if somebody else at the table is connected."""


class AbsenceWatch:
    """Who has been absent from the tables of this worker, and since when."""

    def __init__(self, service: TableService, absence_s: float = ABSENCE_S) -> None:
        self._service, self._absence_s = service, absence_s
        self._since: dict[tuple[str, Seat], float] = {}

    async def check(self) -> None:
        """Lets bots take over from players who have been absent for too long; to be called every few seconds."""
        time = self._service.clock()
        absent = [
            (table, seat)
            for table in list(self._service.followers.presence.local_tables())
            if (session := self._service.sessions.peek(table)) is not None
            for seat in self._absent_seats(session)
        ]
        self._since = {each: self._since.get(each, time) for each in absent}
        for (table, seat), since in list(self._since.items()):
            if time - since >= self._absence_s:
                try:
                    await self._service.submit(new_command(table, "absent", partial(check_absence, seat)))
                except Refusal:  # the table was deleted at this moment
                    continue

    def _absent_seats(self, session: TableSession) -> list[Seat]:
        """The seats that are to decide and whose players are not connected, at a table without a clock.

        What somebody has decided in secret plays no part: who has done so is as absent as who has not.
        """
        if session.phase != "playing" or session.table is None or session.row.seconds is not None:
            return []
        connected = self._service.followers.presence.connected_seats(session.row.id)
        missing = [seat for seat, each in enumerate(session.seats) if each.player is not None and not each.away]
        missing = [seat for seat in missing if seat not in connected]
        pending = session.seat_view(NOBODY).pending() if missing else ()
        return [seat for seat in missing if seat in pending]
