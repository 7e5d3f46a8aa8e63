"""The typed position of Sea Salt & Paper: all that one seat knows, or everything (docs/notation.md).

Lists of cards hold the names of the card table (`crab.dark-blue`), and UNKNOWN_NAME for a card that is not known.
"""

import msgspec

from seachest.rules.position import Position, TypedView
from seachest.rules.sea_salt_paper.state import CallName, PhaseName, SourceName
from seachest.rules.types import Seat


class UncertainCards(msgspec.Struct):
    """Cards of a pile that the owner of a view remembers only as a set, because some were taken unseen."""

    cards: list[str]
    missing: int
    """How many of them are no longer in the pile."""


class SeaSaltPaperPosition(Position, kw_only=True):
    """A position of Sea Salt & Paper."""

    phase: PhaseName | None
    turn: Seat
    deck: list[str]
    """The cards of the deck, the top one first."""
    piles: list[list[str]]
    """The cards of each discard pile, the top one first."""
    hands: list[list[str]]
    laid: list[list[list[str]]]
    """For each seat its pairs in the order laid; four mermaids lie together (SSP-5.6)."""
    drawn: list[str] | None
    """The drawn cards that are being chosen from; None if there are none, or they are not known."""
    first: str | None
    """The card that was laid and waits for its partner."""
    searched: int | None
    """The number of the pile that is being searched, from 1."""
    caller: Seat | None
    """Who called; with a pending LAST CHANCE, or how the last round of a finished game ended."""
    call: CallName | None
    safe: list[Seat]
    """The seats whose cards are revealed, and can't be stolen (SSP-6.3)."""
    gained: list[int]
    """The points of each seat in the last finished round."""
    draws: list[int] = []
    """How often each seat has drawn from the deck in this round."""
    takes: list[int] = []
    """How often each seat has taken the top card of a pile in this round."""
    sources: list[SourceName | None] = []
    """Where each seat's last card was drawn or taken from in this round."""
    discarded: list[str | None] = []
    """The last card that each seat discarded in this round."""
    stops: list[int] = []
    """How many rounds each seat has ended by STOP."""
    bets_won: list[int] = []
    """How many rounds each seat has called LAST CHANCE in and was not overtaken."""
    bets_lost: list[int] = []
    """How many rounds each seat has called LAST CHANCE in and was overtaken."""
    uncertain: list[UncertainCards | None] | msgspec.UnsetType = msgspec.UNSET
    """Only in a view: for each pile what its owner remembers only as a set."""


def position_of(view: TypedView) -> SeaSaltPaperPosition:
    """Return the typed position of a view of Sea Salt & Paper."""
    position = view.typed_position()
    assert isinstance(position, SeaSaltPaperPosition)
    return position
