"""A little server of the protocol for tests of clients: real games in memory, no clocks, no bots, no accounts."""

import asyncio
import itertools
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from seachest.messages.stories import Sentence, narrator, opening, tell
from seachest.rules.errors import IllegalMove
from seachest.table import Table, View, deal
from seachest.wire import lobby, play
from seachest.wire.base import SUBPROTOCOL

_messages = msgspec.json.Decoder(play.Message)


def said(sentence: Sentence) -> play.Said:
    return play.Said(id=sentence.id, values=dict(sentence.values))


def choices(view: View, texts: list[str]) -> list[play.Choice]:
    return [play.Choice(text=text, says=said(narrator(view.game.name).choice(view, text))) for text in texts]


@dataclass
class Recipient:
    """What one seat, or a spectator, was told."""

    number: int = 0
    moves: list[str] = field(default_factory=list)
    story: list[play.Said] = field(default_factory=list)


@dataclass
class LittleTable:
    """A table, who sits there, and who follows it."""

    id: str
    wish: lobby.NewTable
    names: list[str | None]
    table: Table | None = None
    told: dict[int | None, Recipient] = field(default_factory=dict)
    followers: list[tuple[WebSocket, int | None]] = field(default_factory=list)
    command_ids: set[str] = field(default_factory=set)

    def info(self) -> lobby.TableInfo:
        phase = "waiting" if self.table is None else "playing" if self.table.pending() else "over"
        seats = [lobby.SeatInfo(kind="player" if name else "empty", name=name) for name in self.names]
        return lobby.TableInfo(
            id=self.id,
            game=self.wish.game,
            players=self.wish.players,
            options=self.wish.options,
            seconds=None,
            watch="anyone",
            public=False,
            phase=phase,  # type: ignore[arg-type]  # one of the three
            seats=seats,
            opener="opener",
            opened=0.0,
        )

    def situation(self, seat: int | None) -> play.Situation | None:
        if self.table is None:
            return None
        view, result = self.table.seat_view(seat), self.table.result()
        return play.Situation(
            view=view.position(),
            pending=list(view.pending()),
            choices=choices(view, view.legal()),
            asides=choices(view, view.out_of_turn()),
            result=None if result is None else play.Result(list(result.scores), list(result.winners)),
        )

    def here(self, seat: int | None) -> play.Here:
        told = self.told.setdefault(seat, Recipient())
        return play.Here(
            table=self.id,
            number=told.number,
            seat=seat,
            info=self.info(),
            situation=self.situation(seat),
            now=0.0,
            story=told.story,
            moves=told.moves,
        )

    def begin(self) -> None:
        self.table = deal(self.wish.game, self.wish.players, seed=self.wish.seed, options=self.wish.options)
        for seat in (None, *range(self.wish.players)):
            self.told[seat] = Recipient(1, [], [said(one) for one in opening(self.table.seat_view(seat))])

    async def tell_start(self) -> None:
        for socket, seat in self.followers:
            told = self.told[seat]
            news = play.News(
                table=self.id,
                number=told.number,
                now=0.0,
                story=told.story,
                situation=self.situation(seat),
                info=self.info(),
            )
            await send(socket, news)

    async def act(self, seat: int, text: str) -> None:
        assert self.table is not None
        seats = (None, *range(self.wish.players))
        before = {other: self.table.seat_view(other) for other in seats}
        self.table.act(seat, text)
        for other in seats:
            noticed = self.table.observed_actions(other)
            if not noticed:
                continue
            story = [said(one) for one in tell(before[other], noticed, self.table.seat_view(other))]
            told = self.told[other]
            told.number += 1
            told.moves += map(str, noticed)
            told.story += story
            news = play.News(
                table=self.id,
                number=told.number,
                now=0.0,
                moves=[str(move) for move in noticed],
                story=story,
                situation=self.situation(other),
            )
            for socket, owner in self.followers:
                if owner == other:
                    await send(socket, news)


async def send(socket: WebSocket, answer: play.Answer) -> None:
    await socket.send_text(msgspec.json.encode(answer).decode())


