"""The routes of tables."""

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from seachest.rules.game import NOBODY
from seachest.server.accounts.people import People, Player
from seachest.server.errors import Refusal
from seachest.server.http.errors import json_response, read_body
from seachest.server.http.limits import Limits, PlayerAddressBuckets
from seachest.server.http.middleware import client_address, refuse_if_waiting, session_cookie
from seachest.server.http.routes.accounts import player_asking
from seachest.server.settings import Settings
from seachest.server.tables.lobby import Lobby
from seachest.wire.lobby import NewTable, QuickMatch, SeatBot, SitDown

HTTP_CREATED = 201
REPLAY_AS_SPECTATOR, REPLAY_ALL = "watch", "all"
MAX_NUMBER_DIGITS = 6


def routes(lobby: Lobby, people: People, settings: Settings, limits: Limits) -> list[Route]:
    """All of them, for a Starlette application."""
    at = _TableRoutes(lobby, people, settings, limits)
    table = "/api/tables/{table}"
    return [
        Route("/api/tables", at.open, methods=["POST"]),
        Route("/api/tables", at.mine, methods=["GET"]),
        Route("/api/lobby", at.lobby, methods=["GET"]),
        Route("/api/quick", at.quick, methods=["POST"]),
        Route(table, at.info, methods=["GET"]),
        Route(f"{table}/seats", at.sit, methods=["POST"]),
        Route(f"{table}/seats/{{seat}}", at.rise, methods=["DELETE"]),
        Route(f"{table}/seats/{{seat}}/bot", at.seat_bot, methods=["POST"]),
        Route(f"{table}/start", at.start, methods=["POST"]),
        Route(f"{table}/rematch", at.rematch, methods=["POST"]),
        Route(f"{table}/record", at.record, methods=["GET"]),
        Route(f"{table}/replay", at.replay, methods=["GET"]),
    ]


def table_in(request: Request) -> str:
    """The id of the table in the path."""
    table = str(request.path_params["table"])
    if len(table) != 12 or not table.isascii() or not table.isalnum():
        raise Refusal(404, "no-such-table")
    return table


def token_in(request: Request) -> str | None:
    """The token of a seat, where the request has one; in a header, since addresses stand in logs."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" and token.strip() else None


def seat_in(request: Request) -> int:
    """The number of the seat in the path."""
    return seat_of(str(request.path_params["seat"]))


def seat_of(text: str) -> int:
    """A seat as addresses name it."""
    if len(text) != 1 or text not in "01234":
        raise Refusal(404, "no-such-seat")
    return int(text)


def knowledge_in(request: Request) -> int | None:
    """Whose knowledge a replay shall show: a seat, NOBODY for a spectator's, None for everything."""
    seat = request.query_params.get("seat", REPLAY_ALL)
    if seat in (REPLAY_AS_SPECTATOR, REPLAY_ALL):
        return NOBODY if seat == REPLAY_AS_SPECTATOR else None
    return seat_of(seat)


def first_in(request: Request) -> int:
    """The number of the first moment that a replay shall show."""
    first = request.query_params.get("first", "0")
    if len(first) > MAX_NUMBER_DIGITS or not first.isascii() or not first.isdigit():
        raise Refusal(400, "bad-request")
    return int(first)


class _TableRoutes:
    """Answers requests about tables."""

    def __init__(self, lobby: Lobby, people: People, settings: Settings, limits: Limits) -> None:
        self._lobby, self._people, self._settings, self._limits = lobby, people, settings, limits

    async def _player(self, request: Request, limit: PlayerAddressBuckets) -> Player:
        """Who is asking, and not too often."""
        player = await player_asking(request, self._people)
        self._count(request, limit, player.id)
        return player

    async def _whoever(self, request: Request) -> tuple[Player | None, str | None]:
        """Who is asking, as far as they say it: by their session, or the token of a seat."""
        return await self._people.player_of(session_cookie(request)), token_in(request)

    def _count(self, request: Request, limit: PlayerAddressBuckets, player: str | None = None) -> None:
        refuse_if_waiting(limit.wait(player, client_address(request, self._settings)))

    async def open(self, request: Request) -> Response:
        """A new table."""
        player = await self._player(request, self._limits.openings)
        return json_response(await self._lobby.open(player, await read_body(request, NewTable)), HTTP_CREATED)

    async def mine(self, request: Request) -> Response:
        """The tables at which the one who asks sits."""
        return json_response(await self._lobby.mine(await self._player(request, self._limits.reads)))

    async def lobby(self, request: Request) -> Response:
        """Public tables."""
        self._count(request, self._limits.reads)
        return json_response(await self._lobby.lobby())

    async def quick(self, request: Request) -> Response:
        """A seat somewhere."""
        player = await self._player(request, self._limits.openings)
        wish = await read_body(request, QuickMatch)
        return json_response(await self._lobby.quick(player, wish.game, wish.players), HTTP_CREATED)

    async def info(self, request: Request) -> Response:
        """A table, for whoever knows its id."""
        self._count(request, self._limits.reads)
        return json_response(await self._lobby.info_for(*await self._whoever(request), table_in(request)))

    async def sit(self, request: Request) -> Response:
        """Sits down."""
        player = await self._player(request, self._limits.table_changes)
        wish = await read_body(request, SitDown)
        return json_response(await self._lobby.sit(player, table_in(request), wish.seat), HTTP_CREATED)

    async def rise(self, request: Request) -> Response:
        """Leaves a seat, or removes somebody."""
        player = await self._player(request, self._limits.table_changes)
        return json_response(await self._lobby.rise(player, table_in(request), seat_in(request)))

    async def seat_bot(self, request: Request) -> Response:
        """A bot for an empty seat."""
        player = await self._player(request, self._limits.table_changes)
        wish = await read_body(request, SeatBot)
        return json_response(await self._lobby.seat_bot(player, table_in(request), seat_in(request), wish.level))

    async def start(self, request: Request) -> Response:
        """Begins, with bots in all empty seats."""
        return json_response(
            await self._lobby.start(await self._player(request, self._limits.table_changes), table_in(request))
        )

    async def rematch(self, request: Request) -> Response:
        """Once more."""
        return json_response(
            await self._lobby.rematch(await self._player(request, self._limits.openings), table_in(request)),
            HTTP_CREATED,
        )

    async def record(self, request: Request) -> Response:
        """The record of a finished game, as a file."""
        self._count(request, self._limits.reads)
        table = table_in(request)
        record = await self._lobby.record(*await self._whoever(request), table)
        return Response(
            msgspec.json.format(msgspec.json.encode(record)),
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="seachest-{table}.json"'},
        )

    async def replay(self, request: Request) -> Response:
        """Moments of a finished game."""
        self._count(request, self._limits.reads)
        who, first = knowledge_in(request), first_in(request)
        return json_response(await self._lobby.replay(*await self._whoever(request), table_in(request), who, first))
