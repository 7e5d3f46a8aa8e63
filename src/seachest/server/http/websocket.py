"""The WebSocket of a client: who speaks, what they may do, and what they are told."""

import asyncio
import contextlib
from collections import deque
from dataclasses import dataclass, field

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from seachest.messages.refusals import clause_message
from seachest.rules.errors import IllegalMove
from seachest.rules.game import NOBODY
from seachest.server.accounts.people import People, Player, hashed
from seachest.server.errors import Refusal
from seachest.server.http.errors import bad_message, refusal_response
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import client_address, count_or_refuse, session_cookie
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error
from seachest.server.settings import Settings
from seachest.server.storage.engine import now
from seachest.server.tables.lobby import seat_of
from seachest.server.tables.service import NewEntry, TableService
from seachest.server.tables.session import BACK, CHAT, MOVE, TableSession
from seachest.server.updates.build import FollowOptions
from seachest.wire.base import LONGEST_FRAME, SUBPROTOCOL
from seachest.wire.play import Act, Back, Chat, ChatLine, Done, Follow, Message, Mute, Ping, Pong, Refused, Unfollow

MAX_FOLLOWED_TABLES = 20
"""Tables that one client may follow at once."""
MAX_QUEUED_MESSAGES = 400
"""Messages that wait for a slow client, before it is dropped."""
MAX_JOINED_BYTES = 1 << 16
"""Bytes of messages that leave in one frame, unless a single one is longer."""
CLOSE_TIMEOUT_S = 2.0
"""Seconds that a client is given to take note of its end."""
CLOSE_POLICY, CLOSE_OVERLOADED, CLOSE_GOING_AWAY, CLOSE_RESTART = 1008, 1013, 1001, 1012
"""Why a socket is closed."""
TOO_SLOW, SESSION_OVER = "slow", "session-over"
CLOSE_CODES = {TOO_SLOW: CLOSE_OVERLOADED, SESSION_OVER: CLOSE_GOING_AWAY}
"""Whoever may come back is told so."""

decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.Encoder().encode


class ProtocolViolation(Exception):  # noqa: N818  # what is wrong with the client, not with us
    """A client does what no client does."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(eq=False)
class Listener:
    """A client that follows one table."""

    connection: "Connection"
    table: str
    secret: bytes | None
    """The token of a seat, hashed."""
    follow_options: FollowOptions
    who: int = NOBODY

    def find(self, session: TableSession) -> int:
        """The seat of the client, or NOBODY for somebody who may look on."""
        seat = seat_of(session, self.connection.player, self.secret)
        if seat == NOBODY and session.row.watch == "nobody":
            raise Refusal(403, "not-to-be-watched")
        return seat

    def turn_away(self, refusal: Refusal) -> None:
        """The client has lost its seat, and may not look on."""
        self.connection.followed.pop(self.table, None)
        self.send(encode(Refused(code=refusal.code, params=refusal.params, table=self.table)))

    @property
    def muted(self) -> frozenset[str]:
        """Players whose chat does not reach the client."""
        return self.connection.muted

    def send(self, message: bytes) -> None:
        """Puts a message into the queue of the client."""
        self.connection.send(message)


@dataclass(eq=False)
class Connection:
    """One open socket."""

    socket: WebSocket
    player: Player
    muted: frozenset[str]
    queue: deque[bytes] = field(default_factory=deque)
    ready: asyncio.Event = field(default_factory=asyncio.Event)
    followed: dict[str, Listener] = field(default_factory=dict)
    end_reason: str | None = None
    """Why it is going to be closed."""
    over: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Puts a message into the queue; too long a queue is the end of the client."""
        if len(self.queue) >= MAX_QUEUED_MESSAGES:
            self.end(TOO_SLOW)
        else:
            self.queue.append(message)
            self.ready.set()

    def end(self, why: str) -> None:
        """Closes the socket soon."""
        self.end_reason = why
        self.over.set()

    async def write(self) -> None:
        """Sends what is in the queue, for ever."""
        while True:
            await self.ready.wait()
            self.ready.clear()
            while self.queue:
                await self.socket.send_text(self.take().decode())

    def take(self) -> bytes:
        """The next frame: messages that wait at the same moment leave together, one on each line."""
        queue = self.queue
        found = queue.popleft()
        if not queue:
            return found
        lines, size = [found], len(found)
        while queue and size + len(queue[0]) < MAX_JOINED_BYTES:
            lines.append(queue.popleft())
            size += 1 + len(lines[-1])
        return b"\n".join(lines)

    async def end_of_it(self) -> None:
        """Waits until the socket shall be closed; meanwhile `write` may wait for the client for ever."""
        await self.over.wait()
        raise ProtocolViolation(self.end_reason or TOO_SLOW)

    async def close(self, code: int) -> None:
        """Says farewell, as far as the client listens."""
        with contextlib.suppress(Exception):
            await asyncio.wait_for(self.socket.close(code), CLOSE_TIMEOUT_S)


