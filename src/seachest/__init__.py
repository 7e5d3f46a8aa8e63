"""Seachest: three sea card games with exact rules, to play, to study and to build on.

>>> import seachest
>>> table = seachest.deal("sea-salt-paper", players=2, seed="00" * 16)
>>> table.act(table.pending()[0], "draw")
"""

from seachest.batches.batch import Batch, Buffers, batch
from seachest.batches.gpu import gpu_batch
from seachest.rules.errors import BotError, IllegalMove, NotationError, SeachestError
from seachest.rules.game import NOBODY, game_names
from seachest.table import Result, Table, View, deal, load

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "Batch",
    "BotError",
    "Buffers",
    "IllegalMove",
    "NotationError",
    "Result",
    "SeachestError",
    "Table",
    "View",
    "batch",
    "deal",
    "game_names",
    "gpu_batch",
    "load",
]
