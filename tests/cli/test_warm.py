"""`seachest warm`: when rules count as compiled."""

import os
from pathlib import Path

import pytest

from seachest.cli.jobs import warm as module
from seachest.cli.jobs.warm import warm_if_cold

GAME = "dolores"


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """The games that were compiled; sources and machine code lie in folders of the test."""
    source = tmp_path / "rules.py"
    source.write_text("1")
    games: list[str] = []

    def warm(names: list[str]) -> None:
        games.extend(names)
        module._mark(GAME).touch()

    monkeypatch.setattr(module, "INTERPRETED", False)
    monkeypatch.setattr(module, "warm", warm)
    monkeypatch.setattr(module, "code_folder", lambda: tmp_path)
    monkeypatch.setattr(module, "source_files", lambda: [source])
    return games


def test_what_was_compiled_is_not_compiled_again(warmed: list[str]) -> None:
    warm_if_cold(GAME)
    warm_if_cold(GAME)
    assert warmed == [GAME]


def test_sources_written_anew_are_compiled_again_though_they_say_the_same(warmed: list[str], tmp_path: Path) -> None:
    warm_if_cold(GAME)
    os.utime(tmp_path / "rules.py", ns=(1, 1))
    warm_if_cold(GAME)
    assert warmed == [GAME, GAME]


def test_the_same_sources_elsewhere_are_compiled_there(
    warmed: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    warm_if_cold(GAME)
    elsewhere = tmp_path / "elsewhere.py"
    elsewhere.write_text("1")
    monkeypatch.setattr(module, "source_files", lambda: [elsewhere])
    warm_if_cold(GAME)
    assert warmed == [GAME, GAME]
