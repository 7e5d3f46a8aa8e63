"""The bot that thinks ahead with a net, and how often it plays each answer."""

import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import numpy.typing as npt

from seachest.bots.bot import Bot
from seachest.bots.net.net_searcher import NetSearcher, NetSearchParams
from seachest.bots.net.player import SHARE_STEPS, evaluator_for
from seachest.bots.net.weights import shipped_weights
from seachest.bots.search.search import Budget
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.types import Action
from seachest.table import View

ITERATIONS_PER_LOOK = 8
"""Iterations between two looks at the clock."""
RESERVED_ITERATIONS_PER_SECOND = 60_000
"""What memory is reserved for; a tree that is full goes on without new nodes."""

GAME_PARAMS: Mapping[str, NetSearchParams] = {
    "dolores": NetSearchParams(temperature=0.004, doubt=3.0),
    "sea-or-shore": NetSearchParams(),
    "sea-salt-paper": NetSearchParams(),
}
"""What suits each game. In Dolores, what came out says more than the policy, whose gestures are mixed widely."""


def params_of(game: str) -> NetSearchParams:
    """The parameters that suit a game."""
    return GAME_PARAMS.get(game, NetSearchParams())


@dataclass(frozen=True)
class NetSearchResult:
    """What a search with a net has found: the legal actions, and how often each should be played."""

    actions: tuple[Action, ...]
    shares: npt.NDArray[np.float64]
    worths: npt.NDArray[np.float64]  # the reward that is expected of each, -1 to 1
    tries: npt.NDArray[np.int64]
    iterations: int


class ThinkingNetBot(Bot):
    """Thinks ahead with a net, and plays what its policy becomes by what came out: likely and worth much."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        path: Path | None = None,
        params: NetSearchParams | None = None,
        *,
        mixed: bool = False,
    ) -> None:
        self.seconds = budget.seconds
        self._seed, self._budget, self._path, self._params, self._mixed = seed, budget, path, params, mixed
        self._searchers: dict[str, NetSearcher] = {}
        self._dice = new_dice(seed)

    def choose(self, view: View) -> str:
        """The best answer; one drawn by its share if that was asked for, or if others decide at the same moment."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        found = self.think(view)
        chosen = int(found.shares.argmax())
        if self._mixed or len(view.pending()) > 1:
            drawn = dice_below(self._dice, SHARE_STEPS) / SHARE_STEPS
            chosen = min(int(np.searchsorted(np.cumsum(found.shares), drawn, side="right")), len(legal) - 1)
        return view.game.actions[found.actions[chosen]]

    def think(self, view: View) -> NetSearchResult:
        """What the search finds within its budget."""
        begin = time.perf_counter()
        game = view.game.name
        searcher, params = self._searcher(game), self._params or params_of(game)
        searcher.begin(view, params)
        for iterations in self._budget.portions(begin, ITERATIONS_PER_LOOK):
            searcher.run(iterations)
        answers = searcher.answers()
        tries = answers["tries"].astype(np.int64)
        prior = (1 - params.even_share) * answers["prior"] + params.even_share / len(answers)
        worths = np.where(tries > 0, answers["worth"] / np.maximum(tries, 1), -1.0)
        shares = searcher.pair_shares(params.prediction_share, params.pair_meetings)
        if shares is None:
            shares = improved_policy(prior, worths, tries, searcher.expected(), params)
        actions = tuple(int(action) for action in answers["action"])
        return NetSearchResult(actions, shares, worths, tries, searcher.iterations())

    def _searcher(self, game: str) -> NetSearcher:
        """The tree for a game, made at its first decision; its dice roll on from decision to decision."""
        if game not in self._searchers:
            evaluator = evaluator_for(self._path or shipped_weights(game), game)
            wanted = self._budget.iterations or int(self._budget.seconds * RESERVED_ITERATIONS_PER_SECOND)
            self._searchers[game] = NetSearcher(evaluator, wanted, self._seed)
        return self._searchers[game]


def improved_policy(
    prior: npt.NDArray[np.float64],
    worths: npt.NDArray[np.float64],
    tries: npt.NDArray[np.int64],
    expected: float,
    params: NetSearchParams,
) -> npt.NDArray[np.float64]:
    """A policy moved towards what came out well: a step of mirror descent.

    What an answer is worth leans on what the net expected of the decision, the more so the less often it was tried: a
    single lucky try must not outweigh the policy.
    """
    sums = np.where(tries > 0, worths, 0.0) * tries
    scores = np.log(prior) + (sums + params.doubt * expected) / np.maximum(tries + params.doubt, 1) / params.temperature
    shares = np.exp(scores - scores.max())
    return shares / shares.sum()  # type: ignore[no-any-return]  # numpy's sums have no shape
