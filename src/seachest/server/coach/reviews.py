"""Reviews of finished games: who asked for which, how far they are, and those that are made.

The queue is in the database: it survives a restart, and workers share it. Whoever claims the oldest review that waits
makes it, unless one is being made: there is one at a time at the whole server.
"""

import asyncio
import contextlib
import zlib
from typing import NamedTuple
from uuid import uuid4

import msgspec
from sqlalchemy import ColumnElement, RowMapping, and_, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from seachest.coach import QUICK_ITERATIONS
from seachest.rules.types import JsonObject
from seachest.server.coach.review_process import ReviewProcess
from seachest.server.errors import Refusal
from seachest.server.ops.logs import log_error, shown_table
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import reviews
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.wire.coach import GameReview, ReviewDepth, Reviewed, ReviewProgress

DEEP_FACTOR = 10
"""A deep review has so many times the iterations of a quick one."""
MAX_WAITING_REVIEWS = 100
"""Reviews that may wait at the whole server."""
MAX_REVIEW_TRIES = 2
REVIEW_LEASE_S, REVIEW_RENEWAL_S = 30.0, 8.0
"""For the first time a worker has a review to itself, and it renews that after the second; so a dead worker's review
waits no longer than the first."""
REVIEWS_LOOK_S = 10.0
"""How often a worker looks for reviews that others were asked for, and left."""
IDLE_REVIEWS_S = 120.0
"""A process that has nothing to review for so long gives its memory back."""


class _Claim(NamedTuple):
    """A review that this worker makes, and how far it is."""

    table: str
    depth: ReviewDepth


