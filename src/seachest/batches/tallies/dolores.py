"""What is counted in Dolores: gestures and promises duel by duel, bottles that are used, and goods at the end."""

from seachest.batches.tallies import SEEN, WHOLE_WIN, WINS, WORTH, CountedGroup
from seachest.rules.compiled import CellRows, Cells, rule
from seachest.rules.dolores.cards import BOTTLES, CARDS, GOODS_COUNT, SORT_COUNT, SORTS, USABLE_COUNT, how_many
from seachest.rules.dolores.scoring import points_of, tally_of_sort
from seachest.rules.dolores.state import (
    ACT_PASS,
    ACT_ROB,
    ACT_USE,
    GESTURE_COUNT,
    GESTURES,
    SEATS,
    State,
)
from seachest.rules.seats import seat_after
from seachest.rules.types import Action, Seat

USED_BOTTLES = USABLE_COUNT + 1
"""Those that are used by a decision, and theft, whose owner decides whom to rob."""

GROUPS = (
    CountedGroup("gestures", "duel", GESTURES),
    CountedGroup("meetings", "duel", tuple(f"{own}-{other}" for own in GESTURES for other in GESTURES)),
    CountedGroup("promises", "duel", ("kept", "broken", "silent")),
    CountedGroup("bottles", "use", BOTTLES[:USED_BOTTLES]),
    CountedGroup("sets", "game", SORTS),
    CountedGroup("goods", "game", CARDS[:GOODS_COUNT]),
)
FIRST_GESTURE = 0
FIRST_MEETING = FIRST_GESTURE + GESTURE_COUNT
FIRST_PROMISE = FIRST_MEETING + GESTURE_COUNT * GESTURE_COUNT
FIRST_BOTTLE = FIRST_PROMISE + 3
FIRST_SET = FIRST_BOTTLE + USED_BOTTLES
FIRST_GOODS = FIRST_SET + SORT_COUNT
PROMISE_KEPT, PROMISE_BROKEN, NO_PROMISE = range(3)

# What is remembered of each seat; who deals, in the line of seat 0.
DEALER, POINTS, KEPT, BROKEN, FIRST_USE = range(5)
MEMORY = FIRST_USE + USED_BOTTLES


@rule
def first_seat(s: State) -> Seat:
    """The dealer of the first duel."""
    return s.dealer


@rule
def rounds_played(s: State) -> int:
    """How many duels were settled: each duellist has shown a gesture in it."""
    shown = 0
    for seat in range(s.players):
        for gesture in range(GESTURE_COUNT):
            shown += s.gesture_counts[seat, gesture]
    return shown // 2


@rule
def begin(s: State, memo: CellRows) -> None:
    """Remembers how a duel begins."""
    memo[0][DEALER] = s.dealer
    for seat in range(s.players):
        memo[seat][POINTS] = points_of(s.display[seat], s.singles)
        memo[seat][KEPT] = s.kept[seat]
        memo[seat][BROKEN] = s.broken[seat]


@rule
def before(s: State, seat: Seat, action: Action, memo: CellRows) -> None:
    """Counts the use of a bottle."""
    if action < ACT_PASS:
        memo[seat][FIRST_USE + action - ACT_USE] += 1
    elif ACT_ROB <= action < ACT_ROB + SEATS:
        memo[seat][FIRST_USE + USABLE_COUNT] += 1


@rule
def after(s: State, seat: Seat, action: Action, memo: CellRows, items: CellRows) -> None:
    """Counts a duel that is over: the next one has another dealer."""
    dealer = memo[0][DEALER]
    if s.dealer == dealer:
        return
    left = seat_after(s, dealer, 1)
    _count_duellist(s, dealer, left, memo, items)
    _count_duellist(s, left, dealer, memo, items)
    begin(s, memo)


@rule
def _gain(s: State, seat: Seat, memo: CellRows) -> int:
    """How many points a duel has brought a seat."""
    return points_of(s.display[seat], s.singles) - memo[seat][POINTS]


@rule
def _count_duellist(s: State, seat: Seat, other: Seat, memo: CellRows, items: CellRows) -> None:
    """Counts what a duellist has shown and promised, with what the duel brought."""
    own, others = _gain(s, seat, memo), _gain(s, other, memo)
    wins = WHOLE_WIN if own > others else WHOLE_WIN // 2 if own == others else 0
    gesture, against = s.last_gestures[seat, 0], s.last_gestures[other, 0]
    promise = NO_PROMISE
    if s.kept[seat] > memo[seat][KEPT]:
        promise = PROMISE_KEPT
    elif s.broken[seat] > memo[seat][BROKEN]:
        promise = PROMISE_BROKEN
    _count(items, FIRST_GESTURE + gesture, 1, wins, own * s.players)
    _count(items, FIRST_MEETING + GESTURE_COUNT * gesture + against, 1, wins, own * s.players)
    _count(items, FIRST_PROMISE + promise, 1, wins, own * s.players)


@rule
def _count(items: CellRows, item: int, cases: int, wins: int, worth: int) -> None:
    line = items[item]
    line[SEEN] += cases
    line[WINS] += cases * wins
    line[WORTH] += cases * worth


@rule
def finish(s: State, wins: Cells, worth: Cells, memo: CellRows, items: CellRows) -> None:
    """Counts bottles, sets and goods with the result of the game."""
    for seat in range(s.players):
        for bottle in range(USED_BOTTLES):
            _count(items, FIRST_BOTTLE + bottle, memo[seat][FIRST_USE + bottle], wins[seat], worth[seat])
        for sort in range(SORT_COUNT):
            if tally_of_sort(s.display[seat], sort, s.singles):
                _count(items, FIRST_SET + sort, 1, wins[seat], worth[seat])
        for card in range(GOODS_COUNT):
            if how_many(s.display[seat], card):
                _count(items, FIRST_GOODS + card, 1, wins[seat], worth[seat])
