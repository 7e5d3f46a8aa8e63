"""The WebSockets of clients: frames become messages, which are handed on; updates become frames."""

import asyncio
import math
from collections.abc import Iterator
from functools import partial
from weakref import WeakValueDictionary

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from seachest.server.accounts.networks import BannedNetworks
from seachest.server.accounts.people import People, Player
from seachest.server.errors import Refusal
from seachest.server.http.connection import (
    FLOOD,
    MAX_PARALLEL_FOLLOWS,
    SESSION_OVER,
    TOO_SLOW,
    Connection,
    ConnectionEnded,
    ConnectionLimits,
)
from seachest.server.http.errors import bad_message, refusal_response
from seachest.server.http.limits import FOLLOW_COST_MS, REFUSED_MESSAGE_COST_MS, Limits
from seachest.server.http.middleware import (
    client_address,
    count_or_refuse,
    refuse_if_waiting,
    session_cookie,
    visit_of,
)
from seachest.server.http.websocket_protocol import MESSAGE_CHANNEL
from seachest.server.ops import metrics
from seachest.server.ops.budgets import TokenBucket
from seachest.server.ops.logs import log_error
from seachest.server.settings import Settings
from seachest.server.storage.trouble import database_busy, is_database_trouble
from seachest.server.tables.access import hash_token
from seachest.server.tables.commands import Command, command_from
from seachest.server.tables.service import TableService
from seachest.server.updates.build import options_wished
from seachest.server.updates.followers import Follower
from seachest.server.updates.frames import encode
from seachest.wire.base import LONGEST_FRAME, SUBPROTOCOL
from seachest.wire.play import (
    Act,
    Back,
    Chat,
    Emote,
    Follow,
    Message,
    Mute,
    Ping,
    Pong,
    Refused,
    SetPace,
    SetStanding,
    TakeBack,
    Unfollow,
)

MAX_BUDGET_WAIT_S = 5.0
"""A client that has used up its budget waits for no longer; then it is refused."""
CLOSE_POLICY, CLOSE_OVERLOADED, CLOSE_GOING_AWAY, CLOSE_RESTART = 1008, 1013, 1001, 1012
"""Codes with which a socket is closed."""
TOO_MANY = 429
"""The status of refusals that cost next to nothing."""
CLOSE_CODES = {TOO_SLOW: CLOSE_OVERLOADED, SESSION_OVER: CLOSE_GOING_AWAY}
"""The codes that tell a client that it may come back; all others get CLOSE_POLICY."""

decode = msgspec.json.Decoder(Message).decode


