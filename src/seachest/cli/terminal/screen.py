"""What the screens of the games draw with, from one place."""

from seachest.cli.terminal.game_screen import Detail, GameScreen, Seats, listed, screen_of, turn_text
from seachest.cli.terminal.layout import LogExcerpt as News
from seachest.cli.terminal.layout import choice_list, headline, printable, whole_screen
from seachest.cli.terminal.lines import (
    ALARM,
    FAINT,
    HEADLINE,
    NUMBER,
    Lines,
    beside,
    box_bottom,
    box_top,
    clipped,
    flowing,
    heading,
    in_columns,
    padded,
    plainly,
    shortened,
    wrapped,
)
from seachest.cli.terminal.look import Look, look_at, spelled

__all__ = [
    "ALARM",
    "FAINT",
    "HEADLINE",
    "NUMBER",
    "Detail",
    "GameScreen",
    "Lines",
    "Look",
    "News",
    "Seats",
    "beside",
    "box_bottom",
    "box_top",
    "choice_list",
    "clipped",
    "flowing",
    "heading",
    "headline",
    "in_columns",
    "listed",
    "look_at",
    "padded",
    "plainly",
    "printable",
    "screen_of",
    "shortened",
    "spelled",
    "turn_text",
    "whole_screen",
    "wrapped",
]
