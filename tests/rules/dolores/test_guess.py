"""Guesses: deals that agree with a view, each of the possible ones as likely, the true one among them (DOL-8.2)."""

import random
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import Any, TypeVar

import pytest

import seachest
from seachest.rules.dolores.cards import BOTTLES, CARDS, names
from seachest.rules.dolores.game import GAME
from seachest.rules.dolores.state import PLACES
from tests.rules.dolores.helpers import ALL_GOODS, DUEL, cards, is_over, load, shown, table_at
from tests.tables import play
from tests.walks import guessed

T = TypeVar("T")
LOWEST = 16
SORTS_OF_THE_REST = ("weapons", "cloth", "porcelain", "instruments")


def guesses(table: seachest.Table, watcher: int | None, count: int) -> Iterator[Any]:
    """Deals that agree with what somebody (None: a spectator) knows."""
    view = table.seat_view(watcher)
    for seed in range(count):
        yield guessed(GAME, view.record.array, view.seat, seed)[1]


def spread(table: seachest.Table, watcher: int | None, count: int, what: Callable[[Any], T]) -> Counter[T]:
    """How often each thing is found in so many guesses."""
    return Counter(what(deal) for deal in guesses(table, watcher, count))


def is_fair(found: Counter[Any], expected: set[Any]) -> bool:
    """Exactly the expected outcomes, each about as often: chi-square stays below in 9,999 of 10,000 fair samples."""
    fair = sum(found.values()) / len(expected)
    freedom = len(expected) - 1
    chi_square = sum((found[outcome] - fair) ** 2 / fair for outcome in expected)
    return set(found) == expected and chi_square <= freedom + 5 * (2 * freedom) ** 0.5 + 10


def removed(deal: Any) -> tuple[str, ...]:
    return tuple(name for bottle, name in enumerate(BOTTLES) if deal.removed >> bottle & 1)


def pile(deal: Any) -> tuple[str, ...]:
    """From the top."""
    return tuple(CARDS[deal.pile[place]] for place in range(deal.pile_size - 1, -1, -1))


def sunrise_depth(deal: Any) -> int:
    """How many cards lie below sunrise in the pile."""
    return pile(deal)[::-1].index("sunrise")


def sunrise_place(deal: Any) -> str | None:
    """Where sunrise lies in the duel."""
    return next(
        (place for i, place in enumerate(PLACES) if deal.duel[i] >= 0 and CARDS[deal.duel[i]] == "sunrise"), None
    )


def covered(deal: Any) -> tuple[str, ...]:
    """The cards of the duel."""
    return tuple(CARDS[card] for card in (deal.duel[i] for i in range(len(PLACES))) if card >= 0)


def more_goods(count: int) -> str:
    """So many goods to fill a pile with, of sorts that the duels here leave alone."""
    return " ".join([card for card in ALL_GOODS if card.split("-")[0] in SORTS_OF_THE_REST][:count])


# --- The removed bottles (DOL-2.1) ---


@pytest.mark.clause("DOL-8.2", "DOL-2.1")
@pytest.mark.parametrize("watcher", [0, None])
def test_8_2_any_four_of_the_unseen_bottles_may_be_removed(watcher: int | None) -> None:
    table = table_at("void lookout", "", "", pile=f"{DUEL} lantern swell", removed="bet theft convoy whirlpool")
    # two-hands lies in the discard, so six bottles are unseen.
    unseen = [bottle for bottle in BOTTLES if bottle in cards("lantern swell bet theft convoy whirlpool")]
    assert is_fair(spread(table, watcher, 1500, removed), set(combinations(unseen, 4)))


@pytest.mark.clause("DOL-8.2", "DOL-2.1")
def test_8_2_with_two_players_bet_and_any_three_of_the_others() -> None:
    table = table_at("void", "", pile=f"{DUEL} lantern swell whirlpool", removed="bet theft convoy lookout")
    unseen = [bottle for bottle in BOTTLES if bottle in cards("lantern swell whirlpool theft convoy lookout")]
    found = spread(table, 1, 1500, lambda deal: tuple(bottle for bottle in removed(deal) if bottle != "bet"))
    assert is_fair(found, set(combinations(unseen, 3)))
    assert all("bet" in removed(deal) for deal in guesses(table, 1, 20))


