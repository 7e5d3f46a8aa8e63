"""Records outside of compiled code: new ones made quickly, and still ones for those who look at them often."""

from collections.abc import Mapping
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any, NoReturn

import numpy as np

from seachest.rules.compiled import RecordProxy, _record_type

Layout = np.dtype[np.void]


class MutableRecord(RecordProxy):
    """A record of its own, blank unless its bytes are given; numpy is asked only where fields of two dimensions are."""

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

    def _field(self, name: str) -> Any:
        place = _places(self.layout).get(name)
        if place is None:
            return super()._field(name)
        part, letter = place
        made = self._fields[name] = memoryview(self.data)[part].cast(letter)
        return made

    def __getattr__(self, name: str) -> Any:
        found = self._fields.get(name)
        if found is None:
            found = self._field(name)
        return found[0] if name in _singles(self.layout) else found

    def copy(self) -> "MutableRecord":
        """The same record once more, in a place of its own."""
        return MutableRecord(self.layout, self.data)


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
        form, cuts, place = "=", [], 0
        self.names, self.grids = layout.names or (), {}
        for name in self.names:
            shape = layout[name].shape
            count = int(np.prod(shape))
            form += f"{count}{_letter(layout[name].base)}"
            cuts.append(slice(place, place + count) if shape else place)
            if len(shape) == 2:
                self.grids[name] = type("Grid", (Grid,), {"width": shape[1]})
            place += count
        self.unpack, self.cut = Struct(form).unpack, itemgetter(*cuts)

    def read(self, data: bytes) -> dict[str, Any]:
        """All fields."""
        fields = dict(zip(self.names, self.cut(self.unpack(data)), strict=True))
        for name, grid in self.grids.items():
            fields[name] = grid(fields[name])
        return fields


def _letter(kind: np.dtype[Any]) -> str:
    """What `struct` calls a kind of numbers."""
    return "q" if kind.char == "l" else kind.char


_reader = cache(_Reader)


@cache
def _places(layout: Layout) -> dict[str, tuple[slice, Any]]:
    """Where the fields of at most one dimension lie, and what `struct` calls their numbers."""
    fields: Mapping[str, Any] = layout.fields or {}
    flat = {name: (kind, offset) for name, (kind, offset, *_) in fields.items() if len(kind.shape) < 2}
    return {name: (slice(offset, offset + kind.itemsize), _letter(kind.base)) for name, (kind, offset) in flat.items()}


@cache
def _singles(layout: Layout) -> frozenset[str]:
    """The fields that hold a single number."""
    return frozenset(name for name in layout.names or () if not layout[name].shape)


class FrozenRecord(RecordProxy):
    """A record that nobody changes any more: whoever looks at it first reads all its fields at once, and further looks
    cost next to nothing. Positions and stories look at a view hundreds of times.
    """

    __slots__ = ("__dict__", "_numba_type_", "layout")

    def __init__(self, layout: Layout, data: bytes) -> None:
        put = object.__setattr__
        put(self, "layout", layout)
        put(self, "data", data)
        put(self, "_numba_type_", _record_type(layout))  # else it is looked for at every call of a rule

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

    def copy(self) -> MutableRecord:
        """The same record once more, to be changed."""
        return MutableRecord(self.layout, self.data)

    def __reduce__(self) -> tuple[type[RecordProxy], tuple[Any]]:
        return RecordProxy, (self.array,)
