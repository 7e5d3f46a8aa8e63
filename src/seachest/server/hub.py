"""How workers hear of each other: words such as the number of a table's last entry, never what happened there.

With one worker nobody needs to be told. With several, Redis carries the words, and each of them reads the log.
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
PATIENCE = 5.0
"""Seconds that a connection may take to come about."""

NEWS, FORGET, GONE, ENDED = "news", "forget", "gone", "ended"
"""Words: a table has news; its log was changed; it was cleared away; somebody's sessions have ended."""
NONE = "-"
"""In place of what a word has nothing to say about."""

Heard = Callable[[str, int], Awaitable[None]]
"""Is told of a table and the number of its last entry."""
WordHeard = Callable[[str, str, str], Awaitable[None]]
"""Is told who speaks, about what, and what they say of it."""


class Hub:
    """A worker alone."""

    shared = False
    """Whether others may write into the same log."""

    def __init__(self) -> None:
        self._heard: dict[str, WordHeard] = {}

    def on(self, kind: str, heard: WordHeard) -> None:
        """Who is told what others say, by the kind of the word."""
        self._heard[kind] = heard

    async def start(self, heard: Heard) -> None:
        """Begins to listen; `heard` is told of news."""

    def publish(self, table: str, seq: int) -> None:
        """Tells the others that a table has news, soon."""
        self.say(NEWS, table, str(seq))

    def say(self, kind: str, about: str = NONE, what: str = NONE) -> None:
        """Says a word to the others, soon; of several about the same only the last counts. None of it has blanks."""

    async def stop(self) -> None:
        """Ends."""


class RedisHub(Hub):
    """One of several workers.

    No table waits for Redis. While it is away, what is to be told is kept, the last word about each thing; and after
    each new connection all tables are looked after.
    """

    shared = True

    def __init__(self, url: str, missed: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._redis = Redis.from_url(url, socket_connect_timeout=PATIENCE, socket_keepalive=True)
        self._missed = missed
        self._me = uuid4().hex[:12]
        self._tasks: list[asyncio.Task[None]] = []
        self._untold: dict[tuple[str, str], str] = {}
        self._awake = asyncio.Event()

    async def start(self, heard: Heard) -> None:
        """Begins to listen; `heard` is told of news."""

        async def news(_: str, table: str, seq: str) -> None:
            await heard(table, int(seq))

        self.on(NEWS, news)
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ready), name="hub listens"),
            asyncio.create_task(self._speak(), name="hub speaks"),
        ]
        await ready.wait()

    def say(self, kind: str, about: str = NONE, what: str = NONE) -> None:
        """Says a word to the others, soon."""
        self._untold.pop((kind, about), None)  # so that words come in the order in which they were said last
        self._untold[kind, about] = what
        self._awake.set()

    async def stop(self) -> None:
        """Tells what is left to tell, as far as Redis is there, and ends."""
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(self._tell_all(), PATIENCE)
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    async def _speak(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                await self._tell_all()
            except (RedisError, OSError) as error:
                log_error("hub-lost", error)
                await asyncio.sleep(PAUSE)
                self._awake.set()

    async def _tell_all(self) -> None:
        """Everything that is untold, at once; if that fails it is untold still, unless there is newer news."""
        news, self._untold = self._untold, {}
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for (kind, about), what in news.items():
                    pipe.publish(CHANNEL, f"{self._me} {kind} {about} {what}")
                await pipe.execute()
        except BaseException:
            self._untold = {**news, **self._untold}
            raise

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    await self._catch_up()
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._hear(message["data"].decode())
            except (RedisError, OSError) as error:
                log_error("hub-lost", error)
                await asyncio.sleep(PAUSE)

    async def _catch_up(self) -> None:
        try:
            await self._missed()
        except Exception as error:
            log_error("hearing-failed", error)

    async def _hear(self, word: str) -> None:
        sender, kind, about, what = word.split(" ")
        if sender != self._me and kind in self._heard:
            try:
                await self._heard[kind](sender, about, what)
            except Exception as error:  # the database may be away; the table's next news are heard anyway
                log_error("hearing-failed", error)
