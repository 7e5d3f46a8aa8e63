"""The log: written in groups, acknowledged after the disk has it, one entry for each number and each command."""

import asyncio
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, event, select, update
from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from seachest.server.errors import Refusal
from seachest.server.storage.bulk import MAX_STATEMENT_ROWS
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE, Append, Entry
from seachest.server.storage.journal import ENTRIES_PER_PAGE
from seachest.server.storage.schema import due, seats, tables
from tests.server.rooms import Room, room

pytestmark = pytest.mark.anyio


def chat(table: str, seq: int, command: str = "", **changes: Any) -> Append:
    entry = Entry(table, seq, 1.0, "chat", -1, command or f"command-{seq}", "words")
    return Append(entry, "waiting", NEVER_DUE, None, **changes)


def transactions(place: Room) -> list[str]:
    """What becomes of transactions from now on."""
    seen: list[str] = []
    engine = place.journal.writer
    event.listen(engine, "commit", lambda _: seen.append("commit"))
    event.listen(engine, "rollback", lambda _: seen.append("rollback"))
    return seen


async def test_what_many_append_at_one_moment_is_one_transaction(either: str) -> None:
    async with room(either) as place:
        opened = [(await place.open()).table.id for _ in range(8)]
        seen = transactions(place)
        assert all(await asyncio.gather(*[place.journal.append(chat(table, 2)) for table in opened]))
        assert seen.count("commit") == 1


async def test_nothing_is_acknowledged_before_its_transaction_is_committed(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        order: list[str] = []
        event.listen(place.journal.writer, "commit", lambda _: order.append("committed"))

        async def append() -> None:
            await place.journal.append(chat(table, 2))
            order.append("acknowledged")

        await append()
        assert order == ["committed", "acknowledged"]


async def test_a_number_that_is_in_the_log_is_not_written_again(either: str) -> None:
    async with room(either) as here, room(either) as there:
        table = (await here.open()).table.id
        both = await asyncio.gather(here.journal.append(chat(table, 2, "a")), there.journal.append(chat(table, 2, "b")))
        assert sorted(both) == [False, True]
        assert len(await here.journal.after(table, 1)) == 1


async def test_a_command_that_is_in_the_log_is_not_written_again_under_another_number(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        assert await place.journal.append(chat(table, 2, "same"))
        assert not await place.journal.append(chat(table, 3, "same"))
        assert [entry.seq for entry in await place.journal.after(table, 1)] == [2]


async def test_what_was_not_written_changes_nothing_else(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        await place.journal.append(chat(table, 2))
        await place.journal.append(chat(table, 2, "late", sitting="z" * 16))
        async with place.service.engine.connect() as connection:
            assert "z" * 16 not in (await connection.execute(select(seats.c.player))).scalars().all()
            assert (await connection.execute(select(tables.c.last))).scalar_one() == 2
            assert (await connection.execute(select(due.c.at))).scalar_one() == NEVER_DUE


async def test_a_conflict_in_a_group_leaves_the_others_alone(either: str) -> None:
    async with room(either) as place:
        one, two = (await place.open()).table.id, (await place.open()).table.id
        appends = [chat(one, 2, "a"), chat(one, 2, "b"), chat(two, 2, "c")]
        assert await asyncio.gather(*map(place.journal.append, appends)) == [True, False, True]


async def test_a_large_group_is_stored_whole(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        many = [chat(table, seq) for seq in range(2, 2 * MAX_STATEMENT_ROWS + 9)]
        assert all(await asyncio.gather(*map(place.journal.append, many)))
        assert [entry.seq for entry in await place.journal.after(table, 1)] == [append.entry.seq for append in many]
        async with place.service.engine.connect() as connection:
            assert (await connection.execute(select(tables.c.last))).scalar_one() == many[-1].entry.seq


async def test_the_phase_stays_where_none_is_told(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        for seq, phase in ((2, "playing"), (3, None)):
            await place.journal.append(msgspec.structs.replace(chat(table, seq), phase=phase))
        async with place.service.engine.connect() as connection:
            assert (await connection.execute(select(tables.c.phase))).scalar_one() == "playing"


async def test_an_entry_takes_the_lease_of_a_table_away(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        async with writing(place.service.engine) as connection:
            await connection.execute(update(due).values(lease=5.0, owner="somebody"))
        await place.journal.append(chat(table, 2))
        async with place.service.engine.connect() as connection:
            assert tuple((await connection.execute(select(due.c.lease, due.c.owner))).one()) == (0.0, None)


async def test_what_can_not_be_stored_takes_nothing_of_its_group_with_it(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        appends = [chat(table, 2), chat("nosuchtable0", 1), chat(table, 3)]
        told = await asyncio.gather(*map(place.journal.append, appends), return_exceptions=True)
        assert [each if isinstance(each, bool) else type(each) for each in told] == [True, IntegrityError, True]
        assert [entry.seq for entry in await place.journal.after(table, 1)] == [2, 3]


async def test_when_a_transaction_fails_all_who_wait_for_it_learn_it_and_nothing_is_stored(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        appends = [chat(table, 2), chat(table, 3)]

        def fail(_: Connection) -> None:
            raise DataError("statement", None, ValueError("no value for it"))

        event.listen(place.journal.writer, "commit", fail)
        told = await asyncio.gather(*map(place.journal.append, appends), return_exceptions=True)
        event.remove(place.journal.writer, "commit", fail)
        assert [isinstance(each, SQLAlchemyError) for each in told] == [True, True]
        assert await place.journal.after(table, 1) == []
        assert await place.journal.append(chat(table, 2)), "it goes on"


async def test_what_waits_is_written_before_the_end(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        waiting = asyncio.create_task(place.journal.append(chat(table, 2)))
        await asyncio.sleep(0)
        await place.journal.stop()
        assert await waiting
        with pytest.raises(Refusal, match="busy"):
            await place.journal.append(chat(table, 3))


async def test_a_long_log_is_read_in_pages(either: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        count = 2 * ENTRIES_PER_PAGE + 10
        await asyncio.gather(*[place.journal.append(chat(table, seq)) for seq in range(2, count + 1)])
        pages = [page async for page in place.journal.pages(table, 0)]
        assert [len(page) for page in pages] == [ENTRIES_PER_PAGE, ENTRIES_PER_PAGE, 10]
        assert [entry.seq for page in pages for entry in page] == list(range(1, count + 1))
        part = [entry.seq async for page in place.journal.pages(table, 5, 9) for entry in page]
        assert part == [6, 7, 8, 9]
