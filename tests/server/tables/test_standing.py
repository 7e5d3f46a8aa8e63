"""Decisions in advance: the server passes on a player's bottles, and nobody can tell it from a choice."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from seachest.rules.game import NOBODY, game_named
from seachest.rules.types import Seat
from seachest.server.errors import Refusal
from seachest.server.storage.entries import EntryKind
from seachest.server.tables.commands import (
    Command,
    check_decision,
    check_server_decision,
    check_standing,
    command_from,
)
from seachest.server.tables.tempo import FORCED_ANSWER_S
from seachest.server.workers.scheduler import Scheduler
from seachest.table.standing import standing_decisions
from seachest.wire.play import SetStanding, StandingAnswer, StandingEnd
from tests.server.rooms import ANNA, Ear, RandomBots, Room, room
from tests.server.twins import OPENED, PACE, Twins, World
from tests.walks import Walk, positions

TABLE = "t" * 12
PASS = "pass"


def windows(count: int = 4000) -> Iterator[Walk]:
    """Moments of Dolores at which somebody is asked for a bottle."""
    found = positions(game_named("dolores"), 3, count, 1)
    return (walk for walk in found if any(PASS in legal_texts(walk, seat) for seat in walk.pending))


def legal_texts(walk: Walk, seat: Seat) -> list[str]:
    """What a seat may decide."""
    return [walk.game.actions[action] for action in walk.legal(seat)]


def world_of(walk: Walk, bots: frozenset[int] = frozenset()) -> World:
    twins = Twins(walk, NOBODY, 0)
    world = World(twins.worlds[0].row, twins.worlds[0].dealt, bots)
    world.begin(NOBODY)
    return world


def asked_world() -> tuple[World, Seat]:
    """A table at which one seat, and nobody else, may use a bottle other than lookout, or pass."""
    decisions = standing_decisions("dolores")
    assert decisions is not None
    for walk in windows():
        world = world_of(walk)
        if len(walk.pending) == 1 and decisions.applies(world.table.seat_view(walk.pending[0])):
            return world, walk.pending[0]
    raise AssertionError("nobody is asked")


def decide_in_advance(
    world: World, seat: Seat, at: float, who: Seat = NOBODY, until: StandingEnd = "recalled"
) -> list[bytes]:
    """A seat passes in advance; what a recipient is told of it."""
    new = check_standing(world.session, seat, SetStanding(table=TABLE, id="s", text=PASS, until=until))
    assert new is not None
    return world.write(who, new.kind, new.seat, new.body, at)


# --- What it does ---------------------------------------------------------------------------------------------------


def test_the_server_answers_for_the_seat_with_the_delay_of_forced_answers() -> None:
    world, seat = asked_world()
    assert seat not in world.session.schedule.turns
    decide_in_advance(world, seat, OPENED + 3)
    moment = world.session.schedule.turns[seat]
    assert OPENED + 3 + PACE * FORCED_ANSWER_S[0] <= moment <= OPENED + 3 + PACE * FORCED_ANSWER_S[1]
    assert world.session.schedule.due == moment


def test_the_seat_alone_is_told() -> None:
    world, seat = asked_world()
    assert world.session.situation(seat).standing_texts == [PASS]  # type: ignore[union-attr]  # the game has begun
    others = [who for who in world.session.recipients() if who != seat]
    stands = [world.stands(who) for who in others]
    info, clock = world.session.info(), world.session.schedule.clock
    assert decide_in_advance(world, seat, OPENED + 3, who=others[0]) == []
    assert [world.stands(who) for who in others] == stands
    assert (world.session.info(), world.session.schedule.clock) == (info, clock)
    situation = world.session.situation(seat)
    assert situation is not None
    assert situation.standing == StandingAnswer(text=PASS, until="recalled", now=True)
    for who in others:
        told = world.session.situation(who)
        assert told is not None
        assert told.standing is None


def test_it_is_taken_back_and_the_seat_decides_for_itself_again() -> None:
    world, seat = asked_world()
    decide_in_advance(world, seat, OPENED + 3)
    view = world.session.view_bytes(seat)
    assert check_server_decision(world.session, seat, PASS, view, is_forced=True) is not None
    recalled = check_standing(world.session, seat, SetStanding(table=TABLE, id="s"))
    assert recalled is not None
    world.write(NOBODY, recalled.kind, seat, recalled.body, OPENED + 4)
    assert seat not in world.session.schedule.turns
    assert check_server_decision(world.session, seat, PASS, view, is_forced=True) is None
    assert check_standing(world.session, seat, SetStanding(table=TABLE, id="s")) is None


@pytest.mark.parametrize(("until", "lasts"), [("part", False), ("recalled", True)])
def test_it_ends_with_the_duel_or_lasts(until: StandingEnd, lasts: bool) -> None:
    world, seat = asked_world()
    decide_in_advance(world, seat, OPENED + 3, until=until)
    dealer = world.session.seat_view(seat).record.dealer
    at = OPENED + 5
    while world.session.phase == "playing" and world.session.seat_view(seat).record.dealer == dealer:
        assert world.session.standing.of(seat) is not None
        who = world.table.pending()[0]
        legal = world.table.legal(who)
        world.write(NOBODY, EntryKind.MOVE, who, PASS if PASS in legal else legal[0], at)
    assert (world.session.standing.of(seat) is not None) == lasts


def test_lookout_is_asked_for_all_the_same() -> None:
    for walk in windows(40_000):
        if walk.pending and "use lookout" in legal_texts(walk, walk.pending[0]):
            break
    else:
        raise AssertionError("lookout was never asked")
    world, seat = world_of(walk), walk.pending[0]
    decide_in_advance(world, seat, OPENED + 3)
    assert world.session.schedule.turns == {}
    assert world.session.standing.text(world.table, seat) is None


def test_other_decisions_and_other_games_have_none() -> None:
    world, seat = asked_world()
    with pytest.raises(Refusal, match="no-such-move"):
        check_standing(world.session, seat, SetStanding(table=TABLE, id="s", text="fight"))
    walk = next(iter(positions(game_named("sea-salt-paper"), 2, 10, 1)))
    salt = world_of(walk)
    situation = salt.session.situation(0)
    assert situation is not None
    assert situation.standing_texts == []
    with pytest.raises(Refusal, match="no-such-move"):
        check_standing(salt.session, 0, SetStanding(table=TABLE, id="s", text=PASS))


# --- Nobody can tell ------------------------------------------------------------------------------------------------


def test_nothing_that_others_are_told_or_can_time_shows_a_decision_in_advance() -> None:
    """In two worlds a seat passes at the same time, in one of them by a decision in advance."""
    looked_at = 0
    for walk in windows(1500):
        for seat in walk.pending:
            if PASS not in legal_texts(walk, seat):
                continue
            looked_at += 1
            bots = frozenset(each for each in range(walk.players) if each != seat)
            for who in [*bots, NOBODY]:
                thinking, standing = world_of(walk, bots), world_of(walk, bots)
                decide_in_advance(standing, seat, OPENED, who=who)
                pairs = [world.write(who, EntryKind.MOVE, seat, PASS, OPENED + 2) for world in (thinking, standing)]
                assert pairs[0] == pairs[1]
                assert thinking.told == standing.told
                assert thinking.stands(who) == standing.stands(who)
                assert thinking.here(who) == standing.here(who)
                assert thinking.missed(who, 0) == standing.missed(who, 0)
                assert thinking.session.schedule.clock == standing.session.schedule.clock
                assert thinking.bots_turns(who) == standing.bots_turns(who)
    assert looked_at > 20


# --- From the wire to the answer ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_scheduler_passes_for_the_seat_and_the_record_holds_the_pass(tmp_path: Path) -> None:
    async with room(f"sqlite+aiosqlite:///{tmp_path / 'server.db'}") as here:
        scheduler = Scheduler(here.service, RandomBots())
        for number in range(200):
            table = await here.begun(seed=f"{number:032x}", options={"talk": False})
            ear = Ear(0)
            await here.service.follow(table, ear, None)
            wish = SetStanding(table=table, id="s1", text=PASS, until="recalled")
            await here.service.submit(command_from(wish, ANNA, None), ear)
            session = await here.service.session(table)
            assert session.table is not None
            for _ in range(60):
                if session.standing.text(session.table, 0) is not None:
                    assert await scheduler.decide(session, 0)
                    assert f"0 {PASS}" in session.table.moves(0)[-2:]
                    return
                if not session.table.pending():
                    break
                seat = session.table.pending()[0]
                command = f"m{len(session.commands)}"
                await _move(here, table, command, seat, session.table.legal(seat)[-1])
    raise AssertionError("the seat was never asked")


async def _move(here: Room, table: str, command: str, seat: Seat, text: str) -> None:
    """A decision of a seat, past its player."""
    await here.service.submit(Command(table, command, lambda session, _: check_decision(session, seat, text)))
