"""Looking after tables: bots and forced answers, clocks, ratings.

What has to be done is a row of `due` with a time. A worker claims rows by a lease, in a short transaction, and does
what the table needs; if it dies, the lease runs out and another one claims them.
"""

import asyncio
import contextlib
from collections.abc import Collection, Sequence
from functools import partial
from uuid import uuid4

from sqlalchemy import BindParameter, ColumnElement, Select, Update, bindparam, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.errors import Refusal
from seachest.server.ops import metrics
from seachest.server.ops.logs import log_error, shown_table
from seachest.server.storage.engine import now, writing
from seachest.server.storage.journal import NEVER_DUE
from seachest.server.storage.schema import beats, due
from seachest.server.tables.service import WAKE_AHEAD_S, NewEntry, TableService
from seachest.server.tables.session import AWAY, MOVE, TableSession
from seachest.server.workers.bot_pool import BotPool, bot_seed, usual_seconds
from seachest.server.workers.ratings import STAND_IN_LEVEL, rate
from seachest.table import Table

LEASE_S = 5.0
"""Seconds for which a worker has a table to itself; renewed with each beat while it is busy, so that the tables of a
dead one wait no longer than this."""
MAX_TABLES_PER_CLAIM = 64
"""Tables that are claimed in one transaction."""
HEARTBEAT_S = 1.0
MAX_DOWNTIME_S = 5.0
"""After a longer time without any worker alive, the clocks are given that time back."""