class LittleServer:
    """All of it; `sent` counts acts, `drop` breaks the connection after that many, without a word about the last."""

    def __init__(self) -> None:
        self.url = ""
        self.tables: dict[str, LittleTable] = {}
        self.numbers = itertools.count(1)
        self.cookies: set[str] = set()
        self.drop_after: int | None = None
        self.refuses_followers = False
        self.app = Starlette(
            routes=[
                Route("/health", self.health),
                Route("/api/guests", self.guests, methods=["POST"]),
                Route("/api/tables", self.open, methods=["POST"]),
                Route("/api/tables/{id}", self.info),
                Route("/api/tables/{id}/seats", self.sit, methods=["POST"]),
                WebSocketRoute("/play", self.serve_socket),
            ]
        )

    def answer(self, value: Any, status: int = 200) -> Response:
        return Response(msgspec.json.encode(value), status, media_type="application/json")

    async def health(self, request: Request) -> Response:
        return self.answer(lobby.Health(status="ok", version="little"))

    async def guests(self, request: Request) -> Response:
        guest = msgspec.json.decode(await request.body(), type=lobby.NewGuest)
        answer = self.answer(lobby.Me(id="guest", name=guest.name, account=False))
        cookie = guest.name.replace(" ", "_")
        self.cookies.add(cookie)
        answer.set_cookie("guest", cookie)
        return answer

    def seated(self, found: LittleTable, seat: int, name: str) -> Response:
        found.names[seat] = name
        return self.answer(lobby.Seated(table=found.info(), seat=seat, token=f"{'token':x<20}{seat}"))

    async def open(self, request: Request) -> Response:
        wish = msgspec.json.decode(await request.body(), type=lobby.NewTable)
        name = f"table{next(self.numbers):07}"
        self.tables[name] = LittleTable(name, wish, [None] * wish.players)
        return self.seated(self.tables[name], 0, request.cookies["guest"])

    async def info(self, request: Request) -> Response:
        found = self.tables.get(request.path_params["id"])
        return self.answer({"code": "unknown-table"}, 404) if found is None else self.answer(found.info())

    async def sit(self, request: Request) -> Response:
        found = self.tables[request.path_params["id"]]
        wish = msgspec.json.decode(await request.body(), type=lobby.SitDown)
        if None not in found.names:
            return self.answer({"code": "table-full"}, 409)
        seat = found.names.index(None) if wish.seat is None else wish.seat
        answer = self.seated(found, seat, request.cookies["guest"])
        if None not in found.names:
            found.begin()
            await found.tell_start()
        return answer

    async def serve_socket(self, socket: WebSocket) -> None:
        assert socket.cookies["guest"] in self.cookies
        await socket.accept(SUBPROTOCOL)
        try:
            while True:
                await self.hear(socket, _messages.decode(await socket.receive_text()))
        except (WebSocketDisconnect, RuntimeError):
            pass
        for found in self.tables.values():
            found.followers = [pair for pair in found.followers if pair[0] is not socket]

    async def hear(self, socket: WebSocket, message: play.Message) -> None:
        found = self.tables[getattr(message, "table", "")]
        if isinstance(message, play.Follow) and self.refuses_followers:
            await send(socket, play.Refused("bad-message", {}))
        elif isinstance(message, play.Follow):
            seat = None if message.token is None else int(message.token[-1])
            found.followers.append((socket, seat))
            await send(socket, found.here(seat))
        elif isinstance(message, play.Unfollow):
            found.followers = [pair for pair in found.followers if pair[0] is not socket]
        elif isinstance(message, play.Act):
            seat = next(seat for follower, seat in found.followers if follower is socket)
            assert seat is not None
            try:
                if message.id not in found.command_ids:
                    await found.act(seat, message.text)
                    found.command_ids.add(message.id)
            except IllegalMove as error:
                await send(socket, play.Refused("illegal", {"clause": error.clause}, found.id, message.id))
                return
            if self.drop_after is not None:
                self.drop_after -= 1
                if self.drop_after <= 0:
                    self.drop_after = None
                    await socket.close(1012)
                    return
            await send(socket, play.Done(found.id, message.id))


@asynccontextmanager
async def little_server() -> AsyncIterator[LittleServer]:
    """A little server that listens at a port of its own."""
    little = LittleServer()
    config = uvicorn.Config(little.app, host="127.0.0.1", port=0, log_level="error", lifespan="off")
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve())  # `serve` would take the signals of the test run
    while not server.started:
        await asyncio.sleep(0.01)
    little.url = f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    try:
        yield little
    finally:
        server.should_exit = True
        await running
