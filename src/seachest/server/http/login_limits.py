"""Tries of passwords and codes: after a few, each one waits twice as long as the one before.

Tries are counted by address, by the network around it, and by account. Somebody with a whole network of addresses is
therefore slowed down as one, and the owner of an account can still log in from elsewhere. A device on which the owner
has logged in before is counted by itself: nobody else can use up its tries.
"""

import ipaddress
import math
import time
from collections import OrderedDict
from dataclasses import dataclass

from seachest.server.accounts.cookies import KnownDevice
from seachest.server.clock import Clock
from seachest.server.http.limits import PASSWORDS_PER_ACCOUNT
from seachest.server.ops.budgets import MAX_TRACKED_ADDRESSES, TokenBuckets

WIDE_IPV6_BITS, WIDE_IPV4_BITS = 48, 24
"""The bits of an address that a site or a small provider has for itself."""


@dataclass(frozen=True)
class WaitPolicy:
    """So many tries without a wait; then waits that double, from the first to the longest."""

    free: int
    first_s: float
    longest_s: float
    forgotten_s: float = 3600.0
    """After this long without a try, all tries are forgotten."""

    def wait_s(self, tries: int) -> float:
        """The wait after a number of tries."""
        if tries < self.free:
            return 0.0
        return min(self.longest_s, self.first_s * 2.0 ** min(tries - self.free, 64))


WAITS_PER_ADDRESS = WaitPolicy(10, 2.0, 300.0)
"""Wrong tries from an address (for IPv6, of its first 64 bits)."""
WAITS_PER_NETWORK = WaitPolicy(50, 2.0, 300.0)
"""Wrong tries from the network around an address: 24 bits of IPv4, 48 of IPv6."""
WAITS_PER_DEVICE = WaitPolicy(10, 1.0, 30.0)
"""Wrong tries from a device on which the owner has logged in before."""


class GrowingWaits:
    """Counts tries by key, such as an address; never more than `most` keys."""

    def __init__(self, policy: WaitPolicy, clock: Clock = time.monotonic, most: int = MAX_TRACKED_ADDRESSES) -> None:
        self._policy, self._clock, self._most = policy, clock, most
        self._tries: OrderedDict[str, tuple[int, float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._tries)

    def wait(self, key: str) -> float:
        """Seconds until the next try; 0.0 if it may be now."""
        tries, last = self._counted(key)
        return max(0.0, last + self._policy.wait_s(tries) - self._clock())

    def count(self, key: str) -> None:
        """Counts a try."""
        tries, _ = self._counted(key)
        self._tries[key] = tries + 1, self._clock()
        self._tries.move_to_end(key)
        if len(self._tries) > self._most:
            self._tries.popitem(last=False)

    def take_back(self, key: str) -> None:
        """Uncounts a try, because it was right."""
        tries, last = self._counted(key)
        if tries > 1:
            self._tries[key] = tries - 1, last
        else:
            self._tries.pop(key, None)

    def _counted(self, key: str) -> tuple[int, float]:
        tries, last = self._tries.get(key, (0, 0.0))
        return (0, 0.0) if last + self._policy.forgotten_s < self._clock() else (tries, last)


class LoginLimits:
    """All tries of passwords and codes at this process."""

    def __init__(self, clock: Clock = time.monotonic) -> None:
        self._addresses, self._networks = GrowingWaits(WAITS_PER_ADDRESS, clock), GrowingWaits(WAITS_PER_NETWORK, clock)
        self._devices = GrowingWaits(WAITS_PER_DEVICE, clock)
        self._accounts = TokenBuckets(PASSWORDS_PER_ACCOUNT, clock)

    def wait(self, address: str, account: str, device: KnownDevice | None = None) -> int:
        """Counts a try at an account from an address, and returns 0; else whole seconds until there may be one."""
        keys = self._keys(address, device)
        seconds = math.ceil(max(waits.wait(key) for waits, key in keys))
        if not seconds and device is None:
            seconds = self._accounts.wait(account)
        if not seconds:
            for waits, key in keys:
                waits.count(key)
        return seconds

    def succeeded(self, address: str, device: KnownDevice | None = None) -> None:
        """Takes the last try back, since it was right."""
        for waits, key in self._keys(address, device):
            waits.take_back(key)

    def _keys(self, address: str, device: KnownDevice | None) -> list[tuple[GrowingWaits, str]]:
        if device is not None:
            return [(self._devices, f"{device.player} {device.device}")]
        return [(self._addresses, address), (self._networks, wide_network(address))]


def wide_network(address: str) -> str:
    """The network around an address that `address_key` has made: 24 bits of IPv4, 48 of IPv6.

    >>> wide_network("2001:db8:1:2::/64"), wide_network("192.0.2.7")
    ('2001:db8:1::/48', '192.0.2.0/24')
    """
    try:
        network = ipaddress.ip_network(address, strict=False)
    except ValueError:
        return address
    bits = WIDE_IPV4_BITS if network.version == 4 else WIDE_IPV6_BITS
    return str(network.supernet(new_prefix=bits)) if network.prefixlen > bits else str(network)
