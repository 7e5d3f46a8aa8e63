"""The decisions of Sea or Shore in words: what may be chosen, and what it leads to."""

from collections.abc import Callable

from seachest.messages.actions import ChoiceAction
from seachest.messages.sea_or_shore.actions import (
    AddPlus,
    ChooseIsland,
    DiscardIsland,
    Fetch,
    Fleece,
    Inspect,
    Order,
    PassIsland,
    ReturnIsland,
    RobTreasure,
    ShowHalf,
    Swap,
    TakeTreasure,
)
from seachest.messages.sea_or_shore.queries import (
    are_joined,
    face_up_of,
    inspected_cards,
    inspected_treasures,
    neighbours,
    pile_name,
    top_treasure,
)
from seachest.messages.sea_or_shore.story import in_order
from seachest.messages.stories import Sentence
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore.cards import (
    CARDS,
    CARDS_OF_COLOUR,
    COLOURS,
    COLOURS_PER_PAIR,
    HIGHEST_NUMBER,
    PAIR_NAMES,
)
from seachest.rules.sea_or_shore.state import FLEECED_PLUS_CARDS, MAX_SWAPPED, State
from seachest.rules.sea_or_shore.tricks import highest
from seachest.table import View

COLOUR_NUMBERS: dict[str, int] = {name: colour for colour, name in enumerate(COLOURS)}


def choice(view: View, text: str) -> Sentence:
    """Return the sentence of a decision for the player whose view it is; its help says what it leads to."""
    verb, _, what = text.partition(" ")
    return CHOICE_OF[verb](view, what)


def choice_action(view: View, text: str) -> ChoiceAction:
    """Return what a decision of the owner of a view means."""
    verb, _, what = text.partition(" ")
    return ACTION_OF[verb](view, what)


def _choose_pass(view: View, what: str) -> Sentence:
    left, right = neighbours(view.seat, view.record.players)
    values = {"seat": left, "other": right, "colour": what}
    card = _passed_island(view, what)
    return Sentence("sos-do-pass-any", values) if card is None else Sentence("sos-do-pass", {**values, "card": card})


def _passed_island(view: View, colour_name: str) -> str | None:
    """Return the island that goes with a colour, the highest one; None if the hand has none that is known."""
    colour, hand = COLOUR_NUMBERS[colour_name], view.record.hand[view.seat]
    return CARDS[highest(hand, colour)] if hand & CARDS_OF_COLOUR[colour] else None


def _choose_card(view: View, what: str) -> Sentence:
    colour = COLOUR_NUMBERS[what.partition("-")[0]]
    return Sentence("sos-do-card", {"first": what, **_prize(view, colour)})


def _prize(view: View, colour: int) -> dict[str, str]:
    """Return what winning a colour would bring the viewer (SOS-5.1, 5.4, 7.1)."""
    v: State = view.record
    name: str = COLOURS[colour]
    treasure = face_up_of(v, colour)
    if treasure:
        tops = [top_treasure(v, seat) or "" for seat in range(v.players) if seat != view.seat]
        robbing = any(top.startswith(f"{name}:") for top in tops)
        return {"prize": "treasure-rob" if robbing else "treasure", "colour": name, "second": treasure}
    pair = colour // COLOURS_PER_PAIR
    action = v.side[pair]
    idle = action != 1 and v.hand_size[view.seat] == 1
    if are_joined(v, colour):
        prize, name = "joined-idle" if idle else "joined", PAIR_NAMES[pair]
    else:
        prize = "idle" if idle else "action"
    return {"prize": prize, "colour": name, "second": f"action-{action}"}


def _choose_show(view: View, what: str) -> Sentence:
    v: State = view.record
    last = "yes" if v.in_trick == v.players - 1 else "no"
    if v.chosen < 0:
        return Sentence(f"sos-do-show-{what}-any", {"last": last})
    return Sentence(f"sos-do-show-{what}", {"last": last, "card": _half(CARDS[v.chosen], what)})


def _half(card: str, half: str) -> str:
    """Return an island as it is seen while one half is covered."""
    colour, _, number = card.partition("-")
    return f"{colour}-?" if half == "colour" else f"?-{number}"


def _choose_plus(view: View, what: str) -> Sentence:
    v: State = view.record
    number = int(what)
    if v.chosen < 0:
        return Sentence("sos-do-plus-any", {"number": number})
    worth = v.chosen % HIGHEST_NUMBER + 1 + number
    values = {"number": number, "worth": worth, "left": v.plus[view.seat] - number}
    return Sentence("sos-do-plus", {**values, "card": CARDS[v.chosen]})


