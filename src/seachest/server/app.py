"""The application: all parts of the server put together."""

import asyncio
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial

import msgspec
from sqlalchemy import RowMapping
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp

from seachest import __version__
from seachest.server.accounts.cleanup import PeopleCleanup
from seachest.server.accounts.deletion import erase_players, show_new_name
from seachest.server.accounts.export import exported_data
from seachest.server.accounts.moderation import ModerationService
from seachest.server.accounts.networks import BannedNetworks
from seachest.server.accounts.people import People
from seachest.server.clock import Clock, SteadyClock
from seachest.server.coach.hints import HintDesk
from seachest.server.coach.review_process import ReviewProcess
from seachest.server.coach.reviews import Reviews
from seachest.server.community.companions import CompanionList
from seachest.server.community.daily import DailyDeals
from seachest.server.community.logbook import Logbooks
from seachest.server.community.results import ResultStore
from seachest.server.errors import Refusal
from seachest.server.http import page
from seachest.server.http.connection import ConnectionLimits
from seachest.server.http.connection_counter import CONNECTION_COUNTER, ConnectionCounter
from seachest.server.http.contract import contract
from seachest.server.http.errors import handlers, json_response, refused_by_starlette
from seachest.server.http.limits import Limits, connections_per_address
from seachest.server.http.middleware import SecurityMiddleware, may_read_metrics
from seachest.server.http.routes.accounts import bind_accounts
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.coach import bind_coach
from seachest.server.http.routes.community import CommunityParts, bind_community
from seachest.server.http.routes.daily import bind_daily
from seachest.server.http.routes.invitations import bind_invitations
from seachest.server.http.routes.lessons import bind_lessons
from seachest.server.http.routes.moderation import bind_moderation
from seachest.server.http.routes.push import bind_push
from seachest.server.http.routes.puzzles import bind_puzzles
from seachest.server.http.routes.rules import bind_rules
from seachest.server.http.routes.tables import bind_tables
from seachest.server.http.routes.warmup import bind_warmup
from seachest.server.http.websocket import Connections
from seachest.server.ops import metrics
from seachest.server.ops.gc_tuning import tune_gc
from seachest.server.ops.logs import log
from seachest.server.ops.open_files import max_open_files
from seachest.server.push.notifier import TURN_NOTICE_DELAY_S, PushNotifier
from seachest.server.push.sender import PushSender
from seachest.server.push.subscriptions import PushSubscriptions
from seachest.server.settings import SETTINGS_VARIABLE, Settings
from seachest.server.storage.engine import migrate, open_engine
from seachest.server.storage.journal import Journal
from seachest.server.storage.trouble import database_busy
from seachest.server.storage.write_probe import WriteProbe
from seachest.server.tables.cleanup import TableCleanup
from seachest.server.tables.lobby import Lobby
from seachest.server.tables.service import TableService
from seachest.server.updates.render_pool import RenderPool
from seachest.server.workers.bot_pool import BotPool
from seachest.server.workers.bus import (
    ONE_SESSION_ENDED,
    PLAYER_ADDRESS,
    SESSIONS_ENDED,
    TABLE_DELETED,
    TABLE_REWRITTEN,
    RedisBus,
    WorkerBus,
)
from seachest.server.workers.game_loader import GameLoader
from seachest.server.workers.moderation_watch import ModerationWatch
from seachest.server.workers.ratings import RatingPolicy
from seachest.server.workers.scheduler import HEARTBEAT_S, Scheduler
from seachest.wire.lobby import Health
from seachest.wire.routes import HEALTH, HEALTH_LIVE, HEALTH_READY

PUSH_SUBJECT = "https://localhost"
"""What push services get as the sender of notifications if the server has no public URL."""
SESSION_END_DELAY_S = 1.0
"""The time for the answer with a new cookie to arrive, before the sockets with the old one are closed."""


