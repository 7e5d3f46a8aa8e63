"""The kinds of events of Sea or Shore: all that can happen at a table, with seats, cards and piles.

`changes.events` finds them. An event holds what its viewer may know and nothing else: cards that are hidden from the
viewer are None.
"""

from typing import Literal, TypeAlias

import msgspec

from seachest.messages.events import GameEvent
from seachest.rules.sea_or_shore.cards import ColourName, PairName
from seachest.rules.sea_or_shore.position import ActionNumber, PileName
from seachest.rules.sea_or_shore.state import HalfName
from seachest.rules.types import Seat

Outcome: TypeAlias = Literal["wins", "last", "loses"]
"""How a seat fared in its colour (SOS-4): it wins, gets plus cards as the last of several, or gets nothing."""

SkipReason: TypeAlias = Literal["last", "piles", "supply"]
"""Why an action does nothing (SOS-8.5): in the last trick, or with empty piles or an empty supply."""


# --- Parts of events -------------------------------------------------------------------------------------------------


class PassedIsland(msgspec.Struct, frozen=True, kw_only=True):
    """An island that went from one hand into another in the pass."""

    giver: Seat
    receiver: Seat
    card: str | None
    """The island; None for all but its giver and its receiver."""


class RevealedIsland(msgspec.Struct, frozen=True, kw_only=True):
    """An island of a trick after the covers came off, and how it fared."""

    seat: Seat
    card: str
    plus: int
    """How many plus cards were laid with it."""
    worth: int
    """Its number and its plus cards together."""
    colour: ColourName | PairName
    """The colour it competed in; both colours of an action card if they count as one (SOS-7.1)."""
    outcome: Outcome
    tie: bool
    """Whether another island of the colour was worth as much, so that the playing order decided (SOS-4.2)."""


class SeatScore(msgspec.Struct, frozen=True, kw_only=True):
    """What a seat scored in a round (SOS-9.1)."""

    seat: Seat
    treasures: int
    """The points of its treasures."""
    plus: int
    """How many plus cards it had left."""
    bonus: int
    """The points of its plus cards."""
    points: int
    """The points of the round."""
    total: int
    """The points of all rounds so far."""


# --- Rounds and tricks -----------------------------------------------------------------------------------------------


class BeganRound(GameEvent, frozen=True, kw_only=True, tag="began-round"):
    """A round began (SOS-2)."""

    round: int
    starter: Seat
    actions: list[ActionNumber]
    """The actions that the two action cards show."""


class Passed(GameEvent, frozen=True, kw_only=True, tag="passed"):
    """All seats had chosen an island to pass, and the islands changed hands at once (SOS-2.8)."""

    islands: list[PassedIsland]


class BeganTrick(GameEvent, frozen=True, kw_only=True, tag="began-trick"):
    """A trick began, with treasures face up (SOS-3.1, 6.2)."""

    starter: Seat
    trick: int
    """The number of the trick in its round, from 1."""
    tricks: int
    """How many tricks the round has."""
    face_up: dict[PileName, str]
    """The treasure that lies face up on each pile that has one."""


class Played(GameEvent, frozen=True, kw_only=True, tag="played"):
    """A seat laid an island, one half of it covered (SOS-3.2)."""

    seat: Seat
    card: str
    """The island as far as the viewer sees it: whole only for the seat that played it."""
    half: HalfName
    """The half that shows."""
    plus: int
    """How many plus cards were laid with it (SOS-3.3)."""
    worth: int | None = None
    """Its number and its plus cards together; only for the seat that played it."""


class Revealed(GameEvent, frozen=True, kw_only=True, tag="revealed"):
    """The last island of a trick was laid, and the covers came off (SOS-3.5)."""

    joined: list[PairName]
    """The pairs of colours that were both played and counted as one (SOS-7.1)."""
    islands: list[RevealedIsland]
    """The islands in the order in which they were played."""


class WentUnder(GameEvent, frozen=True, kw_only=True, tag="went-under"):
    """Treasures that nobody had taken went under their piles (SOS-6.1)."""

    treasures: dict[PileName, str]


