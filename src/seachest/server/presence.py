"""Who is connected: the seats of each table whose players follow it, at this worker or at any other.

Workers tell each other by the hub: what has changed, that they are alive, and everything, where somebody is new or
words may have been lost. What a silent worker has told is forgotten.
"""

from collections.abc import Callable, Collection, Iterator

from seachest.server.database import now
from seachest.server.hub import NONE, Hub

HERE, EVERYBODY, WHO, ALIVE = "here", "everybody", "who", "alive"
"""Words: who is at a table; everybody at all tables of a worker; the question for that; and a sign of life."""
BEAT = 2.0
"""Seconds between two signs of life."""
SILENCE = 3 * BEAT
"""After so many seconds without a word a worker is taken for dead."""
BETWEEN, AFTER = ",", ":"

Seats = frozenset[int]


class Presence:
    """Who is connected, as far as one worker knows."""

    def __init__(self, hub: Hub, changed: Callable[[str], None], clock: Callable[[], float] = now) -> None:
        self._hub, self._changed, self._clock = hub, changed, clock
        self._mine: dict[str, Seats] = {}
        self._others: dict[str, dict[str, Seats]] = {}
        self._last_word: dict[str, float] = {}
        hub.on(HERE, self._hear_here)
        hub.on(EVERYBODY, self._hear_everybody)
        hub.on(WHO, self._hear_question)
        hub.on(ALIVE, self._hear_life)

    def here(self, table: str) -> list[int]:
        """The seats of a table whose players are connected anywhere."""
        found = [self._mine, *self._others.values()]
        return sorted(frozenset().union(*[known[table] for known in found if table in known]))

    def mine(self) -> Iterator[str]:
        """The tables with somebody who is connected to this worker."""
        yield from self._mine

    def note(self, table: str, seats: Collection[int]) -> None:
        """Who is connected to this worker from now on; the others are told where that is new."""
        if _put(self._mine, table, frozenset(seats)):
            self._hub.say(HERE, table, _written(seats))

    def catch_up(self) -> None:
        """Words may have been lost, or somebody is new: asks for everything, and tells everything."""
        self._hub.say(WHO)
        self._tell_everybody()

    def beat(self) -> None:
        """A sign of life, and the end of those who gave none."""
        self._hub.say(ALIVE)
        dead = [worker for worker, at in self._last_word.items() if at < self._clock() - SILENCE]
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
        each = [] if told == NONE else [one.partition(AFTER) for one in told.split(BETWEEN)]
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
        told = BETWEEN.join(f"{table}{AFTER}{_written(seats)}" for table, seats in self._mine.items())
        self._hub.say(EVERYBODY, NONE, told or NONE)


def _put(known: dict[str, Seats], table: str, seats: Seats) -> bool:
    """Keeps who is at a table, and tells whether that is new; tables without anybody are not kept."""
    if known.get(table, frozenset()) == seats:
        return False
    if seats:
        known[table] = seats
    else:
        del known[table]
    return True


def _written(seats: Collection[int]) -> str:
    return "".join(map(str, sorted(seats))) or NONE


def _read(text: str) -> Seats:
    return frozenset() if text == NONE else frozenset(map(int, text))
