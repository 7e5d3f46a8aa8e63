"""The time that a client has to take what is sent to it."""

import asyncio

from seachest.server.ops import metrics

UNREAD_TIMEOUT_S = 60.0
"""Seconds in which a client must take what waits to be sent to it: some 100 KB at most, when nothing more fits into the
buffers of the system, or the connection is about to close."""


class UnreadTimer:
    """Ends a connection whose client does not take what is sent to it; closing it would wait for the client."""

    def __init__(self, loop: asyncio.AbstractEventLoop, transport: asyncio.Transport, seconds: float) -> None:
        self._loop, self._transport, self._seconds = loop, transport, seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self) -> None:
        """Something waits to be taken; a timer that runs already is not set back."""
        if self._handle is None:
            self._handle = self._loop.call_later(self._seconds, self._end)

    def stop(self) -> None:
        """The client has taken it, or the connection has ended."""
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def _end(self) -> None:
        metrics.SOCKETS_DROPPED.labels("unread").inc()
        self._transport.abort()
