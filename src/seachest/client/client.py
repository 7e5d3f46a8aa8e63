"""The client: REST for people and tables, one WebSocket for all tables it follows."""

import asyncio
from collections.abc import Mapping, Sequence
from types import TracebackType
from typing import Any, Literal, Self, TypeVar
from urllib.parse import urlsplit, urlunsplit

import httpx
import msgspec

from seachest.client.errors import Outdated, Refused, Unreachable
from seachest.client.line import Line
from seachest.client.pauses import Pauses
from seachest.client.table import FollowedTable
from seachest.wire.base import Asked, Problem
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
from seachest.wire.play import Replay

Answer = TypeVar("Answer")
PATIENCE = 60.0
"""For so many seconds a lost server is looked for."""
TIMEOUT = 30.0


def origin_of(url: str) -> str:
    """Scheme, host and port of an address, as a browser names where a page comes from."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.netloc:
        raise Unreachable(f"expected an address such as http://127.0.0.1:8000, not {url}")
    return urlunsplit((parts.scheme, parts.netloc, "", "", ""))


def play_address(url: str) -> str:
    """Where the WebSocket of a server is."""
    parts = urlsplit(url)
    scheme = "wss" if parts.scheme == "https" else "ws"
    return urlunsplit((scheme, parts.netloc, parts.path.rstrip("/") + "/play", "", ""))


class Client:
    """Somebody at a server: a guest or the owner of an account, who opens, joins and follows tables.

    ``url`` is where the server is; ``patience`` how many seconds a lost connection is tried to be opened again before
    all that waits for it fails; ``transport`` how requests travel, if not over the network.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float = PATIENCE,
        pauses: Pauses | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self._pauses = pauses or Pauses()
        origin = origin_of(self.url)
        self._http = httpx.AsyncClient(
            base_url=self.url, headers={"Origin": origin}, timeout=TIMEOUT, transport=transport
        )
        self._line = Line(play_address(self.url), origin, self._cookies, patience, self._pauses)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Ends all connections. Seats stay taken."""
        await self._line.close()
        await self._http.aclose()

    def _cookies(self) -> dict[str, str]:
        """The cookies that go with a handshake, just those that would go with a request there."""
        headers = self._http.build_request("GET", "/play").headers
        return {"Cookie": headers["cookie"]} if "cookie" in headers else {}

    # People

    async def ready(self, seconds: float = PATIENCE) -> Health:
        """Waits until the server answers that it works; raises `Unreachable` after so many seconds."""
        clock = asyncio.get_running_loop().time
        end, tries = clock() + seconds, 0
        while True:
            try:
                return await self._ask("GET", "/health", Health)
            except (Unreachable, Refused):
                pause = self._pauses.after(tries)
                if clock() + pause > end:
                    raise
            await asyncio.sleep(pause)
            tries += 1

    async def guest(self, name: str) -> Me:
        """Becomes a guest of that name."""
        return await self._ask("POST", "/api/guests", Me, NewGuest(name=name))

    async def me(self) -> Me:
        """Who one is."""
        return await self._ask("GET", "/api/me", Me)

    async def register(self, name: str, password: str) -> Me:
        """Opens an account; a guest keeps all games."""
        return await self._ask("POST", "/api/accounts", Me, Credentials(name=name, password=password))

    async def login(self, name: str, password: str) -> Me:
        """Comes back into an account."""
        return await self._ask("POST", "/api/login", Me, Credentials(name=name, password=password))

    async def logout(self) -> None:
        """Is nobody any longer."""
        await self._send("POST", "/api/logout")
        self._http.cookies.clear()

    async def change_password(self, old: str, new: str) -> Me:
        """Another password for the account."""
        return await self._ask("POST", "/api/password", Me, NewPassword(old=old, new=new))

    async def delete_account(self, password: str) -> None:
        """Deletes the account for good."""
        await self._send("DELETE", "/api/account", Farewell(password=password))
        self._http.cookies.clear()

    # Tables

    async def open(
        self,
        game: str,
        players: int,
        *,
        options: Mapping[str, Any] | None = None,
        seconds: int | None = None,
        watch: Literal["anyone", "nobody"] = "anyone",
        public: bool = False,
        bots: Sequence[Level] = (),
        seed: str | None = None,
    ) -> Seated:
        """Opens a table and sits down in its first seat."""
        wish = NewTable(
            game=game,
            players=players,
            options=dict(options or {}),
            seconds=seconds,
            watch=watch,
            public=public,
            bots=list(bots),
            seed=seed,
        )
        return await self._ask("POST", "/api/tables", Seated, wish)

    async def quick(self, game: str, players: int) -> Seated:
        """Sits down at an open table of the lobby, or opens one."""
        return await self._ask("POST", "/api/quick", Seated, QuickMatch(game=game, players=players))

    async def mine(self) -> list[TableInfo]:
        """The tables at which one sits."""
        return (await self._ask("GET", "/api/tables", Tables)).tables

    async def lobby(self) -> list[TableInfo]:
        """The open tables that wait for players."""
        return (await self._ask("GET", "/api/lobby", Tables)).tables

    async def info(self, table: str, token: str | None = None) -> TableInfo:
        """A table; with the token of a seat, as that seat may see it."""
        return await self._ask("GET", f"/api/tables/{table}", TableInfo, token=token)

    async def sit(self, table: str, seat: int | None = None) -> Seated:
        """Takes a seat, the first free one unless told."""
        return await self._ask("POST", f"/api/tables/{table}/seats", Seated, SitDown(seat=seat))

    async def rise(self, table: str, seat: int) -> TableInfo:
        """Gives up the own seat, or as the one who opened the table, takes somebody's."""
        return await self._ask("DELETE", f"/api/tables/{table}/seats/{seat}", TableInfo)

    async def seat_bot(self, table: str, seat: int, level: Level) -> TableInfo:
        """Puts a bot into an empty seat."""
        return await self._ask("POST", f"/api/tables/{table}/seats/{seat}/bot", TableInfo, SeatBot(level=level))

    async def start(self, table: str) -> TableInfo:
        """Begins the game, with bots in all empty seats."""
        return await self._ask("POST", f"/api/tables/{table}/start", TableInfo)

    async def rematch(self, table: str) -> Seated:
        """The same once more, at a new table."""
        return await self._ask("POST", f"/api/tables/{table}/rematch", Seated)

    async def record(self, table: str, token: str | None = None) -> dict[str, Any]:
        """The record of a finished game; where nobody may look on, for who sits there or has the token of a seat."""
        return await self._ask("GET", f"/api/tables/{table}/record", dict[str, Any], token=token)

    async def replay(
        self, table: str, seat: int | Literal["watch", "all"] = "all", first: int = 0, token: str | None = None
    ) -> Replay:
        """Some moments of a finished game, as a seat knew them, as a spectator did, or with all cards open."""
        return await self._ask("GET", f"/api/tables/{table}/replay?seat={seat}&first={first}", Replay, token=token)

    async def follow(self, table: str, token: str | None = None, *, exact: bool = False) -> FollowedTable:
        """Follows a table: in the own seat, in the one whose token it is, or as a spectator.

        With `exact`, `FollowedTable.view` is what bots of this package get; raises `Outdated` where the server plays
        by other rules.
        """
        followed = await self._line.follow(table, token, exact=exact)
        try:
            followed.check_layout()
        except Outdated:
            await followed.leave()
            raise
        return followed

    async def mute(self, player: str, on: bool = True) -> None:
        """Hears no more of what a player says in chats, or hears it again."""
        await self._line.mute(player, on)

    # Asking

    async def _ask(
        self, method: str, path: str, kind: type[Answer], asked: Asked | None = None, token: str | None = None
    ) -> Answer:
        """Sends a request, and reads its answer."""
        body = await self._send(method, path, asked, token)
        try:
            return msgspec.json.decode(body, type=kind)
        except msgspec.MsgspecError as error:
            raise Unreachable(f"{path}: the answer makes no sense: {error}") from None

    async def _send(self, method: str, path: str, asked: Asked | None = None, token: str | None = None) -> bytes:
        """Sends a request; raises `Refused` where the server refuses it."""
        headers = {} if asked is None else {"Content-Type": "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        content = None if asked is None else msgspec.json.encode(asked)
        try:
            response = await self._http.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            raise Unreachable(f"{self.url}: {error or type(error).__name__}") from None
        if response.is_success:
            return response.content
        try:
            problem = msgspec.json.decode(response.content, type=Problem)
        except msgspec.MsgspecError:
            raise Refused("status", {"status": response.status_code}) from None
        raise Refused(problem.code, problem.params)
