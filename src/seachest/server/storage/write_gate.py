"""The writers of one process take turns at an SQLite file, so that only other programs can keep them waiting.

SQLite itself lets writers poll for its lock, in no order, until their time is up. With the turns here, that time can be
short: who gets a turn and still finds the file locked knows that another program has locked it.

People who wait for an answer go first. What nobody waits for (results, ratings, cleaning up) gets a turn when they are
done, and now and then in between.
"""

import asyncio
import time
from collections import deque

from seachest.server.clock import Clock
from seachest.server.storage.trouble import database_busy

MAX_PASSED_OVER = 4
"""Turns that go to others, at most, before one goes to those that give way."""


class WriteGate:
    """The turns of all writers at one file."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self._is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._giving_way: deque[asyncio.Future[None]] = deque()
        self._passed_over = 0
        """Turns since those that give way last had one, while one of them has waited."""
        self._found_locked: float | None = None

    @property
    def is_taken(self) -> bool:
        """Whether somebody has the turn."""
        return self._is_taken

    async def enter(self, *, gives_way: bool = False) -> None:
        """Waits for a turn, which ends with `leave`; raises a Refusal if the file was found locked meanwhile."""
        asked = self._clock()
        if self._is_taken:
            await self._wait(self._giving_way if gives_way else self._waiting)
        self._is_taken = True
        if self._found_locked is not None and self._found_locked >= asked:
            self.leave()
            raise database_busy()

    async def _wait(self, queue: "deque[asyncio.Future[None]]") -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if not turn.cancelled():
                self.leave()  # the turn came at the same moment
            raise

    def leave(self) -> None:
        """Ends a turn, and gives the next one; the gate stays taken where somebody waits."""
        while (queue := self._next_queue()) is not None:
            turn = queue.popleft()
            if not turn.done():  # else whoever waited has gone
                self._passed_over = self._passed_over + 1 if self._giving_way and queue is self._waiting else 0
                turn.set_result(None)
                return
        self._is_taken = False

    def _next_queue(self) -> "deque[asyncio.Future[None]] | None":
        """Those of whom one gets the next turn; None if nobody waits."""
        if self._giving_way and (not self._waiting or self._passed_over >= MAX_PASSED_OVER):
            return self._giving_way
        return self._waiting or None

    def note_locked(self) -> None:
        """Notes that another program has locked the file, so those who wait need not try."""
        self._found_locked = self._clock()

    def note_free(self) -> None:
        """Notes that the file is free again."""
        self._found_locked = None
