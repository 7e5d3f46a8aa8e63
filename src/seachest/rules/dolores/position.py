"""A position of Dolores as typed fields: what one seat knows, or everything.

`notation.describe` fills it in. Cards are written by name (`wine-3`, `lantern`), places of the duel by side and number
(`left-1`), and a card that is not known is "?".
"""

from typing import Generic, Literal, TypeAlias, TypeVar

import msgspec

from seachest.rules.dolores.cards import Sort
from seachest.rules.dolores.state import (
    DUEL_CARDS,
    SUNRISE_DEPTH,
    Gesture,
    PhaseName,
    Showing,
    SideName,
    SunriseName,
    WindowName,
)
from seachest.rules.position import Position, TypedView
from seachest.rules.types import Seat

HIDDEN_CARD = "?"
"""How a position writes a card that is not known."""

T = TypeVar("T")


class BySide(msgspec.Struct, Generic[T]):
    """Something of both duellists: of the left neighbour of the dealer, and of the dealer."""

    left: T
    dealer: T

    def of(self, side: SideName) -> T:
        """Return what belongs to the duellist on a side."""
        return self.left if side == "left" else self.dealer


class DuelCards(BySide[list[str | None]]):
    """The cards before each duellist, by place; None if a card was taken."""


class ShownGestures(BySide[Showing]):
    """What both duellists show: a gesture, or two of them with the two-hands trick (DOL-6.7)."""


class ChosenGestures(BySide[Showing | None]):
    """What each duellist has chosen to show, as far as it is known; None if it is not."""


class ChosenSorts(BySide[Sort | None]):
    """The sort of goods that each duellist has chosen to lose (DOL-4.6); None if it is not known."""


class Promises(BySide[Gesture | None]):
    """What each duellist had announced before the gestures were shown (DOL-9.1); None for nothing."""


class Display(msgspec.Struct):
    """The cards that lie open before a seat."""

    goods: list[str]
    bottles: list[str]


class DoloresPosition(Position, kw_only=True, rename="kebab"):
    """A position of Dolores."""

    phase: PhaseName | None
    """What is decided now; None when the game is over."""
    scores: list[int]  # type: ignore[assignment]  # displays are face up (DOL-8.1), so every score is known
    """What each display is worth."""
    dealer: Seat
    displays: list[Display]
    pile: list[str]
    """The cards of the pile, the top one first."""
    duel: DuelCards | None
    """The cards of the duel; None while none are laid out."""
    lantern: Seat | None
    """Who sees the duel, when a lantern covers it for all others (DOL-6.1)."""
    window: WindowName | None
    """Which bottles may be used now (DOL-5); None also while only the owner of lookout is asked."""
    passed: list[Seat]
    """The seats that were asked in the open window, and have passed."""
    resume: WindowName | None
    """The window that opens when the owner of lookout has used it; None unless they are asked."""
    gestures: ShownGestures | None
    """What both duellists show; None while nothing is shown."""
    chosen: ChosenGestures | None
    """In phase gesture, what was chosen in secret."""
    two_hands: Seat | None
    """Who shows two gestures."""
    bettor: Seat | None
    bet: str | None
    """The two gestures bet on, such as `peace-fight`; None while there is no bet, or it is secret."""
    drops: ChosenSorts | None
    """In phase drop, which sorts were chosen in secret."""
    whirlpool: Seat | None
    """In phase give, who rearranges the cards of the duel (DOL-6.5)."""
    given: list[str]
    """The places whose cards whirlpool's user has given to the left player so far."""
    thief: Seat | None
    """Who has received theft and must use it (DOL-6.3)."""
    victim: Seat | None
    """Who is being robbed."""
    talking: Seat | None
    """In phase talk, who may announce something now (DOL-9.2)."""
    announced: list[Gesture | None]
    """The last announcement of each seat in this duel."""
    promised: Promises | None
    """Once gestures are shown, what the duellists had announced."""
    repeat: bool
    """Whether the duel is held again (DOL-6.9)."""
    kept: list[int]
    """How many announcements each seat has kept."""
    broken: list[int]
    """How many announcements each seat has broken."""
    gesture_counts: list[list[int]]
    """How often each seat has shown peace, fight and first in duels so far."""
    last_gestures: list[list[Gesture]]
    """The last gestures that each seat has shown, the newest first."""
    discard: list[str]
    """The cards discarded face up, then those discarded face down."""
    buried: int
    """How many cards at the end of `discard` were discarded face down (DOL-6.1)."""
    seer: Seat | None
    """Who used the lantern, in this duel or an earlier one."""
    removed: list[str]
    """The bottles that were taken out of the game before it began (DOL-2.1)."""
    out: list[str]
    """The cards that were left out of the game for a short pile (DOL-2.2)."""
    sunrise: SunriseName
    """Where sunrise is: low in the pile, anywhere in it, drawn and ending the game, or drawn and ignored."""
    sunrise_places: list[str]
    """The places of a covered duel where sunrise, which is known to be drawn, may lie."""

    def duellist(self, side: SideName) -> Seat:
        """Return the seat on a side of the duel (DOL-3.1)."""
        return self.dealer if side == "dealer" else (self.dealer + 1) % self.players

    def side_of(self, seat: Seat) -> SideName | None:
        """Return the side of a duellist; None for a seat that is not in the duel."""
        if seat == self.dealer:
            return "dealer"
        return "left" if seat == self.duellist("left") else None

    def showing(self, side: SideName) -> Showing | None:
        """Return what a duellist shows or has chosen to show, as far as it is known."""
        if self.gestures is not None:
            return self.gestures.of(side)
        return None if self.chosen is None else self.chosen.of(side)

    def discarded_face_up(self) -> list[str]:
        """Return the cards that everybody has seen in the discard."""
        return self.discard[: len(self.discard) - self.buried]

    def discarded_face_down(self) -> list[str]:
        """Return the cards discarded under a lantern, hidden ones as "?"."""
        return self.discard[len(self.discard) - self.buried :]


