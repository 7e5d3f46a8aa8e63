"""A server that says what a test has written down, in the types of the protocol."""

import asyncio
import socket
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any

import msgspec
from websockets.asyncio.server import ServerConnection, serve
from websockets.datastructures import Headers
from websockets.typing import Subprotocol

from seachest.client import ServerClient
from seachest.client.retry import RetryDelays
from seachest.wire.base import SUBPROTOCOL
from seachest.wire.lobby import SeatInfo, TableInfo
from seachest.wire.play import Answer, Choice, Here, Message, News, Result, Said, Situation

TABLE = "abcdefghijkl"
TOKEN = "t" * 24
QUICK_RETRIES = RetryDelays(first=0.001, longest=0.01)
_messages = msgspec.json.Decoder(Message)


class Peer:
    """One connection, as the server has it."""

    def __init__(self, connection: ServerConnection) -> None:
        self.socket = connection

    async def hears(self) -> Any:
        """The next message of the client."""
        return _messages.decode(await self.socket.recv())

    async def says(self, *answers: Answer) -> None:
        """Some messages to the client, in one frame."""
        await self.socket.send(b"\n".join(map(msgspec.json.encode, answers)), text=True)


Scene = Callable[[Peer], Awaitable[None]]


class FakeServer:
    """Plays one scene a connection, in order; the last one stays open until the client goes."""

    def __init__(self, *scenes: Scene) -> None:
        self.scenes = list(scenes)
        self.errors: list[BaseException] = []
        self.headers: list[Headers] = []

    async def handle(self, connection: ServerConnection) -> None:
        assert connection.request is not None
        self.headers.append(connection.request.headers)
        scene = self.scenes.pop(0)
        try:
            await scene(Peer(connection))
            if not self.scenes:
                await connection.wait_closed()
        except AssertionError as error:
            self.errors.append(error)


@asynccontextmanager
async def serving(*scenes: Scene, port: int = 0) -> AsyncIterator[tuple[ServerClient, FakeServer]]:
    """A fake server, and a client of it; a scene that went wrong fails the test."""
    fake = FakeServer(*scenes)
    async with serve(fake.handle, "127.0.0.1", port, subprotocols=[Subprotocol(SUBPROTOCOL)]) as server:
        port = server.sockets[0].getsockname()[1]
        async with ServerClient(f"http://127.0.0.1:{port}", retry_delays=QUICK_RETRIES) as client:
            yield client, fake
    assert not fake.errors
    assert not fake.scenes


@contextmanager
def free_port() -> Iterator[int]:
    """A port at which nobody listens, and at which nobody else begins to."""
    with socket.socket() as held:
        held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        held.bind(("127.0.0.1", 0))
        yield int(held.getsockname()[1])


def run(test: Awaitable[None]) -> None:
    """Runs a test; one that hangs fails."""

    async def bounded() -> None:
        async with asyncio.timeout(20):
            await test

    asyncio.run(bounded())


# --- Things that are said -------------------------------------------------------------------------------------------


def info(**others: Any) -> TableInfo:
    """A table of two."""
    fields: dict[str, Any] = {
        "id": TABLE,
        "game": "dolores",
        "players": 2,
        "options": {},
        "seconds": None,
        "watch": "anyone",
        "public": False,
        "phase": "playing",
        "seats": [SeatInfo(kind="player", name="Ada"), SeatInfo(kind="bot", level="skilled")],
        "opener": "ada",
        "opened": 1.0,
    }
    return TableInfo(**{**fields, **others})


def situation(*choices: str, winners: list[int] | None = None) -> Situation:
    """A situation with these choices, or with a result."""
    return Situation(
        view={"game": "dolores"},
        pending=[0] if choices else [],
        choices=[Choice(text=text, says=Said(id=text)) for text in choices],
        result=None if winners is None else Result(scores=[1, 2], winners=winners),
    )


def here(number: int, stands: Situation | None = None, **others: Any) -> Here:
    """How the table stands."""
    return Here(table=TABLE, number=number, seat=0, now=0.0, situation=stands, **{"info": info(), **others})


def news(number: int, stands: Situation | None = None, *moves: str, **others: Any) -> News:
    """A piece of news."""
    return News(table=TABLE, number=number, now=0.0, moves=list(moves), situation=stands, **others)
