"""The cards of Dolores in words.

A set of goods is named like a card of its whole value: a set of gold worth 6 is `gold-6`.
"""

from seachest.messages.catalogue import Catalogue
from seachest.rules.dolores.cards import BOTTLES


def kind(card: str) -> str:
    """Return the kind of a card: the sort of goods, or the bottle itself."""
    return card if card in BOTTLES else card.partition("-")[0]


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """Return a card in words: goods (or a set of them) by sort and value, a bottle by its name."""
    if card in BOTTLES:
        return catalogue.text(f"dol-card-{card}", form)
    sort, _, value = card.partition("-")
    return catalogue.text("dol-goods", form, sort=sort, value=value)
