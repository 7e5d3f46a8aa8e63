from itertools import product

import pytest

import seachest
from tests.rules.dolores.helpers import (
    CONVOY,
    DEALER_CARDS,
    DUEL,
    GESTURES,
    LEFT_CARDS,
    PILE,
    bag,
    cards,
    discarded,
    display,
    displays,
    phase,
    shown,
    table_at,
)
from tests.tables import play, refused

LEFT_THREE, DEALER_THREE = f"{LEFT_CARDS} jewels-2", f"{DEALER_CARDS} jewels-3"
PLACES = {"left-1": "wine-1", "left-2": "wine-3", "dealer-1": "gold-1", "dealer-2": "gold-3"}
INSTRUMENTS = ["instruments-1"] * 7 + ["instruments-2"] * 2 + ["instruments-3"]
SIX_PLACES = {**PLACES, "left-3": "jewels-2", "dealer-3": "jewels-3"}


def settled(left: str, dealer: str, *moves: str) -> seachest.Table:
    """A duel of seats 1 and 0 over the usual four cards."""
    return play(shown(table_at("", "", ""), left, dealer), *moves)


def settled_with_convoy(left: str, dealer: str, *moves: str, late: bool = False) -> seachest.Table:
    """A settled duel with a convoy, used by seat 2 before the gestures, or after them."""
    table = table_at("", "", "convoy")
    if late:
        return play(shown(play(table, "2 pass"), left, dealer), "2 use convoy", *moves)
    return play(shown(play(table, "2 use convoy"), left, dealer), *moves)


def without(text: str, card: str) -> list[str]:
    """The cards of a text but one."""
    left = cards(text)
    if card in left:
        left.remove(card)
    return sorted(left)


# --- DOL-4.1 to 4.3 ---


@pytest.mark.sample
@pytest.mark.clause("DOL-4.1")
def test_4_1_in_peace_each_takes_the_own_cards() -> None:
    table = settled("peace", "peace")
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]
    assert not any(discarded(table, card) for card in cards(DUEL))


@pytest.mark.clause("DOL-4.1")
@pytest.mark.parametrize("late", [False, True])
def test_4_1_with_convoy_three_each(late: bool) -> None:
    table = settled_with_convoy("peace", "peace", late=late)
    assert displays(table) == [bag(DEALER_THREE), bag(LEFT_THREE), []]


@pytest.mark.sample
@pytest.mark.clause("DOL-4.2")
@pytest.mark.parametrize(("left", "dealer", "fighter"), [("fight", "peace", 1), ("peace", "fight", 0)])
def test_4_2_the_fighter_takes_all_from_the_peaceful(left: str, dealer: str, fighter: int) -> None:
    table = settled(left, dealer)
    assert display(table, fighter) == bag(DUEL)
    assert [display(table, seat) for seat in range(3) if seat != fighter] == [[], []]


@pytest.mark.clause("DOL-4.2")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize(("left", "dealer", "fighter"), [("fight", "peace", 1), ("peace", "fight", 0)])
def test_4_2_with_convoy_all_six(left: str, dealer: str, fighter: int, late: bool) -> None:
    table = settled_with_convoy(left, dealer, late=late)
    assert display(table, fighter) == bag(f"{DUEL} {CONVOY}")
    assert display(table, 1 - fighter) == []


@pytest.mark.sample
@pytest.mark.clause("DOL-4.3")
def test_4_3_two_fighters_get_nothing() -> None:
    table = settled("fight", "fight")
    assert displays(table) == [[], [], []]
    assert discarded(table, DUEL)


@pytest.mark.clause("DOL-4.3")
@pytest.mark.parametrize("late", [False, True])
def test_4_3_with_convoy_all_six_are_discarded(late: bool) -> None:
    table = settled_with_convoy("fight", "fight", late=late)
    assert displays(table) == [[], [], []]
    assert discarded(table, f"{DUEL} {CONVOY}")


