"""Backups of the database, made while the server runs."""

import contextlib
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from sqlalchemy.engine import URL, make_url

from seachest.rules.errors import NotationError
from seachest.server.storage.files import PRIVATE_FILE_MODE, make_private_folder

BACKUP_TIME = "%Y-%m-%dT%H%M%SZ"
BACKUP_PATTERN = re.compile(r"seachest-\d{4}-\d\d-\d\dT\d{6}Z\.(db|dump)")
"""The names of backups, by which old ones are found; other files in the folder are left alone."""
PAGES_PER_STEP, STEP_PAUSE_S = 1000, 0.02
"""Pages that are copied at once, and the pause in between: players don't notice."""
LOCK_TIMEOUT_S = 30.0
PG_DUMP = "pg_dump"


def make_backup(database: str, folder: Path, keep: int, now: float | None = None) -> Path:
    """Writes a backup of a database (a URL) into a folder, checks it, and deletes all but the last ones; returns it.

    Raises NotationError if that is not possible; backups of before are then all still there.
    """
    url = make_url(database)
    is_file = url.get_backend_name() == "sqlite"
    stamp = time.strftime(BACKUP_TIME, time.gmtime(time.time() if now is None else now))
    make_private_folder(folder)
    target = folder / f"seachest-{stamp}.{'db' if is_file else 'dump'}"
    part = target.with_name(f".{target.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE_FILE_MODE))
        if is_file:
            _copy_sqlite(Path(url.database or ""), part)
        else:
            _dump_postgresql(url, part)
        _sync(part)
        part.rename(target)
    except (OSError, sqlite3.Error) as error:
        raise NotationError(f"backup: {error}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()
    for old in backups_in(folder)[:-keep]:
        old.unlink(missing_ok=True)
    return target


def backups_in(folder: Path) -> Sequence[Path]:
    """The backups in a folder, the oldest first."""
    return sorted(file for file in folder.iterdir() if BACKUP_PATTERN.fullmatch(file.name))


def _copy_sqlite(source: Path, target: Path) -> None:
    """Copies an SQLite file by its online backup, which sees one moment of it, and checks the copy."""
    if not source.is_file():
        raise NotationError(f"backup: there is no database {source}")
    reading = sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True, timeout=LOCK_TIMEOUT_S)
    with contextlib.closing(reading), contextlib.closing(sqlite3.connect(target)) as writing:
        reading.backup(writing, pages=PAGES_PER_STEP, sleep=STEP_PAUSE_S)
        writing.execute("PRAGMA journal_mode=DELETE")  # one file, with nothing beside it
        found = writing.execute("PRAGMA integrity_check").fetchone()[0]
    if found != "ok":
        raise NotationError(f"backup: the copy is damaged: {found}")


def dump_command(url: URL, target: Path) -> list[str]:
    """The command that dumps a PostgreSQL database; the password travels in PGPASSWORD."""
    told = {"host": url.host, "port": url.port, "username": url.username}
    named = [f"--{name}={value}" for name, value in told.items() if value is not None]
    return [PG_DUMP, "--format=custom", "--no-owner", f"--file={target}", *named, f"--dbname={url.database}"]


def _dump_postgresql(url: URL, target: Path) -> None:
    command = dump_command(url, target)
    if shutil.which(PG_DUMP) is None:
        shown = dump_command(url, Path(target.name.removeprefix(".").removesuffix(".part")))
        raise NotationError(f"backup: found no pg_dump on this machine; on one that has it, type: {shlex.join(shown)}")
    password = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    ssl = {"PGSSLMODE": str(url.query["ssl"])} if "ssl" in url.query else {}
    done = subprocess.run(command, env={**os.environ, **password, **ssl}, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().partition("\n")[0]
        raise NotationError(f"backup: pg_dump failed: {reason}")


def _sync(file: Path) -> None:
    """Waits until a file is on the disk."""
    with file.open("rb") as opened:
        os.fsync(opened.fileno())
