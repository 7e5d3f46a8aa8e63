"""`seachest play` against a program: it runs through a game, and nothing is lost if it fails."""

import io
import json
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from seachest import BotError, NotationError, load
from seachest.cli.main import main
from seachest.cli.terminal.local import play, seats_of
from seachest.messages.catalogue import catalogue

ANSWERS = ["1", "2", "1", "3"] * 400

SCRIPT = """
import json, os, random, sys
with open(sys.argv[1], "a") as log:
    log.write(f"{os.getpid()}\\n")
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        seed = message["seed"]
        print('{"type": "ready", "name": "Tester"}', flush=True)
    elif message["type"] == "choose":
        if message["id"] > int(sys.argv[2]):
            sys.exit("out of ideas")
        text = random.Random(seed + str(message["view"])).choice(message["legal"])
        print(json.dumps({"id": message["id"], "text": text}), flush=True)
"""


class Lines(io.StringIO):
    """A standard input that somebody has written beforehand."""

    def isatty(self) -> bool:
        return False


class Place:
    """A folder with a program in it, and a person who plays there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch
        self.log, self.game = folder / "log", folder / "game.json"
        (folder / "bot.py").write_text(SCRIPT, encoding="utf-8")
        self.python = f"{shlex.quote(sys.executable)} -I bot.py log"
        monkeypatch.chdir(folder)
        monkeypatch.setenv("COLUMNS", "80")

    def bot(self, decisions: int = 10**6) -> str:
        """A bot that leaves after some decisions."""
        return f"program:{self.python} {decisions}"

    def play(self, answers: list[str], **others: Any) -> int:
        """Plays with given answers."""
        self.monkeypatch.setattr(sys, "stdin", Lines("".join(f"{answer}\n" for answer in answers)))
        common = {"game": "dolores", "players": 2, "seat": 0, "bots": [self.bot()], "seed": "5" * 32, "language": "en"}
        return play(**{**common, "record": self.game, **others})

    def record(self) -> Any:
        """The saved game."""
        return json.loads(self.game.read_text(encoding="utf-8"))

    def starts(self) -> int:
        """How often the program was started."""
        return len(set(self.log.read_text().split()))


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    return Place(tmp_path, monkeypatch)


def test_one_program_plays_the_whole_game(place: Place) -> None:
    assert place.play(ANSWERS) == 0
    assert place.starts() == 1
    assert place.record()["result"] is not None
    assert place.record()["names"] == ["human", f"bot:{place.bot()}"]


def test_a_program_that_fails_leaves_the_game_saved_and_tells_how_to_go_on(
    place: Place, capsys: pytest.CaptureFixture[str]
) -> None:
    bot = place.bot(decisions=3)
    place.monkeypatch.setattr(sys, "stdin", Lines("1\n" * 400))
    assert main(["play", "dolores", "--bots", bot, "--language", "en", "--record", "game.json"]) == 2
    printed = capsys.readouterr()
    assert "exited with status 1" in printed.err
    assert "out of ideas" in printed.err
    assert "Traceback" not in printed.err
    assert f"seachest play --resume game.json --bots {shlex.quote(bot)}" in printed.out
    assert len([move for move in load(place.record()).moves(1) if move.startswith("1 ")]) >= 3


def test_a_resumed_game_goes_on_as_if_it_had_not_been_left(place: Place) -> None:
    place.play(ANSWERS)
    whole = place.record()["moves"]
    place.game.unlink()
    place.play(ANSWERS[:5])
    assert 5 <= len(place.record()["moves"]) < len(whole)
    place.play(ANSWERS[5:], resume=place.game)
    assert place.record()["moves"] == whole


def test_a_saved_game_starts_no_program_that_the_person_has_not_named(place: Place) -> None:
    place.play(ANSWERS[:5])
    place.log.unlink()
    with pytest.raises(NotationError, match="resume: the saved game wants to run program:"):
        place.play(ANSWERS[5:], resume=place.game, bots=["greedy"])
    assert not place.log.exists()


def test_a_program_that_is_not_there_is_told_before_the_game_begins(place: Place) -> None:
    with pytest.raises(BotError, match='found no executable program "no-such-program"'):
        place.play(ANSWERS, bots=["program:no-such-program"])
    assert not place.game.exists()


@pytest.mark.parametrize("name", ["random", "greedy", "search", "beginner", "casual", "skilled", "expert", "master"])
def test_every_level_has_a_word_in_every_language(name: str) -> None:
    for language in ("en", "de", "nl", "fr"):
        assert catalogue(language).has(f"play-level-{name}")


def test_a_program_is_shown_without_its_command_line() -> None:
    seats = seats_of(catalogue("de"), ["human", "bot:program:python my_bot.py"], 0)
    assert seats.titles[1].endswith(" (Programm)")
