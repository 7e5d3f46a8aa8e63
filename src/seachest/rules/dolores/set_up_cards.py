"""The cards of a written position, laid where they belong; unknown ones are dealt by the seed."""

from dataclasses import dataclass

from seachest.rules.cards import NO_CARD, UNKNOWN, drawn_for
from seachest.rules.chance import below, shuffled
from seachest.rules.dolores.cards import (
    BET,
    BOTTLES,
    CARDS,
    CONVOY,
    GOODS_COUNT,
    LANTERN,
    LOOKOUT,
    SUNRISE_CARD,
    THEFT_BOTTLE,
    THEFT_CARD,
    TWO_HANDS,
    UNIT_OF,
    VOID,
    WHIRLPOOL,
)
from seachest.rules.dolores.field_reader import DoloresStock, DuelFieldReader
from seachest.rules.dolores.state import (
    DEALER_SIDE,
    LEFT_SIDE,
    NO_CHOICE,
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
    REMOVED_COUNT,
    SIDE_PLACES,
    SIDES,
    SUNRISE_ANYWHERE,
    SUNRISE_DRAWN,
    SUNRISE_IGNORED,
    SUNRISE_LOW,
    SUNRISES,
    WINDOW_BEFORE,
    State,
)
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import NOBODY
from seachest.rules.reading import each, listing, mapping, number, one_of, only
from seachest.rules.types import Card

SIDE_SIZES = (SIDE_PLACES - 1, SIDE_PLACES)


def duel_is_running(s: State) -> bool:
    """Whether the phase is that of a duel whose cards nobody has taken yet."""
    return s.phase in (PHASE_TALK, PHASE_GESTURE, PHASE_COUNT, PHASE_GIVE) or (
        s.phase == PHASE_WINDOW and s.window != WINDOW_BEFORE
    )


@dataclass
class CardLists:
    """All cards of a position by where they lie; UNKNOWN ones are dealt once all are read."""

    duel: dict[int, Card]  # by place
    discard: list[Card]
    buried: list[Card]
    removed: list[Card]
    pile: list[Card] | None  # top first; None: the rest
    out: list[Card]


def lay_cards(s: State, reader: DuelFieldReader) -> None:
    """All cards into their places; those that no list names are dealt by the seed."""
    cards = DoloresStock(bottles=bool(s.bottles))
    _read_displays(s, reader, cards)
    duel = _read_duel(s, reader, cards)
    discard = cards.read_list(reader.get("discard", []), "discard")
    buried = number(reader.get("buried", 0), "buried", 0, len(discard))
    lists = CardLists(
        duel=duel,
        discard=discard[: len(discard) - buried],
        buried=discard[len(discard) - buried :],
        removed=_read_removed(s, reader, cards),
        pile=cards.read_list(reader.fields["pile"], "pile") if reader.has("pile") else None,
        out=_read_out(s, reader, cards),
    )
    _set_up_lantern(s, reader, buried)
    _find_sunrise(s, reader, cards, lists)
    _discard_used(s, reader, cards, lists)
    _deal_unknown(s, reader, cards, lists)
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


def _read_displays(s: State, reader: DuelFieldReader, cards: DoloresStock) -> None:
    """What lies before each seat; theft only before the first duel, when its owner uses it (DOL-2.4)."""
    s.thief, s.victim = reader.seat("thief", NOBODY), reader.seat("victim", NOBODY)
    displays = listing(reader.get("displays", [{}] * s.players), "displays", s.players, "displays, one a seat")
    for owner, display in enumerate(displays):
        where = f"displays[{owner}]"
        only(mapping(display, where), where, {"goods", "bottles"})
        lying = each(display.get("goods", []), f"{where}.goods", cards.goods)
        lying += each(display.get("bottles", []), f"{where}.bottles", cards.bottle)
        for card in lying:
            if card != THEFT_CARD:
                s.display[owner] += UNIT_OF[card]
            elif s.phase in (PHASE_THEFT, PHASE_OVER) and not reader.has("duel") and s.thief == NOBODY:
                s.thief = owner
                s.discard = UNIT_OF[card]
            else:
                raise NotationError(f"{where}.bottles: theft is used as soon as it is received (DOL-5.5)")


