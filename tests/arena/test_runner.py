"""Whole matches: the same bytes however they are played, stopped and gone on with."""

import json
import shutil
from pathlib import Path

import pytest

import seachest
from seachest.arena import BotFailed, play_match
from seachest.arena.folder import MatchFolder, default_folder
from seachest.arena.match import Match
from seachest.arena.runner import MatchProgress
from seachest.arena.workers import WorkerLost
from seachest.rules.errors import NotationError
from tests.arena.helpers import (
    chunk_by_views,
    contents,
    deadly_chunk,
    failing_chunk,
    mirrored_chunk,
    run_small,
    small_match,
)
from tests.walks import SMALL

MATCH = small_match()


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("whole")
    run_small(MATCH, folder, workers=1)
    return folder


def test_a_match_is_played_from_python(tmp_path: Path) -> None:
    result = play_match(
        "dolores", 2, ["greedy", "random"], 20, seed=1, options=SMALL["dolores"], workers=1, out=tmp_path
    )
    assert result.match.games == 20
    assert result.of("greedy").games == 20
    assert json.loads((tmp_path / "results.json").read_text(encoding="utf-8")) == result.as_json()


def test_processes_give_the_same_bytes(tmp_path: Path, uninterrupted: Path) -> None:
    run_small(MATCH, tmp_path, workers=2)
    assert contents(tmp_path) == contents(uninterrupted)


def test_bots_asked_one_by_one_in_processes_give_the_same_bytes(tmp_path: Path, uninterrupted: Path) -> None:
    run_small(MATCH, tmp_path, workers=2, play=chunk_by_views)
    assert contents(tmp_path) == contents(uninterrupted)


def test_the_order_in_which_games_finish_changes_nothing(tmp_path: Path, uninterrupted: Path) -> None:
    run_small(MATCH, tmp_path, workers=1, play=mirrored_chunk)
    assert contents(tmp_path) == contents(uninterrupted)


def test_another_seed_gives_another_match(tmp_path: Path, uninterrupted: Path) -> None:
    run_small(small_match(seed=2), tmp_path, workers=1)
    assert contents(tmp_path)["games.jsonl"] != contents(uninterrupted)["games.jsonl"]


def test_records_can_be_replayed_and_are_the_games(uninterrupted: Path) -> None:
    games = (uninterrupted / "games.jsonl").read_text(encoding="utf-8").splitlines()
    records = (uninterrupted / "records.jsonl").read_text(encoding="utf-8").splitlines()
    assert len(games) == len(records) == MATCH.games
    for game, record in zip(map(json.loads, games), map(json.loads, records), strict=True):
        result = seachest.load(record).result()
        assert result is not None
        assert result.as_json() == {"scores": game["scores"], "winners": game["winners"]}
        assert record["names"] == [f"bot:{bot}" for bot in game["bots"]]


# --- Stopping and going on -------------------------------------------------------------------------------------------


def stop_after(chunks: int, folder: Path) -> None:
    """Plays until so many chunks are done."""

    def tell(standing: MatchProgress) -> None:
        if standing.done == chunks * 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_small(MATCH, folder, workers=1, tell=tell)


