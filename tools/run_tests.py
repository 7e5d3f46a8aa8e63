"""Runs everything that `make test` stands for: stages side by side, as many as there are cores to do their work.

Stages with servers and browsers go first, as they fail if they are kept waiting; those that only compute give way to
them, and use what the others leave of the cores.

    python tools/run_tests.py                  all stages
    python tools/run_tests.py --quick          the quick half: style, types, direction of imports
    python tools/run_tests.py types page-units only these, and what they need
    python tools/run_tests.py --list           what there is

Each stage prints one line when it is done, and all that it said if it failed; build/tests has the whole output of each.
A stage that fails fails the run, and so does one that could not run because of it; the others still go on, so that one
run tells everything that is wrong.
"""

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parent.parent
LOGS = REPOSITORY / "build" / "tests"
POLL_INTERVAL_S = 0.1
NOTABLE = ("SKIPPED", "XFAIL", "XPASS")
"""How lines of pytest begin that are shown even if all is well."""
SLOWEST = "25"
"""How many of the slowest tests the output of a stage names."""
STOPPED_STATUS = 130
NICENESS = "10"
"""Of stages that give way: those beside them get nine tenths of a core for which both ask."""
GIVE_WAY = ("nice", "-n", NICENESS)


@dataclass(frozen=True)
class Stage:
    """Some commands, one after the other, that run beside other stages."""

    name: str
    commands: Sequence[Sequence[str]]
    needs: Sequence[str] = ()
    """Stages that must have passed before."""
    cores: float = 1.0
    """How many cores it keeps busy, on average."""
    environment: Mapping[str, str] = field(default_factory=dict)
    is_quick: bool = False
    gives_way: bool = False
    """Whether the stages beside it go first: nothing in it depends on time. It needs no core that they leave idle."""

    def command(self, number: int) -> list[str]:
        """A command as it is started."""
        return [*(GIVE_WAY if self.gives_way and shutil.which(GIVE_WAY[0]) else ()), *self.commands[number]]


def let_others_first(process: int) -> None:
    """Makes the session of a process give way to other sessions, among which Linux shares its cores first.

    Where it does so (`sched_autogroup_enabled`), niceness counts only between processes of the same session.
    """
    with suppress(OSError):
        Path(f"/proc/{process}/autogroup").write_text(NICENESS, encoding="ascii")


def python(*arguments: str) -> list[str]:
    """A command of this Python."""
    return [sys.executable, *arguments]


def pytest(paths: Sequence[str], workers: int, chosen: str = "not long and not pictures") -> list[list[str]]:
    """The command that runs tests with that many workers; those that are free take tests of the others."""
    plugins = [] if "tests/server" in paths else ["-p", "no:schemathesis"]  # which takes long to import
    options = ["-q", "-n", str(workers), "--dist", "worksteal", "--durations", SLOWEST, *plugins, "-m", chosen]
    return [python("-m", "pytest", *options, *paths)]


# Tests are grouped by what they import, which takes its time in every worker, and by what they wait for.
HOUSE = ("tests/test_house.py", "tests/test_clauses.py")
GROUPS = {
    "web": ("tests/web",),
    "server": ("tests/server",),
    "commands": ("tests/cli", "tests/client", "tests/bench", "tests/tools", "tests/compat", "tests/test_docs.py"),
    "learning": (
        "tests/learn",
        "tests/examples",
        "tests/envs",
        "tests/arena",
        "tests/bots",
        "tests/lab",
        "tests/coach",
    ),
}
"""Folders and files of tests, by the stage that runs them; the stage "rules" runs all others."""


def other_tests(folder: Path = REPOSITORY / "tests") -> list[str]:
    """The folders and files of tests that are in no group."""
    grouped = {path for paths in (HOUSE, *GROUPS.values()) for path in paths}
    found = [f"tests/{path.name}" for path in sorted(folder.iterdir()) if path.is_dir() or path.match("test_*.py")]
    return [path for path in found if path not in grouped and "__pycache__" not in path]


