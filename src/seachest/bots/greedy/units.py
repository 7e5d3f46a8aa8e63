"""The units in which greedy bots count, the same in all games."""

POINT = 100
"""Worths are hundredths of a point."""
