"""The one WebSocket of a client: kept up, opened again where it breaks, and nothing lost or done twice."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin, Subprotocol

from seachest.client.errors import Closed, Refused, Unreachable
from seachest.client.pauses import Pauses
from seachest.client.table import FollowedTable, TableCommand
from seachest.wire import play as wire
from seachest.wire.base import SUBPROTOCOL, Problem

LOG = logging.getLogger(__name__)

MOST_BYTES = 4 * 1024 * 1024
"""Of a message from the server: a whole story of a long game fits many times."""
CALM = 5.0
"""After so many seconds a connection has held, and the pauses begin anew."""
FINAL_CODES = frozenset([1002, 1003, 1007, 1008, 1009, 1010])
"""The server closes with these because of what the client did: to come back and do it again is no use."""
PASSING_STATUSES = frozenset([408, 425, 429])
"""Of those below 500, answers to a handshake after which one may try again."""

_answers = msgspec.json.Decoder(wire.Answer)


class Line:
    """A connection that comes back by itself until it is closed, refused for good, or out of reach for too long."""

    def __init__(self, url: str, origin: str, headers: Callable[[], dict[str, str]], patience: float, pauses: Pauses):
        self._url, self._origin, self._headers = url, origin, headers
        self._patience, self._pauses = patience, pauses
        self._tables: dict[str, FollowedTable] = {}
        self._awaited: dict[str, asyncio.Future[None]] = {}  # tables whose first answer is waited for
        self._deeds: dict[str, tuple[TableCommand, asyncio.Future[None]]] = {}  # not acknowledged yet, oldest first
        self._muted: set[str] = set()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._over: Exception | None = None

    # What the client wants

    async def follow(self, table: str, token: str | None, *, exact: bool = False) -> FollowedTable:
        """Follows a table, and returns when the server has told how it stands."""
        self._check_open()
        if table in self._tables:
            raise Refused("followed-already", {"table": table})
        followed = FollowedTable(self, table, token, exact=exact)
        self._tables[table] = followed
        answer = self._awaited[table] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._keep_up())
        else:
            await self._send(followed.follow())
        try:
            await answer
        except BaseException:
            self._tables.pop(table, None)
            raise
        finally:
            self._awaited.pop(table, None)
        return followed

    async def unfollow(self, followed: FollowedTable) -> None:
        """Hears no more of a table."""
        if self._tables.get(followed.id) is followed:
            del self._tables[followed.id]
            await self._send(wire.Unfollow(table=followed.id))
        self._end(followed, Closed("the table was left"))

    async def do(self, deed_called: Callable[[str], TableCommand]) -> None:
        """Does something at a table once, however often it must be sent; raises `Refused` where it is refused."""
        self._check_open()
        deed = deed_called(secrets.token_urlsafe(12))
        done = asyncio.get_running_loop().create_future()
        self._deeds[deed.id] = deed, done
        try:
            await self._send(deed)
            await done
        finally:
            self._deeds.pop(deed.id, None)

    async def mute(self, player: str, on: bool) -> None:
        """Hears no more of what a player says, or hears it again."""
        self._check_open()
        (self._muted.add if on else self._muted.discard)(player)
        await self._send(wire.Mute(player=player, on=on))

    async def close(self) -> None:
        """Ends the connection; whoever still waits for something gets `Closed`."""
        self._finish(Closed("the client was closed"))
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # Keeping it up

    async def _keep_up(self) -> None:
        """Connects, hears, and connects again."""
        clock = asyncio.get_running_loop().time
        tries, lost = 0, clock()
        try:
            while True:
                began = clock()
                with suppress(OSError, TimeoutError, ConnectionClosed):
                    await self._connect_and_hear()
                if self._socket is not None:
                    self._socket, lost = None, clock()
                    tries = 0 if clock() - began >= CALM else tries
                    for table in self._tables.values():
                        table.lost_contact()
                pause = self._pauses.after(tries)
                if clock() + pause - lost > self._patience:
                    raise Unreachable(f"the server could not be reached for {self._patience:g} seconds")
                await asyncio.sleep(pause)
                tries += 1
        except (Refused, Unreachable) as error:
            self._finish(error)
        except msgspec.MsgspecError as error:
            self._finish(Unreachable(f"the server said what makes no sense: {error}"))
        finally:
            self._finish(Closed("the connection has ended"))  # nobody waits for ever, whatever happened

    async def _connect_and_hear(self) -> None:
        """One connection, from its beginning to its end."""
        try:
            opened = await connect(
                self._url,
                origin=Origin(self._origin),
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                additional_headers=self._headers(),
                compression=None,
                max_size=MOST_BYTES,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status < 500 and status not in PASSING_STATUSES:
                raise _refusal(status, bytes(error.response.body or b"")) from None
            return
        except InvalidHandshake:
            return
        try:
            if opened.subprotocol != SUBPROTOCOL:
                raise Unreachable(f"the server does not speak {SUBPROTOCOL}")
            self._socket = opened
            await self._say_again()
            async for frame in opened:
                for answer in _answers.decode_lines(frame):
                    await self._hear(answer)
        except ConnectionClosed:
            pass
        finally:
            await opened.close()
        if opened.close_code in FINAL_CODES:
            raise Refused("closed", {"code": opened.close_code, "reason": opened.close_reason or ""})

    async def _say_again(self) -> None:
        """On a new connection: which tables are followed, who is muted, and what is not acknowledged yet."""
        for player in sorted(self._muted):
            await self._send(wire.Mute(player=player))
        for table in list(self._tables.values()):
            await self._send(table.follow())
        for deed, _ in list(self._deeds.values()):
            await self._send(deed)

    async def _send(self, message: wire.Message) -> None:
        """Sends a message; without a connection, what matters is said again when there is one."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message), text=True)

    # Hearing

    async def _hear(self, answer: wire.Answer) -> None:
        """Takes in one message of the server."""
        if isinstance(answer, wire.Done):
            self._settle(answer.id, None)
            return
        if isinstance(answer, wire.Refused):
            self._hear_refusal(answer)
            return
        if isinstance(answer, wire.Pong):
            return
        table = self._tables.get(answer.table)
        if table is None:
            return  # left a moment ago
        if isinstance(answer, wire.Here | wire.Current):
            if isinstance(answer, wire.Here):
                table.stands(answer)
            else:
                table.is_current(answer)
            if (waiting := self._awaited.get(table.id)) and not waiting.done():
                waiting.set_result(None)
        elif isinstance(answer, wire.Presence):
            table.sees(answer)
        elif not table.hears(answer):
            await self._send(table.follow())

    def _hear_refusal(self, answer: wire.Refused) -> None:
        """A deed was refused, or a table can't be followed (any longer)."""
        error = Refused(answer.code, answer.params)
        if answer.id is not None:
            self._settle(answer.id, error)
        elif answer.table in self._tables:
            table = self._tables.pop(answer.table)
            if (waiting := self._awaited.get(table.id)) and not waiting.done():
                waiting.set_exception(error)
            self._end(table, error)
        else:
            LOG.warning("the server refused a message: %s", answer.code)

    def _settle(self, deed: str, error: Exception | None) -> None:
        """A deed is done or refused; one that is answered twice was sent twice."""
        if deed in self._deeds:
            _resolve(self._deeds[deed][1], error)

    # Ending

    def _check_open(self) -> None:
        if self._over is not None:
            raise self._over

    def _end(self, table: FollowedTable, error: Exception) -> None:
        """No more of a table: also whoever waits for a deed there learns it."""
        table.ends(error)
        for deed, done in list(self._deeds.values()):
            if deed.table == table.id:
                _resolve(done, error)

    def _finish(self, error: Exception) -> None:
        """No more of anything."""
        if self._over is None:
            self._over = error
            for waiting in self._awaited.values():
                _resolve(waiting, error)
            for table in list(self._tables.values()):
                self._end(table, error)


def _resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    """Lets whoever waits go on, unless that has happened already."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)


def _refusal(status: int, body: bytes) -> Refused:
    """Why a handshake was refused."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return Refused("handshake", {"status": status})
    return Refused(problem.code, problem.params)
