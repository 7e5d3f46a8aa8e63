"""How the numbers of an observation, and of a whole state, are laid out, by name."""

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


class Layout:
    """The pieces of an observation in order, from their names, sizes and meanings."""

    def __init__(self, *pieces: tuple[str, int, str]) -> None:
        self.size = 0
        made = []
        for name, size, meaning in pieces:
            made.append(Piece(name, self.size, size, meaning))
            self.size += size
        self.pieces = tuple(made)

    def at(self, *names: str) -> tuple[int, ...]:
        """The places at which the named pieces begin."""
        begins = {piece.name: piece.begin for piece in self.pieces}
        return tuple(begins[name] for name in names)


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
