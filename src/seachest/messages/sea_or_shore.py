"""The sentences of Sea or Shore: what happened, what may be decided, and what cards are worth.

Cards are written as in the notation, ``red-7`` and ``red:4``; a half-covered island is ``red-?`` or ``?-7``. Other
words stand for all cards of a kind: ``plus``, ``cover``, ``start``, ``action``, and ``action-1`` to ``action-4``.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from seachest.messages.catalogue import Catalogue
from seachest.messages.stories import Event, Sentence
from seachest.notation.position import standing
from seachest.notation.record import Move
from seachest.rules.cards import NO_CARD
from seachest.rules.compiled import direct
from seachest.rules.game import NOBODY
from seachest.rules.sea_or_shore import action_cards, scoring, tricks
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    CARD_COUNT,
    CARDS,
    CARDS_OF_COLOUR,
    COLOURS,
    COLOURS_PER_PAIR,
    HIGHEST,
    PAIR_NAMES,
    TREASURE_BASE,
    TREASURE_COUNT,
    TREASURES,
    island_names,
)
from seachest.rules.sea_or_shore.scoring import JOINING_PLAYERS, plus_worth
from seachest.rules.sea_or_shore.state import (
    ACTIONS,
    CARD,
    FETCH,
    FLEECE,
    FLEECED,
    HALVES,
    INSPECT,
    MAX_PLAYERS,
    MAX_SWAPPED,
    NO_ACTION,
    ORDER,
    OVER,
    PASS,
    PILES,
    PLUS_CARDS,
    SWAP,
    TAKE,
)
from seachest.rules.sea_or_shore.tricks import highest
from seachest.table import View

DECISIONS = {
    "pass": "SOS-2.7",
    "card": "SOS-3.1",
    "show": "SOS-3.2",
    "plus": "SOS-3.3",
    "take": "SOS-5.1",
    "rob": "SOS-5.2",
    "fleece": "SOS-8.1",
    "swap": "SOS-8.2",
    "return": "SOS-8.2",
    "inspect": "SOS-8.3",
    "order": "SOS-8.3",
    "fetch": "SOS-8.4",
    "discard": "SOS-8.4",
}
"""All decisions, in the order of a round, with the clause that each is told in."""

NUMBERS = {
    "island": CARD_COUNT,
    "treasure": TREASURE_COUNT,
    "plus": PLUS_CARDS,
    "cover": MAX_PLAYERS,
    "start": 1,
    "action": ACTION_CARD_COUNT,
}
"""How many cards there are of each kind (SOS-1)."""

ACTION_PHASES = (FLEECE, SWAP, INSPECT, ORDER, FETCH)
"""What a seat is asked first when it triggers an action that needs a decision."""

PLACES = ("first", "second", "third")
WHOLE_PILE = "all"

inspected_cards, may_fleece = direct(action_cards.inspected_cards), direct(action_cards.may_fleece)
is_open = direct(tricks.is_open)
rival_colours, consolation = direct(scoring.rival_colours), direct(scoring.consolation)
stronger, weaker = direct(scoring.stronger), direct(scoring.weaker)


# --- Words for cards -----------------------------------------------------------------------------------------------


def kind(card: str) -> str:
    """The kind of a card: island, treasure, plus, action-1, …"""
    if ":" in card:
        return "treasure"
    return "island" if card in CARDS or "?" in card else card


def card_text(catalogue: Catalogue, card: str, form: str | None) -> str:
    """A card in words, put together from its colour and its number."""
    if ":" in card:
        colour, _, value = card.partition(":")
        return catalogue.text(f"sos-treasure-{colour}", form, number=int(value))
    if kind(card) != "island":
        return catalogue.text(f"sos-kind-{card}")
    colour, _, number = card.partition("-")
    if colour == "?":
        return catalogue.text("sos-number", form, number=int(number))
    if number == "?":
        return catalogue.text(f"sos-half-{colour}", form)
    return catalogue.text(f"sos-island-{colour}", form, number=int(number))


def _island(colour: int, number: int) -> str:
    return f"{COLOURS[colour]}-{number}"


def _face_up(record: Any) -> list[str]:
    """The treasures that lie face up on the piles."""
    return [TREASURES[record.up[pile]] for pile in range(PILES) if record.up[pile] >= 0]


def _face_up_of(record: Any, colour: int) -> str | None:
    """The face-up treasure of a colour."""
    return next((TREASURES[treasure] for treasure in record.up if treasure // TREASURE_BASE == colour), None)


def _top(record: Any, seat: int) -> str | None:
    """The top treasure of a stack, which everybody sees (SOS-5.3)."""
    size = record.stack_size[seat]
    return TREASURES[record.stack[seat, size - 1]] if size else None


def _pile_name(record: Any, pile: int) -> str:
    """What a pile is called; with three players there is only one (SOS-2.1)."""
    return WHOLE_PILE if record.players == JOINING_PLAYERS else PAIR_NAMES[pile]


def _looked_at(record: Any, pile: int) -> list[str]:
    """The treasures of a pile that its inspector sees, from the top (SOS-8.3)."""
    top = record.pile_size[pile] - 1
    return [TREASURES[record.pile[pile, top - i]] for i in range(inspected_cards(record, pile))]


def _in_order(treasures: Sequence[str]) -> dict[str, Any]:
    """Values that name treasures in their order."""
    return {"number": len(treasures), **dict(zip(PLACES, treasures, strict=False))}


def _seats_from(seat: int, players: int) -> list[int]:
    """All seats clockwise, beginning with this one."""
    return [(seat + i) % players for i in range(players)]


def _neighbours(view: View) -> tuple[int, int]:
    """The seats on the left and on the right of the viewer."""
    players = view.record.players
    return (view.seat + 1) % players, (view.seat - 1) % players


# --- What happened -------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Event(Event):
    """A decision, and the islands it moved."""

    def moved(self, seat: int) -> tuple[list[str], list[str]]:
        """The islands that have left a seat's hand, and those that are new in it."""
        before, after = self.before.hand[seat], self.after.hand[seat]
        return island_names(before & ~after), island_names(after & ~before)


