"""Bounds that hold for every game that has no closer ones of its own."""

from seachest.notation.position import Start

MAX_DECISIONS = 100_000
"""The conformance tests demand that random games end sooner."""
WIDE_MAX_POINTS = 1_000_000


def most_decisions(start: Start) -> int:
    """The most decisions of a game."""
    return MAX_DECISIONS


def most_points(start: Start) -> int:
    """The most points of a seat."""
    return WIDE_MAX_POINTS
