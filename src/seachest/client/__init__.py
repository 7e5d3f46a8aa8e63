"""A small client of the server, for anyone's bot: `async with Client(url) as client: …` (docs/protocol.md)."""

from seachest.client.bot import chooser_of, play
from seachest.client.client import Client
from seachest.client.errors import Closed, Outdated, Refused, Unreachable
from seachest.client.table import FollowedTable

__all__ = ["Client", "Closed", "FollowedTable", "Outdated", "Refused", "Unreachable", "chooser_of", "play"]
