"""Batches on a GPU: the same games as on the CPU, bit by bit, and how fast they are.

    python benchmarks/gpu.py same   every game and number of players against the CPU
    python benchmarks/gpu.py draws  what a compiled net draws is legal (needs PyTorch)
    python benchmarks/gpu.py speed  random games, and batched steps with features and masks

Needs an NVIDIA GPU and the package numba-cuda. All print a line for each game and number of players.
"""

import argparse
import sys
import time
from collections.abc import Callable
from typing import Any

import numpy as np

from seachest.batches.batch import Batch
from seachest.batches.gpu import BLOCK_THREADS, GpuBatch, cuda, kernel_of
from seachest.rules.chance import dice_below, set_dice
from seachest.rules.compiled import entry_for, lowest, nth_offered
from seachest.rules.game import Game, game_named, game_names

# Bound to the rules of one game below.
deal: Any
pending: Any
legal: Any
act: Any

BUFFERS = ("features", "masks", "turns", "rewards", "dones")


GAMES = 8
"""Played at each table in one go, one after the other."""


def play_games(s: Any, players: int, options: Any, mask: Any, dice: Any, table: int, first: int) -> int:
    """Some random games at one table; returns how many decisions were made."""
    set_dice(dice, table, first)
    made = 0
    for number in range(first, first + GAMES):
        deal(s, players, options, table, number)
        seats = pending(s)
        while seats:
            seat = lowest(seats)
            choices = legal(s, seat, mask)
            act(s, seat, nth_offered(mask, dice_below(dice, choices)))
            made += 1
            seats = pending(s)
    return made


def random_games(game: Game) -> Any:
    """A kernel that plays random games, without features, and counts the decisions of each table."""
    rules = {name: getattr(game, name) for name in ("deal", "pending", "legal", "act")}
    play = entry_for(play_games, f"gpu-{game.name}", **rules)
    device, words = cuda(), game.mask_words

    @kernel_of
    def kernel(states: Any, players: int, options: Any, first: int, made: Any) -> None:
        table = device.grid(1)
        if table < states.shape[0]:
            mask = device.local.array(words, np.int64)
            dice = device.local.array(4, np.int64)
            made[table] = play(states[table], players, options[0], mask, dice, table, first)

    return kernel