def sampled_tests(folder: Path = REPOSITORY / "tests") -> list[str]:
    """The files that have tests of the sample."""
    files = [path for path in sorted(folder.rglob("test_*.py")) if "mark.sample" in path.read_text(encoding="utf-8")]
    return [str(path.relative_to(folder.parent)) for path in files]


def all_stages() -> list[Stage]:
    """Everything that is tested; what takes longest and what others need comes first."""
    page, ruff, warm = "tools/build_page.py", ("-m", "ruff"), python("-m", "seachest", "warm")
    ready = ["compile", "page"]
    return [
        Stage("compile", [warm]),
        Stage("page", [python(page)], cores=0.5),
        Stage(
            "style", [python(*ruff, "check", "."), python(*ruff, "format", "--check", ".")], cores=0.5, is_quick=True
        ),
        Stage("house", [python("-m", "pytest", "-q", *HOUSE)], is_quick=True, gives_way=True),
        Stage("types", [python("-m", "mypy")], is_quick=True, gives_way=True),
        # Servers and browsers answer in time only if nothing goes before them; they leave cores idle while they wait.
        Stage("web", pytest(GROUPS["web"], 3), needs=ready, cores=2),
        Stage("server", pytest(GROUPS["server"], 2), needs=ready, cores=2),
        Stage("commands", pytest(GROUPS["commands"], 2), needs=ready, cores=2),
        Stage("page-style", [python(page, "--check")], needs=["page"], is_quick=True, gives_way=True),
        Stage("page-units", [python(page, "--test")], needs=["page"], gives_way=True),
        Stage(
            "interpreted",
            pytest(sampled_tests(), 2, "sample"),
            cores=2,
            environment={"NUMBA_DISABLE_JIT": "1"},
            gives_way=True,
        ),
        Stage("rules", pytest(other_tests(), 2), needs=ready, cores=2, gives_way=True),
        Stage(
            "bounds-checked",
            [warm, *pytest(sampled_tests(), 2, "sample")],
            needs=["compile"],  # not beside it: both use all cores
            cores=2,
            # This code runs for seconds: optimizing it takes longer, a seventh of the time to compile it.
            environment={"NUMBA_BOUNDSCHECK": "1", "NUMBA_OPT": "1"},
            gives_way=True,
        ),
        # Its processes wait for each other, so that it comes when there is the least to give way to.
        Stage("learning", pytest(GROUPS["learning"], 2), needs=ready, cores=2, gives_way=True),
    ]


