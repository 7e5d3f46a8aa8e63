"""`LocalPlayer`: one person and bots at a table in this process.

Everything shown comes from the player's own view (`Table.seat_view`). The game is saved after every decision, and a
saved game goes on exactly as if it had never been interrupted: the seeds of bots follow from the game's seed and the
number of moves.
"""

import shlex
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Console
from rich.text import Text

from seachest.bots import bot_named
from seachest.bots.levels import DEFAULT_LEVEL
from seachest.bots.personas import bot_name, decision_delay
from seachest.bots.seeds import bot_seed, derived_seed
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.streams import replace_undecodable_input
from seachest.cli.terminal.game_menu import ask_for_game, ask_for_level
from seachest.cli.terminal.game_screen import Seats
from seachest.cli.terminal.hints import HINT_COMMAND, hint_lines
from seachest.cli.terminal.lines import Lines
from seachest.cli.terminal.player import ObservedChange, PlayerLeft, TerminalPlayer
from seachest.cli.terminal.question import Question, offer_out_of_turn
from seachest.cli.terminal.saved_games import command_name, new_record_file, save_record
from seachest.coach import advise
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.stories import opening, tell
from seachest.notation.record import BOT_PREFIX, parse, read_seed
from seachest.rules.errors import BotError, IllegalMove, NotationError
from seachest.rules.game import game_named
from seachest.rules.types import Seat
from seachest.table import Table, View, deal, load

HUMAN_PLAYER = "human"

VISIBLE_THINKING_S = 0.5
"""A bot that thinks at least so long is shown to be thinking."""


# --- Who sits where ------------------------------------------------------------------------------------------------


def seat_bots(players: int, seat: Seat, bots: Sequence[str]) -> list[str]:
    """The names of a record: the player in one seat, bots in all others, the last named one as often as needed."""
    if isinstance(seat, bool) or not 0 <= seat < players:
        raise NotationError(f"seat: {seat} is not between 0 and {players - 1}")
    levels = [name for name in bots if name] or [DEFAULT_LEVEL]
    if len(levels) > players - 1:
        raise NotationError(f"bots: {len(levels)} names for {players - 1} {'seat' if players == 2 else 'seats'}")
    levels += levels[-1:] * (players - 1 - len(levels))
    for name in levels:
        bot_named(name, 0)
    names = [BOT_PREFIX + name for name in levels]
    return [*names[:seat], HUMAN_PLAYER, *names[seat:]]


def seats_of(words: Catalogue, names: Sequence[str], me: Seat) -> Seats:
    """The names and titles at a table with bots, in the player's language."""
    called, titles = [], []
    for seat, name in enumerate(names):
        if seat == me:
            called.append(words.text("play-you"))
            titles.append(called[-1])
        else:
            bot = name.removeprefix(BOT_PREFIX)
            level = f"play-level-{bot.partition(':')[0]}"
            called.append(bot_name(seat))
            titles.append(f"{called[-1]} ({words.text(level) if words.has(level) else bot})")
    return Seats(tuple(called), tuple(titles), me)


# --- The game ------------------------------------------------------------------------------------------------------


