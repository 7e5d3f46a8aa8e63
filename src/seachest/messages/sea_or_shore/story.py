"""The sentences of Sea or Shore: what happened, in words for one viewer."""

from collections.abc import Sequence
from functools import cache, singledispatch

from seachest.messages.events import GameEvent
from seachest.messages.sea_or_shore.events import (
    BeganRound,
    BeganTrick,
    Discarded,
    EndedRound,
    Fetched,
    Fleeced,
    GotPlus,
    Inspected,
    Ordered,
    Passed,
    Played,
    ReturnedIsland,
    Revealed,
    RevealedIsland,
    Robbed,
    SeatScore,
    SkippedAction,
    Took,
    TookIslands,
    Triggered,
    WentUnder,
    WonGame,
)
from seachest.messages.stories import ALL_OPEN, Sentence
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

TREASURE_VALUES = ("first", "second", "third")
"""The values of a sentence that name treasures in their order."""


def in_order(treasures: Sequence[str]) -> dict[str, int | str]:
    """Return the values of a sentence that name treasures in their order."""
    return {"number": len(treasures), **dict(zip(TREASURE_VALUES, treasures, strict=False))}


@singledispatch
def _sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words; each kind of event registers its own function."""
    raise TypeError(f"no event of Sea or Shore: {event}")


_sentences_for = cache(_sentences.dispatch)  # a look-up by type takes much less time than a call through singledispatch


def sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words for the seat that hears of it (NOBODY: a spectator); none if it needs no words."""
    return _sentences_for(type(event))(event, viewer)


# --- Rounds and tricks -----------------------------------------------------------------------------------------------


@_sentences.register
def _began_round(event: BeganRound, viewer: Seat) -> list[Sentence]:
    first, second = (f"action-{action}" for action in event.actions)
    return [
        Sentence("sos-round-begins", {"round": event.round, "seat": event.starter}),
        Sentence("sos-actions", {"first": first, "second": second}),
    ]


@_sentences.register
def _passed(event: Passed, viewer: Seat) -> list[Sentence]:
    """SOS-2.9: a player knows the island given and the one received."""
    if viewer == ALL_OPEN:
        return [
            Sentence("sos-open-passes", {"seat": island.giver, "other": island.receiver, "card": island.card})
            for island in event.islands
        ]
    if viewer == NOBODY:
        return [Sentence("sos-all-pass", {})]
    given = next(island for island in event.islands if island.giver == viewer)
    received = next(island for island in event.islands if island.receiver == viewer)
    values = {"seat": received.giver, "other": given.receiver, "first": given.card, "second": received.card}
    return [Sentence("sos-passes", values)]


@_sentences.register
def _began_trick(event: BeganTrick, viewer: Seat) -> list[Sentence]:
    cards = list(event.face_up.values())
    values = {"seat": event.starter, "trick": event.trick, "tricks": event.tricks, "cards": cards}
    return [Sentence("sos-trick-begins", values)]


@_sentences.register
def _played(event: Played, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.seat, "card": event.card, "half": event.half, "plus": event.plus}
    if event.seat == viewer:
        return [Sentence("sos-plays-own", {**values, "worth": event.worth})]
    return [Sentence("sos-plays", values)]


@_sentences.register
def _revealed(event: Revealed, viewer: Seat) -> list[Sentence]:
    joined = [Sentence("sos-joined", {"colour": pair}) for pair in event.joined]
    return joined + [_uncovers(island) for island in event.islands]


def _uncovers(island: RevealedIsland) -> Sentence:
    """Return how one island of a trick fared; a tie never matters to a seat that gets nothing."""
    tie = "-tie" if island.tie and island.outcome != "loses" else ""
    values = {
        "seat": island.seat,
        "card": island.card,
        "plus": island.plus,
        "worth": island.worth,
        "colour": island.colour,
        "outcome": f"{island.outcome}{tie}",
    }
    return Sentence("sos-uncovers", values)


