"""Positions of Sea or Shore, written from states and views (docs/notation.md); `set_up` reads them."""

from collections.abc import Iterable, Sequence
from typing import Any

from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import direct
from seachest.rules.game import NOBODY
from seachest.rules.position import Position, PositionPart
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    PAIR_NAMES,
    TREASURES,
    Treasure,
    island_names,
)
from seachest.rules.sea_or_shore.position import (
    ONE_PILE,
    LastPlayedIsland,
    PileName,
    PlayedIsland,
    RoundScore,
    SeaOrShorePosition,
    SeatChoices,
    TreasurePile,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS, plus_worth, treasures_worth
from seachest.rules.sea_or_shore.state import HALVES, PHASES, HalfName, State
from seachest.rules.types import Seat

FIELDS = frozenset(SeaOrShorePosition.__struct_fields__) - frozenset(Position.__struct_fields__)
"""The fields of a position that only Sea or Shore has."""
TREASURE_NAMES: dict[int, str] = {**dict(enumerate(TREASURES)), UNKNOWN: "?"}
"""Treasures as they are written."""
CARD_NAMES: dict[int, str | None] = {**dict(enumerate(CARDS)), NO_CARD: None}
"""Islands as they are written."""
HALF_NAMES: dict[int, HalfName] = {half: name for half, name in enumerate(HALVES) if name is not None}
"""The halves of an island as they are written."""


def pile_names(players: int) -> tuple[PileName, ...]:
    """What the piles are called (SOS-2.1, 2.2)."""
    return (ONE_PILE,) if players == JOINING_PLAYERS else PAIR_NAMES


def describe(v: Any, owner: Seat | None) -> SeaOrShorePosition:
    """Returns the position: everything of a state (owner None), or what the owner of a view knows.

    The record is a `State`, but its arrays, as numba types them, have no slices; hence Any.
    """
    position = SeaOrShorePosition(**{part.name: part.write(v, owner) for part in POSITION_PARTS})
    if owner is not None:
        position.uncertain = _uncertain(v, owner)
    return position


# --- The parts of a position -----------------------------------------------------------------------------------------


def _treasures(treasures: Iterable[Treasure]) -> list[str]:
    """Treasures by name."""
    return [TREASURE_NAMES[treasure] for treasure in treasures]


def _stacks(v: Any) -> list[tuple[Treasure, ...]]:
    """The treasures of each seat; the record is Any for its slices, as in `describe`."""
    return [v.stack[other][: v.stack_size[other]] for other in range(v.players)]


def _hand(v: State, owner: Seat) -> list[str]:
    """A hand as far as it is known."""
    known = island_names(v.hand[owner])
    return known + ["?"] * (v.hand_size[owner] - len(known))


def _pile(v: Any, pile: int) -> TreasurePile:
    """Returns a pile; the record is Any for its slices, as in `describe`."""
    up, down = v.up[pile], v.pile[pile][: v.pile_size[pile]]
    return TreasurePile(up=None if up == NO_CARD else TREASURE_NAMES[up], down=_treasures(reversed(down)))


_treasures_worth, _plus_worth = direct(treasures_worth), direct(plus_worth)


def _score(v: State, owner: Seat, stack: Sequence[Treasure]) -> int | None:
    """What a seat's treasures and plus cards are worth; None if some treasures are not known."""
    return None if UNKNOWN in stack else _treasures_worth(v, owner) + _plus_worth(v.plus[owner])


def _trick(v: State) -> list[PlayedIsland]:
    """The islands that lie there, in playing order."""
    colour, figure, show, laid = v.colour, v.number, v.show, v.laid
    return [
        PlayedIsland(
            seat=other,
            card=seen_island_name(colour[other], figure[other]),
            show=HALF_NAMES[show[other]],
            plus=laid[other],
        )
        for other in in_playing_order(v)
    ]


def seen_island_name(colour: int, figure: int) -> str | None:
    """An island in the trick, as far as it is seen; None if it has been fetched."""
    if colour == NO_CARD:
        return None
    return f"{'?' if colour == UNKNOWN else COLOURS[colour]}-{'?' if figure == UNKNOWN else figure}"


def in_playing_order(v: State) -> list[Seat]:
    """The seats that have played in this trick."""
    return [(v.starter + i) % v.players for i in range(v.in_trick)]


def _last_trick(v: State) -> list[LastPlayedIsland] | None:
    """The trick that was uncovered last."""
    if v.last_starter == NOBODY:
        return None
    colour, figure, laid = v.last_colour, v.last_number, v.last_laid
    seats = [(v.last_starter + i) % v.players for i in range(v.players)]
    return [
        LastPlayedIsland(seat=other, card=f"{COLOURS[colour[other]]}-{figure[other]}", plus=laid[other])
        for other in seats
    ]


def _uncertain(v: State, owner: Seat) -> list[list[str]]:
    """The islands that were known to be in each hand and may have been played half covered since."""
    known, hand = _row(v.known, owner + 1), v.hand
    return [island_names(known[other] & ~hand[other]) for other in range(v.players)]


def _row(grid: Any, number: int) -> Any:  # numba types no rows
    """A row of a field of two dimensions."""
    return grid[number]


POSITION_PARTS: tuple[PositionPart, ...] = (
    PositionPart("round", ("round_number",), lambda v, owner: v.round_number),
    PositionPart("phase", ("phase",), lambda v, owner: PHASES[v.phase]),
    PositionPart("starter", ("starter",), lambda v, owner: v.starter),
    PositionPart("turn", ("turn",), lambda v, owner: None if v.turn == NOBODY else v.turn),
    PositionPart("hands", ("hand", "hand_size"), lambda v, owner: [_hand(v, other) for other in range(v.players)]),
    PositionPart("plus", ("plus",), lambda v, owner: list(v.plus[: v.players])),
    PositionPart("supply", ("supply",), lambda v, owner: v.supply),
    PositionPart("stacks", ("stack", "stack_size"), lambda v, owner: [_treasures(stack) for stack in _stacks(v)]),
    PositionPart(
        "piles",
        ("up", "pile", "pile_size"),
        lambda v, owner: {name: _pile(v, pile) for pile, name in enumerate(pile_names(v.players))},
    ),
    PositionPart(
        "out",
        ("out", "dealt"),
        lambda v, owner: island_names(v.out) if owner is None else ["?"] * (CARD_COUNT - v.players * v.dealt),
    ),
    PositionPart("gone", ("gone",), lambda v, owner: island_names(v.gone)),
    PositionPart("trick", ("starter", "in_trick", "colour", "number", "show", "laid"), lambda v, owner: _trick(v)),
    PositionPart("last", ("last_starter", "last_colour", "last_number", "last_laid"), lambda v, owner: _last_trick(v)),
    PositionPart(
        "choices",
        ("played_colours", "shown_halves"),
        lambda v, owner: [
            SeatChoices(colours=list(v.played_colours[other][:]), halves=list(v.shown_halves[other][:]))
            for other in range(v.players)
        ],
    ),
    PositionPart("actions", ("side",), lambda v, owner: list(v.side[:ACTION_CARD_COUNT])),
    PositionPart(
        "open",
        ("lay_open",),
        lambda v, owner: [COLOURS[colour] for colour in range(COLOUR_COUNT) if v.lay_open >> colour & 1],
    ),
    PositionPart("passed", ("passed",), lambda v, owner: [CARD_NAMES[card] for card in v.passed[: v.players]]),
    PositionPart("chosen", ("chosen",), lambda v, owner: CARD_NAMES[v.chosen]),
    PositionPart("half", ("half",), lambda v, owner: HALVES[v.half]),
    PositionPart(
        "due",
        ("due", "in_trick"),
        lambda v, owner: [action or None for action in v.due[: v.players]] if v.in_trick == v.players else None,
    ),
    PositionPart("aim", ("aim",), lambda v, owner: None if v.aim == NOBODY else v.aim),
    PositionPart("owed", ("owed",), lambda v, owner: v.owed),
    PositionPart(
        "inspected",
        ("inspected",),
        lambda v, owner: None if v.inspected == NOBODY else pile_names(v.players)[v.inspected],
    ),
    PositionPart("totals", ("totals",), lambda v, owner: list(v.totals[: v.players])),
    PositionPart(
        "counted",
        ("treasure_points", "plus_left"),
        lambda v, owner: [
            RoundScore(treasures=points, plus=left)
            for points, left in zip(v.treasure_points[: v.players], v.plus_left[: v.players], strict=True)
        ],
    ),
    PositionPart(
        "scores",
        ("stack", "stack_size", "plus"),
        lambda v, owner: [_score(v, other, stack) for other, stack in enumerate(_stacks(v))],
    ),
)
"""The fields of a position, but for those that the rules alone decide, and `uncertain`, which only views have."""
VIEW_PARTS: tuple[PositionPart, ...] = (
    *POSITION_PARTS,
    PositionPart("uncertain", ("known", "hand"), _uncertain),
)
"""The fields of the position of a view."""
