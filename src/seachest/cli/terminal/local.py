"""`seachest play`: one person and bots at a table in the terminal.

Everything shown comes from the person's own view (`Table.seat_view`). The game is saved after every decision, and a
saved game goes on exactly as if it had never been left: bots take their chance from the game's seed and the number of
moves.
"""

import hashlib
import io
import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from seachest.bots import bot_named
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.terminal.game_menu import ask_for_game, ask_for_level
from seachest.cli.terminal.player import Happening, Leave, Person
from seachest.cli.terminal.question import Question, offer_words
from seachest.cli.terminal.saved_games import command_name, fresh_file, save
from seachest.cli.terminal.screen import Seats
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.stories import opening, tell
from seachest.notation.record import BOT, parse
from seachest.rules.errors import BotError, IllegalMove, NotationError
from seachest.rules.game import game_named
from seachest.table import Table, View, deal, load

HUMAN = "human"
DEFAULT_BOT = "skilled"
BOT_NAMES = ("Marina", "Kai", "Coralie", "Finn", "Stella")
"""What the bot of each seat is called: names of the sea that all our languages know."""

FIRST_THOUGHT, NEXT_THOUGHT = 0.8, 0.35
"""How long a bot seems to think (in units of `pace`) about its turn, and about each further decision of it. What it
thinks about, and whether it had a choice at all, must not show in it."""

LONG_THOUGHT = 0.5
"""Seconds from which on one should see that a bot thinks while it does."""

LEFT, INTERRUPTED = 0, 130


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


class Session(Person):
    """A person at a table here: moves the bots, saves."""

    def __init__(self, console: Console, words: Catalogue, table: Table, me: int, file: Path, pace: float) -> None:
        names = table.names or []
        super().__init__(console, words, table.game.name, seats_of(words, names, me), pace)
        self.table, self.file = table, file
        self.bots = {seat: name.removeprefix(BOT) for seat, name in enumerate(names) if seat != me}
        self.seed = str(table.record()["seed"])
        seated = {seat: bot_named(bot, bot_seed(self.seed, seat, 0)) for seat, bot in self.bots.items()}
        self.programs = {seat: bot for seat, bot in seated.items() if bot.outside}
        self.moves = 0
        self.last_actor: int | None = None
        for sentence in opening(self.view()):
            self.story.add(self.say(sentence), 1)

    def view(self) -> View:
        """What the person knows now."""
        return self.table.seat_view(self.me)

    def do(self, text: str) -> None:
        """Carries out a decision of the person."""
        self.step(self.me, text)

    def step(self, seat: int, text: str, replaying: bool = False) -> None:
        """Carries out one decision, saves it, and tells it."""
        before = self.view()
        self.table.act(seat, text)
        self.moves += 1
        observed = self.table.observed_actions(self.me)
        after = self.view()
        if not replaying:
            self.save()
            if observed and seat != self.me:
                self.pass_time(seat, before)
        if observed:
            self.last_actor = seat
        self.happens(Happening(before, observed, after, tell(before, observed, after)), quietly=replaying)

    def save(self) -> None:
        """Saves the game; where that fails the game goes on, with a word about it."""
        try:
            save(self.table.record(), self.file)
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
            elif not offer_words(self):
                self.let_think(pending[0])
        result = self.table.result()
        assert result is not None
        self.show_end(result)
        self.last_words("play-saved", str(self.file))
        return 0

    def let_think(self, seat: int) -> None:
        """A bot decides, made for this one decision; a program runs on from decision to decision."""
        bot = self.programs.get(seat) or bot_named(self.bots[seat], bot_seed(self.seed, seat, self.moves))
        view = self.view()
        if bot.seconds >= LONG_THOUGHT and seat in view.pending():
            self.show_thinking(seat, view)
        begin = time.monotonic()
        text = bot.choose(self.table.seat_view(seat))
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

    def decide(self) -> None:
        """The person decides; a question with one answer is never asked."""
        view = self.view()
        legal = view.legal()
        if len(legal) == 1:
            self.do(legal[0])
        else:
            out_of_turn = view.out_of_turn()
            self.asked_to_speak = self.asked_to_speak or bool(out_of_turn)
            self.do(Question(self, view, legal, out_of_turn).answer())

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
