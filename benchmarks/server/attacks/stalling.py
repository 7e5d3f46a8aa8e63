"""Attacks that try to make others wait, against a server of their own on 127.0.0.1; prints what others notice.

    python benchmarks/server/attacks/stalling.py long-chat [--lines 50000]
    python benchmarks/server/attacks/stalling.py follow-flood [--sockets 100] [--seconds 10]
    python benchmarks/server/attacks/stalling.py frame-flood [--sockets 100]

long-chat: a table with tens of thousands of lines of chat, which 20 people begin to follow. Prints the longest time for
which the event loop was held, in milliseconds, and how much of processor time it used meanwhile at most: on a busy
machine, the rest is waiting for a core.
follow-flood: many sockets of one address follow one table again and again, while somebody else plays. Prints how long
moves take, without and with the flood.
frame-flood: sockets that send as many empty frames as the server takes, one after the other. Prints the longest time
for which the event loop was held, in milliseconds, and how long all of it took. All end by themselves.
"""

import argparse
import asyncio
import contextlib
import json
import socket
import statistics
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import insert, update
from tests.server.rooms import ANNA, Ear, Server, room, server
from websockets.asyncio.client import ClientConnection, connect
from websockets.frames import Frame, Opcode

from seachest.client import RequestRefused, ServerClient, play
from seachest.rules.game import NOBODY
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import entries, tables
from seachest.wire.base import SUBPROTOCOL
from seachest.wire.play import ChatLine, Situation

FOLLOWERS = 20
LINES_PER_INSERT = 1000
MONITOR_PERIOD_S = 0.002
FRAMES_AT_ONCE = 20_000
MAX_FLOOD_BYTES = 10_000_000
MOVE_PAUSE_S = 0.25
"""Between two moves of somebody who plays, so that they stay within the limits."""


class LoopMonitor:
    """Measures how long the event loop is held."""

    def __init__(self) -> None:
        self.longest_s = 0.0
        self.longest_work_s = 0.0
        """Of processor time: what the loop itself did, without its waiting for a core or for another thread."""

    @asynccontextmanager
    async def measuring(self) -> AsyncIterator[None]:
        """Measures for as long as it is open."""
        task = asyncio.create_task(self._measure())
        try:
            yield
        finally:
            task.cancel()

    async def _measure(self) -> None:
        while True:
            begin, computed = time.monotonic(), time.thread_time()
            await asyncio.sleep(MONITOR_PERIOD_S)
            self.longest_s = max(self.longest_s, time.monotonic() - begin - MONITOR_PERIOD_S)
            self.longest_work_s = max(self.longest_work_s, time.thread_time() - computed)

    def told(self) -> dict[str, float]:
        """Both in milliseconds."""
        return {"longest_hold_ms": round(1000 * self.longest_s, 1), "of_work_ms": round(1000 * self.longest_work_s, 1)}


async def long_chat(folder: Path, lines: int) -> dict[str, object]:
    """Follows a table with a long chat."""
    async with room(str(folder / "server.db")) as place:
        table = await place.begun()
        first = (await place.service.session(table)).seq + 1
        line = ChatLine(name="Anna", seat=0, player=ANNA.id, text="la " * 30, at=1.0)
        body = msgspec.json.encode(line).decode()
        for start in range(first, first + lines, LINES_PER_INSERT):
            rows = [
                {"table_id": table, "seq": seq, "at": 1.0, "kind": "chat", "seat": 0, "deed": f"c{seq}", "body": body}
                for seq in range(start, start + LINES_PER_INSERT)
            ]
            async with writing(place.service.engine) as connection:
                await connection.execute(insert(entries), rows)
                await connection.execute(update(tables).where(tables.c.id == table).values(last=rows[-1]["seq"]))
        place.service.sessions.clear()
        monitor, begin = LoopMonitor(), time.monotonic()
        async with monitor.measuring():
            await asyncio.gather(*[place.service.follow(table, Ear(NOBODY), None) for _ in range(FOLLOWERS)])
        first_s = time.monotonic() - begin
        again = LoopMonitor()
        async with again.measuring():
            await asyncio.gather(*[place.service.follow(table, Ear(NOBODY), None) for _ in range(FOLLOWERS)])
    return {
        "lines": lines,
        "first": monitor.told(),
        "again": again.told(),
        "all_following_after_s": round(first_s, 2),
    }


@asynccontextmanager
async def socket_of(place: Server, client: ServerClient) -> AsyncIterator[ClientConnection]:
    """A bare socket of a client."""
    cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    headers = {"Cookie": cookies}
    url = place.url.replace("http", "ws") + "/play"
    async with connect(url, subprotocols=[SUBPROTOCOL], additional_headers=headers) as opened:  # type: ignore[list-item]  # it is only a string
        yield opened


