"""What lies on a table, in words and cards: built by the games, painted as text or as a picture."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from seachest.rules.cards import UNKNOWN_NAME
from seachest.rules.position import Position
from seachest.rules.types import Seat

Colour = tuple[int, int, int]

PAPER_COLOUR: Colour = (250, 245, 232)
COVER_COLOUR: Colour = (77, 83, 88)


@dataclass(frozen=True)
class Face:
    """What can be seen of a card, wherever it lies."""

    name: str  # as in the notation
    ground: Colour = PAPER_COLOUR
    sign: str = ""  # of its colour or sort in a terminal; in a picture the drawing of that name
    symbol: str = ""  # the drawing on it
    number: str = ""  # what stands in its corner
    words: tuple[str, ...] = ()  # what stands below
    halves: bool = False  # a number on the shore above, a colour in the sea below
    covered: str = ""  # the half that lies under a cover: "number" or "colour"
    round: bool = False  # a coin, not a card


BACK_FACE = Face(UNKNOWN_NAME, ground=(42, 98, 132), symbol="wave")
EMPTY_FACE = Face("")
"""A card face down, and a place where one could lie."""


@dataclass(frozen=True)
class SceneCard:
    """A card that lies somewhere, or several equal ones."""

    face: Face
    count: int = 1
    marked: bool = False  # chosen, or being asked about
    joined: bool = False  # belongs to the card before it


@dataclass(frozen=True)
class Group:
    """Cards that lie together; `width` is their share of the row."""

    title: str
    cards: tuple[SceneCard, ...]
    width: int = 1


@dataclass(frozen=True)
class SceneRow:
    """A seat with its cards, or a part of the table's middle."""

    label: str
    facts: tuple[str, ...]
    groups: tuple[Group, ...]
    deciding: bool = False
    winning: bool = False


@dataclass(frozen=True)
class Scene:
    """A whole table."""

    title: str
    stage: str  # how far the game is
    status: str  # who decides what, or who has won
    middle: tuple[SceneRow, ...]
    seats: tuple[SceneRow, ...]
    choices: str  # what the seat whose view it is may do


# --- What the games share ------------------------------------------------------------------------------------------


def counted(noun: str, numbers: Sequence[int]) -> str:
    """One or several of something by number: "seat 1", "seats 0 and 2"."""
    *others, last = map(str, numbers)
    return f"{noun}s {', '.join(others)} and {last}" if others else f"{noun} {last}"


def status(position: Position, questions: Mapping[str, str]) -> str:
    """Who decides what; after the game, who has won."""
    if position.phase is None:
        return f"over: {counted('seat', position.winners or ())} won"
    pending = position.pending
    return f"{counted('seat', pending)} decide{'s' if len(pending) == 1 else ''}: {questions[position.phase]}"


def choices(position: Position) -> str:
    """What the seat whose view it is may do."""
    return "; ".join(f"seat {seat} may: {' | '.join(texts)}" for seat, texts in position.legal.items())


def seat_row(
    position: Position, seat: Seat, watching: Seat, facts: Iterable[str], groups: tuple[Group, ...]
) -> SceneRow:
    """The row of a seat; empty facts are left out."""
    return SceneRow(
        label=f"seat {seat} (view)" if seat == watching else f"seat {seat}",
        facts=tuple(fact for fact in facts if fact),
        groups=groups,
        deciding=seat in position.pending,
        winning=seat in (position.winners or ()),
    )


def stacked(name: str, size: int) -> str:
    """The title of cards that lie one on the other."""
    return f"{name} {size}, top last" if size > 1 else f"{name} {size}"


def points(score: int | None) -> str:
    """A number of points, or a question mark if it is not known."""
    return UNKNOWN_NAME if score is None else str(score)


def heaped(cards: Iterable[SceneCard]) -> tuple[SceneCard, ...]:
    """Cards that look alike and lie side by side, as one card with a count."""
    heap: list[SceneCard] = []
    for card in cards:
        if heap and not card.joined and replace(heap[-1], count=card.count) == card:
            heap[-1] = replace(card, count=heap[-1].count + card.count)
        else:
            heap.append(card)
    return tuple(heap)
