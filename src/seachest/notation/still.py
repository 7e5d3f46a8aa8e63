"""Records outside of compiled code: new ones made quickly, and still ones for those who look at them often."""

from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any, NoReturn

import numpy as np

from seachest.rules.compiled import Row

Layout = np.dtype[np.void]


class Loose(Row):
    """A record of its own, blank unless its bytes are given; numpy is asked only where single fields are wanted."""

    __slots__ = ("_array", "layout")

    def __init__(self, layout: Layout, data: bytes | None = None) -> None:
        put = object.__setattr__
        put(self, "layout", layout)
        put(self, "data", bytearray(layout.itemsize if data is None else data))
        put(self, "_fields", {})
        put(self, "_array", None)

    @property
    def array(self) -> Any:
        """The record as numpy knows it."""
        if self._array is None:
            object.__setattr__(self, "_array", np.frombuffer(self.data, self.layout))
        return self._array


class Grid(tuple[int, ...]):
    """A field of two dimensions, read as `field[row, column]` or `field[row]`."""

    width: int

    def __getitem__(self, index: Any) -> Any:
        if type(index) is tuple:
            return tuple.__getitem__(self, index[0] * self.width + index[1])
        return tuple.__getitem__(self, slice(index * self.width, (index + 1) * self.width))


class _Reader:
    """How the bytes of a record are read: all numbers in one go, then cut into fields."""

    def __init__(self, layout: Layout) -> None:
        form, self.single, self.several, place = "=", {}, [], 0
        for name in layout.names or ():
            kind, shape = layout[name].base, layout[name].shape
            count = int(np.prod(shape))
            form += f"{count}{kind.char}" if kind.char != "l" else f"{count}q"
            if not shape:
                self.single[name] = place
            else:
                self.several.append((name, slice(place, place + count), _kind_of(shape)))
            place += count
        self.unpack = Struct(form).unpack
        self.pick = itemgetter(*self.single.values())

    def read(self, data: bytes) -> dict[str, Any]:
        """All fields."""
        numbers = self.unpack(data)
        fields = dict(zip(self.single, self.pick(numbers), strict=True))
        for name, part, kind in self.several:
            fields[name] = numbers[part] if kind is None else kind(numbers[part])
        return fields


def _kind_of(shape: tuple[int, ...]) -> type[Grid] | None:
    """What holds a field of that shape, if not a tuple."""
    return type("Grid", (Grid,), {"width": shape[1]}) if len(shape) == 2 else None


_reader = cache(_Reader)


class Still(Row):
    """A record that nobody changes any more: whoever looks at it first reads all its fields at once, and further looks
    cost next to nothing. Positions and stories look at a view hundreds of times.
    """

    __slots__ = ("__dict__", "layout")

    def __init__(self, layout: Layout, data: bytes) -> None:
        put = object.__setattr__
        put(self, "layout", layout)
        put(self, "data", data)

    @property
    def array(self) -> Any:
        """The record as numpy knows it."""
        return np.frombuffer(self.data, self.layout)

    def __getattr__(self, name: str) -> Any:
        fields = self.__dict__
        if not fields:
            fields.update(_reader(self.layout).read(self.data))
        try:
            return fields[name]
        except KeyError:
            raise AttributeError(name) from None

    def __setattr__(self, name: str, value: int) -> NoReturn:
        raise AttributeError(f"{name} can't be changed")

    def copy(self) -> Loose:
        """The same record once more, to be changed."""
        return Loose(self.layout, self.data)

    def __reduce__(self) -> tuple[type[Row], tuple[Any]]:
        return Row, (self.array,)
