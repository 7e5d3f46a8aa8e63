"""Matches between bots: duplicate deals, results with confidence intervals, ratings, and a report."""

from seachest.arena.estimates import Estimate
from seachest.arena.match import Match, match_of
from seachest.arena.playing import BotFailed
from seachest.arena.ratings import Rating, Ratings
from seachest.arena.results import BotResult, MatchResult, Pair
from seachest.arena.running import Standing, play_match

__all__ = [
    "BotFailed",
    "BotResult",
    "Estimate",
    "Match",
    "MatchResult",
    "Pair",
    "Rating",
    "Ratings",
    "Standing",
    "match_of",
    "play_match",
]
