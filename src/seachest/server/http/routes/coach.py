"""Handlers of the routes of the coach: reviews of finished games, and hints."""

import math

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.accounts.people import People
from seachest.server.coach.hints import HintDesk
from seachest.server.coach.reviews import Reviews, reviewable
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import DEEP_REVIEW_COST, Limits
from seachest.server.http.middleware import client_address, count_or_refuse, refuse_if_waiting
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import CountedHandlers
from seachest.server.http.routes.tables import table_in, token_in
from seachest.server.settings import Settings
from seachest.server.tables.lobby import Lobby
from seachest.wire import routes
from seachest.wire.coach import AskReview


def bind_coach(
    lobby: Lobby, reviews: Reviews, hints: HintDesk, people: People, settings: Settings, limits: Limits
) -> list[Route]:
    """The routes of the coach, with their handlers."""
    handlers = _CoachHandlers(lobby, reviews, hints, people, settings, limits)
    return [
        bind(routes.REVIEW, handlers.review),
        bind(routes.ASK_REVIEW, handlers.ask_review),
        bind(routes.ASK_HINT, handlers.hint),
    ]


class _CoachHandlers(CountedHandlers):
    """Answers requests to the coach."""

    def __init__(
        self, lobby: Lobby, reviews: Reviews, hints: HintDesk, people: People, settings: Settings, limits: Limits
    ) -> None:
        super().__init__(people, settings, limits)
        self._lobby, self._reviews, self._hints = lobby, reviews, hints

    async def review(self, request: Request) -> Response:
        """The review of a finished game, as far as there is one."""
        self._count(request, self._limits.reads)
        session = await self._lobby.finished(await self._visitor(request), token_in(request), table_in(request))
        return json_response(await self._reviews.of(session.row.id))

    async def ask_review(self, request: Request) -> Response:
        """Has a finished game reviewed; only what is new counts towards the limit."""
        player = await self._player(request, self._limits.reads)
        wish = await read_body(request, AskReview)
        session = await self._lobby.finished(player, token_in(request), table_in(request))
        table = session.row.id
        known = await self._reviews.of(table)
        has = known.review is not None and wish.depth in ("quick", known.review.depth)
        is_asked = known.progress is not None and known.progress.depth == wish.depth
        if not has and not (is_asked and known.progress is not None and known.progress.state != "failed"):
            reviewable(session)
            address = client_address(request, self._settings)
            refuse_if_waiting(math.ceil(self._limits.reviews.wait_at(player.id, address)))
            # Counted before it is asked for: others of the same player may come meanwhile.
            self._limits.reviews.spend_at(player.id, address, DEEP_REVIEW_COST if wish.depth == "deep" else 1.0)
            await self._reviews.ask(table, wish.depth)
            known = await self._reviews.of(table)
        return json_response(known, routes.ASK_REVIEW.status)

    async def hint(self, request: Request) -> Response:
        """A hint for a decision."""
        player = await self._player(request, self._limits.reads)
        count_or_refuse(self._limits.hints, player.id)
        return json_response(await self._hints.hint(player, token_in(request), table_in(request)))
