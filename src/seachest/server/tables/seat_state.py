"""Who sits in a seat of a table."""

from dataclasses import dataclass
from typing import Literal

import msgspec

from seachest.wire.lobby import Level, SeatInfo


class SeatedPlayer(msgspec.Struct):
    """Who sits down, as the body of an entry has it."""

    player: str
    name: str
    token: str
    """The secret of the seat, hashed, in hexadecimal digits."""
    rating: float | None = None
    account: bool = False


@dataclass
class SeatState:
    """Who sits in a seat."""

    kind: Literal["empty", "player", "bot"] = "empty"
    name: str | None = None
    level: Level | None = None
    player: str | None = None
    away: bool = False
    token: str | None = None
    """The secret of the seat, hashed, in hexadecimal digits."""
    rating: float | None = None
    """The player's rating when they sat down."""
    plays: Level | None = None
    """The level at which the seat's bot plays for now; None: its own."""
    account: bool = False
    """Whether the player had an account when they sat down."""

    @property
    def played_by_bot(self) -> bool:
        """Whether the server decides there."""
        return self.kind == "bot" or self.away

    def info(self) -> SeatInfo:
        """The seat as everybody may see it."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            level=self.level,
            player=self.player,
            away=self.away,
            rating=self.rating,
            plays=self.plays,
            account=self.account,
        )
