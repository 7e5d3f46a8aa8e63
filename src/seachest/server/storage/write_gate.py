"""The writers of one process take turns at an SQLite file, so that only other programs can keep them waiting.

SQLite itself lets writers poll for its lock, in no order, until their time is up. With the turns here, that time can be
short: who gets a turn and still finds the file locked knows that another program has locked it.
"""

import asyncio
import time

from seachest.server.clock import Clock
from seachest.server.storage.trouble import database_busy


class WriteGate:
    """The turns of all writers at one file."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._turn = asyncio.Lock()
        self._found_locked: float | None = None

    async def enter(self) -> None:
        """Waits for a turn, which ends with `leave`; raises a Refusal if the file was found locked meanwhile."""
        asked = self._clock()
        await self._turn.acquire()
        if self._found_locked is not None and self._found_locked >= asked:
            self._turn.release()
            raise database_busy()

    def leave(self) -> None:
        """Ends a turn."""
        self._turn.release()

    def note_locked(self) -> None:
        """Notes that another program has locked the file, so those who wait need not try."""
        self._found_locked = self._clock()

    def note_free(self) -> None:
        """Notes that the file is free again."""
        self._found_locked = None
