"""The examples do what they say."""

import runpy
from collections.abc import Callable
from dataclasses import fields
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

import seachest
from seachest.rules.game import game_names

EXAMPLES = Path(__file__).parents[2] / "examples"


def names_in(example: str) -> dict[str, Any]:
    return runpy.run_path(str(EXAMPLES / f"{example}.py"))


def main_of(example: str) -> Callable[[list[str]], Any]:
    main: Callable[[list[str]], Any] = names_in(example)["main"]
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


# --- A batch and PyTorch -------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def torch_rollout() -> dict[str, Any]:
    return names_in("batch_rollout_torch")


def test_a_network_that_plays_against_itself_learns_to_beat_random_play(torch_rollout: dict[str, Any]) -> None:
    outcome = torch_rollout["main"](["--tables", "512", "--steps", "240", "--games", "400", "--seed", "1"])
    assert 0.4 < outcome.before < 0.6
    assert outcome.after > 0.85
    assert outcome.entropy_after < outcome.entropy_before


def test_tensors_are_the_buffers_of_the_batch_and_show_its_newest_step(torch_rollout: dict[str, Any]) -> None:
    batch = seachest.batch("dolores", tables=64, players=2, seed=1)
    shared = torch_rollout["Shared"].of(batch)
    for _ in range(100):
        batch.step(batch.random_actions())
    for field in fields(shared):
        tensor, buffer = getattr(shared, field.name), getattr(batch, field.name)
        assert tensor.data_ptr() == buffer.ctypes.data, field.name
        assert np.array_equal(tensor.numpy(), buffer), field.name
    assert len(fields(shared)) == len(fields(batch.buffers))


@pytest.mark.parametrize("game", game_names())
def test_the_network_never_chooses_what_is_not_legal(torch_rollout: dict[str, Any], game: str) -> None:
    torch.manual_seed(1)
    batch = seachest.batch(game, tables=64, players=3, seed=1)
    shared = torch_rollout["Shared"].of(batch)
    network = torch_rollout["Network"](batch.game)
    torch.nn.init.normal_(network.actor.weight, std=10)
    for _ in range(50):
        actions = network.choose(shared.features, shared.masks)
        assert shared.masks.gather(1, actions.unsqueeze(1)).all()
        batch.step(actions.numpy())


def test_a_decision_is_worth_what_its_game_brought_its_seat(torch_rollout: dict[str, Any]) -> None:
    batch = seachest.batch("dolores", tables=1, players=2, seed=1)
    network = torch_rollout["Network"](batch.game)
    torch.nn.init.zeros_(network.critic.weight)
    torch.nn.init.constant_(network.critic.bias, 0.5)
    turns = torch.tensor([[0], [1], [0], [1]])
    rewards = torch.zeros(4, 1, 2)
    rewards[1, 0] = torch.tensor([-1.0, 1.0])
    dones = torch.tensor([[False], [True], [False], [False]])
    returns = torch_rollout["worth"](network, batch, turns, rewards, dones)
    assert returns.squeeze(1).tolist() == [-1.0, 1.0, 0.5, 0.5]
