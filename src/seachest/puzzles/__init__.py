"""Puzzles: decisions from bots' games in which one answer is clearly best, and the obvious one is not.

A puzzle holds what its seat knows and nothing else. `shipped_puzzles` returns those of the package.
"""

from seachest.puzzles.pack import shipped_puzzles
from seachest.puzzles.puzzle import Puzzle

__all__ = ["Puzzle", "shipped_puzzles"]
