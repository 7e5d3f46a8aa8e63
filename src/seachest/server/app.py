"""The application: all parts of the server put together."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp

from seachest import __version__
from seachest.rules.game import game_named, game_names
from seachest.server.accounts.deletion import farewell
from seachest.server.accounts.people import People
from seachest.server.errors import Refusal
from seachest.server.http import page
from seachest.server.http.contract import contract
from seachest.server.http.errors import handlers, json_response, refused_by_starlette
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import SecurityMiddleware, may_read_metrics
from seachest.server.http.routes import accounts, invitations, lessons, rules, tables
from seachest.server.http.websocket import Connections
from seachest.server.ops import gc_tuning, metrics
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
from seachest.server.workers.scheduler import Scheduler
from seachest.table import deal
from seachest.wire.lobby import Health

SESSION_END_DELAY_S = 1.0
"""Seconds that an answer may take to its client."""


class Worker:
    """One worker: everything that works together, from its start to its end."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.engine = open_engine(settings.database)
        self.journal = Journal(self.engine)
        self.bus: WorkerBus = WorkerBus() if settings.redis is None else RedisBus(settings.redis, self._missed)
        self.render_pool = RenderPool(settings.tellers)
        self.service = TableService(self.engine, self.journal, self.bus, settings.pace, self.render_pool)
        self.people = People(self.engine, farewell=partial(farewell, self.service))
        self.lobby = Lobby(self.service, settings)
        self.limits = Limits(settings.guests_a_minute)
        self.connections = Connections(self.service, self.people, self.limits, settings)
        self.people.ended = self._end_session
        for word, heard in (
            (SESSIONS_ENDED, self._hear_ended),
            (TABLE_REWRITTEN, self._hear_forget),
            (TABLE_DELETED, self._hear_gone),
        ):
            self.bus.subscribe(word, heard)
        self.bot_pool = BotPool()
        self.scheduler = Scheduler(self.service, self.bot_pool)
        self.cleanup = TableCleanup(self.service)

    async def _missed(self) -> None:
        await self.service.catch_up()
        await self.connections.check_sessions()

    def _end_session(self, player: str) -> None:
        """Somebody's sessions have ended: at all workers, once who asked for it has the answer and a new cookie."""

        def end() -> None:
            self.bus.send(SESSIONS_ENDED, player)
            self.connections.end_session(player)

        asyncio.get_running_loop().call_later(SESSION_END_DELAY_S, end)

    async def _hear_ended(self, _: str, player: str, __: str) -> None:
        self.connections.end_session(player)

    async def _hear_forget(self, _: str, table: str, __: str) -> None:
        await self.service.forget(table)

    async def _hear_gone(self, _: str, table: str, __: str) -> None:
        await self.service.gone(table)

    async def start(self) -> None:
        """Brings the database up to date, and begins to work."""
        await migrate(self.engine)
        for game in game_names():  # machine code is loaded before anybody waits for it
            deal(game, game_named(game).seats.start, seed=0).seat_view(0).position()
        self.journal.start()
        await self.render_pool.start()
        await self.bus.start(self.service.heard)
        await self.scheduler.start()
        self.cleanup.start()
        gc_tuning.tune_gc()
        log("started", version=__version__)

    async def stop(self) -> None:
        """Ends in good order: nobody is cut off in the middle of a command."""
        await self.connections.close_all()
        await self.cleanup.stop()
        await self.scheduler.stop()
        await self.service.finish()
        await self.journal.stop()
        await self.render_pool.stop()
        await self.bus.stop()
        self.bot_pool.stop()
        await self.engine.dispose()
        log("stopped")


def application(settings: Settings) -> ASGIApp:
    """The application of one worker."""
    worker = Worker(settings)

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

    async def figures(request: Request) -> Response:
        if not may_read_metrics(request, settings):
            raise Refusal(403, "not-for-you")
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    async def nowhere(request: Request, error: Exception) -> Response:
        if page.is_browser_page(request):
            return await page.show_not_found(request)
        return await refused_by_starlette(request, error)

    routes: list[Any] = [
        Route("/health", health, methods=["GET"]),
        Route("/schema", schema, methods=["GET"]),
        Route("/metrics", figures, methods=["GET"]),
        WebSocketRoute("/play", worker.connections.endpoint),
        *accounts.routes(worker.people, settings, worker.limits),
        *tables.routes(worker.lobby, worker.people, settings, worker.limits),
        *invitations.routes(worker.lobby, settings, worker.limits),
        *rules.routes(),
        *lessons.routes(),
        *page.routes(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={**handlers(), 404: nowhere})
    app.state.worker = worker
    return SecurityMiddleware(app, settings)


def from_environment() -> ASGIApp:
    """The application as `seachest serve` has set it up, for each of its workers."""
    return application(Settings(**json.loads(os.environ[SETTINGS_VARIABLE])))
