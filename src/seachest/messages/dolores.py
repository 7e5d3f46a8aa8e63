"""The sentences of Dolores: what happened, what may be decided, and what cards are worth.

Much may happen in one decision: the last gesture shows all of them, settles the duel, gives the cards, and the next
duel is laid out. All of it is told in order, from what the viewer noticed and from what differs between the views.

A set of goods is named like a card of its whole value: a set of gold worth 6 is `gold-6`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Sentence, times
from seachest.notation.position import standing
from seachest.notation.record import Move
from seachest.rules.cards import NO_CARD, UNKNOWN
from seachest.rules.compiled import direct
from seachest.rules.dolores.cards import (
    BOTTLES,
    CARD_BY_NAME,
    CARDS,
    COPIES_OF_VALUES,
    SORTS,
    UNIT_OF,
    USABLE_COUNT,
    names,
)
from seachest.rules.dolores.moving import deciders, duellist
from seachest.rules.dolores.scoring import points_of
from seachest.rules.dolores.state import (
    ACTIONS,
    BETS,
    COUNT,
    DEALER,
    DRAWN,
    DROP,
    DUEL_CARDS,
    GESTURE,
    GESTURES,
    GIVE,
    GRAB,
    LEFT,
    LOOT,
    NONE,
    OVER,
    PICK,
    PLACE_COUNT,
    PLACES,
    SHOWINGS,
    SHOWN,
    SIDE_PLACES,
    START_CARDS,
    THEFT,
    WINDOW,
    WINDOWS,
)
from seachest.rules.game import NOBODY
from seachest.table import View

DECISIONS = {
    "use": "DOL-5.1",
    "pass": "DOL-5.1",
    "announce": "DOL-9.1",
    "silent": "DOL-9.2",
    "peace": "DOL-3.5",
    "fight": "DOL-3.5",
    "first": "DOL-3.5",
    "hands": "DOL-6.7",
    "count": "DOL-6.7",
    "bet": "DOL-6.8",
    "give": "DOL-6.5",
    "pick": "DOL-4.4",
    "grab": "DOL-6.8",
    "done": "DOL-6.8",
    "drop": "DOL-4.6",
    "rob": "DOL-6.3",
    "loot": "DOL-6.3",
}
"""All decisions, in the order of a duel, with the clause that each is told in."""

ANY = {"give": "place", "pick": "place", "grab": "place", "loot": "card"}
"""Decisions of which the rules page doesn't list every text."""

SHOWING = frozenset([*GESTURES, "hands", "bet"])
CHOOSING = SHOWING | {"count"}
THEFT_NAME, SUNRISE_NAME = "theft", "sunrise"


def kind(card: str) -> str:
    """The kind of a card: the sort of goods, or the bottle itself."""
    return card if card in BOTTLES else card.partition("-")[0]


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """A card in words: goods (or a set of them) by sort and value, a bottle by its name."""
    if card in BOTTLES:
        return catalogue.text(f"dol-card-{card}", form)
    sort, _, value = card.partition("-")
    return catalogue.text("dol-goods", form, sort=sort, value=value)


# --- Reading a view ------------------------------------------------------------------------------------------------


_duellist = direct(duellist)


def _seat_at(v: Any, side: int) -> int:
    """DOL-3.1: the seat on a side of the duel."""
    return int(_duellist(v, side))


def _side_of(v: Any, seat: int) -> int:
    """The side of a duellist, or NOBODY."""
    return next((side for side in (LEFT, DEALER) if _seat_at(v, side) == seat), NOBODY)


def _places(side: int) -> range:
    """The places of a side."""
    return range(side * SIDE_PLACES, (side + 1) * SIDE_PLACES)


def _lying(v: Any, places: Iterable[int] = range(PLACE_COUNT)) -> list[str]:
    """The known cards that lie at some places of the duel."""
    return [CARDS[v.duel[place]] for place in places if v.duel[place] >= 0]


def _how_many(v: Any, places: Iterable[int] = range(PLACE_COUNT)) -> int:
    """How many cards, known or not, lie at some places of the duel."""
    return sum(v.duel[place] != NO_CARD for place in places)


def _is_covered(v: Any) -> bool:
    """Whether a lantern hides the duel from the viewer."""
    return any(v.duel[place] == UNKNOWN for place in range(PLACE_COUNT))


