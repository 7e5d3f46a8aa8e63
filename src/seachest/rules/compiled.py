"""The only place that knows numba.

Rule functions are plain Python on integers. Marked with `@rule` or `@entry` they are compiled, with a cache on disk
that is keyed by a digest of every file that holds compiled code, so that a changed constant or callee never leaves
stale machine code behind. With ``NUMBA_DISABLE_JIT=1`` the same functions run interpreted, on rows that hand out Python
integers.

Arithmetic is the same in all three worlds (interpreted, compiled, CUDA) because everything is a signed integer that
stays below 2**63; see `chance` for how the random source keeps to that.
"""

import hashlib
import platform
import shutil
import time
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn, Protocol, TypeVar, cast

import numba
import numpy as np
from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic, typeof_impl

from seachest.folders import cache_folder

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.config.DISABLE_JIT)
BOUNDS_CHECKED = bool(numba.config.BOUNDSCHECK)

PACKAGE = Path(__file__).resolve().parent.parent
SOURCE_ROOMS = ("rules", "batches", "bots")
"""The rooms of the package that hold compiled code; a change in any of them starts a fresh cache."""
COMPILED_IN = (".py", ".npy")
"""Files whose contents become part of the machine code: sources and tables of numbers."""


# --- The cache -----------------------------------------------------------------------------------------------------


def source_files() -> list[Path]:
    """All files with compiled code, in a fixed order."""
    found = [sorted((PACKAGE / room).rglob("*")) for room in SOURCE_ROOMS]
    return [path for room in found for path in room if path.suffix in COMPILED_IN]


def source_digest() -> str:
    """A short digest of all sources with compiled code, and of what they are compiled with."""
    digest = hashlib.sha256()
    for path in source_files():
        digest.update(path.relative_to(PACKAGE).as_posix().encode())
        digest.update(path.read_bytes())
    digest.update(f"{platform.python_version()} {np.__version__} {numba.__version__} {platform.machine()}".encode())
    return digest.hexdigest()[:16]


@cache
def code_folder() -> Path:
    """The folder of machine code for exactly these sources (bounds-checked code has one of its own)."""
    name = source_digest() + ("-checked" if BOUNDS_CHECKED else "")
    folder = cache_folder() / "machine-code" / name
    if not folder.exists():
        _forget_old_code(folder.parent)
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def _forget_old_code(shelf: Path, days: int = 14) -> None:
    """Removes machine code of other versions of the sources that was made a while ago."""
    oldest = time.time() - days * 86400
    for folder in shelf.glob("*"):
        if folder.is_dir() and folder.stat().st_mtime < oldest:
            shutil.rmtree(folder, ignore_errors=True)


def _compile(function: F, *, from_python: bool, inline: bool = False, small: bool = False) -> F:
    if INTERPRETED:
        return function
    earlier = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(code_folder())
    try:
        compiled = numba.njit(
            cache=True,
            nogil=True,
            error_model="numpy",
            no_cpython_wrapper=not from_python,
            no_cfunc_wrapper=not from_python,
            inline="always" if inline else "never",
            forceinline=small,
            _nrt=False,  # nothing is ever allocated, so nothing needs to be counted
        )(function)
    finally:
        numba.config.CACHE_DIR = earlier
    compile_for = compiled.compile

    def compile_once(arguments: tuple[Any, ...]) -> Any:
        """Compiles with every integer widened to int64, so that an int8 field does not make a second version."""
        widened = tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in arguments)
        return compile_for(widened)

    compiled.compile = compile_once
    if not from_python:
        _refuse_python(compiled, function.__name__)
    return cast(F, compiled)


def _refuse_python(compiled: Any, name: str) -> None:
    """A rule without a way in from Python would crash the process when called from there: make it an error."""

    def add_overload(result: Any) -> None:
        compiled.overloads[tuple(result.signature.args)] = result

    def refuse(*arguments: Any, **named: Any) -> NoReturn:
        raise TypeError(f"{name} is called by compiled code only; mark it with @entry to call it from Python")

    compiled.add_overload = add_overload
    compiled._compile_for_args = refuse


def rule(function: F) -> F:
    """Compiles a function that other rules call (in interpreted runs it stays what it is)."""
    return _compile(function, from_python=False)


def small_rule(function: F) -> F:
    """Compiles a rule that is so small that it shall become a part of all who call it."""
    return _compile(function, from_python=False, small=True)


