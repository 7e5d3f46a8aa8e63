"""`seachest solve` lists small games and solves them."""

import json

import pytest

from seachest.cli import main
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.small import small_names


def test_without_a_name_all_small_games_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve"]) == 0
    shown = capsys.readouterr().out
    assert all(name in shown for name in small_names())
    assert "dolores-1: six cards in the draw pile, one duel" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_small_game_is_described_in_every_language(language: str) -> None:
    words = catalogue(language)
    assert all(words.has(f"small-{name}") for name in small_names())


def test_it_prints_sizes_and_comes_closer_with_each_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "dolores-1", "--iterations", "30", "--bots", "random,greedy", "--json"]) == 0
    told = capsys.readouterr()
    found = json.loads(told.out)
    assert found["information_sets"] > 100
    assert [row["policy"] for row in found["rows"]] == ["random", "greedy", *["cfr+"] * 4]
    assert found["rows"][-1]["nash_conv"] < found["rows"][2]["nash_conv"]
    assert "NashConv" in told.err


def test_mccfr_solves_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", "sea-or-shore-1", "--method", "mccfr", "--iterations", "300"]) == 0
    assert "mccfr" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess-1"], "small: unknown"),
        (["dolores-1", "--iterations", "0"], "iterations"),
        (["dolores-1", "--bots", "x"], "bot: unknown"),
    ],
)
def test_nonsense_is_named(arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["solve", *arguments]) == 2
    assert message in capsys.readouterr().err
