"""`seachest play`: one person and bots at a table in the terminal.

Everything shown comes from the person's own view (`Table.glimpse`). The game is saved after every decision, and a saved
game goes on exactly as if it had never been left: bots take their chance from the game's seed and the number of moves.
"""

import hashlib
import io
import re
import shlex
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from seachest.bots import bot_named
from seachest.cli.games import ask_for_game, ask_for_level
from seachest.cli.question import Leave, Question
from seachest.cli.rules import show_rules
from seachest.cli.saved import command_name, fresh_file, save
from seachest.cli.screen import (
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
from seachest.cli.warm import warm_if_cold
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.stories import Sentence, choice_name, opening, say, tell
from seachest.notation.record import BOT, Move, parse
from seachest.rules.errors import BotError, IllegalMove, NotationError
from seachest.rules.game import game_named
from seachest.table import Table, View, deal, load

HUMAN = "human"
DEFAULT_BOT = "skilled"
BOT_NAMES = ("Marina", "Kai", "Coralie", "Finn", "Stella")
"""What the bot of each seat is called: names of the sea that all our languages know."""

FIRST_THOUGHT, NEXT_THOUGHT, LONGEST_PACE = 0.8, 0.35, 60.0
"""How long a bot seems to think (in units of `pace`) about its turn, and about each further decision of it. What it
thinks about, and whether it had a choice at all, must not show in it."""

LONG_THOUGHT = 0.5
"""Seconds from which on one should see that a bot thinks while it does."""

MOMENT = 0.8
"""How long a thing is shown (in units of `pace`) that lies on the table for a moment only."""

ROUNDS_ON_THE_LAST_PAGE = 15
LEFT, INTERRUPTED = 0, 130

ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[ -/]*[@-~]|O.|.)?")


# --- Who sits where ------------------------------------------------------------------------------------------------


def seat_bots(players: int, seat: int, bots: Sequence[str]) -> list[str]:
    """The names of a record: the person in one seat, bots in all others, the last named one as often as needed."""
    if isinstance(seat, bool) or not 0 <= seat < players:
        raise NotationError(f"seat: {seat} is not between 0 and {players - 1}")
    wishes = [name for name in bots if name] or [DEFAULT_BOT]
    if len(wishes) > players - 1:
        raise NotationError(f"bots: {len(wishes)} names for {players - 1} {'seat' if players == 2 else 'seats'}")
    wishes += wishes[-1:] * (players - 1 - len(wishes))
    for name in wishes:
        bot_named(name, 0)
    names = [BOT + name for name in wishes]
    return [*names[:seat], HUMAN, *names[seat:]]


def seats_of(words: Catalogue, names: Sequence[str], me: int) -> Seats:
    """How everyone is called."""
    called, titles = [], []
    for seat, name in enumerate(names):
        if seat == me:
            called.append(words.text("play-you"))
            titles.append(called[-1])
        else:
            bot = name.removeprefix(BOT)
            level = f"play-level-{bot.partition(':')[0]}"
            called.append(BOT_NAMES[seat % len(BOT_NAMES)])
            titles.append(f"{called[-1]} ({words.text(level) if words.has(level) else bot})")
    return Seats(tuple(called), tuple(titles), me)


def bot_seed(seed: str, seat: int, moves: int) -> int:
    """What a bot draws its chance from: the same after a break as without one, and no help in guessing the deal."""
    return int.from_bytes(hashlib.sha256(f"{seed} {seat} {moves}".encode()).digest()[:8])


# --- The game ------------------------------------------------------------------------------------------------------


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


