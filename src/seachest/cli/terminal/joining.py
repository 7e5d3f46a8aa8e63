"""`seachest join`: finds a server's table, sits down, and plays there in the terminal."""

import getpass
import re
import shlex
import sys
from dataclasses import dataclass
from urllib.parse import urlsplit, urlunsplit

from rich.console import Console
from rich.table import Table as Grid

from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.streams import replace_undecodable_input
from seachest.cli.terminal.look import look_at
from seachest.cli.terminal.player import PlayerLeft, cleaned
from seachest.cli.terminal.remote import RemotePlayer, name_of
from seachest.cli.terminal.saved_games import command_name, new_record_file, save_record
from seachest.cli.terminal.threaded_client import ThreadedClient
from seachest.client import RequestRefused, RulesMismatch, ServerUnreachable
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.messages.refusals import refusal_text
from seachest.messages.stories import prefix
from seachest.rules.errors import SeachestError
from seachest.rules.game import NOBODY, game_names
from seachest.rules.types import Seat
from seachest.wire.base import LONGEST_NAME
from seachest.wire.lobby import TableInfo

DEFAULT_GUEST_NAME = "Guest"
TABLE_ID_PATTERN = re.compile("[a-z0-9]{12}")
TABLE_PATH_SEGMENT = "t"
SERVER_READY_TIMEOUT_S = 3.0
"""How long a server that does not answer is waited for."""


class JoinError(SeachestError):
    """Why the player can't sit down, in the player's language."""


@dataclass(frozen=True)
class Link:
    """The address of a server, and the id of a table there if the link names one."""

    server: str
    table: str | None

    def to(self, table: str) -> str:
        """The link to a table of the server."""
        return f"{self.server}/{TABLE_PATH_SEGMENT}/{table}"


def read_link(text: str, words: Catalogue) -> Link:
    """Parses http://HOST/t/ID, http://HOST/ID or http://HOST; raises `JoinError` for anything else."""
    try:
        parts = urlsplit(text.strip())
        parts.port  # noqa: B018  # raises if it is none
    except ValueError:
        raise JoinError(words.text("join-bad-link", link=text)) from None
    steps = [step for step in parts.path.split("/") if step]
    table = steps.pop() if steps else None
    if parts.scheme not in ("http", "https") or not parts.hostname or (table and not TABLE_ID_PATTERN.fullmatch(table)):
        raise JoinError(words.text("join-bad-link", link=text))
    if steps and steps[-1] == TABLE_PATH_SEGMENT:
        steps.pop()
    return Link(urlunsplit((parts.scheme, parts.netloc, "/".join(["", *steps]), "", "")), table)


# --- The command ---------------------------------------------------------------------------------------------------


def join(link: str, name: str | None, token: str | None, language: str) -> int:
    """Plays at a server's table; returns `EXIT_OK` when the game is over or left, `EXIT_INTERRUPTED` after Ctrl-C."""
    words = catalogue(language)
    replace_undecodable_input()
    found = read_link(link, words)
    try:
        return ServerVisit(Console(highlight=False, markup=False, emoji=False), words, found).play(name, token)
    except RequestRefused as refusal:
        raise JoinError(refusal_text(words, refusal.code, refusal.params)) from None
    except ServerUnreachable:
        raise JoinError(words.text("join-unreachable", server=found.server)) from None
    except RulesMismatch:
        raise JoinError(words.text("join-outdated")) from None


