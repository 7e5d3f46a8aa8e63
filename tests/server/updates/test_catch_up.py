"""Stories told again: whole, remembered for a while, and never at the cost of all others."""

import asyncio
import random

import pytest

from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.session import TableRow, TableSession
from seachest.server.updates.catch_up import CatchUp, past_updates

pytestmark = pytest.mark.anyio
TABLE = "tabletable12"
PLAYERS = 3


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

    def play(self, moves: int) -> None:
        for _ in range(moves):
            table = self.session.table
            assert table is not None
            seat = self._dice.choice(table.pending())
            self._write(EntryKind.MOVE, seat, self._dice.choice(table.legal(seat)))

    def all_told(self, who: int) -> tuple[int, list[object], list[str]]:
        told = list(past_updates(self.session.row, self.log, who, with_situation=False))
        return len(told), [each for news in told for each in news.story], [each for news in told for each in news.moves]


@pytest.mark.parametrize("who", [0, 2, -1])
async def test_a_story_that_goes_on_is_the_whole_story(who: int) -> None:
    played, stories = Played(10), CatchUp()
    for _ in range(4):
        story = await stories.story(played.session, who, played.log)
        assert (story.number, story.said, story.moves) == played.all_told(who)
        played.play(13)


async def test_a_story_that_is_known_is_not_told_again() -> None:
    played, stories = Played(20), CatchUp()
    first = await stories.story(played.session, 0, played.log)
    assert await stories.story(played.session, 0, []) is first, "without a look at the log"


async def test_a_table_that_was_read_anew_is_told_anew() -> None:
    stories, one, other = CatchUp(), Played(20), Played(25)
    await stories.story(one.session, 0, one.log)
    story = await stories.story(other.session, 0, other.log)
    assert (story.number, story.said, story.moves) == other.all_told(0)
    again = await stories.story(one.session, 0, one.log)
    assert (again.number, again.said, again.moves) == one.all_told(0)


async def test_only_so_many_stories_are_remembered() -> None:
    stories = CatchUp(max_stories=3)
    for number in range(5):
        played = Played(2, f"table{number:07d}")
        await stories.story(played.session, 0, played.log)
    assert stories.cached_tables() == ["table0000002", "table0000003", "table0000004"]


async def test_others_have_their_turn_while_a_long_story_is_told() -> None:
    played, stories, turns = Played(150), CatchUp(), 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    waiting = asyncio.create_task(others())
    await stories.story(played.session, 0, played.log)
    waiting.cancel()
    assert turns > 1
