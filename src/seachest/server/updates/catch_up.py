"""What recipients were told so far, told again from the log: for those who come, or come back."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence

import msgspec

from seachest.server.storage.journal import Entry
from seachest.server.tables.session import TableRow, TableSession, retell
from seachest.server.updates.build import NO_FOLLOW_OPTIONS, FollowOptions
from seachest.wire.play import News, Said

MAX_CACHED_STORIES = 64
"""That are remembered, so that many who come to the same table cost little."""
UPDATES_PER_SLICE = 40
"""News that are told again before others have their turn."""


class PastStory(msgspec.Struct):
    """All that a recipient was told up to a number."""

    row: TableRow
    """Of the table in memory: what was read anew is told anew."""
    number: int = 0
    said: list[Said] = []
    moves: list[str] = []


class CatchUp:
    """The stories of a worker's tables."""

    def __init__(self) -> None:
        self._known: OrderedDict[tuple[str, int], PastStory] = OrderedDict()

    async def so_far(self, session: TableSession, who: int, log: Sequence[Entry]) -> PastStory:
        """The whole story; the table must not change meanwhile."""
        known = self._known.pop((session.row.id, who), None)
        if known is None or known.row is not session.row:
            known = PastStory(session.row)
        if known.number < session.numbers[who]:
            missed = await self.missed(session, who, log, known.number, stands=False)
            said = [sentence for news in missed for sentence in news.story]
            moves = [move for news in missed for move in news.moves]
            known = PastStory(session.row, session.numbers[who], known.said + said, known.moves + moves)
        self._known[session.row.id, who] = known
        if len(self._known) > MAX_CACHED_STORIES:
            self._known.popitem(last=False)
        return known

    async def missed(
        self,
        session: TableSession,
        who: int,
        log: Sequence[Entry],
        last: int,
        follow_options: FollowOptions = NO_FOLLOW_OPTIONS,
        *,
        stands: bool = True,
    ) -> list[News]:
        """All news after a number; others have their turn now and then."""
        found: list[News] = []
        for news in retell(session.row, log, who, last, stands, follow_options):
            found.append(news)
            if len(found) % UPDATES_PER_SLICE == 0:
                await asyncio.sleep(0)
        return found
