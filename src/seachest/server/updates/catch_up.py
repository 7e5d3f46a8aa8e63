"""Updates that were sent before, built again from the log for those who come, or come back.

The log of a table is read in pages, and folded in a thread of its own, a page at a time, so that nobody who plays waits
for it. What was folded is kept: who comes later continues from there.
"""

import asyncio
import sys
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import ParamSpec, TypeVar

import msgspec
from msgspec import UNSET

from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import Dealer, TableRow
from seachest.server.tables.session import TableSession
from seachest.server.tables.take_back import undone_seqs
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, UpdateInput, news_from
from seachest.wire.play import News, Said, StoryEvent

MAX_CACHED_STORIES = 64
"""Stories that are kept, so that many who come to the same table cost little."""
MAX_CATCH_UP_UPDATES = 60
"""A follower who has missed more updates gets the whole table instead."""
SPARE_TIME_SHARE = 0.05
"""The most of its time that the background thread spends on work that nobody waits for."""
SWITCH_INTERVAL_S = 0.0005
"""How long the background thread may keep the interpreter to itself when live play wants it."""

Arguments = ParamSpec("Arguments")
Found = TypeVar("Found")
LogReader = Callable[[str, int, int], AsyncIterator[Sequence[Entry]]]
"""Reads the log of a table after a number and up to another one, in pages."""


class BackgroundThread:
    """The one thread of a worker for work that live play does not wait for; one piece of work follows the other."""

    def __init__(self) -> None:
        sys.setswitchinterval(SWITCH_INTERVAL_S)
        self._thread = ThreadPoolExecutor(1, "background")
        self.pieces = 0
        """How many pieces of work it has done."""
        self._spare_time = asyncio.Lock()
        self._spare_from = 0.0
        """From when on, by the time of the event loop, there is spare time again."""

    async def run(
        self, work: Callable[Arguments, Found], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> tuple[Found, float]:
        """Does some work, and returns its result with the seconds of processor time that it took."""

        def timed() -> tuple[Found, float]:
            begin = time.thread_time()
            result = work(*arguments, **named)
            return result, time.thread_time() - begin

        self.pieces += 1
        return await asyncio.get_running_loop().run_in_executor(self._thread, timed)

    async def run_in_spare_time(
        self, work: Callable[Arguments, Found], *arguments: Arguments.args, **named: Arguments.kwargs
    ) -> tuple[Found, float]:
        """Like `run`, for work that nobody waits for: all of it together takes at most SPARE_TIME_SHARE of the time."""
        loop = asyncio.get_running_loop()
        async with self._spare_time:
            await asyncio.sleep(max(0.0, self._spare_from - loop.time()))
            found, seconds = await self.run(work, *arguments, **named)
            self._spare_from = loop.time() + seconds * (1 / SPARE_TIME_SHARE - 1)
        return found, seconds

    def stop(self) -> None:
        """Ends the thread after what it is doing."""
        self._thread.shutdown(wait=False, cancel_futures=True)


@dataclass(eq=False)
class PastStory:
    """All sentences and moves that a recipient was sent, up to an entry of the log, and the last updates."""

    row: TableRow
    """The row of the table in memory. A table that was read again has a new one, and its story is built again."""
    who: Seat
    with_events: bool
    dealer: Dealer
    recent: deque[UpdateInput] = field(default_factory=lambda: deque(maxlen=MAX_CATCH_UP_UPDATES))
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _told: list[tuple[int, News]] = field(default_factory=list)
    """What the recipient was sent, by the numbers of its entries, without chat and what was taken back."""

    def __post_init__(self) -> None:
        self._folded = TableSession(self.row, None, self.dealer)

    @property
    def seq(self) -> int:
        """The number of the last entry that it tells of."""
        return self._folded.seq

    @property
    def number(self) -> int:
        """The number of the last update that it tells of."""
        return self._folded.numbers[self.who]

    @property
    def said(self) -> list[Said]:
        """All sentences."""
        return [sentence for _, news in self._told for sentence in news.story]

    @property
    def moves(self) -> list[str]:
        """All moves."""
        return [move for _, news in self._told for move in news.moves]

    @property
    def events(self) -> list[StoryEvent]:
        """What the sentences tell, typed; empty if nobody has asked for it."""
        return [event for _, news in self._told if news.events is not UNSET for event in news.events]

    def extend(self, log: Sequence[Entry]) -> None:
        """Continues with the next entries of the log."""
        wish = FollowOptions(board=self.with_events)
        for entry in log:
            for update in self._folded.apply(entry, (self.who,)).values():
                self.recent.append(update)
                if entry.kind != EntryKind.CHAT:
                    told = msgspec.structs.replace(update, with_situation=False, follow_options=wish)
                    self._told.append((entry.seq, news_from(told)))
            if entry.kind == EntryKind.TAKE_BACK and entry.seat == self.who:
                undone = undone_seqs(entry)
                self._told = [each for each in self._told if each[0] not in undone]
                self.recent.clear()  # who knows less than this gets the whole table

    def updates_after(self, last: int, follow_options: FollowOptions) -> list[News]:
        """The updates after a number, as long as they are all among those that are kept."""
        missed = [update for update in self.recent if update.number > last]
        return [news_from(msgspec.structs.replace(update, follow_options=follow_options)) for update in missed]


class CatchUp:
    """Builds past updates of a worker's tables, and keeps the stories that were asked for last."""

    def __init__(
        self, background: BackgroundThread, read_log: LogReader, max_stories: int = MAX_CACHED_STORIES
    ) -> None:
        self._background, self._read_log, self._max_stories = background, read_log, max_stories
        self._stories: OrderedDict[tuple[str, Seat, bool], PastStory] = OrderedDict()

    async def story(
        self,
        session: TableSession,
        who: Seat,
        *,
        with_events: bool = False,
        spend: Callable[[float], None] = lambda seconds: None,
    ) -> PastStory:
        """The whole story of a recipient so far; `spend` gets the seconds of processor time that it took.

        A table that changes meanwhile has a longer story afterwards. What others decide in secret costs nothing: the
        time of the answer does not tell of it.
        """
        found = self._kept(session, who, with_events)
        async with found.lock:
            if found.number < session.numbers[who]:
                async for page in self._read_log(session.row.id, found.seq, session.seq):
                    spend((await self._background.run(found.extend, page))[1])
        return found

    async def updates(
        self,
        session: TableSession,
        who: Seat,
        last: int,
        follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
        *,
        spend: Callable[[float], None] = lambda seconds: None,
    ) -> list[News]:
        """The updates of a recipient after a number; at most MAX_CATCH_UP_UPDATES may be missing."""
        story = await self.story(session, who, with_events=follow_options.board, spend=spend)
        async with story.lock:
            found, seconds = await self._background.run(story.updates_after, last, follow_options)
        spend(seconds)
        return found

    def _kept(self, session: TableSession, who: Seat, with_events: bool) -> PastStory:
        """The story that is kept for a recipient, or a new, empty one."""
        key = session.row.id, who, with_events
        found = self._stories.pop(key, None)
        if found is None or found.row is not session.row:
            found = PastStory(session.row, who, with_events, session.dealer)
        self._stories[key] = found
        if len(self._stories) > self._max_stories:
            self._stories.popitem(last=False)
        return found

    def cached_tables(self) -> list[str]:
        """The tables whose stories are kept, the least recently used first."""
        return [table for table, *_ in self._stories]