def entry(function: F) -> F:
    """Compiles a rule that Python calls too: the few ways in."""
    return _compile(function, from_python=True)


def small_entry(function: F) -> F:
    """Compiles an entry that becomes a part of all rules that call it, like a small rule."""
    return _compile(function, from_python=True, small=True)


def entry_for(template: F, label: str, **rules: Any) -> F:
    """Compiles a template for one game: the names it leaves open become that game's own rules.

    Compiled code that takes other compiled code as an argument, or closes over it, is never found in the cache again;
    a function with globals of its own is, and everything in it is inlined.
    """
    return entry(_bound(template, label, rules))


def small_entry_for(template: F, label: str, **rules: Any) -> F:
    """Compiles a template for one game as an entry that becomes a part of all that call it."""
    return small_entry(_bound(template, label, rules))


def part_for(template: F, label: str, **rules: Any) -> F:
    """A template for one game that becomes a part of the templates that call it, and is not compiled by itself."""
    return _compile(_bound(template, label, rules), from_python=False, inline=True)


def _bound(template: F, label: str, rules: dict[str, Any]) -> F:
    inner = {name: getattr(function, "function", function) for name, function in rules.items()}
    function = FunctionType(template.__code__, {**template.__globals__, **inner}, template.__name__)
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}.{label}"
    return cast(F, function)


# --- Numbers -------------------------------------------------------------------------------------------------------


class Cells(Protocol):
    """Integers in a row or a grid, as a rule function sees them."""

    def __getitem__(self, index: int | tuple[int, ...]) -> int: ...
    def __setitem__(self, index: int | tuple[int, ...], value: int) -> None: ...


def lookup(values: Iterable[int]) -> Cells:
    """A constant table that rule functions may index."""
    numbers = list(values)
    if INTERPRETED:
        return cast(Cells, tuple(numbers))
    table = np.array(numbers, dtype=np.int64)
    table.setflags(write=False)
    return cast(Cells, table)


if INTERPRETED:

    def bits(x: int) -> int:
        """How many bits of x are set."""
        return x.bit_count()

else:

    @intrinsic  # type: ignore[untyped-decorator]  # numba is skipped by mypy
    def _population(typing_context: Any, x: Any) -> Any:
        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @small_entry
    def bits(x: int) -> int:
        """How many bits of x are set."""
        return _population(x)  # type: ignore[no-any-return]  # as above


def _expect_bytes(out: Any) -> None:
    if out.layout != "C" or out.dtype.bitwidth != 8:
        raise TypeError(f"written into contiguous bytes, not into {out}")


if INTERPRETED or BOUNDS_CHECKED:

    @rule
    def put(out: Cells, at: int, value: int) -> None:
        """Writes a byte; other than by index, no place is counted from the end, which would have to be asked for."""
        out[at] = value

