"""The exception for everything that the server refuses to do."""

from collections.abc import Mapping
from typing import Any


class Refusal(Exception):  # noqa: N818  # the usual word for it here
    """A request that is refused: the status of the answer, a code, and its parameters."""

    def __init__(
        self,
        status: int,
        code: str,
        params: Mapping[str, object] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status, self.code = status, code
        self.params: dict[str, Any] = dict(params or {})  # anything that JSON can hold
        self.headers = dict(headers or {})
