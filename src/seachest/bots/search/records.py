"""What a search tree is made of: records of nodes and edges, and names for the places of its arrays."""

from typing import NamedTuple

from seachest.rules.compiled import CellRows, Cells, Reals, RecordArray, dtype_of, field

ABSENT = -1
"""No node, no edge, or no action."""
FRACTION_STEPS = 1 << 16
"""A random fraction is a number below this, divided by it."""
MAX_TREE_DEPTH = 64
"""Decisions of one iteration that are made in the tree."""
COUNTER_COUNT = 4
NODE_COUNT, EDGE_COUNT, ITERATION_COUNT, ROOT_NODE = range(COUNTER_COUNT)
"""Places in `Tree.used`: how many of each there are, and the node of the decision that is asked for."""
PATH_WIDTH = 4
PATH_NODE, PATH_EDGE, PATH_SEAT, PATH_CHOICE = range(PATH_WIDTH)
"""Places in a line of `Tree.path`."""
EXPLORATION, PRIOR_WEIGHT = range(2)
"""Places in `Tree.params`."""
BY_PUCT, BY_REGRET, BY_MODEL = range(3)
"""How an action was chosen, in a line of `Tree.path`."""
PAIR_WIDTH = 3
PAIR_VISITS, PAIR_OWN_WORTH, PAIR_OTHER_WORTH = range(PAIR_WIDTH)
"""Places in a cell of `Tree.pairs`."""
MAX_PAIRED_ANSWERS = 8
"""Where two decide at the same moment and one has more answers than this, pairs are not counted."""


class Node:
    """A node: what is known when a seat decides."""

    key: int = field("i8")
    worth: float = field("f8")  # to that seat, the sum over all visits
    visits: int = field("i4")
    first: int = field("i4")  # its first edge
    prior_action: int = field("i2")  # what the prior policy said when it was asked last
    mixed: int = field("i2")  # whether others decide at the same moment


class Edge:
    """An edge: an action that was tried at a node."""

    worth: float = field("f8")
    regret: float = field("f8")
    share: float = field("f8")  # of the average strategy, as a sum
    odds: float = field("f8")  # of being chosen now
    tries: int = field("i4")
    next: int = field("i4")  # edge of the same node
    child: int = field("i4")  # the node it last led to
    action: int = field("i2")


NODE_RECORD = dtype_of(Node)
EDGE_RECORD = dtype_of(Edge)


class Tree(NamedTuple):
    """The arrays that a search works on, as compiled code takes them."""

    nodes: RecordArray
    edges: RecordArray
    used: Cells
    params: Reals  # the exploration constant, and how much of it goes to the action of the prior policy
    path: Cells  # of this iteration: a line for each decision in the tree
    mask: Cells
    states: RecordArray  # the guessed one, and a view
    state_words: Cells  # the guessed state as words
    view_words: Cells
    root_words: Cells
    deal_words: Cells  # the guess as it was before it was played
    worths: Reals  # to each seat, of this iteration
    scratch: Reals  # where a game notes what it needs to evaluate a position, of the shape that it asks for
    standing: CellRows
    pairs: Reals  # where two decide at the same moment: for both answers how often they met, and what came out for each
    predicted: Reals  # how often each answer of the other was the predicted one
