"""The whole state of one table of Dolores, and the numbers of its decisions."""

from typing import Literal, TypeAlias, get_args

from seachest.rules.actions import numbered
from seachest.rules.chance import Chance
from seachest.rules.compiled import Cells, dtype_of, field, lookup
from seachest.rules.dolores.cards import (
    BOTTLE_COUNT,
    BOTTLES,
    CARDS,
    GOODS_COUNT,
    GOODS_SIZE,
    SORTS,
    USABLE_COUNT,
)
from seachest.rules.types import Phase, Seat

SEATS = 4
NO_CHOICE = -1
"""Stands for a gesture, bet, sort or place where nothing is chosen or said, or where it is not known."""

REMOVED_COUNT = 4
PILE_LIMIT = GOODS_SIZE + BOTTLE_COUNT - REMOVED_COUNT
START_CARDS = lookup([0, 0, 4, 3, 2])
"""DOL-2.3: by the number of players."""
PILE_SIZES = {players: PILE_LIMIT - players * int(START_CARDS[players]) for players in range(2, SEATS + 1)}
"""How many cards the pile holds when the start cards are dealt."""
DUEL_CARDS = 4
CONVOY_CARDS = 2
SUNRISE_DEPTH = 16
"""DOL-2.2: how many cards at the bottom of the pile sunrise is among; in a short pile all but the top four."""
MIN_PILE_SIZE = DUEL_CARDS + 1
"""The smallest option `pile`: one duel, and sunrise below it."""

PhaseName: TypeAlias = Literal["theft", "loot", "window", "talk", "gesture", "count", "give", "grab", "pick", "drop"]
PHASES: tuple[PhaseName | None, ...] = (*get_args(PhaseName), None)
"""The phases by name; None when the game is over."""
(
    PHASE_THEFT,
    PHASE_LOOT,
    PHASE_WINDOW,
    PHASE_TALK,
    PHASE_GESTURE,
    PHASE_COUNT,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_PICK,
    PHASE_DROP,
    PHASE_OVER,
) = range(len(PHASES))
SETTLED_PHASES = 1 << PHASE_GIVE | 1 << PHASE_PICK | 1 << PHASE_THEFT | 1 << PHASE_LOOT
"""The phases after which a duel is over, or a theft comes first."""

WindowName: TypeAlias = Literal["before", "laid-out", "shown"]
WINDOWS: tuple[WindowName | None, ...] = (None, *get_args(WindowName))
NO_WINDOW, WINDOW_BEFORE, WINDOW_LAID_OUT, WINDOW_SHOWN = range(len(WINDOWS))

Gesture: TypeAlias = Literal["peace", "fight", "first"]
GESTURES: tuple[Gesture, ...] = get_args(Gesture)
GESTURE_COUNT = len(GESTURES)
PEACE, FIGHT, FIRST = range(GESTURE_COUNT)
HandPair: TypeAlias = Literal["peace-fight", "peace-first", "fight-first"]
HAND_PAIRS: tuple[HandPair, ...] = get_args(HandPair)
Showing: TypeAlias = Gesture | HandPair
SHOWINGS: tuple[Showing, ...] = (*GESTURES, *HAND_PAIRS)
"""What a duellist may show: a gesture, or two with the two-hands trick (DOL-6.7)."""
GESTURES_IN = lookup(
    [1 << PEACE, 1 << FIGHT, 1 << FIRST, 1 << PEACE | 1 << FIGHT, 1 << PEACE | 1 << FIRST, 1 << FIGHT | 1 << FIRST]
)
"""For each showing its gestures, a bit for each."""

_PAIRS = [(a, b) for a in range(len(GESTURES)) for b in range(a, len(GESTURES))]
BETS = tuple(f"{GESTURES[a]}-{GESTURES[b]}" for a, b in _PAIRS)
BET_ON = lookup(_PAIRS.index((min(a, b), max(a, b))) for a in range(len(GESTURES)) for b in range(len(GESTURES)))
"""For two gestures, at `3 * one + other`, the bet that wins (DOL-6.8)."""

SideName: TypeAlias = Literal["left", "dealer"]
SIDES: tuple[SideName, ...] = get_args(SideName)
LEFT_SIDE, DEALER_SIDE = range(len(SIDES))
SIDE_PLACES = 3
"""The places of a side: two, and a third with convoy."""
PLACES = tuple(f"{side}-{i + 1}" for side in SIDES for i in range(SIDE_PLACES))
PLACE_COUNT = len(PLACES)

MAX_PROMISES = 100
"""How far promises kept and broken are counted; no dealt game comes near it."""

MAX_SHOWN = 100
"""How far the gestures that a seat has shown are counted; no dealt game comes near it."""
REMEMBERED_GESTURES = 3
"""How many gestures of each seat are remembered in their order."""

SunriseName: TypeAlias = Literal["low", "anywhere", "drawn", "ignored"]
SUNRISES: tuple[SunriseName, ...] = get_args(SunriseName)
SUNRISE_LOW, SUNRISE_ANYWHERE, SUNRISE_DRAWN, SUNRISE_IGNORED = range(len(SUNRISES))
"""Sunrise is among the lowest cards of the pile; anywhere in it, in positions that were set up so; drawn and about to
end the game, or has ended it; drawn and ignored (DOL-6.2)."""


