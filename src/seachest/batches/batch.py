"""Thousands of tables of one game, stepped at once by compiled code on all cores.

In a training loop:

    batch = seachest.batch("sea-or-shore", tables=4096, players=3, seed=1)
    while training:
        actions = policy(batch.features, batch.masks)  # for the seat in batch.turns, at each table
        batch.step(actions)
        learn(batch.rewards, batch.dones)
"""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, TypeVar, Unpack

import numpy as np
import numpy.typing as npt

from seachest.batches.base import Array, BatchBase, BatchChoices, BatchStep, NamedPolicy, Shape
from seachest.batches.stepping import ALL_LEGAL, BatchArrays
from seachest.rules.compiled import cell_rows, cells, reals, records
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY, Game, game_named
from seachest.rules.reading import number

MAX_THREADS = 1024
MIN_TABLES_PER_THREAD = 256
"""Fewer tables than this are not worth a thread of their own."""
INT64 = np.dtype(np.int64)
T = TypeVar("T")


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class CpuBatchChoices(BatchChoices, total=False):
    """What may be chosen for a batch that is stepped by threads."""

    threads: int | None


class Batch(BatchBase):
    """Many tables of one game. Lines of all arrays are tables; a table's games follow one another.

    All buffers are plain numpy arrays that keep their place in memory, so ``torch.from_numpy(batch.features)`` is done
    once and always shows the newest step. `features` and `masks` are those of the seat in `turns`; if several decide
    at the same moment, it is the lowest who has not. `rewards` and `dones` tell of the last step; a finished game has
    been followed by the next one already.

    The same seed and the same actions lead to the same games, whatever the number of threads. A batch can be copied
    (`copy.deepcopy`) and pickled in the middle of its games, and the copy goes on exactly like the original.

    `rivals` (a maker of policies and the name of one) plays all seats but those in the set `outside`. With `relative`,
    actions that name a seat (`rob 1`) count seats from the one that decides on, as observations do.

    >>> import seachest
    >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
    >>> batch.turns, batch.masks.sum(axis=1)
    (array([0, 0, 0, 0]), array([3, 3, 2, 3]))
    """

    features: npt.NDArray[np.int8]
    masks: npt.NDArray[np.bool_]
    turns: npt.NDArray[np.int64]
    rewards: npt.NDArray[np.float32]
    dones: npt.NDArray[np.bool_]

    def __init__(
        self, game: Game, tables: int, players: int, *, threads: int | None = None, **choices: Unpack[BatchChoices]
    ) -> None:
        self.threads = available_cores() if threads is None else number(threads, "threads", 1, MAX_THREADS)
        super().__init__(game, tables, players, **choices)

    def _zeros(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        return np.zeros(shape, kind)

    def _empty(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        return np.empty(shape, kind)

    def _checked(self, name: str, array: Array, shape: Shape, kind: npt.DTypeLike) -> Array:
        if not isinstance(array, np.ndarray) or array.shape != shape or array.dtype != kind:
            found = f"{array.dtype} {array.shape}" if isinstance(array, np.ndarray) else shown(type(array).__name__)
            raise NotationError(f"{name}: expected {np.dtype(kind)} {shape}, not {found}")
        if not array.flags["C_CONTIGUOUS"] or not array.flags["WRITEABLE"]:
            raise NotationError(f"{name}: must be writeable and C-contiguous")
        return array

    def _start(self) -> None:
        runs = max(1, min(self.threads, self.tables // MIN_TABLES_PER_THREAD))
        edges = [self.tables * run // runs for run in range(runs + 1)]
        self._runs = list(pairwise(edges))
        self._scratch = [
            (records(np.zeros(1, self.game.state)), cell_rows(np.zeros((2, max(self.game.seats)), np.int64)))
            for _ in self._runs
        ]
        self._pool = ThreadPoolExecutor(runs - 1, "seachest-batch") if runs > 1 else None

    def __getstate__(self) -> dict[str, object]:
        left_out = ("_steps", "_runs", "_scratch", "_pool", "_arrays")
        return {name: value for name, value in self.__dict__.items() if name not in left_out}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        for name in vars(self.buffers):
            setattr(self, name, getattr(self.buffers, name))
        self._steps = self._find_steps()
        self._start()
        self._arrays = self._bind()

    def _bind(self) -> BatchArrays:
        return self._all_arrays(
            states=records(self._states),
            options=records(self.game.new_options(self.options).array),
            games=cells(self._games),
            dice=cell_rows(self._dice),
            words=cell_rows(self._words),
            turns=cells(self.turns),
            features=cell_rows(self.features),
            masks=cell_rows(self.masks.view(np.int8)),
            rewards=reals(self.rewards),
            dones=cells(self.dones.view(np.int8)),
        )

    def _on_all_cores(self, work: Callable[[int], T]) -> list[T]:
        """Calls the work with the number of each run of tables, and returns what each returned."""
        if self._pool is None:  # steps of a single run don't come here, they have no time for closures
            return [work(0)]
        others = [self._pool.submit(work, run) for run in range(1, len(self._runs))]
        return [work(0), *(other.result() for other in others)]

    def random_actions(self) -> npt.NDArray[np.int64]:  # noqa: D102  # as in all batches
        if self._pool is not None:
            return super().random_actions()  # type: ignore[no-any-return]  # arrays have no static type there
        actions = np.empty(self.tables, INT64)
        self._steps.draw(self._arrays, 0, self.tables, cells(actions))
        return actions

    def _call(self, step: BatchStep, *arguments: Array) -> list[int]:
        given = [cells(argument) for argument in arguments]
        return self._on_all_cores(lambda run: step(self._arrays, *self._runs[run], *given))

    def _given_actions(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        if type(actions) is np.ndarray and actions.dtype is INT64 and actions.shape == (self.tables,):
            if actions.flags.carray:
                return actions
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or not np.issubdtype(chosen.dtype, np.integer):
            wanted = f"{self.tables} whole numbers"
            raise NotationError(f"actions: expected {wanted}, not {chosen.dtype} of shape {chosen.shape}")
        return chosen.astype(np.int64)

    def _first_illegal(self, actions: npt.NDArray[np.int64]) -> int:
        if self._pool is None:
            return self._steps.first_illegal(self._arrays, 0, self.tables, cells(actions))
        found = self._call(self._steps.first_illegal, actions)
        return min((table for table in found if table != ALL_LEGAL), default=ALL_LEGAL)

    def _run(self, actions: npt.NDArray[np.int64], steps: int) -> None:
        given, run_tables = cells(actions), self._steps.run
        if self._pool is None:
            run_tables(self._arrays, 0, self.tables, given, steps, *self._scratch[0])
            return
        self._on_all_cores(lambda run: run_tables(self._arrays, *self._runs[run], given, steps, *self._scratch[run]))

    def _on_host(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array

    def observe(self, seats: npt.ArrayLike, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """What any seat knows as numbers: one seat for all tables, or one for each (-1: a spectator).

        Writes into `out` where it is given. Raises NotationError for a seat that is not there.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> (batch.observe(batch.turns) == batch.features).all()
        np.True_
        """
        wanted = np.array(np.broadcast_to(np.asarray(seats, np.int64), (self.tables,)))
        if ((wanted < NOBODY) | (wanted >= self.players)).any():
            raise NotationError(f"seats: {shown(seats)} is not between -1 and {self.players - 1}")
        shape = (self.tables, self.game.feature_count)
        found = np.empty(shape, np.int8) if out is None else self._checked("out", out, shape, np.int8)
        self._call(self._steps.observe, wanted, found)
        return found

    def advise(self, policy: NamedPolicy, first: int = 0) -> npt.NDArray[np.int64]:
        """What a compiled policy decides for the seat in `turns` at each table from the `first` on; 0 at the others.

        >>> import seachest
        >>> from seachest.bots.names import policy_named
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> advice = batch.advise((policy_named, "greedy"))
        >>> bool(batch.masks[range(4), advice].all())
        True
        """
        run_tables, actions = self._advice_of(policy).run, np.zeros(self.tables, np.int64)
        found = cells(actions)

        def advise_run(run: int) -> None:
            begin, end = self._runs[run]
            run_tables(self._arrays, max(begin, first), end, found, self._scratch[run][0])

        self._on_all_cores(advise_run)
        return actions


def batch(game: str, tables: int, players: int, **choices: Unpack[CpuBatchChoices]) -> Batch:
    """Many tables of a game, stepped at once on all cores; `BatchChoices` and `Batch` explain the choices.

    >>> import seachest
    >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1, rewards="win")
    >>> batch.features.shape == (4, batch.game.feature_count)
    True
    """
    return Batch(game_named(game), tables, players, **choices)
