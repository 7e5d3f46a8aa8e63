"""The memory of one search tree, and the compiled search of each game."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from types import SimpleNamespace

import numpy as np
import numpy.typing as npt

from seachest.bots.greedy import policy_for
from seachest.bots.search import tree
from seachest.bots.search.defaults import DEFAULT_HEURISTICS, greedy_rollout
from seachest.bots.search.pairs import solve_pairs
from seachest.bots.search.records import (
    ABSENT,
    COUNTER_COUNT,
    EDGE_RECORD,
    ITERATION_COUNT,
    MAX_PAIRED_ANSWERS,
    MAX_TREE_DEPTH,
    NODE_RECORD,
    PAIR_VISITS,
    PAIR_WIDTH,
    PATH_WIDTH,
    ROOT_NODE,
    Tree,
)
from seachest.rules.chance import new_dice
from seachest.rules.compiled import (
    Cells,
    cell_rows,
    cells,
    entry_for,
    lookup,
    part_for,
    reals,
    records,
    small_entry_for,
)
from seachest.rules.game import Game, game_named
from seachest.rules.types import Seat
from seachest.table import View

EDGES_PER_NODE = 8
MIN_NODES = 1 << 10
MAX_LINE_MOVES = 8
SEARCH_RULES = ("pending", "legal", "act", "result", "view", "guess")
HEURISTICS = (
    *("rollout_policy", "prior_policy", "stage", "evaluate", "predict_rival", "is_observable", "is_prior_fixed"),
    *("is_implausible", "RIVAL_PRIOR_PERCENT", "ITERATIONS_PER_GUESS"),
)
"""What the module of a game may give the search beside the rules; `defaults` has the rest."""


@cache
def heuristics_of(name: str) -> SimpleNamespace:
    """The heuristics of a game: those of its own module, and the defaults for what that leaves out."""
    game, choose = game_named(name), policy_for(name)
    heuristics = {
        **DEFAULT_HEURISTICS,
        "prior_policy": choose,
        "rollout_policy": small_entry_for(greedy_rollout, name, legal=game.legal, choose=choose),
    }
    module = game.optional_module_in("seachest.bots.search")
    return SimpleNamespace(**{each: getattr(module, each, default) for each, default in heuristics.items()})


def salts(count: int) -> Cells:
    """Numbers that look random and are always the same, for hashing."""
    return lookup(int.from_bytes(sha256(f"salt {i}".encode()).digest()[:8]) >> 1 for i in range(count))


@cache
def search_for(name: str) -> Callable[[Tree, Seat, int, int, int, Cells], None]:
    """The compiled search of a game: (tree, seat, iterations, stages, limit, dice)."""
    game = game_named(name)
    rules: dict[str, object] = {rule: getattr(game, rule) for rule in SEARCH_RULES}
    rules |= {heuristic: getattr(heuristics_of(name), heuristic) for heuristic in HEURISTICS}
    words = game.state.itemsize // np.dtype(np.int64).itemsize
    rules |= {"MASK_WORDS": game.mask_words, "STATE_WORDS": words, "SALTS": salts(2 * words)}
    templates = dict(tree.TREE_TEMPLATES)
    if rules["evaluate"] is None:
        templates["estimate"] = tree.estimate_by_result
    for part, template in templates.items():
        rules[part] = part_for(template, name, **rules)
    return entry_for(tree.search, name, **rules)


class Searcher:
    """One search tree, with dice of its own."""

    def __init__(self, game: Game, nodes: int, seed: int) -> None:
        self.game = game
        self.pairs = np.zeros((MAX_PAIRED_ANSWERS, MAX_PAIRED_ANSWERS, PAIR_WIDTH))
        self.predicted = np.zeros(MAX_PAIRED_ANSWERS)
        self._nodes = np.zeros(nodes, NODE_RECORD)
        self._edges = np.zeros(EDGES_PER_NODE * nodes, EDGE_RECORD)
        self._used = np.zeros(COUNTER_COUNT, np.int64)
        self._params = np.zeros(2)
        self._root = np.zeros(1, game.state)
        self._deal = np.zeros(1, game.state)
        self._dice = new_dice(seed)
        states = np.zeros(2, game.state)
        words = states.view(np.int64).reshape(2, -1)
        self._tree = Tree(
            nodes=records(self._nodes),
            edges=records(self._edges),
            used=cells(self._used),
            params=reals(self._params),
            path=cells(np.zeros((MAX_TREE_DEPTH, PATH_WIDTH), np.int64)),
            mask=game.new_mask(),
            states=records(states),
            state_words=cells(words[0]),
            view_words=cells(words[1]),
            root_words=cells(self._root.view(np.int64)),
            deal_words=cells(self._deal.view(np.int64)),
            worths=reals(np.zeros(max(game.seats), np.float64)),
            scratch=reals(np.zeros(heuristics_of(game.name).SCRATCH_SHAPE)),
            standing=cell_rows(np.zeros((2, max(game.seats)), np.int64)),
            pairs=reals(self.pairs),
            predicted=reals(self.predicted),
        )

    def begin(self, view: View, exploration: float, prior_weight: float) -> None:
        """Empties the tree for a new view; only the dice go on."""
        self._nodes.view(np.uint8)[:] = 0
        self._used[:] = 0
        self._params[:] = exploration, prior_weight
        self.pairs[:] = 0
        self.predicted[:] = 0
        self._root[:] = view.record.array
        self._seat = view.seat

    def run(self, iterations: int, stages: int, limit: int) -> None:
        """Runs some more iterations; a horizon of 0 stages stands for the game's own."""
        stages = stages or heuristics_of(self.game.name).HORIZON_STAGES
        search_for(self.game.name)(self._tree, self._seat, iterations, stages, limit, self._dice)

    def iterations(self) -> int:
        """How many iterations there were since `begin`."""
        return int(self._used[ITERATION_COUNT])

    def root(self) -> int:
        """The node that every iteration begins with."""
        return int(self._used[ROOT_NODE])

    def edges_of(self, node: int) -> list[np.void]:
        """The edges of a node, the newest first."""
        found, edge = [], int(self._nodes[node]["first"])
        while edge != ABSENT:
            found.append(self._edges[edge])
            edge = int(self._edges[edge]["next"])
        return found

    def line(self) -> tuple[str, ...]:
        """The decisions that were tried most, one after another."""
        texts: list[str] = []
        node = self.root()
        while node != ABSENT and len(texts) < MAX_LINE_MOVES:
            best = max(self.edges_of(node), key=lambda edge: int(edge["tries"]))
            texts.append(self.game.actions[best["action"]])
            node = int(best["child"])
        return tuple(texts)


