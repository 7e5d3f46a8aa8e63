"""Who plays: guests, accounts, and their sessions."""

import asyncio
import re
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import ColumnElement, RowMapping, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.arena.ratings import SkillRating as Strength
from seachest.server.accounts.cookies import SIGNING_KEY_BYTES, CookieSigner
from seachest.server.clock import Clock
from seachest.server.errors import Refusal
from seachest.server.storage.schema import keys, players, ratings
from seachest.wire.base import LONGEST_NAME
from seachest.wire.lobby import Me, Rating

PLAYER_ID_ALPHABET, PLAYER_ID_LENGTH = "abcdefghijkmnpqrstuvwxyz23456789", 16
PLAYER_ID_PATTERN = re.compile(f"[{PLAYER_ID_ALPHABET}]{{{PLAYER_ID_LENGTH}}}")
DELETED_NAME = "…"
"""Nobody else can be called so: in names it becomes three dots."""
PLAYER_SECRET_BYTES = 32
SESSION_KEY_NAME = "sessions"
MAX_MUTED_PLAYERS = 200
MAX_PARALLEL_HASHES, MAX_WAITING_HASHES = 2, 64
"""Passwords that are hashed at the same time, and that may wait for it: each takes a core, and memory."""
PASSWORD_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Argon2id."""
INVISIBLE_LETTERS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters that look like nothing at all."""
HIDDEN_CATEGORIES = ("Cc", "Cf", "Cs", "Co")
"""Unicode categories of characters that control the text around them, or mean nothing."""
COMBINING_CATEGORIES = ("Mn", "Mc", "Me")
"""Unicode categories of marks that would combine with what precedes a name."""

HashResult = TypeVar("HashResult")


@dataclass(frozen=True)
class Player:
    """A guest, or the owner of an account."""

    id: str
    """Known to everybody."""
    name: str
    account: bool
    muted: frozenset[str] = frozenset()
    """The ids of players whose chat does not reach them."""


@dataclass(frozen=True)
class PlayerSession:
    """A player, and the cookie of their new session."""

    player: Player
    cookie: str


# --- Names ----------------------------------------------------------------------------------------------------------


