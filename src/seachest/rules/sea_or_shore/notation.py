"""Positions of Sea or Shore as JSON, written and read (docs/notation.md)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from seachest.rules.cards import NO_CARD, UNKNOWN, Stock, drawn_for
from seachest.rules.chance import halves, set_seed, shuffled
from seachest.rules.compiled import direct
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.position import Position
from seachest.rules.reading import FieldReader, each, listing, mapping, number, one_of, only, seat
from seachest.rules.sea_or_shore.cards import (
    A_COLOUR,
    ACTION_CARDS,
    BASE,
    CARD_BY_NAME,
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    HIGHEST,
    HIGHEST_TREASURE,
    LOWEST_TREASURE,
    PAIR_NAMES,
    TAKEN_OUT,
    TREASURE_BY_NAME,
    TREASURES,
    names,
)
from seachest.rules.sea_or_shore.position import (
    LastPlayedIsland,
    PileName,
    PlayedIsland,
    RoundScore,
    SeaOrShorePosition,
    TreasurePile,
)
from seachest.rules.sea_or_shore.rules import (
    clear_round,
    draw_sides,
    forget_last_trick,
    highest,
    inspect,
    is_open,
    may_fleece,
    most_plus,
    passable,
    robbable,
    set_options,
    uncover,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS, plus_worth, ranking, treasures_worth, weaker, wins
from seachest.rules.sea_or_shore.state import (
    CARD,
    DISCARD,
    FETCH,
    FLEECE,
    HALVES,
    HAND_SIZES,
    INSPECT,
    NO_ACTION,
    NO_HALF,
    ORDER,
    OVER,
    PASS,
    PHASES,
    PILES,
    PLUS,
    PLUS_CARDS,
    RETURN,
    ROUNDS,
    SHOW,
    SWAP,
    SWAPPED,
    TAKE,
    HalfName,
    State,
)

FIELDS = frozenset(SeaOrShorePosition.__struct_fields__) - frozenset(Position.__struct_fields__)
"""The fields of a position that only Sea or Shore has."""

RANDOM = "random"
SIDES = ((1, 2), (3, 4))
ONE_PILE: PileName = "all"
MOST_POINTS = 1_000
TRIES = 1_000
"""How often covered halves are guessed anew before they are held to be impossible."""

MOST_FETCHED = ACTION_CARDS
"""SOS-8.4: so many may fetch a card in one trick, the winners of the two colours of an action card."""

ACTION_OF_PHASE = {FLEECE: 1, SWAP: 2, RETURN: 2, INSPECT: 3, ORDER: 3, FETCH: 4, DISCARD: 4}


# --- Options -------------------------------------------------------------------------------------------------------


def check_treasures(value: Any, where: str) -> list[int]:
    """The option `treasures` (SOS-1.2)."""
    values = each(value, where, lambda one, at: number(one, at, LOWEST_TREASURE, HIGHEST_TREASURE), A_COLOUR, "values")
    for wanted in TAKEN_OUT:
        if wanted not in values:
            raise NotationError(
                f"{where}: a {wanted} is missing; it must hold at least one 2, one 3 and one 4 (SOS-1.2)"
            )
    return values


def check_actions(value: Any, where: str) -> list[int] | str:
    """The option `actions` (SOS-1.4)."""
    if value == RANDOM:
        return RANDOM
    if isinstance(value, str):
        raise NotationError(f'{where}: expected [1 or 2, 3 or 4] or "{RANDOM}", not {shown(value)}')
    sides = listing(value, where, ACTION_CARDS, "actions")
    for card, side in enumerate(sides):
        low, high = SIDES[card]
        number(side, f"{where}[{card}]", low, high)
    return sides


def store_actions(value: Any) -> list[int]:
    """What the option record holds: the sides, or zeros where they are drawn."""
    return [NO_ACTION] * ACTION_CARDS if value == RANDOM else value


def check_hand(value: Any, where: str, players: int) -> int:
    """The option `hand` (SOS-2.5)."""
    return number(value, where, 1, HAND_SIZES[players])


def check_rounds(value: Any, where: str) -> int:
    """The option `rounds` (SOS-9.2)."""
    return number(value, where, 1, ROUNDS)


# --- Writing -------------------------------------------------------------------------------------------------------


TREASURE_NAMES: dict[int, str] = {**dict(enumerate(TREASURES)), UNKNOWN: "?"}
"""Treasures as they are written."""
CARD_NAMES: dict[int, str | None] = {**dict(enumerate(CARDS)), NO_CARD: None}
"""Islands as they are written."""
HALF_NAMES: dict[int, HalfName] = {half: name for half, name in enumerate(HALVES) if name is not None}
"""The halves of an island as they are written."""


def _treasures(treasures: Iterable[int]) -> list[str]:
    """Treasures by name."""
    return [TREASURE_NAMES[treasure] for treasure in treasures]


def trick_name(colour: int, figure: int) -> str | None:
    """An island in the trick, as far as it is seen; None where it has been fetched."""
    if colour == NO_CARD:
        return None
    return f"{'?' if colour == UNKNOWN else COLOURS[colour]}-{'?' if figure == UNKNOWN else figure}"


def pile_names(players: int) -> tuple[PileName, ...]:
    """What the piles are called (SOS-2.1, 2.2)."""
    return (ONE_PILE,) if players == JOINING_PLAYERS else PAIR_NAMES


def in_playing_order(v: State) -> list[int]:
    """The seats that have played in this trick."""
    return [(v.starter + i) % v.players for i in range(v.in_trick)]


def _hand(v: State, owner: int) -> list[str]:
    """A hand as far as it is known."""
    known = names(v.hand[owner])
    return known + ["?"] * (v.hand_size[owner] - len(known))


def _pile(v: Any, pile: int) -> TreasurePile:
    """A pile: the treasure that lies face up, and those below it from the top."""
    up, down = v.up[pile], v.pile[pile][: v.pile_size[pile]]
    return TreasurePile(up=None if up == NO_CARD else TREASURE_NAMES[up], down=_treasures(reversed(down)))


_treasures_worth, _plus_worth = direct(treasures_worth), direct(plus_worth)


def _score(v: State, owner: int, stack: Sequence[int]) -> int | None:
    """What a seat's treasures and plus cards are worth; None where some treasures are not known."""
    return None if UNKNOWN in stack else _treasures_worth(v, owner) + _plus_worth(v.plus[owner])


