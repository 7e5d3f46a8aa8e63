"""What a search with a net concludes in Sea Salt & Paper from what rivals did: hands that score are more likely."""

from math import exp

from seachest.rules.compiled import entry
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import MIN_POINTS_TO_CALL, NO_CALL, NO_SOURCE, State
from seachest.rules.types import Seat

CANDIDATE_DEALS = 8
"""Guesses from which one is drawn."""
WEIGHT_PER_POINT = 0.6
"""How much likelier a hand is for each point it has, as a logarithm: fitted to hands of the search."""
UNCALLED_WEIGHT = 0.1
"""What is left of the weight of a hand that would have let its seat call, if it did not."""


@entry
def deal_weight(s: State, root: Seat) -> float:
    """How likely rivals have come to hold what they hold in a guessed deal."""
    weight = 1.0
    for rival in range(s.players):
        if rival != root and s.source[rival] != NO_SOURCE:
            points = card_points(s.hand[rival], s.laid[rival])
            weight *= exp(WEIGHT_PER_POINT * points)
            if points >= MIN_POINTS_TO_CALL and s.call == NO_CALL:
                weight *= UNCALLED_WEIGHT
    return weight