@_sentences.register
def _went_under(event: WentUnder, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-goes-under", {"cards": list(event.treasures.values())})]


@_sentences.register
def _ended_round(event: EndedRound, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-round-ends", {"round": event.round}), *map(_scores, event.scores)]


def _scores(score: SeatScore) -> Sentence:
    """Return what a seat scored in the round."""
    values = {
        "seat": score.seat,
        "treasures": score.treasures,
        "plus": score.plus,
        "bonus": score.bonus,
        "points": score.points,
        "total": score.total,
    }
    return Sentence("sos-scores", values)


@_sentences.register
def _won_game(event: WonGame, viewer: Seat) -> list[Sentence]:
    over, values = Sentence("sos-over", {}), {"seat": event.seat, "total": event.total}
    if event.tie_break is None:
        return [over, Sentence("sos-wins", values)]
    return [over, Sentence("sos-wins-tie", {**values, "how": event.tie_break})]


# --- Treasures and plus cards ----------------------------------------------------------------------------------------


@_sentences.register
def _took(event: Took, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-takes", {"seat": event.seat, "card": event.card})]


@_sentences.register
def _robbed(event: Robbed, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-robs", {"seat": event.seat, "other": event.victim, "card": event.card})]


@_sentences.register
def _got_plus(event: GotPlus, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.seat, "number": event.number}
    if event.reason == "action":
        return [Sentence("sos-triggers-supply", values)]
    if event.number < event.wanted:
        return [Sentence("sos-gets-plus-short", {**values, "wanted": event.wanted})]
    return [Sentence("sos-gets-plus", values)]


# --- Actions ---------------------------------------------------------------------------------------------------------


@_sentences.register
def _triggered(event: Triggered, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-triggers", {"seat": event.seat, "card": f"action-{event.action}"})]


@_sentences.register
def _skipped_action(event: SkippedAction, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.seat, "card": f"action-{event.action}", "why": event.reason}
    return [Sentence("sos-triggers-idle", values)]


@_sentences.register
def _fleeced(event: Fleeced, viewer: Seat) -> list[Sentence]:
    message = "sos-fleeces" if event.chosen else "sos-triggers-fleeces"
    return [Sentence(message, {"seat": event.seat, "other": event.victim})]


@_sentences.register
def _took_islands(event: TookIslands, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.seat, "other": event.victim}
    if event.cards is None:
        return [Sentence("sos-swaps", {**values, "number": event.number})]
    message = "sos-open-swaps" if viewer == ALL_OPEN else "sos-swaps-seen"
    return [Sentence(message, {**values, "cards": event.cards})]


@_sentences.register
def _returned_island(event: ReturnedIsland, viewer: Seat) -> list[Sentence]:
    """SOS-8.2: the two seats hear of each island, all others when everything is given back."""
    values = {"seat": event.seat, "other": event.receiver}
    if event.card is not None:
        message = "sos-open-returns" if viewer == ALL_OPEN else "sos-returns-seen"
        return [Sentence(message, {**values, "card": event.card})]
    return [] if event.left else [Sentence("sos-returns", {**values, "number": event.number})]


@_sentences.register
def _inspected(event: Inspected, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.seat, "pile": event.pile}
    if event.treasures is None:
        return [Sentence("sos-looks", {**values, "number": event.number})]
    message = "sos-open-sees" if viewer == ALL_OPEN else "sos-sees"
    return [Sentence(message, {**values, **in_order(event.treasures)})]


@_sentences.register
def _ordered(event: Ordered, viewer: Seat) -> list[Sentence]:
    if event.treasures is None:
        return [Sentence("sos-orders", {"seat": event.seat, "number": event.number})]
    message = "sos-open-orders" if viewer == ALL_OPEN else "sos-orders-seen"
    return [Sentence(message, {"seat": event.seat, **in_order(event.treasures)})]


@_sentences.register
def _fetched(event: Fetched, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-fetches", {"seat": event.seat, "card": event.card})]


@_sentences.register
def _discarded(event: Discarded, viewer: Seat) -> list[Sentence]:
    return [Sentence("sos-discards", {"seat": event.seat, "card": event.card})]
