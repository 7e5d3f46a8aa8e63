"""The ladder: bots that played the same deals against the same rivals, kept as files with the records behind them.

>>> [rival for rival in POOL]
['greedy', 'search:1000', 'net:sample']
"""

from seachest.ladder.adding import add_entry
from seachest.ladder.checking import check_entry
from seachest.ladder.entries import LadderEntry, RivalResult, entries_in, published_entries, read_entry
from seachest.ladder.protocol import LADDER_PROTOCOL, POOL, STANDARD_DEALS

__all__ = [
    "LADDER_PROTOCOL",
    "POOL",
    "STANDARD_DEALS",
    "LadderEntry",
    "RivalResult",
    "add_entry",
    "check_entry",
    "entries_in",
    "published_entries",
    "read_entry",
]