@pytest.mark.clause("DOL-4.3")
def test_4_3_what_was_owned_before_stays() -> None:
    table = shown(table_at("cloth-1", "cloth-2", ""), "fight", "fight")
    assert displays(table) == [["cloth-1"], ["cloth-2"], []]


# --- DOL-4.4: first and peace ---


@pytest.mark.clause("DOL-4.4")
@pytest.mark.parametrize(("left", "dealer", "first"), [("first", "peace", 1), ("peace", "first", 0)])
def test_4_4_the_first_may_take_any_one_card(left: str, dealer: str, first: int) -> None:
    table = settled(left, dealer)
    assert (phase(table), table.pending()) == ("pick", (first,))
    assert table.legal(first) == [f"pick {place}" for place in PLACES]


@pytest.mark.sample
@pytest.mark.clause("DOL-4.4")
@pytest.mark.parametrize("place", PLACES)
def test_4_4_then_the_peaceful_dealer_takes_what_still_lies_there(place: str) -> None:
    table = settled("first", "peace", f"1 pick {place}")
    assert display(table, 1) == [PLACES[place]]
    assert display(table, 0) == without(DEALER_CARDS, PLACES[place])
    assert all(discarded(table, card) for card in without(LEFT_CARDS, PLACES[place]))


@pytest.mark.sample
@pytest.mark.clause("DOL-4.4")
@pytest.mark.parametrize("place", PLACES)
def test_4_4_then_the_peaceful_left_player_takes_what_still_lies_there(place: str) -> None:
    table = settled("peace", "first", f"0 pick {place}")
    assert display(table, 0) == [PLACES[place]]
    assert display(table, 1) == without(LEFT_CARDS, PLACES[place])
    assert all(discarded(table, card) for card in without(DEALER_CARDS, PLACES[place]))


@pytest.mark.clause("DOL-4.4")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("place", SIX_PLACES)
@pytest.mark.parametrize("first", [0, 1])
def test_4_4_with_convoy_two_or_three_cards_remain(first: int, place: str, late: bool) -> None:
    gestures = ("peace", "first") if first == 0 else ("first", "peace")
    table = settled_with_convoy(*gestures, f"{first} pick {place}", late=late)
    own, other = (DEALER_THREE, LEFT_THREE) if first == 0 else (LEFT_THREE, DEALER_THREE)
    assert display(table, first) == [SIX_PLACES[place]]
    assert display(table, 1 - first) == without(other, SIX_PLACES[place])
    assert all(discarded(table, card) for card in without(own, SIX_PLACES[place]))


@pytest.mark.clause("DOL-4.4")
def test_4_4_nobody_but_the_first_picks() -> None:
    table = settled("first", "peace")
    assert "not this seat's turn" in refused(table, 0, "pick left-1").reason


@pytest.mark.clause("DOL-4.4")
@pytest.mark.parametrize("place", ["left-3", "dealer-3"])
def test_4_4_there_is_no_third_place_without_convoy(place: str) -> None:
    error = refused(settled("first", "peace"), 1, f"pick {place}")
    assert (error.clause, error.reason) == ("DOL-4.4", f"there is no card at {place}")


@pytest.mark.clause("DOL-4.4")
def test_4_4_something_must_be_picked() -> None:
    error = refused(settled("first", "peace"), 1, "done")
    assert error.clause == "DOL-4.4"


# --- DOL-4.5: first and fight ---


@pytest.mark.sample
@pytest.mark.clause("DOL-4.5")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("first", [0, 1])
def test_4_5_the_first_takes_any_one_card_and_the_fighter_the_rest(first: int, place: str) -> None:
    gestures = ("fight", "first") if first == 0 else ("first", "fight")
    table = settled(*gestures)
    assert (phase(table), table.pending()) == ("pick", (first,))
    assert table.legal(first) == [f"pick {place}" for place in PLACES]
    play(table, f"{first} pick {place}")
    assert display(table, first) == [PLACES[place]]
    assert display(table, 1 - first) == without(DUEL, PLACES[place])
    assert not any(discarded(table, card) for card in cards(DUEL))


