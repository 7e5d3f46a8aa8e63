"""Bots think in processes of their own, never where the server listens.

A process gets what the bot's seat sees, and nothing else. An answer that does not come in time, or never comes, is
replaced by that of simple rules of thumb.
"""

import asyncio
import os
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from hashlib import sha256
from multiprocessing import get_context, parent_process
from typing import Any

from seachest.bots import bot_named
from seachest.rules.game import game_named, game_names
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error
from seachest.server.storage.engine import now
from seachest.table import View, deal
from seachest.view_bytes import record_bytes, view_from

FALLBACK_BOT = "greedy"
ANSWER_MARGIN_S = 10.0
"""Seconds that a bot may take beyond those that it plans to."""
START_TIMEOUT_S = 120.0
"""Seconds that new processes may take to begin; on a busy machine loading machine code is slow."""
BOT_SEED_BYTES = 8


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """What a bot draws its chance from: the same again after a restart, and no help in guessing the deal."""
    return int.from_bytes(sha256(f"{seed} {seat} {moves}".encode()).digest()[:BOT_SEED_BYTES])


def choose(level: str, game: str, seat: int, seen: bytes, options: Mapping[str, Any], seed: int) -> str:
    """What a bot answers to a view; runs in a process for bots."""
    return bot_named(level, seed).choose(view_from(game, seat, seen, options))


@cache
def usual_seconds(level: str) -> float:
    """How long a bot plans to think."""
    return bot_named(level, 0).seconds


def _warm_up() -> None:
    """A process for bots leaves the keyboard's Ctrl-C to the server, and ends with it, even where that is killed.

    It loads the machine code of all games before it hears a question.
    """
    import signal  # of this process alone
    import threading

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_server, daemon=True).start()
    for game in game_names():
        table = deal(game, game_named(game).seats.start, seed=0)
        bot_named(FALLBACK_BOT, 0).choose(table.seat_view(table.pending()[0]))


def _end_with_server() -> None:
    """Waits for the end of the process that started this one; a pool alone would never notice it."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(1)


def _be_there() -> None:
    """The first question to new processes: who answers it has begun to work."""


class BotPool:
    """The processes in which bots think."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 1) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._there: asyncio.Future[None] | None = None

    async def _ready(self) -> ProcessPoolExecutor:
        """The processes, of which at least one has begun to work."""
        if self._pool is None or self._there is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _warm_up)
            self._there = asyncio.wrap_future(self._pool.submit(_be_there))
        pool = self._pool
        await asyncio.wait_for(asyncio.shield(self._there), START_TIMEOUT_S)
        return pool

    async def choose(self, level: str, view: View, seed: int) -> str:
        """The answer of a bot, or a simple one where it fails."""
        begin = now()
        seen = record_bytes(view)
        question = (view.game.name, view.seat, seen, dict(view.options), seed)
        try:
            patience = ANSWER_MARGIN_S + usual_seconds(level)
            pool = await self._ready()
            answer: str = await asyncio.wait_for(asyncio.wrap_future(pool.submit(choose, level, *question)), patience)
        except Exception as error:
            log_error("bot-failed", error)
            metrics.BOT_FALLBACKS.inc()
            if isinstance(error, TimeoutError | BrokenProcessPool | OSError):
                self.stop()
            return bot_named(FALLBACK_BOT, seed).choose(view)
        metrics.BOT_SECONDS.observe(now() - begin)
        return answer

    def stop(self) -> None:
        """Ends all processes, whatever they think about; another question starts new ones."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
            pool.shutdown(wait=False)  # whose questions all end as those of a broken pool
