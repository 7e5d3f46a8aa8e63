"""One run: installs the peers, then measures everything on one core, Seachest before and after the others."""

import json
import os
import subprocess
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from seachest import __version__
from seachest.bench.peers.environments import Peer, PeerError, ensure_environment, error_summary, folder_of
from seachest.bench.peers.figures import OUR_LOOP, OUR_SYSTEM, Failure, Figure, Machine, load_now, this_machine
from seachest.bench.peers.ours import our_loops
from seachest.bench.peers.scripts.driver import BenchLoop, timed

DRIVER_SCRIPT = Path(__file__).parent / "scripts" / "driver.py"
MEASUREMENT_REPEATS = 5
PEER_TIMEOUT_S = 1_800
ONE_THREAD_ENVIRONMENT = {
    f"{library}_NUM_THREADS": "1" for library in ("OMP", "MKL", "OPENBLAS", "NUMEXPR", "VECLIB_MAXIMUM", "NUMBA")
}

ReportProgress = Callable[..., None]
"""Is called with the name of a step and with what it is about, by name."""
InstallPeer = Callable[[Peer], Path]
MeasurePeer = Callable[[Peer, Path, float], Iterator["Figure | Failure"]]


@dataclass(frozen=True)
class Comparison:
    """All figures of one run."""

    machine: Machine
    ours: tuple[Figure, ...]
    theirs: tuple[Figure, ...]
    failures: tuple[Failure, ...]
    drift: float

    def basis(self) -> tuple[float, float]:
        """Decisions a second of our slowest and our fastest game in the compiled loop, the basis of all ratios."""
        speeds = [figure.decisions for figure in self.ours if figure.way == OUR_LOOP]
        return min(speeds), max(speeds)

    def ratio(self, figure: Figure) -> tuple[float, float]:
        """Decisions of Seachest, in its slowest and in its fastest game, for each decision of a peer."""
        slowest, fastest = self.basis()
        return slowest / figure.decisions, fastest / figure.decisions


@contextmanager
def one_core() -> Iterator[int | None]:
    """Pins this process and those it starts to one core, where the system allows it; yields the core's number."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    core = max(before)
    os.sched_setaffinity(0, {core})
    try:
        yield core
    finally:
        os.sched_setaffinity(0, before)


def measure_ours(loops: Sequence[BenchLoop], seconds: float, tell: ReportProgress) -> list[Figure]:
    """Measures our own loops."""
    figures = []
    for loop in loops:
        game, players, way, _, _ = loop
        tell("measuring", system=OUR_SYSTEM, game=game, players=str(players))
        decisions, games = timed(loop, seconds, MEASUREMENT_REPEATS)
        figures.append(Figure(OUR_SYSTEM, __version__, game, players, way, tuple(decisions), tuple(games)))
    return figures


def measure_peer(peer: Peer, python: Path, seconds: float, script: Path = DRIVER_SCRIPT) -> Iterator[Figure | Failure]:
    """Runs a peer's script in its own Python and yields its figures; yields a failure last where the script crashed."""
    command = [str(python), "-I", "-B", str(script), peer.name, str(seconds), str(MEASUREMENT_REPEATS)]
    environment = {**os.environ, **ONE_THREAD_ENVIRONMENT}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, errors="replace", env=environment
    ) as process:
        complaints: list[str] = []
        assert process.stdout is not None
        assert process.stderr is not None
        listener = threading.Thread(target=lambda stream: complaints.append(stream.read()), args=(process.stderr,))
        alarm = threading.Timer(PEER_TIMEOUT_S, process.kill)
        listener.start()
        alarm.start()
        try:
            for line in process.stdout:
                found = read_line(peer, line)
                if found is not None:
                    yield found
            status = process.wait()
        finally:
            alarm.cancel()
            process.kill()
            listener.join()
    if status:
        reason = error_summary("".join(complaints)) or f"ended with status {status}"
        yield Failure(peer.title, peer.version, "random play", reason)


def read_line(peer: Peer, line: str) -> Figure | Failure | None:
    """Parses one line of a peer's script; None if the line comes from something else, such as a library."""
    try:
        told = json.loads(line)
        what = f"{told['game']}, {told['players']} players, {told['way']}"
        if "error" in told:
            return Failure(peer.title, peer.version, what, error_summary(told["error"]))
        decisions, games = told["decisions_per_second"], told["games_per_second"]
        return Figure(
            peer.title, peer.version, told["game"], told["players"], told["way"], tuple(decisions), tuple(games)
        )
    except (ValueError, KeyError, TypeError):
        return None


def install_peer(peer: Peer) -> Path:
    """Installs a peer if it is not installed yet; returns its Python. Raises PeerError if that fails."""
    return ensure_environment(peer, folder_of(peer))


def install_all(
    peers: Sequence[Peer], tell: ReportProgress, install: InstallPeer
) -> tuple[dict[Peer, Path], list[Failure]]:
    """The Python of every peer that can be installed, and why the others can't."""
    pythons, failures = {}, []
    for peer in peers:
        tell("installing", system=f"{peer.title} {peer.version}")
        try:
            pythons[peer] = install(peer)
        except PeerError as error:
            failures.append(Failure(peer.title, peer.version, "installation", str(error)))
    return pythons, failures


def compare(
    peers: Sequence[Peer],
    seconds: float,
    tell: ReportProgress,
    measure: MeasurePeer = measure_peer,
    *,
    install: InstallPeer = install_peer,
    loops: Sequence[BenchLoop] | None = None,
) -> Comparison:
    """Measures us, the peers, and us again; a peer that fails is reported, and the others go on.

    `loops` are those of ours that are measured, by default all.
    """
    load = load_now()
    pythons, failures = install_all(peers, tell, install)
    theirs: list[Figure] = []
    loops = our_loops() if loops is None else loops
    for loop in loops:
        tell("compiling", game=loop[0], players=str(loop[1]))
        loop[3]()
    with one_core() as core:
        machine = this_machine(core, load)
        before = measure_ours(loops, seconds / 2, tell)
        for peer, python in pythons.items():
            tell("starting", system=peer.title)
            for found in measure(peer, python, seconds):
                if isinstance(found, Figure):
                    theirs.append(found)
                    tell("measured", system=peer.title, game=found.game)
                else:
                    failures.append(found)
        after = measure_ours(loops, seconds / 2, tell)
    ours = tuple(early.joined(late) for early, late in zip(before, after, strict=True))
    drift = sum(late.decisions / early.decisions for early, late in zip(before, after, strict=True)) / len(ours)
    return Comparison(machine, ours, tuple(theirs), tuple(failures), drift)
