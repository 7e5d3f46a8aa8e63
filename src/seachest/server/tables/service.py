"""The path of every command at this worker's tables: check, apply, store, publish.

A command is checked against the table as it is, applied in memory, stored, and only then acknowledged and published.
Where it cannot be stored, the table in memory is dropped and read from the log again.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import NamedTuple, TypeVar

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.rules.errors import IllegalMove
from seachest.rules.game import NOBODY
from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.storage.entries import NEVER_DUE, Append, Entry, EntryKind, NewEntry
from seachest.server.storage.journal import Journal
from seachest.server.storage.schema import due, endings, tables
from seachest.server.tables.commands import Command, check_outdated
from seachest.server.tables.endings import ending_from
from seachest.server.tables.replays import ReplayCache
from seachest.server.tables.row import Dealer, TableRow, deal_table
from seachest.server.tables.session import TableSession
from seachest.server.tables.session_cache import MAX_IDLE_SESSIONS, SessionCache
from seachest.server.updates.build import UpdateInput, message_from
from seachest.server.updates.catch_up import MAX_CATCH_UP_UPDATES, BackgroundThread
from seachest.server.updates.followers import Follower, Followers
from seachest.server.updates.frames import encode
from seachest.server.updates.render_pool import RenderedFuture, RenderPool
from seachest.server.workers.bus import WorkerBus

WAKE_AHEAD_S = 0.25
"""The scheduler is woken at the very moment for a table that is due within this time; others it finds by itself."""
WAKE_MARGIN_S = 0.001
"""The scheduler is woken this much later, since clocks differ."""
MAX_SUBMIT_TRIES = 20
"""How often a command is retried because another worker was faster."""

TaskResult = TypeVar("TaskResult")


class AppliedEntry(NamedTuple):
    """An entry that is applied in memory, and its updates, which are being built."""

    entry: Entry
    inputs: Sequence[UpdateInput]
    messages: RenderedFuture
    phase: str | None
    """The new phase of the table; None if it is as before."""
    is_noticed: bool
    """Whether everybody at the table notices something; what is decided in secret, only its own seat does."""


async def _is_ready(game: str) -> None:
    """Takes a game to be ready."""


class TableService:
    """All tables of this worker."""

    def __init__(
        self,
        engine: AsyncEngine,
        journal: Journal,
        bus: WorkerBus,
        pace: float,
        render_pool: RenderPool | None = None,
        *,
        clock: Clock = time.time,
        dealer: Dealer = deal_table,
        max_idle: int = MAX_IDLE_SESSIONS,
        max_catch_up: int = MAX_CATCH_UP_UPDATES,
    ) -> None:
        self.engine, self.journal, self.bus, self.pace, self.clock = engine, journal, bus, pace, clock
        self.dealer = dealer
        self.render_pool = render_pool or RenderPool(0)
        self.sessions = SessionCache(self._load, max_idle)
        self.background = BackgroundThread()
        self.replays = ReplayCache()
        self.followers = Followers(bus, journal, clock, self.background, max_catch_up)
        self.work_due = asyncio.Event()
        """Set whenever some table needs attention soon."""
        self.changed: Callable[[TableSession], None] = lambda session: None
        """Called with a table after each entry that this worker stores and that everybody notices, and when somebody
        stops following it here.
        """
        self.wait_for_game: Callable[[str], Awaitable[None]] = _is_ready
        """Called with a game before its rules are needed; returns when they can be used without compiling."""
        self._running: set[asyncio.Task[object]] = set()

    # --- Commands ---

    async def submit(self, command: Command, reply_to: Follower | None = None) -> TableSession:
        """Carries out a command once, however often it is submitted; returns the table after it.

        A caller that is cancelled does not stop it: what has begun is stored and published. `reply_to` gets the
        command's acknowledgement in the same moment as the update. Raises a Refusal if the check does.
        """
        task = asyncio.create_task(self.submit_in_own_task(command, reply_to))
        task.add_done_callback(self._forget_task)
        return await asyncio.shield(task)

    async def submit_in_own_task(self, command: Command, reply_to: Follower | None = None) -> TableSession:
        """Carries out a command like `submit`, in a task that nobody may cancel meanwhile: that of the caller."""
        task = asyncio.current_task()
        assert task is not None
        self._running.add(task)
        try:
            session = await self._try_until_stored(command)
            if reply_to is not None and command.done is not None:
                reply_to.send(encode(command.done))
            return session
        finally:
            self._running.discard(task)

    async def _try_until_stored(self, command: Command) -> TableSession:
        for _ in range(MAX_SUBMIT_TRIES):
            session = self.sessions.used(command.table) or await self.session(command.table)
            async with session.lock:
                if session.dropped:
                    continue
                if command.id in session.commands:
                    return session
                try:
                    new_entry = command.check(session, self.clock())
                except (Refusal, IllegalMove):
                    if await self._has_moved_on(session):
                        continue
                    raise
                if new_entry is None:
                    if await self._has_moved_on(session):
                        continue
                    return session
                if await self._write(session, command, new_entry):
                    return session
        raise Refusal(503, "busy")

    async def _write(self, session: TableSession, command: Command, new_entry: NewEntry) -> bool:
        """Applies, stores and publishes a checked entry; False if another worker was faster."""
        try:
            applied = self._apply(session, command, new_entry)
            stored = await self._store(session, applied, new_entry)
        except IntegrityError:  # the table was deleted
            self.sessions.drop(session)
            return False
        except BaseException:
            self.sessions.drop(session)
            self._run_aside(self._reload_if_followed(command.table))
            raise
        if not stored:
            self.sessions.drop(session)
            return False
        await self._publish(session, applied)
        return True

    def _apply(self, session: TableSession, command: Command, new: NewEntry) -> AppliedEntry:
        """Applies an entry in memory, and begins to build its updates while it is on its way to the disk."""
        entry = Entry(command.table, session.seq + 1, self.clock(), new.kind.value, new.seat, command.id, new.body)
        phase_before, number_before = session.phase, session.numbers[NOBODY]
        inputs = session.apply(entry, self.followers.recipients(entry.table, entry.seq))
        distinct = self.followers.distinct(entry.table, inputs)
        phase = None if session.phase == phase_before and entry.seq > 1 else session.phase
        is_noticed = session.numbers[NOBODY] != number_before
        return AppliedEntry(entry, distinct, self.render_pool.render(distinct), phase, is_noticed)

    async def _store(self, session: TableSession, applied: AppliedEntry, new: NewEntry) -> bool:
        """Stores an applied entry; False if its number or its command is in the log already."""
        due_at = None if new.kind == EntryKind.CHAT else session.schedule.due
        clock = session.schedule.clock
        append = Append(applied.entry, applied.phase, due_at, clock, new.sitting, session.updated)
        return await self.journal.append(append)

    async def _publish(self, session: TableSession, applied: AppliedEntry) -> None:
        """Sends the updates about a stored entry to followers, and tells scheduler and other workers of it."""
        entry = applied.entry
        if entry.kind == EntryKind.MOVE:
            metrics.MOVES_STORED.inc()
        moved = self.followers.publish(session, entry, applied.inputs, await applied.messages)
        self._wake_scheduler(session.schedule.due - self.clock())
        if self.bus.shared:
            self.bus.publish_entry(entry.table, entry.seq)
        if applied.is_noticed:
            self.changed(session)
        if moved:
            await self.followers.greet_again(session, moved)

    def _wake_scheduler(self, wait: float) -> None:
        """Wakes the scheduler for a table that is due after so many seconds, if that is soon."""
        if wait <= 0:
            self.work_due.set()
        elif wait <= WAKE_AHEAD_S:
            asyncio.get_running_loop().call_later(wait + WAKE_MARGIN_S, self.work_due.set)

    def _run_aside(self, work: Coroutine[None, None, TaskResult]) -> None:
        """Runs something to its end in the background."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._forget_task)

    def _forget_task(self, task: asyncio.Task[TaskResult]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller gets the error, if it is still waiting

    async def finish(self) -> None:
        """Waits until everything that was started is done."""
        await asyncio.gather(*self._running, return_exceptions=True)
        self.background.stop()

    # --- Tables in memory ---

    async def session(self, table: str) -> TableSession:
        """A table as this worker knows it; raises a Refusal if there is none."""
        return await self.sessions.get(table, self.followers.tables())

    async def fresh(self, table: str) -> TableSession:
        """A table as it is in the log now: nothing of it is unstored, and nothing that others stored is unread.

        A running game of older rules ends; raises a Refusal if it is one of newer rules than this worker knows.
        """
        while True:
            session = await self.session(table)
            async with session.lock:
                if session.dropped:
                    continue
                await self._has_moved_on(session)
            if session.is_outdated:
                await self.submit(Command(table, "outdated", check_outdated))
            elif session.phase == "playing" and not session.is_readable:
                raise Refusal(409, "rules-changed")
            else:
                return session

    async def _load(self, table: str) -> TableSession:
        """Reads a table from its log; its followers get the updates that they have missed."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table))).mappings().one_or_none()
            plan = (await connection.execute(select(due).where(due.c.table_id == table))).one_or_none()
            ended = (await connection.execute(select(endings.c.body).where(endings.c.table_id == table))).scalar()
        if row is None:
            raise Refusal(404, "no-such-table")
        await self.wait_for_game(row["game"])
        session = TableSession(TableRow.from_database(row), self.pace, self.dealer)
        known = self.followers.published(table)
        moved: set[Follower] = set()
        async for page in self.journal.pages(table, 0):
            old = [entry for entry in page if entry.seq <= known]
            await self.background.run(session.apply_all, old)
            moved |= self._apply_stored(session, page[len(old) :])
        if not session.is_readable and row["phase"] == "over" and session.ended is None:
            session.phase, session.ending = "over", ending_from(ended)
        if plan is not None:
            session.schedule.take_stored(plan.at, plan.clock)
        await self.followers.greet_again(session, moved)
        return session

    async def _has_moved_on(self, session: TableSession) -> bool:
        """Applies what other workers have stored meanwhile, under the table's lock; whether there was anything."""
        return self.bus.shared and await self._catch_up_with(session)

    async def _catch_up_with(self, session: TableSession) -> bool:
        missed = await self.journal.after(session.row.id, session.seq)
        await self.followers.greet_again(session, self._apply_stored(session, missed))
        return bool(missed)

    def _apply_stored(self, session: TableSession, log: Sequence[Entry]) -> set[Follower]:
        """Applies and publishes entries of the log; returns the followers who are another recipient now."""
        moved: set[Follower] = set()
        for entry in log:
            inputs = session.apply(entry, self.followers.recipients(entry.table, entry.seq))
            distinct = self.followers.distinct(entry.table, inputs)
            moved |= self.followers.publish(session, entry, distinct, [message_from(update) for update in distinct])
        return moved

    async def entry_elsewhere(self, table: str, seq: int) -> None:
        """Another worker has stored an entry: followers here get its update."""
        if self.sessions.is_loading(table):
            await self.session(table)  # which may have read the log a moment too early
        session = self.sessions.peek(table)
        if session is None or session.seq >= seq:
            return
        async with session.lock:
            if not session.dropped:
                await self._catch_up_with(session)

    async def catch_up(self) -> None:
        """Compares all followed tables with their logs, in case messages of other workers were lost."""
        self.followers.presence.catch_up()
        for table in list(self.followers.tables()):
            await self.entry_elsewhere(table, sys.maxsize)

    async def forget_schedules(self) -> None:
        """Drops the tables with anything due, since the times in the database were changed."""
        for session in self.sessions:
            if session.schedule.clock is not None or session.schedule.due < NEVER_DUE:
                async with session.lock:
                    self.sessions.drop(session)

    async def rewritten(self, table: str) -> None:
        """Reads a table again, since entries of its log were changed."""
        self.replays.forget(table)
        session = self.sessions.peek(table)
        if session is not None:
            async with session.lock:
                self.sessions.drop(session)
            await self._reload_if_followed(table)

    async def deleted(self, table: str) -> None:
        """Drops a table that was deleted, with its followers."""
        self.replays.forget(table)
        session = self.sessions.peek(table)
        if session is not None:
            async with session.lock:
                self.sessions.drop(session)
        self.followers.end_all(table, Refusal(404, "no-such-table"))

    async def _reload_if_followed(self, table: str) -> None:
        """Reads a table again, so that its followers get updates about everything that was stored after all."""
        if table in self.followers.tables():
            await self.session(table)

    # --- Followers ---

    async def follow(self, table: str, follower: Follower, last: int | None) -> TableSession:
        """Sends somebody the updates of a table from now on: first those after number `last`, or the whole table."""
        while True:
            session = await self.fresh(table)
            await self.followers.prepare(session, follower, last)
            async with session.lock:
                if session.dropped:
                    continue
                await self.followers.add(session, follower, last)
            self.followers.update_presence(table)
            return session

    def unfollow(self, table: str, follower: Follower) -> None:
        """Stops sending somebody the updates of a table."""
        self.followers.remove(table, follower)
        session = self.sessions.peek(table)
        if session is not None:
            self.changed(session)

    def people_at(self, session: TableSession) -> list[str]:
        """The players for whom bots at a table think: who plays there, and who is connected to it."""
        connected = [session.seats[seat].player for seat in self.followers.presence.connected_seats(session.row.id)]
        found = {*session.people(), *self.followers.players_at(session.row.id), *connected}
        return sorted(player for player in found if player is not None)

    def waiting_tables(self) -> list[str]:
        """The tables that wait for players, with somebody who is connected to this worker."""
        here = [(table, self.sessions.peek(table)) for table in self.followers.presence.local_tables()]
        return [table for table, session in here if session is not None and session.phase == "waiting"]
