"""Compares the speed of two source trees, such as before and after a change.

    python benchmarks/before_after.py BEFORE AFTER [--pairs 10] [--seconds 1.0] [--core 0]

BEFORE and AFTER are checkouts (folders that hold src/seachest). Both are measured in turns, each time in a fresh
process that is pinned to one core, and each pair in the other order than the last. For every game it measures the
compiled loop of `seachest bench`, `step` and `roll_out` of a batch, and iterations of the search. It prints AFTER's
rate divided by BEFORE's, as a geometric mean over the pairs with a 95 % interval by Student's t: an interval that holds
1 shows no difference. It also tells whether both trees play the same.
"""

import argparse
import json
import math
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from seachest.arena.estimates import estimate

PROGRAM = """
import hashlib, json, os, sys, time

core, seconds = int(sys.argv[1]), float(sys.argv[2])
if hasattr(os, "sched_setaffinity"):
    os.sched_setaffinity(0, {core})

import seachest
from seachest.batches.playout import play_random
from seachest.bots.search import Budget, Search
from seachest.rules.game import game_named, game_names

TABLES, DECISIONS, ITERATIONS, SLICES = 1024, 200_000, 2_000, 3


def rate(work):
    '''How much work is done in a second of processor time: the best of some slices.'''
    work()
    best = 0.0
    for _ in range(SLICES):
        begin, made = time.thread_time(), 0
        while time.thread_time() - begin < seconds / SLICES:
            made += work()
        best = max(best, made / max(time.thread_time() - begin, 1e-9))
    return best


def middle_of_a_game(name, players):
    table = seachest.deal(name, players, seed=3)
    for number in range(14):
        seat = table.pending()[0]
        legal = table.legal(seat)
        table.act(seat, legal[number % len(legal)])
    while len(table.legal(table.pending()[0])) < 2:
        table.act(table.pending()[0], table.legal()[0])
    seat = table.pending()[0]
    return (table.seat_view if hasattr(table, "seat_view") else table.glimpse)(seat)


rates, digest = {}, hashlib.sha256()
for name in game_names():
    game = game_named(name)
    players = game.seats.start
    rates[f"{name}: loop"] = rate(lambda: play_random(game, players, decisions=DECISIONS)[0])
    batch = seachest.batch(name, TABLES, players, seed=1, threads=1)
    rates[f"{name}: roll_out"] = rate(lambda: TABLES * 50 if batch.roll_out(50) else 0)
    rates[f"{name}: step"] = rate(lambda: TABLES if batch.step(batch.random_actions()) else 0)
    search, view = Search(1, Budget(ITERATIONS)), middle_of_a_game(name, players)
    rates[f"{name}: search"] = rate(lambda: search.think(view).iterations)
    twin = seachest.batch(name, 64, players, seed=2, threads=1).roll_out(300)
    for answer in Search(1, Budget(ITERATIONS)).think(view).answers:
        digest.update(repr((answer.text, answer.tries, answer.worth, answer.share)).encode())
    digest.update(twin.features.tobytes() + twin.state().tobytes())
print(json.dumps({"rates": rates, "digest": digest.hexdigest()}))
"""


def measure(tree: Path, core: int, seconds: float) -> Any:  # as JSON has it: rates by name, and a digest
    """Rates and a digest of what came out, from a fresh process that runs the sources of a tree."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(core), str(seconds)],
        env={**os.environ, "PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise SystemExit(f"{tree}: {done.stderr}")
    return json.loads(done.stdout)


def main() -> None:
    """Measures in pairs, and prints a line for each kind of work."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--pairs", type=int, default=10, help="how often each tree is measured")
    parser.add_argument("--seconds", type=float, default=1.0, help="of processor time for each kind of work")
    parser.add_argument("--core", type=int, default=0, help="the core that all processes are pinned to")
    wishes = parser.parse_args()
    trees = (wishes.before.resolve(), wishes.after.resolve())
    digests = [measure(tree, wishes.core, 0.0)["digest"] for tree in trees]  # compiles what is not compiled yet
    logs: dict[str, list[float]] = {}
    for pair in range(wishes.pairs):
        order = trees if pair % 2 == 0 else trees[::-1]
        found = {tree: measure(tree, wishes.core, wishes.seconds)["rates"] for tree in order}
        for name, rate in found[trees[1]].items():
            logs.setdefault(name, []).append(math.log(rate / found[trees[0]][name]))
        print(f"pair {pair + 1} of {wishes.pairs} is done", file=sys.stderr)
    for name, values in logs.items():
        ratio = estimate(values)
        bounds = [math.exp(bound) for bound in (ratio.low, ratio.high) if bound is not None]  # none of a single pair
        print(f"{name:28} {math.exp(ratio.mean):6.3f}   {' to '.join(f'{bound:.3f}' for bound in bounds)}")
    print("both trees play the same" if digests[0] == digests[1] else "THE TREES PLAY DIFFERENTLY")


if __name__ == "__main__":
    main()
