"""Positions of Dolores written down (docs/notation.md): the typed position of a state or a view, and its options."""

from typing import Any, TypeVar

from seachest.rules.compiled import Cells, direct
from seachest.rules.dolores.bottles import fitting
from seachest.rules.dolores.cards import BOTTLES, CARD_BY_NAME, CARDS, GOODS_COUNT, SORTS, UNIT_OF, names
from seachest.rules.dolores.position import (
    HIDDEN_CARD,
    ChosenGestures,
    ChosenSorts,
    Display,
    DoloresPosition,
    DuelCards,
    Promises,
    ShownGestures,
)
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import (
    BETS,
    DEALER_SIDE,
    GESTURE_COUNT,
    GESTURES,
    LEFT_SIDE,
    MIN_PILE_SIZE,
    NO_CHOICE,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_TALK,
    PHASE_WINDOW,
    PHASES,
    PILE_SIZES,
    PLACES,
    REMEMBERED_GESTURES,
    REMOVED_COUNT,
    SHOWINGS,
    SIDE_PLACES,
    SUNRISE_DRAWN,
    SUNRISES,
    WINDOWS,
    Gesture,
    State,
    WindowName,
)
from seachest.rules.dolores.view import cards_but
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.position import Position, PositionPart
from seachest.rules.reading import number
from seachest.rules.types import Phase, Seat

T = TypeVar("T")

FIELDS = frozenset(DoloresPosition.__struct_encode_fields__) - frozenset(Position.__struct_encode_fields__)
"""The fields of a written position beside those that all games have."""


def check_switch(value: Any, where: str) -> bool:
    """Return an option that is on or off; raise NotationError if it is neither."""
    if not isinstance(value, bool):
        raise NotationError(f"{where}: expected true or false, not {shown(value)}")
    return value


def check_pile(value: Any, where: str, players: int) -> int:
    """Return the option `pile` (DOL-2.2); raise NotationError if it is no possible size."""
    return number(value, where, MIN_PILE_SIZE, PILE_SIZES[players])


# --- Parts of a position -------------------------------------------------------------------------------------------

_NAME_OF = (*CARDS, HIDDEN_CARD, "")
"""The names of all cards; UNKNOWN (-2) and NO_CARD (-1) find theirs at the end."""


def _seat(owner: Seat) -> Seat | None:
    return None if owner == NOBODY else owner


def _chosen(table: tuple[T, ...], choice: int) -> T | None:
    """The name of a choice; None if nothing was chosen."""
    return None if choice == NO_CHOICE else table[choice]


def _by_side(table: tuple[T, ...], choices: Cells) -> tuple[T | None, T | None]:
    """The names of what the left player and the dealer chose."""
    return _chosen(table, choices[LEFT_SIDE]), _chosen(table, choices[DEALER_SIDE])


def display_of(heap: int) -> Display:
    """Return a heap that lies before a seat, by goods and bottles."""
    lying = names(heap)
    goods = sum(CARD_BY_NAME[name] < GOODS_COUNT for name in lying)
    return Display(lying[:goods], lying[goods:])


def _duel(v: State) -> DuelCards | None:
    if v.side_size == 0:
        return None
    left, dealer = range(v.side_size), range(SIDE_PLACES, SIDE_PLACES + v.side_size)
    return DuelCards([_NAME_OF[v.duel[i]] or None for i in left], [_NAME_OF[v.duel[i]] or None for i in dealer])


def _pile(cards: Cells, size: int) -> list[str]:
    """The cards of the pile, the top one first."""
    return [_NAME_OF[cards[i]] for i in range(size - 1, -1, -1)]


def _marked(table: tuple[str, ...], bits: int) -> list[str]:
    """The names whose bits are set."""
    return [name for i, name in enumerate(table) if bits >> i & 1] if bits else []


def _discard(v: State) -> list[str]:
    buried = names(v.buried)
    return names(v.discard) + buried + [HIDDEN_CARD] * (v.buried_size - len(buried))


def _removed(v: State) -> list[str]:
    known = _marked(BOTTLES, v.removed)
    return known + [HIDDEN_CARD] * (REMOVED_COUNT - len(known)) if v.bottles else []


def _out(s: State) -> list[str]:
    """The cards of a state that lie nowhere: they were left out."""
    return names(cards_but(s, s.removed, s.buried, False) - sum(int(UNIT_OF[s.pile[i]]) for i in range(s.pile_size)))


_fitting, _points_of = direct(fitting), direct(points_of)


def _passed(v: State) -> list[Seat]:
    """The seats that were asked in the open window, and have passed."""
    if v.phase != PHASE_WINDOW or v.sunrise == SUNRISE_DRAWN:
        return []
    return [owner for owner in range(v.players) if _fitting(v, owner, v.window) and not v.waiting >> owner & 1]


def _acting(v: State, phase: Phase) -> Seat | None:
    """The seat that decides in a phase in which only one does; None in any other."""
    return v.waiting.bit_length() - 1 if v.phase == phase else None


def _last_gestures(v: State, owner: Seat) -> list[Gesture]:
    remembered = (v.last_gestures[owner, i] for i in range(REMEMBERED_GESTURES))
    return [GESTURES[gesture] for gesture in remembered if gesture != NO_CHOICE]


def _asked(v: State) -> bool:
    """Whether the owner of lookout is asked before a window opens (DOL-5.4)."""
    return v.phase == PHASE_WINDOW and v.sunrise == SUNRISE_DRAWN


def _open_window(v: State, *, asked: bool) -> WindowName | None:
    """The window that is open, or that opens when the owner of lookout has been asked; None if there is none."""
    return WINDOWS[v.window] if v.phase == PHASE_WINDOW and _asked(v) == asked else None


