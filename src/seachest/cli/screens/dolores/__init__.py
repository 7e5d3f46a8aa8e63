"""Dolores in the terminal: what a `GameScreen` draws."""

from seachest.cli.screens.dolores.layout import (
    board,
    headline,
    headlines,
    invites_words,
    moments,
    points_of_round,
    round_over,
    table,
)
from seachest.cli.screens.dolores.pages import card_line, card_of, cards_called, legend, memory, sheet

__all__ = [
    "board",
    "card_line",
    "card_of",
    "cards_called",
    "headline",
    "headlines",
    "invites_words",
    "legend",
    "memory",
    "moments",
    "points_of_round",
    "round_over",
    "sheet",
    "table",
]
