"""Puzzles in the terminal: a position, the player's answer, and why another one may be better."""

import os
from pathlib import Path

import msgspec
from rich.console import Console
from rich.text import Text

from seachest.arena.words import number_text, percent_text
from seachest.bots.personas import bot_name
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.streams import replace_undecodable_input
from seachest.cli.terminal.game_menu import ask_for_game
from seachest.cli.terminal.game_screen import Seats
from seachest.cli.terminal.lines import FAINT, Lines, wrapped
from seachest.cli.terminal.look import Look
from seachest.cli.terminal.player import PlayerLeft, TerminalPlayer
from seachest.cli.terminal.question import Question
from seachest.folders import data_folder
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.stories import choice_name
from seachest.puzzles import Puzzle, shipped_puzzles
from seachest.puzzles.solving import SolverRecord, next_puzzle
from seachest.rules.errors import NotationError
from seachest.rules.types import Seat
from seachest.table import View

SOLVER_FILE = "puzzles.json"
MAX_SHOWN_ANSWERS = 6


def solve(game: str | None, language: str) -> int:
    """Shows puzzle after puzzle until the player has enough; returns the exit code."""
    replace_undecodable_input()
    words, console = catalogue(language), Console(highlight=False)
    try:
        name = game or ask_for_game(console, words)
    except PlayerLeft:
        return EXIT_OK
    puzzles = shipped_puzzles(name)
    if not puzzles:
        raise NotationError(f"puzzles: there are none for {name}")
    warm_if_cold(name)
    records = SolverFile(data_folder() / SOLVER_FILE)
    try:
        while (puzzle := next_puzzle(puzzles, records.record_of(name))) is not None:
            PuzzleSolver(console, words, puzzle, records).solve()
    except PlayerLeft:
        pass
    return EXIT_OK


class SolverFile:
    """What is kept of the solver on this device, game by game."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._records: dict[str, SolverRecord] = {}
        if path.exists():
            try:
                self._records = msgspec.json.decode(path.read_bytes(), type=dict[str, SolverRecord])
            except ValueError as error:
                raise NotationError(f"{path}: not a file of puzzle ratings ({error})") from None

    def record_of(self, game: str) -> SolverRecord:
        """The record of a game."""
        return self._records.setdefault(game, SolverRecord())

    def save(self) -> None:
        """Writes the file; if that is interrupted, the file is still as it was."""
        draft = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        draft.write_bytes(msgspec.json.encode(self._records))
        draft.replace(self._path)


def seats_of_puzzle(words: Catalogue, players: int, me: Seat) -> Seats:
    """Who sits at the table of a puzzle: the solver and bots."""
    names = tuple(words.text("play-you") if seat == me else bot_name(seat) for seat in range(players))
    return Seats(names, names, me)


class PuzzleSolver(TerminalPlayer):
    """A person who solves a puzzle."""

    def __init__(self, console: Console, words: Catalogue, puzzle: Puzzle, records: SolverFile) -> None:
        super().__init__(console, words, puzzle.game, seats_of_puzzle(words, puzzle.players, puzzle.seat), 0.0)
        self._puzzle, self._records = puzzle, records
        self._record = records.record_of(puzzle.game)

    def view(self) -> View:
        """What the solver knows."""
        return self._puzzle.view

    def act(self, text: str) -> None:
        """Counts an answer, and explains it."""
        before = self._record.rating
        self._record.answer(self._puzzle, text)
        self._records.save()
        look = self.look()
        self.show_pages(
            look.text("puzzles-title", rating=str(self._puzzle.rating)), self._explanation(look, text, before)
        )

    def solve(self) -> None:
        """Asks for the answer, and goes on when the solver wants to; raises PlayerLeft if not."""
        view = self.view()
        self.act(Question(self, view, view.legal(), []).answer())
        if self.ask(self.look().text("play-go-on")).casefold() in ("q", "quit", "exit"):
            raise PlayerLeft

    def status(self, look: Look, view: View) -> Lines:
        """The task, the rating and the streak below the choices."""
        record = self._record
        values = {"rating": str(record.rating), "streak": record.streak, "best": record.best_streak}
        return [
            *wrapped(look.text("puzzles-task"), look.width - 2, "bold", " "),
            Text(f" {look.text('puzzles-standing', **values)}", FAINT),
        ]

    def _explanation(self, look: Look, given: str, before: int) -> Lines:
        puzzle, record = self._puzzle, self._record
        message = "puzzles-right" if given == puzzle.best else "puzzles-wrong"
        lost = round((puzzle.worths[puzzle.best] - puzzle.worths[given]) * 100)
        lines = wrapped(
            look.spelled(look.text(message, best=self._choice(puzzle.best), lost=lost)), look.width - 2, "bold", " "
        )
        lines.append(Text())
        for text, worth in list(puzzle.worths.items())[:MAX_SHOWN_ANSWERS]:
            mark = "✓" if text == puzzle.best else ("✗" if text == given else " ")
            note = f" ({look.text('puzzles-tempting')})" if text == puzzle.tempting else ""
            line = f"{mark} {percent_text(self.words, worth, 0):>6}  {self._choice(text)}{note}"
            lines += wrapped(look.spelled(line), look.width - 2, "bold" if text == puzzle.best else "", " ")
        moves = [
            look.text(
                "puzzles-move", name=self.seats.names[each.move.seat], choice=self._choice_in(each.view, each.move.text)
            )
            for each in puzzle.expected_moves()
        ]
        if moves:
            lines += [
                Text(),
                *wrapped(look.spelled(look.text("puzzles-line", line=" → ".join(moves))), look.width - 2, "", " "),
            ]
        change = number_text(self.words, record.rating - before, 0, sign=True)
        values = {"rating": str(record.rating), "streak": record.streak, "best": record.best_streak}
        lines += [Text(), Text(f" {look.text('puzzles-standing', **values)} ({change})", FAINT), Text()]
        return lines

    def _choice(self, text: str) -> str:
        return self._choice_in(self._puzzle.view, text)

    def _choice_in(self, view: View, text: str) -> str:
        return choice_name(self.words, view, text, self.seats.names)