def _without(cards: Iterable[str], others: Iterable[str]) -> list[str]:
    """The cards that are left when the others are taken away."""
    return list((Counter(cards) - Counter(others)).elements())


def _more(after: int, before: int) -> list[str]:
    """The cards that a heap has more than before."""
    return [] if after == before else _without(names(after), names(before))


def _goods(v: Any, seat: int) -> list[str]:
    """The goods in a display."""
    return [card for card in names(v.display[seat]) if card not in BOTTLES]


def _of_sort(v: Any, seat: int, sort: str) -> list[str]:
    """The goods of one sort in a display."""
    return [card for card in _goods(v, seat) if kind(card) == sort]


def _value(goods: Iterable[str]) -> int:
    """What goods are worth together."""
    return sum(int(card.partition("-")[2]) for card in goods)


def _seats_in(v: Any, which: int) -> list[int]:
    """The seats of a bit mask."""
    return [seat for seat in range(v.players) if which >> seat & 1]


# --- What happened -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Event:
    """What was noticed of a decision, and what the viewer knew before and after it."""

    view: View
    moves: Sequence[Move]
    after: Any

    @property
    def before(self) -> Any:
        """What the viewer knew when it was decided."""
        return self.view.record

    @property
    def seat(self) -> int:
        """Who decided, where it is only one."""
        return self.moves[0].seat

    @property
    def verb(self) -> str:
        """What kind of decision it was."""
        return self.moves[0].text.partition(" ")[0]

    @property
    def what(self) -> str:
        """What was decided."""
        return self.moves[0].text.partition(" ")[2]

    @cached_property
    def shown(self) -> dict[int, str]:
        """The gestures and the bet of each seat, as far as the viewer knows them after the decision."""
        v = self.before
        found = {_seat_at(v, side): SHOWINGS[v.gesture[side]] for side in (LEFT, DEALER) if v.gesture[side] != NONE}
        if v.bet != NONE:
            found[int(v.bettor)] = BETS[v.bet]
        if self.verb in CHOOSING:
            for move in self.moves:
                verb, _, what = move.text.partition(" ")
                found[move.seat] = what or verb
        return found

    @cached_property
    def received(self) -> dict[int, list[str]]:
        """The cards of the duel that each seat takes; one that is not in the display then is theft (DOL-5.5)."""
        found = {}
        for seat, share in _shares(self).items():
            cards = _more(self.after.display[seat], self.before.display[seat])
            found[seat] = cards + [THEFT_NAME] * (share - len(cards))
        return found

    @property
    def ended(self) -> bool:
        """DOL-3.7: whether the duel is over; the next one has another dealer."""
        return bool(self.after.dealer != self.before.dealer)

    @property
    def settled(self) -> bool:
        """Whether the gestures were settled by this decision, though a pick or a drop may still be due."""
        b, a = self.before, self.after
        if b.phase not in (GESTURE, COUNT, GRAB) and not (b.phase == WINDOW and b.window == SHOWN):
            return False
        return self.ended or a.phase in (PICK, DROP) or (a.phase == THEFT and a.bettor == NOBODY)

    def says(self, message: str, **values: Any) -> Sentence:
        """A sentence about the seat that decided."""
        return Sentence(message, {"seat": self.seat, **values})


def opening(view: View) -> list[Sentence]:
    """How the game begins (DOL-2.3 to 2.5): who deals, what everyone starts with, and the first duel."""
    v = view.record
    told = [Sentence("dol-begins", {"seat": int(v.dealer)})]
    unlucky = _wasted_at_the_start(v)
    for seat in range(v.players):
        cards = names(v.display[seat]) + ([THEFT_NAME] if seat in (v.thief, unlucky) else [])
        told.append(Sentence("dol-starts", {"seat": seat, "cards": cards}))
    if v.thief != NOBODY:
        return [*told, Sentence("dol-theft-due", {"seat": int(v.thief)})]
    if unlucky != NOBODY:
        told.append(Sentence("dol-theft-idle", {"seat": unlucky}))
    if v.phase != OVER or v.side_size:
        told += [_duel(v), *(_lies(v) if v.side_size else [])]
    return told + _tell_sunrise(v, asked_before=False) + _tell_game_end(view)


