"""The typed position of Sea or Shore: all that one seat knows, or everything (docs/notation.md).

Islands are written ``red-7``, treasures ``red:4``; a card that is not known is ``?``, and a half-covered island is
``red-?`` or ``?-7``.
"""

from typing import Literal, TypeAlias, get_args

import msgspec

from seachest.rules.position import Position, TypedView
from seachest.rules.sea_or_shore.cards import ColourName, PairName
from seachest.rules.sea_or_shore.state import HalfName, PhaseName
from seachest.rules.types import Seat

PileName: TypeAlias = Literal["all"] | PairName
ONE_PILE: PileName = "all"
"""The only pile of a table of three (SOS-2.1)."""

COVERED_HALF: dict[HalfName, HalfName] = {"colour": "number", "number": "colour"}
"""For the half of an island that shows, the half that is covered (SOS-3.2)."""

ActionNumber: TypeAlias = Literal[1, 2, 3, 4]
ACTION_NUMBERS: dict[int, ActionNumber] = {number: number for number in get_args(ActionNumber)}
"""The actions of the action cards by their numbers."""


class TreasurePile(msgspec.Struct, kw_only=True):
    """A pile of treasures."""

    up: str | None
    """The treasure that lies face up on it."""
    down: list[str]
    """The treasures that lie face down, from the top."""


class PlayedIsland(msgspec.Struct, kw_only=True):
    """An island in the trick on the table."""

    seat: Seat
    card: str | None
    """The island as far as it is seen; None if it has been fetched."""
    show: HalfName
    """The half that shows until all have played."""
    plus: int
    """How many plus cards were laid with it."""


class LastPlayedIsland(msgspec.Struct, kw_only=True):
    """An island of the trick that was uncovered last."""

    seat: Seat
    card: str
    plus: int
    """How many plus cards were laid with it."""


class SeatChoices(msgspec.Struct, kw_only=True):
    """What a seat has chosen in tricks that were uncovered."""

    colours: list[int]
    """How many islands of each colour it has played in this round: red, blue, green and purple."""
    halves: list[int]
    """How often it has shown the colour and how often the number of its island, in the whole game."""


class RoundScore(msgspec.Struct, kw_only=True):
    """What a seat had at the end of the last finished round."""

    treasures: int
    """The points of its treasures."""
    plus: int
    """How many plus cards it had left."""


class SeaOrShorePosition(Position, kw_only=True):
    """A position of Sea or Shore."""

    phase: PhaseName | None
    """What is to be decided; None when the game is over."""
    starter: Seat
    """The seat that plays first in this trick."""
    turn: Seat | None
    """The seat that decides; None while all pass, and when the game is over."""
    hands: list[list[str]]
    plus: list[int]
    """How many plus cards each seat has."""
    supply: int
    """How many plus cards are left in the supply."""
    stacks: list[list[str]]
    """The treasures of each seat, the top one last; views remember all of them (SOS-10.3)."""
    piles: dict[PileName, TreasurePile]
    out: list[str]
    """The islands that were not dealt in this round."""
    gone: list[str]
    """The islands that were played in earlier tricks of this round, or discarded."""
    trick: list[PlayedIsland]
    """The islands on the table, in the order in which they were played."""
    last: list[LastPlayedIsland] | None
    """The trick that was uncovered last, in playing order; None before the first one of the game."""
    choices: list[SeatChoices] = []
    """What each seat has chosen in tricks that were uncovered; empty if that is not known."""
    actions: list[ActionNumber]
    """The actions that the two action cards show: that of red and blue, then that of green and purple."""
    open: list[ColourName]
    """The colours of the treasures that lay face up when the trick began."""
    passed: list[str | None]
    """The island that each seat has chosen to pass and still holds; in a view only its owner's."""
    chosen: str | None
    """The island that is being played; in a view only its owner's."""
    half: HalfName | None
    """The half of the chosen island that will show."""
    due: list[ActionNumber | None] | None
    """The action that each seat still triggers in this trick; None before all have played."""
    aim: Seat | None
    """The seat whose islands were taken and that gets some back."""
    owed: int
    """How many islands are still to be given back."""
    inspected: PileName | None
    """The pile that the seat to decide is looking at."""
    counted: list[RoundScore]
    uncertain: list[list[str]] | msgspec.UnsetType = msgspec.UNSET
    """Islands that were known to be in each hand and may have been played half covered since; only in views."""


def position_of(view: TypedView) -> SeaOrShorePosition:
    """Return what a view of a table of Sea or Shore knows, as its typed position."""
    position = view.typed_position()
    assert isinstance(position, SeaOrShorePosition)
    return position
