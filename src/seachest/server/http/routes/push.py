"""Handlers of the routes of notifications."""

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.accounts.people import People
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import Limits
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import CountedHandlers
from seachest.server.push.subscriptions import PushSubscriptions
from seachest.server.settings import Settings
from seachest.wire import community, routes


def bind_push(subscriptions: PushSubscriptions, people: People, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of notifications, with their handlers."""
    handlers = _PushHandlers(subscriptions, people, settings, limits)
    return [
        bind(routes.PUSH_KEY, handlers.key),
        bind(routes.ADD_PUSH, handlers.add),
        bind(routes.END_PUSH, handlers.end),
    ]


class _PushHandlers(CountedHandlers):
    """Answers requests about notifications."""

    def __init__(self, subscriptions: PushSubscriptions, people: People, settings: Settings, limits: Limits) -> None:
        super().__init__(people, settings, limits)
        self._subscriptions = subscriptions

    async def key(self, request: Request) -> Response:
        """The server's public key."""
        self._count(request, self._limits.reads)
        return json_response(community.PushKey((await self._subscriptions.key()).public))

    async def add(self, request: Request) -> Response:
        """Turns notifications on for a device."""
        player = await self._player(request, self._limits.table_changes)
        await self._subscriptions.add(player.id, await read_body(request, community.PushSubscription))
        return Response(status_code=routes.ADD_PUSH.status)

    async def end(self, request: Request) -> Response:
        """Turns notifications off for a device."""
        player = await self._player(request, self._limits.table_changes)
        await self._subscriptions.end(player.id, (await read_body(request, community.PushEnd)).endpoint)
        return Response(status_code=routes.END_PUSH.status)
