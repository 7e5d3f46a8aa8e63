"""The review of a finished game: chances over time, who or what changed them, and the moments that decided."""

from collections.abc import Callable, Generator, Mapping
from contextlib import closing
from dataclasses import dataclass
from math import fsum, sqrt
from os import PathLike

from seachest.coach.credit import Account, Credit, Term, account_of, credit_deal, credit_decision
from seachest.coach.effort import (
    FEWEST_ITERATIONS,
    FEWEST_PLAYOUTS,
    ITERATIONS_PER_PLAYOUT,
    MOST_ITERATIONS,
    QUICK_ITERATIONS,
    Effort,
)
from seachest.coach.exact import stored
from seachest.coach.history import GameHistory
from seachest.coach.judging import Judgement
from seachest.coach.moments import Moment, find_moments
from seachest.coach.playouts import Chances, certain_chances
from seachest.coach.workers import Finding, examine_here, examine_in_processes, useful_workers
from seachest.rules.reading import number as checked_number
from seachest.rules.types import JsonObject, JsonValue, Seat

REVIEW_FORMAT = 1
MAX_REVIEW_WORKERS = 1024

Progress = Callable[[int, int], None]
"""Called with how much of a review is done, and of how much."""


@dataclass(frozen=True)
class SeatReview:
    """What is said of one player."""

    account: Account
    decisions: int
    """Decisions with several answers."""
    lost: Term
    """What all its decisions together have lost, in chances of winning."""
    accuracy: Term | None
    """How much of its chances its decisions kept, 1 for all; None where it had nothing to decide."""

    @property
    def luck(self) -> Term:
        """What drawn and dealt cards brought to it."""
        return self.account.chance

    def as_json(self) -> JsonObject:
        """What is said of the player, as JSON."""
        return {
            "account": self.account.as_json(),
            "decisions": self.decisions,
            "lost": self.lost.as_json(),
            "accuracy": None if self.accuracy is None else self.accuracy.as_json(),
            "luck": self.luck.as_json(),
        }


@dataclass(frozen=True)
class Review:
    """All that was found about a finished game; `review` makes one."""

    history: GameHistory
    effort: Effort
    estimates: tuple[Chances, ...]
    """The chances before the deal (even), after it, and after every decision; the last are the result."""
    credits: tuple[Credit, ...]
    """What changed each estimate into the next."""
    judgements: tuple[Judgement | None, ...]
    """By the number of the decision; the deal, number 0, has none."""
    seats: tuple[SeatReview, ...]
    moments: tuple[Moment, ...]

    def as_json(self) -> JsonObject:
        """The whole review as JSON, with all that is needed to make the same one again."""
        record, result = self.history.record, self.history.result
        return {
            "format": REVIEW_FORMAT,
            "game": self.history.game.name,
            "rules": self.history.game.rules_version,
            "players": self.history.players,
            "names": self.history.names,
            "options": self.history.options,
            "table_seed": record["seed"],
            "result": result.as_json(),
            "seed": self.effort.seed,
            "iterations": self.effort.iterations,
            "playouts": self.effort.playouts,
            "estimates": [{"chances": list(each.means), "errors": list(each.errors)} for each in self.estimates],
            "changes": [self._change_as_json(number) for number in range(len(self.credits))],
            "seats": [seat.as_json() for seat in self.seats],
            "moments": [moment.as_json() for moment in self.moments],
        }

    def _change_as_json(self, number: int) -> JsonObject:
        change, judgement = self.credits[number], self.judgements[number]
        return {
            "decision": number,
            "move": str(self.history.decisions[number - 1].move) if number else None,
            "by_decision": list(change.decision),
            "by_decision_errors": list(change.errors),
            "rest": list(change.rest),
            "rest_is": change.kind,
            "judgement": None if judgement is None else _judgement_as_json(judgement),
        }


def _judgement_as_json(judgement: Judgement) -> JsonObject:
    return {
        "answers": [
            {"text": each.text, "tries": each.tries, "worth": each.worth, "share": each.share}
            for each in judgement.answers
        ],
        "line": list(judgement.line),
        "together": judgement.together,
        "best_worth": judgement.best_worth,
        "worth": judgement.worth,
        "loss": judgement.loss,
        "error": judgement.error,
    }


def review(
    record: Mapping[str, JsonValue] | str | PathLike[str],
    *,
    iterations: int = QUICK_ITERATIONS,
    seed: int = 0,
    workers: int = 1,
    tell: Progress | None = None,
) -> Review:
    """Reviews the finished game of a record (an object, JSON text, or a file).

    The same iterations and seed give the same review on any number of processes (`workers`; 1: this one alone). Raises
    NotationError for a record that makes no sense or whose game is not over, and IllegalMove for a move that is not
    legal.
    """
    checked_number(iterations, "iterations", FEWEST_ITERATIONS, MOST_ITERATIONS)
    checked_number(workers, "workers", 1, MAX_REVIEW_WORKERS)
    history = GameHistory(record)
    effort = Effort(iterations, max(FEWEST_PLAYOUTS, iterations // ITERATIONS_PER_PLAYOUT), seed)
    findings: dict[int, Finding] = {}
    with closing(_examine(history, effort, workers)) as examined:
        for finding in examined:
            findings[finding.number] = finding
            if tell is not None:
                tell(len(findings), len(history.decisions) + 1)
    return review_of(history, effort, [findings[number] for number in sorted(findings)])


def _examine(history: GameHistory, effort: Effort, workers: int) -> Generator[Finding, None, None]:
    """Everything that is found about a game, as it comes."""
    workers = useful_workers(history, effort, workers)
    if workers == 1:
        yield from examine_here(history, effort)
    else:
        yield from examine_in_processes(history, effort, workers)


def review_of(history: GameHistory, effort: Effort, findings: list[Finding]) -> Review:
    """Puts together what was found about the deal and all decisions, in their order."""
    result = certain_chances(history.shares_of_win())
    estimates = [certain_chances([1 / history.players] * history.players)]
    estimates += [result if finding.chances is None else finding.chances for finding in findings]
    judgements = [finding.judgement for finding in findings]
    changes = [credit_deal(estimates[0], estimates[1])]
    for decision, judgement in zip(history.decisions, judgements[1:], strict=True):
        before, after = estimates[decision.number], estimates[decision.number + 1]
        changes.append(credit_decision(decision, judgement, before, after))
    seats = [_seat_review(history, seat, estimates, changes, judgements) for seat in range(history.players)]
    moments = find_moments(history, estimates, changes, judgements, effort.seed)
    return Review(history, effort, tuple(estimates), tuple(changes), tuple(judgements), tuple(seats), tuple(moments))


def _seat_review(
    history: GameHistory,
    seat: Seat,
    estimates: list[Chances],
    changes: list[Credit],
    judgements: list[Judgement | None],
) -> SeatReview:
    """What is said of one player."""
    own = [
        judgement
        for decision, judgement in zip(history.decisions, judgements[1:], strict=True)
        if judgement is not None and decision.move.seat == seat
    ]
    lost = Term(fsum(each.loss for each in own), stored(sqrt(fsum(each.error**2 for each in own))))
    could_keep = fsum(each.best_worth for each in own)
    accuracy = None
    if could_keep > 0:
        accuracy = Term(stored(1 - lost.value / could_keep), stored(lost.error / could_keep))
    return SeatReview(account_of(seat, estimates, changes), len(own), lost, accuracy)