def _wasted_at_the_start(v: Any) -> int:
    """The seat that was dealt theft while nobody else owned goods (DOL-6.3), or NOBODY."""
    if names(v.discard) != [THEFT_NAME]:
        return NOBODY
    missing = [seat for seat in range(v.players) if len(names(v.display[seat])) == START_CARDS[v.players] - 1]
    return missing[0] if len(missing) == 1 else NOBODY


def tell(before: View, observed: Sequence[Move], after: View) -> list[Sentence]:
    """What happened when something was decided, as far as the viewer knows."""
    event = _Event(before, observed, after.record)
    told = TOLD[event.verb](event)
    told += _tell_promises(event) + _tell_bet(event) + _tell_settlement(event) + _tell_theft(event)
    told += _tell_next_duel(event)
    return told + _tell_sunrise(event.after, event.before.sunrise == DRAWN) + _tell_game_end(after)


def _tell_nothing(event: _Event) -> list[Sentence]:
    """Another decision tells this one too, or there is nothing to tell but what follows."""
    return []


# --- Bottles (DOL-6) -----------------------------------------------------------------------------------------------


def _tell_use(event: _Event) -> list[Sentence]:
    """A bottle is used, and what it does at once."""
    told = [event.says(f"dol-uses-{event.what}")]
    if event.what == "swell":
        return told + _tell_discards(event) + _lies(event.after)
    return told + _tell_convoy(event) if event.what == "convoy" else told


def _tell_convoy(event: _Event) -> list[Sentence]:
    """DOL-6.6: the two cards, and where they lie, unless the duel was settled at once."""
    b, a = event.before, event.after
    left, dealer = _places(LEFT)[-1:], _places(DEALER)[-1:]
    told = [Sentence("dol-adds-dark", {"seat": int(b.seer)})] if b.dark else []
    if _is_covered(b):
        return told
    if not event.ended and _how_many(a, left):
        return [*told, _on_both_sides("dol-adds", a, left, dealer)]
    went = [card for cards in event.received.values() for card in cards] + _discarded(event) + _buried(event)
    return [*told, Sentence("dol-adds-both", {"cards": _without(went, _lying(b))})]


def _tell_pass(event: _Event) -> list[Sentence]:
    """Only who lets the sun rise is worth a word (DOL-3.3)."""
    return [event.says("dol-lookout-unused")] if event.before.sunrise == DRAWN else []


def _tell_give(event: _Event) -> list[Sentence]:
    """DOL-6.5: the last card that is given shows how all lie now."""
    b, a = event.before, event.after
    if a.phase == GIVE:
        return []
    if not _is_covered(a):
        return [event.says("dol-rearranges"), *_lies(a)]
    given = [PLACES[b.given[i]] for i in range(SIDE_PLACES) if b.given[i] != NONE]
    places = ", ".join([*given, event.what])
    return [event.says("dol-rearranges-dark", other=_seat_at(a, LEFT), places=places)]


# --- Talk and gestures (DOL-3.5, 9) --------------------------------------------------------------------------------


def _tell_announcement(event: _Event) -> list[Sentence]:
    """DOL-9.1: a duellist tells an intention, all others give advice."""
    in_duel = _side_of(event.before, event.seat) != NOBODY
    return [event.says("dol-announces" if in_duel else "dol-advises", gesture=event.what)]


def _tell_silence(event: _Event) -> list[Sentence]:
    return [event.says("dol-silent")]


def _tell_gestures(event: _Event) -> list[Sentence]:
    """DOL-3.5, 6.8: all hands open at the same moment; nothing before that."""
    v, shown = event.before, event.shown
    left, dealer, bettor = _seat_at(v, LEFT), int(v.dealer), int(v.bettor)
    if left not in shown or dealer not in shown or (bettor != NOBODY and bettor not in shown):
        return []
    values = {"seat": dealer, "shows": shown[dealer], "other": left, "other-shows": shown[left]}
    if bettor == NOBODY:
        return [Sentence("dol-reveals", values)]
    return [Sentence("dol-reveals-bet", {**values, "another": bettor, "bet": shown[bettor]})]


def _tell_count(event: _Event) -> list[Sentence]:
    return [event.says("dol-counts", gesture=event.what)]


