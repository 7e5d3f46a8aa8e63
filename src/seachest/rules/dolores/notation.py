"""Positions of Dolores as JSON, written and read (docs/notation.md).

Beside the fields that all know, a position names what is half decided: `passed` (seats that have passed the open
window), `resume` (the window that follows the question to lookout's owner), `talking` (who announces now), `two-hands`
and `bettor` (who uses these bottles), `bet`, `chosen` (gestures not shown yet) and `drops` by side, `whirlpool` (its
user) and `given` (places), `thief` and `victim`, `announced`, `promised` (before the gestures, while one of two hands
is chosen), `kept` and `broken`, `seer` (who used the lantern), `buried` (how many cards at the end of `discard` were
discarded face down), `sunrise` (where it is) and `sunrise-places` (where a lantern may cover it).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from dataclasses import field as attribute
from typing import Any

from seachest.rules.chance import below, halves, set_seed
from seachest.rules.dolores.cards import (
    BET,
    BOTTLES,
    CARD_BY_NAME,
    CARD_COUNT,
    CARDS,
    CONVOY,
    COPIES,
    GOODS_COUNT,
    LANTERN,
    LOOKOUT,
    NO_CARD,
    SORTS,
    SUNRISE_CARD,
    THEFT_BOTTLE,
    THEFT_CARD,
    TWO_HANDS,
    UNIT_OF,
    UNKNOWN,
    WHIRLPOOL,
    names,
)
from seachest.rules.dolores.rules import (
    bet_is_won,
    clear_table,
    deciders,
    duellist,
    fitting,
    go_on,
    someone_to_rob,
)
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import (
    ANYWHERE,
    BEFORE,
    BETS,
    COUNT,
    DEALER,
    DRAWN,
    DROP,
    FIRST,
    GESTURE,
    GESTURES,
    GIVE,
    GRAB,
    IGNORED,
    LAID_OUT,
    LEFT,
    LOOT,
    LOW,
    LOWEST,
    NO_WINDOW,
    NONE,
    OVER,
    PHASES,
    PICK,
    PLACES,
    REMOVED_COUNT,
    SHOWINGS,
    SHOWN,
    SIDE_PLACES,
    SIDES,
    SUNRISES,
    TALK,
    THEFT,
    WINDOW,
    WINDOWS,
    State,
)
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import each, listing, mapping, number, one_of, only, seat

FIELDS = frozenset(
    "dealer displays pile duel lantern window gestures discard removed passed resume talking two-hands bettor bet "  # noqa: SIM905
    "chosen drops whirlpool given thief victim announced promised kept broken seer buried sunrise "
    "sunrise-places".split()
)
MOST_PROMISES = 100
TWO_OR_THREE = (SIDE_PLACES - 1, SIDE_PLACES)


def check_switch(value: Any, where: str) -> bool:
    """An option that is on or off."""
    if not isinstance(value, bool):
        raise NotationError(f"{where}: expected true or false, not {shown(value)}")
    return value


# --- Writing -------------------------------------------------------------------------------------------------------


def _name(card: int) -> str | None:
    if card == UNKNOWN:
        return "?"
    return None if card == NO_CARD else CARDS[card]


def _seat(owner: int) -> int | None:
    return None if owner == NOBODY else owner


def _chosen(table: tuple[str, ...], choice: int) -> str | None:
    return None if choice == NONE else table[choice]


def _by_side(table: tuple[str, ...], choices: Any) -> dict[str, str | None]:
    return {name: _chosen(table, choices[side]) for side, name in enumerate(SIDES)}


def _display(v: State, owner: int) -> dict[str, list[str]]:
    lying = names(v.display[owner])
    return {
        "goods": [name for name in lying if CARD_BY_NAME[name] < GOODS_COUNT],
        "bottles": [name for name in lying if CARD_BY_NAME[name] >= GOODS_COUNT],
    }


def _duel(v: State) -> dict[str, list[str | None]] | None:
    if v.side_size == 0:
        return None
    return {
        name: [_name(v.duel[side * SIDE_PLACES + i]) for i in range(v.side_size)] for side, name in enumerate(SIDES)
    }


def _discard(v: State) -> list[str]:
    buried = names(v.buried)
    return names(v.discard) + buried + ["?"] * (v.buried_size - len(buried))


def _removed(v: State) -> list[str]:
    known = [name for bottle, name in enumerate(BOTTLES) if v.removed >> bottle & 1]
    return known + ["?"] * (REMOVED_COUNT - len(known)) if v.bottles else []


def _passed(v: State) -> list[int]:
    """The seats that were asked in the open window, and have passed."""
    if v.phase != WINDOW or v.sunrise == DRAWN:
        return []
    return [owner for owner in range(v.players) if fitting(v, owner, v.window) and not v.waiting >> owner & 1]


def _acting(v: State, phase: int) -> int | None:
    """The seat that decides in a phase in which only one does; None in any other."""
    return v.waiting.bit_length() - 1 if v.phase == phase else None


def describe(v: State, owner: int | None) -> dict[str, Any]:
    """The position as JSON: everything of a state (owner None), or what the owner of a view knows."""
    players = range(v.players)
    asked = v.phase == WINDOW and v.sunrise == DRAWN
    secret = v.phase == GESTURE
    return {
        "round": 1,
        "phase": PHASES[v.phase],
        "dealer": v.dealer,
        "displays": [_display(v, other) for other in players],
        "pile": [_name(v.pile[i]) for i in range(v.pile_size - 1, -1, -1)],
        "duel": _duel(v),
        "lantern": v.seer if v.dark else None,
        "window": WINDOWS[v.window] if v.phase == WINDOW and not asked else None,
        "passed": _passed(v),
        "resume": WINDOWS[v.window] if asked else None,
        "gestures": None if secret or v.gesture[LEFT] == NONE else _by_side(SHOWINGS, v.gesture),
        "chosen": _by_side(SHOWINGS, v.gesture) if secret else None,
        "two-hands": _seat(v.two_hands),
        "bettor": _seat(v.bettor),
        "bet": _chosen(BETS, v.bet),
        "drops": _by_side(SORTS, v.dropped) if v.phase == DROP else None,
        "whirlpool": _acting(v, GIVE),
        "given": [PLACES[v.given[i]] for i in range(SIDE_PLACES) if v.given[i] != NONE],
        "thief": _seat(v.thief),
        "victim": _seat(v.victim),
        "talking": _acting(v, TALK),
        "announced": [_chosen(GESTURES, v.announced[other]) for other in players],
        "promised": _by_side(GESTURES, v.promised) if v.phase == COUNT else None,
        "kept": [v.kept[other] for other in players],
        "broken": [v.broken[other] for other in players],
        "discard": _discard(v),
        "buried": v.buried_size,
        "seer": _seat(v.seer),
        "removed": _removed(v),
        "sunrise": SUNRISES[v.sunrise],
        "sunrise-places": [name for place, name in enumerate(PLACES) if v.sunrise_places >> place & 1],
        "totals": [0] * v.players,
        "scores": [points_of(v.display[other], v.singles) for other in players],
    }


# --- Reading -------------------------------------------------------------------------------------------------------


@dataclass
class _Cards:
    """Cards read so far, each with where it stands; "?" stands for a random one."""

    bottles: bool
    where: dict[int, list[str]] = attribute(default_factory=dict)

    def copies(self, card: int) -> int:
        """How often a card is in this game (DOL-2.6)."""
        return COPIES[card] if self.bottles or card < GOODS_COUNT or card == SUNRISE_CARD else 0

    def read(self, value: object, where: str) -> int:
        """One card by name."""
        if value == "?":
            return UNKNOWN
        if not isinstance(value, str) or value not in CARD_BY_NAME:
            raise NotationError(f"{where}: unknown card {shown(value)}")
        card = CARD_BY_NAME[value]
        copies = self.copies(card)
        if copies == 0:
            raise NotationError(f"{where}: {value} is not in a game without bottles (DOL-2.6)")
        places = self.where.setdefault(card, [])
        places.append(where)
        if len(places) > copies:
            raise NotationError(
                f"{where}: too many {value}: there {'is' if copies == 1 else 'are'} {copies}, "
                f"already in {', '.join(places[:-1])}"
            )
        return card

    def read_list(self, value: object, where: str) -> list[int]:
        """A list of cards."""
        return each(value, where, self.read)

    def goods(self, value: object, where: str) -> int:
        """A card of a display's goods."""
        card = self.read(value, where)
        if not 0 <= card < GOODS_COUNT:
            raise NotationError(f"{where}: expected goods, not {shown(value)}; displays lie open (DOL-8.1)")
        return card

    def bottle(self, value: object, where: str) -> int:
        """A card of a display's bottles."""
        card = self.read(value, where)
        if card < GOODS_COUNT:
            raise NotationError(f"{where}: expected a bottle, not {shown(value)}; displays lie open (DOL-8.1)")
        return card

    def others(self) -> list[int]:
        """All cards that were not named."""
        return [card for card in range(CARD_COUNT) for _ in range(self.copies(card) - len(self.where.get(card, [])))]


