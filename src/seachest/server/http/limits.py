"""Rate limits: how much players and addresses may do. Each process counts for itself."""

import ipaddress
import time
from collections import Counter

from seachest.server.clock import MINUTE_S, Clock
from seachest.server.ops.budgets import PlayerAddresses, Rate, TokenBucket, TokenBuckets, WorkBudget, thinking_budget

BURST_MINUTES, GUESTS_BURST_MINUTES = 4, 10
"""Minutes' worth of requests that an address may send at once. A school class or a hall full of people shares one
address, and everybody arrives at the same moment."""
IPV6_NETWORK_BITS = 64
"""The bits of an IPv6 address that a household shares; within them it has more addresses than anybody can count."""


MESSAGES_PER_SOCKET = Rate(100, 20)
"""Messages that a socket may send."""
MOVES_PER_PLAYER, MOVES_PER_ADDRESS = Rate(200, 20), Rate(4000, 32)
"""Decisions, taken back or not, that a player may make over however many sockets and at however many tables, and all
players of an address together. Further ones wait. 300 people at an address play no faster, and the number of an address
grows with its new guests in a minute."""
CHAT_LINES_PER_PLAYER, CHAT_LINES_PER_TABLE = Rate(8, 20), Rate(24, 20)
"""Lines of chat that a player may send, over however many sockets and at however many tables, and that all who are at a
table may send together."""
PREFERENCE_CHANGES_PER_PLAYER = Rate(40, 60)
"""Changes of pace, decisions in advance and mutings that a player may send."""
CONTROL_FRAMES_PER_SOCKET = Rate(30, 30)
"""Pings and pongs that a socket may send; clients send one in twenty seconds or so."""
PASSWORDS_PER_ACCOUNT = Rate(300, 3600)
"""Attempts at the password of one account from all addresses together, but those of the owner's known devices."""
REPORTS_PER_PLAYER, REPORTS_PER_ADDRESS = Rate(5, 3600), Rate(20, 3600)
"""Reports of other players."""
EXPORTS_PER_PLAYER, EXPORTS_PER_ADDRESS, DELETIONS_PER_ADDRESS = Rate(3, 3600), Rate(10, 3600), Rate(10, 3600)
"""Exports of a player's own data, and deletions: each reads the whole log."""
ACCOUNT_CHANGES_FACTOR = 2
"""How often a player may read or end sessions in a minute, as a multiple of the new guests of an address."""
ACCOUNTS_PER_ADDRESS = Rate(60, 3 * 3600)
"""New accounts from an address: those of two classes at once, and 20 an hour."""
OPENINGS_FACTOR, TABLE_CHANGES_FACTOR, READS_FACTOR = 1, 2, 10
"""How many tables a player may open in a minute, how often they may change one (sit down, leave, seat a bot), and how
often they may read: multiples of the new guests that an address may bring in a minute."""
ADDRESS_FACTOR = 4
"""All players of an address together may do so many times as much as one player."""
HANDSHAKES_FACTOR = 10
"""New sockets of an address in a minute, as a multiple of its new guests."""
MAX_SOCKETS_PER_PLAYER = 20
REQUESTS_FACTOR = 80
"""All requests of an address in a minute, as a multiple of its new guests; a page is some thirty of them."""
USUAL_GUESTS_A_MINUTE = 30
WORK_PER_PLAYER, WORK_PER_ADDRESS = Rate(1000, 10), Rate(8000, 32)
"""Milliseconds of work that a player may cause, and all players of an address together, besides moves: a tenth and a
quarter of a core, and what 300 people cause who come at once. They grow with the new guests of an address in a
minute."""
REQUEST_COST_MS, FOLLOW_COST_MS = 1.0, 3.0
"""What a request about tables and following a table cost at least."""
INVITATIONS_PER_PLAYER, NOTICES_PER_PLAYER = Rate(20, 600), Rate(40, 1200)
"""Invitations that a player may send, and notifications that are sent to a player, on all of their devices at once."""
LOGBOOK_COST_MS, INVITATIONS_COST_MS, LIST_COST_MS = 12.0, 6.0, 3.0
"""What it costs to count a logbook, to look at the tables of invitations, and to read a page of another list."""
QR_CODE_COST_MS = 5.0
"""What it costs to draw a QR code."""
HINTS_PER_PLAYER = Rate(20, 60)
"""Hints that a player may ask for; what they cost counts as thinking of bots."""
REVIEWS_PER_PLAYER, REVIEWS_PER_ADDRESS = Rate(20, 3600), Rate(80, 3600)
"""Quick reviews that a player, and all players of an address together, may ask for; a deep one counts as several."""
DEEP_REVIEW_COST = 5.0
REFUSED_MESSAGE_COST_MS = 0.5
"""What a message over a socket costs that is refused, whatever it asks for."""
SOCKETS_PER_ADDRESS_FACTOR = 20
"""Open sockets of an address, as a multiple of its new guests in a minute."""
CONNECTIONS_PER_ADDRESS_FACTOR = 80
"""Open connections of an address, WebSockets among them, as a multiple of its new guests in a minute; a browser opens
six of them for a page."""
MAX_CONNECTION_SHARE = 0.25
"""The share of all files that the process may open which one address may use for connections."""


def address_rate(a_minute: int, burst_minutes: int = BURST_MINUTES) -> Rate:
    """The rate of an address that may do something so many times in a minute, and for some minutes' worth at once."""
    return Rate(burst_minutes * a_minute, burst_minutes * MINUTE_S)


