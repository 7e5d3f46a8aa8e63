"""The bot that plays by a net alone: its likeliest action, or one drawn from its policy."""

from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from seachest.bots.bot import Bot
from seachest.bots.net.evaluation import logit_of, net_arrays, run_net
from seachest.bots.net.weights import NetWeights, load_weights, shipped_weights
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.compiled import actions_in, cells
from seachest.rules.game import Game, game_named
from seachest.rules.types import Action
from seachest.table import View

SHARE_STEPS = 1 << 24
"""Steps between 0 and 1 when an action is drawn."""


class NetEvaluator:
    """A net ready to be asked about views of its game."""

    def __init__(self, weights: NetWeights) -> None:
        self.game: Game = game_named(weights.game)
        self.weights, self.width, self.blocks = weights, weights.width, weights.blocks
        self.arrays = net_arrays(weights)
        self._features = cells(np.zeros(self.game.feature_count, np.int8))
        self._mask = self.game.new_mask()

    def policy(self, view: View) -> tuple[list[Action], npt.NDArray[np.float64], float]:
        """The legal actions of a view's seat, how likely the net plays each, and the reward it expects, -1 to 1."""
        game, record, seat = self.game, view.record, view.seat
        game.features(record, seat, self._features)
        value = run_net(self.arrays, self._features, game.feature_count, self.width, self.blocks)
        game.legal(record, seat, self._mask)
        actions = list(actions_in(self._mask, game.mask_words))
        logits = np.array(
            [logit_of(self.arrays, game.relative_action(record, seat, action), self.width) for action in actions]
        )
        shares = np.exp(logits - logits.max())
        return actions, shares / shares.sum(), value


def blank_evaluator(game: Game) -> NetEvaluator:
    """The evaluator of a tiny net that knows nothing."""
    features, actions = game.feature_count, len(game.actions)
    shapes = {"scale": (features,), "first": (features, 1), "first_bias": (1,), "blocks": (1, 1, 1)}
    shapes |= {"block_biases": (1, 1), "policy": (actions, 1), "policy_bias": (actions,), "value": (1,)}
    arrays = {name: np.zeros(shape, np.float32) for name, shape in (shapes | {"value_bias": (1,)}).items()}
    return NetEvaluator(NetWeights(game.name, arrays))


@cache
def evaluator_for(path: Path, game: str) -> NetEvaluator:
    """The evaluator of a file of weights for a game."""
    return NetEvaluator(load_weights(path, game))


class NetBot(Bot):
    """Plays by a net: that of the package, or that of a file."""

    def __init__(self, seed: int, path: Path | None = None, *, mixed: bool = False) -> None:
        self._path, self._mixed, self._dice = path, mixed, new_dice(seed)

    def choose(self, view: View) -> str:
        """The likeliest action, or one drawn from the policy."""
        game = view.game.name
        actions, shares, _ = evaluator_for(self._path or shipped_weights(game), game).policy(view)
        if self._mixed:
            drawn = dice_below(self._dice, SHARE_STEPS) / SHARE_STEPS
            chosen = int(np.searchsorted(np.cumsum(shares), drawn, side="right"))
            return view.game.actions[actions[min(chosen, len(actions) - 1)]]
        return view.game.actions[actions[int(shares.argmax())]]
