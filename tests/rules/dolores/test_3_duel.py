from typing import Any

import pytest

import seachest
from tests.rules.dolores.helpers import (
    DEALER_CARDS,
    DUEL,
    GESTURES,
    LEFT_CARDS,
    NEW_DUEL,
    PILE,
    PLAYERS,
    bag,
    cards,
    discarded,
    display,
    displays,
    duel,
    duel_seen,
    is_over,
    phase,
    shown,
    table_at,
    window,
)
from tests.tables import play, refused, watchers

EVERY_DEALER = [(players, dealer) for players in PLAYERS for dealer in range(players)]


def empty_table(players: int, dealer: int = 0, **fields: Any) -> seachest.Table:
    return table_at(*[""] * players, dealer=dealer, **fields)


# --- DOL-3.1: who duels ---


@pytest.mark.sample
@pytest.mark.clause("DOL-3.1")
@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_3_1_the_dealer_duels_the_player_to_the_left(players: int, dealer: int) -> None:
    table = empty_table(players, dealer)
    assert set(table.pending()) == {dealer, (dealer + 1) % players}


@pytest.mark.clause("DOL-3.1")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_3_1_first_the_window_before_opens_while_no_card_is_drawn(holder: int) -> None:
    table = table_at(*["lantern" if seat == holder else "" for seat in range(3)])
    assert (window(table), table.pending(), duel(table)) == ("before", (holder,), None)
    assert table.position()["pile"][:4] == cards(DUEL)


@pytest.mark.clause("DOL-3.1")
def test_3_1_the_window_before_opens_in_every_duel() -> None:
    table = shown(play(table_at("lantern", "", ""), "0 pass"), "peace", "peace")
    assert (window(table), table.pending(), duel(table)) == ("before", (0,), None)


# --- DOL-3.2: the cards ---


@pytest.mark.clause("DOL-3.2")
@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
def test_3_2_the_first_two_cards_lie_before_the_left_player_the_others_before_the_dealer(
    players: int, dealer: int
) -> None:
    table = empty_table(players, dealer)
    assert duel(table) == (cards(LEFT_CARDS), cards(DEALER_CARDS))
    shown(table, "peace", "peace")
    assert display(table, (dealer + 1) % players) == bag(LEFT_CARDS)
    assert display(table, dealer) == bag(DEALER_CARDS)


@pytest.mark.clause("DOL-3.2")
def test_3_2_the_four_cards_come_from_the_top_of_the_pile() -> None:
    assert empty_table(3).position()["pile"][:6] == cards(PILE)[4:]


@pytest.mark.clause("DOL-3.2")
def test_3_2_they_lie_face_up() -> None:
    table = empty_table(4)
    for watcher in watchers(table):
        assert duel_seen(table, watcher) == (cards(LEFT_CARDS), cards(DEALER_CARDS))


@pytest.mark.clause("DOL-3.2")
def test_3_2_they_are_drawn_after_the_window_before() -> None:
    table = play(table_at("lantern", "", ""), "0 pass")
    assert duel(table) == (cards(LEFT_CARDS), cards(DEALER_CARDS))


# --- DOL-3.3: sunrise ---


def with_sunrise(place: int) -> str:
    """Four cards, sunrise among them."""
    four = cards(DUEL)
    four[place] = "sunrise"
    return " ".join(four)


@pytest.mark.sample
@pytest.mark.clause("DOL-3.3")
@pytest.mark.parametrize("place", range(4))
def test_3_3_sunrise_among_the_four_ends_the_game_at_once(place: int) -> None:
    table = table_at("wine-1 wine-2", "cloth-1", "", pile=with_sunrise(place))
    assert (is_over(table), table.pending(), phase(table), window(table)) == (True, (), None, None)
    assert displays(table) == [["wine-1", "wine-2"], ["cloth-1"], []]


@pytest.mark.clause("DOL-3.3")
def test_3_3_the_cards_of_that_duel_go_to_nobody() -> None:
    table = table_at("", "", "", pile=with_sunrise(1))
    assert duel(table) == (["wine-1", "sunrise"], cards(DEALER_CARDS))
    assert not discarded(table, "wine-1")
    assert table.result() == seachest.GameResult(scores=(0, 0, 0), winners=(0, 1, 2))