def _own_prize(view: View) -> str | None:
    """Return the face-up treasure of the colour that the viewer has played, if there is one."""
    v: State = view.record
    colour = v.colour[view.seat]
    return face_up_of(v, colour) if colour >= 0 else None


def _choose_take(view: View, what: str) -> Sentence:
    treasure = _own_prize(view)
    return Sentence("sos-do-take", {"card": treasure}) if treasure else Sentence("sos-do-take-any", {})


def _choose_rob(view: View, what: str) -> Sentence:
    victim, left = int(what), _own_prize(view)
    stolen = top_treasure(view.record, victim)
    if left is None or stolen is None:
        return Sentence("sos-do-rob-any", {"other": victim})
    return Sentence("sos-do-rob", {"other": victim, "first": stolen, "second": left})


def _choose_fleece(view: View, what: str) -> Sentence:
    victim, plus = int(what), view.record.plus
    return Sentence(
        "sos-do-fleece", {"other": victim, "number": plus[victim], "own": plus[view.seat] + FLEECED_PLUS_CARDS}
    )


def _choose_swap(view: View, what: str) -> Sentence:
    victim = int(what)
    return Sentence("sos-do-swap", {"other": victim, "number": min(MAX_SWAPPED, view.record.hand_size[victim])})


def _choose_return(view: View, what: str) -> Sentence:
    v: State = view.record
    if v.aim == NOBODY:
        return Sentence("sos-do-return-any", {"card": what})
    return Sentence("sos-do-return", {"card": what, "other": v.aim, "owed": v.owed})


def _choose_inspect(view: View, what: str) -> Sentence:
    return Sentence("sos-do-inspect", {"pile": what, "number": inspected_cards(view.record, PAIR_NAMES.index(what))})


def _choose_order(view: View, what: str) -> Sentence:
    """Name the order by places as well, to tell equal treasures apart."""
    order, pile = "-".join(what), view.record.inspected
    seen = [] if pile == NOBODY else inspected_treasures(view.record, pile)
    if len(seen) != len(what):
        return Sentence("sos-do-order-any", {"order": order})
    return Sentence("sos-do-order", {"order": order, **in_order([seen[int(digit) - 1] for digit in what])})


def _choose_fetch(view: View, what: str) -> Sentence:
    return Sentence("sos-do-fetch", {"card": what})


def _choose_discard(view: View, what: str) -> Sentence:
    return Sentence("sos-do-discard", {"card": what})


CHOICE_OF: dict[str, Callable[[View, str], Sentence]] = {
    "pass": _choose_pass,
    "card": _choose_card,
    "show": _choose_show,
    "plus": _choose_plus,
    "take": _choose_take,
    "rob": _choose_rob,
    "fleece": _choose_fleece,
    "swap": _choose_swap,
    "return": _choose_return,
    "inspect": _choose_inspect,
    "order": _choose_order,
    "fetch": _choose_fetch,
    "discard": _choose_discard,
}
"""What words a decision, by the first word of its text."""

ACTION_OF: dict[str, Callable[[View, str], ChoiceAction]] = {
    "pass": lambda view, colour: PassIsland(colour=COLOURS[COLOUR_NUMBERS[colour]], card=_passed_island(view, colour)),
    "card": lambda _, card: ChooseIsland(card=card),
    "show": lambda _, half: ShowHalf(half="colour" if half == "colour" else "number"),
    "plus": lambda _, number: AddPlus(number=int(number)),
    "take": lambda view, _: TakeTreasure(card=_own_prize(view)),
    "rob": lambda _, victim: RobTreasure(victim=int(victim)),
    "fleece": lambda _, victim: Fleece(victim=int(victim)),
    "swap": lambda _, victim: Swap(victim=int(victim)),
    "return": lambda _, card: ReturnIsland(card=card),
    "inspect": lambda view, pile: Inspect(pile=pile_name(view.record, PAIR_NAMES.index(pile))),
    "order": lambda _, places: Order(places=[int(place) for place in places]),
    "fetch": lambda _, card: Fetch(card=card),
    "discard": lambda _, card: DiscardIsland(card=card),
}
"""What makes the meaning of a decision, by the first word of its text."""
