"""Our own measurements: a list of loops of the same shape as those of the peers."""

import itertools
from collections.abc import Callable, Iterator

from seachest.batches.batch import Batch
from seachest.batches.playout import play_random
from seachest.bench.peers.figures import OUR_BATCH, OUR_LOOP
from seachest.bench.peers.scripts.driver import BenchLoop
from seachest.rules.compiled import INTERPRETED
from seachest.rules.game import Game, game_named, game_names

PLAYOUT_CHUNK_DECISIONS = 500 if INTERPRETED else 200_000
BENCH_BATCH_TABLES = 16 if INTERPRETED else 4096
BENCH_BATCH_STEPS = 4 if INTERPRETED else 16


def random_play() -> Iterator[BenchLoop]:
    """Every game with every number of players, in the compiled loop."""
    for name in game_names():
        game = game_named(name)
        for players in game.seats:
            yield name, players, OUR_LOOP, _stretch(game, players), lambda played: played


def batched_steps() -> Iterator[BenchLoop]:
    """Every game with the fewest players: steps of a batch, with observations and masks after every decision."""
    for name in game_names():
        game = game_named(name)
        players = game.seats.start
        batch = Batch(game, BENCH_BATCH_TABLES, players, seed=1, threads=1)
        yield name, players, OUR_BATCH, _steps(batch), lambda played: played


# Another row is another function here that gives loops.
OUR_LOOPS: tuple[Callable[[], Iterator[BenchLoop]], ...] = (random_play, batched_steps)


def our_loops() -> list[BenchLoop]:
    """All that we measure of our own."""
    return [loop for loops in OUR_LOOPS for loop in loops()]


def _steps(batch: Batch) -> Callable[[], tuple[int, int]]:
    """Some steps of all tables; counts the games that end."""

    def step() -> tuple[int, int]:
        ended = 0
        for _ in range(BENCH_BATCH_STEPS):
            batch.step(batch.random_actions())
            ended += int(batch.dones.sum())
        return BENCH_BATCH_STEPS * batch.tables, ended

    return step


def _stretch(game: Game, players: int) -> Callable[[], tuple[int, int]]:
    """Plays so many random decisions, from other seeds every time."""
    seeds = itertools.count()
    return lambda: play_random(game, players, decisions=PLAYOUT_CHUNK_DECISIONS, seed=next(seeds))