def _tell_promises(event: _Event) -> list[Sentence]:
    """DOL-9.1: whether the duellists kept what they had announced."""
    b, a = event.before, event.after
    told = []
    for side in (DEALER, LEFT):
        seat = _seat_at(b, side)
        promised = b.promised[side] if b.phase == COUNT else b.announced[seat]
        if promised != NONE and (a.kept[seat], a.broken[seat]) != (b.kept[seat], b.broken[seat]):
            message = "dol-kept" if a.kept[seat] > b.kept[seat] else "dol-broken"
            told.append(Sentence(message, {"seat": seat, "gesture": GESTURES[promised]}))
    return told


# --- Who gets what (DOL-4, 6.8) ------------------------------------------------------------------------------------


def _tell_bet(event: _Event) -> list[Sentence]:
    """DOL-6.10: the bet is checked before the duel is settled."""
    b, a = event.before, event.after
    if b.bettor == NOBODY or b.phase in (GRAB, THEFT, LOOT):
        return []
    if a.phase == GRAB:
        return [Sentence("dol-bet-won", {"seat": int(b.bettor)})]
    return [Sentence("dol-bet-lost", {"seat": int(b.bettor)})] if event.settled else []


def _tell_grab(event: _Event) -> list[Sentence]:
    return [event.says("dol-grabs", card=event.received[event.seat][0])]


def _tell_done(event: _Event) -> list[Sentence]:
    rest = _how_many(event.before)
    return [event.says("dol-grabs-done", number=rest)] if rest else []


