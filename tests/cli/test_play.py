"""`seachest play` as a person meets it: on terminals of all kinds, and never with a card that is not theirs to know."""

import fcntl
import io
import json
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from seachest import NotationError, load
from seachest.bots import bot_named
from seachest.cli.screens.sea_salt_paper.cards import SIGNS
from seachest.cli.terminal.game_screen import Detail, GameScreen, screen_of
from seachest.cli.terminal.local import LocalPlayer, play, seat_bots
from seachest.cli.terminal.look import spelled
from seachest.cli.terminal.question import Question
from seachest.cli.terminal.saved_games import command_name
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import card_help, card_name, choice_help, choice_name
from seachest.rules.chance import new_dice
from seachest.rules.game import game_names
from seachest.rules.sea_salt_paper.cards import CARDS, COLOURS, names
from seachest.table import View, deal

GAME = "sea-salt-paper"
SEED = "00000000000000000000000000000005"
RUNNER = (
    "import sys, json; from pathlib import Path; from seachest.cli.terminal.local import play; "
    "wishes = json.loads(sys.argv[1]);"
    "wishes.update({name: Path(wishes[name]) for name in ('record', 'resume') if wishes.get(name)});"
    "sys.exit(play(**wishes))"
)
COLOUR_CODE = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
languages = pytest.mark.parametrize("language", list(LANGUAGES))


def wishes(**others: Any) -> dict[str, Any]:
    """What `play` takes."""
    common = {"game": GAME, "players": 2, "seat": 0, "bots": ["greedy"], "seed": SEED, "language": "en", "pace": 0.0}
    return {**common, **others}


def some_answers(number: int, seed: int = 0) -> list[str]:
    """Answers of somebody who doesn't think much; the first choice is always there."""
    dice = random.Random(seed)
    return [str(dice.choice((1, 1, 2, 3))) for _ in range(number)]


class Lines(io.StringIO):
    """A standard input that somebody has written beforehand."""

    def isatty(self) -> bool:
        return False


@pytest.fixture
def at_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """Plays with given answers, in this process; gives the exit status, all that was printed, and the record."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")

    def run(answers: list[str], **others: Any) -> tuple[int, str, dict[str, Any]]:
        monkeypatch.setattr(sys, "stdin", Lines("".join(f"{answer}\n" for answer in answers)))
        if others.get("resume") != Path("game.json"):
            Path("game.json").unlink(missing_ok=True)
        given = wishes(record=Path("game.json"), **others)
        status = play(**given)
        return status, capsys.readouterr().out, json.loads(given["record"].read_text(encoding="utf-8"))

    return run


def environment(folder: Path, **others: str) -> dict[str, str]:
    """What a process sees."""
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "COLUMNS")}
    common = {
        "SEACHEST_DATA": str(folder),
        "TERM": "xterm-256color",
        "PYTHONIOENCODING": "utf-8",
        "COLORTERM": "truecolor",
    }
    return {**kept, **common, **others}


def through_pipes(
    folder: Path, answers: list[str], others: dict[str, str] | None = None, **given: Any
) -> subprocess.CompletedProcess[bytes]:
    """Plays in a process of its own, with pipes for input and output."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", RUNNER, json.dumps(wishes(**given))],
        input="".join(f"{answer}\n" for answer in answers).encode(),
        capture_output=True,
        cwd=folder,
        env=environment(folder, **(others or {})),
        timeout=300,
        check=False,
    )


