"""Sessions as the database has them: one for each login, in a list that the player sees and can shorten."""

import re
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.server.accounts.cookies import COOKIE_LIFETIME_S
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import players, sessions

MAX_SESSIONS_PER_PLAYER = 50
"""Sessions of a player; a new one ends the one that was used least recently."""
SESSION_SEEN_INTERVAL_S = 3600.0
"""How often we store that a session is still in use."""
SESSION_ID_PATTERN = re.compile("[a-z0-9]{16}")
SESSION_ID_BYTES = 10

BROWSERS = {"Edg": "Edge", "OPR": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox"} | {
    "FxiOS": "Firefox",
    "CriOS": "Chrome",
    "Chrome": "Chrome",
    "Safari": "Safari",
}
"""What a User-Agent contains, and the browser's name; the first that fits counts."""
SYSTEMS = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "CrOS": "ChromeOS", "Windows": "Windows"} | {
    "Mac OS": "macOS",
    "Linux": "Linux",
}


@dataclass(frozen=True)
class Visit:
    """Where a request comes from: what the browser says it is, and the address as limits count it."""

    device: str = ""
    address: str = ""


@dataclass(frozen=True)
class StoredSession:
    """A session in the database."""

    id: str
    device: str
    created: float
    seen: float


def described_device(user_agent: str) -> str:
    """A browser and its system in short, such as "Firefox, Android"; the first word of programs that are no browsers.

    >>> described_device("Mozilla/5.0 (Android 16; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0")
    'Firefox, Android'
    >>> described_device("curl/8.5.0")
    'curl'
    """
    browser = _first_found(BROWSERS, user_agent)
    system = _first_found(SYSTEMS, user_agent)
    if browser or system:
        return ", ".join(part for part in (browser, system) if part)
    word = re.match(r"[A-Za-z0-9._-]{1,40}", user_agent)
    return word[0] if word else ""


def _first_found(names: Mapping[str, str], text: str) -> str:
    return next((name for sign, name in names.items() if sign in text), "")


def new_session_id() -> str:
    """The id of a new session."""
    return secrets.token_bytes(SESSION_ID_BYTES).hex()[:16]


class SessionStore:
    """All sessions."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def add(self, connection: AsyncConnection, player: str, visit: Visit, now: float) -> str:
        """Stores a new session in a transaction; returns its id."""
        row = {"id": new_session_id(), "player": player, "created": now, "seen": now}
        await connection.execute(insert(sessions).values(**row, device=visit.device[:60], address=visit.address[:49]))
        newest = (
            select(sessions.c.id)
            .where(sessions.c.player == player)
            .order_by(sessions.c.seen.desc(), sessions.c.created.desc())
            .offset(MAX_SESSIONS_PER_PLAYER)
        )
        too_many = (await connection.execute(newest)).scalars().all()
        if too_many:
            await connection.execute(delete(sessions).where(sessions.c.id.in_(too_many)))
        return str(row["id"])

    async def touch(self, session: str, player: str, visit: Visit, now: float) -> None:
        """Stores that a session is still in use."""
        async with writing(self._engine) as connection:
            values = {"seen": now} | ({"address": visit.address[:49]} if visit.address else {})
            await connection.execute(update(sessions).where(sessions.c.id == session).values(values))
            await connection.execute(update(players).where(players.c.id == player).values(seen=now))

    async def of(self, player: str) -> Sequence[StoredSession]:
        """The sessions of a player, the one used last first."""
        wanted = select(sessions).where(sessions.c.player == player).order_by(sessions.c.seen.desc(), sessions.c.id)
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [StoredSession(row.id, row.device, row.created, row.seen) for row in rows]

    async def end(self, player: str, session: str, now: float) -> bool:
        """Ends a session of a player; False if they have no such session."""
        async with writing(self._engine) as connection:
            mine = (sessions.c.player == player) & (sessions.c.id == session)
            done = await connection.execute(delete(sessions).where(mine))
            await _end_old_cookies(connection, player, now)
        return done.rowcount == 1

    async def end_others(self, player: str, session: str | None, now: float) -> Sequence[str]:
        """Ends all sessions of a player but one; returns their ids."""
        async with writing(self._engine) as connection:
            others = (sessions.c.player == player) & (sessions.c.id != (session or ""))
            ended = (await connection.execute(delete(sessions).where(others).returning(sessions.c.id))).scalars().all()
            await _end_old_cookies(connection, player, now)
        return ended

    async def delete_expired(self, now: float) -> None:
        """Deletes the sessions whose cookies can't be valid any longer."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(sessions).where(sessions.c.seen < now - COOKIE_LIFETIME_S))


async def _end_old_cookies(connection: AsyncConnection, player: str, now: float) -> None:
    """Ends the cookies that earlier versions have issued to a player, which have no session to end."""
    await connection.execute(update(players).where(players.c.id == player).values(old_cookies_ended=now))