@dataclass
class _Given:
    """The fields of a position, read and checked one by one."""

    fields: dict[str, Any]
    players: int

    def get(self, name: str, default: Any) -> Any:
        """A field, or its default where it is left out or null."""
        value = self.fields.get(name)
        return default if value is None else value

    def seat(self, name: str) -> int:
        """A seat, or NOBODY."""
        value = self.fields.get(name)
        return NOBODY if value is None else seat(value, name, self.players)

    def choice(self, value: object, where: str, table: tuple[str, ...]) -> int:
        """One of a few names, or null for NONE."""
        return one_of(value, where, {None: NONE, **{name: i for i, name in enumerate(table)}})

    def by_side(self, name: str, table: tuple[str, ...]) -> list[int]:
        """What each duellist chose; NONE where the field is null or left out."""
        chosen = mapping(self.get(name, {}), name)
        only(chosen, name, set(SIDES))
        return [self.choice(chosen.get(side), f"{name}.{side}", table) for side in SIDES]

    def places(self, name: str) -> list[int]:
        """Places of the duel, none twice."""
        numbers: dict[str | None, int] = {place: i for i, place in enumerate(PLACES)}
        found = each(self.get(name, []), name, lambda value, where: one_of(value, where, numbers))
        if len(set(found)) < len(found):
            raise NotationError(f"{name}: a place is named twice")
        return found

    def numbers(self, name: str, most: int) -> list[int]:
        """A number for each seat, 0 where the field is left out."""
        return each(
            self.get(name, [0] * self.players),
            name,
            lambda value, where: number(value, where, 0, most),
            self.players,
            "numbers, one a seat",
        )

    def seats(self, name: str) -> list[int]:
        """A list of seats."""
        return each(self.get(name, []), name, lambda value, where: seat(value, where, self.players))

    def forbid(self, names: Iterable[str], why: str) -> None:
        """None of these fields may say anything."""
        for name in names:
            value = self.fields.get(name)
            if value is not None and value != []:
                raise NotationError(f"{name}: {shown(value)}, but {why}")


