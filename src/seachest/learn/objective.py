"""What a net is trained to do with experience: proximal policy optimisation, with or without a magnet."""

from dataclasses import dataclass

import torch
from torch import Tensor

from seachest.learn.experience import weighted_mean
from seachest.learn.net import PolicyValueNet, legal_log_policy

MAX_LOG_RATIO = 2.3
"""How much likelier an action may have become (here tenfold) and still be made less likely by its bad outcome."""

SMALLEST_LOG_SHARE = -80.0
"""Shares below its exponential count as nothing; smaller ones would be denormal numbers, which are slow."""


@dataclass(frozen=True)
class LossWeights:
    """How much the parts of the objective count."""

    clip: float = 0.2
    value: float = 0.5


def ppo_loss(
    net: PolicyValueNet,
    magnet: PolicyValueNet | None,
    weights: LossWeights,
    features: Tensor,
    masks: Tensor,
    actions: Tensor,
    log_shares: Tensor,
    advantages: Tensor,
    returns: Tensor,
    counted: Tensor,
    entropy_weight: Tensor,
    magnet_weight: Tensor,
) -> Tensor:
    """The loss of a part of the experience; decisions with 0 in `counted` are left out.

    Actions that turned out well become more likely, but not by more than the clip; the policy is kept mixed by its
    entropy, and near the policy of the magnet, if there is one, by the divergence from it (magnetic mirror descent).
    """
    with torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
        logits, values = net(features)
    log_policy = legal_log_policy(logits, masks)
    chosen = log_policy.gather(1, actions.unsqueeze(1)).squeeze(1)
    ratio = (chosen - log_shares).clamp(-MAX_LOG_RATIO, MAX_LOG_RATIO).exp()
    clipped = ratio.clamp(1 - weights.clip, 1 + weights.clip)
    gain = weighted_mean(torch.minimum(ratio * advantages, clipped * advantages), counted)
    policy = log_policy.clamp(min=SMALLEST_LOG_SHARE).exp()
    entropy = weighted_mean(-(policy * log_policy).sum(-1), counted)
    error = weighted_mean((values.float() - returns).square(), counted)
    loss = -gain - entropy_weight * entropy + weights.value * error
    if magnet is not None:
        with torch.no_grad(), torch.autocast(features.device.type, torch.bfloat16, enabled=features.is_cuda):
            pulled = legal_log_policy(magnet(features)[0], masks)
        loss = loss + magnet_weight * weighted_mean((policy * (log_policy - pulled)).sum(-1), counted)
    return loss
