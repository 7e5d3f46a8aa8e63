"""What may be decided in Sea Salt & Paper, in words."""

from collections.abc import Callable

from seachest.messages.actions import ChoiceAction
from seachest.messages.sea_salt_paper.actions import (
    CallLastChance,
    CallStop,
    Discard,
    Draw,
    EndTurn,
    Keep,
    LayFirst,
    LayPartner,
    Pick,
    Rob,
    SearchPile,
    Take,
)
from seachest.messages.sea_salt_paper.cards import drawn_cards, kind, top_card, without_cards
from seachest.messages.sea_salt_paper.events import DuoEffect
from seachest.messages.stories import Sentence
from seachest.rules.sea_salt_paper.duos import can_rob_someone
from seachest.rules.sea_salt_paper.moving import piles_are_empty
from seachest.rules.sea_salt_paper.scoring import card_points, colour_bonus
from seachest.rules.sea_salt_paper.state import LAST_CHANCE, State
from seachest.rules.types import Seat
from seachest.table import View


def choice(view: View, text: str) -> Sentence:
    """Return a decision in words for the player whose view it is; its help says what it leads to."""
    verb, _, argument = text.partition(" ")
    return _CHOICE_OF_VERB[verb](view.record, view.seat, argument)


def choice_action(view: View, text: str) -> ChoiceAction:
    """Return what a decision means."""
    verb, _, argument = text.partition(" ")
    return _ACTION_OF_VERB[verb](argument)


def _draw(v: State, seat: Seat, argument: str) -> Sentence:
    if v.deck_size == 1:
        return Sentence("ssp-do-draw-last", {})
    return Sentence("ssp-do-draw", {"left": max(0, v.deck_size - 2)})


def _take(v: State, seat: Seat, argument: str) -> Sentence:
    pile = int(argument)
    card = top_card(v, pile - 1)
    if card is None:
        return Sentence("ssp-do-take-any", {"pile": pile})
    return Sentence("ssp-do-take", {"pile": pile, "card": card})


def _keep(v: State, seat: Seat, argument: str) -> Sentence:
    others = without_cards(drawn_cards(v), [argument])
    if len(others) != 1:
        return Sentence("ssp-do-keep-any", {"card": argument})
    if others[0] == argument:
        return Sentence("ssp-do-keep-twin", {"card": argument})
    return Sentence("ssp-do-keep", {"first": argument, "second": others[0]})


def _discard(v: State, seat: Seat, argument: str) -> Sentence:
    pile, drawn = int(argument), drawn_cards(v)
    if len(drawn) != 1:
        return Sentence("ssp-do-discard-any", {"pile": pile})
    covered = top_card(v, pile - 1)
    if covered is None:
        return Sentence("ssp-do-discard-empty", {"pile": pile, "card": drawn[0]})
    return Sentence("ssp-do-discard", {"pile": pile, "first": drawn[0], "second": covered})


def _lay(v: State, seat: Seat, argument: str) -> Sentence:
    return Sentence("ssp-do-lay", {"card": argument, "effect": _effect(v, seat, argument)})


def _with(v: State, seat: Seat, argument: str) -> Sentence:
    return Sentence("ssp-do-with", {"card": argument, "effect": _effect(v, seat, argument)})


def _effect(v: State, seat: Seat, card: str) -> DuoEffect:
    """What a duo with this card would do now (SSP-4.2 to 4.6); "none" where that is impossible."""
    name = kind(card)
    if name == "crab":
        return "none" if piles_are_empty(v) else "search"
    if name == "boat":
        return "none" if v.deck_size == 0 and piles_are_empty(v) else "turn"
    if name == "fish":
        return "none" if v.deck_size == 0 else "draw"
    return "rob" if can_rob_someone(v, seat) else "none"


def _search(v: State, seat: Seat, argument: str) -> Sentence:
    pile = int(argument)
    return Sentence("ssp-do-search", {"pile": pile, "size": v.pile_size[pile - 1]})


def _pick(v: State, seat: Seat, argument: str) -> Sentence:
    return Sentence("ssp-do-pick", {"card": argument})


def _rob(v: State, seat: Seat, argument: str) -> Sentence:
    victim = int(argument)
    return Sentence("ssp-do-rob", {"other": victim, "size": v.hand_size[victim]})


def _end(v: State, seat: Seat, argument: str) -> Sentence:
    if v.deck_size == 0:
        return Sentence("ssp-do-end-void", {})
    return Sentence("ssp-do-end-reveal" if v.call == LAST_CHANCE else "ssp-do-end", {})


def _stop(v: State, seat: Seat, argument: str) -> Sentence:
    return Sentence("ssp-do-stop", {"points": card_points(v.hand[seat], v.laid[seat])})


def _last_chance(v: State, seat: Seat, argument: str) -> Sentence:
    if v.deck_size == 0:
        return Sentence("ssp-do-last-chance-void", {})
    hand, laid = v.hand[seat], v.laid[seat]
    return Sentence("ssp-do-last-chance", {"points": card_points(hand, laid), "bonus": colour_bonus(hand, laid)})


_CHOICE_OF_VERB: dict[str, Callable[[State, Seat, str], Sentence]] = {
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

_ACTION_OF_VERB: dict[str, Callable[[str], ChoiceAction]] = {
    "draw": lambda _: Draw(),
    "take": lambda pile: Take(pile=int(pile)),
    "keep": lambda card: Keep(card=card),
    "discard": lambda pile: Discard(pile=int(pile)),
    "lay": lambda card: LayFirst(card=card),
    "with": lambda card: LayPartner(card=card),
    "search": lambda pile: SearchPile(pile=int(pile)),
    "pick": lambda card: Pick(card=card),
    "rob": lambda victim: Rob(victim=int(victim)),
    "end": lambda _: EndTurn(),
    "stop": lambda _: CallStop(),
    "last-chance": lambda _: CallLastChance(),
}
