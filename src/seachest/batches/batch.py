"""Thousands of tables of one game, stepped at once by compiled code on all cores.

batch = seachest.batch("sea-or-shore", tables=4096, players=3, seed=1)
while training:
actions = policy(batch.features, batch.masks)  # for the seat in batch.turns, at each table
batch.step(actions)
learn(batch.rewards, batch.dones)
"""

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from seachest.batches.stepping import ALL_LEGAL, DEAL, GAME_BITS, Policy, Tables, steps_for
from seachest.rules.chance import fresh_seed, halves, set_dice
from seachest.rules.compiled import cells, records, spread
from seachest.rules.errors import IllegalMove, NotationError, shown
from seachest.rules.game import NOBODY, Game, game_named
from seachest.rules.pieces import open_numbers
from seachest.rules.rewards import scheme_named

MOST_TABLES = 1 << 31
SEED_BITS = 64
A_RUN = 256
"""Fewer tables than this are not worth a thread of their own."""


@dataclass
class Buffers:
    """What a batch writes into after every step, a line for each table; the caller may own and share them."""

    features: npt.NDArray[np.int8]  # what the seat to decide knows; `game.pieces` names the numbers
    masks: npt.NDArray[np.bool_]  # what it may do
    turns: npt.NDArray[np.int64]  # which seat it is
    rewards: npt.NDArray[np.float32]  # of the last step, for every seat
    dones: npt.NDArray[np.bool_]  # whether a game ended in the last step (the next one is dealt already)


def shapes(game: Game, tables: int, players: int) -> dict[str, tuple[tuple[int, ...], Any]]:
    """Shape and type of every buffer."""
    return {
        "features": ((tables, game.feature_count), np.int8),
        "masks": ((tables, len(game.actions)), np.bool_),
        "turns": ((tables,), np.int64),
        "rewards": ((tables, players), np.float32),
        "dones": ((tables,), np.bool_),
    }


def new_buffers(game: Game, tables: int, players: int) -> Buffers:
    """Buffers of the right shapes."""
    return Buffers(**{name: np.zeros(*wanted) for name, wanted in shapes(game, tables, players).items()})


def check_buffer(name: str, buffer: Any, shape: tuple[int, ...], kind: Any) -> None:
    """Refuses a buffer that compiled code could not fill."""
    if tuple(getattr(buffer, "shape", ())) != shape or getattr(buffer, "dtype", None) != kind:
        found = f"{getattr(buffer, 'dtype', type(buffer).__name__)} {tuple(getattr(buffer, 'shape', ()))}"
        raise NotationError(f"buffers.{name}: expected {np.dtype(kind)} {shape}, not {found}")
    if not buffer.flags["C_CONTIGUOUS"] or not buffer.flags["WRITEABLE"]:
        raise NotationError(f"buffers.{name}: must be writeable and C-contiguous")


