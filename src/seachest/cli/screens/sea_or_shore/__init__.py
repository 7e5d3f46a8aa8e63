"""Sea or Shore in the terminal: what a `GameScreen` draws."""

from seachest.cli.screens.sea_or_shore.ends import headlines, points_of_round, round_over, sheet
from seachest.cli.screens.sea_or_shore.layout import board, headline, invites_words, moments, table
from seachest.cli.screens.sea_or_shore.pages import card_line, card_of, cards_called, legend, memory

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
