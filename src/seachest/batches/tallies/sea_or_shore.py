"""What is counted in Sea or Shore: islands, plus cards and shown halves trick by trick, and what is done besides."""

from seachest.batches.tallies import SEEN, WHOLE_WIN, WINS, WORTH, CountedGroup
from seachest.rules.compiled import CellRows, Cells, rule
from seachest.rules.sea_or_shore.cards import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    HIGHEST_NUMBER,
    card_of,
)
from seachest.rules.sea_or_shore.scoring import treasures_worth
from seachest.rules.sea_or_shore.state import (
    ACT_FETCH,
    ACT_FLEECE,
    ACT_INSPECT,
    ACT_ORDER,
    ACT_PASS,
    ACT_PLUS,
    ACT_RETURN,
    ACT_ROB,
    ACT_SHOW,
    ACT_SWAP,
    ACT_TAKE,
    HALF_COUNT,
    HALVES,
    OVER,
    State,
)
from seachest.rules.types import Action, Seat

USES = ("take", "rob", "fleece", "swap", "inspect", "fetch")
USE_COUNT = len(USES)
USE_TAKE, USE_ROB, USE_FLEECE, USE_SWAP, USE_INSPECT, USE_FETCH = range(USE_COUNT)
MOST_PLUS_COUNTED = 3
"""So many plus cards, or more, are counted as one."""

GROUPS = (
    CountedGroup("colours", "trick", COLOURS),
    CountedGroup("numbers", "trick", tuple(str(number) for number in range(1, HIGHEST_NUMBER + 1))),
    CountedGroup("islands", "trick", CARDS),
    CountedGroup("plus", "trick", tuple(str(count) for count in range(MOST_PLUS_COUNTED + 1))),
    CountedGroup("halves", "trick", tuple(half for half in HALVES if half)),
    CountedGroup("actions", "use", USES),
)
FIRST_COLOUR = 0
FIRST_NUMBER = FIRST_COLOUR + COLOUR_COUNT
FIRST_ISLAND = FIRST_NUMBER + HIGHEST_NUMBER
FIRST_PLUS = FIRST_ISLAND + CARD_COUNT
FIRST_HALF = FIRST_PLUS + MOST_PLUS_COUNTED + 1
FIRST_ACTION = FIRST_HALF + HALF_COUNT

# What is remembered of each seat; of the table, in the line of seat 0.
IN_TRICK, ROUND, TREASURES_BEFORE, HALF, FIRST_USE = range(5)
MEMORY = FIRST_USE + USE_COUNT


@rule
def first_seat(s: State) -> Seat:
    """The seat that starts the game."""
    return s.starter


@rule
def rounds_played(s: State) -> int:
    """How many rounds the game had."""
    return s.round_number


@rule
def begin(s: State, memo: CellRows) -> None:
    """Nobody has a treasure yet."""
    memo[0][ROUND] = s.round_number


@rule
def before(s: State, seat: Seat, action: Action, memo: CellRows) -> None:
    """Remembers which half will show, and counts what is done besides playing cards."""
    if action < ACT_SHOW:
        return
    if action < ACT_PLUS:
        memo[seat][HALF] = action - ACT_SHOW
    elif action < ACT_TAKE:
        return
    elif action < ACT_ROB:
        memo[seat][FIRST_USE + USE_TAKE] += 1
    elif action < ACT_PASS:
        memo[seat][FIRST_USE + USE_ROB] += 1
    elif action >= ACT_FLEECE:
        use = -1
        if action < ACT_SWAP:
            use = USE_FLEECE
        elif action < ACT_INSPECT:
            use = USE_SWAP
        elif ACT_ORDER <= action < ACT_RETURN:  # which pile to look at is not asked of three players
            use = USE_INSPECT
        elif ACT_FETCH <= action < ACT_FETCH + CARD_COUNT:
            use = USE_FETCH
        if use >= 0:
            memo[seat][FIRST_USE + use] += 1


@rule
def after(s: State, seat: Seat, action: Action, memo: CellRows, items: CellRows) -> None:
    """Counts a trick that is over, with what it brought in treasures."""
    table = memo[0]
    over = table[IN_TRICK] > 0 and s.in_trick == 0
    table[IN_TRICK] = s.in_trick
    if not over:
        return
    ended = s.phase == OVER or s.round_number != table[ROUND]
    table[ROUND] = s.round_number
    for other in range(s.players):
        treasures = s.treasure_points[other] if ended else treasures_worth(s, other)
        gained = treasures - memo[other][TREASURES_BEFORE]
        memo[other][TREASURES_BEFORE] = 0 if ended else treasures
        _count_card(s, other, memo[other][HALF], gained, items)


@rule
def _count_card(s: State, seat: Seat, half: int, gained: int, items: CellRows) -> None:
    """Counts the card that a seat played in the last trick."""
    colour, number = s.last_colour[seat], s.last_number[seat]
    wins, worth = WHOLE_WIN if gained > 0 else 0, gained * s.players
    _count(items, FIRST_COLOUR + colour, 1, wins, worth)
    _count(items, FIRST_NUMBER + number - 1, 1, wins, worth)
    _count(items, FIRST_ISLAND + card_of(colour, number), 1, wins, worth)
    _count(items, FIRST_PLUS + min(s.last_laid[seat], MOST_PLUS_COUNTED), 1, wins, worth)
    _count(items, FIRST_HALF + half, 1, wins, worth)


@rule
def _count(items: CellRows, item: int, cases: int, wins: int, worth: int) -> None:
    line = items[item]
    line[SEEN] += cases
    line[WINS] += cases * wins
    line[WORTH] += cases * worth


@rule
def finish(s: State, wins: Cells, worth: Cells, memo: CellRows, items: CellRows) -> None:
    """Counts what was done besides playing cards, with the result of the game."""
    for seat in range(s.players):
        for use in range(USE_COUNT):
            _count(items, FIRST_ACTION + use, memo[seat][FIRST_USE + use], wins[seat], worth[seat])
