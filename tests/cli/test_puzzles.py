"""`seachest puzzles`: solved in the terminal in four languages, with a record on the device; made with progress."""

import io
import json
from pathlib import Path

import pytest

from seachest.cli.exit_codes import EXIT_OK, EXIT_USAGE_ERROR
from seachest.cli.main import main
from seachest.cli.terminal.puzzles import SOLVER_FILE
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.puzzles.pack import read_pack
from seachest.puzzles.solving import FIRST_RATING


@pytest.fixture(autouse=True)
def device(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SEACHEST_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / SOLVER_FILE


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def on_one_line(text: str) -> str:
    """The words of a text, whatever spaces are between them."""
    return " ".join(text.split())


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_an_answer_is_explained_and_counted(
    language: str, device: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    words = catalogue(language)
    typed(monkeypatch, "1", "", "q")
    assert main(["puzzles", "dolores", "--language", language]) == EXIT_OK
    said = on_one_line(capsys.readouterr().out)
    assert on_one_line(words.text("puzzles-task")) in said
    assert on_one_line(words.text("puzzles-tempting")) in said
    assert on_one_line(words.text("puzzles-line", line="")) in said
    (record,) = json.loads(device.read_text()).values()
    assert record["rating"] != FIRST_RATING
    assert len(record["solved"]) + len(record["failed"]) == 1


def test_who_comes_back_has_the_rating_of_before(
    device: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for tried in (1, 2):
        typed(monkeypatch, "1", "q")
        assert main(["puzzles", "sea-or-shore", "--language", "en"]) == EXIT_OK
        record = json.loads(device.read_text())["sea-or-shore"]
        assert len(set(record["solved"] + record["failed"])) == tried
    assert f"Your rating: {record['rating']}" in capsys.readouterr().out


def test_a_broken_record_is_named(device: Path, capsys: pytest.CaptureFixture[str]) -> None:
    device.parent.mkdir(parents=True)
    device.write_text("{")
    assert main(["puzzles", "dolores", "--language", "en"]) == EXIT_USAGE_ERROR
    assert SOLVER_FILE in capsys.readouterr().err


def test_wrong_arguments_are_named(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, wrong in ((["make"], "game: missing"), (["dolores", "--count", "3"], "only go with make")):
        assert main(["puzzles", *arguments, "--language", "en"]) == EXIT_USAGE_ERROR
        assert wrong in capsys.readouterr().err


def test_puzzles_are_made_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.jsonl.gz"
    arguments = ["puzzles", "make", "dolores", "--count", "1", "--out", str(path), "--workers", "1", "--language", "en"]
    assert main(arguments) == EXIT_OK
    assert len(read_pack(path).puzzles) == 1
    assert "1 puzzle in" in capsys.readouterr().err.replace("\n", " ")