def position_of(view: TypedView) -> DoloresPosition:
    """Return what a view of a table of Dolores knows, as its typed position."""
    position = view.typed_position()
    assert isinstance(position, DoloresPosition)
    return position


# --- What follows from a position ----------------------------------------------------------------------------------

Outcome: TypeAlias = Literal["peace", "take", "nobody", "pick", "pick-rest", "drop"]
"""What two gestures lead to (DOL-4): both take what lies before them; the fighter takes all; nobody gets anything; the
first picks a card before the other takes what lies before them, or all the rest; both lose a sort."""

OUTCOMES: dict[frozenset[Showing], Outcome] = {
    frozenset(["peace"]): "peace",
    frozenset(["peace", "fight"]): "take",
    frozenset(["fight"]): "nobody",
    frozenset(["peace", "first"]): "pick",
    frozenset(["fight", "first"]): "pick-rest",
    frozenset(["first"]): "drop",
}
"""What the two gestures shown lead to, no matter which is whose."""


def outcome_of(position: DoloresPosition) -> Outcome | None:
    """Return what the gestures lead to unless a bottle changes it; None while none, or two by one player, are shown."""
    shown = position.gestures
    return None if shown is None else OUTCOMES.get(frozenset([shown.left, shown.dealer]))


def bet_is_right(position: DoloresPosition) -> bool:
    """Return whether the bet names what both duellists show, no matter which is whose (DOL-6.8)."""
    shown = position.gestures
    if shown is None or position.bet is None:
        return False
    return position.bet in (f"{shown.left}-{shown.dealer}", f"{shown.dealer}-{shown.left}")


def sunrise_depth(position: DoloresPosition) -> int:
    """Return among how many cards at the bottom of the pile sunrise was hidden (DOL-2.2)."""
    return min(int(position.options["pile"]) - DUEL_CARDS, SUNRISE_DEPTH)


def sunrise_chance(position: DoloresPosition) -> int:
    """Return the chance in percent that the next duel's cards bring sunrise (DOL-2.2); 0 if they can't."""
    size = len(position.pile)
    if position.sunrise in ("drawn", "ignored") or size < DUEL_CARDS:
        return 0
    hiding = min(size, sunrise_depth(position)) if position.sunrise == "low" else size
    reached = max(0, DUEL_CARDS - (size - hiding))
    return round(100 * reached / hiding)
