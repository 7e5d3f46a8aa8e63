"""One server at a time uses an SQLite file."""

import os
import stat
from pathlib import Path

import pytest

from seachest.rules.errors import NotationError
from seachest.server.storage.server_lock import ServerLock


def test_a_second_lock_names_the_process_that_has_the_first(tmp_path: Path) -> None:
    file = tmp_path / "server.db"
    with (
        ServerLock(file),
        pytest.raises(NotationError, match=rf"already using this database \(process {os.getpid()}\)"),
    ):
        ServerLock(file).acquire()
    ServerLock(file).acquire().release()


def test_nobody_else_may_read_the_lock(tmp_path: Path) -> None:
    with ServerLock(tmp_path / "server.db") as lock:
        assert stat.S_IMODE(lock.file.stat().st_mode) == 0o600


def test_a_folder_that_is_missing_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="unable to open database file"):
        ServerLock(tmp_path / "none" / "server.db").acquire()
