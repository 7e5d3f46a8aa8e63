"""RLlib: PPO with action masks, one policy for all seats, on a turn-based environment.

    pip install "seachest[rl]" "ray[rllib]" torch
    python examples/recipes/rllib_ppo.py --iterations 50

RLlib asks only those agents that have an observation, so a game of turns needs no no-op. Its masking module looks for
the keys "observations" and "action_mask"; numbers are floats.
"""

import argparse
import sys
from typing import Any

import numpy as np
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.multi_agent_env import MultiAgentEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

import seachest.envs.pettingzoo as zoo

POLICY = "everybody"


class RLlibTable(MultiAgentEnv):
    """A table as RLlib knows environments: only the agent that is to decide has an observation."""

    def __init__(self, config: dict[str, Any]) -> None:
        super().__init__()
        settings = dict(config)
        self.env = zoo.VERSIONS[settings.pop("version")].env(forced="play", actions="relative", **settings)
        self.agents = self.possible_agents = list(self.env.possible_agents)
        first = self.possible_agents[0]
        inner = self.env.observation_space(first)
        low, high = inner["observation"].low, inner["observation"].high
        space = spaces.Dict(
            {
                "observations": spaces.Box(low.astype(np.float32), high.astype(np.float32), dtype=np.float32),
                "action_mask": spaces.Box(0.0, 1.0, inner["action_mask"].shape, np.float32),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: self.env.action_space(agent) for agent in self.possible_agents}

    def _observed(self) -> dict[str, Any]:
        agent = self.env.agent_selection
        seen = self.env.observe(agent)
        return {
            agent: {
                "observations": seen["observation"].astype(np.float32),
                "action_mask": seen["action_mask"].astype(np.float32),
            }
        }

    def reset(self, *, seed: int | None = None, options: Any = None) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deals."""
        self.env.reset(seed=seed)
        return self._observed(), {}

    def step(self, action_dict: dict[str, Any]) -> tuple[dict[str, Any], ...]:
        """Carries out the action of the one agent that was asked."""
        self.env.step(action_dict[self.env.agent_selection])
        over = any(self.env.terminations.values())
        rewards = {agent: float(self.env.rewards.get(agent, 0.0)) for agent in self.possible_agents}
        seen = {agent: self._final(agent) for agent in self.possible_agents} if over else self._observed()
        return seen, rewards, {"__all__": over}, {"__all__": False}, {}

    def _final(self, agent: str) -> dict[str, Any]:
        return {key: np.zeros(space.shape, np.float32) for key, space in self.observation_spaces[agent].items()}


def main(arguments: list[str]) -> float:
    """Trains, and returns the length of the last games, in decisions of all seats."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", default="dolores_v0")
    parser.add_argument("--iterations", type=int, default=50)
    parser.add_argument("--batch", type=int, default=4000)
    args = parser.parse_args(arguments)
    config = (
        PPOConfig()
        .environment(RLlibTable, env_config={"version": args.version})
        .env_runners(num_env_runners=0)
        .training(train_batch_size_per_learner=args.batch, minibatch_size=min(args.batch, 512), num_epochs=2)
        .multi_agent(policies={POLICY}, policy_mapping_fn=lambda agent, episode, **more: POLICY)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule))
    )
    algorithm = config.build_algo()
    length = 0.0
    for _ in range(args.iterations):
        length = algorithm.train()["env_runners"]["episode_len_mean"]
    algorithm.stop()
    print(f"{args.iterations} iterations, games of {length:.1f} decisions at the end")
    return float(length)


if __name__ == "__main__":
    main(sys.argv[1:])
