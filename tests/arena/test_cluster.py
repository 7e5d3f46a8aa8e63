"""Matches on a cluster of Ray: nothing is lost when a worker is, and the same bytes come out."""

import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
import ray

from seachest.arena import BotFailed, cluster
from seachest.arena.games import Chunk
from seachest.arena.match import Match
from seachest.arena.workers import WorkerLost
from seachest.extras import MissingPackage
from seachest.rules.errors import NotationError
from tests.arena.helpers import contents, run_small, small_match

# Ray opens sockets and files that it never closes, and warns of its own plans.
pytestmark = pytest.mark.filterwarnings("ignore")

MATCH = small_match(games=60)
WORKERS = 3


@pytest.fixture(scope="module", autouse=True)
def ray_cluster() -> Iterator[None]:
    quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": logging.ERROR}
    ray.init(address="local", num_cpus=WORKERS, **quiet)  # type: ignore[arg-type]  # each has a type of its own
    yield
    ray.shutdown()


@pytest.fixture
def without_ray(tmp_path: Path) -> dict[str, bytes]:
    run_small(MATCH, tmp_path / "without", workers=1)
    return contents(tmp_path / "without")


def test_a_killed_worker_loses_nothing(tmp_path: Path, without_ray: dict[str, bytes]) -> None:
    """The worker that has the games from 28 on ends itself the hard way, once, when others have played."""
    notes = tmp_path / "notes"
    notes.mkdir()

    def fragile_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
        from seachest.arena.games import play_chunk

        killed = notes / "killed"
        if numbers[0] == 28 and not killed.exists():
            killed.write_text(str(os.getpid()), encoding="utf-8")
            os.kill(os.getpid(), signal.SIGKILL)
        chunk = play_chunk(match, numbers)
        (notes / f"pid-{os.getpid()}").touch()
        return chunk

    run_small(MATCH, tmp_path / "with", ray="local", play=fragile_chunk)
    pids = {path.name.removeprefix("pid-") for path in notes.glob("pid-*")}
    assert (notes / "killed").read_text(encoding="utf-8") not in {str(os.getpid()), ""}
    assert len(pids) > 1
    assert contents(tmp_path / "with") == without_ray


def test_games_that_kill_every_worker_are_given_up() -> None:
    def deadly_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
        os.kill(os.getpid(), signal.SIGKILL)
        raise AssertionError

    with pytest.raises(WorkerLost, match="gave up after 1 retries"):
        list(cluster.play_on_ray(small_match(games=2), [[0, 1]], "local", deadly_chunk, retries=1))


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    def failing_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
        from seachest.arena.games import BotFailed

        raise BotFailed("bot greedy failed at seat 1")

    with pytest.raises(BotFailed, match=r"^bot greedy failed at seat 1$"):
        run_small(small_match(games=2), tmp_path, ray="local", play=failing_chunk)


def test_a_worker_that_fails_otherwise_is_reported(tmp_path: Path) -> None:
    def strange_chunk(match: Match, numbers: Sequence[int], stop: Callable[[], bool]) -> Chunk:
        raise ModuleNotFoundError("no numba here")

    with pytest.raises(WorkerLost, match=r"a worker failed: .*no numba here"):
        run_small(small_match(games=2), tmp_path, ray="local", play=strange_chunk)


def test_a_machine_with_other_code_plays_nothing() -> None:
    with pytest.raises(WorkerLost, match="runs different code"):
        list(cluster.play_on_ray(small_match(games=2), [[0, 1]], "local", code="other"))


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:port", "127.0.0.1:99999"])
def test_a_cluster_that_does_not_answer_is_named(address: str) -> None:
    with pytest.raises(NotationError, match=f'ray: no cluster answers at "{address}"'):
        cluster.check_address(address)


def test_a_cluster_has_its_own_workers(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="--workers and --ray"):
        run_small(MATCH, tmp_path, workers=2, ray="local")


def test_without_ray_the_error_tells_how_to_get_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(MissingPackage, match=r"pip install 'seachest\[ray\]'"):
        run_small(MATCH, tmp_path, ray="local")