def obey_ctrl_c() -> None:
    """Lets Ctrl-C reach a process, also where the tests themselves run in the background and ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


class Terminal:
    """A terminal with a program in it, `seachest play` unless told."""

    def __init__(
        self, folder: Path, columns: int, rows: int, others: dict[str, str], program: list[str] | None, **given: Any
    ) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, *(program or ["-c", RUNNER, json.dumps(wishes(**given))])],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=folder,
            env=environment(folder, **others),
            start_new_session=True,
            preexec_fn=obey_ctrl_c,
        )
        os.close(slave)
        self.printed = ""

    def read(self) -> str:
        """All that appears until a question is asked, or until the end."""
        fresh = ""
        deadline = time.monotonic() + 120
        while not ESCAPE.sub("", fresh).endswith("› ") and time.monotonic() < deadline:
            if select.select([self.master], [], [], 0.2)[0]:
                try:
                    data = os.read(self.master, 65536)
                except OSError:
                    break
                if not data:
                    break
                fresh += data.decode("utf-8", "replace")
        self.printed += fresh
        return fresh

    def type(self, text: str) -> str:
        """Types something, and reads what follows."""
        os.write(self.master, text.encode())
        return self.read()

    def wait(self) -> int:
        """The exit status, once all output is read."""
        with suppress(OSError):
            while select.select([self.master], [], [], 60)[0] and (data := os.read(self.master, 65536)):
                self.printed += data.decode("utf-8", "replace")
        return self.process.wait(60)


@contextmanager
def terminal(
    folder: Path,
    columns: int = 80,
    rows: int = 24,
    others: dict[str, str] | None = None,
    program: list[str] | None = None,
    **given: Any,
) -> Iterator[Terminal]:
    """A terminal that is gone afterwards."""
    opened = Terminal(folder, columns, rows, others or {}, program, **given)
    try:
        yield opened
    finally:
        opened.process.kill()
        opened.process.wait()
        os.close(opened.master)


def flat(text: str) -> str:
    """A text as one line, however it was wrapped."""
    return " ".join(text.split())


def bare(text: str) -> str:
    """What a person sees of it."""
    return ESCAPE.sub("", text).replace("\r", "")


# --- A whole game --------------------------------------------------------------------------------------------------


@languages
def test_a_whole_game_through_pipes(language: str, tmp_path: Path) -> None:
    done = through_pipes(tmp_path, some_answers(3000), language=language, players=3, seat=1)
    printed = done.stdout.decode()
    assert (done.returncode, done.stderr) == (0, b"")
    (saved,) = tmp_path.glob(f"*-{GAME}-*.json")
    table = load(saved)
    result = table.result()
    assert result is not None
    assert table.names == ["bot:greedy", "human", "bot:greedy"]
    words = catalogue(language)
    for message in ("play-turn-yours", "play-ssp-hand", "play-go-on", "play-saved", "play-final-total"):
        assert words.text(message) in printed
    assert words.text("play-won-you" if 1 in result.winners else "play-over") in printed
    assert str(saved) in printed
    assert "\x1b" not in printed
    assert "play-" not in printed.replace("play --resume", "")


def test_a_whole_game_on_a_terminal(tmp_path: Path) -> None:
    dice = random.Random(1)
    with terminal(tmp_path, players=2) as screen:
        seen = bare(screen.read())
        assert "Sea Salt & Paper" in seen
        for _ in range(1000):
            numbers = [int(number) for number in re.findall(r"^ +(\d+)  \S", bare(seen), re.MULTILINE)]
            seen = screen.type(f"{dice.choice(numbers) if numbers else ''}\n")
            if not bare(seen).endswith("› "):
                break
        assert screen.wait() == 0
    assert "Round 1 is over" in bare(screen.printed)
    (saved,) = tmp_path.glob("*.json")
    assert load(saved).result() is not None
    assert str(saved) in bare(screen.printed)


def test_a_decision_with_one_answer_is_played_and_told(at_the_table: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    began = Question.__init__

    def begin(question: Question, session: LocalPlayer, view: View, legal: list[str], out_of_turn: list[str]) -> None:
        asked.append(len(legal))
        began(question, session, view, legal, out_of_turn)

    monkeypatch.setattr(Question, "__init__", begin)
    _, printed, record = at_the_table(some_answers(60))
    assert asked
    assert min(asked) > 1
    assert len([move for move in record["moves"] if move.startswith("0 ")]) > len(asked)
    assert "Only one thing to do: End your turn." in printed


# --- What may be typed ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("foo", "I don’t understand “foo”"),
        ("99", "There is no choice 99. Pick a number from 1 to 3."),
        ("0", "There is no choice 0."),
        ("-1", "I don’t understand “-1”"),
        ("9" * 5000, "There is no choice 999"),
        ("x" * 5000, "I don’t understand “xxx"),
        ("take", "“take” could mean: take 1, take 2."),
        ("stop", "You can’t do that now. Your turn always runs in the same order."),
        ("last chance", "You can’t do that now."),
        ("☃ \x1b[A\x00\t", "I don’t understand “☃”"),
        ("? nobody", "I don’t know a card called “nobody”."),
        ("½", "I don’t understand “½”"),
    ],
)
def test_nonsense_gets_a_friendly_sentence_and_changes_nothing(at_the_table: Any, typed: str, answer: str) -> None:
    before = at_the_table([])[2]
    status, printed, record = at_the_table([typed])
    assert status == 0
    assert answer in flat(printed)
    assert record["moves"] == before["moves"]


def test_undecodable_bytes_are_no_crash(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", RUNNER, json.dumps(wishes())],
        input=b"\xff\xfe\x80\n",
        capture_output=True,
        env=environment(tmp_path),
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert "I don’t understand" in done.stdout.decode()


@pytest.mark.parametrize("typed", ["1", "draw", "DRAW", " d ", "dra", "Draw two cards from the deck"])
def test_a_choice_may_be_typed_in_many_ways(at_the_table: Any, typed: str) -> None:
    before = at_the_table([])[2]["moves"]
    assert at_the_table([typed])[2]["moves"][len(before)] == "0 draw"


@languages
def test_a_question_mark_explains_the_choices(at_the_table: Any, language: str) -> None:
    _, printed, record = at_the_table(["?"], language=language)
    view = load(record).seat_view(0)
    assert len(view.legal()) == 3
    told = flat(printed)
    for text in view.legal():
        assert flat(choice_help(catalogue(language), view, text)) in told
        assert choice_name(catalogue(language), view, text) in told


@languages
@pytest.mark.parametrize("kind", ["crab", "colony", "mermaid"])
def test_a_card_can_be_explained_by_its_name(at_the_table: Any, language: str, kind: str) -> None:
    card = next(card for card in CARDS if card.startswith(kind))
    words = catalogue(language)
    expected = flat(card_help(words, GAME, card))
    for typed in (f"? {words.text(f'ssp-kind-{kind}')}", f"?{card_name(words, GAME, card).upper()}", f"? {card}", card):
        assert expected in flat(at_the_table([typed], language=language)[1]), typed


@languages
def test_the_pages(at_the_table: Any, language: str) -> None:
    answers = ["draw", "1", "1"]
    words = catalogue(language)
    pages = {"p": "play-remembered", "l": "play-story", "h": "play-help", "?": "play-choices"}
    for key, title in pages.items():
        _, printed, _ = at_the_table([*answers, key], language=language)
        assert words.text(title) in printed
    printed = at_the_table(["r"], language=language)[1]
    assert "SSP-8.2" in printed
    assert words.text("ssp-8") in printed


def test_enter_alone_draws_the_table_again(at_the_table: Any) -> None:
    assert at_the_table([""])[1].count("Your hand") == at_the_table([])[1].count("Your hand") + 1


# --- Leaving and coming back ---------------------------------------------------------------------------------------


def test_ctrl_c_leaves_and_the_game_goes_on_where_it_was(tmp_path: Path) -> None:
    with terminal(tmp_path, players=3) as screen:
        screen.read()
        for _ in range(7):
            seen = screen.type("1\n")
        os.write(screen.master, b"\x03")
        assert screen.wait() == 130
        assert "seachest play --resume" in bare(screen.printed)
        assert "Traceback" not in screen.printed
    (saved,) = tmp_path.glob("*.json")
    assert str(saved) in bare(screen.printed)
    before = load(saved).position()
    with terminal(tmp_path, resume=str(saved)) as screen:
        assert bare(screen.read()).split("\n") == bare(seen)[bare(seen).index(" Sea Salt") :].split("\n")
        os.write(screen.master, b"\x04")
        assert screen.wait() == 0
    assert load(saved).position() == before


def test_q_leaves_with_a_word_on_how_to_go_on(at_the_table: Any) -> None:
    status, printed, record = at_the_table(["1", "q"])
    assert status == 0
    assert "seachest play --resume game.json" in printed
    assert record["names"] == ["human", "bot:greedy"]


def test_a_broken_game_ends_like_an_unbroken_one(at_the_table: Any) -> None:
    answers = some_answers(400, seed=3)
    whole = at_the_table(answers, players=3)[2]
    for cut in (1, 12, 47):
        at_the_table(answers[:cut], players=3)
        broken = at_the_table(answers[cut:], resume=Path("game.json"))[2]
        assert broken == whole
    assert len(whole["moves"]) > 100


def test_after_a_break_the_screen_is_the_same(at_the_table: Any) -> None:
    seen = at_the_table(some_answers(25), players=4)[1]
    again = at_the_table([], resume=Path("game.json"))[1]
    assert seen[seen.rindex(" Sea Salt & Paper") :] == again


def test_a_finished_game_shows_its_end(at_the_table: Any) -> None:
    whole = at_the_table(some_answers(3000))
    again = at_the_table([], resume=Path("game.json"))
    assert again[0] == 0
    assert again[1] == whole[1][whole[1].rindex(again[1].split("\n")[0]) :]
    assert again[2] == whole[2]


def test_any_record_can_be_taken_over(at_the_table: Any, tmp_path: Path) -> None:
    record = deal(GAME, 3, seed=7).record()
    for seats, me in ((None, 2), (["bot:random", "Ada", "Lin"], 1), (["bot:random"] * 3, 2)):
        (tmp_path / "fresh.json").write_text(json.dumps({**record, **({"names": seats} if seats else {})}))
        _, _, after = at_the_table(some_answers(3), seat=2, resume=tmp_path / "fresh.json")
        people = [seat for seat, name in enumerate(after["names"]) if not name.startswith("bot:")]
        assert people == [me]
        assert after["names"][0] in ("bot:greedy", "bot:random")


@pytest.mark.parametrize("text", ["", "{}", "[1]", '{"format": 1}', "\x00"])
def test_a_file_that_is_no_record_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / "odd.json").write_text(text)
    with pytest.raises(NotationError):
        play(**wishes(resume=tmp_path / "odd.json"))
    with pytest.raises(NotationError, match="No such file"):
        play(**wishes(resume=tmp_path / "none.json"))


def test_a_game_that_cannot_be_saved_goes_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "stdin", Lines("1\n1\n"))
    assert play(**wishes(record=tmp_path / "no" / "such" / "folder.json")) == 0
    assert "could not be saved" in capsys.readouterr().out


def test_saving_leaves_no_drafts(at_the_table: Any, tmp_path: Path) -> None:
    at_the_table(some_answers(20))
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_game_is_never_written_over_another(tmp_path: Path) -> None:
    (tmp_path / "kept.json").write_text("precious", encoding="utf-8")
    with pytest.raises(NotationError, match="already exists"):
        play(**wishes(record=tmp_path / "kept.json"))
    assert (tmp_path / "kept.json").read_text(encoding="utf-8") == "precious"


def test_the_way_to_resume_can_be_typed_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    script = tmp_path / "venv" / "seachest"
    script.parent.mkdir()
    script.write_text("#!/bin/sh\n", encoding="utf-8")
    script.chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", [str(script)])
    monkeypatch.setenv("PATH", "/usr/bin")
    assert command_name() == "venv/seachest"
    monkeypatch.setenv("PATH", str(script.parent))
    assert command_name() == "seachest"


def test_where_games_are_kept(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "stdin", Lines(""))
    for name, folder in (
        ("SEACHEST_DATA", tmp_path / "a"),
        ("XDG_DATA_HOME", tmp_path / "b" / "seachest"),
        ("HOME", tmp_path / "c" / ".local" / "share" / "seachest"),
    ):
        for other in ("SEACHEST_DATA", "XDG_DATA_HOME", "HOME"):
            monkeypatch.delenv(other, raising=False)
        monkeypatch.setenv(name, str(tmp_path / folder.relative_to(tmp_path).parts[0]))
        play(**wishes())
        assert len(list(folder.glob(f"20??-??-??-{GAME}-??????.json"))) == 1


def test_seats_are_filled_with_bots() -> None:
    assert seat_bots(4, 1, ["random", "greedy"]) == ["bot:random", "human", "bot:greedy", "bot:greedy"]
    assert seat_bots(2, 1, []) == ["bot:skilled", "human"]
    for players, seat, bots in ((2, 2, ["greedy"]), (2, -1, ["greedy"]), (2, 0, ["genius"]), (2, 0, ["random"] * 2)):
        with pytest.raises(NotationError):
            seat_bots(players, seat, bots)


# --- What is shown -------------------------------------------------------------------------------------------------


def session_at(players: int, seed: int, language: str = "en") -> LocalPlayer:
    """A person at a fresh table, with nothing printed or saved."""
    table = deal(GAME, players, seed=seed, names=seat_bots(players, 0, ["greedy"]))
    session = LocalPlayer(Console(file=io.StringIO()), catalogue(language), table, 0, Path("nowhere"), 0)
    session.save = lambda: None  # type: ignore[method-assign]  # only what is shown matters here
    session.show_sheet = lambda *_: None  # type: ignore[method-assign]  # as above
    return session


def screen_now(session: LocalPlayer, columns: int = 80, rows: int = 24, view: View | None = None) -> str:
    """The question as it is asked on a terminal of some size."""
    view = view or session.table.seat_view(session.me)
    session.console = Console(file=io.StringIO(), force_terminal=True, color_system=None, width=columns, height=rows)
    Question(session, view, view.legal(), view.out_of_turn()).draw([])
    return str(session.console.file.getvalue())  # type: ignore[attr-defined]  # it is a StringIO


def walk(players: int, seed: int, language: str = "en") -> Iterator[LocalPlayer]:
    """A game by dice, stopping wherever the person has a choice."""
    session = session_at(players, seed, language)
    dice = random.Random(seed)
    while session.table.pending() and session.moves < 400:
        seat = session.table.pending()[0]
        legal = session.table.legal(seat)
        if seat == session.me and len(legal) > 1:
            yield session
        session.step(seat, dice.choice(legal))


def cards_in(text: str, language: str = "en") -> set[str]:
    """The cards that a text names."""
    found = set()
    for card in sorted(CARDS, key=lambda card: -len(card_name(catalogue(language), GAME, card))):
        name = card_name(catalogue(language), GAME, card)
        if name in text:
            found.add(card)
            text = text.replace(name, "")
    return found


def cards_known(view: View) -> set[str]:
    """All cards whose place the owner of a view knows or has just been shown."""
    words = set(re.findall(r"[a-z]+\.[a-z-]+", json.dumps({**view.position(), "legal": None})))
    return words.union(*(names(view.record.shown[seat]) for seat in range(view.record.players)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_screens_whatever_the_seat_does_not_know(players: int) -> None:
    """Reshuffle all that is hidden: every screen and page stays the same to the letter."""
    for number, session in enumerate(walk(players, seed=players)):
        if number % 3:
            continue
        table = session.table
        view = table.seat_view(session.me)
        seen = [screen_now(session, *size) for size in ((80, 24), (140, 40))]
        pages = session.screen.memory(session.look(), view, session.seats)
        for guess in range(3):
            other = view.record.copy()
            table.game.guess(other, session.me, new_dice(guess))
            session.table = table.copy()
            session.table.set_state(other)
            assert [screen_now(session, *size) for size in ((80, 24), (140, 40))] == seen
            again = session.screen.memory(session.look(), session.table.seat_view(session.me), session.seats)
            assert [line.plain for line in again] == [line.plain for line in pages]
        session.table = table


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_story_names_a_card_that_the_seat_may_not_know(players: int) -> None:
    for seed in range(3):
        session = session_at(players, seed)
        dice = random.Random(seed)
        while session.table.pending():
            seat = session.table.pending()[0]
            before, told = session.table.seat_view(0), len(session.log.lines)
            session.step(seat, dice.choice(session.table.legal(seat)))
            allowed = cards_known(before) | cards_known(session.table.seat_view(0))
            assert cards_in(" ".join(session.log.lines[told:])) <= allowed


def test_what_rivals_keep_is_not_shown_until_it_is_known(at_the_table: Any) -> None:
    """Of a whole game's output, the part before the first discards names only what lies open."""
    _, printed, record = at_the_table([], players=4, seat=3)
    table = load(record)
    assert len([move for move in record["moves"] if "keep" in move]) > 0
    assert cards_in(printed) <= cards_known(table.seat_view(3)) | {
        card for card in CARDS if any(f" {card}" in move for move in table.moves(None))
    }


