"""The servers that the tests of the server need; async tests run on asyncio."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from seachest.server.tables import lobby
from tests.services import Postgres, Redis, obtained


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server within a test deals is the same in every run; servers in processes of their own deal by chance."""
    dice = random.Random(request.node.nodeid)
    monkeypatch.setattr(lobby, "fresh_seed", lambda: dice.getrandbits(128))


@pytest.fixture(scope="session")
def postgres(request: pytest.FixtureRequest) -> Iterator[Postgres]:
    """PostgreSQL, one for all tests of this process."""
    with obtained(Postgres, request.session) as service:
        yield service


@pytest.fixture(scope="session")
def redis_server(request: pytest.FixtureRequest) -> Iterator[Redis]:
    """Redis, one for all tests of this process."""
    with obtained(Redis, request.session) as service:
        yield service


@pytest.fixture(scope="session")
def only_database(postgres: Postgres) -> str:
    """The URL of the database that the tests of this process use, one after the other."""
    return postgres.fresh_database()


@pytest.fixture
def database(postgres: Postgres, only_database: str) -> str:
    """The URL of an empty database in PostgreSQL."""
    postgres.empty(only_database)
    return only_database


@pytest.fixture
def redis_url(redis_server: Redis) -> str:
    """The URL of a Redis with nothing in it."""
    redis_server.forget_all()
    return redis_server.url


@pytest.fixture(params=["sqlite", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite+aiosqlite:///{tmp_path / 'server.db'}"
    url: str = request.getfixturevalue("database")
    return url


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