class Worker:
    """One process of the server: all of its parts, from their start to their end."""

    def __init__(
        self,
        settings: Settings,
        *,
        clock: Clock | None = None,
        bot_pool: BotPool | None = None,
        game_loader: GameLoader | None = None,
        heartbeat_s: float = HEARTBEAT_S,
        connection_limits: ConnectionLimits | None = None,
        limits: Limits | None = None,
        push_sender: PushSender | None = None,
        notice_delay_s: float = TURN_NOTICE_DELAY_S,
        review_process: ReviewProcess | None = None,
    ) -> None:
        self.settings = settings
        clock = clock or SteadyClock()
        self.engine = open_engine(settings.database)
        self.journal = Journal(self.engine)
        self.write_probe = WriteProbe(self.engine)
        self.bus: WorkerBus = WorkerBus() if settings.redis is None else RedisBus(settings.redis, self.catch_up)
        self.render_pool = RenderPool(settings.tellers)
        self.service = TableService(self.engine, self.journal, self.bus, settings.pace, self.render_pool, clock=clock)
        self.people = People(self.engine, clock, erase=partial(erase_players, self.service))
        self.desk, self.banned = ModerationService(self.engine, clock), BannedNetworks(self.engine, clock)
        self.moderation = ModerationWatch(self.engine, self._on_measure)
        self.games = game_loader or GameLoader()
        self.service.wait_for_game = self.games.wait
        self.lobby = Lobby(self.service, settings, self.games)
        self.limits = limits or Limits(settings.guests_a_minute)
        self.connections = Connections(self.service, self.people, self.limits, settings, self.banned, connection_limits)
        self.people.ended, self.people.ended_for_good = self._end_sessions_soon, self._end_sessions
        self.people.session_ended = self._end_session
        self.bus.subscribe(SESSIONS_ENDED, self._on_sessions_ended)
        self.bus.subscribe(ONE_SESSION_ENDED, self._on_session_ended)
        self.limits.addresses.changed = partial(self.bus.send, PLAYER_ADDRESS)
        self.bus.subscribe(PLAYER_ADDRESS, self._on_player_address)
        self.bus.subscribe(TABLE_REWRITTEN, self._on_table_rewritten)
        self.bus.subscribe(TABLE_DELETED, self._on_table_deleted)
        self.bot_pool = bot_pool or BotPool(budget=self.limits.thinking)
        self.hints = HintDesk(self.service, self.bot_pool)
        self.reviews = Reviews(self.service, settings.review_iterations, review_process)
        self.results = ResultStore(self.service)
        self.logbooks = Logbooks(self.engine, self.people)
        self.companions = CompanionList(self.service)
        self.daily = DailyDeals(self.service, self.lobby)
        sender = push_sender or PushSender((settings.is_public_https and settings.public_url) or PUSH_SUBJECT)
        self.push_subscriptions = PushSubscriptions(self.engine, sender.policy, clock)
        self.notifier = PushNotifier(
            *(self.service, self.push_subscriptions, sender),
            may_send=lambda player: self.limits.notices.wait(player) == 0,
            delay_s=notice_delay_s,
        )
        self.scheduler = Scheduler(
            self.service,
            self.bot_pool,
            rating_policy=self._rating_policy(),
            heartbeat_s=heartbeat_s,
            steady_clock=clock if isinstance(clock, SteadyClock) else None,
            finished=lambda each: self.results.keep(each, clock()),
        )
        self.cleanup = TableCleanup(self.service, self.scheduler.endings)
        self.people_cleanup = PeopleCleanup(self.service, self.people, settings.guest_days)

    def _rating_policy(self) -> RatingPolicy:
        """Which games are rated: on a public server not those from one address, nor too many of the same two."""
        if self.settings.public_url is None:
            return RatingPolicy()
        return RatingPolicy.for_strangers(self.limits.addresses.get)

    async def catch_up(self) -> None:
        """Compares tables and sessions with the database, in case messages of other workers were lost."""
        await self.service.catch_up()
        await self.connections.check_sessions()

    def _end_sessions_soon(self, player: str) -> None:
        """Closes a player's sockets at all workers, once the answer with a new cookie had time to arrive."""
        asyncio.get_running_loop().call_later(SESSION_END_DELAY_S, self._end_sessions, player)

    def _end_sessions(self, player: str) -> None:
        """Closes a player's sockets at all workers."""
        self.bus.send(SESSIONS_ENDED, player)
        self.connections.end_session(player)

    def _end_session(self, session: str) -> None:
        """Closes the sockets of one session at all workers."""
        self.bus.send(ONE_SESSION_ENDED, session)
        self.connections.end_one_session(session)

    async def _on_sessions_ended(self, _: str, player: str, __: str) -> None:
        self.connections.end_session(player)

    async def _on_session_ended(self, _: str, session: str, __: str) -> None:
        self.connections.end_one_session(session)

    async def _on_measure(self, row: RowMapping) -> None:
        """Puts in force on this worker what a moderator has done, on any worker or on the command line."""
        if row["what"] in ("ban-address", "lift"):
            await self.banned.load()
            self.connections.end_banned()
        elif row["what"] == "rename":
            self.connections.end_session(row["player"])
            await show_new_name(self.service, row["player"], await self.people.name_of(row["player"]))
        elif row["what"] in ("ban", "moderator", "no-moderator"):
            self.connections.end_session(row["player"])

    async def _on_player_address(self, _: str, player: str, address: str) -> None:
        self.limits.addresses.hear(player, address)

    async def _on_table_rewritten(self, _: str, table: str, __: str) -> None:
        await self.service.rewritten(table)

    async def _on_table_deleted(self, _: str, table: str, __: str) -> None:
        await self.service.deleted(table)

    async def start(self) -> None:
        """Brings the database up to date, and starts all parts."""
        await migrate(self.engine)
        self.games.start()
        self.journal.start()
        await self.render_pool.start()
        await self.bus.start(self.service.entry_elsewhere)
        await self.scheduler.start()
        self.service.followers.presence.start()
        self.cleanup.task.start()
        await self.banned.load()
        await self.moderation.start()
        self.people_cleanup.task.start()
        self.reviews.start()
        tune_gc()
        log("started", version=__version__)

    async def stop(self) -> None:
        """Shuts down cleanly: every command that was started is stored and published."""
        await self.connections.close_all()
        await self.reviews.stop()
        await self.games.stop()
        await self.people_cleanup.task.stop()
        await self.moderation.stop()
        await self.cleanup.task.stop()
        await self.service.followers.presence.stop()
        await self.scheduler.stop()
        await self.notifier.stop()
        await self.service.finish()
        await self.journal.stop()
        await self.render_pool.stop()
        await self.bus.stop()
        self.bot_pool.stop()
        await self.engine.dispose()
        log("stopped")


