"""A lock that lets one server at a time use an SQLite file. It ends with the process, even if that is killed.

Programs that only read, back up or administer a database don't take it, and work while the server runs.
"""

import contextlib
import os
import sys
from pathlib import Path
from typing import IO, Self

from seachest.rules.errors import NotationError

LOCK_SUFFIX = ".lock"
UNKNOWN_PROCESS = "?"


class ServerLock:
    """The lock of one database file, held from `acquire` until `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        self._database = database
        resolved = database.resolve()  # another name of the same file has the same lock
        self.file = resolved.with_name(resolved.name + LOCK_SUFFIX)
        self._opened: IO[str] | None = None

    def acquire(self) -> Self:
        """Takes the lock; raises NotationError of one line if another server has it, or none can be made."""
        try:
            handle = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError:  # SQLite could not create its own files there either, and says it so
            raise NotationError(f"{self._database}: unable to open database file") from None
        opened = os.fdopen(handle, "r+", encoding="ascii", errors="replace")
        try:
            _lock(opened)
        except OSError:
            process = opened.read().strip() or UNKNOWN_PROCESS
            opened.close()
            raise NotationError(
                f"{self._database}: another server is already using this database (process {process})"
            ) from None
        opened.seek(0)
        opened.truncate()
        opened.write(f"{os.getpid()}\n")
        opened.flush()
        self._opened = opened
        return self

    def release(self) -> None:
        """Gives the lock back. The file stays: to remove it would let two servers lock two files of one name."""
        if self._opened is not None:
            with contextlib.suppress(OSError):
                self._opened.truncate(0)
            self._opened.close()
            self._opened = None

    def __enter__(self) -> Self:
        return self.acquire()

    def __exit__(self, *_: object) -> None:
        self.release()


if sys.platform == "win32":
    import msvcrt

    LOCKED_BYTE = 1 << 30
    """Far behind the number of the process, which others may read."""

    def _lock(opened: IO[str]) -> None:
        """Locks an open file; raises OSError if another process has done so."""
        opened.seek(LOCKED_BYTE)
        try:
            msvcrt.locking(opened.fileno(), msvcrt.LK_NBLCK, 1)
        finally:
            opened.seek(0)
else:
    import fcntl

    def _lock(opened: IO[str]) -> None:
        """Locks an open file; raises OSError if another process has done so."""
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