@pytest.mark.parametrize("columns", [20, 40, 60, 80, 100, 140, 200])
def test_no_line_is_wider_than_the_terminal(at_the_table: Any, monkeypatch: pytest.MonkeyPatch, columns: int) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    for language in LANGUAGES:
        answers = [*some_answers(30), "?", "p", "h", "l", "r", "? 1", "foo", "stop"]
        _, printed, _ = at_the_table(answers, players=4, language=language)
        wide = [line for line in printed.split("\n") if cell_len(line) > columns and "game.json" not in line]
        assert not [line for line in wide if "› 999" not in line]


@languages
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_small_terminal_shows_the_table_and_the_choices_at_once(players: int, language: str) -> None:
    """80 columns and 24 rows hold everything in ordinary positions, prompt included."""
    heights = [screen_now(session).count("\n") + 1 for session in walk(players, 11, language)]
    assert len(heights) > 20
    assert sum(height > 24 for height in heights) <= len(heights) // 20


@languages
def test_piles_are_drawn_as_boxes_on_a_usual_terminal(language: str) -> None:
    drawn = screen_now(session_at(3, 0, language), 80, 46)
    assert f"╭ {catalogue(language).text('play-ssp-deck')} ─" in drawn


@pytest.mark.parametrize("size", [(20, 8), (38, 10), (59, 16), (300, 90)])
def test_odd_sizes_are_no_crash(size: tuple[int, int]) -> None:
    for session in walk(4, 5):
        assert screen_now(session, *size)


