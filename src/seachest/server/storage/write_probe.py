"""Whether the database can be written to, found out by writing."""

import asyncio
import time

from sqlalchemy import delete, insert
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import beats
from seachest.server.storage.trouble import is_database_trouble

PROBE_VALID_S = 1.0
"""How long an answer is reused, no matter how many ask."""
PROBE_ROW = 2
"""The row of `beats` that is written; the heartbeat of the workers has another."""


class WriteProbe:
    """Writes to the database now and then, for those who ask whether that is possible."""

    def __init__(self, engine: AsyncEngine, clock: Clock = time.monotonic, wall_clock: Clock = time.time) -> None:
        self._engine, self._clock, self._wall_clock = engine, clock, wall_clock
        self._turn = asyncio.Lock()
        self._probed: float | None = None
        self._can_write = False

    async def can_write(self) -> bool:
        """Whether the database could be written to within the last second."""
        async with self._turn:
            if self._probed is None or self._clock() - self._probed >= PROBE_VALID_S:
                self._can_write = await self._write()
                self._probed = self._clock()
        return self._can_write

    async def _write(self) -> bool:
        """Writes a row that nobody reads; SQLite would not write one that stays as it is."""
        try:
            async with writing(self._engine) as connection:
                await connection.execute(delete(beats).where(beats.c.id == PROBE_ROW))
                await connection.execute(insert(beats).values(id=PROBE_ROW, at=self._wall_clock()))
        except IntegrityError:
            return True  # another worker wrote the same row at the same moment
        except Exception as error:
            if isinstance(error, Refusal) or is_database_trouble(error):
                return False
            raise
        return True
