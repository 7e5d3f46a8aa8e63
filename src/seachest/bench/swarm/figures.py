"""What a swarm measures, and the report about it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypedDict

PERCENTILES = (50, 95, 99)
LATEST_MOVES = 10_000
"""How many of the latest moves the times of the progress are about."""


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of the sorted values that so many percent of them don't exceed; 0 for no values."""
    return values[max(0, -(-int(len(values) * share) // 100) - 1)] if values else 0.0


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """The percentiles and the maximum of times, in milliseconds."""
    ordered = sorted(seconds)
    shares = {f"p{share}": round(1000 * percentile(ordered, share), 2) for share in PERCENTILES}
    return {**shares, "max": round(1000 * (ordered[-1] if ordered else 0.0), 2)}


class SwarmReport(TypedDict):
    """The figures of a swarm as JSON; times are in milliseconds, by percentile."""

    seconds: float
    moves: int
    acknowledged: int
    moves_per_second: float
    seen_by_all: int
    seen_by_all_ms: dict[str, float]
    stored_ms: dict[str, float]
    late: int
    games: int
    errors: dict[str, int]


@dataclass(frozen=True)
class SwarmProgress:
    """How fast a swarm plays right now: moves a second, and how long the latest took to be seen by all."""

    rate: float
    seen_by_all_ms: dict[str, float]
    games: int
    errors: dict[str, int]


@dataclass
class Figures:
    """Counts and times of a swarm since all its tables were set up."""

    seen: list[float] = field(default_factory=list)
    """For each move that others may notice: seconds until all at its table had seen it."""
    stored: list[float] = field(default_factory=list)
    """For each move: seconds until it was acknowledged."""
    moves: int = 0
    """Moves that were sent, answered or not."""
    late: int = 0
    """Moves that were refused because the game had gone on meanwhile."""
    games: int = 0
    """Games that were played to their end."""
    errors: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def as_json(self) -> SwarmReport:
        """All figures, for a line of JSON."""
        return {
            "seconds": round(self.seconds, 2),
            "moves": self.moves,
            "acknowledged": len(self.stored),
            "moves_per_second": round(len(self.stored) / self.seconds, 1) if self.seconds else 0.0,
            "seen_by_all": len(self.seen),
            "seen_by_all_ms": spread(self.seen),
            "stored_ms": spread(self.stored),
            "late": self.late,
            "games": self.games,
            "errors": dict(self.errors),
        }

    def progress(self, began: int, seconds: float) -> SwarmProgress:
        """The rate since so many acknowledged moves, in so many seconds, and the latest times."""
        rate = (len(self.stored) - began) / seconds
        return SwarmProgress(rate, spread(self.seen[-LATEST_MOVES:]), self.games, dict(self.errors))
