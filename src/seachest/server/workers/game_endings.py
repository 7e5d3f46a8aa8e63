"""Stores how games ended, once they are over."""

import asyncio
from collections.abc import Sequence

import msgspec
from msgspec import UNSET
from sqlalchemy import exists, select
from sqlalchemy.dialects import postgresql, sqlite

from seachest.messages.summaries import summarize
from seachest.rules.game import NOBODY
from seachest.server.errors import Refusal
from seachest.server.storage.engine import writing
from seachest.server.storage.entries import Entry
from seachest.server.storage.schema import endings, tables
from seachest.server.tables.endings import ENDING_OPTIONS, StoredEnding, StoredView
from seachest.server.tables.service import TableService
from seachest.server.tables.session import TableSession
from seachest.server.tables.take_back import standing_entries
from seachest.server.updates.build import LastViews, news_from, summary_from
from seachest.wire.play import News

OLD_ENDINGS_PER_PASS = 5
"""Older games whose endings are stored in one go."""
MAX_WAITING_ENDINGS = 100
"""Games that just ended and are kept in memory until their endings are stored."""


def ending_of(session: TableSession, log: Sequence[Entry]) -> StoredEnding:
    """How a finished game ended, from its log; `session` is a table that is over."""
    assert session.table is not None
    result = session.result()
    assert result is not None
    told: dict[int, list[News]] = {who: [] for who in session.recipients()}
    folded, last_views = TableSession(session.row, None, session.dealer), LastViews()
    for entry in standing_entries(log):
        for who, update in folded.apply(entry, tuple(told), with_situation=False).items():
            if update.chat is None:
                wanted = msgspec.structs.replace(update, follow_options=ENDING_OPTIONS)
                told[who].append(news_from(wanted, last_views=last_views))
    record = {name: value for name, value in session.record().items() if name != "names"}
    return StoredEnding(
        result=result,
        views=[_view(session, who, told[who]) for who in (*range(session.row.players), NOBODY)],
        record=record,
        summary=summary_from(summarize(session.table.record()), result),
    )


def _view(session: TableSession, who: int, told: Sequence[News]) -> StoredView:
    situation = session.situation(who, ENDING_OPTIONS)
    assert situation is not None
    return StoredView(
        situation=situation,
        story=[said for news in told for said in news.story],
        moves=[move for news in told for move in news.moves],
        events=[event for news in told if news.events is not UNSET for event in news.events],
    )


class GameEndings:
    """Stores the endings of finished games, those of games that ended before endings were stored among them.

    Live play goes first: where many games end at once, their endings wait.
    """

    def __init__(self, service: TableService, max_waiting: int = MAX_WAITING_ENDINGS) -> None:
        self._service, self._max_waiting = service, max_waiting
        self._waiting = 0
        self._last: str | None = ""
        """The last older table that was looked at; None when all were."""

    async def store(self, session: TableSession) -> None:
        """Stores the ending of a game that is over; nothing is stored twice. Where too many wait, it comes later."""
        if self._waiting == self._max_waiting:
            self._last = ""  # `store_older` will find it
            return
        self._waiting += 1
        try:
            await self._store(session)
        finally:
            self._waiting -= 1

    async def _store(self, session: TableSession) -> None:
        body = b""
        if session.table is not None and session.result() is not None:
            log = await self._service.journal.after(session.row.id, 0)
            body, _ = await self._service.background.run_in_spare_time(lambda: ending_of(session, log).stored())
        on = postgresql.insert if self._service.engine.dialect.name == "postgresql" else sqlite.insert
        async with writing(self._service.engine, gives_way=True) as connection:
            new = on(endings).values(table_id=session.row.id, body=body)
            await connection.execute(new.on_conflict_do_nothing())

    async def store_older(self) -> None:
        """Stores the endings of a few older games; to be called every few seconds."""
        if self._last is None:
            return
        unknown = ~exists().where(endings.c.table_id == tables.c.id)
        wanted = select(tables.c.id).where(tables.c.id > self._last, tables.c.phase == "over", unknown)
        async with self._service.engine.connect() as connection:
            found = (await connection.execute(wanted.order_by(tables.c.id).limit(OLD_ENDINGS_PER_PASS))).scalars().all()
        for table in found:
            try:
                await self._store(await self._service.fresh(table))
            except Refusal:  # it was deleted at this moment
                continue
            await asyncio.sleep(0)
        self._last = found[-1] if found else None
