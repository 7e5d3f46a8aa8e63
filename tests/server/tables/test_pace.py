"""The pace of a table belongs to the one person who plays with bots; it can be changed at any time."""

from pathlib import Path

import pytest

from seachest.bots.personas import FIRST_DECISION_DELAY
from seachest.rules.game import NOBODY, game_named
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.storage.entries import EntryKind
from seachest.server.tables.commands import check_pace, command_from
from seachest.server.tables.pace import MIN_FORCED_FACTOR, PACE_FACTORS
from seachest.server.tables.schedule import TAKE_BACK_WINDOW_S
from seachest.server.tables.tempo import FORCED_ANSWER_S
from seachest.wire.lobby import TablePace
from seachest.wire.play import SetPace
from tests.server.rooms import ANNA, BERT, Ear, room
from tests.server.twins import OPENED, PACE, Twins, World, past_updates
from tests.walks import positions

TABLE = "t" * 12


def wish(pace: TablePace, *, once: bool = False) -> SetPace:
    return SetPace(table=TABLE, id="p", pace=pace, once=once)


def world_where(game: str, players: int, person: Seat, decides: bool) -> World:
    """One person with bots, at a moment when the person or only a bot decides; and no two at the same moment."""
    for number, walk in enumerate(positions(game_named(game), players, 1000, 1)):
        if len(walk.pending) == 1 and (walk.pending[0] == person) == decides:
            if decides and len(walk.legal(person)) == 1:
                continue
            twins = Twins(walk, NOBODY, number)
            bots = frozenset(range(players)) - {person}
            world = World(twins.worlds[0].row, twins.worlds[0].dealt, bots)
            world.begin(NOBODY)
            return world
    raise AssertionError("no such moment")


def choose(world: World, seat: Seat, pace: TablePace, at: float, *, once: bool = False) -> list[bytes]:
    """The person chooses a pace; what a spectator is told of it."""
    new = check_pace(world.session, seat, wish(pace, once=once))
    assert new is not None
    return world.write(NOBODY, new.kind, new.seat, new.body, at)


@pytest.mark.parametrize("pace", PACE_FACTORS)
def test_a_new_pace_moves_the_answers_of_bots_at_once(pace: TablePace) -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    (bot,) = world.session.schedule.turns
    choose(world, 0, pace, OPENED + 0.01)
    assert world.session.schedule.turns == {bot: OPENED + PACE * PACE_FACTORS[pace] * FIRST_DECISION_DELAY}
    assert world.session.schedule.due == min(
        world.session.schedule.turns[bot], world.session.schedule.clock or float("inf")
    )


def test_a_new_pace_gives_nobody_more_time() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=True)
    clock = world.session.schedule.clock
    choose(world, 0, "slow", OPENED + 5)
    assert world.session.schedule.clock == clock


def test_the_pace_is_told_with_the_table_and_kept_in_its_log() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    assert world.session.info().pace is None
    assert choose(world, 0, "fast", OPENED + 1)
    assert world.session.info().pace == "fast"
    told = list(past_updates(world.row, world.log, NOBODY, dealer=world.deal))
    assert told[-1].info is not None
    assert told[-1].info.pace == "fast"


def test_the_same_pace_again_writes_nothing() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    choose(world, 0, "fast", OPENED + 1)
    assert check_pace(world.session, 0, wish("fast")) is None


def test_with_several_people_nobody_chooses_the_pace() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    together = World(world.row, world.dealt, frozenset([2]))
    together.begin(NOBODY)
    with pytest.raises(Refusal, match="several-people"):
        check_pace(together.session, 0, wish("fast"))


def test_who_is_away_by_the_clock_still_counts_as_one_who_plays() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    together = World(world.row, world.dealt, frozenset([2]))
    together.begin(NOBODY)
    together.write(NOBODY, EntryKind.AWAY, 1, "", OPENED + 100)
    with pytest.raises(Refusal, match="several-people"):
        check_pace(together.session, 0, wish("fast"))
    together.write(NOBODY, EntryKind.LEAVE, 1, "", OPENED + 101)
    assert check_pace(together.session, 0, wish("fast")) is not None


def test_only_a_game_that_runs_has_a_pace() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    waiting = World(world.row, world.dealt, frozenset([1, 2]))
    with pytest.raises(Refusal, match="not-begun"):
        check_pace(waiting.session, 0, wish("fast"))


