"""What follows from a position of Dolores."""

from collections import Counter
from typing import Literal

import msgspec

from seachest.messages.dolores.points import ScoringSet, scoring_sets
from seachest.messages.facts import GameFacts
from seachest.rules.dolores.cards import BOTTLES, CARDS, COPIES, SUNRISE_NAME
from seachest.rules.dolores.position import (
    HIDDEN_CARD,
    DoloresPosition,
    Outcome,
    outcome_of,
    sunrise_chance,
    sunrise_depth,
)
from seachest.rules.dolores.state import DUEL_CARDS, SIDES, Gesture
from seachest.rules.position import Position
from seachest.rules.types import Seat
from seachest.table import View

WHO_GETS: dict[Outcome, tuple[Gesture, ...]] = {
    "take": ("fight",),
    "pick": ("first", "peace"),
    "pick-rest": ("first", "fight"),
}
"""By whose gestures an outcome names the seat that takes all or picks first, and the other one (DOL-4)."""

SECTION_OF_PHASE: dict[str | None, int] = {
    "gesture": 3,
    **dict.fromkeys(("pick", "drop"), 4),
    "window": 5,
    **dict.fromkeys(("theft", "loot", "count", "give", "grab"), 6),
    "talk": 9,
    None: 7,
}
"""The section of the rules about each phase, and about the end of the game."""


class ExpectedOutcome(msgspec.Struct, frozen=True, kw_only=True):
    """What the gestures lead to unless a bottle changes it (DOL-4)."""

    outcome: Outcome
    seat: Seat | None
    """Who takes all, or is first to pick."""
    other: Seat | None
    """Who gets cards after the first pick."""


class SunriseForecast(msgspec.Struct, frozen=True, kw_only=True):
    """How near the sunrise is."""

    state: Literal["ignored", "last-duel", "safe", "risk"]
    """Out of the game, in no duel any more, not among the next cards, or perhaps in the next duel (DOL-2.2)."""
    safe_cards: int
    """How many of the next cards of the pile can't be sunrise."""
    percent: int
    """The chance that the next duel brings it."""


class DoloresFacts(GameFacts, frozen=True, kw_only=True, tag="dolores"):
    """What a screen of Dolores shows and a position does not say."""

    outcome: ExpectedOutcome | None
    """None while no gestures are shown, or somebody shows two."""
    sunrise: SunriseForecast | None
    """None if sunrise has been drawn, or the game is over."""
    unseen_goods: dict[str, int]
    """How many of each goods card lie in places that the viewer does not know; cards that do not are left out."""
    scoring_sets: list[list[ScoringSet]]
    """For each seat the sets of its display that count as things stand (DOL-7.3, 7.4)."""


def facts(view: View, position: Position) -> DoloresFacts:
    """Return what follows from the position of a view."""
    assert isinstance(position, DoloresPosition)
    return DoloresFacts(
        rules_section=SECTION_OF_PHASE[position.phase],
        outcome=expected_outcome(position),
        sunrise=sunrise_forecast(position),
        unseen_goods={card: count for card, count in unseen_cards(position).items() if card not in BOTTLES},
        scoring_sets=[scoring_sets(view.record, seat) for seat in range(position.players)],
    )


def expected_outcome(position: DoloresPosition) -> ExpectedOutcome | None:
    """Return what the gestures lead to, with the seats that get something; None while that is open."""
    outcome = outcome_of(position)
    if outcome is None:
        return None
    seats = {position.showing(side): position.duellist(side) for side in SIDES}
    seat, other = (*(seats[gesture] for gesture in WHO_GETS.get(outcome, ())), None, None)[:2]
    return ExpectedOutcome(outcome=outcome, seat=seat, other=other)


def sunrise_forecast(position: DoloresPosition) -> SunriseForecast | None:
    """Return how near the sunrise is; None if it has been drawn, or the game is over."""
    if position.phase is None or position.sunrise == "drawn":
        return None
    if position.sunrise == "ignored":
        return SunriseForecast(state="ignored", safe_cards=0, percent=0)
    if len(position.pile) < DUEL_CARDS:
        return SunriseForecast(state="last-duel", safe_cards=0, percent=0)
    chance = sunrise_chance(position)
    if chance:
        return SunriseForecast(state="risk", safe_cards=0, percent=chance)
    return SunriseForecast(state="safe", safe_cards=len(position.pile) - sunrise_depth(position), percent=0)


def unseen_cards(position: DoloresPosition) -> Counter[str]:
    """Return all cards whose place the owner of a view does not know."""
    every = {
        card: copies
        for card, copies in zip(CARDS, COPIES, strict=True)
        if position.options["bottles"] or card not in BOTTLES or card == SUNRISE_NAME
    }
    lying = [] if position.duel is None else [*position.duel.left, *position.duel.dealer]
    owned = [card for display in position.displays for card in display.goods + display.bottles]
    seen = [card for card in [*position.discard, *position.removed, *lying, *owned] if card not in (None, HIDDEN_CARD)]
    return Counter(every) - Counter(seen)
