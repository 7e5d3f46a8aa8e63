"""What never changes of a table, and how its game is dealt."""

from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Literal

from sqlalchemy import RowMapping

from seachest.table import Table, deal

Dealer = Callable[["TableRow", list[str]], Table]
"""Deals the game of a table to players with these names."""


@dataclass(frozen=True)
class TableRow:
    """The columns of a table that never change."""

    id: str
    game: str
    players: int
    options: dict[str, object]
    seed: str
    seconds: int | None
    """The time for each decision; None: no clock runs."""
    watch: Literal["anyone", "nobody"]
    public: bool
    opener: str
    opened: float
    daily: str | None = None
    """The day whose daily deal is played here."""

    @classmethod
    def from_database(cls, row: RowMapping) -> "TableRow":
        """The fixed columns of a row of `tables`."""
        return cls(**{column.name: row[column.name] for column in fields(cls)})


def deal_table(row: TableRow, names: list[str]) -> Table:
    """The game of a table, dealt by the rules."""
    return deal(row.game, row.players, seed=row.seed, options=row.options, names=names)
