"""A person at a table, wherever it stands: what is shown, told and asked in the terminal.

Everything shown comes from the person's own view. `play.py` has the table here, `remote.py` one at a server.
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

from seachest.cli.terminal.rulebook import show_rules
from seachest.cli.terminal.screen import (
    FAINT,
    Detail,
    Lines,
    Look,
    News,
    Seats,
    clipped,
    heading,
    headline,
    look_at,
    printable,
    screen_of,
    whole_screen,
    wrapped,
)
from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Sentence, choice_name, say
from seachest.notation.record import Move
from seachest.rules.game import NOBODY
from seachest.table import Result, View

LONGEST_PACE = 60.0

MOMENT = 0.8
"""How long a thing is shown (in units of `pace`) that lies on the table for a moment only."""

ROUNDS_ON_THE_LAST_PAGE = 15

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.|.)?")


class Leave(Exception):  # noqa: N818  # it is no error
    """The person wants to leave, or there is no more input."""


@dataclass
class Story:
    """What has been told so far, sentence by sentence, and from where on it is new to the person."""

    lines: list[str] = field(default_factory=list)
    rounds: list[int] = field(default_factory=list)
    seen: int = 0

    def add(self, sentence: str, round_number: int) -> None:
        """One more sentence."""
        self.lines.append(sentence)
        self.rounds.append(round_number)

    def news(self) -> News:
        """For the screen."""
        return News(self.lines, len(self.lines) - self.seen)


@dataclass(frozen=True)
class Happening:
    """Something that the person noticed: what was decided, the views around it, and how it is told."""

    before: View
    observed: Sequence[Move]
    after: View
    told: Sequence[Sentence]


class Person(ABC):
    """Somebody at a table (in seat NOBODY: somebody who looks on): shows, tells, asks."""

    help: ClassVar[Sequence[str]] = [
        f"play-help-{part}" for part in ("choose", "card", "piles", "more", "leave", "signs")
    ]
    """The messages that explain how one plays here."""

    def __init__(self, console: Console, words: Catalogue, game: str, seats: Seats, pace: float) -> None:
        self.console, self.words, self.game, self.seats, self.me = console, words, game, seats, seats.me
        self.screen = screen_of(game)
        self.asking_a_terminal = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.asking_a_terminal and console.is_terminal and not console.is_dumb_terminal
        self.pace = min(pace, LONGEST_PACE) if pace > 0 and self.asking_a_terminal else 0.0
        self.story = Story()
        self.history: list[list[int]] = []
        self.asked_to_speak = False
        self.trouble: str | None = None
        self.end: list[Sentence] = []

    # What a table brings

    @abstractmethod
    def view(self) -> View:
        """What the person knows now."""

    @abstractmethod
    def do(self, text: str) -> None:
        """Carries out a decision of the person, and tells what came of it."""

    def status(self, look: Look, view: View) -> Lines:
        """What there is to say below the table, beside the choices."""
        return []

    def prompt(self, optional: bool) -> str:
        """The message with which an answer is asked for."""
        return "play-prompt-or-go-on" if optional else "play-prompt"

    def command(self, line: str) -> Lines | None:
        """Does what a line tells that is no answer; a note about it, or None where it is no such line."""
        return None

    def answer(self, prompt: str) -> str:
        """One line of input to a question about the game; whoever is interrupted by news asks anew."""
        return self.ask(prompt)

    # Words

    def look(self) -> Look:
        """How things look on this terminal now."""
        return look_at(self.console, self.words)

    def say(self, sentence: Sentence) -> str:
        """A sentence, spoken to the person."""
        return say(self.words, sentence, self.seats.names, self.me)

    # What happens

    def happens(self, event: Happening, quietly: bool = False) -> None:
        """Tells something that happened, and shows the score sheet where a round ends."""
        before, observed, after, told = event.before, event.observed, event.after, event.told
        own = next((move.text for move in observed if move.seat == self.me), None)
        forced = own is not None and before.legal() == [own]
        if not quietly:
            self.show_moments(before, observed, after)
        if own is not None and not forced:
            self.story.seen = len(self.story.lines)
        lines = [self.say(sentence) for sentence in told]
        if own is not None and forced:
            choice = choice_name(self.words, before, own, self.seats.names)
            note = self.words.text("play-forced" if lines else "play-forced-silently", choice=choice)
            lines[:1] = [f"{lines[0]} {note}" if lines else note]
        number = before.round_number()
        for line in lines:
            self.story.add(line, number)
        self.end = self.screen.headlines(told)[1]
        if self.screen.round_over(before, after):
            self.history.append(self.screen.points_of_round(after))
            if not quietly:
                self.show_sheet(before, after, told)

    def show_thinking(self, seat: int, view: View) -> None:
        """Says on the screen whose turn it is."""
        if self.live and self.pace:
            look = self.look()
            thinking = look.text("play-thinking", name=look.spelled(self.seats.names[seat]))
            self.draw(view, partial(always, [Text(f" {thinking}", FAINT)]), 1)

    def show_moments(self, before: View, observed: Sequence[Move], after: View) -> None:
        """What lay on the table for a moment between two views, where there is somebody to look at it."""
        if not (self.live and self.pace and observed):
            return
        for words, view in self.screen.moments(self.look(), before, observed, after):
            line = Text(f" {words}", "bold")
            self.draw(view, partial(always, [line]), 1)
            time.sleep(self.pace * MOMENT)

    # Showing

    def print(self, lines: Lines, clear: bool = False) -> None:
        """Prints lines, on an empty screen if there is one to clear."""
        look = self.look()
        with self.console:
            if clear and self.live:
                self.console.clear()
            self.console.print(printable(look, lines), no_wrap=True, overflow="ignore", crop=True)

    def draw(self, view: View, bottom: Callable[[int, int], Lines], rows: int) -> None:
        """Draws the whole table with something below it."""
        look = self.look()
        top = headline(look, *self.screen.headline(look, view, self.seats))

        def drawing(width: int, detail: Detail) -> Lines:
            if self.me == NOBODY:
                return self.screen.board(look, view, self.seats, width)
            return self.screen.table(look, view, self.seats, width, detail)

        lines = whole_screen(look, top, drawing, self.story.news(), bottom, rows)
        self.print(lines, clear=True)

    def ask(self, prompt: str) -> str:
        """One line of input, cleaned of what no person types on purpose."""
        self.show_prompt(prompt)
        return self.take(self.read_line())

    def show_prompt(self, prompt: str) -> None:
        """Asks for a line."""
        look = self.look()
        self.console.print(printable(look, [clipped(Text(f" {prompt} › ", "bold"), look.width - 1)]), end="")
        self.console.file.flush()

    def read_line(self) -> str:
        """The next line of input; nothing at its end."""
        return sys.stdin.readline() if sys.stdin is not None else ""

    def take(self, line: str) -> str:
        """A line as the person meant it; printed where nobody has seen it being typed."""
        if not line or not self.asking_a_terminal:
            self.print([Text(cleaned(line))])
        if not line:
            raise Leave
        return cleaned(line)

    def pages(self, title: str | None, lines: Lines, end_first: bool = False) -> None:
        """Something longer to read, a screenful at a time; or all at once, so that one sees the end and scrolls up."""
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
        """The rules of the game."""
        with self.console.capture() as captured:
            show_rules(self.game, self.words.language, self.console)
        self.pages(None, list(Text.from_ansi(captured.get()).split("\n")))

    def show_sheet(self, before: View, after: View, told: Sequence[Sentence]) -> None:
        """The score sheet of a round, until the person goes on."""
        look = self.look()
        how = [look.spelled(self.say(sentence)) for sentence in self.screen.headlines(told)[0]]
        lines = [line for sentence in how for line in wrapped(sentence, look.width - 2, "", " ")]
        lines += [Text(), *self.screen.sheet(look, before, after, self.seats)]
        number = before.round_number()
        only_round = number == 1 and not after.pending()
        self.pages(look.text("play-only-sheet") if only_round else look.text("play-sheet", round=number), lines)
        if self.ask(look.text("play-go-on")).casefold() == "q":
            raise Leave
        self.story.seen = len(self.story.lines)

    def show_end(self, result: Result) -> None:
        """Who has won and why, and the rounds."""
        look = self.look()
        how = [look.spelled(self.say(sentence)) for sentence in self.end]
        lines = [line for sentence in how for line in wrapped(sentence, look.width - 2, "", " ")]
        lines += [Text(), *self.final_table(look, result.scores), Text()]
        self.pages(look.text("play-won-you" if self.me in result.winners else "play-over"), lines)

    def final_table(self, look: Look, totals: Sequence[int]) -> Lines:
        """The points of all rounds, a column a seat."""
        names = [look.spelled(name) for name in self.seats.names]
        rounds = self.history if len(self.history) > 1 else []
        labels = [look.text("play-round", round=number + 1) for number in range(len(rounds))]
        labels.append(look.text("play-final-total"))
        first = max(map(len, labels))
        rows = [*rounds, list(totals)]
        shown = list(zip(labels, rows, strict=True))[-ROUNDS_ON_THE_LAST_PAGE:]
        lines = [Text(f" {'':<{first}}  " + "  ".join(f"{name:>6}" for name in names), "bold")]
        for label, points in shown:
            cells = "  ".join(f"{value:>{max(6, len(name))}}" for value, name in zip(points, names, strict=True))
            lines.append(Text(f" {label:<{first}}  {cells}", "bold" if label == labels[-1] else ""))
        return lines

    def last_words(self, message: str, name: str) -> None:
        """A message, and below it a file's name, unbroken so that it can be copied."""
        look = self.look()
        self.print(wrapped(look.spelled(self.trouble) if self.trouble else look.text(message), look.width - 2, "", " "))
        if not self.trouble:
            self.console.print(Text(look.spelled(f"   {name}")), soft_wrap=True)


def always(lines: Lines, width: int, height: int) -> Lines:
    """The same lines in whatever room there is."""
    return lines


def cleaned(line: str) -> str:
    """What a person typed, without control characters and double blanks."""
    line = ESCAPES.sub("", line)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())
