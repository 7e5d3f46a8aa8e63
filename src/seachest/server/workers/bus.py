"""How workers hear of each other: short messages such as the number of a table's last entry, never what happened there.

A single worker has nobody to tell. With several, Redis carries the messages, and each worker reads the log.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from uuid import uuid4

from redis.asyncio import Redis
from redis.exceptions import RedisError

from seachest.server.ops.logs import log_error

BUS_CHANNEL = "seachest:news"
RECONNECT_PAUSE_S = 1.0
"""How long to wait before connecting to Redis again."""
REDIS_TIMEOUT_S = 5.0
"""How long connecting to Redis may take, and sending the last messages when the server stops."""

TABLE_CHANGED, TABLE_REWRITTEN, TABLE_DELETED, SESSIONS_ENDED = "news", "forget", "gone", "ended"
"""Kinds of messages: a table has a new entry; entries of its log were changed; it was deleted; a player's sessions have
ended."""
ONE_SESSION_ENDED = "ended-one"
"""The kind of message that says that a session has ended, by its id."""
PLAYER_ADDRESS = "from"
"""The kind of message that says from which address a player comes, as limits count it."""
NO_VALUE = "-"
"""Stands in a message for a part that is empty."""

EntryListener = Callable[[str, int], Awaitable[None]]
"""Gets a table and the number of its last entry."""
BusListener = Callable[[str, str, str], Awaitable[None]]
"""Gets the id of the sending worker, what the message is about, and its value."""


class WorkerBus:
    """The bus of a worker that is alone: nothing is sent and nothing comes."""

    shared = False
    """Whether other workers may write into the same log."""

    def __init__(self) -> None:
        self._listeners: dict[str, BusListener] = {}

    def subscribe(self, kind: str, listener: BusListener) -> None:
        """Calls a listener with each message of a kind that another worker sends."""
        self._listeners[kind] = listener

    async def start(self, on_entry: EntryListener) -> None:
        """Begins to listen; `on_entry` learns of tables that other workers have changed."""

    def publish_entry(self, table: str, seq: int) -> None:
        """Tells the other workers soon that a table has a new entry."""
        self.send(TABLE_CHANGED, table, str(seq))

    def send(self, kind: str, about: str = NO_VALUE, value: str = NO_VALUE) -> None:
        """Sends a message to the other workers soon. No part may contain blanks.

        Of several unsent messages of a kind about the same thing only the last one is sent.
        """

    async def receive(self, sender: str, kind: str, about: str, value: str) -> None:
        """Hands a message of another worker to its listener; kinds that nobody listens to are ignored."""
        if kind in self._listeners:
            await self._listeners[kind](sender, about, value)

    async def stop(self) -> None:
        """Stops listening and sending, once everything is sent."""

    async def disconnect(self) -> None:
        """Stops listening and sending at once; what is unsent stays unsent."""


class RedisBus(WorkerBus):
    """The bus of one of several workers.

    No table waits for Redis. While it cannot be reached, the last message about each thing is kept; after each new
    connection all tables are compared with their logs.
    """

    shared = True

    def __init__(self, url: str, on_reconnect: Callable[[], Awaitable[None]]) -> None:
        super().__init__()
        self._redis = Redis.from_url(url, socket_connect_timeout=REDIS_TIMEOUT_S, socket_keepalive=True)
        self._on_reconnect = on_reconnect
        self._me = uuid4().hex[:12]
        self._tasks: list[asyncio.Task[None]] = []
        self._unsent: dict[tuple[str, str], str] = {}
        self._awake = asyncio.Event()

    async def start(self, on_entry: EntryListener) -> None:
        """Connects to Redis and begins to listen; `on_entry` learns of tables that other workers have changed."""

        async def table_changed(_: str, table: str, seq: str) -> None:
            await on_entry(table, int(seq))

        self.subscribe(TABLE_CHANGED, table_changed)
        ready = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._listen(ready), name="bus listens"),
            asyncio.create_task(self._send_on(), name="bus sends"),
        ]
        await ready.wait()

    def send(self, kind: str, about: str = NO_VALUE, value: str = NO_VALUE) -> None:
        """Sends a message to the other workers soon, in place of an unsent one of that kind about the same thing."""
        self._unsent.pop((kind, about), None)  # messages leave in the order in which they were sent last
        self._unsent[kind, about] = value
        self._awake.set()

    async def stop(self) -> None:
        """Sends what is left, if Redis can be reached, and disconnects."""
        with contextlib.suppress(RedisError, OSError, TimeoutError):
            await asyncio.wait_for(self._send_all(), REDIS_TIMEOUT_S)
        await self.disconnect()
        await self._redis.aclose()

    async def disconnect(self) -> None:
        """Stops listening and sending at once; what is unsent stays unsent."""
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _send_on(self) -> None:
        while True:
            await self._awake.wait()
            self._awake.clear()
            try:
                await self._send_all()
            except (RedisError, OSError) as error:
                log_error("hub-lost", error)
                await asyncio.sleep(RECONNECT_PAUSE_S)
                self._awake.set()

    async def _send_all(self) -> None:
        """Sends everything that is unsent; if that fails it stays unsent, unless there is something newer."""
        messages, self._unsent = self._unsent, {}
        try:
            async with self._redis.pipeline(transaction=False) as pipe:
                for (kind, about), value in messages.items():
                    pipe.publish(BUS_CHANNEL, f"{self._me} {kind} {about} {value}")
                await pipe.execute()
        except BaseException:
            self._unsent = {**messages, **self._unsent}
            raise

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(BUS_CHANNEL)
                    await self._catch_up()
                    ready.set()
                    async for message in channel.listen():
                        if message["type"] == "message":
                            await self._dispatch(message["data"].decode())
            except (RedisError, OSError) as error:
                log_error("hub-lost", error)
                await asyncio.sleep(RECONNECT_PAUSE_S)

    async def _catch_up(self) -> None:
        try:
            await self._on_reconnect()
        except Exception as error:
            log_error("hearing-failed", error)

    async def _dispatch(self, message: str) -> None:
        sender, kind, about, value = message.split(" ")
        if sender != self._me:
            try:
                await self.receive(sender, kind, about, value)
            except Exception as error:  # the database may be unreachable; the table's next entry brings it up to date
                log_error("hearing-failed", error)
