"""Compiling side by side: order, failures, and what was done before."""

import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

import pytest

from seachest.rules.game import game_named, game_names
from seachest.warmup import ALL_STEPS, PLAY_STEPS, Warmup, WarmupMarks
from seachest.warmup.plan import STEP_PLANS
from seachest.warmup.steps import StepRunner

GAMES = ("sea-or-shore", "dolores")


@pytest.fixture
def marks(tmp_path: Path) -> WarmupMarks:
    return WarmupMarks(tmp_path, [])


def warmup(marks: WarmupMarks, compile_step: Callable[[str, str], None], games: tuple[str, ...] = GAMES) -> Warmup:
    """Something that compiles in threads."""
    return Warmup(games, PLAY_STEPS, marks, width=2, pool=ThreadPoolExecutor, compile_step=compile_step)


def test_every_step_is_compiled_once_and_after_what_it_needs(marks: WarmupMarks) -> None:
    done: list[tuple[str, str]] = []
    warmup(marks, lambda game, step: done.append((game, step))).run()
    assert sorted(done) == sorted((game, step) for game in GAMES for step in PLAY_STEPS)
    for game, step in done:
        for need in STEP_PLANS[step].after:
            assert done.index((game, need)) < done.index((game, step))


def test_a_second_run_has_nothing_to_do(marks: WarmupMarks) -> None:
    warmup(marks, lambda game, step: None).run()
    again: list[str] = []
    warmup(marks, lambda game, step: again.append(step)).run()
    assert again == []


def test_what_an_interrupted_run_has_done_is_kept(marks: WarmupMarks) -> None:
    def fail(game: str, step: str) -> None:
        if step == "search bot":
            raise OSError("no space left on device")

    with pytest.raises(OSError, match="no space"):
        warmup(marks, fail, ("dolores",)).run()
    assert marks.is_done("dolores", "greedy bot")
    again: list[str] = []
    warmup(marks, lambda game, step: again.append(step), ("dolores",)).run()
    late = {"search bot", "net bot"}
    assert late <= set(again) <= {"features", *late}, "features may be done or not, as it needs no search bot"


def test_the_game_that_somebody_waits_for_comes_first(marks: WarmupMarks) -> None:
    done: list[str] = []
    begun, preferred = threading.Event(), threading.Event()

    def compile_step(game: str, step: str) -> None:
        begun.set()
        assert preferred.wait(60)
        done.append(game)

    games = ("sea-or-shore", "dolores", "sea-salt-paper")
    job = warmup(marks, compile_step, games)
    running = threading.Thread(target=job.run)
    running.start()
    assert begun.wait(60)
    job.prefer("sea-salt-paper")
    preferred.set()
    running.join()
    last = {game: len(done) - done[::-1].index(game) for game in games}
    assert last["sea-salt-paper"] == min(last.values())


def test_if_processes_are_killed_one_alone_goes_on(marks: WarmupMarks) -> None:
    widths: list[int] = []

    def pool(width: int) -> ThreadPoolExecutor:
        widths.append(width)
        return ThreadPoolExecutor(width)

    def compile_step(game: str, step: str) -> None:
        if len(widths) == 1 and step == "act":
            raise BrokenProcessPool("killed")

    job = Warmup(GAMES, PLAY_STEPS, marks, width=3, pool=pool, compile_step=compile_step)
    job.run()
    assert job.is_done()
    assert widths == [3, 1]


def test_it_stops_when_it_is_told_to(marks: WarmupMarks) -> None:
    job = warmup(marks, lambda game, step: job.stop())
    job.run()
    assert not job.is_done()


def test_there_is_something_to_run_for_each_step() -> None:
    for game in game_names():
        assert set(StepRunner(game_named(game)).runs) == set(ALL_STEPS)
    assert set(PLAY_STEPS) < set(ALL_STEPS)
    for plan in STEP_PLANS.values():
        assert set(plan.after) < set(ALL_STEPS)
        assert plan.name not in PLAY_STEPS or set(plan.after) <= set(PLAY_STEPS)
