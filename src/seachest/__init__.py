"""Seachest: three sea card games with exact rules, to play, to study and to build on.

>>> import seachest
>>> table = seachest.deal("sea-salt-paper", players=2, seed="00" * 16)
>>> table.act(table.pending()[0], "draw")
"""

from typing import TYPE_CHECKING

from seachest.batches.base import Buffers
from seachest.batches.batch import Batch, batch
from seachest.batches.gpu import gpu_batch
from seachest.deprecated import renamed_in
from seachest.rules.errors import BotError, IllegalMove, NotationError, SeachestError
from seachest.rules.game import NOBODY, game_names
from seachest.table import GameResult, Table, View, deal, load

__version__ = "0.1.0"

__all__ = [
    "NOBODY",
    "Batch",
    "BotError",
    "Buffers",
    "GameResult",
    "IllegalMove",
    "NotationError",
    "SeachestError",
    "Table",
    "View",
    "batch",
    "deal",
    "game_names",
    "gpu_batch",
    "load",
]

if not TYPE_CHECKING:  # type checkers know the names of today alone
    __getattr__ = renamed_in(__name__, {"Result": ("GameResult", GameResult)})
