"""A position, printed for people."""

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from seachest.cli.terminal.game_screen import Seats, screen_of
from seachest.cli.terminal.layout import headline, printable
from seachest.cli.terminal.lines import wrapped
from seachest.cli.terminal.look import look_at
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import choice_name
from seachest.rules.game import NOBODY
from seachest.table import View


def show_position(view: View, names: Sequence[str] | None, language: str) -> None:
    """Prints the table of a view, every seat in the same way, and what its owner may do."""
    console = Console(highlight=False)
    look = look_at(console, catalogue(language))
    screen = screen_of(view.game.name)
    called = tuple(names or (look.text("play-seat", seat=seat) for seat in range(view.record.players)))
    seats = Seats(called, called, NOBODY)
    lines = [headline(look, *screen.headline(look, view, seats)), *screen.board(look, view, seats, look.width)]
    if legal := view.legal():
        lines += [Text(), *(Text(f" {choice_name(look.catalogue, view, text, called)}  [{text}]") for text in legal)]
    if view.seat != NOBODY:
        knows = look.text("play-knowledge-of", name=called[view.seat])
        lines[1:1] = wrapped(knows, look.width - 1, "dim", " ")
    console.print(printable(look, lines), no_wrap=True, overflow="ignore", crop=True)
