"""`TerminalPlayer`: shows a person the table in the terminal, and asks for decisions.

Everything shown comes from the player's own view. `local.py` has the table in this process, `remote.py` at a server.
"""

import re
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import ClassVar

from rich.console import Console
from rich.text import Text

from seachest.cli.terminal.game_screen import Detail, Seats, screen_of
from seachest.cli.terminal.layout import LogExcerpt, headline, printable, whole_screen
from seachest.cli.terminal.lines import FAINT, Lines, clipped, heading, wrapped
from seachest.cli.terminal.look import Look, look_at
from seachest.cli.terminal.rulebook import show_rules
from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Sentence, choice_name, say
from seachest.notation.record import Move
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import GameResult, View

MAX_PACE_S = 60.0

MOMENT_DELAY_IN_PACES = 0.8
"""How long something is shown that lies on the table for a moment only, in units of `pace`."""

MAX_FINAL_ROUNDS = 15

ESCAPE_SEQUENCES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.|.)?")


class PlayerLeft(Exception):  # noqa: N818  # it is no error
    """The player wants to leave, or there is no more input."""


@dataclass
class GameLog:
    """All sentences about the game so far, each with its round, and how many of them the player has seen."""

    lines: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    seen: int = 0

    def add(self, sentence: str, round_number: int) -> None:
        """Adds a sentence."""
        self.lines.append(sentence)
        self.rounds.append(round_number)

    def excerpt(self) -> LogExcerpt:
        """The log as the screen shows it."""
        return LogExcerpt(self.lines, len(self.lines) - self.seen)


@dataclass(frozen=True)
class ObservedChange:
    """What the player noticed at once: decisions, the views before and after them, and sentences about them."""

    before: View
    observed: Sequence[Move]
    after: View
    sentences: Sequence[Sentence]


