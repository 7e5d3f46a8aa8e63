"""A table at a server, for a program that waits in threads: the client runs in a thread of its own."""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, TypeVar

from seachest.cli.terminal.event_queue import Inbox
from seachest.client import ClientClosed, FollowedTable, ServerClient
from seachest.rules.errors import SeachestError
from seachest.wire.play import Here, News

T = TypeVar("T")
FAREWELL = 5.0
"""Seconds that connections are given to end."""


@dataclass(frozen=True)
class Contact:
    """The connection has broken, or is there again."""

    there: bool


@dataclass(frozen=True)
class Present:
    """Players have come or gone: the seats whose players are connected now."""

    seats: tuple[int, ...]


Event = Here | News | Contact | Present | SeachestError


class Correspondent:
    """A client in a thread, and all that it hears of the table that it follows, in an inbox."""

    def __init__(self, url: str) -> None:
        self.inbox: Inbox[Event] = Inbox()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._tasks: set[asyncio.Task[None]] = set()
        try:
            self.client = ServerClient(url)
        except SeachestError:
            self._stop()
            raise

    def begin(self, work: Coroutine[Any, Any, T]) -> "Future[T]":
        """Begins something; whoever waits at the inbox looks up when it is done."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        future.add_done_callback(lambda _: self.inbox.poke())
        return future

    def get(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something, and waits for its result."""
        return self.begin(work).result()

    def follow(self, table: str, token: str | None) -> FollowedTable:
        """Follows a table; all news of it come into the inbox, how things stand first."""

        async def follow() -> FollowedTable:
            followed = await self.client.follow(table, token, exact=True)
            for work in (self._hear(followed), self._watch(followed)):
                task = asyncio.create_task(work)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            return followed

        return self.get(follow())

    async def _hear(self, followed: FollowedTable) -> None:
        try:
            async for news in followed:
                self.inbox.put(news)
        except SeachestError as error:
            self.inbox.put(error)

    async def _watch(self, followed: FollowedTable) -> None:
        """Tells when the connection breaks and when it is there again, and when players come and go."""
        there, present = True, followed.present
        with contextlib.suppress(SeachestError):  # which `_hear` tells
            while True:
                await followed.changed()
                if followed.connected != there:
                    there = followed.connected
                    self.inbox.put(Contact(there))
                if followed.present != present:
                    present = followed.present
                    self.inbox.put(Present(tuple(present)))

    def close(self) -> None:
        """Ends the connection and the thread."""
        with contextlib.suppress(TimeoutError, ClientClosed):
            self.begin(self.client.close()).result(FAREWELL)
        self._stop()

    def _stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(FAREWELL)
        if not self._thread.is_alive():
            self._loop.close()
