"""A net evaluated by compiled code, without PyTorch: most numbers of an observation are 0 and cost nothing.

The weights are those of `weights.NetWeights`, in float32. Nothing is allocated: the caller brings scratch memory.
Several inputs are added at a time, because sums that are stored and loaded again cost as much as the products.
"""

import math
from typing import NamedTuple

import numpy as np

from seachest.bots.net.weights import NetWeights
from seachest.rules.compiled import Cells, Reals, cells, entry, reals, small_rule

SMALLEST_SQUARE = 1e-6
HIDDEN, NEXT = 0, 1
"""Lines of the scratch memory."""
ZERO: float = np.float32(0)  # type: ignore[assignment]  # to the type checker all of this is float


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
    scratch: Reals  # two lines of units
    used: Cells  # the inputs of a layer that are not 0


def net_arrays(weights: NetWeights) -> NetArrays:
    """The weights of a net, with memory of its own to evaluate it in; every thread needs such memory."""
    arrays = {name: reals(array) for name, array in weights.arrays.items()}
    inputs = max(weights.width, len(weights.arrays["scale"]))
    scratch, used = np.zeros((2, weights.width), np.float32), np.zeros(inputs, np.int64)
    return NetArrays(**arrays, scratch=reals(scratch), used=cells(used))


@small_rule
def _single(number: float) -> float:
    """A number in single precision, so that products with weights stay in it."""
    return np.float32(number)  # type: ignore[return-value]  # as above


@small_rule
def _root_mean_square_factor(net: NetArrays, width: int) -> float:
    """What the hidden units are multiplied by to have a mean square of 1; four sums, so that none waits for another."""
    a, b, c, d = ZERO, ZERO, ZERO, ZERO
    for unit in range(0, width - 3, 4):
        a += net.scratch[HIDDEN, unit] * net.scratch[HIDDEN, unit]
        b += net.scratch[HIDDEN, unit + 1] * net.scratch[HIDDEN, unit + 1]
        c += net.scratch[HIDDEN, unit + 2] * net.scratch[HIDDEN, unit + 2]
        d += net.scratch[HIDDEN, unit + 3] * net.scratch[HIDDEN, unit + 3]
    for unit in range(width - width % 4, width):
        a += net.scratch[HIDDEN, unit] * net.scratch[HIDDEN, unit]
    return _single(1.0 / math.sqrt((a + b + c + d) / width + SMALLEST_SQUARE))


@small_rule
def _run_first_layer(net: NetArrays, features: Cells, feature_count: int, width: int) -> None:
    """Fills the hidden units from an observation."""
    count = 0
    for i in range(feature_count):
        if features[i] != 0:
            net.used[count] = i
            count += 1
    for unit in range(width):
        net.scratch[HIDDEN, unit] = net.first_bias[unit]
    done = 0
    while done + 4 <= count:
        i, j, k, m = net.used[done], net.used[done + 1], net.used[done + 2], net.used[done + 3]
        a, b = _single(features[i]) * net.scale[i], _single(features[j]) * net.scale[j]
        c, d = _single(features[k]) * net.scale[k], _single(features[m]) * net.scale[m]
        for unit in range(width):
            net.scratch[HIDDEN, unit] += (
                a * net.first[i, unit] + b * net.first[j, unit] + c * net.first[k, unit] + d * net.first[m, unit]
            )
        done += 4
    while done < count:
        i = net.used[done]
        a = _single(features[i]) * net.scale[i]
        for unit in range(width):
            net.scratch[HIDDEN, unit] += a * net.first[i, unit]
        done += 1
    for unit in range(width):
        net.scratch[HIDDEN, unit] = max(net.scratch[HIDDEN, unit], ZERO)


@small_rule
def _run_block(net: NetArrays, block: int, width: int) -> None:
    """Adds a residual block to the hidden units."""
    factor = _root_mean_square_factor(net, width)
    count = 0
    for unit in range(width):
        net.scratch[NEXT, unit] = net.block_biases[block, unit]
        if net.scratch[HIDDEN, unit] != 0:
            net.used[count] = unit
            count += 1
    done = 0
    while done + 4 <= count:
        i, j, k, m = net.used[done], net.used[done + 1], net.used[done + 2], net.used[done + 3]
        a, b = net.scratch[HIDDEN, i] * factor, net.scratch[HIDDEN, j] * factor
        c, d = net.scratch[HIDDEN, k] * factor, net.scratch[HIDDEN, m] * factor
        for unit in range(width):
            net.scratch[NEXT, unit] += (
                a * net.blocks[block, i, unit]
                + b * net.blocks[block, j, unit]
                + c * net.blocks[block, k, unit]
                + d * net.blocks[block, m, unit]
            )
        done += 4
    while done < count:
        i = net.used[done]
        a = net.scratch[HIDDEN, i] * factor
        for unit in range(width):
            net.scratch[NEXT, unit] += a * net.blocks[block, i, unit]
        done += 1
    for unit in range(width):
        net.scratch[HIDDEN, unit] += max(net.scratch[NEXT, unit], ZERO)


@entry
def run_net(net: NetArrays, features: Cells, feature_count: int, width: int, blocks: int) -> float:
    """Runs a net on an observation; returns its value, -1 to 1, and leaves the last layer in the scratch memory."""
    _run_first_layer(net, features, feature_count, width)
    for block in range(blocks):
        _run_block(net, block, width)
    factor = _root_mean_square_factor(net, width)
    value = net.value_bias[0]
    for unit in range(width):
        net.scratch[HIDDEN, unit] *= factor
        value += net.scratch[HIDDEN, unit] * net.value[unit]
    return math.tanh(value)


@entry
def logit_of(net: NetArrays, action: int, width: int) -> float:
    """The logit of an action, after `run_net`; four sums, so that none waits for another."""
    a, b, c, d = ZERO, ZERO, ZERO, ZERO
    for unit in range(0, width - 3, 4):
        a += net.scratch[HIDDEN, unit] * net.policy[action, unit]
        b += net.scratch[HIDDEN, unit + 1] * net.policy[action, unit + 1]
        c += net.scratch[HIDDEN, unit + 2] * net.policy[action, unit + 2]
        d += net.scratch[HIDDEN, unit + 3] * net.policy[action, unit + 3]
    for unit in range(width - width % 4, width):
        a += net.scratch[HIDDEN, unit] * net.policy[action, unit]
    return float(a + b + c + d + net.policy_bias[action])
