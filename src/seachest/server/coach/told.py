"""Reviews and hints as they are sent: what was decided as messages of the catalogue, without names."""

from collections.abc import Sequence
from math import fsum, sqrt

from seachest.coach.credit import Term
from seachest.coach.hints import Advice, AdvisedAnswer
from seachest.coach.history import GameHistory
from seachest.coach.lines import ExpectedMove
from seachest.coach.moments import Moment
from seachest.coach.review import Review, SeatReview
from seachest.messages.stories import narrator
from seachest.rules.types import Seat
from seachest.server.updates.build import said_from
from seachest.table import View
from seachest.wire.coach import (
    DecisiveMoment,
    ExpectedDecision,
    GameReview,
    Hint,
    HintAnswer,
    ReviewDepth,
    ReviewedSeat,
    ReviewEstimate,
)
from seachest.wire.play import Said

CHANCE_DIGITS = 4
"""Digits of the chances of a curve; accounts have all of theirs, so that they add up."""


def review_from(found: Review, depth: ReviewDepth) -> GameReview:
    """A review as it is sent."""
    updates = updates_of(found.history)
    return GameReview(
        depth=depth,
        seed=found.effort.seed,
        iterations=found.effort.iterations,
        playouts=found.effort.playouts,
        chances=[[round(chance, CHANCE_DIGITS) for chance in each.means] for each in found.estimates],
        updates=updates,
        seats=[_seat(seat, each) for seat, each in enumerate(found.seats)],
        moments=[_moment(found, each, updates) for each in found.moments],
    )


def updates_of(history: GameHistory) -> list[int]:
    """The update of the replay with all cards open that shows each moment: the deal twice, then after each decision.

    A decision that nobody has seen yet has no update of its own.
    """
    found, number = [0, 0], 0
    table = history.table_after(0)
    for decision in history.decisions:
        table.play(decision.move)
        number += bool(table.observed_actions(None))
        found.append(number)
    return found


def _estimate(term: Term) -> ReviewEstimate:
    return ReviewEstimate(value=term.value, low=term.low, high=term.high)


def _seat(seat: Seat, found: SeatReview) -> ReviewedSeat:
    account = found.account
    others = [term for other, term in enumerate(account.decisions) if other != seat]
    by_others = Term(fsum(term.value for term in others), sqrt(fsum(term.error**2 for term in others)))
    return ReviewedSeat(
        even=account.even,
        luck=_estimate(found.luck),
        hidden=_estimate(account.hidden),
        own=_estimate(account.decisions[seat]),
        others=_estimate(by_others),
        result=account.result,
        decisions=found.decisions,
        accuracy=None if found.accuracy is None else _estimate(found.accuracy),
    )


def _moment(found: Review, moment: Moment, updates: Sequence[int]) -> DecisiveMoment:
    worth = _estimate(moment.worth)
    if not moment.number:
        return DecisiveMoment(kind="deal", decision=0, at=0, seat=moment.seat, worth=worth)
    decision = found.history.decisions[moment.number - 1]
    told = DecisiveMoment(
        kind=moment.kind,
        decision=moment.number,
        at=updates[moment.number + 1],
        seat=moment.seat,
        worth=worth,
        decider=decision.move.seat,
        given=_choice(decision.view, decision.move.text),
    )
    if moment.better is not None:
        judgement = found.judgements[moment.number]
        assert judgement is not None  # mistakes are judged
        told.kind = "together" if judgement.together else "mistake"
        told.at = updates[moment.number]
        told.better = _choice(decision.view, moment.better)
        told.line = _line(moment.line)
    return told


def _choice(view: View, text: str) -> Said:
    return said_from(narrator(view.game.name).choice(view, text))


def _line(expected: Sequence[ExpectedMove]) -> list[ExpectedDecision]:
    return [ExpectedDecision(seat=each.move.seat, says=_choice(each.view, each.move.text)) for each in expected]


def hint_from(view: View, advice: Advice) -> Hint:
    """A hint as it is sent."""

    def answer(found: AdvisedAnswer) -> HintAnswer:
        return HintAnswer(text=found.text, says=_choice(view, found.text), chance=found.chance, share=found.share)

    reason = advice.reason
    return Hint(
        answers=[answer(each) for each in advice.answers],
        reason=reason.kind,
        gain=reason.gain,
        better=reason.better,
        worse=reason.worse,
        won=reason.won,
        lost=reason.lost,
        line=_line(advice.line),
        iterations=advice.iterations,
        seed=str(advice.seed),
    )
