"""The whole state of one table of Sea Salt & Paper, and the numbers of its decisions."""

from typing import Literal, TypeAlias

from seachest.rules.actions import numbered
from seachest.rules.chance import Chance
from seachest.rules.compiled import Cells, dtype_of, field
from seachest.rules.sea_salt_paper.cards import CARD_COUNT, CARDS, CRABS, DECK_SIZE, DUO_COUNT, MAX_PAIRS, SHARKS
from seachest.rules.types import Card, Phase, Seat

SEATS = 4
PILES = 2
ROUND_LIMIT = 100
MAX_PICKS = CRABS.bit_count() // 2
"""How often crabs can take a card in a round."""
MAX_THEFTS = SHARKS.bit_count()
"""How often a card can be stolen in a round."""
HISTORY_SIZE = 216
"""The bytes of the longest history. At most 56 cards lie in piles, three bytes each if all of them are taken (a card of
the deck takes two); 34 more cards can be laid; picks take 8 bytes and thefts 5: 215 in all.
"""
MIN_POINTS_TO_CALL = 7
"""The card points from which on a seat may call (SSP-6.1)."""
DEFAULT_GOALS = {2: 40, 3: 35, 4: 30}
"""The points that end the game, by the number of players (SSP-8.1)."""
MAX_GOAL = 1000

PhaseName: TypeAlias = Literal["draw", "keep", "discard", "play", "with", "search", "pick", "rob"]
PHASES: tuple[PhaseName | None, ...] = ("draw", "keep", "discard", "play", "with", "search", "pick", "rob", None)
DRAW, KEEP, DISCARD, PLAY, WITH, SEARCH, PICK, ROB, OVER = range(len(PHASES))

CallName: TypeAlias = Literal["stop", "last-chance"]
CALLS: tuple[CallName | None, ...] = (None, "stop", "last-chance")
NO_CALL, STOP, LAST_CHANCE = range(len(CALLS))

SourceName: TypeAlias = Literal["deck", "pile 1", "pile 2"]
SOURCES: tuple[SourceName | None, ...] = (None, "deck", "pile 1", "pile 2")
"""Where the card of a turn comes from (SSP-3.1)."""
MOST_TURNS = DECK_SIZE // 2 + 1
"""The most draws or takes of a seat in a round: a draw is two cards, and a card to take was discarded or turned up."""
NO_SOURCE, FROM_DECK, FROM_PILE, _ = range(len(SOURCES))
"""The second pile is FROM_PILE + 1."""


class State(Chance):
    """One table. In a view, cards that the seat does not know are UNKNOWN, and `hand` holds what it knows of them."""

    players: int = field("i1")
    goal: int = field("i2")
    round_number: int = field("i1")
    phase: Phase = field("i1")
    turn: Seat = field("i1")

    deck: Cells = field("i1", DECK_SIZE)  # the top card is deck[deck_size - 1]
    deck_size: int = field("i1")
    pile: Cells = field("i1", PILES, DECK_SIZE)  # the top card is pile[p, pile_size[p] - 1]
    pile_size: Cells = field("i1", PILES)
    hand: Cells = field("i8", SEATS)
    hand_size: Cells = field("i1", SEATS)
    laid: Cells = field("i8", SEATS)
    pairs: int = field("i1")
    pair_seat: Cells = field("i1", MAX_PAIRS)
    pair_first: Cells = field("i1", MAX_PAIRS)
    pair_second: Cells = field("i1", MAX_PAIRS)

    drawn: Cells = field("i1", 2)  # the cards being chosen from; after `keep` only the first
    first: Card = field("i1")  # laid, and waiting for its partner
    searched: int = field("i1")  # the pile being searched, or NOBODY
    caller: Seat = field("i1")
    call: int = field("i1")  # the pending one; when the game is over, how the last round ended
    safe: int = field("i1")  # a bit for each seat whose cards are revealed

    totals: Cells = field("i2", SEATS)
    gained: Cells = field("i2", SEATS)  # points of the last finished round
    shown: Cells = field("i8", SEATS)  # what each seat revealed when the last round ended, hand and laid

    # What each has seen (SSP-9). Row `seat + 1` remembers for a seat, row 0 for the spectator.
    known: Cells = field("i8", SEATS + 1, SEATS)  # cards known to be in a hand
    pile_known: Cells = field("i1", SEATS + 1, PILES)  # how many cards from the top are known in order
    pile_rest: Cells = field("i8", SEATS + 1, PILES)  # what lies below them, and what is missing from it
    pile_missing: Cells = field("i1", SEATS + 1, PILES)  # how many of those were taken unseen

    # What each seat chose, which everyone saw: in this round …
    draws: Cells = field("i1", SEATS)  # how often it drew from the deck
    takes: Cells = field("i1", SEATS)  # how often it took the top card of a pile
    source: Cells = field("i1", SEATS)  # where the card of its last turn came from
    discarded: Cells = field("i1", SEATS)  # the last card it put on a pile
    # … and in this game.
    stops: Cells = field("i1", SEATS)  # rounds that it ended by STOP
    bets_won: Cells = field("i1", SEATS)  # its LAST CHANCEs that nobody overtook
    bets_lost: Cells = field("i1", SEATS)

    # What has happened for all to see since a card first moved unseen, and the cards that did (see `history`).
    history: Cells = field("i1", HISTORY_SIZE)
    history_size: int = field("i2")
    picks: int = field("i1")
    picker: Cells = field("i1", MAX_PICKS)
    searched_pile: Cells = field("i1", MAX_PICKS)
    picked: Cells = field("i1", MAX_PICKS)
    thefts: int = field("i1")
    thief: Cells = field("i1", MAX_THEFTS)
    victim: Cells = field("i1", MAX_THEFTS)
    stolen: Cells = field("i1", MAX_THEFTS)


class Options:
    """What a table may choose: the points that end the game."""

    goal: int = field("i2")


STATE = dtype_of(State)
OPTIONS = dtype_of(Options)


ACTIONS, _BEGINS = numbered(
    {
        "draw": ["draw"],
        "take": ["take 1", "take 2"],
        "discard": ["discard 1", "discard 2"],
        "search": ["search 1", "search 2"],
        "rob": [f"rob {seat}" for seat in range(SEATS)],
        "end": ["end", "stop", "last-chance"],
        "lay": [f"lay {card}" for card in CARDS[:DUO_COUNT]],
        "with": [f"with {card}" for card in CARDS[:DUO_COUNT]],
        "keep": [f"keep {card}" for card in CARDS],
        "pick": [f"pick {card}" for card in CARDS],
    }
)
ACT_DRAW = _BEGINS["draw"]
ACT_TAKE = _BEGINS["take"]
ACT_DISCARD = _BEGINS["discard"]
ACT_SEARCH = _BEGINS["search"]
ACT_ROB = _BEGINS["rob"]
ACT_END = _BEGINS["end"]
ACT_STOP = ACT_END + 1
ACT_LAST_CHANCE = ACT_END + 2
ACT_LAY = _BEGINS["lay"]
ACT_WITH = _BEGINS["with"]
ACT_KEEP = _BEGINS["keep"]
ACT_PICK = _BEGINS["pick"]

assert len(ACTIONS) == 14 + 2 * DUO_COUNT + 2 * CARD_COUNT