def _trick(v: State) -> list[PlayedIsland]:
    """The islands that lie there, in playing order."""
    colour, figure, show, laid = v.colour, v.number, v.show, v.laid
    return [
        PlayedIsland(
            seat=other, card=trick_name(colour[other], figure[other]), show=HALF_NAMES[show[other]], plus=laid[other]
        )
        for other in in_playing_order(v)
    ]


def _last_trick(v: State) -> list[LastPlayedIsland] | None:
    """The trick that was uncovered last."""
    if v.last_starter == NOBODY:
        return None
    colour, figure, laid = v.last_colour, v.last_number, v.last_laid
    seats = [(v.last_starter + i) % v.players for i in range(v.players)]
    return [
        LastPlayedIsland(seat=other, card=f"{COLOURS[colour[other]]}-{figure[other]}", plus=laid[other])
        for other in seats
    ]


def describe(v: Any, owner: int | None) -> SeaOrShorePosition:
    """The position: everything of a state (owner None), or what the owner of a view knows."""
    count = v.players
    players, piles = range(count), pile_names(count)
    stacks = [v.stack[other][: v.stack_size[other]] for other in players]
    position = SeaOrShorePosition(
        round=v.round_number,
        phase=PHASES[v.phase],
        starter=v.starter,
        turn=None if v.turn == NOBODY else v.turn,
        hands=[_hand(v, other) for other in players],
        plus=list(v.plus[:count]),
        supply=v.supply,
        stacks=[_treasures(stack) for stack in stacks],
        piles={name: _pile(v, pile) for pile, name in enumerate(piles)},
        out=names(v.out) if owner is None else ["?"] * (CARD_COUNT - count * v.dealt),
        gone=names(v.gone),
        trick=_trick(v),
        last=_last_trick(v),
        actions=list(v.side[:ACTION_CARDS]),
        open=[COLOURS[colour] for colour in range(COLOUR_COUNT) if v.lay_open >> colour & 1],
        passed=[CARD_NAMES[card] for card in v.passed[:count]],
        chosen=CARD_NAMES[v.chosen],
        half=HALVES[v.half],
        due=[action or None for action in v.due[:count]] if v.in_trick == count else None,
        aim=None if v.aim == NOBODY else v.aim,
        owed=v.owed,
        inspected=None if v.inspected == NOBODY else piles[v.inspected],
        totals=list(v.totals[:count]),
        counted=[
            RoundScore(treasures=points, plus=left)
            for points, left in zip(v.treasure_points[:count], v.plus_left[:count], strict=True)
        ],
        scores=[_score(v, other, stack) for other, stack in enumerate(stacks)],
    )
    if owner is not None:
        known, hand = v.known[owner + 1], v.hand
        position.uncertain = [names(known[other] & ~hand[other]) for other in players]
    return position