def _read_duel(s: State, reader: DuelFieldReader, cards: DoloresStock) -> dict[int, Card]:
    """The cards of the duel by place (DOL-3.2); left out they are random, or have all gone."""
    paid = s.phase in (PHASE_THEFT, PHASE_LOOT) and s.bettor != NOBODY
    gone = s.phase == PHASE_DROP or (
        s.phase in (PHASE_THEFT, PHASE_LOOT) and not paid and s.gesture[LEFT_SIDE] != NO_CHOICE
    )
    needed = gone or paid or duel_is_running(s) or s.phase in (PHASE_GRAB, PHASE_PICK)
    if not reader.has("duel") and not needed:
        return {}
    if not needed and s.phase != PHASE_OVER:
        raise NotationError(f"duel: no cards are laid out in phase {shown(PHASES[s.phase])} before the gestures")
    nothing = [None if gone else "?"] * SIDE_SIZES[0]
    sides = mapping(reader.get("duel", {}), "duel")
    only(sides, "duel", set(SIDES))
    rows = [listing(sides.get(name, nothing), f"duel.{name}") for name in SIDES]
    s.side_size = len(rows[LEFT_SIDE])
    if s.side_size not in SIDE_SIZES or len(rows[DEALER_SIDE]) != s.side_size:
        raise NotationError("duel: each duellist has two places, or three with convoy (DOL-3.2, 6.6)")
    found = {
        side * SIDE_PLACES + i: NO_CARD if card is None else cards.read(card, f"duel.{SIDES[side]}[{i}]")
        for side, row in enumerate(rows)
        for i, card in enumerate(row)
    }
    lying = [card for card in found.values() if card != NO_CARD]
    if gone and lying:
        raise NotationError(f"duel: all cards have left it in phase {PHASES[s.phase]} (DOL-4)")
    if s.phase == PHASE_PICK and not lying:
        raise NotationError("duel: no card is left to pick (DOL-6.8)")
    if (duel_is_running(s) or s.phase == PHASE_OVER) and NO_CARD in found.values():
        raise NotationError("duel: a card is missing, although the duel is not settled yet")
    return found


def _read_removed(s: State, reader: DuelFieldReader, cards: DoloresStock) -> list[Card]:
    """DOL-2.1: four bottles, with two players bet among them."""
    count = REMOVED_COUNT if s.bottles else 0
    if not reader.has("removed"):
        found = [UNKNOWN] * count
    else:
        found = cards.read_list(reader.fields["removed"], "removed")
        if len(found) != count:
            raise NotationError(f"removed: expected {count} bottles, not {len(found)} (DOL-2.1)")
        for card in found:
            if card != UNKNOWN and (card < GOODS_COUNT or card == SUNRISE_CARD):
                raise NotationError(f"removed: {CARDS[card]} is never removed (DOL-2.1)")
    bet = GOODS_COUNT + BET
    if s.players == 2 and s.bottles and bet not in found:
        if cards.places_of(bet) or UNKNOWN not in found:
            raise NotationError("removed: with two players bet is one of the four (DOL-2.1)")
        found[found.index(UNKNOWN)] = cards.read(BOTTLES[BET], "removed")
    return found


def _read_out(s: State, reader: DuelFieldReader, cards: DoloresStock) -> list[Card]:
    """DOL-2.2: as many cards as the option `pile` leaves out, and never sunrise."""
    found = cards.read_list(reader.get("out", ["?"] * s.out), "out")
    if len(found) != s.out:
        raise NotationError(f"out: expected {s.out} cards, as the option pile leaves out, not {len(found)} (DOL-2.2)")
    if SUNRISE_CARD in found:
        raise NotationError("out: sunrise is never left out (DOL-2.2)")
    return found


