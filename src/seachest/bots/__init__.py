"""Players that are programs. A bot gets a view, never a state: it knows what its seat knows."""

from seachest.bots.bot import Bot
from seachest.bots.names import bot_named, bot_names

__all__ = ["Bot", "bot_named", "bot_names"]
