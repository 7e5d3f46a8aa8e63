"""What cards of Sea or Shore are worth, in words."""

from seachest.messages.stories import Sentence
from seachest.rules.sea_or_shore.cards import COLOURS, TREASURE_BASE
from seachest.rules.sea_or_shore.scoring import plus_worth
from seachest.rules.sea_or_shore.state import State
from seachest.rules.types import Seat
from seachest.table import View


def points_breakdown(view: View, seat: Seat) -> list[tuple[Sentence, int]]:
    """Return what a seat's treasures, as far as the viewer knows them, and its plus cards are worth (SOS-9.1)."""
    v: State = view.record
    treasures = [v.stack[seat, place] for place in range(v.stack_size[seat]) if v.stack[seat, place] >= 0]
    worth = []
    for colour, name in enumerate(COLOURS):
        values = [treasure % TREASURE_BASE for treasure in treasures if treasure // TREASURE_BASE == colour]
        worth.append((Sentence("sos-worth-treasures", {"colour": name, "number": len(values)}), sum(values)))
    worth.append((Sentence("sos-worth-plus", {"number": v.plus[seat]}), plus_worth(v.plus[seat])))
    return [(sentence, points) for sentence, points in worth if points]
