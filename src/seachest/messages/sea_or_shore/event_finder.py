"""What happened in Sea or Shore, found from what one viewer knew before and after a decision.

Much may happen in one decision: with the last island of a trick the covers come off, treasures and plus cards are
handed out, and actions run until somebody has to decide. Here stands what a seat decided; `settling` finds the rest.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seachest.messages.events import GameEvent
from seachest.messages.sea_or_shore.events import (
    Discarded,
    Fetched,
    Ordered,
    Passed,
    PassedIsland,
    Played,
    ReturnedIsland,
    Robbed,
    TookIslands,
)
from seachest.messages.sea_or_shore.queries import (
    inspected_cards,
    inspected_treasures,
    neighbours,
    pile_name,
    top_treasure,
)
from seachest.messages.sea_or_shore.settling import Settling, began_trick, inspected
from seachest.notation.record import Move
from seachest.rules.sea_or_shore.cards import CARDS, HIGHEST_NUMBER, island_names
from seachest.rules.sea_or_shore.notation import seen_island_name
from seachest.rules.sea_or_shore.state import HALVES, MAX_SWAPPED, PASS, HalfName, State
from seachest.rules.types import Seat
from seachest.table import View


class ObservedDecision(NamedTuple):
    """A decision, and what its viewer knew before and after it."""

    view: View  # before the decision
    viewer: Seat  # NOBODY for a spectator
    seat: Seat
    what: str  # the text of the decision after its first word
    before: State
    after: State

    def lost(self, seat: Seat) -> list[str]:
        """Return the islands that have left a hand, as far as the viewer knows it."""
        return island_names(self.before.hand[seat] & ~self.after.hand[seat])

    def gained(self, seat: Seat) -> list[str]:
        """Return the islands that are new in a hand, as far as the viewer knows it."""
        return island_names(self.after.hand[seat] & ~self.before.hand[seat])

    def settling(self) -> Settling:
        """Return what finds the events that follow from the decision."""
        return Settling(self.view, self.after)


def events(before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
    """Return what happened when a seat decided something, and all that followed, as far as the viewer knows."""
    move = observed[0]
    verb, _, what = move.text.partition(" ")
    return EVENTS_OF[verb](ObservedDecision(before, before.seat, move.seat, what, before.record, after.record))


def _nothing(change: ObservedDecision) -> list[GameEvent]:
    """Return no event: nothing happens before the whole card is decided."""
    return []


def _passed(change: ObservedDecision) -> list[GameEvent]:
    """SOS-2.8, 2.9: nothing happens before all have chosen; then each knows the island given and the one received."""
    if change.after.phase == PASS:
        return []
    players, viewer = change.after.players, change.viewer
    islands = []
    for giver in range(players):
        receiver = neighbours(giver, players)[1]
        card = None
        if giver == viewer:
            (card,) = change.lost(viewer)
        elif receiver == viewer:
            (card,) = change.gained(viewer)
        islands.append(PassedIsland(giver=giver, receiver=receiver, card=card))
    return [Passed(islands=islands), began_trick(change.after)]


def _showed(change: ObservedDecision) -> list[GameEvent]:
    """SOS-3.2: the own island lies there at once if no plus card can be laid with it."""
    return [] if change.after.chosen >= 0 else _played_own(change, _half(change.what), 0)


def _laid_plus(change: ObservedDecision) -> list[GameEvent]:
    """SOS-3.3: the own island lies there with plus cards."""
    return _played_own(change, _half(HALVES[change.before.half]), int(change.what))


def _half(name: str | None) -> HalfName:
    """Return a half by its name."""
    return "colour" if name == "colour" else "number"


def _played_own(change: ObservedDecision, half: HalfName, plus: int) -> list[GameEvent]:
    """Return that the viewer has played, with the whole island."""
    card = change.before.chosen
    worth = card % HIGHEST_NUMBER + 1 + plus
    played = Played(seat=change.seat, card=CARDS[card], half=half, plus=plus, worth=worth)
    return [played, *_revealed(change)]


def _played(change: ObservedDecision) -> list[GameEvent]:
    """SOS-3.2: another seat has played, and half of its island shows."""
    card, _, plus = change.what.partition(" +")
    half = _half("number" if card.startswith("?") else "colour")
    return [Played(seat=change.seat, card=card, half=half, plus=int(plus)), *_revealed(change)]


def _revealed(change: ObservedDecision) -> list[GameEvent]:
    """SOS-3.5: with the last island of a trick the covers come off, and the trick is settled."""
    if change.before.in_trick < change.before.players - 1:
        return []
    return change.settling().reveal(change.seat)


def _took(change: ObservedDecision) -> list[GameEvent]:
    """SOS-5.1: a seat preferred the treasure to a robbery."""
    settling = change.settling()
    settling.take(change.seat)
    return settling.settle_after(change.seat)


def _robbed(change: ObservedDecision) -> list[GameEvent]:
    """SOS-5.2: a seat preferred a robbery."""
    victim = int(change.what)
    treasure = top_treasure(change.before, victim)
    assert treasure is not None
    return [
        Robbed(seat=change.seat, victim=victim, card=treasure),
        *change.settling().settle_after(change.seat),
    ]


def _fleeced(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.1: a seat chose from whom to take plus cards."""
    settling = change.settling()
    settling.fleece(change.seat, int(change.what), chosen=True)
    return settling.act_after(change.seat)


