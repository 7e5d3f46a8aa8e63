"""Views as bytes, for clients and processes with the same rules: they hold just what the owner of the view knows."""

import hashlib
from base64 import b64decode, b64encode
from binascii import Error as Base64Error
from functools import cache
from pathlib import Path

import seachest.rules
from seachest.rules.compiled import FrozenRecord
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from seachest.rules.types import OptionValues, Seat
from seachest.table import View

LAYOUT_DIGITS = 16


def record_bytes(view: View) -> bytes:
    """The record of a view as bytes."""
    return bytes(view.record.data)


def view_from(game: str, seat: Seat, record: bytes, options: OptionValues) -> View:
    """A view from its bytes, which must have the same `layout`; raises NotationError for another number of bytes."""
    found = game_named(game)
    blank = found.new_state()
    if len(record) != blank.array.nbytes:
        raise NotationError(f"record: expected {blank.array.nbytes} bytes, not {len(record)}")
    blank.array.view("u1")[:] = memoryview(record)
    return View(found, seat, blank, options)


def frozen_view_from(game: str, seat: Seat, record: bytes, options: OptionValues) -> View:
    """A view from its bytes whose record can't be changed, and which is quicker to look at often."""
    found = game_named(game)
    return View(found, seat, FrozenRecord(found.state, record), options)


def record_text(view: View) -> str:
    """The record of a view as text (Base64)."""
    return b64encode(record_bytes(view)).decode()


def view_from_text(game: str, seat: Seat, text: str, options: OptionValues) -> View:
    """A view from its record as text; raises NotationError if it makes no sense."""
    try:
        return view_from(game, seat, b64decode(text, validate=True), options)
    except Base64Error as error:
        raise NotationError(f"record: {error}") from None


@cache
def layout(game: str) -> str:
    """A digest of a game's rules and of the layout of its views: bytes mean the same where digests are equal."""
    digest = hashlib.sha256(repr(game_named(game).state.descr).encode())
    room = Path(seachest.rules.__path__[0])
    folders = [room, room / "compiled", room / game.replace("-", "_")]
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        digest.update(path.name.encode())
        digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:LAYOUT_DIGITS]
