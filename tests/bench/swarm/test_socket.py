"""The swarm's sockets: messages come whole, wherever the stream was cut, and the rules of WebSockets are kept."""

import asyncio
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol
from websockets.typing import Subprotocol

from seachest.bench.swarm.socket import SwarmSocket
from seachest.wire.base import SUBPROTOCOL

pytestmark = pytest.mark.anyio

TEXTS = [b"short", b"longer " * 40, b"very long " * 8000, b""]


class Net:
    """A server at the other end, whose words come in pieces of a size."""

    def __init__(self, step: int) -> None:
        self.heard: list[bytes] = []
        self.server = ServerProtocol(subprotocols=[Subprotocol(SUBPROTOCOL)])
        self.closed = False
        self._step = step
        self.socket = SwarmSocket("ws://sea.example/play", "http://sea.example", {}, self.heard.append)
        self.socket.connection_made(cast(asyncio.BaseTransport, self))
        (request,) = self.server.events_received()
        assert isinstance(request, Request)
        self.server.send_response(self.server.accept(request))

    def write(self, data: bytes) -> None:
        """What the client sends."""
        self.server.receive_data(data)

    def close(self) -> None:
        """The client ends the connection."""
        self.closed = True

    def deliver(self) -> None:
        """Lets the client hear all that the server has said."""
        data = b"".join(self.server.data_to_send())
        for begin in range(0, len(data), self._step):
            self.socket.data_received(data[begin : begin + self._step])

    def answers(self) -> list[Any]:
        """The frames that the client has sent."""
        return [event for event in self.server.events_received() if isinstance(event, Frame)]


steps = pytest.mark.parametrize("step", [1, 3, 7, 1000, 1_000_000])


@steps
async def test_texts_come_whole_however_they_were_cut(step: int) -> None:
    net = Net(step)
    for text in TEXTS:
        net.server.send_text(text)
    net.deliver()
    assert net.heard == TEXTS


@steps
async def test_texts_in_parts_and_pings_between_them_are_understood(step: int) -> None:
    net = Net(step)
    net.server.send_text(b"one ", fin=False)
    net.server.send_ping(b"are you there")
    net.server.send_continuation(b"text", fin=True)
    net.server.send_text(b"another")
    net.deliver()
    assert net.heard == [b"one text", b"another"]
    assert [(frame.opcode, frame.data) for frame in net.answers()] == [(Opcode.PONG, b"are you there")]


@steps
async def test_a_server_that_closes_is_answered(step: int) -> None:
    net = Net(step)
    net.server.send_text(b"last words")
    net.server.send_close(1012)
    net.deliver()
    assert net.heard == [b"last words"]
    assert [frame.opcode for frame in net.answers()] == [Opcode.CLOSE]


async def test_what_no_server_may_say_ends_the_connection() -> None:
    net = Net(1000)
    net.deliver()
    net.socket.data_received(b"\x81\x85mask12345")
    assert net.heard == []
    assert [frame.opcode for frame in net.answers()] == [Opcode.CLOSE]
