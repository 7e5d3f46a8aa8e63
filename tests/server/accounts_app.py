"""An application for tests about people: a database in a file, and the routes of people alone."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import httpx
from argon2 import PasswordHasher
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from starlette.applications import Starlette

from seachest.server.accounts.export import exported_data
from seachest.server.accounts.people import People
from seachest.server.http import errors
from seachest.server.http.limits import Limits
from seachest.server.http.middleware import SecurityMiddleware
from seachest.server.http.routes.accounts import bind_accounts
from seachest.server.settings import Settings
from seachest.server.storage.schema import metadata
from tests.server.clocks import ManualClock

QUICK_HASHER = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
ORIGIN = "http://sea.example"


@dataclass
class AccountsApp:
    """All of it."""

    engine: AsyncEngine
    people: People
    clock: ManualClock
    app: SecurityMiddleware

    def browser(self, address: str = "10.0.0.1", base: str = ORIGIN) -> httpx.AsyncClient:
        """Somebody's browser, with its own cookies, on a page of ours."""
        transport = httpx.ASGITransport(self.app, client=(address, 5000))
        return httpx.AsyncClient(transport=transport, base_url=base, headers={"Origin": base})


@asynccontextmanager
async def accounts_app(folder: Path, **settings: object) -> AsyncIterator[AccountsApp]:
    """An application that is torn down afterwards."""
    told = Settings(**{"database": str(folder / "server.db"), "guests_a_minute": 1000, **settings})  # type: ignore[arg-type]  # tests tell some
    engine = create_async_engine(told.database)
    async with engine.begin() as connection:
        await connection.run_sync(metadata.create_all)
    clock = ManualClock(1_000_000.0, tick_s=0.0)
    people = People(engine, clock, QUICK_HASHER)
    routes = bind_accounts(people, told, Limits(told.guests_a_minute, clock), partial(exported_data, engine))
    app = SecurityMiddleware(Starlette(routes=routes, exception_handlers=errors.handlers()), told)
    try:
        yield AccountsApp(engine, people, clock, app)
    finally:
        await engine.dispose()