class Connections:
    """All open sockets of this worker."""

    def __init__(
        self,
        service: TableService,
        people: People,
        limits: Limits,
        settings: Settings,
        banned: BannedNetworks,
        connection_limits: ConnectionLimits | None = None,
    ) -> None:
        self._service, self._people, self._limits, self._settings = service, people, limits, settings
        self._banned = banned
        self.connection_limits = connection_limits or ConnectionLimits()
        self._open: set[Connection] = set()
        self._follow_turns: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()

    def __iter__(self) -> Iterator[Connection]:
        return iter(list(self._open))

    def __len__(self) -> int:
        return len(self._open)

    async def endpoint(self, socket: WebSocket) -> None:
        """Serves a client from its handshake to its end."""
        address = client_address(socket, self._settings)
        try:
            player = await self._player_to_serve(socket, address)
        except Refusal as refusal:
            await socket.send_denial_response(refusal_response(refusal))
            return
        except Exception as error:
            if not is_database_trouble(error):
                raise
            log_error("database-trouble", error)
            await socket.send_denial_response(refusal_response(database_busy()))
            return
        if player is None:
            await socket.close(CLOSE_POLICY)
            return
        self._limits.addresses.put(player.id, address)
        try:
            await socket.accept(subprotocol=SUBPROTOCOL)
            spend = partial(self._spend, player.id, address)
            turn = self._follow_turns.setdefault(address, asyncio.Semaphore(MAX_PARALLEL_FOLLOWS))
            connection = Connection(
                *(socket, player, player.muted, self.connection_limits),
                address=address,
                spend=spend,
                follow_turn=turn,
                channel=socket.scope["extensions"][MESSAGE_CHANNEL],
            )
            await self._serve(connection)
        finally:
            self._limits.sockets.leave(player.id, address)

    async def _player_to_serve(self, socket: WebSocket, address: str) -> Player | None:
        """The player of a handshake, whose socket is counted; None without a session or our protocol, or a Refusal."""
        count_or_refuse(self._limits.handshakes, address)
        self._banned.refuse(address)
        cookie, visit = session_cookie(socket, self._settings), visit_of(socket, self._settings)
        player = await self._people.player_of(cookie, visit)
        if player is None or SUBPROTOCOL not in socket.scope.get("subprotocols", []):
            return None
        most = self._limits.sockets.enter(player.id, address)
        if most:
            raise Refusal(429, "too-many-sockets", {"most": most})
        return player

    def _spend(self, player: str, address: str, seconds: float) -> None:
        self._limits.work.spend_at(player, address, 1000 * seconds)

    def end_session(self, player: str) -> None:
        """Closes all sockets of a player, who may come back with a new cookie."""
        for connection in self:
            if connection.player.id == player:
                connection.end(SESSION_OVER)

    def end_one_session(self, session: str) -> None:
        """Closes all sockets of a session that has ended."""
        for connection in self:
            if connection.player.session == session:
                connection.end(SESSION_OVER)

    def end_banned(self) -> None:
        """Closes all sockets from networks that are banned."""
        for connection in self:
            if self._banned.until(connection.address) is not None:
                connection.end(SESSION_OVER)

    async def check_sessions(self) -> None:
        """Closes the sockets whose sessions have ended, in case messages of other workers were lost."""
        for connection in self:
            cookie = session_cookie(connection.socket, self._settings)
            try:
                ended = await self._people.player_of(cookie) is None
            except Refusal:
                ended = True  # banned
            if ended:
                connection.end(SESSION_OVER)

    async def close_all(self) -> None:
        """Tells all clients that the server stops, so that they come back later."""
        await asyncio.gather(*[connection.close(CLOSE_RESTART) for connection in self])

    async def _serve(self, connection: Connection) -> None:
        self._open.add(connection)
        metrics.SOCKETS_OPEN.inc()
        try:
            await self._read_and_write(connection)
        finally:
            metrics.SOCKETS_OPEN.dec()
            self._open.discard(connection)
            for table, follower in connection.followed.items():
                self._service.unfollow(table, follower)

    async def _read_and_write(self, connection: Connection) -> None:
        connection.attach(partial(self._answer_inbox, connection, self._limits.messages()))
        tasks = [asyncio.create_task(_client_gone(connection)), asyncio.create_task(connection.wait_for_end())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
            await connection.finish_inbox()  # the client is gone, but what it has said counts
        except ConnectionEnded as error:
            metrics.SOCKETS_DROPPED.labels(error.why).inc()
            await connection.close(CLOSE_CODES.get(error.why, CLOSE_POLICY))
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the connection broke
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, connection.detach(), return_exceptions=True)

    async def _answer_inbox(self, connection: Connection, messages: TokenBucket) -> None:
        """Answers the messages of a client, one after the other."""
        try:
            while connection.inbox:
                await self._answer_bytes(connection, messages, connection.inbox.popleft())
        except ConnectionEnded as error:
            connection.inbox.clear()
            connection.end(error.why)

    async def _answer_bytes(self, connection: Connection, messages: TokenBucket, data: bytes | None) -> None:
        """Reads a message, and answers it; raises ConnectionEnded for what no client of ours sends."""
        if data is None:
            raise ConnectionEnded("binary")
        if not messages.take():
            raise ConnectionEnded(FLOOD)
        if len(data) > LONGEST_FRAME:
            raise ConnectionEnded("huge")
        try:
            message = decode(data)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            _refuse(connection, bad_message(error), None)
            await self._slow_down(connection)
        else:
            await self.answer(connection, message)

    async def answer(self, connection: Connection, message: Message) -> None:
        """Hands a message on, and answers it; a Refusal is an answer, too."""
        try:
            await self._hand_on(connection, message)
        except Refusal as refusal:
            _refuse(connection, refusal, message)
            if refusal.status != TOO_MANY:
                await self._slow_down(connection)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            in_trouble = is_database_trouble(error)
            log_error("database-trouble" if in_trouble else "internal", error)
            _refuse(connection, database_busy() if in_trouble else Refusal(500, "internal"), message)

    async def _hand_on(self, connection: Connection, message: Message) -> None:
        match message:
            case Act() | Chat() | Emote() | Back() | TakeBack() | SetPace() | SetStanding():
                follower = connection.follower(message.table)
                if follower is None:
                    raise Refusal(409, "not-following")
                if isinstance(message, SetPace | SetStanding):
                    count_or_refuse(self._limits.wishes, connection.player.id)
                elif isinstance(message, Chat | Emote):
                    await self._check_chat(connection.player, message.table)
                elif wait := self._limits.moves.take_at(connection.player.id, connection.address, 1):
                    await asyncio.sleep(wait)
                await self._submit(connection, command_from(message, follower.player, follower.secret), follower)
            case Ping():
                connection.send(encode(Pong(now=self._service.clock())))
            case Follow():
                await self._follow(connection, message)
            case Unfollow():
                self._unfollow(connection, message.table)
            case Mute():
                count_or_refuse(self._limits.wishes, connection.player.id)
                connection.muted = await self._people.mute(connection.player, message.player, message.on)
                for each in connection.followed.values():
                    each.muted = connection.muted

    async def _submit(self, connection: Connection, command: Command, follower: Follower) -> None:
        """Carries out a command in the task that answers the client, which is not cancelled meanwhile."""
        connection.is_submitting = True
        try:
            await self._service.submit_in_own_task(command, follower)
        finally:
            connection.is_submitting = False

    async def _check_chat(self, player: Player, table: str) -> None:
        """Refuses a line of chat of somebody who talks too much, or may not talk at all (any more)."""
        wait = self._limits.chat_wait(player.id, table)
        if wait:
            raise Refusal(429, "too-much-talk", {"seconds": wait})
        await self._people.check_may_talk(player)

    async def _follow(self, connection: Connection, message: Follow) -> None:
        self._unfollow(connection, message.table)
        most = connection.limits.followed_tables
        if sum(not each.ended for each in connection.followed.values()) >= most:
            raise Refusal(409, "too-many-tables", {"most": most})
        await self._wait_for_budget(connection)
        follower = Follower(
            connection.player,
            None if message.token is None else hash_token(message.token),
            connection.send,
            options_wished(message),
            connection.muted,
            spend=connection.spend,
        )
        connection.spend(FOLLOW_COST_MS / 1000)
        async with connection.follow_turn:
            await self._service.follow(message.table, follower, message.last)
        connection.followed[message.table] = follower

    async def _wait_for_budget(self, connection: Connection) -> None:
        """Lets a client wait who has caused a lot of work recently; raises a Refusal if that would take long."""
        wait = self._limits.work.wait_at(connection.player.id, connection.address)
        if wait > MAX_BUDGET_WAIT_S:
            refuse_if_waiting(math.ceil(wait))
        while wait:
            await asyncio.sleep(wait)
            wait = self._limits.work.wait_at(connection.player.id, connection.address)

    async def _slow_down(self, connection: Connection) -> None:
        """Counts the work of a refused message; who causes too much of it is heard again after a while."""
        connection.spend(REFUSED_MESSAGE_COST_MS / 1000)
        wait = self._limits.work.wait_at(connection.player.id, connection.address)
        await asyncio.sleep(min(wait, connection.limits.refused_wait_s))

    def _unfollow(self, connection: Connection, table: str) -> None:
        follower = connection.followed.pop(table, None)
        if follower is not None:
            self._service.unfollow(table, follower)


async def _client_gone(connection: Connection) -> None:
    """Waits until the client has closed the socket. Only what it said before the handshake was over comes here, too."""
    while (event := await connection.socket.receive())["type"] != "websocket.disconnect":
        text = event.get("text")
        connection.receive(None if text is None else text.encode())


def _refuse(connection: Connection, refusal: Refusal, message: Message | None) -> None:
    metrics.count_refusal(refusal.code)
    table, command = getattr(message, "table", None), getattr(message, "id", None)
    connection.send(encode(Refused(code=refusal.code, params=dict(refusal.params), table=table, id=command)))
