"""Exact solutions of small games: the whole tree, CFR+, MCCFR, best responses and what bots lose against them.

>>> from seachest.small import small_named
>>> tree = grow_tree(small_named("sea-or-shore-1"))
>>> solver = CFRPlus(tree)
>>> solver.run(10)
>>> solver.passes.measure(solver.policy()).nash_conv < solver.passes.measure(solver.passes.even_shares()).nash_conv
True
"""

from seachest.solve.policies import bot_policy, views_of
from seachest.solve.solvers import CFRPlus, ExternalMCCFR, Measured, TreePasses
from seachest.solve.tree import GameTree, grow_tree

__all__ = [
    "CFRPlus",
    "ExternalMCCFR",
    "GameTree",
    "Measured",
    "TreePasses",
    "bot_policy",
    "grow_tree",
    "views_of",
]
