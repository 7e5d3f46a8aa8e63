"""Thousands of real clients that play whole games with random choices, and measure how fast their moves are seen.

It is kept cheap, so that it measures the server: one guest and one socket a seat, and of each message only what is
needed.
"""

import asyncio
import gc
import random
import time
from collections.abc import Callable
from http.cookiejar import DefaultCookiePolicy
from typing import Any

import httpx
import msgspec

from seachest.bench.swarm.figures import Figures
from seachest.bench.swarm.socket import Hear, Socket
from seachest.bench.swarm.tables import Place, SwarmTable
from seachest.client.client import TIMEOUT, origin_of, play_address
from seachest.client.errors import Refused
from seachest.client.pauses import Pauses
from seachest.rules.errors import SeachestError
from seachest.wire import lobby
from seachest.wire.base import Asked, Problem

MOST_AT_ONCE = 32
"""Requests and handshakes under way at the same moment."""
MOST_BEHIND = 0.25
"""Seconds of the wanted rate that may be made up for."""
SETTLING = 5.0
"""How long the last moves are waited for."""


class SwarmFailed(SeachestError):  # noqa: N818  # it says what happened
    """The tables of a swarm could not be opened."""


def leave_in_peace() -> None:
    """What is there stays: a collector of garbage that looked at all of it again would be measured with the server."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Swarm:
    """Tables at one server, and the one line in which all their places wait for their moves."""

    def __init__(self, url: str, tables: int, game: str, players: int, rate: float | None, seed: int = 0) -> None:
        self.url, self.game, self.players, self.rate = url.rstrip("/"), game, players, rate
        self.dice = random.Random(seed)
        self.pauses = Pauses()
        self.figures = Figures()
        self.clock: Callable[[], float] = time.monotonic  # finer than the clock of some event loops
        self.wanting: asyncio.Queue[Place] = asyncio.Queue()
        self.connecting = asyncio.Semaphore(MOST_AT_ONCE)
        self.tables = [SwarmTable(self) for _ in range(tables)]
        self.http = httpx.AsyncClient(
            base_url=self.url,
            headers={"Origin": origin_of(self.url)},
            timeout=TIMEOUT,
            limits=httpx.Limits(max_connections=MOST_AT_ONCE),
        )
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # each guest has a cookie of its own
        self._tasks: set[asyncio.Task[None]] = set()

    async def connect(self, cookie: str, hear: Hear) -> Socket:
        """A socket for a guest."""
        socket = Socket(play_address(self.url), origin_of(self.url), {"Cookie": cookie} if cookie else {}, hear)
        await socket.open()
        return socket

    async def send(self, path: str, asked: Asked, cookie: str) -> httpx.Response:
        """Asks for something; raises `Refused` where it is refused."""
        headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
        response = await self.http.post(path, content=msgspec.json.encode(asked), headers=headers)
        if not response.is_success:
            try:
                problem = msgspec.json.decode(response.content, type=Problem)
            except msgspec.MsgspecError:
                raise Refused("status", {"status": response.status_code}) from None
            raise Refused(problem.code, problem.params)
        return response

    async def ask(self, path: str, kind: type[Any], asked: Asked, cookie: str) -> Any:
        """Asks for something, and reads the answer."""
        return msgspec.json.decode((await self.send(path, asked, cookie)).content, type=kind)

    def spawn(self, work: Any) -> None:
        """Runs something beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.figures.errors[getattr(error, "code", None) or type(error).__name__] += 1

    def finished(self, table: SwarmTable) -> None:
        """A game is over, and the next begins."""
        self.figures.games += 1
        self.spawn(table.open())

    async def set_up(self) -> None:
        """Guests, sockets and tables; raises where a table can't be opened."""
        gate = asyncio.Semaphore(MOST_AT_ONCE)

        async def one(number: int, table: SwarmTable) -> None:
            async with gate:
                for seat in range(self.players):
                    response = await self.send("/api/guests", lobby.NewGuest(name=f"Swarm {number}-{seat}"), "")
                    cookies = [line.partition(";")[0] for line in response.headers.get_list("set-cookie")]
                    table.places.append(Place(seat, "; ".join(cookies), table))
                for place in table.places:
                    self.spawn(table.keep_connected(place))
                    await place.ready.wait()
                await table.open()

        outcomes = await asyncio.gather(
            *(one(number, table) for number, table in enumerate(self.tables)), return_exceptions=True
        )
        failed = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        if failed:
            raise SwarmFailed(f"{len(failed)} of {len(outcomes)} tables could not be opened: {failed[0]}")

    async def move(self) -> None:
        """Lets places move, one after the other, as fast as is wanted."""
        slot = self.clock()
        while True:
            if self.rate:
                slot = max(slot + 1 / self.rate, self.clock() - MOST_BEHIND)
                await asyncio.sleep(max(0.0, slot - self.clock()))
            # The last wait before the move: nobody leaves the line without moving who still has something to decide.
            while not (place := await self.wanting.get()).table.wants(place):
                pass
            place.table.act(place)

    async def run(self, seconds: float, report: Callable[[str], None] | None = None, every: float = 1.0) -> Figures:
        """Plays for so many seconds (more), then lets the last moves arrive."""
        leave_in_peace()
        moving = asyncio.create_task(self.move())
        began = marked = self.clock()
        known = len(self.figures.stored)
        while (now := self.clock()) < began + seconds and not moving.done():
            await asyncio.sleep(min(every, began + seconds - now))
            if report is not None:
                report(self.figures.line(known, self.clock() - marked))
            marked, known = self.clock(), len(self.figures.stored)
        self.figures.seconds += self.clock() - began
        moving.cancel()
        end = self.clock() + SETTLING
        while any(place.deed and place.deed.done is None for table in self.tables for place in table.places):
            if self.clock() > end:
                self.figures.errors["unanswered"] += 1
                break
            await asyncio.sleep(0.05)
        return self.figures

    async def close(self) -> None:
        """Ends all connections."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        sockets = [place.socket for table in self.tables for place in table.places if place.socket is not None]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
        await self.http.aclose()
