"""What happens in Sea Salt & Paper: the kinds of events."""

from typing import Literal, TypeAlias

from seachest.messages.events import GameEvent
from seachest.messages.sea_salt_paper.card_groups import CardGroup
from seachest.rules.sea_salt_paper.cards import Colour
from seachest.rules.sea_salt_paper.state import CallName
from seachest.rules.types import Seat

DuoEffect: TypeAlias = Literal["search", "turn", "draw", "rob", "none"]
"""What a duo does: crabs search a pile, boats give another turn, fish draw a card, swimmer and shark rob somebody."""

RoundEnding: TypeAlias = Literal["stop", "bet-won", "bet-lost", "void", "mermaids"]
"""How a round ends: by STOP, by a LAST CHANCE that was won or lost, without points, or by four mermaids."""

CountedPart: TypeAlias = Literal["cards", "bonus", "both"]
"""What a seat scores in a round: its card points, its colour bonus, or both."""

GameEnding: TypeAlias = Literal["goal", "limit", "mermaids"]
"""Why the game is over: the goal is reached, the last round is played, or somebody has all four mermaids."""


# --- In a turn -----------------------------------------------------------------------------------------------------


class Drew(GameEvent, frozen=True, kw_only=True, tag="drew"):
    """A seat drew two cards from the deck, to keep one of them (SSP-3.2)."""

    seat: Seat
    cards: list[str] | None = None
    """The two cards; None to all but the one who drew them."""


class TookLast(GameEvent, frozen=True, kw_only=True, tag="took-last"):
    """A seat took the last card of the deck (SSP-3.3)."""

    seat: Seat
    card: str | None = None
    """The card; None to all but the one who took it."""


class Took(GameEvent, frozen=True, kw_only=True, tag="took"):
    """A seat took the top card of a pile (SSP-3.4)."""

    seat: Seat
    card: str
    pile: int
    """The number of the pile, from 1."""


class Kept(GameEvent, frozen=True, kw_only=True, tag="kept"):
    """A seat kept one of the two drawn cards (SSP-3.2)."""

    seat: Seat
    card: str | None = None
    """The card; None to all but the one who kept it."""
    wins: bool = False
    """Whether it was the fourth mermaid, so the other card is not discarded any more (SSP-5.6)."""


class Discarded(GameEvent, frozen=True, kw_only=True, tag="discarded"):
    """A seat put the other drawn card on a pile (SSP-3.2)."""

    seat: Seat
    card: str
    pile: int
    """The number of the pile, from 1."""


class LaidFirst(GameEvent, frozen=True, kw_only=True, tag="laid-first"):
    """A seat laid the first card of a duo (SSP-4.1)."""

    seat: Seat
    card: str


class LaidDuo(GameEvent, frozen=True, kw_only=True, tag="laid-duo"):
    """A seat laid the second card of a duo, which takes effect at once if that is possible (SSP-4.1, 4.2)."""

    seat: Seat
    cards: list[str]
    """Both cards, in the order laid."""
    effect: DuoEffect
    gained: str | None = None
    """The card that fish drew from the deck; None to all but the one who drew it."""


class Searched(GameEvent, frozen=True, kw_only=True, tag="searched"):
    """A seat looks through a pile to pick a card of it (SSP-4.3)."""

    seat: Seat
    pile: int
    """The number of the pile, from 1."""


class Picked(GameEvent, frozen=True, kw_only=True, tag="picked"):
    """A seat took a card out of the pile that it searched (SSP-4.3)."""

    seat: Seat
    pile: int
    """The number of the pile, from 1."""
    card: str | None = None
    """The card; None to all but the one who picked it."""


class Robbed(GameEvent, frozen=True, kw_only=True, tag="robbed"):
    """A seat stole a random card from another one's hand (SSP-4.6)."""

    seat: Seat
    victim: Seat
    card: str | None = None
    """The card; None to all but the thief and the victim (SSP-9.2)."""


class EndedTurn(GameEvent, frozen=True, kw_only=True, tag="ended-turn"):
    """A seat ended its turn without a call."""

    seat: Seat


# --- The end of a round --------------------------------------------------------------------------------------------


class Called(GameEvent, frozen=True, kw_only=True, tag="called"):
    """A seat called STOP or LAST CHANCE (SSP-6.2, 6.3)."""

    seat: Seat
    call: CallName
    points: int
    """What the caller's cards are worth."""


class Revealed(GameEvent, frozen=True, kw_only=True, tag="revealed"):
    """A seat revealed its hand (SSP-6.2, 6.3)."""

    seat: Seat
    cards: list[str]


class RoundEnded(GameEvent, frozen=True, kw_only=True, tag="round-ended"):
    """A round is over; what each seat scored follows."""

    round: int
    how: RoundEnding
    seat: Seat
    """Who called, or whose turn ended the round."""
    points: int | None = None
    """After a LAST CHANCE, the caller's card points."""
    best: Seat | None = None
    """After a lost bet, the seat with the most card points."""
    best_points: int | None = None


class Scored(GameEvent, frozen=True, kw_only=True, tag="scored"):
    """What a seat scored in the round that is over."""

    seat: Seat
    points: int
    total: int
    """All points of the seat, these included."""
    counted: CountedPart | None = None
    """What was counted; None if nobody scored."""
    worth: int | None = None
    """The card points; None if nobody scored."""
    bonus: int | None = None
    """The colour bonus (SSP-5.5); None if nobody scored."""
    bonus_colour: Colour | None = None
    """The seat's most frequent colour; None if nobody scored."""
    groups: list[CardGroup] = []
    """All cards that the seat showed, in the groups that bring points together; empty if nobody scored."""
    revealed: bool = False
    """Whether the seat revealed its cards."""
    cards: list[str] | None = None
    """The seat's cards, hand first; None if they were not revealed and the viewer does not know all of them."""


class RoundBegan(GameEvent, frozen=True, kw_only=True, tag="round-began"):
    """A round begins (SSP-2.2)."""

    round: int
    seat: Seat
    """The seat that goes first."""


class GameEnded(GameEvent, frozen=True, kw_only=True, tag="game-ended"):
    """The game is over (SSP-5.6, SSP-8)."""

    why: GameEnding
    goal: int
    """The points that the game was played for."""
    winners: list[Seat]
    total: int
    """The most points of a seat."""
    decided_by: int | None = None
    """Where several seats have the most points and one of them has won: what it scored in the last round (SSP-8.2)."""
