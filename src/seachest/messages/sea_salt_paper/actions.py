"""The kinds of decisions of Sea Salt & Paper, typed. Piles are counted from 1."""

from seachest.messages.actions import ChoiceAction
from seachest.rules.types import Seat


class Draw(ChoiceAction, frozen=True, kw_only=True, tag="draw"):
    """Draw from the deck (SSP-3.2)."""


class Take(ChoiceAction, frozen=True, kw_only=True, tag="take"):
    """Take the top card of a pile (SSP-3.4)."""

    pile: int


class Keep(ChoiceAction, frozen=True, kw_only=True, tag="keep"):
    """Keep one of the two drawn cards (SSP-3.2)."""

    card: str


class Discard(ChoiceAction, frozen=True, kw_only=True, tag="discard"):
    """Put the other drawn card on a pile (SSP-3.2)."""

    pile: int


class LayFirst(ChoiceAction, frozen=True, kw_only=True, tag="lay"):
    """Lay the first card of a duo (SSP-4.1)."""

    card: str


class LayPartner(ChoiceAction, frozen=True, kw_only=True, tag="with"):
    """Lay the second card of a duo (SSP-4.1)."""

    card: str


class SearchPile(ChoiceAction, frozen=True, kw_only=True, tag="search"):
    """Look through a pile (SSP-4.3)."""

    pile: int


class Pick(ChoiceAction, frozen=True, kw_only=True, tag="pick"):
    """Take a card out of the pile that is searched (SSP-4.3)."""

    card: str


class Rob(ChoiceAction, frozen=True, kw_only=True, tag="rob"):
    """Steal a random card from another hand (SSP-4.6)."""

    victim: Seat


class EndTurn(ChoiceAction, frozen=True, kw_only=True, tag="end"):
    """End the turn without a call."""


class CallStop(ChoiceAction, frozen=True, kw_only=True, tag="stop"):
    """Call STOP (SSP-6.2)."""


class CallLastChance(ChoiceAction, frozen=True, kw_only=True, tag="last-chance"):
    """Call LAST CHANCE (SSP-6.3)."""