class Reviews:
    """The reviews of a server, as one worker knows and makes them."""

    def __init__(
        self,
        service: TableService,
        quick_iterations: int = QUICK_ITERATIONS,
        process: ReviewProcess | None = None,
    ) -> None:
        """`quick_iterations` are those of a quick review; with 0, no game is reviewed."""
        self._service, self._engine = service, service.engine
        self._process = process or ReviewProcess()
        self._iterations: dict[ReviewDepth, int] = {
            "quick": quick_iterations,
            "deep": DEEP_FACTOR * quick_iterations,
        }
        self._me = uuid4().hex
        self._asked = asyncio.Event()
        self._working: _Claim | None = None
        self._counts = (0, 0)
        self._task: asyncio.Task[None] | None = None

    # --- Asking ---

    async def of(self, table: str) -> Reviewed:
        """The best review of a table's game that is made, and the one that is being made or could not be."""
        async with self._engine.connect() as connection:
            found = await connection.execute(select(reviews).where(reviews.c.table_id == table))
            rows = {row["depth"]: row for row in found.mappings()}
            told = Reviewed()
            for depth in ("quick", "deep"):  # the deeper one is told where there are both
                row = rows.get(depth)
                if row is None:
                    continue
                if row["body"] is not None:
                    told.review = msgspec.json.decode(zlib.decompress(row["body"]), type=GameReview)
                    continue
                earlier = and_(reviews.c.waiting.is_(True), reviews.c.asked < row["asked"])
                ahead = (await connection.execute(select(func.count()).where(earlier))).scalar_one()
                told.progress = self._progress(row, ahead)
        return told

    def _progress(self, row: RowMapping, ahead: int) -> ReviewProgress:
        """How far a review is that is not made."""
        depth: ReviewDepth = row["depth"]
        if not row["waiting"]:
            return ReviewProgress(depth=depth, state="failed")
        if self._working == _Claim(row["table_id"], depth):
            done, total = self._counts
            return ReviewProgress(depth=depth, state="working", done=done, total=total)
        if row["lease"] > self._service.clock():
            return ReviewProgress(depth=depth, state="working", done=row["done"], total=row["total"])
        return ReviewProgress(depth=depth, state="waiting", ahead=ahead)

    async def ask(self, table: str, depth: ReviewDepth) -> None:
        """Has the game of a table reviewed, unless that is done or asked for; one that failed is tried again.

        Raises a Refusal if too many wait, or this server reviews nothing.
        """
        if not self._iterations[depth]:
            raise Refusal(409, "no-reviews")
        new = {"asked": self._service.clock(), "waiting": True, "tries": 0, "lease": 0.0, "owner": None}
        new |= {"done": 0, "total": 0}
        on = postgresql.insert if self._engine.dialect.name == "postgresql" else sqlite.insert
        async with writing(self._engine) as connection:
            waiting = select(func.count()).where(reviews.c.waiting.is_(True))
            if (await connection.execute(waiting)).scalar_one() >= MAX_WAITING_REVIEWS:
                raise Refusal(503, "busy")
            put = on(reviews).values(table_id=table, depth=depth, body=None, **new)
            failed = and_(reviews.c.body.is_(None), reviews.c.waiting.is_(False))
            await connection.execute(
                put.on_conflict_do_update(index_elements=["table_id", "depth"], set_=new, where=failed)
            )
        self._asked.set()

    # --- Making ---

    def start(self) -> None:
        """Begins to make reviews."""
        self._task = asyncio.create_task(self._run(), name="reviews")

    async def stop(self) -> None:
        """Stops, even in the middle of a review: another worker, or the next start, makes it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._process.stop()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        busy_until = loop.time()
        while True:
            self._asked.clear()
            try:
                while (claim := await self._claim()) is not None:
                    await self._make(claim)
                    busy_until = loop.time()
            except Exception as error:
                log_error("reviews-failed", error)
            if loop.time() - busy_until > IDLE_REVIEWS_S:
                self._process.stop()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._asked.wait(), REVIEWS_LOOK_S)

    async def _claim(self) -> _Claim | None:
        """The review that has waited longest, for this worker; None if there is none, or one is being made."""
        time = self._service.clock()
        waiting = select(reviews.c.table_id, reviews.c.depth).where(reviews.c.waiting.is_(True))
        async with self._engine.connect() as connection:
            if (await connection.execute(waiting.limit(1))).first() is None:
                return None
        async with writing(self._engine) as connection:
            if (await connection.execute(waiting.where(reviews.c.lease > time).limit(1))).first() is not None:
                return None
            oldest = waiting.order_by(reviews.c.asked).limit(1).with_for_update(skip_locked=True)
            row = (await connection.execute(oldest)).first()
            if row is None:
                return None
            claim = _Claim(row.table_id, row.depth)
            leased = (
                update(reviews)
                .where(_is(claim))
                .values(lease=time + REVIEW_LEASE_S, owner=self._me, tries=reviews.c.tries + 1, done=0, total=0)
            )
            await connection.execute(leased)
        return claim

    async def _make(self, claim: _Claim) -> None:
        """Makes a review and stores it; one that fails is tried once more."""
        self._working, self._counts = claim, (0, 0)
        renewing = asyncio.create_task(self._renew(claim), name="review-lease")
        try:
            record, iterations = reviewable(await self._service.fresh(claim.table)), self._iterations[claim.depth]
            body = await self._process.review(record, claim.depth, iterations, self._tell)
        except asyncio.CancelledError:
            await self._give_back(claim, failed=False)
            raise
        except Exception as error:
            log_error("review-failed", error, table=shown_table(claim.table))
            await self._give_back(claim, failed=True)
        else:
            async with writing(self._engine) as connection:
                made = {"body": body, "waiting": False, "lease": 0.0, "owner": None}
                await connection.execute(update(reviews).where(_is(claim)).values(**made))
        finally:
            renewing.cancel()
            self._working = None

    def _tell(self, done: int, total: int) -> None:
        self._counts = (done, total)

    async def _renew(self, claim: _Claim) -> None:
        """Keeps a review while it is being made, and tells other workers how far it is."""
        while True:
            await asyncio.sleep(REVIEW_RENEWAL_S)
            done, total = self._counts
            kept = {"lease": self._service.clock() + REVIEW_LEASE_S, "done": done, "total": total}
            try:
                async with writing(self._engine) as connection:
                    await connection.execute(update(reviews).where(_is(claim)).values(**kept))
            except Exception as error:
                log_error("review-lease-failed", error)

    async def _give_back(self, claim: _Claim, *, failed: bool) -> None:
        """Lets a review wait again; not one that has failed too often."""
        async with writing(self._engine) as connection:
            given = {"lease": 0.0, "owner": None, "waiting": True, "tries": reviews.c.tries - (not failed)}
            await connection.execute(update(reviews).where(_is(claim)).values(**given))
            over = and_(_is(claim), reviews.c.tries >= MAX_REVIEW_TRIES)
            await connection.execute(update(reviews).where(over).values(waiting=False))


def _is(claim: _Claim) -> ColumnElement[bool]:
    return and_(reviews.c.table_id == claim.table, reviews.c.depth == claim.depth)


def reviewable(session: TableSession) -> JsonObject:
    """The record of a finished game, without names; raises a Refusal if it is not over, or of other rules."""
    if session.phase != "over":
        raise Refusal(409, "not-over")
    if session.table is None or session.ended is not None:
        raise Refusal(409, "rules-changed")
    return {name: value for name, value in session.table.record().items() if name != "names"}
