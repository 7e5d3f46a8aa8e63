"""Names of the Python API that were replaced: they keep working for a while, and warn."""

import warnings
from collections.abc import Callable, Mapping


def warn_renamed(old: str, new: str) -> None:
    """Warn the caller of a deprecated method that it has another name now."""
    warnings.warn(f"{old} is deprecated: call {new} instead", DeprecationWarning, stacklevel=3)


def renamed_in(module: str, names: Mapping[str, tuple[str, object]]) -> Callable[[str], object]:
    """Return the `__getattr__` of a module that still hands out replaced names, each with a warning.

    `names` has the new name and what it stands for, by old name.
    """

    def find(name: str) -> object:
        if name not in names:
            raise AttributeError(f"module {module!r} has no attribute {name!r}")
        new, found = names[name]
        warnings.warn(f"{module}.{name} is deprecated: it is called {new} now", DeprecationWarning, stacklevel=2)
        return found

    return find
