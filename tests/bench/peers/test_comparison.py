"""One run: order of measurements, what fails, and what the scripts of the peers tell."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from seachest.bench.peers import PEERS, Failure, Figure, Peer, compare
from seachest.bench.peers.comparison import measure_peer, one_core, read_line
from seachest.bench.peers.environments import PeerError
from seachest.bench.peers.scripts.driver import BenchLoop
from tests.bench.peers.helpers import comparison

FIRST, SECOND = PEERS[:2]


def quiet(step: str, **values: str) -> None:
    """Shows no progress."""


def busy() -> tuple[int, int]:
    """Takes a moment of the processor."""
    sum(range(2_000))
    return 10, 1


LOOPS: list[BenchLoop] = [("dolores", 2, "compiled loop", busy, lambda played: played)]


def installed(peer: Peer) -> Path:
    """Where a peer would be."""
    return Path(peer.name)


def one_figure(peer: Peer, python: Path, seconds: float) -> Iterator[Figure | Failure]:
    yield Figure(peer.title, peer.version, "a game", 2, "a way", (100.0,), (10.0,))


def test_a_peer_that_cannot_be_installed_is_reported_and_the_others_go_on() -> None:
    def install(peer: Peer) -> Path:
        if peer is FIRST:
            raise PeerError("pip failed: no such thing")
        return installed(peer)

    made = compare([FIRST, SECOND], 0.01, quiet, one_figure, install=install, loops=LOOPS)
    assert [figure.system for figure in made.theirs] == [SECOND.title]
    assert made.failures == (Failure(FIRST.title, FIRST.version, "installation", "pip failed: no such thing"),)


def test_a_peer_that_fails_while_measured_is_reported_and_the_others_go_on() -> None:
    def measure(peer: Peer, python: Path, seconds: float) -> Iterator[Figure | Failure]:
        if peer is FIRST:
            yield Failure(peer.title, peer.version, "random play", "it fell over")
        else:
            yield from one_figure(peer, python, seconds)

    made = compare([FIRST, SECOND], 0.01, quiet, measure, install=installed, loops=LOOPS)
    assert [figure.system for figure in made.theirs] == [SECOND.title]
    assert [failure.reason for failure in made.failures] == ["it fell over"]


def test_we_are_measured_before_and_after_the_peers() -> None:
    told: list[str] = []

    def measure(peer: Peer, python: Path, seconds: float) -> Iterator[Figure | Failure]:
        told.append("the peer runs")
        return one_figure(peer, python, seconds)

    def tell(step: str, **values: str) -> None:
        told.append(step)

    made = compare([FIRST], 0.01, tell, measure, install=installed, loops=LOOPS)
    steps = [step for step in told if step in ("measuring", "the peer runs")]
    assert steps == ["measuring", "the peer runs", "measuring"]
    assert len(made.ours[0].decision_rates) == 10


def test_a_ratio_spans_our_slowest_and_fastest_compiled_loop() -> None:
    made = comparison()
    assert made.ratio(made.theirs[0]) == (3.0, 6.0)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system pins nothing")
def test_measuring_stays_on_one_core_and_gives_the_others_back() -> None:
    before = os.sched_getaffinity(0)
    with one_core() as core:
        assert os.sched_getaffinity(0) == {core}
    assert os.sched_getaffinity(0) == before


def test_a_line_of_figures_is_read() -> None:
    line = '{"game": "g", "players": 3, "way": "w", "decisions_per_second": [1.0, 3.0], "games_per_second": [0.5, 0.7]}'
    found = read_line(FIRST, line)
    assert found == Figure(FIRST.title, FIRST.version, "g", 3, "w", (1.0, 3.0), (0.5, 0.7))


def test_a_line_with_an_error_is_a_failure() -> None:
    found = read_line(FIRST, '{"game": "g", "players": 3, "way": "w", "error": "ValueError: no"}')
    assert found == Failure(FIRST.title, FIRST.version, "g, 3 players, w", "ValueError: no")


@pytest.mark.parametrize("line", ["pygame says hello", "3", "[]", '{"game": "g"}', ""])
def test_other_lines_are_passed_over(line: str) -> None:
    assert read_line(FIRST, line) is None


def fake_driver(tmp_path: Path, program: str) -> list[Figure | Failure]:
    """What a peer tells whose script is this program."""
    (tmp_path / "driver.py").write_text(program, encoding="utf-8")
    return list(measure_peer(FIRST, Path(sys.executable), 0.1, tmp_path / "driver.py"))


def test_a_script_that_breaks_off_keeps_what_it_told_before(tmp_path: Path) -> None:
    line = {"game": "g", "players": 2, "way": "w", "decisions_per_second": [1.0], "games_per_second": [1.0]}
    program = f"import json\nprint(json.dumps({line}))\nraise RuntimeError('out of cards')\n"
    figure, failure = fake_driver(tmp_path, program)
    assert isinstance(figure, Figure)
    assert isinstance(failure, Failure)
    assert "RuntimeError: out of cards" in failure.reason


def test_a_script_runs_with_one_thread(tmp_path: Path) -> None:
    (failure,) = fake_driver(tmp_path, "import os, sys\nsys.exit(os.environ['OMP_NUM_THREADS'] + ' thread')")
    assert isinstance(failure, Failure)
    assert failure.reason == "1 thread"