class Session:
    """A person at the table: shows, asks, moves the bots, saves."""

    def __init__(self, console: Console, words: Catalogue, table: Table, me: int, file: Path, pace: float) -> None:
        self.console, self.words, self.table, self.me, self.file = console, words, table, me, file
        names = table.names or []
        self.bots = {seat: name.removeprefix(BOT) for seat, name in enumerate(names) if seat != me}
        self.seats = seats_of(words, names, me)
        self.screen = screen_of(table.game.name)
        self.seed = str(table.record()["seed"])
        self.asking_a_terminal = sys.stdin is not None and sys.stdin.isatty()
        self.live = self.asking_a_terminal and console.is_terminal and not console.is_dumb_terminal
        self.pace = min(pace, LONGEST_PACE) if pace > 0 and self.asking_a_terminal else 0.0
        seated = {seat: bot_named(bot, bot_seed(self.seed, seat, 0)) for seat, bot in self.bots.items()}
        self.programs = {seat: bot for seat, bot in seated.items() if bot.outside}
        self.story = Story()
        self.history: list[list[int]] = []
        self.moves = 0
        self.last_actor: int | None = None
        self.asked_to_speak = False
        self.trouble: str | None = None
        self.end: list[Sentence] = []
        view = table.glimpse(me)
        for sentence in opening(view):
            self.story.add(self.say(sentence), 1)

    # Words

    def look(self) -> Look:
        """How things look on this terminal now."""
        return look_at(self.console, self.words)

    def say(self, sentence: Sentence) -> str:
        """A sentence, spoken to the person."""
        return say(self.words, sentence, self.seats.names, self.me)

    # Moving on

    def step(self, seat: int, text: str, replaying: bool = False) -> None:
        """Carries out one decision, saves it, tells it, and shows the score sheet where a round ends."""
        before = self.table.glimpse(self.me)
        forced = seat == self.me and len(before.legal()) == 1
        choice = choice_name(self.words, before, text, self.seats.names) if forced else ""
        self.table.act(seat, text)
        self.moves += 1
        noticed = self.table.noticed(self.me)
        after = self.table.glimpse(self.me)
        if not replaying:
            self.save()
            if noticed and seat != self.me:
                self.pass_time(seat, before)
            self.show_moments(before, noticed, after)
        if noticed:
            self.last_actor = seat
        if seat == self.me and not forced:
            self.story.seen = len(self.story.lines)
        told = tell(before, noticed, after)
        lines = [self.say(sentence) for sentence in told]
        if forced:
            note = self.words.text("play-forced" if lines else "play-forced-silently", choice=choice)
            lines[:1] = [f"{lines[0]} {note}" if lines else note]
        number = before.round_number()
        for line in lines:
            self.story.add(line, number)
        self.end = self.screen.headlines(told)[1]
        if self.screen.round_over(before, after):
            self.history.append(self.screen.points_of_round(after))
            if not replaying:
                self.show_sheet(before, after, told)

    def save(self) -> None:
        """Saves the game; where that fails the game goes on, with a word about it."""
        try:
            save(self.table, self.file)
            self.trouble = None
        except OSError as error:
            reason = error.strerror or str(error)
            self.trouble = self.words.text("play-save-failed", file=str(self.file), reason=reason)

    def run(self) -> int:
        """Plays until the game is over."""
        self.save()
        while pending := self.table.pending():
            if self.me in pending:
                self.decide()
            elif not self.speak():
                self.let_think(pending[0])
        self.show_end()
        return 0

    def let_think(self, seat: int) -> None:
        """A bot decides, made for this one decision; a program runs on from decision to decision."""
        bot = self.programs.get(seat) or bot_named(self.bots[seat], bot_seed(self.seed, seat, self.moves))
        view = self.table.glimpse(self.me)
        if bot.seconds >= LONG_THOUGHT and seat in view.pending():
            self.show_thinking(seat, view)
        begin = time.monotonic()
        text = bot.choose(self.table.glimpse(seat))
        if self.pace:
            # Where it had no choice it took no time; nobody shall notice.
            time.sleep(max(0.0, begin + bot.seconds - time.monotonic()))
        self.step(seat, text)

    def pass_time(self, seat: int, view: View) -> None:
        """The moment in which a bot seems to think, before anything shows.

        It says nothing about its cards: decisions that nobody notices take no time, all others the same.
        """
        moment = self.pace * (NEXT_THOUGHT if seat == self.last_actor else FIRST_THOUGHT)
        if moment:
            self.show_thinking(seat, view)
        time.sleep(moment)

    def show_thinking(self, seat: int, view: View) -> None:
        """Says on the screen whose turn it is."""
        if self.live and self.pace:
            look = self.look()
            thinking = look.text("play-thinking", name=look.spelled(self.seats.names[seat]))
            self.draw(view, partial(_always, [Text(f" {thinking}", FAINT)]), 1)

    def show_moments(self, before: View, noticed: Sequence[Move], after: View) -> None:
        """What lay on the table for a moment between two views, where there is somebody to look at it."""
        if not (self.live and self.pace and noticed):
            return
        for words, view in self.screen.moments(self.look(), before, noticed, after):
            line = Text(f" {words}", "bold")
            self.draw(view, partial(_always, [line]), 1)
            time.sleep(self.pace * MOMENT)

    def decide(self) -> None:
        """The person decides; a question with one answer is never asked."""
        view = self.table.glimpse(self.me)
        legal = view.legal()
        if len(legal) == 1:
            self.step(self.me, legal[0])
        else:
            asides = view.asides()
            self.asked_to_speak = self.asked_to_speak or bool(asides)
            self.step(self.me, Question(self, view, legal, asides).answer())

    def speak(self) -> bool:
        """Asks, as soon as it is possible, whether the person wants to say something though it is not their turn."""
        view = self.table.glimpse(self.me)
        asides = view.asides() if self.screen.invites_words(view) else []
        asked, self.asked_to_speak = self.asked_to_speak, bool(asides)
        if asked or not asides:
            return False
        said = Question(self, view, [], asides).answer_or_nothing()
        if said is not None:
            self.step(self.me, said)
        return said is not None

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
            return self.screen.table(look, view, self.seats, width, detail)

        lines = whole_screen(look, top, drawing, self.story.news(), bottom, rows)
        self.print(lines, clear=True)

    def ask(self, prompt: str) -> str:
        """One line of input, cleaned of what no person types on purpose."""
        look = self.look()
        self.console.print(printable(look, [clipped(Text(f" {prompt} › ", "bold"), look.width - 1)]), end="")
        self.console.file.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
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
            show_rules(self.table.game.name, self.words.language, self.console)
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

    def show_end(self) -> None:
        """Who has won and why, the rounds, and where the record lies."""
        look = self.look()
        result = self.table.result()
        assert result is not None
        how = [look.spelled(self.say(sentence)) for sentence in self.end]
        lines = [line for sentence in how for line in wrapped(sentence, look.width - 2, "", " ")]
        lines += [Text(), *self.final_table(look, result.scores), Text()]
        self.pages(look.text("play-won-you" if self.me in result.winners else "play-over"), lines)
        self.last_words("play-saved", str(self.file))

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

    def leave(self) -> None:
        """The last words to one who leaves in the middle."""
        self.save()
        self.console.print()
        command = f"{command_name()} play --resume {shlex.quote(str(self.file))}"
        if self.programs:
            command += f" --bots {shlex.quote(','.join(self.bots[seat] for seat in self.programs))}"
        self.last_words("play-resume", command)
        self.print([Text(f" {self.words.text('play-left')}")])

    def close(self) -> None:
        """Ends the programs that play."""
        for bot in self.programs.values():
            bot.close()

    def last_words(self, message: str, name: str) -> None:
        """A message, and below it a file's name, unbroken so that it can be copied."""
        look = self.look()
        self.print(wrapped(look.spelled(self.trouble) if self.trouble else look.text(message), look.width - 2, "", " "))
        if not self.trouble:
            self.console.print(Text(look.spelled(f"   {name}")), soft_wrap=True)


