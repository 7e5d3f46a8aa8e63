"""The kinds of decisions of Dolores, typed. Places of the duel are named by side and number, such as `left-1`."""

from seachest.messages.actions import ChoiceAction
from seachest.rules.dolores.cards import Sort
from seachest.rules.dolores.state import Gesture
from seachest.rules.types import Seat


class UseBottle(ChoiceAction, frozen=True, kw_only=True, tag="use"):
    """Use a bottle (DOL-5)."""

    bottle: str


class PassWindow(ChoiceAction, frozen=True, kw_only=True, tag="pass"):
    """Use no bottle (DOL-5), or let the sun rise (DOL-3.3)."""


class Announce(ChoiceAction, frozen=True, kw_only=True, tag="announce"):
    """Announce a gesture, or advise one (DOL-9.1)."""

    gesture: Gesture


class KeepSilent(ChoiceAction, frozen=True, kw_only=True, tag="silent"):
    """Announce nothing (DOL-9.2)."""


class ShowGesture(ChoiceAction, frozen=True, kw_only=True, tag="show"):
    """Show a gesture (DOL-3.5)."""

    gesture: Gesture


class ShowTwo(ChoiceAction, frozen=True, kw_only=True, tag="hands"):
    """Show two gestures (DOL-6.7)."""

    gestures: list[Gesture]


class CountGesture(ChoiceAction, frozen=True, kw_only=True, tag="count"):
    """Let one of the two gestures count (DOL-6.7)."""

    gesture: Gesture


class Bet(ChoiceAction, frozen=True, kw_only=True, tag="bet"):
    """Bet on what both duellists show (DOL-6.8)."""

    gestures: list[Gesture]


class Give(ChoiceAction, frozen=True, kw_only=True, tag="give"):
    """Move a card of the duel to the left player, with whirlpool (DOL-6.5)."""

    place: str


class Pick(ChoiceAction, frozen=True, kw_only=True, tag="pick"):
    """Take one card of the duel (DOL-4.4, 4.5)."""

    place: str


class Grab(ChoiceAction, frozen=True, kw_only=True, tag="grab"):
    """Take a card of the duel for a won bet (DOL-6.8)."""

    place: str


class StopGrabbing(ChoiceAction, frozen=True, kw_only=True, tag="done"):
    """Take no more cards for a won bet (DOL-6.8)."""


class DropSort(ChoiceAction, frozen=True, kw_only=True, tag="drop"):
    """Give up all goods of a sort (DOL-4.6)."""

    sort: Sort


class RobSeat(ChoiceAction, frozen=True, kw_only=True, tag="rob"):
    """Choose whom to rob (DOL-6.3)."""

    victim: Seat


class Loot(ChoiceAction, frozen=True, kw_only=True, tag="loot"):
    """Take a card of the victim (DOL-6.3)."""

    card: str
