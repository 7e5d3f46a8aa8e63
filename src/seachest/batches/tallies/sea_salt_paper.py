"""What is counted in Sea Salt & Paper: what seats hold and have laid when a round is scored, and how it ended."""

from seachest.batches.tallies import SEEN, WHOLE_WIN, WINS, WORTH, CountedGroup
from seachest.rules.compiled import CellRows, Cells, bits, lookup, rule
from seachest.rules.game import NOBODY
from seachest.rules.sea_salt_paper.cards import (
    BITS_OF,
    BOATS,
    COLOUR_SETS,
    COLOURS,
    CRABS,
    FISH,
    KIND_OF,
    KINDS,
    MERMAIDS,
    SHARKS,
)
from seachest.rules.sea_salt_paper.scoring import colour_bonus
from seachest.rules.sea_salt_paper.state import ACT_END, ACT_LAST_CHANCE, ACT_STOP, LAST_CHANCE, OVER, STOP, State
from seachest.rules.types import Action, Seat

COUNTED_KINDS = len(KINDS)
KIND_SETS = lookup(sum(int(BITS_OF[card]) for card, name in enumerate(KIND_OF) if name == kind.name) for kind in KINDS)
DUO_SETS = lookup([CRABS, BOATS, FISH, SHARKS])
DUO_NAMES = ("crab", "boat", "fish", "shark")
DUO_KIND_COUNT = len(DUO_NAMES)
MIN_TOP_COLOUR = 2
"""Cards of a colour that make it a seat's most frequent one; a single card says nothing."""
_TOP_COLOURS = [i for i in range(len(COLOURS)) if int(COLOUR_SETS[i]).bit_count() >= MIN_TOP_COLOUR]
TOP_COLOUR_COUNT = len(_TOP_COLOURS)
TOP_COLOUR_SETS = lookup(int(COLOUR_SETS[i]) for i in _TOP_COLOURS)

GROUPS = (
    CountedGroup("kinds", "round", tuple(kind.name for kind in KINDS)),
    CountedGroup("duos", "round", DUO_NAMES),
    CountedGroup("colours", "round", tuple(COLOURS[i] for i in _TOP_COLOURS)),
    CountedGroup("calls", "round", ("stop", "bet-won", "bet-lost")),
    CountedGroup("endings", "round", ("stop", "bet-won", "bet-lost", "void", "mermaids")),
)
FIRST_KIND = 0
FIRST_DUO = FIRST_KIND + COUNTED_KINDS
FIRST_COLOUR = FIRST_DUO + len(DUO_NAMES)
FIRST_CALL = FIRST_COLOUR + TOP_COLOUR_COUNT
FIRST_ENDING = FIRST_CALL + 3
CALL_STOP, CALL_BET_WON, CALL_BET_LOST, CALL_VOID, CALL_MERMAIDS = range(5)

# What is remembered of each seat; of the table, in the line of seat 0.
LAID_CARDS, ROUND, CALLER, CALL, BETS_WON = range(5)
MEMORY = 5


@rule
def first_seat(s: State) -> Seat:
    """The seat that starts the game."""
    return s.turn


@rule
def rounds_played(s: State) -> int:
    """How many rounds the game had."""
    return s.round_number


@rule
def begin(s: State, memo: CellRows) -> None:
    """Nothing is to be remembered of a deal."""


@rule
def before(s: State, seat: Seat, action: Action, memo: CellRows) -> None:
    """Remembers what the end of a round would clear."""
    if action < ACT_END or action > ACT_LAST_CHANCE:
        return
    called = action != ACT_END
    table = memo[0]
    table[ROUND] = s.round_number
    table[CALLER] = seat if called else s.caller
    table[CALL] = STOP if action == ACT_STOP else LAST_CHANCE if called else s.call
    for other in range(s.players):
        memo[other][LAID_CARDS] = s.laid[other]
        memo[other][BETS_WON] = s.bets_won[other]


@rule
def after(s: State, seat: Seat, action: Action, memo: CellRows, items: CellRows) -> None:
    """Counts a round that has ended."""
    if action < ACT_END or action > ACT_LAST_CHANCE:
        return
    table = memo[0]
    if s.phase != OVER and s.round_number == table[ROUND]:
        return
    caller = table[CALLER]
    scored = table[CALL] == STOP
    ending = CALL_STOP
    if table[CALL] == LAST_CHANCE:
        won = s.bets_won[caller] > memo[caller][BETS_WON]
        ending = CALL_BET_WON if won else CALL_BET_LOST
        scored = won or _anybody_gained(s)
    if not scored:
        _count(items, FIRST_ENDING + CALL_VOID, 0, 0)
        return
    _count(items, FIRST_ENDING + ending, 0, 0)
    _count_round(s, memo, caller, ending, items)


@rule
def _anybody_gained(s: State) -> bool:
    """Whether anybody scored in the round that has ended: in one that is void nobody does."""
    total = 0
    for seat in range(s.players):
        total += s.gained[seat]
    return total > 0


@rule
def _count_round(s: State, memo: CellRows, caller: Seat, ending: int, items: CellRows) -> None:
    """Counts what each seat held in a round that was scored, with whether it gained the most, and how much."""
    most, total = 0, 0
    for seat in range(s.players):
        most = max(most, s.gained[seat])
        total += s.gained[seat]
    first = 0
    for seat in range(s.players):
        if s.gained[seat] == most:
            first += 1
    for seat in range(s.players):
        wins = WHOLE_WIN // first if s.gained[seat] == most else 0
        worth = s.gained[seat] * s.players - total
        cards = s.shown[seat]
        for kind in range(COUNTED_KINDS):
            if cards & KIND_SETS[kind]:
                _count(items, FIRST_KIND + kind, wins, worth)
        for duo in range(DUO_KIND_COUNT):
            if memo[seat][LAID_CARDS] & DUO_SETS[duo]:
                _count(items, FIRST_DUO + duo, wins, worth)
        top = colour_bonus(cards, 0)
        for colour in range(TOP_COLOUR_COUNT):
            if top >= MIN_TOP_COLOUR and bits(cards & TOP_COLOUR_SETS[colour]) == top:
                _count(items, FIRST_COLOUR + colour, wins, worth)
        if seat == caller:
            _count(items, FIRST_CALL + ending, wins, worth)


@rule
def _count(items: CellRows, item: int, wins: int, worth: int) -> None:
    line = items[item]
    line[SEEN] += 1
    line[WINS] += wins
    line[WORTH] += worth


@rule
def finish(s: State, wins: Cells, worth: Cells, memo: CellRows, items: CellRows) -> None:
    """Counts a game that four mermaids have ended: its last round is not scored."""
    for seat in range(s.players):
        if s.laid[seat] & MERMAIDS == MERMAIDS and s.caller == NOBODY:
            _count(items, FIRST_ENDING + CALL_MERMAIDS, 0, 0)