# --- Reading -------------------------------------------------------------------------------------------------------


@dataclass
class _Trick:
    """The trick as it is written."""

    cards: list[tuple[int, int]]  # colour and number, UNKNOWN where covered, NO_CARD where fetched
    shows: list[int]
    plus: list[int]


def set_up(s: State, fields: dict[str, Any], players: int, options: Any, seed: int) -> None:
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
    _set_up_treasures(s, given)
    islands = Stock(CARD_BY_NAME, dict.fromkeys(range(CARD_COUNT), 1))
    trick = _read_trick(s, given, islands)
    s.turn = _turn(s, given)
    _set_up_swap(s, given)
    _set_up_islands(s, given, islands, trick)
    _set_up_plus(s, given, trick)
    _set_up_open(s, given)
    _set_up_pass(s, given)
    _set_up_choice(s, given)
    _set_up_last(s, given)
    _set_up_due(s, given)
    _check_phase(s, given)


def _set_up_actions(s: State, given: FieldReader) -> None:
    """SOS-1.4: the sides as the table wants them; where it draws them, as written or by the seed."""
    draw_sides(s)
    if not given.has("actions"):
        return
    sides = check_actions(given.get("actions"), "actions")
    if sides == RANDOM:
        return
    for card in range(ACTION_CARDS):
        if s.wished[card] not in (NO_ACTION, sides[card]):
            raise NotationError(f"actions: {shown(sides)} is not what the options say")
        s.side[card] = int(sides[card])


def _phase(s: State, given: FieldReader) -> int:
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
    for owner, points in enumerate(given.numbers("totals", MOST_POINTS)):
        s.totals[owner] = points
    for owner, value in enumerate(given.per_seat("counted", {}, mapping, "objects")):
        where = f"counted[{owner}]"
        only(value, where, {"treasures", "plus"})
        s.treasure_points[owner] = number(value.get("treasures", 0), f"{where}.treasures", 0, MOST_POINTS)
        s.plus_left[owner] = number(value.get("plus", 0), f"{where}.plus", 0, PLUS_CARDS)


# Treasures


def _treasure_copies(s: State) -> dict[int, int]:
    """How many of each treasure the game has (SOS-1.2, 2.1)."""
    values = [s.values[i] for i in range(A_COLOUR)]
    if s.players == JOINING_PLAYERS:
        for value in TAKEN_OUT:
            values.remove(value)
    return {
        colour * BASE + value: values.count(value) for colour in range(COLOUR_COUNT) for value in sorted(set(values))
    }


def _belongs(s: State, treasure: int, pile: int) -> bool:
    """SOS-2.2: whether a treasure may lie in a pile."""
    return s.players == JOINING_PLAYERS or treasure // BASE // ACTION_CARDS == pile


