"""The examples do what they say."""

import runpy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from seachest.rules.game import game_names

EXAMPLES = Path(__file__).parents[2] / "examples"


def main_of(example: str) -> Callable[[list[str]], Any]:
    main: Callable[[list[str]], Any] = runpy.run_path(str(EXAMPLES / f"{example}.py"))["main"]
    return main


@pytest.mark.parametrize("game", game_names())
def test_random_rollouts_add_up_to_nothing(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    totals = main_of("random_rollout")(["--game", game, "--players", "3", "--games", "3"])
    assert list(totals) == ["player_0", "player_1", "player_2"]
    assert any(totals.values())
    assert sum(totals.values()) == pytest.approx(0, abs=1e-5)
    assert "3 games, " in capsys.readouterr().out


def test_a_random_rollout_follows_from_its_seed() -> None:
    main = main_of("random_rollout")
    totals = [main(["--game", "sea-or-shore", "--games", "8", "--seed", seed]) for seed in ("1", "1", "2")]
    assert totals[0] == totals[1] != totals[2]


def test_maskable_ppo_learns_to_win() -> None:
    outcome = main_of("maskable_ppo")(["--steps", "18000", "--games", "80"])
    assert outcome.before < 0.65
    assert outcome.after > outcome.before + 0.1


@pytest.mark.parametrize("game", ["sea-or-shore", "sea-salt-paper"])
def test_maskable_ppo_runs_with_the_other_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = main_of("maskable_ppo")(["--game", game, "--steps", "2048", "--games", "2"])
    assert 0 <= outcome.after <= 1
    assert "of 2048 steps" in capsys.readouterr().out


@pytest.mark.long
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_maskable_ppo_wins_nearly_always_after_its_usual_steps(seed: str) -> None:
    assert main_of("maskable_ppo")(["--seed", seed]).after > 0.9
