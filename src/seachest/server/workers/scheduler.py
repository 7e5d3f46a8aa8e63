"""Does what is due at tables: answers of bots and forced answers, clocks that run out, ratings.

What is due is a row of `due` with a time. A worker claims rows by a lease, in a short transaction, and does what the
table needs; if it dies, the lease runs out and another worker claims them.
"""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Collection, Sequence
from functools import partial
from uuid import uuid4

import msgspec
from sqlalchemy import BindParameter, ColumnElement, Select, Update, bindparam, select, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.bots.seeds import bot_seed
from seachest.rules.types import Seat
from seachest.server.clock import MAX_CLOCK_ERROR_S, SteadyClock
from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.ops.logs import log, log_error, shown_table
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE, NewEntry
from seachest.server.storage.schema import beats, due, tables
from seachest.server.tables.commands import (
    Command,
    check_plays,
    check_server_decision,
    check_timeout,
    new_command,
)
from seachest.server.tables.service import WAKE_AHEAD_S, TableService
from seachest.server.tables.session import TableSession
from seachest.server.workers.bot_pool import UNTHINKING_LEVELS, BotAnswer, BotPool, simple_answer, usual_seconds
from seachest.server.workers.game_endings import GameEndings
from seachest.server.workers.ratings import STAND_IN_LEVEL, RatingPolicy, rate
from seachest.table import View
from seachest.wire.lobby import Level

MAX_STEADY_TRIES = 6
"""How often a bot of a daily deal is asked before its table waits for its next turn."""
MAX_GIVE_BACK_TRIES, GIVE_BACK_RETRY_S = 10, 0.2
LEASE_S = 5.0
"""For this time a worker has a table to itself. It is renewed with each heartbeat while the worker is busy with it, so
the tables of a dead worker wait no longer than this."""
MAX_TABLES_PER_CLAIM = 64
HEARTBEAT_S = 1.0
MAX_DOWNTIME_S = 5.0
"""After a longer time without a heartbeat of any worker, all clocks get that time back."""


