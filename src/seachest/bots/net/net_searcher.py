"""The memory of one search with a net, and the compiled search of each game."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

from seachest.bots.net import tree
from seachest.bots.net.evaluation import net_arrays
from seachest.bots.net.player import NetEvaluator, blank_evaluator
from seachest.bots.net.records import (
    ITERATIONS_MADE,
    MAX_GUESSED_DEALS,
    MAX_OWN_DECISIONS,
    NET_COUNTER_COUNT,
    NET_EDGE_RECORD,
    NET_NODE_RECORD,
    OWN_NODE,
    OWN_PATH_WIDTH,
    PAIRED_ANSWERS,
    PARAM_COUNT,
    RIVAL_NOISE,
    NetTree,
)
from seachest.bots.search.pairs import solve_pairs
from seachest.bots.search.records import MAX_PAIRED_ANSWERS, PAIR_VISITS, PAIR_WIDTH
from seachest.bots.search.searcher import heuristics_of, salts
from seachest.bots.search.tree import TREE_TEMPLATES
from seachest.rules.chance import new_dice
from seachest.rules.compiled import Cells, cell_rows, cells, entry_for, part_for, reals, records
from seachest.rules.game import Game, game_named
from seachest.rules.types import Seat
from seachest.table import View

NET_TREE_RULES = ("pending", "legal", "act", "result", "view", "guess", "features", "relative_action")
NET_TREE_HEURISTICS = ("prior_policy", "evaluate", "is_implausible")
NODES_PER_ITERATION = 8
NET_EDGES_PER_NODE = 8
FEWEST_NODES, MOST_NODES = 1 << 10, 1 << 18
"""A tree that is full goes on without new nodes."""
SMALLEST_SUM = 1e-9


@dataclass(frozen=True)
class NetSearchParams:
    """Parameters of a search with a net."""

    exploration: float = 1.0  # PUCT's exploration constant
    even_share: float = 0.1  # of the prior: shared evenly by all answers, as the net's policy may be too sure
    untried_penalty: float = 0.05  # how much less than the average of its node an untried answer is taken to be worth
    deals_per_root: float = 4.0  # guessed deals, as a multiple of the square root of the iterations
    rule_of_thumb_share: float = 0.0  # how much the evaluation of the plain search counts beside the net's value
    rival_habit_share: float = 0.0  # how often a rival plays as greedy instead of the net
    rival_noise: float = 0.35  # where two decide at the same moment: how often the other tries anything
    prediction_share: float = 0.5  # … and how much it is taken to play by the net, instead of as well as possible
    pair_meetings: float = 200.0  # … if every pair of answers was met so often; else the policy is moved as elsewhere
    temperature: float = 0.1  # how much better an answer must be to be e times as likely in the end
    doubt: float = 30.0  # tries for which what the net expected counts beside those of an answer


def words_of(game: Game) -> int:
    """How many words of 64 bits a state of a game has."""
    return game.state.itemsize // np.dtype(np.int64).itemsize


@cache
def net_search_for(name: str) -> Callable[[NetTree, Seat, int, Cells], None]:
    """The compiled search of a game with a net: (tree, seat, iterations, dice)."""
    game, heuristics = game_named(name), heuristics_of(name)
    rules: dict[str, object] = {rule: getattr(game, rule) for rule in NET_TREE_RULES}
    rules |= {heuristic: getattr(heuristics, heuristic) for heuristic in NET_TREE_HEURISTICS}
    rules["evaluate"] = rules["evaluate"] or tree.evaluate_evenly
    words = words_of(game)
    rules |= {"MASK_WORDS": game.mask_words, "STATE_WORDS": words, "FEATURE_COUNT": game.feature_count}
    rules["SALTS"] = salts(2 * words)
    module = game.optional_module_in("seachest.bots.net")
    rules["deal_weight"] = getattr(module, "deal_weight", tree.equal_weight)
    rules["CANDIDATE_DEALS"] = getattr(module, "CANDIDATE_DEALS", 1)
    templates = {"hash_view": TREE_TEMPLATES["hash_view"], **tree.NET_TREE_TEMPLATES}
    for part, template in templates.items():
        rules[part] = part_for(template, name, **rules)
    return entry_for(tree.think_ahead, name, **rules)


class NetSearcher:
    """A net and the memory to think ahead with it, for one game, with dice of its own."""

    def __init__(self, evaluator: NetEvaluator, iterations: int, seed: int) -> None:
        game = evaluator.game
        self.game, self._dice = game, new_dice(seed)
        size = 1 << min(max(NODES_PER_ITERATION * iterations, FEWEST_NODES), MOST_NODES).bit_length()
        self._nodes = np.zeros(size, NET_NODE_RECORD)
        self._edges = np.zeros(NET_EDGES_PER_NODE * size, NET_EDGE_RECORD)
        self._used, self._params = np.zeros(NET_COUNTER_COUNT, np.int64), np.zeros(PARAM_COUNT)
        self._path = np.zeros((MAX_OWN_DECISIONS, OWN_PATH_WIDTH), np.int64)
        self._pairs = np.zeros((MAX_PAIRED_ANSWERS, MAX_PAIRED_ANSWERS, PAIR_WIDTH))
        self._pair_actions = np.zeros(MAX_PAIRED_ANSWERS, np.int64)
        self._root, states = np.zeros(1, game.state), np.zeros(2, game.state)
        words = states.view(np.int64).reshape(2, -1)
        self._tree = NetTree(
            net=net_arrays(evaluator.weights),
            width=evaluator.width,
            blocks=evaluator.blocks,
            nodes=records(self._nodes),
            edges=records(self._edges),
            used=cells(self._used),
            params=reals(self._params),
            path=cells(self._path),
            features=cells(np.zeros(game.feature_count, np.int8)),
            mask=game.new_mask(),
            states=records(states),
            state_words=cells(words[0]),
            view_words=cells(words[1]),
            root_words=cells(self._root.view(np.int64)),
            deal_words=cells(np.zeros((MAX_GUESSED_DEALS, words_of(game)), np.int64)),
            standing=cell_rows(np.zeros((2, max(game.seats)), np.int64)),
            worths=reals(np.zeros(max(game.seats))),
            scratch=reals(np.zeros(heuristics_of(game.name).SCRATCH_SHAPE)),
            pairs=reals(self._pairs),
            pair_actions=cells(self._pair_actions),
        )

    def begin(self, view: View, params: NetSearchParams) -> None:
        """Empties the tree for a new view; only the dice go on."""
        self._nodes.view(np.uint8)[:] = 0
        self._used[:] = 0
        self._pairs[:] = 0
        self._params[:] = (
            *(params.exploration, params.even_share, params.untried_penalty, params.deals_per_root),
            *(params.rule_of_thumb_share, params.rival_habit_share, params.rival_noise),
        )
        self._root[:] = view.record.array
        self._view = view

    def run(self, iterations: int) -> None:
        """Runs some more iterations."""
        net_search_for(self.game.name)(self._tree, self._view.seat, iterations, self._dice)

    def iterations(self) -> int:
        """How many iterations there were since `begin`."""
        return int(self._used[ITERATIONS_MADE])

    def answers(self) -> npt.NDArray[np.void]:
        """The edges of the decision that is asked for."""
        node = self._nodes[self._path[0, OWN_NODE]]
        return self._edges[node["first"] : node["first"] + node["count"]]

    def expected(self) -> float:
        """What the net alone expects of the decision that is asked for, -1 to 1."""
        return float(self._nodes[self._path[0, OWN_NODE]]["value"])

    def pair_shares(self, prediction_share: float, meetings: float) -> npt.NDArray[np.float64] | None:
        """How often each answer should be given; None unless two players decide at the same moment.

        The other is taken to play by the net's policy for a share, and otherwise as well as possible. None as well if
        pairs of answers have met less often than `meetings` on average: what came out is then mostly chance.
        """
        mine, theirs = len(self.answers()), int(self._used[PAIRED_ANSWERS])
        if self._view.record.players != 2 or theirs == 0 or mine > MAX_PAIRED_ANSWERS:
            return None
        if self._pairs[:, :, PAIR_VISITS].sum() < meetings * mine * theirs:
            return None
        met = self._pairs[:, :, PAIR_VISITS].sum(axis=0)
        noise = self._params[RIVAL_NOISE]
        by_net = np.maximum(met[:theirs] / met.sum() - noise / theirs, 0)
        predicted = np.zeros(MAX_PAIRED_ANSWERS)
        predicted[:theirs] = prediction_share * by_net / max(by_net.sum(), SMALLEST_SUM)
        regrets, odds = np.zeros((2, MAX_PAIRED_ANSWERS)), np.zeros((3, MAX_PAIRED_ANSWERS))
        shares = np.zeros(MAX_PAIRED_ANSWERS)
        solve_pairs(reals(self._pairs), reals(predicted), mine, theirs, reals(regrets), reals(odds), reals(shares))
        return shares[:mine]


def compile_net(view: View) -> None:
    """Compiles what nets are evaluated and think ahead with, by asking one that knows nothing about a view."""
    evaluator = blank_evaluator(view.game)
    evaluator.policy(view)
    searcher = NetSearcher(evaluator, 1, 0)
    searcher.begin(view, NetSearchParams())
    searcher.run(1)