def test_resizing_in_the_middle(tmp_path: Path) -> None:
    with terminal(tmp_path, columns=140, rows=40) as screen:
        assert max(map(cell_len, bare(screen.read()).split("\n"))) > 100
        fcntl.ioctl(screen.master, termios.TIOCSWINSZ, struct.pack("HHHH", 15, 50, 0, 0))
        narrow = bare(screen.type("\n"))
        assert max(map(cell_len, narrow[narrow.index(" Sea Salt") :].split("\n"))) <= 50


def test_the_screen_tells_what_counts() -> None:
    """Own cards and points, piles, rivals, what is known of their hands, and a pending last chance."""
    position = {
        "game": GAME, "players": 3, "phase": "draw", "turn": 2, "totals": [12, 7, 0],
        "caller": 1, "call": "last-chance",
        "hands": [
            ["crab.yellow", "crab.black", "shell.grey", "shell.green", "mermaid.white"],
            ["octopus.green", "octopus.purple", "octopus.yellow", "penguin.pink"],
            ["boat.black"],
        ],
        "laid": [[["fish.black", "fish.yellow"]], [], [["swimmer.yellow", "shark.purple"]]],
        "piles": [["sailor.orange", "crab.grey"], []],
    }  # fmt: skip
    table = load({"format": 1, "seed": SEED, "position": position, "names": ["bot:greedy", "bot:greedy", "human"]})
    session = LocalPlayer(Console(file=io.StringIO()), catalogue("en"), table, 2, Path("nowhere"), 0)
    shown = screen_now(session)
    for expected in (
        "Sea Salt & Paper · Round 1 · playing to 35", "LAST CHANCE", "Your turn", "Your last turn!",
        "Marina (greedy)", "12 points", "5 cards ▮▮▮▮▮", "[■★ fish +1]",
        "Kai (greedy)", "7 points", "LAST CHANCE: 7 points", "[★▲▼ octopus]", "[▽ penguin]",
        "Score: 0 of 35 points", "Cards: 1", "1 swimmer with a shark +1", "[★ swimmer][▼ shark +1]", "Your hand (1)",
        "■ boat", "● sailor", "2 cards", "empty", "Deck",
        "Draw two cards from the deck", "draw", "Take the orange sailor from pile 1", "take 1",
    ):  # fmt: skip
        assert expected in shown, expected


