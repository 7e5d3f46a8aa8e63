"""What follows from a position of Sea Salt & Paper."""

from seachest.messages.facts import GameFacts
from seachest.rules.position import Position
from seachest.rules.sea_salt_paper.state import MIN_POINTS_TO_CALL
from seachest.table import View


class SeaSaltPaperFacts(GameFacts, frozen=True, kw_only=True, tag="sea-salt-paper"):
    """What a screen of Sea Salt & Paper shows and a position does not say."""

    points_to_call: int
    """How many card points it takes to call STOP or LAST CHANCE (SSP-6.1)."""


def facts(view: View, position: Position) -> SeaSaltPaperFacts:
    """Return what follows from the position of a view."""
    return SeaSaltPaperFacts(points_to_call=MIN_POINTS_TO_CALL)
