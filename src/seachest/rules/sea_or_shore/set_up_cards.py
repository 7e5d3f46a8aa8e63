"""The cards of a position of Sea or Shore, read from the notation: treasures, islands, and plus cards."""

from dataclasses import dataclass
from typing import Any

from seachest.rules.cards import NO_CARD, UNKNOWN, Stock, drawn_for
from seachest.rules.chance import shuffled
from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import FieldReader, each, mapping, number, one_of, only, seat
from seachest.rules.sea_or_shore.cards import (
    CARD_COUNT,
    CARDS,
    COLOUR_COUNT,
    COLOURS,
    COLOURS_PER_PAIR,
    HIGHEST_NUMBER,
    TREASURE_BASE,
    TREASURE_BY_NAME,
    TREASURES,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
    Treasure,
)
from seachest.rules.sea_or_shore.notation import pile_names
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS
from seachest.rules.sea_or_shore.state import (
    CARD,
    DISCARD,
    FETCH,
    FLEECE,
    HALVES,
    INSPECT,
    NO_HALF,
    ORDER,
    OVER,
    PASS,
    PHASES,
    PLUS,
    PLUS_CARD_COUNT,
    RETURN,
    SHOW,
    SWAP,
    State,
)
from seachest.rules.types import Card, Seat

MAX_UNCOVERING_TRIES = 1_000
"""After so many failed guesses of the covered halves a trick is held to be impossible."""


@dataclass
class TrickReading:
    """The trick as it is written."""

    cards: list[tuple[int, int]]  # colour and number, UNKNOWN where covered, NO_CARD where fetched
    shows: list[int]
    plus: list[int]


# --- Treasures -------------------------------------------------------------------------------------------------------


def _treasure_copies(s: State) -> dict[int, int]:
    """How many of each treasure the game has (SOS-1.2, 2.1)."""
    values = [s.values[i] for i in range(TREASURES_PER_COLOUR)]
    if s.players == JOINING_PLAYERS:
        for value in VALUES_TAKEN_OUT:
            values.remove(value)
    return {
        colour * TREASURE_BASE + value: values.count(value)
        for colour in range(COLOUR_COUNT)
        for value in sorted(set(values))
    }


def _belongs(s: State, treasure: Treasure, pile: int) -> bool:
    """SOS-2.2: whether a treasure may lie in a pile."""
    return s.players == JOINING_PLAYERS or treasure // TREASURE_BASE // COLOURS_PER_PAIR == pile


def set_up_treasures(s: State, given: FieldReader) -> None:
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
        raise NotationError(f"piles: {TREASURES[others[0]]} is missing from every list")


# --- The trick -------------------------------------------------------------------------------------------------------


def read_trick(s: State, given: FieldReader, islands: Stock) -> TrickReading:
    """SOS-3: cards in playing order from the starter on."""
    trick = TrickReading([], [], [])
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
            trick.cards.append((read // HIGHEST_NUMBER, read % HIGHEST_NUMBER + 1))
        trick.shows.append(_read_show(parts, trick.cards[-1], where))
        trick.plus.append(number(parts.get("plus", 0), f"{where}.plus", 0, HIGHEST_NUMBER - 1))
        if trick.cards[-1][1] + trick.plus[-1] > HIGHEST_NUMBER:
            raise NotationError(
                f"{where}.plus: {trick.plus[-1]} plus cards bring the card above {HIGHEST_NUMBER} (SOS-3.4)"
            )
    return trick


def _read_half(value: object, where: str) -> tuple[int, int] | None:
    """A half-covered card, such as red-? or ?-7; None for anything else."""
    if not isinstance(value, str) or value.count("?") != 1 or value.count("-") != 1:
        return None
    colour, _, figure = value.partition("-")
    if figure == "?" and colour in COLOURS:
        return COLOURS.index(colour), UNKNOWN
    if colour == "?" and figure in {str(n) for n in range(1, HIGHEST_NUMBER + 1)}:
        return UNKNOWN, int(figure)
    raise NotationError(f"{where}: unknown card {shown(value)}")


def _read_show(parts: dict[str, Any], card: tuple[int, int], where: str) -> int:
    """The half that shows; with a half-covered card it is the other one that is not seen."""
    seen = "colour" if card[1] == UNKNOWN else "number"
    show = parts.get("show", seen if UNKNOWN in card else "colour")
    if UNKNOWN in card and show != seen:
        raise NotationError(f"{where}.show: {shown(show)}, but the {seen} is what is seen")
    half = one_of(show, f"{where}.show", {name: i for i, name in enumerate(HALVES) if name})
    assert half != NO_HALF
    return half


# --- Islands ---------------------------------------------------------------------------------------------------------


def set_up_islands(s: State, given: FieldReader, islands: Stock, trick: TrickReading) -> None:
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
        raise NotationError(f"hands: {CARDS[others[0]]} is missing from every list")


def _surplus(s: State, owner: Seat) -> int:
    """How many cards a seat holds beyond what is usual between two tricks."""
    surplus = 0
    if s.phase == RETURN:
        surplus = s.owed if owner == s.turn else -s.owed if owner == s.aim else 0
    if s.phase == DISCARD and owner == s.turn:
        surplus = 1
    return surplus


def _uncovered(s: State, trick: TrickReading, others: list[Card]) -> list[Card]:
    """Lays the trick, half-covered cards filled in at random; returns the other cards, shuffled."""
    for _ in range(MAX_UNCOVERING_TRIES):
        left = shuffled(s, others)
        cards = []
        for (colour, figure), plus in zip(trick.cards, trick.plus, strict=True):
            if UNKNOWN in (colour, figure):
                fitting = [
                    card
                    for card in left
                    if colour in (UNKNOWN, card // HIGHEST_NUMBER)
                    and figure in (UNKNOWN, card % HIGHEST_NUMBER + 1)
                    and card % HIGHEST_NUMBER + 1 + plus <= HIGHEST_NUMBER
                ]
                if not fitting:
                    break
                left.remove(fitting[-1])
                cards.append((fitting[-1] // HIGHEST_NUMBER, fitting[-1] % HIGHEST_NUMBER + 1))
            else:
                cards.append((colour, figure))
        if len(cards) == len(trick.cards):
            for i, (colour, figure) in enumerate(cards):
                owner = (s.starter + i) % s.players
                s.colour[owner], s.number[owner] = colour, figure
                s.show[owner], s.laid[owner] = trick.shows[i], trick.plus[i]
            return left
    raise NotationError("trick: no card is left that fits what is seen of a covered one")


# --- Plus cards ------------------------------------------------------------------------------------------------------


def set_up_plus(s: State, given: FieldReader, trick: TrickReading) -> None:
    """SOS-1.3: 22 plus cards in all."""
    for owner, plus in enumerate(given.numbers("plus", PLUS_CARD_COUNT)):
        s.plus[owner] = plus
    rest = PLUS_CARD_COUNT - sum(s.plus[owner] for owner in range(s.players)) - sum(trick.plus)
    if rest < 0:
        raise NotationError(f"plus: there are only {PLUS_CARD_COUNT} plus cards (SOS-1.3)")
    if number(given.get("supply", rest), "supply", 0, PLUS_CARD_COUNT) != rest:
        raise NotationError(f"supply: expected {rest}, to make {PLUS_CARD_COUNT} in all, not {given.get('supply')}")
    s.supply = rest
