"""Finished games, moment by moment: as a seat knew them, or with all cards open."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias

import msgspec

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.ops import metrics
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.tables.take_back import standing_entries
from seachest.server.updates.build import FollowOptions, UpdateInput, build_situation, news_from
from seachest.wire.play import News

MOMENTS_PER_PAGE = 100
"""Moments of a game in one answer."""
REPLAY_OPTIONS = FollowOptions(points=True, board=True)
MAX_CACHED_REPLAY_BYTES = 32 * 1024 * 1024
"""Bytes of replays that are kept; those asked for longest ago are forgotten first."""

ReplayKey: TypeAlias = tuple[Seat | None, int, int]
"""Whose view a part of a replay shows, its first moment, and how many it has at most."""


class ReplayPart(msgspec.Struct, frozen=True):
    """A part of a replay as it is sent."""

    total: int
    """How many moments the whole game has."""
    news: bytes
    """The moments of the part, as JSON."""


class ReplayCache:
    """Parts of replays that were built, by table; each is built once, however many ask for it at the same time."""

    def __init__(self, max_bytes: int = MAX_CACHED_REPLAY_BYTES) -> None:
        self._max_bytes, self._bytes = max_bytes, 0
        self._parts: OrderedDict[tuple[str, ReplayKey], ReplayPart] = OrderedDict()
        self._building = asyncio.Lock()

    def __len__(self) -> int:
        return len(self._parts)

    async def part(self, table: str, key: ReplayKey, build: Callable[[], Awaitable[ReplayPart]]) -> ReplayPart:
        """A part of a table's replay: the one that is kept, or a new one."""
        found = self._parts.get((table, key))
        if found is not None:
            self._parts.move_to_end((table, key))
            return found
        async with self._building:  # one at a time: live play comes first
            found = self._parts.get((table, key)) or await build()
            if (table, key) not in self._parts:
                self._parts[table, key] = found
                self._bytes += len(found.news)
            while self._bytes > self._max_bytes:
                self._bytes -= len(self._parts.popitem(last=False)[1].news)
            metrics.REPLAY_BYTES.set(self._bytes)
            return found

    def forget(self, table: str) -> None:
        """Forgets all parts of a table's replay, as its log was changed."""
        for each in [each for each in self._parts if each[0] == table]:
            self._bytes -= len(self._parts.pop(each).news)
        metrics.REPLAY_BYTES.set(self._bytes)


def replay_part(row: TableRow, log: Sequence[Entry], who: Seat | None, first: int, count: int) -> ReplayPart:
    """A part of a replay, built from the log."""
    total, found = replay_moments(row, log, who, first, count)
    return ReplayPart(total, msgspec.json.encode(found))


def replay_moments(
    row: TableRow, log: Sequence[Entry], who: Seat | None, first: int, count: int = MOMENTS_PER_PAGE
) -> tuple[int, list[News]]:
    """How many moments a game has for a seat (or NOBODY, a spectator), and `count` of them from number `first` on.

    For None nothing is hidden: all cards are open, and the story tells what a spectator saw with the cards that only
    some seats knew. Decisions that were taken back are left out, as in the record.
    """
    session = TableSession(row, None)
    seat = NOBODY if who is None else who
    total, found = 0, []
    for entry in standing_entries(log):
        shown = first <= total < first + count
        number = session.numbers[seat]
        everybody = tuple(session.recipients()) if who is None else (seat,)
        updates = session.apply(entry, everybody if shown else ())
        if entry.kind not in (EntryKind.BEGIN, EntryKind.MOVE) or session.numbers[seat] == number:
            continue
        total += 1
        if shown:
            update = updates.pop(seat)
            found.append(_moment(session, update, list(updates.values()), who))
    return total, found


def _moment(session: TableSession, update: UpdateInput, versions: Sequence[UpdateInput], who: Seat | None) -> News:
    """An update without choices, since nobody decides in a replay; `versions` are the updates that others got."""
    update.follow_options = REPLAY_OPTIONS
    news = news_from(update, versions)
    if who is None and session.table is not None:
        news.situation = build_situation(session.table.everything(), None, session.result(), REPLAY_OPTIONS)
    if news.situation is not None:
        news.situation.choices, news.situation.asides, news.situation.deadline = [], [], None
        news.situation.take_back = []
        news.situation.standing_texts, news.situation.standing = [], None
    return news