def _set_up_treasures(s: State, given: FieldReader) -> None:
    """Stacks and piles; what no list names is shuffled into the piles that are left out."""
    stock = Stock(TREASURE_BY_NAME, _treasure_copies(s), "treasure")
    piles = pile_names(s.players)
    written = mapping(given.get("piles", {}), "piles")
    only(written, "piles", set(piles))
    stacks = given.per_seat("stacks", [], stock.read_list, "stacks")
    downs: list[list[int] | None] = []
    ups, given_up = [], []
    for pile, name in enumerate(piles):
        parts = mapping({} if written.get(name) is None else written[name], f"piles.{name}")
        only(parts, f"piles.{name}", {"up", "down"})
        down = parts.get("down")
        downs.append(None if down is None else stock.read_list(down, f"piles.{name}.down"))
        given_up.append("up" in parts)
        left_out = UNKNOWN if "up" not in parts and s.phase in (PASS, CARD, SHOW, PLUS) else NO_CARD
        ups.append(left_out if parts.get("up") is None else stock.read(parts["up"], f"piles.{name}.up"))
        for treasure in [*(downs[-1] or []), ups[-1]]:
            if treasure >= 0 and not _belongs(s, treasure, pile):
                raise NotationError(f"piles.{name}: {TREASURES[treasure]} does not belong to this pile (SOS-2.2)")
    others = shuffled(s, stock.others())
    for pile, name in enumerate(piles):
        fitting = [treasure for treasure in others if _belongs(s, treasure, pile)]
        others = [treasure for treasure in others if not _belongs(s, treasure, pile)]
        if ups[pile] == UNKNOWN and (fitting or given_up[pile]):
            (ups[pile],) = drawn_for([UNKNOWN], fitting, f"piles.{name}.up")
        known_down = downs[pile]
        if known_down is not None:
            downs[pile] = drawn_for(known_down, fitting, f"piles.{name}.down")
        others += fitting
        s.up[pile] = NO_CARD if ups[pile] == UNKNOWN else ups[pile]
    others = shuffled(s, others)
    for owner, stack in enumerate(stacks):
        for place, treasure in enumerate(drawn_for(stack, others, f"stacks[{owner}]")):
            s.stack[owner, place] = treasure
        s.stack_size[owner] = len(stack)
    for pile in range(len(piles)):
        final = downs[pile]
        if final is None:
            final = [treasure for treasure in others if _belongs(s, treasure, pile)]
            others = [treasure for treasure in others if not _belongs(s, treasure, pile)]
        for treasure in reversed(final):
            s.pile[pile, s.pile_size[pile]] = treasure
            s.pile_size[pile] += 1
    if others:
        raise NotationError(f"piles: {TREASURES[others[0]]} is in no list")


# Islands


def _read_half(value: object, where: str) -> tuple[int, int] | None:
    """A half-covered card, such as red-? or ?-7; None for anything else."""
    if not isinstance(value, str) or value.count("?") != 1 or value.count("-") != 1:
        return None
    colour, _, figure = value.partition("-")
    if figure == "?" and colour in COLOURS:
        return COLOURS.index(colour), UNKNOWN
    if colour == "?" and figure in {str(n) for n in range(1, HIGHEST + 1)}:
        return UNKNOWN, int(figure)
    raise NotationError(f"{where}: unknown card {shown(value)}")


