"""Servers for tests: a table service alone, or a whole server that listens at a port of its own."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn

from seachest.bots import bot_named
from seachest.client import ServerClient
from seachest.client.retry import RetryDelays
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.accounts.people import Player
from seachest.server.app import Worker, application
from seachest.server.clock import Clock
from seachest.server.coach.review_process import ReviewProcess
from seachest.server.http.connection import ConnectionLimits
from seachest.server.http.limits import Limits
from seachest.server.http.protocols import UVICORN_OPTIONS, LimitedHttpProtocol
from seachest.server.http.websocket_protocol import LimitedWebSocketProtocol
from seachest.server.push.sender import PushSender
from seachest.server.settings import Settings
from seachest.server.storage.engine import migrate, open_engine
from seachest.server.storage.journal import Journal
from seachest.server.tables.lobby import Lobby
from seachest.server.tables.service import TableService
from seachest.server.updates.followers import Follower
from seachest.server.workers.bot_pool import BotAnswer, BotPool
from seachest.server.workers.bus import RedisBus, WorkerBus
from seachest.table import View
from seachest.wire.lobby import NewTable, Seated
from seachest.wire.play import Answer, Message, News, Refused
from tests.server.clocks import ManualClock

ANNA, BERT, CARL = (Player(name[0].lower() * 16, name, account=False) for name in ("Anna", "Bert", "Carl"))
CONDITION_TIMEOUT_S = 30.0
SHORT: dict[str, Any] = {"pile": 8, "talk": False}
"""Dolores with one duel or two, in which both decide at the same moment, in secret."""
SEED = "0" * 31 + "1"
NEVER_S = 1e9
"""No heartbeats: a clock that tests move on would look like a server that stood still."""
EVERYTHING = msgspec.json.Decoder(Answer)


async def until(holds: Callable[[], object], seconds: float = CONDITION_TIMEOUT_S) -> None:
    """Waits until something holds; fails where it never does."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.01)


# --- A table service alone ------------------------------------------------------------------------------------------


class Ear(Follower):
    """Somebody who follows a table, and keeps all that they hear: by seat, a spectator, or a certain player."""

    def __init__(self, seat: Seat = NOBODY, muted: frozenset[str] = frozenset(), player: Player | None = None) -> None:
        self.heard: list[Any] = []
        super().__init__(player or {0: ANNA, 1: BERT}.get(seat, CARL), None, self._keep, muted=muted)

    def _keep(self, message: bytes) -> None:
        self.heard.append(EVERYTHING.decode(message))

    @property
    def refusals(self) -> list[str]:
        """The codes of all refusals."""
        return [each.code for each in self.heard if isinstance(each, Refused)]

    def news(self) -> list[News]:
        return [each for each in self.heard if isinstance(each, News)]

    def numbers(self) -> list[int]:
        """The numbers of all news, in the order in which they came."""
        return [each.number for each in self.news()]

    def kinds(self) -> list[str]:
        return [type(each).__name__ for each in self.heard]


@dataclass
class Room:
    """The tables of a worker, without a way in from outside."""

    service: TableService
    journal: Journal
    lobby: Lobby
    clock: ManualClock

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
async def room(
    url: str, redis: str | None = None, pace: float = 0.0, clock: ManualClock | None = None, **limits: int
) -> AsyncIterator[Room]:
    """A worker that is torn down afterwards."""
    settings = Settings(database=url, redis=redis, seeds=True, pace=pace)
    clock = clock or ManualClock()
    engine = open_engine(settings.database)
    await migrate(engine)
    journal = Journal(engine)
    bus = WorkerBus() if redis is None else RedisBus(redis, lambda: service.catch_up())
    service = TableService(engine, journal, bus, pace, clock=clock, **limits)  # type: ignore[arg-type]  # only numbers
    journal.start()
    await bus.start(service.entry_elsewhere)
    try:
        yield Room(service, journal, Lobby(service, settings), clock)
    finally:
        await service.finish()
        await journal.stop()
        await bus.stop()
        await engine.dispose()


# --- A whole server -------------------------------------------------------------------------------------------------


class RandomBots(BotPool):
    """Bots that answer at once, in this process."""

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        return BotAnswer(bot_named("random", seed).choose(view), level)


@dataclass
class Server:
    """A server that runs."""

    worker: Worker
    clock: ManualClock
    """The clock that stands still unless the test moves it on; not used where the test has brought its own."""
    url: str
    stop: Callable[[], Awaitable[None]]

    @asynccontextmanager
    async def somebody(
        self, name: str | None = "Anna", cookies: httpx.Cookies | None = None
    ) -> AsyncIterator[ServerClient]:
        """A client, who is a guest already if they have a name."""
        delays = RetryDelays(first=0.05, longest=0.2)
        async with ServerClient(self.url, retry_delays=delays, cookies=cookies) as client:
            if name is not None:
                await client.guest(name)
            yield client

    def ask(self, client: ServerClient) -> httpx.AsyncClient:
        """Plain requests as a client's player."""
        return httpx.AsyncClient(base_url=self.url, cookies=client.cookies)


@asynccontextmanager
async def server(
    folder: Path,
    *,
    bot_pool: BotPool | None = None,
    port: int = 0,
    clock: Clock | None = None,
    connection_limits: ConnectionLimits | None = None,
    limits: Limits | None = None,
    push_sender: PushSender | None = None,
    notice_delay_s: float = NEVER_S,
    http_protocol: type[LimitedHttpProtocol] = LimitedHttpProtocol,
    websocket_protocol: type[LimitedWebSocketProtocol] = LimitedWebSocketProtocol,
    review_process: ReviewProcess | None = None,
    **wishes: Any,
) -> AsyncIterator[Server]:
    """A server that is stopped afterwards, or before by `stop`. Its clock stands still unless the test moves it on."""
    told = {"database": str(folder / "server.db"), "seeds": True, "pace": 0.0, "guests_a_minute": 1000, **wishes}
    manual = clock if isinstance(clock, ManualClock) else ManualClock()
    worker = Worker(
        Settings(**told),
        clock=clock or manual,
        bot_pool=bot_pool or RandomBots(),
        heartbeat_s=NEVER_S,
        connection_limits=connection_limits,
        limits=limits,
        push_sender=push_sender,
        notice_delay_s=notice_delay_s,
        review_process=review_process,
    )
    config = uvicorn.Config(
        application(worker),
        host="127.0.0.1",
        port=port,
        log_config=None,
        lifespan="on",
        **{**UVICORN_OPTIONS, "http": http_protocol, "ws": websocket_protocol},
        timeout_graceful_shutdown=5,
    )
    runner = uvicorn.Server(config)
    running = asyncio.create_task(runner._serve())  # `serve` would take the signals of the test run

    async def stop() -> None:
        runner.should_exit = True
        await running

    while not runner.started:
        if running.done():
            await running
        await asyncio.sleep(0.01)
    try:
        yield Server(worker, manual, f"http://127.0.0.1:{runner.servers[0].sockets[0].getsockname()[1]}", stop)
    finally:
        await stop()


def said(message: Message) -> str:
    """A message as it goes over the wire."""
    return msgspec.json.encode(message).decode()