@pytest.mark.clause("DOL-3.3")
def test_3_3_all_four_cards_are_drawn_although_the_first_is_sunrise() -> None:
    table = table_at("", "", "", pile=f"{with_sunrise(0)} {NEW_DUEL}")
    assert duel(table) == (["sunrise", "wine-3"], cards(DEALER_CARDS))
    assert table.position()["pile"][:4] == cards(NEW_DUEL)


@pytest.mark.clause("DOL-3.3")
@pytest.mark.parametrize("bottle", ["swell", "whirlpool", "convoy", "two-hands"])
def test_3_3_no_other_bottle_can_be_used_then(bottle: str) -> None:
    assert is_over(table_at(bottle, "", "", pile=with_sunrise(2)))


@pytest.mark.clause("DOL-3.3")
def test_3_3_sunrise_as_the_next_card_of_the_pile_ends_nothing() -> None:
    table = table_at("", "", "", pile=f"{DUEL} sunrise")
    assert (is_over(table), phase(table)) == (False, "gesture")


@pytest.mark.clause("DOL-3.3")
def test_3_3_it_ends_a_later_duel_too() -> None:
    table = table_at("", "", "", pile=f"{DUEL} {with_sunrise(3).replace('wine', 'cloth')}")
    shown(table, "peace", "peace")
    assert is_over(table)
    assert displays(table) == [bag(DEALER_CARDS), bag(LEFT_CARDS), []]


@pytest.mark.clause("DOL-3.3")
def test_3_3_with_lookout_its_owner_is_asked_first() -> None:
    table = table_at("", "", "lookout", pile=with_sunrise(0))
    assert (is_over(table), table.pending()) == (False, (2,))
    assert table.legal(2) == ["use lookout", "pass"]


# --- DOL-3.4: laid out, and talk ---


@pytest.mark.clause("DOL-3.4")
def test_3_4_the_window_laid_out_opens_before_the_gestures() -> None:
    table = table_at("", "", "whirlpool")
    assert (window(table), table.pending()) == ("laid-out", (2,))
    play(table, "2 pass")
    assert (phase(table), window(table), table.pending()) == ("gesture", None, (0, 1))


@pytest.mark.clause("DOL-3.4")
@pytest.mark.parametrize("said", GESTURES)
@pytest.mark.parametrize("done", GESTURES)
def test_3_4_nothing_said_binds(said: str, done: str) -> None:
    table = play(table_at("", "", "", talk=True), f"1 announce {said}", f"0 announce {said}")
    assert (table.legal(0), table.legal(1)) == (list(GESTURES), list(GESTURES))
    shown(table, done, "peace")
    assert table.position()["dealer"] == (0 if done == "first" else 1)


@pytest.mark.clause("DOL-3.4")
def test_3_4_all_players_may_talk() -> None:
    table = table_at("", "", "", "", talk=True)
    assert table.out_of_turn(2) == table.out_of_turn(3) == [f"announce {gesture}" for gesture in GESTURES]
    assert table.legal(1) == [*table.out_of_turn(3), "silent"]


# --- DOL-3.5: gestures at the same moment ---


