"""Handlers of the routes of guests and accounts."""

from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.server.accounts.cookies import KnownDevice, device_cookie_without
from seachest.server.accounts.export import Exported
from seachest.server.accounts.names import login_of
from seachest.server.accounts.people import People, Player, PlayerSession
from seachest.server.accounts.sessions import SESSION_ID_PATTERN
from seachest.server.errors import Refusal
from seachest.server.http.errors import JSON_TYPE, json_response, read_body
from seachest.server.http.limits import Limits
from seachest.server.http.login_limits import LoginLimits
from seachest.server.http.middleware import (
    client_address,
    count_or_refuse,
    device_cookie,
    refuse_if_waiting,
    session_cookie,
    set_device_cookie,
    set_session_cookie,
    visit_of,
)
from seachest.server.http.routes.binding import bind
from seachest.server.settings import Settings
from seachest.wire import routes
from seachest.wire.lobby import Credentials, Farewell, NewGuest, NewPassword
from seachest.wire.people import NewRecoveryCodes, Recovery, RecoveryCodes, SessionInfo, Sessions

ResultT = TypeVar("ResultT")
Exporting = Callable[[str], Coroutine[Any, Any, Exported]]  # Any: what a coroutine may be sent
"""Returns everything that is stored about a player."""


def bind_accounts(people: People, settings: Settings, limits: Limits, exporting: Exporting) -> list[Route]:
    """The routes of guests and accounts, with their handlers."""
    handlers = _AccountHandlers(people, settings, limits, exporting)
    return [
        bind(routes.NEW_GUEST, handlers.guest),
        bind(routes.ME, handlers.me),
        bind(routes.NEW_ACCOUNT, handlers.open_account),
        bind(routes.LOGIN, handlers.login),
        bind(routes.LOGOUT, handlers.logout),
        bind(routes.CHANGE_PASSWORD, handlers.change_password),
        bind(routes.DELETE_ACCOUNT, handlers.delete_account),
        bind(routes.LIST_SESSIONS, handlers.list_sessions),
        bind(routes.END_SESSION, handlers.end_session),
        bind(routes.END_OTHER_SESSIONS, handlers.end_other_sessions),
        bind(routes.NEW_RECOVERY_CODES, handlers.new_recovery_codes),
        bind(routes.RECOVER, handlers.recover),
        bind(routes.EXPORT, handlers.export),
    ]


async def player_asking(
    connection: HTTPConnection, people: People, settings: Settings, *, even_banned: bool = False
) -> Player:
    """The player of a request; raises a Refusal if it has no session, or the player is banned."""
    visit = visit_of(connection, settings)
    player = await people.player_of(session_cookie(connection, settings), visit, even_banned=even_banned)
    if player is None:
        raise Refusal(401, "no-session")
    return player


