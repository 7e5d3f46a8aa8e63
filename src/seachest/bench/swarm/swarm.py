"""Thousands of real clients that play whole games with random choices, and measure how fast their moves are seen.

It is kept cheap in order to measure the server and not itself: one guest and one socket a seat, and only those fields
of a message that it needs.
"""

import asyncio
import gc
from collections.abc import Callable, Coroutine, Mapping

import httpx

from seachest.bench.swarm.figures import Figures, SwarmProgress
from seachest.bench.swarm.server import MAX_CONCURRENT_REQUESTS
from seachest.bench.swarm.tables import SwarmBase, SwarmFailed, SwarmGuest, SwarmTable
from seachest.client.errors import RequestRefused
from seachest.wire import lobby

MAX_RATE_LAG_S = 0.25
"""How far the swarm may fall behind the wanted rate and still catch up."""
OPEN_RETRY_S = 1.0
"""After this time a table that could not be opened is tried again."""
SETTLE_TIMEOUT_S = 5.0
"""How long to wait for the answers to the last moves."""


def freeze_garbage_collector() -> None:
    """Exempts all objects that exist now from garbage collection, whose pauses would be measured with the server."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


class Swarm(SwarmBase):
    """Tables at one server, whose guests wait in one queue to make their moves at the wanted rate (None: at once)."""

    def __init__(
        self,
        url: str,
        tables: int,
        game: str,
        players: int,
        rate: float | None,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        *,
        brief: bool = True,
    ) -> None:
        super().__init__(url, game, players, seed, options, brief=brief)
        self.rate = rate
        self.tables = [SwarmTable(self) for _ in range(tables)]
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[object, None, None]) -> None:
        """Runs a coroutine as a task; counts the error that it ends with, if any."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """Forgets a task that has ended, and counts its error."""
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.figures.errors[getattr(error, "code", None) or type(error).__name__] += 1

    def game_over(self, table: SwarmTable) -> None:
        """Counts the game and begins the next one."""
        self.figures.games += 1
        self.spawn(self._open_next(table))

    async def _open_next(self, table: SwarmTable) -> None:
        """Opens the next table of some guests; what goes wrong is counted, and tried again."""
        while True:
            try:
                await table.open()
                return
            except (httpx.HTTPError, RequestRefused, SwarmFailed) as error:
                self.figures.errors[getattr(error, "code", None) or type(error).__name__] += 1
                await asyncio.sleep(OPEN_RETRY_S)

    async def set_up(self) -> None:
        """Creates guests, sockets and tables; raises `SwarmFailed` if a table can't be opened."""
        gate = asyncio.Semaphore(MAX_CONCURRENT_REQUESTS)

        async def one(number: int, table: SwarmTable) -> None:
            async with gate:
                for seat in range(self.players):
                    response = await self.server.send("/api/guests", lobby.NewGuest(name=f"Swarm {number}-{seat}"), "")
                    cookies = [line.partition(";")[0] for line in response.headers.get_list("set-cookie")]
                    table.guests.append(SwarmGuest(seat, "; ".join(cookies), table))
                for guest in table.guests:
                    self.spawn(table.keep_connected(guest))
                    await guest.ready.wait()
                await table.open()

        outcomes = await asyncio.gather(
            *(one(number, table) for number, table in enumerate(self.tables)), return_exceptions=True
        )
        failed = [outcome for outcome in outcomes if isinstance(outcome, BaseException)]
        if failed:
            raise SwarmFailed(f"{len(failed)} of {len(outcomes)} tables could not be opened: {failed[0]}")

    async def _move_guests(self) -> None:
        """Lets guests move one after the other, at the wanted rate, until cancelled."""
        slot = self.clock()
        while True:
            if self.rate:
                slot = max(slot + 1 / self.rate, self.clock() - MAX_RATE_LAG_S)
                await asyncio.sleep(max(0.0, slot - self.clock()))
            # Taken from the queue last: cancelling in an earlier wait then loses no guest who still has a move to make.
            while not (guest := await self.waiting_guests.get()).table.may_move(guest):
                pass
            guest.table.act(guest)

    async def run(
        self, seconds: float, report: Callable[[SwarmProgress], None] | None = None, every: float = 1.0
    ) -> Figures:
        """Plays for so many seconds and waits for the last answers; returns the figures of all runs so far."""
        freeze_garbage_collector()
        moving = asyncio.create_task(self._move_guests())
        began = marked = self.clock()
        known = len(self.figures.stored)
        while (now := self.clock()) < began + seconds and not moving.done():
            await asyncio.sleep(min(every, began + seconds - now))
            if report is not None:
                report(self.figures.progress(known, self.clock() - marked))
            marked, known = self.clock(), len(self.figures.stored)
        self.figures.seconds += self.clock() - began
        moving.cancel()
        end = self.clock() + SETTLE_TIMEOUT_S
        while any(
            guest.pending_move and guest.pending_move.done is None for table in self.tables for guest in table.guests
        ):
            if self.clock() > end:
                self.figures.errors["unanswered"] += 1
                break
            await asyncio.sleep(0.05)
        return self.figures

    async def close(self) -> None:
        """Closes all connections."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        sockets = [guest.socket for table in self.tables for guest in table.guests if guest.socket is not None]
        await asyncio.gather(*(socket.close() for socket in sockets), return_exceptions=True)
        await self.server.http.aclose()
