"""Handlers of the routes of logbooks, leaderboards, friends and invitations."""

from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.rules.game import game_names
from seachest.server.accounts.people import PLAYER_ID_PATTERN, People
from seachest.server.community.companions import CompanionList
from seachest.server.community.logbook import Logbooks
from seachest.server.community.results import ResultStore
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import INVITATIONS_COST_MS, LIST_COST_MS, LOGBOOK_COST_MS, Limits
from seachest.server.http.middleware import count_or_refuse
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import CountedHandlers, first_in
from seachest.server.http.routes.tables import table_in
from seachest.server.push.notifier import PushNotifier
from seachest.server.settings import Settings
from seachest.server.tables.service import TableService
from seachest.wire import routes
from seachest.wire.community import InvitePlayer


@dataclass(frozen=True)
class CommunityParts:
    """The parts of a worker that these handlers need."""

    results: ResultStore
    logbooks: Logbooks
    companions: CompanionList
    notifier: PushNotifier
    service: TableService


def bind_community(parts: CommunityParts, people: People, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of logbooks, leaderboards, friends and invitations, with their handlers."""
    handlers = _CommunityHandlers(parts, people, settings, limits)
    return [
        bind(routes.HISTORY, handlers.history),
        bind(routes.LOGBOOK, handlers.logbook),
        bind(routes.COMPANIONS, handlers.companions),
        bind(routes.ADD_FRIEND, handlers.add_friend),
        bind(routes.REMOVE_FRIEND, handlers.remove_friend),
        bind(routes.INVITE_PLAYER, handlers.invite),
        bind(routes.MY_INVITATIONS, handlers.invitations),
        bind(routes.DECLINE_INVITATION, handlers.decline),
        bind(routes.SHOW_PROFILE, handlers.profile),
        bind(routes.LEADERBOARD, handlers.leaderboard),
    ]


def player_in_path(request: Request) -> str:
    """The id of the player in the path."""
    player = str(request.path_params["player"])
    if not PLAYER_ID_PATTERN.fullmatch(player):
        raise Refusal(404, "no-such-player")
    return player


class _CommunityHandlers(CountedHandlers):
    """Answers requests about what people have played, and with whom."""

    def __init__(self, parts: CommunityParts, people: People, settings: Settings, limits: Limits) -> None:
        super().__init__(people, settings, limits)
        self._parts = parts

    async def history(self, request: Request) -> Response:
        """A page of the player's finished games."""
        first = first_in(request)
        player = await self._player(request, self._limits.reads, LIST_COST_MS)
        if first == 0:
            await self._parts.results.keep_late(player.id, self._spender(request, player))
        return json_response(await self._parts.logbooks.history(player.id, first))

    async def logbook(self, request: Request) -> Response:
        """What the player has achieved."""
        player = await self._player(request, self._limits.reads, LOGBOOK_COST_MS)
        return json_response(await self._parts.logbooks.logbook(player.id))

    async def companions(self, request: Request) -> Response:
        """Friends, and those whom the player has met recently."""
        player = await self._player(request, self._limits.reads, LIST_COST_MS)
        return json_response(await self._parts.companions.companions(player))

    async def add_friend(self, request: Request) -> Response:
        """Makes somebody a friend."""
        player = await self._player(request, self._limits.table_changes)
        await self._parts.companions.add_friend(player, player_in_path(request))
        return Response(status_code=routes.ADD_FRIEND.status)

    async def remove_friend(self, request: Request) -> Response:
        """Removes a friend."""
        player = await self._player(request, self._limits.table_changes)
        await self._parts.companions.remove_friend(player, player_in_path(request))
        return Response(status_code=routes.REMOVE_FRIEND.status)

    async def invite(self, request: Request) -> Response:
        """Invites somebody to a table."""
        player = await self._player(request, self._limits.table_changes)
        wish, table = await read_body(request, InvitePlayer), table_in(request)
        count_or_refuse(self._limits.invitations, player.id)
        if await self._parts.companions.invite(player, table, wish.player):
            self._parts.notifier.invited(wish.player, await self._parts.service.fresh(table), player.name)
        return Response(status_code=routes.INVITE_PLAYER.status)

    async def invitations(self, request: Request) -> Response:
        """The invitations that the player has received."""
        player = await self._player(request, self._limits.reads, INVITATIONS_COST_MS)
        return json_response(await self._parts.companions.invitations_of(player))

    async def decline(self, request: Request) -> Response:
        """Dismisses an invitation."""
        player = await self._player(request, self._limits.table_changes)
        await self._parts.companions.decline(player, table_in(request))
        return Response(status_code=routes.DECLINE_INVITATION.status)

    async def profile(self, request: Request) -> Response:
        """What everybody may know of an account."""
        self._count(request, self._limits.reads, cost_ms=LOGBOOK_COST_MS)
        return json_response(await self._parts.logbooks.profile(player_in_path(request)))

    async def leaderboard(self, request: Request) -> Response:
        """A page of the accounts with the highest ratings in a game."""
        self._count(request, self._limits.reads, cost_ms=LIST_COST_MS)
        game = str(request.path_params["game"])
        if game not in game_names():
            raise Refusal(404, "not-found")
        return json_response(await self._parts.logbooks.leaderboard(game, first_in(request)))
