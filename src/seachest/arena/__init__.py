"""Matches between bots: duplicate deals, results with confidence intervals, ratings, and a report."""

from typing import TYPE_CHECKING

from seachest.arena.estimates import Estimate
from seachest.arena.games import BotFailed
from seachest.arena.match import Match, match_of
from seachest.arena.ratings import Ratings, SkillRating
from seachest.arena.results import BotResult, HeadToHead, MatchResult
from seachest.arena.runner import MatchProgress, play_match
from seachest.deprecated import renamed_in

__all__ = [
    "BotFailed",
    "BotResult",
    "Estimate",
    "HeadToHead",
    "Match",
    "MatchProgress",
    "MatchResult",
    "Ratings",
    "SkillRating",
    "match_of",
    "play_match",
]

if not TYPE_CHECKING:  # type checkers know the names of today alone
    __getattr__ = renamed_in(
        __name__,
        {
            "Pair": ("HeadToHead", HeadToHead),
            "Rating": ("SkillRating", SkillRating),
            "Standing": ("MatchProgress", MatchProgress),
        },
    )