def set_up(s: State, fields: dict[str, Any], players: int, options: Any, seed: int) -> None:
    """Sets up a position; raises NotationError if it makes no sense."""
    given = _Given(fields, players)
    set_seed(s, *halves(seed))
    clear_table(s, players, options)
    number(given.get("round", 1), "round", 1, 1)
    given.numbers("totals", most=0)
    s.dealer = seat(given.get("dealer", 0), "dealer", players)
    s.phase = one_of(fields.get("phase"), "phase", {name: i for i, name in enumerate(PHASES)})
    _set_up_window(s, given)
    _set_up_gestures(s, given)
    _set_up_cards(s, given)
    _set_up_promises(s, given)
    _set_up_choices(s, given)
    go_on(s)


def _set_up_window(s: State, given: _Given) -> None:
    """The open window, or the one after the question to lookout's owner (DOL-5)."""
    numbers = {name: i for i, name in enumerate(WINDOWS)}
    s.window = one_of(given.fields.get("window"), "window", numbers)
    if s.phase != WINDOW:
        given.forbid(("window", "passed", "resume"), f"phase is {shown(PHASES[s.phase])}")
    elif s.window != NO_WINDOW:
        given.forbid(("resume",), "a window is open")
    else:
        given.forbid(("passed",), "only lookout's owner is asked (DOL-5.4)")
        s.window = one_of(given.get("resume", WINDOWS[LAID_OUT]), "resume", numbers)
        if s.window == BEFORE:
            raise NotationError("resume: sunrise is drawn after the window before (DOL-3.2)")
        s.sunrise = DRAWN


def _holds_shown_gestures(s: State) -> bool:
    return s.phase in (COUNT, GRAB, PICK, DROP) or (s.phase == WINDOW and s.window == SHOWN)


def _duel_is_running(s: State) -> bool:
    """Whether the phase is that of a duel whose cards nobody has taken yet."""
    return s.phase in (TALK, GESTURE, COUNT, GIVE) or (s.phase == WINDOW and s.window != BEFORE)


