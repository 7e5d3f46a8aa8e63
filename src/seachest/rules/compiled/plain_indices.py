"""Makes numba take every index of a rule as it is, rather than count negative ones from the end.

Python counts them from the end, and numba does the same by comparing each index with 0, which costs a tenth of the time
of a batch. Rules never use negative indices: where they might, bounds-checked runs now raise IndexError. This changes
a function of numba that is not part of its documented interface; where a version of numba lacks it, indices are
compiled in the usual way.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from threading import local
from typing import Any, TypeAlias

from numba.core import types
from numba.np import arrayobj

Numba: TypeAlias = Any  # numba has no static types


class _Scope(local):
    """For each thread: whether rules are being compiled."""

    def __init__(self) -> None:
        self.is_plain = False


_scope = _Scope()


@contextmanager
def plain_indices() -> Iterator[None]:
    """Compiles what is compiled within with indices as they are."""
    earlier, _scope.is_plain = _scope.is_plain, True
    try:
        yield
    finally:
        _scope.is_plain = earlier


def _change_numba() -> None:
    fix = arrayobj.fix_integer_index

    def fix_unless_plain(context: Numba, builder: Numba, kind: Numba, index: Numba, size: Numba) -> Numba:
        if _scope.is_plain and kind.signed:
            return context.cast(builder, index, kind, types.intp)
        return fix(context, builder, kind, index, size)

    arrayobj.fix_integer_index = fix_unless_plain


if hasattr(arrayobj, "fix_integer_index"):
    _change_numba()
