"""Handlers of the routes of guests and accounts."""

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
    """The player of a request; a Refusal where it has no session."""
    player = await people.player_of(session_cookie(connection))
    if player is None:
        raise Refusal(401, "no-session")
    return player


class _AccountHandlers:
    """Answers requests about guests and accounts."""

    def __init__(self, people: People, settings: Settings, limits: Limits) -> None:
        self._people, self._settings, self._limits = people, settings, limits

    async def guest(self, request: Request) -> Response:
        """A new guest, or another name for a guest."""
        wish = await read_body(request, NewGuest)
        count_or_refuse(self._limits.guests, self._address(request))
        player = await self._people.player_of(session_cookie(request))
        return await self._session_response(request, await self._people.guest(wish.name, player))

    async def me(self, request: Request) -> Response:
        """The player who asks, with a new cookie from time to time."""
        player = await player_asking(request, self._people)
        response = json_response(await self._people.me(player))
        renewed = await self._people.renewed(player, session_cookie(request) or "")
        if renewed is not None:
            set_session_cookie(response, renewed, request, self._settings)
        return response

    async def open_account(self, request: Request) -> Response:
        """A new account; a guest who opens it keeps all games."""
        wish = await read_body(request, Credentials)
        count_or_refuse(self._limits.accounts, self._address(request))
        player = await self._people.player_of(session_cookie(request))
        return await self._session_response(request, await self._people.open_account(wish.name, wish.password, player))

    async def login(self, request: Request) -> Response:
        """A new session of an account."""
        wish = await read_body(request, Credentials)
        count_or_refuse(self._limits.logins, self._address(request))
        count_or_refuse(self._limits.passwords, login_of(wish.name))
        return await self._session_response(request, await self._people.login(wish.name, wish.password))

    async def logout(self, request: Request) -> Response:
        """Deletes the cookie, and closes the player's sockets; without a session nothing happens."""
        player = await self._people.player_of(session_cookie(request))
        if player is not None:
            self._people.ended(player.id)
        response = Response(status_code=routes.LOGOUT.status)
        set_session_cookie(response, None, request, self._settings)
        return response

    async def change_password(self, request: Request) -> Response:
        """Changes the password, and ends all other sessions."""
        wish = await read_body(request, NewPassword)
        player = await player_asking(request, self._people)
        self._count_try(request, player)
        return await self._session_response(request, await self._people.change_password(player, wish.old, wish.new))

    async def delete_account(self, request: Request) -> Response:
        """Deletes the account."""
        wish = await read_body(request, Farewell)
        player = await player_asking(request, self._people)
        self._count_try(request, player)
        await self._people.delete(player, wish.password)
        return await self.logout(request)

    def _address(self, request: Request) -> str:
        """The client's address as limits count it."""
        return client_address(request, self._settings)

    def _count_try(self, request: Request, player: Player) -> None:
        """Counts a try of a password by a player with a session."""
        count_or_refuse(self._limits.logins, self._address(request))
        count_or_refuse(self._limits.passwords, f"player {player.id}")

    async def _session_response(self, request: Request, session: PlayerSession) -> Response:
        """The player of a new session, with its cookie."""
        response = json_response(await self._people.me(session.player))
        set_session_cookie(response, session.cookie, request, self._settings)
        return response
