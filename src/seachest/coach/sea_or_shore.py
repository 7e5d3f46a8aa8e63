"""What nobody can know yet in Sea or Shore: treasures that lie face down, and that nobody has looked at."""

from seachest.coach.shuffling import CardOrder
from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import StateRecord
from seachest.rules.sea_or_shore.state import PILE_COUNT


def shuffle_unseen(s: StateRecord, order: CardOrder) -> None:
    """Brings the treasures that nobody knows into another order; those that somebody knows stay where they are."""
    seen = s.array["seen"][0][: s.players + 1].tolist()
    piles, sizes = s.array["pile"][0], s.array["pile_size"][0].tolist()
    for pile in range(PILE_COUNT):
        known = 0
        for of_viewer in seen:
            known |= of_viewer[pile]
        treasures = piles[pile].tolist()
        places = [place for place in range(sizes[pile]) if not known >> place & 1]
        for place, treasure in zip(places, order.sort(treasures[place] for place in places), strict=True):
            piles[pile, place] = treasure


def is_drawn(before: StateRecord, after: StateRecord) -> bool:
    """Whether a treasure was turned up between two states."""
    return any(after.up[pile] not in (before.up[pile], NO_CARD) for pile in range(PILE_COUNT))
