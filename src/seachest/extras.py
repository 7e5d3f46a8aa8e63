"""Packages that only some parts of Seachest need (extras), and the error where one is not installed."""

from importlib import import_module
from typing import Any

from seachest.rules.errors import SeachestError


class MissingPackage(SeachestError):  # noqa: N818  # it says what is missing
    """A package that is needed is not installed."""


def needed(module: str, why: str, extra: str) -> Any:  # Any: a module has no type of its own
    """Imports a module that needs an extra; raises `MissingPackage` with the reason and what to type otherwise."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingPackage(f"{why}: pip install 'seachest[{extra}]'") from None
