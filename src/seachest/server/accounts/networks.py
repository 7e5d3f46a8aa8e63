"""The networks that are banned, in memory: every request is compared with them."""

import ipaddress

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncEngine

from seachest.rules.errors import NotationError, shown
from seachest.server.accounts.restrictions import ban_refusal
from seachest.server.clock import Clock
from seachest.server.storage.schema import restrictions

WIDEST_BAN_BITS = {4: 16, 6: 32}
"""The fewest bits of a network that can be banned, by version of the protocol: so that a typo can't ban a continent."""


class BannedNetworks:
    """The networks that are banned, as of the last `load`."""

    def __init__(self, engine: AsyncEngine, clock: Clock) -> None:
        self._engine, self._clock = engine, clock
        self._until: dict[tuple[int, int], dict[int, float]] = {}
        """For each version and number of bits, the networks (as numbers of so many bits), and until when."""

    async def load(self) -> None:
        """Reads them from the database."""
        query = select(restrictions.c.network, restrictions.c.until).where(
            restrictions.c.network.is_not(None), restrictions.c.until > self._clock()
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(query)).all()
        found: dict[tuple[int, int], dict[int, float]] = {}
        for network, until in rows:
            parsed = ipaddress.ip_network(network, strict=False)
            some = found.setdefault((parsed.version, parsed.prefixlen), {})
            number = int(parsed.network_address) >> (parsed.max_prefixlen - parsed.prefixlen)
            some[number] = max(until, some.get(number, 0.0))
        self._until = found

    def until(self, address: str) -> float | None:
        """Until when an address, as limits count it, is banned; None if it is not."""
        if not self._until:
            return None
        try:
            parsed = ipaddress.ip_network(address, strict=False)
        except ValueError:
            return None
        number, now = int(parsed.network_address), self._clock()
        ends = [
            networks.get(number >> (parsed.max_prefixlen - bits), 0.0)
            for (version, bits), networks in self._until.items()
            if version == parsed.version and bits <= parsed.prefixlen
        ]
        latest = max(ends, default=0.0)
        return latest if latest > now else None

    def refuse(self, address: str) -> None:
        """Refuses a request from an address that is banned."""
        until = self.until(address)
        if until is not None:
            raise ban_refusal(until, self._clock())


def network_to_ban(text: str) -> str:
    """An address or network as it is stored; raises NotationError if it is none, too wide, or of this machine.

    >>> network_to_ban("192.0.2.7"), network_to_ban("2001:db8:1:2:3::")
    ('192.0.2.7/32', '2001:db8:1:2::/64')
    """
    try:
        network = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise NotationError(f"address: {shown(text)} is neither an address nor a network") from None
    if network.version == 6 and network.prefixlen > 64:
        network = network.supernet(new_prefix=64)
    if network.is_loopback or network.prefixlen < WIDEST_BAN_BITS[network.version]:
        raise NotationError(f"address: {shown(text)} can't be banned")
    return str(network)