@pytest.mark.clause("DOL-8.2", "DOL-2.1")
def test_8_2_bottles_that_were_seen_are_never_removed() -> None:
    out = "theft convoy two-hands whirlpool"
    table = table_at("void", "lookout", "", pile="lantern swell gold-1 gold-3 bet", removed=out)
    for deal in guesses(table, 0, 200):
        assert len(removed(deal)) == 4
        assert set(removed(deal)) <= set(cards("theft convoy two-hands whirlpool bet"))


@pytest.mark.clause("DOL-8.2", "DOL-2.6")
def test_8_2_without_bottles_nothing_is_removed_and_no_bottle_is_guessed() -> None:
    table = seachest.deal("dolores", 3, seed=4, options={"bottles": False})
    for deal in guesses(table, 1, 50):
        assert removed(deal) == ()
        assert not {card for card in pile(deal) if card in BOTTLES} - {"sunrise"}


# --- The pile (DOL-2.2) ---


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
@pytest.mark.parametrize("size", [40, 17, 16, 15, 5, 1])
def test_8_2_sunrise_is_anywhere_among_the_lowest_16_cards(size: int) -> None:
    table = table_at("", "", "", pile=f"{DUEL} {more_goods(size - 1)} sunrise", rest="discard")
    assert len(table.position()["pile"]) == size
    assert is_fair(spread(table, 1, 800, sunrise_depth), set(range(min(size, LOWEST))))


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
def test_8_2_after_a_deal_it_is_anywhere_among_the_lowest_16_cards() -> None:
    table = seachest.deal("dolores", 4, seed=2)
    assert is_fair(spread(table, 2, 800, sunrise_depth), set(range(LOWEST)))


@pytest.mark.clause("DOL-8.2")
def test_8_2_in_a_position_with_sunrise_higher_up_it_may_be_anywhere() -> None:
    table = table_at("", "", "", pile=f"{DUEL} sunrise {more_goods(20)}", rest="discard")
    assert is_fair(spread(table, 1, 2000, sunrise_depth), set(range(21)))


@pytest.mark.clause("DOL-8.2")
def test_8_2_every_order_of_the_pile_is_as_likely() -> None:
    table = table_at(
        "", "", "", pile=f"{DUEL} cloth-1 wine-2 theft sunrise", rest="discard", removed="bet void swell convoy"
    )
    # Of the bottles only the removed ones and theft are unseen, so one of five is in the pile.
    found = spread(table, 0, 6000, pile)
    unseen = cards("bet void swell convoy theft")
    assert is_fair(
        found, {order for bottle in unseen for order in permutations(["cloth-1", "wine-2", bottle, "sunrise"])}
    )


@pytest.mark.clause("DOL-8.2")
def test_8_2_equal_cards_are_as_likely_as_they_are_many() -> None:
    """Of three wine-1 and a cloth-1 the top card is wine three times as often."""
    table = table_at("", "", "", pile="gold-1 gold-1 gold-2 gold-3 wine-1 wine-1 cloth-1 wine-1", rest="discard")
    found = spread(table, 0, 2000, lambda deal: pile(deal)[0])
    assert set(found) == {"wine-1", "cloth-1"}
    assert 400 < found["cloth-1"] < 600


@pytest.mark.clause("DOL-8.2")
def test_8_2_what_lies_open_stays_where_it_is() -> None:
    table = table_at("wine-1 void", "cloth-2", "")
    position = table.position()
    for deal in guesses(table, 2, 20):
        assert [names(deal.display[seat]) for seat in range(3)] == [["wine-1", "void"], ["cloth-2"], []]
        assert list(covered(deal)) == position["duel"]["left"] + position["duel"]["dealer"]
        assert names(deal.discard) == position["discard"]


