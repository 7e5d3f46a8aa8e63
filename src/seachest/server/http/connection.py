"""One open WebSocket: what it has said and is to be told, and the tables that it follows."""

import asyncio
import contextlib
from collections import deque
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from functools import partial

from starlette.websockets import WebSocket

from seachest.server.accounts.people import Player
from seachest.server.http.limits import MESSAGES_PER_SOCKET
from seachest.server.http.websocket_protocol import MessageChannel
from seachest.server.updates.followers import Follower

MAX_FOLLOWED_TABLES = 20
"""Tables that one client may follow at once."""
MAX_QUEUED_MESSAGES = 400
"""Messages that wait for a slow client before it is dropped."""
MAX_JOINED_BYTES = 1 << 16
"""Bytes of messages that leave in one frame, unless a single one is longer."""
MAX_PARALLEL_FOLLOWS = 2
"""Tables that the sockets of one address begin to follow at the same time, so that moves of others come in between."""
REFUSED_WAIT_S = 1.0
"""So long a client is not heard that has used up its budget and sends something that makes no sense."""
SOCKET_CLOSE_TIMEOUT_S = 2.0
"""The time that a client gets to answer when its socket is closed."""
TOO_SLOW, SESSION_OVER, FLOOD = "slow", "session-over", "flood"
"""Why a socket is closed: its client reads too slowly, may come back with another session, or sends too much."""


class ConnectionEnded(Exception):  # noqa: N818  # what is wrong with the client, not with us
    """The server closes a socket, because of something the client does or because its session is over."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class ConnectionLimits:
    """How much one client may ask for."""

    followed_tables: int = MAX_FOLLOWED_TABLES
    queued_messages: int = MAX_QUEUED_MESSAGES
    unanswered_messages: int = MESSAGES_PER_SOCKET.count
    """Messages of the client that wait for their answers, or that it sends although its socket is to be closed."""
    joined_bytes: int = MAX_JOINED_BYTES
    close_timeout_s: float = SOCKET_CLOSE_TIMEOUT_S
    refused_wait_s: float = REFUSED_WAIT_S


@dataclass(eq=False)
class Connection:
    """One open socket: its player, its queue of messages, and the tables that it follows."""

    socket: WebSocket
    player: Player
    muted: frozenset[str]
    limits: ConnectionLimits = ConnectionLimits()
    queue: deque[bytes] = field(default_factory=deque)
    followed: dict[str, Follower] = field(default_factory=dict)
    address: str = ""
    """The client's address, as limits count it."""
    spend: Callable[[float], None] = lambda seconds: None
    """Gets the seconds of processor time that its messages took, besides moves."""
    follow_turn: asyncio.Semaphore = field(default_factory=partial(asyncio.Semaphore, MAX_PARALLEL_FOLLOWS))
    """Shared by all sockets of its address: those that begin to follow tables take turns."""
    channel: MessageChannel | None = None
    """Where its messages come from and go to; None: what it is sent stays in the queue."""
    inbox: deque[bytes | None] = field(default_factory=deque)
    """Messages of the client that are not answered yet; None for one that is no text."""
    end_reason: str | None = None
    """Why it is going to be closed."""
    is_submitting: bool = False
    """Whether a command of the client is being carried out, which must not be stopped."""
    _answer_inbox: Callable[[], Coroutine[None, None, None]] | None = None
    _answering: asyncio.Task[None] | None = None
    _will_flush: bool = False
    _ended: asyncio.Event = field(default_factory=asyncio.Event)
    _ignored: int = 0
    """Messages that have come since it is to be closed."""

    def send(self, message: bytes) -> None:
        """Puts a message into the queue; too long a queue is the end of the connection."""
        if len(self.queue) >= self.limits.queued_messages:
            self.end(TOO_SLOW)
            return
        self.queue.append(message)
        if self.channel is not None and not self._will_flush:
            self._will_flush = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Sends what is in the queue, as far as the client takes it."""
        self._will_flush = False
        channel = self.channel
        while self.queue and channel is not None and channel.is_writable and self.end_reason is None:
            channel.write(self.next_frame())

    def end(self, why: str) -> None:
        """Closes the socket soon."""
        self.end_reason = why
        self._ended.set()

    def attach(self, answer_inbox: Callable[[], Coroutine[None, None, None]]) -> None:
        """Begins to take messages of the client, which are answered one after the other."""
        assert self.channel is not None
        self._answer_inbox = answer_inbox
        self.channel.attach(self)

    def receive(self, message: bytes | None) -> None:
        """Takes a message of the client; further ones are not even read until it is answered."""
        if self.channel is None:
            return
        if self.end_reason is not None:
            self._ignored += 1
        else:
            self.inbox.append(message)
        if self._ignored + len(self.inbox) > self.limits.unanswered_messages:
            self.channel.drop(FLOOD)
        elif self.end_reason is not None:
            return
        elif self._answering is None:
            self._begin_to_answer()
        else:
            self.channel.pause()

    def _begin_to_answer(self) -> None:
        assert self._answer_inbox is not None
        self._answering = asyncio.create_task(self._answer_inbox())
        self._answering.add_done_callback(self._answered)

    def _answered(self, task: asyncio.Task[None]) -> None:
        self._answering = None
        if self.channel is None:
            return
        if self.inbox:
            self._begin_to_answer()
        else:
            self.channel.resume()
        if not task.cancelled():
            task.result()

    async def finish_inbox(self) -> None:
        """Waits until everything is answered that has come from the client."""
        while self._answering is not None:
            await asyncio.wait([self._answering])

    async def detach(self) -> None:
        """Takes and sends nothing more; a command that is being carried out ends by itself."""
        channel, self.channel = self.channel, None
        if channel is not None:
            channel.attach(None)
        self.inbox.clear()
        if self._answering is not None and not self.is_submitting:
            self._answering.cancel()
            await asyncio.gather(self._answering, return_exceptions=True)

    def next_frame(self) -> bytes:
        """The next frame: messages that wait at the same moment leave together, one on each line."""
        queue = self.queue
        found = queue.popleft()
        if not queue:
            return found
        lines, size = [found], len(found)
        while queue and size + len(queue[0]) < self.limits.joined_bytes:
            lines.append(queue.popleft())
            size += 1 + len(lines[-1])
        return b"\n".join(lines)

    async def wait_for_end(self) -> None:
        """Waits until the socket is to be closed."""
        await self._ended.wait()
        raise ConnectionEnded(self.end_reason or TOO_SLOW)

    async def close(self, code: int) -> None:
        """Closes the socket, as far as the client listens."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), self.limits.close_timeout_s)

    def follower(self, table: str) -> Follower | None:
        """How it follows a table; None if it does not, or may not any longer."""
        found = self.followed.get(table)
        if found is not None and found.ended:
            del self.followed[table]
            return None
        return found
