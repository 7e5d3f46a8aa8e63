"""CleanRL style: PPO in one file, on many tables at once, with masks.

pip install "seachest[rl]" torch
python examples/recipes/cleanrl_ppo.py
"""

import argparse
import sys

import numpy as np
import torch
from torch import nn

from seachest.envs.vector import BotTables


class Agent(nn.Module):
    """Policy and value, one layer each on a shared body."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.actor, self.critic = nn.Linear(128, actions), nn.Linear(128, 1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """The distribution over legal actions, and the value."""
        hidden = self.body(seen)
        logits = self.actor(hidden).masked_fill(~mask, -torch.inf)
        return torch.distributions.Categorical(logits=logits), self.critic(hidden).squeeze(-1)


def main(arguments: list[str]) -> tuple[float, float]:
    """Trains; returns the mean reward of games in the first and in the last update."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="dolores")
    parser.add_argument("--bots", default="random")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--updates", type=int, default=60)
    parser.add_argument("--steps", type=int, default=32)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(arguments)
    torch.manual_seed(args.seed)
    envs = BotTables(args.game, num_envs=args.tables, bots=args.bots)
    features, infos = envs.reset(seed=args.seed)
    numbers, actions = features.shape[1], infos["action_mask"].shape[1]
    scale = torch.from_numpy(np.maximum(envs.game.highest_features, 1)).float()
    agent = Agent(numbers, actions)
    optimizer = torch.optim.Adam(agent.parameters(), lr=1e-3)
    means = []
    for _ in range(args.updates):
        seen = torch.zeros(args.steps, args.tables, numbers)
        masks = torch.zeros(args.steps, args.tables, actions, dtype=torch.bool)
        taken = torch.zeros(args.steps, args.tables, dtype=torch.long)
        logs, values, rewards, dones = (torch.zeros(args.steps, args.tables) for _ in range(4))
        ended: list[float] = []
        with torch.no_grad():
            for t in range(args.steps):
                seen[t] = torch.from_numpy(features).float() / scale
                masks[t] = torch.from_numpy(infos["action_mask"])
                policy, values[t] = agent(seen[t], masks[t])
                taken[t] = policy.sample()
                logs[t] = policy.log_prob(taken[t])
                features, gained, over, _, infos = envs.step(taken[t].numpy())
                rewards[t], dones[t] = torch.from_numpy(gained.copy()), torch.from_numpy(over).float()
                ended += gained[over].tolist()
            after = agent(torch.from_numpy(features).float() / scale, torch.from_numpy(infos["action_mask"]))[1]
            advantages, last = torch.zeros_like(values), torch.zeros(args.tables)
            for t in reversed(range(args.steps)):
                error = rewards[t] + after * (1 - dones[t]) - values[t]
                last = error + 0.95 * (1 - dones[t]) * last
                advantages[t], after = last, values[t]
        returns = advantages + values
        flat = [array.flatten(0, 1) for array in (seen, masks, taken, logs, advantages, returns)]
        for _ in range(3):
            for rows in torch.randperm(args.steps * args.tables).split(2048):
                some_seen, mask, action, log, advantage, target = (array[rows] for array in flat)
                policy, value = agent(some_seen, mask)
                ratio = (policy.log_prob(action) - log).exp()
                advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
                gain = torch.min(ratio * advantage, ratio.clamp(0.8, 1.2) * advantage).mean()
                loss = -gain + 0.5 * (value - target).square().mean() - 0.01 * policy.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
                optimizer.step()
        means.append(float(np.mean(ended)) if ended else 0.0)
    print(f"mean reward against {args.bots}: {means[0]:+.2f} in the first update, {means[-1]:+.2f} in the last")
    return means[0], means[-1]


if __name__ == "__main__":
    main(sys.argv[1:])
