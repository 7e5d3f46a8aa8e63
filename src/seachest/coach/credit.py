"""Who or what changed the chances: every change is split into the decision, and chance or hidden cards.

All numbers are stored ones (`exact`), so for each seat the sums come out to the last bit:
result = even share + chance + hidden cards + the decisions of every seat.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt
from typing import Literal, TypeAlias

import numpy as np

from seachest.arena.estimates import NORMAL_BOUND
from seachest.coach.exact import stored
from seachest.coach.history import Decision
from seachest.coach.judging import Judgement
from seachest.coach.playouts import Chances
from seachest.rules.types import JsonObject, Seat

RestKind: TypeAlias = Literal["chance", "hidden"]
"""What a change that is no decision's comes from: cards that were drawn, or what somebody could not know."""


@dataclass(frozen=True)
class Term:
    """A number and its standard error."""

    value: float
    error: float

    @property
    def low(self) -> float:
        """The lower bound of its 95% interval."""
        return stored(self.value - NORMAL_BOUND * self.error)

    @property
    def high(self) -> float:
        """The upper bound of its 95% interval."""
        return stored(self.value + NORMAL_BOUND * self.error)

    def as_json(self) -> JsonObject:
        """The number, its error and its interval."""
        return {"value": self.value, "error": self.error, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class Credit:
    """The change from one estimate to the next, for each seat."""

    seat: Seat | None
    """Who decided; None for the deal."""
    decision: tuple[float, ...]
    """What the decision changed, compared with the best one."""
    errors: tuple[float, ...]
    """The standard errors of that."""
    rest: tuple[float, ...]
    """All other change."""
    kind: RestKind


@dataclass(frozen=True)
class Account:
    """How the result of one seat came about."""

    even: float
    chance: Term
    hidden: Term
    decisions: tuple[Term, ...]
    """What the decisions of each seat, the own one included, brought to this seat."""
    result: float

    def as_json(self) -> JsonObject:
        """The account as JSON."""
        return {
            "even": self.even,
            "chance": self.chance.as_json(),
            "hidden": self.hidden.as_json(),
            "decisions": [term.as_json() for term in self.decisions],
            "result": self.result,
        }


def credit_deal(before: Chances, after: Chances) -> Credit:
    """The change that the deal brought, which is all chance."""
    nothing = (0.0,) * len(before.means)
    return Credit(None, nothing, nothing, _changes(before, after, nothing), "chance")


def credit_decision(decision: Decision, judgement: Judgement | None, before: Chances, after: Chances) -> Credit:
    """The change that came with a decision.

    What a decision lost goes to the others, in proportion to the chances that they had.
    """
    seat, players = decision.move.seat, len(before.means)
    made = errors = (0.0,) * players
    if judgement is not None and judgement.loss > 0:
        weights = _weights_of_others(before, seat)
        made = tuple(
            -judgement.loss if other == seat else stored(judgement.loss * weights[other]) for other in range(players)
        )
        errors = tuple(
            judgement.error if other == seat else stored(judgement.error * weights[other]) for other in range(players)
        )
    kind: RestKind = "chance" if decision.has_chance else "hidden"
    return Credit(seat, made, errors, _changes(before, after, made), kind)


def _weights_of_others(chances: Chances, seat: Seat) -> list[float]:
    """How what one seat loses is shared among the others: by their chances, or evenly where they have none."""
    others = [0.0 if other == seat else mean for other, mean in enumerate(chances.means)]
    total = fsum(others)
    if total > 0:
        return [mean / total for mean in others]
    return [0.0 if other == seat else 1 / (len(others) - 1) for other in range(len(others))]


def _changes(before: Chances, after: Chances, made: Sequence[float]) -> tuple[float, ...]:
    """What is left of the changes when the part of the decision is taken off."""
    return tuple(new - old - part for old, new, part in zip(before.means, after.means, made, strict=True))


def account_of(seat: Seat, estimates: Sequence[Chances], credits_: Sequence[Credit]) -> Account:
    """Adds up for one seat; estimates are one more than the changes between them."""
    players = len(estimates[0].means)
    decisions = []
    for other in range(players):
        own = [each for each in credits_ if each.seat == other]
        error = sqrt(fsum(each.errors[seat] ** 2 for each in own))
        decisions.append(Term(fsum(each.decision[seat] for each in own), stored(error)))
    return Account(
        even=estimates[0].means[seat],
        chance=_rest_of(seat, "chance", estimates, credits_),
        hidden=_rest_of(seat, "hidden", estimates, credits_),
        decisions=tuple(decisions),
        result=estimates[-1].means[seat],
    )


def _rest_of(seat: Seat, kind: RestKind, estimates: Sequence[Chances], credits_: Sequence[Credit]) -> Term:
    """All changes of one kind.

    Playouts of the same number have the same chance to come at every moment, so each is added up by itself, and the
    standard error is that of the sums. An estimate between two changes of the kind cancels out.
    """
    counted = [each.kind == kind for each in credits_]
    weights = [ends - begins for ends, begins in zip([False, *counted], [*counted, False], strict=True)]
    variance = variance_of_sum(list(zip(weights, estimates, strict=True)), seat)
    variance += fsum(each.errors[seat] ** 2 for each, counts in zip(credits_, counted, strict=True) if counts)
    value = fsum(each.rest[seat] for each, counts in zip(credits_, counted, strict=True) if counts)
    return Term(value, stored(sqrt(variance)))


def variance_of_sum(weighted: Sequence[tuple[int, Chances]], seat: Seat) -> float:
    """The squared standard error of a weighted sum of estimates, of which the playouts belong together."""
    parts = [weight * each.samples[:, seat] for weight, each in weighted if weight and each.samples is not None]
    if not parts:
        return 0.0
    sums = np.sum(parts, axis=0)
    return float(sums.var(ddof=1)) / len(sums)