else:

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def put(typing_context: Any, out: Any, at: Any, value: Any) -> Any:
        """Writes a byte; other than by index, no place is counted from the end, which would have to be asked for."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            builder.store(builder.trunc(arguments[2], ir.IntType(8)), builder.gep(array.data, [arguments[1]]))
            return context.get_dummy_value()

        _expect_bytes(out)
        return types.none(out, types.int64, types.int64), generate


if INTERPRETED:

    def put_eight(out: Cells, at: int, eight: int) -> None:
        """Writes eight bytes, given as one integer, the lowest first."""
        for i in range(8):
            out[at + i] = eight >> 8 * i & 0xFF

else:

    @intrinsic  # type: ignore[untyped-decorator]  # as above
    def put_eight(typing_context: Any, out: Any, at: Any, eight: Any) -> Any:
        """Writes eight bytes, given as one integer, the lowest first."""

        def generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            array = context.make_array(signature.args[0])(context, builder, arguments[0])
            place = builder.gep(array.data, [arguments[1]])
            builder.store(arguments[2], builder.bitcast(place, ir.IntType(64).as_pointer()), align=1)
            return context.get_dummy_value()

        _expect_bytes(out)
        return types.none(out, types.int64, types.int64), generate


BYTES_OF = lookup(sum((eight >> bit & 1) << 8 * bit for bit in range(8)) for eight in range(256))
"""For eight bits the eight bytes, each 1 or 0, as one integer."""


@small_rule
def put_bits(out: Cells, at: int, which: int, count: int) -> None:
    """Writes a byte for each of the lowest bits (8 to 63): 1 where it is set, else 0."""
    for done in range(0, count - 8, 8):
        put_eight(out, at + done, BYTES_OF[which >> done & 0xFF])
    put_eight(out, at + count - 8, BYTES_OF[which >> count - 8 & 0xFF])


@small_rule
def put_zeros(out: Cells, at: int, count: int) -> None:
    """Writes so many zeros (8 or more)."""
    for done in range(0, count - 8, 8):
        put_eight(out, at + done, 0)
    put_eight(out, at + count - 8, 0)


@small_rule
def mark(out: Cells, at: int, which: int) -> None:
    """Marks one of a few in a blank place; none where it is negative."""
    put(out, at + max(which, 0), which >= 0)


@small_rule
def lowest(x: int) -> int:
    """The place of the lowest bit that is set; x must not be 0."""
    return bits((x & -x) - 1)


@small_rule
def highest(x: int) -> int:
    """The place of the highest bit that is set; x must not be 0."""
    for half in (32, 16, 8, 4, 2, 1):
        x |= x >> half
    return bits(x) - 1


@small_rule
def nth(x: int, n: int) -> int:
    """The place of the n-th bit that is set, counted from 0."""
    place = 0
    for half in (32, 16, 8, 4, 2, 1):
        below = bits(x >> place & ((1 << half) - 1))
        if n >= below:
            n -= below
            place += half
    return place


# --- Masks of legal actions ----------------------------------------------------------------------------------------

WORD = 63
"""Actions in one word of a mask: an int64 whose sign bit stays free, so that all worlds count alike."""

FULL_WORD = (1 << WORD) - 1


def words_for(actions: int) -> int:
    """How many words the mask of so many actions takes."""
    return -(-actions // WORD)


@small_rule
def clear_mask(mask: Cells, words: int) -> None:
    """No action is legal."""
    for word in range(words):
        mask[word] = 0


@small_rule
def count_offered(mask: Cells, words: int) -> int:
    """How many actions are legal."""
    offered = 0
    for word in range(words):
        offered += bits(mask[word])
    return offered


@small_rule
def offer(mask: Cells, action: int) -> None:
    """Marks one action as legal."""
    mask[action // WORD] |= 1 << action % WORD


@small_rule
def withdraw(mask: Cells, action: int) -> None:
    """Marks one action as not legal."""
    mask[action // WORD] &= ~(1 << action % WORD)


@small_rule
def offer_all(mask: Cells, first: int, which: int) -> None:
    """Marks as legal the action `first + i` for each bit i of `which` (fewer than 63 bits)."""
    word, shift = first // WORD, first % WORD
    mask[word] |= (which << shift) & FULL_WORD
    beyond = which >> (WORD - shift)
    if beyond:
        mask[word + 1] |= beyond


@small_entry
def is_offered(mask: Cells, action: int) -> bool:
    """Whether that action is legal."""
    return (mask[action // WORD] >> action % WORD) & 1 == 1


@small_entry
def nth_offered(mask: Cells, n: int) -> int:
    """The n-th legal action, counted from 0; there must be more than n."""
    word = 0
    inside = bits(mask[0])
    while n >= inside:
        n -= inside
        word += 1
        inside = bits(mask[word])
    return word * WORD + nth(mask[word], n)


@small_entry
def spread(mask: Cells, out: Cells, actions: int) -> None:
    """Writes a mask as a 1 or a 0 for each action (of a game with eight or more)."""
    full = actions // WORD
    for word in range(full):
        if mask[word]:
            put_bits(out, word * WORD, mask[word], WORD)
        else:
            put_zeros(out, word * WORD, WORD)
    rest = actions - full * WORD
    if rest >= 8:
        put_bits(out, full * WORD, mask[full], rest)
    else:
        for i in range(rest):
            out[full * WORD + i] = mask[full] >> i & 1


def actions_in(mask: Cells, words: int) -> list[int]:
    """All legal actions of a mask, for Python."""
    actions = []
    for i in range(words):
        word = int(mask[i])
        while word:
            actions.append(i * WORD + (word & -word).bit_length() - 1)
            word &= word - 1
    return actions


# --- Records -------------------------------------------------------------------------------------------------------


def field(kind: str, *shape: int) -> Any:
    """Declares a field of a record: an integer type of numpy, and a shape if it holds several."""
    return (kind, shape)


def dtype_of(record: type) -> np.dtype[np.void]:
    """The numpy layout of a class whose attributes are declared by `field`, without holes."""
    declared = {name: value for part in reversed(record.__mro__) for name, value in vars(part).items()}
    fields = [(name, *value) for name, value in declared.items() if isinstance(value, tuple) and name[0] != "_"]
    fields.sort(key=lambda entry: -np.dtype(entry[1]).itemsize)
    size = sum(np.dtype(kind).itemsize * int(np.prod(shape or (1,))) for _, kind, shape in fields)
    if size % 8:
        fields.append(("padding", "i1", (-size % 8,)))
    return np.dtype([(name, kind, shape) if shape else (name, kind) for name, kind, shape in fields])


class _Grid:
    """A numpy array that hands out Python integers."""

    __slots__ = ("_array", "_item")

    def __init__(self, array: Any) -> None:
        self._array = array
        self._item = array.item

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, tuple):
            return self._item(*index)
        if isinstance(index, slice):
            return self._array[index].tolist()
        return self._item(index) if self._array.ndim == 1 else _Grid(self._array[index])

    def __setitem__(self, index: Any, value: int) -> None:
        self._array[index] = value

    def __len__(self) -> int:
        return len(self._array)


class RecordProxy:
    """One record, for Python: its fields are Python integers and grids of them.

    Interpreted rules work on it as it is; compiled ones take it as the record it stands for, through `data`.
    """

    __slots__ = ("_fields", "array", "data")
    array: Any
    data: Any

    def __init__(self, array: Any) -> None:
        object.__setattr__(self, "array", array)
        # Of bytes, because the buffer of a record describes all its fields, which takes ten times as long.
        object.__setattr__(self, "data", array.view(np.uint8).data)
        object.__setattr__(self, "_fields", {})

    def _field(self, name: str) -> Any:
        try:
            column = self.array[name]
        except ValueError:
            raise AttributeError(name) from None
        made = column if column.ndim == 1 else _Grid(column[0])
        self._fields[name] = made
        return made

    def __getattr__(self, name: str) -> Any:
        found = self._fields.get(name)
        if found is None:
            found = self._field(name)
        return found if type(found) is _Grid else found.item()

    def __setattr__(self, name: str, value: int) -> None:
        self._field(name)[0] = value

    def __reduce__(self) -> tuple[type["RecordProxy"], tuple[Any]]:
        return RecordProxy, (self.array,)

    def copy(self) -> "RecordProxy":
        """The same record once more, in a place of its own."""
        return RecordProxy(self.array.view(np.uint8).copy().view(self.array.dtype))


if not INTERPRETED:

    @typeof_impl.register(RecordProxy)  # type: ignore[untyped-decorator]  # numba is skipped by mypy
    def _type_of_row(value: RecordProxy, context: Any) -> Any:
        return _record_type(value.array.dtype)


@cache
def _record_type(layout: np.dtype[np.void]) -> Any:
    return numba.from_dtype(layout)


def row(array: Any, index: int = 0) -> Any:
    """One record of an array of records, in the form that rule functions take."""
    return RecordProxy(array[index : index + 1])


class _Rows:
    """An array of records that hands out rows."""

    __slots__ = ("_array",)

    def __init__(self, array: Any) -> None:
        self._array = array

    def __getitem__(self, index: int) -> RecordProxy:
        return RecordProxy(self._array[index : index + 1])

    def __len__(self) -> int:
        return len(self._array)


def records(array: Any) -> Any:
    """An array of records, in the form that compiled loops over it take."""
    return _Rows(array) if INTERPRETED else array


def cells(array: Any) -> Cells:
    """An array of integers, in the form that rule functions take."""
    return cast(Cells, _Grid(array) if INTERPRETED else array)


class _Direct:
    """A compiled function that is called from Python again and again with arguments of the same types."""

    __slots__ = ("_run", "function")

    def __init__(self, function: Any) -> None:
        self.function = function
        self._run: Any = self._first

    def _first(self, *arguments: Any) -> Any:
        result = self.function(*arguments)
        (version,) = self.function.overloads.values()
        self._run = version.entry_point
        return result

    def __call__(self, *arguments: Any) -> Any:
        return self._run(*arguments)


def direct(function: F) -> F:
    """An entry for callers in Python that need it fast: after the first call, types are no longer looked at.

    All callers must pass the same types, as the contract of a game fixes them.
    """
    return function if INTERPRETED else cast(F, _Direct(function))


def new_mask(actions: int) -> Cells:
    """An empty mask for so many actions."""
    return cells(np.zeros(words_for(actions), dtype=np.int64))
