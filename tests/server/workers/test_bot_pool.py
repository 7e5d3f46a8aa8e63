"""Bots that think in processes: what fails fails alone, nobody takes all the thinking, and weaker answers say so."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from seachest.bots import bot_named
from seachest.rules.game import NOBODY
from seachest.server.ops.budgets import PlayerAddresses, Rate, WorkBudget
from seachest.server.storage.entries import EntryKind
from seachest.server.tables.commands import Command
from seachest.server.tables.session import TableSession
from seachest.server.workers.bot_pool import BotAnswer, BotPool, BotPoolTimes, BotProcess
from seachest.server.workers.ratings import BOT_STRENGTHS, places, played_strength
from seachest.server.workers.scheduler import Scheduler
from seachest.table import View, deal
from tests.server.rooms import ANNA, BERT, SHORT, Ear, RandomBots, Room, room
from tests.server.workers.test_scheduler import deciding

pytestmark = pytest.mark.anyio
VIEW = deal("dolores", 2, seed=1, options=SHORT).seat_view(0)
PLENTY = Rate(10**6, 1)
MASTER_S = 0.3


class ScriptedProcess(BotProcess):
    """A process that starts at once; masters take a while, and seeds below 0 never get an answer."""

    kills = 0

    async def start(self) -> None:
        pass

    async def answer(self, level: str, view: View, seed: int, timeout_s: float) -> str:
        if seed < 0:
            await asyncio.sleep(0.05)
            raise TimeoutError
        await asyncio.sleep(MASTER_S if level == "master" else 0.0)
        return f"{level} {seed}"

    def kill(self) -> None:
        ScriptedProcess.kills += 1


@asynccontextmanager
async def one_process(
    new_process: Callable[[], BotProcess] = BotProcess,
    *,
    budget: WorkBudget | None = None,
    times: BotPoolTimes | None = None,
) -> AsyncIterator[BotPool]:
    found = BotPool(1, budget or WorkBudget(PLENTY, PLENTY), times, new_process)
    try:
        yield found
    finally:
        found.stop()


@asynccontextmanager
async def one_scripted_process(
    *, budget: WorkBudget | None = None, times: BotPoolTimes | None = None
) -> AsyncIterator[BotPool]:
    ScriptedProcess.kills = 0
    async with one_process(ScriptedProcess, budget=budget, times=times) as found:
        yield found


async def test_a_bot_that_fails_is_replaced_by_rules_of_thumb() -> None:
    async with one_process() as pool:
        assert await pool.choose("no-such-level", VIEW, 1) == (bot_named("greedy", 1).choose(VIEW), "greedy")


async def test_a_weak_bot_that_fails_is_not_replaced_by_a_stronger_one() -> None:
    async with one_scripted_process() as pool:
        assert (await pool.choose("beginner", VIEW, -1)).level == "random"


async def test_a_killed_process_takes_one_question_with_it_and_is_replaced() -> None:
    async with one_process() as pool:
        await pool.choose("random", VIEW, 0)
        thinking = asyncio.create_task(pool.choose("search:2000ms", VIEW, 1))
        await asyncio.sleep(0.2)
        waiting = [asyncio.create_task(pool.choose("skilled", VIEW, seed)) for seed in range(8)]
        pool.processes()[0].kill()
        assert await thinking == (bot_named("greedy", 1).choose(VIEW), "greedy")
        assert [answer.level for answer in await asyncio.gather(*waiting)] == ["skilled"] * 8


async def test_a_question_that_takes_too_long_fails_alone() -> None:
    async with one_scripted_process() as pool:
        asking = [pool.choose("skilled", VIEW, seed) for seed in (1, -1, 2, 3)]
        answers = await asyncio.gather(*asking)
        assert [answer.level for answer in answers] == ["skilled", "greedy", "skilled", "skilled"]
        assert ScriptedProcess.kills == 1


async def test_the_time_of_a_question_begins_when_it_is_thought_about() -> None:
    times = BotPoolTimes(answer_margin_s=MASTER_S / 2)  # so waiting for another master takes too long
    async with one_scripted_process(times=times) as pool:
        answers = await asyncio.gather(*[pool.choose("master", VIEW, seed) for seed in range(4)])
        assert answers == [BotAnswer(f"master {seed}", "master") for seed in range(4)]


async def test_what_waits_is_answered_by_weaker_levels() -> None:
    times = BotPoolTimes(weaker_after_s=MASTER_S / 2)
    async with one_scripted_process(times=times) as pool:
        answers = await asyncio.gather(*[pool.choose("master", VIEW, seed) for seed in range(4)])
        assert answers[0].level == "master"
        assert {answer.level for answer in answers[1:]} == {"expert"}


async def test_what_waits_for_too_long_is_answered_simply() -> None:
    times = BotPoolTimes(max_queue_s=MASTER_S / 3)
    async with one_scripted_process(times=times) as pool:
        answers = await asyncio.gather(*[pool.choose("master", VIEW, seed) for seed in range(2)])
        assert [answer.level for answer in answers] == ["master", "greedy"]


async def test_one_address_can_not_take_the_thinking_of_others() -> None:
    addresses = PlayerAddresses()
    budget = WorkBudget(Rate(10, 1000), Rate(1, 1000), addresses=addresses)
    for number in range(30):
        addresses.put(f"flood{number}", "198.51.100.1")
    addresses.put("honest", "198.51.100.2")
    async with one_scripted_process(budget=budget) as pool:
        flood = [asyncio.create_task(pool.choose("master", VIEW, i, [f"flood{i}"])) for i in range(30)]
        await asyncio.sleep(MASTER_S / 2)
        for seed in range(3):
            begin = time.monotonic()
            answer = await pool.choose("master", VIEW, seed, ["honest"])
            assert answer.level == "master"
            assert time.monotonic() - begin < 3 * MASTER_S, "at most the question that was thought about already"
        levels = [answer.level for answer in await asyncio.gather(*flood)]
        assert levels.count("expert") > 20, "those who flood get weaker bots"


async def test_who_has_used_up_their_budget_still_gets_what_nobody_else_waits_for() -> None:
    budget = WorkBudget(Rate(1, 10**6), PLENTY)
    budget.spend(["anna"], 2.0)
    async with one_scripted_process(budget=budget) as pool:
        assert (await pool.choose("master", VIEW, 1, ["anna"])).level == "master"


async def test_thinking_is_paid_by_those_for_whom_it_is_done() -> None:
    budget = WorkBudget(Rate(10, 10**6), PLENTY)
    async with one_scripted_process(budget=budget) as pool:
        await pool.choose("master", VIEW, 1, ["anna", "bert"])
    for payer in ("anna", "bert"):
        assert budget.used([payer]) == pytest.approx(MASTER_S / 20, rel=0.5)
    assert budget.used(["carl"]) == 0


# --- At tables ------------------------------------------------------------------------------------------------------


class WeakBots(RandomBots):
    """Bots that play as rules of thumb do, whatever is asked for, for as long as `weak`."""

    weak = True

    def __init__(self) -> None:
        super().__init__()
        self.payers: list[Collection[str]] = []

    async def choose(self, level: str, view: View, seed: int, payers: Collection[str] = ()) -> BotAnswer:
        self.payers.append(payers)
        answer = await super().choose(level, view, seed, payers)
        return answer._replace(level="greedy") if self.weak else answer


async def begun_with_master(place: Room) -> str:
    return (await place.open(bots=["master"], options={"pile": 24, "talk": False})).table.id


async def attend_bot(place: Room, scheduler: Scheduler, table: str) -> None:
    """Lets Anna decide, and the bot, until the bot has decided once more."""
    session = await place.service.session(table)
    before = decisions(session)
    while session.phase == "playing" and decisions(session) == before:
        await scheduler.attend(table)
        if 0 in session.awaited():
            await place.service.submit(Command(table, f"turn-{session.moves}", deciding))


def decisions(session: TableSession) -> int:
    return sum(session.bot_decisions.get(1, {}).values())


async def test_a_bot_that_plays_weaker_says_so_to_everybody_and_again_when_it_does_not(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await begun_with_master(place)
        bots, ear = WeakBots(), Ear(NOBODY)
        scheduler = Scheduler(place.service, bots)
        await place.service.follow(table, ear, None)
        await attend_bot(place, scheduler, table)
        told = [news.info.seats[1].plays for news in ear.news() if news.info is not None]
        assert told == ["greedy"]
        bots.weak = False
        await attend_bot(place, scheduler, table)
        assert (await place.lobby.info(table)).seats[1].plays is None
        kinds = [entry.body for entry in await place.journal.after(table, 0) if entry.kind == EntryKind.PLAYS]
        assert kinds == ["greedy", ""]


async def test_a_bot_is_rated_as_what_it_has_played(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await begun_with_master(place)
        bots = WeakBots()
        scheduler = Scheduler(place.service, bots)
        await attend_bot(place, scheduler, table)
        bots.weak = False
        await attend_bot(place, scheduler, table)
        session = await place.service.session(table)
        assert session.bot_decisions[1] == {"greedy": 1, "master": 1}
        shown = played_strength(session, 1)
        assert shown is not None
        assert shown.mean == (BOT_STRENGTHS["greedy"] + BOT_STRENGTHS["master"]) / 2
        assert places(session, [1, 2]) == [(ANNA.id, 2), ("bot:master:1", 1)]


async def test_bots_think_for_the_people_who_sit_there(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await begun_with_master(place)
        bots = WeakBots()
        await attend_bot(place, Scheduler(place.service, bots), table)
        assert bots.payers == [[ANNA.id]]


async def test_at_a_table_without_people_nobody_thinks_and_the_game_ends(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await begun_with_master(place)
        await place.lobby.leave(ANNA, table, 0)
        bots = WeakBots()
        scheduler = Scheduler(place.service, bots)
        while (session := await place.service.session(table)).phase == "playing":
            await scheduler.attend(table)
        assert bots.payers == []
        assert set(session.bot_decisions[1]) == {"greedy"}


async def test_who_has_left_and_looks_on_still_sees_bots_that_think(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await begun_with_master(place)
        await place.lobby.leave(ANNA, table, 0)
        await place.service.follow(table, Ear(player=BERT), None)
        bots = WeakBots()
        await Scheduler(place.service, bots).attend(table)
        assert bots.payers == [[BERT.id]]