def opening(view: View) -> list[Sentence]:
    """A round begins (SOS-2); where the pass is done, a trick."""
    record = view.record
    first_to_play = record.phase == CARD and record.in_trick == 0
    return _round_begins(record) + ([_trick_begins(record)] if first_to_play else [])


def _round_begins(record: Any) -> list[Sentence]:
    """Who has the start card, and which actions lie there (SOS-1.4, 2.6)."""
    first, second = (f"action-{record.side[card]}" for card in range(ACTION_CARD_COUNT))
    return [
        Sentence("sos-round-begins", {"round": record.round_number, "seat": record.starter}),
        Sentence("sos-actions", {"first": first, "second": second}),
    ]


def _trick_begins(record: Any) -> Sentence:
    """Who plays first, and what lies face up (SOS-3.1, 6.2)."""
    tricks = record.dealt
    trick = tricks - record.hand_size[record.starter] + 1
    values = {"seat": record.starter, "trick": trick, "tricks": tricks, "cards": _face_up(record)}
    return Sentence("sos-trick-begins", values)


def tell(before: View, observed: Sequence[Move], after: View) -> list[Sentence]:
    """What happened when a seat decided something, and all that followed from it, as far as the viewer knows."""
    move = observed[0]
    verb, _, what = move.text.partition(" ")
    return TOLD[verb](_Event(before, move.seat, what, after.record))


def _tell_nothing(event: _Event) -> list[Sentence]:
    """The next decision tells this one too."""
    return []


def _tell_pass(event: _Event) -> list[Sentence]:
    """SOS-2.9: everybody knows the card given and the one received; nothing is told before all have chosen."""
    if event.after.phase == PASS:
        return []
    if event.view.seat == NOBODY:
        told = Sentence("sos-all-pass", {})
    else:
        left, right = _neighbours(event.view)
        (given,), (received,) = event.moved(event.view.seat)
        told = Sentence("sos-passes", {"seat": left, "other": right, "first": given, "second": received})
    return [told, _trick_begins(event.after)]


def _tell_show(event: _Event) -> list[Sentence]:
    """The own card, where no plus card can be laid with it."""
    return [] if event.after.chosen >= 0 else _tell_own_card(event, event.what, 0)


def _tell_plus(event: _Event) -> list[Sentence]:
    """The own card with plus cards."""
    return _tell_own_card(event, str(HALVES[event.before.half]), int(event.what))


