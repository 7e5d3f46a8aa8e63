"""The memory of one search tree, and the compiled search of each game."""

from collections.abc import Callable
from functools import cache
from hashlib import sha256
from types import ModuleType

import numpy as np
import numpy.typing as npt

from seachest.bots.search import tree
from seachest.bots.search.pairs import solve
from seachest.bots.search.records import (
    COUNTERS,
    EDGE_RECORD,
    FIRST_NODE,
    LONGEST,
    MEETINGS,
    MOST_ANSWERS,
    NODE_RECORD,
    NONE,
    PAIR_SIZE,
    STEP_SIZE,
    STEPS,
    Tree,
)
from seachest.rules.chance import new_dice
from seachest.rules.compiled import Cells, cell_rows, cells, entry_for, lookup, part_for, reals, records
from seachest.rules.game import Game, game_named
from seachest.rules.types import Seat
from seachest.table import View

EDGES_A_NODE = 8
LEAST_NODES = 1 << 10
LONGEST_LINE = 8
RULES = ("pending", "legal", "act", "result", "view", "guess")
HEURISTICS = ("quick", "guide", "stage", "weigh", "model", "noticed", "steady", "doubted", "BY_HABIT", "PLAYS")
PARTS = (
    *("imagine", "digest", "find", "add_edge", "edge_of", "list_edges", "pick", "mix", "decide"),
    *("descend", "play_on", "learn", "note_pair"),
)


@cache
def heuristics_of(name: str) -> ModuleType:
    """The rules of thumb of a game."""
    return game_named(name).module_in("seachest.bots.search")


def salts(count: int) -> Cells:
    """So many numbers that look random, always the same."""
    return lookup(int.from_bytes(sha256(f"salt {i}".encode()).digest()[:8]) >> 1 for i in range(count))


@cache
def search_for(name: str) -> Callable[[Tree, Seat, int, int, int, Cells], None]:
    """The compiled search of a game: (tree, seat, iterations, stages, limit, dice)."""
    game = game_named(name)
    rules = {rule: getattr(game, rule) for rule in RULES}
    rules |= {thumb: getattr(heuristics_of(name), thumb) for thumb in HEURISTICS}
    words = game.state.itemsize // np.dtype(np.int64).itemsize
    rules |= {"MASK_WORDS": game.mask_words, "STATE_WORDS": words, "SALTS": salts(2 * words)}
    for part in PARTS:
        rules[part] = part_for(getattr(tree, f"_{part}"), name, **rules)
    return entry_for(tree._search, name, **rules)


class Searcher:
    """One search tree, with dice of its own."""

    def __init__(self, game: Game, nodes: int, seed: int) -> None:
        self.game = game
        self.pairs = np.zeros((MOST_ANSWERS, MOST_ANSWERS, PAIR_SIZE))
        self.dictated = np.zeros(MOST_ANSWERS)
        self._nodes = np.zeros(nodes, NODE_RECORD)
        self._edges = np.zeros(EDGES_A_NODE * nodes, EDGE_RECORD)
        self._used = np.zeros(COUNTERS, np.int64)
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
            path=cells(np.zeros((LONGEST, STEP_SIZE), np.int64)),
            mask=game.new_mask(),
            states=records(states),
            state_words=cells(words[0]),
            view_words=cells(words[1]),
            root_words=cells(self._root.view(np.int64)),
            deal_words=cells(self._deal.view(np.int64)),
            worths=reals(np.zeros(max(game.seats), np.float64)),
            scratch=reals(np.zeros(heuristics_of(game.name).SCRATCH)),
            standing=cell_rows(np.zeros((2, max(game.seats)), np.int64)),
            pairs=reals(self.pairs),
            dictated=reals(self.dictated),
        )

    def begin(self, view: View, curiosity: float, guided: float) -> None:
        """Forgets everything but the dice, and looks at a view."""
        self._nodes.view(np.uint8)[:] = 0
        self._used[:] = 0
        self._params[:] = curiosity, guided
        self.pairs[:] = 0
        self.dictated[:] = 0
        self._root[:] = view.record.array
        self._seat = view.seat

    def run(self, iterations: int, stages: int, limit: int) -> None:
        """So many iterations more."""
        stages = stages or heuristics_of(self.game.name).STAGES
        search_for(self.game.name)(self._tree, self._seat, iterations, stages, limit, self._dice)

    def iterations(self) -> int:
        """How many there were since the beginning."""
        return int(self._used[STEPS])

    def root(self) -> int:
        """The node that every iteration begins with."""
        return int(self._used[FIRST_NODE])

    def edges_of(self, node: int) -> list[np.void]:
        """The answers of a node."""
        found, edge = [], int(self._nodes[node]["first"])
        while edge != NONE:
            found.append(self._edges[edge])
            edge = int(self._edges[edge]["next"])
        return found

    def line(self) -> tuple[str, ...]:
        """The decisions that were tried most, one after another."""
        texts: list[str] = []
        node = self.root()
        while node != NONE and len(texts) < LONGEST_LINE:
            best = max(self.edges_of(node), key=lambda edge: int(edge["tries"]))
            texts.append(self.game.actions[best["action"]])
            node = int(best["child"])
        return tuple(texts)


def pair_shares(searchers: list[Searcher]) -> npt.NDArray[np.float64] | None:
    """Where two decided at the same moment: how often each own answer should be given, in the order of its edges."""
    pairs = np.sum([searcher.pairs for searcher in searchers], axis=0)
    mine, met = len(searchers[0].edges_of(searchers[0].root())), np.flatnonzero(pairs[:, :, MEETINGS].any(axis=0))
    if mine > MOST_ANSWERS or not met.size:
        return None
    theirs = int(met[-1]) + 1
    dictated = np.sum([searcher.dictated for searcher in searchers], axis=0) / pairs[:, :, MEETINGS].sum()
    regrets, odds, shares = np.zeros((2, MOST_ANSWERS)), np.zeros((3, MOST_ANSWERS)), np.zeros(MOST_ANSWERS)
    solve(reals(pairs), reals(dictated), mine, theirs, reals(regrets), reals(odds), reals(shares))
    return shares[:mine]


def compile_search(view: View) -> None:
    """Compiles the search of a game, on any view."""
    searcher = Searcher(view.game, LEAST_NODES, 0)
    searcher.begin(view, 1.0, 0.0)
    searcher.run(1, 1, 0)
    searcher.pairs[0, 0, MEETINGS] = 1
    pair_shares([searcher])
