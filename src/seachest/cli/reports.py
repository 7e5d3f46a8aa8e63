"""What commands that measure and train have in common when they print: words, tables and intervals."""

from rich.console import Console
from rich.table import Table as Grid

from seachest.messages.catalogue import Catalogue, preferred_language

REPORTS_FILE = "reports.ftl"


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
