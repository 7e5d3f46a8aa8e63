"""Games that were begun by other rules than those of today: running ones end, finished ones are kept."""

import asyncio
from collections.abc import Awaitable
from pathlib import Path

import pytest
from sqlalchemy import delete, select

from seachest.rules.game import NOBODY
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE, EntryKind, NewEntry
from seachest.server.storage.schema import due, endings, ratings, tables
from seachest.server.tables.commands import check_chat, check_decision, new_command
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import FollowOptions
from seachest.server.updates.followers import Follower
from seachest.server.workers.game_endings import GameEndings
from seachest.server.workers.scheduler import Scheduler
from seachest.wire.play import Here
from tests.rules_versions import corrected_rules
from tests.server.rooms import ANNA, BERT, EVERYTHING, Ear, RandomBots, Room, room

pytestmark = pytest.mark.anyio
GAME = "dolores"


async def move(place: Room, table: str) -> TableSession:
    """Somebody's next decision."""
    session = await place.service.session(table)
    assert session.table is not None
    seat = session.table.pending()[0]
    new = NewEntry(EntryKind.MOVE, seat, session.table.legal(seat)[0])
    return await place.service.submit(new_command(table, "test", lambda _, __: new))


async def finished(place: Room) -> str:
    """A game of Anna and Bert that is over."""
    table = await place.begun()
    while (await move(place, table)).phase == "playing":
        pass
    return table


async def stored_endings(place: Room) -> set[str]:
    """The tables whose endings are stored."""
    async with place.service.engine.connect() as connection:
        return {row.table_id for row in await connection.execute(select(endings)) if row.body}


def scheduler(place: Room) -> Scheduler:
    return Scheduler(place.service, RandomBots())


async def shown(place: Room, table: str, seat: int) -> Here:
    """What somebody sees who comes to a table."""
    heard: list[bytes] = []
    player = {0: ANNA, 1: BERT}.get(seat, Ear().player)
    follower = Follower(player, None, heard.append, FollowOptions(points=True, board=True))
    await place.service.follow(table, follower, None)
    place.service.unfollow(table, follower)
    found = next(message for message in map(EVERYTHING.decode, heard) if isinstance(message, Here))
    found.now, found.number = 0.0, 0
    return found


async def refusals(place: Room, table: str) -> dict[str, str]:
    """Why a replay, a record and a summary can't be read, as far as they can't."""
    found: dict[str, str] = {}
    wishes: dict[str, Awaitable[object]] = {
        "replay": place.lobby.replay(ANNA, None, table, 0, 0),
        "record": place.lobby.record(ANNA, None, table),
        "summary": place.lobby.summary(ANNA, None, table, lambda seconds: None),
    }
    for name, wish in wishes.items():
        try:
            await wish
        except Refusal as refusal:
            found[name] = refusal.code
    return found


# --- Running games --------------------------------------------------------------------------------------------------


