"""The net: from what a seat knows to a policy over its actions and the reward it expects."""

from dataclasses import asdict, dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

from seachest.rules.game import Game

MAX_SCALE = 16
"""Numbers of an observation are divided by their highest value, but at most by this: a few points must be visible."""
ILLEGAL_LOGIT = -30_000.0
ALIGNED_SIZE = 16
"""GPUs multiply matrices faster if their sizes are multiples of this."""
GROWTH_SCALE = 0.1
"""How large the fresh weights of units are that are added to a net: they shall learn, but hardly change its answers."""


@dataclass(frozen=True)
class NetShape:
    """The size of a net."""

    features: int
    actions: int
    width: int = 256
    blocks: int = 2


class PolicyValueNet(nn.Module):
    """A residual net of fully connected layers with two heads: logits of all actions, and a value from -1 to 1."""

    def __init__(self, shape: NetShape, scale: Tensor) -> None:
        super().__init__()
        self.shape = shape
        self.scale: Tensor
        self.register_buffer("scale", scale)
        self.first = nn.Linear(shape.features, shape.width)
        self.blocks = nn.ModuleList(nn.Linear(shape.width, shape.width) for _ in range(shape.blocks))
        self.policy = nn.Linear(shape.width, shape.actions)
        self.value = nn.Linear(shape.width, 1)
        for layer in (*self.blocks, self.first):
            nn.init.orthogonal_(layer.weight, gain=2**0.5)
            nn.init.zeros_(layer.bias)
        for head, gain in ((self.policy, 0.01), (self.value, 1.0)):
            nn.init.orthogonal_(head.weight, gain=gain)
            nn.init.zeros_(head.bias)

    @classmethod
    def for_game(cls, game: Game, width: int = 256, blocks: int = 2) -> "PolicyValueNet":
        """A net with fresh weights for the observations and actions of a game."""
        highest = torch.from_numpy(game.highest_features.astype("float32"))
        shape = NetShape(game.feature_count, len(game.actions), width, blocks)
        return cls(shape, 1 / highest.clamp(1, MAX_SCALE))

    def linear_blocks(self) -> list[nn.Linear]:
        """The layer of each block."""
        return [block for block in self.blocks if isinstance(block, nn.Linear)]

    def settings(self) -> dict[str, int]:
        """What `NetShape` takes to make a net of the same size."""
        return asdict(self.shape)

    @torch.no_grad()
    def grown_from(self, small: "PolicyValueNet") -> "PolicyValueNet":
        """Takes the weights of a net that is not larger, whose answers it then nearly gives; returns itself.

        Units that are added read others by small fresh weights, and nobody reads them yet.
        """
        old, ratio = small.shape.width, (small.shape.width / self.shape.width) ** 0.5  # of roots of mean squares
        for layer in (self.first, *self.blocks):
            layer.weight.mul_(GROWTH_SCALE)
        self.first.weight[:old].copy_(small.first.weight)
        self.first.bias[:old].copy_(small.first.bias)
        for block, before in zip(self.linear_blocks(), small.linear_blocks(), strict=False):
            block.weight[:old, :old].copy_(before.weight * ratio)
            block.weight[:old, old:].zero_()
            block.bias[:old].copy_(before.bias)
        for head, before in ((self.policy, small.policy), (self.value, small.value)):
            head.weight[:, :old].copy_(before.weight * ratio)
            head.weight[:, old:].zero_()
            head.bias.copy_(before.bias)
        return self

    def forward(self, features: Tensor) -> tuple[Tensor, Tensor]:
        """The logits and the value for each line of observations (int8)."""
        inputs, actions = self.shape.features, self.shape.actions
        spare, spare_actions = -inputs % ALIGNED_SIZE, -actions % ALIGNED_SIZE
        scaled = functional.pad(features.to(self.first.weight.dtype) * self.scale, (0, spare))
        first = functional.pad(self.first.weight, (0, spare))
        hidden = torch.relu(functional.linear(scaled, first, self.first.bias))
        for block in self.blocks:
            hidden = hidden + torch.relu(block(normalised(hidden)))
        hidden = normalised(hidden)
        policy = functional.pad(self.policy.weight, (0, 0, 0, spare_actions))
        biases = functional.pad(self.policy.bias, (0, spare_actions))
        logits = functional.linear(hidden, policy, biases)[..., :actions]
        return logits, torch.tanh(self.value(hidden)).squeeze(-1)


def normalised(hidden: Tensor) -> Tensor:
    """Each line divided by its root mean square."""
    size = hidden.float().square().mean(-1, keepdim=True)
    return hidden * torch.rsqrt(size + 1e-6).to(hidden.dtype)


def legal_log_policy(logits: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the policy over the legal actions."""
    return torch.log_softmax(logits.float().masked_fill(~masks, ILLEGAL_LOGIT), -1)