def _shares(event: _Event) -> dict[int, int]:
    """How many cards of the duel each seat takes by this decision (DOL-4, 6.8)."""
    b = event.before
    if event.verb == "grab":
        return {event.seat: 1}
    extra = 1 if event.verb == "use" and event.what == "convoy" else 0
    lying = [_how_many(b, _places(side)) + extra for side in (LEFT, DEALER)]
    gestures = [event.shown.get(_seat_at(b, side), "") for side in (LEFT, DEALER)]
    if event.verb == "pick":
        other = LEFT if event.seat == b.dealer else DEALER
        lying[PLACES.index(event.what) // SIDE_PLACES] -= 1
        return {event.seat: 1, _seat_at(b, other): lying[other] if gestures[other] == "peace" else sum(lying)}
    if not event.settled or "first" in gestures or gestures == ["fight", "fight"]:
        return {}
    if "fight" in gestures:
        return {_seat_at(b, gestures.index("fight")): sum(lying)}
    return {_seat_at(b, side): lying[side] for side in (LEFT, DEALER)}


def _discarded(event: _Event) -> list[str]:
    """The cards of the duel that were discarded face up."""
    elsewhere = [card for cards in event.received.values() for card in cards if card == THEFT_NAME]
    return _without(_more(event.after.discard, event.before.discard), [*elsewhere, event.what])


def _buried(event: _Event) -> list[str]:
    """The cards of the duel that were discarded face down, as far as the viewer knows them."""
    return _more(event.after.buried, event.before.buried)


def _tell_discards(event: _Event) -> list[Sentence]:
    """What goes to nobody; under a lantern unseen by all but its user (DOL-6.1)."""
    seen, known = _discarded(event), _buried(event)
    unseen = int(event.after.buried_size) - int(event.before.buried_size)
    told = [Sentence("dol-discards", {"cards": seen})] if seen else []
    if unseen:
        told.append(Sentence("dol-discards-dark", {"number": unseen}))
    if known:
        told.append(Sentence("dol-discards-known", {"seat": int(event.after.seer), "cards": known}))
    return told


def _tell_settlement(event: _Event) -> list[Sentence]:
    """DOL-4: what the two gestures lead to."""
    if not event.settled:
        return []
    b, received = event.before, event.received
    left, dealer = _seat_at(b, LEFT), _seat_at(b, DEALER)
    gestures = {seat: event.shown[seat] for seat in (left, dealer)}
    firsts = [seat for seat in gestures if gestures[seat] == "first"]
    fighters = [seat for seat in gestures if gestures[seat] == "fight"]
    if len(firsts) == 2:
        return [Sentence("dol-both-first", {}), *_tell_discards(event), *_must_drop(event.after)]
    if firsts:
        message = "dol-first-picks" if event.after.phase == PICK else "dol-first-nothing"
        return [Sentence(message, {"seat": firsts[0]})]
    if len(fighters) == 2:
        return [Sentence("dol-both-fight", {}), *_tell_discards(event)]
    if fighters:
        return [Sentence("dol-fight-takes", {"seat": fighters[0], "cards": received[fighters[0]]})]
    values = {"seat": left, "cards": received[left], "other": dealer, "others": received[dealer]}
    return [Sentence("dol-both-peace", values)]


def _must_drop(a: Any) -> list[Sentence]:
    """DOL-4.6: who must give up a sort; nobody without goods."""
    if a.phase != DROP:
        return []
    seats = _seats_in(a, deciders(a))
    return [Sentence("dol-must-drop", {"seats": seats, "number": len(seats)})]


def _tell_pick(event: _Event) -> list[Sentence]:
    """DOL-4.4, 4.5: one card for the first, then the other is served."""
    received = event.received
    other = next(seat for seat in received if seat != event.seat)
    card = received[event.seat][0]
    return [event.says("dol-picks", card=card, other=other, others=received[other]), *_tell_discards(event)]


def _tell_drops(event: _Event) -> list[Sentence]:
    """DOL-4.6: both choices come to light together."""
    b = event.before
    sorts = {_seat_at(b, side): SORTS[b.dropped[side]] for side in (LEFT, DEALER) if b.dropped[side] != NONE}
    sorts |= {move.seat: move.text.partition(" ")[2] for move in event.moves}
    if sorts.keys() != set(_seats_in(b, deciders(b))):
        return []
    return [
        Sentence("dol-drops", {"seat": seat, "sort": sorts[seat], "cards": _of_sort(b, seat, sorts[seat])})
        for seat in sorted(sorts)
    ]


# --- Theft (DOL-6.3) -----------------------------------------------------------------------------------------------


def _tell_theft(event: _Event) -> list[Sentence]:
    """Who has received theft must use it, if there is anything to steal."""
    for seat, cards in event.received.items():
        if THEFT_NAME in cards:
            message = "dol-theft-due" if event.after.thief == seat else "dol-theft-idle"
            return [Sentence(message, {"seat": seat})]
    return []


def _tell_loot(event: _Event) -> list[Sentence]:
    return [event.says("dol-steals", other=int(event.before.victim), card=event.what)]


TOLD: dict[str, Callable[[_Event], list[Sentence]]] = {
    "use": _tell_use,
    "pass": _tell_pass,
    "announce": _tell_announcement,
    "silent": _tell_silence,
    **dict.fromkeys(SHOWING, _tell_gestures),
    "count": _tell_count,
    "give": _tell_give,
    "pick": _tell_pick,
    "grab": _tell_grab,
    "done": _tell_done,
    "drop": _tell_drops,
    "rob": _tell_nothing,
    "loot": _tell_loot,
}


# --- From duel to duel, and the end (DOL-3, 7) ---------------------------------------------------------------------


def _duel(v: Any) -> Sentence:
    """DOL-3.1: who deals, and against whom."""
    return Sentence("dol-duel", {"seat": int(v.dealer), "other": _seat_at(v, LEFT)})


def _on_both_sides(message: str, v: Any, left: Iterable[int], dealer: Iterable[int]) -> Sentence:
    """What lies at some places of each side."""
    values = {"seat": _seat_at(v, LEFT), "cards": _lying(v, left)}
    return Sentence(message, {**values, "other": int(v.dealer), "others": _lying(v, dealer)})


def _lies(v: Any) -> list[Sentence]:
    """DOL-3.2, 6.1: the cards of the duel; under a lantern only its user sees them."""
    told = [Sentence("dol-dark", {"seat": int(v.seer)})] if v.dark else []
    return told if _is_covered(v) else [*told, _on_both_sides("dol-lies", v, _places(LEFT), _places(DEALER))]


def _tell_next_duel(event: _Event) -> list[Sentence]:
    """DOL-3.1, 3.2: a duel begins as soon as nothing of the last one is left to do; its cards may be laid later."""
    b, a = event.before, event.after
    no_duel_yet = b.side_size == 0 and b.phase in (THEFT, LOOT) and a.phase not in (THEFT, LOOT)
    told = []
    if (event.ended or no_duel_yet) and (a.phase != OVER or a.side_size):
        told.append(_duel(a))
    if a.side_size and (event.ended or b.side_size == 0):
        told += _lies(a)
    return told


def _tell_sunrise(a: Any, asked_before: bool) -> list[Sentence]:
    """DOL-3.3: sunrise was drawn, and the owner of lookout, if there is one, is asked."""
    if a.sunrise != DRAWN or asked_before or a.phase == OVER:
        return []
    return [Sentence("dol-sunrise-lookout", {"seat": seat}) for seat in _seats_in(a, int(a.waiting))]


def _tell_game_end(after: View) -> list[Sentence]:
    """DOL-7: why the game is over, what everyone scores, and who has won."""
    v = after.record
    if v.phase != OVER:
        return []
    if v.sunrise == DRAWN:
        told = [Sentence("dol-over-sunrise", {})]
    else:
        told = [Sentence("dol-over-pile", {"number": int(v.pile_size)})]
    points, winners = standing(after.game, v)
    told += [_scores(v, seat, points[seat]) for seat in range(v.players)]
    if len(winners) == 1:
        return [*told, Sentence("dol-wins", {"seat": winners[0], "total": points[winners[0]]})]
    return [*told, Sentence("dol-wins-shared", {"seats": winners, "total": points[winners[0]]})]


# --- What cards are worth (DOL-7) ----------------------------------------------------------------------------------


def _sets(v: Any, seat: int) -> dict[str, int]:
    """DOL-7.3: the sets of a seat, and what each is worth."""
    least = 1 if v.singles else 2
    sets = {sort: _of_sort(v, seat, sort) for sort in SORTS}
    return {sort: _value(goods) for sort, goods in sets.items() if len(goods) >= least}


def _worth_of(sets: dict[str, int], value: int) -> list[str]:
    """All sets of that value, each written like a card."""
    return [f"{sort}-{worth}" for sort, worth in sets.items() if worth == value]


def _scores(v: Any, seat: int, points: int) -> Sentence:
    """DOL-7.3 to 7.5: the points of a seat, and the sets that made them."""
    sets = _sets(v, seat)
    if not sets:
        return Sentence("dol-scores-nothing", {"seat": seat})
    highest, lowest = _worth_of(sets, max(sets.values())), _worth_of(sets, min(sets.values()))
    if highest == lowest:
        return Sentence("dol-scores-equal", {"seat": seat, "points": points, "cards": highest})
    return Sentence("dol-scores", {"seat": seat, "points": points, "cards": highest, "others": lowest})


def points_breakdown(view: View, seat: int) -> list[tuple[Sentence, int]]:
    """DOL-7.3, 7.4: the sets that count for a seat, and the points of each, highest first; nothing that gives 0."""
    sets = _sets(view.record, seat)
    worth = []
    for sort, value in sorted(sets.items(), key=lambda item: -item[1]):
        is_highest, is_lowest = value == max(sets.values()), value == min(sets.values())
        if is_highest and is_lowest:
            worth.append((Sentence("dol-worth-equal", {"sort": sort, "value": value}), 2 * value))
        elif is_highest or is_lowest:
            message = "dol-worth-highest" if is_highest else "dol-worth-lowest"
            worth.append((Sentence(message, {"sort": sort, "value": value}), value))
    return worth


# --- Decisions -----------------------------------------------------------------------------------------------------


def choice(view: View, text: str) -> Sentence:
    """A decision for the player whose view it is; its help tells what it leads to."""
    verb, _, what = text.partition(" ")
    return CHOICES[verb](view, what or verb)


def _rival(view: View) -> int:
    """The other duellist; for a player who is not in the duel, the dealer."""
    return _seat_at(view.record, LEFT if view.seat == view.record.dealer else DEALER)


def _choose_use(view: View, what: str) -> Sentence:
    v = view.record
    values = {"seat": int(v.dealer), "other": _seat_at(v, LEFT)}
    if what == "swell":
        return Sentence("dol-do-use-swell", {"number": max(0, int(v.pile_size) - DUEL_CARDS)})
    if what == "convoy":
        return Sentence("dol-do-use-convoy", {"moment": WINDOWS[v.window] or ""})
    if what == "two-hands":
        return Sentence("dol-do-use-two-hands", {"other": _rival(view)})
    return Sentence(f"dol-do-use-{what}", values if what in ("lantern", "whirlpool", "void", "bet") else {})


def _choose_pass(view: View, what: str) -> Sentence:
    v = view.record
    if v.phase == WINDOW and v.sunrise == DRAWN:
        return Sentence("dol-do-pass-lookout", {"points": int(points_of(v.display[view.seat], v.singles))})
    return Sentence("dol-do-pass", {"moment": WINDOWS[v.window] or ""})


def _choose_announcement(view: View, what: str) -> Sentence:
    in_duel = _side_of(view.record, view.seat) != NOBODY
    return Sentence("dol-do-announce" if in_duel else "dol-do-advise", {"gesture": what})


def _choose_silence(view: View, what: str) -> Sentence:
    return Sentence("dol-do-silent", {})


def _choose_gesture(view: View, what: str) -> Sentence:
    """What each answer of the other would mean, with the cards where they are known."""
    v, side = view.record, _side_of(view.record, view.seat)
    if side == NOBODY or _is_covered(v) or not _how_many(v):
        return Sentence(f"dol-do-{what}-dark", {"other": _rival(view)})
    places = _places(side) if what == "peace" else range(PLACE_COUNT)
    return Sentence(f"dol-do-{what}", {"other": _rival(view), "cards": _lying(v, places)})


def _choose_hands(view: View, what: str) -> Sentence:
    return Sentence("dol-do-hands", {"other": _rival(view), "shows": what})


def _choose_count(view: View, what: str) -> Sentence:
    """The other's gesture is known now, so the help can tell the outcome."""
    shown = view.record.gesture[LEFT if view.seat == view.record.dealer else DEALER]
    against = SHOWINGS[shown] if shown != NONE else ""
    return Sentence("dol-do-count", {"other": _rival(view), "gesture": what, "outcome": f"{what}-{against}"})


def _choose_bet(view: View, what: str) -> Sentence:
    v = view.record
    return Sentence("dol-do-bet", {"seat": int(v.dealer), "other": _seat_at(v, LEFT), "bet": what})


def _choose_give(view: View, what: str) -> Sentence:
    v = view.record
    values = {"place": what, "seat": int(v.dealer), "other": _seat_at(v, LEFT)}
    cards = _lying(v, [PLACES.index(what)])
    return Sentence("dol-do-give", {**values, "card": cards[0]}) if cards else Sentence("dol-do-give-blind", values)


def _choose_pick(view: View, what: str) -> Sentence:
    """DOL-4.4, 4.5: what the other gets then, and what is lost."""
    v, place = view.record, PLACES.index(what)
    other = LEFT if view.seat == v.dealer else DEALER
    against = "fight" if v.gesture[other] == GESTURES.index("fight") else "peace"
    values = {"place": what, "other": _rival(view), "against": against}
    if not _lying(v, [place]):
        return Sentence("dol-do-pick-blind", values)
    rest = [i for i in range(PLACE_COUNT) if i != place]
    served = rest if against == "fight" else [i for i in rest if i in _places(other)]
    lost = _lying(v, [i for i in rest if i not in served])
    return Sentence("dol-do-pick", {**values, **_gain(view, place), "others": _lying(v, served), "cards": lost})


def _gain(view: View, place: int) -> dict[str, Any]:
    """A card of the duel, what it is good for, and the points that the player would have with it."""
    v = view.record
    card = CARDS[v.duel[place]]
    gain = "goods" if card not in BOTTLES else card if card in (THEFT_NAME, SUNRISE_NAME) else "bottle"
    return {"card": card, "gain": gain, "points": _points_with(view, card)}


def _points_with(view: View, card: str) -> int:
    """What the player's display would be worth with a card more."""
    v = view.record
    return int(points_of(int(v.display[view.seat]) + int(UNIT_OF[CARD_BY_NAME[card]]), v.singles))


def _choose_grab(view: View, what: str) -> Sentence:
    place = PLACES.index(what)
    if not _lying(view.record, [place]):
        return Sentence("dol-do-grab-blind", {"place": what})
    return Sentence("dol-do-grab", {"place": what, **_gain(view, place)})


def _choose_done(view: View, what: str) -> Sentence:
    return Sentence("dol-do-done", {"number": _how_many(view.record)})


def _choose_drop(view: View, what: str) -> Sentence:
    v = view.record
    goods = _of_sort(v, view.seat, what)
    rest = int(v.display[view.seat]) - sum(int(UNIT_OF[CARD_BY_NAME[card]]) for card in goods)
    values = {"sort": what, "number": len(goods), "value": _value(goods)}
    return Sentence("dol-do-drop", {**values, "points": int(points_of(rest, v.singles))})


def _choose_rob(view: View, what: str) -> Sentence:
    victim = int(what)
    goods = _goods(view.record, victim) if victim < view.record.players else []
    return Sentence("dol-do-rob", {"other": victim, "cards": goods})


def _choose_loot(view: View, what: str) -> Sentence:
    points = _points_with(view, what)
    if view.record.victim == NOBODY:
        return Sentence("dol-do-loot-any", {"card": what, "points": points})
    return Sentence("dol-do-loot", {"other": int(view.record.victim), "card": what, "points": points})


CHOICES: dict[str, Callable[[View, str], Sentence]] = {
    "use": _choose_use,
    "pass": _choose_pass,
    "announce": _choose_announcement,
    "silent": _choose_silence,
    **dict.fromkeys(GESTURES, _choose_gesture),
    "hands": _choose_hands,
    "count": _choose_count,
    "bet": _choose_bet,
    "give": _choose_give,
    "pick": _choose_pick,
    "grab": _choose_grab,
    "done": _choose_done,
    "drop": _choose_drop,
    "rob": _choose_rob,
    "loot": _choose_loot,
}


# --- For the rules page --------------------------------------------------------------------------------------------


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """The tables of the rules page by section, the head of each in its first row."""
    return {
        1: _card_rows(catalogue),
        4: _outcome_rows(catalogue),
        5: _bottle_rows(catalogue),
        10: _decision_rows(catalogue),
    }


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """What the rules page says in a section before its table."""
    words = {"goods": f"`{CARDS[0]}`", "left": f"`{PLACES[0]}`", "dealer": f"`{PLACES[SIDE_PLACES]}`"}
    return {4: catalogue.text("dol-rules-section-4"), 10: catalogue.text("dol-rules-section-10", **words)}


def _head(catalogue: Catalogue, *columns: str) -> list[str]:
    return [catalogue.text(f"dol-rules-head-{name}") for name in columns]


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-1: all cards."""
    values = ", ".join(times(str(value), copies) for value, copies in COPIES_OF_VALUES.items())
    number = str(sum(COPIES_OF_VALUES.values()))
    rows = [[catalogue.text(f"dol-kind-{sort}"), number, values] for sort in SORTS]
    rows += [[catalogue.text(f"dol-kind-{bottle}"), "1", "–"] for bottle in BOTTLES]
    return [_head(catalogue, "card", "number", "values"), *rows]


def _outcome_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-4: what each gesture brings against each."""
    words = [catalogue.text("dol-gesture", gesture=gesture) for gesture in GESTURES]
    rows = [
        [word, *(catalogue.text(f"dol-rules-{gesture}-{against}") for against in GESTURES)]
        for gesture, word in zip(GESTURES, words, strict=True)
    ]
    return [[catalogue.text("dol-rules-head-you"), *words], *rows]


def _bottle_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-5: when each bottle is used, and what is typed for it."""
    usable = BOTTLES[:USABLE_COUNT]
    rows = [
        [
            catalogue.text(f"dol-kind-{bottle}"),
            f"`use {bottle}`" if bottle in usable else "–",
            catalogue.text(f"dol-rules-when-{bottle}"),
        ]
        for bottle in BOTTLES
    ]
    return [_head(catalogue, "bottle", "text", "when"), *rows]


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """DOL-10: all decisions and what is typed for them."""
    rows = [_head(catalogue, "decision", "text", "clause")]
    for verb, clause in DECISIONS.items():
        texts = [text for text in ACTIONS if text.split()[0] == verb]
        if verb in ANY:
            texts = [f"{verb} {catalogue.text(f'dol-rules-any-{ANY[verb]}')}"]
        rows.append([catalogue.text(f"dol-rules-{verb}"), " / ".join(f"`{text}`" for text in texts), clause])
    return rows
