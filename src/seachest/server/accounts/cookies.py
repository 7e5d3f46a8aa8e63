"""The cookies of sessions and of known devices, signed. A new `secret` of a player ends all of their sessions."""

import base64
import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass

SIGNING_KEY_BYTES = PLAYER_SECRET_BYTES = 32
COOKIE_LIFETIME_S = 365 * 24 * 3600
"""How long a cookie is valid."""
COOKIE_RENEWAL_S = 7 * 24 * 3600
"""The age at which a cookie is renewed."""
MAX_CLOCK_SKEW_S = 300
"""How much the clocks of several hosts may differ."""
COOKIE_PATTERN = re.compile(
    r"(?:1\.([a-z0-9]{16})|2\.([a-z0-9]{16})\.([a-z0-9]{16}))\.([0-9]{1,12})\.([A-Za-z0-9_-]{43})"
)
"""Version 1 has no session: it was issued by an earlier version of the server."""
OLD_COOKIE_VERSION = "1."
DEVICE_PATTERN = re.compile(r"([a-z0-9]{16})\.([a-z0-9]{16})\.([A-Za-z0-9_-]{43})")
DEVICE_SEPARATOR = "!"
MAX_DEVICE_PLAYERS = 4
"""Accounts that one device can be known for."""


@dataclass(frozen=True)
class CookieClaim:
    """What a cookie says, not verified yet."""

    player: str
    issued: int
    signature: str
    session: str | None = None
    """The id of the session; None in a cookie of an earlier version."""

    def is_old(self, now: float) -> bool:
        """Whether the cookie is to be renewed: also if it comes from a time when our clock was ahead."""
        is_late = now - self.issued > COOKIE_RENEWAL_S or self.issued - now > MAX_CLOCK_SKEW_S
        return self.session is None or is_late

    def is_open(self, session_seen: float | None, old_cookies_ended: float) -> bool:
        """Whether its session is in the database; a cookie of an earlier version must be newer than the last ending."""
        return self.issued >= old_cookies_ended if self.session is None else session_seen is not None


@dataclass(frozen=True)
class KnownDevice:
    """A device on which somebody has logged in to an account."""

    player: str
    device: str


class CookieSigner:
    """Signs cookies with a key that only the servers of one database know."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def cookie(self, player: str, session: str, secret: bytes, now: float) -> str:
        """A signed cookie for a session of a player."""
        issued = int(now)
        return f"2.{player}.{session}.{issued}.{self._signature(f'{player}.{session}.{issued}.', secret)}"

    def read(self, cookie: str | None, now: float) -> CookieClaim | None:
        """What a cookie says; None if it is malformed or too old."""
        parts = COOKIE_PATTERN.fullmatch(cookie) if cookie else None
        if parts is None:
            return None
        claim = CookieClaim(parts[1] or parts[2], int(parts[4]), parts[5], parts[3])
        # One from the future is ours, too, as its signature shows: our clock was set back since.
        return claim if now - COOKIE_LIFETIME_S <= claim.issued else None

    def holds(self, claim: CookieClaim, secret: bytes) -> bool:
        """Whether a claim was signed with our key and the player's present secret."""
        session = "" if claim.session is None else f"{claim.session}."
        expected = self._signature(f"{claim.player}.{session}{claim.issued}.", secret)
        return hmac.compare_digest(claim.signature, expected)

    def device_cookie(self, known: KnownDevice, before: str | None) -> str:
        """A signed cookie for a device; it stays known for the last accounts for which `before` says so."""
        signed = f"{known.player}.{known.device}.{self._device_signature(known)}"
        others = [part for part in _device_parts(before) if not part.startswith(f"{known.player}.")]
        return DEVICE_SEPARATOR.join([signed, *others[: MAX_DEVICE_PLAYERS - 1]])

    def known_device(self, cookie: str | None, player: str) -> KnownDevice | None:
        """The device, if it is known for an account; else None."""
        for part in _device_parts(cookie):
            found = DEVICE_PATTERN.fullmatch(part)
            if found is None or found[1] != player:
                continue
            known = KnownDevice(found[1], found[2])
            if hmac.compare_digest(found[3], self._device_signature(known)):
                return known
        return None

    def _device_signature(self, known: KnownDevice) -> str:
        return self._signature(f"device.{known.player}.{known.device}", b"")

    def _signature(self, text: str, secret: bytes) -> str:
        """HMAC-SHA256 of everything that must not change."""
        digest = hmac.new(self._key, text.encode() + secret, hashlib.sha256).digest()
        return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def new_player_secret() -> bytes:
    """A player's part of the signature of their cookies: another one ends them all."""
    return secrets.token_bytes(PLAYER_SECRET_BYTES)


def device_cookie_without(cookie: str | None, player: str) -> str | None:
    """A device cookie that does not name an account any longer; None if nothing is left of it."""
    return DEVICE_SEPARATOR.join(part for part in _device_parts(cookie) if not part.startswith(f"{player}.")) or None


def _device_parts(cookie: str | None) -> list[str]:
    """The parts of a device cookie, one for each account; not more than there may be."""
    return cookie.split(DEVICE_SEPARATOR)[:MAX_DEVICE_PLAYERS] if cookie else []
