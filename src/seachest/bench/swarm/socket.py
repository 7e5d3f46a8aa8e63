"""A WebSocket without tasks and queues, for thousands of them in one process: its owner is called for each message."""

import asyncio
import random
from collections.abc import Callable, Mapping
from typing import cast

from websockets.client import ClientProtocol
from websockets.exceptions import InvalidState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.typing import Origin, Subprotocol
from websockets.uri import parse_uri

from seachest.wire.base import SUBPROTOCOL

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without compiled code
    from websockets.utils import apply_mask

HANDSHAKE_TIMEOUT_S = 30.0
SWARM_CLOSE_TIMEOUT_S = 2.0

TEXT_FRAME_START = 0x81
"""The first byte of a frame that holds a whole text; nearly all do, and are read here at almost no cost."""
MASK_BIT, SIZE_IN_TWO_BYTES, SIZE_IN_EIGHT_BYTES = 0x80, 126, 127
"""Values of a frame's second byte that are no size: a mask (which servers may not send), or where the size is."""

FRAME_MASK_BYTES = 4

MessageHandler = Callable[[bytes], None]


def _frame(data: bytes, begin: int) -> tuple[int, int] | None:
    """The length of a frame's head, and where the frame ends; None while it is incomplete.

    A length of 0 means that the frame breaks the protocol; it then reaches to the end of the data.
    """
    if len(data) < begin + 2:
        return None
    head, size = 2, data[begin + 1]
    if size >= MASK_BIT:
        return 0, len(data)
    if size >= SIZE_IN_TWO_BYTES:
        head += 8 if size == SIZE_IN_EIGHT_BYTES else 2
        size = int.from_bytes(data[begin + 2 : begin + head])
    end = begin + head + size
    return (head, end) if len(data) >= end else None


def client_frame(message: bytes) -> bytes:
    """A message of text as one masked frame (RFC 6455); the library takes longer to write one."""
    size, mask = len(message), random.getrandbits(8 * FRAME_MASK_BYTES).to_bytes(FRAME_MASK_BYTES)
    if size < SIZE_IN_TWO_BYTES:
        head = bytes((TEXT_FRAME_START, MASK_BIT | size))
    else:
        head = bytes((TEXT_FRAME_START, MASK_BIT | SIZE_IN_TWO_BYTES)) + size.to_bytes(2)
    return head + mask + apply_mask(message, mask)


class SwarmSocket(asyncio.Protocol):
    """One WebSocket, which calls ``handle_message`` for each message."""

    def __init__(self, url: str, origin: str, headers: Mapping[str, str], handle_message: MessageHandler) -> None:
        self._uri, self._headers, self._handle_message = parse_uri(url), headers, handle_message
        self._state = ClientProtocol(
            self._uri, origin=Origin(origin), subprotocols=[Subprotocol(SUBPROTOCOL)], max_size=None
        )
        self._parts: list[bytes] = []
        self._rest = b""
        """The beginning of a frame that is still incomplete."""
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int | None] = loop.create_future()
        """Set at the end: the close code of the server, None if the connection was lost."""

    async def open(self) -> None:
        """Connects; raises `OSError`, `TimeoutError` or `InvalidHandshake` where that fails."""
        async with asyncio.timeout(HANDSHAKE_TIMEOUT_S):
            await asyncio.get_running_loop().create_connection(
                lambda: self, self._uri.host, self._uri.port, ssl=True if self._uri.secure else None
            )
            await self._opened

    def send(self, message: bytes) -> None:
        """Sends a message; on a closed socket it is dropped."""
        if self._state.state is State.OPEN and self._transport is not None:
            self._transport.write(client_frame(message))

    async def close(self) -> None:
        """Closes the connection, with a closing handshake if the server answers it in time."""
        try:
            self._state.send_close(CloseCode.NORMAL_CLOSURE)
            self._flush()
            await asyncio.wait([self.closed], timeout=SWARM_CLOSE_TIMEOUT_S)
        except InvalidState:
            pass
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        data = b"".join(self._state.data_to_send())
        if data and self._transport is not None:
            self._transport.write(data)

    # Called by the event loop

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Sends the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._state.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._state.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Reads the response to the handshake line by line, then frames."""
        while data and self._state.state is State.CONNECTING:
            line, end, data = data.partition(b"\n")
            self._feed_protocol(line + end)
        data, begin = self._rest + data, 0
        while (found := _frame(data, begin)) is not None:
            head, end_of_it = found
            if data[begin] == TEXT_FRAME_START and head:
                self._handle_message(data[begin + head : end_of_it])
            else:
                self._feed_protocol(data[begin:end_of_it])
            begin = end_of_it
        self._rest = data[begin:]

    def _feed_protocol(self, data: bytes) -> None:
        """Passes a part of the handshake, or a frame that is no whole text, to the protocol of `websockets`."""
        self._state.receive_data(data)
        for event in self._state.events_received():
            if isinstance(event, Frame):
                self._handle_frame(event)
            elif isinstance(event, Response) and not self._opened.done():
                if self._state.handshake_exc is None:
                    self._opened.set_result(None)
                else:
                    self._opened.set_exception(self._state.handshake_exc)
        self._flush()
        if self._state.close_expected() and self._transport is not None:
            self._transport.close()

    def _handle_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._handle_message(message)

    def connection_lost(self, error: Exception | None) -> None:
        """Notes the end of the connection."""
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionResetError())
        received = self._state.close_rcvd
        if not self.closed.done():
            self.closed.set_result(None if received is None else received.code)
