"""The WebSocket of a client: reopened whenever it breaks, without losing a message or doing anything twice."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from contextlib import suppress

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.typing import Origin, Subprotocol

from seachest.client.errors import ClientClosed, RequestRefused, ServerUnreachable, refusal_from
from seachest.client.retry import RetryDelays
from seachest.client.table import FollowedTable, TableCommand
from seachest.wire import play as wire
from seachest.wire.base import SUBPROTOCOL

LOGGER = logging.getLogger(__name__)

MAX_SERVER_MESSAGE_BYTES = 4 * 1024 * 1024
"""The log of a long game fits many times."""
STABLE_CONNECTION_S = 5.0
"""A connection that held so long resets the delays before the next attempts."""
FINAL_CLOSE_CODES = frozenset([1002, 1003, 1007, 1008, 1009, 1010])
"""The server closes with these because of what the client sent, so reconnecting would end the same way."""
RETRYABLE_HANDSHAKE_STATUSES = frozenset([408, 425, 429])
"""Responses below 500 to a handshake that may succeed later."""

_answers = msgspec.json.Decoder(wire.Answer)


class ServerConnection:
    """The connection of one client: it reconnects until it is closed, refused for good, or lost for too long.

    ``headers`` gives the headers of each handshake.
    """

    def __init__(
        self,
        url: str,
        origin: str,
        headers: Callable[[], dict[str, str]],
        reconnect_timeout_s: float,
        retry_delays: RetryDelays,
    ):
        self._url, self._origin, self._headers = url, origin, headers
        self._reconnect_timeout_s, self._retry_delays = reconnect_timeout_s, retry_delays
        self._tables: dict[str, FollowedTable] = {}
        self._first_answers: dict[str, asyncio.Future[None]] = {}
        """By table: the first answer to `follow`, which says how the table stands."""
        self._unacknowledged: dict[str, tuple[TableCommand, asyncio.Future[None]]] = {}
        """The commands that the server has not answered yet, by id, oldest first."""
        self._muted: set[str] = set()
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._ended_by: Exception | None = None

    # Called by the client and its tables

    async def follow(self, table: str, token: str | None, *, exact: bool = False) -> FollowedTable:
        """Follows a table; returns once its state has arrived, raises `RequestRefused` if the server refuses."""
        self._check_open()
        if table in self._tables:
            raise RequestRefused("followed-already", {"table": table})
        followed = FollowedTable(self, table, token, exact=exact)
        self._tables[table] = followed
        answer = self._first_answers[table] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._run())
        else:
            await self._send(followed.follow_message())
        try:
            await answer
        except BaseException:
            self._tables.pop(table, None)
            raise
        finally:
            self._first_answers.pop(table, None)
        return followed

    async def unfollow(self, followed: FollowedTable) -> None:
        """Stops following a table; whatever still waits for it raises `ClientClosed`."""
        if self._tables.get(followed.id) is followed:
            del self._tables[followed.id]
            await self._send(wire.Unfollow(table=followed.id))
        self._end_table(followed, ClientClosed("the table was left"))

    async def submit(self, make_command: Callable[[str], TableCommand]) -> None:
        """Sends the command that ``make_command`` makes with a fresh id, and again on each new connection.

        Returns when the server has stored it, which the id makes it do once; raises `RequestRefused` if it refuses.
        """
        self._check_open()
        command = make_command(secrets.token_urlsafe(12))
        done = asyncio.get_running_loop().create_future()
        self._unacknowledged[command.id] = command, done
        try:
            await self._send(command)
            await done
        finally:
            self._unacknowledged.pop(command.id, None)

    async def mute(self, player: str, on: bool) -> None:
        """Hides what a player says in chats, or shows it again."""
        self._check_open()
        (self._muted.add if on else self._muted.discard)(player)
        await self._send(wire.Mute(player=player, on=on))

    async def close(self) -> None:
        """Closes the connection; whatever still waits for it raises `ClientClosed`."""
        self._finish(ClientClosed("the client was closed"))
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    # The connection

    async def _run(self) -> None:
        """Connects, listens, and reconnects, until that is of no use any more."""
        clock = asyncio.get_running_loop().time
        failures, lost = 0, clock()
        try:
            while True:
                began = clock()
                with suppress(OSError, TimeoutError, ConnectionClosed):
                    await self._connect_and_listen()
                if self._socket is not None:
                    self._socket, lost = None, clock()
                    failures = 0 if clock() - began >= STABLE_CONNECTION_S else failures
                    for table in self._tables.values():
                        table.connection_lost()
                delay = self._retry_delays.after(failures)
                if clock() + delay - lost > self._reconnect_timeout_s:
                    raise ServerUnreachable(f"the server could not be reached for {self._reconnect_timeout_s:g} s")
                await asyncio.sleep(delay)
                failures += 1
        except (RequestRefused, ServerUnreachable) as error:
            self._finish(error)
        except msgspec.MsgspecError as error:
            self._finish(ServerUnreachable(f"the server said what makes no sense: {error}"))
        finally:
            self._finish(ClientClosed("the connection has ended"))  # nothing waits forever, whatever happened

    async def _connect_and_listen(self) -> None:
        """Opens a connection and handles its messages until it is closed."""
        try:
            opened = await connect(
                self._url,
                origin=Origin(self._origin),
                subprotocols=[Subprotocol(SUBPROTOCOL)],
                additional_headers=self._headers(),
                compression=None,
                max_size=MAX_SERVER_MESSAGE_BYTES,
            )
        except InvalidStatus as error:
            status = error.response.status_code
            if status < 500 and status not in RETRYABLE_HANDSHAKE_STATUSES:
                raise refusal_from(bytes(error.response.body or b""), status, "handshake") from None
            return
        except InvalidHandshake:
            return
        try:
            if opened.subprotocol != SUBPROTOCOL:
                raise ServerUnreachable(f"the server doesn't speak {SUBPROTOCOL}")
            self._socket = opened
            await self._resend()
            async for frame in opened:
                for answer in _answers.decode_lines(frame):
                    await self._handle_answer(answer)
        except ConnectionClosed:
            pass
        finally:
            await opened.close()
        if opened.close_code in FINAL_CLOSE_CODES:
            raise RequestRefused("closed", {"code": opened.close_code, "reason": opened.close_reason or ""})

    async def _resend(self) -> None:
        """Says on a new connection who is muted, which tables are followed, and what was not acknowledged yet."""
        for player in sorted(self._muted):
            await self._send(wire.Mute(player=player))
        for table in list(self._tables.values()):
            await self._send(table.follow_message())
        for command, _ in list(self._unacknowledged.values()):
            await self._send(command)

    async def _send(self, message: wire.Message) -> None:
        """Sends a message; without a connection it is dropped, since `_resend` repeats what matters."""
        if self._socket is not None:
            with suppress(ConnectionClosed):
                await self._socket.send(msgspec.json.encode(message), text=True)

    # Answers of the server

    async def _handle_answer(self, answer: wire.Answer) -> None:
        """Handles one message of the server."""
        if isinstance(answer, wire.Done):
            self._settle_command(answer.id, None)
            return
        if isinstance(answer, wire.Refused):
            self._handle_refusal(answer)
            return
        if isinstance(answer, wire.Pong | wire.TableStep):
            return  # it never asks for steps
        table = self._tables.get(answer.table)
        if table is None:
            return  # no longer followed
        if isinstance(answer, wire.Here | wire.Current):
            if isinstance(answer, wire.Here):
                table.handle_here(answer)
            else:
                table.handle_current(answer)
            if (waiting := self._first_answers.get(table.id)) and not waiting.done():
                waiting.set_result(None)
        elif isinstance(answer, wire.Presence):
            table.handle_presence(answer)
        elif not table.handle_news(answer):
            await self._send(table.follow_message())

    def _handle_refusal(self, answer: wire.Refused) -> None:
        """Fails the command that was refused, or ends the table that can't be followed (any longer)."""
        error = RequestRefused(answer.code, answer.params)
        if answer.id is not None:
            self._settle_command(answer.id, error)
        elif answer.table in self._tables:
            table = self._tables.pop(answer.table)
            if (waiting := self._first_answers.get(table.id)) and not waiting.done():
                waiting.set_exception(error)
            self._end_table(table, error)
        else:
            LOGGER.warning("the server refused a message: %s", answer.code)

    def _settle_command(self, command_id: str, error: Exception | None) -> None:
        """Resolves a command that was answered; the second answer to one that was sent twice is ignored."""
        if command_id in self._unacknowledged:
            _resolve(self._unacknowledged[command_id][1], error)

    # The end

    def _check_open(self) -> None:
        """Raises the error with which the connection ended, if it has."""
        if self._ended_by is not None:
            raise self._ended_by

    def _end_table(self, table: FollowedTable, error: Exception) -> None:
        """Ends a table and fails all commands that were sent to it."""
        table.end(error)
        for command, done in list(self._unacknowledged.values()):
            if command.table == table.id:
                _resolve(done, error)

    def _finish(self, error: Exception) -> None:
        """Ends all tables and everything that waits, with the first error only."""
        if self._ended_by is None:
            self._ended_by = error
            for waiting in self._first_answers.values():
                _resolve(waiting, error)
            for table in list(self._tables.values()):
                self._end_table(table, error)


def _resolve(future: asyncio.Future[None], error: Exception | None) -> None:
    """Sets a future's result or error, unless it has one already."""
    if future.done():
        return
    if error is None:
        future.set_result(None)
    else:
        future.set_exception(error)
