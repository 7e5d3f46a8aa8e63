"""Records: the state of one table as numpy lays it out, in the forms that compiled rules and Python take."""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import itemgetter
from struct import Struct
from typing import Any, NoReturn, Protocol, TypeAlias

import numba
import numpy as np
import numpy.typing as npt
from numba.extending import typeof_impl

from seachest.rules.compiled.arrays import IntegerGrid
from seachest.rules.compiled.mode import INTERPRETED

RecordLayout: TypeAlias = np.dtype[np.void]
"""How numpy lays out the fields of a record."""

Field: TypeAlias = Any  # its class declares what it is, but numpy finds it by name
"""A field of a record: an integer, or integers in a row or a grid."""

StateRecord: TypeAlias = Any  # numba records have no static type
"""One record of a game's `state` layout: a whole state, or a view in which secrets are blank."""

OptionsRecord: TypeAlias = Any  # as above
"""One record of a game's `option_record` layout: the checked options of a table."""


class RecordArray(Protocol):
    """An array of records, in the form that compiled loops over it take."""

    def __getitem__(self, index: int) -> StateRecord: ...
    def __len__(self) -> int: ...


def field(kind: str, *shape: int) -> Any:  # the class that declares it says what rules see: an integer, or Cells
    """Declares a field of a record: an integer type of numpy, and a shape if it holds several."""
    return (kind, shape)


def dtype_of(record: type) -> RecordLayout:
    """The numpy layout of a class whose attributes are declared by `field`, without holes."""
    declared = {name: value for part in reversed(record.__mro__) for name, value in vars(part).items()}
    fields = [(name, *value) for name, value in declared.items() if isinstance(value, tuple) and name[0] != "_"]
    fields.sort(key=lambda entry: -np.dtype(entry[1]).itemsize)
    size = sum(np.dtype(kind).itemsize * int(np.prod(shape or (1,))) for _, kind, shape in fields)
    if size % 8:
        fields.append(("padding", "i1", (-size % 8,)))
    return np.dtype([(name, kind, shape) if shape else (name, kind) for name, kind, shape in fields])


class RecordProxy:
    """One record of a numpy array, for Python: its fields are Python integers and grids of them.

    Interpreted rules work on it as it is; compiled ones take it as the record it stands for, through `data`.
    """

    __slots__ = ("_fields", "array", "data")
    array: Any  # a numpy array of length 1; subclasses make it when it is asked for
    data: Any  # the bytes of the record, as any object with a buffer

    def __init__(self, array: npt.NDArray[np.void]) -> None:
        object.__setattr__(self, "array", array)
        # Of bytes, because the buffer of a record describes all its fields, which takes ten times as long.
        object.__setattr__(self, "data", array.view(np.uint8).data)
        object.__setattr__(self, "_fields", {})

    def _field(self, name: str) -> Field:
        try:
            column = self.array[name]
        except ValueError:
            raise AttributeError(name) from None
        made = column if column.ndim == 1 else IntegerGrid(column[0])
        self._fields[name] = made
        return made

    def __getattr__(self, name: str) -> Field:
        found = self._fields.get(name)
        if found is None:
            found = self._field(name)
        return found if type(found) is IntegerGrid else found.item()

    def __setattr__(self, name: str, value: int) -> None:
        self._field(name)[0] = value

    def __reduce__(self) -> tuple[type["RecordProxy"], tuple[npt.NDArray[np.void]]]:
        return RecordProxy, (self.array,)

    def copy(self) -> "RecordProxy":
        """A copy of the record, in memory of its own."""
        return RecordProxy(self.array.view(np.uint8).copy().view(self.array.dtype))


if not INTERPRETED:

    @typeof_impl.register(RecordProxy)  # type: ignore[untyped-decorator]  # numba is skipped by mypy
    def _type_of_proxy(value: RecordProxy, context: object) -> object:
        return record_type(value.array.dtype)


@cache
def record_type(layout: RecordLayout) -> Any:  # numba has no static types
    """The type by which numba knows records of a layout."""
    return numba.from_dtype(layout)


def row(array: npt.NDArray[np.void], index: int = 0) -> StateRecord:
    """One record of an array of records, in the form that rule functions take."""
    return RecordProxy(array[index : index + 1])


class RecordRows:
    """An array of records that hands out proxies, for interpreted rules."""

    __slots__ = ("_array",)

    def __init__(self, array: npt.NDArray[np.void]) -> None:
        self._array = array

    def __getitem__(self, index: int) -> RecordProxy:
        return RecordProxy(self._array[index : index + 1])

    def __len__(self) -> int:
        return len(self._array)


def records(array: npt.NDArray[np.void]) -> RecordArray:
    """An array of records, in the form that compiled loops over it take."""
    return RecordRows(array) if INTERPRETED else array


class MutableRecord(RecordProxy):
    """A record in memory of its own, blank unless its bytes are given.

    It is quicker to make and to read than a RecordProxy, because numpy is asked only for fields of two dimensions.
    """

    __slots__ = ("_array", "layout")

    def __init__(self, layout: RecordLayout, data: bytes | None = None) -> None:
        put = object.__setattr__
        put(self, "layout", layout)
        put(self, "data", bytearray(layout.itemsize if data is None else data))
        put(self, "_fields", {})
        put(self, "_array", None)

    @property
    def array(self) -> Any:  # as above
        """The record as a numpy array of length 1."""
        if self._array is None:
            object.__setattr__(self, "_array", np.frombuffer(self.data, self.layout))
        return self._array

    def _field(self, name: str) -> Field:
        place = _places(self.layout).get(name)
        if place is None:
            return super()._field(name)
        part, letter = place
        made = self._fields[name] = memoryview(self.data)[part].cast(letter)
        return made

    def __getattr__(self, name: str) -> Field:
        found = self._fields.get(name)
        if found is None:
            found = self._field(name)
        return found[0] if name in _singles(self.layout) else found

    def copy(self) -> "MutableRecord":
        """A copy of the record, in memory of its own."""
        return MutableRecord(self.layout, self.data)


