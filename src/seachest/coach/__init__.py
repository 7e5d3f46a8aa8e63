"""The coach: what decided a finished game, luck or decisions, each judged by what its seat knew then; and hints.

`review` works on records of games that are over, and `advise` on what a seat knows.
"""

from seachest.coach.effort import QUICK_ITERATIONS
from seachest.coach.hints import Advice, advise
from seachest.coach.review import Review, SeatReview, review

__all__ = ["QUICK_ITERATIONS", "Advice", "Review", "SeatReview", "advise", "review"]