@pytest.mark.clause("DOL-4.5")
@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("place", SIX_PLACES)
@pytest.mark.parametrize("first", [0, 1])
def test_4_5_with_convoy_the_fighter_takes_five(first: int, place: str, late: bool) -> None:
    gestures = ("fight", "first") if first == 0 else ("first", "fight")
    table = settled_with_convoy(*gestures, f"{first} pick {place}", late=late)
    assert display(table, first) == [SIX_PLACES[place]]
    assert display(table, 1 - first) == without(f"{DUEL} {CONVOY}", SIX_PLACES[place])


@pytest.mark.clause("DOL-4.4", "DOL-4.5")
@pytest.mark.parametrize("dealer", range(3))
@pytest.mark.parametrize("other", ["peace", "fight"])
def test_4_5_picks_work_from_every_seat(dealer: int, other: str) -> None:
    table = shown(table_at("", "", "", dealer=dealer), other, "first")
    left = (dealer + 1) % 3
    play(table, f"{dealer} pick left-2")
    assert display(table, dealer) == ["wine-3"]
    assert display(table, left) == (["wine-1"] if other == "peace" else bag("wine-1 gold-1 gold-3"))


# --- DOL-4.6: first and first ---


def both_first(dealer_owns: str, left_owns: str, third_owns: str = "") -> seachest.Table:
    return shown(table_at(dealer_owns, left_owns, third_owns), "first", "first")


@pytest.mark.sample
@pytest.mark.clause("DOL-4.6")
def test_4_6_all_cards_are_discarded_and_both_drop_a_sort() -> None:
    table = both_first("cloth-1 cloth-1 cloth-3 gold-2", "weapons-1 wine-2")
    assert discarded(table, DUEL)
    assert (phase(table), table.pending()) == ("drop", (0, 1))
    assert [table.legal(seat) for seat in (0, 1)] == [["drop cloth", "drop gold"], ["drop weapons", "drop wine"]]
    play(table, "0 drop cloth", "1 drop wine")
    assert displays(table) == [["gold-2"], ["weapons-1"], []]
    assert discarded(table, "cloth-1 cloth-1 cloth-3 wine-2")


@pytest.mark.clause("DOL-4.6")
def test_4_6_with_convoy_all_six_are_discarded() -> None:
    table = settled_with_convoy("first", "first")
    assert discarded(table, f"{DUEL} {CONVOY}")
    assert displays(table) == [[], [], []]


@pytest.mark.clause("DOL-4.6")
@pytest.mark.parametrize("order", [("0 drop cloth", "1 drop wine"), ("1 drop wine", "0 drop cloth")])
def test_4_6_they_choose_in_any_order_and_both_drop_at_the_same_moment(order: tuple[str, str]) -> None:
    table = play(both_first("cloth-1 gold-2", "weapons-1 wine-2"), order[0])
    assert displays(table) == [bag("cloth-1 gold-2"), bag("weapons-1 wine-2"), []]
    play(table, order[1])
    assert displays(table) == [["gold-2"], ["weapons-1"], []]


@pytest.mark.clause("DOL-4.6")
def test_4_6_the_choice_is_secret_until_both_have_chosen() -> None:
    table = play(both_first("cloth-1 gold-2", "weapons-1 wine-2"), "0 drop cloth")
    assert table.view(0)["drops"] == {"left": None, "dealer": "cloth"}
    for watcher in (1, 2, None):
        assert table.view(watcher)["drops"] == {"left": None, "dealer": None}
        assert table.view(watcher)["pending"] == [0, 1]
        assert not [move for move in table.moves(watcher) if "drop" in move]


@pytest.mark.clause("DOL-4.6")
def test_4_6_a_choice_can_not_be_taken_back() -> None:
    table = play(both_first("cloth-1 gold-2", "weapons-1 wine-2"), "0 drop cloth")
    assert table.legal(0) == []
    refused(table, 0, "drop gold")


