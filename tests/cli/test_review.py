"""`seachest review`: JSON for programs, words in four languages for people, errors that name what is wrong."""

import io
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from seachest.cli.exit_codes import EXIT_OK, EXIT_USAGE_ERROR
from seachest.cli.jobs.review import ReviewPrinter, curve, spread_out
from seachest.cli.main import main
from seachest.coach import Review, review
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import choice_name
from tests.coach.helpers import CHEAPEST, blunder, lucky_draw, small_game
from tests.coach.test_review import check_sums

languages = pytest.mark.parametrize("language", list(LANGUAGES))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(json.dumps(small_game("dolores", 2)), encoding="utf-8")
    return file


def test_json_has_everything(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["review", str(record), "--json", "--iterations", str(CHEAPEST), "--seed", "7", "--workers", "1"]
    assert main(arguments) == EXIT_OK
    found = json.loads(capsys.readouterr().out)
    check_sums(found)
    assert (found["seed"], found["iterations"], found["game"]) == (7, CHEAPEST, "dolores")
    assert len(found["estimates"]) == len(found["changes"]) + 1
    assert len(found["moments"]) == 3
    assert found == review(record, iterations=CHEAPEST, seed=7).as_json()


def test_people_read_it_in_their_language(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--iterations", str(CHEAPEST), "--language", "de"]) == EXIT_OK
    assert "Rückblick" in capsys.readouterr().out


@cache
def reviewed(planted: Callable[[], dict[str, Any]]) -> Review:
    return review(planted(), iterations=CHEAPEST)


def printed(planted: Callable[[], dict[str, Any]], language: str) -> str:
    out = io.StringIO()
    ReviewPrinter(reviewed(planted), catalogue(language), Console(file=out, width=120)).print_all()
    return out.getvalue()


@languages
def test_a_mistake_is_told_with_the_better_answer(language: str) -> None:
    words = catalogue(language)
    said = printed(blunder, language)
    assert words.text("review-moments") in said
    assert words.text("review-line", line="").strip() in said
    assert words.text("review-term-accuracy") in said
    (mistake, *_) = reviewed(blunder).moments
    assert mistake.better is not None
    view = reviewed(blunder).history.decisions[mistake.number - 1].view
    assert choice_name(words, view, mistake.better) in " ".join(said.split())
    worth = f"{100 * mistake.worth.value:.1f}"
    assert (worth if language == "en" else worth.replace(".", ",")) in said
    assert all(name in said for name in (words.text("play-seat", seat=0), words.text("play-seat", seat=1)))


@languages
def test_luck_is_told_as_luck(language: str) -> None:
    said = printed(lucky_draw, language)
    start = catalogue(language).text("review-deal", name="\0", worth="", low="", high="").partition("\0")[0]
    assert start in said


def test_errors_name_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    unfinished = {**small_game("dolores", 2), "moves": []}
    del unfinished["result"]
    file = tmp_path / "unfinished.json"
    for text, wrong in ((json.dumps(unfinished), "the game is not over"), ("[]", "record"), ("x", "not JSON")):
        file.write_text(text, encoding="utf-8")
        assert main(["review", str(file), "--json", "--language", "en"]) == EXIT_USAGE_ERROR
        caught = capsys.readouterr()
        assert not caught.out
        assert wrong in caught.err
    assert main(["review", "none.json", "--language", "en"]) == EXIT_USAGE_ERROR
    assert "none.json" in capsys.readouterr().err


def test_a_curve_begins_and_ends_with_its_first_and_last_value() -> None:
    assert spread_out([0.0, 1.0], 3) == [0.0, 0.5, 1.0]
    assert spread_out([0.5] * 400, 48) == [0.5] * 48
    line = curve([0.5, 0.2, 0.9, 0.0])
    assert len(line) == 48
    assert line[-1] == "▁"
