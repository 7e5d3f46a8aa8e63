"""A real message for the unit tests of the page, written by the server's own code from a game with a fixed seed.

Run as a program it writes web/tests/here.ts: the answer to `follow` of a player in seat 0 of a table of Dolores.
"""

import json
from pathlib import Path

import msgspec

from seachest.rules.game import NOBODY
from seachest.server.storage.entries import Entry, EntryKind
from seachest.server.tables.row import TableRow
from seachest.server.tables.session import TableSession
from seachest.server.updates.arrival import here_at
from seachest.server.updates.build import FollowOptions
from seachest.wire.play import Here

FILE = Path(__file__).resolve().parent.parent / "web" / "tests" / "here.ts"
HEAD = """\
// Written by `tools/page_samples.py`: change that, not this.
import type {{ DoloresPosition }} from "../src/games/dolores/wire";
import type {{ Here, Situation }} from "../src/wire";

export const HERE: Here & {{ situation: Situation & {{ view: DoloresPosition }} }} = {};
"""
TABLE_ID = "t" * 12
PLAYER_ID = "a" * 16


def here() -> Here:
    """A table of Dolores at the start of its game, as its player in seat 0 gets it; a bot has the other seat."""
    row = TableRow(TABLE_ID, "dolores", 2, {}, "0" * 32, None, "anyone", False, PLAYER_ID, 0.0)
    session = TableSession(row, None)
    player = json.dumps({"player": PLAYER_ID, "name": "Ada", "token": "00"})
    for kind, seat, body in (
        (EntryKind.SIT, 0, player),
        (EntryKind.SEAT_BOT, 1, "casual"),
        (EntryKind.BEGIN, NOBODY, ""),
    ):
        number = session.seq + 1
        session.apply(Entry(TABLE_ID, number, 0.0, kind, seat, str(number), body), (0,))
    return here_at(session, 0, [], [], 0.0, FollowOptions(points=True, board=True))


def written() -> str:
    """The text of the file."""
    return HEAD.format(msgspec.json.format(msgspec.json.encode(here()), indent=2).decode())


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
