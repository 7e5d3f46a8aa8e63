"""Who plays: guests, accounts, and their sessions."""

import contextlib
import re
import secrets
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field

from argon2 import PasswordHasher
from sqlalchemy import ColumnElement, RowMapping, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from seachest.arena.ratings import SkillRating as Strength
from seachest.server.accounts.cookies import (
    SIGNING_KEY_BYTES,
    CookieSigner,
    KnownDevice,
    new_player_secret,
)
from seachest.server.accounts.names import login_of, look_of, persons_name
from seachest.server.accounts.passwords import MAX_WAITING_HASHES, PASSWORD_HASHER, PasswordThreads
from seachest.server.accounts.recovery import new_codes, store_codes, use_code
from seachest.server.accounts.restrictions import (
    RestrictionKind,
    ban_refusal,
    banned_until,
    check_may_talk,
    latest_until,
    refuse_banned,
)
from seachest.server.accounts.sessions import SESSION_SEEN_INTERVAL_S, SessionStore, StoredSession, Visit
from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.ops.logs import log_error
from seachest.server.storage.engine import writing
from seachest.server.storage.schema import keys, players, ratings, recovery_codes, sessions
from seachest.wire.lobby import Me, Rating

PLAYER_ID_ALPHABET, PLAYER_ID_LENGTH = "abcdefghijkmnpqrstuvwxyz23456789", 16
PLAYER_ID_PATTERN = re.compile(f"[{PLAYER_ID_ALPHABET}]{{{PLAYER_ID_LENGTH}}}")
DELETED_NAME = "…"
"""Nobody else can have this name: in names it becomes three dots."""
SESSION_KEY_NAME = "sessions"
MAX_MUTED_PLAYERS = 200
MODERATOR_ROLE = "moderator"
UNKNOWN_VISIT = Visit()


@dataclass(frozen=True)
class Player:
    """A guest, or the owner of an account."""

    id: str
    """The public id, which everybody may know."""
    name: str
    account: bool
    muted: frozenset[str] = frozenset()
    """The ids of players whose chat does not reach them."""
    moderator: bool = False
    session: str | None = field(default=None, compare=False)
    """The id of the session by which they ask; None with a cookie of an earlier version."""


@dataclass(frozen=True)
class PlayerSession:
    """A player, and the cookie of their new session."""

    player: Player
    cookie: str
    device_cookie: str | None = None
    """The cookie by which this device is known for an account; None if it does not change."""


def new_player_id() -> str:
    """The public id of a new player."""
    return "".join(secrets.choice(PLAYER_ID_ALPHABET) for _ in range(PLAYER_ID_LENGTH))


# --- People ---------------------------------------------------------------------------------------------------------