# --- Under a lantern (DOL-6.1) ---

SMALL = f"{DUEL} cloth-1 jewels-1 sunrise"


def small_dark(*moves: str, held: str = "", pile: str = SMALL, dealer: str = "", left: str = "") -> seachest.Table:
    """A covered duel late in the game: of all other cards everybody knows where they are."""
    table = table_at(dealer, left, f"lantern {held}", pile=pile, rest="discard")
    return play(table, "2 use lantern", *moves)


@pytest.mark.clause("DOL-8.2", "DOL-6.1")
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_8_2_covered_cards_are_any_unseen_ones_but_never_sunrise(watcher: int | None) -> None:
    table = small_dark()
    found = spread(table, watcher, 4000, covered)
    assert is_fair(found, set(permutations(cards(f"{DUEL} cloth-1 jewels-1"), 4)))


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2", "DOL-6.1")
def test_8_2_then_sunrise_is_anywhere_in_the_pile() -> None:
    assert is_fair(spread(small_dark(), 0, 900, sunrise_depth), {0, 1, 2})


@pytest.mark.clause("DOL-8.2", "DOL-6.1")
def test_8_2_the_lanterns_user_has_nothing_to_guess_in_the_duel() -> None:
    table = small_dark()
    found = spread(table, 2, 900, lambda deal: (covered(deal), pile(deal)))
    assert is_fair(found, {(tuple(cards(DUEL)), order) for order in permutations(["cloth-1", "jewels-1", "sunrise"])})


@pytest.mark.clause("DOL-8.2", "DOL-6.1")
def test_8_2_cards_discarded_unseen_are_any_unseen_ones_but_never_sunrise() -> None:
    table = shown(small_dark(pile=f"{DUEL} {'cloth-1 cloth-2 jewels-1 jewels-2'} weapons-1 sunrise"), "fight", "fight")
    unseen = cards(f"{DUEL} weapons-1")
    found = spread(table, 0, 1500, lambda deal: tuple(names(deal.buried)))
    assert is_fair(found, {tuple(sorted(four, key=CARDS.index)) for four in combinations(unseen, 4)})
    assert set(spread(table, 2, 50, lambda deal: tuple(names(deal.buried)))) == {
        tuple(sorted(cards(DUEL), key=CARDS.index))
    }


@pytest.mark.clause("DOL-8.2", "DOL-6.1")
def test_8_2_covered_and_discarded_cards_are_guessed_together() -> None:
    """After a swell four cards lie covered and four are discarded unseen."""
    unseen = f"{DUEL} cloth-1 cloth-2 jewels-1 jewels-2 weapons-1"
    table = small_dark("2 use swell", held="swell", pile=f"{unseen} sunrise")
    for deal in guesses(table, 1, 50):
        assert len(covered(deal)) == len(names(deal.buried)) == 4
        assert GAME.cards_conserved(deal)
    found = spread(table, 1, 900, lambda deal: next(card for card in pile(deal) if card != "sunrise"))
    assert is_fair(found, set(cards(unseen)))


# --- Sunrise drawn under a lantern (DOL-6.2) ---

HIGH = f"sunrise wine-3 gold-1 gold-3 {more_goods(24)}"
"""Sunrise on top of many cards, where it comes only in positions that were set up so."""


@pytest.mark.clause("DOL-8.2", "DOL-6.2")
@pytest.mark.parametrize("ignored", [False, True])
@pytest.mark.parametrize("watcher", [0, 1, None])
def test_8_2_a_sunrise_drawn_face_down_lies_at_any_of_the_four_places(watcher: int | None, ignored: bool) -> None:
    table = small_dark(*["2 use lookout"] * ignored, held="lookout", pile=HIGH)
    assert is_fair(spread(table, watcher, 800, sunrise_place), {"left-1", "left-2", "dealer-1", "dealer-2"})
    assert all("sunrise" not in pile(deal) for deal in guesses(table, watcher, 50))


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2", "DOL-6.2")
def test_8_2_drawn_by_a_convoy_it_is_one_of_the_two_new_cards() -> None:
    pile = f"{DUEL} sunrise jewels-3 {more_goods(24)}"
    table = small_dark("2 use convoy", "2 use lookout", held="lookout convoy", pile=pile)
    assert is_fair(spread(table, 0, 500, sunrise_place), {"left-3", "dealer-3"})