def _tell_own_card(event: _Event, half: str, plus: int) -> list[Sentence]:
    """SOS-3.2, 3.3: the whole card, and what the others see of it."""
    card = CARDS[event.before.chosen]
    number = int(card.partition("-")[2])
    told = event.says("sos-plays-own", card=card, half=half, plus=plus, worth=number + plus)
    return [told, *_uncovered(event)]


def _tell_play(event: _Event) -> list[Sentence]:
    """SOS-3.2: what shows of another's card."""
    card, _, plus = event.what.partition(" +")
    half = "number" if card.startswith("?") else "colour"
    return [event.says("sos-plays", card=card, half=half, plus=int(plus)), *_uncovered(event)]


def _uncovered(event: _Event) -> list[Sentence]:
    """SOS-3.5: with the last card of a trick the covers come off, and the trick is settled."""
    if event.before.in_trick < event.before.players - 1:
        return []
    return _Settling(event).uncover(event.seat)


def _tell_take(event: _Event) -> list[Sentence]:
    settling = _Settling(event)
    settling.take(event.seat)
    return settling.settle_after(event.seat)


def _tell_rob(event: _Event) -> list[Sentence]:
    victim = int(event.what)
    told = event.says("sos-robs", other=victim, card=_top(event.before, victim))
    return [told, *_Settling(event).settle_after(event.seat)]


def _tell_fleece(event: _Event) -> list[Sentence]:
    settling = _Settling(event)
    settling.fleece("sos-fleeces", event.seat, int(event.what))
    return settling.act_after(event.seat)


def _tell_swap(event: _Event) -> list[Sentence]:
    """SOS-8.2: the two know the cards."""
    victim = int(event.what)
    if event.own:
        return [event.says("sos-swaps-seen", other=victim, cards=event.moved(event.seat)[1])]
    if event.view.seat == victim:
        return [event.says("sos-swaps-seen", other=victim, cards=event.moved(victim)[0])]
    return [event.says("sos-swaps", other=victim, number=event.after.owed)]


def _tell_return(event: _Event) -> list[Sentence]:
    """SOS-8.2: card by card to the two, to the others when all is given back."""
    victim, last = event.before.aim, event.before.owed == 1
    told = []
    if event.own:
        told = [event.says("sos-returns-seen", other=victim, card=event.what)]
    elif event.view.seat == victim:
        told = [event.says("sos-returns-seen", other=victim, card=event.moved(victim)[1][0])]
    elif last:
        number = min(MAX_SWAPPED, event.before.hand_size[victim] + 1)
        told = [event.says("sos-returns", other=victim, number=number)]
    return told + (_Settling(event).act_after(event.seat) if last else [])


def _tell_inspect(event: _Event) -> list[Sentence]:
    return [_looks(event, event.seat)]


def _looks(event: _Event, seat: int) -> Sentence:
    """SOS-8.3: a seat begins to look at a pile, and only it sees the treasures."""
    after = event.after
    values = {"seat": seat, "pile": _pile_name(after, after.inspected)}
    if seat == event.view.seat:
        return Sentence("sos-sees", {**values, **_in_order(_looked_at(after, after.inspected))})
    return Sentence("sos-looks", {**values, "number": inspected_cards(after, after.inspected)})


def _tell_order(event: _Event) -> list[Sentence]:
    pile = event.before.inspected
    if event.own:
        seen = _looked_at(event.before, pile)
        told = event.says("sos-orders-seen", **_in_order([seen[int(digit) - 1] for digit in event.what]))
    else:
        told = event.says("sos-orders", number=inspected_cards(event.before, pile))
    return [told, *_Settling(event).act_after(event.seat)]


def _tell_fetch(event: _Event) -> list[Sentence]:
    return [event.says("sos-fetches", card=event.what)]


def _tell_discard(event: _Event) -> list[Sentence]:
    return [event.says("sos-discards", card=event.what), *_Settling(event).act_after(event.seat)]


TOLD: dict[str, Callable[[_Event], list[Sentence]]] = {
    "pass": _tell_pass,
    "card": _tell_nothing,
    "show": _tell_show,
    "plus": _tell_plus,
    "play": _tell_play,
    "take": _tell_take,
    "rob": _tell_rob,
    "fleece": _tell_fleece,
    "swap": _tell_swap,
    "return": _tell_return,
    "inspect": _tell_inspect,
    "order": _tell_order,
    "fetch": _tell_fetch,
    "discard": _tell_discard,
}


