"""Baselines: runs are trained, kept, found again, played against the pool, and written into a page."""

import json
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from types import ModuleType
from typing import Any

import pytest

from seachest.bots.net.weights import load_weights
from tests.scripts import REPOSITORY, script

SMALL = ["--tables", "16", "--steps", "16", "--width", "8", "--blocks", "1", "--device", "cpu"]


@pytest.fixture(scope="module")
def baselines() -> ModuleType:
    return script("benchmarks/baselines.py")


def result(method: str = "ppo", seed: int = 1, game: str = "dolores", **changes: Any) -> dict[str, Any]:
    found = {
        "game": game,
        "method": method,
        "seed": seed,
        "players": 2,
        "version": "0.1.0",
        "command": "seachest train",
        "device": "a machine",
        "seconds": 30.0,
        "decisions": 1_500_000,
        "games": 9,
        "weights": f"{method}-{seed}",
        "curve": [[750_000, 15.0, 0.1, 0.0, 0.2], [1_500_000, 15.0, 0.2, 0.1, 0.3]],
        "pool": {"greedy": [1.0, 2.0], "search:1000": [0.0, 0.0]},
    }
    return found | changes


def row_of(lines: list[str], name: str) -> list[str]:
    """The cells of the first row of a table that begins with a name."""
    return next([cell.strip() for cell in line.split("|")[2:-1]] for line in lines if line.startswith(f"| `{name}`"))


def test_the_table_has_means_and_intervals_over_seeds(baselines: ModuleType) -> None:
    runs = [result(seed=seed, pool={"greedy": [won, won]}) for seed, won in ((1, 0.5), (2, 1.0), (3, 1.5))]
    lines = baselines.tables_of(runs)
    # shares of 25, 50 and 75 percent: Student's t for two degrees of freedom is 4.303, so 50 ± 62.1, within 0 and 100
    assert row_of(lines, "ppo") == ["3", "1,500,000", "30", "50.0% (0 to 100)", "–", "–"]
    assert "- `ppo` against `greedy`: 25.0, 50.0, 75.0" in lines
    assert "3 runs on a machine: 2 minutes in all." in lines


def test_a_run_with_other_lengths_is_seen_in_the_table(baselines: ModuleType) -> None:
    lines = baselines.tables_of([result(), result(seed=2, decisions=9_000)])
    assert row_of(lines, "ppo")[:2] == ["2", "9,000 to 1,500,000"]


def test_every_game_and_method_has_its_place(baselines: ModuleType) -> None:
    lines = baselines.tables_of([result(), result("mmd"), result(game="sea-or-shore", players=3)])
    assert [line for line in lines if line.startswith("## ")] == ["## Sea or Shore", "## Dolores"]
    assert row_of(lines, "mmd")[0] == "1"
    assert "3 players; an even share is 33.3%." in lines


def test_rows_of_the_ladder_stand_below(baselines: ModuleType) -> None:
    lines = baselines.tables_of([result()])
    assert any(line.startswith("| `greedy` ([ladder](ladder.md)) | – | – | – | – |") for line in lines)


def test_the_picture_has_a_curve_for_each_run(baselines: ModuleType, tmp_path: Path) -> None:
    drawn = []
    for count in (1, 3):
        baselines.write_results([result(seed=seed) for seed in range(count)], tmp_path)
        assert baselines.main(["page", "--docs", str(tmp_path)]) == 0
        drawn.append((tmp_path / baselines.PICTURE).read_text(encoding="utf-8").count("opacity: 0.35"))
    assert drawn[1] - drawn[0] == 2
    assert f"]({baselines.PICTURE})" in (tmp_path / baselines.PAGE).read_text(encoding="utf-8")


def test_results_are_kept_a_line_each_and_a_later_run_takes_the_place_of_an_earlier_one(
    baselines: ModuleType, tmp_path: Path
) -> None:
    some = [result("ppo", 2), result("mmd", 1), result("ppo", 1)]
    baselines.write_results(some, tmp_path)
    assert len((tmp_path / baselines.RESULTS).read_text(encoding="utf-8").splitlines()) == 3
    assert baselines.read_results(tmp_path) == sorted(some, key=baselines.key_of)
    assert baselines.key_of(result(weights="other")) == baselines.key_of(result())
    assert baselines.key_of(result("mmd")) != baselines.key_of(result())


def test_the_published_page_is_that_of_the_published_results(baselines: ModuleType, tmp_path: Path) -> None:
    published = baselines.read_results(baselines.DOCS)
    if published:
        baselines.write_results(published, tmp_path)
    assert baselines.main(["page", "--docs", str(tmp_path)]) == 0
    written = (tmp_path / baselines.PAGE).read_text(encoding="utf-8")
    assert written == (REPOSITORY / "docs" / "baselines.md").read_text(encoding="utf-8")
    assert (tmp_path / baselines.PICTURE).exists() == bool(published)