def _always(lines: Lines, width: int, height: int) -> Lines:
    """The same lines in whatever room there is."""
    return lines


def cleaned(line: str) -> str:
    """What a person typed, without control characters and double blanks."""
    line = ESCAPES.sub("", line)
    return " ".join("".join(sign if sign.isprintable() else " " for sign in line).split())


# --- The command ---------------------------------------------------------------------------------------------------


def play(
    game: str | None,
    players: int | None,
    seat: int,
    bots: list[str],
    seed: str | None,
    language: str,
    record: Path | None = None,
    pace: float = 1.0,
    resume: Path | None = None,
    options: Mapping[str, Any] | None = None,
) -> int:
    """Plays a game against bots; which one and how strong they shall be is asked for if none is named.

    Returns 0 when it is over or left, 130 when it was interrupted.
    """
    words = catalogue(language)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    console = Console(highlight=False, markup=False, emoji=False)
    if record is not None and record != resume and record.exists():
        raise NotationError(f"record: {record} is there already; name another file, or --resume it")
    if resume is not None:
        session = resumed(console, words, resume, seat, bots, record, pace)
    else:
        chosen = game_named(game or ask_for_game(console, words))
        if not game and not any(bots):
            bots = [ask_for_level(console, words, DEFAULT_BOT)]
        players = chosen.seats.start if players is None else chosen.check_players(players)
        names = seat_bots(players, seat, bots)
        options = {**chosen.options_for_people(), **(options or {})}
        chosen.check_options(options, players)
        warm_if_cold(chosen.name)
        table = deal(chosen.name, players, seed=seed, options=options, names=names)
        session = Session(console, words, table, seat, record or fresh_file(chosen.name), pace)
    try:
        return session.run()
    except Leave:
        session.leave()
        return LEFT
    except KeyboardInterrupt:
        session.leave()
        return INTERRUPTED
    except BotError:
        session.leave()
        raise
    finally:
        session.close()


def check_program(bot: str, bots: Sequence[str]) -> None:
    """A program that a saved game names is run only if the person names it too: the file may be somebody else's."""
    if bot_named(bot, 0).outside and bot not in bots:
        wish = shlex.quote(bot)
        raise NotationError(
            f"resume: the saved game wants to run {bot}; if you want that too, say so with --bots {wish}"
        )


def resumed(
    console: Console,
    words: Catalogue,
    file: Path,
    seat: int,
    bots: Sequence[str],
    record: Path | None,
    pace: float,
) -> Session:
    """A saved game, told again from its start; the first name that is no bot's is the person's."""
    try:
        found = parse(file)
    except OSError as error:
        raise NotationError(f"{file}: {error.strerror or error}") from None
    warm_if_cold(found.start.game.name)
    load(file)
    players = found.start.players
    people = [i for i, name in enumerate(found.names or ()) if not name.startswith(BOT)]
    me = people[0] if people else seat
    names = seat_bots(players, me, bots[: players - 1])
    for i, name in enumerate(found.names or ()):
        if i == me and people:
            names[i] = name
        elif i != me and name.startswith(BOT):
            check_program(name.removeprefix(BOT), bots)
            names[i] = name
    session = Session(console, words, Table(found.start, found.seed, found.position, names), me, record or file, pace)
    for number, move in enumerate(found.moves, 1):
        try:
            for step in session.table.steps_to(move):
                session.step(step.seat, step.text, replaying=True)
        except IllegalMove as error:
            raise error.at_move(number) from None
    return session
