"""The windows in which pages are tried: a desktop, phones with more or less height, and a phone on its side."""

from typing import Any


def _phone(width: int, height: int) -> dict[str, Any]:
    """A phone with a touch screen of this size."""
    return {
        "viewport": {"width": width, "height": height},
        "has_touch": True,
        "is_mobile": True,
    }


DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
LOW_DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}
"""A laptop's screen."""
PHONE = _phone(390, 844)
SHORT_PHONE = _phone(390, 664)
"""With the bars of its browser in sight."""
SMALL_PHONE = _phone(320, 640)
SIDEWAYS = _phone(844, 390)
PHONES = {"phone": PHONE, "short-phone": SHORT_PHONE, "sideways": SIDEWAYS}
SIZES = {"desktop": DESKTOP, **PHONES}
