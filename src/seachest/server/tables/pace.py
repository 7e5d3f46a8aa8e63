"""The pace of a table: how long bots seem to think. Where one person plays with bots, it is theirs to choose."""

from dataclasses import dataclass
from typing import Final

import msgspec

from seachest.server.storage.entries import Entry
from seachest.wire.lobby import TablePace

PACE_FACTORS: Final[dict[TablePace, float]] = {"slow": 2.0, "normal": 1.0, "fast": 0.05, "instant": 0.0}
"""How much longer or shorter the moments of bots are than those of the server."""
MIN_FORCED_FACTOR = 0.3
"""A forced answer of a person never comes quicker than this: those who watch can't tell it from a quick choice."""
ONCE_SUFFIX = " once"
"""Ends the body of an entry where its pace lasts until the next own decision only."""


def pace_body(pace: TablePace, *, once: bool) -> str:
    """The body of the entry by which a pace is chosen."""
    return f"{pace}{ONCE_SUFFIX if once else ''}"


@dataclass
class ChosenPace:
    """The pace that the only person at a table has chosen."""

    lasting: TablePace | None = None
    once: TablePace | None = None
    """Until that person decides again."""

    def choose(self, entry: Entry) -> None:
        """Takes over the pace of an entry."""
        text = entry.body.removesuffix(ONCE_SUFFIX)
        pace: TablePace = msgspec.convert(text, TablePace)
        if text == entry.body:
            self.lasting, self.once = pace, None
        else:
            self.once = pace

    @property
    def factor(self) -> float:
        """How much longer or shorter the moments of bots are now."""
        return PACE_FACTORS[self.once or self.lasting or "normal"]
