"""Rate limits: buckets of tokens that fill up with time. Each process counts for itself."""

import ipaddress
import math
import time
from collections import Counter, OrderedDict
from dataclasses import dataclass

from seachest.server.clock import Clock

A_MINUTE_S = 60.0
MAX_TRACKED_ADDRESSES = 20_000
"""Addresses that are counted; those that were silent longest are forgotten first."""
IPV6_NETWORK_BITS = 64
"""The bits of an IPv6 address that a household shares; within them it has more addresses than anybody can count."""


@dataclass(frozen=True)
class Rate:
    """So many at once, and as many again within so many seconds."""

    count: int
    seconds: float

    @property
    def a_second(self) -> float:
        """How fast a bucket fills up."""
        return self.count / self.seconds


MESSAGES_PER_SOCKET = Rate(100, 20)
"""Of a socket."""
CHAT_LINES_PER_SOCKET = Rate(8, 20)
"""Lines of a socket."""
LOGINS_PER_ADDRESS = Rate(10, 300)
"""Tries of a password from an address."""
PASSWORDS_PER_ACCOUNT = Rate(300, 3600)
"""Tries of one account's password from anywhere; more than one address may try, or anybody could lock out anybody."""
ACCOUNTS_PER_ADDRESS = Rate(20, 3600)
"""New ones from an address."""
OPENINGS_FACTOR, TABLE_CHANGES_FACTOR, READS_FACTOR = 1, 2, 10
"""How many tables a player may open in a minute, how often they may change one (sit down, leave, seat a bot), and how
often they may read: multiples of the new guests that an address may bring in a minute."""
ADDRESS_FACTOR = 4
"""All players of an address together may do so many times as much as one player."""
HANDSHAKES_FACTOR = 10
"""New sockets of an address in a minute, as a multiple of its new guests."""
MAX_SOCKETS_PER_PLAYER = 20
SOCKETS_PER_ADDRESS_FACTOR = 10
"""Open sockets of an address, as a multiple of its new guests in a minute."""


class TokenBucket:
    """Holds as many tokens as may be used at once; full at first."""

    __slots__ = ("_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Clock = time.monotonic) -> None:
        self._rate, self._clock = rate, clock
        self._left, self._filled = float(rate.count), clock()

    def take(self) -> bool:
        """Takes a token; whether there was one."""
        self._fill()
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is a token."""
        self._fill()
        return max(0.0, 1 - self._left) / self._rate.a_second

    def _fill(self) -> None:
        """Adds the tokens of the time that has passed; none where the clock runs backwards."""
        now = self._clock()
        self._left = min(self._rate.count, self._left + max(0.0, now - self._filled) * self._rate.a_second)
        self._filled = now


class TokenBuckets:
    """A bucket for each key, such as an address; never more than `most`."""

    def __init__(self, rate: Rate, clock: Clock = time.monotonic, most: int = MAX_TRACKED_ADDRESSES) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def wait(self, key: str) -> int:
        """Takes a token; 0, or whole seconds until there is one."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return 0 if bucket.take() else max(1, math.ceil(bucket.wait()))


class PlayerAddressBuckets:
    """Buckets for each player, and for each address with all who play there."""

    def __init__(self, a_minute: int, clock: Clock) -> None:
        self._players = TokenBuckets(Rate(a_minute, A_MINUTE_S), clock)
        self._addresses = TokenBuckets(Rate(ADDRESS_FACTOR * a_minute, A_MINUTE_S), clock)

    def wait(self, player: str | None, address: str) -> int:
        """Takes a token of each (of the address alone without a player); 0, or whole seconds until there is one."""
        mine = 0 if player is None else self._players.wait(player)
        return mine or self._addresses.wait(address)


class OpenSocketCounter:
    """Counts open sockets by player and by address."""

    def __init__(self, most_of_player: int, most_of_address: int) -> None:
        self._most = most_of_player, most_of_address
        self._open: Counter[tuple[int, str]] = Counter()

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, *keys: str) -> int:
        """Counts one more; 0, or how many there may be where there are too many."""
        counted = list(enumerate(keys))
        for kind, key in counted:
            if self._open[kind, key] >= self._most[kind]:
                return self._most[kind]
        self._open.update(counted)
        return 0

    def leave(self, *keys: str) -> None:
        """Counts one less."""
        counted = list(enumerate(keys))
        self._open.subtract(counted)
        for each in counted:
            if not self._open[each]:
                del self._open[each]


class Limits:
    """All rate limits of a process."""

    def __init__(self, guests_a_minute: int, clock: Clock = time.monotonic) -> None:
        self._clock = clock
        self.guests = TokenBuckets(Rate(guests_a_minute, A_MINUTE_S), clock)
        self.openings = PlayerAddressBuckets(OPENINGS_FACTOR * guests_a_minute, clock)
        """Of tables."""
        self.table_changes = PlayerAddressBuckets(TABLE_CHANGES_FACTOR * guests_a_minute, clock)
        """Sitting down, leaving, seating bots, and beginning."""
        self.reads = PlayerAddressBuckets(READS_FACTOR * guests_a_minute, clock)
        """Of lists, tables and records."""
        self.handshakes = TokenBuckets(Rate(HANDSHAKES_FACTOR * guests_a_minute, A_MINUTE_S), clock)
        self.sockets = OpenSocketCounter(MAX_SOCKETS_PER_PLAYER, SOCKETS_PER_ADDRESS_FACTOR * guests_a_minute)
        self.accounts = TokenBuckets(ACCOUNTS_PER_ADDRESS, clock)
        self.logins = TokenBuckets(LOGINS_PER_ADDRESS, clock)
        """By address."""
        self.passwords = TokenBuckets(PASSWORDS_PER_ACCOUNT, clock)
        """By account: many addresses together can't guess faster."""

    def messages(self) -> TokenBucket:
        """For a new socket."""
        return TokenBucket(MESSAGES_PER_SOCKET, self._clock)

    def chat(self) -> TokenBucket:
        """For a new socket, beside the one for all messages."""
        return TokenBucket(CHAT_LINES_PER_SOCKET, self._clock)


def address_key(address: str) -> str:
    """An address as it is counted: an IPv6 address by its network, and one key for everything that is no address."""
    try:
        found = ipaddress.ip_address(address.strip().strip("[]").partition("%")[0])
    except ValueError:
        return "?"
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.ip_network((found, IPV6_NETWORK_BITS), strict=False))
    return str(found)
