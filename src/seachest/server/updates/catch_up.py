"""Updates that were sent before, built again from the log for those who come, or come back."""

import asyncio
from collections import OrderedDict
from collections.abc import Iterator, Sequence

import msgspec
from msgspec import UNSET

from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry
from seachest.server.tables.session import Dealer, TableRow, TableSession, deal_table
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions, news_from
from seachest.wire.play import News, Said, StoryEvent

MAX_CACHED_STORIES = 64
"""Stories that are kept, so that many who come to the same table cost little."""
UPDATES_PER_SLICE = 40
"""Updates that are built before other tasks get their turn."""


class PastStory(msgspec.Struct):
    """All sentences and moves that a recipient was sent, up to an update."""

    row: TableRow
    """That of the table in memory: a table that was read again has another one, and its story is built again."""
    number: int = 0
    said: list[Said] = []
    moves: list[str] = []
    events: list[StoryEvent] = []
    """What the sentences tell, typed; empty where nobody has asked for it."""


def past_updates(
    row: TableRow,
    log: Sequence[Entry],
    who: Seat,
    last: int = 0,
    with_situation: bool = True,
    follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
    dealer: Dealer = deal_table,
) -> Iterator[News]:
    """All updates of a recipient after a number, from the log."""
    session = TableSession(row, None, dealer)
    for entry in log:
        recipients = (who,) if session.numbers[who] >= last else ()
        for update in session.apply(entry, recipients, with_situation).values():
            update.follow_options = follow_options
            yield news_from(update)


class CatchUp:
    """Builds past updates of a worker's tables, and keeps the stories that were asked for last."""

    def __init__(self, max_stories: int = MAX_CACHED_STORIES) -> None:
        self._max_stories = max_stories
        self._stories: OrderedDict[tuple[str, Seat, bool], PastStory] = OrderedDict()

    async def story(
        self, session: TableSession, who: Seat, log: Sequence[Entry], *, with_events: bool = False
    ) -> PastStory:
        """The whole story of a recipient so far. The table must not change meanwhile."""
        key = session.row.id, who, with_events
        known = self._stories.pop(key, None)
        if known is None or known.row is not session.row:
            known = PastStory(session.row)
        if known.number < session.numbers[who]:
            wish = FollowOptions(board=with_events)
            missed = await self.updates(session, who, log, known.number, wish, with_situation=False)
            said = [sentence for news in missed for sentence in news.story]
            moves = [move for news in missed for move in news.moves]
            events = [event for news in missed if news.events is not UNSET for event in news.events]
            number = session.numbers[who]
            known = PastStory(session.row, number, known.said + said, known.moves + moves, known.events + events)
        self._stories[key] = known
        if len(self._stories) > self._max_stories:
            self._stories.popitem(last=False)
        return known

    def cached_tables(self) -> list[str]:
        """The tables of which stories are kept, that asked for longest ago first."""
        return [table for table, *_ in self._stories]

    async def updates(
        self,
        session: TableSession,
        who: Seat,
        log: Sequence[Entry],
        last: int,
        follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
        *,
        with_situation: bool = True,
    ) -> list[News]:
        """All updates of a recipient after a number; other tasks get their turn now and then."""
        found: list[News] = []
        for news in past_updates(session.row, log, who, last, with_situation, follow_options, session.dealer):
            found.append(news)
            if len(found) % UPDATES_PER_SLICE == 0:
                await asyncio.sleep(0)
        return found
