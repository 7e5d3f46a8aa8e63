"""A whole server without a network: what is asked over REST and WebSockets, and every byte of the answers.

Time passes only as the log of a world says, ids follow one another, and nobody looks after tables, so that two runs
differ only by what is dealt.
"""

import itertools
import json
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

import httpx
from sqlalchemy import delete
from starlette.websockets import WebSocket

from seachest.rules.game import NOBODY
from seachest.server.accounts.people import Player
from seachest.server.app import Worker, application
from seachest.server.http.connection import Connection
from seachest.server.http.middleware import SecurityMiddleware
from seachest.server.ops import logs
from seachest.server.settings import Settings
from seachest.server.storage.engine import migrate, writing
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import metadata
from seachest.server.tables.queries import OFFERED_S
from seachest.server.tables.session import TableSession
from seachest.table import Table
from seachest.wire.play import Act, Chat, Follow, Message, Ping, TakeBack, Unfollow
from tests.server.clocks import ManualClock
from tests.server.twins import OPENED, World

TIME = 5000.0
ORIGIN = "http://sea.example"
SEED = "00" * 16
BRIEF_SOCKET = 1000
"""The number of the socket over which a recipient follows briefly, too."""
QUIET_TABLES, QUIET_TABLES_APART_S = 30, 7.0
"""Tables at which nothing happens after they were opened, one after the other: lists show between which one lies."""