@pytest.mark.clause("DOL-4.6")
def test_4_6_a_single_card_is_a_sort_too() -> None:
    table = play(both_first("cloth-1 gold-2 gold-1", "wine-2 wine-1 jewels-1"), "0 drop cloth", "1 drop jewels")
    assert displays(table) == [bag("gold-1 gold-2"), bag("wine-1 wine-2"), []]


@pytest.mark.clause("DOL-4.6")
def test_4_6_a_single_card_is_a_sort_too_where_it_is_no_set() -> None:
    table = shown(table_at("cloth-1 gold-2 gold-1", "wine-2 wine-1", "", singles=False), "first", "first")
    assert table.legal(0) == ["drop cloth", "drop gold"]


@pytest.mark.clause("DOL-4.6")
def test_4_6_all_cards_of_the_sort_go() -> None:
    table = both_first(f"{' '.join(INSTRUMENTS)} gold-1", "wine-2 weapons-3")
    play(table, "0 drop instruments", "1 drop weapons")
    assert discarded(table, " ".join(INSTRUMENTS))
    assert displays(table) == [["gold-1"], ["wine-2"], []]


@pytest.mark.clause("DOL-4.6")
def test_4_6_who_owns_no_goods_discards_nothing() -> None:
    table = both_first("void", "weapons-1 wine-2")
    play(table, "0 pass")
    assert (phase(table), table.pending()) == ("drop", (1,))
    play(table, "1 drop wine")
    assert displays(table) == [["void"], ["weapons-1"], []]


@pytest.mark.clause("DOL-4.6")
def test_4_6_where_neither_owns_goods_the_next_duel_begins() -> None:
    table = both_first("", "", "wine-1 wine-2")
    assert (phase(table), table.position()["dealer"]) == ("gesture", 1)
    assert displays(table) == [[], [], ["wine-1", "wine-2"]]


@pytest.mark.clause("DOL-4.6")
def test_4_6_only_an_owned_sort_can_be_dropped() -> None:
    error = refused(both_first("cloth-1 gold-2", "weapons-1 wine-2"), 0, "drop wine")
    assert (error.clause, error.reason) == ("DOL-4.6", "there is no wine in seat 0's display")


@pytest.mark.clause("DOL-4.6")
def test_4_6_both_may_drop_the_same_sort() -> None:
    table = play(both_first("cloth-1 gold-2", "cloth-2 wine-2", "cloth-1"), "1 drop cloth", "0 drop cloth")
    assert displays(table) == [["gold-2"], ["wine-2"], ["cloth-1"]]


@pytest.mark.clause("DOL-4.6")
def test_4_6_bottles_are_kept() -> None:
    table = play(both_first("lookout cloth-1 gold-2", "wine-2 wine-1"), "0 drop cloth", "1 drop wine")
    assert displays(table) == [["gold-2", "lookout"], [], []]


@pytest.mark.clause("DOL-4.6")
@pytest.mark.parametrize("dealer", range(4))
def test_4_6_it_is_the_duellists_who_drop(dealer: int) -> None:
    table = table_at(*["cloth-1 weapons-1"] * 4, dealer=dealer)
    shown(table, "first", "first")
    left = (dealer + 1) % 4
    assert set(table.pending()) == {dealer, left}
    play(table, f"{left} drop cloth", f"{dealer} drop weapons")
    expected = {left: ["weapons-1"], dealer: ["cloth-1"]}
    assert displays(table) == [expected.get(seat, ["cloth-1", "weapons-1"]) for seat in range(4)]


# --- All of section 4 ---


@pytest.mark.clause("DOL-4")
@pytest.mark.parametrize(("left", "dealer"), list(product(GESTURES, GESTURES)))
def test_4_after_every_pair_of_gestures_the_next_duel_begins(left: str, dealer: str) -> None:
    table = table_at("cloth-1", "weapons-1", "")
    shown(table, left, dealer)
    while phase(table) in ("pick", "drop"):
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    assert (phase(table), table.position()["dealer"], table.pending()) == ("gesture", 1, (1, 2))
    assert table.position()["duel"]["left"] == cards(PILE)[4:6]
