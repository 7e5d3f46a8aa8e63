"""How workers learn what moderators and admins have done, at whichever worker or at the command line."""

import asyncio
from collections.abc import Awaitable, Callable

from sqlalchemy import RowMapping, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.ops.periodic import PeriodicTask
from seachest.server.storage.schema import moderation

MODERATION_INTERVAL_S = 5.0
"""How long it takes at most until a measure is in force everywhere."""
MAX_LATE_MEASURES = 50
"""Lines that may become visible after one with a higher number, as in PostgreSQL the transaction decides."""

MeasureListener = Callable[[RowMapping], Awaitable[None]]
"""Gets a line of the log."""


class ModerationWatch:
    """Reads the log of what was done, and hands each new line to a listener."""

    def __init__(self, engine: AsyncEngine, on_measure: MeasureListener) -> None:
        self._engine, self._on_measure = engine, on_measure
        self._last = 0
        self._heard: set[int] = set()
        self._looking = asyncio.Lock()
        self._task = PeriodicTask(self.look, MODERATION_INTERVAL_S, "moderation watch", starts_with_pause=True)

    async def start(self) -> None:
        """Begins after what was done already."""
        async with self._engine.connect() as connection:
            self._last = (await connection.execute(select(func.max(moderation.c.id)))).scalar_one_or_none() or 0
            self._heard = set(range(self._last - MAX_LATE_MEASURES, self._last + 1))
        self._task.start()

    async def stop(self) -> None:
        """Stops reading."""
        await self._task.stop()

    async def look(self) -> None:
        """Reads what is new, and waits until all of it is in force here."""
        async with self._looking:
            recent = moderation.c.id > self._last - MAX_LATE_MEASURES
            async with self._engine.connect() as connection:
                rows = (await connection.execute(select(moderation).where(recent).order_by(moderation.c.id))).mappings()
                fresh = [row for row in rows if row["id"] not in self._heard]
            for row in fresh:
                await self._on_measure(row)
                self._heard.add(row["id"])
                self._last = max(self._last, row["id"])
            self._heard = {each for each in self._heard if each > self._last - MAX_LATE_MEASURES}
