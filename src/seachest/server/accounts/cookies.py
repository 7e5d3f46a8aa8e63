"""Sessions as signed cookies. They are not stored; a new `secret` of a player ends all of theirs."""

import base64
import hashlib
import hmac
import re
from dataclasses import dataclass

SIGNING_KEY_BYTES = 32
COOKIE_LIFETIME_S = 365 * 24 * 3600
"""How long a cookie is valid."""
COOKIE_RENEWAL_S = 7 * 24 * 3600
"""The age at which a cookie is renewed."""
MAX_CLOCK_SKEW_S = 300
"""How much the clocks of several hosts may differ."""
COOKIE_PATTERN = re.compile(r"1\.([a-z0-9]{16})\.([0-9]{1,12})\.([A-Za-z0-9_-]{43})")


@dataclass(frozen=True)
class CookieClaim:
    """What a cookie says, not verified yet."""

    player: str
    issued: int
    signature: str

    def is_old(self, now: float) -> bool:
        """Whether the cookie is to be renewed."""
        return now - self.issued > COOKIE_RENEWAL_S


class CookieSigner:
    """Signs cookies with a key that only the servers of one database know."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, player: str, secret: bytes, now: float) -> str:
        """A signed cookie for a player."""
        issued = int(now)
        return f"1.{player}.{issued}.{self._signature(player, issued, secret)}"

    def read(self, cookie: str | None, now: float) -> CookieClaim | None:
        """What a cookie says; None where it is malformed or too old."""
        parts = COOKIE_PATTERN.fullmatch(cookie) if cookie else None
        if parts is None:
            return None
        claim = CookieClaim(parts[1], int(parts[2]), parts[3])
        return claim if now - COOKIE_LIFETIME_S <= claim.issued <= now + MAX_CLOCK_SKEW_S else None

    def holds(self, claim: CookieClaim, secret: bytes) -> bool:
        """Whether a claim was signed with our key and the player's present secret."""
        return hmac.compare_digest(claim.signature, self._signature(claim.player, claim.issued, secret))

    def _signature(self, player: str, issued: int, secret: bytes) -> str:
        """HMAC-SHA256 of everything that must not change."""
        digest = hmac.new(self._key, f"{player}.{issued}.".encode() + secret, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()
