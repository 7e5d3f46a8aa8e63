"""Positions of Dolores read: a state is set up as a written position says (docs/notation.md).

`set_up_cards` lays the cards; this module does the rest: window, gestures, promises, and who decides.
"""

from typing import Any

from seachest.rules.cards import NO_CARD
from seachest.rules.chance import halves, set_seed
from seachest.rules.dolores.bottles import fitting
from seachest.rules.dolores.cards import BOTTLES, LOOKOUT, SORTS
from seachest.rules.dolores.duel import bet_is_won
from seachest.rules.dolores.field_reader import DuelFieldReader
from seachest.rules.dolores.moving import deciders, duellist, someone_to_rob
from seachest.rules.dolores.notation import check_switch, display_of
from seachest.rules.dolores.rules import advance, clear_table
from seachest.rules.dolores.set_up_cards import duel_is_running, lay_cards
from seachest.rules.dolores.state import (
    BETS,
    DEALER_SIDE,
    FIRST,
    GESTURE_COUNT,
    GESTURES,
    LEFT_SIDE,
    MAX_PROMISES,
    MAX_SHOWN,
    NO_CHOICE,
    NO_WINDOW,
    PHASE_COUNT,
    PHASE_DROP,
    PHASE_GESTURE,
    PHASE_GIVE,
    PHASE_GRAB,
    PHASE_LOOT,
    PHASE_OVER,
    PHASE_PICK,
    PHASE_TALK,
    PHASE_THEFT,
    PHASE_WINDOW,
    PHASES,
    PLACES,
    REMEMBERED_GESTURES,
    SHOWINGS,
    SIDES,
    SUNRISE_DRAWN,
    WINDOW_BEFORE,
    WINDOW_LAID_OUT,
    WINDOW_SHOWN,
    WINDOWS,
    Options,
    State,
)
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import each, number, one_of
from seachest.rules.types import JsonValue


def set_up(s: State, fields: dict[str, Any], players: int, options: Options, seed: int) -> None:
    """Set up a position, with random cards where it leaves some open; raise NotationError if it makes no sense."""
    reader = DuelFieldReader(fields, players)
    set_seed(s, *halves(seed))
    clear_table(s, players, options)
    number(reader.get("round", 1), "round", 1, 1)
    reader.numbers("totals", 0)
    s.dealer = reader.seat("dealer", 0)
    s.phase = one_of(fields.get("phase"), "phase", {name: i for i, name in enumerate(PHASES)})
    _set_up_window(s, reader)
    _set_up_gestures(s, reader)
    s.repeated = int(check_switch(reader.get("repeat", False), "repeat"))
    lay_cards(s, reader)
    _set_up_promises(s, reader)
    _set_up_history(s, reader)
    _check_repeat(s)
    _set_up_choices(s, reader)
    advance(s)


def _set_up_window(s: State, reader: DuelFieldReader) -> None:
    """The open window, or the one after the question to lookout's owner (DOL-5)."""
    numbers = {name: i for i, name in enumerate(WINDOWS)}
    s.window = one_of(reader.fields.get("window"), "window", numbers)
    if s.phase != PHASE_WINDOW:
        reader.forbid(("window", "passed", "resume"), f"phase is {shown(PHASES[s.phase])}")
    elif s.window != NO_WINDOW:
        reader.forbid(("resume",), "a window is open")
    else:
        reader.forbid(("passed",), "only lookout's owner is asked (DOL-5.4)")
        s.window = one_of(reader.get("resume", WINDOWS[WINDOW_LAID_OUT]), "resume", numbers)
        if s.window == WINDOW_BEFORE:
            raise NotationError("resume: sunrise is drawn after the window before (DOL-3.2)")
        s.sunrise = SUNRISE_DRAWN


def _gestures_are_shown(s: State) -> bool:
    """Whether the phase is one in which both gestures stand."""
    return s.phase in (PHASE_COUNT, PHASE_GRAB, PHASE_PICK, PHASE_DROP) or (
        s.phase == PHASE_WINDOW and s.window == WINDOW_SHOWN
    )