def _read_trick(s: State, given: FieldReader, islands: Stock) -> _Trick:
    """SOS-3: cards in playing order from the starter on."""
    trick = _Trick([], [], [])
    entries = each(given.get("trick", []), "trick", mapping)
    wanted = range(s.players) if s.phase in (CARD, SHOW, PLUS) else [0] if s.phase in (PASS, OVER) else [s.players]
    if len(entries) not in wanted:
        raise NotationError(f"trick: {len(entries)} cards don't fit phase {shown(PHASES[s.phase])}")
    for i, parts in enumerate(entries):
        where = f"trick[{i}]"
        only(parts, where, {"seat", "card", "show", "plus"})
        expected = (s.starter + i) % s.players
        if seat(parts.get("seat", expected), f"{where}.seat", s.players) != expected:
            raise NotationError(f"{where}.seat: seat {expected} plays here, clockwise from the starter (SOS-3.1)")
        card = parts.get("card")
        if card is None:
            if s.phase not in (FETCH, DISCARD, SWAP, RETURN, FLEECE, INSPECT, ORDER):
                raise NotationError(f"{where}.card: missing")
            trick.cards.append((NO_CARD, NO_CARD))
        elif half := _read_half(card, f"{where}.card"):
            trick.cards.append(half)
        else:
            read = islands.read(card, f"{where}.card")
            if read == UNKNOWN:
                raise NotationError(f"{where}.card: half of a card in the trick is always seen (SOS-3.2)")
            trick.cards.append((read // HIGHEST, read % HIGHEST + 1))
        trick.shows.append(_read_show(parts, trick.cards[-1], where))
        trick.plus.append(number(parts.get("plus", 0), f"{where}.plus", 0, HIGHEST - 1))
        if trick.cards[-1][1] + trick.plus[-1] > HIGHEST:
            raise NotationError(f"{where}.plus: {trick.plus[-1]} plus cards bring the card above {HIGHEST} (SOS-3.4)")
    return trick


def _read_show(parts: dict[str, Any], card: tuple[int, int], where: str) -> int:
    """The half that shows; with a half-covered card it is the other one that is not seen."""
    seen = "colour" if card[1] == UNKNOWN else "number"
    show = parts.get("show", seen if UNKNOWN in card else "colour")
    if UNKNOWN in card and show != seen:
        raise NotationError(f"{where}.show: {shown(show)}, but the {seen} is what is seen")
    half = one_of(show, f"{where}.show", {name: i for i, name in enumerate(HALVES) if name})
    assert half != NO_HALF
    return half


def _turn(s: State, given: FieldReader) -> int:
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


def _set_up_swap(s: State, given: FieldReader) -> None:
    """SOS-8.2: whose cards were taken, and how many are to be given back."""
    s.aim = given.seat("aim", NOBODY)
    s.owed = number(given.get("owed", 0), "owed", 0, SWAPPED)
    if (s.phase == RETURN) != (s.aim != NOBODY) or (s.phase == RETURN) != (s.owed > 0):
        raise NotationError("aim: aim and owed stand in phase return, and only there (SOS-8.2)")
    if s.phase == RETURN and s.aim == s.turn:
        raise NotationError(f"aim: seat {s.aim} can't swap with itself (SOS-8.2)")


def _surplus(s: State, owner: int) -> int:
    """How many cards a seat holds beyond what is usual between two tricks."""
    surplus = 0
    if s.phase == RETURN:
        surplus = s.owed if owner == s.turn else -s.owed if owner == s.aim else 0
    if s.phase == DISCARD and owner == s.turn:
        surplus = 1
    return surplus


def _set_up_islands(s: State, given: FieldReader, islands: Stock, trick: _Trick) -> None:
    """Trick, hands, what is gone and what is out; unknown cards are dealt by the seed."""
    s.in_trick = len(trick.cards)
    played = {(s.starter + i) % s.players for i in range(s.in_trick)}
    full = s.dealt
    gone = islands.read_list(given.get("gone"), "gone") if given.has("gone") else None
    out = islands.read_list(given.get("out"), "out") if given.has("out") else None
    if given.has("hands"):
        hands = given.per_seat("hands", [], islands.read_list, "hands")
        size = len(hands[0]) + (0 in played) - _surplus(s, 0)
    else:
        size = 0 if s.phase == OVER else full - len(gone or ()) // s.players
        hands = [[UNKNOWN] * (size - (owner in played) + _surplus(s, owner)) for owner in range(s.players)]
    if s.phase == PASS and size != full:
        raise NotationError(f"hands: before the pass each holds {full} cards (SOS-2.5)")
    if not (size == 0 if s.phase == OVER else 1 <= size <= full):
        raise NotationError(f"hands[0]: {len(hands[0])} cards are not possible here")
    for owner, hand in enumerate(hands):
        expected = size - (owner in played) + _surplus(s, owner)
        if len(hand) != expected:
            raise NotationError(f"hands[{owner}]: expected {expected} cards, not {len(hand)}")
    fetched = sum(card == (NO_CARD, NO_CARD) for card in trick.cards) - (s.phase == DISCARD)
    if fetched < 0:
        raise NotationError("trick: in phase discard one of its cards has been fetched (SOS-8.4)")
    counts = {"gone": s.players * (full - size) + fetched, "out": CARD_COUNT - s.players * full}
    lists = {
        name: [UNKNOWN] * counts[name] if cards is None else cards for name, cards in (("gone", gone), ("out", out))
    }
    for name, cards in lists.items():
        if len(cards) != counts[name]:
            raise NotationError(f"{name}: expected {counts[name]} cards, not {len(cards)}")
    others = _uncovered(s, trick, islands.others())
    for owner, hand in enumerate(hands):
        for card in drawn_for(hand, others, f"hands[{owner}]"):
            s.hand[owner] |= 1 << card
        s.hand_size[owner] = len(hand)
    s.gone = sum(1 << card for card in drawn_for(lists["gone"], others, "gone"))
    s.out = sum(1 << card for card in drawn_for(lists["out"], others, "out"))
    if others:
        raise NotationError(f"hands: {CARDS[others[0]]} is in no list")


def _uncovered(s: State, trick: _Trick, others: list[int]) -> list[int]:
    """Lays the trick, half-covered cards filled in at random; returns the other cards, shuffled."""
    for _ in range(TRIES):
        left = shuffled(s, others)
        cards = []
        for (colour, figure), plus in zip(trick.cards, trick.plus, strict=True):
            if UNKNOWN in (colour, figure):
                fitting = [
                    card
                    for card in left
                    if colour in (UNKNOWN, card // HIGHEST)
                    and figure in (UNKNOWN, card % HIGHEST + 1)
                    and card % HIGHEST + 1 + plus <= HIGHEST
                ]
                if not fitting:
                    break
                left.remove(fitting[-1])
                cards.append((fitting[-1] // HIGHEST, fitting[-1] % HIGHEST + 1))
            else:
                cards.append((colour, figure))
        if len(cards) == len(trick.cards):
            for i, (colour, figure) in enumerate(cards):
                owner = (s.starter + i) % s.players
                s.colour[owner], s.number[owner] = colour, figure
                s.show[owner], s.laid[owner] = trick.shows[i], trick.plus[i]
            return left
    raise NotationError("trick: no card is left that fits what is seen of a covered one")


def _set_up_plus(s: State, given: FieldReader, trick: _Trick) -> None:
    """SOS-1.3: 22 plus cards in all."""
    for owner, plus in enumerate(given.numbers("plus", PLUS_CARDS)):
        s.plus[owner] = plus
    rest = PLUS_CARDS - sum(s.plus[owner] for owner in range(s.players)) - sum(trick.plus)
    if rest < 0:
        raise NotationError(f"plus: there are only {PLUS_CARDS} plus cards (SOS-1.3)")
    if number(given.get("supply", rest), "supply", 0, PLUS_CARDS) != rest:
        raise NotationError(f"supply: expected {rest}, what is missing to {PLUS_CARDS}, not {given.get('supply')}")
    s.supply = rest


# Half-made decisions


def _set_up_open(s: State, given: FieldReader) -> None:
    """SOS-5.4: the colours that lay face up when the trick began; left out, those that lie there now."""
    now = 0
    for pile in range(PILES):
        if s.up[pile] != NO_CARD:
            now |= 1 << s.up[pile] // BASE
    s.lay_open = now
    if given.has("open"):
        numbers = {colour: i for i, colour in enumerate(COLOURS)}
        colours = each(given.get("open"), "open", lambda value, where: one_of(value, where, numbers))
        piles = [0 if s.players == JOINING_PLAYERS else colour // ACTION_CARDS for colour in colours]
        if len(set(piles)) < len(piles):
            raise NotationError("open: on each pile one treasure lies face up (SOS-2.3)")
        s.lay_open = sum(1 << colour for colour in colours)
    started = s.phase not in (PASS, CARD, SHOW, PLUS, OVER)
    if s.lay_open & now != now or (not started and s.lay_open != now):
        raise NotationError("open: it must hold the colours of the face-up treasures (SOS-5.4)")


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
        hand, colour = s.hand[owner], card // HIGHEST
        if not passable(hand) >> colour & 1 or highest(hand, colour) != card:
            raise NotationError(f"passed[{owner}]: {CARDS[card]} is not the highest of a colour held most (SOS-2.7)")
        s.passed[owner] = card
    if s.phase == PASS and NO_CARD not in passed:
        raise NotationError("passed: when all have chosen, the cards have moved on (SOS-2.8)")


def _set_up_choice(s: State, given: FieldReader) -> None:
    """SOS-3: a card chosen to be played, still in hand, and the half that shall show."""
    if (s.phase in (SHOW, PLUS)) != given.has("chosen"):
        if given.has("chosen"):
            raise NotationError("chosen: a card being played stands here in the phases show and plus only")
        # A view of another seat hides the choice, and shows phase card.
        raise NotationError("chosen: missing; the card being played")
    if (s.phase == PLUS) != given.has("half"):
        raise NotationError("half: the half that shall show stands here in phase plus, and only there")
    if given.has("chosen"):
        s.chosen = one_of(given.get("chosen"), "chosen", CARD_BY_NAME)
        if not s.hand[s.turn] >> s.chosen & 1:
            raise NotationError(f"chosen: {CARDS[s.chosen]} is not in the hand of seat {s.turn} (SOS-3.1)")
    if given.has("half"):
        s.half = one_of(given.get("half"), "half", {name: i for i, name in enumerate(HALVES) if name})
        if most_plus(s, s.turn) == 0:
            raise NotationError(f"phase: plus, but seat {s.turn} can lay no plus card (SOS-3.4)")


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
        s.last_colour[owner], s.last_number[owner] = card // HIGHEST, card % HIGHEST + 1
        s.last_laid[owner] = number(parts.get("plus", 0), f"{where}.plus", 0, HIGHEST - s.last_number[owner])
    shown_cards = [(s.last_colour[owner], s.last_number[owner]) for owner in range(s.players)]
    if entries and len(set(shown_cards)) < s.players:
        raise NotationError("last: a card is there twice")
    if entries and s.in_trick == s.players:
        for owner, was in enumerate(shown_cards):
            lies = s.number[owner] != NO_CARD
            if s.last_starter != s.starter or (lies and was != (s.colour[owner], s.number[owner])):
                raise NotationError("last: when all have played, it is the trick that lies there (SOS-3.5)")


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
                raise NotationError(f"due[{owner}]: {shown(action)} is no action that lies on the table")
            ahead = s.phase == TAKE or (owner - s.starter) % s.players > done
            if (complete and actions[action] != s.due[owner]) or (action is not None and not ahead):
                raise NotationError(f"due[{owner}]: {shown(action)} does not follow from the trick (SOS-5.4)")
            s.due[owner] = actions[action]


def _check_phase(s: State, given: FieldReader) -> None:
    """What goes with the phase."""
    piles = pile_names(s.players)
    s.inspected = one_of(given.get("inspected"), "inspected", {None: NOBODY} | {n: i for i, n in enumerate(piles)})
    victims = [owner for owner in range(s.players) if s.turn != NOBODY and may_fleece(s, s.turn, owner)]
    action = ACTION_OF_PHASE.get(s.phase)
    fetched = sum(s.show[owner] != NO_HALF and s.number[owner] == NO_CARD for owner in range(s.players))
    most_fetched = MOST_FETCHED - (s.phase == FETCH)
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
        problem = "phase: inspect, but no treasure lies face down (SOS-8.3)"
    elif s.phase == ORDER and s.pile_size[s.inspected] == 0:
        problem = f"inspected: no treasure lies face down in {piles[s.inspected]} (SOS-8.3)"
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
    return s.side[colour // ACTION_CARDS] == action and not is_open(s, colour) and wins(s, s.turn)


def _may_take(s: State) -> bool:
    """SOS-5.1: the seat has won a colour whose treasure lies there, and may rob somebody."""
    colour = s.colour[s.turn]
    there = any(s.up[pile] != NO_CARD and s.up[pile] // BASE == colour for pile in range(PILES))
    return there and is_open(s, colour) and wins(s, s.turn) and robbable(s, s.turn, weaker(s, s.turn)) > 0