# --- What follows from it ------------------------------------------------------------------------------------------


class _Settling:
    """What a decision leads to without another one: the rest of the trick, re-told in the rules' order (SOS-5.5).

    All of it follows from what everybody sees. `table` is what the viewer knew before the decision, and changes as the
    story goes on; it ends where the view after the decision waits for somebody, or with the trick.
    """

    def __init__(self, event: _Event) -> None:
        self.event = event
        self.table = event.before.copy()
        self.after = event.after
        self.seats = _seats_from(event.before.starter, event.before.players)
        self.colour: Sequence[int] = event.before.colour
        self.told: list[Sentence] = []

    def say(self, message: str, seat: int, **values: Any) -> None:
        """Tells one thing about a seat."""
        self.told.append(Sentence(message, {"seat": seat, **values}))

    def waits_for(self, seat: int, *phases: int) -> bool:
        """Whether the seat is asked now."""
        return bool(self.after.turn == seat and self.after.phase in phases)

    def uncover(self, last: int) -> list[Sentence]:
        """SOS-3.5: the whole trick, whose last card was laid by that seat; then it is settled."""
        table, after = self.table, self.after
        table.plus[last] -= after.last_laid[last]
        table.hand_size[last] -= 1
        self.colour, number, laid = after.last_colour, after.last_number, after.last_laid
        for seat in self.seats:
            table.colour[seat], table.number[seat], table.laid[seat] = self.colour[seat], number[seat], laid[seat]
        joined = [self.joined(card) for card in range(ACTION_CARD_COUNT)]
        self.told += [Sentence("sos-joined", {"colour": pair}) for card, pair in enumerate(PAIR_NAMES) if joined[card]]
        worth = [number[seat] + laid[seat] for seat in range(len(self.seats))]
        for seat in self.seats:
            colour = self.colour[seat]
            card = colour // COLOURS_PER_PAIR
            self.say(
                "sos-uncovers",
                seat,
                card=_island(colour, number[seat]),
                plus=laid[seat],
                worth=worth[seat],
                colour=PAIR_NAMES[card] if joined[card] else COLOURS[colour],
                outcome=self.outcome(seat, worth),
            )
            triggers = self.wins(seat) and not is_open(table, colour)
            table.due[seat] = table.side[card] if triggers else NO_ACTION
        return self.settle(0)

    def joined(self, card: int) -> bool:
        """SOS-7.1: whether the two colours of an action card were both played, and counted as one."""
        first, second = card * COLOURS_PER_PAIR, card * COLOURS_PER_PAIR + 1
        played = [self.colour[seat] for seat in self.seats]
        return first in played and second in played and _are_joined(self.table, first)

    def wins(self, seat: int) -> bool:
        """SOS-4.1: whether nobody ranks higher in the seat's colour."""
        return not stronger(self.table, seat)

    def outcome(self, seat: int, worth: Sequence[int]) -> str:
        """SOS-4.1 to 4.3: how a seat fared in its colour, and whether a tie decided it."""
        in_colour = stronger(self.table, seat) | weaker(self.table, seat)
        tie = "-tie" if any(in_colour >> other & 1 and worth[other] == worth[seat] for other in self.seats) else ""
        if self.wins(seat):
            return f"wins{tie}"
        return f"last{tie}" if consolation(self.table, seat) else "loses"

    # Treasures and plus cards

    def settle_after(self, seat: int) -> list[Sentence]:
        """The seat has its treasure."""
        return self.settle(self.seats.index(seat) + 1)

    def settle(self, first: int) -> list[Sentence]:
        """SOS-5.5: treasures and plus cards, then the actions."""
        for seat in self.seats[first:]:
            wanted = consolation(self.table, seat)
            if wanted:
                self.console(seat, wanted)
            elif is_open(self.table, self.colour[seat]) and self.wins(seat):
                if self.waits_for(seat, TAKE):
                    return self.told
                self.take(seat)
        return self.act(0)

    def console(self, seat: int, wanted: int) -> None:
        """SOS-4.3, 4.4: plus cards, as far as the supply has them."""
        number = self.from_supply(seat, wanted)
        if number == wanted:
            self.say("sos-gets-plus", seat, number=number)
        else:
            self.say("sos-gets-plus-short", seat, number=number, wanted=wanted)

    def from_supply(self, seat: int, wanted: int) -> int:
        """Moves plus cards from the supply, and tells how many there were."""
        number = min(wanted, self.table.supply)
        self.table.supply -= number
        self.table.plus[seat] += number
        return int(number)

    def take(self, seat: int) -> None:
        """SOS-5.1: the face-up treasure of the won colour; none where a position set up by hand lacks it."""
        treasure = _face_up_of(self.table, self.colour[seat])
        for pile in range(PILES):
            if treasure and self.table.up[pile] == TREASURES.index(treasure):
                self.table.up[pile] = NO_CARD
                self.say("sos-takes", seat, card=treasure)

    # Actions

    def act_after(self, seat: int) -> list[Sentence]:
        """The seat is done with its action."""
        return self.act(self.seats.index(seat) + 1)

    def act(self, first: int) -> list[Sentence]:
        """SOS-5.5: actions until one needs a decision, or the end of the trick."""
        for seat in self.seats[first:]:
            action = self.table.due[seat]
            if action == NO_ACTION:
                continue
            if self.waits_for(seat, *ACTION_PHASES):
                self.say("sos-triggers", seat, card=f"action-{action}")
                if self.after.phase == ORDER:
                    self.told.append(_looks(self.event, seat))
                return self.told
            self.act_alone(seat, action)
        return self.end_trick()

    def act_alone(self, seat: int, action: int) -> None:
        """An action that needs no decision: action 1 without a choice, or one that does nothing (SOS-8.5)."""
        victims = [other for other in self.seats if may_fleece(self.table, seat, other)]
        if action != 1:
            why = "last" if self.table.hand_size[seat] == 0 else "piles"
            self.say("sos-triggers-idle", seat, card=f"action-{action}", why=why)
        elif victims:
            self.fleece("sos-triggers-fleeces", seat, victims[0])
        elif self.table.supply:
            self.say("sos-triggers-supply", seat, number=self.from_supply(seat, FLEECED))
        else:
            self.say("sos-triggers-idle", seat, card=f"action-{action}", why="supply")

    def fleece(self, message: str, seat: int, victim: int) -> None:
        """SOS-8.1: two plus cards change hands."""
        self.table.plus[victim] -= FLEECED
        self.table.plus[seat] += FLEECED
        self.say(message, seat, other=victim)

    # The end of the trick

    def end_trick(self) -> list[Sentence]:
        """SOS-6: what is left goes under the piles; the next trick, or the end of the round."""
        left = _face_up(self.table)
        if left:
            self.told.append(Sentence("sos-goes-under", {"cards": left}))
        if self.after.phase != OVER and self.after.round_number == self.table.round_number:
            return [*self.told, _trick_begins(self.after)]
        return self.told + self.end_round()

    def end_round(self) -> list[Sentence]:
        """SOS-9: the points of all, and what comes now."""
        told = [Sentence("sos-round-ends", {"round": self.table.round_number})]
        told += [_scores(self.after, seat) for seat in self.seats]
        if self.after.phase != OVER:
            return told + _round_begins(self.after)
        return told + _game_ends(self.event.view, self.after)


