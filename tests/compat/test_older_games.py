"""Records and saved games of older versions load, replay to the same end, go on, verify and resume.

The files of data/VERSION were written by that version with make.py; nothing here may ever write them again.
"""

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest

import seachest
from seachest.cli.main import main
from tests.tables import play

FOLDER = Path(__file__).parent / "data"
VERSIONS = sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def files(*names: str) -> list[Any]:
    """The files of all versions and games with these names, as parameters of a test."""
    found = [
        FOLDER / version / f"{game}-{name}.json"
        for version in VERSIONS
        for game in seachest.game_names()
        for name in names
    ]
    return [pytest.param(file, id=f"{file.parent.name} {file.stem}") for file in found]


RECORDS = pytest.mark.parametrize("file", files("finished", "unfinished", "position"))
SAVED_GAMES = pytest.mark.parametrize("file", files("saved"))


def read(file: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return found


def verified(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What `seachest verify` says of a record."""
    assert main(["verify", *arguments, "--language", "en"]) == 0
    return capsys.readouterr().out


@RECORDS
def test_an_older_record_replays_and_goes_on_to_the_same_end(file: Path) -> None:
    case = read(file)
    table = seachest.load(case["record"])
    play(table, *case["then"])
    assert not table.pending()
    position = table.position()
    assert {name: position[name] for name in case["end"]} == case["end"], "all that was told then; more may follow"


@RECORDS
def test_an_older_record_is_written_as_it_was(file: Path) -> None:
    record = read(file)["record"]
    written = seachest.load(record).record()
    assert written == {name: value for name, value in record.items() if name != "commitment"}


@RECORDS
def test_an_older_record_verifies(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = read(file)["record"]
    alone = tmp_path / "record.json"
    alone.write_text(json.dumps(record), encoding="utf-8")
    told = verified(capsys, str(alone))
    assert ("The result follows from the moves" in told) == ("result" in record)
    assert ("The game is not over yet" in told) == ("result" not in record)
    if "commitment" in record:
        assert "The seed matches the commitment" in verified(capsys, str(alone), "--commitment", record["commitment"])


@SAVED_GAMES
def test_an_older_saved_game_resumes(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    saved = tmp_path / "saved.json"
    shutil.copy(file, saved)
    before = read(saved)
    (tmp_path / "answers").write_text("1\n" * 4, encoding="utf-8")
    with (tmp_path / "answers").open(encoding="utf-8") as answers:
        monkeypatch.setattr(sys, "stdin", answers)
        assert main(["play", "--resume", str(saved), "--pace", "0", "--language", "en"]) == 0
    after = read(saved)
    capsys.readouterr()
    assert after["moves"][: len(before["moves"])] == before["moves"]
    assert len(after["moves"]) > len(before["moves"])
    assert after["names"] == before["names"]
    assert f"{len(after['moves'])} moves were replayed" in verified(capsys, str(saved))