def _set_up_lantern(s: State, reader: DuelFieldReader, buried: int) -> None:
    """DOL-6.1: who used the lantern, in this duel or before."""
    lantern, s.seer = reader.seat("lantern", NOBODY), reader.seat("seer", NOBODY)
    s.dark = int(lantern != NOBODY)
    if s.seer == NOBODY:
        s.seer = lantern
    problem = None
    if s.dark and s.seer != lantern:
        problem = f"seer: expected {lantern}, who uses the lantern; there is only one"
    elif s.dark and s.side_size == 0 and not (s.phase == PHASE_WINDOW and s.window == WINDOW_BEFORE):
        problem = "lantern: it covers a duel, and there is none (DOL-6.1)"
    elif buried and s.seer == NOBODY:
        problem = "seer: missing; only under a lantern cards are discarded face down (DOL-6.1)"
    if problem:
        raise NotationError(problem)


def _find_sunrise(s: State, reader: DuelFieldReader, cards: DoloresStock, lists: CardLists) -> None:
    """Whether sunrise lies in the pile, was drawn just now, or ignored (DOL-3.3, 6.2)."""
    ended = s.sunrise == SUNRISE_DRAWN or (s.phase == PHASE_OVER and s.side_size > 0)
    drawn = SUNRISE_DRAWN if ended else SUNRISE_IGNORED
    if lists.pile is not None and SUNRISE_CARD in lists.pile:
        above = lists.pile[::-1].index(SUNRISE_CARD)
        possible = [SUNRISE_LOW, SUNRISE_ANYWHERE] if above < s.lowest else [SUNRISE_ANYWHERE]
    elif cards.places_of(SUNRISE_CARD):
        possible = [drawn]
    else:
        possible = [drawn] if ended else [SUNRISE_LOW, SUNRISE_ANYWHERE, SUNRISE_IGNORED]
    numbers: dict[str | None, int] = {name: i for i, name in enumerate(SUNRISES)}
    s.sunrise = one_of(reader.get("sunrise", SUNRISES[possible[0]]), "sunrise", numbers)
    if s.sunrise not in possible:
        expected = " or ".join(SUNRISES[i] for i in possible)
        raise NotationError(f"sunrise: expected {expected}, not {SUNRISES[s.sunrise]} (DOL-3.3)")
    if ended and SUNRISE_CARD not in lists.duel.values() and cards.places_of(SUNRISE_CARD):
        raise NotationError("duel: sunrise ends the game when it is drawn, so it belongs here (DOL-3.3)")


def _discard_used(s: State, reader: DuelFieldReader, cards: DoloresStock, lists: CardLists) -> None:
    """DOL-5: bottles in use lie in the discard; if that is left out they are laid there."""
    in_use = [
        (LANTERN, "lantern" if s.dark else "seer", s.seer != NOBODY),
        (CONVOY, "duel", s.side_size == SIDE_PLACES),
        (TWO_HANDS, "two-hands", s.two_hands != NOBODY),
        (BET, "bettor", s.bettor != NOBODY),
        (WHIRLPOOL, "phase", s.phase == PHASE_GIVE),
        (LOOKOUT, "sunrise", s.sunrise == SUNRISE_IGNORED),
        (VOID, "repeat", bool(s.repeated)),
        (THEFT_BOTTLE, "thief", s.thief != NOBODY and s.discard == 0),  # else it came from a display, and lies there
    ]
    for bottle, field, used in in_use:
        card = GOODS_COUNT + bottle
        if not used or card in lists.discard:
            continue
        if not s.bottles:
            raise NotationError(f"{field}: {BOTTLES[bottle]} is not in a game without bottles (DOL-2.6)")
        if cards.places_of(card):
            raise NotationError(
                f"{field}: {BOTTLES[bottle]} is in use, but it is in {cards.places_of(card)[0]} (DOL-5)"
            )
        if reader.has("discard"):
            raise NotationError(f"discard: {BOTTLES[bottle]} is in use, so it belongs here (DOL-5)")
        lists.discard.append(cards.read(BOTTLES[bottle], "discard"))


