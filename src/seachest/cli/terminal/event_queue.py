"""A queue for a program that waits for lines typed at the terminal and for events from other threads at once."""

import os
import sys
import threading
from collections import deque
from typing import Generic, TypeVar

EventT = TypeVar("EventT")

WAKE_INTERVAL_S = 0.5
"""A waiting thread wakes up so often, to notice Ctrl-C on every system."""
READ_SIZE_BYTES = 4096


class EventQueue(Generic[EventT]):
    """Events and typed lines, each in the order in which they came."""

    def __init__(self) -> None:
        self._events: deque[EventT] = deque()
        self._lines: deque[str] = deque()
        self._arrived = threading.Condition()
        self._reader: threading.Thread | None = None

    def put(self, event: EventT) -> None:
        """Adds an event."""
        with self._arrived:
            self._events.append(event)
            self._arrived.notify_all()

    def wake(self) -> None:
        """Ends a `wait` without an event."""
        with self._arrived:
            self._arrived.notify_all()

    def next_event(self) -> EventT | None:
        """Takes the oldest event; None if there is none."""
        with self._arrived:
            return self._events.popleft() if self._events else None

    def wait(self) -> None:
        """Waits for an event or a `wake`, but no longer than a moment."""
        with self._arrived:
            if not self._events:
                self._arrived.wait(WAKE_INTERVAL_S)

    def read_line(self) -> str:
        """Waits for the next typed line; empty at the end of the input."""
        self._start_reader()
        with self._arrived:
            while not self._lines:
                self._arrived.wait(WAKE_INTERVAL_S)
            return self._lines.popleft()

    def read_line_or_event(self) -> str | None:
        """Waits for the next typed line; None as soon as there is an event."""
        self._start_reader()
        with self._arrived:
            while not self._lines and not self._events:
                self._arrived.wait(WAKE_INTERVAL_S)
            return self._lines.popleft() if self._lines else None

    def _start_reader(self) -> None:
        """Starts the thread that reads lines, once."""
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()

    def _read(self) -> None:
        """Reads lines from the terminal without Python's own buffer, whose lock would block the end of the program."""
        descriptor, encoding = sys.stdin.fileno(), sys.stdin.encoding
        while True:
            try:
                read = os.read(descriptor, READ_SIZE_BYTES)
            except OSError:
                read = b""
            with self._arrived:
                self._lines.append(read.decode(encoding, "replace"))
                self._arrived.notify_all()
            if not read:
                return
