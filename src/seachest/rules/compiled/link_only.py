"""Makes numba stop at intermediate code for rules that only other rules call.

Numba optimizes every function with all that it calls and translates it to machine code, even if nobody ever calls it
from Python. A rule is linked into the entries that call it and optimized there, so its own machine code is never run:
four of five functions of a game need none. This changes methods of numba that are not part of
its documented interface; where a version of numba lacks one of them, all rules are compiled in the usual way.
"""

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Any, TypeAlias

from llvmlite import binding
from numba.core import codegen

Library: TypeAlias = Any  # numba has no static types
"""A piece of code as numba holds it."""

LINK_ONLY_KIND = "link-only"
"""How such a library is marked in the cache."""
_CHANGED = ("_finalize_final_module", "_optimize_final_module", "serialize_using_object_code", "_unserialize")
_IS_POSSIBLE = all(hasattr(codegen.JITCodeLibrary, name) for name in _CHANGED) and all(
    hasattr(codegen.JITCPUCodegen, name) for name in ("set_env", "unserialize_library")
)


class _Depth(local):
    """For each thread: how the innermost function that is being compiled is linked."""

    def __init__(self) -> None:
        self.is_link_only = False
        self.is_outermost = False


_depth = _Depth()


@contextmanager
def link_only(wanted: bool, *, outermost: bool = False) -> Iterator[None]:
    """Compiles what is compiled within only as far as linking needs it, or in the usual way.

    Rules that are linked into an `outermost` function are optimized together with it, for it alone.
    """
    earlier = _depth.is_link_only, _depth.is_outermost
    _depth.is_link_only, _depth.is_outermost = wanted, outermost
    try:
        yield
    finally:
        _depth.is_link_only, _depth.is_outermost = earlier


def _make_rules_internal(module: Library) -> None:
    """Tells the optimizer that nobody else calls the rules that are linked into a module.

    It then knows what they return (never an error), inlines those that are called once, and drops their own code. They
    get names of their own: the linker finds even internal functions by name, whoever asks for them.
    """
    there = [function for function in module.functions if not function.is_declaration]
    owner = " ".join(function.name for function in there if function.linkage == binding.Linkage.external)
    suffix = hashlib.sha256(owner.encode()).hexdigest()[:16]
    for function in there:
        if function.linkage == binding.Linkage.linkonce_odr:
            function.linkage = "internal"
            function.name = f"{function.name}.{suffix}"


def _change_numba() -> None:
    library, engine = codegen.JITCodeLibrary, codegen.JITCPUCodegen
    finalize, optimize = library._finalize_final_module, library._optimize_final_module
    serialize, unserialize = library.serialize_using_object_code, library._unserialize.__func__
    set_env = engine.set_env

    def finalize_for_linking(self: Library) -> None:
        if not _depth.is_link_only:
            finalize(self)
            return
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._is_link_only = True
        self._finalized = True

    def optimize_for_linking(self: Library) -> None:
        if not _depth.is_link_only:
            if _depth.is_outermost:
                _make_rules_internal(self._final_module)
            optimize(self)

    def serialize_for_linking(self: Library) -> tuple[str, str, object]:
        if not getattr(self, "_is_link_only", False):
            return serialize(self)  # type: ignore[no-any-return]  # numba has no types
        return self.name, LINK_ONLY_KIND, self._get_module_for_linking().as_bitcode()

    def unserialize_for_linking(cls: type[Library], generator: Library, state: tuple[str, str, Any]) -> Library:
        name, kind, data = state
        if kind != LINK_ONLY_KIND:
            return unserialize(cls, generator, state)
        self = generator.create_library(name)
        self._final_module = self._shared_module = binding.parse_bitcode(data)
        self._is_link_only = self._finalized = True
        return self

    def set_env_if_there(self: Library, name: str, environment: object) -> None:
        if self._engine.is_symbol_defined(name):
            set_env(self, name, environment)

    library._finalize_final_module = finalize_for_linking
    library._optimize_final_module = optimize_for_linking
    library.serialize_using_object_code = serialize_for_linking
    library._unserialize = classmethod(unserialize_for_linking)
    engine.set_env = set_env_if_there


if _IS_POSSIBLE:
    _change_numba()
