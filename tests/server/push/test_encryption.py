"""What Web Push encrypts and signs, against the examples of its standards."""

import json

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from seachest.server.push.encryption import (
    CURVE,
    MAX_PAYLOAD_BYTES,
    VapidKey,
    decrypted,
    encrypted,
    from_base64url,
    new_private_key,
    public_point,
    to_base64url,
)

# RFC 8291, section 5 and appendix A.
PLAIN = b"When I grow up, I want to be a watermelon"
SENDER = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
BROWSER = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
BROWSER_KEY = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
SALT, AUTH = "DGv6ra1nlYgDCS1FRnbzlw", "BTBZMqHH6r4Tts7J_aSIgg"
BODY = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def private(text: str) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(from_base64url(text)), CURVE)


def test_a_message_is_encrypted_as_the_standard_shows() -> None:
    found = encrypted(PLAIN, BROWSER_KEY, AUTH, sender=private(SENDER), salt=from_base64url(SALT))
    assert to_base64url(found) == BODY


def test_the_browser_can_read_it() -> None:
    assert decrypted(from_base64url(BODY), private(BROWSER), AUTH) == PLAIN


def test_nobody_else_can_read_it() -> None:
    with pytest.raises(ValueError, match="not for this browser"):
        decrypted(from_base64url(BODY), new_private_key(), AUTH)
    with pytest.raises(ValueError, match="not for this browser"):
        decrypted(from_base64url(BODY), private(BROWSER), to_base64url(b"0" * 16))


def test_two_messages_never_share_a_key_or_a_salt() -> None:
    first, second = (encrypted(PLAIN, BROWSER_KEY, AUTH) for _ in range(2))
    assert first[:16] != second[:16]
    assert first[21:86] != second[21:86]


def test_a_key_that_is_no_point_of_the_curve_is_refused() -> None:
    wrong = to_base64url(b"\x04" + b"\x01" * 64)
    with pytest.raises(ValueError, match="EC key"):
        encrypted(PLAIN, wrong, AUTH)


def test_a_message_that_no_push_service_takes_is_refused() -> None:
    with pytest.raises(ValueError, match="payload"):
        encrypted(b"x" * (MAX_PAYLOAD_BYTES + 1), BROWSER_KEY, AUTH)


def test_a_key_is_the_same_after_it_was_stored() -> None:
    key = VapidKey(new_private_key())
    assert VapidKey.from_bytes(key.to_bytes()).public == key.public


def test_the_signature_says_for_whom_and_until_when_and_can_be_checked_with_the_public_key() -> None:
    private_key = new_private_key()
    key = VapidKey(private_key)
    said = key.authorization("https://push.example", "https://sea.example", 1234.5)
    token, own = said.removeprefix("vapid t=").split(", k=")
    assert own == key.public == to_base64url(public_point(private_key.public_key()))
    head, claims, signature = token.split(".")
    assert json.loads(from_base64url(head)) == {"typ": "JWT", "alg": "ES256"}
    wanted = {"aud": "https://push.example", "exp": 1234, "sub": "https://sea.example"}
    assert json.loads(from_base64url(claims)) == wanted
    raw = from_base64url(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    private_key.public_key().verify(der, f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
