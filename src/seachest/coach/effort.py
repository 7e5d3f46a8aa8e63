"""How thoroughly a game is reviewed."""

from dataclasses import dataclass

QUICK_ITERATIONS = 2000
"""Iterations of each search where a quick review is enough."""
FEWEST_ITERATIONS, MOST_ITERATIONS = 64, 10_000_000
ITERATIONS_PER_PLAYOUT = 50
FEWEST_PLAYOUTS = 4


@dataclass(frozen=True)
class Effort:
    """How thoroughly a game is examined, and the seed that decides all dice."""

    iterations: int
    playouts: int
    seed: int
