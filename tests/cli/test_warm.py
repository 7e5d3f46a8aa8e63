"""`seachest warm`: when rules count as compiled."""

import os
from pathlib import Path

import pytest

from seachest.cli.jobs.warm import CompiledMarks

GAME = "dolores"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The only source of rules."""
    path = tmp_path / "rules.py"
    path.write_text("1")
    return path


def test_what_was_compiled_is_not_compiled_again(source: Path) -> None:
    games: list[str] = []
    for _ in range(2):
        CompiledMarks(source.parent, [source]).compile_once(GAME, games.append)
    assert games == [GAME]


def test_each_game_is_compiled(source: Path) -> None:
    games: list[str] = []
    for game in (GAME, "sea-or-shore"):
        CompiledMarks(source.parent, [source]).compile_once(game, games.append)
    assert games == [GAME, "sea-or-shore"]


def test_a_game_that_could_not_be_compiled_is_compiled_again(source: Path) -> None:
    def fail(game: str) -> None:
        raise KeyboardInterrupt

    games: list[str] = []
    marks = CompiledMarks(source.parent, [source])
    with pytest.raises(KeyboardInterrupt):
        marks.compile_once(GAME, fail)
    marks.compile_once(GAME, games.append)
    assert games == [GAME]


def test_sources_written_anew_are_compiled_again_though_they_say_the_same(source: Path) -> None:
    games: list[str] = []
    marks = CompiledMarks(source.parent, [source])
    marks.compile_once(GAME, games.append)
    os.utime(source, ns=(1, 1))
    marks.compile_once(GAME, games.append)
    assert games == [GAME, GAME]


def test_the_same_sources_elsewhere_are_compiled_there(source: Path, tmp_path: Path) -> None:
    games: list[str] = []
    CompiledMarks(tmp_path, [source]).compile_once(GAME, games.append)
    elsewhere = tmp_path / "elsewhere.py"
    elsewhere.write_text("1")
    CompiledMarks(tmp_path, [elsewhere]).compile_once(GAME, games.append)
    assert games == [GAME, GAME]