class TerminalPlayer(ABC):
    """A person at a table in the terminal; a spectator has the seat NOBODY."""

    help: ClassVar[Sequence[str]] = [
        f"play-help-{part}" for part in ("choose", "card", "piles", "more", "leave", "signs")
    ]
    """The messages that explain how to play."""

    def __init__(self, console: Console, words: Catalogue, game: str, seats: Seats, pace: float) -> None:
        self.console, self.words, self.game, self.seats, self.me = console, words, game, seats, seats.me
        self.screen = screen_of(game)
        self.asking_a_terminal = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.asking_a_terminal and console.is_terminal and not console.is_dumb_terminal
        self.pace = min(pace, MAX_PACE_S) if pace > 0 and self.asking_a_terminal else 0.0
        self.log = GameLog()
        self.history: list[list[int]] = []
        self.offered_out_of_turn = False
        self.problem: str | None = None
        self.end: list[Sentence] = []

    # For subclasses

    @abstractmethod
    def view(self) -> View:
        """What the person knows now."""

    @abstractmethod
    def act(self, text: str) -> None:
        """Carries out a decision of the player, and shows what came of it."""

    def status(self, look: Look, view: View) -> Lines:
        """Lines below the choices, such as who is waited for."""
        return []

    def prompt(self, optional: bool) -> str:
        """The message with which an answer is asked for."""
        return "play-prompt-or-go-on" if optional else "play-prompt"

    def run_command(self, line: str) -> Lines | None:
        """Carries out a typed line that is a command; returns a note about it, None if the line is no command."""
        return None

    def answer(self, prompt: str) -> str:
        """Asks for the answer to a question about the game; subclasses may raise to interrupt it."""
        return self.ask(prompt)

    # Words

    def look(self) -> Look:
        """What to draw for on this terminal now."""
        return look_at(self.console, self.words)

    def say(self, sentence: Sentence) -> str:
        """A sentence in the player's language, with the player as "you"."""
        return say(self.words, sentence, self.seats.names, self.me)

    # Events

    def show_change(self, event: ObservedChange, quietly: bool = False) -> None:
        """Adds what happened to the log, and shows the score sheet where a round ends; `quietly` shows nothing."""
        before, observed, after, sentences = event.before, event.observed, event.after, event.sentences
        own = next((move.text for move in observed if move.seat == self.me), None)
        forced = own is not None and before.legal() == [own]
        if not quietly:
            self.show_moments(before, observed, after)
        if own is not None and not forced:
            self.log.seen = len(self.log.lines)
        lines = [self.say(sentence) for sentence in sentences]
        if own is not None and forced:
            choice = choice_name(self.words, before, own, self.seats.names)
            note = self.words.text("play-forced" if lines else "play-forced-silently", choice=choice)
            lines[:1] = [f"{lines[0]} {note}" if lines else note]
        number = before.round_number()
        for line in lines:
            self.log.add(line, number)
        self.end = self.screen.headlines(sentences)[1]
        if self.screen.round_over(before, after):
            self.history.append(self.screen.points_of_round(after))
            if not quietly:
                self.show_sheet(before, after, sentences)

    def show_thinking(self, seat: Seat, view: View) -> None:
        """Shows which bot is thinking."""
        if self.live and self.pace:
            look = self.look()
            thinking = look.text("play-thinking", name=look.spelled(self.seats.names[seat]))
            self.draw(view, partial(fixed_lines, [Text(f" {thinking}", FAINT)]), 1)

    def show_moments(self, before: View, observed: Sequence[Move], after: View) -> None:
        """Shows what lay on the table for a moment between two views, if the terminal is interactive."""
        if not (self.live and self.pace and observed):
            return
        for words, view in self.screen.moments(self.look(), before, observed, after):
            line = Text(f" {words}", "bold")
            self.draw(view, partial(fixed_lines, [line]), 1)
            time.sleep(self.pace * MOMENT_DELAY_IN_PACES)

    # Input and output

    def print(self, lines: Lines, clear: bool = False) -> None:
        """Prints lines; with `clear`, on an empty screen if the terminal is interactive."""
        look = self.look()
        with self.console:
            if clear and self.live:
                self.console.clear()
            self.console.print(printable(look, lines), no_wrap=True, overflow="ignore", crop=True)

    def draw(self, view: View, bottom: Callable[[int, int], Lines], rows: int) -> None:
        """Draws the whole screen with `bottom` below the table, which wants so many rows."""
        look = self.look()
        top = headline(look, *self.screen.headline(look, view, self.seats))

        def drawing(width: int, detail: Detail) -> Lines:
            if self.me == NOBODY:
                return self.screen.board(look, view, self.seats, width)
            return self.screen.table(look, view, self.seats, width, detail)

        lines = whole_screen(look, top, drawing, self.log.excerpt(), bottom, rows)
        self.print(lines, clear=True)

    def ask(self, prompt: str) -> str:
        """Asks for a line and returns it without control characters; raises `PlayerLeft` at the end of the input."""
        self.show_prompt(prompt)
        return self.accept_line(self.read_line())

    def show_prompt(self, prompt: str) -> None:
        """Prints a prompt."""
        look = self.look()
        self.console.print(printable(look, [clipped(Text(f" {prompt} › ", "bold"), look.width - 1)]), end="")
        self.console.file.flush()

    def read_line(self) -> str:
        """Reads the next line; empty at the end of the input."""
        return sys.stdin.readline() if sys.stdin is not None else ""

    def accept_line(self, line: str) -> str:
        """A line without control characters, printed if nobody saw it being typed; raises `PlayerLeft` at the end."""
        if not line or not self.asking_a_terminal:
            self.print([Text(cleaned(line))])
        if not line:
            raise PlayerLeft
        return cleaned(line)

    def show_pages(self, title: str | None, lines: Lines, end_first: bool = False) -> None:
        """Shows a longer text a screenful at a time; with `end_first` all at once, to be scrolled up."""
        look = self.look()
        if title is not None:
            lines = [heading(f" {title}"), Text(), *lines]
        room = look.height - 2
        while self.live and len(lines) > room and not end_first:
            self.print(lines[:room], clear=True)
            lines = lines[room:]
            if self.ask(look.text("play-more")).casefold() == "q":
                return
        self.print(lines, clear=True)

    def show_rules(self) -> None:
        """Shows the rules of the game."""
        with self.console.capture() as captured:
            show_rules(self.game, self.words.language, self.console)
        self.show_pages(None, list(Text.from_ansi(captured.get()).split("\n")))

    def show_sheet(self, before: View, after: View, sentences: Sequence[Sentence]) -> None:
        """Shows the score sheet of a round until the player goes on."""
        look = self.look()
        how = [look.spelled(self.say(sentence)) for sentence in self.screen.headlines(sentences)[0]]
        lines = [line for sentence in how for line in wrapped(sentence, look.width - 2, "", " ")]
        lines += [Text(), *self.screen.sheet(look, before, after, self.seats)]
        number = before.round_number()
        only_round = number == 1 and not after.pending()
        self.show_pages(look.text("play-only-sheet") if only_round else look.text("play-sheet", round=number), lines)
        if self.ask(look.text("play-go-on")).casefold() == "q":
            raise PlayerLeft
        self.log.seen = len(self.log.lines)

    def show_end(self, result: GameResult) -> None:
        """Shows who has won and why, and the points of all rounds."""
        look = self.look()
        how = [look.spelled(self.say(sentence)) for sentence in self.end]
        lines = [line for sentence in how for line in wrapped(sentence, look.width - 2, "", " ")]
        lines += [Text(), *self.final_table(look, result.scores), Text()]
        self.show_pages(look.text("play-won-you" if self.me in result.winners else "play-over"), lines)

    def final_table(self, look: Look, totals: Sequence[int]) -> Lines:
        """The points of all rounds, with a column for each seat."""
        names = [look.spelled(name) for name in self.seats.names]
        rounds = self.history if len(self.history) > 1 else []
        labels = [look.text("play-round", round=number + 1) for number in range(len(rounds))]
        labels.append(look.text("play-final-total"))
        first = max(map(len, labels))
        rows = [*rounds, list(totals)]
        shown = list(zip(labels, rows, strict=True))[-MAX_FINAL_ROUNDS:]
        lines = [Text(f" {'':<{first}}  " + "  ".join(f"{name:>6}" for name in names), "bold")]
        for label, points in shown:
            cells = "  ".join(f"{value:>{max(6, len(name))}}" for value, name in zip(points, names, strict=True))
            lines.append(Text(f" {label:<{first}}  {cells}", "bold" if label == labels[-1] else ""))
        return lines

    def print_closing_note(self, message: str, name: str) -> None:
        """Prints a message and below it a name, unbroken for copying; a problem takes the place of both."""
        look = self.look()
        self.print(wrapped(look.spelled(self.problem) if self.problem else look.text(message), look.width - 2, "", " "))
        if not self.problem:
            self.console.print(Text(look.spelled(f"   {name}")), soft_wrap=True)


def fixed_lines(lines: Lines, width: int, height: int) -> Lines:
    """The given lines, in any width and height."""
    return lines


def cleaned(line: str) -> str:
    """A typed line without control characters and double blanks."""
    line = ESCAPE_SEQUENCES.sub("", line)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())
