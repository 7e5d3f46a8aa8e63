"""TableService: commands carried out once, and told once to everybody who may know them."""

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from seachest.rules.game import NOBODY
from seachest.server.errors import Refusal
from seachest.server.storage.entries import EntryKind, NewEntry
from seachest.server.tables.commands import Command, check_chat, check_decision, check_take_back
from seachest.server.tables.session import TableSession
from seachest.wire.play import Current, Here
from tests.server.rooms import ANNA, BERT, SHORT, Ear, Room, room, until
from tests.services import Redis

pytestmark = pytest.mark.anyio


async def talk(place: Room, table: str, command: str, text: str = "hello") -> TableSession:
    return await place.service.submit(
        Command(table, command, lambda session, at: check_chat(session, at, ANNA, 0, text))
    )


async def act(place: Room, table: str, seat: int, command: str | None = None, text: str | None = None) -> TableSession:
    """A decision of a seat, the first legal one unless told."""

    def check(session: TableSession, _: float) -> NewEntry:
        legal = [] if session.table is None else session.table.legal(seat)
        return check_decision(session, seat, text or legal[0])

    return await place.service.submit(Command(table, command or f"act-{seat}-{text}", check))


# --- Commands ---------------------------------------------------------------------------------------------------------


async def test_a_command_is_done_once_however_often_it_is_asked_for(either: str) -> None:
    async with room(either) as place:
        table = await place.begun()
        first = (await act(place, table, 0, "one")).seq
        assert (await act(place, table, 0, "one")).seq == first
        assert [entry.kind for entry in await place.journal.after(table, 0)].count(EntryKind.MOVE) == 1


async def test_a_command_that_another_worker_has_done_is_not_done_again(either: str) -> None:
    async with room(either) as here, room(either) as there:
        table = await here.begun()
        await there.service.session(table)
        await act(here, table, 0, "one")
        await act(there, table, 0, "one")
        assert [entry.kind for entry in await here.journal.after(table, 0)].count(EntryKind.MOVE) == 1


async def test_two_workers_that_know_nothing_of_each_other_write_one_log(either: str) -> None:
    async with room(either) as here, room(either) as there:
        table = await here.begun()
        await asyncio.gather(*[talk([here, there][i % 2], table, f"talk-{i}") for i in range(20)])
        log = await here.journal.after(table, 0)
        assert [entry.seq for entry in log] == list(range(1, len(log) + 1))
        assert sum(entry.kind == EntryKind.CHAT for entry in log) == 20


