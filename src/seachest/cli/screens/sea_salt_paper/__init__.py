"""Sea Salt & Paper in the terminal: what a `GameScreen` draws."""

from seachest.cli.screens.sea_salt_paper.layout import board, headline, table
from seachest.cli.screens.sea_salt_paper.pages import (
    card_line,
    card_of,
    cards_called,
    headlines,
    invites_words,
    legend,
    memory,
    moments,
    points_of_round,
    round_over,
    sheet,
)

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