class Scheduler:
    """One worker's share of what is due."""

    def __init__(
        self,
        service: TableService,
        bot_pool: BotPool,
        *,
        rating_policy: RatingPolicy | None = None,
        sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
        heartbeat_s: float = HEARTBEAT_S,
        steady_clock: SteadyClock | None = None,
        finished: Callable[[TableSession], Awaitable[None]] | None = None,
    ) -> None:
        """`steady_clock` is the clock of the service, where it is to follow a machine's clock that was set; `finished`
        gets each table whose game is over, at least once.
        """
        self._service, self._bot_pool, self._sleep, self._heartbeat_s = service, bot_pool, sleep, heartbeat_s
        # Other machines know nothing of a clock that was set here, so workers that share tables keep their time.
        self._steady_clock = None if service.bus.shared else steady_clock
        self._finished = finished or _do_nothing
        self._engine: AsyncEngine = service.engine
        self._rating_policy = rating_policy or RatingPolicy()
        self.endings = GameEndings(service)
        self._me = uuid4().hex
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables that were claimed once more while this worker is busy with them."""
        self._claim = claim_statement(self._engine)

    async def start(self) -> None:
        """Gives the clocks lost time back, and begins."""
        if not self._service.bus.shared:
            await self._take_back(due.c.owner.is_not(None))  # of a worker that died: there is only this one
        await self.heartbeat()
        self._tasks = [
            asyncio.create_task(self._run(), name="scheduler"),
            asyncio.create_task(self._send_heartbeats(), name="heartbeat"),
        ]

    async def stop(self) -> None:
        """Stops; other workers can claim at once what was begun."""
        tasks = [*self._tasks, *self._busy.values()]
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._give_back_own()

    async def _give_back_own(self) -> None:
        """Gives back what was begun; a task that was stopped while it wrote may lock the file for a moment."""
        for tried in range(1, MAX_GIVE_BACK_TRIES + 1):
            try:
                await self._take_back(due.c.owner == self._me)
            except (DBAPIError, Refusal):
                if tried == MAX_GIVE_BACK_TRIES:
                    raise
                await asyncio.sleep(GIVE_BACK_RETRY_S)
            else:
                return

    async def _take_back(self, whose: ColumnElement[bool]) -> None:
        async with writing(self._engine) as connection:
            await connection.execute(update(due).where(whose).values(lease=0.0, owner=None))

    # --- Clocks stand still while no worker runs ---

    async def heartbeat(self) -> None:
        """Notes that a worker is alive.

        After a downtime all clocks get that time back. Where the machine's clock was set, all that is due is moved by
        as much, so nothing is late or early.
        """
        set_by = self._steady_clock.error() if self._clock_was_set() and self._steady_clock else 0.0
        async with writing(self._engine) as connection:
            locked = select(beats.c.at).where(beats.c.id == 1).with_for_update()
            last = (await connection.execute(locked)).scalar_one()
            time = self._service.clock() + set_by
            gap = time - last if last else 0.0
            await connection.execute(update(beats).where(beats.c.id == 1).values(at=time))
            if gap > MAX_DOWNTIME_S:
                await self._move_clocks(connection, gap)
            elif gap < -MAX_CLOCK_ERROR_S:
                await self._move_all(connection, gap)
        # Until all tables are read again, time must not be later for them than for what is stored.
        if set_by < 0:
            self._adopt_clock()
        if gap > MAX_DOWNTIME_S or gap < -MAX_CLOCK_ERROR_S or set_by:
            await self._service.forget_schedules()
        if set_by > 0:
            self._adopt_clock()

    def _clock_was_set(self) -> bool:
        return self._steady_clock is not None and self._steady_clock.was_set()

    def _adopt_clock(self) -> None:
        assert self._steady_clock is not None
        self._steady_clock.adopt()
        log("clock-was-set")

    async def _move_clocks(self, connection: AsyncConnection, seconds: float) -> None:
        """Gives the clocks of all tables so much time, and waiting tables as well."""
        running = update(due).where(due.c.clock.is_not(None))
        await connection.execute(running.values(clock=due.c.clock + seconds, at=due.c.at + seconds))
        waiting = update(tables).where(tables.c.phase == "waiting")
        await connection.execute(waiting.values(seen=tables.c.seen + seconds))

    async def _move_all(self, connection: AsyncConnection, seconds: float) -> None:
        """Moves everything that is due by so many seconds, leases as well."""
        planned = update(due).where(due.c.at < NEVER_DUE)
        await connection.execute(
            planned.values(clock=due.c.clock + seconds, at=due.c.at + seconds, lease=due.c.lease + seconds)
        )

    async def _send_heartbeats(self) -> None:
        while True:
            await asyncio.sleep(self._heartbeat_s)
            try:
                await self.heartbeat()
                if self._busy:
                    await self._renew(self._busy)
            except Exception as error:
                log_error("beat-failed", error)

    # --- Claims ---

    async def _run(self) -> None:
        while True:
            self._service.work_due.clear()
            try:
                if self._clock_was_set():
                    await self.heartbeat()  # nothing may be due by a clock that was set just now
                claimed = await self.claim()
            except Exception as error:
                log_error("claim-failed", error)
                claimed = []
            for table, at in claimed:
                metrics.DUE_LAG.observe(max(0.0, self._service.clock() - at))
                self._begin(table)
            if len(claimed) < MAX_TABLES_PER_CLAIM:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._service.work_due.wait(), WAKE_AHEAD_S)
                await asyncio.sleep(0)

    def _begin(self, table: str) -> None:
        """Attends to a table now, or when this worker is done with it: no bot thinks twice about one decision."""
        if table in self._busy:
            self._again.add(table)
            return
        task = self._busy[table] = asyncio.create_task(self.attend(table))
        task.add_done_callback(lambda _: self._end(table))

    def _end(self, table: str) -> None:
        del self._busy[table]
        if table in self._again:
            self._again.discard(table)
            self._begin(table)

    async def claim(self) -> Sequence[tuple[str, float]]:
        """Claims tables that are due, and returns them with their times; if there are none, nothing is locked."""
        time = self._service.clock()
        async with self._engine.connect() as connection:
            if (await connection.execute(due_tables(time).limit(1))).first() is None:
                return []
        async with writing(self._engine) as connection:
            values = {"time": time, "until": time + LEASE_S, "me": self._me}
            return [(row.table_id, row.at) for row in await connection.execute(self._claim, values)]

    async def _renew(self, busy: Collection[str]) -> None:
        """Keeps the tables that are attended to; one that is written at this moment is being given back."""
        mine = select(due.c.table_id).where(due.c.table_id.in_(busy), due.c.owner == self._me)
        async with writing(self._engine) as connection:
            still = due.c.table_id.in_(mine.with_for_update(skip_locked=True).scalar_subquery())
            await connection.execute(update(due).where(still).values(lease=self._service.clock() + LEASE_S))

    async def _release(self, session: TableSession) -> None:
        """Gives a table back where nothing was to be done, until it is due again."""
        async with writing(self._engine) as connection:
            mine = (due.c.table_id == session.row.id) & (due.c.owner == self._me)
            await connection.execute(update(due).where(mine).values(lease=0.0, owner=None, at=session.schedule.due))

    # --- Due work ---

    async def attend(self, table: str) -> None:
        """Does what is due at a table."""
        try:
            session = await self._service.fresh(table)
            if session.phase == "over":
                await self._finish(session)
            elif not (await self.time_out(session) or await self._answer(session)):
                await self._release(session)
        except Refusal:
            return
        except Exception as error:
            log_error("duty-failed", error, table=shown_table(table))

    async def _finish(self, session: TableSession) -> None:
        """Stores how a game ended, and rates it; one whose rules have changed meanwhile has no ratings."""
        session.schedule.due = NEVER_DUE
        if session.table is None or session.ended is not None:
            await self._release(session)
            return
        await self.endings.store(session)
        await self._finished(session)
        await rate(self._engine, session, self._rating_policy, self._service.clock())

    async def time_out(self, session: TableSession) -> bool:
        """Seats whose time has run out are away from now on; whether there were any."""
        time = self._service.clock()
        late = [seat for seat in session.awaited() if session.schedule.has_run_out(seat, time)]
        for seat in late:
            check = partial(check_timeout, seat)
            await self._service.submit(Command(session.row.id, f"clock-{seat}-{uuid4().hex}", check))
        return bool(late)

    async def _answer(self, session: TableSession) -> bool:
        """Answers for one seat, whose entry makes the next one due; False if nothing was to be done."""
        time = self._service.clock()
        ripe = [seat for seat, at in sorted(session.schedule.turns.items()) if at <= time]
        return bool(ripe) and await self.decide(session, ripe[0])

    async def decide(self, session: TableSession, seat: Seat) -> bool:
        """Answers for a bot, for a player who is away, who has decided in advance, or who has only one answer; whether
        that was stored.
        """
        table, moves = session.table, session.moves
        if table is None or seat not in table.pending():
            return False
        state, legal, view = session.seats[seat], table.legal(seat), session.view_bytes(seat)
        is_forced = not state.played_by_bot  # its player may come back meanwhile
        if not is_forced:
            level = state.level or STAND_IN_LEVEL
            begin = self._service.clock()
            answer = await self._bot_answer(session, seat, level)
            text, plays = answer.text, None if answer.level == level else msgspec.convert(answer.level, Level)
            if self._service.pace:
                # A bot without a choice takes no time, which nobody may notice.
                await self._sleep(max(0.0, begin + usual_seconds(level) - self._service.clock()))
            if plays != state.plays:
                await self._service.submit(new_command(session.row.id, "plays", partial(check_plays, seat, plays)))
        elif len(legal) == 1:
            text = legal[0]
        else:
            in_advance = session.standing.text(table, seat)
            if in_advance is None:
                return False
            text = in_advance

        def check(latest: TableSession, _: float) -> NewEntry | None:
            return check_server_decision(latest, seat, text, view, is_forced=is_forced)

        command = Command(session.row.id, f"served-{seat}-{moves}", check)
        return command.id in (await self._service.submit(command)).commands

    async def _bot_answer(self, session: TableSession, seat: Seat, level: str) -> BotAnswer:
        """The decision of a seat's bot. Without people at the table there is nobody to think for, and it only plays on
        so that the game ends.
        """
        assert session.table is not None
        # Counted by the bot's own decisions: what others take back or decide at the same moment changes no answer.
        view, seed = session.table.seat_view(seat), bot_seed(session.row.seed, seat, session.decided[seat])
        people = self._service.people_at(session)
        if session.row.daily is not None:
            return await self._steady_answer(level, view, seed, people)
        if people or level in UNTHINKING_LEVELS:
            return await self._bot_pool.choose(level, view, seed, people)
        return simple_answer(level, view, seed)

    async def _steady_answer(self, level: str, view: View, seed: int, people: Collection[str]) -> BotAnswer:
        """The decision of a bot that must be the same for everybody: no weaker one ever answers in its place.

        Raises TimeoutError if there is no time for it; the table is attended to again later.
        """
        for _ in range(MAX_STEADY_TRIES):
            answer = await self._bot_pool.choose(level, view, seed, people)
            if answer.level == level:
                return answer
        raise TimeoutError("no bot had time for a daily deal")


async def _do_nothing(session: TableSession) -> None:
    """For a scheduler without anybody who wants to know of finished games."""


def due_tables(time: float | BindParameter[float]) -> Select[str]:
    """The tables that are due and that no worker attends to."""
    return select(due.c.table_id).where(due.c.at <= time, due.c.lease <= time).order_by(due.c.at)


def claim_statement(engine: AsyncEngine) -> Update:
    """The statement that claims due tables; if several workers claim at once, each gets others."""
    ripe = due_tables(bindparam("time")).limit(MAX_TABLES_PER_CLAIM)
    if engine.dialect.name == "postgresql":
        ripe = ripe.with_for_update(skip_locked=True)
    return (
        update(due)
        .where(due.c.table_id.in_(ripe.scalar_subquery()))
        .values(lease=bindparam("until"), owner=bindparam("me"))
        .returning(due.c.table_id, due.c.at)
    )