def _set_up_gestures(s: State, reader: DuelFieldReader) -> None:
    """What is shown, and who uses bottles for it (DOL-3.5, 6.7, 6.8)."""
    s.two_hands, s.bettor = reader.seat("two-hands", NOBODY), reader.seat("bettor", NOBODY)
    s.bet = reader.choice(reader.fields.get("bet"), "bet", BETS)
    gestures = reader.by_side("gestures", SHOWINGS)
    if (gestures[LEFT_SIDE] == NO_CHOICE) != (gestures[DEALER_SIDE] == NO_CHOICE):
        raise NotationError("gestures: both are shown at the same moment, or none (DOL-3.5)")
    are_shown = gestures[LEFT_SIDE] != NO_CHOICE
    if are_shown != _gestures_are_shown(s) and s.phase not in (PHASE_THEFT, PHASE_LOOT, PHASE_OVER):
        problem = "they are not shown yet" if are_shown else "missing; both are shown"
        raise NotationError(f"gestures: {problem} in phase {PHASES[s.phase]} (DOL-3.5)")
    if s.phase == PHASE_GESTURE:
        gestures = reader.by_side("chosen", SHOWINGS)
    else:
        reader.forbid(("chosen",), "gestures are chosen in phase gesture")
    for side, name in enumerate(SIDES):
        s.gesture[side] = gestures[side]
        two = s.phase in (PHASE_GESTURE, PHASE_COUNT) and duellist(s, side) == s.two_hands
        if gestures[side] != NO_CHOICE and (gestures[side] >= len(GESTURES)) != two:
            raise NotationError(f"gestures.{name}: expected {'two hands' if two else 'one gesture'} (DOL-6.7)")
    if s.phase == PHASE_COUNT and s.two_hands == NOBODY:
        raise NotationError("two-hands: phase count is that of its user (DOL-6.7)")
    if s.phase in (PHASE_PICK, PHASE_DROP):
        firsts = gestures.count(FIRST)
        if firsts != (1 if s.phase == PHASE_PICK else 2):
            raise NotationError(
                f"gestures: {firsts} of them are first, which doesn't fit phase {PHASES[s.phase]} (DOL-4)"
            )
    _check_users(s)


def _check_users(s: State) -> None:
    """Who may use two-hands and bet, and when (DOL-5.2)."""
    duellists = (duellist(s, LEFT_SIDE), duellist(s, DEALER_SIDE))
    running = duel_is_running(s) or s.phase == PHASE_OVER
    are_shown = s.phase != PHASE_GESTURE and s.gesture[LEFT_SIDE] != NO_CHOICE
    problem = None
    if s.two_hands != NOBODY and s.two_hands not in duellists:
        problem = f"two-hands: seat {s.two_hands} is not in the duel (DOL-5.2)"
    elif s.two_hands != NOBODY and not (running or are_shown):
        problem = "two-hands: it is used in a duel (DOL-5.2)"
    elif s.bettor in duellists:
        problem = f"bettor: seat {s.bettor} is in the duel (DOL-5.2)"
    elif s.bettor != NOBODY and not (running or (are_shown and s.phase not in (PHASE_PICK, PHASE_DROP))):
        problem = "bettor: a bet stands from the window laid-out until it is paid (DOL-6.8)"
    elif s.bettor == NOBODY and s.bet != NO_CHOICE:
        problem = "bet: nobody bets"
    elif s.bet != NO_CHOICE and not are_shown and s.phase != PHASE_GESTURE:
        problem = "bet: it is made together with the gestures (DOL-6.8)"
    elif s.bettor != NOBODY and s.bet == NO_CHOICE and are_shown:
        problem = "bet: missing, although the gestures are shown (DOL-6.8)"
    elif s.phase == PHASE_GRAB and s.bettor == NOBODY:
        problem = "bettor: missing; phase grab is that of the bettor (DOL-6.8)"
    elif s.phase in (PHASE_GRAB, PHASE_THEFT, PHASE_LOOT) and s.bettor != NOBODY and not bet_is_won(s):
        problem = "bet: it is not what the duellists show, so it is not paid (DOL-6.8)"
    if problem:
        raise NotationError(problem)


