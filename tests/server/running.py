"""Players who go on whatever happens to the server, and what must be in its database."""

import asyncio
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import func, select

from seachest.client import FollowedTable, RequestRefused, ServerClient, ServerUnreachable
from seachest.notation.record import check_commitment, parse
from seachest.server.storage.engine import open_engine
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.storage.journal import Journal
from seachest.server.storage.schema import entries, tables
from seachest.server.tables.queries import OPENING_PHASE
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.table import load
from seachest.wire.lobby import Level
from seachest.wire.play import Result
from tests.serving import POLL_INTERVAL_S, QUICK_RETRIES, SERVER_TIMEOUT_S, Running

Answer = TypeVar("Answer")
BUSY = "busy"
"""What is refused so may be tried again."""
TALK_SHARE = 0.03
"""How often a player says something before a decision."""
SERVED = "served-"
"""How the commands begin that the server does by itself."""


@dataclass(frozen=True)
class Kind:
    """What is played at a table."""

    game: str
    players: int
    options: Mapping[str, Any] = field(default_factory=dict)
    bots: Sequence[Level] = ()


PEOPLE = (Kind("dolores", 2), Kind("sea-or-shore", 3, {"hand": 3, "rounds": 1}))
AND_BOTS = (*PEOPLE, Kind("dolores", 3, {}, ["random"]))


class Crowd:
    """Players at several tables, a group for each kind, who play one game after the other until it is enough."""

    def __init__(self, url: str, kinds: Sequence[Kind], dice: random.Random) -> None:
        self._url, self._kinds, self._dice = url, kinds, dice
        self.acknowledged: dict[str, dict[int, list[str]]] = {}
        """For each table and seat all decisions that the server has acknowledged, in order."""
        self.moves = 0
        """How many those are."""
        self.said: dict[str, dict[int, list[str]]] = {}
        """For each table and seat all lines of its chat that the server has acknowledged."""
        self.seated: dict[str, dict[int, str]] = {}
        """For each table and seat the player who, as the server has acknowledged, sits there."""
        self.over: dict[str, Result] = {}
        """The games that were played to their end."""
        self.enough = False
        self._moved = asyncio.Event()
        self._lines = 0

    async def play(self) -> None:
        """Plays until it is enough and all games are over."""
        await asyncio.gather(*(self._group(number, kind) for number, kind in enumerate(self._kinds)))

    async def after(self, moves: int) -> None:
        """Waits until so many more moves are acknowledged, and returns with the last of them."""
        wanted = self.moves + moves
        while self.moves < wanted:
            self._moved.clear()
            await self._moved.wait()

    async def _group(self, number: int, kind: Kind) -> None:
        async with AsyncExitStack() as stack:
            clients = [
                ServerClient(self._url, reconnect_timeout_s=SERVER_TIMEOUT_S, retry_delays=QUICK_RETRIES)
                for _ in range(kind.players - len(kind.bots))
            ]
            names = []
            for seat, client in enumerate(clients):
                await stack.enter_async_context(client)
                me = await again(lambda client=client, seat=seat: client.guest(f"Group {number}-{seat}"))  # type: ignore[misc]
                names.append(me.id)
            while not self.enough:
                await self._game(kind, clients, names)

    async def _game(self, kind: Kind, clients: Sequence[ServerClient], names: Sequence[str]) -> None:
        """One game from its opening to its end, which all of them see alike."""
        opener, *others = clients
        wish = {"options": kind.options, "bots": kind.bots}
        seated = [await again(lambda: opener.open(kind.game, kind.players, **wish))]  # type: ignore[arg-type]
        table = seated[0].table.id
        for client in others:
            seated.append(await again(lambda client=client: client.sit(table)))  # type: ignore[misc]
        self.seated[table] = {seat.seat: name for seat, name in zip(seated, names, strict=True)}
        followed = [await client.follow(table, seat.token) for client, seat in zip(clients, seated, strict=True)]
        results = await asyncio.gather(*map(self._seat, followed))
        assert all(result == results[0] for result in results)
        self.over[table] = results[0]
        await asyncio.gather(*(each.leave() for each in followed))

    async def _seat(self, table: FollowedTable) -> Result:
        """Plays a seat with random decisions, and notes all that are acknowledged."""
        assert table.seat is not None
        while table.situation is None or table.situation.result is None:
            situation = table.situation
            if situation is None or not situation.choices:
                await table.changed()
                continue
            if self._dice.random() < TALK_SHARE:
                await self._talk(table, table.seat)
            text = self._dice.choice(situation.choices).text
            try:
                await table.act(text)
            except RequestRefused as refusal:
                if refusal.code == BUSY:  # the database is in trouble, or the server about to end
                    await asyncio.sleep(POLL_INTERVAL_S)
                elif table.situation is situation:  # else the server was faster if there is only one answer
                    raise
            else:
                self.acknowledged.setdefault(table.id, {}).setdefault(table.seat, []).append(text)
                self.moves += 1
                self._moved.set()
        return table.situation.result

    async def _talk(self, table: FollowedTable, seat: int) -> None:
        """Says something, and notes it if it is acknowledged."""
        lines = self.said.setdefault(table.id, {}).setdefault(seat, [])
        self._lines += 1
        text = f"line {self._lines}"
        with suppress(RequestRefused):  # too much talk, or the database is in trouble
            await table.say(text)
            lines.append(text)


