"""How the numbers of an observation, and of a whole state, are laid out, by name."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.rules.chance import Chance

MAX_FEATURE = 127
"""The largest number of an observation, whose numbers are small enough for an int8."""


@dataclass(frozen=True)
class Piece:
    """A named slice of the numbers of an observation: `observation[begin : begin + size]`."""

    name: str
    begin: int
    size: int
    meaning: str
    highest: int = 1
    """The largest value that any of its numbers can have, to scale them by."""
    signed: bool = False
    """Whether its numbers may be negative, down to `-highest`; else 0 is the smallest."""

    @property
    def lowest(self) -> int:
        """The smallest value that any of its numbers can have."""
        return -self.highest if self.signed else 0


class Layout:
    """The pieces of an observation in order: a name, a size, a meaning, and the highest value unless it is 1.

    A negative highest value stands for numbers of either sign.
    """

    def __init__(self, *pieces: tuple[str, int, str] | tuple[str, int, str, int]) -> None:
        self.size = 0
        made = []
        for name, size, meaning, *highest in pieces:
            bound = highest[0] if highest else 1
            made.append(Piece(name, self.size, size, meaning, abs(bound), bound < 0))
            self.size += size
        self.pieces = tuple(made)

    def at(self, *names: str) -> tuple[int, ...]:
        """The places at which the named pieces begin."""
        begins = {piece.name: piece.begin for piece in self.pieces}
        return tuple(begins[name] for name in names)


def lowest_features(pieces: Sequence[Piece]) -> npt.NDArray[np.int8]:
    """The smallest value of each number of an observation."""
    return np.repeat(np.array([piece.lowest for piece in pieces], np.int8), [piece.size for piece in pieces])


def highest_features(pieces: Sequence[Piece]) -> npt.NDArray[np.int8]:
    """The largest value of each number of an observation, to scale them by."""
    return np.repeat(np.array([piece.highest for piece in pieces], np.int8), [piece.size for piece in pieces])


# --- Whole states --------------------------------------------------------------------------------------------------

NON_GAME_FIELDS = frozenset([*vars(Chance)["__annotations__"], "padding"])
MIN_BIT_FIELD_BYTES = 4
"""Fields of at least this size are sets or packed counts, and become bits; smaller ones are numbers."""


def open_pieces(state: np.dtype[np.void]) -> tuple[Piece, ...]:
    """The layout of `open_numbers`: every field of a state but its random source, in the order of the record."""
    fields = []
    for name in state.names or ():
        if name not in NON_GAME_FIELDS:
            kind, shape = state[name].base, state[name].shape
            count = int(np.prod(shape or (1,)))
            if kind.itemsize >= MIN_BIT_FIELD_BYTES:
                fields.append((name, count * kind.itemsize * 8, f"the bits of {_times(shape)}, the lowest first"))
            else:
                fields.append((name, count, _times(shape)))
    return Layout(*fields).pieces


def _times(shape: tuple[int, ...]) -> str:
    return " × ".join(map(str, shape)) + " numbers" if shape else "one number"


def open_numbers(states: npt.NDArray[np.void]) -> npt.NDArray[np.int16]:
    """Whole states as numbers, a line for each: for critics that may see everything during training."""
    columns = []
    for name in states.dtype.names or ():
        if name not in NON_GAME_FIELDS:
            column = np.ascontiguousarray(states[name]).reshape(len(states), -1)
            if column.dtype.itemsize >= MIN_BIT_FIELD_BYTES:
                column = np.unpackbits(column.view(np.uint8), axis=1, bitorder="little")
            columns.append(column.astype(np.int16))
    return np.concatenate(columns, axis=1)