def _are_joined(record: Any, colour: int) -> bool:
    """SOS-7.1: whether another colour competes with one."""
    return rival_colours(record, colour).bit_count() > 1


def _scores(after: Any, seat: int) -> Sentence:
    """SOS-9.1: what the treasures and plus cards of a finished round are worth."""
    treasures, plus = after.treasure_points[seat], after.plus_left[seat]
    bonus = plus_worth(plus)
    values = {"treasures": treasures, "plus": plus, "bonus": bonus, "points": treasures + bonus}
    return Sentence("sos-scores", {"seat": seat, **values, "total": after.totals[seat]})


def _game_ends(view: View, after: Any) -> list[Sentence]:
    """SOS-9.2, 9.3: who has won, and what decided between equals."""
    totals, (winner,) = standing(view.game, after)
    values = {"seat": winner, "total": max(totals)}
    over = Sentence("sos-over", {})
    if totals.count(max(totals)) == 1:
        return [over, Sentence("sos-wins", values)]
    how = "starter" if winner == after.starter else "next"
    return [over, Sentence("sos-wins-tie", {**values, "how": how})]


# --- Decisions -----------------------------------------------------------------------------------------------------


def choice(view: View, text: str) -> Sentence:
    """A decision for the player whose view it is; its help tells what it leads to."""
    verb, _, what = text.partition(" ")
    return CHOICES[verb](view, what)