@asynccontextmanager
async def playing(
    server: Running, kinds: Sequence[Kind], dice: random.Random, timeout_s: float = SERVER_TIMEOUT_S
) -> AsyncIterator[Crowd]:
    """Players at work; on leaving, they play their games to the end."""
    crowd = Crowd(server.url, kinds, dice)
    async with asyncio.timeout(timeout_s), asyncio.TaskGroup() as tasks:
        tasks.create_task(crowd.play())
        yield crowd
        crowd.enough = True


async def again(request: Callable[[], Awaitable[Answer]]) -> Answer:
    """Asks until there is an answer."""
    while True:
        try:
            return await request()
        except ServerUnreachable:
            await asyncio.sleep(POLL_INTERVAL_S)
        except RequestRefused as refusal:
            if refusal.code != BUSY:
                raise
            await asyncio.sleep(POLL_INTERVAL_S)


# --- What is in the database ----------------------------------------------------------------------------------------


async def check_logs(server: Running, crowd: Crowd, *, at_the_end: bool = False) -> None:
    """Every table has a whole log that can be played, and all that was acknowledged is in it; at the end, just once.

    The server must be dead, or at rest.
    """
    await LogAudit(server.database).check(crowd, at_the_end=at_the_end)


@dataclass
class StoredTable:
    """A table as its log tells it, as far as it was read."""

    session: TableSession
    entries: int = 0
    moves: dict[int, list[str]] = field(default_factory=dict)
    """By seat, what its player has decided, without what the server has answered for them."""
    lines: dict[int, list[str]] = field(default_factory=dict)
    """By seat, what was said."""

    def read(self, log: Sequence[Entry]) -> None:
        """Plays on by the entries that have come since."""
        for entry in log:
            self.entries += 1
            assert entry.seq == self.entries, "an entry is missing"
            self.session.apply(entry)
            if entry.kind == EntryKind.MOVE and not entry.command.startswith(SERVED):
                self.moves.setdefault(entry.seat, []).append(entry.body)
            elif entry.kind == EntryKind.CHAT:
                self.lines.setdefault(entry.seat, []).append(json.loads(entry.body)["text"])


class LogAudit:
    """Compares all logs of a database with what was acknowledged; each time it reads on from where it was."""

    def __init__(self, database: str) -> None:
        self._database = database
        self._tables: dict[str, StoredTable] = {}

    async def check(self, crowd: Crowd, *, at_the_end: bool = False) -> None:
        """Looks at every table; the server must be dead, or at rest."""
        engine = open_engine(self._database)
        try:
            journal = Journal(engine)
            async with engine.connect() as connection:
                rows = (await connection.execute(select(tables))).all()
                counted = select(entries.c.table_id, func.count().label("number")).group_by(entries.c.table_id)
                counts = {row.table_id: row.number for row in (await connection.execute(counted)).all()}
            for row in rows:
                named = TableRow.from_database(row._mapping)  # part of SQLAlchemy's public interface
                stored = self._tables.setdefault(row.id, StoredTable(TableSession(named, 0.0)))
                if stored.entries != row.last:
                    stored.read(await journal.after(row.id, stored.entries))
                assert counts.get(row.id, 0) == stored.entries == row.last
                assert row.phase == (stored.session.phase if stored.entries else OPENING_PHASE)
        finally:
            await engine.dispose()
        self._compare(crowd, at_the_end)

    def _compare(self, crowd: Crowd, at_the_end: bool) -> None:
        """All that was acknowledged is stored: who sits where, decisions and lines."""
        for table, players in crowd.seated.items():
            sitting = {number: seat.player for number, seat in enumerate(self._tables[table].session.seats)}
            assert players.items() <= sitting.items(), "somebody has lost their seat"
        for table, by_seat in crowd.acknowledged.items():
            for seat, decisions in by_seat.items():
                made = self._tables[table].moves.get(seat, [])
                assert made[: len(decisions)] == decisions, "an acknowledged move is lost"
                assert made == decisions or not at_the_end, "a move was made twice"
        for table, by_seat in crowd.said.items():
            for seat, lines in by_seat.items():
                told = self._tables[table].lines.get(seat, [])
                assert [line for line in told if line in lines] == lines, "an acknowledged line is lost"
                assert len(set(told)) == len(told), "a line was said twice"


async def check_records(server: Running, crowd: Crowd) -> None:
    """The records of all games that are over can be played again and keep what was promised at their start."""
    async with ServerClient(server.url) as client:
        await client.guest("Auditor")
        for table, result in crowd.over.items():
            record = await client.record(table)
            info = await client.info(table)
            check_commitment(info.commitment or "", parse(record).seed)
            assert load(record).result() is not None
            assert record["result"] == {"scores": result.scores, "winners": result.winners}
