"""The tool behind `make test`: nothing is left out, and whatever fails fails the run."""

import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.scripts import REPOSITORY, script

run_tests = script("tools/run_tests.py")
Stage, Runner = run_tests.Stage, run_tests.Runner


def stage(name: str, *programs: str, **wishes: Any) -> object:
    """A stage of short Python programs."""
    return Stage(name, [[sys.executable, "-c", program] for program in programs], **wishes)


def ran(tmp_path: Path, *stages: object) -> bool:
    passed: bool = Runner(stages, 2.0, tmp_path).run()
    return passed


def test_every_test_is_in_exactly_one_stage() -> None:
    roots = [path for paths in (run_tests.HOUSE, *run_tests.GROUPS.values()) for path in paths]
    roots += run_tests.other_tests()
    for file in (REPOSITORY / "tests").rglob("test_*.py"):
        name = file.relative_to(REPOSITORY).as_posix()
        assert len([root for root in roots if name == root or name.startswith(f"{root}/")]) == 1, name
    for root in roots:
        assert (REPOSITORY / root).exists()


def test_the_sample_is_found_wherever_it_is_marked() -> None:
    found = run_tests.sampled_tests()
    assert "tests/conformance/test_every_game.py" in found
    assert "tests/tools/test_typescript.py" not in found


def test_stages_need_only_stages_that_are_there() -> None:
    stages = run_tests.all_stages()
    names = [stage.name for stage in stages]
    assert len(set(names)) == len(names)
    assert {need for stage in stages for need in stage.needs} <= set(names)
    assert {stage.name for stage in stages if stage.is_quick} == {"style", "types", "house", "page-style"}


def test_a_run_passes_if_all_stages_do_and_shows_their_last_lines(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ran(tmp_path, stage("one", "print('noise'); print('7 passed')"), stage("two", "pass", needs=["one"]))
    said = capsys.readouterr().out
    assert "7 passed" in said
    assert "noise" not in said
    assert "2 stages passed" in said
    assert "noise" in (tmp_path / "one.log").read_text()


def test_a_failed_stage_fails_the_run_shows_all_it_said_and_stops_only_what_needs_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = stage("broken", "print('why it broke'); raise SystemExit(3)", "print('never')")
    assert not ran(tmp_path, broken, stage("after", "print('ran')", needs=["broken"]), stage("other", "print('fine')"))
    said = capsys.readouterr().out
    assert "why it broke" in said
    assert "never" not in said
    assert "failed: broken; not run because of that: after" in said
    assert "other: passed" in said


def test_skipped_tests_are_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran(tmp_path, stage("some", "print('SKIPPED [1] no network'); print('1 passed, 1 skipped')"))
    assert "SKIPPED [1] no network" in capsys.readouterr().out


def test_no_more_stages_run_at_once_than_there_are_cores_for(tmp_path: Path) -> None:
    program = (
        f"import os, pathlib, time; here = pathlib.Path({str(tmp_path)!r}); mine = here / f'{{os.getpid()}}.at-work'; "
        "mine.touch(); assert len(list(here.glob('*.at-work'))) <= 2; time.sleep(0.05); mine.unlink()"
    )
    assert ran(tmp_path, *(stage(str(number), program) for number in range(5)))


def test_a_stage_that_gives_way_runs_beside_others_that_use_all_cores(tmp_path: Path) -> None:
    """Each of the two waits until the other one is there."""
    program = (
        f"import pathlib, time; here = pathlib.Path({str(tmp_path)!r}); (here / 'MINE.there').touch()\n"
        "while len(list(here.glob('*.there'))) < 2: time.sleep(0.01)"
    )
    first = stage("first", program.replace("MINE", "first"), cores=2)
    assert ran(tmp_path, first, stage("second", program.replace("MINE", "second"), cores=2, gives_way=True))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows knows no niceness")
def test_a_stage_that_gives_way_is_nicer_than_others_as_a_session_too(tmp_path: Path) -> None:
    group = Path("/proc/self/autogroup")
    program = (
        f"import os, pathlib, time; group = pathlib.Path('{group}'); nice = lambda: group.read_text().split()[-1]\n"
        "for _ in range(500 * group.exists()): time.sleep(0.01 * (nice() == '0'))\n"
        "print('niceness', os.nice(0), nice() if group.exists() else '10')"
    )
    assert ran(tmp_path, stage("nice", program, gives_way=True))
    assert (tmp_path / "nice.log").read_text() == f"niceness {min(19, os.nice(0) + 10)} 10\n"


def test_what_a_stage_needs_comes_along() -> None:
    stages = run_tests.all_stages()
    assert [stage.name for stage in run_tests.with_needs(["page-units"], stages)] == ["page", "page-units"]
    with pytest.raises(KeyError):
        run_tests.with_needs(["no-such-stage"], stages)
