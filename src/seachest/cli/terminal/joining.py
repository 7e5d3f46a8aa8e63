"""`seachest join`: a seat at a server's table, in the terminal."""

import getpass
import io
import re
import shlex
import sys
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit, urlunsplit

from rich.console import Console
from rich.table import Table as Grid

from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.terminal.player import Leave, cleaned
from seachest.cli.terminal.remote import Guest, name_of
from seachest.cli.terminal.saved_games import command_name, fresh_file, save
from seachest.cli.terminal.screen import look_at
from seachest.cli.terminal.threaded_client import Correspondent
from seachest.client import RequestRefused, RulesMismatch, ServerUnreachable
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.refusals import refusal_text
from seachest.messages.stories import prefix
from seachest.rules.errors import SeachestError
from seachest.rules.game import NOBODY, game_names
from seachest.wire.base import LONGEST_NAME
from seachest.wire.lobby import TableInfo

LEFT, INTERRUPTED = 0, 130
ANY_NAME = "Guest"
TABLE_ID = re.compile("[a-z0-9]{12}")
BEFORE_THE_ID = "t"
PATIENCE = 3.0
"""Seconds for which one looks for a server at the beginning."""


class JoinError(SeachestError):
    """Why one can't sit down, in the words of the person."""


@dataclass(frozen=True)
class Link:
    """Where a server is, and a table of it if the link names one."""

    server: str
    table: str | None

    def to(self, table: str) -> str:
        """The link to a table there."""
        return f"{self.server}/{BEFORE_THE_ID}/{table}"


