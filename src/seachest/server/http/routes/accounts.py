"""The routes of people: guests, accounts, sessions."""

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.accounts.people import People, Player, PlayerSession, login_of
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import client_address, count_or_refuse, session_cookie, set_session_cookie
from seachest.server.http.routes.binding import bind
from seachest.server.settings import Settings
from seachest.wire import routes
from seachest.wire.lobby import Credentials, Farewell, NewGuest, NewPassword


def bind_accounts(people: People, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of guests and accounts, with their handlers."""
    handlers = _AccountHandlers(people, settings, limits)
    return [
        bind(routes.NEW_GUEST, handlers.guest),
        bind(routes.ME, handlers.me),
        bind(routes.NEW_ACCOUNT, handlers.open_account),
        bind(routes.LOGIN, handlers.login),
        bind(routes.LOGOUT, handlers.logout),
        bind(routes.CHANGE_PASSWORD, handlers.change_password),
        bind(routes.DELETE_ACCOUNT, handlers.delete_account),
    ]


async def player_asking(connection: HTTPConnection, people: People) -> Player:
    """Who is asking; nobody is refused."""
    player = await people.player_of(session_cookie(connection))
    if player is None:
        raise Refusal(401, "no-session")
    return player


class _AccountHandlers:
    """Answers requests about people."""

    def __init__(self, people: People, settings: Settings, limits: Limits) -> None:
        self._people, self._settings, self._limits = people, settings, limits

    async def guest(self, request: Request) -> Response:
        """Play at once; or another name for a guest who is here already."""
        wish = await read_body(request, NewGuest)
        count_or_refuse(self._limits.guests, self._address(request))
        player = await self._people.player_of(session_cookie(request))
        return await self._welcome(request, await self._people.guest(wish.name, player))

    async def me(self, request: Request) -> Response:
        """Who is asking, with a fresh cookie from time to time."""
        player = await player_asking(request, self._people)
        response = json_response(await self._people.me(player))
        renewed = await self._people.renewed(player, session_cookie(request) or "")
        if renewed is not None:
            set_session_cookie(response, renewed, request, self._settings)
        return response

    async def open_account(self, request: Request) -> Response:
        """A new account, which keeps the games of the guest who opens it."""
        wish = await read_body(request, Credentials)
        count_or_refuse(self._limits.accounts, self._address(request))
        player = await self._people.player_of(session_cookie(request))
        return await self._welcome(request, await self._people.open_account(wish.name, wish.password, player))

    async def login(self, request: Request) -> Response:
        """The way back into an account."""
        wish = await read_body(request, Credentials)
        count_or_refuse(self._limits.logins, self._address(request))
        count_or_refuse(self._limits.passwords, login_of(wish.name))
        return await self._welcome(request, await self._people.login(wish.name, wish.password))

    async def logout(self, request: Request) -> Response:
        """Takes the cookie back, and closes what was opened with it; whoever has none has lost nothing."""
        player = await self._people.player_of(session_cookie(request))
        if player is not None:
            self._people.ended(player.id)
        response = Response(status_code=routes.LOGOUT.status)
        set_session_cookie(response, None, request, self._settings)
        return response

    async def change_password(self, request: Request) -> Response:
        """Another password, and the end of all other sessions."""
        wish = await read_body(request, NewPassword)
        player = await player_asking(request, self._people)
        self._count_try(request, player)
        return await self._welcome(request, await self._people.change_password(player, wish.old, wish.new))

    async def delete_account(self, request: Request) -> Response:
        """The end of an account."""
        wish = await read_body(request, Farewell)
        player = await player_asking(request, self._people)
        self._count_try(request, player)
        await self._people.delete(player, wish.password)
        return await self.logout(request)

    def _address(self, request: Request) -> str:
        """Whom limits count."""
        return client_address(request, self._settings)

    def _count_try(self, request: Request, player: Player) -> None:
        """Counts a try of a password by somebody who is in already."""
        count_or_refuse(self._limits.logins, self._address(request))
        count_or_refuse(self._limits.passwords, f"player {player.id}")

    async def _welcome(self, request: Request, session: PlayerSession) -> Response:
        """Tells somebody who they are, with their cookie."""
        response = json_response(await self._people.me(session.player))
        set_session_cookie(response, session.cookie, request, self._settings)
        return response
