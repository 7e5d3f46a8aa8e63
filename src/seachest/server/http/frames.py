"""Frames of WebSockets as bytes (RFC 6455): where one ends, what a plain one says, and how one is written."""

from typing import NamedTuple

try:
    from websockets.speedups import apply_mask
except ImportError:  # where the library was installed without compiled code
    from websockets.utils import apply_mask

PLAIN_TEXT = 0x81
"""The first byte of a frame that is a whole message of text, without extensions."""
MASKED = 0x80
"""The bit of the second byte by which a client says that the payload is masked."""
MASK_BYTES = 4
SHORT_HEAD_BYTES = 2
LENGTH_IN_2_BYTES, LENGTH_IN_8_BYTES = 126, 127
"""The lengths that say that the real one follows, in so many bytes."""
SHORTEST_FOR_8_BYTES = 1 << 16


class FrameBounds(NamedTuple):
    """Where the payload of a frame begins and ends in the bytes that were received."""

    payload: int
    end: int


def frame_bounds(data: bytes, begin: int) -> FrameBounds | None:
    """The bounds of the frame that begins at a byte; None while too little of its head is there."""
    if len(data) < begin + SHORT_HEAD_BYTES:
        return None
    second = data[begin + 1]
    length, payload = second & ~MASKED, begin + SHORT_HEAD_BYTES
    if length >= LENGTH_IN_2_BYTES:
        wide = payload + (2 if length == LENGTH_IN_2_BYTES else 8)
        if len(data) < wide:
            return None
        length, payload = int.from_bytes(data[payload:wide]), wide
    if second & MASKED:
        payload += MASK_BYTES
    return FrameBounds(payload, payload + length)


def plain_text(data: bytes, begin: int, bounds: FrameBounds, most: int) -> bytes | None:
    """The message of a client's frame that is a whole message of at most so many bytes, in ASCII.

    None for any other frame, and for one that has not come as a whole.
    """
    if data[begin] != PLAIN_TEXT or not data[begin + 1] & MASKED or not _fits(data, bounds, most):
        return None
    text = apply_mask(data[bounds.payload : bounds.end], data[bounds.payload - MASK_BYTES : bounds.payload])
    return text if text.isascii() else None


def _fits(data: bytes, bounds: FrameBounds, most: int) -> bool:
    return bounds.end <= len(data) and bounds.end - bounds.payload <= most


def text_frame(message: bytes) -> bytes:
    """A message of the server as one frame; it must be UTF-8."""
    length = len(message)
    if length < LENGTH_IN_2_BYTES:
        return bytes((PLAIN_TEXT, length)) + message
    if length < SHORTEST_FOR_8_BYTES:
        return bytes((PLAIN_TEXT, LENGTH_IN_2_BYTES)) + length.to_bytes(2) + message
    return bytes((PLAIN_TEXT, LENGTH_IN_8_BYTES)) + length.to_bytes(8) + message
