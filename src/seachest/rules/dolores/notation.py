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
)
from seachest.rules.dolores.view import cards_but
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.position import Position
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


# --- The whole position --------------------------------------------------------------------------------------------


def describe(v: State, owner: Seat | None) -> DoloresPosition:
    """Return everything of a state (owner None), or what the owner of a view knows, without the common fields."""
    players = range(v.players)
    asked = v.phase == PHASE_WINDOW and v.sunrise == SUNRISE_DRAWN
    secret = v.phase == PHASE_GESTURE
    are_shown = not secret and v.gesture[LEFT_SIDE] != NO_CHOICE
    return DoloresPosition(
        round=1,
        phase=PHASES[v.phase],
        totals=[0] * v.players,
        scores=[_points_of(v.display[other], v.singles) for other in players],
        dealer=v.dealer,
        displays=[display_of(v.display[other]) for other in players],
        pile=_pile(v.pile, v.pile_size),
        duel=_duel(v),
        lantern=v.seer if v.dark else None,
        window=WINDOWS[v.window] if v.phase == PHASE_WINDOW and not asked else None,
        passed=_passed(v),
        resume=WINDOWS[v.window] if asked else None,
        gestures=ShownGestures(SHOWINGS[v.gesture[LEFT_SIDE]], SHOWINGS[v.gesture[DEALER_SIDE]]) if are_shown else None,
        chosen=ChosenGestures(*_by_side(SHOWINGS, v.gesture)) if secret else None,
        two_hands=_seat(v.two_hands),
        bettor=_seat(v.bettor),
        bet=_chosen(BETS, v.bet),
        drops=ChosenSorts(*_by_side(SORTS, v.dropped)) if v.phase == PHASE_DROP else None,
        whirlpool=_acting(v, PHASE_GIVE),
        given=[PLACES[v.given[i]] for i in range(SIDE_PLACES) if v.given[i] != NO_CHOICE],
        thief=_seat(v.thief),
        victim=_seat(v.victim),
        talking=_acting(v, PHASE_TALK),
        announced=[_chosen(GESTURES, v.announced[other]) for other in players],
        promised=Promises(*_by_side(GESTURES, v.promised)) if are_shown else None,
        repeat=bool(v.repeated),
        kept=[v.kept[other] for other in players],
        broken=[v.broken[other] for other in players],
        gesture_counts=[[v.gesture_counts[other, gesture] for gesture in range(GESTURE_COUNT)] for other in players],
        last_gestures=[_last_gestures(v, other) for other in players],
        discard=_discard(v),
        buried=v.buried_size,
        seer=_seat(v.seer),
        removed=_removed(v),
        out=_out(v) if owner is None else [HIDDEN_CARD] * v.out,
        sunrise=SUNRISES[v.sunrise],
        sunrise_places=_marked(PLACES, v.sunrise_places),
    )
