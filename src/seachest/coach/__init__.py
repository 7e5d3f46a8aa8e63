"""The coach: what decided a finished game, luck or decisions, each judged by what its seat knew then.

Everything here works on records of games that are over. `review` is the way in.
"""

from seachest.coach.review import QUICK_ITERATIONS, Review, SeatReview, review

__all__ = ["QUICK_ITERATIONS", "Review", "SeatReview", "review"]
