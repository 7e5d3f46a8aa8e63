"""Processes that put news into words: the same words as without them, and nobody misses one that is lost."""

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from seachest.rules.game import game_named, game_names
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.build import UpdateInput, message_from
from seachest.server.updates.render_pool import FrameReader, RenderPool, framed

pytestmark = pytest.mark.anyio
TABLE = "tabletable12"
MOVES = 30


def some_news(game: str) -> list[list[UpdateInput]]:
    """What everybody is told while a game begins."""
    players = game_named(game).seats.start
    session = TableSession(TableRow(TABLE, game, players, {}, "0" * 32, 60, "anyone", True, "x" * 16, 1.0), 1.0)
    dice, found = random.Random(1), []

    def write(kind: str, seat: int, body: str) -> None:
        entry = Entry(TABLE, session.seq + 1, 2.0, kind, seat, f"command-{session.seq}", body)
        found.append(list(session.apply(entry, [*range(players), -1]).values()))

    for seat in range(players):
        write(EntryKind.SEAT_BOT, seat, "greedy")
    write(EntryKind.BEGIN, -1, "")
    assert session.table is not None
    for _ in range(MOVES):
        seat = dice.choice(session.table.pending())
        write(EntryKind.MOVE, seat, dice.choice(session.table.legal(seat)))
    return [updates for updates in found if updates]


@asynccontextmanager
async def started(count: int) -> AsyncIterator[RenderPool]:
    """Processes that are ready."""
    pool = RenderPool(count, restart_pause_s=0.0)
    await pool.start()
    try:
        while len(pool.ready) < count:
            await asyncio.sleep(0.01)
        yield pool
    finally:
        await pool.stop()


async def test_a_process_says_the_same_bytes_in_the_same_order() -> None:
    asked = [updates for game in game_names() for updates in some_news(game)]
    async with started(1) as pool:
        answers = await asyncio.gather(*[pool.render(updates) for updates in asked])
    assert answers == [[message_from(each) for each in updates] for updates in asked]


async def test_without_processes_all_is_said_here() -> None:
    asked = some_news("dolores")[-1]
    async with started(0) as pool:
        assert await pool.render(asked) == [message_from(each) for each in asked]


async def test_what_a_lost_process_was_asked_is_said_here_and_another_one_begins() -> None:
    asked = some_news("dolores")[-1]
    async with started(1) as pool:
        first = pool.ready[0]
        first.process.kill()
        promises = [pool.render(asked) for _ in range(20)]
        assert await asyncio.gather(*promises) == [[message_from(each) for each in asked]] * 20
        while not pool.ready or pool.ready[0] is first:
            await asyncio.sleep(0.01)
        assert await pool.render(asked) == [message_from(each) for each in asked]


async def test_processes_end_with_the_server() -> None:
    async with started(2) as pool:
        processes = [worker.process for worker in pool.ready]
    for process in processes:
        await asyncio.to_thread(process.join)
        assert process.exitcode == 0


async def test_a_process_is_told_nothing_but_what_the_recipient_knows() -> None:
    for each in [each for updates in some_news("sea-or-shore") for each in updates if each.after is not None]:
        for view in filter(None, (each.view_before(), each.view_now())):
            assert view.seat == each.seat
            assert not any(view.record.seed)


def test_frames_are_cut_wherever_the_stream_was() -> None:
    sent = [[b"a"], [b"bc" * 300], []]
    stream = b"".join(framed(each) for each in sent)
    for step in (1, 3, 7, 1000):
        frames = FrameReader()
        parts = [stream[begin : begin + step] for begin in range(0, len(stream), step)]
        assert b"".join(len(one).to_bytes(4) + one for part in parts for one in frames.cut(part)) == stream
