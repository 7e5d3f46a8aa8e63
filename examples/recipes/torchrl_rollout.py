"""TorchRL: the parallel environment in its PettingZoo wrapper, with a masked policy.

    pip install "seachest[rl]" torchrl
    python examples/recipes/torchrl_rollout.py

The wrapper wants the mask in one place, and somebody who waits wants something to do: mask="observation", idle="noop".
"""

import argparse
import sys

import torch
from tensordict import TensorDict
from tensordict.nn import TensorDictModule
from torchrl.envs import PettingZooWrapper
from torchrl.envs.utils import check_env_specs

import seachest.envs.pettingzoo as zoo

GROUP = "player"


class MaskedPolicy(torch.nn.Module):
    """A linear policy that never chooses what the mask forbids."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.actor = torch.nn.Linear(numbers, actions)

    def forward(self, observation: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """An action for each agent, drawn from the legal ones."""
        logits = self.actor(observation.float()).masked_fill(~mask, -torch.inf)
        return torch.distributions.Categorical(logits=logits).sample()


def main(arguments: list[str]) -> TensorDict:
    """Plays, and returns what happened."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--version", default="dolores_v0")
    parser.add_argument("--steps", type=int, default=100)
    args = parser.parse_args(arguments)
    table = zoo.VERSIONS[args.version].parallel_env(idle="noop", mask="observation", actions="relative")
    env = PettingZooWrapper(table, categorical_actions=True, seed=1)
    check_env_specs(env)
    numbers = env.observation_spec[GROUP, "observation", "observation"].shape[-1]
    size = env.observation_spec[GROUP, "action_mask"].shape[-1]
    keys = [(GROUP, "observation", "observation"), (GROUP, "action_mask")]
    policy = TensorDictModule(MaskedPolicy(numbers, size), in_keys=keys, out_keys=[(GROUP, "action")])
    played = env.rollout(args.steps, policy, break_when_any_done=False)
    games = int(played["next", "done"].sum())
    print(f"{args.steps} steps, {games} games, rewards {played['next', GROUP, 'reward'].sum().item():+.1f}")
    return played


if __name__ == "__main__":
    main(sys.argv[1:])
