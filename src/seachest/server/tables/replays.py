"""Finished games, moment by moment: as a seat knew them, or with all cards open."""

from collections.abc import Sequence

from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.session import TableRow, TableSession
from seachest.server.updates.build import FollowOptions, UpdateInput, build_situation, news_from
from seachest.wire.play import News

MOMENTS_PER_PAGE = 100
"""Moments of a game in one answer."""
REPLAY_OPTIONS = FollowOptions(points=True, board=True)


def replay_moments(
    row: TableRow, log: Sequence[Entry], who: Seat | None, first: int, count: int = MOMENTS_PER_PAGE
) -> tuple[int, list[News]]:
    """How many moments a game has for a seat (or NOBODY, a spectator), and `count` of them from number `first` on.

    For None nothing is hidden: the story is the spectator's, and all cards are open.
    """
    session = TableSession(row, None)
    seat = NOBODY if who is None else who
    total, found = 0, []
    for entry in log:
        shown = first <= total < first + count
        number = session.numbers[seat]
        updates = session.apply(entry, (seat,) if shown else ()).values()
        if entry.kind not in (EntryKind.BEGIN, EntryKind.MOVE) or session.numbers[seat] == number:
            continue
        total += 1
        found += [_moment(session, update, who) for update in updates]
    return total, found


def _moment(session: TableSession, update: UpdateInput, who: Seat | None) -> News:
    """An update without choices, since nobody decides in a replay."""
    update.follow_options = REPLAY_OPTIONS
    news = news_from(update)
    if who is None and session.table is not None:
        news.situation = build_situation(session.table.everything(), None, session.result(), REPLAY_OPTIONS)
    if news.situation is not None:
        news.situation.choices, news.situation.asides, news.situation.deadline = [], [], None
    return news