class FrozenGrid(tuple[int, ...]):
    """A field of two dimensions, read as `field[row, column]` or `field[row]`."""

    width: int

    def __getitem__(self, index: Any) -> Any:  # a number or a row of them, by the index
        if type(index) is tuple:
            return tuple.__getitem__(self, index[0] * self.width + index[1])
        return tuple.__getitem__(self, slice(index * self.width, (index + 1) * self.width))


class _Reader:
    """Reads the bytes of a record: all numbers in one go, then cut into fields."""

    def __init__(self, layout: RecordLayout) -> None:
        form, cuts, place = "=", [], 0
        self.names, self.grids = layout.names or (), {}
        for name in self.names:
            shape = layout[name].shape
            count = int(np.prod(shape))
            form += f"{count}{_letter(layout[name].base)}"
            cuts.append(slice(place, place + count) if shape else place)
            if len(shape) == 2:
                self.grids[name] = type("FrozenGrid", (FrozenGrid,), {"width": shape[1]})
            place += count
        self.unpack, self.cut = Struct(form).unpack, itemgetter(*cuts)

    def read(self, data: bytes) -> dict[str, Field]:
        """All fields of a record by name."""
        fields = dict(zip(self.names, self.cut(self.unpack(data)), strict=True))
        for name, grid in self.grids.items():
            fields[name] = grid(fields[name])
        return fields


def _letter(kind: np.dtype[np.generic]) -> str:
    """The letter by which `struct` knows a type of integers."""
    return "q" if kind.char == "l" else kind.char


_reader = cache(_Reader)


@cache
def _places(layout: RecordLayout) -> dict[str, tuple[slice, Any]]:  # a letter that memoryview.cast knows
    """For each field of at most one dimension, its bytes and the `struct` letter of its numbers."""
    fields: Mapping[str, Any] = layout.fields or {}  # tuples of two or three, which numpy types loosely
    flat = {name: (kind, offset) for name, (kind, offset, *_) in fields.items() if len(kind.shape) < 2}
    return {name: (slice(offset, offset + kind.itemsize), _letter(kind.base)) for name, (kind, offset) in flat.items()}


@cache
def _singles(layout: RecordLayout) -> frozenset[str]:
    """The fields that hold a single number."""
    return frozenset(name for name in layout.names or () if not layout[name].shape)


class FrozenRecord(RecordProxy):
    """A record that can't be changed.

    The first look at it reads all fields at once, and later ones cost next to nothing: positions and stories look at a
    view hundreds of times.
    """

    __slots__ = ("__dict__", "_numba_type_", "layout")

    def __init__(self, layout: RecordLayout, data: bytes) -> None:
        put = object.__setattr__
        put(self, "layout", layout)
        put(self, "data", data)
        put(self, "_numba_type_", record_type(layout))  # else it is looked for at every call of a rule

    @property
    def array(self) -> Any:  # as above
        """The record as a numpy array of length 1."""
        return np.frombuffer(self.data, self.layout)

    def __getattr__(self, name: str) -> Field:
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
        """A copy of the record that can be changed."""
        return MutableRecord(self.layout, self.data)

    def __reduce__(self) -> tuple[type[RecordProxy], tuple[npt.NDArray[np.void]]]:
        return RecordProxy, (self.array,)


class PartialRecord(FrozenRecord):
    """A record that can't be changed, and of which each field is read when it is first looked at.

    It is quicker than a FrozenRecord where only few fields are looked at, such as those that have changed.
    """

    __slots__ = ()

    def __getattr__(self, name: str) -> Field:
        reader = _field_readers(self.layout).get(name)
        if reader is None:
            raise AttributeError(name)
        found = self.__dict__[name] = reader(self.data)
        return found


@cache
def _field_readers(layout: RecordLayout) -> dict[str, Callable[[bytes], Field]]:
    """What reads each field from the bytes of a record."""
    fields: Mapping[str, Any] = layout.fields or {}  # tuples of two or three, which numpy types loosely
    return {name: _field_reader(kind, offset) for name, (kind, offset, *_) in fields.items()}


def _field_reader(kind: np.dtype[np.generic], offset: int) -> Callable[[bytes], Field]:
    unpack = Struct(f"={int(np.prod(kind.shape))}{_letter(kind.base)}").unpack_from
    if not kind.shape:
        return lambda data: unpack(data, offset)[0]
    if len(kind.shape) == 1:
        return lambda data: unpack(data, offset)
    grid = type("FrozenGrid", (FrozenGrid,), {"width": kind.shape[1]})
    return lambda data: grid(unpack(data, offset))


class FieldComparer:
    """Finds the fields in which two records of a layout differ. Sets of fields are integers, with a bit for each."""

    def __init__(self, layout: RecordLayout) -> None:
        fields: Mapping[str, Any] = layout.fields or {}  # as above
        ends = {name: (offset, offset + kind.itemsize) for name, (kind, offset, *_) in fields.items()}
        self._bits = {name: 1 << number for number, name in enumerate(ends)}
        self._places = [(slice(*ends[name]), bit) for name, bit in self._bits.items()]

    def set_of(self, names: Iterable[str]) -> int:
        """A set of fields by their names."""
        return sum(self._bits[name] for name in set(names))

    def changed(self, before: bytes, after: bytes) -> int:
        """The fields whose bytes differ."""
        found = 0
        for place, bit in self._places:
            if before[place] != after[place]:
                found |= bit
        return found
