"""Passwords hashed and compared in threads, since each takes a core for a while, and memory."""

import asyncio
import secrets
import unicodedata
from collections.abc import Callable
from functools import partial
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from seachest.server.errors import Refusal

MAX_PARALLEL_HASHES, MAX_WAITING_HASHES = 2, 64
"""Passwords that are hashed at the same time, and that may wait for it: each takes a core, and memory."""
MAX_WAITING_KNOWN_HASHES = 32
"""Passwords from known devices that may wait besides, when those of strangers have filled the queue."""
PASSWORD_HASHER = PasswordHasher(time_cost=2, memory_cost=19 * 1024, parallelism=1)
"""Hashes passwords with Argon2id."""

HashResult = TypeVar("HashResult")


class PasswordThreads:
    """Hashes passwords, a few at a time; raises a Refusal if too many wait already."""

    def __init__(self, hasher: PasswordHasher = PASSWORD_HASHER, max_waiting: int = MAX_WAITING_HASHES) -> None:
        self._hasher, self._max_waiting = hasher, max_waiting
        self._turn = asyncio.Semaphore(MAX_PARALLEL_HASHES)
        self._waiting = 0
        self._nobodys_hash: str | None = None

    async def hash(self, password: str) -> str:
        """A password as it is stored."""
        return await self._in_thread(partial(self._hasher.hash, _spelled(password)))

    async def verify(self, stored: str | None, password: str, *, from_known_device: bool = False) -> bool:
        """Whether it is the password; it takes as long if there is none to compare it with."""
        if self._nobodys_hash is None:
            self._nobodys_hash = await self.hash(secrets.token_urlsafe())
        compared = stored or self._nobodys_hash
        more = MAX_WAITING_KNOWN_HASHES if from_known_device else 0
        right = await self._in_thread(partial(_verified, self._hasher, compared, _spelled(password)), more)
        return right and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Whether a hash was made with other settings than ours."""
        return self._hasher.check_needs_rehash(stored)

    async def _in_thread(self, work: Callable[[], HashResult], more_waiting: int = 0) -> HashResult:
        """Does slow work in a thread; raises a Refusal if too much waits already."""
        if self._waiting >= self._max_waiting + more_waiting:
            raise Refusal(503, "busy", headers={"Retry-After": "5"})
        self._waiting += 1
        try:
            async with self._turn:
                return await asyncio.to_thread(work)
        finally:
            self._waiting -= 1


def _spelled(password: str) -> bytes:
    """A password in one spelling, since keyboards differ in how they write é."""
    return unicodedata.normalize("NFC", password).encode()


def _verified(hasher: PasswordHasher, stored: str, password: bytes) -> bool:
    """Whether a hash is that of the password."""
    try:
        return hasher.verify(stored, password)
    except (VerificationError, InvalidHashError):
        return False