class Scheduler:
    """One worker's share of looking after tables."""

    def __init__(self, service: TableService, bot_pool: BotPool) -> None:
        self._service, self._bot_pool = service, bot_pool
        self._engine: AsyncEngine = service.engine
        self._me = uuid4().hex
        self._tasks: list[asyncio.Task[None]] = []
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        """Tables that were claimed once more while this worker is busy with them."""
        self._claim = claim_on(self._engine)

    async def start(self) -> None:
        """Gives lost time back, and begins."""
        if not self._service.bus.shared:
            await self._take_back(due.c.owner.is_not(None))  # of a worker that died: there is only this one
        await self._beat()
        self._tasks = [
            asyncio.create_task(self._run(), name="duty"),
            asyncio.create_task(self._beat_on(), name="beat"),
        ]

    async def stop(self) -> None:
        """Ends; what was begun can be claimed by others at once."""
        tasks = [*self._tasks, *self._busy.values()]
        self._again.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._take_back(due.c.owner == self._me)

    async def _take_back(self, whose: ColumnElement[bool]) -> None:
        async with writing(self._engine) as connection:
            await connection.execute(update(due).where(whose).values(lease=0.0, owner=None))

    # --- Clocks stand still while nobody works ---

    async def _beat(self) -> None:
        """Notes that a worker is alive; after a pause all clocks are put back by it."""
        async with writing(self._engine) as connection:
            locked = select(beats.c.at).where(beats.c.id == 1).with_for_update()
            last = (await connection.execute(locked)).scalar_one()
            pause = now() - last
            await connection.execute(update(beats).where(beats.c.id == 1).values(at=now()))
            if last and pause > MAX_DOWNTIME_S:
                running = update(due).where(due.c.clock.is_not(None))
                await connection.execute(running.values(clock=due.c.clock + pause, at=due.c.at + pause))
        if pause > MAX_DOWNTIME_S:
            await self._service.forget_clocks()

    async def _beat_on(self) -> None:
        while True:
            await asyncio.sleep(HEARTBEAT_S)
            try:
                await self._beat()
                if self._busy:
                    await self._renew(self._busy)
            except Exception as error:
                log_error("beat-failed", error)

    # --- Due work ---

    async def _run(self) -> None:
        while True:
            self._service.awake.clear()
            try:
                claimed = await self._claim_some()
            except Exception as error:
                log_error("claim-failed", error)
                claimed = []
            for table, at in claimed:
                metrics.DUE_LAG.observe(max(0.0, now() - at))
                self._begin(table)
            if len(claimed) < MAX_TABLES_PER_CLAIM:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._service.awake.wait(), WAKE_AHEAD_S)
                await asyncio.sleep(0)

    def _begin(self, table: str) -> None:
        """Looks after a table, now or when this worker is done with it: nobody thinks twice about one decision."""
        if table in self._busy:
            self._again.add(table)
            return
        task = self._busy[table] = asyncio.create_task(self._look_after(table))
        task.add_done_callback(lambda _: self._end(table))

    def _end(self, table: str) -> None:
        del self._busy[table]
        if table in self._again:
            self._again.discard(table)
            self._begin(table)

    async def _claim_some(self) -> Sequence[tuple[str, float]]:
        """Claims tables that somebody must look after; where there are none, nobody else has to wait for it."""
        time = now()
        async with self._engine.connect() as connection:
            if (await connection.execute(ripe_at(time).limit(1))).first() is None:
                return []
        async with writing(self._engine) as connection:
            values = {"time": time, "until": time + LEASE_S, "me": self._me}
            return [(row.table_id, row.at) for row in await connection.execute(self._claim, values)]

    async def _renew(self, busy: Collection[str]) -> None:
        """Keeps the tables that are being looked after; one that is written at this moment is being given back."""
        mine = select(due.c.table_id).where(due.c.table_id.in_(busy), due.c.owner == self._me)
        async with writing(self._engine) as connection:
            still = due.c.table_id.in_(mine.with_for_update(skip_locked=True).scalar_subquery())
            await connection.execute(update(due).where(still).values(lease=now() + LEASE_S))

    async def _look_after(self, table: str) -> None:
        try:
            session = await self._service.fresh(table)
            if session.phase == "over":
                await rate(self._engine, session)
                session.due = NEVER_DUE
            elif not (await self._run_out(session) or await self._answer(session)):
                await self._release(session)
        except Refusal:
            return
        except Exception as error:
            log_error("duty-failed", error, table=shown_table(table))

    async def _run_out(self, session: TableSession) -> bool:
        """Whoever has not decided when the clock runs out is away from now on; True where somebody is."""
        late = [seat for seat in session.awaited() if is_late(session, seat)]
        for seat in late:
            await self._service.submit(session.row.id, f"clock-{seat}-{uuid4().hex}", partial(run_out, seat))
        return bool(late)

    async def _answer(self, session: TableSession) -> bool:
        """Answers for one seat; the entry puts the table back, for the next one. False where nothing was to be done."""
        ripe = [seat for seat, at in sorted(session.turns.items()) if at <= now()]
        return bool(ripe) and await self._decide(session, ripe[0])

    async def _decide(self, session: TableSession, seat: int) -> bool:
        """Answers for a bot, for somebody who is away, or where there is only one answer."""
        table, moves = session.table, session.moves
        if table is None or seat not in table.pending():
            return False
        sitting, legal, only = session.seats[seat], table.legal(seat), None
        seen = known_to(table, seat)
        if sitting.played_by_bot:
            level = sitting.level or STAND_IN_LEVEL
            begin = now()
            text = await self._bot_pool.choose(level, table.seat_view(seat), bot_seed(session.row.seed, seat, moves))
            if self._service.pace:
                # Where it had no choice it took no time; nobody shall notice.
                await asyncio.sleep(max(0.0, begin + usual_seconds(level) - now()))
        elif len(legal) == 1:
            text = only = legal[0]
        else:
            return False

        def check(latest: TableSession) -> NewEntry | None:
            now_table = latest.table
            if now_table is None or seat not in now_table.pending() or known_to(now_table, seat) != seen:
                return None
            mine = latest.seats[seat].played_by_bot or text == only
            return NewEntry(MOVE, seat, text) if mine else None

        command = f"served-{seat}-{moves}"
        return command in (await self._service.submit(session.row.id, command, check)).commands

    async def _release(self, session: TableSession) -> None:
        """Gives a table back where nothing was done, until its time has come."""
        async with writing(self._engine) as connection:
            mine = (due.c.table_id == session.row.id) & (due.c.owner == self._me)
            await connection.execute(update(due).where(mine).values(lease=0.0, owner=None, at=session.due))


def run_out(seat: int, session: TableSession) -> NewEntry | None:
    """Somebody is away, unless they have decided at the last moment."""
    return NewEntry(AWAY, seat) if seat in session.awaited() and is_late(session, seat) else None


def is_late(session: TableSession, seat: int) -> bool:
    """Whether the clock of a seat has run out; never where it has only one answer, which the table gives."""
    return session.clock is not None and session.clock <= now() and seat not in session.turns


def known_to(table: Table, seat: int) -> bytes:
    """All that a seat knows: what others decide in secret meanwhile does not change it."""
    return bytes(table.seat_view(seat).record.array.tobytes())


def ripe_at(time: float | BindParameter[float]) -> Select[tuple[str]]:
    """The tables that somebody must look after, and nobody does."""
    return select(due.c.table_id).where(due.c.at <= time, due.c.lease <= time).order_by(due.c.at)


def claim_on(engine: AsyncEngine) -> Update:
    """The statement that claims due rows; where several workers claim at once, each gets others."""
    ripe = ripe_at(bindparam("time")).limit(MAX_TABLES_PER_CLAIM)
    if engine.dialect.name == "postgresql":
        ripe = ripe.with_for_update(skip_locked=True)
    return (
        update(due)
        .where(due.c.table_id.in_(ripe.scalar_subquery()))
        .values(lease=bindparam("until"), owner=bindparam("me"))
        .returning(due.c.table_id, due.c.at)
    )
