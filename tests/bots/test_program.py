"""Bots that are programs: what they are told, what becomes of their answers, and that none is left behind."""

import copy
import fcntl
import gc
import json
import os
import shlex
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

import seachest
from seachest import BotError, NotationError
from seachest.bots import Bot, bot_named
from seachest.bots.process import MAX_ANSWER_BYTES, EndTimeouts, ProgramProcess
from seachest.bots.program import Program
from seachest.rules.game import game_named, game_names
from seachest.table import View
from tests.walks import SMALL

PRELUDE = """
import json, os, subprocess, signal, sys, time
def hear():
    line = sys.stdin.readline()
    return json.loads(line) if line else {"type": "bye"}
def say(answer):
    print(answer if isinstance(answer, str) else json.dumps(answer), flush=True)
def greet():
    hello = hear()
    say({"type": "ready", "name": "Tester"})
    return hello
"""

FIRST_LEGAL = """
while (message := hear())["type"] != "bye":
    if message["type"] == "hello":
        say({"type": "ready", "name": "Tester", "mood": "fine"})
    else:
        say({"id": message["id"], "text": message["legal"][0], "sure": 0.5})
"""

Maker = Callable[[str], str]


@pytest.fixture
def named(tmp_path: Path) -> Maker:
    """Writes a script, and gives the name of the bot that runs it."""

    def make(body: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(PRELUDE + body, encoding="utf-8")
        return f"program:{shlex.join([sys.executable, '-I', str(path)])}"

    return make


def program(name: str, **timeouts: Any) -> Program:
    """The bot of that name, with other time limits."""
    return Program(name.removeprefix("program:"), 0, **timeouts)


def table(game: str = "sea-salt-paper", seed: int = 1) -> seachest.Table:
    return seachest.deal(game, game_named(game).seats.start, seed=seed, options=SMALL[game])


def first_view() -> View:
    """What the seat knows that begins."""
    at = table()
    return at.seat_view(at.pending()[0])


def ask(bot: str | Bot) -> str:
    """One decision of a fresh bot, which may be given by its name, at a fresh table."""
    bot = bot_named(bot, 0) if isinstance(bot, str) else bot
    try:
        return bot.choose(first_view())
    finally:
        bot.close()


def problem(bot: str | Bot) -> str:
    """The error that a bot ends in at its first decision."""
    with pytest.raises(BotError) as caught:
        ask(bot)
    return str(caught.value)


def runs(pid: int) -> bool:
    """Whether there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_for(happens: Callable[[], bool]) -> None:
    """Waits until something happens, but not forever."""
    deadline = time.monotonic() + 20
    while not happens():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def appears(path: Path) -> str:
    """What a file says, once it does."""
    wait_for(lambda: path.exists() and path.read_text() != "")
    return path.read_text()


def can_lock(file: IO[str]) -> bool:
    """Whether nobody else holds a lock on a file."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


# --- A game --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_names())
def test_a_program_plays_a_game_to_its_end(named: Maker, game: str) -> None:
    at = table(game)
    by_turns = named(FIRST_LEGAL.replace("[0]", '[message["id"] % len(message["legal"])]'))
    bots = [bot_named(by_turns, seat) for seat in range(at.players)]
    asked = [0] * at.players
    while at.pending():
        seat = at.pending()[0]
        asked[seat] += 1
        legal, text = at.legal(seat), bots[seat].choose(at.seat_view(seat))
        assert text == legal[asked[seat] % len(legal)]
        at.act(seat, text)
    for bot in bots:
        bot.close()
    assert at.result() is not None


@pytest.mark.parametrize("game", game_names())
def test_a_program_gets_its_own_view_and_nothing_else(named: Maker, game: str, tmp_path: Path) -> None:
    """All bytes that are sent, compared with what the seat knows."""
    noting = FIRST_LEGAL.replace("hear()", "noted()")
    noted = "def noted():\n    line = sys.stdin.readline(); log.write(line); log.flush()\n    return json.loads(line)\n"
    bot = bot_named(named(f"log = open({str(tmp_path / 'log')!r}, 'w')\n{noted}{noting}"), 0xBEEF)
    at = table(game)
    seat = at.pending()[0]
    head = {"type": "hello", "protocol": 1, "game": game, "players": at.players, "seat": seat}
    expected: list[dict[str, Any]] = [{**head, "options": at.options, "seed": "beef"}]
    for _ in range(20):
        if not at.pending():
            break
        now = at.pending()[0]
        if now == seat:
            number = len(expected)
            expected.append({"type": "choose", "id": number, "view": at.view(seat), "legal": at.legal(seat)})
            at.act(seat, bot.choose(at.seat_view(seat)))
        else:
            at.act(now, at.legal(now)[0])
    bot.close()
    expected.append({"type": "bye"})
    sent = (tmp_path / "log").read_text(encoding="ascii")
    assert sent == "".join(json.dumps(message, separators=(",", ":")) + "\n" for message in expected)


def test_one_process_serves_all_decisions_and_is_greeted_again_for_another_seat(named: Maker, tmp_path: Path) -> None:
    log = tmp_path / "log"
    noting = FIRST_LEGAL.replace(
        "    if message",
        f"    open({str(log)!r}, 'a').write(f'{{os.getpid()}} {{message[\"type\"]}} {{message.get(\"seat\")}}\\n')\n"
        "    if message",
    )
    bot = bot_named(named(noting), 0)
    at = table()
    seats: list[int] = []
    for _ in range(6):
        seat = at.pending()[0]
        at.act(seat, bot.choose(at.seat_view(seat)))
        seats.append(seat)
        while at.pending()[0] == seat:
            at.act(seat, at.legal(seat)[0])
    bot.close()
    lines = [line.split(" ", 1) for line in log.read_text().splitlines()]
    assert len({pid for pid, _ in lines}) == 1
    assert [what for _, what in lines] == [what for seat in seats for what in (f"hello {seat}", "choose None")]


def test_it_knows_the_name_that_the_program_gives_itself(named: Maker) -> None:
    bot = bot_named(named(FIRST_LEGAL), 0)
    assert isinstance(bot, Program)
    bot.choose(first_view())
    bot.close()
    assert bot.name == "Tester"


def test_much_on_standard_error_stops_nobody(named: Maker) -> None:
    assert ask(named("sys.stderr.write('thinking\\n' * 200_000)\n" + FIRST_LEGAL)) == "draw"


def test_a_copy_runs_a_program_of_its_own(named: Maker) -> None:
    bot = bot_named(named(FIRST_LEGAL), 3)
    view = first_view()
    bot.choose(view)
    other = copy.deepcopy(bot)
    bot.close()
    assert other.choose(view) == "draw"
    other.close()


# --- What can go wrong ---------------------------------------------------------------------------------------------


def test_a_command_that_is_not_there_is_named_before_the_game_begins() -> None:
    with pytest.raises(
        BotError, match='program "no-such-program --fast": found no executable program "no-such-program"'
    ):
        bot_named("program:no-such-program --fast", 0)


def test_a_file_that_is_no_program_is_named(tmp_path: Path) -> None:
    path = tmp_path / "empty"
    path.write_bytes(b"\0\0")
    path.chmod(0o755)
    assert "can't be started: " in problem(f"program:{path}")


@pytest.mark.parametrize(("text", "words"), [("program", "needs a command line"), ("program:'x", "No closing quot")])
def test_a_command_line_that_makes_no_sense_is_named(text: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        bot_named(text, 0)


def test_a_program_that_leaves_at_once_is_told_with_its_status_and_last_words(named: Maker) -> None:
    words = problem(named("print('\\n'.join('abcdefgh'), 'what a \\x1b[31mpity', file=sys.stderr)\nsys.exit(3)"))
    assert 'expected {"type": "ready", "name": …}, but it exited with status 3' in words
    assert words.endswith("standard error:\n  d\n  e\n  f\n  g\n  h what a  [31mpity")


def test_a_program_that_leaves_in_the_middle_is_told(named: Maker) -> None:
    words = problem(named("greet(); hear(); raise RuntimeError('no idea')"))
    assert 'expected {"id": 1, "text": one of the legal texts}, but it exited with status 1' in words
    assert words.endswith("RuntimeError: no idea")


def test_a_program_that_is_killed_is_told(named: Maker) -> None:
    assert "was killed by signal 9" in problem(named("greet(); os.kill(os.getpid(), 9)"))


def test_a_program_that_closes_its_output_is_told(named: Maker) -> None:
    bot = program(named("greet(); os.close(1); time.sleep(60)"), end_timeouts=EndTimeouts(after_closing_s=0.1))
    assert "closed its output and keeps running" in problem(bot)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        ("hm, let me see", 'in one line of JSON, not "hm, let me see"'),
        ("[" * 10_000, "in one line of JSON, not "),
        ("", 'in one line of JSON, not ""'),
        (["draw"], 'which is an object, not ["draw"]'),
        ({"text": "draw"}, "but the id is null"),
        ({"id": 2, "text": "draw"}, "but the id is 2"),
        ({"id": 1, "text": "fly"}, '"fly" is not legal'),
        ({"id": 1, "text": ["draw"]}, '["draw"] is not legal'),
        ({"id": 1}, "null is not legal"),
        ({"error": "I give up"}, 'the program reports "I give up"'),
    ],
)
def test_an_answer_that_makes_no_sense_is_told_with_what_was_expected(named: Maker, answer: Any, words: str) -> None:
    told = problem(named(f"greet(); hear(); say({answer!r}); hear()"))
    assert told.startswith('program "')
    assert words in told
    assert 'expected {"id": 1, "text": one of the legal texts}' in told or "the program reports" in told