def _took_islands(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.2: only the two seats know the islands."""
    victim = int(change.what)
    cards = None
    if change.viewer == change.seat:
        cards = change.gained(change.seat)
    elif change.viewer == victim:
        cards = change.lost(victim)
    return [TookIslands(seat=change.seat, victim=victim, number=change.after.owed, cards=cards)]


def _returned(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.2: only the two seats know the island; after the last one the actions go on."""
    before = change.before
    receiver, owed = before.aim, before.owed
    card = None
    if change.viewer == change.seat:
        card = change.what
    elif change.viewer == receiver:
        (card,) = change.gained(receiver)
    number = min(MAX_SWAPPED, before.hand_size[receiver] + owed)
    returned = ReturnedIsland(seat=change.seat, receiver=receiver, card=card, number=number, left=owed - 1)
    return [returned, *(change.settling().act_after(change.seat) if owed == 1 else [])]


def _inspected(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.3: a seat chose a pile to look at."""
    return [inspected(change.after, change.seat, change.viewer)]


def _ordered(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.3: a seat put treasures back; only it knows their order."""
    before = change.before
    treasures = None
    if change.viewer == change.seat:
        seen = inspected_treasures(before, before.inspected)
        treasures = [seen[int(digit) - 1] for digit in change.what]
    ordered = Ordered(
        seat=change.seat,
        pile=pile_name(before, before.inspected),
        number=inspected_cards(before, before.inspected),
        treasures=treasures,
    )
    return [ordered, *change.settling().act_after(change.seat)]


def _fetched(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.4: a seat fetched an island that everybody sees."""
    colour, number = change.before.colour, change.before.number
    seats = range(change.before.players)
    player = next(seat for seat in seats if seen_island_name(colour[seat], number[seat]) == change.what)
    return [Fetched(seat=change.seat, card=change.what, player=player)]


def _discarded(change: ObservedDecision) -> list[GameEvent]:
    """SOS-8.4: a seat discarded an island, and the actions go on."""
    return [Discarded(seat=change.seat, card=change.what), *change.settling().act_after(change.seat)]


EVENTS_OF: dict[str, Callable[[ObservedDecision], list[GameEvent]]] = {
    "pass": _passed,
    "card": _nothing,
    "show": _showed,
    "plus": _laid_plus,
    "play": _played,
    "take": _took,
    "rob": _robbed,
    "fleece": _fleeced,
    "swap": _took_islands,
    "return": _returned,
    "inspect": _inspected,
    "order": _ordered,
    "fetch": _fetched,
    "discard": _discarded,
}
"""What finds the events of a decision, by the first word of its text."""
