"""Finds what happened in Sea Salt & Paper from what one viewer knew before and after a decision."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.cards import drawn_cards, kind, top_card, without_cards
from seachest.messages.sea_salt_paper.events import (
    Called,
    Discarded,
    Drew,
    DuoEffect,
    EndedTurn,
    Kept,
    LaidDuo,
    LaidFirst,
    Picked,
    Revealed,
    Robbed,
    Searched,
    Took,
    TookLast,
)
from seachest.messages.sea_salt_paper.round_end import round_end, round_is_over, seats_from
from seachest.notation.record import Move
from seachest.rules.sea_salt_paper.cards import CARDS, names
from seachest.rules.sea_salt_paper.scoring import card_points
from seachest.rules.sea_salt_paper.state import DRAW, LAST_CHANCE, OVER, ROB, SEARCH, CallName, State
from seachest.rules.types import Phase, Seat
from seachest.table import View


class _Decision(NamedTuple):
    """A decision, and what the viewer knew before and after it."""

    view: View
    before: State
    after: State
    seat: Seat
    argument: str
    """What the decision's text names after its verb."""

    @property
    def is_own(self) -> bool:
        """Whether the viewer has decided."""
        return self.seat == self.view.seat

    def gained_card(self) -> str:
        """Return the card that the viewer, who decided, has more than before."""
        return without_cards(_owned(self.after, self.seat), _owned(self.before, self.seat))[0]


def events(before: View, observed: Sequence[Move], after: View) -> list[GameEvent]:
    """Return what happened when a seat decided something, in order, as far as the viewer knows."""
    (move,) = observed
    verb, _, argument = move.text.partition(" ")
    decision = _Decision(before, before.record, after.record, move.seat, argument)
    happened = _EVENTS_OF_DECISION[verb](decision)
    if round_is_over(decision.before, decision.after):
        happened += round_end(before.game, decision.before, decision.after)
    return happened


def _owned(v: State, seat: Seat) -> list[str]:
    """The cards of a seat that are known: in hand, laid, and waiting for a partner."""
    waiting = [CARDS[v.first]] if v.first >= 0 else []
    return names(v.hand[seat]) + names(v.laid[seat]) + waiting


def _draw(decision: _Decision) -> list[GameEvent]:
    if decision.before.deck_size == 1:
        return [TookLast(seat=decision.seat, card=decision.gained_card() if decision.is_own else None)]
    return [Drew(seat=decision.seat, cards=drawn_cards(decision.after) if decision.is_own else None)]


def _take(decision: _Decision) -> list[GameEvent]:
    pile = int(decision.argument)
    card = top_card(decision.before, pile - 1)
    assert card is not None
    return [Took(seat=decision.seat, card=card, pile=pile)]


def _keep(decision: _Decision) -> list[GameEvent]:
    card = decision.argument if decision.is_own else None
    return [Kept(seat=decision.seat, card=card, wins=decision.after.phase == OVER)]


def _discard(decision: _Decision) -> list[GameEvent]:
    pile = int(decision.argument)
    card = top_card(decision.after, pile - 1)
    assert card is not None
    return [Discarded(seat=decision.seat, card=card, pile=pile)]


def _lay(decision: _Decision) -> list[GameEvent]:
    return [LaidFirst(seat=decision.seat, card=decision.argument)]


def _with(decision: _Decision) -> list[GameEvent]:
    second = decision.argument
    effect: DuoEffect = "none"
    gained = None
    if kind(second) == "fish":
        if decision.before.deck_size > 0:
            effect = "draw"
            gained = decision.gained_card() if decision.is_own else None
    elif decision.after.phase in _EFFECT_OF_PHASE:
        effect = _EFFECT_OF_PHASE[decision.after.phase]
    cards = [CARDS[decision.before.first], second]
    return [LaidDuo(seat=decision.seat, cards=cards, effect=effect, gained=gained)]


_EFFECT_OF_PHASE: dict[Phase, DuoEffect] = {SEARCH: "search", DRAW: "turn", ROB: "rob"}
"""What a duo other than fish does, by the phase that it leads to."""


def _search(decision: _Decision) -> list[GameEvent]:
    return [Searched(seat=decision.seat, pile=int(decision.argument))]


def _pick(decision: _Decision) -> list[GameEvent]:
    card = decision.argument if decision.is_own else None
    return [Picked(seat=decision.seat, pile=decision.before.searched + 1, card=card)]


def _rob(decision: _Decision) -> list[GameEvent]:
    victim = int(decision.argument)
    card = None
    if decision.is_own:
        card = decision.gained_card()
    elif decision.view.seat == victim:
        card = without_cards(names(decision.before.hand[victim]), names(decision.after.hand[victim]))[0]
    return [Robbed(seat=decision.seat, victim=victim, card=card)]


def _end(decision: _Decision) -> list[GameEvent]:
    """SSP-6.3: a seat that has had its last turn reveals its hand, unless the deck is empty (SSP-7.1)."""
    happened: list[GameEvent] = [EndedTurn(seat=decision.seat)]
    if decision.before.call == LAST_CHANCE and decision.before.deck_size > 0:
        happened.append(_revealed(decision, decision.seat))
    return happened


def _stop(decision: _Decision) -> list[GameEvent]:
    everyone = seats_from(decision.seat, decision.before.players)
    return [_called(decision, "stop"), *(_revealed(decision, seat) for seat in everyone)]


def _last_chance(decision: _Decision) -> list[GameEvent]:
    return [_called(decision, "last-chance"), _revealed(decision, decision.seat)]


def _called(decision: _Decision, call: CallName) -> Called:
    """A call, with what the caller's cards are worth."""
    after, seat = decision.after, decision.seat
    if round_is_over(decision.before, after):
        points = card_points(after.shown[seat], 0)
    else:
        points = card_points(after.hand[seat], after.laid[seat])
    return Called(seat=seat, call=call, points=points)


def _revealed(decision: _Decision, seat: Seat) -> Revealed:
    """The hand that a seat has just revealed."""
    if round_is_over(decision.before, decision.after):
        cards = without_cards(names(decision.after.shown[seat]), names(decision.before.laid[seat]))
    else:
        cards = names(decision.after.hand[seat])
    return Revealed(seat=seat, cards=cards)


_EVENTS_OF_DECISION: dict[str, Callable[[_Decision], list[GameEvent]]] = {
    "draw": _draw,
    "take": _take,
    "keep": _keep,
    "discard": _discard,
    "lay": _lay,
    "with": _with,
    "search": _search,
    "pick": _pick,
    "rob": _rob,
    "end": _end,
    "stop": _stop,
    "last-chance": _last_chance,
}
