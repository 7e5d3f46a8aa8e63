"""Sea Salt & Paper in the terminal: what a `GameScreen` draws."""

from seachest.cli.screens.sea_salt_paper.layout import (
    board,
    card_line,
    card_of,
    cards_called,
    headline,
    headlines,
    invites_words,
    legend,
    memory,
    moments,
    points_of_round,
    round_over,
    sheet,
    table,
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