def read_link(text: str, words: Catalogue) -> Link:
    """A link such as http://HOST/t/ID, http://HOST/ID, or http://HOST alone."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018  # raises where it is none
    except ValueError:
        raise JoinError(words.text("join-bad-link", link=text)) from None
    steps = [step for step in parts.path.split("/") if step]
    table = steps.pop() if steps else None
    if parts.scheme not in ("http", "https") or not parts.hostname or (table and not TABLE_ID.fullmatch(table)):
        raise JoinError(words.text("join-bad-link", link=text))
    if steps and steps[-1] == BEFORE_THE_ID:
        steps.pop()
    return Link(urlunsplit((parts.scheme, parts.netloc, "/".join(["", *steps]), "", "")), table)


# --- The command ---------------------------------------------------------------------------------------------------


def join(link: str, name: str | None, token: str | None, language: str) -> int:
    """Plays at a table of a server. Returns 0 when the game is over or left, 130 when it was interrupted."""
    words = catalogue(language)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    found = read_link(link, words)
    try:
        return Visit(Console(highlight=False, markup=False, emoji=False), words, found).play(name, token)
    except RequestRefused as refusal:
        raise JoinError(refusal_text(words, refusal.code, refusal.params)) from None
    except ServerUnreachable:
        raise JoinError(words.text("join-unreachable", server=found.server)) from None
    except RulesMismatch:
        raise JoinError(words.text("join-outdated")) from None


class Visit:
    """Somebody at a server, from the door to the end of a game."""

    def __init__(self, console: Console, words: Catalogue, link: Link) -> None:
        self.console, self.words, self.link = console, words, link
        self.token: str | None = None

    def play(self, name: str | None, token: str | None) -> int:
        """Comes in, sits down, plays."""
        called = self.checked_name(name)
        self.line = line = Correspondent(self.link.server)
        guest: Guest | None = None
        try:
            line.get(line.client.ready(PATIENCE))
            line.get(line.client.guest(called or self.ask_for_name()))
            guest = self.sit_down(token)
            guest.run()
            self.keep_record(guest)
        except (Leave, KeyboardInterrupt) as end:
            self.farewell(guest)
            return LEFT if isinstance(end, Leave) else INTERRUPTED
        except (RequestRefused, ServerUnreachable):
            if guest is not None:
                self.farewell(guest)
            raise
        finally:
            line.close()
        return LEFT

    def ask(self, prompt: str) -> str:
        """A line of input; whoever types q, or nothing more, leaves."""
        look = look_at(self.console, self.words)
        self.console.print(f" {look.spelled(prompt)} {look.spelled('›')} ", end="")
        self.console.file.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line or cleaned(line).casefold() in ("q", "quit", "exit"):
            raise Leave
        return cleaned(line)

    # Who

    def checked_name(self, name: str | None) -> str | None:
        """A name that may be used."""
        if name is None:
            return None
        called = cleaned(name)
        if not 1 <= len(called) <= LONGEST_NAME:
            raise JoinError(self.words.text("join-bad-name", most=LONGEST_NAME))
        return called

    def ask_for_name(self) -> str:
        """How the person wants to be called; nobody is asked who is not at a terminal."""
        try:
            usual = cleaned(getpass.getuser())[:LONGEST_NAME] or ANY_NAME
        except (OSError, KeyError):
            usual = ANY_NAME
        if sys.stdin is None or not sys.stdin.isatty():
            return usual
        return self.ask(self.words.text("join-name", usual=usual))[:LONGEST_NAME].strip() or usual

    # Where

    def sit_down(self, token: str | None) -> Guest:
        """A seat at the table, or a place to look on from."""
        line = self.line
        table = self.link.table or self.ask_for_table()
        info = line.get(line.client.info(table))
        if info.game not in game_names():
            raise RulesMismatch(info.game)
        self.link, self.token = Link(self.link.server, table), token
        warm_if_cold(info.game)
        if token is None:
            self.token = self.take_seat(info)
        try:
            followed = line.follow(table, self.token)
        except RulesMismatch:
            self.give_back_seat(table)
            raise
        if token is not None and followed.seat is None:
            raise JoinError(self.words.text("join-bad-token"))
        if followed.seat is not None and followed.info.seats[followed.seat].away:
            line.get(followed.back())
        return Guest(self.console, self.words, line, followed)

    def give_back_seat(self, table: str) -> None:
        """Rises again where one can't play after all."""
        me, info = self.line.get(self.line.client.me()), self.line.get(self.line.client.info(table))
        for seat, sitting in enumerate(info.seats):
            if sitting.player == me.id:
                self.line.get(self.line.client.rise(table, seat))

    def take_seat(self, info: TableInfo) -> str | None:
        """The secret of a seat; None where there is none and the person wants to look on."""
        if info.phase == "waiting":
            try:
                return self.line.get(self.line.client.sit(info.id)).token
            except RequestRefused as refusal:
                if refusal.code not in ("no-free-seat", "seat-taken"):
                    raise
        if info.phase == "over":
            raise JoinError(self.words.text("join-over"))
        if info.watch != "anyone":
            raise JoinError(self.words.text("join-full"))
        self.ask(self.words.text("join-watch"))
        return None

    def ask_for_table(self) -> str:
        """One of the open tables of the lobby."""
        found = [table for table in self.line.get(self.line.client.lobby()) if table.game in game_names()]
        if not found:
            raise JoinError(self.words.text("join-no-tables", server=self.link.server))
        self.console.print(self.lobby_grid(found))
        while True:
            wish = self.ask(self.words.text("join-which"))
            if wish.isdecimal() and 1 <= int(wish[:3]) <= len(found):
                return found[int(wish[:3]) - 1].id

    def lobby_grid(self, tables: list[TableInfo]) -> Grid:
        """The open tables: the game, who sits there, how many seats are free."""
        grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
        for number, table in enumerate(tables, 1):
            taken = [seat for seat, sitting in enumerate(table.seats) if sitting.kind != "empty"]
            names = ", ".join(self.rated_name(table, seat) for seat in taken)
            free = self.words.text("join-free-seats", count=table.players - len(taken))
            title = self.words.text(f"{prefix(table.game)}-title")
            grid.add_row(f" {number}", title, names, free)
        return grid

    def rated_name(self, table: TableInfo, seat: int) -> str:
        """Who sits somewhere, and how good they are, as far as that is known."""
        name, rating = name_of(self.words, table, seat), table.seats[seat].rating
        return name if rating is None else self.words.text("join-rated", name=name, rating=round(rating))

    # The end

    def keep_record(self, guest: Guest) -> None:
        """Saves the record of a finished game, as after a game at one's own table."""
        record: dict[str, Any] = self.line.get(self.line.client.record(guest.table.id, self.token))
        file = fresh_file(guest.game)
        try:
            save(record, file)
        except OSError as error:
            reason = error.strerror or str(error)
            guest.trouble = self.words.text("join-save-failed", file=str(file), reason=reason)
        guest.last_words("play-saved", str(file))

    def farewell(self, guest: Guest | None) -> None:
        """The last words to one who leaves in the middle: the seat is kept, and this is the way back."""
        self.console.print()
        if guest is not None and guest.me != NOBODY and self.token is not None and guest.result() is None:
            link = shlex.quote(self.link.to(guest.table.id))
            guest.trouble = None
            guest.last_words("join-resume", f"{command_name()} join {link} --token {shlex.quote(self.token)}")
        self.console.print(f" {self.words.text('play-left')}")
