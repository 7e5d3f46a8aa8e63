"""A WebSocket without tasks and queues, for thousands of them in one process: its owner is called for each message."""

import asyncio
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

OPENING = 30.0
"""Seconds that a handshake may take."""
CLOSING = 2.0

WHOLE_TEXT = 0x81
"""How a frame begins that holds all of a text; nearly all do, and are cut out here at next to no cost."""
MASKED, TWO_BYTES, EIGHT_BYTES = 0x80, 126, 127
"""What the second byte of a frame says, if it is not a size: that no server may send it, or where its size stands."""

Hear = Callable[[bytes], None]


def _frame(data: bytes, begin: int) -> tuple[int, int] | None:
    """How long the head of a frame is, and where the frame ends; None where that has not come yet.

    A head of no length: what comes is against the rules, and all of it belongs together.
    """
    if len(data) < begin + 2:
        return None
    head, size = 2, data[begin + 1]
    if size >= MASKED:
        return 0, len(data)
    if size >= TWO_BYTES:
        head += 8 if size == EIGHT_BYTES else 2
        size = int.from_bytes(data[begin + 2 : begin + head])
    end = begin + head + size
    return (head, end) if len(data) >= end else None


class Socket(asyncio.Protocol):
    """One connection."""

    def __init__(self, url: str, origin: str, headers: Mapping[str, str], hear: Hear) -> None:
        self._uri, self._headers, self._hear = parse_uri(url), headers, hear
        self._state = ClientProtocol(
            self._uri, origin=Origin(origin), subprotocols=[Subprotocol(SUBPROTOCOL)], max_size=None
        )
        self._parts: list[bytes] = []
        self._rest = b""
        """The beginning of a frame whose end has not come yet."""
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self._opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int | None] = loop.create_future()
        """The code with which the server has closed it, None where it was lost."""

    async def open(self) -> None:
        """Connects; raises where that fails."""
        async with asyncio.timeout(OPENING):
            await asyncio.get_running_loop().create_connection(
                lambda: self, self._uri.host, self._uri.port, ssl=True if self._uri.secure else None
            )
            await self._opened

    def send(self, message: bytes) -> None:
        """Sends a message; after the end it is lost, as it would be in the net."""
        try:
            self._state.send_text(message)
        except InvalidState:
            return
        self._flush()

    async def close(self) -> None:
        """Ends the connection in good order, as far as the server takes part."""
        try:
            self._state.send_close(CloseCode.NORMAL_CLOSURE)
            self._flush()
            await asyncio.wait([self.closed], timeout=CLOSING)
        except InvalidState:
            pass
        if self._transport is not None:
            self._transport.abort()

    def _flush(self) -> None:
        data = b"".join(self._state.data_to_send())
        if data and self._transport is not None:
            self._transport.write(data)

    # What the event loop tells

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begins the handshake."""
        self._transport = cast(asyncio.Transport, transport)
        request = self._state.connect()
        for name, value in self._headers.items():
            request.headers[name] = value
        self._state.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        """Takes in what the server says: an answer to the handshake line by line, then frames."""
        while data and self._state.state is State.CONNECTING:
            line, end, data = data.partition(b"\n")
            self._learn(line + end)
        data, begin = self._rest + data, 0
        while (found := _frame(data, begin)) is not None:
            head, end_of_it = found
            if data[begin] == WHOLE_TEXT and head:
                self._hear(data[begin + head : end_of_it])
            else:
                self._learn(data[begin:end_of_it])
            begin = end_of_it
        self._rest = data[begin:]

    def _learn(self, data: bytes) -> None:
        """Takes in part of a handshake, or a frame that is not simply a text."""
        self._state.receive_data(data)
        for event in self._state.events_received():
            if isinstance(event, Frame):
                self._take(event)
            elif isinstance(event, Response) and not self._opened.done():
                if self._state.handshake_exc is None:
                    self._opened.set_result(None)
                else:
                    self._opened.set_exception(self._state.handshake_exc)
        self._flush()
        if self._state.close_expected() and self._transport is not None:
            self._transport.close()

    def _take(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.CONT):
            self._parts.append(bytes(frame.data))
            if frame.fin:
                message, self._parts = b"".join(self._parts), []
                self._hear(message)

    def connection_lost(self, error: Exception | None) -> None:
        """It is over."""
        if not self._opened.done():
            self._opened.set_exception(error or ConnectionResetError())
        received = self._state.close_rcvd
        if not self.closed.done():
            self.closed.set_result(None if received is None else received.code)
