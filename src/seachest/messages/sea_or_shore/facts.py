"""What follows from a position of Sea or Shore."""

from collections import Counter

from seachest.messages.facts import GameFacts
from seachest.messages.sea_or_shore.queries import neighbours
from seachest.rules.position import Position
from seachest.rules.sea_or_shore.cards import (
    COLOURS,
    COLOURS_PER_PAIR,
    PAIR_NAMES,
    VALUES_TAKEN_OUT,
    ColourName,
    PairName,
)
from seachest.rules.sea_or_shore.position import ONE_PILE, ActionNumber, SeaOrShorePosition
from seachest.rules.types import Seat
from seachest.table import View

ACTION_OF_LAST_TRICK = 1
"""The action that still does something in the last trick of a round (SOS-8.5)."""

SECTION_OF_PHASE: dict[str | None, int] = {
    "pass": 2,
    **dict.fromkeys(("card", "show", "plus"), 3),
    "take": 5,
    **dict.fromkeys(("fleece", "swap", "return", "inspect", "order", "fetch", "discard"), 8),
    None: 9,
}
"""The section of the rules about each phase, and about the end of the game."""


class SeaOrShoreFacts(GameFacts, frozen=True, kw_only=True, tag="sea-or-shore"):
    """What a screen of Sea or Shore shows and a position does not say."""

    trick: int
    """The number of the trick in its round, from 1."""
    tricks: int
    """How many tricks the round has."""
    tricks_left: int
    """How many of them are not finished."""
    is_one_pile: bool
    """Whether all treasures lie in one pile (SOS-2.1)."""
    joined: list[PairName]
    """The pairs of colours that count as one in this trick, should both be played (SOS-7.1)."""
    idle: list[PairName]
    """The action cards that can do nothing in this trick (SOS-8.2 to 8.4)."""
    receivers: list[Seat]
    """For each seat the one that gets the island it passes (SOS-2.8)."""
    layer: Seat | None
    """Who is about to lay an island."""
    unseen_treasures: dict[ColourName, list[int]]
    """For each colour the values of the treasures that lie in a place that the viewer does not know."""


def facts(view: View, position: Position) -> SeaOrShoreFacts:
    """Return what follows from the position of a view."""
    assert isinstance(position, SeaOrShorePosition)
    tricks, left = trick_count(position), tricks_left(position)
    return SeaOrShoreFacts(
        rules_section=SECTION_OF_PHASE[position.phase],
        trick=min(tricks, tricks - left + 1),
        tricks=tricks,
        tricks_left=left,
        is_one_pile=is_one_pile(position),
        joined=[pair for pair in PAIR_NAMES if _may_join(position, pair)],
        idle=[pair for pair in PAIR_NAMES if is_idle(position, pair)],
        receivers=[neighbours(seat, position.players)[1] for seat in range(position.players)],
        layer=position.turn if position.phase in ("card", "show", "plus") else None,
        unseen_treasures=unseen_treasures(position),
    )


def trick_count(position: SeaOrShorePosition) -> int:
    """Return how many tricks a round has."""
    return int(position.options["hand"])


def tricks_left(position: SeaOrShorePosition) -> int:
    """Return how many tricks of the round are not finished."""
    return (sum(map(len, position.hands)) + len(position.trick)) // position.players


def is_one_pile(position: SeaOrShorePosition) -> bool:
    """Return whether all treasures lie in one pile (SOS-2.1)."""
    return ONE_PILE in position.piles


def action_of(position: SeaOrShorePosition, pair: PairName) -> ActionNumber:
    """Return the action that the action card of two colours shows."""
    return position.actions[PAIR_NAMES.index(pair)]


def is_idle(position: SeaOrShorePosition, pair: PairName) -> bool:
    """Return whether an action can do nothing because hands are empty or the round ends (SOS-8.2 to 8.4)."""
    return tricks_left(position) == 1 and action_of(position, pair) != ACTION_OF_LAST_TRICK


def unseen_treasures(position: SeaOrShorePosition) -> dict[ColourName, list[int]]:
    """Return for each colour the values of the treasures that lie in a place that is not known, in their order."""
    values = Counter[int](position.options["treasures"])
    if is_one_pile(position):
        values.subtract(VALUES_TAKEN_OUT)
    left = Counter({f"{colour}:{value}": count for colour in COLOURS for value, count in values.items()})
    for pile in position.piles.values():
        left.subtract([*pile.down, *([] if pile.up is None else [pile.up])])
    for stack in position.stacks:
        left.subtract(stack)
    return {
        colour: sorted(int(name.partition(":")[2]) for name in left.elements() if name.startswith(f"{colour}:"))
        for colour in COLOURS
    }


def _may_join(position: SeaOrShorePosition, pair: PairName) -> bool:
    """Whether the two colours of an action card would count as one: there is one pile, and neither lay face up."""
    first = PAIR_NAMES.index(pair) * COLOURS_PER_PAIR
    colours = COLOURS[first : first + COLOURS_PER_PAIR]
    return is_one_pile(position) and not any(colour in position.open for colour in colours)
