"""The bot that is a program in any language: it is asked in JSON lines, as docs/bot-protocol.md explains.

It learns its own view and its own legal decisions, and nothing else.
"""

import json
import os
import shlex
import shutil
import weakref

from seachest.bots.bot import Bot
from seachest.bots.process import EndTimeouts, ProgramProcess, program_label
from seachest.rules.errors import BotError, NotationError, shown
from seachest.rules.types import JsonObject
from seachest.table import View

BOT_PROTOCOL = 1
"""The version of the protocol; it changes only if programs written for the old one would break."""

TIMEOUT_VARIABLE = "SEACHEST_BOT_TIMEOUT"
"""The variable that says how many seconds a program may take for a decision."""

DEFAULT_DECISION_S, PROGRAM_START_TIMEOUT_S, MAX_DECISION_S = 10.0, 30.0, 86_400.0
MAX_PROGRAM_NAME = 100


def line_of(message: JsonObject) -> bytes:
    """A message as it is sent: one line, in ASCII, which is UTF-8 as well."""
    return json.dumps(message, separators=(",", ":")).encode("ascii") + b"\n"


BYE_LINE = line_of({"type": "bye"})


class Program(Bot):
    """A seat that is played by a program. It is started at the first decision, and runs until the bot is closed.

    ``start_timeout_s`` is how many seconds the program has to say that it is ready, ``end_timeouts`` how long it has to
    exit before it is killed.
    """

    outside = True

    def __init__(
        self,
        command: str,
        seed: int,
        start_timeout_s: float = PROGRAM_START_TIMEOUT_S,
        end_timeouts: EndTimeouts | None = None,
    ) -> None:
        self._command = read_command(command)
        self._seed = seed
        self._start_timeout_s, self._end_timeouts = start_timeout_s, end_timeouts
        self._seconds = decision_seconds()
        self._running: ProgramProcess | None = None
        self._end: weakref.finalize[[bytes], Program] | None = None
        self._hello: JsonObject = {}
        self._asked = 0
        self.name = ""
        """What the program calls itself, once it has said so."""

    def __reduce__(self) -> tuple[type["Program"], tuple[str, int, float, EndTimeouts | None]]:
        """A copy starts the program for itself."""
        return Program, (shlex.join(self._command), self._seed, self._start_timeout_s, self._end_timeouts)

    def choose(self, view: View) -> str:
        """What the program answers; BotError where that is no legal decision, or no answer comes."""
        try:
            running = self._greeted(view)
            return self._decision(running, view)
        except BotError:
            self._stop(b"")
            raise

    def close(self) -> None:
        """Says goodbye to the program, and ends it if it does not leave."""
        self._stop(BYE_LINE)

    def _stop(self, farewell: bytes) -> None:
        """Ends the program, if it runs; another decision would start it again."""
        running, end = self._running, self._end
        self._running = self._end = None
        if running is not None and end is not None and end.detach():
            running.close(farewell)

    def _greeted(self, view: View) -> ProgramProcess:
        """The running program, which knows what it plays: a game, a number of players, options, a seat."""
        hello = {
            "type": "hello",
            "protocol": BOT_PROTOCOL,
            "game": view.game.name,
            "players": int(view.record.players),
            "seat": view.seat,
            "options": dict(view.options),
            "seed": f"{self._seed:x}",
        }
        if self._running is None:
            self._running = ProgramProcess(self._command, self._end_timeouts)
            # A bot that nobody closes leaves no program behind.
            self._end = weakref.finalize(self, self._running.close, BYE_LINE)
        elif hello == self._hello:
            return self._running
        what = '{"type": "ready", "name": …}'
        answer = read_answer(self._running, line_of(hello), max(self._start_timeout_s, self._seconds), what)
        name = answer.get("name")
        if answer.get("type") != "ready" or not isinstance(name, str) or not 1 <= len(name) <= MAX_PROGRAM_NAME:
            raise BotError(f"{self._running.name}: expected {what}, not {shown(answer)}")
        self._hello, self.name = hello, name
        return self._running

    def _decision(self, running: ProgramProcess, view: View) -> str:
        """Asks for a decision and returns the answer; raises BotError if that is not legal."""
        self._asked += 1
        legal = view.legal()
        question = {"type": "choose", "id": self._asked, "view": view.position(), "legal": legal}
        what = f'{{"id": {self._asked}, "text": one of the legal texts}}'
        answer = read_answer(running, line_of(question), self._seconds, what)
        if answer.get("id") != self._asked:
            raise BotError(f"{running.name}: expected {what}, but the id is {shown(answer.get('id'))}")
        text = answer.get("text")
        if not isinstance(text, str) or text not in legal:
            # What would have been legal may be a secret to those who read this.
            raise BotError(f"{running.name}: expected {what}, but {shown(text)} is not legal")
        return text


def read_answer(running: ProgramProcess, question: bytes, seconds: float, what: str) -> JsonObject:
    """The object that a program answers; BotError if it is none, or tells of an error."""
    line = running.ask(question, seconds, what)
    try:
        answer = json.loads(line.decode("utf-8"))
    except (ValueError, RecursionError):
        got = shown(line.decode("utf-8", "replace"))
        raise BotError(f"{running.name}: expected {what} in one line of JSON, not {got}") from None
    if not isinstance(answer, dict):
        raise BotError(f"{running.name}: expected {what}, which is an object, not {shown(answer)}")
    if "error" in answer:
        raise BotError(f"{running.name}: the program reports {shown(answer['error'])}")
    return answer


def read_command(text: str) -> list[str]:
    """The parts of a command line; raises BotError if its program is not there."""
    try:
        command = shlex.split(text)
    except ValueError as error:
        raise NotationError(f"bot: the command line {shown(text)} can't be read: {error}") from None
    if not command:
        raise NotationError("bot: program needs a command line after its colon, as in program:python my_bot.py")
    if shutil.which(command[0]) is None:
        raise BotError(f"{program_label(text)}: found no executable program {shown(command[0])}")
    return command


def decision_seconds() -> float:
    """How long a program may take for a decision."""
    text = os.environ.get(TIMEOUT_VARIABLE, str(DEFAULT_DECISION_S))
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= MAX_DECISION_S:
        raise NotationError(f"{TIMEOUT_VARIABLE}: expected seconds, up to {MAX_DECISION_S:.0f}, not {shown(text)}")
    return seconds
