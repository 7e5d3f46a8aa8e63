"""Messages of the coach: reviews of finished games, and hints in games with bots."""

from typing import Literal

from seachest.wire.base import Asked, SeatNumber, Told
from seachest.wire.play import Said

ReviewDepth = Literal["quick", "deep"]
"""How thoroughly a game is reviewed: in seconds, or ten times as long."""
HintReasonKind = Literal["mix", "close", "safe", "likely", "risk", "search"]
"""Why the first answer of a hint is the best: as one of a mix where others decide at the same moment; not by much;
because it hardly ever does worse than the second; because it mostly does better; because it gains more than it risks;
or because the search, which looks further than the deals that were tried, prefers it."""

# --- Reviews --------------------------------------------------------------------------------------------------------


class AskReview(Asked):
    """Asks for the review of a finished game."""

    depth: ReviewDepth = "quick"


class ReviewEstimate(Told):
    """A chance, or a change of chances, where 1 is certain; and its 95% interval."""

    value: float
    low: float
    high: float


class ReviewedSeat(Told):
    """How the result of a seat came about: `even + luck + hidden + own + others = result`, exactly."""

    even: float
    """The share of each seat before the deal."""
    luck: ReviewEstimate
    """What drawn and dealt cards brought."""
    hidden: ReviewEstimate
    """What nobody who decided could know."""
    own: ReviewEstimate
    """What the seat's own decisions cost, by what it knew then; never more than 0."""
    others: ReviewEstimate
    """What the others' decisions brought."""
    result: float
    """1 for the winner, shared where several have won."""
    decisions: int
    """How many decisions with several answers the seat had."""
    accuracy: ReviewEstimate | None
    """How much of its chances its decisions kept; null if it had nothing to decide."""


class ExpectedDecision(Told):
    """A decision of the line that the search expected."""

    seat: SeatNumber
    says: Said


class DecisiveMoment(Told):
    """A moment that decided the game."""

    kind: Literal["mistake", "together", "chance", "hidden", "deal"]
    """A mistake (`together`: where others decided at the same moment), luck, what nobody could know, or the deal."""
    decision: int
    """The number of the decision, counted from 1; 0 for the deal."""
    at: int
    """The number of the update in the replay with all cards open, counted from 0: at which the seat had to decide, or,
    where it is no mistake, which shows what came."""
    seat: SeatNumber
    """Who made the mistake, or who gained most."""
    worth: ReviewEstimate
    """How much more the better answer was worth, or how much the seat gained."""
    decider: SeatNumber | None = None
    """Who decided; null for the deal."""
    given: Said | None = None
    """What was decided."""
    better: Said | None = None
    """The better answer to a mistake."""
    line: list[ExpectedDecision] = []
    """What was expected after the better answer, that included."""


class GameReview(Told):
    """What decided a finished game."""

    depth: ReviewDepth
    seed: int
    iterations: int
    """Of each search. `seachest review` makes the same review of the game's record with this seed and number."""
    playouts: int
    """Games that were played on from each moment to estimate the chances."""
    chances: list[list[float]]
    """The chances of all seats before the deal, after it, and after each decision; the last are the result."""
    updates: list[int]
    """For each of them, the number of the update in the replay with all cards open, counted from 0."""
    seats: list[ReviewedSeat]
    moments: list[DecisiveMoment]
    """The moments that decided the game, the weightiest first."""


class ReviewProgress(Told):
    """A review that somebody has asked for."""

    depth: ReviewDepth
    state: Literal["waiting", "working", "failed"]
    ahead: int = 0
    """How many reviews of other games come before it."""
    done: int = 0
    total: int = 0
    """How many moments are examined, and of how many; 0 of 0 until it has begun."""


class Reviewed(Told):
    """The best review of a game so far, and the one being made."""

    review: GameReview | None = None
    progress: ReviewProgress | None = None


# --- Hints ----------------------------------------------------------------------------------------------------------


class HintAnswer(Told):
    """One of the best two answers."""

    text: str
    says: Said
    chance: float
    """The chance of winning with it, as far as the search can tell."""
    share: float
    """How often it should be given: 1 or 0, and a mix where others decide at the same moment."""


class Hint(Told):
    """What the coach would do in the seat's place, by what the seat knows."""

    answers: list[HintAnswer]
    """The best two, the better one first."""
    reason: HintReasonKind
    gain: float
    """How much more the first is worth, in chances of winning."""
    better: float
    """The share of the deals, among those that fit what the seat knows, in which the first does better."""
    worse: float
    won: float
    """What it brings on average where it does better."""
    lost: float
    """What it costs on average where it does worse."""
    line: list[ExpectedDecision]
    """What is expected after the first answer, that included."""
    iterations: int
    seed: str
    """The seed of the search; as text, because JavaScript's numbers can't hold that many digits."""
