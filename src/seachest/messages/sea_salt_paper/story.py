"""What happens in Sea Salt & Paper, in sentences."""

from collections.abc import Callable
from typing import TypeAlias, TypeVar, cast

from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.events import (
    Called,
    Discarded,
    Drew,
    GameEnded,
    Kept,
    LaidDuo,
    Picked,
    Revealed,
    Robbed,
    RoundBegan,
    RoundEnded,
    Scored,
    Took,
    TookLast,
)
from seachest.messages.stories import ALL_OPEN, Sentence
from seachest.rules.sea_salt_paper.state import ROUND_LIMIT
from seachest.rules.types import Seat


def sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words for the seat that hears of it; no sentence for what needs no words."""
    words = _WORDS_OF_KIND.get(type(event))
    return [] if words is None else words(event, viewer)


_Event = TypeVar("_Event", bound=GameEvent)
_Words: TypeAlias = Callable[[_Event, Seat], list[Sentence]]
_WORDS_OF_KIND: dict[type[GameEvent], _Words[GameEvent]] = {}


def _words_of(kind: type[_Event]) -> Callable[[_Words[_Event]], _Words[_Event]]:
    """Marks the function that puts a kind of events into words."""

    def register(words: _Words[_Event]) -> _Words[_Event]:
        _WORDS_OF_KIND[kind] = cast(_Words[GameEvent], words)  # it is called with events of this kind alone
        return words

    return register


# --- In a turn -----------------------------------------------------------------------------------------------------


@_words_of(Drew)
def _drew(event: Drew, viewer: Seat) -> list[Sentence]:
    """The others hear of a draw with the discard."""
    return [] if event.cards is None else [Sentence("ssp-draws", {"seat": event.seat, "cards": event.cards})]


@_words_of(TookLast)
def _took_last(event: TookLast, viewer: Seat) -> list[Sentence]:
    if event.card is None:
        return [Sentence("ssp-takes-last", {"seat": event.seat})]
    return [Sentence("ssp-takes-last-seen", {"seat": event.seat, "card": event.card})]


@_words_of(Took)
def _took(event: Took, viewer: Seat) -> list[Sentence]:
    return [Sentence("ssp-takes", {"seat": event.seat, "card": event.card, "pile": event.pile})]


@_words_of(Kept)
def _kept(event: Kept, viewer: Seat) -> list[Sentence]:
    """The others hear of a kept card with the discard, unless there is none."""
    if event.card is not None:
        return [Sentence("ssp-keeps", {"seat": event.seat, "card": event.card})]
    return [Sentence("ssp-keeps-one", {"seat": event.seat})] if event.wins else []


@_words_of(Discarded)
def _discarded(event: Discarded, viewer: Seat) -> list[Sentence]:
    message = "ssp-discards" if viewer in (event.seat, ALL_OPEN) else "ssp-keeps-one-discards"
    return [Sentence(message, {"seat": event.seat, "card": event.card, "pile": event.pile})]


@_words_of(LaidDuo)
def _laid_duo(event: LaidDuo, viewer: Seat) -> list[Sentence]:
    if event.gained is None:
        return [Sentence(_LAYS[event.effect], {"seat": event.seat, "cards": event.cards})]
    return [Sentence("ssp-lays-gets", {"seat": event.seat, "cards": event.cards, "card": event.gained})]


_LAYS = {
    "search": "ssp-lays",
    "rob": "ssp-lays",
    "turn": "ssp-lays-again",
    "draw": "ssp-lays-draws",
    "none": "ssp-lays-idle",
}
"""For each effect of a duo the message for those who don't see what it brings."""


@_words_of(Picked)
def _picked(event: Picked, viewer: Seat) -> list[Sentence]:
    if event.card is None:
        return [Sentence("ssp-picks", {"seat": event.seat, "pile": event.pile})]
    return [Sentence("ssp-picks-seen", {"seat": event.seat, "pile": event.pile, "card": event.card})]


@_words_of(Robbed)
def _robbed(event: Robbed, viewer: Seat) -> list[Sentence]:
    if event.card is None:
        return [Sentence("ssp-robs", {"seat": event.seat, "other": event.victim})]
    return [Sentence("ssp-robs-seen", {"seat": event.seat, "other": event.victim, "card": event.card})]


# --- The end of a round, and of the game ---------------------------------------------------------------------------


@_words_of(Called)
def _called(event: Called, viewer: Seat) -> list[Sentence]:
    if event.call == "stop":
        return [Sentence("ssp-calls-stop", {"seat": event.seat})]
    return [Sentence("ssp-calls-last-chance", {"seat": event.seat, "points": event.points})]


@_words_of(Revealed)
def _revealed(event: Revealed, viewer: Seat) -> list[Sentence]:
    return [Sentence("ssp-reveals", {"seat": event.seat, "cards": event.cards})]


@_words_of(RoundEnded)
def _round_ended(event: RoundEnded, viewer: Seat) -> list[Sentence]:
    """How a round ended; after a STOP the scores alone, and after four mermaids the end of the game, tell enough."""
    if event.how == "void":
        return [Sentence("ssp-void", {})]
    if event.how == "bet-won":
        return [Sentence("ssp-bet-won", {"seat": event.seat, "points": event.points})]
    if event.how == "bet-lost":
        values = {"seat": event.seat, "other": event.best, "points": event.points, "most": event.best_points}
        return [Sentence("ssp-bet-lost", values)]
    return []


@_words_of(Scored)
def _scored(event: Scored, viewer: Seat) -> list[Sentence]:
    """What a seat scored in a round; nothing if nobody did."""
    points = {"points": event.points, "total": event.total}
    if event.counted is None:
        return []
    if event.counted == "both":
        values = {"seat": event.seat, "worth": event.worth, "bonus": event.bonus, **points}
        return [Sentence("ssp-scores-both", values)]
    return [Sentence(f"ssp-scores-{event.counted}", {"seat": event.seat, **points})]


@_words_of(RoundBegan)
def _round_began(event: RoundBegan, viewer: Seat) -> list[Sentence]:
    return [Sentence("ssp-round-begins", {"round": event.round, "seat": event.seat})]


@_words_of(GameEnded)
def _game_ended(event: GameEnded, viewer: Seat) -> list[Sentence]:
    """Why the game is over, who has won, and what decided between equals (SSP-8)."""
    winner = event.winners[0]
    if event.why == "mermaids":
        return [Sentence("ssp-wins-mermaids", {"seat": winner})]
    if event.why == "goal":
        over = Sentence("ssp-over-goal", {"goal": event.goal})
    else:
        over = Sentence("ssp-over-limit", {"rounds": ROUND_LIMIT})
    if len(event.winners) > 1:
        return [over, Sentence("ssp-wins-shared", {"seats": event.winners, "total": event.total})]
    if event.decided_by is not None:
        values = {"seat": winner, "total": event.total, "points": event.decided_by}
        return [over, Sentence("ssp-wins-tie", values)]
    return [over, Sentence("ssp-wins", {"seat": winner, "total": event.total})]
