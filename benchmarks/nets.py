"""Measures how long the nets of the package take to evaluate a decision, and how far they think ahead.

    python benchmarks/nets.py [GAME …]

For each game: how many numbers of an observation are not 0, legal actions, microseconds for the net (the best of many
rounds, called from Python), microseconds for the whole policy of a view, and iterations of `net:20ms` per decision.
"""

import argparse
import time
from collections.abc import Callable, Iterator

import numpy as np

import seachest
from seachest.bots.net import ThinkingNetBot
from seachest.bots.net.evaluation import run_net
from seachest.bots.net.player import NetEvaluator, evaluator_for
from seachest.bots.net.weights import shipped_weights
from seachest.bots.search import Budget
from seachest.rules.compiled import cells
from seachest.rules.game import game_names
from seachest.table import View

GAMES, DECISIONS, ROUNDS = 4, 60, 40
THINKING_SECONDS = 0.02


def decisions(game: str, evaluator: NetEvaluator) -> Iterator[View]:
    """Decisions of a few games in which the net draws from its policy; forced ones are left out."""
    dice = np.random.default_rng(1)
    for seed in range(GAMES):
        table = seachest.deal(game, evaluator.game.seats.start, seed=seed)
        for _ in range(DECISIONS):
            if not table.pending():
                break
            seat = table.pending()[0]
            view = table.seat_view(seat)
            actions, shares, _ = evaluator.policy(view)
            if len(actions) > 1:
                yield view
            table.act(seat, evaluator.game.actions[int(dice.choice(actions, p=shares))])


def microseconds(run: Callable[[], object], count: int) -> float:
    """The shortest time of one of `count` runs that a call makes, over several calls."""
    best = float("inf")
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        run()
        best = min(best, time.perf_counter() - begin)
    return 1e6 * best / count


def measured(game: str) -> str:
    """The figures of one game in a line."""
    evaluator = evaluator_for(shipped_weights(game), game)
    rules, views = evaluator.game, list(decisions(game, evaluator))
    observed = np.zeros((len(views), rules.feature_count), np.int8)
    for line, view in zip(observed, views, strict=True):
        rules.features(view.record, view.seat, cells(line))
    lines = [cells(line) for line in observed]
    net, shape = evaluator.arrays, (rules.feature_count, evaluator.width, evaluator.blocks)
    alone = microseconds(lambda: [run_net(net, line, *shape) for line in lines], len(lines))
    policy = microseconds(lambda: [evaluator.policy(view) for view in views], len(views))
    bot = ThinkingNetBot(1, Budget(seconds=THINKING_SECONDS))
    iterations = np.median([bot.think(view).iterations for view in views])
    legal = np.mean([len(view.legal()) for view in views])
    return (
        f"{game}: {np.count_nonzero(observed) / len(views):.0f} of {rules.feature_count} numbers, {legal:.1f} actions; "
        f"net {alone:.1f} µs, policy {policy:.1f} µs, {iterations:.0f} iterations in 20 ms"
    )


def main() -> None:
    """Prints a line for each game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", metavar="GAME")
    for game in parser.parse_args().games or game_names():
        print(measured(game), flush=True)


if __name__ == "__main__":
    main()
