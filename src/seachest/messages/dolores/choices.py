"""The decisions of Dolores in words, each with help that says what it leads to."""

from collections.abc import Callable
from typing import Any

from seachest.messages.actions import ChoiceAction
from seachest.messages.dolores.actions import (
    Announce,
    Bet,
    CountGesture,
    DropSort,
    Give,
    Grab,
    KeepSilent,
    Loot,
    PassWindow,
    Pick,
    RobSeat,
    ShowGesture,
    ShowTwo,
    StopGrabbing,
    UseBottle,
)
from seachest.messages.dolores.queries import (
    count_cards_at,
    duellist_on,
    goods_of,
    goods_of_sort,
    is_covered,
    known_cards_at,
    other_side,
    places_on,
    side_of,
    value_of,
)
from seachest.messages.stories import Sentence
from seachest.rules.dolores.cards import BOTTLES, CARD_BY_NAME, CARDS, SORTS, SUNRISE_NAME, THEFT_NAME, UNIT_OF, Sort
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import (
    DUEL_CARDS,
    GESTURES,
    LEFT_SIDE,
    NO_CHOICE,
    PHASE_WINDOW,
    PLACE_COUNT,
    PLACES,
    SHOWINGS,
    SUNRISE_DRAWN,
    WINDOWS,
    Gesture,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat
from seachest.table import View


def choice(view: View, text: str) -> Sentence:
    """Return a decision in words for the player whose view it is; the help of its message says what it leads to."""
    verb, _, what = text.partition(" ")
    return SENTENCES_BY_VERB[verb](view.record, view.seat, what or verb)


def choice_action(view: View, text: str) -> ChoiceAction:
    """Return what a decision means."""
    verb, _, what = text.partition(" ")
    return ACTIONS_BY_VERB[verb](what or verb)


def _rival(v: State, seat: Seat) -> Seat:
    """The other duellist; for a player who is not in the duel, the dealer."""
    return duellist_on(v, other_side(v, seat))


def _use(v: State, seat: Seat, what: str) -> Sentence:
    values = {"seat": v.dealer, "other": duellist_on(v, LEFT_SIDE)}
    if what == "swell":
        return Sentence("dol-do-use-swell", {"number": max(0, v.pile_size - DUEL_CARDS)})
    if what == "convoy":
        return Sentence("dol-do-use-convoy", {"moment": WINDOWS[v.window] or ""})
    if what == "two-hands":
        return Sentence("dol-do-use-two-hands", {"other": _rival(v, seat)})
    return Sentence(f"dol-do-use-{what}", values if what in ("lantern", "whirlpool", "void", "bet") else {})


def _pass(v: State, seat: Seat, what: str) -> Sentence:
    if v.phase == PHASE_WINDOW and v.sunrise == SUNRISE_DRAWN:
        return Sentence("dol-do-pass-lookout", {"points": points_of(v.display[seat], v.singles)})
    return Sentence("dol-do-pass", {"moment": WINDOWS[v.window] or ""})


def _announcement(v: State, seat: Seat, what: str) -> Sentence:
    in_duel = side_of(v, seat) != NOBODY
    return Sentence("dol-do-announce" if in_duel else "dol-do-advise", {"gesture": what})


def _silence(v: State, seat: Seat, what: str) -> Sentence:
    return Sentence("dol-do-silent", {})


def _gesture(v: State, seat: Seat, what: str) -> Sentence:
    """What each answer of the other would mean, with the cards if they are known."""
    side = side_of(v, seat)
    if side == NOBODY or is_covered(v) or not count_cards_at(v):
        return Sentence(f"dol-do-{what}-dark", {"other": _rival(v, seat)})
    places = places_on(side) if what == "peace" else range(PLACE_COUNT)
    return Sentence(f"dol-do-{what}", {"other": _rival(v, seat), "cards": known_cards_at(v, places)})


def _hands(v: State, seat: Seat, what: str) -> Sentence:
    return Sentence("dol-do-hands", {"other": _rival(v, seat), "shows": what})


def _count(v: State, seat: Seat, what: str) -> Sentence:
    """The other's gesture is known now, so the help can say the outcome."""
    shown = v.gesture[other_side(v, seat)]
    against = SHOWINGS[shown] if shown != NO_CHOICE else ""
    return Sentence("dol-do-count", {"other": _rival(v, seat), "gesture": what, "outcome": f"{what}-{against}"})


def _bet(v: State, seat: Seat, what: str) -> Sentence:
    return Sentence("dol-do-bet", {"seat": v.dealer, "other": duellist_on(v, LEFT_SIDE), "bet": what})


def _give(v: State, seat: Seat, what: str) -> Sentence:
    values = {"place": what, "seat": v.dealer, "other": duellist_on(v, LEFT_SIDE)}
    cards = known_cards_at(v, [PLACES.index(what)])
    return Sentence("dol-do-give", {**values, "card": cards[0]}) if cards else Sentence("dol-do-give-blind", values)


def _pick(v: State, seat: Seat, what: str) -> Sentence:
    """DOL-4.4, 4.5: what the other gets then, and what is lost."""
    place = PLACES.index(what)
    other = other_side(v, seat)
    against = "fight" if v.gesture[other] == GESTURES.index("fight") else "peace"
    values = {"place": what, "other": _rival(v, seat), "against": against}
    if not known_cards_at(v, [place]):
        return Sentence("dol-do-pick-blind", values)
    rest = [i for i in range(PLACE_COUNT) if i != place]
    served = rest if against == "fight" else [i for i in rest if i in places_on(other)]
    lost = known_cards_at(v, [i for i in rest if i not in served])
    return Sentence(
        "dol-do-pick", {**values, **_gain(v, seat, place), "others": known_cards_at(v, served), "cards": lost}
    )


def _gain(v: State, seat: Seat, place: int) -> dict[str, Any]:
    """A card of the duel, what it is good for, and the points that the player would have with it."""
    card = CARDS[v.duel[place]]
    gain = "goods" if card not in BOTTLES else card if card in (THEFT_NAME, SUNRISE_NAME) else "bottle"
    return {"card": card, "gain": gain, "points": _points_with(v, seat, card)}


def _points_with(v: State, seat: Seat, card: str) -> int:
    """What the player's display would be worth with a card more."""
    return points_of(v.display[seat] + int(UNIT_OF[CARD_BY_NAME[card]]), v.singles)


def _grab(v: State, seat: Seat, what: str) -> Sentence:
    place = PLACES.index(what)
    if not known_cards_at(v, [place]):
        return Sentence("dol-do-grab-blind", {"place": what})
    return Sentence("dol-do-grab", {"place": what, **_gain(v, seat, place)})


def _done(v: State, seat: Seat, what: str) -> Sentence:
    return Sentence("dol-do-done", {"number": count_cards_at(v)})


def _drop(v: State, seat: Seat, what: str) -> Sentence:
    goods = goods_of_sort(v, seat, what)
    rest = v.display[seat] - sum(int(UNIT_OF[CARD_BY_NAME[card]]) for card in goods)
    values = {"sort": what, "number": len(goods), "value": value_of(goods)}
    return Sentence("dol-do-drop", {**values, "points": points_of(rest, v.singles)})


def _rob(v: State, seat: Seat, what: str) -> Sentence:
    victim = int(what)
    goods = goods_of(v, victim) if victim < v.players else []
    return Sentence("dol-do-rob", {"other": victim, "cards": goods})


def _loot(v: State, seat: Seat, what: str) -> Sentence:
    points = _points_with(v, seat, what)
    if v.victim == NOBODY:
        return Sentence("dol-do-loot-any", {"card": what, "points": points})
    return Sentence("dol-do-loot", {"other": v.victim, "card": what, "points": points})


SENTENCES_BY_VERB: dict[str, Callable[[State, Seat, str], Sentence]] = {
    "use": _use,
    "pass": _pass,
    "announce": _announcement,
    "silent": _silence,
    **dict.fromkeys(GESTURES, _gesture),
    "hands": _hands,
    "count": _count,
    "bet": _bet,
    "give": _give,
    "pick": _pick,
    "grab": _grab,
    "done": _done,
    "drop": _drop,
    "rob": _rob,
    "loot": _loot,
}

GESTURE_BY_NAME: dict[str, Gesture] = {gesture: gesture for gesture in GESTURES}
SORT_BY_NAME: dict[str, Sort] = {sort: sort for sort in SORTS}


def _gestures(pair: str) -> list[Gesture]:
    """The two gestures of a pair, such as `peace-fight`."""
    return [GESTURE_BY_NAME[gesture] for gesture in pair.split("-")]


ACTIONS_BY_VERB: dict[str, Callable[[str], ChoiceAction]] = {
    "use": lambda bottle: UseBottle(bottle=bottle),
    "pass": lambda _: PassWindow(),
    "announce": lambda gesture: Announce(gesture=GESTURE_BY_NAME[gesture]),
    "silent": lambda _: KeepSilent(),
    **dict.fromkeys(GESTURES, lambda gesture: ShowGesture(gesture=GESTURE_BY_NAME[gesture])),
    "hands": lambda pair: ShowTwo(gestures=_gestures(pair)),
    "count": lambda gesture: CountGesture(gesture=GESTURE_BY_NAME[gesture]),
    "bet": lambda pair: Bet(gestures=_gestures(pair)),
    "give": lambda place: Give(place=place),
    "pick": lambda place: Pick(place=place),
    "grab": lambda place: Grab(place=place),
    "done": lambda _: StopGrabbing(),
    "drop": lambda sort: DropSort(sort=SORT_BY_NAME[sort]),
    "rob": lambda victim: RobSeat(victim=int(victim)),
    "loot": lambda card: Loot(card=card),
}