def clean_name(text: str) -> str:
    """A name as everybody sees it: in one spelling, with single blanks, and all of it to be seen."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    hidden = any(sign in INVISIBLE_LETTERS or unicodedata.category(sign) in HIDDEN_CATEGORIES for sign in name)
    if (
        not 1 <= len(name) <= LONGEST_NAME
        or hidden
        or not name.isprintable()
        or unicodedata.category(name[0]) in COMBINING_CATEGORIES
    ):
        raise Refusal(400, "bad-name", {"longest": LONGEST_NAME})
    return name


def login_of(name: str) -> str:
    """A name as accounts are found by: in small letters, and in one spelling again."""
    return unicodedata.normalize("NFKC", clean_name(name).casefold())


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
        before_deletion: Callable[[str], Awaitable[None]] | None = None,
        max_waiting_hashes: int = MAX_WAITING_HASHES,
        max_muted: int = MAX_MUTED_PLAYERS,
    ) -> None:
        self._engine, self._clock, self._hasher, self._before_deletion = engine, clock, hasher, before_deletion
        self._max_waiting_hashes, self._max_muted = max_waiting_hashes, max_muted
        self._writing = engine.execution_options(writes=True)  # SQLite takes its lock at once
        self.ended: Callable[[str], None] = lambda player: None
        """Called with a player whose sessions have ended."""
        self.new_id: Callable[[], str] = new_player_id
        self._signer: CookieSigner | None = None
        self._nobodys_hash: str | None = None
        self._turn = asyncio.Semaphore(MAX_PARALLEL_HASHES)
        self._waiting = 0

    async def guest(self, name: str, player: Player | None = None) -> PlayerSession:
        """A new guest under a name, or another name for a guest."""
        name = clean_name(name)
        if player is None:
            return await self._session(await self._new(name))
        if player.account:
            raise Refusal(409, "has-account")
        await self._change(player.id, name=name)
        if name != player.name:
            self.ended(player.id)  # what they have opened under the old name
        return await self._session(player.id)

    async def open_account(self, name: str, password: str, player: Player | None = None) -> PlayerSession:
        """A new account; a guest who opens it keeps all games, and gets a new cookie."""
        name, login = clean_name(name), login_of(name)
        if player is not None and player.account:
            raise Refusal(409, "has-account")
        values = {"name": name, "login": login, "password": await self._hash(password)}
        try:
            if player is None:
                return await self._session(await self._new(**values))
            if not await self._change(player.id, players.c.login.is_(None), secret=_new_secret(), **values):
                raise Refusal(409, "has-account")
            self.ended(player.id)
        except IntegrityError:
            raise Refusal(409, "name-taken") from None
        self.ended(player.id)
        return await self._session(player.id)

    async def login(self, name: str, password: str) -> PlayerSession:
        """A new session of an account. Neither the answer nor its time tells whether there is one of that name."""
        row = await self._row(players.c.login == login_of(name))
        right = await self._verify(row["password"] if row else None, password)
        if row is None or not right:
            raise Refusal(401, "wrong-credentials")
        if self._hasher.check_needs_rehash(row["password"]):
            fresh = await self._hash(password)
            await self._change(row["id"], players.c.password == row["password"], password=fresh)
        await self._change(row["id"], seen=self._clock())
        return await self._session(row["id"])

    async def change_password(self, player: Player, old: str, new: str) -> PlayerSession:
        """Changes a password; all sessions but the new one end."""
        stored = await self._checked(player, old)
        fresh = {"password": await self._hash(new), "secret": _new_secret()}
        if not await self._change(player.id, players.c.password == stored, **fresh):
            raise Refusal(403, "wrong-password")  # another change was faster
        self.ended(player.id)
        return await self._session(player.id)

    async def delete(self, player: Player, password: str) -> None:
        """Deletes an account for good. Only the id stays, for the games with others."""
        stored = await self._checked(player, password)
        if self._before_deletion is not None:
            await self._before_deletion(player.id)
        mine = (players.c.id == player.id, players.c.password == stored)
        async with self._writing.begin() as connection:
            done = await connection.execute(
                update(players)
                .where(*mine)
                .values(name=DELETED_NAME, login=None, password=None, secret=_new_secret(), muted=[])
            )
            if done.rowcount != 1:
                raise Refusal(403, "wrong-password")  # another change was faster
            await connection.execute(delete(ratings).where(ratings.c.player == player.id))
        self.ended(player.id)

    async def mute(self, player: Player, other: str, on: bool) -> frozenset[str]:
        """Mutes another player, or not any longer; returns all whom the player has muted."""
        if not PLAYER_ID_PATTERN.fullmatch(other):
            raise Refusal(400, "bad-message", {"where": "$.player", "what": "form"})
        async with self._writing.begin() as connection:
            query = select(players.c.muted).where(players.c.id == player.id).with_for_update()
            muted = set((await connection.execute(query)).scalar_one_or_none() or [])
            muted = muted | {other} if on else muted - {other}
            if len(muted) > self._max_muted:
                raise Refusal(409, "too-many-muted", {"most": self._max_muted})
            await connection.execute(update(players).where(players.c.id == player.id).values(muted=sorted(muted)))
        return frozenset(muted)

    # --- Who is asking

    async def player_of(self, cookie: str | None) -> Player | None:
        """The player with this cookie; None where it is forged, too old, or ended."""
        signer = await self._cookie_signer()
        claim = signer.read(cookie, self._clock())
        if claim is None:
            return None
        row = await self._row(players.c.id == claim.player)
        if row is None or not signer.holds(claim, row["secret"]):
            return None
        return _player(row)

    async def renewed(self, player: Player, cookie: str) -> str | None:
        """A new cookie where the old one is to be renewed, else None; a player who comes back once a year stays in."""
        claim = (await self._cookie_signer()).read(cookie, self._clock())
        if claim is None or not claim.is_old(self._clock()):
            return None
        await self._change(player.id, seen=self._clock())
        return (await self._session(player.id)).cookie

    async def me(self, player: Player) -> Me:
        """The player as they see themselves."""
        return Me(player.id, player.name, player.account, await self.ratings(player.id))

    async def ratings(self, player: str) -> dict[str, Rating]:
        """The ratings of a player, by game."""
        async with self._engine.connect() as connection:
            rows = await connection.execute(select(ratings).where(ratings.c.player == player).order_by(ratings.c.game))
            return {row.game: Rating(Strength(row.mu, row.sigma).ordinal, row.games) for row in rows}

    # --- The database

    async def _new(self, name: str, **values: object) -> str:
        """Stores a new player; returns their id."""
        now, player = self._clock(), self.new_id()
        row = {"id": player, "name": name, "secret": _new_secret(), "muted": [], "created": now, "seen": now, **values}
        async with self._writing.begin() as connection:
            await connection.execute(insert(players).values(row))
        return player

    async def _row(self, *conditions: ColumnElement[bool]) -> RowMapping | None:
        """The row of a player; None where there is none."""
        async with self._engine.connect() as connection:
            return (await connection.execute(select(players).where(*conditions))).mappings().one_or_none()

    async def _change(self, player: str, *conditions: ColumnElement[bool], **values: object) -> bool:
        """Changes a player's row where the conditions hold; whether they did."""
        async with self._writing.begin() as connection:
            done = await connection.execute(update(players).where(players.c.id == player, *conditions).values(**values))
        return done.rowcount == 1

    async def _session(self, player: str) -> PlayerSession:
        """A new session of a player."""
        row = await self._row(players.c.id == player)
        assert row is not None, "players are never deleted"
        return PlayerSession(_player(row), (await self._cookie_signer()).cookie(player, row["secret"], self._clock()))

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
        try:
            async with self._writing.begin() as connection:
                row = {"name": SESSION_KEY_NAME, "value": secrets.token_bytes(SIGNING_KEY_BYTES)}
                await connection.execute(insert(keys).values(row))
        except IntegrityError:
            pass

    # --- Passwords

    async def _checked(self, player: Player, password: str) -> str:
        """The stored hash of a player's password; a Refusal where it is another password."""
        row = await self._row(players.c.id == player.id)
        if row is None or row["password"] is None:
            raise Refusal(403, "no-account")
        if not await self._verify(row["password"], password):
            raise Refusal(403, "wrong-password")
        return str(row["password"])

    async def _hash(self, password: str) -> str:
        """A password as it is stored."""
        return await self._in_thread(partial(self._hasher.hash, _spelled(password)))

    async def _verify(self, stored: str | None, password: str) -> bool:
        """Whether it is the password; it takes as long where there is none to compare it with."""
        if self._nobodys_hash is None:
            self._nobodys_hash = await self._hash(secrets.token_urlsafe())
        compared = stored or self._nobodys_hash
        right = await self._in_thread(partial(_verified, self._hasher, compared, _spelled(password)))
        return right and stored is not None

    async def _in_thread(self, work: Callable[[], HashResult]) -> HashResult:
        """Does slow work in a thread; a Refusal where too much waits already."""
        if self._waiting >= self._max_waiting_hashes:
            raise Refusal(503, "busy", headers={"Retry-After": "5"})
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _player(row: RowMapping) -> Player:
    """A player from their row."""
    return Player(row["id"], row["name"], row["login"] is not None, frozenset(row["muted"]))


def _new_secret() -> bytes:
    """A player's part of the signature of their cookies: another one ends them all."""
    return secrets.token_bytes(PLAYER_SECRET_BYTES)


def _spelled(password: str) -> bytes:
    """A password in one spelling, since keyboards differ in how they write é."""
    return unicodedata.normalize("NFC", password).encode()


def _verified(hasher: PasswordHasher, stored: str, password: bytes) -> bool:
    """Whether a hash is that of the password."""
    try:
        return hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
