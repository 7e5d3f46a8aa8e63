"""The daily deal: the same cards and the same bots for everybody, one try that counts, and how everybody did."""

from typing import Literal

from seachest.wire.base import TableId, Told


class DailyScore(Told):
    """A result of a daily deal, and how many accounts had it."""

    place: int
    points: int
    count: int


class DailyTry(Told):
    """A player's own try that counts."""

    table: TableId
    phase: Literal["waiting", "playing", "over"]
    place: int | None = None
    """The player's place and points; null until the game is over, if the player has left it, and if it ended after the
    next day."""
    points: int | None = None
    ahead: int = 0
    """How many accounts did worse, the player's own not counted. For a guest: how many it would be."""
    others: int = 0
    """How many other accounts have finished."""


class DailyGame(Told):
    """The deal of a day in one game."""

    game: str
    players: int
    commitment: str
    """SHA-256 of the seed's 32 hexadecimal digits."""
    next_commitment: str
    """That of the next day's deal, published beforehand."""
    seed: str | None
    """The seed; null until the next day is over, as long as tries can be finished."""
    scores: list[DailyScore]
    """How everybody did, the best first."""
    mine: DailyTry | None = None
    """The try of the player who asks; null if there was none."""


class Daily(Told):
    """The deals of a day."""

    day: str
    """The day in UTC, as 2026-11-18."""
    ends: float
    """When the day is over, in seconds since 1970."""
    games: list[DailyGame]
