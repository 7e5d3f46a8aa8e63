"""Batches on a CUDA GPU: the same functions as on the CPU in kernels, a table a thread. The only place that knows CUDA.

    batch = seachest.gpu_batch("sea-or-shore", tables=262144, players=3, seed=1)
    features = torch.as_tensor(batch.features, device="cuda")  # no copy: made once, shows the newest step

Needs an NVIDIA GPU and the package numba-cuda (``pip install "seachest[gpu]"``).
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NoReturn, TypeAlias, Unpack

import numpy as np
import numpy.typing as npt

from seachest.batches.base import Array, BatchBase, BatchChoices, BatchStep, NamedPolicy, Shape
from seachest.batches.stepping import (
    ALL_LEGAL,
    DEAL_ACTION,
    BatchArrays,
    CompiledAdvice,
    CompiledSteps,
    seed_dice,
    steps_for,
)
from seachest.rules.compiled import CellRows, Cells, entry_for, lowest, undirected
from seachest.rules.errors import NotationError, SeachestError, shown
from seachest.rules.game import ActFunction, Game, PendingFunction, RenumberFunction, game_named
from seachest.rules.types import Action, Seat

BLOCK_THREADS = 128
"""Threads in a block, each with a table."""

WARP_THREADS = 32
"""Threads that run together; also the number of tables that one block shows."""

COPY_BYTES = 4
"""Bytes that a thread copies at once."""

# Bound to one game by `entry_for`.
act: ActFunction
pending: PendingFunction
table_action: RenumberFunction
begin: Callable[[BatchArrays, int], None]
finish: Callable[[BatchArrays, int, CellRows], None]
deal_next: Callable[[BatchArrays, int], None]
show: Callable[[BatchArrays, int, Seat, Cells, Cells], None]


Kernel: TypeAlias = Any  # numba-cuda has no static types
"""A kernel, launched as ``kernel[blocks, threads](...)``."""


class NoGpuError(SeachestError):
    """There is no GPU, or what is needed to use it is not installed."""


@cache
def cuda() -> Any:  # a module that has no static types
    """The CUDA compiler, or an error that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda 0.30 wants it; numpy 2.5 has it no more
    try:
        from numba import cuda as found
    except ImportError as error:
        raise NoGpuError(f'numba-cuda is missing ({error}): pip install "seachest[gpu]"') from None
    try:
        found.get_current_device()
    except Exception as error:
        reason = str(error).strip().splitlines()
        raise NoGpuError(f"no GPU can be used: {reason[0] if reason else type(error).__name__}") from None
    return found


def kernel_of(function: Callable[..., None]) -> Kernel:
    """A function as a kernel: ``kernel[blocks, threads](...)``."""
    return cuda().jit(function)


def _decide(b: BatchArrays, table: int, action: Action, standing: CellRows) -> bool:
    """One decision at a table; tells whether it needs a fresh game."""
    begin(b, table)
    if action == DEAL_ACTION:
        return True
    if b.relative:
        action = table_action(b.states[table], b.turns[table], action)
    act(b.states[table], b.turns[table], action)
    if pending(b.states[table]):
        return False
    finish(b, table, standing)
    return True


def _look(b: BatchArrays, table: int, observed: Cells, mask: Cells) -> None:
    """Writes what the seat to decide at a table knows, and what it may do."""
    show(b, table, lowest(pending(b.states[table])), observed, mask)


def _deal_again(b: BatchArrays, table: int) -> None:
    """Deals the next game of a table."""
    deal_next(b, table)


