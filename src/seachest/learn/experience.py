"""What happened at many tables: who decided what, what was expected, and how it ended."""

import torch
from torch import Tensor

SMALLEST_DEVIATION = 1e-6


class Experience:
    """A few decisions in a row at each of many tables; every tensor begins with (step, table)."""

    def __init__(
        self, steps: int, tables: int, players: int, features: int, actions: int, device: torch.device
    ) -> None:
        def zeros(*shape: int, kind: torch.dtype = torch.float32) -> Tensor:
            return torch.zeros((steps, tables, *shape), dtype=kind, device=device)

        self.steps, self.tables, self.players = steps, tables, players
        self.features = zeros(features, kind=torch.int8)
        self.masks = zeros(actions, kind=torch.bool)
        self.actions = zeros(kind=torch.int64)
        self.log_shares = zeros()
        """The logarithm of how likely each action was."""
        self.values = zeros()
        self.turns = zeros(kind=torch.int64)
        self.counted = torch.ones((steps, tables), device=device)
        """1 for each decision that the net learns from; 0 if another player decided."""
        self.rewards = zeros(players)
        self.dones = zeros(kind=torch.bool)
        self.advantages = zeros()
        self.returns = zeros()

    def mean(self, numbers: Tensor) -> Tensor:
        """The mean of one number for each decision, over the decisions that count."""
        return weighted_mean(numbers, self.counted)

    def scaled_advantages(self) -> Tensor:
        """The advantages with mean 0 and variance 1 among the decisions that count."""
        centred = self.advantages - self.mean(self.advantages)
        return centred / (self.mean(centred.square()).sqrt() + SMALLEST_DEVIATION)

    def reckon_advantages(self, last_values: Tensor, decay: float) -> None:
        """Fills in advantages and returns, each seat's along its own decisions (generalised advantage estimation).

        `last_values` is what each seat (table, seat) expects after the last step.
        """
        advantages = backward_scan(self.values, self.turns, self.rewards, self.dones, last_values, decay)
        self.advantages.copy_(advantages)
        torch.add(advantages, self.values, out=self.returns)


def weighted_mean(numbers: Tensor, weights: Tensor) -> Tensor:
    """The mean of numbers that count for as much as their weights say; 0 if none counts."""
    return (numbers * weights).sum() / weights.sum().clamp(min=1.0)


def backward_scan(
    values: Tensor, turns: Tensor, rewards: Tensor, dones: Tensor, last_values: Tensor, decay: float
) -> Tensor:
    """The advantage of each decision, reckoned from the last step to the first."""
    expected, carried = last_values.clone(), torch.zeros_like(last_values)
    advantages = torch.empty_like(values)
    for step in range(values.shape[0] - 1, -1, -1):
        over = dones[step].unsqueeze(-1)
        expected = torch.where(over, rewards[step], expected)
        carried = torch.where(over, 0.0, carried)
        own = turns[step].unsqueeze(-1)
        value = values[step].unsqueeze(-1)
        advantage = expected.gather(1, own) - value + decay * carried.gather(1, own)
        advantages[step] = advantage.squeeze(-1)
        expected = expected.scatter(1, own, value)
        carried = carried.scatter(1, own, advantage)
    return advantages