# --- Reading what is half decided ----------------------------------------------------------------------------------


def _set_up_promises(s: State, reader: DuelFieldReader) -> None:
    """DOL-9.1: what was announced, kept and broken."""
    announced = reader.per_seat(
        "announced", None, lambda value, where: reader.choice(value, where, GESTURES), "announcements"
    )
    if any(gesture != NO_CHOICE for gesture in announced) and not (s.talk and s.side_size):
        raise NotationError("announced: announcements are made in a duel, with option talk (DOL-9.2)")
    for owner, gesture in enumerate(announced):
        s.announced[owner] = gesture
    most = MAX_PROMISES if s.talk else 0
    for name, counts in (("kept", s.kept), ("broken", s.broken)):
        numbers = reader.numbers(name, most)
        for owner, value in enumerate(numbers):
            counts[owner] = value
    if s.phase == PHASE_GESTURE or s.gesture[LEFT_SIDE] == NO_CHOICE:
        reader.forbid(("promised",), "no gestures are shown")
    elif not reader.has("promised"):
        for side in (LEFT_SIDE, DEALER_SIDE):
            s.promised[side] = announced[duellist(s, side)]
    else:
        for side, gesture in enumerate(reader.by_side("promised", GESTURES)):
            if gesture != NO_CHOICE and not s.talk:
                raise NotationError("promised: promises are made with option talk (DOL-9.2)")
            s.promised[side] = gesture


def _set_up_history(s: State, reader: DuelFieldReader) -> None:
    """What each seat has shown in duels so far; nothing if it is left out."""

    def read_counts(value: JsonValue, where: str) -> list[int]:
        return each(value, where, lambda count, place: number(count, place, 0, MAX_SHOWN), GESTURE_COUNT, "numbers")

    def read_last(value: JsonValue, where: str) -> list[int]:
        gestures: dict[str, int] = {name: i for i, name in enumerate(GESTURES)}
        return each(value, where, lambda name, place: one_of(name, place, gestures))

    counts = reader.per_seat("gesture-counts", [0] * GESTURE_COUNT, read_counts)
    last = reader.per_seat("last-gestures", [], read_last)
    for owner in range(s.players):
        shown_before = min(sum(counts[owner]), REMEMBERED_GESTURES)
        if len(last[owner]) != shown_before:
            raise NotationError(f"last-gestures[{owner}]: expected {shown_before} gestures, not {len(last[owner])}")
        for gesture, name in enumerate(GESTURES):
            s.gesture_counts[owner, gesture] = counts[owner][gesture]
            if last[owner].count(gesture) > counts[owner][gesture]:
                raise NotationError(f"last-gestures[{owner}]: more often {name} than it was ever shown")
        for i, gesture in enumerate(last[owner]):
            s.last_gestures[owner, i] = gesture


def _check_repeat(s: State) -> None:
    """DOL-6.9: only a duel can be held again."""
    if s.repeated and not s.side_size:
        raise NotationError("repeat: there is no duel to hold again (DOL-6.9)")