def _choose_pass(view: View, what: str) -> Sentence:
    colour, hand = COLOURS.index(what), view.record.hand[view.seat]
    left, right = _neighbours(view)
    values = {"seat": left, "other": right, "colour": what}
    if not hand & CARDS_OF_COLOUR[colour]:
        return Sentence("sos-do-pass-any", values)
    return Sentence("sos-do-pass", {**values, "card": CARDS[highest(hand, colour)]})


def _choose_card(view: View, what: str) -> Sentence:
    colour = COLOURS.index(what.partition("-")[0])
    return Sentence("sos-do-card", {"first": what, **_prize(view, colour)})


def _prize(view: View, colour: int) -> dict[str, str]:
    """What winning a colour would bring the viewer (SOS-5.1, 5.4, 7.1)."""
    v = view.record
    name: str = COLOURS[colour]
    treasure = _face_up_of(v, colour)
    if treasure:
        tops = [_top(v, seat) or "" for seat in range(v.players) if seat != view.seat]
        robbing = any(top.startswith(f"{name}:") for top in tops)
        return {"prize": "treasure-rob" if robbing else "treasure", "colour": name, "second": treasure}
    card = colour // COLOURS_PER_PAIR
    action = v.side[card]
    idle = action != 1 and v.hand_size[view.seat] == 1
    if _are_joined(v, colour):
        prize, name = "joined-idle" if idle else "joined", PAIR_NAMES[card]
    else:
        prize = "idle" if idle else "action"
    return {"prize": prize, "colour": name, "second": f"action-{action}"}


def _choose_show(view: View, what: str) -> Sentence:
    v = view.record
    last = "yes" if v.in_trick == v.players - 1 else "no"
    if v.chosen < 0:
        return Sentence(f"sos-do-show-{what}-any", {"last": last})
    return Sentence(f"sos-do-show-{what}", {"last": last, "card": _half(CARDS[v.chosen], what)})


def _half(card: str, half: str) -> str:
    """A card of which only a half is seen."""
    colour, _, number = card.partition("-")
    return f"{colour}-?" if half == "colour" else f"?-{number}"


def _choose_plus(view: View, what: str) -> Sentence:
    v, number = view.record, int(what)
    if v.chosen < 0:
        return Sentence("sos-do-plus-any", {"number": number})
    worth = v.chosen % HIGHEST + 1 + number
    values = {"number": number, "worth": worth, "left": v.plus[view.seat] - number}
    return Sentence("sos-do-plus", {**values, "card": CARDS[v.chosen]})


def _own_prize(view: View) -> str | None:
    """The face-up treasure of the colour that the viewer has played."""
    colour = view.record.colour[view.seat]
    return _face_up_of(view.record, colour) if colour >= 0 else None


def _choose_take(view: View, what: str) -> Sentence:
    treasure = _own_prize(view)
    return Sentence("sos-do-take", {"card": treasure}) if treasure else Sentence("sos-do-take-any", {})


def _choose_rob(view: View, what: str) -> Sentence:
    victim, left = int(what), _own_prize(view)
    stolen = _top(view.record, victim)
    if left is None or stolen is None:
        return Sentence("sos-do-rob-any", {"other": victim})
    return Sentence("sos-do-rob", {"other": victim, "first": stolen, "second": left})


def _choose_fleece(view: View, what: str) -> Sentence:
    victim, plus = int(what), view.record.plus
    return Sentence("sos-do-fleece", {"other": victim, "number": plus[victim], "own": plus[view.seat] + FLEECED})


def _choose_swap(view: View, what: str) -> Sentence:
    victim = int(what)
    return Sentence("sos-do-swap", {"other": victim, "number": min(MAX_SWAPPED, view.record.hand_size[victim])})


def _choose_return(view: View, what: str) -> Sentence:
    v = view.record
    if v.aim == NOBODY:
        return Sentence("sos-do-return-any", {"card": what})
    return Sentence("sos-do-return", {"card": what, "other": v.aim, "owed": v.owed})


