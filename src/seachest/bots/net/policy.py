"""A net that plays in compiled code, beside policies that need none."""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import numpy as np

from seachest.batches.counted_games import CountingChooser
from seachest.batches.policy_games import chooser_for
from seachest.batches.stepping import Policy
from seachest.bots.net.evaluation import NetArrays, logit_of, net_arrays, run_net
from seachest.bots.net.weights import NetWeights
from seachest.rules.compiled import WORD_BITS, Cells, StateRecord, cells, lowest, part_for
from seachest.rules.game import FeaturesFunction, RenumberFunction, game_named
from seachest.rules.types import Action, Seat

# Bound by `part_for`.
features: FeaturesFunction
relative_action: RenumberFunction
choose_by: Callable[[int, StateRecord, Seat, Cells, Cells], Action]
choose_by_net: Callable[["NetPlayer", StateRecord, Seat, Cells], Action]
MASK_WORDS: int
FEATURE_COUNT: int

NET_POLICY = -1
"""The number of the policy of the net."""
NO_LOGIT = -1e30


class NetPlayer(NamedTuple):
    """A net with the memory to run it, as compiled code takes it; a thread needs one of its own."""

    net: NetArrays
    width: int
    blocks: int
    features: Cells


def net_player(weights: NetWeights) -> NetPlayer:
    """A net, ready to play."""
    observed = cells(np.zeros(game_named(weights.game).feature_count, np.int8))
    return NetPlayer(net_arrays(weights), weights.width, weights.blocks, observed)


def _choose_by_net(p: NetPlayer, v: StateRecord, seat: Seat, mask: Cells) -> Action:
    """The action that the net finds likeliest; of equal ones the first."""
    features(v, seat, p.features)
    run_net(p.net, p.features, FEATURE_COUNT, p.width, p.blocks)
    chosen, most = 0, NO_LOGIT
    for word in range(MASK_WORDS):
        left = mask[word]
        while left:
            action = word * WORD_BITS + lowest(left)
            left &= left - 1
            logit = logit_of(p.net, relative_action(v, seat, action), p.width)
            if logit > most:
                chosen, most = action, logit
    return chosen


def _with_net(shared: Any, policy: int, v: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The action of the net, or of the policy of a number."""
    if policy == NET_POLICY:
        return choose_by_net(shared, v, seat, mask)
    return choose_by(policy, v, seat, mask, dice)


def _without_net(shared: Any, policy: int, v: StateRecord, seat: Seat, mask: Cells, dice: Cells) -> Action:
    """The action of the policy of a number."""
    return choose_by(policy, v, seat, mask, dice)


@cache
def counting_chooser(name: str, label: str, policies: tuple[Policy, ...], *, net: bool) -> CountingChooser:
    """What decides for all seats of counted games: policies by their numbers, and a net as NET_POLICY if there is one.

    What the players share is then the NetPlayer, else anything.
    """
    game = game_named(name)
    label = f"{name} {label}"
    chooser = chooser_for(label, policies)
    if not net:
        return part_for(_without_net, label, choose_by=chooser)
    by_net = part_for(
        _choose_by_net,
        label,
        features=game.features,
        relative_action=game.relative_action,
        MASK_WORDS=game.mask_words,
        FEATURE_COUNT=game.feature_count,
    )
    return part_for(_with_net, label, choose_by=chooser, choose_by_net=by_net)