@pytest.mark.parametrize("chunks", [1, 3, 6])
def test_a_stopped_match_goes_on_to_the_same_end(chunks: int, tmp_path: Path, uninterrupted: Path) -> None:
    stop_after(chunks, tmp_path)
    assert not (tmp_path / "results.json").exists()
    assert len((tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()) == chunks * 4
    heard: list[int] = []
    run_small(MATCH, tmp_path, workers=1, tell=lambda standing: heard.append(standing.done))
    assert contents(tmp_path) == contents(uninterrupted)
    assert heard == list(range(chunks * 4 + 4, 25, 4))


@pytest.mark.parametrize("games_kept", [0.0, 0.31, 0.77, 1.0])
@pytest.mark.parametrize("records_kept", [0.0, 0.31, 0.77, 1.0])
def test_files_cut_anywhere_are_completed_to_the_same_end(
    games_kept: float, records_kept: float, tmp_path: Path, uninterrupted: Path
) -> None:
    """Most cuts are in the middle of a line."""
    for name, kept in (("games.jsonl", games_kept), ("records.jsonl", records_kept)):
        whole = (uninterrupted / name).read_bytes()
        (tmp_path / name).write_bytes(whole[: int(len(whole) * kept)])
    shutil.copy(uninterrupted / "match.json", tmp_path)
    (tmp_path / "times.jsonl").write_text('{"compiled": [1.0, 2]}\n{"comp', encoding="utf-8")
    run_small(MATCH, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


def test_a_damaged_line_and_all_after_it_are_played_again(tmp_path: Path, uninterrupted: Path) -> None:
    shutil.copytree(uninterrupted, tmp_path, dirs_exist_ok=True)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines(keepends=True)
    lines[7] = b"\0" * 20 + b"\n"
    (tmp_path / "games.jsonl").write_bytes(b"".join(lines))
    run_small(MATCH, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


def test_times_of_games_played_before_are_kept(tmp_path: Path) -> None:
    stop_after(2, tmp_path)
    result = run_small(MATCH, tmp_path, workers=1)
    assert result.times["compiled"][1] == result.moves


@pytest.mark.parametrize("interrupted_at", ["games.jsonl.new", "records.jsonl", "games.jsonl"])
def test_putting_games_in_order_may_be_interrupted(
    interrupted_at: str, tmp_path: Path, uninterrupted: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace, opened = Path.replace, Path.open

    def fragile_replace(path: Path, target: Path) -> Path:
        if target.name == interrupted_at:
            raise KeyboardInterrupt
        return replace(path, target)

    def fragile_open(path: Path, mode: str = "r", **more: str) -> object:
        if path.name == interrupted_at and mode == "w":
            raise KeyboardInterrupt
        return opened(path, mode, **more)  # type: ignore[call-overload]  # as it was called

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", fragile_replace)
        patch.setattr(Path, "open", fragile_open)
        with pytest.raises(KeyboardInterrupt):
            run_small(MATCH, tmp_path, workers=1, play=mirrored_chunk)
    run_small(MATCH, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


def test_a_finished_match_is_not_played_again(tmp_path: Path, uninterrupted: Path) -> None:
    shutil.copytree(uninterrupted, tmp_path, dirs_exist_ok=True)
    heard: list[MatchProgress] = []
    run_small(MATCH, tmp_path, workers=1, tell=heard.append)
    assert heard == []
    assert contents(tmp_path) == contents(uninterrupted)


@pytest.mark.parametrize(
    ("other", "problem"),
    [
        (small_match(seed=2), "its seed is 1, not 2"),
        (small_match(games=40), "its games is 24, not 40"),
        (small_match(bots=("random", "greedy")), "its bots is"),
        (small_match(players=3), "its players is 2, not 3"),
    ],
)
def test_a_folder_with_another_match_is_refused_and_left_alone(
    other: Match, problem: str, tmp_path: Path, uninterrupted: Path
) -> None:
    shutil.copytree(uninterrupted, tmp_path, dirs_exist_ok=True)
    with pytest.raises(NotationError, match=f"contains another match .{problem}"):
        run_small(other, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


def test_games_of_other_code_are_another_match(tmp_path: Path) -> None:
    stop_after(1, tmp_path)
    file = tmp_path / "match.json"
    written = json.loads(file.read_text(encoding="utf-8"))
    file.write_text(json.dumps({**written, "code": "0" * len(written["code"])}), encoding="utf-8")
    with pytest.raises(NotationError, match="its games were played by other code"):
        run_small(MATCH, tmp_path, workers=1)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "match.json").write_text("[]", encoding="utf-8")
    with pytest.raises(NotationError, match="not a match"):
        run_small(MATCH, tmp_path, workers=1)


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotationError, match="file"):
        run_small(MATCH, tmp_path / "file" / "folder", workers=1)


def test_two_commands_do_not_write_into_one_folder(tmp_path: Path) -> None:
    with MatchFolder(tmp_path, MATCH).open(), pytest.raises(NotationError, match="is playing this match right now"):
        run_small(MATCH, tmp_path, workers=1)


def test_other_matches_have_other_folders() -> None:
    folders = {default_folder(match).name for match in (MATCH, small_match(seed=2), small_match(games=40))}
    assert len(folders) == 3
    assert all(name.startswith("arena-dolores-") for name in folders)


# --- Workers that fail -----------------------------------------------------------------------------------------------


def test_a_bot_that_fails_in_a_worker_is_reported_and_games_stay(tmp_path: Path, uninterrupted: Path) -> None:
    with pytest.raises(BotFailed, match="bot greedy failed in game"):
        run_small(MATCH, tmp_path, workers=2, play=failing_chunk)
    run_small(MATCH, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


def test_a_worker_that_is_killed_is_reported_and_games_stay(tmp_path: Path, uninterrupted: Path) -> None:
    with pytest.raises(WorkerLost, match="a worker process died during a game"):
        run_small(MATCH, tmp_path, workers=2, play=deadly_chunk)
    run_small(MATCH, tmp_path, workers=1)
    assert contents(tmp_path) == contents(uninterrupted)


@pytest.mark.parametrize("count", [0, 100_000])
def test_a_senseless_number_of_workers_is_refused(count: int, tmp_path: Path) -> None:
    with pytest.raises(NotationError, match=f"workers: {count} is not between"):
        run_small(MATCH, tmp_path, workers=count)


def test_an_unknown_bot_is_named_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match='bot: unknown "deep-blue"'):
        run_small(small_match(bots=("deep-blue",)), tmp_path / "new", workers=1)
    assert not (tmp_path / "new").exists()
