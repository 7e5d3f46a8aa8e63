"""What each game's screen module provides (`GameScreen`), and what it draws for (`Seats`, `Detail`)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import cache
from typing import Protocol, cast

from rich.text import Text

from seachest.cli.terminal.lines import Lines
from seachest.cli.terminal.look import Look
from seachest.messages.stories import Sentence
from seachest.notation.record import Move
from seachest.rules.game import NOBODY, game_named
from seachest.rules.types import Seat
from seachest.table import View


@dataclass(frozen=True)
class Seats:
    """Who sits at the table: their names in sentences, their titles in lists, and the player's own seat."""

    names: tuple[str, ...]
    titles: tuple[str, ...]
    me: Seat

    def rivals(self) -> list[Seat]:
        """The other seats in playing order after the player's; for a spectator all seats."""
        if self.me == NOBODY:
            return list(range(len(self.names)))
        return [(self.me + i) % len(self.names) for i in range(1, len(self.names))]

    def from_me(self) -> list[Seat]:
        """All seats, the player's own first."""
        return ([] if self.me == NOBODY else [self.me]) + self.rivals()


class Detail(IntEnum):
    """How much room a drawing may take; each value takes less than the one before."""

    ROOMY = 0
    BOXES = 1
    FANS = 2
    TAGS = 3
    TIGHT = 4


class GameScreen(Protocol):
    """What a game's own module draws, always from a view."""

    def headline(self, look: Look, view: View, seats: Seats) -> tuple[list[str], str, str | None]:
        """The contents of the top line: facts, whose turn it is, and an alarm if there is one."""
        ...

    def table(self, look: Look, view: View, seats: Seats, width: int, detail: Detail) -> Lines:
        """The table from the seat of the view's owner."""
        ...

    def board(self, look: Look, view: View, seats: Seats, width: int) -> Lines:
        """The table from outside: every seat in the same way, with all that the view knows."""
        ...

    def moments(self, look: Look, before: View, observed: Sequence[Move], after: View) -> list[tuple[str, View]]:
        """What lay on the table only between two views: a sentence about each moment, and the table at that moment."""
        ...

    def invites_words(self, view: View) -> bool:
        """Whether to offer the owner of the view an announcement although it is not their turn."""
        ...

    def memory(self, look: Look, view: View, seats: Seats) -> Lines:
        """Everything that the owner of the view remembers."""
        ...

    def legend(self, look: Look) -> Lines:
        """What the signs mean."""
        ...

    def card_of(self, text: str) -> str | None:
        """The card that a decision names."""
        ...

    def cards_called(self, look: Look, wish: str) -> list[str]:
        """One card of each kind that a player may mean by what they typed."""
        ...

    def card_line(self, look: Look, card: str) -> Text:
        """The heading for the explanation of a card."""
        ...

    def round_over(self, before: View, after: View) -> bool:
        """Whether a round ended between two views."""
        ...

    def points_of_round(self, after: View) -> list[int]:
        """The points of each seat in the round that has just ended."""
        ...

    def sheet(self, look: Look, before: View, after: View, seats: Seats) -> Lines:
        """The score sheet of the round that has just ended: what each seat showed and scored, and why."""
        ...

    def headlines(self, told: Sequence[Sentence]) -> tuple[list[Sentence], list[Sentence]]:
        """Of the sentences about a round's last move, those on how the round ended and those on how the game ended."""
        ...


@cache
def screen_of(game: str) -> GameScreen:
    """The screen module of a game."""
    return cast(GameScreen, game_named(game).module_in("seachest.cli.screens"))


def listed(look: Look, seats: Seats, some: Iterable[Seat]) -> str:
    """The names of some seats with commas, the player first."""
    order = sorted(some, key=lambda seat: seat != seats.me)
    return ", ".join(look.spelled(seats.names[seat]) for seat in order)


def turn_text(look: Look, view: View, seats: Seats) -> str:
    """Whose turn it is, in words."""
    pending = view.pending()
    if not pending:
        return look.text("play-over")
    if view.seat in pending:
        return look.text("play-turn-yours")
    if len(pending) == 1:
        return look.text("play-turn-of", name=look.spelled(seats.names[pending[0]]))
    return look.text("play-turn-of-several", names=listed(look, seats, pending))