def _set_up_gestures(s: State, given: _Given) -> None:
    """What is shown, and who uses bottles for it (DOL-3.5, 6.7, 6.8)."""
    s.two_hands, s.bettor = given.seat("two-hands"), given.seat("bettor")
    s.bet = given.choice(given.fields.get("bet"), "bet", BETS)
    gestures = given.by_side("gestures", SHOWINGS)
    if (gestures[LEFT] == NONE) != (gestures[DEALER] == NONE):
        raise NotationError("gestures: both are shown at the same moment, or none (DOL-3.5)")
    are_shown = gestures[LEFT] != NONE
    if are_shown != _holds_shown_gestures(s) and s.phase not in (THEFT, LOOT, OVER):
        raise NotationError(
            f"gestures: {'not shown yet' if are_shown else 'they are shown'} in phase {shown(PHASES[s.phase])}"
        )
    if s.phase == GESTURE:
        gestures = given.by_side("chosen", SHOWINGS)
    else:
        given.forbid(("chosen",), "gestures are chosen in phase gesture")
    for side, name in enumerate(SIDES):
        s.gesture[side] = gestures[side]
        two = s.phase in (GESTURE, COUNT) and duellist(s, side) == s.two_hands
        if gestures[side] != NONE and (gestures[side] >= len(GESTURES)) != two:
            raise NotationError(f"gestures.{name}: expected {'two hands' if two else 'one gesture'} (DOL-6.7)")
    if s.phase == COUNT and s.two_hands == NOBODY:
        raise NotationError("two-hands: phase count is that of its user (DOL-6.7)")
    if s.phase in (PICK, DROP):
        firsts = gestures.count(FIRST)
        if firsts != (1 if s.phase == PICK else 2):
            raise NotationError(f"gestures: {firsts} of them are first, which is no phase {PHASES[s.phase]} (DOL-4)")
    _check_users(s)


def _check_users(s: State) -> None:
    """Who may use two-hands and bet, and when (DOL-5.2)."""
    duellists = (duellist(s, LEFT), duellist(s, DEALER))
    running = _duel_is_running(s) or s.phase == OVER
    are_shown = s.phase != GESTURE and s.gesture[LEFT] != NONE
    problem = None
    if s.two_hands != NOBODY and s.two_hands not in duellists:
        problem = f"two-hands: seat {s.two_hands} is not in the duel (DOL-5.2)"
    elif s.two_hands != NOBODY and not (running or are_shown):
        problem = "two-hands: it is used in a duel (DOL-5.2)"
    elif s.bettor in duellists:
        problem = f"bettor: seat {s.bettor} is in the duel (DOL-5.2)"
    elif s.bettor != NOBODY and not (running or (are_shown and s.phase not in (PICK, DROP))):
        problem = "bettor: a bet stands from the window laid-out until it is paid (DOL-6.8)"
    elif s.bettor == NOBODY and s.bet != NONE:
        problem = "bet: nobody bets"
    elif s.bet != NONE and not are_shown and s.phase != GESTURE:
        problem = "bet: it is made together with the gestures (DOL-6.8)"
    elif s.bettor != NOBODY and s.bet == NONE and are_shown:
        problem = "bet: missing, although the gestures are shown (DOL-6.8)"
    elif s.phase == GRAB and s.bettor == NOBODY:
        problem = "bettor: missing; phase grab is that of the bettor (DOL-6.8)"
    elif s.phase in (GRAB, THEFT, LOOT) and s.bettor != NOBODY and not bet_is_won(s):
        problem = "bet: it is not what the duellists show, so it is not paid (DOL-6.8)"
    if problem:
        raise NotationError(problem)


# --- Reading cards -------------------------------------------------------------------------------------------------


@dataclass
class _Lists:
    """All cards of a position by where they lie; UNKNOWN ones are dealt once all are read."""

    duel: dict[int, int]  # by place
    discard: list[int]
    buried: list[int]
    removed: list[int]
    pile: list[int] | None  # top first; None: the rest


def _set_up_cards(s: State, given: _Given) -> None:
    """All cards into their places; those that no list names are dealt by the seed."""
    cards = _Cards(bool(s.bottles))
    _read_displays(s, given, cards)
    duel = _read_duel(s, given, cards)
    discard = cards.read_list(given.get("discard", []), "discard")
    buried = number(given.get("buried", 0), "buried", 0, len(discard))
    lists = _Lists(
        duel=duel,
        discard=discard[: len(discard) - buried],
        buried=discard[len(discard) - buried :],
        removed=_read_removed(s, given, cards),
        pile=None if given.fields.get("pile") is None else cards.read_list(given.fields["pile"], "pile"),
    )
    _set_up_lantern(s, given, buried)
    _find_sunrise(s, given, cards, lists)
    _discard_used(s, given, cards, lists)
    _deal_unknown(s, given, cards, lists)
    for place, card in lists.duel.items():
        s.duel[place] = card
    for card in lists.discard:
        s.discard += UNIT_OF[card]
    for card in lists.buried:
        s.buried += UNIT_OF[card]
    s.buried_size = buried
    for card in lists.removed:
        s.removed |= 1 << card - GOODS_COUNT
    assert lists.pile is not None
    for card in reversed(lists.pile):
        s.pile[s.pile_size] = card
        s.pile_size += 1


