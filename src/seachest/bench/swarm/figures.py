"""What a swarm measures, and how it is put into numbers."""

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

PERCENTILES = (50, 95, 99)


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest of the sorted values that so many percent of them don't exceed; 0 where there are none."""
    return values[max(0, -(-int(len(values) * share) // 100) - 1)] if values else 0.0


def spread(seconds: Sequence[float]) -> dict[str, float]:
    """How times are spread, in milliseconds."""
    ordered = sorted(seconds)
    shares = {f"p{share}": round(1000 * percentile(ordered, share), 2) for share in PERCENTILES}
    return {**shares, "max": round(1000 * (ordered[-1] if ordered else 0.0), 2)}


@dataclass
class Figures:
    """Counts and times of a swarm, from the moment at which all tables were set up."""

    seen: list[float] = field(default_factory=list)
    """For each move that others may notice: seconds until all at its table had been told."""
    stored: list[float] = field(default_factory=list)
    """For each move: seconds until it was acknowledged."""
    moves: int = 0
    """Sent, whether answered yet or not."""
    late: int = 0
    """Refused because the table had played on meanwhile."""
    games: int = 0
    """Played to their end."""
    errors: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0

    def as_json(self) -> dict[str, Any]:
        """All of it, for a line of JSON."""
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

    def line(self, began: int, seconds: float) -> str:
        """How it goes, in a line: what has come since so many acknowledged moves, in so many seconds."""
        rate = (len(self.stored) - began) / seconds
        times = spread(self.seen[-10_000:])
        shares = ", ".join(f"{name} {times[name]:.1f} ms" for name in times)
        errors = f", errors {json.dumps(dict(self.errors))}" if self.errors else ""
        return f"{rate:,.0f} moves/s, seen by all: {shares}, games {self.games}{errors}"
