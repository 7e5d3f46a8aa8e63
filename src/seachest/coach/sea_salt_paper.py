"""What nobody can know yet in Sea Salt & Paper: the order of the deck."""

from seachest.coach.shuffling import CardOrder
from seachest.rules.compiled import StateRecord


def shuffle_unseen(s: StateRecord, order: CardOrder) -> None:
    """Brings the deck into another order."""
    deck = s.array["deck"][0]
    deck[: s.deck_size] = order.sort(deck[: s.deck_size].tolist())


def is_drawn(before: StateRecord, after: StateRecord) -> bool:
    """Whether cards came from the deck between two states."""
    return bool(before.deck_size != after.deck_size)