def _read_displays(s: State, given: _Given, cards: _Cards) -> None:
    """What lies before each seat; theft only before the first duel, when its owner uses it (DOL-2.4)."""
    s.thief, s.victim = given.seat("thief"), given.seat("victim")
    displays = listing(given.get("displays", [{}] * s.players), "displays", s.players, "displays, one a seat")
    for owner, display in enumerate(displays):
        where = f"displays[{owner}]"
        only(mapping(display, where), where, {"goods", "bottles"})
        lying = each(display.get("goods", []), f"{where}.goods", cards.goods)
        lying += each(display.get("bottles", []), f"{where}.bottles", cards.bottle)
        for card in lying:
            if card != THEFT_CARD:
                s.display[owner] += UNIT_OF[card]
            elif s.phase in (THEFT, OVER) and given.fields.get("duel") is None and s.thief == NOBODY:
                s.thief = owner
                s.discard = UNIT_OF[card]
            else:
                raise NotationError(f"{where}.bottles: theft is used at once when it is received (DOL-5.5)")


def _read_duel(s: State, given: _Given, cards: _Cards) -> dict[int, int]:
    """The cards of the duel by place (DOL-3.2); left out they are random, or have all gone."""
    paid = s.phase in (THEFT, LOOT) and s.bettor != NOBODY
    gone = s.phase == DROP or (s.phase in (THEFT, LOOT) and not paid and s.gesture[LEFT] != NONE)
    needed = gone or paid or _duel_is_running(s) or s.phase in (GRAB, PICK)
    if given.fields.get("duel") is None and not needed:
        return {}
    if not needed and s.phase != OVER:
        raise NotationError(f"duel: no cards lie in phase {shown(PHASES[s.phase])} before the gestures")
    nothing = [None if gone else "?"] * TWO_OR_THREE[0]
    sides = mapping(given.get("duel", {}), "duel")
    only(sides, "duel", set(SIDES))
    rows = [listing(sides.get(name, nothing), f"duel.{name}") for name in SIDES]
    s.side_size = len(rows[LEFT])
    if s.side_size not in TWO_OR_THREE or len(rows[DEALER]) != s.side_size:
        raise NotationError("duel: each duellist has two places, or three with convoy (DOL-3.2, 6.6)")
    found = {
        side * SIDE_PLACES + i: NO_CARD if card is None else cards.read(card, f"duel.{SIDES[side]}[{i}]")
        for side, row in enumerate(rows)
        for i, card in enumerate(row)
    }
    lying = [card for card in found.values() if card != NO_CARD]
    if gone and lying:
        raise NotationError(f"duel: all cards have left it in phase {PHASES[s.phase]} (DOL-4)")
    if s.phase == PICK and not lying:
        raise NotationError("duel: no card is left to pick (DOL-6.8)")
    if (_duel_is_running(s) or s.phase == OVER) and NO_CARD in found.values():
        raise NotationError("duel: a card is missing, although the duel is not settled yet")
    return found


def _read_removed(s: State, given: _Given, cards: _Cards) -> list[int]:
    """DOL-2.1: four bottles, with two players bet among them."""
    count = REMOVED_COUNT if s.bottles else 0
    if given.fields.get("removed") is None:
        found = [UNKNOWN] * count
    else:
        found = cards.read_list(given.fields["removed"], "removed")
        if len(found) != count:
            raise NotationError(f"removed: expected {count} bottles, not {len(found)} (DOL-2.1)")
        for card in found:
            if card != UNKNOWN and (card < GOODS_COUNT or card == SUNRISE_CARD):
                raise NotationError(f"removed: {CARDS[card]} is never removed (DOL-2.1)")
    bet = GOODS_COUNT + BET
    if s.players == 2 and s.bottles and bet not in found:
        if bet in cards.where or UNKNOWN not in found:
            raise NotationError("removed: with two players bet is one of the four (DOL-2.1)")
        found[found.index(UNKNOWN)] = cards.read(BOTTLES[BET], "removed")
    return found


def _set_up_lantern(s: State, given: _Given, buried: int) -> None:
    """DOL-6.1: who used the lantern, in this duel or before."""
    lantern, s.seer = given.seat("lantern"), given.seat("seer")
    s.dark = int(lantern != NOBODY)
    if s.seer == NOBODY:
        s.seer = lantern
    problem = None
    if s.dark and s.seer != lantern:
        problem = f"seer: expected {lantern}, who uses the lantern; there is only one"
    elif s.dark and s.side_size == 0 and not (s.phase == WINDOW and s.window == BEFORE):
        problem = "lantern: it covers a duel, and none lies (DOL-6.1)"
    elif buried and s.seer == NOBODY:
        problem = "seer: missing; only under a lantern cards are discarded face down (DOL-6.1)"
    if problem:
        raise NotationError(problem)


