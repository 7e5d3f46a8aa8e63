"""Engines for SQLite and PostgreSQL, set up so that commits are durable, and the migrations."""

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Protocol
from weakref import WeakKeyDictionary

import asyncpg  # type: ignore[import-untyped]  # it brings no types
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from asyncpg import InterfaceError as DriverError
from asyncpg import InternalClientError, PostgresError
from sqlalchemy import AdaptedConnection, Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DisconnectionError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, Pool

from seachest.rules.errors import NotationError
from seachest.server.ops.logs import log
from seachest.server.storage.files import clear_log, make_private_file
from seachest.server.storage.write_gate import WriteGate

MIGRATIONS_FOLDER = Path(__file__).with_name("migrations")
SQLITE_LOCK_TIMEOUT_S, MIGRATION_LOCK_TIMEOUT_S = 0.7, 30.0
"""Seconds that SQLite waits for another program that has locked the file: for somebody who waits for an answer, and
before a server starts."""
POSTGRES_CONNECT_TIMEOUT_S, POSTGRES_PING_TIMEOUT_S, POSTGRES_COMMAND_TIMEOUT_S = 1.5, 0.4, 10.0
"""Seconds until PostgreSQL counts as away: for a new connection, for an old one that is used again, and for a
statement, which may have to wait for others."""
POOL_TIMEOUT_S = 5.0
"""Seconds to wait for one of the connections while others use all of them."""
FORGETTING_TIMEOUT_S, FORGETTING_RETRY_S = 10.0, 0.05
"""For how long deleted data are tried to be removed from an SQLite file, and the seconds between two tries."""
MAX_WAL_TRIES, WAL_RETRY_S = 100, 0.02
"""How often a new file is tried to be switched while others do so, and the seconds between."""
POSTGRES_POOL_SIZE = 8
"""Connections to PostgreSQL of each worker."""
MIGRATION_LOCK = 0x5EAC4E57
"""The advisory lock of PostgreSQL that lets only one worker at a time bring the database up to date."""


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
    """The engine for a database URL; nothing is connected yet. A new SQLite file can be read by its owner alone."""
    if not is_sqlite(url):
        timeouts = {"timeout": POSTGRES_CONNECT_TIMEOUT_S, "command_timeout": POSTGRES_COMMAND_TIMEOUT_S}
        engine = create_async_engine(
            url,
            pool_size=POSTGRES_POOL_SIZE,
            max_overflow=0,
            pool_timeout=POOL_TIMEOUT_S,
            connect_args=timeouts,
        )
        event.listen(engine.sync_engine, "checkout", _ping_postgres)
        return engine
    make_private_file(Path(make_url(url).database or ""))
    engine = create_async_engine(url, pool_timeout=POOL_TIMEOUT_S, connect_args={"timeout": SQLITE_LOCK_TIMEOUT_S})
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_in_turn)
    return engine


def write_gate(engine: AsyncEngine) -> WriteGate:
    """The turns of this process at the SQLite file of an engine, and of all engines that share its connections."""
    return _write_gates.setdefault(engine.sync_engine.pool, WriteGate())


_write_gates: WeakKeyDictionary[Pool, WriteGate] = WeakKeyDictionary()


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
    for pragma in ("synchronous=FULL", "foreign_keys=ON", "temp_store=MEMORY", "secure_delete=ON"):
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
    connection.exec_driver_sql("BEGIN IMMEDIATE" if _writes(connection) else "BEGIN")


def _begin_in_turn(connection: Connection) -> None:
    """Begins a transaction; those that write have got a turn, by `writing`."""
    assert not _writes(connection) or _write_gates[connection.engine.pool].is_taken, "a transaction without a turn"
    _begin_sqlite(connection)


def _writes(connection: Connection) -> bool:
    return bool(connection.get_execution_options().get("writes", False))


