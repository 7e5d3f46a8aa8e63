"""The files of an SQLite database: private to their owner, and without what was deleted."""

import contextlib
import os
import sqlite3
from pathlib import Path

PRIVATE_FILE_MODE, PRIVATE_FOLDER_MODE = 0o600, 0o700
SQLITE_SUFFIXES = ("", "-wal", "-shm")
"""The files of a database: SQLite gives the others the mode of the first."""
CHECKPOINT_TIMEOUT_S = 0.1
"""How long one try may wait until nobody reads old pages of the log; meanwhile nobody can write."""


def make_private_file(file: Path) -> None:
    """Creates a file that only its owner can read, or takes the rights from others if it is ours.

    A file that can't be opened gets its error from SQLite, which says more.
    """
    with contextlib.suppress(OSError):
        os.close(os.open(file, os.O_CREAT | os.O_WRONLY | os.O_CLOEXEC, PRIVATE_FILE_MODE))
    for suffix in SQLITE_SUFFIXES:
        each = file.with_name(file.name + suffix)
        with contextlib.suppress(OSError):
            if each.stat().st_mode & 0o077:
                each.chmod(PRIVATE_FILE_MODE)


def make_private_folder(folder: Path) -> None:
    """Creates a folder that only its owner can open, or takes the rights from others where it is the owner's."""
    with contextlib.suppress(OSError):
        folder.mkdir(mode=PRIVATE_FOLDER_MODE, parents=True, exist_ok=True)
        if folder.stat().st_mode & 0o077:
            folder.chmod(PRIVATE_FOLDER_MODE)


def clear_log(file: Path) -> bool:
    """Moves everything from the write-ahead log into the database and empties the log; False if others hold it up.

    Old versions of pages, with words that were deleted since, are then in no file any longer.
    """
    connection = sqlite3.connect(file, timeout=CHECKPOINT_TIMEOUT_S, isolation_level=None)
    try:
        connection.execute("PRAGMA secure_delete=ON")
        (busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return not busy
    finally:
        connection.close()
