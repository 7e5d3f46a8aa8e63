"""Who is connected: the seats of each table whose players follow it, at this worker or at any other.

Workers tell each other over the bus what changes, that they are alive, and, where a worker is new or messages may have
been lost, everything. What a worker has reported is forgotten once it is silent for too long.
"""

import asyncio
from collections.abc import Callable, Collection, Iterator
from typing import TypeAlias

from seachest.rules.types import Seat
from seachest.server.clock import Clock
from seachest.server.workers.bus import NO_VALUE, WorkerBus

SEATS_AT_TABLE, ALL_SEATS, ASK_SEATS, HEARTBEAT = "here", "everybody", "who", "alive"
"""Kinds of messages: the seats at one table; those at all tables of a worker; the question for that; a sign of life."""
PRESENCE_HEARTBEAT_S = 2.0
"""Between two signs of life."""
WORKER_TIMEOUT_S = 3 * PRESENCE_HEARTBEAT_S
"""A worker that is silent for longer is taken for dead."""
TABLE_SEPARATOR, SEATS_SEPARATOR = ",", ":"

SeatSet: TypeAlias = frozenset[Seat]


class PresenceTracker:
    """Who is connected, as far as one worker knows; `changed` gets each table where that changes elsewhere."""

    def __init__(self, bus: WorkerBus, changed: Callable[[str], None], clock: Clock) -> None:
        self._bus, self._changed, self._clock = bus, changed, clock
        self._local: dict[str, SeatSet] = {}
        self._others: dict[str, dict[str, SeatSet]] = {}
        self._last_message: dict[str, float] = {}
        self._task: asyncio.Task[None] | None = None
        bus.subscribe(SEATS_AT_TABLE, self._on_seats)
        bus.subscribe(ALL_SEATS, self._on_all_seats)
        bus.subscribe(ASK_SEATS, self._on_question)
        bus.subscribe(HEARTBEAT, self._on_heartbeat)

    def start(self) -> None:
        """Begins to send signs of life."""
        self._task = asyncio.create_task(self._send_heartbeats(), name="presence")

    async def stop(self) -> None:
        """Sends no more signs of life."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _send_heartbeats(self) -> None:
        while True:
            self.send_heartbeat()
            await asyncio.sleep(PRESENCE_HEARTBEAT_S)

    def connected_seats(self, table: str) -> list[Seat]:
        """The seats of a table whose players are connected to any worker."""
        found = [self._local, *self._others.values()]
        return sorted(frozenset().union(*[known[table] for known in found if table in known]))

    def local_tables(self) -> Iterator[str]:
        """The tables with somebody who is connected to this worker."""
        yield from self._local

    def local_seats(self, table: str) -> SeatSet:
        """The seats of a table whose players are connected to this worker, as the others know it."""
        return self._local.get(table, frozenset())

    def set_connected(self, table: str, seats: Collection[Seat]) -> None:
        """Sets who is connected to this worker; the other workers learn what is new."""
        if _put(self._local, table, frozenset(seats)):
            self._bus.send(SEATS_AT_TABLE, table, _written(seats))

    def catch_up(self) -> None:
        """Asks the other workers for everything and tells them everything, in case messages were lost."""
        self._bus.send(ASK_SEATS)
        self._send_all_seats()

    def send_heartbeat(self) -> None:
        """Sends a sign of life, and forgets the workers that sent none."""
        self._bus.send(HEARTBEAT)
        dead = [worker for worker, at in self._last_message.items() if at < self._clock() - WORKER_TIMEOUT_S]
        for worker in dead:
            del self._last_message[worker]
            for table in self._others.pop(worker, {}):
                self._changed(table)

    # --- Messages of other workers ---

    def _meet(self, worker: str) -> None:
        """Notes that a worker is alive; a new one is asked for everything."""
        if worker not in self._last_message:
            self.catch_up()
        self._last_message[worker] = self._clock()

    async def _on_seats(self, worker: str, table: str, seats: str) -> None:
        self._meet(worker)
        if _put(self._others.setdefault(worker, {}), table, _read(seats)):
            self._changed(table)

    async def _on_all_seats(self, worker: str, _: str, told: str) -> None:
        self._last_message[worker] = self._clock()
        before = self._others.get(worker, {})
        each = [] if told == NO_VALUE else [one.partition(SEATS_SEPARATOR) for one in told.split(TABLE_SEPARATOR)]
        after = self._others[worker] = {table: _read(seats) for table, _, seats in each}
        for table in {*before, *after}:
            if before.get(table) != after.get(table):
                self._changed(table)

    async def _on_question(self, worker: str, _: str, __: str) -> None:
        self._last_message[worker] = self._clock()  # a worker that asks also tells everything, and need not be asked
        self._send_all_seats()

    async def _on_heartbeat(self, worker: str, _: str, __: str) -> None:
        self._meet(worker)

    def _send_all_seats(self) -> None:
        tables = [f"{table}{SEATS_SEPARATOR}{_written(seats)}" for table, seats in self._local.items()]
        self._bus.send(ALL_SEATS, NO_VALUE, TABLE_SEPARATOR.join(tables) or NO_VALUE)


def _put(known: dict[str, SeatSet], table: str, seats: SeatSet) -> bool:
    """Keeps who is at a table, and returns whether that is new; tables without anybody are not kept."""
    if known.get(table, frozenset()) == seats:
        return False
    if seats:
        known[table] = seats
    else:
        del known[table]
    return True


def _written(seats: Collection[Seat]) -> str:
    return "".join(map(str, sorted(seats))) or NO_VALUE


def _read(text: str) -> SeatSet:
    return frozenset() if text == NO_VALUE else frozenset(map(int, text))
