"""Compares the server of two source trees under load, such as before and after a change.

    python benchmarks/server/before_after.py BEFORE AFTER [--games GAME ...] [--pairs 10] [--seconds 8] [--tables 100]

BEFORE and AFTER are checkouts (folders that hold src/seachest). Both servers are measured in turns, each time in a
fresh process with a fresh SQLite file, and each pair in the other order than the last; the players are those of this
checkout. For every game it prints AFTER divided by BEFORE, as a geometric mean over the pairs with a 95 % interval by
Student's t: the highest rate of moves, and the moves for each second of the server's processor time.
"""

import argparse
import asyncio
import math
import sys
import tempfile
from pathlib import Path

from load import Databases, half, say, swarming
from tests.serving import Running

from seachest.arena.estimates import estimate
from seachest.cli.jobs.swarm import fastest_loop_factory, raise_file_limit
from seachest.rules.game import game_named, game_names

MEASURED = ("moves_per_second", "moves_per_server_cpu_second")


async def rates_of(tree: Path, databases: Databases, game: str, wishes: argparse.Namespace) -> dict[str, float]:
    """The highest rates of a tree's server at one game."""
    players = game_named(game).seats.start
    async with (
        Running(databases.fresh(), databases.log, tree=tree, tellers=wishes.tellers) as server,
        swarming(server.url, wishes.tables, game, players, brief=wishes.brief) as crowd,
    ):
        found = await half(crowd, server.pid, None, wishes.seconds)
    if found["errors"]:
        raise SystemExit(f"{tree}: {found['errors']}")
    return {name: found[name] for name in MEASURED}


async def compare(wishes: argparse.Namespace, databases: Databases) -> None:
    """Measures in pairs, and prints a line for each game and measure."""
    trees = (wishes.before.resolve(), wishes.after.resolve())
    for tree in trees:  # compiles what is not compiled yet
        async with Running(databases.fresh(), databases.log, tree=tree):
            pass
    for game in wishes.games:
        logs: dict[str, list[float]] = {name: [] for name in MEASURED}
        for pair in range(wishes.pairs):
            order = trees if pair % 2 == 0 else trees[::-1]
            found = {tree: await rates_of(tree, databases, game, wishes) for tree in order}
            for name, values in logs.items():
                values.append(math.log(found[trees[1]][name] / found[trees[0]][name]))
            told = " / ".join(f"{found[tree]['moves_per_second']:,.0f}" for tree in trees)
            say(f"{game}: pair {pair + 1} of {wishes.pairs}: {told} moves a second")
        for name, values in logs.items():
            ratio = estimate(values)
            bounds = [math.exp(bound) for bound in (ratio.low, ratio.high) if bound is not None]  # none of one pair
            told = " to ".join(f"{bound:.3f}" for bound in bounds)
            sys.stdout.write(f"{game:16} {name:28} {math.exp(ratio.mean):6.3f}   {told}\n")


def main() -> None:
    """Measures and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--games", nargs="+", choices=game_names(), default=game_names(), metavar="GAME")
    parser.add_argument("--pairs", type=int, default=10, help="how often each tree is measured at each game")
    parser.add_argument("--seconds", type=float, default=8.0, help="of play that count, each time")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--tellers", type=int, default=0, help="processes of the server that put news into words")
    parser.add_argument("--brief", action="store_true", help="players get brief steps, which both servers must know")
    wishes = parser.parse_args()
    raise_file_limit(wishes.tables * max(game_named(game).seats.stop for game in game_names()))
    with tempfile.TemporaryDirectory() as folder, asyncio.Runner(loop_factory=fastest_loop_factory()) as runner:
        runner.run(compare(wishes, Databases(Path(folder), None)))


if __name__ == "__main__":
    main()