class ServerVisit:
    """A player's visit to a server, from the guest's name to the end of a game."""

    def __init__(self, console: Console, words: Catalogue, link: Link) -> None:
        self.console, self.words, self.link = console, words, link
        self.token: str | None = None

    def play(self, name: str | None, token: str | None) -> int:
        """Becomes a guest, sits down and plays; returns the exit code."""
        called = self.validated_name(name)
        self.client = client = ThreadedClient(self.link.server)
        player: RemotePlayer | None = None
        try:
            client.run(client.server.ready(SERVER_READY_TIMEOUT_S))
            client.run(client.server.guest(called or self.ask_for_name()))
            player = self.sit_down(token)
            if player.run() is not None:
                self.keep_record(player)
        except (PlayerLeft, KeyboardInterrupt) as end:
            self.print_way_back(player)
            return EXIT_OK if isinstance(end, PlayerLeft) else EXIT_INTERRUPTED
        except (RequestRefused, ServerUnreachable):
            if player is not None:
                self.print_way_back(player)
            raise
        finally:
            client.close()
        return EXIT_OK

    def ask(self, prompt: str) -> str:
        """Asks for a line; raises `PlayerLeft` for q and at the end of the input."""
        look = look_at(self.console, self.words)
        self.console.print(f" {look.spelled(prompt)} {look.spelled('›')} ", end="")
        self.console.file.flush()
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line or cleaned(line).casefold() in ("q", "quit", "exit"):
            raise PlayerLeft
        return cleaned(line)

    # The player's name

    def validated_name(self, name: str | None) -> str | None:
        """A given name without control characters; raises `JoinError` if it is too short or too long."""
        if name is None:
            return None
        called = cleaned(name)
        if not 1 <= len(called) <= LONGEST_NAME:
            raise JoinError(self.words.text("join-bad-name", most=LONGEST_NAME))
        return called

    def ask_for_name(self) -> str:
        """Asks for a name, with the user's name of this machine as the default; without a terminal that is taken."""
        try:
            usual = cleaned(getpass.getuser())[:LONGEST_NAME] or DEFAULT_GUEST_NAME
        except (OSError, KeyError):
            usual = DEFAULT_GUEST_NAME
        if sys.stdin is None or not sys.stdin.isatty():
            return usual
        return self.ask(self.words.text("join-name", usual=usual))[:LONGEST_NAME].strip() or usual

    # The table

    def sit_down(self, token: str | None) -> RemotePlayer:
        """Sits down at the table, or looks on there."""
        client = self.client
        table = self.link.table or self.ask_for_table()
        info = client.run(client.server.info(table))
        if info.game not in game_names():
            raise RulesMismatch(info.game)
        self.link, self.token = Link(self.link.server, table), token
        warm_if_cold(info.game)
        if token is None:
            self.token = self.take_seat(info)
        try:
            followed = client.follow(table, self.token)
        except RulesMismatch:
            self.give_back_seat(table)
            raise
        if token is not None and followed.seat is None:
            raise JoinError(self.words.text("join-bad-token"))
        if followed.seat is not None and followed.info.seats[followed.seat].away:
            client.run(followed.back())
        return RemotePlayer(self.console, self.words, client, followed)

    def give_back_seat(self, table: str) -> None:
        """Gives up the seat again if the player can't play after all."""
        me, info = self.client.run(self.client.server.me()), self.client.run(self.client.server.info(table))
        for seat, sitting in enumerate(info.seats):
            if sitting.player == me.id:
                self.client.run(self.client.server.rise(table, seat))

    def take_seat(self, info: TableInfo) -> str | None:
        """Takes a seat and returns its token; None if none is free and the player wants to look on."""
        if info.phase == "waiting":
            try:
                return self.client.run(self.client.server.sit(info.id)).token
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
        """Asks which table of the lobby to join, and returns its id."""
        found = [table for table in self.client.run(self.client.server.lobby()) if table.game in game_names()]
        if not found:
            raise JoinError(self.words.text("join-no-tables", server=self.link.server))
        self.console.print(self.lobby_grid(found))
        while True:
            wish = self.ask(self.words.text("join-which"))
            if wish.isdecimal() and 1 <= int(wish[:3]) <= len(found):
                return found[int(wish[:3]) - 1].id

    def lobby_grid(self, tables: list[TableInfo]) -> Grid:
        """The tables of the lobby: game, players, number of free seats."""
        grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
        for number, table in enumerate(tables, 1):
            taken = [seat for seat, sitting in enumerate(table.seats) if sitting.kind != "empty"]
            names = ", ".join(self.rated_name(table, seat) for seat in taken)
            free = self.words.text("join-free-seats", count=table.players - len(taken))
            title = self.words.text(f"{prefix(table.game)}-title")
            grid.add_row(f" {number}", title, names, free)
        return grid

    def rated_name(self, table: TableInfo, seat: Seat) -> str:
        """The name of the player in a seat, with their rating if they have one."""
        name, rating = name_of(self.words, table, seat), table.seats[seat].rating
        return name if rating is None else self.words.text("join-rated", name=name, rating=round(rating))

    # The end

    def keep_record(self, player: RemotePlayer) -> None:
        """Saves the record of the finished game, and prints where."""
        record = self.client.run(self.client.server.record(player.table.id, self.token))
        file = new_record_file(player.game)
        try:
            save_record(record, file)
        except OSError as error:
            reason = error.strerror or str(error)
            player.problem = self.words.text("join-save-failed", file=str(file), reason=reason)
        player.print_closing_note("play-saved", str(file))

    def print_way_back(self, player: RemotePlayer | None) -> None:
        """Prints the command with which the player comes back to the seat, which is kept."""
        self.console.print()
        if player is not None and player.me != NOBODY and self.token is not None and player.result() is None:
            link = shlex.quote(self.link.to(player.table.id))
            player.problem = None
            # One word: a token may begin with a dash.
            player.print_closing_note("join-resume", f"{command_name()} join {link} --token={shlex.quote(self.token)}")
        self.console.print(f" {self.words.text('play-left')}")
