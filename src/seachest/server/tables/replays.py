"""Finished games, shown again move by move: as a seat knew them, or with all cards open."""

from collections.abc import Sequence

from seachest.rules.game import NOBODY
from seachest.server.storage.journal import Entry
from seachest.server.tables.session import BEGIN, MOVE, TableRow, TableSession
from seachest.server.updates.build import FollowOptions, UpdateInput, news_from, situation
from seachest.wire.play import News

MOMENTS_PER_PAGE = 100
"""Moments of a game in one answer."""
REPLAY_OPTIONS = FollowOptions(points=True)


def moments(row: TableRow, log: Sequence[Entry], who: int | None, first: int) -> tuple[int, list[News]]:
    """How many moments a game has for a seat (NOBODY: for a spectator), and some of them.

    Where it is None, nothing is hidden any more: the story is the spectator's, and all cards are open.
    """
    again = TableSession(row, None)
    seat = NOBODY if who is None else who
    total, found = 0, []
    for entry in log:
        shown = first <= total < first + MOMENTS_PER_PAGE
        number = again.numbers[seat]
        updates = again.apply(entry, (seat,) if shown else ()).values()
        if entry.kind not in (BEGIN, MOVE) or again.numbers[seat] == number:
            continue
        total += 1
        found += [shown_again(again, update, who) for update in updates]
    return total, found


def shown_again(again: TableSession, update: UpdateInput, who: int | None) -> News:
    """A moment; nobody decides anything in it any more."""
    update.follow_options = REPLAY_OPTIONS
    news = news_from(update)
    if who is None and again.table is not None:
        news.situation = situation(again.table.everything(), None, again.result(), REPLAY_OPTIONS)
    if news.situation is not None:
        news.situation.choices, news.situation.asides, news.situation.deadline = [], [], None
    return news
