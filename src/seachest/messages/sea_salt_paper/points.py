"""What the cards of a seat are worth, piece by piece (SSP-5)."""

from collections.abc import Sequence

from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.card_groups import card_groups
from seachest.messages.sea_salt_paper.events import Called, RoundEnded, Scored
from seachest.messages.stories import FinishedRound, PointParts, Sentence
from seachest.rules.sea_salt_paper.cards import CardSet
from seachest.rules.sea_salt_paper.state import State
from seachest.rules.types import Seat
from seachest.table import View

SCORING_EVENTS = (Called, RoundEnded)
"""The kinds of events by which somebody gains points."""
KEPT_WORD_EVENTS: tuple[type[GameEvent], ...] = ()
"""The kinds of events by which somebody keeps their word."""
BROKEN_WORD_EVENTS: tuple[type[GameEvent], ...] = ()
"""The kinds of events by which somebody breaks their word."""


def points_breakdown(view: View, seat: Seat) -> PointParts:
    """Return what makes up the card points of a seat, of the cards that the viewer knows; nothing that gives 0."""
    v: State = view.record
    return cards_breakdown(v.hand[seat], v.laid[seat])


def cards_breakdown(hand: CardSet, laid: CardSet) -> PointParts:
    """Return what makes up the points of a hand and what is laid; nothing that gives 0."""
    found = []
    for group in card_groups(hand, laid):
        colour = {} if group.colour is None else {"colour": group.colour}
        if group.points:
            found.append((Sentence(f"ssp-worth-{group.kind}", {**colour, "number": group.number}), group.points))
    return found


def points_now(view: View) -> list[int]:
    """Return the points of all finished rounds."""
    v: State = view.record
    return [v.totals[seat] for seat in range(v.players)]


def finished_round(before: View, happened: Sequence[GameEvent], after: View) -> FinishedRound | None:
    """Return what each seat scored in a round that has ended, and for what; None while it goes on (SSP-6)."""
    if not any(isinstance(event, RoundEnded) for event in happened):
        return None
    scores = {event.seat: event for event in happened if isinstance(event, Scored)}
    shown: Sequence[CardSet] = after.record.shown
    return FinishedRound(
        parts=[_round_parts(scores[seat], shown[seat]) for seat in range(after.record.players)],
        how=[event for event in happened if isinstance(event, SCORING_EVENTS)],
    )


def _round_parts(scored: Scored, shown: CardSet) -> PointParts:
    """What a seat scored in a round, of the cards that it showed."""
    parts: PointParts = cards_breakdown(shown, 0) if scored.counted in ("cards", "both") else []
    if scored.counted in ("bonus", "both") and scored.bonus:
        values = {"colour": scored.bonus_colour, "number": scored.bonus}
        parts.append((Sentence("ssp-worth-bonus", values), scored.bonus))
    return parts
