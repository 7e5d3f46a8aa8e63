"""Compares HTTP servers under the same small application: what requests and WebSocket messages cost, and two attacks.

    python benchmarks/server/http_servers.py [--seconds 3] [--rounds 3]

Prints the server's processor time for each request and message, in microseconds, and how many a second there were. The
client is one Python process: where it was busy all the time (`client_busy`, 1 is a whole core), the rates are its own
limit, and only the processor times compare the servers.

Measures those that are installed: uvicorn with our protocols, as it comes with httptools and with h11, granian,
hypercorn, and picows, which has WebSockets alone. With our protocols, messages go the short way that play takes, or
through ASGI as at the others. Each round measures all of them, in another order. The attacks are a header that never
ends (does the server refuse it, and how much memory does it take?) and half a request (is its connection closed within
30 seconds?). Talks to 127.0.0.1 only, and ends by itself.
"""

import argparse
import asyncio
import importlib
import importlib.util
import json
import os
import random
import socket
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

from websockets.asyncio.client import connect

HERE = Path(__file__).resolve()
UVICORN = [sys.executable, "-m", "uvicorn", "--log-level", "error", "--lifespan", "off", "--port", "{port}"]
COMMANDS = {
    "uvicorn, our protocols": [sys.executable, str(HERE), "--serve", "{port}"],
    "uvicorn, our protocols, ASGI": [sys.executable, str(HERE), "--serve", "{port}", "--asgi"],
    "uvicorn, httptools": [*UVICORN, "--http", "httptools", "--ws", "websockets-sansio", "http_servers:app"],
    "uvicorn, h11": [*UVICORN, "--http", "h11", "--ws", "websockets-sansio", "http_servers:app"],
    "granian": [
        *(sys.executable, "-m", "granian", "--interface", "asginl", "--log-level", "error", "--no-access-log"),
        *("--port", "{port}", "http_servers:app"),
    ],
    "hypercorn": [sys.executable, "-m", "hypercorn", "-k", "uvloop", "-b", "127.0.0.1:{port}", "http_servers:app"],
    "picows": [sys.executable, str(HERE), "--serve-picows", "{port}"],
}
WITHOUT_HTTP = "picows"
CLIENTS = 16
WARM_UP_S = 1.0
HEADER_FLOOD_BYTES = 20_000_000
HALF_REQUEST_PATIENCE_S = 30.0


MESSAGE_CHANNEL = "seachest.messages"
by_asgi_alone = False


class Echo:
    """Sends messages back that come the short way."""

    def __init__(self, channel: Any) -> None:
        self._channel = channel

    def receive(self, message: bytes | None) -> None:
        """Sends a message back."""
        self._channel.write(message or b"")

    def flush(self) -> None:
        """Has nothing that waits."""


