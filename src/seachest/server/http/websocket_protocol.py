"""The WebSocket protocol of uvicorn, with limits that it does not have itself, and a short way for messages.

The layers of uvicorn and Starlette take longer than all the rest of reading and writing a message. The application
therefore gets the protocol in its scope, as a MessageChannel, and attaches what receives messages.
"""

from typing import Any, Protocol, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from seachest.server.http.connection_counter import ConnectionCounter
from seachest.server.http.frames import frame_bounds, plain_text, text_frame
from seachest.server.http.limits import CONTROL_FRAMES_PER_SOCKET
from seachest.server.http.unread_timer import UNREAD_TIMEOUT_S, UnreadTimer
from seachest.server.ops import metrics
from seachest.server.ops.budgets import TokenBucket

MAX_FRAGMENTS = 64
"""Frames that a message of a WebSocket may consist of."""
MAX_FRAME_BYTES = 64 * 1024
"""Bytes of a message that are read from a WebSocket; longer ones end it."""
MAX_EARLY_MESSAGES = 16
"""Messages that a client may send before its socket is accepted."""
MAX_LATE_PIECES = 100
"""Pieces of frames that a client may send after the server has closed its socket: what was on its way by then."""
MESSAGE_CHANNEL = "seachest.messages"
"""The name of the MessageChannel among the extensions in the scope of a WebSocket."""


class MessageReceiver(Protocol):
    """What gets the messages of a WebSocket."""

    def receive(self, message: bytes | None) -> None:
        """Takes a message of text, as UTF-8; None for one of bytes."""
        ...

    def flush(self) -> None:
        """Writes what waits for a client that is quick enough again."""
        ...


class MessageChannel(Protocol):
    """The messages of one WebSocket, once it is accepted."""

    @property
    def is_writable(self) -> bool:
        """Whether the client has taken enough of what was written, so that more may be written."""
        ...

    def attach(self, receiver: MessageReceiver | None) -> None:
        """Hands all further messages to a receiver; None: to the application, as uvicorn does."""
        ...

    def write(self, message: bytes) -> None:
        """Sends a message of text, as UTF-8; does nothing if the WebSocket is closed."""
        ...

    def pause(self) -> None:
        """Reads nothing more for now."""
        ...

    def resume(self) -> None:
        """Goes on reading."""
        ...

    def drop(self, why: str) -> None:
        """Ends the connection of a client that sends too much, and reads nothing more."""
        ...


class LimitedWebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket with limits on control frames, fragments and the time to take what is sent; and a MessageChannel.

    It finds the bounds of frames itself, and reads plain messages. Everything else is left to the library behind
    uvicorn, which gets whole frames, one after the other: handshake, control frames, fragments, anything that is wrong.
    """

    unread_timeout_s = UNREAD_TIMEOUT_S
    _unread: UnreadTimer | None = None
    _counter: ConnectionCounter | None = None
    _counted_host = ""
    _control_frames: TokenBucket | None = None
    _receiver: MessageReceiver | None = None
    _head = b""
    """The beginning of a frame whose head has not come as a whole."""
    _left_to_library = 0
    """Bytes that are still to come of a frame that the library reads."""
    _late_pieces = 0

    def counted_by(self, counter: ConnectionCounter, host: str) -> None:
        """Counts the connection until it ends."""
        self._counter, self._counted_host = counter, host

    def connection_lost(self, exc: Exception | None) -> None:
        """Uncounts the connection."""
        counter, self._counter = self._counter, None
        if counter is not None:
            counter.leave(self._counted_host)
        if self._unread is not None:
            self._unread.stop()
        super().connection_lost(exc)

    # --- Messages ---

    def handle_connect(self, event: Request) -> None:
        """Puts the channel into the scope of the application."""
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, Any], self.scope["extensions"])[MESSAGE_CHANNEL] = self

    def attach(self, receiver: MessageReceiver | None) -> None:
        """Hands all further messages to a receiver; None: to the application, as uvicorn does."""
        self._receiver = receiver

    def data_received(self, data: bytes) -> None:
        """Reads plain messages, and leaves all other frames to the library."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._head:
            data, self._head = self._head + data, b""
        begin = 0
        while begin < len(data):
            if self.close_sent and not self._takes_late_piece():
                return
            if self._left_to_library:
                part = data[begin : begin + self._left_to_library]
                self._left_to_library -= len(part)
                begin += len(part)
                super().data_received(part)
                if self.transport.is_closing():
                    self._limit_closing()
                    return
                continue
            bounds = frame_bounds(data, begin)
            if bounds is None:
                self._head = data[begin:]
                return
            reads_itself = self._receiver is not None and self._is_between_messages
            text = plain_text(data, begin, bounds, MAX_FRAME_BYTES) if reads_itself else None
            if text is None:
                self._left_to_library = bounds.end - begin
            else:
                assert self._receiver is not None
                self._receiver.receive(text)
                begin = bounds.end

    @property
    def _is_between_messages(self) -> bool:
        """Whether the WebSocket is open, and no message has come in part."""
        return self.conn.state is State.OPEN and self.conn.current_size is None and not self.close_sent

    def send_receive_event_to_app(self) -> None:
        """Hands a message to the receiver that the library has read."""
        if self._receiver is None and self.queue.qsize() > MAX_EARLY_MESSAGES:
            metrics.SOCKETS_DROPPED.labels("flood").inc()
            self.transport.abort()
            return
        message = b"".join(self.frames)
        is_text = self.curr_msg_data_type == "text"
        if is_text and not self.close_sent and not _is_utf8(message):
            self.frames = []  # uvicorn would log an error of its own, for each client that sends such a message
            if self.conn.state is State.OPEN:
                self.conn.send_close(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        elif self._receiver is None or self.close_sent:
            super().send_receive_event_to_app()
        else:
            self.frames = []
            self._receiver.receive(message if is_text else None)

    def handle_parser_exception(self) -> None:
        """Ends the connection after something that is no frame; before it is accepted, there is nobody to tell why."""
        if self.conn.close_sent is None:
            self.transport.abort()
        else:
            super().handle_parser_exception()

    @property
    def is_writable(self) -> bool:
        """Whether the client has taken enough of what was written, so that more may be written."""
        return self.writable.is_set()

    def write(self, message: bytes) -> None:
        """Sends a message of text, as UTF-8; does nothing if the WebSocket is closed."""
        if self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing():
            self.transport.write(text_frame(message))

    def pause_writing(self) -> None:
        """The client takes too little."""
        super().pause_writing()
        self._start_unread_timer()

    def resume_writing(self) -> None:
        """Writes what has waited, since the client is quick enough again; it may only wait for the rest to close."""
        super().resume_writing()
        if self._unread is not None and not self.close_sent and not self.transport.is_closing():
            self._unread.stop()
        if self._receiver is not None:
            self._receiver.flush()

    def pause(self) -> None:
        """Reads nothing more for now."""
        if not self.read_paused and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def resume(self) -> None:
        """Goes on reading."""
        if self.read_paused and not self.transport.is_closing():
            self.read_paused = False
            self.transport.resume_reading()

    # --- Limits ---

    def handle_ping(self) -> None:
        """Answers a ping, unless there are too many."""
        if self._takes_control_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Takes a pong, unless there are too many."""
        if self._takes_control_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Takes a further part of a message, unless there are too many."""
        if len(self.frames) >= MAX_FRAGMENTS:
            self.drop("fragments")
        else:
            super().handle_cont(event)

    def _takes_control_frame(self) -> bool:
        if self._control_frames is None:
            self._control_frames = TokenBucket(CONTROL_FRAMES_PER_SOCKET)
        if self._control_frames.take():
            return True
        self.drop("control-frames")
        return False

    def drop(self, why: str) -> None:
        """Ends the connection of a client that sends too much, and reads nothing more."""
        if self.close_sent or self.transport.is_closing():
            return
        metrics.SOCKETS_DROPPED.labels(why).inc()
        self.conn.data_to_send()
        self.conn.fail(CloseCode.POLICY_VIOLATION)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION, "reason": ""})
        self.transport.close()
        self._limit_closing()

    # --- Closing ---

    async def send(self, message: ASGISendEvent) -> None:
        """Accepts or closes the WebSocket; a client that is told to go must take that in time."""
        await super().send(message)
        if self.close_sent:
            self._limit_closing()

    async def run_asgi(self) -> None:
        """Runs the application, and closes what it has left open."""
        await super().run_asgi()
        self._limit_closing()

    def _takes_late_piece(self) -> bool:
        """Whether more may come of a client that has yet to learn that its socket is closed; else it is cut off."""
        self._late_pieces += 1
        if self._late_pieces > MAX_LATE_PIECES:
            self.transport.close()
        return not self.transport.is_closing()

    def _limit_closing(self) -> None:
        """Gives the client a time to take what is left; closing alone would wait for it for good."""
        if not self.disconnected:
            self._start_unread_timer()

    def _start_unread_timer(self) -> None:
        self._unread = self._unread or UnreadTimer(self.loop, self.transport, self.unread_timeout_s)
        self._unread.start()


def _is_utf8(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
