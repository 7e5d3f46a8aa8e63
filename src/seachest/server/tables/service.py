"""All tables that this worker looks after, and everybody who follows them.

Whatever happens at a table is one command: checked against the table as it is, carried out in memory, stored, and only
then acknowledged and told. Where it can't be stored, the table in memory is thrown away and read from the log again.
"""

import asyncio
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from itertools import islice
from typing import Any, Protocol, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.rules.errors import IllegalMove
from seachest.rules.game import NOBODY
from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.storage.engine import now
from seachest.server.storage.journal import Append, Entry, Journal
from seachest.server.storage.schema import due, tables
from seachest.server.tables.session import BOT_SITS, CHAT, MOVE, RISE, SIT, TableRow, TableSession
from seachest.server.updates.build import (
    NO_FOLLOW_OPTIONS,
    FollowOptions,
    UpdateInput,
    message_from,
    news_from,
    silenced,
    silent,
)
from seachest.server.updates.catch_up import CatchUp
from seachest.server.updates.render_pool import RenderPool
from seachest.server.workers.bus import WorkerBus
from seachest.server.workers.presence import PresenceTracker
from seachest.wire.play import Current, Presence

MAX_IDLE_SESSIONS = 500
"""Tables without followers that are kept in memory."""
MAX_CATCH_UP_UPDATES = 60
"""Who has missed more than this is told how things stand instead."""
WAKE_AHEAD_S = 0.25
"""Seconds: who looks after tables is woken for what is due within them."""
MAX_SUBMIT_TRIES = 20
"""How often a command is tried again where another worker was faster."""

SEAT_CHANGE_KINDS = (SIT, BOT_SITS, RISE)

encode = msgspec.json.Encoder().encode
TaskResult = TypeVar("TaskResult")


class Follower(Protocol):
    """Somebody who is told about a table."""

    who: int
    """A seat, or NOBODY."""
    follow_options: FollowOptions
    """What they want to be told beyond what everybody is."""

    def find(self, session: TableSession) -> int:
        """The seat as which they are told now, or NOBODY; a Refusal where they must not be told anything."""
        ...

    def turn_away(self, refusal: Refusal) -> None:
        """Learns that they are not told any more, and why."""
        ...

    @property
    def muted(self) -> frozenset[str]:
        """Players whose chat does not reach them."""
        ...

    def send(self, message: bytes) -> None:
        """Sends a message, now or soon."""
        ...


class NewEntry(msgspec.Struct, frozen=True):
    """What a command writes into the log."""

    kind: str
    seat: int
    body: str = ""
    sitting: str | None = None


Check = Callable[[TableSession], NewEntry | None]
"""Looks at a table; what shall be written, None for nothing at all, or a Refusal."""


