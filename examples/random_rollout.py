"""Plays random games through PettingZoo and prints the results.

python examples/random_rollout.py --game sea-or-shore --players 4 --games 50 --seed 1
"""

import argparse
import time
from collections.abc import Sequence
from typing import Any

import numpy as np
import pettingzoo

import seachest.envs  # noqa: F401  # registers the games with PettingZoo
from seachest.rules.game import game_names

SHOWN_EVERY = 1.0
"""Seconds between progress lines."""


def play(env: pettingzoo.AECEnv[str, Any, Any], rng: np.random.Generator) -> tuple[int, dict[str, float]]:
    """Plays a game that was just dealt; returns the number of decisions and the total reward of each agent."""
    decisions = 0
    rewards = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last(observe=False)
        rewards[agent] += reward
        if terminated or truncated:
            env.step(None)
        else:
            env.step(rng.choice(np.flatnonzero(info["action_mask"])))
            decisions += 1
    return decisions, rewards


def main(arguments: Sequence[str] | None = None) -> dict[str, float]:
    """Reads the command line, plays, and returns the total reward of each agent over all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), default="dolores")
    parser.add_argument("--players", type=int, help="the fewest that the game allows, unless told")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)

    name = f"seachest/{chosen.game.replace('-', '_')}_v0"
    env = pettingzoo.make("aec", name, players=chosen.players)
    rng = np.random.default_rng(chosen.seed)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    decisions = 0
    begin = shown = time.monotonic()
    for number in range(1, chosen.games + 1):
        env.reset(seed=chosen.seed if number == 1 else None)
        made, rewards = play(env, rng)
        decisions += made
        for agent, reward in rewards.items():
            totals[agent] += reward
        if time.monotonic() - shown > SHOWN_EVERY:
            shown = time.monotonic()
            print(f"{number} of {chosen.games} games", flush=True)
    seconds = time.monotonic() - begin
    print(f"{chosen.games} games, {decisions} decisions, {decisions / seconds:,.0f} a second")
    for agent, total in totals.items():
        print(f"{agent}: {total / chosen.games:+.3f} a game")
    return totals


if __name__ == "__main__":
    main()
