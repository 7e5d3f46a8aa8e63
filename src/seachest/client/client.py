"""`ServerClient`: requests about people and tables over REST, and one WebSocket for all tables that it follows."""

import asyncio
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec

from seachest.client.connection import ServerConnection
from seachest.client.errors import RequestRefused, RulesMismatch, ServerUnreachable, refusal_from
from seachest.client.retry import RetryDelays
from seachest.client.table import FollowedTable
from seachest.rules.types import Seat
from seachest.wire.base import Asked
from seachest.wire.lobby import (
    Credentials,
    Farewell,
    Health,
    Level,
    Me,
    NewGuest,
    NewPassword,
    NewTable,
    QuickMatch,
    SeatBot,
    Seated,
    SitDown,
    TableInfo,
    Tables,
)
from seachest.wire.play import Replay, Summary

ResponseT = TypeVar("ResponseT")

RECONNECT_TIMEOUT_S = 60.0
REQUEST_TIMEOUT_S = 30.0
PREPARING_CODE = "preparing"
PREPARING_TIMEOUT_S = 600.0
"""How long a client waits for a server that compiles a game at its first start."""


def origin_of(url: str) -> str:
    """Scheme, host and port of a server's address; raises `ServerUnreachable` if it is none.

    >>> origin_of("https://sea.example:8000/chest")
    'https://sea.example:8000'
    """
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise ServerUnreachable(f"expected an address such as http://127.0.0.1:8000, not {url}")
    return urlunsplit((parts.scheme, parts.netloc, "", "", ""))


def websocket_url(url: str) -> str:
    """The address of a server's WebSocket.

    >>> websocket_url("https://sea.example/chest/")
    'wss://sea.example/chest/play'
    """
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/play", "", ""))


