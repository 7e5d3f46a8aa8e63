"""Due work: bots, forced answers, clocks, leases, ratings, and what happens after a pause."""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from seachest.client import ServerClient, play
from seachest.client.table import FollowedTable
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import NEVER_DUE, EntryKind, NewEntry
from seachest.server.storage.schema import beats, due, ratings, tables
from seachest.server.tables.commands import Command, check_return
from seachest.server.tables.schedule import GRACE_PERIOD_S
from seachest.server.tables.session import TableSession
from seachest.server.tables.tempo import FORCED_ANSWER_S
from seachest.server.workers.bot_pool import BotAnswer
from seachest.server.workers.ratings import rate
from seachest.server.workers.scheduler import LEASE_S, MAX_DOWNTIME_S, Scheduler
from seachest.table import View
from tests.server.clocks import ManualClock
from tests.server.rooms import ANNA, BERT, CARL, SEED, SHORT, Ear, RandomBots, Room, Server, room, server, until
from tests.serving import SERVER_TIMEOUT_S

pytestmark = pytest.mark.anyio
GAME = "dolores"
FORCED: dict[str, Any] = {"game": "sea-or-shore", "players": 3, "options": {"hand": 1, "rounds": 1}}
"""Everybody has one card to choose from."""


class Stuck(RandomBots):
    """Bots that think forever."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        self.asked += 1
        await asyncio.Event().wait()
        raise AssertionError


class Counting(RandomBots):
    """Bots that count how often they are asked."""

    asked = 0

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        self.asked += 1
        await asyncio.sleep(0.05)
        return await super().choose(level, view, seed, payers)


def later(place: Server | Room, seconds: float) -> None:
    """Time passes."""
    place.clock.advance(seconds)


async def over(place: Server, table: str) -> TableSession:
    """The table, once its game has ended."""

    async def ended() -> TableSession:
        while (session := await place.worker.service.session(table)).phase != "over":
            await asyncio.sleep(0.02)
        return session

    return await asyncio.wait_for(ended(), SERVER_TIMEOUT_S)


@asynccontextmanager
async def two_at(place: Server, **wish: Any) -> AsyncIterator[tuple[ServerClient, FollowedTable, FollowedTable]]:
    """Anna and Bert at a table of theirs."""
    async with place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 2, **{"options": SHORT, "seed": SEED, **wish})).table.id
        await bert.sit(table)
        yield anna, await anna.follow(table), await bert.follow(table)


# --- Bots -----------------------------------------------------------------------------------------------------------


async def test_bots_play_their_seats_to_the_end(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 3, options={"pile": 9}, bots=["random", "random"])
        await anna.rise(opened.table.id, 0)
        session = await over(place, opened.table.id)
        log = await place.worker.journal.after(opened.table.id, 0)
        assert {entry.command.split("-")[0] for entry in log if entry.kind == EntryKind.MOVE} == {"served"}
        assert session.table is not None
        assert session.table.result() is not None


async def test_each_decision_is_thought_about_once(tmp_path: Path) -> None:
    bot_pool = Counting()
    async with server(tmp_path, bot_pool=bot_pool) as place, place.somebody() as anna:
        wish: dict[str, Any] = {"options": {"hand": 2, "rounds": 1}, "bots": ["random"] * 4}
        opened = await anna.open("sea-or-shore", 5, **wish)
        followed = await anna.follow(opened.table.id)
        await anna.rise(opened.table.id, 0)
        await followed.say("think twice!")
        session = await over(place, opened.table.id)
        assert bot_pool.asked == session.moves


# --- Forced answers -------------------------------------------------------------------------------------------------


async def test_a_forced_answer_is_given_by_the_table(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as anna:
        opened = await anna.open(FORCED["game"], 3, options=FORCED["options"], bots=["random", "random"])
        session = await place.worker.service.session(opened.table.id)
        await until(lambda: session.moves >= 3)
        log = await place.worker.journal.after(opened.table.id, 0)
        mine = next(entry for entry in log if entry.kind == EntryKind.MOVE and entry.seat == 0)
        assert mine.command.startswith("served")


async def test_a_forced_answer_comes_after_a_natural_moment(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), pace=1.0) as place:
        table = (await place.open(**FORCED)).table.id
        await place.lobby.start(ANNA, table)
        session = await place.service.session(table)
        begun = (await place.journal.after(table, 0))[-1].at
        assert FORCED_ANSWER_S[0] <= session.schedule.turns[0] - begun <= FORCED_ANSWER_S[1]
        assert session.schedule.due == min(session.schedule.turns.values())
        assert await Scheduler(place.service, RandomBots()).claim() == []


async def test_where_there_is_a_choice_nobody_answers_for_a_person(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        session = await place.service.session(await place.begun())
        assert (session.schedule.turns, session.schedule.due) == ({}, NEVER_DUE)


# --- Clocks ---------------------------------------------------------------------------------------------------------


async def test_whoever_lets_the_clock_run_out_is_away_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with server(tmp_path) as place, two_at(place, seconds=60) as (_, anna, bert):
        assert anna.situation is not None
        await anna.act(anna.situation.choices[0].text)
        later(place, 61)
        await until(lambda: bert.info.seats[1].away)
        await until(lambda: len(bert.moves) >= 2)
        assert not anna.info.seats[0].away, "she had decided"


async def test_who_decided_in_time_is_not_away(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        stale = await place.service.session(table)
        await place.service.submit(Command(table, "in-time", deciding))
        stale.schedule.clock = place.clock() - 1
        scheduler = Scheduler(place.service, RandomBots())
        await scheduler.time_out(stale)
        assert [seat.away for seat in (await place.service.session(table)).seats] == [False, True]


def deciding(session: TableSession, _: float, seat: int = 0) -> NewEntry:
    assert session.table is not None
    return NewEntry(EntryKind.MOVE, seat, session.table.legal(seat)[0])


def back(session: TableSession, at: float) -> NewEntry | None:
    """Anna comes back."""
    return check_return(session, at, 0)


async def test_back_takes_the_seat_back(tmp_path: Path) -> None:
    async with server(tmp_path, pace=1000) as place, two_at(place, seconds=60) as (_, anna, bert):
        later(place, 61)
        await until(lambda: anna.info.seats[0].away and anna.info.seats[1].away)
        before = place.clock()
        await anna.back()
        await until(lambda: not bert.info.seats[0].away)
        assert anna.situation is not None
        assert anna.situation.deadline is not None
        assert anna.situation.deadline >= before + GRACE_PERIOD_S - 1
        assert anna.situation.deadline <= place.clock() + GRACE_PERIOD_S, "no whole clock again"
        await anna.act(anna.situation.choices[0].text)


async def test_a_bot_that_is_still_thinking_does_not_decide_for_who_is_back(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        await place.service.follow(table, Ear(0), None)
        later(place, 61)
        bot_pool = Counting()
        scheduler = Scheduler(place.service, bot_pool)
        await scheduler.attend(table)
        thinking = asyncio.create_task(scheduler.attend(table))
        await until(lambda: bot_pool.asked)
        await place.service.submit(Command(table, "back", back))
        await thinking
        session = await place.service.session(table)
        assert (session.moves, session.seats[0].away) == (0, False)


async def test_nobody_stalls_by_coming_back_again_and_again(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), pace=1000) as place:
        table, scheduler = await place.begun(seconds=60), Scheduler(place.service, RandomBots())
        for late, number in ((61, 1), (GRACE_PERIOD_S + 1, 2)):
            later(place, late)
            await scheduler.attend(table)
            session = await place.service.session(table)
            assert session.seats[0].away
            if number == 1:
                await place.service.submit(Command(table, "back", back))
                assert session.schedule.clock == pytest.approx(place.clock() + GRACE_PERIOD_S, abs=5)
        with pytest.raises(Refusal, match="too-late"):
            await place.service.submit(Command(table, "once more", back))
        await place.lobby.sit(ANNA, table, None)
        assert (await place.service.session(table)).seats[0].away, "sitting down again is no way around it"
        for seat in range(2):
            await place.service.submit(Command(table, f"bot-{seat}", partial(deciding, seat=seat)))
        assert back(await place.service.session(table), place.clock()) == NewEntry(EntryKind.BACK, 0), (
            "the next decision is one's own"
        )


async def test_who_comes_back_in_time_has_the_time_that_is_left(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        await place.service.submit(Command(table, "away", lambda _, __: NewEntry(EntryKind.AWAY, 0)))
        later(place, 30)
        session = await place.service.session(table)
        before = session.schedule.clock
        await place.service.submit(Command(table, "back", back))
        assert (session.schedule.clock, session.seats[0].away) == (before, False)


async def test_a_forced_answer_never_waits_until_the_clock_runs_out(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db"), pace=1000) as place:
        table = (await place.open(**FORCED, seconds=5)).table.id
        for player in (BERT, CARL):
            await place.lobby.sit(player, table, None)
        session = await place.service.session(table)
        assert session.schedule.clock is not None
        assert sorted(session.schedule.turns) == [0, 1, 2]
        assert max(session.schedule.turns.values()) <= session.schedule.clock - 2.5
        later(place, 60)  # the server was busy meanwhile
        scheduler = Scheduler(place.service, RandomBots())
        for _ in range(3):
            await scheduler.attend(table)
        log = await place.journal.after(table, 0)
        assert [entry.kind for entry in log][-3:] == [EntryKind.MOVE] * 3


async def test_sitting_down_again_does_not_win_time(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        before = (await place.service.session(table)).schedule.clock
        later(place, 30)
        await place.lobby.sit(BERT, table, None)
        assert (await place.service.session(table)).schedule.clock == before


async def test_secret_decisions_do_not_move_the_clock(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        before = (await place.service.session(table)).schedule.clock
        await place.service.submit(Command(table, "secret", deciding))
        assert (await place.service.session(table)).schedule.clock == before


async def test_announcements_do_not_move_the_clock(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60, options={})
        session = await place.service.session(table)
        before = session.schedule.clock
        assert session.table is not None
        talkative = next(seat for seat in (0, 1) if session.table.out_of_turn(seat))
        text = session.table.out_of_turn(talkative)[0]

        await place.service.submit(Command(table, "talk", lambda _, __: NewEntry(EntryKind.MOVE, talkative, text)))
        assert (await place.service.session(table)).schedule.clock == before


# --- Pauses ---------------------------------------------------------------------------------------------------------


async def paused(folder: Path, seconds: float, unseen: float) -> tuple[float, float]:
    """The time left at a table before and after a server stood still, `unseen` of it without any sign of life."""
    clock = ManualClock()
    async with server(folder, clock=clock) as place, two_at(place, seconds=600) as (_, anna, _):
        table = anna.id
        assert anna.situation is not None
        assert anna.situation.deadline is not None
        before = anna.situation.deadline - clock()
    clock.advance(seconds)
    async with room(str(folder / "server.db"), clock=clock) as empty, writing(empty.service.engine) as connection:
        await connection.execute(update(beats).values(at=clock() - unseen))
    async with server(folder, clock=clock) as again:
        session = await again.worker.service.session(table)
        return before, (session.schedule.clock or 0.0) - clock()


async def test_a_restart_gives_the_time_back(tmp_path: Path) -> None:
    before, after = await paused(tmp_path, 1000, 1000)
    assert after == pytest.approx(before, abs=20)


async def test_a_short_pause_gives_nothing(tmp_path: Path) -> None:
    before, after = await paused(tmp_path, 100, MAX_DOWNTIME_S / 2)
    assert after == pytest.approx(before - 100, abs=5)


async def test_a_process_that_stood_still_shows_the_clocks_it_has_put_back(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun(seconds=60)
        before = (await place.service.session(table)).schedule.clock or 0.0
        scheduler = Scheduler(place.service, RandomBots())
        async with writing(place.service.engine) as connection:
            await connection.execute(update(beats).values(at=place.clock() - 50))
        await scheduler.heartbeat()
        assert (await place.service.session(table)).schedule.clock == pytest.approx(before + 50, abs=5)


async def test_what_is_overdue_goes_on_by_itself_after_a_restart(tmp_path: Path) -> None:
    stuck = Stuck()
    async with server(tmp_path, bot_pool=stuck) as place, place.somebody() as anna:
        opened = await anna.open(GAME, 2, bots=["master"], options=SHORT)
        await anna.follow(opened.table.id)
        await anna.rise(opened.table.id, 0)
        await until(lambda: stuck.asked)
    async with server(tmp_path) as again:
        assert (await over(again, opened.table.id)).moves > 0


async def test_leases_of_a_worker_that_was_killed_do_not_hold_up_its_only_successor(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = (await place.open(bots=["random"])).table.id
        await place.lobby.leave(ANNA, table, 0)
        async with writing(place.service.engine) as connection:
            await connection.execute(update(due).values(lease=place.clock() + 1000, owner="dead"))
    async with server(tmp_path) as again:
        await over(again, table)


# --- Leases ---------------------------------------------------------------------------------------------------------


async def test_a_table_is_claimed_by_one_worker_until_its_lease_runs_out(either: str) -> None:
    clock = ManualClock()
    async with room(either, clock=clock) as here, room(either, clock=clock) as there:
        table = (await here.open(bots=["random"])).table.id
        one, other = Scheduler(here.service, RandomBots()), Scheduler(there.service, RandomBots())
        assert [name for name, _ in await one.claim()] == [table]
        assert await other.claim() == []
        clock.advance(LEASE_S + 1)
        assert [name for name, _ in await other.claim()] == [table]
        assert await one.claim() == []


async def test_many_workers_share_what_is_due(either: str) -> None:
    clock = ManualClock()
    async with room(either, clock=clock) as here, room(either, clock=clock) as there:
        opened = [(await here.open(bots=["random"])).table.id for _ in range(10)]
        both = await asyncio.gather(*[Scheduler(place.service, RandomBots()).claim() for place in (here, there)])
        assert sorted(table for claimed in both for table, _ in claimed) == sorted(opened)


async def test_a_worker_that_is_behind_does_not_put_a_table_away(database: str, redis_url: str) -> None:
    clock = ManualClock()
    rooms = (room(database, redis_url, clock=clock), room(database, redis_url, clock=clock))
    async with rooms[0] as here, rooms[1] as there:
        table = (await here.open(players=3, bots=["random"])).table.id
        await there.service.session(table)
        await there.service.bus.disconnect()
        await here.lobby.start(ANNA, table)
        scheduler = Scheduler(there.service, RandomBots())
        assert [name for name, _ in await scheduler.claim()] == [table]
        await scheduler.attend(table)
        assert (await here.service.fresh(table)).moves == 1


# --- Ratings --------------------------------------------------------------------------------------------------------


async def rated(place: Server) -> dict[str, int]:
    """How many games are counted for whom."""
    async with place.worker.engine.connect() as connection:
        return {row.player: row.games for row in await connection.execute(select(ratings))}


async def all_counted(place: Server) -> bool:
    async with place.worker.engine.connect() as connection:
        return bool(all((await connection.execute(select(tables.c.rated))).scalars().all()))


async def play_all(*followed: FollowedTable) -> None:
    await asyncio.gather(*[play(table, lambda situation: situation.choices[0].text) for table in followed])


async def counted(place: Server, table: str) -> dict[str, int]:
    """How many games are counted for whom, once a game has ended and its table was looked after."""
    await over(place, table)
    while not await all_counted(place):
        await asyncio.sleep(0.02)
    return await rated(place)


async def test_a_game_is_counted_once_and_for_accounts_only(tmp_path: Path, either: str) -> None:
    bots: Any = {"players": 3, "options": SHORT, "bots": ["random"]}
    async with server(tmp_path, database=either) as place, place.somebody() as client, place.somebody("Bert") as guest:
        me = await client.register("Anna", "a long password")
        table = (await client.open(GAME, **bots)).table.id
        await guest.sit(table)
        await play_all(await client.follow(table), await guest.follow(table))
        assert await counted(place, table) == {me.id: 1}
        await rate(place.worker.engine, await place.worker.service.session(table))
        assert await rated(place) == {me.id: 1}
        assert (await client.me()).ratings[GAME].games == 1


async def test_a_game_against_guests_alone_is_not_counted(tmp_path: Path) -> None:
    async with server(tmp_path) as place, two_at(place) as (client, anna, bert):
        await client.register("Anna", "a long password")
        await play_all(anna, bert)
        assert await counted(place, anna.id) == {}


async def test_a_seat_tells_the_rating_that_its_player_has_and_loses_it_with_the_account(tmp_path: Path) -> None:
    async with server(tmp_path) as place, place.somebody() as client, place.somebody("Bert") as other:
        for name, each in (("Anna", client), ("Bert", other)):
            await each.register(name, "a long password")
        opened = await client.open(GAME, 2, options=SHORT)
        assert [seat.rating for seat in opened.table.seats] == [None, None], "nobody has played yet"
        table = opened.table.id
        await other.sit(table)
        await play_all(await client.follow(table), await other.follow(table))
        assert len(await counted(place, table)) == 2
        again = (await client.open(GAME, 2, public=True)).table
        assert again.seats[0].rating == (await client.me()).ratings[GAME].rating
        assert [table.seats[0].rating for table in await other.lobby()] == [again.seats[0].rating]
        assert (await client.open("sea-salt-paper", 2)).table.seats[0].rating is None, "another game"
        await client.delete_account("a long password")
        assert (await other.info(again.id)).seats[0].rating is None


async def test_a_rematch_at_once_does_not_keep_a_game_from_being_counted(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        while (session := await place.service.session(table)).phase == "playing":
            seat = session.awaited()[0]
            await place.service.submit(Command(table, f"turn-{session.moves}", partial(deciding, seat=seat)))
        await place.lobby.rematch(ANNA, table)
        async with place.service.engine.connect() as connection:
            at = (await connection.execute(select(due.c.at).where(due.c.table_id == table))).scalar_one()
        assert at < NEVER_DUE