class People:
    """All players, as the database has them."""

    def __init__(
        self,
        engine: AsyncEngine,
        clock: Clock = time.time,
        hasher: PasswordHasher = PASSWORD_HASHER,
        *,
        erase: Callable[[Sequence[str]], Awaitable[None]] | None = None,
        max_waiting_hashes: int = MAX_WAITING_HASHES,
        max_muted: int = MAX_MUTED_PLAYERS,
    ) -> None:
        """`erase` takes players from all tables, and their names and words from everything that is stored."""
        self._engine, self._clock, self._erase, self._max_muted = engine, clock, erase, max_muted
        self._passwords = PasswordThreads(hasher, max_waiting_hashes)
        self._sessions = SessionStore(engine)
        self.ended: Callable[[str], None] = lambda player: None
        """Called with a player whose sessions have ended, and who may have a new one that is about to arrive."""
        self.ended_for_good: Callable[[str], None] = lambda player: None
        """Called with a player who is not to be heard any more."""
        self.session_ended: Callable[[str], None] = lambda session: None
        """Called with a session that has ended."""
        self.new_id: Callable[[], str] = new_player_id
        self._signer: CookieSigner | None = None

    async def guest(self, name: str, player: Player | None = None, visit: Visit = UNKNOWN_VISIT) -> PlayerSession:
        """A new guest under a name, or another name for a guest; not under that of an account or a bot."""
        name = persons_name(name)
        await self._check_free(name)
        if player is None:
            return await self._new(visit, name=name)
        if player.account:
            raise Refusal(409, "has-account")
        if not await self._change(player.id, players.c.renamed.is_(None), name=name):
            raise Refusal(403, "name-fixed")
        if name != player.name:
            self.ended(player.id)  # what they have opened under the old name
        return await self._session(player.id, visit, player.session)

    async def _check_free(self, name: str) -> None:
        """Refuses a name that an account has, or one that looks like it."""
        alike = or_(players.c.login == login_of(name), players.c.look == look_of(name))
        async with self._engine.connect() as connection:
            if (await connection.execute(select(players.c.id).where(alike).limit(1))).first() is not None:
                raise Refusal(409, "name-taken")

    async def open_account(
        self,
        name: str,
        password: str,
        player: Player | None = None,
        visit: Visit = UNKNOWN_VISIT,
        device: str | None = None,
    ) -> PlayerSession:
        """A new account; a guest who opens it keeps all games, and gets a new cookie."""
        if player is not None and player.account:
            raise Refusal(409, "has-account")
        name = persons_name(name)
        hashed = await self._passwords.hash(password)
        values = {"name": name, "login": login_of(name), "look": look_of(name), "password": hashed}
        await self._check_free(name)
        try:
            if player is None:
                return await self._known(await self._new(visit, **values), device)
            if not await self._change_and_end_all(player.id, players.c.login.is_(None), **values):
                raise Refusal(409, "has-account")
        except IntegrityError:
            raise Refusal(409, "name-taken") from None
        self.ended(player.id)
        return await self._known(await self._session(player.id, visit), device)

    async def login(
        self, name: str, password: str, visit: Visit = UNKNOWN_VISIT, device: str | None = None
    ) -> PlayerSession:
        """A new session of an account. Neither the answer nor its time tells whether there is one of that name."""
        row = await self._row(players.c.login == login_of(name))
        known = await self.known_device(device, name) is not None
        right = await self._passwords.verify(row["password"] if row else None, password, from_known_device=known)
        if row is None or not right:
            raise Refusal(401, "wrong-credentials")
        await refuse_banned(self._engine, row["id"], self._clock())
        if self._passwords.needs_rehash(row["password"]):
            fresh = await self._passwords.hash(password)
            await self._change(row["id"], players.c.password == row["password"], password=fresh)
        await self._change(row["id"], seen=self._clock())
        return await self._known(await self._session(row["id"], visit), device)

    async def change_password(self, player: Player, old: str, new: str, visit: Visit = UNKNOWN_VISIT) -> PlayerSession:
        """Changes a password; all sessions but the new one end."""
        stored = await self._checked(player, old)
        fresh = await self._passwords.hash(new)
        if not await self._change_and_end_all(player.id, players.c.password == stored, password=fresh):
            raise Refusal(403, "wrong-password")  # another change was faster
        self.ended(player.id)
        return await self._session(player.id, visit)

    async def mute(self, player: Player, other: str, on: bool) -> frozenset[str]:
        """Mutes another player, or not any longer; returns all whom the player has muted."""
        if not PLAYER_ID_PATTERN.fullmatch(other):
            raise Refusal(400, "bad-message", {"where": "$.player", "what": "form"})
        async with writing(self._engine) as connection:
            query = select(players.c.muted).where(players.c.id == player.id).with_for_update()
            muted = set((await connection.execute(query)).scalar_one_or_none() or [])
            muted = muted | {other} if on else muted - {other}
            if len(muted) > self._max_muted:
                raise Refusal(409, "too-many-muted", {"most": self._max_muted})
            await connection.execute(update(players).where(players.c.id == player.id).values(muted=sorted(muted)))
        return frozenset(muted)

    # --- A forgotten password

    async def recovery_codes(self, player: Player, password: str) -> Sequence[str]:
        """New recovery codes in place of all earlier ones; only their hashes are stored."""
        await self._checked(player, password)
        codes = new_codes()
        async with writing(self._engine) as connection:
            await connection.execute(delete(recovery_codes).where(recovery_codes.c.player == player.id))
            await store_codes(connection, player.id, codes, self._clock())
        return codes

    async def recover(
        self, name: str, code: str, password: str, visit: Visit = UNKNOWN_VISIT, device: str | None = None
    ) -> PlayerSession:
        """Sets a new password with a recovery code, which is used up; all other sessions end."""
        row = await self._row(players.c.login == login_of(name))
        fresh = await self._passwords.hash(password)  # first, so that the time tells nothing
        if row is None:
            raise Refusal(401, "wrong-code")
        until = await banned_until(self._engine, row["id"], self._clock())
        async with writing(self._engine) as connection:
            if not await use_code(connection, row["id"], code):
                raise Refusal(401, "wrong-code")
            if until is not None:  # the code is not used up, and only its owner learns of this
                raise ban_refusal(until, self._clock())
            await _set(connection, row["id"], password=fresh, secret=new_player_secret())
            await connection.execute(delete(sessions).where(sessions.c.player == row["id"]))
        self.ended(row["id"])
        return await self._known(await self._session(row["id"], visit), device)

    # --- Deletion

    async def delete(self, player: Player, password: str | None) -> None:
        """Deletes a guest, or an account with its password, for good. Only the id stays, for the games with others."""
        if player.account and password is None:
            raise Refusal(400, "bad-message", {"where": "$.password", "what": "missing"})
        stored = None if password is None else await self._checked(player, password)
        mine = players.c.password.is_not_distinct_from(stored)
        if not await self.begin_deletion(player.id, mine):
            raise Refusal(403, "wrong-password")  # another change was faster
        try:
            await self.finish_deletions([player.id])
        except Exception as error:  # the cleanup finishes it later
            log_error("deletion-waits", error)

    async def begin_deletion(self, player: str, *conditions: ColumnElement[bool]) -> bool:
        """Deletes everything by which a player could log in or be recognized; returns whether the conditions held."""
        nothing = dict.fromkeys(("login", "look", "password", "role"))
        blank: Mapping[str, object] = {"name": DELETED_NAME, "muted": [], **nothing}
        async with writing(self._engine) as connection:
            values = {**blank, "secret": new_player_secret(), "leaving": self._clock()}
            if not await _set(connection, player, *conditions, **values):
                return False
            for table in (ratings, sessions, recovery_codes):
                await connection.execute(delete(table).where(table.c.player == player))
        self.ended_for_good(player)
        return True

    async def finish_deletions(self, gone: Sequence[str]) -> None:
        """Takes players whose deletion has begun from all tables, and their names and words from all logs."""
        if self._erase is not None:
            await self._erase(gone)
        async with writing(self._engine) as connection:
            await connection.execute(update(players).where(players.c.id.in_(gone)).values(leaving=None))

    # --- Sessions

    async def sessions_of(self, player: Player) -> Sequence[StoredSession]:
        """The sessions of a player, the one used last first."""
        return await self._sessions.of(player.id)

    async def end_session(self, player: Player, session: str | None) -> bool:
        """Ends a session of a player (None: one of an earlier version); False if they have no such session."""
        found = await self._sessions.end(player.id, session or "", self._clock())
        if session is None:
            self.ended(player.id)
        else:
            self.session_ended(session)
        return found

    async def end_other_sessions(self, player: Player) -> None:
        """Ends all sessions of a player but the one by which they ask."""
        for session in await self._sessions.end_others(player.id, player.session, self._clock()):
            self.session_ended(session)

    # --- Who is asking

    async def player_of(
        self, cookie: str | None, visit: Visit = UNKNOWN_VISIT, *, even_banned: bool = False
    ) -> Player | None:
        """The player with this cookie; None if it is forged, too old, or ended. Raises a Refusal if they are banned."""
        signer = await self._cookie_signer()
        claim = signer.read(cookie, self._clock())
        if claim is None:
            return None
        now = self._clock()
        banned = latest_until(RestrictionKind.BAN, players.c.id, now).label("banned")
        wanted = (
            select(players, sessions.c.seen.label("session_seen"), banned)
            .outerjoin(sessions, and_(sessions.c.player == players.c.id, sessions.c.id == (claim.session or "")))
            .where(players.c.id == claim.player)
        )
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted)).mappings().one_or_none()
        if (
            row is None
            or not signer.holds(claim, row["secret"])
            or not claim.is_open(row["session_seen"], row["old_cookies_ended"])
        ):
            return None
        if row["banned"] is not None and not even_banned:
            raise ban_refusal(row["banned"], now)
        if claim.session is not None and row["session_seen"] < now - SESSION_SEEN_INTERVAL_S:
            await self._sessions.touch(claim.session, claim.player, visit, now)
        return _player(row, claim.session)

    async def check_may_talk(self, player: Player) -> None:
        """Refuses words of somebody who is deleted, whose session has ended, or whom a moderator has muted."""
        if player.session is None and await self.name_of(player.id) == DELETED_NAME:
            raise Refusal(401, "no-session")
        await check_may_talk(self._engine, player.id, player.session, self._clock())

    async def known_device(self, cookie: str | None, name: str) -> KnownDevice | None:
        """The device of a request, if it is known for the account with that name; else None."""
        row = None if not cookie else await self._row(players.c.login == login_of(name))
        return None if row is None else (await self._cookie_signer()).known_device(cookie, row["id"])

    async def known_device_of(self, cookie: str | None, player: Player) -> KnownDevice | None:
        """The device of a request, where it is known for the account of a player who has a session; else None."""
        return (await self._cookie_signer()).known_device(cookie, player.id)

    async def renewed(self, player: Player, cookie: str, visit: Visit = UNKNOWN_VISIT) -> str | None:
        """A new cookie where the old one is to be renewed, else None; a player who comes back once a year stays in."""
        claim = (await self._cookie_signer()).read(cookie, self._clock())
        if claim is None or not claim.is_old(self._clock()):
            return None
        await self._change(player.id, seen=self._clock())
        return (await self._session(player.id, visit, player.session)).cookie

    async def me(self, player: Player) -> Me:
        """The player as they see themselves."""
        counted = select(func.count()).where(recovery_codes.c.player == player.id)
        async with self._engine.connect() as connection:
            codes = (await connection.execute(counted)).scalar_one()
            renamed = select(players.c.renamed).where(players.c.id == player.id)
            fixed = (await connection.execute(renamed)).scalar_one_or_none() is not None
        told = await self.ratings(player.id)
        return Me(player.id, player.name, player.account, told, player.moderator, codes, fixed)

    async def name_of(self, player: str) -> str:
        """The name of a player."""
        row = await self._row(players.c.id == player)
        return DELETED_NAME if row is None else str(row["name"])

    async def ratings(self, player: str) -> dict[str, Rating]:
        """The ratings of a player, by game."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
            return {row.game: Rating(Strength(row.mu, row.sigma).ordinal, row.games) for row in rows}

    # --- The database

    async def _new(self, visit: Visit, **values: object) -> PlayerSession:
        """Stores a new player with a session."""
        now, player, secret = self._clock(), self.new_id(), new_player_secret()
        row = {"id": player, "secret": secret, "muted": [], "created": now, "seen": now, **values}
        async with writing(self._engine) as connection:
            await connection.execute(insert(players).values(row))
            session = await self._sessions.add(connection, player, visit, now)
        cookie = (await self._cookie_signer()).cookie(player, session, secret, now)
        return PlayerSession(Player(player, str(row["name"]), "login" in row, session=session), cookie)

    async def _row(self, *conditions: ColumnElement[bool]) -> RowMapping | None:
        """The row of a player; None if there is none."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(players).where(*conditions))).mappings().one_or_none()

    async def _change(self, player: str, *conditions: ColumnElement[bool], **values: object) -> bool:
        """Changes a player's row where the conditions hold; whether they did."""
        async with writing(self._engine) as connection:
            return await _set(connection, player, *conditions, **values)

    async def _change_and_end_all(self, player: str, *conditions: ColumnElement[bool], **values: object) -> bool:
        """Changes a player's row where the conditions hold, and ends all of their sessions; whether they did."""
        async with writing(self._engine) as connection:
            done = await _set(connection, player, *conditions, secret=new_player_secret(), **values)
            if done:
                await connection.execute(delete(sessions).where(sessions.c.player == player))
        return done

    async def _session(self, player: str, visit: Visit, session: str | None = None) -> PlayerSession:
        """A new session of a player, or a new cookie for one that they have."""
        now = self._clock()
        if session is None:
            async with writing(self._engine) as connection:
                session = await self._sessions.add(connection, player, visit, now)
        row = await self._row(players.c.id == player)
        assert row is not None, "players are never deleted"
        cookie = (await self._cookie_signer()).cookie(player, session, row["secret"], now)
        return PlayerSession(_player(row, session), cookie)

    async def _known(self, session: PlayerSession, device: str | None) -> PlayerSession:
        """A session whose device is known for the account from now on; it stays the same device if it was."""
        signer = await self._cookie_signer()
        known = signer.known_device(device, session.player.id)
        if known is None:
            known = KnownDevice(session.player.id, new_player_id())
        return PlayerSession(session.player, session.cookie, signer.device_cookie(known, device))

    async def _cookie_signer(self) -> CookieSigner:
        """The signer of all cookies. Its key is drawn at the first start, by one of the workers."""
        if self._signer is None:
            query = select(keys.c.value).where(keys.c.name == SESSION_KEY_NAME)
            async with self._engine.connect() as connection:
                key = (await connection.execute(query)).scalar_one_or_none()
            if key is None:
                await self.offer_key()
                async with self._engine.connect() as connection:
                    key = (await connection.execute(query)).scalar_one()
            self._signer = CookieSigner(key)
        return self._signer

    async def offer_key(self) -> None:
        """Stores a signing key, unless another worker was faster."""
        row = {"name": SESSION_KEY_NAME, "value": secrets.token_bytes(SIGNING_KEY_BYTES)}
        with contextlib.suppress(IntegrityError):
            async with writing(self._engine) as connection:
                await connection.execute(insert(keys).values(row))

    async def _checked(self, player: Player, password: str) -> str:
        """The stored hash of a player's password; raises a Refusal if it is another password."""
        row = await self._row(players.c.id == player.id)
        if row is None or row["password"] is None:
            raise Refusal(403, "no-account")
        if not await self._passwords.verify(row["password"], password):
            raise Refusal(403, "wrong-password")
        return str(row["password"])


async def _set(connection: AsyncConnection, player: str, *conditions: ColumnElement[bool], **values: object) -> bool:
    """Changes a player's row where the conditions hold; whether they did."""
    done = await connection.execute(update(players).where(players.c.id == player, *conditions).values(**values))
    return done.rowcount == 1


def _player(row: RowMapping, session: str | None) -> Player:
    """A player from their row."""
    moderator = row["role"] == MODERATOR_ROLE
    return Player(row["id"], row["name"], row["login"] is not None, frozenset(row["muted"]), moderator, session)
