"""Solves the small games and writes the tables of docs/small-games.md.

    python benchmarks/small_games.py                      # all of them; the largest take minutes each
    python benchmarks/small_games.py dolores-1 dolores-2  # some of them; the rows of the others stay

Each game is solved by CFR+ and by MCCFR for a while, and bots are measured beside them.
"""

import re
import sys
import time
from pathlib import Path

from seachest.small import small_named, small_names
from seachest.solve import GameTree, grow_tree
from seachest.solve.run import SolverRow, measure_bots, moments, size_of, solve_tree

PAGE = Path(__file__).resolve().parents[1] / "docs" / "small-games.md"
BOTS = ("random", "greedy", "net:sample", "net", "search:100")
MAX_SETS_FOR_BOTS = 3_000
"""Beyond this only bots that answer at once are asked about every information set."""
MAX_SETS_FOR_QUICK_BOTS = 30_000
NODE_VISITS = 1_000_000_000
"""How long CFR+ works: iterations × nodes."""
MAX_PLUS_ITERATIONS, SAMPLED_ITERATIONS = 1_000, 100_000


def main() -> int:
    """Solves the games that are named, or all, and writes their rows."""
    page = PAGE.read_text(encoding="utf-8")
    for name in sys.argv[1:] or small_names():
        begin = time.perf_counter()
        tree = grow_tree(small_named(name))
        grown = time.perf_counter() - begin
        rows = measure(tree)
        page = with_row(page, "sizes", name, size_row(tree, grown))
        page = with_row(page, "results", name, result_row(tree, rows))
        PAGE.write_text(page, encoding="utf-8")
        print(f"{name} is done after {time.perf_counter() - begin:.0f} s", flush=True)
    return 0


def measure(tree: GameTree) -> list[SolverRow]:
    """All that stands in the table about one game."""
    bots = BOTS[:1]
    if tree.set_count <= MAX_SETS_FOR_QUICK_BOTS:
        bots = BOTS if tree.set_count <= MAX_SETS_FOR_BOTS else BOTS[:-1]
    iterations = max(min(MAX_PLUS_ITERATIONS, NODE_VISITS // len(tree.parents)), 10)
    plus = solve_tree(tree, "cfr+", iterations)[-1:]
    sampled = solve_tree(tree, "mccfr", SAMPLED_ITERATIONS)[-1:]
    assert moments(iterations)[-1] == iterations
    return [*measure_bots(tree, bots), *plus, *sampled]


def size_row(tree: GameTree, seconds: float) -> str:
    """A row of the table of sizes."""
    size = size_of(tree)
    return (
        f"| `{tree.small.name}` | {size['players']} | {len(tree.small.hidden)} | {size['deals']:,} | "
        f"{size['nodes']:,} | {size['information_sets']:,} | {100 * size['over_several_deals']:.0f}% | "
        f"{size['longest_game']} | {seconds:.1f} s | {tree.small.about} |"
    )


def result_row(tree: GameTree, rows: list[SolverRow]) -> str:
    """A row of the table of results: NashConv of each policy, and the value of games of two."""
    found = {row.policy: row for row in rows}
    cells = [f"{found[bot].measured.nash_conv:.3f}" if bot in found else "–" for bot in BOTS]
    plus, sampled = found["cfr+"], found["mccfr"]
    cells.append(f"{plus.measured.nash_conv:.5f} ({plus.iterations:,}, {plus.seconds:.0f} s)")
    cells.append(f"{sampled.measured.nash_conv:.4f} ({sampled.seconds:.0f} s)")
    low, high = -plus.measured.best[-1], plus.measured.best[0]
    cells.append(f"{low:+.4f} to {high:+.4f}" if tree.players == 2 else "–")
    return f"| `{tree.small.name}` | {' | '.join(cells)} |"


def with_row(page: str, table: str, name: str, row: str) -> str:
    """The page with a row of a table replaced, or put at its place among the others."""
    pattern = re.compile(rf"(<!-- {table} -->\n)(.*?)(<!-- end of {table} -->)", re.DOTALL)
    found = pattern.search(page)
    assert found is not None, f"the page has no table of {table}"
    head, rows = found[2].splitlines()[:2], found[2].splitlines()[2:]
    by_name = {line.split("`")[1]: line for line in rows} | {name: row}
    body = "\n".join([*head, *(by_name[each] for each in small_names() if each in by_name)])
    return page[: found.start()] + f"{found[1]}{body}\n{found[3]}" + page[found.end() :]


if __name__ == "__main__":
    sys.exit(main())
