"""Handlers of the routes of reports and moderators."""

from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import select
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.accounts.moderation import ModerationService
from seachest.server.accounts.people import People, Player
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import client_address, count_or_refuse, refuse_if_waiting
from seachest.server.http.routes.accounts import player_asking
from seachest.server.http.routes.binding import bind
from seachest.server.settings import Settings
from seachest.server.storage.entries import EntryKind
from seachest.server.storage.schema import entries
from seachest.server.tables.access import may_look
from seachest.server.tables.service import TableService
from seachest.wire import routes
from seachest.wire.people import NewMeasure, NewReport, ReportedLine

MAX_REPORTED_LINES = 40
"""Lines of chat that go along with a report."""


class _ModerationHandlers:
    """Answers reports, and requests of moderators."""

    def __init__(
        self,
        desk: ModerationService,
        service: TableService,
        people: People,
        settings: Settings,
        limits: Limits,
        acted: Callable[[], Awaitable[None]],
    ) -> None:
        self._desk, self._service, self._people = desk, service, people
        self._settings, self._limits, self._acted = settings, limits, acted

    async def report(self, request: Request) -> Response:
        """Stores a report with the last lines of the table's chat."""
        player = await player_asking(request, self._people, self._settings)
        refuse_if_waiting(self._limits.account_changes.wait(player.id, client_address(request, self._settings)))
        wish = await read_body(request, NewReport)
        session = await self._service.session(wish.table)
        if not may_look(session, player, None):
            raise Refusal(403, "not-to-be-watched")
        lines = await self._last_lines(wish.table)
        there = {seat.player for seat in session.seats} | {line.player for line in lines}
        if wish.player == player.id or wish.player not in there:
            raise Refusal(400, "bad-message", {"where": "$.player", "what": "value"})
        count_or_refuse(self._limits.reports, player.id)
        count_or_refuse(self._limits.address_reports, client_address(request, self._settings))
        await self._desk.report(player.id, wish, lines)
        return Response(status_code=routes.REPORT.status)

    async def _last_lines(self, table: str) -> list[ReportedLine]:
        said = (entries.c.table_id == table) & (entries.c.kind == EntryKind.CHAT.value)
        query = select(entries.c.body).where(said).order_by(entries.c.seq.desc()).limit(MAX_REPORTED_LINES)
        async with self._service.engine.connect() as connection:
            bodies = (await connection.execute(query)).scalars().all()
        return [msgspec.json.decode(body, type=ReportedLine) for body in reversed(bodies)]

    async def overview(self, request: Request) -> Response:
        """Everything that moderators see."""
        await self._moderator(request)
        return json_response(await self._desk.overview())

    async def act(self, request: Request) -> Response:
        """Does what a moderator wants, and answers with everything that they see then."""
        moderator = await self._moderator(request)
        await self._desk.act(moderator.id, await read_body(request, NewMeasure))
        await self._acted()
        return json_response(await self._desk.overview())

    async def _moderator(self, request: Request) -> Player:
        player = await player_asking(request, self._people, self._settings)
        refuse_if_waiting(self._limits.account_changes.wait(player.id, client_address(request, self._settings)))
        if not player.moderator:
            raise Refusal(403, "not-for-you")
        return player


def bind_moderation(
    desk: ModerationService,
    service: TableService,
    people: People,
    settings: Settings,
    limits: Limits,
    acted: Callable[[], Awaitable[None]],
) -> list[Route]:
    """The routes of reports and moderators, with their handlers; `acted` puts measures in force."""
    handlers = _ModerationHandlers(desk, service, people, settings, limits, acted)
    return [
        bind(routes.REPORT, handlers.report),
        bind(routes.MODERATION, handlers.overview),
        bind(routes.NEW_MEASURE, handlers.act),
    ]
