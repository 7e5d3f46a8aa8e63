"""Processes that build updates for the server: positions, stories and choices take longer than everything else.

They get what a recipient knows, and nothing else. Without them, or where one is lost, the server builds updates itself.
"""

import asyncio
import signal
import socket
from collections import deque
from collections.abc import Sequence
from multiprocessing import get_context

import msgspec

from seachest.rules.game import game_named, game_names
from seachest.server.ops import gc_tuning, metrics
from seachest.server.ops.logs import log_error
from seachest.server.updates.build import LastViews, UpdateInput, message_from
from seachest.table import deal
from seachest.view_bytes import record_bytes
from seachest.warmup import is_playable

FRAME_HEADER_BYTES = 4
"""Bytes that hold the length of the rest of a frame."""
FRAME_READ_BYTES = 1 << 18
"""Bytes that are read at once."""
FLUSH_BYTES = 1 << 14
"""Bytes of answers that are sent without waiting for more."""
RESTART_PAUSE_S = 1.0
"""How long to wait before a lost process is started again."""

_pack = msgspec.msgpack.Encoder().encode
_asked = msgspec.msgpack.Decoder(list[UpdateInput]).decode
_answered = msgspec.msgpack.Decoder(list[bytes]).decode

RenderedFuture = asyncio.Future[list[bytes]]


class FrameReader:
    """Splits a stream of bytes into frames."""

    def __init__(self) -> None:
        self._rest = b""

    def cut(self, data: bytes) -> list[memoryview]:
        """The frames that are complete with these bytes."""
        if self._rest:
            data = self._rest + data
        stream, found, begin = memoryview(data), [], 0
        while len(data) >= begin + FRAME_HEADER_BYTES:
            end = begin + FRAME_HEADER_BYTES + int.from_bytes(stream[begin : begin + FRAME_HEADER_BYTES])
            if len(data) < end:
                break
            found.append(stream[begin + FRAME_HEADER_BYTES : end])
            begin = end
        self._rest = data[begin:]
        return found


def framed(value: object) -> bytes:
    """A value as one frame: its length, then MessagePack."""
    data = _pack(value)
    return len(data).to_bytes(FRAME_HEADER_BYTES) + data


def run_render_worker(line: socket.socket) -> None:
    """Builds updates until the server is gone; runs in a process of its own."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C on the keyboard is for the server
    _warm_up()
    line.sendall(framed([]))
    frames, last_views = FrameReader(), LastViews()
    while data := line.recv(FRAME_READ_BYTES):
        answers, size = [], 0
        for asked in frames.cut(data):
            answers.append(framed([message_from(update, last_views) for update in _asked(asked)]))
            size += len(answers[-1])
            if size > FLUSH_BYTES:
                line.sendall(b"".join(answers))
                answers, size = [], 0
        line.sendall(b"".join(answers))


def _warm_up() -> None:
    """Loads the rules of all games that are compiled, and tunes the garbage collector."""
    for name in filter(is_playable, game_names()):
        table = deal(name, game_named(name).seats.start, seed=0)
        known = record_bytes(table.seat_view(0))
        message_from(UpdateInput("", 0, 0.0, 0, name, table.options, after=known, begins=True))
    gc_tuning.tune_gc()


class RenderWorker(asyncio.Protocol):
    """One process and the socket to it; it answers in the order in which it is asked."""

    def __init__(self) -> None:
        self._frames = FrameReader()
        self._waiting: deque[tuple[Sequence[UpdateInput], RenderedFuture]] = deque()
        self._unsent: list[bytes] = []
        self._transport: asyncio.WriteTransport | None = None
        self.lost = asyncio.Event()

    async def start(self) -> None:
        """Starts the process, and returns when it is ready or gone."""
        ours, theirs = socket.socketpair()
        self.process = get_context("spawn").Process(
            target=run_render_worker, args=(theirs,), name="teller", daemon=True
        )
        self.process.start()
        theirs.close()
        ready: RenderedFuture = asyncio.get_running_loop().create_future()
        self._waiting.append(((), ready))
        self._transport, _ = await asyncio.get_running_loop().create_connection(lambda: self, sock=ours)
        await ready

    def ask(self, updates: Sequence[UpdateInput]) -> RenderedFuture:
        """Asks for messages; everything that is asked at one moment is sent at once."""
        loop = asyncio.get_running_loop()
        promise: RenderedFuture = loop.create_future()
        self._waiting.append((updates, promise))
        if not self._unsent:
            loop.call_soon(self._send)
        self._unsent.append(framed(updates))
        return promise

    def _send(self) -> None:
        if self._transport is not None:
            self._transport.write(b"".join(self._unsent))
        self._unsent.clear()

    def data_received(self, data: bytes) -> None:
        """Takes the answers of the process."""
        for answer in self._frames.cut(data):
            _, promise = self._waiting.popleft()
            if not promise.done():
                promise.set_result(_answered(answer))

    def connection_lost(self, error: Exception | None) -> None:
        """The process is gone: what it was asked is built here."""
        for updates, promise in self._waiting:
            if not promise.done():
                promise.set_result([message_from(update) for update in updates])
        self._waiting.clear()
        self.lost.set()

    def stop(self) -> None:
        """Lets the process end."""
        if self._transport is not None:
            self._transport.close()


class RenderPool:
    """All processes of a worker that build updates; a lost one is replaced after a pause."""

    def __init__(self, count: int, restart_pause_s: float = RESTART_PAUSE_S) -> None:
        self._count, self._restart_pause_s = count, restart_pause_s
        self.ready: list[RenderWorker] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._last_views = LastViews()

    async def start(self) -> None:
        """Starts the processes; each is used as soon as it is ready."""
        self._tasks = [asyncio.create_task(self._keep_one(), name="teller") for _ in range(self._count)]

    async def stop(self) -> None:
        """Ends all processes."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep_one(self) -> None:
        """Keeps one process running."""
        while True:
            worker = RenderWorker()
            try:
                await worker.start()
                self.ready.append(worker)
                await worker.lost.wait()
            finally:
                if worker in self.ready:
                    self.ready.remove(worker)
                worker.stop()
            log_error("teller-lost", ConnectionError())
            await asyncio.sleep(self._restart_pause_s)

    def render(self, updates: Sequence[UpdateInput]) -> RenderedFuture:
        """The messages of updates, now or soon, in the order in which they are asked for."""
        if self.ready and updates:
            # One table, one process: it has read what everybody knew before.
            return self.ready[hash(updates[0].table) % len(self.ready)].ask(updates)
        promise: RenderedFuture = asyncio.get_running_loop().create_future()
        promise.set_result([message_from(update, self._last_views) for update in updates])
        metrics.LAST_VIEWS.set(len(self._last_views))
        return promise