class LocalPlayer(TerminalPlayer):
    """A person at a table with bots in this process, who also saves the game, and may ask the coach."""

    help: ClassVar[Sequence[str]] = [*TerminalPlayer.help[:-2], "play-help-hint", *TerminalPlayer.help[-2:]]

    def __init__(self, console: Console, words: Catalogue, table: Table, me: Seat, file: Path, pace: float) -> None:
        names = table.names or []
        super().__init__(console, words, table.game.name, seats_of(words, names, me), pace)
        self.table, self.file = table, file
        self.bots = {seat: name.removeprefix(BOT_PREFIX) for seat, name in enumerate(names) if seat != me}
        self.seed = str(table.record()["seed"])
        seated = {seat: bot_named(bot, bot_seed(self.seed, seat, 0)) for seat, bot in self.bots.items()}
        self.programs = {seat: bot for seat, bot in seated.items() if bot.outside}
        self.moves = 0
        self.hints: list[tuple[Seat, int]] = []
        """For which decisions the coach was asked: the seat, and how many decisions came before."""
        self.last_actor: Seat | None = None
        for sentence in opening(self.view()):
            self.log.add(self.say(sentence), 1)

    def view(self) -> View:
        """What the person knows now."""
        return self.table.seat_view(self.me)

    def act(self, text: str) -> None:
        """Carries out a decision of the person."""
        self.step(self.me, text)

    def step(self, seat: Seat, text: str, replaying: bool = False) -> None:
        """Carries out one decision, saves the game, and shows what happened; `replaying` only adds it to the log."""
        before = self.view()
        self.table.act(seat, text)
        self.moves += 1
        observed = self.table.observed_actions(self.me)
        after = self.view()
        if not replaying:
            self.save()
            if observed and seat != self.me:
                self.pause_for_bot(seat, before)
        if observed:
            self.last_actor = seat
        self.show_change(ObservedChange(before, observed, after, tell(before, observed, after)), quietly=replaying)

    def save(self) -> None:
        """Saves the game; if that fails the game goes on, with a note about it."""
        try:
            record = self.table.record()
            save_record({**record, "hints": [list(hint) for hint in self.hints]} if self.hints else record, self.file)
            self.problem = None
        except OSError as error:
            reason = error.strerror or str(error)
            self.problem = self.words.text("play-save-failed", file=str(self.file), reason=reason)

    def run(self) -> int:
        """Plays until the game is over; returns the exit code."""
        self.save()
        while pending := self.table.pending():
            if self.me in pending:
                self.decide()
            elif not offer_out_of_turn(self):
                self.let_bot_decide(pending[0])
        result = self.table.result()
        assert result is not None
        self.show_end(result)
        self.print_closing_note("play-saved", str(self.file))
        return 0

    def run_command(self, line: str) -> Lines | None:
        """Asks the coach, if the line says so; the record tells that."""
        if line.casefold() != HINT_COMMAND:
            return None
        view, look = self.view(), self.look()
        if len(view.legal()) < 2:
            return [Text(f" {look.text('hint-none')}", "bold")]
        asked = (self.me, self.table.move_count)
        if asked not in self.hints:
            self.hints.append(asked)
            self.save()
        return hint_lines(look, view, self.seats.names, advise(view, derived_seed("hint", self.seed, *asked)))

    def let_bot_decide(self, seat: Seat) -> None:
        """Lets a bot decide: a new one for each decision, but a program runs on from decision to decision."""
        bot = self.programs.get(seat) or bot_named(self.bots[seat], bot_seed(self.seed, seat, self.moves))
        view = self.view()
        if bot.seconds >= VISIBLE_THINKING_S and seat in view.pending():
            self.show_thinking(seat, view)
        begin = time.monotonic()
        text = bot.choose(self.table.seat_view(seat))
        if self.pace:
            # Without a choice it takes no time, which must not show.
            time.sleep(max(0.0, begin + bot.seconds - time.monotonic()))
        self.step(seat, text)

    def pause_for_bot(self, seat: Seat, view: View) -> None:
        """Waits as long as a bot seems to think, before its decision shows.

        That says nothing about its cards: decisions that nobody notices take no time, all others the same.
        """
        delay = decision_delay(self.pace, decided_before=seat == self.last_actor)
        if delay:
            self.show_thinking(seat, view)
        time.sleep(delay)

    def decide(self) -> None:
        """Asks the player for a decision; a question with one answer is never asked."""
        view = self.view()
        legal = view.legal()
        if len(legal) == 1:
            self.act(legal[0])
        else:
            out_of_turn = view.out_of_turn()
            self.offered_out_of_turn = self.offered_out_of_turn or bool(out_of_turn)
            self.act(Question(self, view, legal, out_of_turn).answer())

    def leave(self) -> None:
        """Saves the game and prints how to resume it."""
        self.save()
        self.console.print()
        command = f"{command_name()} play --resume {shlex.quote(str(self.file))}"
        if self.programs:
            command += f" --bots {shlex.quote(','.join(self.bots[seat] for seat in self.programs))}"
        self.print_closing_note("play-resume", command)
        self.print([Text(f" {self.words.text('play-left')}")])

    def close(self) -> None:
        """Ends the programs that play as bots."""
        for bot in self.programs.values():
            bot.close()


