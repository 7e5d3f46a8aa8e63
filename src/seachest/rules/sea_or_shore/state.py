"""The whole state of one table of Sea or Shore, and the numbers of its decisions."""

from typing import Literal, TypeAlias, get_args

from seachest.rules.actions import numbered
from seachest.rules.chance import Chance
from seachest.rules.compiled import Cells, dtype_of, field
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    HIGHEST_NUMBER,
    PAIR_NAMES,
    TREASURE_COUNT,
    TREASURES_PER_COLOUR,
)

MAX_PLAYERS = 5
PILE_COUNT = 2
MAX_PILE_SIZE = 20
MAX_ROUNDS = 2
PLUS_CARD_COUNT = 22
MAX_INSPECTED = 3
MAX_SWAPPED = 2
FLEECED_PLUS_CARDS = 2

HAND_SIZES = {3: 12, 4: 12, 5: 9}

PhaseName: TypeAlias = Literal[
    "pass", "card", "show", "plus", "take", "fleece", "swap", "return", "inspect", "order", "fetch", "discard"
]
HalfName: TypeAlias = Literal["colour", "number"]

PHASES: tuple[PhaseName | None, ...] = (*get_args(PhaseName), None)
"""The phases by name; None when the game is over."""

PASS, CARD, SHOW, PLUS, TAKE, FLEECE, SWAP, RETURN, INSPECT, ORDER, FETCH, DISCARD, OVER = range(len(PHASES))

HALVES: tuple[HalfName | None, ...] = (None, *get_args(HalfName))
"""The halves of an island by name; None if none is chosen."""

NO_HALF, COLOUR_HALF, NUMBER_HALF = range(len(HALVES))
HALF_COUNT = len(get_args(HalfName))

NO_ACTION = 0


class State(Chance):
    """One table. In a view, what the seat does not know is UNKNOWN, and `hand` holds what it knows for certain."""

    players: int = field("i1")
    dealt: int = field("i1")  # options: how many islands each is dealt,
    rounds: int = field("i1")  # and how many rounds are played
    round_number: int = field("i1")
    phase: int = field("i1")
    starter: int = field("i1")
    turn: int = field("i1")  # the seat that decides; NOBODY while all pass

    values: Cells = field("i1", TREASURES_PER_COLOUR)  # of the treasures of one colour
    wished: Cells = field("i1", ACTION_CARD_COUNT)  # the option `actions`; NO_ACTION: drawn for every round
    side: Cells = field("i1", ACTION_CARD_COUNT)  # the action that each action card shows

    hand: Cells = field("i8", MAX_PLAYERS)
    hand_size: Cells = field("i1", MAX_PLAYERS)
    out: int = field("i8")  # left out of the round
    gone: int = field("i8")  # played in earlier tricks, or discarded
    plus: Cells = field("i1", MAX_PLAYERS)
    supply: int = field("i1")

    stack: Cells = field("i1", MAX_PLAYERS, TREASURE_COUNT)  # the top treasure is stack[seat, stack_size[seat] - 1]
    stack_size: Cells = field("i1", MAX_PLAYERS)
    pile: Cells = field("i1", PILE_COUNT, MAX_PILE_SIZE)  # face down; the top one is pile[p, pile_size[p] - 1]
    pile_size: Cells = field("i1", PILE_COUNT)
    up: Cells = field("i1", PILE_COUNT)  # face up on a pile

    passed: Cells = field("i1", MAX_PLAYERS)  # the card each has chosen to pass, still in hand
    chosen: int = field("i1")  # the card being played, still in hand
    half: int = field("i1")  # the half of it that will show

    # The cards of the trick: in views one half of each is UNKNOWN until all have played.
    colour: Cells = field("i1", MAX_PLAYERS)
    number: Cells = field("i1", MAX_PLAYERS)
    show: Cells = field("i1", MAX_PLAYERS)
    laid: Cells = field("i1", MAX_PLAYERS)  # plus cards laid with it
    in_trick: int = field("i1")  # how many have played
    lay_open: int = field("i1")  # a bit for each colour that had a treasure face up when the trick began

    # The trick that was uncovered last, as it lay then; everyone saw it.
    last_starter: int = field("i1")  # NOBODY before the first trick of the game
    last_colour: Cells = field("i1", MAX_PLAYERS)
    last_number: Cells = field("i1", MAX_PLAYERS)
    last_laid: Cells = field("i1", MAX_PLAYERS)

    # What each has chosen in uncovered tricks.
    played_colours: Cells = field("i1", MAX_PLAYERS, COLOUR_COUNT)  # islands of each colour, in this round
    shown_halves: Cells = field("i1", MAX_PLAYERS, HALF_COUNT)  # how often colour and number showed, in this game

    due: Cells = field("i1", MAX_PLAYERS)  # the action that each seat still triggers in this trick
    aim: int = field("i1")  # the seat whose cards were taken (SOS-8.2)
    owed: int = field("i1")  # how many cards it still gets back
    inspected: int = field("i1")  # the pile being looked at (SOS-8.3)

    totals: Cells = field("i2", MAX_PLAYERS)
    treasure_points: Cells = field("i2", MAX_PLAYERS)  # of the last finished round
    plus_left: Cells = field("i1", MAX_PLAYERS)  # plus cards owned when it ended

    # What each has seen (SOS-10.3). Row `seat + 1` remembers for a seat, row 0 for the spectator.
    known: Cells = field("i8", MAX_PLAYERS + 1, MAX_PLAYERS)  # islands seen to go into a hand and not to leave it
    seen: Cells = field("i4", MAX_PLAYERS + 1, PILE_COUNT)  # a bit for each place of a pile whose treasure is known