class ServerClient:
    """A player at a server: a guest or the owner of an account, who opens, joins and follows tables.

    ``url`` is the address of the server. ``reconnect_timeout_s`` is how many seconds a lost connection may stay lost
    before everything that waits for it raises `ServerUnreachable`; ``retry_delays`` how long to wait between attempts.
    ``cookies`` of an earlier client go on with its session. ``transport`` replaces the network under the requests, for
    tests.

    All methods raise `RequestRefused` if the server refuses, and `ServerUnreachable` if it can't be reached.

    >>> async with ServerClient("http://127.0.0.1:8000") as client:
    ...     me = await client.guest("Ada")
    >>> me.name
    'Ada'

    In the examples of the methods, ``client`` belongs to the guest Ada and ``friend`` to the guest Bob.
    """

    def __init__(
        self,
        url: str,
        *,
        reconnect_timeout_s: float = RECONNECT_TIMEOUT_S,
        retry_delays: RetryDelays | None = None,
        cookies: httpx.Cookies | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self._retry_delays = retry_delays or RetryDelays()
        origin = origin_of(self.url)
        self._http = httpx.AsyncClient(
            base_url=self.url,
            headers={"Origin": origin},
            cookies=cookies,
            timeout=REQUEST_TIMEOUT_S,
            transport=transport,
        )
        self._connection = ServerConnection(
            websocket_url(self.url), origin, self.handshake_headers, reconnect_timeout_s, self._retry_delays
        )

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Closes all connections; the player keeps their seats. ``async with`` does it at the end of its block."""
        await self._connection.close()
        await self._http.aclose()

    @property
    def cookies(self) -> httpx.Cookies:
        """A copy of the cookies by which the server knows this player; keep them as secret as a password.

        >>> async with ServerClient("http://127.0.0.1:8000", cookies=client.cookies) as again:
        ...     (await again.me()).name
        'Ada'
        """
        return httpx.Cookies(self._http.cookies)

    def handshake_headers(self) -> dict[str, str]:
        """The headers of a WebSocket handshake that carry the cookies of this client; none if it is nobody yet.

        >>> list(client.handshake_headers())
        ['Cookie']
        """
        headers = self._http.build_request("GET", "/play").headers
        return {"Cookie": headers["cookie"]} if "cookie" in headers else {}

    # People

    async def ready(self, seconds: float = RECONNECT_TIMEOUT_S) -> Health:
        """Waits until the server is up; raises `ServerUnreachable` or `RequestRefused` after so many seconds.

        >>> (await client.ready()).status
        'ok'
        """
        clock = asyncio.get_running_loop().time
        end, failures = clock() + seconds, 0
        while True:
            try:
                return await self._request("GET", "/health", Health)
            except (ServerUnreachable, RequestRefused):
                delay = self._retry_delays.after(failures)
                if clock() + delay > end:
                    raise
            await asyncio.sleep(delay)
            failures += 1

    async def guest(self, name: str) -> Me:
        """Becomes a new guest with a name; returns who that is.

        >>> me = await client.guest("Eve")
        >>> me.name, me.account
        ('Eve', False)
        """
        return await self._request("POST", "/api/guests", Me, NewGuest(name=name))

    async def me(self) -> Me:
        """Who this client is at the server; raises `RequestRefused` if it is nobody yet.

        >>> (await client.me()).name
        'Ada'
        """
        return await self._request("GET", "/api/me", Me)

    async def register(self, name: str, password: str) -> Me:
        """Opens an account; a guest who does so keeps all their games.

        >>> me = await client.register("Ada Lovelace", "sea salt and paper")
        >>> me.name, me.account
        ('Ada Lovelace', True)
        """
        return await self._request("POST", "/api/accounts", Me, Credentials(name=name, password=password))

    async def login(self, name: str, password: str) -> Me:
        """Logs in to an account.

        >>> me = await client.register("Grace", "sea salt and paper")
        >>> await client.logout()
        >>> (await client.login("Grace", "sea salt and paper")).id == me.id
        True
        """
        return await self._request("POST", "/api/login", Me, Credentials(name=name, password=password))

    async def logout(self) -> None:
        """Logs out; a guest can't come back, the owner of an account can with `login`.

        >>> await client.logout()
        """
        await self._send("POST", "/api/logout")
        self._http.cookies.clear()

    async def change_password(self, old: str, new: str) -> Me:
        """Gives the account another password.

        >>> me = await client.register("Hedy", "sea salt and paper")
        >>> (await client.change_password("sea salt and paper", "two mermaids")).name
        'Hedy'
        """
        return await self._request("POST", "/api/password", Me, NewPassword(old=old, new=new))

    async def delete_account(self, password: str | None = None) -> None:
        """Deletes the account for good, or the guest, who has no password.

        >>> me = await client.register("Mary", "sea salt and paper")
        >>> await client.delete_account("sea salt and paper")
        """
        await self._send("DELETE", "/api/account", Farewell(password=password))
        self._http.cookies.clear()

    # Tables

    async def open(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,  # Any: the values are JSON, another set in each game
        seconds: int | None = None,
        watch: Literal["anyone", "nobody"] = "anyone",
        public: bool = False,
        bots: Sequence[Level] = (),
        seed: str | None = None,
    ) -> Seated:
        """Opens a table and sits down in its first seat; returns the table, the seat and the seat's token.

        ``seconds`` is the clock of each decision (None: no clock), ``watch`` says who may look on, ``public`` whether
        the lobby shows the table, and ``bots`` are the levels of bots in the next seats. Only servers for tests take
        a ``seed``. The game begins when all seats are taken.

        >>> seated = await client.open("dolores", 3, bots=["casual"])
        >>> seated.seat, seated.table.phase, [seat.kind for seat in seated.table.seats]
        (0, 'waiting', ['player', 'bot', 'empty'])
        """
        new_table = NewTable(
            game=game,
            players=players,
            options=dict(options or {}),
            seconds=seconds,
            watch=watch,
            public=public,
            bots=list(bots),
            seed=seed,
        )
        return await self._request("POST", "/api/tables", Seated, new_table)

    async def quick(self, game: str, players: int) -> Seated:
        """Sits down at a table of the lobby that waits for players, or opens one.

        >>> (await client.quick("sea-salt-paper", 4)).table.public
        True
        """
        return await self._request("POST", "/api/quick", Seated, QuickMatch(game=game, players=players))

    async def mine(self) -> list[TableInfo]:
        """The tables at which this player sits.

        >>> seated = await client.open("dolores", 2)
        >>> [info.id for info in await client.mine()] == [seated.table.id]
        True
        """
        return (await self._request("GET", "/api/tables", Tables)).tables

    async def lobby(self) -> list[TableInfo]:
        """The public tables that wait for players.

        >>> seated = await client.open("sea-or-shore", 3, public=True)
        >>> seated.table.id in [info.id for info in await friend.lobby()]
        True
        """
        return (await self._request("GET", "/api/lobby", Tables)).tables

    async def info(self, table: str, token: str | None = None) -> TableInfo:
        """What is played at a table, and who sits there; with the token of a seat, as that seat may see it.

        >>> seated = await client.open("dolores", 2)
        >>> (await friend.info(seated.table.id)).seats[0].name
        'Ada'
        """
        return await self._request("GET", f"/api/tables/{table}", TableInfo, token=token)

    async def sit(self, table: str, seat: Seat | None = None) -> Seated:
        """Takes a seat at a table, the first free one if none is named.

        >>> seated = await client.open("dolores", 2)
        >>> (await friend.sit(seated.table.id)).seat
        1
        """
        return await self._request("POST", f"/api/tables/{table}/seats", Seated, SitDown(seat=seat))

    async def rise(self, table: str, seat: Seat) -> TableInfo:
        """Gives up the player's own seat; the player who opened the table may also free another seat.

        >>> seated = await client.open("dolores", 3)
        >>> joined = await friend.sit(seated.table.id)
        >>> (await friend.rise(seated.table.id, joined.seat)).seats[joined.seat].kind
        'empty'
        """
        return await self._request("DELETE", f"/api/tables/{table}/seats/{seat}", TableInfo)

    async def seat_bot(self, table: str, seat: Seat, level: Level) -> TableInfo:
        """Puts a bot into an empty seat.

        >>> seated = await client.open("dolores", 3)
        >>> (await client.seat_bot(seated.table.id, 2, "expert")).seats[2].level
        'expert'
        """
        return await self._request("POST", f"/api/tables/{table}/seats/{seat}/bot", TableInfo, SeatBot(level=level))

    async def start(self, table: str) -> TableInfo:
        """Begins the game, with bots in all empty seats.

        >>> seated = await client.open("sea-or-shore", 4)
        >>> (await client.start(seated.table.id)).phase
        'playing'
        """
        return await self._request("POST", f"/api/tables/{table}/start", TableInfo)

    async def rematch(self, table: str) -> Seated:
        """Opens a new table with the game and the options of a finished one, or joins it if someone else already has.

        >>> again = await client.rematch(finished)
        >>> again.table.game, again.table.id != finished
        ('dolores', True)
        """
        return await self._request("POST", f"/api/tables/{table}/rematch", Seated)

    async def record(self, table: str, token: str | None = None) -> dict[str, Any]:  # Any: a record is JSON
        """The record of a finished game, which `seachest.load` reads.

        Where nobody may look on at the table, only those who sat there, or have the token of a seat, get it.

        >>> record = await client.record(finished)
        >>> record["game"], seachest.load(record).result() is not None
        ('dolores', True)
        """
        return await self._request("GET", f"/api/tables/{table}/record", dict[str, Any], token=token)

    async def replay(
        self, table: str, seat: Seat | Literal["watch", "all"] = "all", first: int = 0, token: str | None = None
    ) -> Replay:
        """Moments of a finished game from number ``first`` on, as many as the server gives at once.

        The updates are those of a seat, of a spectator ("watch"), or with all cards open ("all").

        >>> replay = await client.replay(finished, seat=0)
        >>> replay.first, replay.info.phase
        (0, 'over')
        """
        return await self._request("GET", f"/api/tables/{table}/replay?seat={seat}&first={first}", Replay, token=token)

    async def summary(self, table: str, token: str | None = None) -> Summary:
        """A finished game in retrospect: what each round brought, and what decided the game.

        >>> summary = await client.summary(finished)
        >>> len(summary.rounds), len(summary.rounds[0].seats)
        (1, 2)
        """
        return await self._request("GET", f"/api/tables/{table}/summary", Summary, token=token)

    async def follow(self, table: str, token: str | None = None, *, exact: bool = False) -> FollowedTable:
        """Follows a table; returns once the server has sent its current state.

        The client follows it in its own seat, in the one whose token is given, or as a spectator. With ``exact``,
        `FollowedTable.view` is the view that bots of this package get; that raises `RulesMismatch` if the server
        has another version of the rules.

        >>> seated = await client.open("dolores", 2, bots=["random"])
        >>> table = await client.follow(seated.table.id, seated.token)
        >>> table.seat, table.info.game
        (0, 'dolores')
        """
        followed = await self._connection.follow(table, token, exact=exact)
        try:
            followed.check_layout()
        except RulesMismatch:
            await followed.leave()
            raise
        return followed

    async def mute(self, player: str, on: bool = True) -> None:
        """Hides what a player says in chats, or shows it again; ``player`` is the public id, as in `SeatInfo`.

        >>> seated = await client.open("dolores", 2)
        >>> table = await client.follow(seated.table.id, seated.token)
        >>> await client.mute((await friend.me()).id)
        """
        await self._connection.mute(player, on)

    # Requests

    async def _request(
        self, method: str, path: str, kind: type[ResponseT], asked: Asked | None = None, token: str | None = None
    ) -> ResponseT:
        """Sends a request and decodes the body of the response."""
        body = await self._send(method, path, asked, token)
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.MsgspecError as error:
            raise ServerUnreachable(f"{path}: the answer can't be read: {error}") from None

    async def _send(self, method: str, path: str, asked: Asked | None = None, token: str | None = None) -> bytes:
        """Sends a request and returns the body of the response; waits while the server compiles the game."""
        begin, tries = asyncio.get_running_loop().time(), 0
        while True:
            try:
                return await self._send_once(method, path, asked, token)
            except RequestRefused as refused:
                if refused.code != PREPARING_CODE:
                    raise
                if asyncio.get_running_loop().time() - begin > PREPARING_TIMEOUT_S:
                    raise
            await asyncio.sleep(self._retry_delays.after(tries))
            tries += 1

    async def _send_once(self, method: str, path: str, asked: Asked | None, token: str | None) -> bytes:
        headers = {} if asked is None else {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if asked is None else msgspec.json.encode(asked)
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise ServerUnreachable(f"{self.url}: {error or type(error).__name__}") from None
        if response.is_success:
            return response.content
        raise refusal_from(response.content, response.status_code)
