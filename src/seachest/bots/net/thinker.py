"""The bot that thinks ahead with a net."""

import time
from collections.abc import Callable
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from seachest.bots.bot import Bot
from seachest.bots.net import simulation
from seachest.bots.net.evaluation import NetArrays
from seachest.bots.net.player import SHARE_STEPS, NetEvaluator, evaluator_for
from seachest.bots.net.simulation import Simulation
from seachest.bots.net.weights import shipped_weights
from seachest.bots.search.search import Budget
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.compiled import Cells, cell_rows, cells, entry_for, part_for, reals, records
from seachest.rules.game import game_named
from seachest.rules.types import Seat
from seachest.table import View

SIMULATION_RULES = ("pending", "legal", "act", "result", "guess", "features", "relative_action")
THINKING_STEPS = 8
"""Iterations between two looks at the clock."""
SMALLEST_SHARE = 1e-9


@cache
def simulation_for(name: str) -> Callable[[Simulation, Seat, int, int, int, float, Cells], None]:
    """The compiled simulation of a game: (memory, seat, answers, iterations, horizon, exploration, dice)."""
    game = game_named(name)
    rules = {rule: getattr(game, rule) for rule in SIMULATION_RULES}
    words = game.state.itemsize // np.dtype(np.int64).itemsize
    rules |= {"MASK_WORDS": game.mask_words, "STATE_WORDS": words, "FEATURE_COUNT": game.feature_count}
    for part in ("draw_action", "play_on"):
        rules[part] = part_for(getattr(simulation, f"_{part}"), name, **rules)
    return entry_for(simulation._simulate, name, **rules)


class Thinker:
    """A net and the memory to think ahead with it, for one game."""

    def __init__(self, evaluator: NetEvaluator, arrays: NetArrays, seed: int) -> None:
        game = evaluator.game
        self.evaluator, self.game, self._dice = evaluator, game, new_dice(seed)
        self._root, states = np.zeros(1, game.state), np.zeros(1, game.state)
        size = len(game.actions)
        self.answers, self.tries = np.zeros(size, np.int64), np.zeros(size, np.int64)
        self.prior, self.worth = np.zeros(size), np.zeros(size)
        self._memory = Simulation(
            arrays,
            evaluator.width,
            evaluator.blocks,
            records(states),
            cells(states.view(np.int64)),
            cells(self._root.view(np.int64)),
            cells(np.zeros(game.feature_count, np.int8)),
            game.new_mask(),
            reals(np.zeros(size)),
            cell_rows(np.zeros((2, max(game.seats)), np.int64)),
            cells(self.answers),
            reals(self.prior),
            reals(self.worth),
            cells(self.tries),
        )

    def think(self, view: View, budget: Budget, horizon: int, exploration: float) -> int:
        """Thinks about a decision; returns how many answers there are. `tries` and `worth` tell what came out."""
        begin = time.perf_counter()
        actions, shares, _ = self.evaluator.policy(view)
        count = len(actions)
        self.answers[:count], self.prior[:count] = actions, shares
        self.worth[:count], self.tries[:count] = 0, 0
        self._root[:] = view.record.array
        run = simulation_for(self.game.name)
        if budget.iterations:
            run(self._memory, view.seat, count, budget.iterations, horizon, exploration, self._dice)
        else:
            while time.perf_counter() - begin < budget.seconds:
                run(self._memory, view.seat, count, THINKING_STEPS, horizon, exploration, self._dice)
        return count


class ThinkingNetBot(Bot):
    """Thinks ahead with a net, and plays what its policy becomes by what came out: likely and worth much."""

    def __init__(
        self,
        seed: int,
        budget: Budget,
        path: Path | None = None,
        *,
        horizon: int = 3,
        exploration: float = 1.0,
        temperature: float = 0.05,
        mixed: bool = False,
    ) -> None:
        self.seconds = budget.seconds
        self._seed, self._budget, self._path = seed, budget, path
        self._horizon, self._exploration, self._temperature, self._mixed = horizon, exploration, temperature, mixed
        self._thinkers: dict[str, Thinker] = {}
        self._dice = new_dice(seed)

    def choose(self, view: View) -> str:
        """The best answer, or one drawn from the improved policy."""
        legal = view.legal()
        if len(legal) == 1:
            return legal[0]
        thinker = self._thinker(view.game.name)
        count = thinker.think(view, self._budget, self._horizon, self._exploration)
        shares = self._improved(thinker, count)
        chosen = int(shares.argmax())
        if self._mixed:
            drawn = dice_below(self._dice, SHARE_STEPS) / SHARE_STEPS
            chosen = min(int(np.searchsorted(np.cumsum(shares), drawn, side="right")), count - 1)
        return view.game.actions[int(thinker.answers[chosen])]

    def _thinker(self, game: str) -> Thinker:
        if game not in self._thinkers:
            evaluator = evaluator_for(self._path or shipped_weights(game), game)
            self._thinkers[game] = Thinker(evaluator, evaluator.arrays, self._seed)
        return self._thinkers[game]

    def _improved(self, thinker: Thinker, count: int) -> npt.NDArray[np.float64]:
        """The policy, moved towards what came out well: a step of mirror descent."""
        tries, prior = thinker.tries[:count], thinker.prior[:count]
        tried = tries > 0
        if not tried.any():  # no time to try anything
            return prior / prior.sum()  # type: ignore[no-any-return]  # numpy's sums have no shape
        worth = np.where(tried, thinker.worth[:count] / np.maximum(tries, 1), 0.0)
        scores = np.where(tried, np.log(prior + SMALLEST_SHARE) + worth / self._temperature, -np.inf)
        shares = np.exp(scores - scores.max())
        return shares / shares.sum()  # type: ignore[no-any-return]  # numpy's sums have no shape