class Connections:
    """All open sockets of this worker."""

    def __init__(self, service: TableService, people: People, limits: Limits, settings: Settings) -> None:
        self._service, self._people, self._limits, self._settings = service, people, limits, settings
        self._open: set[Connection] = set()

    async def endpoint(self, socket: WebSocket) -> None:
        """A client from its handshake to its end."""
        address = client_address(socket, self._settings)
        try:
            count_or_refuse(self._limits.handshakes, address)
            player = await self._people.player_of(session_cookie(socket))
            if player is None or SUBPROTOCOL not in socket.scope.get("subprotocols", []):
                await socket.close(CLOSE_POLICY)
                return
            most = self._limits.sockets.enter(player.id, address)
            if most:
                raise Refusal(429, "too-many-sockets", {"most": most})
        except Refusal as refusal:
            await socket.send_denial_response(refusal_response(refusal))
            return
        try:
            await self._welcome(socket, player)
        finally:
            self._limits.sockets.leave(player.id, address)

    async def _welcome(self, socket: WebSocket, player: Player) -> None:
        """A client who may come in, to its end."""
        await socket.accept(subprotocol=SUBPROTOCOL)
        connection = Connection(socket, player, frozenset(player.muted))
        self._open.add(connection)
        metrics.SOCKETS_OPEN.inc()
        try:
            await self._serve(connection)
        finally:
            metrics.SOCKETS_OPEN.dec()
            self._open.discard(connection)
            for table, listener in connection.followed.items():
                self._service.unfollow(table, listener)

    def end_session(self, player: str) -> None:
        """Closes all sockets of somebody, who may come back with a new cookie."""
        for connection in self._open:
            if connection.player.id == player:
                connection.end(SESSION_OVER)

    async def check_sessions(self) -> None:
        """Closes the sockets whose sessions have ended, where a word of it may have been lost."""
        for connection in list(self._open):
            if await self._people.player_of(session_cookie(connection.socket)) is None:
                connection.end(SESSION_OVER)

    async def close_all(self) -> None:
        """Tells all clients that the server goes, so that they come back later."""
        await asyncio.gather(*[connection.close(CLOSE_RESTART) for connection in self._open])

    async def _serve(self, connection: Connection) -> None:
        tasks = [
            asyncio.create_task(work) for work in (self._read(connection), connection.write(), connection.end_of_it())
        ]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        except ProtocolViolation as error:
            metrics.SOCKETS_DROPPED.labels(error.why).inc()
            tasks[1].cancel()  # which may wait for the client for ever
            await connection.close(CLOSE_CODES.get(error.why, CLOSE_POLICY))
        except (WebSocketDisconnect, RuntimeError, OSError):
            pass  # the client has gone
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)

    async def _read(self, connection: Connection) -> None:
        """Answers all that the client says."""
        messages, talk = self._limits.messages(), self._limits.chat()
        while True:
            frame = await connection.socket.receive()
            if frame["type"] == "websocket.disconnect":
                return
            text = frame.get("text")
            if text is None:
                raise ProtocolViolation("binary")
            if not messages.take():
                raise ProtocolViolation("flood")
            data = text.encode()
            if len(data) > LONGEST_FRAME:
                raise ProtocolViolation("huge")
            try:
                message = decode(data)
            except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
                self._refuse(connection, bad_message(error), None)
                continue
            if isinstance(message, Chat) and not talk.take():
                self._refuse(connection, Refusal(429, "too-much-talk", {"seconds": int(talk.wait()) + 1}), message)
                continue
            await self._answer(connection, message)

    async def _answer(self, connection: Connection, message: Message) -> None:
        try:
            await self._carry_out(connection, message)
        except Refusal as refusal:
            self._refuse(connection, refusal, message)
        except (WebSocketDisconnect, asyncio.CancelledError):
            raise
        except Exception as error:
            log_error("internal", error)
            self._refuse(connection, Refusal(500, "internal"), message)

    def _refuse(self, connection: Connection, refusal: Refusal, message: Message | None) -> None:
        metrics.count_refusal(refusal.code)
        table, command = getattr(message, "table", None), getattr(message, "id", None)
        connection.send(encode(Refused(code=refusal.code, params=dict(refusal.params), table=table, id=command)))

    # --- What a client may say ---

    async def _carry_out(self, connection: Connection, message: Message) -> None:
        match message:
            case Ping():
                connection.send(encode(Pong(now=now())))
            case Follow():
                await self._follow(connection, message)
            case Unfollow():
                listener = connection.followed.pop(message.table, None)
                if listener is not None:
                    self._service.unfollow(message.table, listener)
            case Mute():
                connection.muted = await self._people.mute(connection.player, message.player, message.on)
            case Act() | Chat() | Back():
                await self._try(connection, message)

    async def _follow(self, connection: Connection, message: Follow) -> None:
        before = connection.followed.pop(message.table, None)
        if before is not None:
            self._service.unfollow(message.table, before)
        if len(connection.followed) >= MAX_FOLLOWED_TABLES:
            raise Refusal(409, "too-many-tables", {"most": MAX_FOLLOWED_TABLES})
        secret = None if message.token is None else hashed(message.token)
        listener = Listener(connection, message.table, secret, FollowOptions(message.exact, message.points))
        await self._service.follow(message.table, listener, message.last)
        connection.followed[message.table] = listener

    async def _try(self, connection: Connection, message: Act | Chat | Back) -> None:
        listener = connection.followed.get(message.table)
        if listener is None:
            raise Refusal(409, "not-following")

        def check(session: TableSession) -> NewEntry | None:
            seat = listener.find(session)
            if isinstance(message, Chat):
                return said(session, connection.player, seat, message.text)
            if seat == NOBODY:
                raise Refusal(403, "not-seated")
            if isinstance(message, Back):
                return returned(session, seat)
            return decided(session, seat, message.text)

        done = encode(Done(table=message.table, id=message.id))
        await self._service.submit(
            message.table, f"{connection.player.id}-{message.id}", check, lambda: connection.send(done)
        )


