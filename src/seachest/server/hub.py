"""How workers hear of each other's tables: the number of a table's last entry, never what happened.

With one worker nobody needs to be told. With several, Redis carries the word, and each of them reads the log.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from uuid import uuid4

from redis.asyncio import Redis
from redis.exceptions import RedisError

from seachest.server.logs import log_error

CHANNEL = "seachest:news"
PAUSE = 1.0
"""Seconds until a lost connection is tried again."""

Heard = Callable[[str, int], Awaitable[None]]


class Hub:
    """A worker alone."""

    alone = True
    """Whether what this worker has in memory is all there is."""

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""

    async def publish(self, table: str, seq: int) -> None:
        """Tells the others that a table has news."""

    async def stop(self) -> None:
        """Ends."""


class RedisHub(Hub):
    """One of several workers.

    A word that is lost, because Redis was away for a moment, is no harm: the next one brings the same table up to date,
    and after each new connection all tables are looked after.
    """

    alone = False

    def __init__(self, url: str, missed: Callable[[], Awaitable[None]]) -> None:
        self._redis = Redis.from_url(url)
        self._missed = missed
        self._me = uuid4().hex[:12]
        self._task: asyncio.Task[None] | None = None

    async def start(self, heard: Heard) -> None:
        """Begins to listen."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(heard, ready), name="hub")
        await ready.wait()

    async def publish(self, table: str, seq: int) -> None:
        """Tells the others that a table has news."""
        try:
            await self._redis.publish(CHANNEL, f"{self._me} {table} {seq}")
        except (RedisError, OSError) as error:
            log_error("hub-lost", error)

    async def stop(self) -> None:
        """Ends."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        await self._redis.aclose()

    async def _listen(self, heard: Heard, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._missed()
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"].decode(), heard)
            except (RedisError, OSError) as error:
                log_error("hub-lost", error)
                await asyncio.sleep(PAUSE)

    async def _hear(self, word: str, heard: Heard) -> None:
        sender, table, seq = word.split(" ")
        if sender != self._me:
            await heard(table, int(seq))
