"""The fields that the positions of all games share; each game adds its own in rules/<game>/position.py.

A position is what one seat knows, or everything, as typed fields. Written as JSON it is the position that
docs/notation.md describes. Screens, pictures, REST and the WebSocket read it, and the TypeScript of the page is
generated from it.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from seachest.rules.types import Seat


class Position(msgspec.Struct, kw_only=True):
    """A position of any game.

    A game's own `describe` fills in `round`, `phase`, `totals`, `scores` and its own fields; the others follow from the
    rules alone and are filled in by `notation.position.typed_position`.
    """

    game: str = ""
    players: int = 0
    options: dict[str, Any] = {}  # each game checks its own: numbers, lists and words
    round: int
    phase: str | None
    """What is being decided; None when the game is over."""
    pending: list[Seat] = []
    """The seats that may decide now, as far as that is public."""
    legal: dict[str, list[str]] = {}
    """What may be decided, by seat; in a view only by its owner."""
    totals: list[int]
    scores: list[int | None]
    """What each seat's cards are worth; None if that is not known."""
    over: bool = False
    winners: list[Seat] | None = None


class TypedView(Protocol):
    """Something that has a typed position: a view of any game."""

    def typed_position(self) -> Position:
        """Return all that the owner of the view knows."""
        ...


class PositionPart(NamedTuple):
    """A field of a game's position, and the fields of a record that it is made of, besides the number of players.

    Where none of those has changed, the field is what it was.
    """

    name: str
    reads: tuple[str, ...]
    write: Callable[[Any, Any], Any]  # games have records of their own, and each field has a type of its own
    """Called with a record and the owner of the view (None: a whole state)."""
