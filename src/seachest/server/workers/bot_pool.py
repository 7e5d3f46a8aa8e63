"""Processes in which bots think, so that the server can go on listening.

A process gets the view of the bot's seat, and nothing else. An answer that is too late or never comes is replaced by
that of a simple bot.
"""

import asyncio
import os
import signal
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context, parent_process
from multiprocessing.process import BaseProcess

from seachest.bots import bot_named
from seachest.rules.game import game_named, game_names
from seachest.rules.types import Seat
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error
from seachest.table import View, deal
from seachest.view_bytes import record_bytes, view_from

FALLBACK_BOT = "greedy"
ANSWER_MARGIN_S = 10.0
"""Seconds that a bot may take beyond those that it plans to."""
POOL_START_TIMEOUT_S = 120.0
"""Seconds that new processes may take to begin; on a busy machine loading machine code is slow."""


def choose(level: str, game: str, seat: Seat, view: bytes, options: Mapping[str, object], seed: int) -> str:
    """The decision of a bot with a view; runs in a process for bots."""
    return bot_named(level, seed).choose(view_from(game, seat, view, options))


@cache
def usual_seconds(level: str) -> float:
    """How long a bot plans to think."""
    return bot_named(level, 0).seconds


def _warm_up() -> None:
    """Prepares a process for bots: it loads all rules, and ends with the server, even if that is killed.

    The keyboard's Ctrl-C is left to the server.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for game in game_names():
        table = deal(game, game_named(game).seats.start, seed=0)
        bot_named(FALLBACK_BOT, 0).choose(table.seat_view(table.pending()[0]))


def _end_with_server() -> None:
    """Waits for the end of the server; the pool's own processes would never notice it."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _first_task() -> None:
    """The first task of new processes: once it is done, at least one of them has started."""


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None) -> None:
        self._count = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._started: asyncio.Future[None] | None = None

    async def _ready(self) -> ProcessPoolExecutor:
        """The pool, once at least one of its processes has started."""
        if self._pool is None or self._started is None:
            self._pool = ProcessPoolExecutor(self._count, get_context("spawn"), _warm_up)
            self._started = asyncio.wrap_future(self._pool.submit(_first_task))
        pool = self._pool
        await asyncio.wait_for(asyncio.shield(self._started), POOL_START_TIMEOUT_S)
        return pool

    async def choose(self, level: str, view: View, seed: int) -> str:
        """The decision of a bot, or that of a simple bot where it fails or is too slow."""
        begin = time.monotonic()
        question = (view.game.name, view.seat, record_bytes(view), dict(view.options), seed)
        try:
            timeout = ANSWER_MARGIN_S + usual_seconds(level)
            pool = await self._ready()
            answer: str = await asyncio.wait_for(asyncio.wrap_future(pool.submit(choose, level, *question)), timeout)
        except Exception as error:
            log_error("bot-failed", error)
            metrics.BOT_FALLBACKS.inc()
            if isinstance(error, TimeoutError | BrokenProcessPool | OSError):
                self.stop()
            return bot_named(FALLBACK_BOT, seed).choose(view)
        metrics.BOT_SECONDS.observe(time.monotonic() - begin)
        return answer

    def processes(self) -> list[BaseProcess]:
        """The processes that run at the moment."""
        return [] if self._pool is None else list(self._pool._processes.values())

    def stop(self) -> None:
        """Kills all processes, whatever they think about; another question starts new ones."""
        processes, pool, self._pool = self.processes(), self._pool, None
        if pool is not None:
            for process in processes:
                process.kill()
            pool.shutdown(wait=False)  # its questions all end as those of a broken pool