def _find_sunrise(s: State, given: _Given, cards: _Cards, lists: _Lists) -> None:
    """Whether sunrise lies in the pile, was drawn just now, or ignored (DOL-3.3, 6.2)."""
    ended = s.sunrise == DRAWN or (s.phase == OVER and s.side_size > 0)
    drawn = DRAWN if ended else IGNORED
    if lists.pile is not None and SUNRISE_CARD in lists.pile:
        above = lists.pile[::-1].index(SUNRISE_CARD)
        possible = [LOW, ANYWHERE] if above < LOWEST else [ANYWHERE]
    elif SUNRISE_CARD in cards.where:
        possible = [drawn]
    else:
        possible = [drawn] if ended else [LOW, ANYWHERE, IGNORED]
    numbers: dict[str | None, int] = {name: i for i, name in enumerate(SUNRISES)}
    s.sunrise = one_of(given.get("sunrise", SUNRISES[possible[0]]), "sunrise", numbers)
    if s.sunrise not in possible:
        expected = " or ".join(SUNRISES[i] for i in possible)
        raise NotationError(f"sunrise: expected {expected}, not {SUNRISES[s.sunrise]} (DOL-3.3)")
    if ended and SUNRISE_CARD not in lists.duel.values() and SUNRISE_CARD in cards.where:
        raise NotationError("duel: sunrise ends the game when it is drawn, so it lies here (DOL-3.3)")


def _discard_used(s: State, given: _Given, cards: _Cards, lists: _Lists) -> None:
    """DOL-5: bottles in use lie in the discard; where that is left out they are laid there."""
    in_use = [
        (LANTERN, "lantern" if s.dark else "seer", s.seer != NOBODY),
        (CONVOY, "duel", s.side_size == SIDE_PLACES),
        (TWO_HANDS, "two-hands", s.two_hands != NOBODY),
        (BET, "bettor", s.bettor != NOBODY),
        (WHIRLPOOL, "phase", s.phase == GIVE),
        (LOOKOUT, "sunrise", s.sunrise == IGNORED),
        (THEFT_BOTTLE, "thief", s.thief != NOBODY and s.discard == 0),  # else it came from a display, and lies there
    ]
    for bottle, field, used in in_use:
        card = GOODS_COUNT + bottle
        if not used or card in lists.discard:
            continue
        if not s.bottles:
            raise NotationError(f"{field}: {BOTTLES[bottle]} is not in a game without bottles (DOL-2.6)")
        if card in cards.where:
            raise NotationError(f"{field}: {BOTTLES[bottle]} is in use, but lies in {cards.where[card][0]} (DOL-5)")
        if given.fields.get("discard") is not None:
            raise NotationError(f"discard: {BOTTLES[bottle]} is in use, so it lies here (DOL-5)")
        lists.discard.append(cards.read(BOTTLES[bottle], "discard"))


