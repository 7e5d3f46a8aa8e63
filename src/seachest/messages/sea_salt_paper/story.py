"""What happens in Sea Salt & Paper, in sentences."""

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
from seachest.messages.stories import Sentence
from seachest.rules.sea_salt_paper.state import ROUND_LIMIT
from seachest.rules.types import Seat


def sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words for the seat that hears of it; no sentence for what needs no words."""
    match event:
        case Drew() | TookLast() | Took() | Kept() | Discarded():
            return _card_of_turn(event, viewer)
        case LaidDuo() | Picked() | Robbed():
            return [_duo(event)]
        case Called(call="stop"):
            return [Sentence("ssp-calls-stop", {"seat": event.seat})]
        case Called():
            return [Sentence("ssp-calls-last-chance", {"seat": event.seat, "points": event.points})]
        case Revealed():
            return [Sentence("ssp-reveals", {"seat": event.seat, "cards": event.cards})]
        case RoundEnded():
            return _round_ended(event)
        case Scored():
            return _scored(event)
        case RoundBegan():
            return [Sentence("ssp-round-begins", {"round": event.round, "seat": event.seat})]
        case GameEnded():
            return _game_ended(event)
    return []


def _card_of_turn(event: Drew | TookLast | Took | Kept | Discarded, viewer: Seat) -> list[Sentence]:
    """The card that a turn begins with. The others hear of a draw and of what was kept with the discard."""
    seat = event.seat
    match event:
        case Drew():
            return [] if event.cards is None else [Sentence("ssp-draws", {"seat": seat, "cards": event.cards})]
        case TookLast(card=None):
            return [Sentence("ssp-takes-last", {"seat": seat})]
        case TookLast():
            return [Sentence("ssp-takes-last-seen", {"seat": seat, "card": event.card})]
        case Took():
            return [Sentence("ssp-takes", {"seat": seat, "card": event.card, "pile": event.pile})]
        case Kept(card=None):
            return [Sentence("ssp-keeps-one", {"seat": seat})] if event.wins else []
        case Kept():
            return [Sentence("ssp-keeps", {"seat": seat, "card": event.card})]
        case Discarded():
            message = "ssp-discards" if seat == viewer else "ssp-keeps-one-discards"
            return [Sentence(message, {"seat": seat, "card": event.card, "pile": event.pile})]


def _duo(event: LaidDuo | Picked | Robbed) -> Sentence:
    """A duo that was laid, or what came of it."""
    match event:
        case LaidDuo(gained=None):
            return Sentence(_LAYS[event.effect], {"seat": event.seat, "cards": event.cards})
        case LaidDuo():
            return Sentence("ssp-lays-gets", {"seat": event.seat, "cards": event.cards, "card": event.gained})
        case Picked(card=None):
            return Sentence("ssp-picks", {"seat": event.seat, "pile": event.pile})
        case Picked():
            return Sentence("ssp-picks-seen", {"seat": event.seat, "pile": event.pile, "card": event.card})
        case Robbed(card=None):
            return Sentence("ssp-robs", {"seat": event.seat, "other": event.victim})
        case Robbed():
            return Sentence("ssp-robs-seen", {"seat": event.seat, "other": event.victim, "card": event.card})


_LAYS = {
    "search": "ssp-lays",
    "rob": "ssp-lays",
    "turn": "ssp-lays-again",
    "draw": "ssp-lays-draws",
    "none": "ssp-lays-idle",
}
"""For each effect of a duo the message for those who don't see what it brings."""


def _round_ended(event: RoundEnded) -> list[Sentence]:
    """How a round ended; after a STOP the scores alone, and after four mermaids the end of the game, tell enough."""
    if event.how == "void":
        return [Sentence("ssp-void", {})]
    if event.how == "bet-won":
        return [Sentence("ssp-bet-won", {"seat": event.seat, "points": event.points})]
    if event.how == "bet-lost":
        values = {"seat": event.seat, "other": event.best, "points": event.points, "most": event.best_points}
        return [Sentence("ssp-bet-lost", values)]
    return []


def _scored(event: Scored) -> list[Sentence]:
    """What a seat scored in a round; nothing where nobody did."""
    points = {"points": event.points, "total": event.total}
    if event.counted is None:
        return []
    if event.counted == "both":
        values = {"seat": event.seat, "worth": event.worth, "bonus": event.bonus, **points}
        return [Sentence("ssp-scores-both", values)]
    return [Sentence(f"ssp-scores-{event.counted}", {"seat": event.seat, **points})]


def _game_ended(event: GameEnded) -> list[Sentence]:
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