async def test_the_log_of_a_game_names_the_version_of_its_rules(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        log = await place.journal.after(await place.begun(), 0)
        assert [entry.body for entry in log if entry.kind == EntryKind.BEGIN] == ["1"]


@pytest.mark.parametrize("body", ["", "1"], ids=["an old log", "a log"])
async def test_a_running_game_of_older_rules_ends_with_a_reason_and_no_rating(either: str, body: str) -> None:
    async with room(either) as place:
        table = (await place.open()).table.id
        await write_begin(place, table, body)
        await move(place, table)
    with corrected_rules(GAME):
        async with room(either) as place:
            ear = Ear(0)
            await place.service.follow(table, ear, 2)  # as one whose connection was lost
            (here,) = [message for message in ear.heard if isinstance(message, Here)]
            assert (here.info.phase, here.info.ended, here.situation) == ("over", "rules-changed", None)
            assert here.info.seats[0].name == "Anna"
            with pytest.raises(Refusal) as caught:
                await place.service.submit(new_command(table, "act", lambda now, _: check_decision(now, 0, "fight")))
            assert caught.value.code == "over"
            await place.service.submit(new_command(table, "chat", lambda now, at: check_chat(now, at, ANNA, 0, "oh")))
            assert ear.news()[-1].chat is not None
            await scheduler(place).attend(table)
            async with place.service.engine.connect() as connection:
                assert (await connection.execute(select(ratings))).all() == []
                row = (await connection.execute(select(tables.c.phase).where(tables.c.id == table))).scalar_one()
                at = (await connection.execute(select(due.c.at).where(due.c.table_id == table))).scalar_one()
            assert (row, at) == ("over", NEVER_DUE)
            assert await refusals(place, table) == dict.fromkeys(["replay", "record", "summary"], "rules-changed")
            (mine,) = (await place.lobby.tables_of(ANNA)).tables
            assert mine.ended == "rules-changed"


async def write_begin(place: Room, table: str, body: str) -> None:
    """A bot sits down beside Anna, and the game begins with such an entry."""
    await place.service.submit(new_command(table, "bot", lambda _, __: NewEntry(EntryKind.SEAT_BOT, 1, "random")))
    await place.service.submit(new_command(table, "begin", lambda _, __: NewEntry(EntryKind.BEGIN, NOBODY, body)))


async def test_a_table_that_waited_meanwhile_plays_by_the_new_rules(tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")
    async with room(database) as place:
        table = (await place.open()).table.id
    with corrected_rules(GAME):
        async with room(database) as place:
            await place.lobby.sit(BERT, table, None)
            session = await move(place, table)
            assert (session.phase, session.rules_version, session.ended) == ("playing", 2, None)


async def test_a_game_of_newer_rules_is_left_alone(tmp_path: Path) -> None:
    database = str(tmp_path / "server.db")
    with corrected_rules(GAME):
        async with room(database) as place:
            table = await place.begun()
    async with room(database) as place:
        with pytest.raises(Refusal) as caught:
            await place.service.follow(table, Ear(0), None)
        assert caught.value.code == "rules-changed"
    with corrected_rules(GAME):
        async with room(database) as place:
            assert (await place.service.fresh(table)).phase == "playing"


# --- Finished games -------------------------------------------------------------------------------------------------


async def test_a_finished_game_of_older_rules_keeps_its_result_story_record_and_summary(either: str) -> None:
    async with room(either) as place:
        table = await finished(place)
        await scheduler(place).attend(table)
        before = [await shown(place, table, who) for who in (0, 1, NOBODY)]
        record = await place.lobby.record(ANNA, None, table)
        summary = await place.lobby.summary(ANNA, None, table, lambda seconds: None)
        assert before[0].situation is not None
        assert before[0].situation.result is not None
        assert before[0].story
    with corrected_rules(GAME):
        async with room(either) as place:
            assert [await shown(place, table, who) for who in (0, 1, NOBODY)] == before
            assert await place.lobby.record(ANNA, None, table) == record
            assert await place.lobby.summary(ANNA, None, table, lambda seconds: None) == summary
            assert await refusals(place, table) == {"replay": "rules-changed"}
            assert (await place.lobby.rematch(ANNA, table)).table.phase == "waiting"


async def test_games_that_ended_before_endings_were_stored_get_them_later(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        finished_tables = {await finished(place) for _ in range(2)}
        running = await place.begun()
        older = GameEndings(place.service)
        await older.store_older()
        assert await stored_endings(place) == finished_tables
        assert running not in finished_tables
        await older.store_older()
        async with writing(place.service.engine) as connection:
            await connection.execute(delete(endings))
        await older.store_older()
        assert await stored_endings(place) == set(), "all have been looked at once"


async def test_where_too_many_endings_wait_the_others_are_stored_later(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        sessions = [await place.service.session(await finished(place)) for _ in range(3)]
        some = GameEndings(place.service, max_waiting=1)
        await asyncio.gather(*(some.store(each) for each in sessions))
        assert await stored_endings(place) == {sessions[0].row.id}
        await some.store_older()
        assert await stored_endings(place) == {each.row.id for each in sessions}


async def test_an_ending_has_no_names(tmp_path: Path) -> None:
    """So that nothing has to be changed in it when an account is deleted."""
    async with room(str(tmp_path / "server.db")) as place:
        table = await finished(place)
        session = await place.service.session(table)
        await scheduler(place).attend(table)
    with corrected_rules(GAME):
        async with room(str(tmp_path / "server.db")) as place:
            session = await place.service.session(table)
            assert session.ending is not None
            assert not [name for name in (ANNA.name, BERT.name, ANNA.id) if name in repr(session.ending)]
