"""The exception for everything that the server does not do."""

from collections.abc import Mapping
from typing import Any


class Refusal(Exception):  # noqa: N818  # the word for it, everywhere
    """Something that is not done: the status of the answer, a code, and its parameters."""

    def __init__(
        self,
        status: int,
        code: str,
        params: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(code)
        self.status, self.code, self.params = status, code, dict(params or {})
        self.headers = dict(headers or {})