def _deal_unknown(s: State, reader: DuelFieldReader, cards: DoloresStock, lists: CardLists) -> None:
    """A random card for each unknown one, and the pile if it was left out."""
    others = shuffled(s, cards.others())
    for i, card in enumerate(lists.removed):
        if card == UNKNOWN:
            bottle = next((card for card in others if GOODS_COUNT <= card < SUNRISE_CARD), None)
            if bottle is None:
                raise NotationError("removed: too few bottles are left, four are out of the game (DOL-2.1)")
            others.remove(bottle)
            lists.removed[i] = bottle
    unknown = sum(list(part).count(UNKNOWN) for part in (lists.duel.values(), lists.discard, lists.buried, lists.out))
    if lists.pile is None:
        lists.pile = [UNKNOWN] * (len(others) - unknown)
    if SUNRISE_CARD in others:
        others.remove(SUNRISE_CARD)
        _hide_sunrise(s, reader, lists)
    _set_up_sunrise_places(s, reader, lists)
    lists.discard = drawn_for(lists.discard, others, "discard")
    lists.buried = drawn_for(lists.buried, others, "discard")
    lists.pile = drawn_for(lists.pile, others, "pile")
    lists.duel = dict(zip(lists.duel, drawn_for(list(lists.duel.values()), others, "duel"), strict=True))
    drawn_for(lists.out, others, "out")
    if others:
        raise NotationError(f"pile: {CARDS[others[0]]} is missing from every list")


def _hide_sunrise(s: State, reader: DuelFieldReader, lists: CardLists) -> None:
    """Sunrise is missing from every list: it becomes one of the unknown cards where it may be (DOL-2.2, 6.1)."""
    assert lists.pile is not None
    if s.sunrise in (SUNRISE_LOW, SUNRISE_ANYWHERE):
        places = [i for i, card in enumerate(reversed(lists.pile)) if card == UNKNOWN]
        low = [i for i in places if i < s.lowest]
        if s.sunrise == SUNRISE_LOW and not low and not reader.has("sunrise"):
            s.sunrise = SUNRISE_ANYWHERE
        possible = low if s.sunrise == SUNRISE_LOW else places
        if not possible:
            raise NotationError("pile: sunrise is missing from every list")
        lists.pile[len(lists.pile) - 1 - possible[below(s, len(possible))]] = SUNRISE_CARD
        return
    possible = [place for place, card in lists.duel.items() if card == UNKNOWN]
    if reader.has("sunrise-places") and s.dark:
        possible = [place for place in possible if place in reader.places("sunrise-places")]
    if possible:
        lists.duel[possible[below(s, len(possible))]] = SUNRISE_CARD
    elif UNKNOWN in lists.buried:
        lists.buried[lists.buried.index(UNKNOWN)] = SUNRISE_CARD
    else:
        raise NotationError(f"sunrise: {SUNRISES[s.sunrise]}, but it is missing from every list")


def _set_up_sunrise_places(s: State, reader: DuelFieldReader, lists: CardLists) -> None:
    """Where a lantern may cover sunrise, as far as all know (DOL-6.1, 8.2)."""
    lying = [place for place, card in lists.duel.items() if card != NO_CARD]
    place = next((place for place in lying if lists.duel[place] == SUNRISE_CARD), NOBODY)
    if place == NOBODY or not s.dark:
        reader.forbid(("sunrise-places",), "no lantern covers sunrise")
        return
    possible = lying if not reader.has("sunrise-places") else reader.places("sunrise-places")
    if place not in possible or not set(possible) <= set(lying):
        raise NotationError(f"sunrise-places: sunrise is at {PLACES[place]}, and only places with cards may be named")
    for place in possible:
        s.sunrise_places |= 1 << place
