"""One game being played: the only place, beside the batch engine, that holds a state.

Everything a seat may not know stays in here. `view` is what one normally asks for; `position` is the one call that
tells everything.
"""

from seachest.table.bare import BareTable, Float64Array, Int8Array, Int16Array
from seachest.table.table import Table, TableMoment, deal, load
from seachest.table.view import GameResult, View

__all__ = [
    "BareTable",
    "Float64Array",
    "GameResult",
    "Int8Array",
    "Int16Array",
    "Table",
    "TableMoment",
    "View",
    "deal",
    "load",
]
