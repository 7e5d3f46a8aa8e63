"""The server's idea of time: a function that is handed to everything that asks for it."""

from collections.abc import Callable
from typing import TypeAlias

Clock: TypeAlias = Callable[[], float]
"""Returns the time in seconds since 1970; `time.time`, but in tests."""
