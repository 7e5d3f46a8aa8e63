"""Positions of Sea or Shore, read from the notation (docs/notation.md) and set up as a state."""

from typing import Any

from seachest.rules.cards import NO_CARD, Stock
from seachest.rules.chance import halves, set_seed
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import FieldReader, each, mapping, number, one_of, only, seat
from seachest.rules.sea_or_shore.action_cards import inspect, may_fleece
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARD_BY_NAME,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COLOURS_PER_PAIR,
    HIGHEST_NUMBER,
    TREASURE_BASE,
)
from seachest.rules.sea_or_shore.dealing import (
    clear_round,
    draw_sides,
    forget_last_trick,
    forget_shown_halves,
    set_options,
)
from seachest.rules.sea_or_shore.notation import pile_names
from seachest.rules.sea_or_shore.options import RANDOM, check_actions
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS, ranking, weaker, wins
from seachest.rules.sea_or_shore.set_up_cards import read_trick, set_up_islands, set_up_plus, set_up_treasures
from seachest.rules.sea_or_shore.state import (
    CARD,
    DISCARD,
    FETCH,
    FLEECE,
    HALF_COUNT,
    HALVES,
    INSPECT,
    MAX_SWAPPED,
    NO_ACTION,
    NO_HALF,
    ORDER,
    OVER,
    PASS,
    PHASES,
    PILE_COUNT,
    PLUS,
    PLUS_CARD_COUNT,
    RETURN,
    SHOW,
    SWAP,
    TAKE,
    Options,
    State,
)
from seachest.rules.sea_or_shore.tricks import highest, is_open, most_plus, passable, robbable, uncover
from seachest.rules.types import Phase, Seat

MAX_POINTS = 1_000
MAX_FETCHED = COLOURS_PER_PAIR
"""SOS-8.4: so many may fetch a card in one trick, the winners of the two colours of an action card."""
ACTION_OF_PHASE = {FLEECE: 1, SWAP: 2, RETURN: 2, INSPECT: 3, ORDER: 3, FETCH: 4, DISCARD: 4}


def set_up(s: State, fields: dict[str, Any], players: int, options: Options, seed: int) -> None:
    """Sets up a position; raises NotationError if it makes no sense."""
    given = FieldReader(fields, players)
    set_seed(s, *halves(seed))
    clear_round(s)
    s.players = players
    set_options(s, options)
    _set_up_actions(s, given)
    s.round_number = number(given.get("round", 1), "round", 1, s.rounds)
    s.starter = given.seat("starter", 0)
    s.phase = _phase(s, given)
    _set_up_points(s, given)
    set_up_treasures(s, given)
    islands = Stock(CARD_BY_NAME, dict.fromkeys(range(CARD_COUNT), 1))
    trick = read_trick(s, given, islands)
    s.turn = _turn(s, given)
    _set_up_swap(s, given)
    set_up_islands(s, given, islands, trick)
    set_up_plus(s, given, trick)
    _set_up_open(s, given)
    _set_up_pass(s, given)
    _set_up_choice(s, given)
    _set_up_last(s, given)
    _set_up_choices(s, given)
    _set_up_due(s, given)
    _check_phase(s, given)


# --- What the table shows --------------------------------------------------------------------------------------------


def _set_up_actions(s: State, given: FieldReader) -> None:
    """SOS-1.4: the sides as the table wants them; if it draws them, as written or by the seed."""
    draw_sides(s)
    if not given.has("actions"):
        return
    sides = check_actions(given.get("actions"), "actions")
    if sides == RANDOM:
        return
    for card in range(ACTION_CARD_COUNT):
        if s.wished[card] not in (NO_ACTION, sides[card]):
            raise NotationError(f"actions: {shown(sides)} is not what the options say")
        s.side[card] = int(sides[card])


def _phase(s: State, given: FieldReader) -> Phase:
    """The phase; OVER where the last round has ended, which a position tells by a phase of null and empty hands."""
    name = given.get("phase")
    phase = one_of(name, "phase", {phase: i for i, phase in enumerate(PHASES)})
    if name is not None or "phase" not in given.fields:
        return CARD if phase == OVER else phase
    hands = given.get("hands")
    over = s.round_number == s.rounds and isinstance(hands, list) and not any(hands)
    return OVER if over else CARD


