"""Which tables are offered, which of them first, and which are cleared away."""

from typing import Any

from sqlalchemy import ColumnElement, Select, and_, case, delete, or_, select
from sqlalchemy.sql.dml import ReturningDelete

from seachest.server.schema import tables

MINUTE, DAY = 60.0, 24 * 3600.0
CONNECTED = MINUTE
"""Somebody who was seen so few seconds ago is taken to be there."""
PATIENCE = 10 * MINUTE
"""For so long a table is offered at which nobody is connected, or nothing happens."""
SLOW = 3600
"""Seconds a decision from which on nobody is expected to sit and wait."""
PATIENCE_OF_SLOW = DAY
ABANDONED, FORSAKEN = DAY, 7 * DAY
"""Public tables that wait for players are cleared away after so long without anybody; others, whose link somebody may
keep for the weekend, and slow ones, later."""
OPENING = "opening"
"""The phase of a table in the database before the first entry of its log."""
AT_ONCE = 200
"""Tables that are cleared away in one transaction."""


def somebody_waits(time: float) -> ColumnElement[bool]:
    """Whether somebody who sits at a waiting table is connected."""
    return tables.c.seen > time - CONNECTED


def _since(column: Any, time: float) -> ColumnElement[bool]:
    """Whether a time is recent enough for a table's pace."""
    slow = and_(tables.c.seconds >= SLOW, column > time - PATIENCE_OF_SLOW)
    return or_(column > time - PATIENCE, slow)


def waits(time: float) -> ColumnElement[bool]:
    """Public tables that wait for players, and where somebody may still be expected."""
    alive = or_(_since(tables.c.opened, time), _since(tables.c.seen, time))
    return and_(tables.c.public.is_(True), tables.c.phase == "waiting", alive)


def lobby(time: float) -> Select[Any]:
    """Public tables that wait for players or may be watched: the latest first, with somebody who waits before them."""
    watched = and_(
        tables.c.public.is_(True),
        tables.c.phase == "playing",
        tables.c.watch == "anyone",
        _since(tables.c.updated, time),
    )
    order = (tables.c.phase.desc(), case((somebody_waits(time), 0), else_=1), tables.c.opened.desc())
    return select(tables.c.id).where(or_(waits(time), watched)).order_by(*order)


def matches(game: str, players: int, time: float) -> Select[Any]:
    """Tables for a quick match: where somebody waits first, then those who wait longest."""
    fitting = and_(waits(time), tables.c.game == game, tables.c.players == players)
    return select(tables.c.id).where(fitting).order_by(case((somebody_waits(time), 0), else_=1), tables.c.opened)


def abandoned(time: float) -> ReturningDelete[Any]:
    """Takes away tables whose game has never begun, and at which nobody was for long."""

    def silent(seconds: float) -> ColumnElement[bool]:
        return and_(tables.c.updated < time - seconds, tables.c.seen < time - seconds)

    offered = and_(tables.c.public.is_(True), or_(tables.c.seconds.is_(None), tables.c.seconds < SLOW))
    gone = or_(and_(offered, silent(ABANDONED)), silent(FORSAKEN))
    never_begun = tables.c.phase.in_(["waiting", OPENING])
    some = select(tables.c.id).where(never_begun, gone).limit(AT_ONCE)
    return delete(tables).where(tables.c.id.in_(some.scalar_subquery()), never_begun, gone).returning(tables.c.id)
