"""What displays of Dolores are worth, set by set (DOL-7)."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec

from seachest.messages.dolores.cards import kind
from seachest.messages.dolores.events import (
    BrokePromise,
    DroppedSort,
    EndedGame,
    Grabbed,
    KeptPromise,
    Picked,
    ReceivedStartCards,
    Settled,
    Stole,
)
from seachest.messages.dolores.queries import goods_of, value_of
from seachest.messages.events import GameEvent
from seachest.messages.stories import FinishedRound, PointParts, Sentence
from seachest.rules.dolores.cards import SORTS, Sort
from seachest.rules.dolores.state import State
from seachest.rules.types import Seat
from seachest.table import View

SCORING_EVENTS = (ReceivedStartCards, Grabbed, Settled, Picked, DroppedSort, Stole)
"""The kinds of events by which somebody gains or loses goods."""
KEPT_WORD_EVENTS = (KeptPromise,)
"""The kinds of events by which somebody keeps their word."""
BROKEN_WORD_EVENTS = (BrokePromise,)
"""The kinds of events by which somebody breaks their word."""

SetRank: TypeAlias = Literal["highest", "lowest", "equal"]
"""Why a set counts: no other is worth more, none less, or all are worth the same and count twice (DOL-7.3, 7.4)."""


class ScoringSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set of goods that counts."""

    sort: Sort
    value: int
    """What its cards are worth together."""
    rank: SetRank
    points: int


def sets_of(v: State, seat: Seat) -> dict[Sort, int]:
    """Return the sets of a seat by sort, and what each is worth (DOL-7.3)."""
    least = 1 if v.singles else 2
    sets: dict[str, list[str]] = {}
    for card in goods_of(v, seat):
        sets.setdefault(kind(card), []).append(card)
    return {sort: value_of(sets[sort]) for sort in SORTS if len(sets.get(sort, ())) >= least}


def sets_by_rank(v: State, seat: Seat) -> tuple[list[str], list[str]]:
    """Return the sets of the highest value and those of the lowest, each named like a card of its whole value."""
    sets = sets_of(v, seat)
    if not sets:
        return [], []
    return _sets_worth(sets, max(sets.values())), _sets_worth(sets, min(sets.values()))


def _sets_worth(sets: dict[Sort, int], value: int) -> list[str]:
    """All sets of that value, each written like a card."""
    return [f"{sort}-{worth}" for sort, worth in sets.items() if worth == value]


def scoring_sets(v: State, seat: Seat) -> list[ScoringSet]:
    """Return the sets that count for a seat, those of the highest value first (DOL-7.3, 7.4)."""
    sets = sets_of(v, seat)
    found = []
    for sort, value in sorted(sets.items(), key=lambda item: -item[1]):
        is_highest, is_lowest = value == max(sets.values()), value == min(sets.values())
        if is_highest and is_lowest:
            found.append(ScoringSet(sort=sort, value=value, rank="equal", points=2 * value))
        elif is_highest or is_lowest:
            rank: SetRank = "highest" if is_highest else "lowest"
            found.append(ScoringSet(sort=sort, value=value, rank=rank, points=value))
    return found


def points_breakdown(view: View, seat: Seat) -> PointParts:
    """Return the sets that count for a seat, and the points of each, highest first; nothing that gives 0.

    The sets of the highest and of the lowest value count, and all of them twice if all are equal (DOL-7.3, 7.4).
    """
    return [
        (Sentence(f"dol-worth-{each.rank}", {"sort": each.sort, "value": each.value}), each.points)
        for each in scoring_sets(view.record, seat)
    ]


def points_now(view: View) -> list[int]:
    """Return what the displays of all seats are worth as they are."""
    v: State = view.record
    return [sum(each.points for each in scoring_sets(v, seat)) for seat in range(v.players)]


def finished_round(before: View, happened: Sequence[GameEvent], after: View) -> FinishedRound | None:
    """Return what the displays bring at the end of the game, which is one round; None while it goes on (DOL-7)."""
    how = [event for event in happened if isinstance(event, EndedGame)]
    if not how:
        return None
    seats = range(after.record.players)
    return FinishedRound(parts=[points_breakdown(after, seat) for seat in seats], how=list(how))
