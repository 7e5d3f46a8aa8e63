"""How somebody does with puzzles: a rating, a streak, and which puzzle comes next."""

from collections.abc import Sequence
from random import Random

import msgspec

from seachest.puzzles.puzzle import Puzzle

FIRST_RATING = 1200
QUICK_STEP, STEADY_STEP = 48, 24
"""How much a rating moves at most with one puzzle: at first, and later."""
QUICK_PUZZLES = 15
NEAREST_PUZZLES = 8
"""The next puzzle is one of so many that are nearest to the solver's rating."""


class SolverRecord(msgspec.Struct):
    """What is kept of a solver, for one game."""

    rating: int = FIRST_RATING
    streak: int = 0
    best_streak: int = 0
    solved: list[str] = []
    failed: list[str] = []

    @property
    def tried(self) -> int:
        """How many puzzles have counted."""
        return len(self.solved) + len(self.failed)

    def answer(self, puzzle: Puzzle, text: str) -> bool:
        """Counts an answer, the first one to a puzzle only; returns whether it is the best one."""
        right = text == puzzle.best
        if puzzle.id in self.solved or puzzle.id in self.failed:
            return right
        self.rating = moved_rating(self.rating, puzzle.rating, self.tried, solved=right)
        (self.solved if right else self.failed).append(puzzle.id)
        self.streak = self.streak + 1 if right else 0
        self.best_streak = max(self.best_streak, self.streak)
        return right


def moved_rating(rating: int, of_puzzle: int, tried: int, *, solved: bool) -> int:
    """The rating of a solver after a puzzle, by Elo's formula.

    >>> moved_rating(1200, 1200, 0, solved=True)
    1224
    """
    expected = 1 / (1 + 10 ** ((of_puzzle - rating) / 400))
    step = QUICK_STEP if tried < QUICK_PUZZLES else STEADY_STEP
    return round(rating + step * (solved - expected))


def next_puzzle(puzzles: Sequence[Puzzle], record: SolverRecord) -> Puzzle | None:
    """A puzzle near the solver's rating that they have not tried, else one that they failed; None if there is none."""
    fresh = [each for each in puzzles if each.id not in record.solved and each.id not in record.failed]
    left = fresh or [each for each in puzzles if each.id in record.failed] or list(puzzles)
    nearest = sorted(left, key=lambda each: (abs(each.rating - record.rating), each.id))[:NEAREST_PUZZLES]
    return Random(record.tried).choice(nearest) if nearest else None
