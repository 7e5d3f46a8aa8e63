"""Recovery codes: by one of them an account gets a new password when the old one is forgotten."""

import hashlib
import secrets
from collections.abc import Sequence

from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from seachest.server.storage.schema import recovery_codes

RECOVERY_CODES = 8
"""Codes that an account gets at once; each can be used once."""
CODE_ALPHABET, CODE_LENGTH, CODE_GROUP_LENGTH = "23456789abcdefghjkmnpqrstuvwxyz", 16, 4
"""Signs that nobody mistakes for others; 16 of them have 79 bits, so a quick hash is enough."""


def new_codes(count: int = RECOVERY_CODES) -> list[str]:
    """New codes as people write them down: four groups of four signs."""
    return [_grouped("".join(secrets.choice(CODE_ALPHABET) for _ in range(CODE_LENGTH))) for _ in range(count)]


def hashed_code(code: str) -> str:
    """A code as it is stored; blanks, hyphens and capitals make no difference.

    >>> hashed_code("abcd-efgh-jkmn-pqrs") == hashed_code(" ABCD efgh JKMNpqrs")
    True
    """
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    return hashlib.sha256(f"recovery {plain}".encode()).hexdigest()


def _grouped(code: str) -> str:
    return "-".join(code[first : first + CODE_GROUP_LENGTH] for first in range(0, CODE_LENGTH, CODE_GROUP_LENGTH))


async def store_codes(connection: AsyncConnection, player: str, codes: Sequence[str], now: float) -> None:
    """Stores the hashes of codes of a player, in a transaction."""
    rows = [{"hash": hashed_code(code), "player": player, "created": now} for code in codes]
    await connection.execute(insert(recovery_codes), rows)


async def use_code(connection: AsyncConnection, player: str, code: str) -> bool:
    """Uses up a code of a player, in a transaction; False if they have no such code."""
    mine = (recovery_codes.c.hash == hashed_code(code)) & (recovery_codes.c.player == player)
    return (await connection.execute(delete(recovery_codes).where(mine))).rowcount == 1
