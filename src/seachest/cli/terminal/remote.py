"""`RemotePlayer`: a person at a server's table, where updates come in while a question is open."""

import re
import time
from collections.abc import Collection, Coroutine
from datetime import datetime

from rich.console import Console
from rich.text import Text

from seachest.cli.terminal.game_screen import Seats
from seachest.cli.terminal.lines import FAINT, Lines, heading, wrapped
from seachest.cli.terminal.look import Look
from seachest.cli.terminal.player import ObservedChange, PlayerLeft, TerminalPlayer, cleaned
from seachest.cli.terminal.question import Question, offer_out_of_turn
from seachest.cli.terminal.threaded_client import ConnectionChange, PresenceChange, ThreadedClient
from seachest.client import FollowedTable, RequestRefused, RulesMismatch
from seachest.messages.catalogue import Catalogue
from seachest.messages.refusals import refusal_text
from seachest.messages.stories import Sentence, prefix
from seachest.notation.record import Move
from seachest.rules.errors import SeachestError
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import GameResult, View
from seachest.view_bytes import layout, view_from_text
from seachest.wire.lobby import SeatInfo, TableInfo
from seachest.wire.play import ChatLine, Here, News, Said, Situation

SAY_COMMAND = re.compile(r"/say(\s+(?P<text>.*))?", re.IGNORECASE | re.DOTALL)
SECONDS_PER_DAY = 24 * 3600


class QuestionInterrupted(Exception):  # noqa: N818  # it is no error
    """Something happened while a question was open."""


class SeatLost(SeachestError):  # noqa: N818  # it says what happened
    """Somebody else has the seat now, or the player was removed from it."""


def seats_at(words: Catalogue, info: TableInfo, me: Seat, present: Collection[Seat]) -> Seats:
    """The names and titles of a server's table; names of strangers are cleaned of control characters."""
    names = [words.text("play-you") if seat == me else name_of(words, info, seat) for seat in range(info.players)]
    remarks = [_remark(words, sitting, seat in present or seat == me) for seat, sitting in enumerate(info.seats)]
    titles = [f"{name}{remark}" for name, remark in zip(names, remarks, strict=True)]
    return Seats(tuple(names), tuple(titles), me)


def name_of(words: Catalogue, info: TableInfo, seat: Seat) -> str:
    """The name of the player in a seat, or the seat's number."""
    return cleaned(info.seats[seat].name or "") or words.text("play-seat", seat=seat)


def _remark(words: Catalogue, sitting: SeatInfo, present: bool) -> str:
    if sitting.kind == "bot":
        own = words.text(f"play-level-{sitting.level}")
        if sitting.plays is None:
            return f" ({own})"
        return f" ({own}; {words.text('play-level-for-now', level=words.text(f'play-level-{sitting.plays}'))})"
    remarks = [words.text("join-has-account")] if sitting.account else []
    if sitting.away:
        remarks.append(words.text("join-is-away"))
    elif not present and sitting.kind != "empty":
        remarks.append(words.text("join-not-here"))
    return f" ({'; '.join(remarks)})" if remarks else ""


