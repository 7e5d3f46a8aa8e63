"""A person at a server's table: the same screens and questions, and news that come while one looks at them."""

import re
import time
from collections.abc import Collection, Coroutine
from datetime import datetime
from typing import Any

from rich.console import Console
from rich.text import Text

from seachest.cli.terminal.player import Happening, Leave, Person, cleaned
from seachest.cli.terminal.question import Question, offer_words
from seachest.cli.terminal.screen import FAINT, Lines, Look, Seats, heading, wrapped
from seachest.cli.terminal.threaded_client import Contact, Correspondent, Present
from seachest.client import FollowedTable, RequestRefused, RulesMismatch
from seachest.messages.catalogue import Catalogue
from seachest.messages.refusals import refusal_text
from seachest.messages.stories import Sentence, prefix
from seachest.notation.record import Move
from seachest.rules.errors import SeachestError
from seachest.rules.game import NOBODY
from seachest.table import Result, View
from seachest.view_bytes import layout, view_from_text
from seachest.wire.lobby import SeatInfo, TableInfo
from seachest.wire.play import ChatLine, Here, News, Said, Situation

SAY = re.compile(r"/say(\s+(?P<text>.*))?", re.IGNORECASE | re.DOTALL)
DAY = 24 * 3600


class Interrupted(Exception):  # noqa: N818  # it is no error
    """There are news while a question is open."""


class SeatLost(SeachestError):  # noqa: N818  # it tells what happened
    """Somebody else has the seat now, or it was taken from the person."""


def seats_at(words: Catalogue, info: TableInfo, me: int, present: Collection[int]) -> Seats:
    """How everyone is called; what strangers are called is cleaned of what could disturb a terminal."""
    names = [words.text("play-you") if seat == me else name_of(words, info, seat) for seat in range(info.players)]
    remarks = [_remark(words, sitting, seat in present or seat == me) for seat, sitting in enumerate(info.seats)]
    titles = [f"{name}{remark}" for name, remark in zip(names, remarks, strict=True)]
    return Seats(tuple(names), tuple(titles), me)


def name_of(words: Catalogue, info: TableInfo, seat: int) -> str:
    """The name of whoever sits in a seat, or its number."""
    return cleaned(info.seats[seat].name or "") or words.text("play-seat", seat=seat)


def _remark(words: Catalogue, sitting: SeatInfo, present: bool) -> str:
    if sitting.kind == "bot":
        return f" ({words.text(f'play-level-{sitting.level}')})"
    if sitting.away:
        return f" ({words.text('join-is-away')})"
    return "" if present or sitting.kind == "empty" else f" ({words.text('join-not-here')})"