class Kernels:
    """The steps of a game as kernels.

    Threads of a warp wait for one another. Few tables need a fresh game in a step, so those are collected first and
    dealt by warps that do nothing else. What a seat knows is written byte by byte into fast shared memory, and goes
    from there to its buffer in whole lines.
    """

    def __init__(self, game: Game, steps: CompiledSteps) -> None:
        device = cuda()
        parts = {**steps.rules, **steps.parts}
        decide_at, look_at = entry_for(_decide, game.name, **parts), entry_for(_look, game.name, **parts)
        deal_at = entry_for(_deal_again, game.name, **parts)
        draw_for, observe_for = undirected(steps.draw), undirected(steps.observe)
        illegal_from = undirected(steps.first_illegal)
        feature_count, action_count, seats = game.feature_count, len(game.actions), max(game.seats)
        feature_words, mask_words = (WARP_THREADS * size // COPY_BYTES for size in (feature_count, action_count))

        @kernel_of
        def decide(b: BatchArrays, actions: Array, finished: Array, count: Array) -> None:
            table = device.grid(1)
            if table < actions.shape[0]:
                standing = device.local.array((2, seats), np.int64)
                if decide_at(b, table, actions[table], standing):
                    finished[device.atomic.add(count, 0, 1)] = table

        @kernel_of
        def deal(b: BatchArrays, finished: Array, count: Array) -> None:
            place = device.grid(1)
            if place < count[0]:
                deal_at(b, finished[place])

        @kernel_of
        def show(b: BatchArrays, tables: int, features: Array, masks: Array, count: Array) -> None:
            observed = device.shared.array(feature_words, np.int32)
            legal = device.shared.array(mask_words, np.int32)
            lane = device.threadIdx.x
            first = device.blockIdx.x * WARP_THREADS
            if first + lane < tables:
                own = observed.view(np.int8)[lane * feature_count : (lane + 1) * feature_count]
                own_mask = legal.view(np.int8)[lane * action_count : (lane + 1) * action_count]
                look_at(b, first + lane, own, own_mask)
            if first + lane == 0:
                count[0] = 0
            device.syncthreads()
            if first + WARP_THREADS <= tables:
                begin = device.blockIdx.x * observed.shape[0]
                for i in range(lane, observed.shape[0], WARP_THREADS):
                    features[begin + i] = observed[i]
                begin = device.blockIdx.x * legal.shape[0]
                for i in range(lane, legal.shape[0], WARP_THREADS):
                    masks[begin + i] = legal[i]
            elif first + lane < tables:
                for i in range(feature_count):
                    b.features[first + lane, i] = own[i]
                for i in range(action_count):
                    b.masks[first + lane, i] = own_mask[i]

        @kernel_of
        def start(b: BatchArrays, tables: int) -> None:
            table = device.grid(1)
            if table < tables:
                seed_dice(b, table, table + 1)

        @kernel_of
        def draw(b: BatchArrays, actions: Array) -> None:
            table = device.grid(1)
            if table < actions.shape[0]:
                draw_for(b, table, table + 1, actions)

        @kernel_of
        def find_illegal(b: BatchArrays, actions: Array, found: Array) -> None:
            table = device.grid(1)
            if table < actions.shape[0] and illegal_from(b, table, table + 1, actions) != ALL_LEGAL:
                device.atomic.min(found, 0, table)

        @kernel_of
        def observe(b: BatchArrays, seats: Array, out: Array) -> None:
            table = device.grid(1)
            if table < seats.shape[0]:
                observe_for(b, table, table + 1, seats, out)

        self.decide, self.deal, self.show = decide, deal, show
        self.start, self.draw, self.find_illegal, self.observe = start, draw, find_illegal, observe


@cache
def advice_kernel(advice: CompiledAdvice) -> Kernel:
    """What a policy decides at each table, as a kernel."""
    device, advise_at = cuda(), advice.one

    @kernel_of
    def advise(b: BatchArrays, first: int, views: Array, actions: Array) -> None:
        place = device.grid(1)
        if place < views.shape[0]:
            actions[first + place] = advise_at(b, first + place, views[place])

    return advise


@cache
def kernels_for(game: str) -> Kernels:
    """The kernels of a game."""
    return Kernels(game_named(game), steps_for(game))


class GpuBatch(BatchBase):
    """Many tables of one game on a GPU; the same seed and actions give the same states as those of `Batch`, bit by bit.

    Buffers are arrays in the memory of the GPU that others read without a copy (`__cuda_array_interface__`); the caller
    may give tensors of PyTorch as `buffers`. Actions are such an array too, or one of numpy. All seats are played from
    outside.

    >>> import seachest
    >>> batch = seachest.gpu_batch("dolores", tables=4, players=2, seed=1)
    >>> batch.roll_out(5).states_equal(seachest.batch("dolores", tables=4, players=2, seed=1).roll_out(5))
    True
    """

    def __init__(self, game: Game, tables: int, players: int, **choices: Unpack[BatchChoices]) -> None:
        for unknown in choices.keys() - {"seed", "options", "rewards", "buffers", "relative"}:
            raise NotationError(f"{unknown}: a batch on a GPU has no such choice")
        super().__init__(game, tables, players, **choices)

    def _zeros(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        return cuda().to_device(np.zeros(shape, kind))

    def _empty(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        return cuda().device_array(shape, kind)

    def _checked(self, name: str, array: Array, shape: Shape, kind: npt.DTypeLike) -> Array:
        if not hasattr(array, "__cuda_array_interface__"):
            raise NotationError(f"{name}: expected an array on the GPU, not {shown(type(array).__name__)}")
        found = cuda().as_cuda_array(array)
        if tuple(found.shape) != shape or found.dtype != kind or not found.is_c_contiguous():
            raise NotationError(
                f"{name}: expected {np.dtype(kind)} {shape}, contiguous, not {found.dtype} {tuple(found.shape)}"
            )
        return found

    def _start(self) -> None:
        self._kernels = kernels_for(self.game.name)
        self._finished = self._zeros((self.tables,), np.int64)
        self._count = self._zeros((1,), np.int64)
        self._advised: tuple[Array, Array] | None = None

    def _bind(self) -> BatchArrays:
        return self._all_arrays(
            states=self._states,
            options=cuda().to_device(self.game.new_options(self.options).array),
            games=self._games,
            dice=self._dice,
            words=self._words,
            turns=self.turns,
            features=self.features,
            masks=self.masks.view(np.int8),
            rewards=self.rewards,
            dones=self.dones.view(np.int8),
        )

    def _launch(self, kernel: Kernel, *arguments: Array | int, threads: int = BLOCK_THREADS) -> None:
        kernel[-(-self.tables // threads), threads](self._arrays, *arguments)

    def _call(self, step: BatchStep, *arguments: Array) -> None:
        if step is seed_dice:
            self._launch(self._kernels.start, self.tables)
        else:
            assert step is self._steps.draw
            self._launch(self._kernels.draw, *arguments)

    def _given_actions(self, actions: Array) -> Array:
        on_gpu = hasattr(actions, "__cuda_array_interface__")
        given = cuda().as_cuda_array(actions) if on_gpu else np.asarray(actions)
        if tuple(given.shape) != (self.tables,) or not np.issubdtype(given.dtype, np.integer):
            wanted = f"{self.tables} whole numbers"
            raise NotationError(f"actions: expected {wanted}, not {given.dtype} of shape {tuple(given.shape)}")
        return given if on_gpu else cuda().to_device(np.ascontiguousarray(given, np.int64))

    def _first_illegal(self, actions: Array) -> int:
        found = cuda().to_device(np.full(1, self.tables, np.int64))
        self._launch(self._kernels.find_illegal, actions, found)
        table = int(found.copy_to_host()[0])
        return ALL_LEGAL if table == self.tables else table

    def _run(self, actions: Array, steps: int) -> None:
        features, masks = self._words_of(self._arrays.features), self._words_of(self._arrays.masks)
        for step in range(steps):
            if step > 0:
                self._launch(self._kernels.draw, actions)
            self._launch(self._kernels.decide, actions, self._finished, self._count)
            self._launch(self._kernels.deal, self._finished, self._count)
            self._launch(self._kernels.show, self.tables, features, masks, self._count, threads=WARP_THREADS)

    def _words_of(self, buffer: Array) -> Array:
        """The lines of all tables that are shown by full blocks, as words."""
        full = self.tables - self.tables % WARP_THREADS
        return buffer.reshape(-1)[: full * buffer.shape[1]].view(np.int32)

    def _on_host(self, array: Array) -> npt.NDArray[Any]:
        copied: npt.NDArray[Any] = array.copy_to_host()
        return copied

    def observe(self, seats: Seat) -> Array:
        """What a seat of every table knows as numbers (-1: a spectator), on the GPU.

        >>> import seachest
        >>> batch = seachest.gpu_batch("dolores", tables=4, players=2, seed=1)
        >>> batch.observe(0).shape == (4, batch.game.feature_count)
        True
        """
        wanted = cuda().to_device(np.full(self.tables, seats, np.int64))
        found = self._zeros((self.tables, self.game.feature_count), np.int8)
        self._launch(self._kernels.observe, wanted, found)
        return found

    def advise(self, policy: NamedPolicy, first: int = 0) -> Array:
        """What a compiled policy decides for the seat in `turns` at each table from the `first` on; 0 at the others.

        The next call writes into the same array.

        >>> import seachest
        >>> from seachest.bots.names import policy_named
        >>> batch = seachest.gpu_batch("dolores", tables=4, players=2, seed=1)
        >>> advice = batch.advise((policy_named, "greedy")).copy_to_host()
        >>> bool(batch.masks.copy_to_host()[range(4), advice].all())
        True
        """
        kernel = advice_kernel(self._advice_of(policy))
        if self._advised is None or self._advised[0].shape[0] != self.tables - first:
            self._advised = self._zeros((self.tables - first,), self.game.state), self._zeros((self.tables,), np.int64)
        views, actions = self._advised
        kernel[-(-(self.tables - first) // BLOCK_THREADS), BLOCK_THREADS](self._arrays, first, views, actions)
        return actions

    def wait(self) -> None:
        """Waits until the GPU is done; reading a buffer waits by itself.

        >>> import seachest
        >>> batch = seachest.gpu_batch("dolores", tables=4, players=2, seed=1)
        >>> batch.roll_out(5).wait()
        """
        cuda().synchronize()

    def __reduce__(self) -> NoReturn:
        raise TypeError("a batch on a GPU can't be copied or pickled; play it again from its seed and actions")


def gpu_batch(game: str, tables: int, players: int, **choices: Unpack[BatchChoices]) -> GpuBatch:
    """Many tables of a game on a GPU, stepped at once; raises NoGpuError if there is none.

    >>> import seachest
    >>> batch = seachest.gpu_batch("dolores", tables=4, players=2, seed=1)
    >>> batch.turns.copy_to_host().tolist() == seachest.batch("dolores", tables=4, players=2, seed=1).turns.tolist()
    True
    """
    return GpuBatch(game_named(game), tables, players, **choices)