# --- Until the next own decision ------------------------------------------------------------------------------------


def test_skipping_lasts_until_the_own_decision_and_is_told_to_nobody() -> None:
    world = world_where("sea-salt-paper", 3, 0, decides=False)
    (bot,) = world.session.schedule.turns
    choose(world, 0, "normal", OPENED)
    numbers = list(world.session.numbers)
    assert choose(world, 0, "instant", OPENED + 0.01, once=True) == []
    assert (world.session.numbers, world.session.info().pace) == (numbers, "normal")
    assert world.session.schedule.turns == {bot: OPENED}
    assert check_pace(world.session, 0, wish("instant", once=True)) is None
    at = OPENED + 1
    while 0 not in world.table.pending() or world.table.is_forced(0):
        seat = world.table.pending()[0]
        if seat != 0:
            assert world.session.schedule.turns[seat] <= at
        world.write(NOBODY, EntryKind.MOVE, seat, world.table.legal(seat)[0], at)
    assert check_pace(world.session, 0, wish("instant", once=True)) is None
    while world.table.pending() == (0,):
        at += 1
        world.write(NOBODY, EntryKind.MOVE, 0, world.table.legal(0)[0], at)
    (bot,) = world.session.schedule.turns
    assert world.session.schedule.turns == {bot: at + PACE * FIRST_DECISION_DELAY}


# --- Nothing shows in moments ---------------------------------------------------------------------------------------


def test_a_forced_answer_takes_as_long_as_a_quick_choice_at_every_pace() -> None:
    for walk in positions(game_named("sea-salt-paper"), 2, 1000, 1):
        if walk.pending and len(walk.legal(walk.pending[0])) == 1:
            break
    seat = walk.pending[0]
    twins = Twins(walk, NOBODY, 0)
    for pace in PACE_FACTORS:
        world = World(twins.worlds[0].row, twins.worlds[0].dealt, frozenset([1 - seat]))
        world.begin(NOBODY)
        choose(world, seat, pace, OPENED)
        least, most = (PACE * max(PACE_FACTORS[pace], MIN_FORCED_FACTOR) * each for each in FORCED_ANSWER_S)
        assert OPENED + least <= world.session.schedule.turns[seat] <= OPENED + most
        assert least > 0.2


@pytest.mark.parametrize(("pace", "waits"), [("slow", True), ("normal", True), ("fast", False), ("instant", False)])
def test_bots_leave_time_to_take_a_secret_choice_back_at_normal_and_slow(pace: TablePace, waits: bool) -> None:
    for walk in positions(game_named("dolores"), 2, 1000, 1):
        if len(walk.pending) == 2 and all(len(walk.legal(seat)) > 1 for seat in walk.pending):
            break
    dealt = Twins(walk, NOBODY, 0).worlds[0]
    world = World(dealt.row, dealt.dealt, frozenset([1]))
    world.begin(NOBODY)
    choose(world, 0, pace, OPENED)
    assert (1 not in world.session.schedule.turns) == waits
    world.write(NOBODY, EntryKind.MOVE, 0, world.table.legal(0)[0], OPENED + 7)
    assert (world.session.schedule.turns[1] == OPENED + 7 + TAKE_BACK_WINDOW_S) == waits


# --- Over the wire --------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_pace_is_stored_and_read_again_by_another_worker(tmp_path: Path) -> None:
    url = f"sqlite+aiosqlite:///{tmp_path / 'server.db'}"
    async with room(url, pace=1.0) as one:
        table = (await one.open(bots=["random"])).table.id
        ear = Ear(0)
        await one.service.follow(table, ear, None)
        await one.service.submit(command_from(SetPace(table=table, id="p1", pace="fast"), ANNA, None), ear)
        assert [each.info.pace for each in ear.news() if each.info is not None][-1] == "fast"
        assert "Done" in ear.kinds()
    async with room(url, pace=1.0) as two:
        session = await two.service.session(table)
        assert session.info().pace == "fast"
        assert session.schedule.factor == PACE_FACTORS["fast"]


@pytest.mark.anyio
async def test_spectators_choose_no_pace(tmp_path: Path) -> None:
    async with room(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}") as here:
        table = (await here.open(bots=["random"])).table.id
        with pytest.raises(Refusal, match="not-seated"):
            await here.service.submit(command_from(SetPace(table=table, id="p1", pace="fast"), BERT, None))