@cache
def encoded_contract() -> bytes:
    """The contract with clients as JSON."""
    return msgspec.json.encode(contract())


def application(worker: Worker) -> ASGIApp:
    """The application of a worker, which is started and stopped with it."""
    settings = worker.settings

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[dict[str, ConnectionCounter]]:
        await worker.start()
        most = connections_per_address(settings.guests_a_minute, max_open_files())
        try:
            yield {CONNECTION_COUNTER: ConnectionCounter(most, behind_proxy=settings.public_url is not None)}
        finally:
            await worker.stop()

    async def live(request: Request) -> Response:
        return json_response(Health(status="ok", version=__version__))

    async def ready(request: Request) -> Response:
        if not await worker.write_probe.can_write():
            raise database_busy()
        return json_response(Health(status="ok", version=__version__))

    async def schema(request: Request) -> Response:
        return Response(encoded_contract(), media_type="application/json")

    async def show_metrics(request: Request) -> Response:
        if not may_read_metrics(request, settings):
            raise Refusal(403, "not-for-you")
        return Response(metrics.exposition(), media_type=metrics.CONTENT_TYPE)

    async def not_found(request: Request, error: Exception) -> Response:
        if page.is_browser_page(request):
            return await page.show_not_found(request)
        return await refused_by_starlette(request, error)

    routes: list[BaseRoute] = [
        bind(HEALTH, ready),
        bind(HEALTH_LIVE, live),
        bind(HEALTH_READY, ready),
        Route("/schema", schema, methods=["GET"]),
        Route("/metrics", show_metrics, methods=["GET"]),
        WebSocketRoute("/play", worker.connections.endpoint),
        *bind_accounts(worker.people, settings, worker.limits, partial(exported_data, worker.engine)),
        *bind_moderation(worker.desk, worker.service, worker.people, settings, worker.limits, worker.moderation.look),
        *bind_tables(worker.lobby, worker.people, settings, worker.limits),
        *bind_coach(worker.lobby, worker.reviews, worker.hints, worker.people, settings, worker.limits),
        *bind_invitations(worker.lobby, settings, worker.limits),
        *bind_community(
            CommunityParts(worker.results, worker.logbooks, worker.companions, worker.notifier, worker.service),
            *(worker.people, settings, worker.limits),
        ),
        *bind_push(worker.push_subscriptions, worker.people, settings, worker.limits),
        *bind_rules(),
        *bind_lessons(worker.games),
        *bind_warmup(worker.games),
        *bind_puzzles(),
        *bind_daily(worker.daily, worker.people, settings, worker.limits),
        *page.bind_page(),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers={**handlers(), 404: not_found})
    return SecurityMiddleware(app, settings, worker.limits, worker.banned.refuse)


def from_environment() -> ASGIApp:
    """The application with the settings of `seachest serve`, for each of its workers."""
    return application(Worker(Settings(**json.loads(os.environ[SETTINGS_VARIABLE]))))
