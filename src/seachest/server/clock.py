"""The server's clock, a function that is passed to everything that needs the time."""

import time
from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Returns the time in seconds since 1970; a SteadyClock, except in tests."""

MINUTE_S, HOUR_S, DAY_S = 60.0, 3600.0, 24 * 3600.0
MAX_CLOCK_ERROR_S = 2.0
"""If the two clocks differ by more than this, the machine's clock was set."""


class SteadyClock:
    """The time of day, which advances steadily even if somebody sets the machine's clock.

    All that is due at tables is stored as such times. When the machine's clock is set, the scheduler moves what is
    stored by as much, and lets this clock follow with `adopt`.
    """

    def __init__(self, wall: Clock = time.time, monotonic: Clock = time.monotonic) -> None:
        self._wall, self._monotonic = wall, monotonic
        self._begin = wall() - monotonic()

    def __call__(self) -> float:
        """The time in seconds since 1970."""
        return self._begin + self._monotonic()

    def error(self) -> float:
        """Seconds by which the machine's clock is ahead of this one."""
        return self._wall() - self()

    def was_set(self) -> bool:
        """Whether the machine's clock was set since this one followed it last."""
        return abs(self.error()) > MAX_CLOCK_ERROR_S

    def adopt(self) -> None:
        """Follows the machine's clock again."""
        self._begin = self._wall() - self._monotonic()
