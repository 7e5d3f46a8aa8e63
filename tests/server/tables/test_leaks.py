"""Nothing that the server tells, to a seat or to those who look on, depends on what they may not know.

The cards that a recipient does not know are shuffled under the table; everything it is told must be the same bytes.
"""

import random
from functools import partial
from pathlib import Path
from typing import cast

import pytest

from seachest.bots.personas import FIRST_DECISION_DELAY
from seachest.rules.game import NOBODY, game_named
from seachest.server.storage.entries import EntryKind, NewEntry
from seachest.server.tables.commands import check_decision, check_server_decision, check_take_back, new_command
from seachest.server.tables.queries import OFFERED_S
from seachest.server.tables.schedule import TAKE_BACK_WINDOW_S
from seachest.server.tables.session import TableSession
from seachest.server.tables.tempo import FORCED_ANSWER_S
from seachest.server.workers.bot_pool import BotAnswer, BotPool, usual_seconds
from seachest.server.workers.scheduler import Scheduler
from seachest.table import View
from tests.server.rooms import ANNA, BERT, room
from tests.server.twins import OPENED, PACE, SECONDS, Twins, World
from tests.server.wires import all_told, wire
from tests.walks import every_table, observers, positions

tables = pytest.mark.parametrize(("name", "players"), every_table())
POSITIONS, MANY_POSITIONS = 400, 20_000
WIRED_POSITIONS = 4
STEPS, WIRED_STEPS = 2, 6


def check_leaks(name: str, players: int, count: int, seed: int) -> None:
    """Compares all that a table in memory tells, in positions of all kinds and after some more decisions."""
    source = random.Random(seed)
    looked_at = different = steps = changed_minds = undecided = 0
    for number, walk in enumerate(positions(game_named(name), players, count, seed)):
        if not walk.pending:
            continue
        twins = Twins(walk, source.choice(observers(players)), number)
        looked_at += 1
        different += twins.differ
        for _ in range(STEPS):
            if not twins.step():
                break
            steps += 1
        changed_minds += twins.changed_minds
        undecided += twins.undecided
        if twins.alike:
            twins.check()
    assert different > looked_at * 0.9
    assert steps > looked_at * 0.7
    assert changed_minds > 0
    assert undecided > 0 or name == "sea-salt-paper"  # where nobody decides in secret


@tables
def test_what_is_told_is_the_same_whatever_is_hidden(name: str, players: int) -> None:
    check_leaks(name, players, POSITIONS, players)


@pytest.mark.long
@tables
def test_nothing_leaks_over_many_positions(name: str, players: int) -> None:
    check_leaks(name, players, MANY_POSITIONS, 99 + players)


@pytest.mark.anyio
@tables
async def test_every_byte_over_the_wire_is_the_same_whatever_is_hidden(name: str, players: int, tmp_path: Path) -> None:
    """Follows in words and by brief steps, refusals, gaps, talk, the lobby, records of unfinished games, the log."""
    steps = 0
    async with wire(tmp_path) as server:
        for number, walk in enumerate(positions(game_named(name), players, WIRED_POSITIONS, 7 * players)):
            if not walk.pending:
                continue
            who = observers(players)[number % (players + 1)]
            twins = Twins(walk, who, number)
            while twins.lengths[0] < twins.worlds[0].row.players + 1 + WIRED_STEPS and twins.step():
                pass
            told = [
                await all_told(server, world, who, twins.tries(), length)
                for world, length in zip(twins.worlds, twins.lengths, strict=True)
            ]
            assert told[0] == told[1]
            steps += sum(isinstance(each, bytes) and b'"type":"step"' in each for each in told[0])
    assert steps or name == "sea-or-shore"  # where nobody may notice any of the few decisions


# --- Lists ----------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_a_secret_decision_moves_no_table_in_any_list(tmp_path: Path) -> None:
    """What Anna decides in secret at the older of two tables changes neither Bert's list nor the lobby."""
    async with room(str(tmp_path / "server.db")) as place:
        older = await place.begun(public=True)
        place.clock.advance(1)
        newer = await place.begun(public=True)
        session = await place.service.session(older)
        assert session.table is not None
        anna, bert = session.table.pending()
        for seat, player, listed in ((anna, ANNA, [newer, older]), (bert, BERT, [older, newer])):
            place.clock.advance(OFFERED_S - 60)
            command = new_command(older, "move", partial(decide_at_once, seat))
            await place.service.submit(command)
            assert [table.id for table in (await place.lobby.tables_of(BERT)).tables] == listed
            place.clock.advance(60)
            in_lobby = [table.id for table in (await place.lobby.public_tables()).tables]
            assert in_lobby == ([] if player == ANNA else [older])


def decide_at_once(seat: int, session: TableSession, _: float) -> NewEntry:
    """The first decision that a seat may make."""
    assert session.table is not None
    return check_decision(session, seat, session.table.legal(seat)[0])


# --- Moments --------------------------------------------------------------------------------------------------------


def dolores_duel(bots: frozenset[int] = frozenset(), pace: float = PACE) -> World:
    """A table at which two seats decide at the same moment, in secret."""
    for walk in positions(game_named("dolores"), 3, 1000, 1):
        if len(walk.pending) == 2 and all(len(walk.legal(seat)) > 1 for seat in walk.pending):
            twins = Twins(walk, NOBODY, 0)
            world = World(twins.worlds[0].row, twins.worlds[0].dealt, bots, pace)
            world.begin(NOBODY)
            return world
    raise AssertionError("no duel")


