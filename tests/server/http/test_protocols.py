"""Clients that send too much, too slowly, or from too many connections, over a real socket."""

import asyncio
import contextlib
import json
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from seachest.client import ServerClient
from seachest.server.http import websocket_protocol
from seachest.server.http.connection_counter import ConnectionCounter
from seachest.server.http.frames import FrameBounds, frame_bounds
from seachest.server.http.limits import (
    CONNECTIONS_PER_ADDRESS_FACTOR,
    CONTROL_FRAMES_PER_SOCKET,
    connections_per_address,
)
from seachest.server.http.protocols import (
    MAX_HEAD_BYTES,
    MAX_HEADERS,
    MAX_PIPELINED_REQUESTS,
    LimitedHttpProtocol,
    keep_alive_s,
)
from seachest.server.http.unread_timer import UnreadTimer
from seachest.server.http.websocket_protocol import MAX_FRAGMENTS, MAX_FRAME_BYTES, LimitedWebSocketProtocol
from seachest.wire.base import LONGEST_FRAME, SUBPROTOCOL
from tests.server.rooms import Server, server, until

pytestmark = pytest.mark.anyio
REQUEST = b"GET /health HTTP/1.1\r\nHost: sea\r\n"
BEGUN_POST = b"POST /api/guests HTTP/1.1\r\nHost: sea\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
FLOOD_BYTES = 30_000_000
QUICK_S = 0.3


class HastyHttpProtocol(LimitedHttpProtocol):
    """A connection whose requests must be complete, and its answers taken, almost at once."""

    arrival_timeout_s = QUICK_S
    unread_timeout_s = QUICK_S


