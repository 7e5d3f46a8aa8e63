"""What nobody can know yet in Sea or Shore: treasures that lie face down, and that nobody has looked at."""

from seachest.coach.shuffling import CardOrder
from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import StateRecord
from seachest.rules.sea_or_shore.state import PILE_COUNT


def shuffle_unseen(s: StateRecord, order: CardOrder) -> None:
    """Brings the treasures that nobody knows into another order; those that somebody knows stay where they are."""
    piles, sizes = s.array["pile"][0], s.array["pile_size"][0].tolist()
    for pile in range(PILE_COUNT):
        known = known_places(s, pile)
        treasures = piles[pile].tolist()
        places = [place for place in range(sizes[pile]) if not known >> place & 1]
        for place, treasure in zip(places, order.sort(treasures[place] for place in places), strict=True):
            piles[pile, place] = treasure


def known_places(s: StateRecord, pile: int) -> int:
    """A bit for each place of a pile whose treasure somebody knows."""
    known = 0
    for of_viewer in s.array["seen"][0][: s.players + 1].tolist():
        known |= of_viewer[pile]
    return known


def is_drawn(before: StateRecord, after: StateRecord) -> bool:
    """Whether a treasure was turned up between two states that nobody knew: one may have been put on top on purpose."""
    for pile in range(PILE_COUNT):
        top = before.pile_size[pile] - 1
        if after.up[pile] not in (before.up[pile], NO_CARD) and not known_places(before, pile) >> max(top, 0) & 1:
            return True
    return False