async def test_a_command_comes_to_its_end_when_whoever_asked_for_it_goes(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, ear = await place.begun(), Ear()
        await place.service.follow(table, ear, None)
        before = (await place.service.session(table)).seq
        asking = asyncio.create_task(talk(place, table, "gone"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        asking.cancel()
        await place.service.finish()
        assert [news.chat and news.chat.text for news in ear.news()] == ["hello"]
        assert (await place.service.session(table)).seq == before + 1
        assert len(await place.journal.after(table, before)) == 1


async def test_what_is_decided_in_secret_is_told_to_nobody_who_looks_after_tables(tmp_path: Path) -> None:
    """Notifications are sent by it: one that follows a secret decision would give that away."""
    async with room(str(tmp_path / "server.db")) as place:
        table, changes = await place.begun(), list[int]()
        place.service.changed = lambda session: changes.append(session.seq)
        await talk(place, table, "hello")
        assert len(changes) == 1
        session = await act(place, table, 0)
        assert session.seat_view(1).pending() == (0, 1), "both decide at the same moment"
        await place.service.submit(Command(table, "undo", lambda now, at: check_take_back(now, at, 0)))
        await act(place, table, 0, "again")
        assert len(changes) == 1
        await act(place, table, 1)
        assert len(changes) == 2


async def test_a_refused_command_leaves_no_trace(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = (await place.open()).table.id
        with pytest.raises(Refusal, match="not-begun"):
            await act(place, table, 0, "early", "fight")
        assert [entry.kind for entry in await place.journal.after(table, 0)] == ["sit"]


async def test_a_command_that_cannot_be_stored_is_not_told_and_the_table_is_read_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, ear = await place.begun(), Ear()
        await place.service.follow(table, ear, None)
        ear.heard.clear()

        async def broken(wish: object) -> bool:
            raise OSError("no space left on device")

        with monkeypatch.context() as patch:
            patch.setattr(place.journal, "append", broken)
            with pytest.raises(OSError, match="no space"):
                await talk(place, table, "lost")
        assert ear.heard == []
        await talk(place, table, "kept", "again")
        assert [news.chat.text for news in ear.heard] == ["again"]


async def test_ids_that_nobody_has_leave_nothing_in_memory(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        with pytest.raises(Refusal, match="no-such-table"):
            await place.service.session("nosuchtable0")
        assert not place.service.sessions.is_loading("nosuchtable0")
        assert len(place.service.sessions) == 0


# --- Several workers ------------------------------------------------------------------------------------------------


async def test_followers_at_another_worker_hear_of_a_command(database: str, redis_url: str) -> None:
    async with room(database, redis_url) as here, room(database, redis_url) as there:
        table, near, far = await here.begun(), Ear(), Ear()
        await here.service.follow(table, near, None)
        await there.service.follow(table, far, None)
        await act(here, table, 0)
        await act(there, table, 1)
        await talk(here, table, "words")
        await until(lambda: len(near.news()) == len(far.news()) == 2)
        assert near.news() == far.news()


async def test_after_a_conflict_followers_hear_what_they_missed_exactly_once(either: str) -> None:
    async with room(either) as here, room(either) as there:
        table, ear = await here.begun(), Ear()
        await here.service.follow(table, ear, None)
        number = ear.heard[0].number
        for i in range(3):
            await talk(there, table, f"there-{i}", f"there {i}")
        await talk(here, table, "here", "here")
        assert ear.numbers() == [number + 1 + i for i in range(4)]
        assert [news.chat and news.chat.text for news in ear.news()] == ["there 0", "there 1", "there 2", "here"]


async def test_a_refusal_is_checked_against_what_other_workers_have_written(database: str, redis_url: str) -> None:
    async with room(database, redis_url) as here, room(database, redis_url) as there:
        table = (await here.open()).table.id
        await there.service.session(table)
        await there.service.bus.disconnect()
        await here.lobby.sit(BERT, table, None)
        assert (await act(there, table, 0, "fight", "fight")).moves == 1


async def test_rest_answers_from_the_log_not_from_an_old_memory(database: str, redis_url: str) -> None:
    async with room(database, redis_url) as here, room(database, redis_url) as there:
        table = (await here.open()).table.id
        assert (await there.lobby.info(table)).phase == "waiting"
        await there.service.bus.disconnect()
        await here.lobby.sit(BERT, table, None)
        assert (await there.lobby.info(table)).phase == "playing"


async def test_while_redis_is_away_tables_go_on_and_afterwards_all_is_told(
    database: str, redis_server: Redis, redis_url: str
) -> None:
    async with room(database, redis_url) as here, room(database, redis_url) as there:
        table, far = await here.begun(), Ear()
        await there.service.follow(table, far, None)
        redis_server.kill()
        await talk(here, table, "unheard", "unheard")
        redis_server.start()
        await until(lambda: far.numbers())
        assert far.heard[-1].chat.text == "unheard"


# --- Following ------------------------------------------------------------------------------------------------------


async def told(place: Room, table: str, last: int | None, seat: int = NOBODY) -> Ear:
    ear = Ear(seat)
    await place.service.follow(table, ear, last)
    place.service.unfollow(table, ear)
    ear.heard = [each for each in ear.heard if type(each).__name__ != "Presence"]
    return ear


async def talked(place: Room, lines: int) -> tuple[str, int]:
    """A table at which something was said, and the last number of its spectators."""
    table = await place.begun()
    for i in range(lines):
        await talk(place, table, f"line-{i}", f"line {i}")
    return table, (await place.service.session(table)).numbers[NOBODY]


async def test_who_knows_everything_is_told_that_it_is_current(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, number = await talked(place, 3)
        (answer,) = (await told(place, table, number)).heard
        assert isinstance(answer, Current)
        assert answer.number == number


async def test_who_missed_a_little_gets_just_that(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, number = await talked(place, 3)
        ear = await told(place, table, number - 2)
        assert ear.kinds() == ["News", "News"]
        assert ear.numbers() == [number - 1, number]
        assert [news.chat.text for news in ear.heard] == ["line 1", "line 2"]


async def test_who_missed_much_gets_how_things_stand(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), max_catch_up=3) as place:
        table, number = await talked(place, 5)
        assert (await told(place, table, number - 3)).kinds() == ["News"] * 3
        (here,) = (await told(place, table, number - 4)).heard
        assert isinstance(here, Here)
        assert here.number == number
        assert len(here.chat) == 5


async def test_who_claims_to_know_more_than_there_is_gets_how_things_stand(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, number = await talked(place, 1)
        (here,) = (await told(place, table, number + 7)).heard
        assert isinstance(here, Here)
        assert here.number == number


async def test_the_gap_and_the_news_are_the_same_for_every_seat(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        ears = [Ear(seat) for seat in (0, 1, NOBODY)]
        for ear in ears:
            await place.service.follow(table, ear, None)
        numbers = [ear.heard[0].number for ear in ears]
        for seat in (0, 1):
            await act(place, table, seat)
        for ear, number in zip(ears, numbers, strict=True):
            assert (await told(place, table, number, ear.seat)).heard == ear.news()


async def test_secret_decisions_have_no_number_for_others(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        own, other, nobody = Ear(0), Ear(1), Ear()
        for ear in (own, other, nobody):
            await place.service.follow(table, ear, None)
        await act(place, table, 0)
        assert (len(own.numbers()), other.numbers(), nobody.numbers()) == (1, [], [])


async def test_chat_of_the_muted_comes_without_words_live_and_later(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        deaf_ear, ear = Ear(muted=frozenset([ANNA.id])), Ear()
        for each in (deaf_ear, ear):
            await place.service.follow(table, each, None)
        number = ear.heard[0].number
        await talk(place, table, "loud")
        assert (ear.heard[-1].chat.text, deaf_ear.heard[-1].chat.text) == ("hello", None)
        for last in (number, None):
            later = Ear(muted=frozenset([ANNA.id]))
            await place.service.follow(table, later, last)
            line = later.heard[0].chat if last else later.heard[0].chat[0]
            assert line.text is None


async def test_who_loses_a_seat_no_longer_hears_what_it_sees(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, ear = await place.begun(), Ear(player=BERT)
        await place.service.follow(table, ear, None)
        assert ear.heard[0].situation.choices
        await place.lobby.leave(BERT, table, 1)
        here = [each for each in ear.heard if isinstance(each, Here)][-1]
        assert here.seat is None
        assert here.situation is not None
        assert not here.situation.choices
        await act(place, table, 0)
        assert ear.seat == NOBODY


async def test_who_loses_a_seat_where_nobody_may_look_on_is_turned_away(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, ear = await place.begun(watch="nobody"), Ear(player=BERT)
        await place.service.follow(table, ear, None)
        await place.lobby.leave(BERT, table, 1)
        assert ear.refusals == ["not-to-be-watched"]
        count = len(ear.heard)
        await talk(place, table, "words")
        assert len(ear.heard) == count


async def test_who_sits_down_while_looking_on_is_told_how_things_stand_there(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table, ear = (await place.open()).table.id, Ear(player=BERT)
        await place.service.follow(table, ear, None)
        await place.lobby.sit(BERT, table, None)
        assert [each.seat for each in ear.heard if isinstance(each, Here)] == [None, 1]


# --- Memory ---------------------------------------------------------------------------------------------------------


async def test_tables_that_nobody_follows_are_forgotten(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), max_idle=3) as place:
        followed, ear = await place.begun(), Ear()
        await place.service.follow(followed, ear, None)
        for _ in range(6):
            await place.open()
        assert len(place.service.sessions) == 4
        assert followed in place.service.sessions
        place.service.unfollow(followed, ear)
        await place.open()
        assert followed not in place.service.sessions


async def test_a_forgotten_table_comes_back_as_it_was(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), max_idle=1) as place:
        table = await place.begun()
        await act(place, table, 0)
        before = (await told(place, table, None, 0)).heard[0]
        for _ in range(3):
            await place.open(options=SHORT)
        assert table not in place.service.sessions
        after = (await told(place, table, None, 0)).heard[0]
        assert {**vars_of(after), "now": 0} == {**vars_of(before), "now": 0}


def vars_of(here: Here) -> dict[str, object]:
    return {name: getattr(here, name) for name in here.__struct_fields__}


async def test_a_table_is_read_from_its_log_in_another_thread(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: set[int] = set()
    apply = TableSession.apply

    def noticed(self: TableSession, *arguments: Any) -> Any:
        threads.add(threading.get_ident())
        return apply(self, *arguments)

    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        before = (await place.service.session(table)).info()
        place.service.sessions.clear()
        monkeypatch.setattr(TableSession, "apply", noticed)
        assert (await place.service.session(table)).info() == before
        assert threads
        assert threading.get_ident() not in threads
