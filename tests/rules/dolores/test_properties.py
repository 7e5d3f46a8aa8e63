"""What holds in every game of Dolores, whatever the players do."""

import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import seachest
from tests.rules.dolores.helpers import ALL_CARDS, ALL_GOODS, GAME

MOST_DUELS = 19
"""76 cards, four a duel."""
MOST_DECISIONS = MOST_DUELS * 12 + 40
"""Two turns to talk, three choices, a pick or two drops in each duel; bottles add a few dozen in a whole game."""

LAID_OUT = {"swell", "whirlpool", "convoy"}
tables = st.fixed_dictionaries(
    {
        "players": st.integers(2, 4),
        "seed": st.integers(0, 2**128 - 1),
        "options": st.fixed_dictionaries({"bottles": st.booleans(), "singles": st.booleans(), "talk": st.booleans()}),
    }
)


def cards_of(position: dict[str, Any]) -> Counter[str]:
    """Every card that a full position names, wherever it lies."""
    lists = [position["pile"], position["discard"], position["removed"]]
    lists += [cards for display in position["displays"] for cards in display.values()]
    lists += list((position["duel"] or {}).values())
    return Counter(card for cards in lists for card in cards if card is not None)


def fitting(position: dict[str, Any], seat: int) -> set[str]:
    """DOL-5: the bottles that a seat may use in the open window, in plain words."""
    held = set(position["displays"][seat]["bottles"])
    in_duel = seat in (position["dealer"], (position["dealer"] + 1) % position["players"])
    pile = len(position["pile"])
    fits = {
        "before": {"lantern"},
        "laid-out": LAID_OUT | ({"two-hands"} if in_duel else {"bet"}),
        "shown": {"convoy", "void"},
        None: {"lookout"},
    }[position["window"]]
    too_many = ({"swell"} if pile < 4 else set()) | ({"convoy"} if pile < 2 else set())
    return held & fits - too_many


def random_step(table: seachest.Table, source: random.Random) -> None:
    """One decision, now and then an announcement."""
    speaker = source.randrange(table.players)
    if source.random() < 0.1 and table.out_of_turn(speaker):
        table.act(speaker, source.choice(table.out_of_turn(speaker)))
        return
    seat = source.choice(table.pending())
    legal = table.legal(seat)
    # Half of the bottles that could be used are used, so that all of them come into play.
    uses = [text for text in legal if text.startswith("use")]
    table.act(seat, source.choice(uses) if uses and source.random() < 0.5 else source.choice(legal))


@settings(max_examples=40, deadline=None)
@given(table=tables, choices=st.integers(0, 10**9))
def test_all_cards_are_somewhere_and_somebody_can_always_act(table: dict[str, Any], choices: int) -> None:
    source, live = random.Random(choices), seachest.deal(GAME, **table)
    expected = Counter(ALL_CARDS if table["options"]["bottles"] else [*ALL_GOODS, "sunrise"])
    decisions = 0
    while live.pending():
        assert cards_of(live.position()) == expected
        assert all(live.legal(seat) for seat in live.pending())
        random_step(live, source)
        decisions += 1
        assert decisions <= 2 * MOST_DECISIONS
    assert cards_of(live.position()) == expected


@pytest.mark.clause("DOL-5")
@settings(max_examples=40, deadline=None)
@given(table=tables, choices=st.integers(0, 10**9))
def test_in_every_window_exactly_those_are_asked_who_hold_a_fitting_bottle(table: dict[str, Any], choices: int) -> None:
    source, live = random.Random(choices), seachest.deal(GAME, **table)
    while live.pending():
        position = live.position()
        if position["phase"] == "window":
            asked = {seat for seat in range(live.players) if fitting(position, seat)}
            assert asked == {*live.pending(), *position["passed"]}
            for seat in live.pending():
                uses = {text.removeprefix("use ") for text in live.legal(seat) if text != "pass"}
                assert uses == fitting(position, seat)
                assert live.legal(seat)[-1] == "pass"
        random_step(live, source)


