"""Data sets: games that were played by bots are written down, and come back as views, decisions and results."""

import json
from pathlib import Path

import pytest

from seachest.cli import main
from seachest.datasets import DatasetPlan, iter_games, make_dataset, open_dataset
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named, game_names


def plan(game: str = "dolores", games: int = 3, bots: tuple[str, ...] = ("greedy", "random")) -> DatasetPlan:
    return DatasetPlan(game, 3, bots, games, seed=7)


@pytest.mark.parametrize("game", game_names())
def test_games_come_back_with_views_decisions_and_results(game: str, tmp_path: Path) -> None:
    make_dataset(plan(game), tmp_path / "set", workers=1)
    games = list(iter_games(tmp_path / "set"))
    assert len(games) == 3
    assert [game.bots for game in games] == [
        ["greedy", "random", "random"],
        ["random", "random", "greedy"],
        ["random", "greedy", "random"],
    ]
    for played in games:
        count = 0
        for decision in played.decisions():
            assert decision.text in decision.view.legal()
            assert decision.view.seat == decision.seat
            count += 1
        assert count == len(played.actions)
        assert len(played.result.scores) == 3


def test_a_plan_gives_the_same_games_again_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    make_dataset(plan(), tmp_path / "one", workers=1)
    make_dataset(plan(), tmp_path / "two", workers=2)
    assert list(iter_games(tmp_path / "one")) == list(iter_games(tmp_path / "two"))
    part = tmp_path / "one" / "part-00000.parquet"
    before = part.stat().st_mtime_ns
    make_dataset(plan(), tmp_path / "one", workers=1)
    assert part.stat().st_mtime_ns == before


def test_another_data_set_in_the_folder_stays(tmp_path: Path) -> None:
    make_dataset(plan(games=1), tmp_path, workers=1)
    with pytest.raises(NotationError, match="contains another data set"):
        make_dataset(plan(games=2), tmp_path, workers=1)


def test_games_of_other_rules_are_refused(tmp_path: Path) -> None:
    make_dataset(plan(games=1), tmp_path, workers=1)
    about = tmp_path / "dataset.json"
    about.write_text(json.dumps(json.loads(about.read_text()) | {"rules": 99}))
    with pytest.raises(NotationError, match="version 99 of the rules"):
        open_dataset(tmp_path)


def test_what_is_no_data_set_is_named(tmp_path: Path) -> None:
    with pytest.raises(NotationError, match="can't be read"):
        next(iter_games(tmp_path))


def test_the_command_writes_a_data_set(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [
        "dataset",
        "dolores",
        "--games",
        "2",
        "--bots",
        "random",
        "--workers",
        "1",
        "--out",
        str(tmp_path / "set"),
    ]
    assert main(arguments) == 0
    assert len(list(iter_games(tmp_path / "set"))) == 2
    assert main(["dataset", "dolores", "--bots", "nobody", "--out", str(tmp_path / "other")]) == 2
    assert "bot: unknown" in capsys.readouterr().err


def test_one_command_makes_all_games_and_player_counts(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = ["--workers", "1", "--out", str(tmp_path / "all")]
    assert main(["dataset", "--games", "1", "--bots", "random", *out]) == 0
    wanted = {(name, players) for name in game_names() for players in game_named(name).seats}
    games = list(iter_games(tmp_path / "all"))
    assert {(game.game, game.players) for game in games} == wanted
    assert all(sum(1 for _ in game.decisions()) == len(game.actions) for game in games)
    assert main(["dataset", "--players", "2", *out]) == 2
    assert "--players and --option need a game" in capsys.readouterr().err
