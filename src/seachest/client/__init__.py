"""A client of the server, for anyone's bot: `async with ServerClient(url) as client: …` (docs/python.md)."""

import warnings

from seachest.client.bot import chooser_of, play
from seachest.client.client import ServerClient
from seachest.client.errors import ClientClosed, RequestRefused, RulesMismatch, ServerUnreachable
from seachest.client.table import FollowedTable

__all__ = [
    "ClientClosed",
    "FollowedTable",
    "RequestRefused",
    "RulesMismatch",
    "ServerClient",
    "ServerUnreachable",
    "chooser_of",
    "play",
]

_DEPRECATED_NAMES: dict[str, type] = {
    "Client": ServerClient,
    "Closed": ClientClosed,
    "Outdated": RulesMismatch,
    "Refused": RequestRefused,
    "Unreachable": ServerUnreachable,
}


def __getattr__(name: str) -> type:
    """A class by the name that it had before."""
    if name not in _DEPRECATED_NAMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = _DEPRECATED_NAMES[name]
    message = f"seachest.client.{name} is deprecated: use seachest.client.{found.__name__} instead"
    warnings.warn(message, DeprecationWarning, stacklevel=2)
    return found
