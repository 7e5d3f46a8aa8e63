"""What comes in while somebody sits at a terminal: lines that are typed, and events from elsewhere, from threads."""

import os
import sys
import threading
from collections import deque
from typing import Generic, TypeVar

E = TypeVar("E")

GLANCE = 0.5
"""Seconds after which one who waits looks up, so that Ctrl-C is noticed on every system."""
LONGEST_READ = 4096


class Inbox(Generic[E]):
    """Events and lines, each in the order in which they came."""

    def __init__(self) -> None:
        self._events: deque[E] = deque()
        self._lines: deque[str] = deque()
        self._came = threading.Condition()
        self._reader: threading.Thread | None = None

    def put(self, event: E) -> None:
        """Something has happened."""
        with self._came:
            self._events.append(event)
            self._came.notify_all()

    def poke(self) -> None:
        """Whoever waits shall look up."""
        with self._came:
            self._came.notify_all()

    def next(self) -> E | None:
        """The oldest event that nobody has looked at."""
        with self._came:
            return self._events.popleft() if self._events else None

    def wait(self) -> None:
        """Waits until there is an event, or somebody pokes; or a while."""
        with self._came:
            if not self._events:
                self._came.wait(GLANCE)

    def line(self) -> str:
        """The next line that is typed; nothing at the end of the input."""
        self._listen()
        with self._came:
            while not self._lines:
                self._came.wait(GLANCE)
            return self._lines.popleft()

    def line_or_event(self) -> str | None:
        """The next line that is typed, or None as soon as there is an event."""
        self._listen()
        with self._came:
            while not self._lines and not self._events:
                self._came.wait(GLANCE)
            return self._lines.popleft() if self._lines else None

    def _listen(self) -> None:
        if self._reader is None:
            self._reader = threading.Thread(target=self._read, daemon=True)
            self._reader.start()

    def _read(self) -> None:
        """Reads lines from a terminal, past Python's own buffer, so that nothing is held when the program ends."""
        number, encoding = sys.stdin.fileno(), sys.stdin.encoding
        while True:
            try:
                read = os.read(number, LONGEST_READ)
            except OSError:
                read = b""
            with self._came:
                self._lines.append(read.decode(encoding, "replace"))
                self._came.notify_all()
            if not read:
                return
