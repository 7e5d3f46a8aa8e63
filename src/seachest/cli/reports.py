"""What commands that measure and train have in common when they print: words, tables and intervals."""

from rich.console import Console
from rich.table import Table as Grid

from seachest.messages.catalogue import REPORTS_FILE, Catalogue, preferred_language

WIDEST_NAME = 16
"""Longer names are broken where the terminal is narrow."""
WIDEST = 1_000
"""As wide as a table may become."""


def report_words() -> Catalogue:
    """The words of these commands, in the language of the system."""
    return Catalogue(preferred_language(), (REPORTS_FILE,))


def say(console: Console, text: str) -> None:
    """Prints a line as it is, however long."""
    console.print(text, markup=False, emoji=False, highlight=False, soft_wrap=True)


def grid_with(words: Catalogue, title: str, *columns: str) -> Grid:
    """An empty table with a title; its columns by the ends of their messages' ids. Bots stand left, figures right."""
    grid = Grid(title=title, title_justify="left", title_style="bold")
    for column in columns:
        justify = "left" if column == "bot" else "right"
        grid.add_column(words.text(f"column-{column}"), justify=justify, no_wrap=column != "bot")  # type: ignore[arg-type]
    return grid


def print_grid(console: Console, grid: Grid) -> None:
    """Prints a table with all its columns: it runs over the edge of a narrow terminal rather than lose one."""
    first = grid.columns[0]
    first.min_width = min(max((len(str(cell)) for cell in first.cells), default=0), WIDEST_NAME)
    console.width = max(console.width, console.measure(grid, options=console.options.update(max_width=WIDEST)).maximum)
    console.print(grid)