def test_a_folder_without_runs_is_refused(
    baselines: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert baselines.main(["evaluate", str(tmp_path), "--docs", str(tmp_path / "docs")]) == 1
    assert "has no finished runs" in capsys.readouterr().err
    assert not (tmp_path / "docs").exists()


@pytest.mark.parametrize("deals", ["greedy", "greedy=-1", "random=5", "=5"])
def test_deals_of_strangers_are_refused(baselines: ModuleType, deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        baselines.main(["evaluate", "somewhere", "--deals", deals])
    assert "is not RIVAL=N" in capsys.readouterr().err


def ordered(baselines: ModuleType, folder: Path, **changes: Any) -> Any:
    """An order of short runs of Dolores."""
    given = {"tables": 16, "steps": 16, "width": 8, "blocks": 1}
    order = {
        "folder": folder,
        "games": ("dolores",),
        "methods": ("ppo",),
        "seeds": 2,
        "begin": baselines.time.time(),
        "minutes": 60.0,
        "decisions": 512,
        "deals": 0,
        "device": "cpu",
        "given": given,
        "pack": None,
        "cores": 1,
    }
    return baselines.Order(**(order | changes))


class NoJudge(Executor):
    """Evaluates nothing: every evaluation fails."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_exception(RuntimeError("nobody evaluates here"))
        return found


def train(baselines: ModuleType, order: Any, judge: Executor | None = None) -> None:
    with judge or ThreadPoolExecutor(1) as executor:
        baselines.GameRuns(order, "dolores", executor).train(Barrier(1))


def test_runs_are_trained_evaluated_and_found_again(
    baselines: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    order = ordered(baselines, tmp_path / "runs")
    train(baselines, order)
    kept = {path.parent.name: path for path in (tmp_path / "runs").glob("dolores/*/run.json")}
    assert set(kept) == {"ppo-1", "ppo-2"}
    digests = {name: load_weights(path.with_name("net.npz")).digest() for name, path in kept.items()}
    assert len(set(digests.values())) == 2  # by their seeds

    kept["ppo-1"].unlink()  # as if it had been interrupted
    before = kept["ppo-2"].stat().st_mtime_ns
    capsys.readouterr()
    train(baselines, order)
    assert "dolores ppo 2:" not in capsys.readouterr().out
    assert kept["ppo-2"].stat().st_mtime_ns == before
    assert load_weights(kept["ppo-1"].with_name("net.npz")).digest() == digests["ppo-1"]  # the same seed again

    words = [
        "evaluate",
        str(tmp_path / "runs"),
        "--game",
        "dolores",
        "--workers",
        "1",
        "--docs",
        str(tmp_path / "docs"),
    ]
    deals = ["--deals", "greedy=2", "--deals", "search:1000=0", "--deals", "net:sample=0"]
    assert baselines.main([*words, *deals]) == 0
    results = baselines.read_results(tmp_path / "docs")
    assert [(found["seed"], found["weights"]) for found in results] == [(1, digests["ppo-1"]), (2, digests["ppo-2"])]
    assert all(list(found["pool"]) == ["greedy"] and len(found["pool"]["greedy"]) == 2 for found in results)
    assert all(found["decisions"] == 512 for found in results)
    page = (tmp_path / "docs" / baselines.PAGE).read_text(encoding="utf-8").splitlines()
    assert row_of(page, "ppo")[:2] == ["2", "512"]
    assert not (tmp_path / "docs" / baselines.PICTURE).exists()  # there is no curve without evaluations
    assert not any("![" in line for line in page)

    for found in results:  # as if other nets had been there before
        found |= {"weights": "other", "pool": {"greedy": [2.0] * 9}}
    baselines.write_results(results, tmp_path / "docs")
    assert baselines.main([*words, *deals]) == 0
    again = baselines.read_results(tmp_path / "docs")
    assert [found["weights"] for found in again] == [digests["ppo-1"], digests["ppo-2"]]


def test_a_run_whose_evaluations_fail_is_kept_without_them(
    baselines: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train(baselines, ordered(baselines, tmp_path, seeds=1, deals=2), NoJudge())
    run = json.loads((tmp_path / "dolores" / "ppo-1" / "run.json").read_text(encoding="utf-8"))
    assert all(leg["evaluations"] == [] for leg in run["curve"])
    assert "was not evaluated (RuntimeError: nobody evaluates here)" in capsys.readouterr().out
    assert baselines.result_of(tmp_path / "dolores" / "ppo-1" / "run.json")["curve"] == []


def test_nothing_begins_when_the_time_is_over(
    baselines: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train(baselines, ordered(baselines, tmp_path, minutes=-1.0))
    assert "no time left for ppo 1" in capsys.readouterr().out
    assert list(tmp_path.glob("dolores/*/run.json")) == []


def test_legs_are_long_enough_for_games_to_end(baselines: ModuleType, tmp_path: Path) -> None:
    order = ordered(baselines, tmp_path)
    with ThreadPoolExecutor(1) as executor:
        runs = baselines.GameRuns(order, "dolores", executor)
    long, short, shortest = (runs.settings("ppo", 1, 16 * decisions) for decisions in (6_000, 500, 100))
    assert long.leg == 16 * 1_000
    assert short.leg == 16 * 250
    assert shortest.leg == 16 * 100
