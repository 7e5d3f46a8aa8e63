"""The kinds of events of Dolores: all that can happen at a table, with seats, and cards and places by name.

`event_finder.events` finds them. An event holds what its viewer may know and nothing else: cards that a lantern hides
from the viewer are left out.
"""

from typing import Literal, TypeAlias

import msgspec

from seachest.messages.events import GameEvent
from seachest.rules.dolores.cards import Sort
from seachest.rules.dolores.position import Outcome
from seachest.rules.dolores.state import Gesture, Showing
from seachest.rules.types import Seat

# --- Parts of events -----------------------------------------------------------------------------------------------


class DuelSides(msgspec.Struct, frozen=True, kw_only=True):
    """The two duellists and cards before each of them."""

    left: Seat
    left_cards: list[str]
    dealer: Seat
    dealer_cards: list[str]


class TakenCards(msgspec.Struct, frozen=True, kw_only=True):
    """Cards of the duel that a seat receives, and the places they lay at, in no common order."""

    seat: Seat
    cards: list[str]
    places: list[str]


# --- From duel to duel ---------------------------------------------------------------------------------------------


class BeganGame(GameEvent, frozen=True, kw_only=True, tag="began-game"):
    """The game begins."""

    dealer: Seat


class ReceivedStartCards(GameEvent, frozen=True, kw_only=True, tag="received-start-cards"):
    """A seat has its start cards; theft among them is used or wasted at once (DOL-2.3, 2.4)."""

    seat: Seat
    cards: list[str]


class BeganDuel(GameEvent, frozen=True, kw_only=True, tag="began-duel"):
    """The next duel begins; its cards may be laid out later (DOL-3.1)."""

    dealer: Seat
    left: Seat


class LaidOut(GameEvent, frozen=True, kw_only=True, tag="laid-out"):
    """Four cards are drawn from the pile and laid before the duellists (DOL-3.2)."""

    seer: Seat | None = None
    """Who sees the cards, if a lantern covers them."""
    sides: DuelSides | None = None
    """The cards; None if they are hidden from the viewer."""


class DrewSunrise(GameEvent, frozen=True, kw_only=True, tag="drew-sunrise"):
    """Sunrise is drawn, and the owner of lookout may ignore it (DOL-3.3)."""

    lookout: Seat


# --- Bottles -------------------------------------------------------------------------------------------------------


class Used(GameEvent, frozen=True, kw_only=True, tag="used"):
    """A bottle is used and discarded (DOL-5)."""

    seat: Seat
    bottle: str


class Passed(GameEvent, frozen=True, kw_only=True, tag="passed"):
    """A seat uses no bottle in the open window (DOL-5)."""

    seat: Seat


class DeclinedLookout(GameEvent, frozen=True, kw_only=True, tag="declined-lookout"):
    """The owner of lookout lets the sun rise (DOL-3.3)."""

    seat: Seat


class AddedCards(GameEvent, frozen=True, kw_only=True, tag="added-cards"):
    """Convoy brings a third card from the pile to each duellist (DOL-6.6)."""

    seer: Seat | None = None
    """Who sees the cards, if a lantern covers them."""
    sides: DuelSides | None = None
    """The two cards; None if they are hidden, or the duel is settled at once."""
    cards: list[str] | None = None
    """The two cards if the duel is settled at once; it does not say which lay where."""


class GaveCard(GameEvent, frozen=True, kw_only=True, tag="gave-card"):
    """Whirlpool's user moves a card of the duel to the left player; more will follow (DOL-6.5)."""

    seat: Seat
    place: str


class Rearranged(GameEvent, frozen=True, kw_only=True, tag="rearranged"):
    """Whirlpool's user has moved the last card, and all cards of the duel lie in their new places (DOL-6.5)."""

    seat: Seat
    left: Seat
    left_places: list[str]
    """Where the cards that lie before the left player lay until now, in the order of their new places."""
    dealer_places: list[str]
    """Where the cards that lie before the dealer lay until now, in the order of their new places."""
    seer: Seat | None = None
    """Who sees the cards, if a lantern covers them."""
    sides: DuelSides | None = None
    """The cards; None if they are hidden from the viewer."""


# --- Talk and gestures ---------------------------------------------------------------------------------------------


class Announced(GameEvent, frozen=True, kw_only=True, tag="announced"):
    """A duellist announces a gesture, or another seat advises the duellists (DOL-9.1)."""

    seat: Seat
    gesture: Gesture
    is_advice: bool = False


class KeptSilent(GameEvent, frozen=True, kw_only=True, tag="kept-silent"):
    """A duellist announces nothing (DOL-9.2)."""

    seat: Seat


class Revealed(GameEvent, frozen=True, kw_only=True, tag="revealed"):
    """All hands open at the same moment (DOL-3.5)."""

    left: Seat
    left_shows: Showing
    dealer: Seat
    dealer_shows: Showing
    outcome: Outcome | None = None
    """What the gestures lead to unless a bottle changes it; None if somebody shows two."""
    bettor: Seat | None = None
    bet: str | None = None
    """The two gestures bet on, such as `peace-fight` (DOL-6.8)."""


class ChoseHand(GameEvent, frozen=True, kw_only=True, tag="chose-hand"):
    """The user of two hands decides which gesture counts (DOL-6.7)."""

    seat: Seat
    gesture: Gesture


