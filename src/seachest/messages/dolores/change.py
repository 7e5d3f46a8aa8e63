"""A decision in Dolores, and what one viewer knew before and after it: what events are found from."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import cast

from seachest.messages.dolores.queries import added_cards, duellist_on, other_side, places_on, taken_places, without
from seachest.notation.record import Move
from seachest.rules.dolores.cards import THEFT_NAME
from seachest.rules.dolores.position import OUTCOMES, Outcome
from seachest.rules.dolores.state import (
    BETS,
    DEALER_SIDE,
    GESTURES,
    LEFT_SIDE,
    NO_CHOICE,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GRAB,
    PHASE_PICK,
    PHASE_THEFT,
    PHASE_WINDOW,
    PLACES,
    SHOWINGS,
    SIDE_PLACES,
    WINDOW_SHOWN,
    Gesture,
    Showing,
    State,
)
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

SHOWING_VERBS = frozenset([*GESTURES, "hands", "bet"])
"""What the decisions begin with that are made in secret and shown together."""


@dataclass(frozen=True)
class Change:
    """What was observed of a decision, and what the viewer knew before and after it."""

    before: State
    moves: Sequence[Move]
    after: State

    @property
    def seat(self) -> Seat:
        """Who decided, where it is only one."""
        return self.moves[0].seat

    @property
    def verb(self) -> str:
        """What kind of decision it was."""
        return self.moves[0].text.partition(" ")[0]

    @property
    def what(self) -> str:
        """The text of the decision after its kind: a card, a place or a gesture."""
        return self.moves[0].text.partition(" ")[2]

    @cached_property
    def shown(self) -> dict[Seat, str]:
        """The gestures and the bet of each seat, as far as the viewer knows them after the decision."""
        v = self.before
        found: dict[Seat, str] = {
            duellist_on(v, side): SHOWINGS[v.gesture[side]]
            for side in (LEFT_SIDE, DEALER_SIDE)
            if v.gesture[side] != NO_CHOICE
        }
        if v.bet != NO_CHOICE:
            found[v.bettor] = BETS[v.bet]
        if self.verb in SHOWING_VERBS or self.verb == "count":
            for move in self.moves:
                verb, _, what = move.text.partition(" ")
                found[move.seat] = what or verb
        return found

    @property
    def outcome(self) -> Outcome | None:
        """What the two gestures lead to (DOL-4); None if one duellist shows two, or one is not known."""
        showings = [self.shown.get(duellist_on(self.before, side)) for side in (LEFT_SIDE, DEALER_SIDE)]
        return OUTCOMES.get(frozenset(cast(list[Showing], showings)))

    def who_shows(self, gesture: Gesture) -> Seat:
        """The duellist who shows a gesture; the left one if both do."""
        left = duellist_on(self.before, LEFT_SIDE)
        return left if self.shown[left] == gesture else self.before.dealer

    @property
    def is_convoy(self) -> bool:
        """Whether convoy was used (DOL-6.6)."""
        return self.verb == "use" and self.what == "convoy"

    def places_lying(self, side: int) -> list[str]:
        """The places of a side where cards lay before they were taken or discarded; convoy has added the third."""
        places = taken_places(self.before, places_on(side))
        return [*places, PLACES[places_on(side)[-1]]] if self.is_convoy else places

    @cached_property
    def places_taken(self) -> dict[Seat, list[str]]:
        """The places of the duel from which each seat takes the cards by this decision (DOL-4, 6.8)."""
        b = self.before
        if self.verb == "grab":
            return {self.seat: [self.what]}
        if self.verb != "pick" and not self.settled:
            return {}
        lying = [self.places_lying(side) for side in (LEFT_SIDE, DEALER_SIDE)]
        if self.verb == "pick":
            other = other_side(b, self.seat)
            lying[PLACES.index(self.what) // SIDE_PLACES].remove(self.what)
            at_peace = self.shown.get(duellist_on(b, other)) == "peace"
            rest = lying[other] if at_peace else lying[LEFT_SIDE] + lying[DEALER_SIDE]
            return {self.seat: [self.what], duellist_on(b, other): rest}
        if self.outcome == "peace":
            return {duellist_on(b, side): lying[side] for side in (LEFT_SIDE, DEALER_SIDE)}
        return {self.who_shows("fight"): lying[LEFT_SIDE] + lying[DEALER_SIDE]} if self.outcome == "take" else {}

    @cached_property
    def received(self) -> dict[Seat, list[str]]:
        """The cards of the duel that each seat takes; one that is not in the display then is theft (DOL-5.5)."""
        found = {}
        for seat, places in self.places_taken.items():
            cards = added_cards(self.after.display[seat], self.before.display[seat])
            found[seat] = cards + [THEFT_NAME] * (len(places) - len(cards))
        return found

    @property
    def discarded_face_up(self) -> list[str]:
        """The cards of the duel that were discarded face up."""
        elsewhere = [card for cards in self.received.values() for card in cards if card == THEFT_NAME]
        return without(added_cards(self.after.discard, self.before.discard), [*elsewhere, self.what])

    @property
    def discarded_face_down(self) -> list[str]:
        """The cards of the duel that were discarded face down, as far as the viewer knows them."""
        return added_cards(self.after.buried, self.before.buried)

    @property
    def ended(self) -> bool:
        """DOL-3.7: whether the duel is over; the next one has another dealer."""
        return self.after.dealer != self.before.dealer

    @cached_property
    def settled(self) -> bool:
        """Whether the gestures were settled by this decision, though a pick or a drop may still be due."""
        b, a = self.before, self.after
        if b.phase not in (PHASE_GESTURE, PHASE_COUNT, PHASE_GRAB) and not (
            b.phase == PHASE_WINDOW and b.window == WINDOW_SHOWN
        ):
            return False
        return self.ended or a.phase in (PHASE_PICK, PHASE_DROP) or (a.phase == PHASE_THEFT and a.bettor == NOBODY)