def _choose_inspect(view: View, what: str) -> Sentence:
    return Sentence("sos-do-inspect", {"pile": what, "number": inspected_cards(view.record, PAIR_NAMES.index(what))})


def _choose_order(view: View, what: str) -> Sentence:
    """Equal treasures are told apart by their places."""
    order, pile = "-".join(what), view.record.inspected
    seen = [] if pile == NOBODY else _looked_at(view.record, pile)
    if len(seen) != len(what):
        return Sentence("sos-do-order-any", {"order": order})
    return Sentence("sos-do-order", {"order": order, **_in_order([seen[int(digit) - 1] for digit in what])})


def _choose_fetch(view: View, what: str) -> Sentence:
    return Sentence("sos-do-fetch", {"card": what})


def _choose_discard(view: View, what: str) -> Sentence:
    return Sentence("sos-do-discard", {"card": what})


CHOICES: dict[str, Callable[[View, str], Sentence]] = {
    "pass": _choose_pass,
    "card": _choose_card,
    "show": _choose_show,
    "plus": _choose_plus,
    "take": _choose_take,
    "rob": _choose_rob,
    "fleece": _choose_fleece,
    "swap": _choose_swap,
    "return": _choose_return,
    "inspect": _choose_inspect,
    "order": _choose_order,
    "fetch": _choose_fetch,
    "discard": _choose_discard,
}


# --- What cards are worth ------------------------------------------------------------------------------------------


def points_breakdown(view: View, seat: int) -> list[tuple[Sentence, int]]:
    """SOS-9.1: what a seat's treasures, as far as the viewer knows them, and its plus cards are worth."""
    v = view.record
    treasures = [v.stack[seat, place] for place in range(v.stack_size[seat]) if v.stack[seat, place] >= 0]
    worth = []
    for colour, name in enumerate(COLOURS):
        values = [treasure % TREASURE_BASE for treasure in treasures if treasure // TREASURE_BASE == colour]
        worth.append((Sentence("sos-worth-treasures", {"colour": name, "number": len(values)}), sum(values)))
    worth.append((Sentence("sos-worth-plus", {"number": v.plus[seat]}), plus_worth(v.plus[seat])))
    return [(sentence, points) for sentence, points in worth if points]


# --- For the rules page --------------------------------------------------------------------------------------------


def rule_tables(catalogue: Catalogue) -> dict[int, list[list[str]]]:
    """The tables of the rules page by section, the head of each in its first row."""
    return {1: _card_rows(catalogue), 11: _decision_rows(catalogue)}


def rule_notes(catalogue: Catalogue) -> dict[int, str]:
    """What the rules page says in a section before its table."""
    return {11: catalogue.text("sos-rules-section-11", word=f"`{CARDS[0]}`", order="`order 231`")}


def _card_rows(catalogue: Catalogue) -> list[list[str]]:
    """SOS-1: all cards."""
    rows = [[catalogue.text(f"sos-rules-head-{name}") for name in ("card", "number", "use")]]
    for each, number in NUMBERS.items():
        rows.append([catalogue.text(f"sos-kind-{each}"), str(number), catalogue.text(f"sos-kind-{each}", "help")])
    return rows


def _decision_rows(catalogue: Catalogue) -> list[list[str]]:
    """SOS-11: all decisions and what is typed for them."""
    rows = [[catalogue.text(f"sos-rules-head-{name}") for name in ("decision", "text", "clause")]]
    for verb, clause in DECISIONS.items():
        typed = " / ".join(f"`{text}`" for text in _texts(catalogue, verb))
        rows.append([catalogue.text(f"sos-rules-{verb}"), typed, clause])
    return rows


def _texts(catalogue: Catalogue, verb: str) -> list[str]:
    """What is typed for a decision; one text with a blank where cards, seats or numbers stand for many."""
    texts = [text for text in ACTIONS if text.split()[0] == verb]
    what = texts[0].split()[-1]
    if verb == "order":
        return [text for text in texts if len(text) == len(texts[-1])]
    if what in CARDS:
        return [f"{verb} {catalogue.text('sos-rules-any-card')}"]
    if what.isdigit():
        return [f"{verb} {catalogue.text('sos-rules-any-number' if verb == 'plus' else 'sos-rules-any-seat')}"]
    return texts
