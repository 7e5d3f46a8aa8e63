"""How finished games ended, as it is stored: a later correction of the rules changes neither result nor story."""

import zlib
from collections.abc import Sequence

import msgspec
from msgspec import UNSET

from seachest.rules.game import NOBODY
from seachest.rules.types import JsonObject, Seat
from seachest.server.updates.build import FollowOptions
from seachest.wire.play import Result, Said, Situation, StoryEvent, Summary

ENDING_OPTIONS = FollowOptions(points=True, board=True)
"""What the stored situations contain."""


class StoredView(msgspec.Struct):
    """The end of a game as one recipient knows it."""

    situation: Situation
    story: list[Said]
    moves: list[str]
    events: list[StoryEvent]


class StoredEnding(msgspec.Struct):
    """The end of a game: what is shown of it once its decisions can't be read any longer. It has no names."""

    result: Result
    views: list[StoredView]
    """Those of all seats, and that of the spectators."""
    record: JsonObject
    """The record without names."""
    summary: Summary

    def view(self, who: Seat) -> StoredView:
        """The end as a seat, or NOBODY, knows it."""
        return self.views[len(self.views) - 1 if who == NOBODY else who]

    def situation(self, who: Seat, follow_options: FollowOptions) -> Situation:
        """The last situation as a recipient knows it, with what they want of it."""
        found = self.view(who).situation
        return msgspec.structs.replace(
            found,
            points=found.points if follow_options.points else None,
            facts=found.facts if follow_options.board else UNSET,
        )

    def record_with(self, names: Sequence[str]) -> JsonObject:
        """The record with the names of its players."""
        return {**self.record, "names": list(names)}

    def stored(self) -> bytes:
        """The ending as the database has it."""
        return zlib.compress(msgspec.json.encode(self))


def ending_from(body: bytes | None) -> StoredEnding | None:
    """An ending from the database; None if nothing is known of it."""
    return msgspec.json.decode(zlib.decompress(body), type=StoredEnding) if body else None