class KeptPromise(GameEvent, frozen=True, kw_only=True, tag="kept-promise"):
    """A duellist shows what they had announced (DOL-9.1)."""

    seat: Seat
    gesture: Gesture
    """What was announced."""


class BrokePromise(GameEvent, frozen=True, kw_only=True, tag="broke-promise"):
    """A duellist shows something else than they had announced (DOL-9.1)."""

    seat: Seat
    gesture: Gesture
    """What was announced."""


# --- Who gets what -------------------------------------------------------------------------------------------------


class WonBet(GameEvent, frozen=True, kw_only=True, tag="won-bet"):
    """The bettor may take cards of the duel before it is settled (DOL-6.8)."""

    seat: Seat


class LostBet(GameEvent, frozen=True, kw_only=True, tag="lost-bet"):
    """The bet was wrong (DOL-6.8)."""

    seat: Seat


class Grabbed(GameEvent, frozen=True, kw_only=True, tag="grabbed"):
    """The bettor takes a card of the duel (DOL-6.8)."""

    seat: Seat
    place: str
    card: str


class StoppedGrabbing(GameEvent, frozen=True, kw_only=True, tag="stopped-grabbing"):
    """The bettor takes no more cards (DOL-6.8)."""

    seat: Seat
    cards_left: int


class Settled(GameEvent, frozen=True, kw_only=True, tag="settled"):
    """The duel is settled by the two gestures (DOL-4)."""

    outcome: Outcome
    seat: Seat | None = None
    """Who takes all (outcome take) or is first to pick (pick, pick-rest)."""
    nothing_left: bool = False
    """Whether a bettor has left nothing to pick."""
    taken: list[TakenCards] = []
    """What the duellists take at once (outcome peace or take)."""


class Picked(GameEvent, frozen=True, kw_only=True, tag="picked"):
    """The duellist who was first takes one card, and the other is served (DOL-4.4, 4.5)."""

    seat: Seat
    place: str
    card: str
    other: TakenCards


class DiscardedDuel(GameEvent, frozen=True, kw_only=True, tag="discarded-duel"):
    """What lies in the duel goes to nobody (DOL-4)."""

    places: list[str]
    cards: list[str] = []
    """The cards discarded face up."""
    face_down: int = 0
    """How many were discarded face down, under a lantern (DOL-6.1)."""
    seer: Seat | None = None
    """Who knows the cards discarded face down; only that seat's own event says it."""
    known_cards: list[str] = []
    """The cards discarded face down, for the seat that knows them."""


class MustDrop(GameEvent, frozen=True, kw_only=True, tag="must-drop"):
    """Both duellists were first: those who own goods must give up a sort (DOL-4.6)."""

    seats: list[Seat]


class DroppedSort(GameEvent, frozen=True, kw_only=True, tag="dropped-sort"):
    """A seat discards all its goods of one sort (DOL-4.6)."""

    seat: Seat
    sort: Sort
    cards: list[str]


# --- Theft ---------------------------------------------------------------------------------------------------------


class ReceivedTheft(GameEvent, frozen=True, kw_only=True, tag="received-theft"):
    """A seat has received theft and must use it, if anybody else owns goods (DOL-6.3)."""

    seat: Seat
    is_wasted: bool = False
    """Whether there is nothing to steal."""


class ChoseVictim(GameEvent, frozen=True, kw_only=True, tag="chose-victim"):
    """The thief has chosen whom to rob; which card follows (DOL-6.3)."""

    seat: Seat
    victim: Seat


class Stole(GameEvent, frozen=True, kw_only=True, tag="stole"):
    """A goods card changes displays (DOL-6.3)."""

    seat: Seat
    victim: Seat
    card: str


# --- The end -------------------------------------------------------------------------------------------------------


class EndedGame(GameEvent, frozen=True, kw_only=True, tag="ended-game"):
    """The game is over (DOL-7.1, 7.2): sunrise was drawn, or the pile is too small for another duel."""

    reason: Literal["sunrise", "pile"]
    pile_size: int


class Scored(GameEvent, frozen=True, kw_only=True, tag="scored"):
    """What a seat scores (DOL-7.3 to 7.5); a set is named like a card of its whole value, such as `gold-6`."""

    seat: Seat
    points: int
    highest_sets: list[str] = []
    lowest_sets: list[str] = []
    """The sets of the lowest value; the same as the highest if all are equal, which then count twice."""


class WonGame(GameEvent, frozen=True, kw_only=True, tag="won-game"):
    """The seats with the most points have won (DOL-7.6)."""

    seats: list[Seat]
    points: int


DoloresEvent: TypeAlias = (
    BeganGame
    | ReceivedStartCards
    | BeganDuel
    | LaidOut
    | DrewSunrise
    | Used
    | Passed
    | DeclinedLookout
    | AddedCards
    | GaveCard
    | Rearranged
    | Announced
    | KeptSilent
    | Revealed
    | ChoseHand
    | KeptPromise
    | BrokePromise
    | WonBet
    | LostBet
    | Grabbed
    | StoppedGrabbing
    | Settled
    | Picked
    | DiscardedDuel
    | MustDrop
    | DroppedSort
    | ReceivedTheft
    | ChoseVictim
    | Stole
    | EndedGame
    | Scored
    | WonGame
)
"""Any event of Dolores."""
