"""Buckets of tokens that fill up with time, and budgets of work made of them. Each process counts for itself."""

import math
import time
from collections import OrderedDict
from collections.abc import Callable, Collection
from dataclasses import dataclass

from seachest.server.clock import Clock

MAX_TRACKED_ADDRESSES = 20_000
"""Addresses that are counted; those that were silent longest are forgotten first."""


@dataclass(frozen=True)
class Rate:
    """A number of uses at once, and as many again within a number of seconds."""

    count: int
    seconds: float

    def times(self, share: float) -> "Rate":
        """Multiplies the rate by a factor; at least one use at once is left."""
        return Rate(max(1, round(self.count * share)), self.seconds)

    @property
    def a_second(self) -> float:
        """How fast a bucket fills up."""
        return self.count / self.seconds


THINKING_PER_PLAYER, THINKING_PER_ADDRESS = Rate(60, 120), Rate(120, 120)
"""Seconds that bots may think for a player, and for all players of an address, while others wait. A game with three
masters takes some 20 seconds of thinking a minute."""


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

    def spend(self, tokens: float) -> None:
        """Takes tokens for something that is done already; a bucket can owe as many as it holds, and no more."""
        self._fill()
        self._left = max(-float(self._rate.count), self._left - tokens)

    def debt_wait(self) -> float:
        """Seconds until it owes nothing."""
        return max(0.0, -self._left) / self._rate.a_second

    def used(self) -> float:
        """The share that is used up: 0 for a full bucket, 1 for an empty one, more for one that owes tokens."""
        self._fill()
        return 1 - self._left / self._rate.count

    def _fill(self) -> None:
        """Adds the tokens of the time that has passed; none if the clock runs backwards."""
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
        bucket = self.bucket(key)
        return 0 if bucket.take() else max(1, math.ceil(bucket.wait()))

    def bucket(self, key: str) -> TokenBucket:
        """The bucket of a key."""
        bucket = self._buckets.pop(key, None) or TokenBucket(self._rate, self._clock)
        self._buckets[key] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


class PlayerAddresses:
    """The address from which each player was last seen; never more than `most`."""

    def __init__(self, most: int = MAX_TRACKED_ADDRESSES) -> None:
        self._most = most
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self.changed: Callable[[str, str], None] = lambda player, address: None
        """Called with a player who comes from another address than before, or for the first time."""

    def put(self, player: str, address: str) -> None:
        """Keeps the address of a player."""
        if self._addresses.get(player) != address:
            self.changed(player, address)
        self.hear(player, address)

    def hear(self, player: str, address: str) -> None:
        """Keeps the address of a player whom another process has seen."""
        self._addresses[player] = address
        self._addresses.move_to_end(player)
        if len(self._addresses) > self._most:
            self._addresses.popitem(last=False)

    def get(self, player: str) -> str | None:
        """The address of a player; None if it is not known."""
        return self._addresses.get(player)


class WorkBudget:
    """Work that each player may cause, and all players of an address together, in some unit of time."""

    def __init__(
        self,
        per_player: Rate,
        per_address: Rate,
        clock: Clock = time.monotonic,
        addresses: PlayerAddresses | None = None,
    ) -> None:
        self._players, self._addresses = TokenBuckets(per_player, clock), TokenBuckets(per_address, clock)
        self._address_of = PlayerAddresses() if addresses is None else addresses

    def used(self, players: Collection[str]) -> float:
        """The smallest share of a budget that any of the players has used; 1 is all of it."""
        return min((self._used(player) for player in players), default=0.0)

    def spend(self, players: Collection[str], cost: float) -> None:
        """Shares the cost of work among players."""
        for player in players:
            for bucket in self._buckets(player):
                bucket.spend(cost / len(players))

    def spend_at(self, player: str | None, address: str, cost: float) -> None:
        """Counts the cost of work for a player (None: somebody without a session) at an address."""
        for bucket in self._buckets_at(player, address):
            bucket.spend(cost)

    def take_at(self, player: str, address: str, cost: float) -> float:
        """Counts the cost of work that comes now; seconds until it may be done, so that each has a turn of its own."""
        wait = 0.0
        for bucket in self._buckets_at(player, address):
            bucket.spend(cost)
            wait = max(wait, bucket.debt_wait())
        return wait

    def wait_at(self, player: str | None, address: str) -> float:
        """Seconds until there is anything left of the budget; 0.0 if there is."""
        return max(0.0 if bucket.used() < 1 else bucket.wait() for bucket in self._buckets_at(player, address))

    def _buckets_at(self, player: str | None, address: str) -> list[TokenBucket]:
        mine = [] if player is None else [self._players.bucket(player)]
        return [*mine, self._addresses.bucket(address)]

    def _used(self, player: str) -> float:
        return max(bucket.used() for bucket in self._buckets(player))

    def _buckets(self, player: str) -> list[TokenBucket]:
        address = self._address_of.get(player)
        mine = [self._players.bucket(player)]
        return mine if address is None else [*mine, self._addresses.bucket(address)]


def thinking_budget(clock: Clock = time.monotonic, addresses: PlayerAddresses | None = None) -> WorkBudget:
    """The budget for the thinking of bots."""
    return WorkBudget(THINKING_PER_PLAYER, THINKING_PER_ADDRESS, clock, addresses)