@pytest.mark.sample
@pytest.mark.clause("DOL-3.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_3_5_both_duellists_and_nobody_else_choose_one_of_three_gestures(players: int) -> None:
    table = empty_table(players)
    assert (phase(table), table.pending()) == ("gesture", (0, 1))
    assert [table.legal(seat) for seat in range(2)] == [list(GESTURES)] * 2


@pytest.mark.clause("DOL-3.5")
@pytest.mark.parametrize("order", [("0 fight", "1 peace"), ("1 peace", "0 fight")])
def test_3_5_either_may_choose_first(order: tuple[str, str]) -> None:
    table = play(empty_table(3), *order)
    assert displays(table) == [bag(DUEL), [], []]


@pytest.mark.clause("DOL-3.5")
@pytest.mark.parametrize("first", [0, 1])
def test_3_5_nothing_is_shown_before_both_have_chosen(first: int) -> None:
    table = play(table_at("", "", "void"), f"{first} fight")
    assert (table.position()["gestures"], table.pending()) == (None, (1 - first,))
    play(table, f"{1 - first} first")
    expected = {"left": "fight", "dealer": "first"} if first == 1 else {"left": "first", "dealer": "fight"}
    assert table.position()["gestures"] == expected


@pytest.mark.clause("DOL-3.5")
def test_3_5_a_gesture_can_not_be_taken_back() -> None:
    table = play(empty_table(3), "0 fight")
    assert table.legal(0) == []
    assert "not this seat's turn" in refused(table, 0, "peace").reason


# --- DOL-3.6: the window shown ---


@pytest.mark.sample
@pytest.mark.clause("DOL-3.6")
def test_3_6_the_window_shown_opens_before_the_duel_is_settled() -> None:
    table = shown(table_at("", "", "void"), "peace", "fight")
    assert (window(table), table.pending()) == ("shown", (2,))
    assert displays(table) == [[], [], ["void"]]
    assert duel(table) == (cards(LEFT_CARDS), cards(DEALER_CARDS))


@pytest.mark.clause("DOL-3.6")
def test_3_6_then_the_duel_is_settled() -> None:
    table = play(shown(table_at("", "", "void"), "peace", "fight"), "2 pass")
    assert displays(table) == [bag(DUEL), [], ["void"]]


@pytest.mark.clause("DOL-3.6")
def test_3_6_without_a_bottle_that_fits_it_is_settled_at_once() -> None:
    table = shown(play(table_at("", "", "whirlpool"), "2 pass"), "peace", "fight")
    assert displays(table) == [bag(DUEL), [], ["whirlpool"]]


# --- DOL-3.7: the next duel ---


@pytest.mark.clause("DOL-3.7")
def test_3_7_received_cards_join_the_display() -> None:
    table = shown(table_at("wine-1 wine-2 void", "cloth-1", ""), "peace", "peace")
    play(table, "0 pass")
    assert displays(table) == [bag(f"wine-1 wine-2 void {DEALER_CARDS}"), bag(f"cloth-1 {LEFT_CARDS}"), []]


@pytest.mark.clause("DOL-3.7")
def test_3_7_received_bottles_lie_beside_the_goods() -> None:
    table = shown(table_at("", "", "", pile="wine-1 void gold-1 lookout"), "peace", "peace")
    lying = table.position()["displays"]
    assert lying[1] == {"goods": ["wine-1"], "bottles": ["void"]}
    assert lying[0] == {"goods": ["gold-1"], "bottles": ["lookout"]}


@pytest.mark.clause("DOL-3.7")
@pytest.mark.parametrize(("players", "dealer"), EVERY_DEALER)
@pytest.mark.parametrize("gestures", [("peace", "peace"), ("fight", "fight"), ("fight", "peace"), ("first", "first")])
def test_3_7_the_left_player_is_the_next_dealer(players: int, dealer: int, gestures: tuple[str, str]) -> None:
    table = shown(empty_table(players, dealer), *gestures)
    left = (dealer + 1) % players
    assert table.position()["dealer"] == left
    assert set(table.pending()) == {left, (left + 1) % players}


@pytest.mark.clause("DOL-3.7")
def test_3_7_with_two_players_the_roles_alternate() -> None:
    table = empty_table(2)
    dealers = [table.position()["dealer"]]
    for _ in range(4):
        dealers.append(shown(table, "peace", "peace").position()["dealer"])
    assert dealers == [0, 1, 0, 1, 0]


@pytest.mark.clause("DOL-3.7")
def test_3_7_the_next_duel_has_four_new_cards_and_no_gestures() -> None:
    table = shown(table_at("", "", "", pile=f"{DUEL} {NEW_DUEL}"), "peace", "fight")
    assert duel(table) == (cards(NEW_DUEL)[:2], cards(NEW_DUEL)[2:])
    assert table.position()["gestures"] is None