def _shuffled(s: State, cards: list[int]) -> list[int]:
    """The cards in an order that the table's seed decides."""
    order = cards.copy()
    for place in range(len(order) - 1, 0, -1):
        other = below(s, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


def _deal_unknown(s: State, given: _Given, cards: _Cards, lists: _Lists) -> None:
    """A random card for each unknown one, and the pile if it was left out."""
    others = _shuffled(s, cards.others())
    for i, card in enumerate(lists.removed):
        if card == UNKNOWN:
            bottle = next((card for card in others if GOODS_COUNT <= card < SUNRISE_CARD), None)
            if bottle is None:
                raise NotationError("removed: too few bottles are left, four are out of the game (DOL-2.1)")
            others.remove(bottle)
            lists.removed[i] = bottle
    unknown = sum(list(part).count(UNKNOWN) for part in (lists.duel.values(), lists.discard, lists.buried))
    if lists.pile is None:
        lists.pile = [UNKNOWN] * (len(others) - unknown)
    if SUNRISE_CARD in others:
        others.remove(SUNRISE_CARD)
        _hide_sunrise(s, given, lists)
    _set_up_sunrise_places(s, given, lists)
    for where, part in (("discard", lists.discard), ("discard", lists.buried), ("pile", lists.pile)):
        for i, card in enumerate(part):
            if card == UNKNOWN:
                part[i] = _next(others, where)
    for place, card in lists.duel.items():
        if card == UNKNOWN:
            lists.duel[place] = _next(others, "duel")
    if others:
        raise NotationError(f"pile: {CARDS[others[0]]} is in no list")


def _next(others: list[int], where: str) -> int:
    if not others:
        raise NotationError(f"{where}: too few cards are left for the unknown ones")
    return others.pop()


def _hide_sunrise(s: State, given: _Given, lists: _Lists) -> None:
    """Sunrise is in no list: it becomes one of the unknown cards where it may be (DOL-2.2, 6.1)."""
    assert lists.pile is not None
    if s.sunrise in (LOW, ANYWHERE):
        places = [i for i, card in enumerate(reversed(lists.pile)) if card == UNKNOWN]
        low = [i for i in places if i < LOWEST]
        if s.sunrise == LOW and not low and given.fields.get("sunrise") is None:
            s.sunrise = ANYWHERE
        possible = low if s.sunrise == LOW else places
        if not possible:
            raise NotationError("pile: sunrise is in no list")
        lists.pile[len(lists.pile) - 1 - possible[below(s, len(possible))]] = SUNRISE_CARD
        return
    possible = [place for place, card in lists.duel.items() if card == UNKNOWN]
    if given.fields.get("sunrise-places") is not None and s.dark:
        possible = [place for place in possible if place in given.places("sunrise-places")]
    if possible:
        lists.duel[possible[below(s, len(possible))]] = SUNRISE_CARD
    elif UNKNOWN in lists.buried:
        lists.buried[lists.buried.index(UNKNOWN)] = SUNRISE_CARD
    else:
        raise NotationError(f"sunrise: {SUNRISES[s.sunrise]}, but it is in no list")


def _set_up_sunrise_places(s: State, given: _Given, lists: _Lists) -> None:
    """Where a lantern may cover sunrise, as far as all know (DOL-6.1, 8.2)."""
    lying = [place for place, card in lists.duel.items() if card != NO_CARD]
    place = next((place for place in lying if lists.duel[place] == SUNRISE_CARD), NOBODY)
    if place == NOBODY or not s.dark:
        given.forbid(("sunrise-places",), "no lantern covers sunrise")
        return
    possible = lying if given.fields.get("sunrise-places") is None else given.places("sunrise-places")
    if place not in possible or not set(possible) <= set(lying):
        raise NotationError(f"sunrise-places: sunrise lies at {PLACES[place]}, and only places with cards may be named")
    for place in possible:
        s.sunrise_places |= 1 << place


# --- Reading what is half decided ----------------------------------------------------------------------------------


def _set_up_promises(s: State, given: _Given) -> None:
    """DOL-9.1: what was announced, kept and broken."""
    announced = each(
        given.get("announced", [None] * s.players),
        "announced",
        lambda value, where: given.choice(value, where, GESTURES),
        s.players,
        "announcements, one a seat",
    )
    if any(gesture != NONE for gesture in announced) and not (s.talk and s.side_size):
        raise NotationError("announced: announcements are made in a duel, with option talk (DOL-9.2)")
    for owner, gesture in enumerate(announced):
        s.announced[owner] = gesture
    most = MOST_PROMISES if s.talk else 0
    for name, counts in (("kept", s.kept), ("broken", s.broken)):
        numbers = given.numbers(name, most)
        for owner, value in enumerate(numbers):
            counts[owner] = value
    if s.phase != COUNT:
        given.forbid(("promised",), "no promise waits to be kept or broken")
    elif given.fields.get("promised") is None:
        for side in (LEFT, DEALER):
            s.promised[side] = announced[duellist(s, side)]
    else:
        for side, gesture in enumerate(given.by_side("promised", GESTURES)):
            if gesture != NONE and not s.talk:
                raise NotationError("promised: promises are made with option talk (DOL-9.2)")
            s.promised[side] = gesture


def _set_up_choices(s: State, given: _Given) -> None:
    """Who decides, and what was chosen already."""
    fields = {GIVE: ("whirlpool", "given"), DROP: ("drops",), TALK: ("talking",)}
    for phase, named in fields.items():
        if s.phase != phase:
            given.forbid(named, f"phase is {shown(PHASES[s.phase])}")
    if s.phase in (THEFT, LOOT):
        _set_up_theft(s)
    elif s.phase != OVER and s.thief != NOBODY:
        raise NotationError(f"thief: theft is not used in phase {PHASES[s.phase]} (DOL-6.3)")
    elif s.phase == OVER:
        given.forbid(("thief",), "phase is null")
        if s.sunrise != DRAWN:
            given.forbid(("gestures", "two-hands", "bettor", "bet"), "no duel lies")
            s.phase = THEFT  # a duel is about to begin
    elif s.phase == WINDOW:
        _ask(s, given)
    elif s.phase == TALK:
        _set_up_talk(s, given)
    elif s.phase == GESTURE:
        s.waiting = deciders(s)
        for side in (LEFT, DEALER):
            if s.gesture[side] != NONE:
                s.waiting &= ~(1 << duellist(s, side))
        if s.bet != NONE:
            s.waiting &= ~(1 << s.bettor)
    elif s.phase == COUNT:
        s.waiting = 1 << s.two_hands
    elif s.phase == GIVE:
        _set_up_whirlpool(s, given)
    elif s.phase == GRAB:
        s.waiting = 1 << s.bettor
    elif s.phase == PICK:
        s.waiting = 1 << duellist(s, LEFT if s.gesture[LEFT] == FIRST else DEALER)
    else:
        _set_up_drops(s, given)
    if s.victim != NOBODY and s.phase != LOOT:
        raise NotationError("victim: a victim is looted in phase loot, and only there (DOL-6.3)")


def _set_up_theft(s: State) -> None:
    """DOL-6.3: the thief chooses a victim, then a card."""
    problem = None
    if s.thief == NOBODY:
        problem = f"thief: missing in phase {PHASES[s.phase]}"
    elif s.bettor not in (NOBODY, s.thief):
        problem = f"thief: while a bet is paid it can only be the bettor, seat {s.bettor} (DOL-6.3)"
    elif not someone_to_rob(s, s.thief):
        problem = f"phase: {PHASES[s.phase]}, but nobody else owns goods (DOL-6.3)"
    elif s.phase == LOOT and s.victim in (NOBODY, s.thief):
        problem = "victim: another seat is looted in phase loot (DOL-6.3)"
    elif s.phase == LOOT and not _display(s, s.victim)["goods"]:
        problem = f"victim: seat {s.victim} owns no goods (DOL-6.3)"
    if problem:
        raise NotationError(problem)
    s.waiting = 1 << s.thief


def _ask(s: State, given: _Given) -> None:
    """DOL-5: who is asked, and has not passed yet."""
    if s.sunrise == DRAWN:
        guards = [owner for owner in range(s.players) if BOTTLES[LOOKOUT] in _display(s, owner)["bottles"]]
        if not guards:
            raise NotationError("window: null asks for lookout, but nobody holds it (DOL-5.4)")
        s.waiting = 1 << guards[0]
        return
    asked = [owner for owner in range(s.players) if fitting(s, owner, s.window)]
    passed = given.seats("passed")
    for owner in passed:
        if owner not in asked:
            raise NotationError(f"passed: seat {owner} holds no bottle that fits, and is not asked (DOL-5)")
    s.waiting = sum(1 << owner for owner in asked if owner not in passed)


def _set_up_talk(s: State, given: _Given) -> None:
    """DOL-9.2: the left neighbour first, then the dealer."""
    if not s.talk:
        raise NotationError("phase: talk, but the option talk is false (DOL-9.2)")
    talking = seat(given.get("talking", duellist(s, LEFT)), "talking", s.players)
    if talking not in (duellist(s, LEFT), duellist(s, DEALER)):
        raise NotationError(f"talking: seat {talking} is not in the duel (DOL-9.2)")
    s.waiting = 1 << talking


def _set_up_whirlpool(s: State, given: _Given) -> None:
    """DOL-6.5: its user, and the places given so far."""
    user = given.seat("whirlpool")
    if user == NOBODY:
        raise NotationError("whirlpool: missing; phase give is that of its user (DOL-6.5)")
    places = given.places("given")
    if len(places) >= s.side_size:
        raise NotationError(f"given: after {s.side_size} places all lie anew (DOL-6.5)")
    for i, place in enumerate(places):
        if s.duel[place] == NO_CARD:
            raise NotationError(f"given: no card lies at {PLACES[place]}")
        s.given[i] = place
    s.waiting = 1 << user


def _set_up_drops(s: State, given: _Given) -> None:
    """DOL-4.6: sorts chosen in secret."""
    s.waiting = deciders(s)
    for side, sort in enumerate(given.by_side("drops", SORTS)):
        owner = duellist(s, side)
        if sort != NONE:
            if not any(name.startswith(SORTS[sort]) for name in _display(s, owner)["goods"]):
                raise NotationError(f"drops.{SIDES[side]}: seat {owner} owns no {SORTS[sort]} (DOL-4.6)")
            s.dropped[side] = sort
            s.waiting &= ~(1 << owner)