@pytest.mark.clause("DOL-3.7", "DOL-7.1", "DOL-7.2")
@settings(max_examples=40, deadline=None)
@given(table=tables, choices=st.integers(0, 10**9))
def test_dealers_take_turns_and_the_game_ends_by_sunrise_or_for_want_of_cards(
    table: dict[str, Any], choices: int
) -> None:
    source, live = random.Random(choices), seachest.deal(GAME, **table)
    dealers = [live.position()["dealer"]]
    while live.pending():
        random_step(live, source)
        dealer = live.position()["dealer"]
        if dealer != dealers[-1]:
            assert dealer == (dealers[-1] + 1) % live.players
            dealers.append(dealer)
    assert len(dealers) <= MOST_DUELS + 1
    position = live.position()
    lying = [card for side in (position["duel"] or {}).values() for card in side]
    assert "sunrise" in lying if lying else len(position["pile"]) < 4


@settings(max_examples=25, deadline=None)
@given(table=tables, choices=st.integers(0, 10**9))
def test_a_game_with_every_option_is_replayed_from_its_record(table: dict[str, Any], choices: int) -> None:
    source, live = random.Random(choices), seachest.deal(GAME, **table)
    while live.pending():
        random_step(live, source)
    assert seachest.load(live.record()).position() == live.position()


class BookKeeper:
    """A game without bottles by hand: cards change places as section 4 says, and nothing else happens."""

    def __init__(self, position: dict[str, Any]) -> None:
        self.players = position["players"]
        self.dealer = position["dealer"]
        self.owned = [Counter(display["goods"]) for display in position["displays"]]
        self.pile = [*position["duel"]["left"], *position["duel"]["dealer"], *position["pile"]]
        self.draw()

    def draw(self) -> None:
        self.left = (self.dealer + 1) % self.players
        self.lying = dict(zip(("left-1", "left-2", "dealer-1", "dealer-2"), self.pile[:4], strict=True))
        self.pile = self.pile[4:]
        self.gestures: dict[int, str] = {}
        self.drops: dict[int, str] = {}

    def take(self, seat: int, side: str) -> None:
        for place in [place for place in self.lying if place.startswith(side)]:
            self.owned[seat][self.lying.pop(place)] += 1

    def decide(self, seat: int, text: str) -> None:
        """One decision, and all that follows from it."""
        if text.startswith("drop"):
            self.drops[seat] = text.removeprefix("drop ")
        elif text.startswith("pick"):
            self.pick(seat, text.removeprefix("pick "))
        else:
            self.gestures[seat] = text
            if len(self.gestures) == 2:
                self.settle()
        self.end_duel()

    def settle(self) -> None:
        shown = {self.gestures[self.left], self.gestures[self.dealer]}
        if shown == {"peace"}:
            self.take(self.left, "left")
            self.take(self.dealer, "dealer")
        elif shown == {"peace", "fight"}:
            self.take(next(seat for seat, gesture in self.gestures.items() if gesture == "fight"), "")
        elif shown in ({"fight"}, {"first"}):
            self.lying.clear()

    def pick(self, seat: int, place: str) -> None:
        other = self.left if seat == self.dealer else self.dealer
        self.owned[seat][self.lying.pop(place)] += 1
        if self.gestures[other] == "fight":
            self.take(other, "")
        else:
            self.take(other, "left" if other == self.left else "dealer")
            self.lying.clear()

    def end_duel(self) -> None:
        """The next duel, unless something is still to be decided."""
        both_first = list(self.gestures.values()) == ["first", "first"]
        owners = [seat for seat in (self.left, self.dealer) if self.owned[seat].total()]
        if self.lying or len(self.gestures) < 2 or (both_first and len(self.drops) < len(owners)):
            return
        for seat, sort in self.drops.items():
            self.owned[seat] = Counter({card: n for card, n in self.owned[seat].items() if not card.startswith(sort)})
        self.dealer = self.left
        if len(self.pile) >= 4:
            self.draw()


@pytest.mark.clause("DOL-4")
@settings(max_examples=60, deadline=None)
@given(players=st.integers(2, 4), seed=st.integers(0, 2**128 - 1), choices=st.integers(0, 10**9))
def test_without_bottles_cards_change_places_as_if_by_hand(players: int, seed: int, choices: int) -> None:
    source = random.Random(choices)
    table = seachest.deal(GAME, players, seed=seed, options={"bottles": False})
    book = BookKeeper(table.position())
    while table.pending():
        seat = source.choice(table.pending())
        text = source.choice(table.legal(seat))
        table.act(seat, text)
        book.decide(seat, text)
        position = table.position()
        assert [Counter(display["goods"]) for display in position["displays"]] == [+owned for owned in book.owned]
        assert position["dealer"] == book.dealer
