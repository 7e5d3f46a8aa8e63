"""Work that a worker repeats for as long as it runs."""

import asyncio
from collections.abc import Awaitable, Callable

from seachest.server.ops.logs import log_error


class PeriodicTask:
    """Repeats some work with a pause in between; an error is logged, and the work is tried again after the pause."""

    def __init__(
        self, work: Callable[[], Awaitable[None]], pause_s: float, name: str, *, starts_with_pause: bool = False
    ) -> None:
        self._work, self._pause_s, self._name = work, pause_s, name
        self._first_pause_s = pause_s if starts_with_pause else 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Starts repeating the work."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    async def stop(self) -> None:
        """Cancels the work, and returns when it has ended."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        await asyncio.sleep(self._first_pause_s)
        while True:
            try:
                await self._work()
            except Exception as error:
                log_error("rounds-failed", error)
            await asyncio.sleep(self._pause_s)
