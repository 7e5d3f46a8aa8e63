"""A net evaluated by compiled code, without PyTorch: most numbers of an observation are 0 and cost nothing.

The weights are those of `weights.NetWeights`, in float32. Nothing is allocated: the caller brings scratch memory.
"""

import math
from typing import NamedTuple

from seachest.rules.compiled import Cells, Reals, entry, small_rule

SMALLEST_SQUARE = 1e-6


class NetArrays(NamedTuple):
    """The weights of a net in the form that compiled code takes; the lines of all grids but `policy` are inputs."""

    scale: Reals
    first: Reals
    first_bias: Reals
    blocks: Reals  # (block, input, output)
    block_biases: Reals
    policy: Reals  # (action, input)
    policy_bias: Reals
    value: Reals
    value_bias: Reals
    scratch: Reals  # two lines


@small_rule
def _root_mean_square_factor(net: NetArrays, line: int, width: int) -> float:
    """What a line of the scratch memory is multiplied by to have a mean square of 1."""
    total = 0.0
    for unit in range(width):
        total += net.scratch[line, unit] * net.scratch[line, unit]
    return 1.0 / math.sqrt(total / width + SMALLEST_SQUARE)


@entry
def run_net(net: NetArrays, features: Cells, feature_count: int, width: int, blocks: int) -> float:
    """Runs a net on an observation; returns its value, -1 to 1, and leaves the last layer in the scratch memory."""
    hidden, normalised = 0, 1
    for unit in range(width):
        net.scratch[hidden, unit] = net.first_bias[unit]
    for i in range(feature_count):
        if features[i] != 0:
            number = features[i] * net.scale[i]
            for unit in range(width):
                net.scratch[hidden, unit] += number * net.first[i, unit]
    for unit in range(width):
        net.scratch[hidden, unit] = max(net.scratch[hidden, unit], 0.0)
    for block in range(blocks):
        factor = _root_mean_square_factor(net, hidden, width)
        for unit in range(width):
            net.scratch[normalised, unit] = net.block_biases[block, unit]
        for i in range(width):
            number = net.scratch[hidden, i] * factor
            if number != 0.0:
                for unit in range(width):
                    net.scratch[normalised, unit] += number * net.blocks[block, i, unit]
        for unit in range(width):
            net.scratch[hidden, unit] += max(net.scratch[normalised, unit], 0.0)
    factor = _root_mean_square_factor(net, hidden, width)
    value = net.value_bias[0]
    for unit in range(width):
        net.scratch[hidden, unit] *= factor
        value += net.scratch[hidden, unit] * net.value[unit]
    return math.tanh(value)


@entry
def logit_of(net: NetArrays, action: int, width: int) -> float:
    """The logit of an action, after `run_net`."""
    logit = net.policy_bias[action]
    for unit in range(width):
        logit += net.scratch[0, unit] * net.policy[action, unit]
    return logit
