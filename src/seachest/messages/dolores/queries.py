"""Questions to the record of a view of Dolores, answered by names of cards and places.

Records are read lazily, so asking a few questions is much cheaper than building the whole position.
"""

from collections import Counter
from collections.abc import Iterable

from seachest.messages.dolores.cards import kind
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import direct
from seachest.rules.dolores.cards import BOTTLES, CARDS, names
from seachest.rules.dolores.moving import deciders, duellist
from seachest.rules.dolores.state import DEALER_SIDE, LEFT_SIDE, PLACE_COUNT, PLACES, SIDE_PLACES, State
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

EVERY_PLACE = range(PLACE_COUNT)

duellist_on = direct(duellist)
"""DOL-3.1: the seat on a side of the duel."""

secret_deciders = direct(deciders)
"""Who makes the secret choice of this phase, a bit for each seat."""


def side_of(v: State, seat: Seat) -> int:
    """Return the side of a duellist, or NOBODY."""
    return next((side for side in (LEFT_SIDE, DEALER_SIDE) if duellist_on(v, side) == seat), NOBODY)


def other_side(v: State, seat: Seat) -> int:
    """Return the side of a duellist's opponent; for a seat that is not in the duel, the dealer's."""
    return LEFT_SIDE if seat == v.dealer else DEALER_SIDE


def places_on(side: int) -> range:
    """Return the places of a side."""
    return range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES)


def known_cards_at(v: State, places: Iterable[int] = EVERY_PLACE) -> list[str]:
    """Return the known cards that lie at some places of the duel."""
    return [CARDS[v.duel[place]] for place in places if v.duel[place] >= 0]


def count_cards_at(v: State, places: Iterable[int] = EVERY_PLACE) -> int:
    """Return how many cards, known or not, lie at some places of the duel."""
    return sum(v.duel[place] != NO_CARD for place in places)


def taken_places(v: State, places: Iterable[int] = EVERY_PLACE) -> list[str]:
    """Return those of some places of the duel, by name, where a card lies."""
    return [PLACES[place] for place in places if v.duel[place] != NO_CARD]


def is_covered(v: State) -> bool:
    """Return whether a lantern hides the duel from the viewer."""
    return any(v.duel[place] == UNKNOWN for place in EVERY_PLACE)


def without(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return the cards that are left when the others are taken away."""
    return list((Counter(cards) - Counter(others)).elements())


def added_cards(after: int, before: int) -> list[str]:
    """Return the cards that a heap has more than before."""
    return [] if after == before else without(names(after), names(before))


def goods_of(v: State, seat: Seat) -> list[str]:
    """Return the goods in a display."""
    return [card for card in names(v.display[seat]) if card not in BOTTLES]


def goods_of_sort(v: State, seat: Seat, sort: str) -> list[str]:
    """Return the goods of one sort in a display."""
    return [card for card in goods_of(v, seat) if kind(card) == sort]


def value_of(goods: Iterable[str]) -> int:
    """Return what goods are worth together."""
    return sum(int(card.partition("-")[2]) for card in goods)


def seats_in(v: State, which: int) -> list[Seat]:
    """Return the seats of a bit mask."""
    return [seat for seat in range(v.players) if which >> seat & 1]