class _AccountHandlers:
    """Answers requests about guests and accounts."""

    def __init__(self, people: People, settings: Settings, limits: Limits, exporting: Exporting) -> None:
        self._people, self._settings, self._limits, self._exporting = people, settings, limits, exporting
        self._logins = LoginLimits(limits.clock)

    async def guest(self, request: Request) -> Response:
        """A new guest, or another name for a guest."""
        wish = await read_body(request, NewGuest)
        count_or_refuse(self._limits.guests, self._address(request))
        player = await self._people.player_of(self._cookie(request))
        visit = visit_of(request, self._settings)
        return await self._session_response(request, await self._people.guest(wish.name, player, visit))

    async def me(self, request: Request) -> Response:
        """The player who asks, with a new cookie from time to time."""
        player = await self._player(request)
        response = json_response(await self._people.me(player))
        visit = visit_of(request, self._settings)
        renewed = await self._people.renewed(player, self._cookie(request) or "", visit)
        if renewed is not None:
            set_session_cookie(response, renewed, request, self._settings)
        return response

    async def open_account(self, request: Request) -> Response:
        """A new account; a guest who opens it keeps all games."""
        wish = await read_body(request, Credentials)
        count_or_refuse(self._limits.accounts, self._address(request))
        player = await self._people.player_of(self._cookie(request))
        visit, device = visit_of(request, self._settings), device_cookie(request, self._settings)
        opened = await self._people.open_account(wish.name, wish.password, player, visit, device)
        return await self._session_response(request, opened)

    async def login(self, request: Request) -> Response:
        """A new session of an account."""
        wish = await read_body(request, Credentials)
        visit, device = visit_of(request, self._settings), device_cookie(request, self._settings)
        known = await self._people.known_device(device, wish.name)
        logging_in = partial(self._people.login, wish.name, wish.password, visit, device)
        return await self._session_response(request, await self._tried(request, login_of(wish.name), logging_in, known))

    async def recover(self, request: Request) -> Response:
        """A new password by a recovery code."""
        wish = await read_body(request, Recovery)
        visit, device = visit_of(request, self._settings), device_cookie(request, self._settings)
        known = await self._people.known_device(device, wish.name)
        recovering = partial(self._people.recover, wish.name, wish.code, wish.password, visit, device)
        return await self._session_response(request, await self._tried(request, login_of(wish.name), recovering, known))

    async def logout(self, request: Request) -> Response:
        """Ends the session, deletes its cookie, and closes its sockets; without a session nothing happens."""
        player = await self._people.player_of(self._cookie(request), even_banned=True)
        if player is not None:
            await self._people.end_session(player, player.session)
        return self._without_session(request, routes.LOGOUT.status)

    async def change_password(self, request: Request) -> Response:
        """Changes the password, and ends all other sessions."""
        wish = await read_body(request, NewPassword)
        player = await self._player(request)
        changing = partial(self._people.change_password, player, wish.old, wish.new, visit_of(request, self._settings))
        return await self._session_response(request, await self._tried_by(request, player, changing))

    async def delete_account(self, request: Request) -> Response:
        """Deletes the account, or the guest."""
        wish = await read_body(request, Farewell)
        player = await self._player(request, even_banned=True)
        count_or_refuse(self._limits.deletions, self._address(request))
        await self._tried_by(request, player, partial(self._people.delete, player, wish.password))
        response = self._without_session(request, routes.DELETE_ACCOUNT.status)
        device = device_cookie(request, self._settings)
        if device is not None:
            set_device_cookie(response, device_cookie_without(device, player.id), request, self._settings)
        return response

    async def new_recovery_codes(self, request: Request) -> Response:
        """New recovery codes, which are shown once."""
        wish = await read_body(request, NewRecoveryCodes)
        player = await self._player(request)
        codes = await self._tried_by(request, player, partial(self._people.recovery_codes, player, wish.password))
        return json_response(RecoveryCodes(list(codes)))

    # --- Sessions

    async def list_sessions(self, request: Request) -> Response:
        """The sessions of the player."""
        return await self._sessions_response(await self._counted_player(request))

    async def end_session(self, request: Request) -> Response:
        """Ends one of the player's sessions."""
        session = str(request.path_params["session"])
        player = await self._counted_player(request)
        found = SESSION_ID_PATTERN.fullmatch(session) and await self._people.end_session(player, session)
        if not found:
            raise Refusal(404, "not-found")
        if session == player.session:
            response = json_response(Sessions([]))
            set_session_cookie(response, None, request, self._settings)
            return response
        return await self._sessions_response(player)

    async def end_other_sessions(self, request: Request) -> Response:
        """Ends all sessions of the player but the one that asks."""
        player = await self._counted_player(request)
        await self._people.end_other_sessions(player)
        return await self._sessions_response(player)

    async def _sessions_response(self, player: Player) -> Response:
        found = await self._people.sessions_of(player)
        told = [SessionInfo(each.id, each.device, each.created, each.seen, each.id == player.session) for each in found]
        return json_response(Sessions(told))

    async def export(self, request: Request) -> Response:
        """Everything that is stored about the player, as a file."""
        player = await self._player(request, even_banned=True)
        count_or_refuse(self._limits.exports, player.id)
        count_or_refuse(self._limits.address_exports, self._address(request))
        return Response(
            msgspec.json.format(msgspec.json.encode(await self._exporting(player.id))),
            media_type=JSON_TYPE,
            headers={"Content-Disposition": f'attachment; filename="seachest-{player.id}.json"'},
        )

    # --- What they share

    def _address(self, request: Request) -> str:
        """The client's address as limits count it."""
        return client_address(request, self._settings)

    def _cookie(self, request: Request) -> str | None:
        return session_cookie(request, self._settings)

    async def _player(self, request: Request, *, even_banned: bool = False) -> Player:
        return await player_asking(request, self._people, self._settings, even_banned=even_banned)

    async def _counted_player(self, request: Request) -> Player:
        player = await self._player(request)
        refuse_if_waiting(self._limits.account_changes.wait(player.id, self._address(request)))
        return player

    async def _tried(
        self,
        request: Request,
        account: str,
        work: Callable[[], Coroutine[Any, Any, ResultT]],
        device: KnownDevice | None = None,
    ) -> ResultT:
        """Does something that needs a password or a code, unless there were too many wrong ones recently."""
        address = self._address(request)
        refuse_if_waiting(self._logins.wait(address, account, device))
        done = await work()
        self._logins.succeeded(address, device)
        return done

    async def _tried_by(
        self, request: Request, player: Player, work: Callable[[], Coroutine[Any, Any, ResultT]]
    ) -> ResultT:
        """Does something that needs the password of a player who has a session; their known device counts by itself."""
        device = await self._people.known_device_of(device_cookie(request, self._settings), player)
        return await self._tried(request, f"player {player.id}", work, device)

    async def _session_response(self, request: Request, session: PlayerSession) -> Response:
        """The player of a new session, with its cookies."""
        response = json_response(await self._people.me(session.player))
        set_session_cookie(response, session.cookie, request, self._settings)
        if session.device_cookie is not None:
            set_device_cookie(response, session.device_cookie, request, self._settings)
        return response

    def _without_session(self, request: Request, status: int) -> Response:
        response = Response(status_code=status)
        set_session_cookie(response, None, request, self._settings)
        return response