# --- The command ---------------------------------------------------------------------------------------------------


def play(
    game: str | None,
    players: int | None,
    seat: Seat,
    bots: list[str],
    seed: str | None,
    language: str,
    record: Path | None = None,
    pace: float = 1.0,
    resume: Path | None = None,
    options: Mapping[str, Any] | None = None,  # Any: the values are JSON, another set in each game
) -> int:
    """Plays a game against bots, or goes on with a saved one; asks for the game and the bots' level if none is named.

    Returns the exit code: `EXIT_OK` when the game is over or left, `EXIT_INTERRUPTED` after Ctrl-C.
    """
    words = catalogue(language)
    replace_undecodable_input()
    console = Console(highlight=False, markup=False, emoji=False)
    if record is not None and record != resume and record.exists():
        raise NotationError(f"record: {record} already exists; name another file, or continue it with --resume")
    if resume is not None:
        player = resume_game(console, words, resume, seat, bots, record, pace)
    else:
        chosen = game_named(game or ask_for_game(console, words))
        if not game and not any(bots):
            bots = [ask_for_level(console, words, DEFAULT_LEVEL)]
        players = chosen.seats.start if players is None else chosen.check_players(players)
        names = seat_bots(players, seat, bots)
        options = {**chosen.options_for_people(), **(options or {})}
        chosen.check_options(options, players)
        if seed is not None:
            read_seed(seed)  # compiling takes minutes: what is wrong is said before
        warm_if_cold(chosen.name)
        table = deal(chosen.name, players, seed=seed, options=options, names=names)
        player = LocalPlayer(console, words, table, seat, record or new_record_file(chosen.name), pace)
    try:
        return player.run()
    except PlayerLeft:
        player.leave()
        return EXIT_OK
    except KeyboardInterrupt:
        player.leave()
        return EXIT_INTERRUPTED
    except BotError:
        player.leave()
        raise
    finally:
        player.close()


def check_program(bot: str, bots: Sequence[str]) -> None:
    """Raises `NotationError` for a saved game's program that the player has not named: files may be anyone's."""
    if bot_named(bot, 0).outside and bot not in bots:
        wish = shlex.quote(bot)
        raise NotationError(
            f"resume: the saved game wants to run {bot}; if you want that too, say so with --bots {wish}"
        )


def resume_game(
    console: Console,
    words: Catalogue,
    file: Path,
    seat: Seat,
    bots: Sequence[str],
    record: Path | None,
    pace: float,
) -> LocalPlayer:
    """A saved game, replayed from its start; the first name that is no bot's is the player's."""
    try:
        found = parse(file)
    except OSError as error:
        raise NotationError(f"{file}: {error.strerror or error}") from None
    warm_if_cold(found.start.game.name)
    load(file)
    players = found.start.players
    people = [i for i, name in enumerate(found.names or ()) if not name.startswith(BOT_PREFIX)]
    me = people[0] if people else seat
    names = seat_bots(players, me, bots[: players - 1])
    for i, name in enumerate(found.names or ()):
        if i == me and people:
            names[i] = name
        elif i != me and name.startswith(BOT_PREFIX):
            check_program(name.removeprefix(BOT_PREFIX), bots)
            names[i] = name
    player = LocalPlayer(
        console, words, Table(found.start, found.seed, found.position, names), me, record or file, pace
    )
    player.hints = list(found.hints)
    for number, move in enumerate(found.moves, 1):
        try:
            for step in player.table.steps_to(move):
                player.step(step.seat, step.text, replaying=True)
        except IllegalMove as error:
            raise error.at_move(number) from None
    return player
