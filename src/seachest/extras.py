"""Packages that only some parts of Seachest need, and that may not be installed."""

from importlib import import_module
from typing import Any

from seachest.rules.errors import SeachestError


class MissingPackage(SeachestError):  # noqa: N818  # it tells what is missing
    """A package that is needed is not installed."""


def needed(module: str, why: str, extra: str) -> Any:
    """A module of such a package, or an error that tells why it is needed and how to get it."""
    try:
        return import_module(module)
    except ImportError:
        raise MissingPackage(f"{why}: pip install 'seachest[{extra}]'") from None
