"""Stable-Baselines3: PPO against bots. It knows no masks, so it has to learn what is legal: an illegal action loses.

    pip install "seachest[rl]" stable-baselines3
    python examples/recipes/sb3_ppo.py

With sb3-contrib, `MaskablePPO` takes the masks and learns far faster: see examples/maskable_ppo.py.
"""

import argparse
import sys

import gymnasium
import numpy as np
from stable_baselines3 import PPO
from stable_baselines3.common.env_checker import check_env

import seachest.envs  # noqa: F401  # registers the games


def main(arguments: list[str]) -> tuple[float, float]:
    """Trains, and returns how many decisions an episode lasted before and after."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--id", default="seachest/Dolores-v0")
    parser.add_argument("--steps", type=int, default=30_000)
    args = parser.parse_args(arguments)
    env = gymnasium.make(args.id, forced="play", actions="relative", bots="random")
    check_env(env.unwrapped, skip_render_check=True)
    model = PPO("MlpPolicy", env, n_steps=1024, seed=1, device="cpu")
    lengths = []
    for steps in (0, args.steps):
        if steps:
            model.learn(steps)
        lengths.append(np.mean([episode_length(model, env, seed) for seed in range(20)]))
    print(f"decisions before the game ends or an illegal action ends it: {lengths[0]:.1f}, then {lengths[1]:.1f}")
    return float(lengths[0]), float(lengths[1])


def episode_length(model: PPO, env: gymnasium.Env[np.ndarray, int], seed: int) -> int:
    """How many decisions one episode lasts."""
    observation, _ = env.reset(seed=seed)
    for length in range(1, 1000):
        action, _ = model.predict(observation, deterministic=False)
        observation, _, over, late, _ = env.step(int(action))
        if over or late:
            return length
    return 1000


if __name__ == "__main__":
    main(sys.argv[1:])
