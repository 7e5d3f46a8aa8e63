"""What is drawn of a table of Dolores: a position, for whom, and in which style."""

from dataclasses import dataclass

from rich.text import Text

from seachest.cli.terminal.screen import Look, Seats
from seachest.rules.dolores.position import DoloresPosition, position_of
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import View


@dataclass(frozen=True)
class Drawing:
    """A position of Dolores, and all that a screen needs to draw it."""

    look: Look
    seats: Seats
    position: DoloresPosition
    viewer: Seat
    """The owner of the view, or NOBODY."""

    def everyone(self) -> list[Seat]:
        """Return all seats, the player's own last, nearest to the choices."""
        return [*self.seats.rivals(), *([] if self.seats.me == NOBODY else [self.seats.me])]

    def name(self, seat: Seat) -> str:
        """Return what a seat is called in a sentence, in letters that the terminal has."""
        return self.look.spelled(self.seats.names[seat])

    def marked_name(self, seat: Seat, called: str) -> Text:
        """Return a seat's name, with a mark before those who are to decide."""
        moving = seat in self.position.pending
        style = "bold" if moving or seat == self.viewer else ""
        return Text(f"{'▸' if moving else ' '} {self.look.spelled(called)}", style)

    def who(self, seat: Seat) -> str:
        """Return how a message speaks of a seat: "you" to the player, or "other"."""
        return "you" if seat == self.seats.me else "other"


def drawing_of(look: Look, view: View, seats: Seats) -> Drawing:
    """Return a view, ready to be drawn."""
    return Drawing(look, seats, position_of(view), view.seat)
