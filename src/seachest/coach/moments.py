"""The moments that decided a game: the dearest mistakes, and then the greatest strokes of luck."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Literal, TypeAlias

from seachest.bots.seeds import derived_seed
from seachest.coach.credit import Credit, Term, variance_of_sum
from seachest.coach.exact import stored
from seachest.coach.history import GameHistory
from seachest.coach.judging import Judgement
from seachest.coach.lines import ExpectedMove, expected_line
from seachest.coach.playouts import Chances
from seachest.rules.types import JsonObject, Seat

MOMENT_COUNT = 3
SMALLEST_MISTAKE = 0.05
"""A smaller loss decides no game."""

MomentKind: TypeAlias = Literal["mistake", "chance", "hidden"]


@dataclass(frozen=True)
class Moment:
    """A moment that decided a game."""

    number: int
    """The number of the decision; 0 for the deal."""
    kind: MomentKind
    seat: Seat
    """Who made the mistake, or whose chance changed most."""
    worth: Term
    """What the better answer would have been worth more, or how much the seat's chance changed."""
    better: str | None
    """The better answer to a mistake."""
    line: tuple[ExpectedMove, ...]
    """What was expected after the better answer, that included."""

    def as_json(self) -> JsonObject:
        """The moment as JSON."""
        return {
            "decision": self.number,
            "kind": self.kind,
            "seat": self.seat,
            "worth": self.worth.as_json(),
            "better": self.better,
            "line": [str(expected.move) for expected in self.line],
        }


def find_moments(
    history: GameHistory,
    estimates: Sequence[Chances],
    credits_: Sequence[Credit],
    judgements: Sequence[Judgement | None],
    seed: int,
) -> list[Moment]:
    """The moments that decided a game, the weightiest first; judgements have the number of their decision as place."""
    mistakes = [_mistake(history, number, found, seed) for number, found in enumerate(judgements) if is_mistake(found)]
    mistakes.sort(key=lambda moment: (-moment.worth.low, moment.number))
    strokes = [_stroke(estimates, number, each) for number, each in enumerate(credits_)]
    taken = {moment.number for moment in mistakes[:MOMENT_COUNT]}
    strokes = [moment for moment in strokes if moment.number not in taken and moment.worth.value > 0]
    # What came with hidden cards may also be that somebody plays better than playouts do, so it comes last.
    strokes.sort(key=lambda moment: (moment.kind == "hidden", -moment.worth.value, moment.number))
    return (mistakes[:MOMENT_COUNT] + strokes)[:MOMENT_COUNT]


def is_mistake(judgement: Judgement | None) -> bool:
    """Whether a decision has surely lost something, and enough to be told."""
    if judgement is None or judgement.loss < SMALLEST_MISTAKE:
        return False
    return Term(judgement.loss, judgement.error).low > 0


def _mistake(history: GameHistory, number: int, judgement: Judgement | None, seed: int) -> Moment:
    assert judgement is not None
    decision = history.decisions[number - 1]
    better = judgement.best
    expected = expected_line(decision.view, judgement.best_line, derived_seed("review", seed, number, "line"))
    worth = Term(judgement.loss, judgement.error)
    return Moment(number, "mistake", decision.move.seat, worth, better, tuple(expected))


def _stroke(estimates: Sequence[Chances], number: int, change: Credit) -> Moment:
    """What chance or hidden cards changed at one moment, for the seat that it changed most for."""
    seat = max(range(len(change.rest)), key=lambda each: (change.rest[each], -each))
    variance = variance_of_sum([(-1, estimates[number]), (1, estimates[number + 1])], seat) + change.errors[seat] ** 2
    error = stored(sqrt(variance))
    return Moment(number, change.kind, seat, Term(change.rest[seat], error), None, ())
