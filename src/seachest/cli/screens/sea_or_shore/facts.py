"""What a position of Sea or Shore says about the trick, the hands and the piles, for all drawings of it."""

import msgspec

from seachest.cli.screens.sea_or_shore.cards import Island, island
from seachest.messages.sea_or_shore.facts import trick_count, tricks_left
from seachest.rules.cards import NO_CARD, UNKNOWN_NAME
from seachest.rules.sea_or_shore.cards import COLOURS, COLOURS_PER_PAIR, PAIR_NAMES, PairName
from seachest.rules.sea_or_shore.position import (
    COVERED_HALF,
    ONE_PILE,
    PileName,
    PlayedIsland,
    SeaOrShorePosition,
)
from seachest.rules.sea_or_shore.scoring import rival_colours
from seachest.rules.sea_or_shore.state import State
from seachest.rules.types import Seat
from seachest.table import View

# --- The trick -------------------------------------------------------------------------------------------------------


def in_order(position: SeaOrShorePosition) -> list[Seat]:
    """Return all seats in the order in which they play to this trick."""
    return [(position.starter + i) % position.players for i in range(position.players)]


def is_complete(position: SeaOrShorePosition) -> bool:
    """Return whether all have played and the covers are off."""
    return len(position.trick) == position.players


def is_choosing(position: SeaOrShorePosition, seat: Seat) -> bool:
    """Return whether a seat is known to have chosen an island that it has not played yet.

    Such an island is drawn as if it lay in the trick.
    """
    return seat == position.turn and position.chosen is not None


def played_by(position: SeaOrShorePosition, seat: Seat) -> PlayedIsland | None:
    """Return what a seat has played to this trick, if it has."""
    return next((played for played in position.trick if played.seat == seat), None)


def island_of(position: SeaOrShorePosition, seat: Seat) -> Island | None:
    """Return the island of a seat in the trick, or the one it is about to play as far as that is known."""
    played = played_by(position, seat)
    if played is not None:
        if played.card is None:
            return None
        return island(played.card, None if is_complete(position) else COVERED_HALF[played.show], played.plus)
    if is_choosing(position, seat) and position.chosen is not None:
        return island(position.chosen, None if position.half is None else COVERED_HALF[position.half])
    return None


def last_island(position: SeaOrShorePosition, seat: Seat) -> Island | None:
    """Return what a seat played to the trick before this one, if that was in this round."""
    first = position.phase == "pass" or tricks_left(position) == trick_count(position)
    if first or is_complete(position) or position.last is None:
        return None
    return next(island(played.card, None, played.plus) for played in position.last if played.seat == seat)


def whole_trick(view: View) -> State | None:
    """Return a record with all islands of the uncovered trick, also those that were fetched; None if they are unknown.

    The rules can be asked about it who has won what.
    """
    record: State = view.record
    if record.in_trick < record.players:
        return None
    trick: State = view.record.copy()
    for seat in range(record.players):
        if record.number[seat] == NO_CARD:
            if record.last_starter != record.starter:
                return None
            trick.colour[seat], trick.number[seat] = record.last_colour[seat], record.last_number[seat]
    return trick


# --- Hands -----------------------------------------------------------------------------------------------------------


def known_islands(position: SeaOrShorePosition, seat: Seat) -> list[str]:
    """Return the islands known to be in a hand, without the one that is being played."""
    chosen = position.chosen if is_choosing(position, seat) else None
    return [card for card in position.hands[seat] if card not in (UNKNOWN_NAME, chosen)]


def hand_size(position: SeaOrShorePosition, seat: Seat) -> int:
    """Return how many islands a seat holds, without the one that is being played."""
    return len(position.hands[seat]) - is_choosing(position, seat)


def uncertain_islands(position: SeaOrShorePosition, seat: Seat) -> list[str]:
    """Return islands that were known to be in a hand and may now lie in the trick half covered (SOS-10.3)."""
    played = played_by(position, seat)
    covered = played is not None and played.card is not None and UNKNOWN_NAME in played.card
    if not covered or isinstance(position.uncertain, msgspec.UnsetType):
        return []
    return position.uncertain[seat]


# --- Treasures and actions -------------------------------------------------------------------------------------------


def pair_colours(pair: PairName) -> list[str]:
    """Return the two colours of an action card."""
    return pair.split("-")


def pile_colours(pile: PileName) -> list[str]:
    """Return the colours of the treasures in a pile."""
    return list(COLOURS) if pile == ONE_PILE else pile.split("-")


def is_joined(view: View, pair: PairName) -> bool:
    """Return whether the two colours of an action card count as one in this trick (SOS-7.1)."""
    first = PAIR_NAMES.index(pair) * COLOURS_PER_PAIR
    return bool(rival_colours(view.record, first) != 1 << first)
