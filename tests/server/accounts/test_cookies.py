import asyncio
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.ext.asyncio import create_async_engine

from seachest.server.accounts.cookies import COOKIE_LIFETIME_S, COOKIE_RENEWAL_S, MAX_CLOCK_SKEW_S
from seachest.server.accounts.people import People
from seachest.server.storage.schema import keys, metadata
from tests.server.accounts_app import QUICK_HASHER, accounts_app

pytestmark = pytest.mark.anyio


async def test_any_change_of_a_cookie_makes_it_worthless(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session, other = await home.people.guest("Anna"), await home.people.guest("Berta")
        version, player, own, issued, signature = session.cookie.split(".")
        forged = [
            f"{version}.{other.player.id}.{own}.{issued}.{signature}",
            f"{version}.{player}.{other.player.session}.{issued}.{signature}",
            f"{version}.{player}.{own}.{int(issued) - 1}.{signature}",
            f"{version}.{player}.{own}.{issued}.{other.cookie.split('.')[4]}",
            f"{version}.{player}.{own}.{issued}.{signature[:-1]}",
            f"{version}.{player}.{own}.{issued}.",
            f"1.{player}.{issued}.{signature}",
            f"1.{player}.{own}.{issued}.{signature}",
            f"{version}.{'x' * 16}.{own}.{issued}.{signature}",
            *("", "x", "....", "é" * 80, "1" * 100_000, session.cookie + "\n", " " + session.cookie),
        ]
        assert [one for one in forged if await home.people.player_of(one)] == []
        assert await home.people.player_of(None) is None
        assert await home.people.player_of(session.cookie)


async def test_a_cookie_lives_a_year_and_survives_a_clock_that_was_set_back(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session, start = await home.people.guest("Anna"), home.clock.now
        known = []
        for now in (
            start + COOKIE_LIFETIME_S,
            start + COOKIE_LIFETIME_S + 1,
            start - 3600,
            start - COOKIE_LIFETIME_S,
        ):
            home.clock.now = now
            known.append(await home.people.player_of(session.cookie) is not None)
        assert known == [True, False, True, True]


async def test_a_cookie_of_a_clock_that_was_ahead_is_renewed(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session = await home.people.guest("Anna")
        home.clock.now -= MAX_CLOCK_SKEW_S
        assert await home.people.renewed(session.player, session.cookie) is None
        home.clock.now -= 1
        renewed = await home.people.renewed(session.player, session.cookie)
        assert renewed not in (None, session.cookie)
        assert await home.people.player_of(renewed) == session.player


async def test_a_cookie_is_renewed_when_it_is_not_fresh(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        session = await home.people.guest("Anna")
        home.clock.now += COOKIE_RENEWAL_S
        assert await home.people.renewed(session.player, session.cookie) is None
        home.clock.now += 1
        renewed = await home.people.renewed(session.player, session.cookie)
        home.clock.now += COOKIE_LIFETIME_S - 1
        assert await home.people.player_of(session.cookie) is None
        assert await home.people.player_of(renewed) == session.player


async def test_workers_that_start_at_once_share_one_key(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path}/server.db"
    engines = [create_async_engine(url) for _ in range(4)]
    async with engines[0].begin() as connection:
        await connection.run_sync(metadata.create_all)
    workers = [People(engine, hasher=QUICK_HASHER) for engine in engines]
    sessions = await asyncio.gather(*(worker.guest("Anna") for worker in workers))
    for worker in workers:
        assert [await worker.player_of(one.cookie) for one in sessions] == [one.player for one in sessions]
    async with engines[0].connect() as connection:
        (key,) = (await connection.execute(select(keys.c.value))).scalars()
        assert len(key) == 32
    for engine in engines:
        await engine.dispose()


class LatePeople(People):
    """A worker that finds no key, and offers one after another worker did."""

    first: People

    async def offer_key(self) -> None:
        await self.first.guest("Anna")
        await super().offer_key()


async def test_a_key_that_another_worker_drew_first_is_used(tmp_path: Path) -> None:
    async with accounts_app(tmp_path) as home:
        late = LatePeople(home.engine, home.clock, QUICK_HASHER)
        late.first = home.people
        session = await late.guest("Berta")
        assert await home.people.player_of(session.cookie) == session.player
