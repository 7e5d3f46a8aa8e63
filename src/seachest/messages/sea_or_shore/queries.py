"""Questions to the record of a view of Sea or Shore, answered by names of cards and piles.

Records are read lazily, so asking a few questions is much cheaper than building the whole position.
"""

from seachest.rules.compiled import direct
from seachest.rules.sea_or_shore import action_cards, scoring
from seachest.rules.sea_or_shore.cards import TREASURE_BASE, TREASURES
from seachest.rules.sea_or_shore.notation import pile_names
from seachest.rules.sea_or_shore.position import PileName
from seachest.rules.sea_or_shore.state import PILE_COUNT, State
from seachest.rules.types import Seat

inspected_cards = direct(action_cards.inspected_cards)
_rival_colours = direct(scoring.rival_colours)


def face_up(record: State) -> dict[PileName, str]:
    """Return the treasures that lie face up, by the name of their pile."""
    up = record.up
    return {name: TREASURES[up[pile]] for pile, name in enumerate(pile_names(record.players)) if up[pile] >= 0}


def face_up_of(record: State, colour: int) -> str | None:
    """Return the face-up treasure of a colour, if there is one."""
    up = record.up
    return next((TREASURES[up[pile]] for pile in range(PILE_COUNT) if up[pile] // TREASURE_BASE == colour), None)


def top_treasure(record: State, seat: Seat) -> str | None:
    """Return the top treasure of a stack, which everybody sees (SOS-5.3)."""
    size = record.stack_size[seat]
    return TREASURES[record.stack[seat, size - 1]] if size else None


def pile_name(record: State, pile: int) -> PileName:
    """Return what a pile is called; with three players there is only one (SOS-2.1)."""
    return pile_names(record.players)[pile]


def inspected_treasures(record: State, pile: int) -> list[str]:
    """Return the treasures of a pile that its inspector sees, from the top (SOS-8.3)."""
    top = record.pile_size[pile] - 1
    return [TREASURES[record.pile[pile, top - i]] for i in range(inspected_cards(record, pile))]


def are_joined(record: State, colour: int) -> bool:
    """Return whether another colour competes with this one (SOS-7.1)."""
    return _rival_colours(record, colour).bit_count() > 1


def seats_from(seat: Seat, players: int) -> list[Seat]:
    """Return all seats clockwise, beginning with this one."""
    return [(seat + i) % players for i in range(players)]


def neighbours(seat: Seat, players: int) -> tuple[Seat, Seat]:
    """Return the seats to the left and to the right of a seat."""
    return (seat + 1) % players, (seat - 1) % players
