"""From a trained net to the file of weights that bots play with, and back."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor

from seachest.bots.net.weights import NetWeights, layout_digest, load_weights, shipped_weights
from seachest.learn.net import NetShape, PolicyValueNet
from seachest.rules.errors import NotationError
from seachest.rules.game import Game, game_names


def weights_of(net: PolicyValueNet, game: Game, card: dict[str, Any]) -> NetWeights:  # the card is JSON
    """The weights of a net, in the order in which compiled code reads them."""

    def numbers(tensor: Tensor) -> Any:  # an array of any shape
        return tensor.detach().cpu().float().numpy()

    arrays = {
        "scale": numbers(net.scale),
        "first": numbers(net.first.weight.T),
        "first_bias": numbers(net.first.bias),
        "blocks": np.stack([numbers(block.weight.T) for block in net.linear_blocks()]),
        "block_biases": np.stack([numbers(block.bias) for block in net.linear_blocks()]),
        "policy": numbers(net.policy.weight),
        "policy_bias": numbers(net.policy.bias),
        "value": numbers(net.value.weight[0]),
        "value_bias": numbers(net.value.bias),
    }
    contiguous = {name: np.ascontiguousarray(array, np.float32) for name, array in arrays.items()}
    return NetWeights(game.name, contiguous, card, layout_digest(game))


def weights_named(net: str, game: str | None = None) -> NetWeights:
    """The weights of a file, or those of the package for a game; raises WeightsError if they can't be used.

    If a game is given, they must be for it.
    """
    return load_weights(shipped_weights(net) if net in game_names() else Path(net), game)


def size_of(weights: NetWeights, given: Mapping[str, object]) -> dict[str, int]:
    """The size of a net that begins with the weights of another: the one that was given, else that of the other.

    Raises NotationError if it would be smaller.
    """
    size = {"width": weights.width, "blocks": weights.blocks}
    for name, value in size.items():
        wanted = given.get(name, value)
        assert isinstance(wanted, int)
        if wanted < value:
            raise NotationError(
                f"{name}: a net that starts from another net's weights can't be smaller: {wanted} is less than {value}"
            )
        size[name] = wanted
    return size


def net_of(weights: NetWeights, device: torch.device) -> PolicyValueNet:
    """The net that a file of weights holds."""

    def tensor(name: str) -> Tensor:
        return torch.from_numpy(weights.arrays[name])

    features, width = weights.arrays["first"].shape
    shape = NetShape(features, len(weights.arrays["policy"]), width, weights.blocks)
    net = PolicyValueNet(shape, tensor("scale"))
    with torch.no_grad():
        net.first.weight.copy_(tensor("first").T)
        net.first.bias.copy_(tensor("first_bias"))
        for block, weight, bias in zip(net.linear_blocks(), tensor("blocks"), tensor("block_biases"), strict=True):
            block.weight.copy_(weight.T)
            block.bias.copy_(bias)
        net.policy.weight.copy_(tensor("policy"))
        net.policy.bias.copy_(tensor("policy_bias"))
        net.value.weight.copy_(tensor("value").unsqueeze(0))
        net.value.bias.copy_(tensor("value_bias"))
    return net.to(device).eval()