def _are_shown(v: State) -> bool:
    """Whether the gestures of both duellists lie open."""
    return v.phase != PHASE_GESTURE and v.gesture[LEFT_SIDE] != NO_CHOICE


def _shown(v: State) -> ShownGestures | None:
    gesture = v.gesture
    return ShownGestures(SHOWINGS[gesture[LEFT_SIDE]], SHOWINGS[gesture[DEALER_SIDE]]) if _are_shown(v) else None


def _left_out(v: State, owner: Seat | None) -> list[str]:
    """The cards that were left out: a view only knows how many."""
    return _out(v) if owner is None else [HIDDEN_CARD] * v.out


# --- The whole position --------------------------------------------------------------------------------------------

POSITION_PARTS: tuple[PositionPart, ...] = (
    PositionPart("phase", ("phase",), lambda v, owner: PHASES[v.phase]),
    PositionPart(
        "scores",
        ("display", "singles"),
        lambda v, owner: [_points_of(v.display[other], v.singles) for other in range(v.players)],
    ),
    PositionPart("dealer", ("dealer",), lambda v, owner: v.dealer),
    PositionPart("displays", ("display",), lambda v, owner: [display_of(heap) for heap in v.display[: v.players]]),
    PositionPart("pile", ("pile", "pile_size"), lambda v, owner: _pile(v.pile, v.pile_size)),
    PositionPart("duel", ("side_size", "duel"), lambda v, owner: _duel(v)),
    PositionPart("lantern", ("seer", "dark"), lambda v, owner: v.seer if v.dark else None),
    PositionPart("window", ("phase", "sunrise", "window"), lambda v, owner: _open_window(v, asked=False)),
    PositionPart(
        "passed",
        ("phase", "sunrise", "window", "waiting", "display", "pile_size", "dealer"),
        lambda v, owner: _passed(v),
    ),
    PositionPart("resume", ("phase", "sunrise", "window"), lambda v, owner: _open_window(v, asked=True)),
    PositionPart("gestures", ("phase", "gesture"), lambda v, owner: _shown(v)),
    PositionPart(
        "chosen",
        ("phase", "gesture"),
        lambda v, owner: ChosenGestures(*_by_side(SHOWINGS, v.gesture)) if v.phase == PHASE_GESTURE else None,
    ),
    PositionPart("two-hands", ("two_hands",), lambda v, owner: _seat(v.two_hands)),
    PositionPart("bettor", ("bettor",), lambda v, owner: _seat(v.bettor)),
    PositionPart("bet", ("bet",), lambda v, owner: _chosen(BETS, v.bet)),
    PositionPart(
        "drops",
        ("phase", "dropped"),
        lambda v, owner: ChosenSorts(*_by_side(SORTS, v.dropped)) if v.phase == PHASE_DROP else None,
    ),
    PositionPart("whirlpool", ("phase", "waiting"), lambda v, owner: _acting(v, PHASE_GIVE)),
    PositionPart(
        "given", ("given",), lambda v, owner: [PLACES[place] for place in v.given[:SIDE_PLACES] if place != NO_CHOICE]
    ),
    PositionPart("thief", ("thief",), lambda v, owner: _seat(v.thief)),
    PositionPart("victim", ("victim",), lambda v, owner: _seat(v.victim)),
    PositionPart("talking", ("phase", "waiting"), lambda v, owner: _acting(v, PHASE_TALK)),
    PositionPart(
        "announced",
        ("announced",),
        lambda v, owner: [_chosen(GESTURES, announced) for announced in v.announced[: v.players]],
    ),
    PositionPart(
        "promised",
        ("phase", "gesture", "promised"),
        lambda v, owner: Promises(*_by_side(GESTURES, v.promised)) if _are_shown(v) else None,
    ),
    PositionPart("repeat", ("repeated",), lambda v, owner: bool(v.repeated)),
    PositionPart("kept", ("kept",), lambda v, owner: list(v.kept[: v.players])),
    PositionPart("broken", ("broken",), lambda v, owner: list(v.broken[: v.players])),
    PositionPart(
        "gesture-counts",
        ("gesture_counts",),
        lambda v, owner: [
            [v.gesture_counts[other, gesture] for gesture in range(GESTURE_COUNT)] for other in range(v.players)
        ],
    ),
    PositionPart(
        "last-gestures", ("last_gestures",), lambda v, owner: [_last_gestures(v, other) for other in range(v.players)]
    ),
    PositionPart("discard", ("discard", "buried", "buried_size"), lambda v, owner: _discard(v)),
    PositionPart("buried", ("buried_size",), lambda v, owner: v.buried_size),
    PositionPart("seer", ("seer",), lambda v, owner: _seat(v.seer)),
    PositionPart("removed", ("removed", "bottles"), lambda v, owner: _removed(v)),
    PositionPart("out", ("out",), _left_out),
    PositionPart("sunrise", ("sunrise",), lambda v, owner: SUNRISES[v.sunrise]),
    PositionPart("sunrise-places", ("sunrise_places",), lambda v, owner: _marked(PLACES, v.sunrise_places)),
)
"""The fields of a position as they are written, but for those that the rules alone decide and those that stay as they
are: there is one round, and nothing is counted before its end. In a view, `out` reads no more than it names."""
_ATTRIBUTES = tuple(part.name.replace("-", "_") for part in POSITION_PARTS)


def describe(v: State, owner: Seat | None) -> DoloresPosition:
    """Return everything of a state (owner None), or what the owner of a view knows, without the common fields."""
    found = {name: part.write(v, owner) for name, part in zip(_ATTRIBUTES, POSITION_PARTS, strict=True)}
    return DoloresPosition(round=1, totals=[0] * v.players, **found)