def test_a_hand_is_sorted_with_its_pairs_and_points() -> None:
    hand = [
        "mermaid.white",
        "shark.green",
        "crab.yellow",
        "shell.green",
        "crab.black",
        "swimmer.black",
        "crab.grey",
        "shell.grey",
    ]
    position = {"game": GAME, "players": 2, "phase": "draw", "turn": 0, "hands": [hand, []]}
    table = load({"format": 1, "seed": SEED, "position": position, "names": ["human", "bot:greedy"]})
    session = LocalPlayer(Console(file=io.StringIO()), catalogue("en"), table, 0, Path("nowhere"), 0)
    lines = session.screen.table(session.look(), table.seat_view(0), session.seats, 80, Detail.TAGS)
    shown = " ".join(line.plain.strip() for line in lines)
    assert "[★■ crab +1] [▒ crab] [■ swimmer][▲ shark +1] [▲▒ shell +2] [□ mermaid +2]" in shown


@languages
def test_the_score_sheet(language: str) -> None:
    """A bet that was won, with every seat's cards, their worth, and what of it counted (SSP-6.4)."""
    position = {
        "game": GAME, "players": 2, "phase": "play", "turn": 1, "caller": 0, "call": "last-chance",
        "hands": [["octopus.yellow", "octopus.green", "octopus.purple", "crab.yellow", "crab.dark-blue"],
                  ["boat.black", "boat.yellow"]],
        "laid": [[], [["fish.black", "fish.green"]]],
    }  # fmt: skip
    table = load({"format": 1, "seed": SEED, "position": position, "names": ["human", "bot:greedy"]})
    words = catalogue(language)
    session = LocalPlayer(Console(file=io.StringIO()), words, table, 0, Path("nowhere"), 0)
    before = table.seat_view(0)
    table.act(1, "end")
    after = table.seat_view(0)
    assert session.screen.round_over(before, after)
    look = session.look()
    sheet = flat(" ".join(line.plain for line in session.screen.sheet(look, before, after, session.seats)))
    assert flat(words.text("play-ssp-sheet-total", gained=9, total=9)) in sheet
    assert flat(words.text("play-ssp-sheet-total", gained=2, total=2)) in sheet
    assert flat(words.text("play-ssp-scores-both", bonus=2)) in sheet
    assert flat(words.text("play-ssp-scores-bonus", bonus=2)) in sheet
    assert f"[★▲▼ {words.text('ssp-kind-octopus')} +6]" in sheet