class Line:
    """A bare connection to a server."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def answer(self) -> bytes:
        """All that the server says until it closes the connection."""
        try:
            return await asyncio.wait_for(self._reader.read(), 10)
        except ConnectionError:
            return b""

    def end(self) -> None:
        """Says that nothing more will come."""
        self._writer.write_eof()

    async def status(self) -> int:
        """The status of the next answer."""
        return int((await asyncio.wait_for(self._reader.readline(), 10)).split()[1])


@asynccontextmanager
async def line(place: Server) -> AsyncIterator[Line]:
    address = urlsplit(place.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port)
    try:
        yield Line(reader, writer)
    finally:
        writer.close()


async def flood(place: Server, first: bytes, more: bytes) -> bytes:
    """Sends and sends, until the server has had enough; what it says to that."""
    async with line(place) as one:
        try:
            await one.send(first)
            for _ in range(FLOOD_BYTES // len(more)):
                await one.send(more)
        except ConnectionError:
            pass
        return await one.answer()


@pytest.mark.parametrize(
    ("first", "more"),
    [
        (REQUEST, b"X-Many: 1\r\n" * 1000),
        (REQUEST + b"X-Endless: ", b"x" * 10_000),
        (b"GET /", b"x" * 10_000),
    ],
    ids=["many headers", "an endless header", "an endless address"],
)
async def test_endless_headers_are_refused_and_take_no_memory(tmp_path: Path, first: bytes, more: bytes) -> None:
    async with server(tmp_path) as place:
        before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        said = await flood(place, first, more)
        assert said == b"" or b" 431 " in said.partition(b"\r\n")[0], said[:100]
        assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 10_000, "kilobytes"


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (b"X-Long: " + b"x" * (MAX_HEAD_BYTES + 1) + b"\r\n", 431),
        (b"X-Long: " + b"x" * (MAX_HEAD_BYTES // 2) + b"\r\n", 200),
        (b"X-Many: 1\r\n" * MAX_HEADERS, 431),
        (b"X-Many: 1\r\n" * (MAX_HEADERS - 1), 200),
    ],
    ids=["too long", "long", "too many", "many"],
)
async def test_headers_are_limited_in_length_and_number(tmp_path: Path, head: bytes, status: int) -> None:
    async with server(tmp_path) as place, line(place) as one:
        await one.send(REQUEST + head + b"\r\n")
        assert await one.status() == status


async def test_a_refused_head_says_why_in_a_code(tmp_path: Path) -> None:
    async with server(tmp_path) as place, line(place) as one:
        await one.send(REQUEST + b"X-Many: 1\r\n" * MAX_HEADERS + b"\r\n")
        assert b'{"code":"headers-too-large"' in await one.answer()


@pytest.mark.parametrize(
    "half",
    [
        REQUEST,
        BEGUN_POST,
    ],
    ids=["half the headers", "half a body"],
)
async def test_half_a_request_does_not_hold_a_connection_for_good(tmp_path: Path, half: bytes) -> None:
    async with server(tmp_path, http_protocol=HastyHttpProtocol) as place, line(place) as one:
        await one.send(half)
        said = await one.answer()
        assert half.startswith(b"POST") or b'{"code":"too-slow"' in said


async def test_a_drop_now_and_then_does_not_win_time(tmp_path: Path) -> None:
    async with server(tmp_path, http_protocol=HastyHttpProtocol) as place, line(place) as one:
        await one.send(REQUEST)
        with pytest.raises(ConnectionError):
            await drip(one)


async def drip(one: Line) -> None:
    """Sends a header now and then."""
    for _ in range(100):
        await one.send(b"X-Slow: 1\r\n")
        await asyncio.sleep(QUICK_S / 10)


async def test_after_an_answer_blank_lines_do_not_hold_a_connection(tmp_path: Path) -> None:
    async with server(tmp_path, http_protocol=HastyHttpProtocol) as place, line(place) as one:
        await one.send(REQUEST + b"\r\n")
        assert await one.status() == 200
        await one.send(b"\r\n")
        assert b"too-slow" in await one.answer()


async def test_who_sends_requests_without_waiting_for_answers_may_send_only_some(tmp_path: Path) -> None:
    async with server(tmp_path) as place, line(place) as one:
        await one.send((REQUEST + b"\r\n") * (MAX_PIPELINED_REQUESTS + 100))
        assert (await one.answer()).count(b"HTTP/1.1 200") <= MAX_PIPELINED_REQUESTS + 1


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True}), "asyncio"], ids=["uvloop", "asyncio"])
async def test_answers_that_nobody_reads_do_not_hold_a_connection_for_good(tmp_path: Path) -> None:
    async def ask_on(one: Line) -> None:
        while True:
            await one.send(b"GET /schema HTTP/1.1\r\nHost: sea\r\n\r\n" * (MAX_PIPELINED_REQUESTS // 2))
            await asyncio.sleep(0.02)

    async with server(tmp_path, http_protocol=HastyHttpProtocol) as place, line(place) as one:
        with pytest.raises(ConnectionError):
            await asyncio.wait_for(ask_on(one), 20)


async def test_a_timer_for_unread_data_is_not_set_back_by_more_of_it() -> None:
    ended = asyncio.Event()

    class Stuck(asyncio.Transport):
        def abort(self) -> None:
            ended.set()

    timer = UnreadTimer(asyncio.get_running_loop(), Stuck(), QUICK_S)
    timer.start()
    timer.stop()
    await asyncio.sleep(2 * QUICK_S)
    assert not ended.is_set()
    async with asyncio.timeout(20):
        while not ended.is_set():
            timer.start()
            await asyncio.sleep(QUICK_S / 5)


@pytest.mark.parametrize("anyio_backend", [("asyncio", {"use_uvloop": True})], ids=["uvloop"])
@pytest.mark.parametrize("end", [b"", b"nonsense\r\n\r\n", BEGUN_POST], ids=["nothing", "nonsense", "half a body"])
async def test_a_connection_that_ends_before_its_answer_leaves_no_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, end: bytes
) -> None:
    async with server(tmp_path) as place:
        for _ in range(50):
            async with line(place) as one:
                await one.send(b"GET /api/tables/aaaaaaaaaaaa HTTP/1.1\r\nHost: sea\r\n\r\n" * 3 + end)
                one.end()
                await one.answer()
        await asyncio.sleep(QUICK_S)
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


# --- Connections ----------------------------------------------------------------------------------------------------


async def test_an_address_may_have_only_so_many_connections_and_gets_new_ones_for_closed_ones(tmp_path: Path) -> None:
    async with server(tmp_path, guests_a_minute=1) as place:
        lines = [line(place) for _ in range(CONNECTIONS_PER_ADDRESS_FACTOR)]
        opened = [await each.__aenter__() for each in lines]
        for each in opened:
            await each.send(REQUEST + b"\r\n")
            assert await each.status() == 200
        async with line(place) as one_more:
            most = str(CONNECTIONS_PER_ADDRESS_FACTOR).encode()
            assert b'{"code":"too-many-sockets","params":{"most":' + most + b"}}" in await one_more.answer()
        await lines[0].__aexit__(None, None, None)
        await asyncio.sleep(0.1)
        async with line(place) as another:
            await another.send(REQUEST + b"\r\n")
            assert await another.status() == 200
        for held in lines[1:]:
            await held.__aexit__(None, None, None)


def test_connections_through_a_proxy_are_not_counted_as_one_address() -> None:
    counter = ConnectionCounter(1, behind_proxy=True)
    assert [counter.enter("127.0.0.1") for _ in range(3)] == [0, 0, 0]
    assert [counter.enter("9.9.9.9") for _ in range(2)] == [0, 1]
    counter.leave("9.9.9.9")
    assert counter.enter("9.9.9.9") == 0


def test_an_address_may_never_use_most_of_the_files_that_the_server_can_open() -> None:
    assert connections_per_address(30, 65_536) == 30 * CONNECTIONS_PER_ADDRESS_FACTOR
    assert connections_per_address(30, 1024) == 256
    assert connections_per_address(30, None) == 30 * CONNECTIONS_PER_ADDRESS_FACTOR


async def test_a_connection_stays_open_for_longer_than_clients_keep_theirs(tmp_path: Path) -> None:
    client_s = 5.0  # of httpx and so of our client
    async with server(tmp_path) as place, line(place) as one:
        await one.send(REQUEST + b"\r\n")
        assert await one.status() == 200
        await asyncio.sleep(client_s + 1)
        await one.send(REQUEST + b"Connection: close\r\n\r\n")
        assert b"HTTP/1.1 200" in await one.answer()


def test_behind_a_proxy_connections_stay_open_for_longer_than_the_proxy_keeps_them() -> None:
    caddy_s = 120
    assert keep_alive_s(behind_proxy=True) > caddy_s > keep_alive_s(behind_proxy=False)


async def test_a_connection_that_a_browser_opens_for_later_is_closed_without_an_answer(tmp_path: Path) -> None:
    async with server(tmp_path, http_protocol=HastyHttpProtocol) as place, line(place) as one:
        assert await one.answer() == b""


# --- WebSockets -----------------------------------------------------------------------------------------------------


@asynccontextmanager
async def socket(place: Server, client: ServerClient) -> AsyncIterator[ClientConnection]:
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    url = place.url.replace("http", "ws") + "/play"
    async with connect(url, subprotocols=[SUBPROTOCOL], additional_headers={"Cookie": cookies}) as opened:  # type: ignore[list-item]  # it is only a string
        yield opened


def raw(opcode: Opcode, data: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


async def closed_with(opened: ClientConnection) -> int | None:
    """The code with which the server ends a socket; None if it just ends."""
    try:
        while True:
            await asyncio.wait_for(opened.recv(), 10)
    except ConnectionClosed as closed:
        return None if closed.rcvd is None else closed.rcvd.code


async def test_a_flood_of_pings_ends_the_socket(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        opened.transport.write(raw(Opcode.PING, b"x" * 125) * (CONTROL_FRAMES_PER_SOCKET.count + 1))
        assert await closed_with(opened) in (1008, None)
        await until(lambda: len(place.worker.connections) == 0)


async def test_a_few_pings_are_answered(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        for _ in range(5):
            assert await asyncio.wait_for(await opened.ping(), 10) >= 0


async def test_a_message_in_endless_pieces_ends_the_socket(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        opened.transport.write(raw(Opcode.TEXT, b"{", fin=False))
        opened.transport.write(raw(Opcode.CONT, b"", fin=False) * (MAX_FRAGMENTS + 1))
        assert await closed_with(opened) in (1008, None)


async def test_a_socket_counts_as_a_connection_until_it_ends(tmp_path: Path) -> None:
    async with server(tmp_path, guests_a_minute=1) as place, place.somebody() as anna:
        await anna.me()
        async with socket(place, anna), line(place) as one:
            await one.send(REQUEST + b"\r\n")
            assert await one.status() == 200


PING = b'{"type":"ping"}'
CHAT_IN_GERMAN = '{"type":"chat","table":"nowhere","id":"a1","text":"Schöne Grüße"}'.encode()


async def answers(opened: ClientConnection, count: int) -> list[str]:
    """The types of the next messages of the server."""
    found: list[str] = []
    while len(found) < count:
        lines = str(await asyncio.wait_for(opened.recv(), 10)).splitlines()
        found += [json.loads(line)["type"] for line in lines]
    return found


@pytest.mark.parametrize(
    ("frames", "expected"),
    [
        ([raw(Opcode.TEXT, PING)], "pong"),
        ([raw(Opcode.TEXT, CHAT_IN_GERMAN)], "refused"),
        ([raw(Opcode.TEXT, PING[:5], fin=False), raw(Opcode.PING, b"now"), raw(Opcode.CONT, PING[5:])], "pong"),
        ([raw(Opcode.TEXT, b" " * 200 + PING)], "pong"),
        ([raw(Opcode.PING, b"first"), raw(Opcode.TEXT, PING), raw(Opcode.PONG, b"")], "pong"),
    ],
    ids=["plain", "other letters", "in two frames, with a ping between", "longer", "between control frames"],
)
@pytest.mark.parametrize("piece", [1, 7, 10_000])
async def test_messages_are_read_however_they_are_cut(
    tmp_path: Path, frames: list[bytes], expected: str, piece: int
) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        data = b"".join(frames) * 3 + raw(Opcode.TEXT, PING)
        for begin in range(0, len(data), piece):
            opened.transport.write(data[begin : begin + piece])
            await asyncio.sleep(0)
        assert await answers(opened, 4) == [expected] * 3 + ["pong"]


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (Frame(Opcode.TEXT, PING).serialize(mask=False), 1002),
        (bytes([0xC1]) + raw(Opcode.TEXT, PING)[1:], 1002),
        (raw(Opcode.TEXT, b"half", fin=False) + raw(Opcode.TEXT, PING), 1002),
        (raw(Opcode.TEXT, b"\xff\xfe"), 1007),
        (raw(Opcode.TEXT, b"x" * (MAX_FRAME_BYTES + 1)), 1009),
        (raw(Opcode.TEXT, b"")[:1] + bytes([0xFF]) + b"\x7f" * 12, 1009),
        (raw(Opcode.BINARY, PING), 1008),
        (raw(Opcode.TEXT, b"x" * (LONGEST_FRAME + 1)), 1008),
    ],
    ids=["not masked", "extension", "two messages at once", "no UTF-8", "long", "endless", "binary", "longer than any"],
)
async def test_what_no_client_may_send_ends_the_socket_and_leaves_no_error_in_the_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frame: bytes, code: int
) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        opened.transport.write(raw(Opcode.TEXT, PING) + frame)
        assert await closed_with(opened) == code
        await until(lambda: len(place.worker.connections) == 0)
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


HANDSHAKE = (
    b"GET /play HTTP/1.1\r\nHost: sea\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
MANY_FRAMES = 50_000
FEW_FRAMES = 2_000
"""More than the server looks at, even where limits let some pass."""


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Grows by one for each frame that the server looks at."""
    found: list[int] = []

    def counted(data: bytes, begin: int) -> FrameBounds | None:
        found.append(begin)
        return frame_bounds(data, begin)

    monkeypatch.setattr(websocket_protocol, "frame_bounds", counted)
    return found


