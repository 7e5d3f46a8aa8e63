"""Arrays of numbers as rule functions see them, compiled or interpreted."""

from collections.abc import Iterable
from typing import Any, Protocol, cast

import numpy as np
import numpy.typing as npt

from seachest.rules.compiled.mode import INTERPRETED


class Cells(Protocol):
    """Integers in a row or a grid, as a rule function sees them."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...


class Reals(Protocol):
    """Floating-point numbers in a row or a grid, as a rule function sees them."""

    def __getitem__(self, index: int | tuple[int, ...]) -> float: ...
    def __setitem__(self, index: int | tuple[int, ...], value: float) -> None: ...


class CellRows(Protocol):
    """A grid of integers that is handed on row by row."""

    def __getitem__(self, index: int) -> Cells: ...
    def __setitem__(self, index: tuple[int, int], value: int) -> None: ...


def lookup(values: Iterable[int]) -> Cells:
    """A constant table that rule functions may index."""
    numbers = list(values)
    if INTERPRETED:
        return cast(Cells, tuple(numbers))
    table = np.array(numbers, dtype=np.int64)
    table.setflags(write=False)
    return cast(Cells, table)


class IntegerGrid:
    """A numpy array that hands out Python numbers, for interpreted rules and for Python."""

    __slots__ = ("_array", "_item")

    def __init__(self, array: npt.NDArray[np.generic]) -> None:
        self._array = array
        self._item = array.item

    def __getitem__(self, index: Any) -> Any:  # what comes out depends on the index: a number, a list or a row
        if isinstance(index, tuple):
            return self._item(*index)
        if isinstance(index, slice):
            return self._array[index].tolist()
        return self._item(index) if self._array.ndim == 1 else IntegerGrid(self._array[index])

    def __setitem__(self, index: int | tuple[int, ...], value: float) -> None:
        self._array[index] = value

    def __len__(self) -> int:
        return len(self._array)


def _for_rules(array: npt.NDArray[np.generic]) -> object:
    return IntegerGrid(array) if INTERPRETED else array


def cells(array: npt.NDArray[np.generic]) -> Cells:
    """An array of integers, in the form that rule functions take."""
    return cast(Cells, _for_rules(array))


def cell_rows(array: npt.NDArray[np.generic]) -> CellRows:
    """A grid of integers, in the form in which rule functions take it row by row."""
    return cast(CellRows, _for_rules(array))


def reals(array: npt.NDArray[np.floating]) -> Reals:
    """An array of floating-point numbers, in the form that rule functions take."""
    return cast(Reals, _for_rules(array))
