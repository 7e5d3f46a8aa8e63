"""The kinds of decisions of Sea or Shore, typed."""

from seachest.messages.actions import ChoiceAction
from seachest.rules.sea_or_shore.cards import ColourName
from seachest.rules.sea_or_shore.position import PileName
from seachest.rules.sea_or_shore.state import HalfName
from seachest.rules.types import Seat


class PassIsland(ChoiceAction, frozen=True, kw_only=True, tag="pass"):
    """Pass the highest island of a colour to the right (SOS-2.8)."""

    colour: ColourName
    card: str | None = None
    """The island; None if the seat has none of the colour, or its hand is not known."""


class ChooseIsland(ChoiceAction, frozen=True, kw_only=True, tag="card"):
    """Play an island of the hand (SOS-3.2)."""

    card: str


class ShowHalf(ChoiceAction, frozen=True, kw_only=True, tag="show"):
    """Leave a half of the chosen island uncovered (SOS-3.2)."""

    half: HalfName


class AddPlus(ChoiceAction, frozen=True, kw_only=True, tag="plus"):
    """Lay plus cards with the chosen island (SOS-3.3)."""

    number: int


class TakeTreasure(ChoiceAction, frozen=True, kw_only=True, tag="take"):
    """Take the face-up treasure of the colour that was won (SOS-5.1)."""

    card: str | None = None
    """The treasure; None if it is not known."""


class RobTreasure(ChoiceAction, frozen=True, kw_only=True, tag="rob"):
    """Take the top treasure of another seat instead (SOS-5.2)."""

    victim: Seat


class Fleece(ChoiceAction, frozen=True, kw_only=True, tag="fleece"):
    """Take plus cards from a seat (SOS-8.1)."""

    victim: Seat


class Swap(ChoiceAction, frozen=True, kw_only=True, tag="swap"):
    """Take random islands from a seat, and give others back (SOS-8.2)."""

    victim: Seat


class ReturnIsland(ChoiceAction, frozen=True, kw_only=True, tag="return"):
    """Give an island back (SOS-8.2)."""

    card: str


class Inspect(ChoiceAction, frozen=True, kw_only=True, tag="inspect"):
    """Look at the top of a pile (SOS-8.3)."""

    pile: PileName


class Order(ChoiceAction, frozen=True, kw_only=True, tag="order"):
    """Put the treasures that were looked at back in an order (SOS-8.3)."""

    places: list[int]
    """Where the treasures lay, counted from 1 at the top, in their new order from the top."""


class Fetch(ChoiceAction, frozen=True, kw_only=True, tag="fetch"):
    """Fetch an island out of the trick (SOS-8.4)."""

    card: str


class DiscardIsland(ChoiceAction, frozen=True, kw_only=True, tag="discard"):
    """Discard an island for the one that was fetched (SOS-8.4)."""

    card: str
