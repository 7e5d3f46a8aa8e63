"""The process in which games are reviewed: one at a time, and so that live tables don't notice.

It only gets processor time that nothing else wants. That alone is not enough, since processors that share caches and a
core slow each other down; so it also pauses after each moment of a game while the server is busy.
"""

import asyncio
import contextlib
import os
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from multiprocessing.process import BaseProcess
from typing import Protocol

import msgspec

from seachest.coach import review
from seachest.rules.types import JsonObject
from seachest.server.coach.told import review_from
from seachest.server.workers.bot_pool import warm_up_process
from seachest.wire.coach import ReviewDepth

LOWEST_PRIORITY = 19
"""What is added to the niceness of the process: whatever else wants the processor comes first. Where the system has a
scheduling policy for idle time (Linux), the process gets that, too: others then never wait for it to finish a slice."""
PROGRESS_LOOK_S = 0.25
"""How often the server looks how far a review is, and tells it how busy it is itself."""
BUSY_SHARE = 0.4
"""Of a core: a server that uses more for live tables and everything else is busy."""
MAX_PAUSE_S, PAUSE_LOOK_S = 2.0, 0.05
"""How long a review pauses after a moment while the server is busy, and how often it looks whether it still is. So it
goes on even at a server that is always busy, but with next to nothing of its time."""
MAX_SILENCE_S = 300.0
"""A review that makes no progress for so long is given up; on a machine that is busy with live tables it may take its
time."""

MomentsDone = Callable[[int, int], None]
"""Told how many moments are examined, and of how many."""


class SharedCounts(Protocol):
    """Three numbers that two processes share: moments examined, all of them, and whether the server is busy."""

    def __getitem__(self, place: int) -> int: ...  # as lists do

    def __setitem__(self, place: int, value: int) -> None: ...  # as lists do


counts_here: SharedCounts | None = None
"""In a process for reviews: where it tells how far it is."""


def _begin(counts: SharedCounts) -> None:
    """A process for reviews begins."""
    global counts_here
    counts_here = counts
    with contextlib.suppress(AttributeError, OSError):  # not every system knows it
        os.nice(LOWEST_PRIORITY)
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    warm_up_process()


def make_review(record: JsonObject, depth: ReviewDepth, iterations: int) -> bytes:
    """The review of a finished game as it is stored; runs in a process for reviews."""
    counts = counts_here
    assert counts is not None  # `_begin` has set it

    def tell(done: int, total: int) -> None:
        counts[0], counts[1] = done, total
        pause_while_busy(counts)

    counts[0], counts[1] = 0, 0
    return zlib.compress(msgspec.json.encode(review_from(review(record, iterations=iterations, tell=tell), depth)))


def pause_while_busy(counts: SharedCounts, sleep: Callable[[float], None] = time.sleep) -> None:
    """Waits until the server is not busy, but not for too long."""
    for _ in range(round(MAX_PAUSE_S / PAUSE_LOOK_S)):
        if not counts[2]:
            return
        sleep(PAUSE_LOOK_S)


class ReviewProcess:
    """A process that reviews one game at a time; it is started by the first, and ends with `stop`."""

    def __init__(
        self, max_silence_s: float = MAX_SILENCE_S, processor_time: Callable[[], float] = time.process_time
    ) -> None:
        """`processor_time` tells how many seconds the server has computed."""
        self._max_silence_s, self._processor_time = max_silence_s, processor_time
        self._counts: SharedCounts | None = None
        self._pool: ProcessPoolExecutor | None = None

    async def review(self, record: JsonObject, depth: ReviewDepth, iterations: int, tell: MomentsDone) -> bytes:
        """The review of a game as it is stored; raises what goes wrong, and TimeoutError where nothing goes on."""
        if self._pool is None or self._counts is None:
            spawning = get_context("spawn")
            self._counts = spawning.Array("i", 3, lock=False)
            self._pool = ProcessPoolExecutor(1, spawning, _begin, (self._counts,))
        made = asyncio.wrap_future(self._pool.submit(make_review, record, depth, iterations))
        try:
            return await self.watch(made, self._counts, tell)
        except BaseException:
            self.stop()  # even while it is thinking
            raise

    async def watch(self, made: "asyncio.Future[bytes]", counts: SharedCounts, tell: MomentsDone) -> bytes:
        """Waits for a review, tells how far it is, and tells its process whether the server is busy."""
        loop = asyncio.get_running_loop()
        last, since = (0, 0), loop.time()
        looked, computed = loop.time(), self._processor_time()
        while not made.done():
            await asyncio.wait([made], timeout=PROGRESS_LOOK_S)
            before, looked = looked, loop.time()
            before_computed, computed = computed, self._processor_time()
            counts[2] = computed - before_computed > BUSY_SHARE * (looked - before)
            now = counts[0], counts[1]
            if now != last:
                last, since = now, loop.time()
                tell(*now)
            elif loop.time() - since > self._max_silence_s:
                raise TimeoutError
        return made.result()

    def processes(self) -> list[BaseProcess]:
        """The process, if it runs."""
        return [] if self._pool is None else list((self._pool._processes or {}).values())

    def stop(self) -> None:
        """Kills the process; another review starts a new one."""
        processes, pool, self._pool = self.processes(), self._pool, None
        if pool is not None:
            for process in processes:
                process.kill()
            pool.shutdown(wait=False)