def _set_up_points(s: State, given: FieldReader) -> None:
    """Totals, and what was counted at the end of the last round."""
    for owner, points in enumerate(given.numbers("totals", MAX_POINTS)):
        s.totals[owner] = points
    for owner, value in enumerate(given.per_seat("counted", {}, mapping, "objects")):
        where = f"counted[{owner}]"
        only(value, where, {"treasures", "plus"})
        s.treasure_points[owner] = number(value.get("treasures", 0), f"{where}.treasures", 0, MAX_POINTS)
        s.plus_left[owner] = number(value.get("plus", 0), f"{where}.plus", 0, PLUS_CARD_COUNT)


def _turn(s: State, given: FieldReader) -> Seat:
    """The seat that decides."""
    if s.phase in (PASS, OVER):
        if given.has("turn"):
            raise NotationError(f"turn: {shown(given.get('turn'))}, but no single seat decides now")
        return NOBODY
    if s.phase in (CARD, SHOW, PLUS):
        following = (s.starter + len(given.get("trick", []))) % s.players
        if given.seat("turn", following) != following:
            raise NotationError(f"turn: seat {following} plays next, clockwise from the starter (SOS-3.1)")
        return following
    if not given.has("turn"):
        raise NotationError(f"turn: missing; in phase {shown(PHASES[s.phase])} it names the seat that decides")
    return given.seat("turn", NOBODY)


