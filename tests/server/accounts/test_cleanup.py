"""What happens to people's data by itself."""

from pathlib import Path

import pytest
from sqlalchemy import select, update

from seachest.server.accounts.people import DELETED_NAME
from seachest.server.clock import DAY_S
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import players
from tests.server.rooms import SEED, SHORT, Server, server

pytestmark = pytest.mark.anyio


async def names(place: Server) -> list[str]:
    async with place.worker.engine.connect() as connection:
        return sorted((await connection.execute(select(players.c.name))).scalars())


async def test_guests_who_stay_away_are_deleted_and_accounts_are_not(tmp_path: Path) -> None:
    async with server(tmp_path, guest_days=30) as place, place.somebody("Anna") as anna, place.somebody(None) as dora:
        await dora.register("Dora", "correct horse")
        table = (await anna.open("dolores", 2, options=SHORT, seed=SEED)).table.id
        place.clock.now += 29 * DAY_S
        await place.worker.people_cleanup.clean_up()
        assert await names(place) == ["Anna", "Dora"]
        place.clock.now += 2 * DAY_S
        await place.worker.people_cleanup.clean_up()
        assert await names(place) == ["Dora", DELETED_NAME]
        assert (await dora.info(table)).seats[0].kind == "empty"


async def test_guests_stay_for_ever_where_the_settings_say_so(tmp_path: Path) -> None:
    async with server(tmp_path, guest_days=0) as place, place.somebody("Anna"):
        place.clock.now += 5000 * DAY_S
        await place.worker.people_cleanup.clean_up()
        assert await names(place) == ["Anna"]


async def test_a_deletion_that_was_interrupted_is_finished(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody("Anna") as anna, place.somebody("Bert") as bert:
        table = (await bert.open("dolores", 3, options=SHORT, seed=SEED)).table.id
        await anna.sit(table)
        me = (await anna.me()).id
        assert await place.worker.people.begin_deletion(me)
        place.clock.now += 120
        await place.worker.people_cleanup.clean_up()
        assert (await bert.info(table)).seats[1].kind == "empty"
        async with place.worker.engine.connect() as connection:
            left = await connection.execute(select(players.c.leaving).where(players.c.id == me))
            assert left.scalar_one() is None


async def test_sessions_that_have_expired_are_deleted(tmp_path: Path) -> None:
    async with server(tmp_path, guest_days=0) as place, place.somebody("Anna") as anna:
        player = await place.worker.people.player_of(anna.cookies["seachest"])
        assert player is not None
        async with writing(place.worker.engine) as connection:
            await connection.execute(update(players).values(seen=place.clock.now))
        place.clock.now += 366 * DAY_S
        await place.worker.people_cleanup.clean_up()
        assert await place.worker.people.sessions_of(player) == []
