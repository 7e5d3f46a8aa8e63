"""What follows from a position of Sea Salt & Paper."""

import msgspec

from seachest.messages.facts import GameFacts
from seachest.messages.sea_salt_paper.card_groups import colour_counts
from seachest.rules.cards import NO_CARD
from seachest.rules.game import NOBODY
from seachest.rules.position import Position
from seachest.rules.sea_salt_paper.cards import Colour, with_card
from seachest.rules.sea_salt_paper.state import MIN_POINTS_TO_CALL, State
from seachest.table import View

SECTION_OF_PHASE: dict[str | None, int] = {
    **dict.fromkeys(("draw", "keep", "discard"), 3),
    **dict.fromkeys(("play", "with", "search", "pick", "rob"), 4),
    None: 8,
}
"""The section of the rules about each phase, and about the end of the game."""
CALLS_SECTION = 6
"""The section of the rules about ending a round."""


class ColourBonus(msgspec.Struct, frozen=True, kw_only=True):
    """The colour bonus of a seat (SSP-5.5)."""

    points: int
    """How many cards the seat has of its most frequent colour."""
    colours: list[Colour]
    """Its most frequent colours: more than one if they tie."""


class SeaSaltPaperFacts(GameFacts, frozen=True, kw_only=True, tag="sea-salt-paper"):
    """What a screen of Sea Salt & Paper shows and a position does not say."""

    points_to_call: int
    """How many card points it takes to call STOP or LAST CHANCE (SSP-6.1)."""
    own_bonus: ColourBonus | None
    """The colour bonus that the viewer's cards would bring; null for spectators."""


def facts(view: View, position: Position) -> SeaSaltPaperFacts:
    """Return what follows from the position of a view."""
    may_call = "stop" in position.legal.get(str(view.seat), ())
    return SeaSaltPaperFacts(
        rules_section=CALLS_SECTION if may_call else SECTION_OF_PHASE[position.phase],
        points_to_call=MIN_POINTS_TO_CALL,
        own_bonus=own_bonus(view),
    )


def own_bonus(view: View) -> ColourBonus | None:
    """Return the colour bonus of the viewer's cards, a first card laid included; None for spectators."""
    if view.seat == NOBODY:
        return None
    v: State = view.record
    hand, laid = v.hand[view.seat], v.laid[view.seat]
    if v.first != NO_CARD and v.turn == view.seat:
        laid = with_card(laid, v.first)
    counts = colour_counts(hand, laid)
    most = max(counts.values())
    colours = [colour for colour, number in counts.items() if number == most > 0]
    return ColourBonus(points=most, colours=colours)
