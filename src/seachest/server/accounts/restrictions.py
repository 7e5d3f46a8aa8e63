"""What moderators can forbid for a while: talking, and being here at all."""

import math
from enum import StrEnum

from sqlalchemy import ColumnElement, ScalarSelect, and_, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.server.clock import DAY_S, HOUR_S
from seachest.server.errors import Refusal
from seachest.server.storage.schema import players, restrictions, sessions

NEVER_ENDS = float(2**53)
"""The end of a restriction that has none."""


class RestrictionKind(StrEnum):
    """What is forbidden; the values are stored."""

    MUTE = "mute"
    BAN = "ban"


def latest_until(kind: RestrictionKind, player: ColumnElement[str], now: float) -> ScalarSelect[float]:
    """Until when something is forbidden to a player; NULL if it is not."""
    in_force = (restrictions.c.kind == kind.value, restrictions.c.player == player, restrictions.c.until > now)
    return select(func.max(restrictions.c.until)).where(*in_force).correlate_except(restrictions).scalar_subquery()


def ban_refusal(until: float, now: float) -> Refusal:
    """Refuses somebody who is banned; 0 days: for good."""
    return Refusal(403, "banned", {"days": 0 if until >= NEVER_ENDS else max(1, math.ceil((until - now) / DAY_S))})


def mute_refusal(until: float, now: float) -> Refusal:
    """Refuses the words of somebody who is muted; 0 hours: for good."""
    return Refusal(403, "silenced", {"hours": 0 if until >= NEVER_ENDS else max(1, math.ceil((until - now) / HOUR_S))})


async def banned_until(engine: AsyncEngine, player: str, now: float) -> float | None:
    """Until when a player is banned; None if they are not."""
    wanted = select(latest_until(RestrictionKind.BAN, players.c.id, now)).where(players.c.id == player)
    async with engine.connect() as connection:
        until: float | None = (await connection.execute(wanted)).scalar_one_or_none()
    return until


async def refuse_banned(engine: AsyncEngine, player: str, now: float) -> None:
    """Refuses a player who is banned."""
    until = await banned_until(engine, player, now)
    if until is not None:
        raise ban_refusal(until, now)


async def check_may_talk(engine: AsyncEngine, player: str, session: str | None, now: float) -> None:
    """Refuses the words of a player who is deleted or muted, or whose session (None: they have none) has ended."""
    muted = latest_until(RestrictionKind.MUTE, players.c.id, now).label("muted_until")
    wanted = (
        select(players.c.leaving, sessions.c.id.label("session"), muted)
        .outerjoin(sessions, and_(sessions.c.player == players.c.id, sessions.c.id == (session or "")))
        .where(players.c.id == player)
    )
    async with engine.connect() as connection:
        row = (await connection.execute(wanted)).mappings().one_or_none()
    if row is None or row["leaving"] is not None or (session is not None and row["session"] is None):
        raise Refusal(401, "no-session")
    if row["muted_until"] is not None:
        raise mute_refusal(row["muted_until"], now)
