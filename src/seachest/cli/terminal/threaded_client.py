"""A client of a server for a program that waits in threads: the client's event loop runs in a thread of its own."""

import asyncio
import contextlib
import threading
from collections.abc import Coroutine
from concurrent.futures import Future
from dataclasses import dataclass
from typing import TypeVar

from seachest.cli.terminal.event_queue import EventQueue
from seachest.client import ClientClosed, FollowedTable, ServerClient
from seachest.rules.errors import SeachestError
from seachest.rules.types import Seat
from seachest.wire.play import Here, News

ResultT = TypeVar("ResultT")
CLIENT_CLOSE_TIMEOUT_S = 5.0


@dataclass(frozen=True)
class ConnectionChange:
    """The connection to the server was lost, or is restored."""

    connected: bool


@dataclass(frozen=True)
class PresenceChange:
    """Players have come or gone: the seats whose players are connected now."""

    seats: tuple[Seat, ...]


TableEvent = Here | News | ConnectionChange | PresenceChange | SeachestError
"""What may happen at a table that is followed; an error means that it is not followed any longer."""


class ThreadedClient:
    """A `ServerClient` in a thread; everything that happens at the table that it follows comes into `events`."""

    def __init__(self, url: str) -> None:
        self.events: EventQueue[TableEvent] = EventQueue()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._tasks: set[asyncio.Task[None]] = set()
        try:
            self.server = ServerClient(url)
        except SeachestError:
            self._stop()
            raise

    def start(self, work: Coroutine[object, None, ResultT]) -> "Future[ResultT]":
        """Starts a coroutine in the client's thread; its end also ends a `wait` at `events`."""
        future = asyncio.run_coroutine_threadsafe(work, self._loop)
        future.add_done_callback(lambda _: self.events.wake())
        return future

    def run(self, work: Coroutine[object, None, ResultT]) -> ResultT:
        """Runs a coroutine in the client's thread and returns its result, or raises its error."""
        return self.start(work).result()

    def follow(self, table: str, token: str | None) -> FollowedTable:
        """Follows a table; its updates come into `events`, beginning with how it stands."""

        async def follow() -> FollowedTable:
            followed = await self.server.follow(table, token, exact=True)
            for work in (self._forward_updates(followed), self._forward_changes(followed)):
                task = asyncio.create_task(work)
                self._tasks.add(task)
                task.add_done_callback(self._tasks.discard)
            return followed

        return self.run(follow())

    async def _forward_updates(self, followed: FollowedTable) -> None:
        """Puts each update of the table into `events`, and the error that ends them."""
        try:
            async for update in followed:
                self.events.put(update)
        except SeachestError as error:
            self.events.put(error)

    async def _forward_changes(self, followed: FollowedTable) -> None:
        """Puts changes of the connection and of who is present into `events`."""
        connected, present = True, followed.present
        with contextlib.suppress(SeachestError):  # which `_forward_updates` puts into `events`
            while True:
                await followed.changed()
                if followed.connected != connected:
                    connected = followed.connected
                    self.events.put(ConnectionChange(connected))
                if followed.present != present:
                    present = followed.present
                    self.events.put(PresenceChange(tuple(present)))

    def close(self) -> None:
        """Closes the connection and ends the thread."""
        with contextlib.suppress(TimeoutError, ClientClosed):
            self.start(self.server.close()).result(CLIENT_CLOSE_TIMEOUT_S)
        self._stop()

    def _stop(self) -> None:
        """Ends the thread and closes its event loop."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(CLIENT_CLOSE_TIMEOUT_S)
        if not self._thread.is_alive():
            self._loop.close()