def _ping_postgres(connection: AdaptedConnection, record: ConnectionPoolEntry, proxy: object) -> None:
    """Tries whether PostgreSQL is still there; if not, the pool connects again."""
    try:
        connection.run_async(_select_one)
    except (OSError, PostgresError, DriverError, InternalClientError, TimeoutError):
        raise DisconnectionError from None


async def _select_one(connection: asyncpg.Connection) -> None:
    await connection.fetchval("SELECT 1", timeout=POSTGRES_PING_TIMEOUT_S)


@asynccontextmanager
async def writing(engine: AsyncEngine, *, gives_way: bool = False) -> AsyncIterator[AsyncConnection]:
    """A connection in a transaction that writes; one for which nobody waits gives way to the others.

    At an SQLite file writers take turns. They wait for it without a connection, so that they leave some to readers.
    """
    if engine.dialect.name != "sqlite":
        async with engine.begin() as connection:
            yield connection
        return
    async with (
        turn_at_file(engine, gives_way=gives_way) as gate,
        engine.connect() as connection,
        AsyncExitStack() as transaction,
    ):
        await connection.execution_options(writes=True)
        try:
            await transaction.enter_async_context(connection.begin())
        except OperationalError:
            gate.note_locked()
            raise
        gate.note_free()
        yield connection


@asynccontextmanager
async def turn_at_file(engine: AsyncEngine, *, gives_way: bool = False) -> AsyncIterator[WriteGate]:
    """A turn of this process at an SQLite file, in which nobody else here writes."""
    gate = write_gate(engine)
    await gate.enter(gives_way=gives_way)
    try:
        yield gate
    finally:
        gate.leave()


def check_exists(url: str) -> None:
    """Raises a NotationError if an SQLite file is not there: a new one would be of no use."""
    file = make_url(url).database
    if is_sqlite(url) and not Path(file or "").is_file():
        raise NotationError(f"{file}: there is no such database")


def prepare(url: str) -> None:
    """Migrates the database before any worker starts; raises a NotationError of one line."""

    async def once() -> None:
        engine = open_engine(url)
        try:
            await migrate(engine)
        finally:
            await engine.dispose()

    try:
        if is_sqlite(url):
            file = Path(make_url(url).database or "")
            make_private_file(file)
            sqlite3.connect(file).close()  # the error of a file that can't be opened is plainer here
        asyncio.run(once())
    except (OSError, sqlite3.Error, SQLAlchemyError, CommandError, PostgresError) as error:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        place = make_url(url).database if is_sqlite(url) else "database"
        raise NotationError(f"{place}: {reason or type(error).__name__}") from None


async def forget_deleted(engine: AsyncEngine) -> None:
    """Removes deleted and overwritten data from the files; PostgreSQL does that itself in its own time.

    Whoever reads an old state of an SQLite file holds this up. It is tried again until then, in short turns, since
    others can't write meanwhile.
    """
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file:
        return
    end = time.monotonic() + FORGETTING_TIMEOUT_S
    while time.monotonic() < end:
        async with turn_at_file(engine, gives_way=True):
            if await asyncio.to_thread(clear_log, Path(file)):
                return
        await asyncio.sleep(FORGETTING_RETRY_S)
    log("wal-busy")


async def migrate(engine: AsyncEngine) -> None:
    """Brings the database to the newest migration; waits for others who do so."""
    patient = _patient_engine(engine)
    try:
        async with writing(patient) as connection:
            if patient.dialect.name == "postgresql":
                await connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
            await connection.run_sync(_upgrade)
    finally:
        await patient.dispose()


def _patient_engine(engine: AsyncEngine) -> AsyncEngine:
    """An engine for the same database that waits longer."""
    if engine.dialect.name == "postgresql":
        return create_async_engine(engine.url, poolclass=NullPool)
    patient = create_async_engine(engine.url, poolclass=NullPool, connect_args={"timeout": MIGRATION_LOCK_TIMEOUT_S})
    event.listen(patient.sync_engine, "connect", _set_up_sqlite)
    event.listen(patient.sync_engine, "begin", _begin_sqlite)
    return patient


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS_FOLDER))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