class RemotePlayer(TerminalPlayer):
    """A person at a server's table, in a seat or as a spectator."""

    help = (*TerminalPlayer.help[:4], "join-help-say", "join-help-leave", *TerminalPlayer.help[5:])

    def __init__(self, console: Console, words: Catalogue, client: ThreadedClient, table: FollowedTable) -> None:
        me = NOBODY if table.seat is None else table.seat
        super().__init__(console, words, table.info.game, seats_at(words, table.info, me, table.present), pace=1.0)
        self.client, self.table, self.info = client, table, table.info
        self.present: Collection[Seat] = table.present
        self.situation: Situation | None = None
        self.story_length = 0
        """How many sentences of the server's story are in the log."""
        self.own_moves = 0
        self.last_chat = 0.0
        self._view: View | None = None
        self._shown: list[str] = []

    # The table

    def view(self) -> View:
        """What the player knew at the last update that was handled."""
        assert self._view is not None, "the game has not begun yet"
        return self._view

    @property
    def away(self) -> bool:
        """Whether a bot plays for the player."""
        return self.me != NOBODY and self.info.seats[self.me].away

    def result(self) -> GameResult | None:
        """The result of the game; None until it is over."""
        found = None if self.situation is None else self.situation.result
        return None if found is None else GameResult(tuple(found.scores), tuple(found.winners))

    def run(self) -> GameResult | None:
        """Plays, or looks on, until the game is over; returns the result, or None for a game that ended without one."""
        while True:
            self.catch_up()
            if self.info.ended is not None:
                self.console.print(f"\n {self.look().spelled(self.words.text('join-rules-changed'))}")
                return None
            result = self.result()
            if result is not None:
                self.show_end(result)
                return result
            if self._view is None:
                self.wait_for_players()
            elif self.away:
                self.return_from_away()
            else:
                self.decide_or_wait(self._view)

    def decide_or_wait(self, view: View) -> None:
        """Asks the player, or waits for the others; the server makes an only choice, at a time that reveals nothing."""
        legal, out_of_turn = view.legal(), view.out_of_turn()
        if len(legal) == 1 and not out_of_turn:
            legal = []
        try:
            if legal:
                self.act(Question(self, view, legal, out_of_turn).answer())
            elif self.live:
                said = Question(self, view, [], out_of_turn).answer_or_nothing()
                if said is not None:
                    self.act(said)
            elif not offer_out_of_turn(self):
                self.client.events.wait()
        except QuestionInterrupted:
            pass

    def act(self, text: str) -> None:
        """Sends a decision; returns when its outcome is in the log."""
        sent = self.own_moves
        try:
            self.run_while_listening(self.table.act(text))
        except RequestRefused as refusal:
            self.problem = self.words.text("join-too-late", reason=self.why(refusal))
            return
        self.problem = None
        while self.own_moves == sent:
            self.client.events.wait()
            self.catch_up()

    def why(self, refusal: RequestRefused) -> str:
        """Why the server refused, in the player's language."""
        return cleaned(refusal_text(self.words, refusal.code, refusal.params))

    def run_while_listening(self, work: Coroutine[object, None, None]) -> None:
        """Runs a coroutine of the client, handling events meanwhile, such as a lost connection."""
        future = self.client.start(work)
        while not future.done():
            self.client.events.wait()
            self.catch_up()
        future.result()

    def return_from_away(self) -> None:
        """Waits for Enter while a bot plays for the player, then takes the seat back."""
        if self.live:
            try:
                line = Question(self, self.view(), [], []).answer_or_nothing()
            except QuestionInterrupted:
                return
            assert line is None, "there was nothing to choose from"
        self.run_while_listening(self.table.back())
        while self.away:
            self.client.events.wait()
            self.catch_up()

    # Events

    def catch_up(self) -> None:
        """Handles all events that have come."""
        while (event := self.client.events.next_event()) is not None:
            if isinstance(event, SeachestError):
                raise event
            if isinstance(event, ConnectionChange):
                self.note_connection(event)
            elif isinstance(event, PresenceChange):
                self.present = event.seats
                self.update_names()
            elif isinstance(event, Here):
                self.handle_here(event)
            else:
                self.handle_news(event)

    def note_connection(self, change: ConnectionChange) -> None:
        """Adds to the log that the connection was lost or restored, and prints it."""
        line = self.words.text("join-back" if change.connected else "join-lost")
        self.log.add(line, self.round_number())
        if self.asking_a_terminal:
            look = self.look()
            self.print([Text(), *wrapped(look.spelled(line), look.width - 2, "bold", " ")])

    def round_number(self) -> int:
        """The number of the current round; 0 before the first."""
        return 0 if self._view is None else self._view.round_number()

    def handle_here(self, here: Here) -> None:
        """Takes in everything about the table: at the beginning, and after the connection was lost."""
        if here.seat != (None if self.me == NOBODY else self.me):
            raise SeatLost(self.words.text("join-seat-lost"))
        if here.layout != layout(here.info.game):
            raise RulesMismatch(here.info.game)
        self.present = here.here
        self.update_table(here.info, here.situation)
        self.own_moves = sum(move.startswith(f"{self.me} ") for move in here.moves)
        self.add_story(here.story[self.story_length :], 0)
        for line in here.chat:
            self.add_chat_line(line)

    def handle_news(self, update: News) -> None:
        """Takes in an update."""
        before = self._view
        self.update_table(update.info, update.situation)
        observed = [move_from(text) for text in update.moves]
        if observed and before is not None:
            self.story_length += len(update.story)
            self.own_moves += sum(move.seat == self.me for move in observed)
            self.show_change(
                ObservedChange(before, observed, self.view(), [sentence_from(said) for said in update.story])
            )
        else:
            self.add_story(update.story, self.round_number())
        if update.chat is not None:
            self.add_chat_line(update.chat)

    def update_table(self, info: TableInfo | None, situation: Situation | None) -> None:
        """Updates who sits at the table and what the player knows."""
        if info is not None:
            if self.away and not info.seats[self.me].away:
                self.log.add(self.words.text("join-came-back"), self.round_number())
            elif not self.away and self.me != NOBODY and info.seats[self.me].away:
                self.log.add(self.words.text("join-replaced"), self.round_number())
            self.info = info
            self.update_names()
        if situation is not None and situation.record is not None:
            self.situation = situation
            self._view = view_from_text(self.info.game, self.me, situation.record, self.info.options)

    def update_names(self) -> None:
        """Updates the names of all seats."""
        self.seats = seats_at(self.words, self.info, self.me, self.present)

    def add_story(self, story: list[Said], round_number: int) -> None:
        """Adds sentences of the server to the log."""
        self.story_length += len(story)
        for said in story:
            self.log.add(self.say(sentence_from(said)), round_number)

    def add_chat_line(self, line: ChatLine) -> None:
        """Adds a line of the chat to the log, if it is not there yet."""
        if line.text is not None and line.at > self.last_chat:
            self.last_chat = line.at
            said = self.words.text("join-chat", name=cleaned(line.name), text=cleaned(line.text))
            self.log.add(said, self.round_number())

    # Input and output

    def read_line(self) -> str:
        """Reads the next line."""
        return self.client.events.read_line() if self.live else super().read_line()

    def answer(self, prompt: str) -> str:
        """Asks for a line; raises `QuestionInterrupted` on an event if there is a screen to draw again."""
        if not self.live:
            return self.ask(prompt)
        self.show_prompt(prompt)
        line = self.client.events.read_line_or_event()
        if line is None:
            raise QuestionInterrupted
        return self.accept_line(line)

    def prompt(self, optional: bool) -> str:
        """The message with which an answer is asked for."""
        if self.away:
            return "join-prompt-away"
        return "join-prompt-waiting" if optional and self.live else super().prompt(optional)

    def run_command(self, line: str) -> Lines | None:
        """Sends what the player says to all with `/say`."""
        found = SAY_COMMAND.fullmatch(line)
        if found is None:
            return None
        look = self.look()
        text = (found["text"] or "").strip()
        if not text:
            return [Text(f" {look.text('join-say-what')}", "bold")]
        try:
            self.run_while_listening(self.table.say(text))
        except RequestRefused as refusal:
            return wrapped(look.text("join-not-said", reason=self.why(refusal)), look.width - 2, "bold", " ")
        raise QuestionInterrupted  # by the player's own line

    def status(self, look: Look, view: View) -> Lines:
        """Who is waited for, and until when."""
        situation = self.situation
        if situation is None or not situation.pending:
            return []
        if self.away:
            line = look.text("join-away")
        elif self.me in situation.pending:
            forced = len(view.legal()) == 1 and not view.out_of_turn()
            line = look.text("join-forced") if forced else ""
        else:
            names = ", ".join(look.spelled(self.seats.names[seat]) for seat in situation.pending)
            line = look.text("join-waiting", names=names)
        if situation.deadline is not None and not self.away:
            clock = look.text("join-clock", time=self.local_time(situation.deadline))
            line = f"{line} {clock}".strip()
        return wrapped(line, look.width - 2, FAINT, " ") if line else []

    def local_time(self, server_time: float) -> str:
        """A time of the server's clock as local time, with its day if it is more than a day away."""
        seconds = server_time - self.table.clock_ahead_s
        moment = datetime.fromtimestamp(seconds)
        return f"{moment:%H:%M:%S}" if abs(seconds - time.time()) < SECONDS_PER_DAY else f"{moment:%Y-%m-%d %H:%M}"

    def wait_for_players(self) -> None:
        """Shows who has sat down, until the game begins."""
        look = self.look()
        lines: Lines = [heading(f" {look.text(f'{prefix(self.game)}-title')}"), Text()]
        for seat, sitting in enumerate(self.info.seats):
            name = look.text("join-free") if sitting.kind == "empty" else look.spelled(self.seats.titles[seat])
            lines.append(Text(f"   {seat + 1}  {name}", FAINT if sitting.kind == "empty" else ""))
        lines += [Text(), *wrapped(look.text("join-not-begun"), look.width - 2, "", " ")]
        for line in self.log.lines[self.log.seen :]:
            lines += wrapped(look.spelled(line), look.width - 2, "", " ")
        plain = [line.plain for line in lines]
        if self.live or plain != self._shown:
            self.print(lines, clear=True)
        self._shown = plain
        if not self.live:
            self.client.events.wait()
            return
        try:
            typed = self.answer(look.text("join-prompt-waiting"))
            if typed.casefold() in ("q", "quit", "exit"):
                raise PlayerLeft
            self.run_command(typed)
        except QuestionInterrupted:
            pass


def move_from(text: str) -> Move:
    """Parses a decision of the protocol: "SEAT TEXT"."""
    seat, _, what = text.partition(" ")
    return Move(int(seat), what)


def sentence_from(said: Said) -> Sentence:
    """A sentence of the protocol as one of the catalogue."""
    return Sentence(said.id, said.values)
