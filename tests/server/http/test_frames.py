"""Frames are cut and written as the library of WebSockets does it, and only plain ones are read."""

import pytest
from websockets.frames import Frame, Opcode

from seachest.server.http.frames import frame_bounds, plain_text, text_frame

MOST = 70_000
LENGTHS = [0, 1, 125, 126, 127, 65_535, 65_536, MOST]


def sent(opcode: Opcode, data: bytes, *, fin: bool = True, mask: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, data, fin).serialize(mask=mask)


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("mask", [True, False])
def test_a_frame_ends_where_the_library_ends_it(length: int, mask: bool) -> None:
    frame = sent(Opcode.TEXT, b"x" * length, mask=mask)
    bounds = frame_bounds(b"??" + frame + b"more", 2)
    assert bounds is not None
    assert (bounds.end - 2, bounds.end - bounds.payload) == (len(frame), length)


@pytest.mark.parametrize("length", LENGTHS)
def test_as_long_as_the_length_has_not_come_nothing_is_known_of_a_frame(length: int) -> None:
    frame = sent(Opcode.TEXT, b"x" * length)
    known = [frame_bounds(frame[:count], 0) for count in range(14)]
    needed = 2 if length < 126 else 4 if length < 65_536 else 10
    assert [bounds is None for bounds in known] == [count < needed for count in range(14)]


@pytest.mark.parametrize("length", LENGTHS)
def test_a_plain_message_is_read(length: int) -> None:
    text = bytes(33 + number % 90 for number in range(length))
    data = b"before" + sent(Opcode.TEXT, text) + b"after"
    bounds = frame_bounds(data, 6)
    assert bounds is not None
    assert plain_text(data, 6, bounds, MOST) == text


@pytest.mark.parametrize(
    "frame",
    [
        sent(Opcode.TEXT, b"half", fin=False),
        sent(Opcode.CONT, b"other half"),
        sent(Opcode.BINARY, b"bytes"),
        sent(Opcode.PING, b""),
        sent(Opcode.CLOSE, b""),
        sent(Opcode.TEXT, b"not masked", mask=False),
        sent(Opcode.TEXT, "über".encode()),
        sent(Opcode.TEXT, b"\xff"),
        sent(Opcode.TEXT, b"x" * (MOST + 1)),
        sent(Opcode.TEXT, b"not all of it")[:-1],
        bytes([0xC1]) + sent(Opcode.TEXT, b"by an extension")[1:],
    ],
    ids=range(11),  # masks are random, so frames are no names
)
def test_nothing_else_is_read(frame: bytes) -> None:
    bounds = frame_bounds(frame, 0)
    assert bounds is not None
    assert plain_text(frame, 0, bounds, MOST) is None


@pytest.mark.parametrize("length", LENGTHS)
def test_a_message_is_written_as_the_library_writes_it(length: int) -> None:
    assert text_frame(b"x" * length) == sent(Opcode.TEXT, b"x" * length, mask=False)
