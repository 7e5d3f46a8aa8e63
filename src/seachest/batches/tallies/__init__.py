"""What is counted while games are played, for each game: which cards, calls and actions go with winning.

A module has `GROUPS` (the things that are counted, by the names of their groups), `MEMORY` (how many numbers it
remembers of each seat during a game) and four compiled functions: `begin` after the deal, `before` and `after` each
decision, and `finish` when the game is over. They write into `items`, a line for each thing: how often it was there,
the wins that went with it (WHOLE_WIN for one that is not shared), and its worth in points times the number of players.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

WHOLE_WIN = 60
"""A win as a whole number that any number of seats can share."""

SEEN, WINS, WORTH = range(3)
"""The numbers of a line: how often it was there, the wins that went with it, its worth."""
COUNT_COLUMNS = 3

CountedUnit: TypeAlias = Literal["game", "use", "round", "trick", "duel"]
"""What one case of a thing is: a seat of a game that has it at the end, a use of it by a seat, or a seat in a round, a
trick or a duel."""


@dataclass(frozen=True)
class CountedGroup:
    """Things of one kind that are counted: the group's name, what one case of them is, and their names."""

    name: str
    unit: CountedUnit
    items: tuple[str, ...]
