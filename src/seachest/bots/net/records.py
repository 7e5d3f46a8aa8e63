"""What the tree of a search with nets is made of: records of nodes and edges, and the memory that it works in."""

from typing import NamedTuple

from seachest.bots.net.evaluation import NetArrays
from seachest.rules.compiled import CellRows, Cells, Reals, RecordArray, dtype_of, field

MAX_OWN_DECISIONS = 64
"""Own decisions of one iteration."""
MAX_GUESSED_DEALS = 1 << 10
"""Deals that are kept, to come up again."""
NET_COUNTER_COUNT = 5
NODES_USED, EDGES_USED, DEALS_USED, ITERATIONS_MADE, PAIRED_ANSWERS = range(NET_COUNTER_COUNT)
"""Places in `NetTree.used`."""
OWN_PATH_WIDTH = 2
OWN_NODE, OWN_EDGE = range(OWN_PATH_WIDTH)
"""Places in a line of `NetTree.path`."""
PARAM_COUNT = 7
(
    PUCT_CONSTANT,
    EVEN_SHARE,
    FIRST_TRY_PENALTY,
    DEALS_PER_ROOT,
    RULE_OF_THUMB_SHARE,
    RIVAL_HABIT_SHARE,
    RIVAL_NOISE,
) = range(PARAM_COUNT)
"""Places in `NetTree.params`: see `NetSearchParams`."""


class NetNode:
    """A node: what the seat that decides knows then, and what the net says about it."""

    key: int = field("i8")
    worth: float = field("f8")  # to the seat that thinks, the sum over all visits
    value: float = field("f8")  # what the net expects
    visits: int = field("i4")
    first: int = field("i4")  # its first edge; the others follow
    count: int = field("i4")  # of its edges


class NetEdge:
    """An edge: a legal action at a node."""

    worth: float = field("f8")
    prior: float = field("f8")  # how likely the net plays it
    tries: int = field("i4")
    action: int = field("i4")


NET_NODE_RECORD = dtype_of(NetNode)
NET_EDGE_RECORD = dtype_of(NetEdge)


class NetTree(NamedTuple):
    """The arrays that a search with a net works on, as compiled code takes them."""

    net: NetArrays
    width: int
    blocks: int
    nodes: RecordArray
    edges: RecordArray
    used: Cells
    params: Reals
    path: Cells  # of this iteration: a line for each own decision
    features: Cells
    mask: Cells
    states: RecordArray  # the one that is played, and a view
    state_words: Cells
    view_words: Cells
    root_words: Cells
    deal_words: Cells  # a line for each guessed deal
    standing: CellRows
    worths: Reals  # to each seat, by the rules of thumb
    scratch: Reals  # where a game notes what it needs for them
    pairs: Reals  # where two decide at the same moment: for both answers how often they met, and what came out for each
    pair_actions: Cells  # the other's answers that were met