def test_an_answer_that_is_not_utf_8_is_told(named: Maker) -> None:
    assert "in one line of JSON" in problem(named("greet(); hear(); os.write(1, bytes([34, 255, 34, 10])); hear()"))


@pytest.mark.parametrize("answer", ["{}", '{"type": "ready"}', '{"type": "ready", "name": ""}', '{"name": "Tester"}'])
def test_a_program_must_say_that_it_is_ready(named: Maker, answer: str) -> None:
    assert 'expected {"type": "ready", "name": …}, not {' in problem(named(f"hear(); say({answer!r}); hear()"))


def test_an_illegal_answer_does_not_tell_what_the_seat_could_have_done(named: Maker) -> None:
    assert "take 1" not in problem(named("greet(); hear(); say({'id': 1, 'text': 'fly'}); hear()"))


@pytest.mark.parametrize("end", ["", "\\n"])
def test_a_line_that_is_too_long_is_told(named: Maker, end: str) -> None:
    told = problem(named(f"greet(); hear(); os.write(1, b'x' * {MAX_ANSWER_BYTES} + b'yz{end}'); hear()"))
    assert f"got a line of more than {MAX_ANSWER_BYTES} bytes" in told


def test_an_answer_too_many_is_not_taken_for_the_next_one(named: Maker) -> None:
    bot = bot_named(
        named("greet()\nwhile hear()['type'] != 'bye':\n    for _ in '12': say({'id': 1, 'text': 'draw'})"), 0
    )
    view = first_view()
    assert bot.choose(view) == "draw"
    with pytest.raises(BotError, match=r'expected {"id": 2, .*, but the id is 1'):
        bot.choose(view)