class Options:
    """What a table may choose: the treasures of a colour, the sides of the action cards (0, 0: at random), how many
    islands each is dealt (SOS-2.5), and how many rounds are played (SOS-9.2).
    """

    treasures: Cells = field("i1", TREASURES_PER_COLOUR)
    actions: Cells = field("i1", ACTION_CARD_COUNT)
    hand: int = field("i1")
    rounds: int = field("i1")


STATE = dtype_of(State)
OPTIONS = dtype_of(Options)

ORDERS = ("1", "12", "21", "123", "132", "213", "231", "312", "321")

# What is decided most often comes first: a card, its half, its plus cards and the treasure fill one word of a mask.
ACTIONS, _BEGINS = numbered(
    {
        "card": [f"card {card}" for card in CARDS],
        "show": [f"show {half}" for half in HALVES if half],
        "plus": [f"plus {count}" for count in range(HIGHEST_NUMBER)],
        "take": ["take"],
        "rob": [f"rob {seat}" for seat in range(MAX_PLAYERS)],
        "pass": [f"pass {colour}" for colour in COLOURS],
        "fleece": [f"fleece {seat}" for seat in range(MAX_PLAYERS)],
        "swap": [f"swap {seat}" for seat in range(MAX_PLAYERS)],
        "inspect": [f"inspect {pair}" for pair in PAIR_NAMES],
        "order": [f"order {order}" for order in ORDERS],
        "return": [f"return {card}" for card in CARDS],
        "fetch": [f"fetch {card}" for card in CARDS],
        "discard": [f"discard {card}" for card in CARDS],
    }
)
ACT_CARD = _BEGINS["card"]
ACT_SHOW = _BEGINS["show"]
ACT_PLUS = _BEGINS["plus"]
ACT_TAKE = _BEGINS["take"]
ACT_ROB = _BEGINS["rob"]
ACT_PASS = _BEGINS["pass"]
ACT_FLEECE = _BEGINS["fleece"]
ACT_SWAP = _BEGINS["swap"]
ACT_INSPECT = _BEGINS["inspect"]
ACT_ORDER = _BEGINS["order"]
ACT_RETURN = _BEGINS["return"]
ACT_FETCH = _BEGINS["fetch"]
ACT_DISCARD = _BEGINS["discard"]
