"""What batches have in common, wherever their arrays lie: their buffers, their choices, and how they are stepped."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Self, TypeAlias, TypedDict

import numpy as np
import numpy.typing as npt

from seachest.batches.stepping import (
    ALL_LEGAL,
    DEAL_ACTION,
    GAME_NUMBER_BITS,
    BatchArrays,
    CompiledAdvice,
    CompiledSteps,
    Policy,
    advice_for,
    seed_dice,
    steps_for,
)
from seachest.rules.chance import fresh_seed, halves
from seachest.rules.compiled import actions_in, cells
from seachest.rules.errors import IllegalMove
from seachest.rules.game import Game
from seachest.rules.pieces import open_numbers
from seachest.rules.reading import number
from seachest.rules.rewards import scheme_named
from seachest.rules.types import Action, OptionValues, Seat

MAX_BATCH_TABLES = (1 << 31) - 1
MAX_ROLL_OUT_STEPS = 1 << 62
BATCH_SEED_BITS = 64

Array: TypeAlias = Any  # of numpy in `batch`, of numba-cuda in `gpu`, where arrays have no static type
"""An array of a batch, wherever its memory lies."""

Shape: TypeAlias = tuple[int, ...]
BatchStep: TypeAlias = Callable[..., Any]  # each takes arrays of its own, and returns a number or nothing


@dataclass
class Buffers:
    """The arrays that a batch fills after every step, a line for each table; the caller may own and share them."""

    features: Array  # int8: what the seat to decide knows; `game.pieces` names the numbers
    masks: Array  # bool: what it may do
    turns: Array  # int64: which seat it is
    rewards: Array  # float32: of the last step, for every seat
    dones: Array  # bool: whether a game ended in the last step (the next one is dealt already)


def shapes(game: Game, tables: int, players: int) -> dict[str, tuple[Shape, type[np.generic]]]:
    """Shape and type of every buffer of a batch, by name."""
    return {
        "features": ((tables, game.feature_count), np.int8),
        "masks": ((tables, len(game.actions)), np.bool_),
        "turns": ((tables,), np.int64),
        "rewards": ((tables, players), np.float32),
        "dones": ((tables,), np.bool_),
    }


NamedPolicy: TypeAlias = tuple[Callable[[str, str], Policy], str]
"""A maker of policies, and the name of one (`policy_named` of `seachest.bots.names`, and "greedy")."""


class BatchChoices(TypedDict, total=False):
    """What may be chosen for a batch beside its game, tables and players."""

    seed: int | None
    options: OptionValues | None
    rewards: str
    buffers: Buffers | None
    rivals: NamedPolicy | None
    outside: int | None
    relative: bool


class BatchBase(ABC):
    """Many tables of one game, wherever their arrays lie: what batches on all kinds of processors have in common."""

    features: Array
    masks: Array
    turns: Array
    rewards: Array
    dones: Array

    def __init__(
        self,
        game: Game,
        tables: int,
        players: int,
        *,
        seed: int | None = None,
        options: OptionValues | None = None,
        rewards: str = "rank",
        buffers: Buffers | None = None,
        rivals: NamedPolicy | None = None,
        outside: int | None = None,
        relative: bool = False,
    ) -> None:
        self.game = game
        self.tables = number(tables, "tables", 1, MAX_BATCH_TABLES)
        self.players = game.check_players(players)
        self.options = game.check_options(options or {}, players)
        self._scheme = scheme_named(rewards)
        self._outside = (1 << players) - 1 if outside is None else outside
        self._rivals = rivals
        self.relative = relative
        self._states = self._zeros((tables,), game.state)
        self._games = self._zeros((tables,), np.int64)
        self._dice = self._zeros((tables, 4), np.int64)
        self._words = self._zeros((tables, game.mask_words), np.int64)
        wanted = shapes(game, tables, players)
        self.buffers = buffers or Buffers(**{name: self._zeros(*form) for name, form in wanted.items()})
        for name, form in wanted.items():
            setattr(self, name, self._checked(f"buffers.{name}", getattr(self.buffers, name), *form))
        self._steps = self._find_steps()
        self._start()
        self.reset(seed)

    # What differs between processors

    @abstractmethod
    def _zeros(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        """An array of zeros."""

    @abstractmethod
    def _empty(self, shape: Shape, kind: npt.DTypeLike) -> Array:
        """An array whose contents don't matter yet."""

    @abstractmethod
    def _checked(self, name: str, array: Array, shape: Shape, kind: npt.DTypeLike) -> Array:
        """The caller's array, if it has that shape and type; else raises NotationError that names it."""

    @abstractmethod
    def _start(self) -> None:
        """Prepares what calls of compiled code need."""

    @abstractmethod
    def _bind(self) -> BatchArrays:
        """All arrays in the form that compiled code takes."""

    @abstractmethod
    def _call(self, step: BatchStep, *arguments: Array) -> list[int] | None:
        """Calls compiled code for all tables, with arrays and numbers."""

    @abstractmethod
    def _given_actions(self, actions: Array) -> Array:
        """The caller's actions as an array, one for each table; raises NotationError if they are something else."""

    @abstractmethod
    def _first_illegal(self, actions: Array) -> int:
        """The first table whose action is not legal, or ALL_LEGAL."""

    @abstractmethod
    def _run(self, actions: Array, steps: int) -> None:
        """Makes `steps` decisions at each table: the given actions first, then random ones."""

    @abstractmethod
    def _on_host(self, array: Array) -> npt.NDArray[Any]:
        """A numpy array with the contents of one of the batch's arrays, of whatever type it has."""

    @abstractmethod
    def observe(self, seats: Seat) -> Array:
        """What a seat of every table knows as numbers (-1: a spectator)."""

    @abstractmethod
    def advise(self, policy: NamedPolicy, first: int = 0) -> Array:
        """What a compiled policy decides for the seat in `turns` at each table from the `first` on; 0 at the others."""

    # What all have

    def reset(self, seed: int | None = None) -> Self:
        """Deals a fresh game at all tables. The seed decides all chance, also of the games that follow; None draws one.

        Returns the batch itself; raises NotationError for a seed of more than 64 bits.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> batch.reset(seed=7).turns
        array([0, 0, 0, 0])
        """
        if seed is None:
            seed = fresh_seed() >> BATCH_SEED_BITS
        self.seed = number(seed, "seed", 0, (1 << BATCH_SEED_BITS) - 1)
        self._games[:] = 0
        self._arrays = self._bind()
        self._call(seed_dice)
        actions = self._zeros((self.tables,), np.int64)
        actions[:] = DEAL_ACTION
        self._run(actions, 1)
        return self

    def step(self, actions: Array, *, check: bool = True) -> Self:
        """Carries out one action at each table, of the seat in `turns`; then all buffers tell the new situation.

        Returns the batch itself. If an action is not legal, IllegalMove names the first such table and nothing changes
        anywhere. Without `check` actions are trusted to be legal, which saves a pass over all tables; an illegal one
        then spoils its table.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> batch.step(batch.masks.argmax(axis=1)).turns
        array([1, 1, 0, 1])
        """
        given = self._given_actions(actions)
        wrong = self._first_illegal(given) if check else ALL_LEGAL
        if wrong != ALL_LEGAL:
            self._refuse(wrong, int(self._on_host(given)[wrong]))
        self._run(given, 1)
        return self

    def _refuse(self, table: int, action: Action) -> None:
        """Raises IllegalMove, which tells what would be legal at that table."""
        words = cells(self._on_host(self._words)[table])
        legal = tuple(self.game.actions[number] for number in actions_in(words, self.game.mask_words))
        known = 0 <= action < len(self.game.actions)
        reason = "not legal now" if known else f"actions are numbered from 0 to {len(self.game.actions) - 1}"
        text = self.game.actions[action] if known else str(action)
        seat = int(self._on_host(self.turns)[table])
        raise IllegalMove(seat, text, f"{reason}, at table {table}", None, legal)

    def random_actions(self) -> Array:
        """A random legal action for each table; the seed of the batch decides them too.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> batch.random_actions()
        array([14, 13,  5, 15])
        """
        actions = self._empty((self.tables,), np.int64)
        self._call(self._steps.draw, actions)
        return actions

    def roll_out(self, steps: int) -> Self:
        """Makes random decisions at every table, writing all buffers after each, without Python in between.

        Returns the batch itself.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> batch.roll_out(200).turns
        array([0, 0, 0, 0])
        """
        steps = number(steps, "steps", 1, MAX_ROLL_OUT_STEPS)
        self._run(self.random_actions(), steps)
        return self

    def state(self) -> npt.NDArray[np.int16]:
        """The whole states, secrets included, as numbers for a critic at training; `game.open_pieces` names them.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> batch.state().shape == (4, sum(piece.size for piece in batch.game.open_pieces))
        True
        """
        return open_numbers(self._on_host(self._states))

    def seed_of(self, table: int) -> int:
        """The seed of the game that is played at a table: `seachest.deal(…, seed=…)` deals the same one.

        >>> import seachest
        >>> batch = seachest.batch("dolores", tables=4, players=2, seed=1)
        >>> seachest.deal("dolores", players=2, seed=batch.seed_of(3)).pending()[0] == batch.turns[3]
        np.True_
        """
        table = number(table, "table", 0, self.tables - 1)
        return self.seed << BATCH_SEED_BITS | table << GAME_NUMBER_BITS | int(self._on_host(self._games)[table]) - 1

    def states_equal(self, other: "BatchBase") -> bool:
        """Whether all tables of two batches are in the same states, byte by byte.

        >>> import seachest
        >>> one, other = (seachest.batch("dolores", tables=4, players=2, seed=1) for _ in range(2))
        >>> one.states_equal(other), one.roll_out(5).states_equal(other)
        (True, False)
        """
        return self._on_host(self._states).tobytes() == other._on_host(other._states).tobytes()

    def _find_steps(self) -> CompiledSteps:
        """The compiled steps of the game, against the rivals there are."""
        if self._rivals is None:
            return steps_for(self.game.name)
        policy_named, name = self._rivals
        return steps_for(self.game.name, name, policy_named(name, self.game.name))

    def _advice_of(self, policy: NamedPolicy) -> CompiledAdvice:
        """The compiled advice of a policy for the game."""
        policy_named, name = policy
        return advice_for(self.game.name, name, policy_named(name, self.game.name))

    def _all_arrays(self, **arrays: Any) -> BatchArrays:  # each has the type of its field
        return BatchArrays(
            players=self.players,
            seed=halves(self.seed)[1],
            scheme=self._scheme,
            outside=self._outside,
            relative=int(self.relative),
            **arrays,
        )
