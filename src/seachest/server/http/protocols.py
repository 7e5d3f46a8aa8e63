"""The HTTP protocol of uvicorn, with limits that it does not have itself.

A client may send only so many headers, must complete a request in time and take its answer in time, may have only so
many connections from one address, and (`websocket_protocol.py`) may send only so many control frames. All limits hold
before anything of ours sees a request.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle

from seachest.server.errors import Refusal
from seachest.server.http.connection_counter import CONNECTION_COUNTER, ConnectionCounter
from seachest.server.http.errors import refusal_response
from seachest.server.http.unread_timer import UNREAD_TIMEOUT_S, UnreadTimer
from seachest.server.http.websocket_protocol import MAX_FRAME_BYTES, LimitedWebSocketProtocol
from seachest.server.ops import metrics

MAX_HEADERS = 100
MAX_HEAD_BYTES = 16 * 1024
"""Bytes of the address and all headers of a request."""
REQUEST_ARRIVAL_TIMEOUT_S = 15.0
"""Seconds from the first byte of a request (or from the connection) until it is complete."""
KEEP_ALIVE_S, KEEP_ALIVE_BEHIND_PROXY_S = 15, 130
"""Seconds for which a connection without a request stays open. It must be longer than on the other side (5 s for our
client, 120 s for Caddy): who closes first is never surprised, but a request that crosses with the end of its connection
is lost."""
MAX_PIPELINED_REQUESTS = 16
"""Requests that a client may send before it gets the answer to the first one."""

UVICORN_OPTIONS: dict[str, Any] = {  # each of a type of its own
    "http": "seachest.server.http.protocols:LimitedHttpProtocol",
    "ws": "seachest.server.http.websocket_protocol:LimitedWebSocketProtocol",
    "ws_max_size": MAX_FRAME_BYTES,
    "ws_per_message_deflate": False,
    "proxy_headers": False,
    "server_header": False,
    "timeout_keep_alive": KEEP_ALIVE_S,
}
"""How uvicorn serves the application, wherever it runs."""


def keep_alive_s(*, behind_proxy: bool) -> int:
    """Seconds for which a connection without a request stays open."""
    return KEEP_ALIVE_BEHIND_PROXY_S if behind_proxy else KEEP_ALIVE_S


class LimitedHttpProtocol(HttpToolsProtocol):
    """A connection that speaks HTTP, until it becomes a WebSocket or ends."""

    unread_timeout_s = UNREAD_TIMEOUT_S
    _unread: UnreadTimer | None = None
    arrival_timeout_s = REQUEST_ARRIVAL_TIMEOUT_S
    _head_bytes = 0
    _field_bytes = 0
    _reads_head = True
    _is_complete = False
    _refused = False
    _is_upgraded = False
    _has_begun = False
    _timer: asyncio.TimerHandle | None = None
    _counter: ConnectionCounter | None = None
    _open_cycles: Sequence[RequestResponseCycle] = ()
    """Requests that are not answered yet: one that is worked on, and those that were sent ahead."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Counts the connection, and gives its first request a time."""
        super().connection_made(transport)
        self._unread = UnreadTimer(self.loop, transport, self.unread_timeout_s)
        counter = cast(ConnectionCounter | None, self.app_state.get(CONNECTION_COUNTER))
        most = 0 if counter is None else counter.enter(self._host)
        if most:
            self._refuse(Refusal(429, "too-many-sockets", {"most": most}))
            return
        self._counter = counter
        self._start_timer()

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncounts the connection."""
        self._stop_timer()
        self._leave()
        if self._unread is not None:
            self._unread.stop()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """The client takes too little."""
        super().pause_writing()
        if self._unread is not None:
            self._unread.start()

    def resume_writing(self) -> None:
        """The client has taken enough, unless the connection only waits for the rest to close."""
        super().resume_writing()
        if self._unread is not None and not self.transport.is_closing():
            self._unread.stop()

    def timeout_keep_alive_handler(self) -> None:
        """No further request has come."""
        super().timeout_keep_alive_handler()
        self._close()

    def _close(self) -> None:
        """Closes the connection, when the client has taken all that was sent, or its time for that is up."""
        self.transport.close()
        if self._unread is not None:
            self._unread.start()

    def eof_received(self) -> None:
        """The client sends nothing more, and the connection closes."""
        self._abandon_answer()
        super().eof_received()

    def _abandon_answer(self) -> None:
        """Lets answers that are on their way end quietly, since the connection closes; uvloop takes nothing more."""
        for cycle in self._open_cycles:
            if not cycle.response_complete:
                cycle.disconnected = True
                cycle.message_event.set()

    def _leave(self) -> None:
        counter, self._counter = self._counter, None
        if counter is not None:
            counter.leave(self._host)

    def data_received(self, data: bytes) -> None:
        """Parses what has come, unless it is too much."""
        if self._refused:
            return
        self._has_begun = True
        if self.timeout_keep_alive_task is not None:
            self._is_complete = False  # something begins, even if it is no request yet
        if self._reads_head:
            self._head_bytes += len(data)
        super().data_received(data)
        if self.transport.is_closing():  # what came was no request
            self._abandon_answer()
        if self._is_complete:
            self._stop_timer()
        elif self._reads_head and self._head_bytes > MAX_HEAD_BYTES:
            self._refuse_head()
        elif self._timer is None and not self._is_upgraded and not self._refused:
            self._start_timer()

    # --- Callbacks of the parser ---

    def on_message_begin(self) -> None:
        """A request begins."""
        self._is_complete, self._reads_head, self._field_bytes = False, True, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        """A part of the address."""
        if self._has_room_for(len(url)):
            super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        """One header."""
        if len(self.headers) >= MAX_HEADERS:
            self._refuse_head()
        elif self._has_room_for(len(name) + len(value)):
            super().on_header(name, value)

    def _has_room_for(self, size: int) -> bool:
        self._field_bytes += size
        if self._field_bytes > MAX_HEAD_BYTES:
            self._refuse_head()
        return not self._refused

    def on_headers_complete(self) -> None:
        """The body follows, if there is one."""
        self._reads_head, self._head_bytes = False, 0
        if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
            self._refuse(Refusal(429, "too-many", {"seconds": 1}))
        if not self._refused:
            super().on_headers_complete()
            still_open = [each for each in self._open_cycles if not each.response_complete]
            self._open_cycles = still_open if self.cycle is None else [*still_open, self.cycle]

    def on_body(self, body: bytes) -> None:
        """A part of the body."""
        if not self._refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is complete, and its answer may take its time."""
        self._is_complete, self._reads_head, self._head_bytes = True, True, 0
        if not self._refused:
            super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hands the connection over to a WebSocket, which is counted on until it ends."""
        self._stop_timer()
        self._is_upgraded = True
        if self._refused:
            return
        counter, self._counter = self._counter, None
        super().handle_websocket_upgrade()
        protocol = self.transport.get_protocol()
        if counter is not None and isinstance(protocol, LimitedWebSocketProtocol):
            protocol.counted_by(counter, self._host)

    # --- Limits ---

    def _start_timer(self) -> None:
        self._timer = self.loop.call_later(self.arrival_timeout_s, self._time_out)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _time_out(self) -> None:
        if not self._has_begun:
            # Browsers open connections for later, and would take an answer for that to their next request.
            self._close()
            return
        self._refuse(Refusal(408, "too-slow", {"seconds": int(self.arrival_timeout_s)}))

    def _refuse_head(self) -> None:
        self._refuse(Refusal(431, "headers-too-large", {"bytes": MAX_HEAD_BYTES, "most": MAX_HEADERS}))

    def _refuse(self, refusal: Refusal) -> None:
        """Answers with a refusal, and closes the connection."""
        if self._refused or self.transport.is_closing():
            return
        self._refused = True
        self._stop_timer()
        metrics.SOCKETS_DROPPED.labels(refusal.code).inc()
        response = refusal_response(refusal)
        if self.cycle is None or self.cycle.response_complete:
            lines = [name + b": " + value for name, value in [*response.raw_headers, (b"connection", b"close")]]
            head = STATUS_LINE[refusal.status] + b"\r\n".join(lines)
            self.transport.write(head + b"\r\n\r\n" + bytes(response.body))
        self._abandon_answer()
        self._close()