# --- Terminals that know less --------------------------------------------------------------------------------------


def test_a_terminal_gets_colours(tmp_path: Path) -> None:
    with terminal(tmp_path) as screen:
        assert COLOUR_CODE.search(screen.read())


def test_no_colours_where_they_are_not_wanted(tmp_path: Path) -> None:
    with terminal(tmp_path, others={"NO_COLOR": "1"}) as screen:
        screen.read()
        screen.type("1\n")
        screen.type("p\n")
        assert not COLOUR_CODE.search(screen.printed)
        assert re.search(r"\[. [a-z]+\]", bare(screen.printed))


def test_no_escapes_on_a_dumb_terminal(tmp_path: Path) -> None:
    with terminal(tmp_path, others={"TERM": "dumb"}) as screen:
        screen.read()
        screen.type("1\n")
        assert "\x1b" not in screen.printed


@languages
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_terminals_without_unicode(language: str, encoding: str, tmp_path: Path) -> None:
    answers = [*some_answers(40), "?", "p", "h", "l", "r", "? 1", "Ärger", "q"]
    done = through_pipes(
        tmp_path, answers, {"PYTHONIOENCODING": encoding, "COLUMNS": "80"}, language=language, players=3
    )
    assert (done.returncode, done.stderr) == (0, b"")
    printed = done.stdout.decode(encoding)
    assert "?????" not in printed
    assert "+ " in printed
    assert max(len(line) for line in printed.split("\n") if str(tmp_path) not in line) <= 80


