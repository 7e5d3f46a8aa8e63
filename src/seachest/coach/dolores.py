"""What nobody can know yet in Dolores: the order of the pile."""

from seachest.coach.shuffling import CardOrder
from seachest.rules.compiled import StateRecord
from seachest.rules.dolores.cards import SUNRISE_CARD
from seachest.rules.dolores.state import SUNRISE_ANYWHERE


def shuffle_unseen(s: StateRecord, order: CardOrder) -> None:
    """Brings the pile into another order; sunrise stays among its lowest cards (DOL-2.2)."""
    size = s.pile_size
    pile = s.array["pile"][0]
    cards = pile[:size].tolist()
    if SUNRISE_CARD in cards:
        cards.remove(SUNRISE_CARD)
        depth = size if s.sunrise == SUNRISE_ANYWHERE else min(size, s.lowest)
        cards = order.sort(cards)
        cards.insert(int(order.fraction * depth), SUNRISE_CARD)
        pile[:size] = cards
    else:
        pile[:size] = order.sort(cards)


def is_drawn(before: StateRecord, after: StateRecord) -> bool:
    """Whether cards came from the pile between two states."""
    return bool(before.pile_size != after.pile_size)
