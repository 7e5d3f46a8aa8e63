"""Handlers of the routes of tables."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.rules.game import NOBODY
from seachest.server.accounts.people import People, Player
from seachest.server.errors import Refusal
from seachest.server.http.errors import JSON_TYPE, json_response, read_body
from seachest.server.http.limits import Limits
from seachest.server.http.routes.binding import bind
from seachest.server.http.routes.counted import CountedHandlers, first_in
from seachest.server.settings import Settings
from seachest.server.tables.lobby import Lobby
from seachest.wire import routes
from seachest.wire.lobby import NewTable, QuickMatch, SeatBot, SitDown

REPLAY_AS_SPECTATOR, REPLAY_ALL = "watch", "all"
UNFINISHED_TABLES, ALL_TABLES = "going", "all"


def bind_tables(lobby: Lobby, people: People, settings: Settings, limits: Limits) -> list[Route]:
    """The routes of tables, with their handlers."""
    handlers = _TableHandlers(lobby, people, settings, limits)
    return [
        bind(routes.OPEN_TABLE, handlers.open),
        bind(routes.MY_TABLES, handlers.mine),
        bind(routes.PUBLIC_TABLES, handlers.public),
        bind(routes.QUICK_MATCH, handlers.quick_match),
        bind(routes.TABLE_INFO, handlers.info),
        bind(routes.SIT_DOWN, handlers.sit),
        bind(routes.LEAVE_SEAT, handlers.leave),
        bind(routes.SEAT_BOT, handlers.seat_bot),
        bind(routes.START_GAME, handlers.start),
        bind(routes.REMATCH, handlers.rematch),
        bind(routes.RECORD, handlers.record),
        bind(routes.REPLAY, handlers.replay),
        bind(routes.SUMMARY, handlers.summary),
    ]


def table_in(request: Request) -> str:
    """The id of the table in the path."""
    table = str(request.path_params["table"])
    if len(table) != 12 or not table.isascii() or not table.isalnum():
        raise Refusal(404, "no-such-table")
    return table


def token_in(request: Request) -> str | None:
    """The token of a seat that a request brings, if any; in a header, since logs have addresses."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def seat_in(request: Request) -> int:
    """The number of the seat in the path."""
    return seat_of(str(request.path_params["seat"]))


def seat_of(text: str) -> int:
    """The number of a seat in a path or query; raises a Refusal if it is none."""
    if len(text) != 1 or text not in "01234":
        raise Refusal(404, "no-such-seat")
    return int(text)


def replay_seat_in(request: Request) -> int | None:
    """Whose view a replay shows: a seat's, a spectator's (NOBODY), or everything (None)."""
    seat = request.query_params.get("seat", REPLAY_ALL)
    if seat in (REPLAY_AS_SPECTATOR, REPLAY_ALL):
        return NOBODY if seat == REPLAY_AS_SPECTATOR else None
    return seat_of(seat)


class _TableHandlers(CountedHandlers):
    """Answers requests about tables."""

    def __init__(self, lobby: Lobby, people: People, settings: Settings, limits: Limits) -> None:
        super().__init__(people, settings, limits)
        self._lobby = lobby

    async def _asking(self, request: Request) -> tuple[Player | None, str | None]:
        """The player and the token of a seat that a request brings, if any."""
        return await self._visitor(request), token_in(request)

    async def open(self, request: Request) -> Response:
        """Opens a table and answers with a seat at it."""
        player = await self._player(request, self._limits.openings)
        return json_response(
            await self._lobby.open(player, await read_body(request, NewTable)), routes.OPEN_TABLE.status
        )

    async def mine(self, request: Request) -> Response:
        """The tables at which the player sits."""
        only = request.query_params.get("only", ALL_TABLES)
        if only not in (UNFINISHED_TABLES, ALL_TABLES):
            raise Refusal(400, "bad-message", {"where": "only", "what": "value"})
        player = await self._player(request, self._limits.reads)
        spend = self._spender(request, player)
        return json_response(await self._lobby.tables_of(player, only_going=only == UNFINISHED_TABLES, spend=spend))

    async def public(self, request: Request) -> Response:
        """Lists the public tables."""
        self._count(request, self._limits.reads)
        return json_response(await self._lobby.public_tables(self._spender(request, None)))

    async def quick_match(self, request: Request) -> Response:
        """A seat at some public table."""
        player = await self._player(request, self._limits.openings)
        wish = await read_body(request, QuickMatch)
        return json_response(await self._lobby.quick_match(player, wish.game, wish.players), routes.QUICK_MATCH.status)

    async def info(self, request: Request) -> Response:
        """A table, for all who know its id."""
        self._count(request, self._limits.reads)
        return json_response(await self._lobby.info_for(*await self._asking(request), table_in(request)))

    async def sit(self, request: Request) -> Response:
        """Takes a seat at a table."""
        player = await self._player(request, self._limits.table_changes)
        wish = await read_body(request, SitDown)
        return json_response(await self._lobby.sit(player, table_in(request), wish.seat), routes.SIT_DOWN.status)

    async def leave(self, request: Request) -> Response:
        """Leaves a seat, or removes its player."""
        player = await self._player(request, self._limits.table_changes)
        return json_response(await self._lobby.leave(player, table_in(request), seat_in(request)))

    async def seat_bot(self, request: Request) -> Response:
        """Seats a bot in an empty seat."""
        player = await self._player(request, self._limits.table_changes)
        wish = await read_body(request, SeatBot)
        return json_response(await self._lobby.seat_bot(player, table_in(request), seat_in(request), wish.level))

    async def start(self, request: Request) -> Response:
        """Begins, with bots in all empty seats."""
        player = await self._player(request, self._limits.table_changes)
        return json_response(await self._lobby.start(player, table_in(request)))

    async def rematch(self, request: Request) -> Response:
        """Answers with a seat at the rematch."""
        player = await self._player(request, self._limits.openings)
        return json_response(await self._lobby.rematch(player, table_in(request)), routes.REMATCH.status)

    async def record(self, request: Request) -> Response:
        """The record of a finished game, as a file."""
        self._count(request, self._limits.reads)
        table = table_in(request)
        record = await self._lobby.record(*await self._asking(request), table)
        return Response(
            msgspec.json.format(msgspec.json.encode(record)),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="seachest-{table}.json"'},
        )

    async def replay(self, request: Request) -> Response:
        """Moments of a finished game."""
        self._count(request, self._limits.reads)
        who, first, table = replay_seat_in(request), first_in(request), table_in(request)
        player, token = await self._asking(request)
        found = await self._lobby.replay(player, token, table, who, first, self._spender(request, player))
        return Response(found, media_type=JSON_TYPE)

    async def summary(self, request: Request) -> Response:
        """A finished game in retrospect."""
        self._count(request, self._limits.reads)
        player, token = await self._asking(request)
        table, spend = table_in(request), self._spender(request, player)
        return json_response(await self._lobby.summary(player, token, table, spend))
