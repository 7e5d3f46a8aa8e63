"""Bots take over from players who stay away from a table without a clock while others wait."""

from pathlib import Path

import pytest

from seachest.rules.game import NOBODY
from seachest.server.tables.commands import check_decision, check_return, new_command
from seachest.server.workers.absence import ABSENCE_S, AbsenceWatch
from tests.server.rooms import Ear, Room, room

pytestmark = pytest.mark.anyio


async def time_passes(place: Room, watch: AbsenceWatch, seconds: float) -> None:
    """The watch looks now, and again after some time."""
    await watch.check()
    place.clock.advance(seconds)
    await watch.check()


async def test_after_some_minutes_away_a_bot_takes_over_until_the_player_is_back(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        watch = AbsenceWatch(place.service)
        session = await place.service.follow(table, Ear(0), None)
        await time_passes(place, watch, ABSENCE_S - 1)
        assert not session.seats[1].away
        await time_passes(place, watch, 1)
        assert [seat.away for seat in session.seats] == [False, True]
        await place.service.submit(new_command(table, "back", lambda now, at: check_return(now, at, 1)))
        assert not session.seats[1].away


async def test_who_comes_back_in_between_is_not_replaced(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        watch, bert = AbsenceWatch(place.service), Ear(1)
        session = await place.service.follow(table, Ear(0), None)
        await time_passes(place, watch, ABSENCE_S - 1)
        await place.service.follow(table, bert, None)
        await time_passes(place, watch, 1)
        place.service.unfollow(table, bert)
        await time_passes(place, watch, ABSENCE_S - 1)
        assert not session.seats[1].away


async def test_nobody_is_replaced_where_nobody_waits_or_a_clock_runs(tmp_path: Path) -> None:
    async with room(str(tmp_path / "server.db")) as place:
        alone, clocked = await place.begun(), await place.begun(seconds=3600)
        watch = AbsenceWatch(place.service)
        await place.service.follow(alone, Ear(NOBODY), None)
        await place.service.follow(clocked, Ear(0), None)
        await time_passes(place, watch, 2 * ABSENCE_S)
        for table in (alone, clocked):
            assert not (await place.service.session(table)).seats[1].away


async def test_who_has_decided_in_secret_is_replaced_like_who_has_not(tmp_path: Path) -> None:
    """Otherwise others would learn that they have decided."""
    async with room(str(tmp_path / "server.db")) as place:
        table = await place.begun()
        session = await place.service.follow(table, Ear(0), None)
        assert session.table is not None
        text = session.table.legal(1)[0]
        await place.service.submit(new_command(table, "act", lambda now, _: check_decision(now, 1, text)))
        assert session.awaited() == [0]
        await time_passes(place, AbsenceWatch(place.service), ABSENCE_S)
        assert session.seats[1].away
