"""The same games on a GPU: random games in a CUDA kernel, every final state compared with the CPU's, bit by bit.

Needs a CUDA GPU and the package numba-cuda:  python benchmarks/gpu_same_games.py [tables] [decisions]
"""

import sys
import time
from typing import Any

import numpy as np

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # type: ignore[attr-defined]  # numba-cuda 0.30 wants it; numpy 2.5 has it no more

from numba import cuda

from seachest.rules.chance import dice_below, set_dice
from seachest.rules.compiled import cells, entry_for, lowest, nth_offered, row
from seachest.rules.game import game_named, game_names

MASK_WORDS = 8

# Bound to the rules of one game below.
deal: Any
pending: Any
legal: Any
act: Any


def play_one(s: Any, players: int, options: Any, mask: Any, dice: Any, table: int, decisions: int) -> None:
    """A game at one table: the number of the table is its seed; a finished game is dealt anew."""
    set_dice(dice, table, 12345)
    deal(s, players, options, table, 6789)
    for number in range(decisions):
        seats = pending(s)
        if seats == 0:
            deal(s, players, options, table, number)
        else:
            seat = lowest(seats)
            choices = legal(s, seat, mask)
            act(s, seat, nth_offered(mask, dice_below(dice, choices)))


def main() -> None:
    """Compares every game of the chest, with every number of players."""
    tables = int(sys.argv[1]) if len(sys.argv) > 1 else 4096
    decisions = int(sys.argv[2]) if len(sys.argv) > 2 else 1000
    for name in game_names():
        game = game_named(name)
        one = entry_for(play_one, f"gpu-{name}", deal=game.deal, pending=game.pending, legal=game.legal, act=game.act)

        @cuda.jit
        def kernel(states: Any, players: int, options: Any, decisions: int) -> None:
            table = cuda.grid(1)
            if table < states.shape[0]:
                mask = cuda.local.array(MASK_WORDS, np.int64)
                dice = cuda.local.array(4, np.int64)
                one(states[table], players, options[0], mask, dice, table, decisions)  # noqa: B023

        for players in game.seats:
            options = game.new_options(game.check_options({}, players))
            states = np.zeros(tables, game.state)
            on_gpu = cuda.to_device(states)
            threads = 128
            blocks = -(-tables // threads)
            kernel[blocks, threads](on_gpu, players, options.array, 1)
            cuda.synchronize()
            begin = time.perf_counter()
            kernel[blocks, threads](on_gpu, players, options.array, decisions)
            cuda.synchronize()
            seconds = time.perf_counter() - begin
            for table in range(tables):
                mask, dice = np.zeros(MASK_WORDS, np.int64), np.zeros(4, np.int64)
                one(row(states, table), players, options, cells(mask), cells(dice), table, decisions)
            same = on_gpu.copy_to_host().tobytes() == states.tobytes()
            verdict = "the same" if same else "DIFFERENT"
            speed = tables * decisions / seconds / 1e6
            print(f"{name}, {players} players: {tables} tables, {verdict} states, {speed:.0f} M/s")
            if not same:
                sys.exit(1)


if __name__ == "__main__":
    main()
