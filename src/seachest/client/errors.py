"""What can go wrong between client and server."""

from collections.abc import Mapping
from typing import Any

from seachest.rules.errors import SeachestError, shown


class Refused(SeachestError):  # noqa: N818  # the word of the protocol
    """The server has not done what was asked for: a code, and its parameters."""

    def __init__(self, code: str, params: Mapping[str, Any] | None = None) -> None:
        self.code, self.params = code, dict(params or {})
        super().__init__(f"the server refused: {code}" + (f" {shown(self.params)}" if self.params else ""))


class Unreachable(SeachestError):  # noqa: N818  # it says what the server is
    """The server can't be reached, or says what makes no sense."""


class Outdated(SeachestError):  # noqa: N818  # it says what one of the two is
    """Client and server know a game by different rules, so that the one can't read the other's records."""


class Closed(SeachestError):  # noqa: N818  # it says what the client is
    """The client was closed, or the table left, before the answer came."""