@pytest.mark.clause("DOL-8.2", "DOL-6.2")
def test_8_2_where_a_card_was_taken_it_is_not() -> None:
    table = small_dark("2 use lookout", "2 use bet", held="lookout bet", pile=HIGH)
    play(table, "0 peace", "1 peace", "2 bet peace-peace", "2 grab left-2")
    assert is_fair(spread(table, 0, 600, sunrise_place), {"left-1", "dealer-1", "dealer-2"})


@pytest.mark.clause("DOL-8.2", "DOL-6.2")
def test_8_2_a_whirlpool_carries_it_along() -> None:
    pile = f"{DUEL} sunrise jewels-3 {more_goods(24)}"
    table = small_dark("2 use convoy", "2 use lookout", "2 use whirlpool", held="lookout convoy whirlpool", pile=pile)
    play(table, "2 give dealer-3", "2 give left-1", "2 give dealer-1")
    assert is_fair(spread(table, 0, 500, sunrise_place), {"left-1", "dealer-2"})


@pytest.mark.clause("DOL-8.2", "DOL-6.2")
def test_8_2_discarded_unseen_it_is_among_the_discarded() -> None:
    table = shown(small_dark("2 use lookout", held="lookout", pile=HIGH), "fight", "fight")
    for deal in guesses(table, 0, 100):
        assert "sunrise" in names(deal.buried)
        assert len(names(deal.buried)) == 4
        assert "sunrise" not in pile(deal)


@pytest.mark.clause("DOL-8.2", "DOL-6.2")
def test_8_2_the_other_covered_cards_are_any_unseen_ones() -> None:
    table = small_dark("2 use lookout", held="lookout", pile="sunrise wine-3 gold-1 gold-3 cloth-1", dealer="")
    found = spread(table, 0, 2400, lambda deal: tuple(card for card in covered(deal) if card != "sunrise"))
    assert is_fair(found, set(permutations(cards("wine-3 gold-1 gold-3 cloth-1"), 3)))


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
@pytest.mark.parametrize(("size", "possible"), [(19, ["dealer-2"]), (18, ["dealer-1", "dealer-2"])])
def test_8_2_only_cards_from_among_the_lowest_16_can_be_the_sunrise(size: int, possible: list[str]) -> None:
    """With three players the last duel above them is dealt from 19 cards: only its fourth card may be sunrise."""
    table = small_dark(held="lookout", pile=f"wine-1 wine-3 gold-1 sunrise {more_goods(size - 4)}")
    assert table.view(0)["sunrise-places"] == possible
    assert set(spread(table, 0, 200, sunrise_place)) == set(possible)


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
def test_8_2_the_same_holds_for_a_convoy() -> None:
    table = small_dark("2 use convoy", held="lookout convoy", pile=f"{DUEL} jewels-2 sunrise {more_goods(15)}")
    assert set(spread(table, 0, 200, sunrise_place)) == {"dealer-3"}


# --- Cards left out for a short pile ---


def with_two_left_out() -> seachest.Table:
    """A duel without bottles, three cards in the pile, two left out, and everything else discarded."""
    unseen = ["weapons-3", "cloth-3", "porcelain-3", "instruments-3"]
    gone = Counter(ALL_GOODS) - Counter(cards(DUEL) + unseen)
    position = {
        "phase": "gesture",
        "duel": {"left": cards(DUEL)[:2], "dealer": cards(DUEL)[2:]},
        "pile": [unseen[0], "sunrise", unseen[1]],
        "out": unseen[2:],
        "discard": list(gone.elements()),
    }
    return load(2, position, bottles=False, pile=61)


