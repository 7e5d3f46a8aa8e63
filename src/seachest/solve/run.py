"""One run of a solver on a small game: measured at growing distances, and bots beside it."""

import time
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from seachest.solve.policies import bot_policy
from seachest.solve.solvers import CFRPlus, ExternalMCCFR, Measured, TreePasses
from seachest.solve.tree import GameTree

PLUS_METHOD = "cfr+"


class SolverRow(NamedTuple):
    """What was measured: after so many iterations of a solver, or of a bot (iterations 0)."""

    policy: str
    iterations: int
    measured: Measured
    seconds: float

    def as_json(self) -> dict[str, Any]:
        """The row as JSON."""
        return {
            "policy": self.policy,
            "iterations": self.iterations,
            "nash_conv": self.measured.nash_conv,
            "exploitability": self.measured.exploitability,
            "values": self.measured.values,
            "best_responses": self.measured.best,
            "seconds": round(self.seconds, 3),
        }


def moments(iterations: int) -> list[int]:
    """After how many iterations to measure: 1, 3, 10, 30 and so on, and at the end."""
    found = [base * 10**power for power in range(9) for base in (1, 3)]
    return [*(moment for moment in found if moment < iterations), iterations]


def solve_tree(
    tree: GameTree,
    method: str,
    iterations: int,
    seed: int = 0,
    tell: Callable[[SolverRow], None] = lambda row: None,
) -> list[SolverRow]:
    """Runs a solver and measures its average policy now and then."""
    solver = CFRPlus(tree) if method == PLUS_METHOD else ExternalMCCFR(tree, seed)
    rows, spent = [], 0.0
    for moment in moments(iterations):
        begin = time.perf_counter()
        solver.run(moment - solver.iterations)
        spent += time.perf_counter() - begin
        rows.append(SolverRow(method, moment, solver.passes.measure(solver.policy()), spent))
        tell(rows[-1])
    return rows


def measure_bots(
    tree: GameTree, bots: Sequence[str], seed: int = 0, tell: Callable[[SolverRow], None] = lambda row: None
) -> list[SolverRow]:
    """Measures the policies of bots."""
    passes, rows = TreePasses(tree), []
    for name in bots:
        begin = time.perf_counter()
        measured = passes.measure(bot_policy(tree, name, seed))
        rows.append(SolverRow(name, 0, measured, time.perf_counter() - begin))
        tell(rows[-1])
    return rows


def size_of(tree: GameTree) -> dict[str, Any]:
    """The size of a tree as JSON."""
    return {
        "small": tree.small.name,
        "players": tree.players,
        "deals": len(tree.roots),
        "nodes": len(tree.parents),
        "ends": len(tree.ends),
        "information_sets": tree.set_count,
        "over_several_deals": float(tree.spanning.mean()),
        "longest_game": tree.longest,
    }