def pair_shares(searchers: list[Searcher]) -> npt.NDArray[np.float64] | None:
    """How often each own answer should be given, in the order of the root's edges; None unless two decided at once."""
    pairs = np.sum([searcher.pairs for searcher in searchers], axis=0)
    mine, met = len(searchers[0].edges_of(searchers[0].root())), np.flatnonzero(pairs[:, :, PAIR_VISITS].any(axis=0))
    if mine > MAX_PAIRED_ANSWERS or not met.size:
        return None
    theirs = int(met[-1]) + 1
    predicted = np.sum([searcher.predicted for searcher in searchers], axis=0) / pairs[:, :, PAIR_VISITS].sum()
    regrets, odds, shares = (
        np.zeros((2, MAX_PAIRED_ANSWERS)),
        np.zeros((3, MAX_PAIRED_ANSWERS)),
        np.zeros(MAX_PAIRED_ANSWERS),
    )
    solve_pairs(reals(pairs), reals(predicted), mine, theirs, reals(regrets), reals(odds), reals(shares))
    return shares[:mine]


def compile_search(view: View) -> None:
    """Compiles the search of a game by running it once on a view."""
    searcher = Searcher(view.game, MIN_NODES, 0)
    searcher.begin(view, 1.0, 0.0)
    searcher.run(1, 1, 0)
    searcher.pairs[0, 0, PAIR_VISITS] = 1
    pair_shares([searcher])
