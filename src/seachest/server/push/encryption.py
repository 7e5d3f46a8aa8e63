"""The cryptography of Web Push: messages encrypted for one browser (RFC 8291), and the server's signature (RFC 8292).

The primitives are those of `cryptography`; here is only the order in which the two standards use them.
"""

import base64
import json
import os
from collections.abc import Mapping

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

CURVE = ec.SECP256R1()
SALT_BYTES, KEY_BYTES, NONCE_BYTES = 16, 16, 12
RECORD_BYTES = 4096
"""The size of a record; every message fits into one."""
MAX_PAYLOAD_BYTES = 3000
"""Push services take 4096 bytes with everything."""
LAST_RECORD = b"\x02"
SIGNATURE_NUMBER_BYTES = 32


def to_base64url(data: bytes) -> str:
    """Bytes in base64url, without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_base64url(text: str) -> bytes:
    """Bytes from base64url, with or without padding; raises ValueError if it is none."""
    return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)


def new_private_key() -> ec.EllipticCurvePrivateKey:
    """A new key on the curve that Web Push uses."""
    return ec.generate_private_key(CURVE)


def public_point(key: ec.EllipticCurvePublicKey) -> bytes:
    """A public key as an uncompressed point."""
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def read_public_key(text: str) -> ec.EllipticCurvePublicKey:
    """A browser's public key; raises ValueError if it is no point of the curve."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_base64url(text))


def encrypted(
    payload: bytes,
    browser_key: str,
    browser_secret: str,
    *,
    sender: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A payload that only one browser can read, as the body of a request (RFC 8291, content coding aes128gcm).

    Each message has a key and a salt of its own; only tests choose them. Raises ValueError if the browser's key or
    secret is none, or the payload is too long.
    """
    if len(payload) > MAX_PAYLOAD_BYTES:
        raise ValueError(f"a payload of {len(payload)} bytes; at most {MAX_PAYLOAD_BYTES}")
    sender, salt = sender or new_private_key(), salt or os.urandom(SALT_BYTES)
    point = public_point(sender.public_key())
    key, nonce = _content_key(sender, read_public_key(browser_key), browser_key, point, browser_secret, salt)
    head = salt + RECORD_BYTES.to_bytes(4) + len(point).to_bytes(1) + point
    return head + AESGCM(key).encrypt(nonce, payload + LAST_RECORD, None)


def decrypted(body: bytes, browser: ec.EllipticCurvePrivateKey, browser_secret: str) -> bytes:
    """What a browser reads in the body of a request; raises ValueError if it was not written for it."""
    salt, rest = body[:SALT_BYTES], body[SALT_BYTES:]
    size = rest[4]
    point, text = rest[5 : 5 + size], rest[5 + size :]
    own = to_base64url(public_point(browser.public_key()))
    sender = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point)
    key, nonce = _content_key(browser, sender, own, point, browser_secret, salt)
    try:
        padded = AESGCM(key).decrypt(nonce, text, None)
    except InvalidTag:
        raise ValueError("not for this browser") from None
    return padded.rstrip(b"\x00").removesuffix(LAST_RECORD)


def _content_key(
    mine: ec.EllipticCurvePrivateKey,
    theirs: ec.EllipticCurvePublicKey,
    browser_key: str,
    sender_point: bytes,
    browser_secret: str,
    salt: bytes,
) -> tuple[bytes, bytes]:
    """The key and the nonce of a message (RFC 8291, section 3.4)."""
    shared = mine.exchange(ec.ECDH(), theirs)
    info = b"WebPush: info\x00" + from_base64url(browser_key) + sender_point
    secret = _derived(shared, from_base64url(browser_secret), info, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\x00", KEY_BYTES)
    return key, _derived(secret, salt, b"Content-Encoding: nonce\x00", NONCE_BYTES)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


class VapidKey:
    """The key by which push services recognize this server (RFC 8292)."""

    def __init__(self, private: ec.EllipticCurvePrivateKey) -> None:
        self._private = private

    @classmethod
    def from_bytes(cls, stored: bytes) -> "VapidKey":
        """The key as it is stored."""
        private = serialization.load_der_private_key(stored, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        return cls(private)

    def to_bytes(self) -> bytes:
        """The key, to be stored."""
        kind, no_password = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        return self._private.private_bytes(serialization.Encoding.DER, kind, no_password)

    @property
    def public(self) -> str:
        """The public key in base64url, as browsers want it."""
        return to_base64url(public_point(self._private.public_key()))

    def authorization(self, audience: str, subject: str, expires: float) -> str:
        """The header by which a push service knows who sends; for one push service, and not for long."""
        claims: Mapping[str, object] = {"aud": audience, "exp": int(expires), "sub": subject}
        parts = [to_base64url(json.dumps(part).encode()) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(parts)
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        signature = r.to_bytes(SIGNATURE_NUMBER_BYTES) + s.to_bytes(SIGNATURE_NUMBER_BYTES)
        return f"vapid t={signed}.{to_base64url(signature)}, k={self.public}"
