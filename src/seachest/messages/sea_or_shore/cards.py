"""The cards of Sea or Shore in words.

Cards are written as in the notation, ``red-7`` and ``red:4``; a half-covered island is ``red-?`` or ``?-7``. Other
words stand for all cards of a kind: ``plus``, ``cover``, ``start``, ``action``, and ``action-1`` to ``action-4``.
"""

from seachest.messages.catalogue import Catalogue
from seachest.rules.sea_or_shore.cards import CARD_BY_NAME


def kind(card: str) -> str:
    """The kind of a card: island, treasure, plus, action-1, …"""
    if ":" in card:
        return "treasure"
    return "island" if card in CARD_BY_NAME or "?" in card else card


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """A card in words, put together from its colour and its number."""
    if ":" in card:
        colour, _, value = card.partition(":")
        return catalogue.text(f"sos-treasure-{colour}", form, number=int(value))
    if kind(card) != "island":
        return catalogue.text(f"sos-kind-{card}")
    colour, _, number = card.partition("-")
    if colour == "?":
        return catalogue.text("sos-number", form, number=int(number))
    if number == "?":
        return catalogue.text(f"sos-half-{colour}", form)
    return catalogue.text(f"sos-island-{colour}", form, number=int(number))
