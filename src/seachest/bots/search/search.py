"""The search bot: thinks ahead in deals that agree with what its seat knows."""

import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.bots.bot import Bot
from seachest.bots.search.records import FRACTION_STEPS
from seachest.bots.search.searcher import MIN_NODES, Searcher, pair_shares
from seachest.bots.seeds import derived_seed
from seachest.rules.chance import dice_below, new_dice
from seachest.rules.game import Game
from seachest.rules.types import Action
from seachest.table import View

ITERATIONS_PER_CLOCK_CHECK = 200
"""Iterations between two looks at the clock."""
MAX_ITERATIONS_PER_SECOND = 600_000
"""What memory is reserved for; a tree that is full goes on without new nodes."""
MAX_NODES = 1 << 20
DICE_SEED_BYTES = 7
EVEN_EXPLORATION = 3.0
"""An exploration constant so large that every answer is tried about as often."""
MIN_RELATIVE_SHARE = 0.1
"""Answers of a mixed strategy that come up less often than this part of the most frequent one are noise."""


@dataclass(frozen=True)
class Budget:
    """How long a search may think about a decision: iterations, seconds, or both, and then whatever ends first.

    >>> Budget(iterations=10_000)
    Budget(iterations=10000, seconds=0.0)
    """

    iterations: int = 0
    seconds: float = 0.0

    def portions(self, begin: float, size: int, trees: int = 1) -> Iterator[int]:
        """Numbers of iterations for one of some trees to make next, until the budget is used up; one at least.

        `begin` is when thinking began, by `time.perf_counter`; `size` is the iterations between two looks at the clock.
        """
        left = max(1, self.iterations // trees) if self.iterations else sys.maxsize
        if not self.seconds:
            yield left
            return
        yield min(size, left)
        while (left := left - size) > 0 and time.perf_counter() - begin < self.seconds:
            yield min(size, left)


@dataclass(frozen=True)
class SearchParams:
    """Parameters of the tree search.

    A short horizon makes it short-sighted: it evaluates the position `rollout_limit` decisions beyond its tree, or
    `stages` stages of the game from now (0: as many as suit the game), whichever comes first.
    """

    exploration: float = 0.4  # PUCT's exploration constant: how much it tries what it has not tried often
    prior_weight: float = 0.35  # how much of that goes to the answer of the prior policy
    stages: int = 0
    rollout_limit: int = 200
    by_worth: bool = False  # takes what seems worth most, however seldom it was tried


@dataclass(frozen=True)
class SearchAnswer:
    """One answer that a search has considered."""

    text: str
    tries: int
    worth: float  # the chance to win, as far as the search can tell; 0 if it was not tried
    share: float  # how often it should be given


@dataclass(frozen=True)
class SearchResult:
    """The answers of a search, the best first, and the line of decisions that it expects."""

    answers: tuple[SearchAnswer, ...]
    line: tuple[str, ...]
    iterations: int
    seconds: float


class Search(Bot):
    """The bot that thinks ahead, by information-set Monte Carlo tree search.

    With a budget of iterations the same seed gives the same decisions. Several trees grow on as many cores, each with
    dice of its own, and count together in the end.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
    >>> bot = Search(seed=1, budget=Budget(iterations=200))
    >>> bot.choose(table.seat_view(1)) in table.legal(1)
    True
    """

    def __init__(self, seed: int, budget: Budget, params: SearchParams | None = None, *, trees: int = 1) -> None:
        self.seconds = budget.seconds
        self._seed = seed
        self.budget = budget
        """How long it thinks about a decision."""
        self._params = params or SearchParams()
        self._trees = trees
        self._dice = new_dice(self._seed_of(0))
        self._searchers: list[Searcher] = []

    def choose(self, view: View) -> str:
        """The answer that was tried most, or one drawn by its share where others decide at the same moment.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> Search(seed=1, budget=Budget(iterations=200)).choose(table.seat_view(1))
        'draw'
        """
        answers = self.think(view).answers
        rest = dice_below(self._dice, FRACTION_STEPS) / FRACTION_STEPS
        for answer in answers:
            rest -= answer.share
            if rest < 0:
                return answer.text
        return answers[0].text

    def think(self, view: View) -> SearchResult:
        """What the search finds within its budget; if there is a single answer, nothing is searched.

        >>> import seachest
        >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
        >>> found = Search(seed=1, budget=Budget(iterations=200)).think(table.seat_view(1))
        >>> found.iterations, [(answer.text, answer.tries) for answer in found.answers]
        (200, [('draw', 147), ('take 2', 31), ('take 1', 22)])
        """
        begin = time.perf_counter()
        legal = view.legal()
        if len(legal) <= 1:
            return SearchResult(tuple(SearchAnswer(text, 0, 0.0, 1.0) for text in legal), tuple(legal), 0, 0.0)
        searchers = self._ready(view.game)
        if len(searchers) == 1:
            self._grow(searchers[0], view, begin)
        else:
            with ThreadPoolExecutor(len(searchers)) as pool:
                list(pool.map(lambda searcher: self._grow(searcher, view, begin), searchers))
        iterations = sum(searcher.iterations() for searcher in searchers)
        answers = self._answers(view, searchers)
        return SearchResult(answers, searchers[0].line(), iterations, time.perf_counter() - begin)

    def _ready(self, game: Game) -> list[Searcher]:
        """The search trees for a game, made at the first decision; their dice roll on from decision to decision."""
        if not self._searchers or self._searchers[0].game is not game:
            wanted = self.budget.iterations // self._trees or int(self.budget.seconds * MAX_ITERATIONS_PER_SECOND)
            nodes = 1 << min(max(wanted + wanted // 2, MIN_NODES), MAX_NODES).bit_length()
            self._searchers = [Searcher(game, nodes, self._seed_of(1 + tree)) for tree in range(self._trees)]
        return self._searchers

    def _seed_of(self, number: int) -> int:
        """A seed for each of the dice that are rolled."""
        return derived_seed(self._seed, number, size_bytes=DICE_SEED_BYTES)

    def _grow(self, searcher: Searcher, view: View, begin: float) -> None:
        """Grows one tree until the budget is used up."""
        params = self._params
        searcher.begin(view, params.exploration, params.prior_weight)
        for iterations in self.budget.portions(begin, ITERATIONS_PER_CLOCK_CHECK, self._trees):
            searcher.run(iterations, params.stages, params.rollout_limit)

    def _answers(self, view: View, searchers: list[Searcher]) -> tuple[SearchAnswer, ...]:
        """The answers of all trees together, the best first."""
        found: dict[Action, npt.NDArray[np.float64]] = {}
        for searcher in searchers:
            for edge in searcher.edges_of(searcher.root()):
                sums = np.array([edge["tries"], edge["worth"], edge["share"]], np.float64)
                found[int(edge["action"])] = found.get(int(edge["action"]), np.zeros(3)) + sums
        tries, worths = np.array([[sums[0], sums[1] / max(sums[0], 1)] for sums in found.values()]).T
        if len(view.pending()) > 1:
            shares = pair_shares(searchers)
            shares = np.array([sums[2] for sums in found.values()]) if shares is None else shares
            shares = np.where(shares >= MIN_RELATIVE_SHARE * shares.max(), shares, 0)
        else:
            best = np.argmax(np.where(tries > 0, worths, 0)) if self._params.by_worth else np.argmax(tries)
            shares = np.arange(len(tries)) == best
        shares = shares / shares.sum()
        answers = [
            SearchAnswer(view.game.actions[action], int(tries[i]), float(worths[i]), float(shares[i]))
            for i, action in enumerate(found)
        ]
        return tuple(sorted(answers, key=lambda answer: (-answer.share, -answer.tries, answer.text)))