def test_a_secret_decision_changes_no_clock_and_no_moment_of_others() -> None:
    world = dolores_duel()
    first, second = world.table.pending()
    seen = [world.stands(who) for who in (second, NOBODY)]
    clock = world.session.schedule.clock
    assert not world.write(second, EntryKind.MOVE, first, world.table.legal(first)[0], OPENED + 7)
    assert [world.stands(who) for who in (second, NOBODY)] == seen
    assert world.session.schedule.clock == clock == OPENED + SECONDS


def test_bots_that_decide_at_the_same_moment_answer_two_seconds_after_the_last_person() -> None:
    world = dolores_duel()
    first, second = world.table.pending()
    world = dolores_duel(frozenset([second]))
    assert world.session.schedule.turns == {}
    world.write(NOBODY, EntryKind.MOVE, first, world.table.legal(first)[0], OPENED + 7)
    assert world.session.schedule.turns == {second: OPENED + 7 + TAKE_BACK_WINDOW_S}
    assert TAKE_BACK_WINDOW_S >= 2


def test_bots_wait_again_when_a_person_takes_the_choice_back() -> None:
    world = dolores_duel()
    first, second = world.table.pending()
    world = dolores_duel(frozenset([second]))
    world.write(NOBODY, EntryKind.MOVE, first, world.table.legal(first)[0], OPENED + 7)
    bots_choice = partial(
        check_server_decision, world.session, second, world.table.legal(second)[0], world.session.view_bytes(second)
    )
    assert bots_choice(is_forced=False) is not None
    taken = check_take_back(world.session, OPENED + 8, first)
    world.write(NOBODY, taken.kind, first, taken.body, OPENED + 8)
    assert world.session.schedule.turns == {}
    assert bots_choice(is_forced=False) is None
    world.write(NOBODY, EntryKind.MOVE, first, world.table.legal(first)[1], OPENED + 12)
    assert world.session.schedule.turns == {second: OPENED + 12 + TAKE_BACK_WINDOW_S}


def test_at_a_quick_pace_bots_wait_for_nobody() -> None:
    world = dolores_duel()
    second = world.table.pending()[1]
    world = dolores_duel(frozenset([second]), pace=0.5)
    assert world.session.schedule.turns == {second: OPENED + 0.5 * FIRST_DECISION_DELAY}


@pytest.mark.parametrize("last", [0, 1])
def test_who_was_the_last_of_several_to_decide_shows_in_no_moment(last: int) -> None:
    """The bot that answered last waits as long before its next decision as if it had been the first."""
    duel = dolores_duel().table.pending()
    world = dolores_duel(frozenset(duel))
    for seat in (duel[1 - last], duel[last]):
        world.write(NOBODY, EntryKind.MOVE, seat, world.table.legal(seat)[0], OPENED + 7)
    assert world.session.schedule.turns
    assert set(world.session.schedule.turns.values()) == {OPENED + 7 + PACE * FIRST_DECISION_DELAY}


def test_a_forced_answer_is_given_after_a_natural_moment_that_nothing_delays() -> None:
    for walk in positions(game_named("sea-salt-paper"), 2, 1000, 1):
        if walk.pending and len(walk.legal(walk.pending[0])) == 1:
            break
    twins = Twins(walk, NOBODY, 0)
    world = World(twins.worlds[0].row, twins.worlds[0].dealt, frozenset())
    world.begin(NOBODY)
    (seat,) = world.session.schedule.turns
    moment, clock = world.session.schedule.turns[seat], world.session.schedule.clock
    assert OPENED + PACE * FORCED_ANSWER_S[0] <= moment <= OPENED + PACE * FORCED_ANSWER_S[1]
    again = next(entry.body for entry in world.log if entry.kind == EntryKind.SIT)
    world.write(NOBODY, EntryKind.SIT, 0, again, OPENED + 1)
    world.write(NOBODY, EntryKind.LEAVE, 1 - seat, "", OPENED + 1.5)
    assert world.session.schedule.turns == {seat: moment}
    assert world.session.schedule.clock == clock


def test_an_announcement_gives_nobody_more_time() -> None:
    for walk in positions(game_named("dolores"), 3, 1000, 1):
        twins = Twins(walk, NOBODY, 0)
        world = twins.worlds[0]
        speakers = [seat for seat in range(3) if world.table.out_of_turn(seat)]
        if speakers:
            break
    clock, turns = world.session.schedule.clock, dict(world.session.schedule.turns)
    assert world.write(NOBODY, EntryKind.MOVE, speakers[0], world.table.out_of_turn(speakers[0])[0], OPENED + 9)
    assert world.session.schedule.clock == clock
    assert {seat: world.session.schedule.turns[seat] for seat in turns} == turns


@pytest.mark.anyio
async def test_a_bot_without_a_choice_takes_as_long_as_one_that_thinks(tmp_path: Path) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    class RandomBots:
        async def choose(self, level: str, view: View, seed: int, payers: object) -> BotAnswer:
            return BotAnswer(view.legal()[0], level)

    async with wire(tmp_path) as server:
        browser = await server.come_in(0)
        wish = {"game": "sea-salt-paper", "players": 2, "bots": ["master"]}
        table = (await browser.post("/api/tables", json=wish)).json()["table"]["id"]
        session = await server.worker.service.session(table)
        assert session.table is not None
        keeper = Scheduler(server.worker.service, cast(BotPool, RandomBots()), sleep=sleep)
        seat = session.table.pending()[0]
        session.seats[seat].kind, session.seats[seat].level = "bot", "master"
        await keeper.decide(session, seat)
    assert slept == [pytest.approx(usual_seconds("master"), rel=1e-3)]
    assert slept[0] > 0