def inherited_environment() -> dict[str, str]:
    """The environment of this process, but compiled Python is kept: hundreds of processes import the same modules."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@dataclass
class Run:
    """A stage at work, or done."""

    stage: Stage
    log: Path
    began: float
    next_command: int = 0
    process: subprocess.Popen[bytes] | None = None

    def advance(self) -> int | None:
        """Starts the next command once the last one has passed; returns the status when there is nothing left to do."""
        if self.process is not None:
            status = self.process.poll()
            if status is None or status != 0:
                return status
        if self.next_command == len(self.stage.commands):
            return 0
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.stage.command(self.next_command),
                cwd=REPOSITORY,
                env={**inherited_environment(), **self.stage.environment},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,  # so that all of its processes can be ended
            )
        if self.stage.gives_way:
            let_others_first(self.process.pid)
        self.next_command += 1
        return None

    def stop(self) -> None:
        """Ends the stage and everything that it has started."""
        if self.process is not None and self.process.poll() is None:
            os.killpg(self.process.pid, signal.SIGTERM)
            self.process.wait()


class Runner:
    """Runs stages as cores become free, and reports about them."""

    def __init__(self, stages: Sequence[Stage], cores: float, logs: Path = LOGS) -> None:
        self._waiting = list(stages)
        self._cores, self._logs = cores, logs
        self._running: list[Run] = []
        self._passed: set[str] = set()
        self._failed: list[str] = []
        self._not_run: list[str] = []

    def run(self) -> bool:
        """Runs all stages; returns whether all have passed."""
        self._logs.mkdir(parents=True, exist_ok=True)
        began = time.monotonic()
        try:
            while self._waiting or self._running:
                self._start_what_fits()
                time.sleep(POLL_INTERVAL_S)
                for each in list(self._running):
                    status = each.advance()
                    if status is not None:
                        self._running.remove(each)
                        self._report(each, status)
        finally:
            for each in self._running:
                each.stop()
        self._sum_up(time.monotonic() - began)
        return not (self._failed or self._not_run)

    def _start_what_fits(self) -> None:
        """Starts the first stages of those that have what they need, while there are cores for them.

        Stages that give way are counted apart: they run beside the others, for the moments in which those only wait.
        """
        for stage in list(self._waiting):
            if any(name in self._failed or name in self._not_run for name in stage.needs):
                self._waiting.remove(stage)
                self._not_run.append(stage.name)
            elif self._passed.issuperset(stage.needs):
                peers = [each.stage for each in self._running if each.stage.gives_way == stage.gives_way]
                if peers and sum(peer.cores for peer in peers) + stage.cores > self._cores:
                    continue
                self._waiting.remove(stage)
                log = self._logs / f"{stage.name}.log"
                log.write_bytes(b"")
                self._running.append(Run(stage, log, time.monotonic()))

    def _report(self, run: Run, status: int) -> None:
        """Prints how a stage went."""
        name, seconds = run.stage.name, time.monotonic() - run.began
        said = run.log.read_text(encoding="utf-8", errors="replace").rstrip()
        if status:
            self._failed.append(name)
            print(f"\n=== {name}: FAILED after {seconds:.0f} s\n{said}\n=== end of {name}\n", flush=True)
            return
        self._passed.add(name)
        last = said.splitlines()[-1].strip("= ") if said else ""
        print(f"{name}: passed in {seconds:.0f} s{f'  ({last})' if last else ''}", flush=True)
        for line in said.splitlines():
            if line.startswith(NOTABLE):
                print(f"  {line}", flush=True)

    def _sum_up(self, seconds: float) -> None:
        counted = f"{len(self._passed)} stages passed in {seconds:.0f} s"
        failed = f"; failed: {', '.join(self._failed)}" if self._failed else ""
        not_run = f"; not run because of that: {', '.join(self._not_run)}" if self._not_run else ""
        print(f"{counted}{failed}{not_run}", flush=True)


def with_needs(names: Sequence[str], stages: Sequence[Stage]) -> list[Stage]:
    """The named stages and all that they need, in the order of `stages`; raises KeyError for a name that is none."""
    by_name = {stage.name: stage for stage in stages}
    wanted: set[str] = set()
    open_names = list(names)
    while open_names:
        stage = by_name[open_names.pop()]
        wanted.add(stage.name)
        open_names += [name for name in stage.needs if name not in wanted]
    return [stage for stage in stages if stage.name in wanted]


def main() -> int:
    """Runs what the command line asks for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("stages", nargs="*", metavar="STAGE", help="only these stages, and what they need")
    parser.add_argument("--quick", action="store_true", help="only the quick half")
    parser.add_argument("--list", action="store_true", help="print the names of the stages")
    parser.add_argument("--cores", type=float, default=float(os.cpu_count() or 1), metavar="N", help="cores to use")
    arguments = parser.parse_args()
    stages = all_stages()
    if arguments.list:
        print("\n".join(stage.name for stage in stages))
        return 0
    names = arguments.stages or [stage.name for stage in stages if stage.is_quick or not arguments.quick]
    try:
        chosen = with_needs(names, stages)
    except KeyError as unknown:
        parser.error(f"there is no stage {unknown}; --list prints all")
    try:
        return 0 if Runner(chosen, arguments.cores).run() else 1
    except KeyboardInterrupt:
        return STOPPED_STATUS


if __name__ == "__main__":
    sys.exit(main())
