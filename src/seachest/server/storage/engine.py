"""Engines for SQLite and PostgreSQL, set up so that commits are durable, and the migrations."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Protocol

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from asyncpg import PostgresError  # type: ignore[import-untyped]  # it brings no types
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from seachest.rules.errors import NotationError

MIGRATIONS_FOLDER = Path(__file__).with_name("migrations")
SQLITE_LOCK_TIMEOUT_S = 30
"""Seconds that SQLite waits for a lock."""
MAX_WAL_TRIES, WAL_RETRY_S = 100, 0.02
"""How often a new file is tried to be switched while others do so, and the seconds between."""
POSTGRES_POOL_SIZE = 8
"""Connections to PostgreSQL of each worker."""
MIGRATION_LOCK = 0x5EAC4E57
"""Of PostgreSQL: only one worker brings the database up to date."""


class SqliteCursor(Protocol):
    """What sqlite3 and SQLAlchemy's adapter of aiosqlite have in common."""

    def execute(self, statement: str, /) -> object:
        """Runs a statement."""
        ...

    def fetchone(self) -> tuple[str, ...]:
        """The next row."""
        ...

    def close(self) -> None:
        """Frees the cursor."""
        ...


class SqliteConnection(Protocol):
    """What sqlite3 and SQLAlchemy's adapter of aiosqlite have in common."""

    isolation_level: str | None

    def cursor(self) -> SqliteCursor:
        """A new cursor."""
        ...


def open_engine(url: str) -> AsyncEngine:
    """The engine for a database URL; nothing is connected yet."""
    if not is_sqlite(url):
        return create_async_engine(url, pool_size=POSTGRES_POOL_SIZE, max_overflow=0, pool_pre_ping=True)
    engine = create_async_engine(url, connect_args={"timeout": SQLITE_LOCK_TIMEOUT_S})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def open_file(engine: AsyncEngine) -> Engine | None:
    """A second engine for an SQLite file, to be used in a thread of its own; None for PostgreSQL.

    A transaction then changes threads once, and not with each statement. PostgreSQL's driver needs no threads.
    """
    if engine.dialect.name != "sqlite":
        return None
    file = create_engine(engine.url.set(drivername="sqlite"), connect_args={"timeout": SQLITE_LOCK_TIMEOUT_S})
    event.listen(file, "connect", _set_up_sqlite)
    event.listen(file, "begin", _begin_sqlite)
    return file


def is_sqlite(url: str) -> bool:
    """Whether a URL names an SQLite file."""
    return make_url(url).get_backend_name() == "sqlite"


def _set_up_sqlite(connection: SqliteConnection, record: object) -> None:
    """Sets up a connection: commits reach the disk before they are acknowledged, and readers don't wait for them."""
    connection.isolation_level = None  # the driver begins no transactions of its own
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode")
    if cursor.fetchone()[0] != "wal":
        _use_write_ahead_log(cursor)
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _use_write_ahead_log(cursor: SqliteCursor) -> None:
    """Switches a new file to write-ahead logging. SQLite does not wait by itself where others do so, too."""
    for tried in range(1, MAX_WAL_TRIES + 1):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError:
            if tried == MAX_WAL_TRIES:
                raise
            time.sleep(WAL_RETRY_S)
        else:
            return


def _begin_sqlite(connection: Connection) -> None:
    """Begins a transaction; one that is going to write takes its lock at once, and can't fail halfway."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that writes."""
    async with engine.connect() as connection:
        await connection.execution_options(writes=True)
        async with connection.begin():
            yield connection


def prepare(url: str) -> None:
    """Migrates the database before any worker starts; raises a NotationError of one line."""

    async def once() -> None:
        engine = open_engine(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    try:
        if is_sqlite(url):  # the error of a file that can't be opened is plainer here
            sqlite3.connect(make_url(url).database or "").close()
        asyncio.run(once())
    except (OSError, sqlite3.Error, SQLAlchemyError, CommandError, PostgresError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        place = make_url(url).database if is_sqlite(url) else "database"
        raise NotationError(f"{place}: {reason or type(error).__name__}") from None


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to the newest migration."""
    async with writing(engine) as connection:
        if engine.dialect.name == "postgresql":
            await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
