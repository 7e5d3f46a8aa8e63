"""What can go wrong between client and server."""

from collections.abc import Mapping
from typing import Any

import msgspec

from seachest.rules.errors import SeachestError, shown
from seachest.wire.base import Problem


class RequestRefused(SeachestError):  # noqa: N818  # it says what happened
    """The server refused a request; `code` says why, and `params` has what belongs to the code.

    >>> RequestRefused("too-late", {"seat": 1})
    RequestRefused('the server refused: too-late {"seat": 1}')
    """

    def __init__(self, code: str, params: Mapping[str, Any] | None = None) -> None:  # Any: parameters are JSON
        self.code, self.params = code, dict(params or {})
        super().__init__(f"the server refused: {code}" + (f" {shown(self.params)}" if self.params else ""))


class ServerUnreachable(SeachestError):  # noqa: N818  # it says what the server is
    """The server can't be reached, or its answer can't be read."""


class RulesMismatch(SeachestError):  # noqa: N818  # it says what is wrong
    """Client and server have different versions of a game's rules, so the client can't read the server's records."""


class ClientClosed(SeachestError):  # noqa: N818  # it says what the client is
    """The client was closed, or the table left, before the answer came."""


def refusal_from(body: bytes, status: int, unreadable_code: str = "status") -> RequestRefused:
    """The refusal in the body of an HTTP response; one with its status where the body has none."""
    try:
        problem = msgspec.json.decode(body, type=Problem)
    except msgspec.MsgspecError:
        return RequestRefused(unreadable_code, {"status": status})
    return RequestRefused(problem.code, problem.params)