async def app(scope: dict[str, Any], receive: Any, send: Any) -> None:
    """Answers every request with a few bytes, and echoes every message."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})
    elif scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        channel = scope.get("extensions", {}).get(MESSAGE_CHANNEL)
        if channel is not None and not by_asgi_alone:
            channel.attach(Echo(channel))
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message.get("text") or ""})


def serve(port: int, *, by_asgi: bool) -> None:
    """Serves with our protocols."""
    global by_asgi_alone
    import uvicorn

    from seachest.server.http.protocols import UVICORN_OPTIONS

    by_asgi_alone = by_asgi
    uvicorn.run(app, port=port, log_level="error", lifespan="off", **UVICORN_OPTIONS)


async def serve_by_picows(port: int) -> None:
    """Sends messages back, without anything else."""
    picows: Any = importlib.import_module("picows")

    class Listener(picows.WSListener):  # type: ignore[misc]  # types are checked without picows
        """Sends messages back."""

        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            """Sends a message back."""
            if frame.msg_type == picows.WSMsgType.CLOSE:
                transport.send_close(frame.get_close_code(), b"")
                transport.disconnect()
            else:
                transport.send(picows.WSMsgType.TEXT, frame.get_payload_as_bytes())

    server = await picows.ws_create_server(lambda _: Listener(), "127.0.0.1", port)
    await server.serve_forever()


@asynccontextmanager
async def running(command: list[str]) -> AsyncIterator[tuple[int, int]]:
    """A server, as its port and process."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        port = trial.getsockname()[1]
    paths = os.pathsep.join([str(HERE.parent), *filter(None, [os.environ.get("PYTHONPATH")])])
    process = await asyncio.create_subprocess_exec(
        *[part.format(port=port) for part in command],
        env={**os.environ, "PYTHONPATH": paths},
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        for _ in range(300):
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
                writer.close()
                break
            except OSError:
                await asyncio.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        try:
            await asyncio.wait_for(process.wait(), 5)
        except TimeoutError:
            process.kill()
            await process.wait()


def tree_bytes(pid: int) -> int:
    """Memory of a process and its children."""
    total = int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return total + sum(tree_bytes(int(child)) for child in children)


def tree_cpu_s(pid: int) -> float:
    """Processor time of a process and its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    own = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return own + sum(tree_cpu_s(int(child)) for child in children)


class Speed(NamedTuple):
    """How fast a server was, and what it cost."""

    per_second: float
    server_us: float
    """The server's processor time for each, in microseconds."""
    client_busy: float
    """The share of a core that the client used."""


async def speed_of(work: Callable[[int, float], Awaitable[int]], port: int, pid: int, seconds: float) -> Speed:
    """Measures some work of a server."""
    server, client, begin = tree_cpu_s(pid), time.process_time(), time.monotonic()
    done = await work(port, seconds)
    took = time.monotonic() - begin
    return Speed(done / took, 1e6 * (tree_cpu_s(pid) - server) / done, (time.process_time() - client) / took)


async def requests(port: int, seconds: float) -> int:
    """How many requests a few clients get answered."""
    done, end = 0, time.monotonic() + seconds

    async def client() -> None:
        nonlocal done
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        while time.monotonic() < end:
            writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
            await reader.readuntil(b"\r\n\r\nok")
            done += 1
        writer.close()

    await asyncio.gather(*[client() for _ in range(CLIENTS)])
    return done


async def messages(port: int, seconds: float) -> int:
    """How many messages a few clients get back."""
    done, end = 0, time.monotonic() + seconds

    async def client() -> None:
        nonlocal done
        async with connect(f"ws://127.0.0.1:{port}/", compression=None) as opened:
            while time.monotonic() < end:
                await opened.send("x" * 200)
                await opened.recv()
                done += 1

    await asyncio.gather(*[client() for _ in range(CLIENTS)])
    return done


async def endless_header(port: int, pid: int) -> dict[str, object]:
    """What happens to a client that never ends a header."""
    before = tree_bytes(pid)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    try:
        writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Endless: ")
        while sent < HEADER_FLOOD_BYTES:
            writer.write(b"x" * 100_000)
            await asyncio.wait_for(writer.drain(), 10)
            sent += 100_000
            if reader.at_eof():
                break
    except (OSError, TimeoutError):
        pass
    grown = tree_bytes(pid) - before
    writer.close()
    return {"refused": sent < HEADER_FLOOD_BYTES, "grown_mb": round(grown / 1e6, 1)}


async def half_request(port: int) -> float | None:
    """Seconds until the connection of a client that sends half a request is closed; None: longer than we wait."""
    begin = time.monotonic()
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
    try:
        await asyncio.wait_for(reader.read(), HALF_REQUEST_PATIENCE_S)
    except TimeoutError:
        return None
    finally:
        writer.close()
    return round(time.monotonic() - begin, 1)


async def measure(seconds: float, rounds: int) -> None:
    """Measures all servers, and prints a line of JSON for each."""
    needed = {"granian": "granian", "hypercorn": "hypercorn", "picows": "picows"}
    names = [name for name in COMMANDS if importlib.util.find_spec(needed.get(name, "uvicorn"))]
    speeds: dict[str, list[tuple[Speed, ...]]] = {name: [] for name in names}
    for _ in range(rounds):
        for name in random.sample(names, len(names)):
            async with running(COMMANDS[name]) as (port, pid):
                found = []
                for work in (messages,) if name == WITHOUT_HTTP else (requests, messages):
                    await work(port, WARM_UP_S)
                    found.append(await speed_of(work, port, pid, seconds))
                speeds[name].append(tuple(found))
    for name in names:
        if name == WITHOUT_HTTP:
            print_figures({"server": name}, speeds[name])
            continue
        async with running(COMMANDS[name]) as (port, pid):
            header, half = await endless_header(port, pid), await half_request(port)
        print_figures({"server": name, "endless_header": header, "half_request_closed_s": half}, speeds[name])


def print_figures(told: dict[str, object], speeds: list[tuple[Speed, ...]]) -> None:
    """Prints the medians of all rounds; messages come last."""
    for what, found in zip(("messages", "requests"), reversed(list(zip(*speeds, strict=True))), strict=False):
        medians = [statistics.median(values) for values in zip(*found, strict=True)]
        told[what] = {key: round(value, 2) for key, value in zip(Speed._fields, medians, strict=True)}
    print(json.dumps(told), flush=True)


def main() -> None:
    """Measures and prints, or serves."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--serve", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--serve-picows", type=int, metavar="PORT", help=argparse.SUPPRESS)
    parser.add_argument("--asgi", action="store_true", help=argparse.SUPPRESS)
    wishes = parser.parse_args()
    if wishes.serve is not None:
        serve(wishes.serve, by_asgi=wishes.asgi)
    elif wishes.serve_picows is not None:
        import uvloop

        uvloop.run(serve_by_picows(wishes.serve_picows))
    else:
        asyncio.run(measure(wishes.seconds, wishes.rounds))


if __name__ == "__main__":
    main()