@pytest.mark.parametrize(
    "frame",
    [raw(Opcode.TEXT, b""), raw(Opcode.TEXT, "ü".encode()), raw(Opcode.BINARY, b""), raw(Opcode.PING, b"")],
    ids=["plain", "other letters", "binary", "pings"],
)
@pytest.mark.parametrize("pieces", [1, 50])
async def test_a_flood_of_tiny_frames_is_not_read_to_its_end(
    tmp_path: Path, looked_at: list[int], frame: bytes, pieces: int
) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, socket(place, anna) as opened:
        for _ in range(pieces):
            opened.transport.write(frame * (MANY_FRAMES // pieces))
            await asyncio.sleep(0)
        assert await closed_with(opened) in (1008, None)
        await until(lambda: len(place.worker.connections) == 0)
    assert 0 < len(looked_at) < FEW_FRAMES


async def test_who_sends_on_after_the_end_of_a_session_is_cut_off(tmp_path: Path, looked_at: list[int]) -> None:
    async with server(tmp_path) as place, place.somebody() as anna, line(place) as one:
        cookies = "; ".join(f"{name}={value}" for name, value in anna.cookies.items())
        await one.send(HANDSHAKE + f"Cookie: {cookies}\r\nSec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n".encode())
        await until(lambda: len(place.worker.connections) == 1)
        place.worker.connections.end_session((await anna.me()).id)
        await until(lambda: len(place.worker.connections) == 0)
        with contextlib.suppress(ConnectionError):
            await one.send(raw(Opcode.TEXT, b"") * MANY_FRAMES)
        await one.answer()
    assert 0 < len(looked_at) < FEW_FRAMES


@pytest.mark.parametrize(
    "early",
    [raw(Opcode.TEXT, b"") * MANY_FRAMES, b"\x81\x00", b"\xff" * 100, b""],
    ids=["a flood", "not masked", "no frame", "nothing"],
)
async def test_what_comes_before_a_socket_is_accepted_is_not_read_to_its_end_and_leaves_no_error_in_the_log(
    tmp_path: Path, looked_at: list[int], caplog: pytest.LogCaptureFixture, early: bytes
) -> None:
    async with server(tmp_path) as place:
        async with line(place) as one:
            await one.send(HANDSHAKE + b"\r\n")
            with contextlib.suppress(ConnectionError):
                await one.send(early)
                one.end()
            await one.answer()
        await asyncio.sleep(QUICK_S)
    assert len(looked_at) < FEW_FRAMES
    assert [record for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


async def test_a_closed_socket_whose_client_reads_nothing_ends_all_the_same(tmp_path: Path) -> None:
    class HastyWebSocketProtocol(LimitedWebSocketProtocol):
        unread_timeout_s = QUICK_S

    class Stuck(asyncio.Transport):
        """A connection that closes only when it is aborted, since its client takes nothing."""

        aborted = False

        def write(self, data: bytes | bytearray | memoryview) -> None:
            pass

        def close(self) -> None:
            pass

        def is_closing(self) -> bool:
            return False

        def abort(self) -> None:
            self.aborted = True

    stuck = Stuck()
    async with (
        server(tmp_path, websocket_protocol=HastyWebSocketProtocol) as place,
        place.somebody() as anna,
        socket(place, anna),
    ):
        await until(lambda: len(place.worker.connections) == 1)
        connection = next(iter(place.worker.connections))
        channel = connection.channel
        assert isinstance(channel, HastyWebSocketProtocol)
        real, channel.transport = channel.transport, stuck
        connection.end("slow")
        await until(lambda: stuck.aborted)
        channel.transport = real
        real.close()