@pytest.mark.sample
@pytest.mark.clause("DOL-8.2", "DOL-2.2")
def test_8_2_any_unseen_card_may_have_been_left_out_and_each_is_as_likely() -> None:
    table = with_two_left_out()
    unseen = ["weapons-3", "cloth-3", "porcelain-3", "instruments-3"]
    expected = {
        (*pair[:depth], "sunrise", *pair[depth:]) for pair in permutations(unseen, 2) for depth in range(len(pair) + 1)
    }
    assert len(expected) == 36
    assert is_fair(spread(table, 0, 3600, pile), expected)


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
def test_8_2_a_guess_leaves_out_as_many_cards_as_the_table() -> None:
    table = with_two_left_out()
    assert all(
        (deal.out, deal.pile_size, GAME.cards_conserved(deal)) == (2, 3, True) for deal in guesses(table, None, 50)
    )


@pytest.mark.clause("DOL-8.2", "DOL-2.2")
def test_8_2_cards_left_out_are_among_those_in_places_that_are_not_known() -> None:
    piece = next(piece for piece in GAME.pieces if piece.name == "unseen")
    found = with_two_left_out().features(1)[piece.begin : piece.begin + piece.size]
    expected = ["weapons-3", "cloth-3", "porcelain-3", "instruments-3", "sunrise"]
    assert [CARDS[card] for card in range(len(CARDS)) if found[card]] == expected


@pytest.mark.sample
@pytest.mark.clause("DOL-2.2")
def test_2_2_a_card_that_lies_twice_is_noticed_although_some_are_left_out() -> None:
    table = with_two_left_out()
    state = table.everything().record
    assert GAME.cards_conserved(state)
    state.pile[0] = state.pile[2]
    assert not GAME.cards_conserved(state)


# --- Secret choices ---


@pytest.mark.clause("DOL-8.2")
def test_8_2_in_a_guess_the_secret_choices_of_others_are_open_again() -> None:
    table = play(table_at("", "", "bet"), "2 use bet", "0 fight", "2 bet fight-fight")
    view = table.seat_view(1)
    _, deal = guessed(GAME, view.record.array, 1, 1)
    assert GAME.pending(deal) == 0b111
    _, own = guessed(GAME, table.seat_view(0).record.array, 0, 1)
    assert GAME.pending(own) == 0b110


# --- The truth is among the guesses ---


def small_ending(source: random.Random) -> seachest.Table:
    """A late position with few unseen cards and many bottles at hand."""
    goods = source.sample(ALL_GOODS, 12)
    held = ["lantern", "swell", "convoy", "lookout", "whirlpool"]
    source.shuffle(held)
    seats = [" ".join([*held[seat::3], goods.pop()]) for seat in range(3)]
    goods.insert(source.randrange(len(goods)), "sunrise")
    return table_at(*seats, pile=" ".join(goods), rest="discard", dealer=source.randrange(3))


def essence(deal: Any) -> tuple[Any, ...]:
    """Which cards lie in the duel, were discarded and removed, whatever their order."""
    return (sorted(covered(deal)), deal.buried, deal.removed)


@pytest.mark.clause("DOL-8.2")
def test_8_2_the_true_deal_is_among_the_guesses() -> None:
    """Small endings in which every bottle is used: whatever is covered or was discarded unseen turns up."""
    source = random.Random(8)
    covered_views = 0
    for _ in range(25):
        table = small_ending(source)
        for _ in range(12):
            if is_over(table):
                break
            seat = source.choice(table.pending())
            uses = [text for text in table.legal(seat) if text.startswith("use")]
            table.act(seat, source.choice(uses or table.legal(seat)))
            watcher = source.choice([0, 1, 2, None])
            covered_views += table.view(watcher)["duel"] != table.position()["duel"]
            truth = essence(table.everything().record)
            assert any(essence(deal) == truth for deal in guesses(table, watcher, 20_000))
    assert covered_views > 10
