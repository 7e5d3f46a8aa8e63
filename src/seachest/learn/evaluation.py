"""Matches of a net against bots or another net, many tables at once, with every deal played from every seat."""

from collections.abc import Callable
from functools import partial

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from seachest.arena.estimates import Estimate, estimate
from seachest.batches.base import BatchChoices
from seachest.batches.batch import Batch
from seachest.bots.names import policy_named
from seachest.learn.curve import Evaluation
from seachest.learn.net import PolicyValueNet, legal_log_policy
from seachest.rules.game import Game

Player = Callable[[Tensor, Tensor], Tensor]
"""(observations, masks): the actions."""


def share_of_wins(
    net: PolicyValueNet,
    game: Game,
    players: int,
    rival: str | PolicyValueNet,
    deals: int,
    seed: int,
    *,
    mixed: bool = False,
) -> Estimate:
    """How often a net wins against rivals of one kind: the mean over deals, each played once from every seat.

    The net plays its likeliest action, or (`mixed`) draws from its policy. Rivals are compiled bots by name, or a net
    that draws from its policy. A shared win counts in part.
    """
    device = next(net.parameters()).device
    dice = torch.Generator(device).manual_seed(seed)
    learner: Player = partial(drawn_action, net, dice) if mixed else partial(likeliest_action, net)
    frozen = None if isinstance(rival, str) else partial(drawn_action, rival, dice)
    wins = np.zeros((players, deals))
    for seat in range(players):
        choices: BatchChoices = {"seed": seed, "rewards": "win", "relative": True}
        if isinstance(rival, str):
            choices |= {"rivals": (policy_named, rival), "outside": 1 << seat}
        wins[seat] = _wins_of_seat(Batch(game, deals, players, **choices), seat, learner, frozen, device)
    return estimate(wins.mean(axis=0).tolist(), 0.0, 1.0)


@torch.no_grad()
def _wins_of_seat(
    batch: Batch, seat: int, learner: Player, rival: Player | None, device: torch.device
) -> npt.NDArray[np.float64]:
    """What a seat wins in the first game of each table, the learner playing it and the rival all others."""
    wins = np.zeros(batch.tables)
    running = np.ones(batch.tables, bool)
    while running.any():
        features, masks = (torch.as_tensor(array).to(device) for array in (batch.features, batch.masks))
        actions = learner(features, masks)
        if rival is not None:
            own = torch.as_tensor(batch.turns == seat).to(device)
            actions = torch.where(own, actions, rival(features, masks))
        batch.step(actions.cpu().numpy(), check=False)
        ended = running & batch.dones
        wins[ended] = ((batch.players - 1) * batch.rewards[ended, seat] + 1) / batch.players
        running &= ~batch.dones
    return wins


def evaluation_against(
    net: PolicyValueNet, game: Game, players: int, rival: str | PolicyValueNet, deals: int, seed: int
) -> Evaluation:
    """How often a net, playing its likeliest actions, wins against rivals, as a report has it."""
    found = share_of_wins(net, game, players, rival, deals, seed)
    name = rival if isinstance(rival, str) else "rival"
    return Evaluation(players, name, deals, found.mean, found.low, found.high)


def _log_policy(net: PolicyValueNet, features: Tensor, masks: Tensor) -> Tensor:
    with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
        logits, _ = net(features)
    return legal_log_policy(logits, masks)


def likeliest_action(net: PolicyValueNet, features: Tensor, masks: Tensor) -> Tensor:
    """The action that a net likes best."""
    return _log_policy(net, features, masks).argmax(-1)


def drawn_action(net: PolicyValueNet, dice: torch.Generator, features: Tensor, masks: Tensor) -> Tensor:
    """An action drawn from the policy of a net."""
    return torch.multinomial(_log_policy(net, features, masks).exp(), 1, generator=dice).squeeze(1)
