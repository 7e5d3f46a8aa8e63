"""Who is connected: the seats of each table whose players follow it, at this worker or at any other.

Workers tell each other by the hub: what has changed, that they are alive, and everything, where somebody is new or
words may have been lost. What a silent worker has told is forgotten.
"""

from collections.abc import Callable, Collection, Iterator

from seachest.server.storage.engine import now
from seachest.server.workers.bus import NO_VALUE, WorkerBus

SEATS_AT_TABLE, ALL_SEATS, ASK_SEATS, HEARTBEAT = "here", "everybody", "who", "alive"
"""Words: who is at a table; everybody at all tables of a worker; the question for that; and a sign of life."""
PRESENCE_HEARTBEAT_S = 2.0
"""Seconds between two signs of life."""
WORKER_TIMEOUT_S = 3 * PRESENCE_HEARTBEAT_S
"""After so many seconds without a word a worker is taken for dead."""
TABLE_SEPARATOR, SEATS_SEPARATOR = ",", ":"

SeatSet = frozenset[int]


class PresenceTracker:
    """Who is connected, as far as one worker knows."""

    def __init__(self, bus: WorkerBus, changed: Callable[[str], None], clock: Callable[[], float] = now) -> None:
        self._bus, self._changed, self._clock = bus, changed, clock
        self._mine: dict[str, SeatSet] = {}
        self._others: dict[str, dict[str, SeatSet]] = {}
        self._last_word: dict[str, float] = {}
        bus.subscribe(SEATS_AT_TABLE, self._hear_here)
        bus.subscribe(ALL_SEATS, self._hear_everybody)
        bus.subscribe(ASK_SEATS, self._hear_question)
        bus.subscribe(HEARTBEAT, self._hear_life)

    def connected_seats(self, table: str) -> list[int]:
        """The seats of a table whose players are connected anywhere."""
        found = [self._mine, *self._others.values()]
        return sorted(frozenset().union(*[known[table] for known in found if table in known]))

    def local_tables(self) -> Iterator[str]:
        """The tables with somebody who is connected to this worker."""
        yield from self._mine

    def set_connected(self, table: str, seats: Collection[int]) -> None:
        """Who is connected to this worker from now on; the others are told where that is new."""
        if _put(self._mine, table, frozenset(seats)):
            self._bus.send(SEATS_AT_TABLE, table, _written(seats))

    def catch_up(self) -> None:
        """Words may have been lost, or somebody is new: asks for everything, and tells everything."""
        self._bus.send(ASK_SEATS)
        self._tell_everybody()

    def send_heartbeat(self) -> None:
        """A sign of life, and the end of those who gave none."""
        self._bus.send(HEARTBEAT)
        dead = [worker for worker, at in self._last_word.items() if at < self._clock() - WORKER_TIMEOUT_S]
        for worker in dead:
            del self._last_word[worker]
            for table in self._others.pop(worker, {}):
                self._changed(table)

    # --- What others say ---

    def _meet(self, worker: str) -> None:
        """Remembers that a worker lives; of one that is new, everything is asked for."""
        if worker not in self._last_word:
            self.catch_up()
        self._last_word[worker] = self._clock()

    async def _hear_here(self, worker: str, table: str, seats: str) -> None:
        self._meet(worker)
        if _put(self._others.setdefault(worker, {}), table, _read(seats)):
            self._changed(table)

    async def _hear_everybody(self, worker: str, _: str, told: str) -> None:
        self._last_word[worker] = self._clock()
        before = self._others.get(worker, {})
        each = [] if told == NO_VALUE else [one.partition(SEATS_SEPARATOR) for one in told.split(TABLE_SEPARATOR)]
        after = self._others[worker] = {table: _read(seats) for table, _, seats in each}
        for table in {*before, *after}:
            if before.get(table) != after.get(table):
                self._changed(table)

    async def _hear_question(self, worker: str, _: str, __: str) -> None:
        self._last_word[worker] = self._clock()  # who asks tells everything, too
        self._tell_everybody()

    async def _hear_life(self, worker: str, _: str, __: str) -> None:
        self._meet(worker)

    def _tell_everybody(self) -> None:
        told = TABLE_SEPARATOR.join(f"{table}{SEATS_SEPARATOR}{_written(seats)}" for table, seats in self._mine.items())
        self._bus.send(ALL_SEATS, NO_VALUE, told or NO_VALUE)


def _put(known: dict[str, SeatSet], table: str, seats: SeatSet) -> bool:
    """Keeps who is at a table, and tells whether that is new; tables without anybody are not kept."""
    if known.get(table, frozenset()) == seats:
        return False
    if seats:
        known[table] = seats
    else:
        del known[table]
    return True


def _written(seats: Collection[int]) -> str:
    return "".join(map(str, sorted(seats))) or NO_VALUE


def _read(text: str) -> SeatSet:
    return frozenset() if text == NO_VALUE else frozenset(map(int, text))
