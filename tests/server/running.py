"""Players who go on whatever happens to the server, and what must be in its database."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import select

from seachest.client import FollowedTable, RequestRefused, ServerClient, ServerUnreachable
from seachest.notation.record import check_commitment, parse
from seachest.server.storage.engine import open_engine
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.storage.journal import Journal
from seachest.server.storage.schema import tables
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
        self.over: dict[str, Result] = {}
        """The games that were played to their end."""
        self.enough = False

    async def play(self) -> None:
        """Plays until it is enough and all games are over."""
        await asyncio.gather(*(self._group(number, kind) for number, kind in enumerate(self._kinds)))

    async def after(self, moves: int) -> None:
        """Waits until so many more moves are acknowledged."""
        wanted = self.moves + moves
        while self.moves < wanted:
            await asyncio.sleep(POLL_INTERVAL_S)

    async def _group(self, number: int, kind: Kind) -> None:
        async with AsyncExitStack() as stack:
            clients = [
                ServerClient(self._url, reconnect_timeout_s=SERVER_TIMEOUT_S, retry_delays=QUICK_RETRIES)
                for _ in range(kind.players - len(kind.bots))
            ]
            for seat, client in enumerate(clients):
                await stack.enter_async_context(client)
                await again(lambda client=client, seat=seat: client.guest(f"Group {number}-{seat}"))  # type: ignore[misc]
            while not self.enough:
                await self._game(kind, clients)

    async def _game(self, kind: Kind, clients: Sequence[ServerClient]) -> None:
        """One game from its opening to its end, which all of them see alike."""
        opener, *others = clients
        wish = {"options": kind.options, "bots": kind.bots}
        seated = [await again(lambda: opener.open(kind.game, kind.players, **wish))]  # type: ignore[arg-type]
        table = seated[0].table.id
        for client in others:
            seated.append(await again(lambda client=client: client.sit(table)))  # type: ignore[misc]
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
        return table.situation.result


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
    engine = open_engine(server.database)
    try:
        async with engine.connect() as connection:
            rows = (await connection.execute(select(tables))).all()
        journal = Journal(engine)
        logs = {row.id: await journal.after(row.id, 0) for row in rows}
    finally:
        await engine.dispose()
    assert set(crowd.acknowledged) <= set(logs)
    for row in rows:
        log = logs[row.id]
        session = TableSession(TableRow.from_database(row._mapping), 0.0)  # part of SQLAlchemy's public interface
        for entry in log:
            session.apply(entry)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert (row.last, row.phase) == (len(log), session.phase if log else OPENING_PHASE)
        for seat, decisions in crowd.acknowledged.get(row.id, {}).items():
            stored = own_decisions(log, seat)
            assert stored[: len(decisions)] == decisions, "an acknowledged move is lost"
            assert stored == decisions or not at_the_end, "a move was made twice"


def own_decisions(log: Sequence[Entry], seat: int) -> list[str]:
    """What a player has decided, without what the server has answered for them."""
    moves = [entry for entry in log if entry.kind == EntryKind.MOVE and entry.seat == seat]
    return [entry.body for entry in moves if not entry.command.startswith(SERVED)]


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
