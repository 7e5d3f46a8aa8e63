"""The machine's clock is set back or forward by an hour: bots play on, nobody loses time, and cookies stay valid."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from seachest.client import ServerClient
from seachest.client.table import FollowedTable
from seachest.server.clock import SteadyClock
from seachest.server.storage.schema import beats, due
from tests.server.clocks import ManualClock
from tests.server.rooms import SHORT, Server, server, until

pytestmark = pytest.mark.anyio
GAME = "dolores"
HOUR_S = 3600.0
JUMPS = pytest.mark.parametrize("jump_s", [-HOUR_S, HOUR_S], ids=["back", "forward"])
PATIENCE_S = 30.0


async def follow_with_bot(client: ServerClient, **wish: Any) -> FollowedTable:
    """A table of somebody with a bot, at which they decide."""
    opened = await client.open(GAME, 2, bots=["random"], options=SHORT, **wish)
    return await client.follow(opened.table.id)


async def play_on(followed: FollowedTable) -> None:
    """Plays until the bot has decided once more, or the game is over."""

    def decisions() -> int:
        return sum(move.startswith("1 ") for move in followed.moves)

    before = decisions()
    async with asyncio.timeout(PATIENCE_S):
        while decisions() == before and not (followed.situation and followed.situation.result):
            if followed.situation and followed.situation.choices:
                await followed.act(followed.situation.choices[0].text)
            else:
                await followed.changed()


@JUMPS
async def test_bots_play_on_after_a_restart_with_another_time(tmp_path: Path, jump_s: float) -> None:
    clock = ManualClock()
    async with server(tmp_path, clock=clock) as place, place.somebody() as anna:
        followed = await follow_with_bot(anna)
        await play_on(followed)
        table, cookies = followed.id, anna.cookies
    clock.advance(jump_s)
    async with server(tmp_path, clock=clock) as again, again.somebody(None, cookies) as anna:
        followed = await anna.follow(table)
        assert followed.seat == 0, "the cookie is still valid"
        await play_on(followed)


async def test_a_clock_that_was_set_back_while_the_server_was_down_leaves_players_their_time(tmp_path: Path) -> None:
    clock = ManualClock()
    async with server(tmp_path, clock=clock) as place, place.somebody() as anna:
        followed = await follow_with_bot(anna, seconds=60)
        while not (followed.situation and followed.situation.deadline):
            await followed.changed()
        left_s, table, cookies = followed.situation.deadline - clock(), followed.id, anna.cookies
        await place.worker.scheduler.heartbeat()
    clock.advance(-HOUR_S)
    async with server(tmp_path, clock=clock) as again, again.somebody(None, cookies) as anna:
        followed = await anna.follow(table)
        assert followed.situation is not None
        assert followed.situation.deadline is not None
        assert followed.situation.deadline - clock() == pytest.approx(left_s, abs=10)
        async with again.worker.engine.connect() as connection:
            assert (await connection.execute(select(beats.c.at).where(beats.c.id == 1))).scalar_one() <= clock()
            assert (await connection.execute(select(due.c.lease))).scalar_one() <= clock() + 10


# --- While the server runs ------------------------------------------------------------------------------------------


class Machine:
    """A machine whose clock can be set: its time of day, and the time since it was switched on."""

    def __init__(self) -> None:
        self.set_by = 0.0
        self._uptime = ManualClock(1000.0)
        self.clock = SteadyClock(lambda: 1_700_000_000.0 + self._uptime.now + self.set_by, self._uptime)

    def wait(self, seconds: float) -> None:
        self._uptime.advance(seconds)


def test_a_steady_clock_goes_on_evenly_and_notices_that_the_machines_clock_was_set() -> None:
    machine = Machine()
    begin = machine.clock()
    machine.wait(10)
    assert machine.clock() == pytest.approx(begin + 10, abs=0.01)
    assert not machine.clock.was_set()
    machine.set_by = -HOUR_S
    assert machine.clock() == pytest.approx(begin + 10, abs=0.01)
    assert machine.clock.was_set()
    assert machine.clock.error() == pytest.approx(-HOUR_S, abs=0.01)
    machine.clock.adopt()
    assert machine.clock() == pytest.approx(begin + 10 - HOUR_S, abs=0.01)
    assert not machine.clock.was_set()


@JUMPS
async def test_bots_play_on_and_nobody_loses_time_when_the_clock_is_set(tmp_path: Path, jump_s: float) -> None:
    machine = Machine()
    async with server(tmp_path, clock=machine.clock) as place, place.somebody() as anna:
        followed = await follow_with_bot(anna, seconds=60)
        await play_on(followed)
        left_s = await time_left(place, followed.id)
        machine.set_by = jump_s
        await until(lambda: not machine.clock.was_set())
        assert machine.clock() == pytest.approx(1_700_000_000.0 + 1000.0 + jump_s, abs=60)
        if left_s is not None:
            assert await time_left(place, followed.id) == pytest.approx(left_s, abs=5)
        assert (await anna.me()).name == "Anna", "the cookie is still valid"
        await play_on(followed)
        log = await place.worker.journal.after(followed.id, 0)
        assert "away" not in [entry.kind for entry in log], "nobody's time ran out"


@JUMPS
async def test_a_waiting_table_is_still_there_after_the_clock_was_set(tmp_path: Path, jump_s: float) -> None:
    machine = Machine()
    async with server(tmp_path, clock=machine.clock) as place, place.somebody() as anna, place.somebody("Bert") as bert:
        table = (await anna.open(GAME, 2, public=True)).table.id
        await anna.follow(table)
        machine.set_by = 24 * jump_s
        await until(lambda: not machine.clock.was_set())
        await place.worker.cleanup.note_seen()
        await place.worker.cleanup.delete_abandoned()
        assert [each.id for each in await bert.lobby()] == [table]


async def time_left(place: Server, table: str) -> float | None:
    """Seconds until the time of those who decide runs out; None without a clock."""
    session = await place.worker.service.session(table)
    return None if session.schedule.clock is None else session.schedule.clock - place.worker.service.clock()
