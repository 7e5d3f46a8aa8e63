"""Which tables are offered to whom, and which are cleared away."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from seachest.server.clock import DAY_S
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import tables
from seachest.server.tables import queries
from seachest.server.tables.cleanup import TableCleanup
from seachest.server.tables.queries import (
    GAME_WITH_BOTS_KEPT_S,
    OFFERED_S,
    PRIVATE_TABLE_KEPT_S,
    PUBLIC_TABLE_KEPT_S,
    SEEN_RECENTLY_S,
    SLOW_CLOCK_S,
)
from seachest.wire.lobby import NewTable
from tests.server.rooms import ANNA, BERT, CARL, SHORT, Ear, Room, room

pytestmark = pytest.mark.anyio
PUBLIC: dict[str, Any] = {"public": True, "seed": None}


async def set_back(place: Room, table: str, **seconds: float) -> None:
    """Times of a table lie so many seconds in the past."""
    values = {column: place.clock() - ago for column, ago in seconds.items()}
    async with writing(place.service.engine) as connection:
        await connection.execute(update(tables).where(tables.c.id == table).values(**values))


async def offered(place: Room) -> list[str]:
    return [table.id for table in (await place.lobby.public_tables()).tables]


async def there(place: Room) -> set[str]:
    async with place.service.engine.connect() as connection:
        return set((await connection.execute(select(tables.c.id))).scalars())


async def test_a_table_at_which_nobody_is_connected_is_offered_for_a_while(tmp_path: Path, either: str) -> None:
    async with room(either) as place:
        table = (await place.open(**PUBLIC)).table.id
        await set_back(place, table, opened=OFFERED_S - 5)
        assert await offered(place) == [table]
        await set_back(place, table, opened=OFFERED_S + 5)
        assert await offered(place) == []
        assert (await place.lobby.quick_match(BERT, "dolores", 2)).table.id != table


async def test_a_table_at_which_somebody_waits_is_offered_for_as_long(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = (await place.open(**PUBLIC)).table.id
        await set_back(place, table, opened=2 * DAY_S, seen=SEEN_RECENTLY_S - 5)
        assert await offered(place) == [table]
        assert (await place.lobby.quick_match(BERT, "dolores", 2)).table.id == table


async def test_a_slow_table_is_offered_for_a_day(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = (await place.open(**PUBLIC, seconds=SLOW_CLOCK_S)).table.id
        await set_back(place, table, opened=DAY_S - 60)
        assert await offered(place) == [table]
        await set_back(place, table, opened=DAY_S + 60)
        assert await offered(place) == []


async def test_games_in_which_nothing_happens_leave_the_lobby(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(**PUBLIC)
        assert await offered(place) == [table]
        await set_back(place, table, updated=OFFERED_S + 5)
        assert await offered(place) == []


async def test_a_quick_match_prefers_tables_where_somebody_waits_then_those_that_wait_longest(
    tmp_path: Path,
) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        opened = [(await place.open(**PUBLIC)).table.id for _ in range(3)]
        for table, ago in zip(opened, (300, 200, 100), strict=True):
            await set_back(place, table, opened=ago)
        await set_back(place, opened[1], seen=1)
        assert await offered(place) == [opened[1], opened[2], opened[0]]
        assert (await place.lobby.quick_match(BERT, "dolores", 2)).table.id == opened[1]
        assert (await place.lobby.quick_match(CARL, "dolores", 2)).table.id == opened[0]


async def test_who_waits_at_a_table_is_noted(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        waiting, watched, begun = [await place.open(**PUBLIC) for _ in range(3)]
        await place.lobby.sit(BERT, begun.table.id, None)
        for seated, seat in ((waiting, 0), (watched, -1), (begun, 0)):
            await place.service.follow(seated.table.id, Ear(seat), None)
        await TableCleanup(place.service).note_seen()
        async with place.service.engine.connect() as connection:
            seen = (
                (await connection.execute(select(tables.c.id).where(tables.c.seen > place.clock() - 60)))
                .scalars()
                .all()
            )
        assert seen == [waiting.table.id], "not where people only look on, nor where the game has begun"


async def test_a_table_nobody_wants_is_cleared_away_and_whatever_was_begun_stays(either: str) -> None:
    async with room(either) as place:
        old = (await place.open(**PUBLIC)).table.id
        wanted = (await place.open(**PUBLIC)).table.id
        hidden = (await place.open()).table.id
        older = (await place.open()).table.id
        slow = (await place.open(**PUBLIC, seconds=SLOW_CLOCK_S)).table.id
        begun = await place.begun(**PUBLIC)
        for table in (old, hidden, slow):
            await set_back(place, table, updated=PUBLIC_TABLE_KEPT_S + 5, opened=PUBLIC_TABLE_KEPT_S + 5)
        await set_back(place, wanted, updated=PRIVATE_TABLE_KEPT_S + 5, seen=60)
        await set_back(place, older, updated=PRIVATE_TABLE_KEPT_S + 5)
        await set_back(place, begun, updated=PRIVATE_TABLE_KEPT_S + 5)
        watching = Ear()
        await place.service.follow(old, watching, None)
        await TableCleanup(place.service).delete_abandoned()
        assert await there(place) == {wanted, hidden, slow, begun}
        assert watching.refusals == ["no-such-table"]
        with pytest.raises(Refusal, match="no-such-table"):
            await place.lobby.info(old)


async def test_a_table_that_another_worker_has_cleared_away_takes_nothing_else_with_it(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        gone, kept = [(await place.open(players=3)).table.id for _ in range(2)]
        await set_back(place, gone, updated=PRIVATE_TABLE_KEPT_S + 5)
        async with writing(place.service.engine) as connection:
            await connection.execute(queries.delete_abandoned(place.clock()))
        lost, found = await asyncio.gather(
            place.lobby.sit(BERT, gone, None), place.lobby.sit(BERT, kept, None), return_exceptions=True
        )
        assert isinstance(lost, Refusal)
        assert lost.code == "no-such-table"
        assert not isinstance(found, BaseException)
        assert found.seat == 1


async def test_a_game_with_bots_that_nobody_has_touched_for_long_is_given_up(either: str) -> None:
    async with room(either) as place:
        wish = {"bots": ["random"]}
        old, fresh, timed = [(await place.open(**wish, seconds=each)).table.id for each in (None, None, 60)]
        together = await place.begun()
        for table in (old, timed, together):
            await set_back(place, table, updated=GAME_WITH_BOTS_KEPT_S + 5)
        cleanup = TableCleanup(place.service)
        await cleanup.end_given_up()
        away = {
            table: [seat.away for seat in (await place.service.fresh(table)).seats]
            for table in (old, fresh, timed, together)
        }
        assert away == {table: [table == old, False] for table in away}
        session = await place.service.fresh(old)
        number = session.seq
        await cleanup.end_given_up()
        assert session.seq == number, "it is done once"
        assert session.schedule.due <= place.clock() + 60, "bots play on"


async def test_a_table_is_found_only_once_somebody_sits_there(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        wish = NewTable(game="dolores", players=2, public=True)
        await place.lobby.insert_table("a" * 12, ANNA, wish, {**SHORT, "bottles": True})
        assert await offered(place) == []
        await set_back(place, "a" * 12, updated=PUBLIC_TABLE_KEPT_S + 5)
        await TableCleanup(place.service).delete_abandoned()
        assert await there(place) == set()