def test_words_without_their_accents() -> None:
    assert spelled("Möwe – „groß“ …", "ascii", "de") == 'Moewe - "gross" ...'
    assert spelled("À l’œuvre\u202f! pinguïn", "ascii", "fr") == "A l'oeuvre ! pinguin"
    assert spelled("Möwe", "latin-1", "de") == "Möwe"
    assert spelled("◆ Möwe", "utf-8", "de") == "◆ Möwe"


def test_every_colour_has_a_sign_of_its_own() -> None:
    assert set(SIGNS) == set(COLOURS)
    for part in (0, 1, 2):
        assert len({sign[part] for sign in SIGNS.values()}) == len(COLOURS)
    for sign, letter, _ in SIGNS.values():
        assert cell_len(sign) == 1
        assert letter.isascii()
        assert letter.isalpha()


def test_every_game_has_its_screen() -> None:
    for game in game_names():
        missing = [name for name in vars(GameScreen) if name[0] != "_" and not hasattr(screen_of(game), name)]
        assert not missing


def test_a_bot_that_had_no_choice_takes_as_long_as_one_that_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = deal(GAME, 2, seed=SEED, names=["human", "bot:master"])
    while table.pending() != (1,) or len(table.legal(1)) > 1:
        table.act(table.pending()[0], table.legal()[0])
    waited: list[float] = []
    session = LocalPlayer(Console(file=io.StringIO()), catalogue("en"), table, 0, tmp_path / "game.json", 1.0)
    session.pace = 1.0
    monkeypatch.setattr(session, "step", lambda seat, text: None)
    monkeypatch.setattr("seachest.cli.terminal.local.time.sleep", waited.append)
    session.let_bot_decide(1)
    assert len(waited) == 1
    assert waited[0] == pytest.approx(bot_named("master", 0).seconds, abs=0.05)


# --- The coach -------------------------------------------------------------------------------------------------------


@languages
def test_a_hint_names_two_choices_with_chances_and_a_reason(at_the_table: Any, language: str) -> None:
    status, out, record = at_the_table(["hint", "hint", "1", "q"], language=language)
    assert status == 0
    chances = re.findall(r"\(\d+\s?%\)", out)
    assert len(chances) == 4  # two answers, twice the same
    assert len(set(chances)) <= 2
    assert record["hints"] == [[0, record["hints"][0][1]]]
    assert not re.search(r"hint-[a-z]", out)


def test_hints_of_a_saved_game_are_kept_when_it_goes_on(at_the_table: Any) -> None:
    _, _, record = at_the_table(["hint", "1", "q"])
    _, _, later = at_the_table(["1", "q"], resume=Path("game.json"))
    assert later["hints"] == record["hints"]
    assert len(later["moves"]) > len(record["moves"])
    assert "hints" not in at_the_table(["1", "q"])[2]