async def flood(place: Server, client: ServerClient, table: str, end: float) -> int:
    """Follows again and again; how often that was answered with a whole table."""
    answered = 0
    with contextlib.suppress(Exception):
        async with socket_of(place, client) as opened:
            while time.monotonic() < end:
                await opened.send(json.dumps({"type": "follow", "table": table, "board": True}))
                answered += '"type":"here"' in str(await asyncio.wait_for(opened.recv(), 10))
    return answered


async def move_times(client: ServerClient, end: float) -> list[float]:
    """Plays games with a bot until the end; how long each move took until it was acknowledged."""
    found: list[float] = []
    while time.monotonic() < end:
        try:
            opened = await client.open("dolores", 2, bots=["random"])
        except RequestRefused:  # the flood comes from the same address here, and a new table counts; moves don't
            await asyncio.sleep(MOVE_PAUSE_S)
            continue
        followed = await client.follow(opened.table.id)
        act = followed.act

        async def timed(text: str, act: object = act) -> None:
            begin = time.monotonic()
            await act(text)  # type: ignore[operator]  # the table's own
            found.append(time.monotonic() - begin)
            await asyncio.sleep(MOVE_PAUSE_S)
            if time.monotonic() > end:
                raise TimeoutError

        followed.act = timed  # type: ignore[method-assign]  # to measure it

        def first(situation: Situation) -> str:
            return situation.choices[0].text

        with contextlib.suppress(TimeoutError):
            await play(followed, first)
    return found


async def follow_flood(folder: Path, sockets: int, seconds: float) -> dict[str, object]:
    """Plays without and with a flood."""
    async with server(folder, guests_a_minute=30) as place, place.somebody("Bert") as honest:
        quiet = await move_times(honest, time.monotonic() + seconds)
        guests = []
        async with contextlib.AsyncExitStack() as stack:
            for number in range(max(1, sockets // 20)):
                guests.append(await stack.enter_async_context(place.somebody(f"Guest {number}")))
            opened = await guests[0].open("sea-or-shore", 5, bots=["random"] * 4)
            await guests[0].rise(opened.table.id, 0)
            await asyncio.sleep(2)
            end = time.monotonic() + seconds
            floods = [
                asyncio.create_task(flood(place, guests[number % len(guests)], opened.table.id, end))
                for number in range(sockets)
            ]
            busy = await move_times(honest, end)
            answered = sum(await asyncio.gather(*floods))

    def told(times: list[float]) -> dict[str, float]:
        return {
            "moves": len(times),
            "median_ms": round(1000 * statistics.median(times), 1),
            "longest_ms": round(1000 * max(times), 1),
        }

    return {"without": told(quiet), "with": told(busy), "follows_answered": answered}


def flood_with_frames(url: str, cookies: str) -> int:
    """Opens a socket and sends empty frames until the server has had enough; how many bytes it took."""
    address = urlsplit(url)
    head = (
        f"GET /play HTTP/1.1\r\nHost: {address.netloc}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Cookie: {cookies}\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        f"Sec-WebSocket-Protocol: {SUBPROTOCOL}\r\n\r\n"
    )
    frames, taken = Frame(Opcode.TEXT, b"").serialize(mask=True) * FRAMES_AT_ONCE, 0
    with socket.create_connection((address.hostname, address.port), 20) as opened:
        opened.sendall(head.encode())
        opened.recv(4096)
        with contextlib.suppress(OSError):
            while taken < MAX_FLOOD_BYTES:
                taken += opened.send(frames)
    return taken


async def frame_flood(folder: Path, sockets: int) -> dict[str, object]:
    """Floods a server from one socket after the other."""
    async with server(folder) as place, place.somebody("Bert") as client:
        cookies = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
        monitor, begin, taken = LoopMonitor(), time.monotonic(), 0
        async with monitor.measuring():
            for _ in range(sockets):
                taken += await asyncio.to_thread(flood_with_frames, place.url, cookies)
        seconds = time.monotonic() - begin
    return {
        "sockets": sockets,
        **monitor.told(),
        "megabytes": round(taken / 1e6, 1),
        "seconds": round(seconds, 2),
    }


def main() -> None:
    """Attacks and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("attack", choices=["long-chat", "follow-flood", "frame-flood"])
    parser.add_argument("--lines", type=int, default=50_000)
    parser.add_argument("--sockets", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=10.0)
    wishes = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        if wishes.attack == "long-chat":
            found = asyncio.run(long_chat(Path(folder), wishes.lines))
        elif wishes.attack == "frame-flood":
            found = asyncio.run(frame_flood(Path(folder), wishes.sockets))
        else:
            found = asyncio.run(follow_flood(Path(folder), wishes.sockets, wishes.seconds))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
