"""What compiles each step of a game: one call of everything that belongs to it."""

import time
from collections.abc import Callable

import numpy as np

from seachest.arena.games import prepare
from seachest.arena.match import match_of
from seachest.batches.playout import play_random
from seachest.bots import bot_named
from seachest.bots.names import POLICY_BOTS
from seachest.bots.net.net_searcher import compile_net
from seachest.bots.search.searcher import compile_search
from seachest.rules.chance import halves, new_dice
from seachest.rules.compiled import cells
from seachest.rules.game import Game, game_named
from seachest.rules.types import Seat
from seachest.table import View, deal
from seachest.warmup.plan import ALL_STEPS, CORE_STEPS


class StepRunner:
    """Runs the steps of one game, in any order; what a step needs before it is compiled or loaded too."""

    def __init__(self, game: Game) -> None:
        self.game, self.players = game, game.seats.start
        self._state, self._view, self._mask = game.new_state(), game.new_state(), game.new_mask()
        self._options = game.new_options(game.check_options({}, self.players))
        self._points = game.new_points()
        self.runs: dict[str, Callable[[], object]] = {
            "deal": self._deal,
            "pending": self._pending,
            "legal": self._legal,
            "act": lambda: game.act(self._state, self._legal(), 0),
            "result": lambda: game.result(self._dealt(), self._points, self._points),
            "view": lambda: game.view(self._dealt(), 0, self._view),
            "guess": self._guess,
            "table": lambda: self._table_view().position(),
            "positions": lambda: game.set_up(self._state, {}, self.players, self._options, 0),
            "greedy bot": lambda: bot_named("greedy", 0).choose(self._table_view()),
            "search bot": lambda: compile_search(self._table_view()),
            "features": self._features,
            "random games": lambda: play_random(game, self.players, decisions=1),
            "matches": lambda: prepare(match_of(game.name, self.players, list(POLICY_BOTS), 1)),
            "net bot": lambda: compile_net(self._table_view()),
        }

    def _deal(self) -> None:
        self.game.deal(self._state, self.players, self._options, *halves(0))

    def _dealt(self) -> object:
        self._deal()
        return self._state

    def _pending(self) -> int:
        self._deal()
        return self.game.pending(self._state)

    def _legal(self) -> Seat:
        """Fills the mask of a seat that decides first, and returns the seat."""
        seat = 0 if self._pending() & 1 else 1
        self.game.legal(self._state, seat, self._mask)
        return seat

    def _guess(self) -> None:
        self._deal()
        self.game.view(self._state, 0, self._view)
        self.game.guess(self._view, 0, new_dice(0))

    def _features(self) -> None:
        self._deal()
        self.game.view(self._state, 0, self._view)
        self.game.features(self._view, 0, cells(np.zeros(self.game.feature_count, np.int8)))

    def _table_view(self) -> View:
        table = deal(self.game.name, self.players, seed=0)
        return table.seat_view(table.pending()[0])


def compile_step(game: str, step: str) -> None:
    """Compiles a step of a game, or loads it from the cache."""
    StepRunner(game_named(game)).runs[step]()


def compile_seconds(game: Game) -> tuple[float, float]:
    """How many seconds the core, and everything, took to compile or to load from the cache."""
    begin = time.perf_counter()
    core = 0.0
    for i, step in enumerate(ALL_STEPS):
        compile_step(game.name, step)
        if i + 1 == len(CORE_STEPS):
            core = time.perf_counter() - begin
    return core, time.perf_counter() - begin
