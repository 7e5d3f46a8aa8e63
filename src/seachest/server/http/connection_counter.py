"""How many connections each address has open."""

from collections import Counter

from seachest.server.http.limits import address_key, is_near

CONNECTION_COUNTER = "connection_counter"
"""The name of the ConnectionCounter in the application's state."""


class ConnectionCounter:
    """Counts open connections by address; those of a proxy are not limited, since they are many people's."""

    def __init__(self, most: int, *, behind_proxy: bool) -> None:
        self._most, self._behind_proxy = most, behind_proxy
        self._open: Counter[str] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, host: str) -> int:
        """Counts one more connection and returns 0; if that is one too many, returns how many are allowed."""
        key = address_key(host)
        if self._open[key] >= self._most and not (self._behind_proxy and is_near(host)):
            return self._most
        self._open[key] += 1
        return 0

    def leave(self, host: str) -> None:
        """Uncounts a connection."""
        key = address_key(host)
        self._open[key] -= 1
        if self._open[key] <= 0:
            del self._open[key]
