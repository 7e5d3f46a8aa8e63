"""Trains sb3-contrib's MaskablePPO against random bots, in under two minutes on one core.

    python examples/maskable_ppo.py --game dolores --steps 60000 --seed 1

It prints the agent's share of the wins before, during and after training; a tie of two counts half for each. The shares
before and after come from separate evaluation games, whose seeds do not occur in training.
"""

import argparse
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv, VecMonitor

from seachest.envs.gymnasium import BotTable, id_of
from seachest.rules.game import game_named, game_names

TABLES = 16
STEPS_A_TABLE = 128
EVALUATION_SEED = 1_000_000
"""The first seed of the evaluation games, far from the seeds used in training."""


@dataclass(frozen=True)
class Outcome:
    """The agent's share of the wins before and after training."""

    before: float
    after: float


def new_env(game: str) -> gymnasium.Env[Any, Any]:
    """Returns a table with the agent in a random seat and random bots in the others; rewards add up to 0."""
    return gymnasium.make(id_of(game), bots="random", seat="random", rewards="win", disable_env_checker=True)


def share_of_wins(reward: float, players: int) -> float:
    """Converts a reward of the scheme "win" to a share of the wins, where 1 is a sole win."""
    return (reward * (players - 1) + 1) / players


def play(model: MaskablePPO, game: str, games: int) -> float:
    """Plays a number of new games and returns the model's share of the wins."""
    env = new_env(game)
    table = env.unwrapped
    assert isinstance(table, BotTable)
    total = 0.0
    for number in range(games):
        observation, info = env.reset(seed=EVALUATION_SEED + number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=info["action_mask"].astype(bool))
            observation, reward, over, _, info = env.step(action)
        total += share_of_wins(float(reward), table.players)
    return total / games


class Progress(BaseCallback):
    """Prints the progress of training and the results of recent games."""

    def __init__(self, steps: int, players: int) -> None:
        super().__init__()
        self._steps, self._players = steps, players
        self._begin = time.monotonic()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        seconds = time.monotonic() - self._begin
        print(f"{self.num_timesteps:>8} of {self._steps} steps, {seconds:4.0f} s: {self._recent()}", flush=True)

    def _recent(self) -> str:
        """Returns a summary of recent games."""
        games = self.model.ep_info_buffer
        if not games:
            return "no game is over yet"
        reward = sum(game["r"] for game in games) / len(games)
        return f"{share_of_wins(reward, self._players):.0%} of the last {len(games)} games"


def learn(game: str, steps: int, seed: int, games: int) -> Outcome:
    """Trains a model and evaluates it before and after."""
    torch.set_num_threads(1)
    envs = VecMonitor(DummyVecEnv([lambda: new_env(game)] * TABLES))
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        seed=seed,
        n_steps=STEPS_A_TABLE,
        batch_size=512,
        n_epochs=4,
        learning_rate=1e-3,
        gamma=1.0,
        ent_coef=0.01,
        stats_window_size=500,
        policy_kwargs={"net_arch": [128, 128]},
        device="cpu",
    )
    before = play(model, game, games)
    print(f"before: {before:.0%} of {games} games", flush=True)
    model.learn(steps, callback=Progress(steps, min(game_named(game).seats)))
    after = play(model, game, games)
    print(f"after: {after:.0%} of {games} games", flush=True)
    return Outcome(before, after)


def main(arguments: Sequence[str] | None = None) -> Outcome:
    """Reads the command line and trains the model."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), default="dolores")
    parser.add_argument("--steps", type=int, default=60_000, help="decisions of the agent")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=200, help="games that measure, before and after")
    chosen = parser.parse_args(arguments)
    return learn(chosen.game, chosen.steps, chosen.seed, chosen.games)


if __name__ == "__main__":
    main()
