"""What a search tree is made of, and the names of its places."""

from typing import NamedTuple

from seachest.rules.compiled import CellRows, Cells, Reals, RecordArray, dtype_of, field

NONE = -1
LONGEST = 64
"""Decisions of one iteration that the tree remembers."""
COUNTERS = 4
NODES, EDGES, STEPS, FIRST_NODE = range(COUNTERS)
"""Places in `Tree.used`: how many of each there are, and the node of the root's decision."""
STEP_SIZE = 4
NODE, EDGE, SEAT, MIXED = range(STEP_SIZE)
"""Places in a line of `Tree.path`."""
CURIOSITY, GUIDED = range(2)
"""Places in `Tree.params`."""
PLAIN, REGRETTED, MODELLED = range(3)
"""How an answer was chosen."""
PAIR_SIZE = 3
MEETINGS, OWN, OTHERS = range(PAIR_SIZE)
"""Places in a cell of `Tree.pairs`."""
MOST_ANSWERS = 8
"""More answers than this of two who decide at the same moment are not paired."""


class Node:
    """A situation in which a seat decides."""

    key: int = field("i8")
    worth: float = field("f8")  # to that seat, the sum over all visits
    visits: int = field("i4")
    first: int = field("i4")  # its first edge
    guide: int = field("i2")  # what the rules of thumb said when they were asked last
    mixed: int = field("i2")  # whether others decide at the same moment


class Edge:
    """An answer in such a situation."""

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
    """Everything that a search works on."""

    nodes: RecordArray
    edges: RecordArray
    used: Cells
    params: Reals  # curiosity, and how much of it goes to the answer of the rules of thumb
    path: Cells  # of this iteration: a line for each decision in the tree
    mask: Cells
    states: RecordArray  # the guessed one, and a view
    state_words: Cells  # the same, as numbers
    view_words: Cells
    root_words: Cells
    deal_words: Cells  # the guess as it was before it was played
    worths: Reals  # to each seat, of this iteration
    scratch: Reals  # where a game notes what it needs to weigh up, of the size that it asks for
    standing: CellRows
    pairs: Reals  # where two decide at the same moment: for both answers how often they met, and what came out for each
    dictated: Reals  # how often each answer of the other was that of the model