class Guest(Person):
    """A person at a table that a server keeps, in a seat or looking on."""

    help = (*Person.help[:4], "join-help-say", "join-help-leave", *Person.help[5:])

    def __init__(self, console: Console, words: Catalogue, line: Correspondent, table: FollowedTable) -> None:
        me = NOBODY if table.seat is None else table.seat
        super().__init__(console, words, table.info.game, seats_at(words, table.info, me, table.present), pace=1.0)
        self.line, self.table, self.info = line, table, table.info
        self.present: Collection[int] = table.present
        self.situation: Situation | None = None
        self.told = 0
        """How many sentences of the server's story are in ours."""
        self.own_moves = 0
        self.last_chat = 0.0
        self._view: View | None = None
        self._shown: list[str] = []

    # The table

    def view(self) -> View:
        """What the person knows, by the last news that were looked at."""
        assert self._view is not None, "the game has not begun yet"
        return self._view

    @property
    def away(self) -> bool:
        """Whether a bot plays for the person."""
        return self.me != NOBODY and self.info.seats[self.me].away

    def result(self) -> Result | None:
        """How the game ended."""
        found = None if self.situation is None else self.situation.result
        return None if found is None else Result(tuple(found.scores), tuple(found.winners))

    def run(self) -> Result:
        """Plays, or looks on, until the game is over."""
        while True:
            self.catch_up()
            result = self.result()
            if result is not None:
                self.show_end(result)
                return result
            if self._view is None:
                self.wait_for_players()
            elif self.away:
                self.come_back()
            else:
                self.decide_or_wait(self._view)

    def decide_or_wait(self, view: View) -> None:
        """Asks the person, or waits for the others. An only choice is made by the server, when nobody sees why."""
        legal, out_of_turn = view.legal(), view.out_of_turn()
        if len(legal) == 1 and not out_of_turn:
            legal = []
        try:
            if legal:
                self.do(Question(self, view, legal, out_of_turn).answer())
            elif self.live:
                said = Question(self, view, [], out_of_turn).answer_or_nothing()
                if said is not None:
                    self.do(said)
            elif not offer_words(self):
                self.line.inbox.wait()
        except Interrupted:
            pass

    def do(self, text: str) -> None:
        """Sends a decision; returns when all that came of it is told."""
        sent = self.own_moves
        try:
            self.attempt(self.table.act(text))
        except RequestRefused as refusal:
            self.trouble = self.words.text("join-too-late", reason=self.why(refusal))
            return
        self.trouble = None
        while self.own_moves == sent:
            self.line.inbox.wait()
            self.catch_up()

    def why(self, refusal: RequestRefused) -> str:
        """Why the server does not do something, in the words of the person."""
        return cleaned(refusal_text(self.words, refusal.code, refusal.params))

    def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """Does something at the table; where the connection is lost meanwhile, one sees it."""
        future = self.line.begin(work)
        while not future.done():
            self.line.inbox.wait()
            self.catch_up()
        future.result()

    def come_back(self) -> None:
        """A bot plays for the person: it goes on so until the person presses Enter."""
        if self.live:
            try:
                line = Question(self, self.view(), [], []).answer_or_nothing()
            except Interrupted:
                return
            assert line is None, "there was nothing to choose from"
        self.attempt(self.table.back())
        while self.away:
            self.line.inbox.wait()
            self.catch_up()

    # What comes in

    def catch_up(self) -> None:
        """Takes in all that came."""
        while (event := self.line.inbox.next()) is not None:
            if isinstance(event, SeachestError):
                raise event
            if isinstance(event, Contact):
                self.note_contact(event)
            elif isinstance(event, Present):
                self.present = event.seats
                self.name_all()
            elif isinstance(event, Here):
                self.take_in_all(event)
            else:
                self.take_in(event)

    def note_contact(self, contact: Contact) -> None:
        """Says that the connection broke, or is there again."""
        line = self.words.text("join-back" if contact.there else "join-lost")
        self.story.add(line, self.round_number())
        if self.asking_a_terminal:
            look = self.look()
            self.print([Text(), *wrapped(look.spelled(line), look.width - 2, "bold", " ")])

    def round_number(self) -> int:
        """The round that is played; 0 before the first."""
        return 0 if self._view is None else self._view.round_number()

    def take_in_all(self, here: Here) -> None:
        """How everything stands: at the beginning, and after the connection was lost."""
        if here.seat != (None if self.me == NOBODY else self.me):
            raise SeatLost(self.words.text("join-seat-lost"))
        if here.layout != layout(here.info.game):
            raise RulesMismatch(here.info.game)
        self.present = here.here
        self.learn(here.info, here.situation)
        self.own_moves = sum(move.startswith(f"{self.me} ") for move in here.moves)
        self.tell(here.story[self.told :], 0)
        for line in here.chat:
            self.hear(line)

    def take_in(self, news: News) -> None:
        """One piece of news."""
        before = self._view
        self.learn(news.info, news.situation)
        observed = [move_from(text) for text in news.moves]
        if observed and before is not None:
            self.told += len(news.story)
            self.own_moves += sum(move.seat == self.me for move in observed)
            self.happens(Happening(before, observed, self.view(), [sentence_from(said) for said in news.story]))
        else:
            self.tell(news.story, self.round_number())
        if news.chat is not None:
            self.hear(news.chat)

    def learn(self, info: TableInfo | None, situation: Situation | None) -> None:
        """Who sits here, and what the person knows."""
        if info is not None:
            if self.away and not info.seats[self.me].away:
                self.story.add(self.words.text("join-came-back"), self.round_number())
            elif not self.away and self.me != NOBODY and info.seats[self.me].away:
                self.story.add(self.words.text("join-replaced"), self.round_number())
            self.info = info
            self.name_all()
        if situation is not None and situation.record is not None:
            self.situation = situation
            self._view = view_from_text(self.info.game, self.me, situation.record, self.info.options)

    def name_all(self) -> None:
        """How everyone is called now."""
        self.seats = seats_at(self.words, self.info, self.me, self.present)

    def tell(self, story: list[Said], number: int) -> None:
        """Adds sentences to the story."""
        self.told += len(story)
        for said in story:
            self.story.add(self.say(sentence_from(said)), number)

    def hear(self, line: ChatLine) -> None:
        """Adds what somebody said to the story, once."""
        if line.text is not None and line.at > self.last_chat:
            self.last_chat = line.at
            said = self.words.text("join-chat", name=cleaned(line.name), text=cleaned(line.text))
            self.story.add(said, self.round_number())

    # Asking

    def read_line(self) -> str:
        """The next line of input."""
        return self.line.inbox.line() if self.live else super().read_line()

    def answer(self, prompt: str) -> str:
        """A line of input; news interrupt it where there is a screen to draw again."""
        if not self.live:
            return self.ask(prompt)
        self.show_prompt(prompt)
        line = self.line.inbox.line_or_event()
        if line is None:
            raise Interrupted
        return self.take(line)

    def prompt(self, optional: bool) -> str:
        """The message with which an answer is asked for."""
        if self.away:
            return "join-prompt-away"
        return "join-prompt-waiting" if optional and self.live else super().prompt(optional)

    def command(self, line: str) -> Lines | None:
        """Sends what the person wants to say to all."""
        found = SAY.fullmatch(line)
        if found is None:
            return None
        look = self.look()
        text = (found["text"] or "").strip()
        if not text:
            return [Text(f" {look.text('join-say-what')}", "bold")]
        try:
            self.attempt(self.table.say(text))
        except RequestRefused as refusal:
            return wrapped(look.text("join-not-said", reason=self.why(refusal)), look.width - 2, "bold", " ")
        raise Interrupted  # by the own words

    # Showing

    def status(self, look: Look, view: View) -> Lines:
        """For whom one waits, and until when."""
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
        """A moment of the server's clock on the clock here; with its day where that is not today."""
        seconds = server_time - self.table.clock_ahead_s
        moment = datetime.fromtimestamp(seconds)
        return f"{moment:%H:%M:%S}" if abs(seconds - time.time()) < DAY else f"{moment:%Y-%m-%d %H:%M}"

    def wait_for_players(self) -> None:
        """Shows who is there until the game begins."""
        look = self.look()
        lines: Lines = [heading(f" {look.text(f'{prefix(self.game)}-title')}"), Text()]
        for seat, sitting in enumerate(self.info.seats):
            name = look.text("join-free") if sitting.kind == "empty" else look.spelled(self.seats.titles[seat])
            lines.append(Text(f"   {seat + 1}  {name}", FAINT if sitting.kind == "empty" else ""))
        lines += [Text(), *wrapped(look.text("join-not-begun"), look.width - 2, "", " ")]
        for line in self.story.lines[self.story.seen :]:
            lines += wrapped(look.spelled(line), look.width - 2, "", " ")
        plain = [line.plain for line in lines]
        if self.live or plain != self._shown:
            self.print(lines, clear=True)
        self._shown = plain
        if not self.live:
            self.line.inbox.wait()
            return
        try:
            typed = self.answer(look.text("join-prompt-waiting"))
            if typed.casefold() in ("q", "quit", "exit"):
                raise Leave
            self.command(typed)
        except Interrupted:
            pass


def move_from(text: str) -> Move:
    """A decision as the server tells it: "SEAT TEXT"."""
    seat, _, what = text.partition(" ")
    return Move(int(seat), what)


def sentence_from(said: Said) -> Sentence:
    """A sentence as the server tells it."""
    return Sentence(said.id, said.values)
