"""Queries for tables that are offered, in the order in which they are shown, and for those that are given up."""

from sqlalchemy import ColumnElement, Select, and_, case, delete, func, or_, select
from sqlalchemy.sql.dml import ReturningDelete

from seachest.server.clock import DAY_S, MINUTE_S
from seachest.server.storage.schema import seats, tables

SEEN_RECENTLY_S = MINUTE_S
"""A player who was connected so recently counts as present."""
OFFERED_S = 10 * MINUTE_S
"""How long a table is offered at which nobody is connected, or nothing happens."""
SLOW_CLOCK_S = 3600
"""From this time for a decision on, nobody is expected to sit and wait."""
SLOW_TABLE_OFFERED_S = DAY_S
PUBLIC_TABLE_KEPT_S, PRIVATE_TABLE_KEPT_S = DAY_S, 7 * DAY_S
"""A public table that waits for players is deleted after so long without anybody. Others, whose link somebody may keep
for the weekend, and slow ones, are kept longer."""
OPENING_PHASE = "opening"
"""The phase of a table in the database before the first entry of its log."""
GAME_WITH_BOTS_KEPT_S = 30 * DAY_S
"""A game of one person with bots is given up after so long without anything: it counts as lost, like one that is left.
Otherwise a rating would only know the games that somebody liked to finish."""
MAX_GAMES_GIVEN_UP = 20
"""Games that are given up at a time; bots play them to their ends."""
MAX_TABLES_PER_DELETE = 200
"""Tables that are deleted in one transaction."""


def somebody_waits(time: float) -> ColumnElement[bool]:
    """Whether somebody who sits at a waiting table is connected."""
    return tables.c.seen > time - SEEN_RECENTLY_S


def _since(column: ColumnElement[float], time: float) -> ColumnElement[bool]:
    """Whether a time is recent enough for a table's pace."""
    slow = and_(tables.c.seconds >= SLOW_CLOCK_S, column > time - SLOW_TABLE_OFFERED_S)
    return or_(column > time - OFFERED_S, slow)


def is_joinable(time: float) -> ColumnElement[bool]:
    """Whether a table is public, waits for players, and somebody may still be expected there."""
    alive = or_(_since(tables.c.opened, time), _since(tables.c.seen, time))
    return and_(tables.c.public.is_(True), tables.c.phase == "waiting", alive)


def public_tables(time: float) -> Select[str]:
    """Public tables that wait for players or may be watched: first those with somebody who waits, then the latest."""
    watched = and_(
        tables.c.public.is_(True),
        tables.c.phase == "playing",
        tables.c.watch == "anyone",
        _since(tables.c.updated, time),
    )
    order = (tables.c.phase.desc(), case((somebody_waits(time), 0), else_=1), tables.c.opened.desc(), tables.c.id)
    return select(tables.c.id).where(or_(is_joinable(time), watched)).order_by(*order)


def quick_match_tables(game: str, players: int, time: float) -> Select[str]:
    """Tables for a quick match: where somebody waits first, then those who wait longest."""
    fitting = and_(is_joinable(time), tables.c.game == game, tables.c.players == players)
    return select(tables.c.id).where(fitting).order_by(case((somebody_waits(time), 0), else_=1), tables.c.opened)


def delete_abandoned(time: float) -> ReturningDelete[str]:
    """Deletes some tables whose game has never begun and at which nobody was for long; returns their ids."""

    def silent(seconds: float) -> ColumnElement[bool]:
        return and_(tables.c.updated < time - seconds, tables.c.seen < time - seconds)

    offered = and_(tables.c.public.is_(True), or_(tables.c.seconds.is_(None), tables.c.seconds < SLOW_CLOCK_S))
    gone = or_(and_(offered, silent(PUBLIC_TABLE_KEPT_S)), silent(PRIVATE_TABLE_KEPT_S))
    never_begun = tables.c.phase.in_(["waiting", OPENING_PHASE])
    some = select(tables.c.id).where(never_begun, gone).limit(MAX_TABLES_PER_DELETE)
    return delete(tables).where(tables.c.id.in_(some.scalar_subquery()), never_begun, gone).returning(tables.c.id)


def given_up_games(time: float) -> Select[str]:
    """Some games of one person with bots and without a clock, at which nothing has happened for long."""
    with_one = select(seats.c.table_id).where(seats.c.player.is_not(None)).group_by(seats.c.table_id)
    silent = tables.c.seconds.is_(None) & (tables.c.updated < time - GAME_WITH_BOTS_KEPT_S)
    wanted = select(tables.c.id).where(tables.c.phase == "playing", silent)
    return wanted.where(tables.c.id.in_(with_one.having(func.count() == 1))).limit(MAX_GAMES_GIVEN_UP)
