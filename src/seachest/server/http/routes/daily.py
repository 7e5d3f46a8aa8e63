"""Handlers of the routes of the daily deal."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.rules.game import game_names
from seachest.server.accounts.people import People
from seachest.server.community.daily import DailyDeals, day_in
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response
from seachest.server.http.limits import LIST_COST_MS, Limits
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import CountedHandlers
from seachest.server.settings import Settings
from seachest.wire import routes


def bind_daily(deals: DailyDeals, people: People, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of the daily deal, with their handlers."""
    handlers = _DailyHandlers(deals, people, settings, limits)
    return [bind(routes.SHOW_DAILY, handlers.show), bind(routes.PLAY_DAILY, handlers.play)]


class _DailyHandlers(CountedHandlers):
    """Answers requests about the daily deal."""

    def __init__(self, deals: DailyDeals, people: People, settings: Settings, limits: Limits) -> None:
        super().__init__(people, settings, limits)
        self._deals = deals

    async def show(self, request: Request) -> Response:
        """The deals of a day, today's if none is named."""
        visitor = await self._visitor(request)
        self._count(request, self._limits.reads, None if visitor is None else visitor.id, LIST_COST_MS)
        day = request.query_params.get("day")
        return json_response(await self._deals.show(self._deals.today() if day is None else day_in(day), visitor))

    async def play(self, request: Request) -> Response:
        """A seat at today's deal of a game."""
        game = str(request.path_params["game"])
        if game not in game_names():
            raise Refusal(404, "not-found")
        player = await self._player(request, self._limits.openings)
        return json_response(await self._deals.play(player, game), routes.PLAY_DAILY.status)
