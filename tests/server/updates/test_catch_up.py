"""Stories told again: whole, remembered for a while, and never at the cost of all others."""

import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import pytest

from seachest.rules.game import NOBODY
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.catch_up import BackgroundThread, CatchUp
from tests.server.twins import past_updates

pytestmark = pytest.mark.anyio
TABLE = "tabletable12"
PLAYERS = 3
LONG_WORK_S = 0.05


class Played:
    """A table at which bots have played, and its log."""

    def __init__(self, moves: int, table: str = TABLE) -> None:
        row = TableRow(table, "sea-or-shore", PLAYERS, {}, "0" * 32, None, "anyone", True, "x" * 16, 1.0)
        self.session, self.log, self._dice = TableSession(row, 1.0), list[Entry](), random.Random(1)
        for seat in range(PLAYERS):
            self._write(EntryKind.SEAT_BOT, seat, "greedy")
        self._write(EntryKind.BEGIN, -1, "")
        self.play(moves)

    def _write(self, kind: str, seat: int, body: str) -> None:
        self.log.append(
            Entry(self.session.row.id, self.session.seq + 1, 2.0, kind, seat, f"command-{self.session.seq}", body)
        )
        self.session.apply(self.log[-1])

    def decide(self, seat: int) -> None:
        """A decision of a seat."""
        assert self.session.table is not None
        self._write(EntryKind.MOVE, seat, self._dice.choice(self.session.table.legal(seat)))

    def play(self, moves: int) -> None:
        for _ in range(moves):
            table = self.session.table
            assert table is not None
            seat = self._dice.choice(table.pending())
            self._write(EntryKind.MOVE, seat, self._dice.choice(table.legal(seat)))

    def all_told(self, who: int) -> tuple[int, list[object], list[str]]:
        told = list(past_updates(self.session.row, self.log, who, with_situation=False))
        return len(told), [each for news in told for each in news.story], [each for news in told for each in news.moves]


class Reader:
    """Reads logs from memory in small pages, and remembers what was read."""

    def __init__(self, *played: Played, page: int = 7) -> None:
        self._played, self._page = {each.session.row.id: each for each in played}, page
        self.read: list[tuple[int, int]] = []

    async def __call__(self, table: str, seq: int, last: int) -> AsyncIterator[Sequence[Entry]]:
        log = self._played[table].log[seq:last]
        for first in range(0, len(log), self._page):
            page = log[first : first + self._page]
            self.read.append((page[0].seq, page[-1].seq))
            yield page


@asynccontextmanager
async def stories_of(*played: Played, max_stories: int = 64) -> AsyncIterator[tuple[CatchUp, Reader, BackgroundThread]]:
    background, reader = BackgroundThread(), Reader(*played)
    try:
        yield CatchUp(background, reader, max_stories), reader, background
    finally:
        background.stop()


@pytest.mark.parametrize("who", [0, 2, -1])
async def test_a_story_that_goes_on_is_the_whole_story(who: int) -> None:
    played = Played(10)
    async with stories_of(played) as (stories, reader, _):
        for _ in range(4):
            story = await stories.story(played.session, who)
            assert (story.number, story.said, story.moves) == played.all_told(who)
            played.play(13)
        read = [seq for first, last in reader.read for seq in range(first, last + 1)]
        assert len(read) == len(set(read)), "it continues where it was, and reads nothing twice"


async def test_a_story_that_is_known_is_not_told_again() -> None:
    played = Played(20)
    async with stories_of(played) as (stories, reader, _):
        first = await stories.story(played.session, 0)
        reader.read.clear()
        assert await stories.story(played.session, 0) is first
        assert reader.read == [], "without a look at the log"


async def test_what_others_decide_in_secret_is_not_even_read() -> None:
    """Otherwise the time of the answer would tell that they have decided."""
    played = Played(0)
    async with stories_of(played) as (stories, reader, background):
        for who in (0, NOBODY):
            await stories.story(played.session, who)
        read, pieces = list(reader.read), background.pieces
        played.decide(1)
        for who in (0, NOBODY):
            story = await stories.story(played.session, who)
            assert await stories.updates(played.session, who, played.session.numbers[who] - 1)
            assert story.number == played.session.numbers[who] == played.all_told(who)[0]
        assert reader.read == read
        assert background.pieces == pieces + 2, "of the updates alone"
        await stories.story(played.session, 1)
        assert reader.read != read


async def test_a_table_that_was_read_anew_is_told_anew() -> None:
    one, other = Played(20), Played(25)
    async with stories_of() as (_, _, background):
        now = one

        async def read(table: str, seq: int, last: int) -> AsyncIterator[Sequence[Entry]]:
            yield now.log[seq:last]

        stories = CatchUp(background, read)
        for now in (one, other, one):
            story = await stories.story(now.session, 0)
            assert (story.number, story.said, story.moves) == now.all_told(0)


async def test_only_so_many_stories_are_remembered() -> None:
    tables = [Played(2, f"table{number:07d}") for number in range(5)]
    async with stories_of(*tables, max_stories=3) as (stories, _, _):
        for played in tables:
            await stories.story(played.session, 0)
        assert stories.cached_tables() == ["table0000002", "table0000003", "table0000004"]


async def test_a_long_story_is_built_in_pages_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    played = Played(150)
    threads: set[int] = set()
    apply = TableSession.apply

    def noticed(self: TableSession, *arguments: Any) -> Any:
        threads.add(threading.get_ident())
        return apply(self, *arguments)

    async with stories_of(played) as (stories, reader, background):
        monkeypatch.setattr(TableSession, "apply", noticed)
        await stories.story(played.session, 0)
        assert threads
        assert threading.get_ident() not in threads
        assert background.pieces == len(reader.read) > 10


async def test_missed_updates_come_from_the_story_that_is_kept() -> None:
    played = Played(40)
    async with stories_of(played) as (stories, reader, _):
        await stories.story(played.session, 0)
        last = played.session.numbers[0]
        played.play(9)
        reader.read.clear()
        missed = await stories.updates(played.session, 0, last - 3)
        assert missed == list(past_updates(played.session.row, played.log, 0, last - 3))
        assert min(first for first, _ in reader.read) > 40, "not from the beginning"


async def test_the_time_that_a_story_takes_is_counted() -> None:
    played, spent = Played(40), list[float]()
    async with stories_of(played) as (stories, _, _):
        await stories.story(played.session, 0, spend=spent.append)
        assert sum(spent) > 0
        before = len(spent)
        await stories.story(played.session, 0, spend=spent.append)
        assert len(spent) == before


async def test_work_that_nobody_waits_for_leaves_most_of_the_time_to_others() -> None:
    background, done = BackgroundThread(), list[str]()

    def work() -> None:
        begin = time.thread_time()
        while time.thread_time() - begin < LONG_WORK_S:
            pass
        done.append("unhurried")

    try:
        await background.run_in_spare_time(work)
        second = asyncio.create_task(background.run_in_spare_time(work))
        await asyncio.sleep(0)
        for _ in range(3):
            await background.run(done.append, "wanted")
        assert done == ["unhurried", "wanted", "wanted", "wanted"]
        await second
        assert done[-1] == "unhurried"
    finally:
        background.stop()
