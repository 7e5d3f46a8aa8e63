"""In Dolores a player may pass on bottles in advance: for a duel, or until they say otherwise.

Lookout is asked for all the same: passing on it ends the game (DOL-3.3).
"""

from seachest.rules.dolores.state import PHASE_WINDOW, SUNRISE_DRAWN
from seachest.table.view import View

TEXT = "pass"


def applies(view: View) -> bool:
    """Return whether the owner of the view is asked for a bottle other than lookout (DOL-5)."""
    record = view.record
    return bool(record.phase == PHASE_WINDOW and record.sunrise != SUNRISE_DRAWN) and TEXT in view.legal()


def part_of_game(view: View) -> int:
    """Return the dealer, who is another one in each duel (DOL-3.7)."""
    return int(view.record.dealer)
