"""The tables that a worker has in memory."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Collection, Iterator
from itertools import islice

from seachest.server.ops import metrics
from seachest.server.tables.session import TableSession

MAX_IDLE_SESSIONS = 500
"""Tables without followers that are kept."""


class SessionCache:
    """Sessions by table, each loaded once, those used last at the end."""

    def __init__(self, load: Callable[[str], Awaitable[TableSession]], max_idle: int = MAX_IDLE_SESSIONS) -> None:
        self._load, self._max_idle = load, max_idle
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}

    def __len__(self) -> int:
        return len(self._sessions)

    def __contains__(self, table: object) -> bool:
        return table in self._sessions

    def __iter__(self) -> Iterator[TableSession]:
        return iter(list(self._sessions.values()))

    async def get(self, table: str, followed: Collection[str] = ()) -> TableSession:
        """The session of a table, loaded if it is not in memory; idle ones that nobody follows make room for it."""
        found = self.used(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                try:
                    found = self._sessions.get(table) or await self._load(table)
                    self._sessions[table] = found
                finally:
                    self._loading.pop(table, None)
            self._evict(followed)
            self._sessions.move_to_end(table)
        return found

    def used(self, table: str) -> TableSession | None:
        """The session of a table if it is in memory; it is used, so others make room first."""
        found = self._sessions.get(table)
        if found is not None:
            self._sessions.move_to_end(table)
        return found

    def peek(self, table: str) -> TableSession | None:
        """The session of a table if it is in memory."""
        return self._sessions.get(table)

    def is_loading(self, table: str) -> bool:
        """Whether somebody waits for a table to be loaded."""
        return table in self._loading

    def drop(self, session: TableSession) -> None:
        """Forgets a session that may differ from the log."""
        session.dropped = True
        if self._sessions.get(session.row.id) is session:
            del self._sessions[session.row.id]
            metrics.TABLES_LIVE.set(len(self._sessions))

    def clear(self) -> None:
        """Forgets all sessions."""
        for session in self:
            self.drop(session)

    def _evict(self, followed: Collection[str]) -> None:
        surplus = len(self._sessions) - self._max_idle - len(followed)
        if surplus > 0:
            idle = (t for t, session in self._sessions.items() if t not in followed and not session.lock.locked())
            for table in list(islice(idle, surplus)):
                del self._sessions[table]
        metrics.TABLES_LIVE.set(len(self._sessions))