def _set_up_open(s: State, given: FieldReader) -> None:
    """SOS-5.4: the colours that lay face up when the trick began; left out, those that lie there now."""
    now = 0
    for pile in range(PILE_COUNT):
        if s.up[pile] != NO_CARD:
            now |= 1 << s.up[pile] // TREASURE_BASE
    s.lay_open = now
    if given.has("open"):
        numbers = {colour: i for i, colour in enumerate(COLOURS)}
        colours = each(given.get("open"), "open", lambda value, where: one_of(value, where, numbers))
        piles = [0 if s.players == JOINING_PLAYERS else colour // COLOURS_PER_PAIR for colour in colours]
        if len(set(piles)) < len(piles):
            raise NotationError("open: one treasure is face up on each pile (SOS-2.3)")
        s.lay_open = sum(1 << colour for colour in colours)
    started = s.phase not in (PASS, CARD, SHOW, PLUS, OVER)
    if s.lay_open & now != now or (not started and s.lay_open != now):
        raise NotationError("open: it must contain the colours of the face-up treasures (SOS-5.4)")


def _set_up_last(s: State, given: FieldReader) -> None:
    """The trick that was uncovered last, in its playing order."""
    forget_last_trick(s)
    entries = each(given.get("last", []), "last", mapping, s.players if given.has("last") else 0, "cards")
    for i, parts in enumerate(entries):
        where = f"last[{i}]"
        only(parts, where, {"seat", "card", "plus"})
        owner = seat(parts.get("seat"), f"{where}.seat", s.players)
        if i == 0:
            s.last_starter = owner
        elif owner != (s.last_starter + i) % s.players:
            raise NotationError(f"{where}.seat: seats follow each other clockwise (SOS-3.1)")
        card = one_of(parts.get("card"), f"{where}.card", CARD_BY_NAME)
        s.last_colour[owner], s.last_number[owner] = card // HIGHEST_NUMBER, card % HIGHEST_NUMBER + 1
        s.last_laid[owner] = number(parts.get("plus", 0), f"{where}.plus", 0, HIGHEST_NUMBER - s.last_number[owner])
    shown_cards = [(s.last_colour[owner], s.last_number[owner]) for owner in range(s.players)]
    if entries and len(set(shown_cards)) < s.players:
        raise NotationError("last: a card appears twice")
    if entries and s.in_trick == s.players:
        for owner, was in enumerate(shown_cards):
            lies = s.number[owner] != NO_CARD
            if s.last_starter != s.starter or (lies and was != (s.colour[owner], s.number[owner])):
                raise NotationError("last: when all have played, it is the trick on the table (SOS-3.5)")


def _set_up_choices(s: State, given: FieldReader) -> None:
    """What each seat has chosen in uncovered tricks; left out or empty, nothing is remembered."""
    forget_shown_halves(s)
    if not given.get("choices"):
        return
    tricks = _uncovered_tricks(s)
    for owner, parts in enumerate(given.per_seat("choices", {}, mapping, "objects")):
        where = f"choices[{owner}]"
        only(parts, where, {"colours", "halves"})
        for colour, count in enumerate(_counts(parts, "colours", where, COLOUR_COUNT, tricks)):
            s.played_colours[owner, colour] = count
        earlier = (s.round_number - 1) * s.dealt
        for half, count in enumerate(_counts(parts, "halves", where, HALF_COUNT, earlier + tricks)):
            s.shown_halves[owner, half] = count


def _uncovered_tricks(s: State) -> int:
    """How many tricks of this round have been uncovered, the one on the table included."""
    covered = s.in_trick if s.in_trick < s.players else 0
    played = s.players * s.dealt - covered - sum(s.hand_size[owner] for owner in range(s.players))
    return -(-played // s.players)  # in phase discard, one card has come back into a hand


def _counts(parts: dict[str, Any], name: str, where: str, size: int, most: int) -> list[int]:
    """So many counts that together are no more than there were uncovered tricks."""
    where = f"{where}.{name}"
    counts = each(parts.get(name, [0] * size), where, lambda value, at: number(value, at, 0, most), size, "numbers")
    if sum(counts) > most:
        raise NotationError(f"{where}: {sum(counts)} in all, but only {most} tricks have been uncovered")
    return counts


# --- Decisions that are half made ------------------------------------------------------------------------------------


def _set_up_swap(s: State, given: FieldReader) -> None:
    """SOS-8.2: whose cards were taken, and how many are to be given back."""
    s.aim = given.seat("aim", NOBODY)
    s.owed = number(given.get("owed", 0), "owed", 0, MAX_SWAPPED)
    if (s.phase == RETURN) != (s.aim != NOBODY) or (s.phase == RETURN) != (s.owed > 0):
        raise NotationError("aim: aim and owed belong to phase return, and only to it (SOS-8.2)")
    if s.phase == RETURN and s.aim == s.turn:
        raise NotationError(f"aim: seat {s.aim} can't swap with itself (SOS-8.2)")


def _set_up_pass(s: State, given: FieldReader) -> None:
    """SOS-2.7, 2.8: cards chosen to be passed, still in hand."""

    def chosen(value: object, where: str) -> int:
        return NO_CARD if value is None else one_of(value, where, CARD_BY_NAME)

    passed = given.per_seat("passed", None, chosen, "cards")
    for owner, card in enumerate(passed):
        if card == NO_CARD:
            continue
        if s.phase != PASS:
            raise NotationError(f"passed[{owner}]: a card is passed in phase pass only (SOS-2.7)")
        hand, colour = s.hand[owner], card // HIGHEST_NUMBER
        if not passable(hand) >> colour & 1 or highest(hand, colour) != card:
            raise NotationError(
                f"passed[{owner}]: {CARDS[card]} is not the highest card of a colour held most of (SOS-2.7)"
            )
        s.passed[owner] = card
    if s.phase == PASS and NO_CARD not in passed:
        raise NotationError("passed: when all have chosen, the cards have moved on (SOS-2.8)")


def _set_up_choice(s: State, given: FieldReader) -> None:
    """SOS-3: a card chosen to be played, still in hand, and the half that will show."""
    if (s.phase in (SHOW, PLUS)) != given.has("chosen"):
        if given.has("chosen"):
            raise NotationError("chosen: a card is being played only in the phases show and plus")
        # A view of another seat hides the choice, and shows phase card.
        raise NotationError("chosen: missing; the card being played")
    if (s.phase == PLUS) != given.has("half"):
        raise NotationError("half: names the half to show, in phase plus and only there")
    if given.has("chosen"):
        s.chosen = one_of(given.get("chosen"), "chosen", CARD_BY_NAME)
        if not s.hand[s.turn] >> s.chosen & 1:
            raise NotationError(f"chosen: {CARDS[s.chosen]} is not in the hand of seat {s.turn} (SOS-3.1)")
    if given.has("half"):
        s.half = one_of(given.get("half"), "half", {name: i for i, name in enumerate(HALVES) if name})
        if most_plus(s, s.turn) == 0:
            raise NotationError(f"phase: plus, but seat {s.turn} can't add a plus card (SOS-3.4)")


def _set_up_due(s: State, given: FieldReader) -> None:
    """SOS-5.4, 5.5: the actions that are still to come in this trick."""
    if s.in_trick < s.players:
        if given.has("due"):
            raise NotationError("due: actions are triggered when all have played (SOS-5.5)")
        return
    done = (s.turn - s.starter) % s.players
    complete = all(s.number[owner] != NO_CARD for owner in range(s.players))
    if complete:
        uncover(s, ranking(s)[0])
    if s.phase != TAKE:
        for i in range(done + 1):
            s.due[(s.starter + i) % s.players] = NO_ACTION
    if given.has("due"):
        actions = {None: NO_ACTION} | {side: side for side in (s.side[0], s.side[1])}
        for owner, action in enumerate(given.per_seat("due", None, lambda value, where: value, "actions")):
            if isinstance(action, bool) or not isinstance(action, int | None) or action not in actions:
                raise NotationError(f"due[{owner}]: {shown(action)} is not an action in play")
            ahead = s.phase == TAKE or (owner - s.starter) % s.players > done
            if (complete and actions[action] != s.due[owner]) or (action is not None and not ahead):
                raise NotationError(f"due[{owner}]: {shown(action)} does not follow from the trick (SOS-5.4)")
            s.due[owner] = actions[action]


# --- What goes with the phase ----------------------------------------------------------------------------------------


def _check_phase(s: State, given: FieldReader) -> None:
    """What goes with the phase."""
    piles = pile_names(s.players)
    s.inspected = one_of(given.get("inspected"), "inspected", {None: NOBODY} | {n: i for i, n in enumerate(piles)})
    victims = [owner for owner in range(s.players) if s.turn != NOBODY and may_fleece(s, s.turn, owner)]
    action = ACTION_OF_PHASE.get(s.phase)
    fetched = sum(s.show[owner] != NO_HALF and s.number[owner] == NO_CARD for owner in range(s.players))
    most_fetched = MAX_FETCHED - (s.phase == FETCH)
    problem = None
    if (s.phase == ORDER) != (s.inspected != NOBODY):
        problem = "inspected: a pile is looked at in phase order, and only there (SOS-8.3)"
    elif action is not None and action not in (s.side[0], s.side[1]):
        problem = f"phase: {PHASES[s.phase]} belongs to action {action}, which does not lie on the table (SOS-1.4)"
    elif s.phase == TAKE and not _may_take(s):
        problem = f"phase: take, but seat {s.turn} has no choice between a treasure and a robbery (SOS-5.1)"
    elif s.phase == FLEECE and len(victims) < 2:
        problem = "phase: fleece, but fewer than two others have two plus cards (SOS-8.1)"
    elif fetched > most_fetched or (fetched and s.side[1] != ACTION_OF_PHASE[FETCH]):
        problem = "trick: more cards are missing than action 4 can have fetched (SOS-8.4)"
    elif s.phase == DISCARD and s.hand_size[s.turn] == 1:
        problem = "phase: discard, but with an empty hand nothing is fetched (SOS-8.4)"
    elif s.phase in (SWAP, FETCH) and s.hand_size[s.turn] == 0:
        problem = f"phase: {PHASES[s.phase]}, but the hands are empty (SOS-8.2, 8.4)"
    elif s.phase == INSPECT and s.players == JOINING_PLAYERS:
        problem = "phase: inspect, but with three players there is no pile to choose (SOS-8.3)"
    elif s.phase in (INSPECT, ORDER) and s.hand_size[s.turn] == 0:
        problem = f"phase: {PHASES[s.phase]}, but action 3 is skipped in the last trick (SOS-8.3)"
    elif s.phase == INSPECT and s.pile_size[0] + s.pile_size[1] == 0:
        problem = "phase: inspect, but no treasure is face down (SOS-8.3)"
    elif s.phase == ORDER and s.pile_size[s.inspected] == 0:
        problem = f"inspected: no treasure is face down in {piles[s.inspected]} (SOS-8.3)"
    elif action is not None and not _may_act(s, action):
        problem = f"turn: seat {s.turn} does not trigger the action of phase {PHASES[s.phase]} (SOS-5.4)"
    if problem:
        raise NotationError(problem)
    if s.phase == ORDER:
        inspect(s, s.turn, s.inspected)


def _may_act(s: State, action: int) -> bool:
    """SOS-5.4: the seat has won a colour without a treasure and with that action, as far as the trick still tells."""
    if any(s.number[owner] == NO_CARD for owner in range(s.players)):
        return True
    colour = s.colour[s.turn]
    return s.side[colour // COLOURS_PER_PAIR] == action and not is_open(s, colour) and wins(s, s.turn)


def _may_take(s: State) -> bool:
    """SOS-5.1: the seat has won a colour whose treasure lies there, and may rob somebody."""
    colour = s.colour[s.turn]
    there = any(s.up[pile] != NO_CARD and s.up[pile] // TREASURE_BASE == colour for pile in range(PILE_COUNT))
    return there and is_open(s, colour) and wins(s, s.turn) and robbable(s, s.turn, weaker(s, s.turn)) > 0