class State(Chance):
    """One table. In a view, what the seat does not know is UNKNOWN, NO_CHOICE, or not in its heap of cards."""

    players: int = field("i1")
    bottles: int = field("i1")  # options: whether they are played with,
    singles: int = field("i1")  # whether a lone card is a set,
    talk: int = field("i1")  # whether announcements are made
    out: int = field("i1")  # how many cards were left out of the game for a short pile; nobody knows which
    lowest: int = field("i1")  # among how many cards at the bottom of the pile sunrise was hidden

    phase: Phase = field("i1")
    window: int = field("i1")  # the open one; while lookout's owner is asked, the one that follows
    waiting: int = field("i1")  # a bit for each seat that may decide now
    dealer: Seat = field("i1")

    pile: Cells = field("i1", PILE_LIMIT)  # the top card is pile[pile_size - 1]
    pile_size: int = field("i1")
    display: Cells = field("i8", SEATS)  # heaps
    discard: int = field("i8")  # a heap: what was discarded face up
    buried: int = field("i8")  # a heap: what was discarded face down, known to the seer only
    buried_size: int = field("i1")
    removed: int = field("i2")  # a bit for each bottle that is out of the game

    side_size: int = field("i1")  # cards that were laid before each duellist: 0 (no duel), 2 or 3
    duel: Cells = field("i1", PLACE_COUNT)
    repeated: int = field("i1")  # 1 while a duel is held again (DOL-6.9)
    dark: int = field("i1")  # 1 while a lantern covers the duel
    seer: Seat = field("i1")  # who used the lantern, in this duel or an earlier one
    sunrise: int = field("i1")
    sunrise_places: int = field("i1")  # a bit for each place of a dark duel where sunrise, publicly drawn, may lie

    gesture: Cells = field("i1", len(SIDES))  # a showing; secret in phase gesture, shown after it
    two_hands: Seat = field("i1")  # who shows two gestures
    bettor: Seat = field("i1")
    bet: int = field("i1")  # secret in phase gesture, shown after it
    dropped: Cells = field("i1", len(SIDES))  # sorts, chosen and secret in phase drop
    given: Cells = field("i1", SIDE_PLACES)  # places, in the order in which whirlpool's user gave them
    thief: Seat = field("i1")  # who has received theft and must use it
    victim: Seat = field("i1")

    announced: Cells = field("i1", SEATS)  # the last announcement of each seat in this duel (DOL-9.1)
    promised: Cells = field("i1", len(SIDES))  # once gestures are shown: what the duellists had announced
    kept: Cells = field("i1", SEATS)
    broken: Cells = field("i1", SEATS)

    # What each seat has shown in duels so far: how often each gesture counted, and the last few, the newest first.
    gesture_counts: Cells = field("i1", SEATS, GESTURE_COUNT)
    last_gestures: Cells = field("i1", SEATS, REMEMBERED_GESTURES)


class Options:
    """What a table may choose: bottles (DOL-2.6), lone cards as sets (DOL-7.3), talk (DOL-9.2), the pile (DOL-2.2)."""

    bottles: int = field("i1")
    singles: int = field("i1")
    talk: int = field("i1")
    pile: int = field("i1")


STATE = dtype_of(State)
OPTIONS = dtype_of(Options)


ACTIONS, _BEGINS = numbered(
    {
        "use": [f"use {bottle}" for bottle in BOTTLES[:USABLE_COUNT]],
        "pass": ["pass"],
        "announce": [f"announce {gesture}" for gesture in GESTURES],
        "silent": ["silent"],
        "show": [*GESTURES, *(f"hands {pair}" for pair in HAND_PAIRS)],
        "count": [f"count {gesture}" for gesture in GESTURES],
        "bet": [f"bet {pair}" for pair in BETS],
        "give": [f"give {place}" for place in PLACES],
        "pick": [f"pick {place}" for place in PLACES],
        "grab": [f"grab {place}" for place in PLACES],
        "done": ["done"],
        "drop": [f"drop {sort}" for sort in SORTS],
        "rob": [f"rob {seat}" for seat in range(SEATS)],
        "loot": [f"loot {card}" for card in CARDS[:GOODS_COUNT]],
    }
)
ACT_USE = _BEGINS["use"]
ACT_PASS = _BEGINS["pass"]
ACT_ANNOUNCE = _BEGINS["announce"]
ACT_SILENT = _BEGINS["silent"]
ACT_SHOW = _BEGINS["show"]
ACT_COUNT = _BEGINS["count"]
ACT_BET = _BEGINS["bet"]
ACT_GIVE = _BEGINS["give"]
ACT_PICK = _BEGINS["pick"]
ACT_GRAB = _BEGINS["grab"]
ACT_DONE = _BEGINS["done"]
ACT_DROP = _BEGINS["drop"]
ACT_ROB = _BEGINS["rob"]
ACT_LOOT = _BEGINS["loot"]
