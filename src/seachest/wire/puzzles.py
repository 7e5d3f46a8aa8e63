"""Puzzles, as a page of the browser shows them."""

from seachest.wire.base import SeatNumber, Told
from seachest.wire.lobby import TableInfo
from seachest.wire.play import Said, Situation


class PuzzleEntry(Told):
    """A puzzle in the list of all puzzles of a game."""

    id: str
    rating: int
    """How hard it is: from about 800, which every bot solves, to about 2,000, which all but the deepest search fail."""


class PuzzleMove(Told):
    """A decision in the line that is expected after the best answer."""

    seat: SeatNumber
    says: Said


class PuzzleTask(Told):
    """A puzzle with its solution: what a seat knows, and the chance of winning with each of its choices."""

    id: str
    rating: int
    info: TableInfo
    seat: SeatNumber
    situation: Situation
    """What the seat knows. Nobody knows more of this table: what the seat can't see was never stored."""
    best: str
    """The text of the best choice."""
    tempting: str
    """The text of the obvious choice, which is not the best one."""
    worths: dict[str, float]
    """The chance of winning with each choice, by its text, as a long search has estimated it."""
    line: list[PuzzleMove]
    """The best choice and what is expected after it."""


class Puzzles(Told):
    """Some of the puzzles of a game, the easiest first, and the list of all of them."""

    entries: list[PuzzleEntry]
    first: int
    """The place in the list of the first of these puzzles, counted from 0."""
    puzzles: list[PuzzleTask]
