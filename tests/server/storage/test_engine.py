"""The database: migrations make what the code expects, no matter how often and by whom they are run."""

import asyncio
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, select, text

from seachest.server.storage.engine import migrate, open_engine, prepare, writing
from seachest.server.storage.schema import beats, metadata

pytestmark = pytest.mark.anyio


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(connection, opts={"compare_type": True, "compare_server_default": True})
    return list(compare_metadata(context, metadata))


async def test_migrations_make_what_the_code_expects(either: str) -> None:
    engine = open_engine(either)
    await migrate(engine)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_bringing_it_up_to_date_again_changes_nothing(either: str) -> None:
    engine = open_engine(either)
    await migrate(engine)
    async with writing(engine) as connection:
        await connection.execute(beats.update().values(at=7.0))
    await migrate(engine)
    async with engine.connect() as connection:
        assert (await connection.execute(select(beats.c.at))).scalar_one() == 7.0
    await engine.dispose()


async def test_many_workers_may_bring_it_up_to_date_at_once(either: str) -> None:
    engines = [open_engine(either) for _ in range(4)]
    await asyncio.gather(*map(migrate, engines))
    async with engines[0].connect() as connection:
        assert (await connection.execute(select(beats.c.id))).scalars().all() == [1]
    await asyncio.gather(*[engine.dispose() for engine in engines])


def test_preparing_leaves_a_database_that_is_up_to_date(either: str) -> None:
    prepare(either)
    prepare(either)


async def test_sqlite_writes_to_the_disk_before_it_answers(tmp_path: Any) -> None:
    engine = open_engine(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}")
    async with engine.connect() as connection:
        told = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one() for name in ("journal_mode", "synchronous")
        ]
    assert told == ["wal", 2]
    await engine.dispose()
