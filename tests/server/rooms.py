"""Servers for tests: a table service alone, or a whole server that listens at a port of its own."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import uvicorn

from seachest.bots import bot_named
from seachest.client import Client
from seachest.client.pauses import Pauses
from seachest.rules.game import NOBODY
from seachest.server.accounts.people import Player
from seachest.server.app import Worker, application
from seachest.server.errors import Refusal
from seachest.server.settings import Settings
from seachest.server.storage.engine import migrate, open_engine
from seachest.server.storage.journal import Journal
from seachest.server.tables.lobby import Lobby
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions
from seachest.server.workers.bot_pool import BotPool
from seachest.server.workers.bus import RedisBus, WorkerBus
from seachest.table import View
from seachest.wire.lobby import NewTable, Seated
from seachest.wire.play import Answer, Message, News

ANNA, BERT, CARL = (Player(name[0].lower() * 16, name, account=False) for name in ("Anna", "Bert", "Carl"))
PATIENCE = 30.0
SHORT: dict[str, Any] = {"pile": 8, "talk": False}
"""Dolores with one duel or two, in which both decide at the same moment, in secret."""
SEED = "0" * 31 + "1"
EVERYTHING = msgspec.json.Decoder(Answer)


async def until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Waits until something holds; fails where it never does."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


# --- A table service alone ------------------------------------------------------------------------------------------


@dataclass(eq=False)
class Ear:
    """Somebody who follows a table at a table service, and keeps all that they hear."""

    seat: int = NOBODY
    who: int = NOBODY
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS
    muted: frozenset[str] = frozenset()
    heard: list[Any] = field(default_factory=list)
    refusals: list[str] = field(default_factory=list)

    def find(self, session: TableSession) -> int:
        return self.seat

    def turn_away(self, refusal: Refusal) -> None:
        self.refusals.append(refusal.code)

    def send(self, message: bytes) -> None:
        self.heard.append(EVERYTHING.decode(message))

    def news(self) -> list[News]:
        return [each for each in self.heard if isinstance(each, News)]

    def numbers(self) -> list[int]:
        """The numbers of all news, in the order in which they came."""
        return [each.number for each in self.news()]

    def kinds(self) -> list[str]:
        return [type(each).__name__ for each in self.heard]


@dataclass
class Room:
    """A worker without its doors."""

    service: TableService
    journal: Journal
    lobby: Lobby

    async def open(self, **wish: Any) -> Seated:
        """A table of Anna's."""
        told = {"game": "dolores", "players": 2, "options": SHORT, "seed": SEED, **wish}
        return await self.lobby.open(ANNA, NewTable(**told))

    async def begun(self, **wish: Any) -> str:
        """A table of Anna and Bert that has begun."""
        table = (await self.open(**wish)).table.id
        await self.lobby.sit(BERT, table, None)
        return table


@asynccontextmanager
async def room(url: str, redis: str | None = None, pace: float = 0.0) -> AsyncIterator[Room]:
    """A worker that is torn down afterwards."""
    settings = Settings(database=url, redis=redis, seeds=True, pace=pace)
    engine = open_engine(settings.database)
    await migrate(engine)
    journal = Journal(engine)
    bus = WorkerBus() if redis is None else RedisBus(redis, lambda: service.catch_up())
    service = TableService(engine, journal, bus, pace)
    journal.start()
    await bus.start(service.heard)
    try:
        yield Room(service, journal, Lobby(service, settings))
    finally:
        await service.finish()
        await journal.stop()
        await bus.stop()
        await engine.dispose()


# --- A whole server -------------------------------------------------------------------------------------------------


class RandomBots(BotPool):
    """Bots that answer at once, in this process."""

    async def choose(self, level: str, view: View, seed: int) -> str:
        return bot_named("random", seed).choose(view)


@dataclass
class Server:
    """A server that runs."""

    worker: Worker
    url: str
    stop: Callable[[], Any]

    @asynccontextmanager
    async def somebody(self, name: str | None = "Anna") -> AsyncIterator[Client]:
        """A client, who is a guest already if they have a name."""
        async with Client(self.url, pauses=Pauses(first=0.05, longest=0.2)) as client:
            if name is not None:
                await client.guest(name)
            yield client


@asynccontextmanager
async def server(
    folder: Path, *, bot_pool: BotPool | None = None, port: int = 0, **wishes: Any
) -> AsyncIterator[Server]:
    """A server that is stopped afterwards, or before by `stop`."""
    told = {"database": str(folder / "server.db"), "seeds": True, "pace": 0.0, "guests_a_minute": 1000, **wishes}
    app: Any = application(Settings(**told))
    worker: Worker = app._app.state.worker
    worker.bot_pool = worker.scheduler._bot_pool = bot_pool or RandomBots()
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        log_config=None,
        lifespan="on",
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
    )
    runner = uvicorn.Server(config)
    running = asyncio.create_task(runner._serve())

    async def stop() -> None:
        runner.should_exit = True
        await running

    while not runner.started:
        if running.done():
            await running
        await asyncio.sleep(0.01)
    try:
        yield Server(worker, f"http://127.0.0.1:{runner.servers[0].sockets[0].getsockname()[1]}", stop)
    finally:
        await stop()


def said(message: Message) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
