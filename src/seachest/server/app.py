"""The application: all parts of the server put together."""

import asyncio
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from seachest import __version__
from seachest.rules.game import game_named, game_names
from seachest.server.accounts.deletion import remove_player
from seachest.server.accounts.people import People
from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.http import page
from seachest.server.http.contract import contract
from seachest.server.http.errors import handlers, json_response, refused_by_starlette
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import SecurityMiddleware, may_read_metrics
from seachest.server.http.routes.accounts import bind_accounts
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.invitations import bind_invitations
from seachest.server.http.routes.lessons import bind_lessons
from seachest.server.http.routes.rules import bind_rules
from seachest.server.http.routes.tables import bind_tables
from seachest.server.http.websocket import ConnectionLimits, Connections
from seachest.server.ops import metrics
from seachest.server.ops.gc_tuning import tune_gc
from seachest.server.ops.logs import log
from seachest.server.settings import SETTINGS_VARIABLE, Settings
from seachest.server.storage.engine import migrate, open_engine
from seachest.server.storage.journal import Journal
from seachest.server.tables.cleanup import TableCleanup
from seachest.server.tables.lobby import Lobby
from seachest.server.tables.service import TableService
from seachest.server.updates.render_pool import RenderPool
from seachest.server.workers.bot_pool import BotPool
from seachest.server.workers.bus import SESSIONS_ENDED, TABLE_DELETED, TABLE_REWRITTEN, RedisBus, WorkerBus
from seachest.server.workers.scheduler import HEARTBEAT_S, Scheduler
from seachest.table import deal
from seachest.wire.lobby import Health
from seachest.wire.routes import HEALTH

SESSION_END_DELAY_S = 1.0
"""The time for the answer with a new cookie to arrive, before the sockets with the old one are closed."""


class Worker:
    """One process of the server: all of its parts, from their start to their end."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock = time.time,
        bot_pool: BotPool | None = None,
        heartbeat_s: float = HEARTBEAT_S,
        connection_limits: ConnectionLimits | None = None,
    ) -> None:
        self.settings = settings
        self.engine = open_engine(settings.database)
        self.journal = Journal(self.engine)
        self.bus: WorkerBus = WorkerBus() if settings.redis is None else RedisBus(settings.redis, self.catch_up)
        self.render_pool = RenderPool(settings.tellers)
        self.service = TableService(self.engine, self.journal, self.bus, settings.pace, self.render_pool, clock=clock)
        self.people = People(self.engine, clock, before_deletion=partial(remove_player, self.service))
        self.lobby = Lobby(self.service, settings)
        self.limits = Limits(settings.guests_a_minute)
        self.connections = Connections(self.service, self.people, self.limits, settings, connection_limits)
        self.people.ended = self._end_session
        self.bus.subscribe(SESSIONS_ENDED, self._on_sessions_ended)
        self.bus.subscribe(TABLE_REWRITTEN, self._on_table_rewritten)
        self.bus.subscribe(TABLE_DELETED, self._on_table_deleted)
        self.bot_pool = bot_pool or BotPool()
        self.scheduler = Scheduler(self.service, self.bot_pool, heartbeat_s=heartbeat_s)
        self.cleanup = TableCleanup(self.service)

    async def catch_up(self) -> None:
        """Compares tables and sessions with the database, where messages of other workers may have been lost."""
        await self.service.catch_up()
        await self.connections.check_sessions()

    def _end_session(self, player: str) -> None:
        """Closes a player's sockets at all workers, once the answer with a new cookie had time to arrive."""

        def end() -> None:
            self.bus.send(SESSIONS_ENDED, player)
            self.connections.end_session(player)

        asyncio.get_running_loop().call_later(SESSION_END_DELAY_S, end)

    async def _on_sessions_ended(self, _: str, player: str, __: str) -> None:
        self.connections.end_session(player)

    async def _on_table_rewritten(self, _: str, table: str, __: str) -> None:
        await self.service.rewritten(table)

    async def _on_table_deleted(self, _: str, table: str, __: str) -> None:
        await self.service.deleted(table)

    async def start(self) -> None:
        """Brings the database up to date, and starts all parts."""
        await migrate(self.engine)
        for game in game_names():  # machine code is loaded before anybody waits for it
            deal(game, game_named(game).seats.start, seed=0).seat_view(0).position()
        self.journal.start()
        await self.render_pool.start()
        await self.bus.start(self.service.entry_elsewhere)
        await self.scheduler.start()
        self.service.followers.presence.start()
        self.cleanup.start()
        tune_gc()
        log("started", version=__version__)

    async def stop(self) -> None:
        """Stops all parts in good order: every command that was begun is stored and published."""
        await self.connections.close_all()
        await self.cleanup.stop()
        await self.service.followers.presence.stop()
        await self.scheduler.stop()
        await self.service.finish()
        await self.journal.stop()
        await self.render_pool.stop()
        await self.bus.stop()
        self.bot_pool.stop()
        await self.engine.dispose()
        log("stopped")


def application(worker: Worker) -> ASGIApp:
    """The application of a worker, which is started and stopped with it."""
    settings = worker.settings

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await worker.start()
        try:
            yield
        finally:
            await worker.stop()

    async def health(request: Request) -> Response:
        async with worker.engine.connect() as connection:
            await connection.exec_driver_sql("SELECT 1")
        return json_response(Health(status="ok", version=__version__))

    async def schema(request: Request) -> Response:
        return Response(msgspec.json.encode(contract()), media_type="application/json")

    async def show_metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings):
            raise Refusal(403, "not-for-you")
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    async def not_found(request: Request, error: Exception) -> Response:
        if page.is_browser_page(request):
            return await page.show_not_found(request)
        return await refused_by_starlette(request, error)

    routes: list[BaseRoute] = [
        bind(HEALTH, health),
        Route("/schema", schema, methods=["GET"]),
        Route("/metrics", show_metrics, methods=["GET"]),
        WebSocketRoute("/play", worker.connections.endpoint),
        *bind_accounts(worker.people, settings, worker.limits),
        *bind_tables(worker.lobby, worker.people, settings, worker.limits),
        *bind_invitations(worker.lobby, settings, worker.limits),
        *bind_rules(),
        *bind_lessons(),
        *page.bind_page(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={**handlers(), 404: not_found})
    return SecurityMiddleware(app, settings)


def from_environment() -> ASGIApp:
    """The application as `seachest serve` has set it up, for each of its workers."""
    return application(Worker(Settings(**json.loads(os.environ[SETTINGS_VARIABLE]))))
