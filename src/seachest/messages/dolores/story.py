"""The events of Dolores in words: sentences for the story of a table."""

from functools import cache, singledispatch

from seachest.messages.dolores.events import (
    AddedCards,
    Announced,
    BeganDuel,
    BeganGame,
    BrokePromise,
    ChoseHand,
    DeclinedLookout,
    DiscardedDuel,
    DrewSunrise,
    DroppedSort,
    DuelSides,
    EndedGame,
    Grabbed,
    KeptPromise,
    KeptSilent,
    LaidOut,
    LostBet,
    MustDrop,
    Picked,
    Rearranged,
    ReceivedStartCards,
    ReceivedTheft,
    Revealed,
    Scored,
    Settled,
    Stole,
    StoppedGrabbing,
    Used,
    WonBet,
    WonGame,
)
from seachest.messages.events import GameEvent
from seachest.messages.stories import Sentence
from seachest.rules.types import Seat


@singledispatch
def _sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words; each kind of event that needs words registers its own function."""
    return []


_sentences_for = cache(_sentences.dispatch)  # a look-up by type takes much less time than a call through singledispatch


def sentences(event: GameEvent, viewer: Seat) -> list[Sentence]:
    """Return an event in words for the seat that hears of it; no sentence for what can be seen without words."""
    return _sentences_for(type(event))(event, viewer)


# --- From duel to duel ---------------------------------------------------------------------------------------------


@_sentences.register
def _began_game(event: BeganGame, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-begins", {"seat": event.dealer})]


@_sentences.register
def _received_start_cards(event: ReceivedStartCards, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-starts", {"seat": event.seat, "cards": event.cards})]


@_sentences.register
def _began_duel(event: BeganDuel, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-duel", {"seat": event.dealer, "other": event.left})]


@_sentences.register
def _laid_out(event: LaidOut, viewer: Seat) -> list[Sentence]:
    return _lying(event.seer, event.sides)


def _lying(seer: Seat | None, sides: DuelSides | None) -> list[Sentence]:
    """DOL-3.2, 6.1: who alone sees the cards of the duel, and the cards where the viewer does."""
    told = [] if seer is None else [Sentence("dol-dark", {"seat": seer})]
    return told if sides is None else [*told, _before_both("dol-lies", sides)]


def _before_both(message: str, sides: DuelSides) -> Sentence:
    """A message about cards before both duellists."""
    left = {"seat": sides.left, "cards": sides.left_cards}
    return Sentence(message, {**left, "other": sides.dealer, "others": sides.dealer_cards})


@_sentences.register
def _drew_sunrise(event: DrewSunrise, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-sunrise-lookout", {"seat": event.lookout})]


# --- Bottles -------------------------------------------------------------------------------------------------------


@_sentences.register
def _used(event: Used, viewer: Seat) -> list[Sentence]:
    return [Sentence(f"dol-uses-{event.bottle}", {"seat": event.seat})]


@_sentences.register
def _declined_lookout(event: DeclinedLookout, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-lookout-unused", {"seat": event.seat})]


@_sentences.register
def _added_cards(event: AddedCards, viewer: Seat) -> list[Sentence]:
    told = [] if event.seer is None else [Sentence("dol-adds-dark", {"seat": event.seer})]
    if event.sides is not None:
        told.append(_before_both("dol-adds", event.sides))
    elif event.cards is not None:
        told.append(Sentence("dol-adds-both", {"cards": event.cards}))
    return told


@_sentences.register
def _rearranged(event: Rearranged, viewer: Seat) -> list[Sentence]:
    if event.sides is not None:
        return [Sentence("dol-rearranges", {"seat": event.seat}), *_lying(event.seer, event.sides)]
    values = {"seat": event.seat, "other": event.left, "places": ", ".join(event.left_places)}
    return [Sentence("dol-rearranges-dark", values)]


# --- Talk and gestures ---------------------------------------------------------------------------------------------


@_sentences.register
def _announced(event: Announced, viewer: Seat) -> list[Sentence]:
    message = "dol-advises" if event.is_advice else "dol-announces"
    return [Sentence(message, {"seat": event.seat, "gesture": event.gesture})]


@_sentences.register
def _kept_silent(event: KeptSilent, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-silent", {"seat": event.seat})]


@_sentences.register
def _revealed(event: Revealed, viewer: Seat) -> list[Sentence]:
    values = {"seat": event.dealer, "shows": event.dealer_shows, "other": event.left, "other-shows": event.left_shows}
    if event.bettor is None:
        return [Sentence("dol-reveals", values)]
    return [Sentence("dol-reveals-bet", {**values, "another": event.bettor, "bet": event.bet})]


@_sentences.register
def _chose_hand(event: ChoseHand, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-counts", {"seat": event.seat, "gesture": event.gesture})]


@_sentences.register
def _kept_promise(event: KeptPromise, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-kept", {"seat": event.seat, "gesture": event.gesture})]


@_sentences.register
def _broke_promise(event: BrokePromise, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-broken", {"seat": event.seat, "gesture": event.gesture})]


# --- Who gets what -------------------------------------------------------------------------------------------------


@_sentences.register
def _won_bet(event: WonBet, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-bet-won", {"seat": event.seat})]


@_sentences.register
def _lost_bet(event: LostBet, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-bet-lost", {"seat": event.seat})]


@_sentences.register
def _grabbed(event: Grabbed, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-grabs", {"seat": event.seat, "card": event.card})]


@_sentences.register
def _stopped_grabbing(event: StoppedGrabbing, viewer: Seat) -> list[Sentence]:
    if not event.cards_left:
        return []
    return [Sentence("dol-grabs-done", {"seat": event.seat, "number": event.cards_left})]


@_sentences.register
def _settled(event: Settled, viewer: Seat) -> list[Sentence]:
    if event.outcome == "drop":
        return [Sentence("dol-both-first", {})]
    if event.outcome == "nobody":
        return [Sentence("dol-both-fight", {})]
    if event.outcome == "take":
        (taken,) = event.taken
        return [Sentence("dol-fight-takes", {"seat": taken.seat, "cards": taken.cards})]
    if event.outcome == "peace":
        left, dealer = event.taken
        values = {"seat": left.seat, "cards": left.cards, "other": dealer.seat, "others": dealer.cards}
        return [Sentence("dol-both-peace", values)]
    return [Sentence("dol-first-nothing" if event.nothing_left else "dol-first-picks", {"seat": event.seat})]


@_sentences.register
def _picked(event: Picked, viewer: Seat) -> list[Sentence]:
    other = {"other": event.other.seat, "others": event.other.cards}
    return [Sentence("dol-picks", {"seat": event.seat, "card": event.card, **other})]


@_sentences.register
def _discarded_duel(event: DiscardedDuel, viewer: Seat) -> list[Sentence]:
    told = []
    if event.cards:
        told.append(Sentence("dol-discards", {"cards": event.cards}))
    if event.face_down:
        told.append(Sentence("dol-discards-dark", {"number": event.face_down}))
    if event.known_cards:
        told.append(Sentence("dol-discards-known", {"seat": event.seer, "cards": event.known_cards}))
    return told


@_sentences.register
def _must_drop(event: MustDrop, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-must-drop", {"seats": event.seats, "number": len(event.seats)})]


@_sentences.register
def _dropped_sort(event: DroppedSort, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-drops", {"seat": event.seat, "sort": event.sort, "cards": event.cards})]


# --- Theft ---------------------------------------------------------------------------------------------------------


@_sentences.register
def _received_theft(event: ReceivedTheft, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-theft-idle" if event.is_wasted else "dol-theft-due", {"seat": event.seat})]


@_sentences.register
def _stole(event: Stole, viewer: Seat) -> list[Sentence]:
    return [Sentence("dol-steals", {"seat": event.seat, "other": event.victim, "card": event.card})]


# --- The end -------------------------------------------------------------------------------------------------------


@_sentences.register
def _ended_game(event: EndedGame, viewer: Seat) -> list[Sentence]:
    if event.reason == "sunrise":
        return [Sentence("dol-over-sunrise", {})]
    return [Sentence("dol-over-pile", {"number": event.pile_size})]


@_sentences.register
def _scored(event: Scored, viewer: Seat) -> list[Sentence]:
    """DOL-7.3 to 7.5: the points of a seat, and the sets that made them."""
    if not event.highest_sets:
        return [Sentence("dol-scores-nothing", {"seat": event.seat})]
    values = {"seat": event.seat, "points": event.points, "cards": event.highest_sets}
    if event.highest_sets == event.lowest_sets:
        return [Sentence("dol-scores-equal", values)]
    return [Sentence("dol-scores", {**values, "others": event.lowest_sets})]


@_sentences.register
def _won_game(event: WonGame, viewer: Seat) -> list[Sentence]:
    if len(event.seats) == 1:
        return [Sentence("dol-wins", {"seat": event.seats[0], "total": event.points})]
    return [Sentence("dol-wins-shared", {"seats": event.seats, "total": event.points})]
