"""When steps count as compiled."""

import os
from pathlib import Path

import pytest

from seachest.warmup import PLAY_STEPS, WarmupMarks, progress_of

GAME, STEP = "dolores", "search bot"


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """The only source of rules."""
    path = tmp_path / "rules.py"
    path.write_text("1")
    return path


def test_what_one_process_has_compiled_another_one_need_not(source: Path) -> None:
    assert not WarmupMarks(source.parent, [source]).is_done(GAME, STEP)
    WarmupMarks(source.parent, [source]).set_done(GAME, STEP)
    assert WarmupMarks(source.parent, [source]).is_done(GAME, STEP)


def test_each_step_of_each_game_has_a_mark_of_its_own(source: Path) -> None:
    marks = WarmupMarks(source.parent, [source])
    marks.set_done(GAME, STEP)
    assert not marks.is_done("sea-or-shore", STEP)
    assert not marks.is_done(GAME, "greedy bot")
    assert not marks.are_done(GAME, [STEP, "greedy bot"])


def test_sources_written_anew_are_compiled_again_though_they_say_the_same(source: Path) -> None:
    WarmupMarks(source.parent, [source]).set_done(GAME, STEP)
    os.utime(source, ns=(1, 1))
    assert not WarmupMarks(source.parent, [source]).is_done(GAME, STEP)


def test_the_same_sources_elsewhere_are_compiled_there(source: Path, tmp_path: Path) -> None:
    WarmupMarks(tmp_path, [source]).set_done(GAME, STEP)
    elsewhere = tmp_path / "elsewhere.py"
    elsewhere.write_text("1")
    assert not WarmupMarks(tmp_path, [elsewhere]).is_done(GAME, STEP)


def test_only_one_compiles_at_a_time(source: Path) -> None:
    marks = WarmupMarks(source.parent, [source])
    with marks.try_lock() as first, marks.try_lock() as second:
        assert (first, second) == (True, False)
    with marks.try_lock() as third:
        assert third


def test_interpreted_rules_need_no_compiling(tmp_path: Path) -> None:
    assert WarmupMarks(tmp_path, [], is_needed=False).are_done(GAME, PLAY_STEPS)


def test_progress_counts_the_time_of_steps_and_ends_at_one(source: Path) -> None:
    marks = WarmupMarks(source.parent, [source])
    shares = []
    for step in PLAY_STEPS:
        shares.append(progress_of(GAME, PLAY_STEPS, marks).share)
        marks.set_done(GAME, step)
    assert shares == sorted(set(shares)), "every step moves the bar"
    assert shares[0] == 0.0
    end = progress_of(GAME, PLAY_STEPS, marks)
    assert (end.share, end.is_done) == (1.0, True)