class PlayerAddressBuckets:
    """Buckets for each player, and for each address with all who play there."""

    def __init__(self, a_minute: int, clock: Clock) -> None:
        self._players = TokenBuckets(Rate(a_minute, MINUTE_S), clock)
        self._addresses = TokenBuckets(address_rate(ADDRESS_FACTOR * a_minute), clock)

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
        """Counts one more socket and returns 0; if that is one too many, returns how many are allowed."""
        counted = list(enumerate(keys))
        for kind, key in counted:
            if self._open[kind, key] >= self._most[kind]:
                return self._most[kind]
        self._open.update(counted)
        return 0

    def leave(self, *keys: str) -> None:
        """Uncounts a socket."""
        counted = list(enumerate(keys))
        self._open.subtract(counted)
        for each in counted:
            if not self._open[each]:
                del self._open[each]


class Limits:
    """All rate limits of a process: multiples of the new guests that an address may bring in a minute."""

    def __init__(
        self,
        guests_a_minute: int,
        clock: Clock = time.monotonic,
        *,
        sockets_per_player: int = MAX_SOCKETS_PER_PLAYER,
        sockets_per_address_factor: int = SOCKETS_PER_ADDRESS_FACTOR,
        handshakes_factor: int = HANDSHAKES_FACTOR,
    ) -> None:
        self.clock = clock
        self.addresses = PlayerAddresses()
        """Where players come from, as far as this process has seen or heard."""
        self.thinking = thinking_budget(clock, self.addresses)
        """The thinking of bots."""
        self.guests = TokenBuckets(address_rate(guests_a_minute, GUESTS_BURST_MINUTES), clock)
        self.openings = PlayerAddressBuckets(OPENINGS_FACTOR * guests_a_minute, clock)
        """Opening tables."""
        self.table_changes = PlayerAddressBuckets(TABLE_CHANGES_FACTOR * guests_a_minute, clock)
        """Sitting down, leaving, seating bots, and beginning."""
        self.reads = PlayerAddressBuckets(READS_FACTOR * guests_a_minute, clock)
        """Reading lists, tables and records."""
        self.handshakes = TokenBuckets(address_rate(handshakes_factor * guests_a_minute), clock)
        self.sockets = OpenSocketCounter(sockets_per_player, sockets_per_address_factor * guests_a_minute)
        self.wishes = TokenBuckets(PREFERENCE_CHANGES_PER_PLAYER, clock)
        """Changes of pace, decisions in advance and mutings, by player."""
        self._chat_lines = TokenBuckets(CHAT_LINES_PER_PLAYER, clock)
        self._table_chat_lines = TokenBuckets(CHAT_LINES_PER_TABLE, clock)
        self.requests = TokenBuckets(address_rate(REQUESTS_FACTOR * guests_a_minute), clock)
        """All requests of an address, whatever they ask for."""
        share = guests_a_minute / USUAL_GUESTS_A_MINUTE
        self.work = WorkBudget(WORK_PER_PLAYER.times(share), WORK_PER_ADDRESS.times(share), clock, self.addresses)
        """Milliseconds of work for everything that is no move."""
        self.moves = WorkBudget(MOVES_PER_PLAYER.times(share), MOVES_PER_ADDRESS.times(share), clock, self.addresses)
        """Decisions at tables; who has used it up waits for each."""
        self.invitations = TokenBuckets(INVITATIONS_PER_PLAYER, clock)
        """Invitations that a player sends."""
        self.hints = TokenBuckets(HINTS_PER_PLAYER, clock)
        """Hints that a player asks for."""
        self.reviews = WorkBudget(REVIEWS_PER_PLAYER, REVIEWS_PER_ADDRESS, clock, self.addresses)
        """Reviews of finished games, in quick ones."""
        self.notices = TokenBuckets(NOTICES_PER_PLAYER, clock)
        """Notifications that are sent to a player."""
        self.accounts = TokenBuckets(ACCOUNTS_PER_ADDRESS, clock)
        self.reports, self.address_reports = (
            TokenBuckets(REPORTS_PER_PLAYER, clock),
            TokenBuckets(REPORTS_PER_ADDRESS, clock),
        )
        """Reports of other players, by player and by address."""
        self.exports = TokenBuckets(EXPORTS_PER_PLAYER, clock)
        """Exports of one's own data, by player."""
        self.address_exports = TokenBuckets(EXPORTS_PER_ADDRESS, clock)
        self.deletions = TokenBuckets(DELETIONS_PER_ADDRESS, clock)
        """Deletions of guests and accounts, by address."""
        self.account_changes = PlayerAddressBuckets(ACCOUNT_CHANGES_FACTOR * guests_a_minute, clock)
        """Reading and ending sessions, and what moderators do."""

    def messages(self) -> TokenBucket:
        """A bucket for all messages of a new socket."""
        return TokenBucket(MESSAGES_PER_SOCKET, self.clock)

    def chat_wait(self, player: str, table: str) -> int:
        """Takes a line of chat of a player at a table; 0, or whole seconds until they may send one."""
        return self._chat_lines.wait(player) or self._table_chat_lines.wait(table)


def connections_per_address(guests_a_minute: int, open_files: int | None = None) -> int:
    """Connections that an address may have open; never so many that there are too few files left for all others.

    `open_files` are those that the process may have open; None: as many as it likes.
    """
    wanted = CONNECTIONS_PER_ADDRESS_FACTOR * guests_a_minute
    return wanted if open_files is None else max(1, min(wanted, int(MAX_CONNECTION_SHARE * open_files)))


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


def is_near(address: str) -> bool:
    """Whether an address is of this machine or its own network, as that of a proxy is."""
    try:
        return ipaddress.ip_address(address).is_private
    except ValueError:
        return False