def test_after_an_error_the_next_decision_starts_the_program_anew(named: Maker, tmp_path: Path) -> None:
    flag = tmp_path / "second"
    fails_once = f"if not os.path.exists({str(flag)!r}):\n    open({str(flag)!r}, 'w')\n    sys.exit(1)\n"
    bot = bot_named(named(fails_once + FIRST_LEGAL), 0)
    view = first_view()
    with pytest.raises(BotError):
        bot.choose(view)
    assert bot.choose(view) == "draw"
    bot.close()


# --- Silence -------------------------------------------------------------------------------------------------------


def test_silence_at_a_decision_is_told(named: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_BOT_TIMEOUT", "0.3")
    told = problem(named("greet(); hear(); say_nothing = time.sleep(60)"))
    assert 'expected {"id": 1, "text": one of the legal texts}, but got nothing for 0.3 s' in told


def test_silence_at_the_start_is_told(named: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_BOT_TIMEOUT", "0.1")
    bot = program(named("time.sleep(60)"), start_timeout_s=0.3)
    assert 'expected {"type": "ready", "name": …}, but got nothing for 0.3 s' in problem(bot)


def test_half_a_line_is_no_answer(named: Maker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SEACHEST_BOT_TIMEOUT", "0.3")
    half = 'greet(); hear(); os.write(1, b\'{"id": 1, "text": "draw"}\'); time.sleep(60)'
    assert "got nothing for 0.3 s" in problem(named(half))


def test_a_program_that_does_not_read_holds_up_nobody() -> None:
    running = ProgramProcess([sys.executable, "-c", "import time; time.sleep(60)"])
    with pytest.raises(BotError, match=r"got nothing for 0\.3 s"):
        running.ask(b"x" * 1_000_000 + b"\n", 0.3, "a word")
    running.close()


@pytest.mark.parametrize("seconds", ["soon", "0", "-1", "nan", "inf", ""])
def test_a_time_that_makes_no_sense_is_named(monkeypatch: pytest.MonkeyPatch, seconds: str) -> None:
    monkeypatch.setenv("SEACHEST_BOT_TIMEOUT", seconds)
    with pytest.raises(NotationError, match=f'SEACHEST_BOT_TIMEOUT: expected seconds, up to 86400, not "{seconds}"'):
        bot_named(f"program:{sys.executable}", 0)


# --- The end -------------------------------------------------------------------------------------------------------


def test_nothing_runs_before_the_first_decision(named: Maker, tmp_path: Path) -> None:
    bot_named(named(f"open({str(tmp_path / 'started')!r}, 'w')"), 0).close()
    assert not (tmp_path / "started").exists()


def test_a_program_that_is_told_goodbye_has_time_to_leave_by_itself(named: Maker, tmp_path: Path) -> None:
    ask(named(FIRST_LEGAL + f"time.sleep(0.1); open({str(tmp_path / 'left')!r}, 'w').write('in peace')"))
    assert (tmp_path / "left").read_text() == "in peace"


def test_a_stubborn_program_and_all_it_started_are_ended(named: Maker, tmp_path: Path) -> None:
    """The program and its child ignore all polite ways; the child holds a lock for as long as it lives."""
    lock, pid = tmp_path / "lock", tmp_path / "pid"
    stubborn = f"""
signal.signal(signal.SIGTERM, signal.SIG_IGN)
if os.fork() == 0:
    import fcntl
    held = open({str(lock)!r}, "w"); fcntl.flock(held, fcntl.LOCK_EX); held.write("mine"); held.flush()
    time.sleep(60)  # longer than anybody waits for it
open({str(pid)!r}, "w").write(str(os.getpid()))
{FIRST_LEGAL}
time.sleep(60)
"""
    bot = program(named(stubborn), end_timeouts=EndTimeouts(after_goodbye_s=0.1, after_signal_s=0.1))
    bot.choose(first_view())
    number = int(appears(pid))
    appears(lock)
    with lock.open() as free:
        assert not can_lock(free)
        assert runs(number)
        bot.close()
        assert not runs(number)
        wait_for(lambda: can_lock(free))


def test_a_bot_that_is_forgotten_leaves_no_program_behind(named: Maker, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    bot = bot_named(named(f"open({str(pid)!r}, 'w').write(str(os.getpid()))\n" + FIRST_LEGAL), 0)
    bot.choose(first_view())
    del bot
    gc.collect()
    assert not runs(int(pid.read_text()))
