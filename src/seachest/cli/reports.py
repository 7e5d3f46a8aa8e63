"""What commands that measure and train have in common when they print: words, tables and intervals."""

from babel.numbers import format_decimal
from rich.console import Console
from rich.table import Table as Grid

from seachest.arena.estimates import Estimate
from seachest.messages.catalogue import Catalogue, preferred_language

REPORTS_FILE = "reports.ftl"


def report_words() -> Catalogue:
    """The words of these commands, in the language of the system."""
    return Catalogue(preferred_language(), (REPORTS_FILE,))


def say(console: Console, text: str) -> None:
    """Prints a line as it is, however long."""
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def grid_with(words: Catalogue, title: str, *columns: str) -> Grid:
    """An empty table with a title; its columns by the ends of their messages' ids. Bots stand left, figures right."""
    grid = Grid(title=title, title_justify="left", title_style="bold")
    for column in columns:
        justify = "left" if column == "bot" else "right"
        grid.add_column(words.text(f"column-{column}"), justify=justify, no_wrap=column != "bot")  # type: ignore[arg-type]
    return grid


def number_text(words: Catalogue, value: float, digits: int = 0, *, sign: bool = False) -> str:
    """A number as it is written in a language, with so many digits after the point, and with its sign if asked for."""
    plain = "#,##0" + (f".{'0' * digits}" if digits else "")
    return format_decimal(value, format=f"+{plain};-{plain}" if sign else plain, locale=words.language)


def range_text(words: Catalogue, found: Estimate, factor: float = 1.0, unit: str = "") -> str:
    """The bounds of an interval; a dash if there is none."""
    if found.low is None or found.high is None:
        return "–"
    low, high = (number_text(words, bound * factor, 1) for bound in (found.low, found.high))
    return words.text("column-range", low=low, high=f"{high}{unit}")