class TableService:
    """All tables of this worker."""

    def __init__(
        self, engine: AsyncEngine, journal: Journal, bus: WorkerBus, pace: float, render_pool: RenderPool | None = None
    ) -> None:
        self.engine, self.journal, self.bus, self.pace = engine, journal, bus, pace
        self.render_pool = render_pool or RenderPool(0)
        self.awake = asyncio.Event()
        """Set whenever some table has to be looked after soon."""
        self._sessions: OrderedDict[str, TableSession] = OrderedDict()
        self._loading: dict[str, asyncio.Lock] = {}
        self._followers: dict[str, set[Follower]] = {}
        self._told: dict[str, int] = {}
        self._begun: set[asyncio.Task[Any]] = set()
        self.presence = PresenceTracker(bus, self._tell_here)
        self._catch_up = CatchUp()

    # --- Tables in memory ---

    async def session(self, table: str) -> TableSession:
        """A table as it is in the log, or as this worker has carried it on."""
        found = self._sessions.get(table)
        if found is None:
            async with self._loading.setdefault(table, asyncio.Lock()):
                try:
                    found = self._sessions.get(table) or await self._load(table)
                    self._sessions[table] = found
                finally:
                    self._loading.pop(table, None)
            self._forget_idle()
        self._sessions.move_to_end(table)
        return found

    async def _load(self, table: str) -> TableSession:
        """Reads the log of a table; its followers are told what they have missed."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).one_or_none()
            plan = (await connection.execute(select(due).where(due.c.table_id == table))).one_or_none()
        if row is None:
            raise Refusal(404, "no-such-table")
        session = TableSession(row_of(row), self.pace)
        moved = self._fold(session, await self.journal.after(table, 0))
        if plan is not None:
            session.clock, session.due = plan.clock, plan.at
        await self._greet_moved(session, moved)
        return session

    async def fresh(self, table: str) -> TableSession:
        """A table as it is in the log now: nothing of it is unstored, and nothing unread of what others stored."""
        while True:
            session = await self.session(table)
            async with session.lock:
                if not session.dropped:
                    await self._has_moved_on(session)
                    return session

    async def _catch_up_with(self, session: TableSession) -> bool:
        """Carries out what others have written meanwhile, under the table's lock; tells whether it was anything."""
        missed = await self.journal.after(session.row.id, session.seq)
        await self._greet_moved(session, self._fold(session, missed))
        return bool(missed)

    async def forget_clocks(self) -> None:
        """Reads the tables whose clocks were put back again when they are needed."""
        for session in list(self._sessions.values()):
            if session.clock is not None:
                async with session.lock:
                    self._drop(session)

    def _forget_idle(self) -> None:
        """Keeps the memory of tables that nobody follows small."""
        surplus = len(self._sessions) - MAX_IDLE_SESSIONS - len(self._followers)
        if surplus > 0:
            idle = (
                t for t, session in self._sessions.items() if t not in self._followers and not session.lock.locked()
            )
            for table in list(islice(idle, surplus)):
                del self._sessions[table]
        metrics.TABLES_LIVE.set(len(self._sessions))

    def _drop(self, session: TableSession) -> None:
        """Forgets a table that may not be as the log has it."""
        session.dropped = True
        if self._sessions.get(session.row.id) is session:
            del self._sessions[session.row.id]
            metrics.TABLES_LIVE.set(len(self._sessions))

    async def forget(self, table: str) -> None:
        """Reads a table anew when it is next asked for, since something in its log was changed."""
        session = self._sessions.get(table)
        if session is not None:
            async with session.lock:
                self._drop(session)
            await self._reload(table)

    async def gone(self, table: str) -> None:
        """A table was cleared away: nobody follows it any longer."""
        session = self._sessions.get(table)
        if session is not None:
            async with session.lock:
                self._drop(session)
        for follower in list(self._followers.get(table, ())):
            self.unfollow(table, follower)
            follower.turn_away(Refusal(404, "no-such-table"))

    def waiting(self) -> list[str]:
        """The tables that wait for players with somebody who is connected to this worker."""
        here = [(table, self._sessions.get(table)) for table in self.presence.local_tables()]
        return [table for table, session in here if session is not None and session.phase == "waiting"]

    # --- Commands ---

    async def submit(
        self, table: str, command: str, check: Check, acknowledge: Callable[[], None] | None = None
    ) -> TableSession:
        """Carries out a command once, however often it is asked for; returns the table after it.

        Whoever asks for it may go meanwhile: what was begun comes to its end, and the others hear of it. What
        `acknowledge` sends leaves together with the news.
        """
        return await asyncio.shield(self._begin(self._submit(table, command, check, acknowledge)))

    async def _submit(
        self, table: str, command: str, check: Check, acknowledge: Callable[[], None] | None
    ) -> TableSession:
        """Carries out a command, and acknowledges it."""
        session = await self._try(table, command, check)
        if acknowledge is not None:
            acknowledge()
        return session

    def _begin(self, work: Coroutine[Any, Any, TaskResult]) -> asyncio.Task[TaskResult]:
        """Does something beside everything else, to its end."""
        task = asyncio.create_task(work)
        self._begun.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._begun.discard(task)
        if not task.cancelled():
            task.exception()  # is told to whoever asked, if they are still there

    async def finish(self) -> None:
        """Waits until all that was begun is done."""
        await asyncio.gather(*self._begun, return_exceptions=True)

    async def _try(self, table: str, command: str, check: Check) -> TableSession:
        for _ in range(MAX_SUBMIT_TRIES):
            session = await self.session(table)
            async with session.lock:
                if session.dropped:
                    continue
                if command in session.commands:
                    return session
                try:
                    new_entry = check(session)
                except (Refusal, IllegalMove):
                    if await self._has_moved_on(session):
                        continue
                    raise
                if new_entry is None:
                    if await self._has_moved_on(session):
                        continue
                    return session
                entry = Entry(table, session.seq + 1, now(), new_entry.kind, new_entry.seat, command, new_entry.body)
                if await self._carry_out(session, entry, new_entry):
                    return session
        raise Refusal(503, "busy")

    async def _has_moved_on(self, session: TableSession) -> bool:
        """Whether another worker has written what was not known here, so that the answer may be another one now."""
        return self.bus.shared and await self._catch_up_with(session)

    async def _carry_out(self, session: TableSession, entry: Entry, new_entry: NewEntry) -> bool:
        """Applies, stores, tells; False where the log has moved on without us."""
        before = session.phase
        try:
            updates = self._wanted(entry.table, session.apply(entry, self._listening(entry.table, entry.seq)))
            told = self.render_pool.render(updates)
            plan = None if entry.kind == CHAT else session.due
            phase = None if session.phase == before and entry.seq > 1 else session.phase
            stored = await self.journal.append(Append(entry, phase, plan, session.clock, new_entry.sitting))
        except IntegrityError:  # the table was cleared away
            self._drop(session)
            return False
        except BaseException:
            self._drop(session)
            self._begin(self._reload(entry.table))
            raise
        if not stored:
            self._drop(session)
            return False
        if entry.kind == MOVE:
            metrics.MOVES_STORED.inc()
        moved = self._tell(session, entry, updates, await told)
        if session.due <= now() + WAKE_AHEAD_S:
            self.awake.set()
        self.bus.publish_entry(entry.table, entry.seq)
        await self._greet_moved(session, moved)
        return True

    async def _reload(self, table: str) -> None:
        """Reads a table again, so that its followers are told whatever was stored after all."""
        if table in self._followers:
            await self.session(table)

    async def heard(self, table: str, seq: int) -> None:
        """Another worker has news of a table: whoever follows it here is told."""
        if table in self._loading:
            await self.session(table)  # which may have read the log a moment too early
        session = self._sessions.get(table)
        if session is None or session.seq >= seq:
            return
        async with session.lock:
            if not session.dropped:
                await self._catch_up_with(session)

    async def catch_up(self) -> None:
        """Looks after all tables that are followed here, where words of other workers may have been lost."""
        self.presence.catch_up()
        for table in list(self._followers):
            await self.heard(table, sys.maxsize)

    # --- Followers ---

    def _listening(self, table: str, seq: int) -> set[int]:
        """The seats (or NOBODY) that have not been told of an entry yet."""
        if seq <= self._told.get(table, sys.maxsize):
            return set()
        return {follower.who for follower in self._followers[table]}

    def _wanted(self, table: str, told: Mapping[int, UpdateInput]) -> list[UpdateInput]:
        """What is told about an entry, once for all to whom the same is told."""
        kinds = {(follower.who, follower.follow_options) for follower in self._followers.get(table, ())}
        return [
            msgspec.structs.replace(told[who], follow_options=follow_options)
            if follow_options != NO_FOLLOW_OPTIONS
            else told[who]
            for who, follow_options in kinds
            if who in told
        ]

    def _fold(self, session: TableSession, log: Sequence[Entry]) -> set[Follower]:
        """Applies entries, and tells of them; returns those who follow as somebody else now."""
        moved: set[Follower] = set()
        for entry in log:
            updates = self._wanted(entry.table, session.apply(entry, self._listening(entry.table, entry.seq)))
            moved |= self._tell(session, entry, updates, [message_from(update) for update in updates])
        return moved

    def _tell(
        self, session: TableSession, entry: Entry, updates: Sequence[UpdateInput], messages: Sequence[bytes]
    ) -> set[Follower]:
        """Sends news to all who follow a table; returns those who follow as somebody else from now on."""
        if entry.seq <= self._told.get(entry.table, sys.maxsize):
            return set()
        self._told[entry.table] = entry.seq
        told = {
            (update.seat, update.follow_options): (update, message)
            for update, message in zip(updates, messages, strict=True)
        }
        for follower in self._followers.get(entry.table, ()):
            found = told.get((follower.who, follower.follow_options))
            if found is not None:
                update, message = found
                muted = update.chat is not None and update.chat.player in follower.muted
                follower.send(encode(silenced(news_from(update))) if muted else message)
        return self._seat_anew(session) if entry.kind in SEAT_CHANGE_KINDS else set()

    async def follow(self, table: str, follower: Follower, last: int | None) -> TableSession:
        """From now on somebody is told about a table: first what was missed, or how things stand."""
        while True:
            session = await self.fresh(table)
            async with session.lock:
                if session.dropped:
                    continue
                follower.who = follower.find(session)
                await self._greet(session, follower, last)
                self._followers.setdefault(table, set()).add(follower)
                self._told.setdefault(table, session.seq)
            self.tell_presence(table)
            return session

    async def _greet(self, session: TableSession, follower: Follower, last: int | None) -> None:
        """Tells somebody who comes what they have missed."""
        table, number = session.row.id, session.numbers[follower.who]
        here = sorted({*self.present(table), follower.who} - {NOBODY})
        if last == number:
            follower.send(encode(Current(table=table, number=number, here=here, now=now())))
            return
        log = await self.journal.after(table, 0)
        if last is not None and 0 < number - last <= MAX_CATCH_UP_UPDATES:
            missed = await self._catch_up.missed(
                session, follower.who, log[: session.seq], last, follower.follow_options
            )
            if missed[-1].situation is not None:  # with the clock as it is now
                missed[-1].situation = session.situation(follower.who, follower.follow_options)
            for news in missed:
                muted = news.chat is not None and news.chat.player in follower.muted
                follower.send(encode(silenced(news) if muted else news))
        else:
            story = await self._catch_up.so_far(session, follower.who, log[: session.seq])
            answer = session.here(follower.who, story.said, story.moves, now(), follower.follow_options)
            answer.chat = [silent(line) if line.player in follower.muted else line for line in answer.chat]
            answer.here = here
            follower.send(encode(answer))

    def _seat_anew(self, session: TableSession) -> set[Follower]:
        """After a change of seats, before anything else is told: who follows as somebody else from now on."""
        table, moved = session.row.id, set()
        for follower in list(self._followers.get(table, ())):
            try:
                who = follower.find(session)
            except Refusal as refusal:
                self.unfollow(table, follower)
                follower.turn_away(refusal)
                continue
            if who != follower.who:
                follower.who = who
                moved.add(follower)
        return moved

    async def _greet_moved(self, session: TableSession, moved: Collection[Follower]) -> None:
        """Tells those who follow as somebody else how things stand for them."""
        for follower in moved:
            await self._greet(session, follower, None)
        if moved:
            self.tell_presence(session.row.id)

    def unfollow(self, table: str, follower: Follower) -> None:
        """Somebody wants to hear no more of a table."""
        followers = self._followers.get(table, set())
        followers.discard(follower)
        if followers:
            self.tell_presence(table)
        else:
            self._followers.pop(table, None)
            self._told.pop(table, None)
            self.presence.set_connected(table, ())

    def present(self, table: str) -> list[int]:
        """The seats whose players follow the table, at any worker."""
        return self.presence.connected_seats(table)

    def tell_presence(self, table: str) -> None:
        """Tells all followers who is there, and the other workers who is here."""
        self.presence.set_connected(table, {follower.who for follower in self._followers.get(table, ())} - {NOBODY})
        self._tell_here(table)

    def _tell_here(self, table: str) -> None:
        message = encode(Presence(table=table, here=self.present(table)))
        for follower in self._followers.get(table, ()):
            follower.send(message)


def row_of(row: Any) -> TableRow:
    """The fixed part of a table's row."""
    return TableRow(
        row.id,
        row.game,
        row.players,
        row.options,
        row.seed,
        row.seconds,
        row.watch,
        row.public,
        row.opener,
        row.opened,
    )
