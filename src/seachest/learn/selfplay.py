"""Tables at which a net plays against itself or against another, on a GPU or on the cores of this machine."""

from collections.abc import Callable

import numpy as np
import torch
from torch import Tensor

from seachest.batches.base import BatchBase
from seachest.batches.batch import Batch
from seachest.batches.gpu import GpuBatch
from seachest.bots.names import policy_named
from seachest.learn.experience import Experience
from seachest.learn.net import PolicyValueNet, legal_log_policy
from seachest.learn.symmetry import random_renaming
from seachest.rules.game import Game
from seachest.rules.types import OptionValues

ValueFunction = Callable[[Tensor], Tensor]
"""(observations): the reward that each seat expects."""
Chooser = Callable[[Tensor, Tensor], tuple[Tensor, Tensor, Tensor]]
"""(observations, masks): the actions, the logarithm of how likely each was, and the values."""


SMALLEST_NOISE, LARGEST_NOISE = 2.0**-25, 1e3
"""Compiled, the exponential distribution gives 0 where it means less than this; then the least likely action, or even
an illegal one, would be chosen."""


def choose(net: PolicyValueNet, features: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Actions drawn from the policy of a net, the logarithms of their shares, and what the net expects."""
    with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
        logits, values = net(features)
    log_policy = legal_log_policy(logits, masks)
    noise = torch.empty_like(log_policy).exponential_().clamp(SMALLEST_NOISE, LARGEST_NOISE).log()
    # Masked again: compiled for a GPU, a few draws in a million were not legal without it (benchmarks/gpu.py draws).
    actions = (log_policy - noise).masked_fill(~masks, -torch.inf).argmax(-1)
    return actions, log_policy.gather(1, actions.unsqueeze(1)).squeeze(1), values.float()


class SelfPlay:
    """Many tables with the same number of players, and what is remembered of their last few decisions."""

    def __init__(
        self,
        game: Game,
        players: int,
        tables: int,
        steps: int,
        device: torch.device,
        *,
        bot: str = "greedy",
        bot_tables: int = 0,
    ) -> None:
        self.game, self.players, self.tables, self.device = game, players, tables, device
        self.bot, self.first_bot_table = bot, tables - bot_tables
        self.experience = Experience(steps, tables, players, game.feature_count, len(game.actions), device)
        self.learner_seats = torch.arange(tables, device=device) % players
        """Where the learner sits at each table, if somebody else plays the other seats."""
        self._is_self_play = torch.arange(tables, device=device) < self.first_bot_table
        self._batch: BatchBase | None = None

    def deal(self, seed: int, options: OptionValues | None = None) -> None:
        """Deals a fresh game at all tables."""
        kind = GpuBatch if self.device.type == "cuda" else Batch
        if self._batch is None or self._batch.options != self.game.check_options(options or {}, self.players):
            self._batch = kind(
                self.game, self.tables, self.players, seed=seed, options=options, rewards="win", relative=True
            )
        else:
            self._batch.reset(seed)
        self._features, self._masks = self._shared(self._batch.features), self._shared(self._batch.masks)
        self._turns, self._rewards = self._shared(self._batch.turns), self._shared(self._batch.rewards)
        self._dones = self._shared(self._batch.dones)

    def _shared(self, array: object) -> Tensor:
        return torch.as_tensor(array, device=self.device)

    def collect(
        self,
        chooser: Chooser,
        value_of: ValueFunction,
        decay: float,
        dice: np.random.Generator,
        rival: Chooser | None = None,
    ) -> None:
        """Lets the learner decide at all tables, and reckons how good each decision was.

        The learner has all seats, but only one (`learner_seats`) against a `rival`, and at the last tables, where the
        bot has the others; the decisions of others don't count. What is interchangeable in the game is renamed for the
        learner at random, in another way each time.
        """
        assert self._batch is not None, "deal() comes first"
        renaming = random_renaming(self.game, dice)
        orders = None if renaming is None else [torch.from_numpy(order).to(self.device) for order in renaming]
        experience = self.experience
        for step in range(experience.steps):
            if orders is None:
                experience.features[step].copy_(self._features)
                experience.masks[step].copy_(self._masks)
            else:
                torch.index_select(self._features, 1, orders[0], out=experience.features[step])
                torch.index_select(self._masks, 1, orders[1], out=experience.masks[step])
            experience.turns[step].copy_(self._turns)
            actions, experience.log_shares[step], experience.values[step] = chooser(
                experience.features[step], experience.masks[step]
            )
            experience.actions[step].copy_(actions)
            actions = actions if orders is None else orders[1][actions]
            if rival is not None or self.first_bot_table < self.tables:
                own = self._turns == self.learner_seats
                if rival is None:
                    own |= self._is_self_play
                    others = self._shared(self._batch.advise((policy_named, self.bot), self.first_bot_table))
                else:
                    others = rival(self._features, self._masks)[0]
                experience.counted[step].copy_(own)
                actions = torch.where(own, actions, others)
            self._batch.step(actions if self.device.type == "cuda" else actions.numpy(), check=False)
            experience.rewards[step].copy_(self._rewards)
            experience.dones[step].copy_(self._dones)
        last = torch.empty((self.tables, self.players), device=self.device)
        for seat in range(self.players):
            observed = self._shared(self._batch.observe(seat))
            last[:, seat] = value_of(observed if orders is None else observed.index_select(1, orders[0]))
        experience.reckon_advantages(last, decay)