def _set_up_choices(s: State, reader: DuelFieldReader) -> None:
    """Who decides, and what was chosen already."""
    fields = {PHASE_GIVE: ("whirlpool", "given"), PHASE_DROP: ("drops",), PHASE_TALK: ("talking",)}
    for phase, named in fields.items():
        if s.phase != phase:
            reader.forbid(named, f"phase is {shown(PHASES[s.phase])}")
    if s.phase in (PHASE_THEFT, PHASE_LOOT):
        _set_up_theft(s)
    elif s.phase != PHASE_OVER and s.thief != NOBODY:
        raise NotationError(f"thief: theft is not used in phase {PHASES[s.phase]} (DOL-6.3)")
    elif s.phase == PHASE_OVER:
        reader.forbid(("thief",), "phase is null")
        if s.sunrise != SUNRISE_DRAWN:
            reader.forbid(("gestures", "two-hands", "bettor", "bet"), "no duel lies")
            s.phase = PHASE_THEFT  # a duel is about to begin
    elif s.phase == PHASE_WINDOW:
        _ask(s, reader)
    elif s.phase == PHASE_TALK:
        _set_up_talk(s, reader)
    elif s.phase == PHASE_GESTURE:
        s.waiting = deciders(s)
        for side in (LEFT_SIDE, DEALER_SIDE):
            if s.gesture[side] != NO_CHOICE:
                s.waiting &= ~(1 << duellist(s, side))
        if s.bet != NO_CHOICE:
            s.waiting &= ~(1 << s.bettor)
    elif s.phase == PHASE_COUNT:
        s.waiting = 1 << s.two_hands
    elif s.phase == PHASE_GIVE:
        _set_up_whirlpool(s, reader)
    elif s.phase == PHASE_GRAB:
        s.waiting = 1 << s.bettor
    elif s.phase == PHASE_PICK:
        s.waiting = 1 << duellist(s, LEFT_SIDE if s.gesture[LEFT_SIDE] == FIRST else DEALER_SIDE)
    else:
        _set_up_drops(s, reader)
    if s.victim != NOBODY and s.phase != PHASE_LOOT:
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
    elif s.phase == PHASE_LOOT and s.victim in (NOBODY, s.thief):
        problem = "victim: another seat is looted in phase loot (DOL-6.3)"
    elif s.phase == PHASE_LOOT and not display_of(s.display[s.victim]).goods:
        problem = f"victim: seat {s.victim} owns no goods (DOL-6.3)"
    if problem:
        raise NotationError(problem)
    s.waiting = 1 << s.thief


def _ask(s: State, reader: DuelFieldReader) -> None:
    """DOL-5: who is asked, and has not passed yet."""
    if s.sunrise == SUNRISE_DRAWN:
        guards = [owner for owner in range(s.players) if BOTTLES[LOOKOUT] in display_of(s.display[owner]).bottles]
        if not guards:
            raise NotationError("window: null asks for lookout, but nobody holds it (DOL-5.4)")
        s.waiting = 1 << guards[0]
        return
    asked = [owner for owner in range(s.players) if fitting(s, owner, s.window)]
    passed = reader.seats("passed")
    for owner in passed:
        if owner not in asked:
            raise NotationError(f"passed: seat {owner} holds no bottle that fits, and is not asked (DOL-5)")
    s.waiting = sum(1 << owner for owner in asked if owner not in passed)


def _set_up_talk(s: State, reader: DuelFieldReader) -> None:
    """DOL-9.2: the left neighbour first, then the dealer."""
    if not s.talk:
        raise NotationError("phase: talk, but the option talk is false (DOL-9.2)")
    talking = reader.seat("talking", duellist(s, LEFT_SIDE))
    if talking not in (duellist(s, LEFT_SIDE), duellist(s, DEALER_SIDE)):
        raise NotationError(f"talking: seat {talking} is not in the duel (DOL-9.2)")
    s.waiting = 1 << talking


def _set_up_whirlpool(s: State, reader: DuelFieldReader) -> None:
    """DOL-6.5: its user, and the places given so far."""
    user = reader.seat("whirlpool", NOBODY)
    if user == NOBODY:
        raise NotationError("whirlpool: missing; phase give is that of its user (DOL-6.5)")
    places = reader.places("given")
    if len(places) >= s.side_size:
        raise NotationError(f"given: after {s.side_size} places every card is given (DOL-6.5)")
    for i, place in enumerate(places):
        if s.duel[place] == NO_CARD:
            raise NotationError(f"given: there is no card at {PLACES[place]}")
        s.given[i] = place
    s.waiting = 1 << user


def _set_up_drops(s: State, reader: DuelFieldReader) -> None:
    """DOL-4.6: sorts chosen in secret."""
    s.waiting = deciders(s)
    for side, sort in enumerate(reader.by_side("drops", SORTS)):
        owner = duellist(s, side)
        if sort != NO_CHOICE:
            if not any(name.startswith(SORTS[sort]) for name in display_of(s.display[owner]).goods):
                raise NotationError(f"drops.{SIDES[side]}: seat {owner} owns no {SORTS[sort]} (DOL-4.6)")
            s.dropped[side] = sort
            s.waiting &= ~(1 << owner)