class Lines(logging.Handler):
    """The log as it is written, without the time."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.setFormatter(logs.JsonLogFormatter())
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        line = json.loads(self.format(record))
        line.pop("at")
        self.lines.append(json.dumps(line))


def counted(form: str) -> Callable[[], str]:
    """Ids that follow one another."""
    numbers = itertools.count()
    return lambda: form.format(next(numbers))


@dataclass
class Wire:
    """The server, its clients, and its log."""

    app: SecurityMiddleware
    worker: Worker
    log: Lines
    clock: ManualClock
    players: dict[int, Player] = field(default_factory=dict)
    clients: dict[int, Connection] = field(default_factory=dict)

    async def empty(self) -> None:
        """Forgets all tables and people, and whom to notify later: ids begin anew."""
        await self.worker.notifier.stop()
        for client in self.clients.values():
            for table, follower in client.followed.items():
                self.worker.service.unfollow(table, follower)
        self.worker.service.sessions.clear()
        self.clock.now = TIME
        self.players, self.clients, self.log.lines = {}, {}, []
        async with writing(self.worker.engine) as connection:
            for table in reversed(metadata.sorted_tables):
                if table.name not in ("keys", "beats"):
                    await connection.execute(delete(table))
        self.worker.lobby.new_id = counted("table{:07}")
        self.worker.lobby.new_token = counted("token{:020}")
        self.worker.people.new_id = counted("player{:010}")

    def deal(self, table: Table) -> None:
        """What is dealt at the next start."""
        self.worker.service.dealer = lambda _, __: table.copy()

    async def come_in(self, number: int) -> httpx.AsyncClient:
        """A new guest: the browser and the socket."""
        transport = httpx.ASGITransport(self.app, client=("10.0.0.1", 5000))
        browser = httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers={"Origin": ORIGIN})
        answer = await browser.post("/api/guests", json={"name": f"guest {number}"})
        player = await self.worker.people.player_of(browser.cookies["seachest"])
        assert answer.status_code == 200
        assert player is not None
        self.players[number] = player
        self.clients[number] = Connection(cast(WebSocket, None), player, frozenset())
        return browser

    def second_socket(self, number: int, twin: int) -> None:
        """A further socket of a client, under another number."""
        self.clients[twin] = Connection(cast(WebSocket, None), self.players[number], frozenset())

    async def says(self, number: int, message: Message) -> list[bytes]:
        """A client says something over a socket; all that came over it since it last spoke."""
        await self.worker.connections.answer(self.clients[number], message)
        return self.heard(number)

    def heard(self, number: int) -> list[bytes]:
        """All that came over a socket since it was last asked."""
        queue = self.clients[number].queue
        said = list(queue)
        queue.clear()
        return said


@asynccontextmanager
async def wire(folder: Path) -> AsyncIterator[Wire]:
    """A server at which nothing happens by itself."""
    settings = Settings(database=str(folder / "server.db"), guests_a_minute=100_000, seeds=True)
    clock = ManualClock(TIME, tick_s=0.0)
    worker = Worker(settings, clock=clock)
    app = application(worker)
    assert isinstance(app, SecurityMiddleware)
    log, logger = Lines(), logging.getLogger("seachest.server")
    logger.addHandler(log)
    await migrate(worker.engine)
    worker.journal.start()
    try:
        yield Wire(app, worker, log, clock)
    finally:
        logger.removeHandler(log)
        await worker.notifier.stop()
        await worker.service.finish()
        await worker.journal.stop()
        await worker.engine.dispose()


def world_table(session: TableSession) -> Table:
    assert session.table is not None
    return session.table


async def lists_over_time(wire: Wire, browser: httpx.AsyncClient) -> list[object]:
    """The lists of tables, the moment when the lobby forgets a table that was quiet for long among them."""
    told: list[object] = []
    for number in range(QUIET_TABLES):
        wire.clock.now = TIME + OFFERED_S + number * QUIET_TABLES_APART_S
        for path in ("/api/tables", "/api/lobby"):
            answer = await browser.get(path)
            told += [answer.status_code, sorted(answer.headers.items()), answer.content]
    return told


async def all_told(wire: Wire, world: World, who: int, tries: Sequence[str], steps: int) -> list[object]:
    """Plays a world's game over the wire; everything that one recipient (NOBODY: a guest who looks on) is told."""
    await wire.empty()
    wire.deal(world.dealt)
    row, seats = world.row, range(world.row.players)
    browsers = {number: await wire.come_in(number) for number in (*seats, who)}
    wish = {
        "game": row.game,
        "players": row.players,
        "options": row.options,
        "seed": SEED,
        "seconds": 60,
        "public": True,
    }
    for number in range(QUIET_TABLES):
        wire.clock.now = TIME + number * QUIET_TABLES_APART_S
        await browsers[who].post("/api/tables", json={"game": row.game, "players": row.players})
    wire.clock.now = TIME
    opened = (await browsers[0].post("/api/tables", json=wish)).json()
    table = opened["table"]["id"]
    for seat in seats[1:]:
        assert (await browsers[seat].post(f"/api/tables/{table}/seats", json={"seat": seat})).status_code == 201
    wire.second_socket(who, BRIEF_SOCKET)
    told: list[object] = list(await wire.says(who, Follow(table=table, board=True)))
    told += await wire.says(BRIEF_SOCKET, Follow(table=table, brief=True))
    for seat in set(seats) - {who}:
        await wire.says(seat, Follow(table=table))
    told += wire.heard(who) + wire.heard(BRIEF_SOCKET)
    moves = [entry for entry in world.log[:steps] if entry.kind in (EntryKind.MOVE, EntryKind.TAKE_BACK)]
    for number, entry in enumerate(moves):
        wire.clock.now = TIME + entry.at - OPENED
        command = f"command{sum(before.seat == entry.seat for before in moves[:number])}"
        taken_back = entry.kind == EntryKind.TAKE_BACK
        message = TakeBack(table=table, id=command) if taken_back else Act(table=table, id=command, text=entry.body)
        said = await wire.says(entry.seat, message)
        told += said if entry.seat == who else wire.heard(who)
        told += wire.heard(BRIEF_SOCKET)
        assert any(b'"type":"done"' in message for message in said), said
    told += await lists_over_time(wire, browsers[who])
    session = await wire.worker.service.session(table)
    able = [] if who == NOBODY else [*world_table(session).legal(who), *world_table(session).out_of_turn(who)]
    for number, text in enumerate(tries):
        if text not in able:  # what is dealt after a decision may tell the worlds apart
            told += await wire.says(who, Act(table=table, id=f"try{number}", text=text))
    told += await wire.says(who, Chat(table=table, id="chat", text="hello"))
    told += await wire.says(who, Ping())
    for last in (None, 1, session.numbers[who] - 1, session.numbers[who], session.numbers[who] + 1):
        for socket, brief in ((who, False), (BRIEF_SOCKET, True)):
            again = Follow(table=table, last=max(0, last) if last is not None else None, brief=brief)
            told += await wire.says(socket, again)
    told += wire.heard(BRIEF_SOCKET)
    for socket in (who, BRIEF_SOCKET):
        told += await wire.says(socket, Unfollow(table=table))
    for method, path in (
        ("GET", f"/api/tables/{table}"),
        ("GET", f"/api/tables/{table}/record"),
        ("POST", f"/api/tables/{table}/rematch"),
        ("GET", "/api/tables"),
        ("GET", "/api/lobby"),
        ("GET", "/api/me"),
    ):
        answer = await browsers[who].request(method, path)
        told += [answer.status_code, sorted(answer.headers.items()), answer.content]
    for browser in browsers.values():
        await browser.aclose()
    assert EntryKind.SIT in {entry.kind for entry in await wire.worker.journal.after(table, 0)}
    return [*told, *wire.log.lines]
