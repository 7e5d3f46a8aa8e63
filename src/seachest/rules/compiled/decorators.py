"""Decorators that compile rule functions, and templates that are compiled once for each game."""

from collections.abc import Callable
from types import FunctionType
from typing import Any, NoReturn, TypeAlias, TypeVar, cast

import numba
from numba.core import types

from seachest.rules.compiled.cache import code_folder
from seachest.rules.compiled.link_only import link_only
from seachest.rules.compiled.mode import INTERPRETED
from seachest.rules.compiled.plain_indices import plain_indices

F = TypeVar("F", bound=Callable[..., Any])  # any function at all

Dispatcher: TypeAlias = Any  # numba has no static types
"""A compiled function as numba holds it."""


def _compile(
    function: F,
    *,
    from_python: bool,
    inline: bool = False,
    small: bool = False,
    apart: bool = False,
    outermost: bool = False,
) -> F:
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

    def compile_once(arguments: tuple[object, ...]) -> object:
        """Compiles with every integer widened to int64, so that an int8 field does not make a second version."""
        widened = tuple(types.int64 if isinstance(kind, types.Integer) else kind for kind in arguments)
        with link_only(not from_python, outermost=outermost), plain_indices():
            return compile_for(widened)

    compiled.compile = compile_once
    if apart:
        compiled._compiler._customize_flags = _without_aliases
    if not from_python:
        _refuse_python(compiled, function.__name__)
    return cast(F, compiled)


def _without_aliases(flags: Any) -> Any:  # numba has no static types
    """Tells the compiler that no two arguments of a function share memory."""
    flags.noalias = True
    return flags


def _refuse_python(compiled: Dispatcher, name: str) -> None:
    """Makes calls from Python an error: a rule that has no wrapper for them would crash the process."""

    def add_overload(result: Dispatcher) -> None:
        compiled.overloads[tuple(result.signature.args)] = result

    def refuse(*arguments: object, **named: object) -> NoReturn:
        raise TypeError(f"{name} is called by compiled code only; mark it with @entry to call it from Python")

    compiled.add_overload = add_overload
    compiled._compile_for_args = refuse


def rule(function: F) -> F:
    """Compiles a function that other rules call; interpreted runs leave it as it is."""
    return _compile(function, from_python=False)


def small_rule(function: F) -> F:
    """Compiles a rule that is so small that it is inlined into all that call it."""
    return _compile(function, from_python=False, small=True)


def entry(function: F) -> F:
    """Compiles a rule that Python calls as well as other rules."""
    return _compile(function, from_python=True)


def writer(function: F) -> F:
    """Compiles a rule that writes into an array what it reads off a record that lies elsewhere.

    Fields of the record then stay in registers while the array is written.
    """
    return _compile(function, from_python=False, apart=True)


def writer_entry(function: F) -> F:
    """Compiles an entry that writes into an array what it reads off a record that lies elsewhere, like a writer."""
    return _compile(function, from_python=True, apart=True)


def small_entry(function: F) -> F:
    """Compiles an entry that is inlined into the rules that call it, like a small rule."""
    return _compile(function, from_python=True, small=True)


def entry_for(template: F, label: str, **rules: object) -> F:
    """Compiles a template for one game: the names it leaves open become that game's own rules.

    Compiled code that takes other compiled code as an argument, or closes over it, is never found in the cache again;
    a function with globals of its own is, and everything in it is inlined.
    """
    return _compile(bind(template, label, **rules), from_python=True, outermost=True)


def small_entry_for(template: F, label: str, **rules: object) -> F:
    """Compiles a template for one game as an entry that is inlined into the rules that call it."""
    return small_entry(bind(template, label, **rules))


def part_for(template: F, label: str, **rules: object) -> F:
    """Binds a template to one game so that it is inlined into the templates that call it; it has no code of its own."""
    return _compile(bind(template, label, **rules), from_python=False, inline=True)


def bind(template: F, label: str, **rules: object) -> F:
    """Binds the names that a template leaves open to one game's own rules; the result is not compiled."""
    inner = {name: undirected(function) for name, function in rules.items()}
    function = FunctionType(template.__code__, {**template.__globals__, **inner}, template.__name__)
    function.__module__ = template.__module__
    function.__qualname__ = f"{template.__qualname__}.{label}"
    return cast(F, function)


class DirectCall:
    """A compiled function that is called from Python again and again with arguments of the same types."""

    __slots__ = ("_run", "function")

    def __init__(self, function: Dispatcher) -> None:
        self.function = function
        self._run: Callable[..., object] = self._first

    def _first(self, *arguments: object) -> object:
        result = self.function(*arguments)
        (version,) = self.function.overloads.values()
        self._run = version.entry_point
        return result

    def __call__(self, *arguments: object) -> object:
        """Runs the function."""
        return self._run(*arguments)


def direct(function: F) -> F:
    """Returns an entry that skips the lookup of argument types after its first call, for callers in a hurry.

    All callers must pass the same types, as the contract of a game fixes them.
    """
    return function if INTERPRETED else cast(F, DirectCall(function))


def undirected(function: Any) -> Any:  # any function at all, or a constant
    """Returns what compiled code calls where Python calls `direct(function)`; anything else as it is."""
    return getattr(function, "function", function)