class EndedRound(GameEvent, frozen=True, kw_only=True, tag="ended-round"):
    """A round ended, and its points were counted (SOS-9.1)."""

    round: int
    scores: list[SeatScore]
    """The points of all seats, from the starter of the last trick on."""


class WonGame(GameEvent, frozen=True, kw_only=True, tag="won-game"):
    """The last round had ended, and a seat won the game (SOS-9.2)."""

    seat: Seat
    total: int
    tie_break: Literal["starter", "next"] | None = None
    """What decided between equal totals (SOS-9.3): the seat started the last trick, or comes next to that seat."""


# --- Treasures and plus cards ----------------------------------------------------------------------------------------


class Took(GameEvent, frozen=True, kw_only=True, tag="took"):
    """A seat took the face-up treasure of the colour that it won (SOS-5.1)."""

    seat: Seat
    card: str
    pile: PileName


class Robbed(GameEvent, frozen=True, kw_only=True, tag="robbed"):
    """A seat took the top treasure of another seat's stack (SOS-5.2)."""

    seat: Seat
    victim: Seat
    card: str


class GotPlus(GameEvent, frozen=True, kw_only=True, tag="got-plus"):
    """A seat got plus cards from the supply."""

    seat: Seat
    number: int
    """How many there were; fewer than wanted if the supply ran out (SOS-4.4)."""
    wanted: int
    reason: Literal["last", "action"]
    """As the last of a colour (SOS-4.3), or by action 1 if nobody has two (SOS-8.1)."""


# --- Actions (SOS-8) -------------------------------------------------------------------------------------------------


class Triggered(GameEvent, frozen=True, kw_only=True, tag="triggered"):
    """A seat won a colour without a treasure, and now has to decide something about its action (SOS-5.4)."""

    seat: Seat
    action: ActionNumber


class SkippedAction(GameEvent, frozen=True, kw_only=True, tag="skipped-action"):
    """A seat triggered an action that does nothing (SOS-8.5)."""

    seat: Seat
    action: ActionNumber
    reason: SkipReason


class Fleeced(GameEvent, frozen=True, kw_only=True, tag="fleeced"):
    """A seat took plus cards from another one (SOS-8.1)."""

    seat: Seat
    victim: Seat
    number: int
    chosen: bool
    """Whether the seat chose the victim; False if only one had enough plus cards."""


class TookIslands(GameEvent, frozen=True, kw_only=True, tag="took-islands"):
    """A seat took random islands out of another one's hand (SOS-8.2)."""

    seat: Seat
    victim: Seat
    number: int
    cards: list[str] | None
    """The islands; None for all but the two seats."""


class ReturnedIsland(GameEvent, frozen=True, kw_only=True, tag="returned-island"):
    """A seat gave an island back to the seat from which it had taken some (SOS-8.2)."""

    seat: Seat
    receiver: Seat
    card: str | None
    """The island; None for all but the two seats."""
    number: int
    """How many islands are given back in all."""
    left: int
    """How many are still to be given back."""


class Inspected(GameEvent, frozen=True, kw_only=True, tag="inspected"):
    """A seat looked at the top of a pile (SOS-8.3)."""

    seat: Seat
    pile: PileName
    number: int
    treasures: list[str] | None
    """The treasures from the top; None for all but the seat itself."""


class Ordered(GameEvent, frozen=True, kw_only=True, tag="ordered"):
    """A seat put the treasures that it had looked at back on their pile (SOS-8.3)."""

    seat: Seat
    pile: PileName
    number: int
    treasures: list[str] | None
    """The treasures in their new order from the top; None for all but the seat itself."""


class Fetched(GameEvent, frozen=True, kw_only=True, tag="fetched"):
    """A seat fetched an island out of the trick into its hand (SOS-8.4)."""

    seat: Seat
    card: str
    player: Seat
    """The seat that had played the island."""


class Discarded(GameEvent, frozen=True, kw_only=True, tag="discarded"):
    """A seat discarded an island for the one that it fetched (SOS-8.4)."""

    seat: Seat
    card: str
