"""Cards of Sea Salt & Paper in words, and the names of those that lie open."""

from collections import Counter
from collections.abc import Iterable

from seachest.messages.catalogue import Catalogue
from seachest.rules.sea_salt_paper.cards import CARDS
from seachest.rules.sea_salt_paper.state import State


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """Return a card in words: as in a list (form None), with "a", or with "the"."""
    return catalogue.text(f"ssp-card-{card.replace('.', '-')}", form)


def kind(card: str) -> str:
    """Return the kind of a card: `crab` for `crab.dark-blue`."""
    return card.partition(".")[0]


def top_card(v: State, pile: int) -> str | None:
    """Return the top card of a pile (0 or 1), which everybody sees (SSP-9.1); None if the pile is empty."""
    size = v.pile_size[pile]
    return CARDS[v.pile[pile, size - 1]] if size else None


def drawn_cards(v: State) -> list[str]:
    """Return the drawn cards that are being chosen from, as far as the viewer knows them."""
    return [CARDS[v.drawn[i]] for i in range(2) if v.drawn[i] >= 0]


def without_cards(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """Return the cards that are left when the others are taken away."""
    return list((Counter(cards) - Counter(others)).elements())
