"""What cards of Sea or Shore are worth, in words."""

from collections.abc import Iterable, Sequence

from seachest.messages.events import GameEvent
from seachest.messages.sea_or_shore.events import EndedRound, Fleeced, GotPlus, Robbed, Took
from seachest.messages.stories import FinishedRound, PointParts, Sentence
from seachest.rules.sea_or_shore.cards import COLOURS, TREASURES
from seachest.rules.sea_or_shore.scoring import plus_worth, treasures_worth
from seachest.rules.sea_or_shore.state import OVER, State
from seachest.rules.types import Seat
from seachest.table import View

SCORING_EVENTS = (Took, Robbed, GotPlus, Fleeced)
"""The kinds of events by which somebody gains or loses points."""
KEPT_WORD_EVENTS: tuple[type[GameEvent], ...] = ()
"""The kinds of events by which somebody keeps their word."""
BROKEN_WORD_EVENTS: tuple[type[GameEvent], ...] = ()
"""The kinds of events by which somebody breaks their word."""


def points_breakdown(view: View, seat: Seat) -> PointParts:
    """Return what a seat's treasures, as far as the viewer knows them, and its plus cards are worth (SOS-9.1)."""
    v: State = view.record
    return _breakdown(_known_treasures(v, seat), v.plus[seat])


def _breakdown(treasures: Iterable[str], plus: int) -> PointParts:
    """What treasures and plus cards are worth, colour by colour; nothing that gives 0."""
    values: dict[str, list[int]] = {colour: [] for colour in COLOURS}
    for treasure in treasures:
        colour, _, value = treasure.partition(":")
        values[colour].append(int(value))
    worth = [
        (Sentence("sos-worth-treasures", {"colour": colour, "number": len(found)}), sum(found))
        for colour, found in values.items()
    ]
    worth.append((Sentence("sos-worth-plus", {"number": plus}), plus_worth(plus)))
    return [(sentence, points) for sentence, points in worth if points]


def _known_treasures(v: State, seat: Seat) -> list[str]:
    """The treasures of a seat that are known, by their names."""
    stack = [v.stack[seat, place] for place in range(v.stack_size[seat])]
    return [TREASURES[treasure] for treasure in stack if treasure >= 0]


def points_now(view: View) -> list[int]:
    """Return the points of the finished rounds, and what all seats have won in this one."""
    v: State = view.record
    if v.phase == OVER:
        return [v.totals[seat] for seat in range(v.players)]
    return [v.totals[seat] + treasures_worth(v, seat) + plus_worth(v.plus[seat]) for seat in range(v.players)]


def finished_round(before: View, happened: Sequence[GameEvent], after: View) -> FinishedRound | None:
    """Return what the treasures and plus cards of a round that has ended brought; None while it goes on (SOS-9.1).

    The stacks of a round are gone once the next one has begun: they are what they were, and what was won since.
    """
    ended = next((event for event in happened if isinstance(event, EndedRound)), None)
    if ended is None:
        return None
    v: State = before.record
    treasures = [_known_treasures(v, seat) for seat in range(v.players)]
    for event in happened:
        if isinstance(event, Robbed):
            treasures[event.victim].remove(event.card)
        if isinstance(event, Took | Robbed):
            treasures[event.seat].append(event.card)
    plus = {score.seat: score.plus for score in ended.scores}
    return FinishedRound(parts=[_breakdown(owned, plus[seat]) for seat, owned in enumerate(treasures)], how=[])