def games_per_second(game: Game, players: int, kernel: Any, tables: int, seconds: float) -> tuple[float, float]:
    """Decisions and games a second of random play, the best of three slices."""
    options = cuda().to_device(game.new_options(game.check_options({}, players)).array)
    states = cuda().to_device(np.zeros(tables, game.state))
    made = cuda().to_device(np.zeros(tables, np.int64))
    first = 0
    best = (0.0, 0.0)
    for part in range(4):
        decisions = games = 0
        spent = 0.0
        while spent < seconds / 3:
            begin = time.perf_counter()
            kernel[-(-tables // BLOCK_THREADS), BLOCK_THREADS](states, players, options, first, made)
            cuda().synchronize()
            spent += time.perf_counter() - begin
            decisions += int(made.copy_to_host().sum())
            games += tables * GAMES
            first += GAMES
        if part > 0:  # the first one compiles
            best = max(best, (decisions / spent, games / spent))
    return best


def per_second(work: Callable[[], None], decisions: int, seconds: float) -> float:
    """Decisions a second, the best of three slices."""
    work()
    cuda().synchronize()
    best = 0.0
    for _ in range(3):
        begin, done = time.perf_counter(), 0
        while time.perf_counter() - begin < seconds / 3:
            work()
            cuda().synchronize()
            done += decisions
        best = max(best, done / (time.perf_counter() - begin))
    return best


def speed(game: Game, players: int, kernel: Any, tables: int, seconds: float) -> None:
    """Random games, then steps of a batch with actions that were drawn on the GPU."""
    decisions, games = games_per_second(game, players, kernel, tables, seconds)
    batch = GpuBatch(game, tables, players, seed=1)
    stepped = per_second(lambda: (batch.step(batch.random_actions()), None)[1], tables, seconds)
    print(
        f"{game.name}, {players} players, {tables} tables: {decisions / 1e6:.0f} M random decisions/s, "
        f"{games / 1e6:.2f} M games/s; steps with features and masks {stepped / 1e6:.0f} M/s",
        flush=True,
    )


def seen_by_torch(batch: GpuBatch) -> bool:
    """Whether a tensor of PyTorch shares the memory of a buffer; true too if there is no PyTorch to ask."""
    try:
        import torch
    except ImportError:
        return True
    tensor = torch.as_tensor(batch.features, device="cuda")
    address: int = batch.features.__cuda_array_interface__["data"][0]
    return tensor.data_ptr() == address


def same(game: Game, players: int, tables: int, steps: int) -> bool:
    """Whether GPU and CPU agree in every byte of all states and buffers after the same random steps."""
    on_gpu, on_cpu = GpuBatch(game, tables, players, seed=7), Batch(game, tables, players, seed=7)
    on_gpu.roll_out(steps)
    on_cpu.roll_out(steps)
    actions = on_cpu.random_actions()
    on_gpu.random_actions()
    on_gpu.step(actions)
    on_cpu.step(actions)
    assert seen_by_torch(on_gpu), "PyTorch reads the buffers of the GPU without a copy"
    agree = on_gpu.states_equal(on_cpu) and all(
        getattr(on_gpu, name).copy_to_host().tobytes() == getattr(on_cpu, name).tobytes() for name in BUFFERS
    )
    verdict = "the same states and buffers" if agree else "DIFFERENT"
    print(f"{game.name}, {players} players, {tables} tables, {steps + 1} steps: {verdict}", flush=True)
    return agree


def draws(game: Game, players: int, tables: int, steps: int) -> bool:
    """Whether every action that a net draws, compiled as in training, is legal; stops at the first that is not."""
    import torch

    from seachest.learn.net import PolicyValueNet
    from seachest.learn.selfplay import choose

    device = torch.device("cuda")
    net = PolicyValueNet.for_game(game).to(device)
    chooser: Callable[..., Any] = torch.compile(lambda features, masks: choose(net, features, masks)[0], dynamic=False)
    batch = GpuBatch(game, tables, players, seed=3, relative=True)
    features, masks = (torch.as_tensor(array, device=device) for array in (batch.features, batch.masks))
    illegal = drawn = 0
    with torch.no_grad():
        while drawn < steps and not illegal:
            actions = chooser(features, masks)
            illegal = int((~masks.gather(1, actions.unsqueeze(1))).sum())
            drawn += 1
            if not illegal:  # a table could not go on
                batch.step(actions, check=False)
    verdict = f"{illegal} ILLEGAL in the last step" if illegal else "all legal"
    print(f"{game.name}, {players} players, {tables} tables, {drawn} steps drawn: {verdict}", flush=True)
    return not illegal


def main() -> int:
    """Reads the command line; returns 1 if anything differs or is illegal."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=["same", "draws", "speed"])
    parser.add_argument("--game", choices=game_names(), action="append", help="only that one; may be given again")
    parser.add_argument("--tables", type=int, help="at once (same: 4096, draws: 65536, speed: 262144)")
    parser.add_argument("--steps", type=int, default=500, help="that are compared or drawn")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each figure")
    wishes = parser.parse_args()
    fine = True
    for name in wishes.game or game_names():
        game = game_named(name)
        kernel = random_games(game) if wishes.what == "speed" else None
        for players in game.seats:
            if wishes.what == "same":
                fine &= same(game, players, wishes.tables or 4096, wishes.steps)
            elif wishes.what == "draws":
                fine &= draws(game, players, wishes.tables or 65_536, wishes.steps)
            else:
                speed(game, players, kernel, wishes.tables or 262_144, wishes.seconds)
    return 0 if fine else 1


if __name__ == "__main__":
    sys.exit(main())
