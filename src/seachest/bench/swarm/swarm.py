"""Thousands of real clients that play whole games with random choices, and measure how fast their moves are seen.

It is kept cheap, so that it measures the server: one guest and one socket a seat, and of each message only what is
needed.
"""

import asyncio
import gc
from collections.abc import Callable, Coroutine
from typing import Any

from seachest.bench.swarm.figures import Figures
from seachest.bench.swarm.server import MOST_AT_ONCE
from seachest.bench.swarm.tables import Place, SwarmBase, SwarmTable
from seachest.rules.errors import SeachestError
from seachest.wire import lobby

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


class Swarm(SwarmBase):
    """Tables at one server, and the one line in which all their places wait for their moves."""

    def __init__(self, url: str, tables: int, game: str, players: int, rate: float | None, seed: int = 0) -> None:
        super().__init__(url, game, players, seed)
        self.rate = rate
        self.tables = [SwarmTable(self) for _ in range(tables)]
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
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
                    response = await self.server.send("/api/guests", lobby.NewGuest(name=f"Swarm {number}-{seat}"), "")
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
        await self.server.http.aclose()
