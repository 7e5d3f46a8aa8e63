"""Seeds for bots, which follow from what is already known and reveal nothing of it."""

from hashlib import sha256

from seachest.rules.types import Seat

BOT_SEED_BYTES = 8


def derived_seed(*parts: str | int, size_bytes: int = BOT_SEED_BYTES) -> int:
    """A number that follows from the parts alone, and from which none of them can be guessed.

    >>> derived_seed("match", 1)
    15324094358514868869
    """
    return int.from_bytes(sha256(" ".join(map(str, parts)).encode()).digest()[:size_bytes], "big")


def bot_seed(table_seed: str | int, seat: Seat, moves: int) -> int:
    """The seed of a bot for its decision after some moves of a game, so that it survives an interruption.

    >>> bot_seed("00" * 16, seat=1, moves=7) == bot_seed("00" * 16, seat=1, moves=7)
    True
    """
    return derived_seed(table_seed, seat, moves)