def available_cores() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Batch:
    """Many tables of one game. Lines of all arrays are tables; a table's games follow one another.

    All buffers are plain numpy arrays that keep their place in memory, so ``torch.from_numpy(batch.features)`` is done
    once and always shows the newest step. `features` and `masks` are those of the seat in `turns`; where several decide
    at the same moment, it is the lowest who has not. `rewards` and `dones` tell of the last step; a finished game has
    been followed by the next one already.

    The same seed and the same actions lead to the same games, whatever the number of threads. A batch can be copied
    (`copy.deepcopy`) and pickled in the middle of its games, and the copy goes on exactly like the original.

    `rivals` (a maker of policies and the name of one) plays all seats but those in the set `outside`.
    """

    def __init__(
        self,
        game: Game,
        tables: int,
        players: int,
        *,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        rewards: str = "rank",
        threads: int | None = None,
        buffers: Buffers | None = None,
        rivals: tuple[Callable[[str, str], Policy], str] | None = None,
        outside: int | None = None,
    ) -> None:
        self.game = game
        self.tables = _whole_number("tables", tables, 1, MOST_TABLES)
        self.players = game.check_players(players)
        self.options = game.check_options(options or {}, players)
        self.threads = available_cores() if threads is None else _whole_number("threads", threads, 1, 1024)
        self._scheme = scheme_named(rewards)
        self._outside = (1 << players) - 1 if outside is None else outside
        self._rivals = rivals
        self._states = np.zeros(tables, game.state)
        self._games = np.zeros(tables, np.int64)
        self._dice = np.zeros((tables, 4), np.int64)
        self._words = np.zeros((tables, game.mask_words), np.int64)
        self.buffers = new_buffers(game, tables, players) if buffers is None else buffers
        for name, (shape, kind) in shapes(game, tables, players).items():
            check_buffer(name, getattr(self.buffers, name), shape, kind)
        self.features = self.buffers.features
        self.masks = self.buffers.masks
        self.turns = self.buffers.turns
        self.rewards = self.buffers.rewards
        self.dones = self.buffers.dones
        self._start()
        self.reset(seed)

    def _start(self) -> None:
        """What a copy or an unpickled batch makes anew: compiled steps, scratch records, threads."""
        if self._rivals is None:
            self._steps = steps_for(self.game.name)
        else:
            policy_named, name = self._rivals
            self._steps = steps_for(self.game.name, name, policy_named(name, self.game.name))
        runs = max(1, min(self.threads, self.tables // A_RUN))
        edges = [self.tables * run // runs for run in range(runs + 1)]
        self._runs = list(pairwise(edges))
        self._scratch = [
            (records(np.zeros(1, self.game.state)), cells(np.zeros((2, max(self.game.seats)), np.int64)))
            for _ in self._runs
        ]
        self._pool = ThreadPoolExecutor(runs - 1, "seachest-batch") if runs > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        made_anew = ("_steps", "_runs", "_scratch", "_pool", "_tables")
        return {name: value for name, value in self.__dict__.items() if name not in made_anew}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        for field in fields(self.buffers):
            setattr(self, field.name, getattr(self.buffers, field.name))
        self._start()
        self._bind()

    def _bind(self) -> None:
        """All arrays in the form that compiled code takes."""
        self._tables = Tables(
            states=records(self._states),
            options=records(self.game.new_options(self.options).array),
            players=self.players,
            seed=self._seed,
            scheme=self._scheme,
            outside=self._outside,
            games=cells(self._games),
            dice=cells(self._dice),
            words=cells(self._words),
            turns=cells(self.turns),
            features=cells(self.features),
            masks=cells(self.masks.view(np.int8)),
            rewards=cells(self.rewards),
            dones=cells(self.dones.view(np.int8)),
        )

    def _on_all_cores(self, work: Callable[[int], Any]) -> list[Any]:
        """Calls the work with the number of each run of tables, and returns what each returned."""
        others = [] if self._pool is None else [self._pool.submit(work, run) for run in range(1, len(self._runs))]
        return [work(0), *(other.result() for other in others)]

    def reset(self, seed: int | None = None) -> Self:
        """Deals at all tables. The seed decides all chance, here and in all games that follow; None draws one."""
        if seed is None:
            seed = fresh_seed() >> SEED_BITS
        self.seed = _whole_number("seed", seed, 0, 1 << SEED_BITS)
        self._seed = halves(self.seed)[1]
        self._games[:] = 0
        for table in range(self.tables):
            set_dice(cells(self._dice[table]), self._seed, table)
        self._bind()
        return self._run(np.full(self.tables, DEAL, np.int64))

    def step(self, actions: npt.ArrayLike) -> Self:
        """Carries out one action at each table, of the seat in `turns`; then all buffers tell the new situation.

        If an action is not legal, IllegalMove names the first such table and nothing changes anywhere.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.tables,) or not np.issubdtype(chosen.dtype, np.integer):
            wanted = f"{self.tables} whole numbers"
            raise NotationError(f"actions: expected {wanted}, not {chosen.dtype} of shape {chosen.shape}")
        chosen = np.ascontiguousarray(chosen, np.int64)
        given = cells(chosen)
        wrong = self._on_all_cores(lambda run: self._steps.first_illegal(self._tables, *self._runs[run], given))
        for table in wrong:
            if table != ALL_LEGAL:
                self._refuse(table, int(chosen[table]))
        return self._run(chosen)

    def _run(self, actions: npt.NDArray[np.int64], steps: int = 1) -> Self:
        """The given actions, then random ones."""
        given = cells(actions)
        self._on_all_cores(
            lambda run: self._steps.run(self._tables, *self._runs[run], given, steps, *self._scratch[run])
        )
        return self

    def _refuse(self, table: int, action: int) -> None:
        """Says which action is not legal, and what would be."""
        legal = tuple(self.game.actions[number] for number in np.flatnonzero(self._legal_at(table)))
        known = 0 <= action < len(self.game.actions)
        reason = "not legal now" if known else f"actions are numbered from 0 to {len(self.game.actions) - 1}"
        text = self.game.actions[action] if known else str(action)
        raise IllegalMove(int(self.turns[table]), text, f"{reason}, at table {table}", None, legal)

    def _legal_at(self, table: int) -> npt.NDArray[np.int8]:
        """What may be done at a table, whatever became of the caller's masks."""
        found = np.zeros(len(self.game.actions), np.int8)
        spread(cells(self._words[table]), cells(found), len(found))
        return found

    def random_actions(self) -> npt.NDArray[np.int64]:
        """A random legal action for each table; the seed of the batch decides them too."""
        actions = np.empty(self.tables, np.int64)
        given = cells(actions)
        self._on_all_cores(lambda run: self._steps.draw(self._tables, *self._runs[run], given))
        return actions

    def roll_out(self, steps: int) -> Self:
        """So many random decisions at every table, all buffers written after each, without Python in between."""
        steps = _whole_number("steps", steps, 1, 1 << 62)
        return self._run(self.random_actions(), steps)

    def observe(self, seats: npt.ArrayLike, out: npt.NDArray[np.int8] | None = None) -> npt.NDArray[np.int8]:
        """What any seat knows as numbers: one seat for all tables, or one for each (-1: a spectator)."""
        wanted = np.ascontiguousarray(np.broadcast_to(np.asarray(seats, np.int64), (self.tables,)))
        if ((wanted < NOBODY) | (wanted >= self.players)).any():
            raise NotationError(f"seats: {shown(seats)} is not between -1 and {self.players - 1}")
        shape = (self.tables, self.game.feature_count)
        found = np.empty(shape, np.int8) if out is None else out
        check_buffer("features", found, shape, np.int8)
        of, into = cells(wanted), cells(found)
        self._on_all_cores(lambda run: self._steps.observe(self._tables, *self._runs[run], of, into))
        return found

    def state(self) -> npt.NDArray[np.int16]:
        """Everything, secrets included, as numbers for a critic at training; `game.open_pieces` names them."""
        return open_numbers(self._states)

    def seed_of(self, table: int) -> int:
        """The seed of the game that is played at a table: `seachest.deal(…, seed=…)` deals the same one."""
        table = _whole_number("table", table, 0, self.tables)
        return self.seed << SEED_BITS | table << GAME_BITS | int(self._games[table]) - 1

    def states_equal(self, other: "Batch") -> bool:
        """Whether all tables are in the very same states."""
        return self._states.tobytes() == other._states.tobytes()


def _whole_number(name: str, value: object, least: int, below: int) -> int:
    """A whole number in a range."""
    if isinstance(value, bool) or not isinstance(value, int | np.integer) or not least <= value < below:
        raise NotationError(f"{name}: {shown(value)} is not a whole number from {least} to {below - 1}")
    return int(value)


def batch(game: str, tables: int, players: int, **choices: Any) -> Batch:
    """Many tables of a game, stepped at once; see `Batch` for the choices."""
    return Batch(game_named(game), tables, players, **choices)