def returned(session: TableSession, seat: int) -> NewEntry | None:
    """Somebody plays for themselves again."""
    if not session.seats[seat].away:
        return None
    grace = session.comes_back(seat, now())
    if grace is None:
        raise Refusal(409, "too-late")
    return NewEntry(BACK, seat, grace)


def decided(session: TableSession, seat: int, text: str) -> NewEntry:
    """A decision, if it is a legal one."""
    if session.table is None:
        raise Refusal(409, "not-begun")
    if session.seats[seat].away:
        raise Refusal(409, "away")
    try:
        session.table.check(seat, text)
    except IllegalMove as error:
        raise not_legal(session, seat, error) from None
    return NewEntry(MOVE, seat, text)


def not_legal(session: TableSession, seat: int, error: IllegalMove) -> Refusal:
    """Why a decision is none now, from what that seat knows itself."""
    assert session.table is not None
    if session.phase == "over":
        return Refusal(409, "over")
    if seat not in session.table.pending():
        return Refusal(409, "not-your-turn", {"seats": list(session.seat_view(seat).pending())})
    if error.clause is None:
        return Refusal(409, "no-such-move", {"legal": list(error.legal)})
    says = {"id": clause_message(error.clause), "values": {}}
    return Refusal(409, "illegal-move", {"clause": error.clause, "says": says, "legal": list(error.legal)})


def said(session: TableSession, player: Player, seat: int, text: str) -> NewEntry:
    """Something that somebody says at a table."""
    words = " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())
    if not words:
        raise Refusal(400, "nothing-said")
    if player.id in session.removed:
        raise Refusal(403, "removed")
    line = ChatLine(name=player.name, seat=None if seat == NOBODY else seat, player=player.id, text=words, at=now())
    return NewEntry(CHAT, seat, encode(line).decode())
