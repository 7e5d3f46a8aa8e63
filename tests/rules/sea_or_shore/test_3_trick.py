import pytest

import seachest
from tests.rules.sea_or_shore.helpers import PLAYERS, hand, last_trick, lay, others, table_at
from tests.tables import play, refused, watchers

HANDS = ("red-7 blue-12 green-1", "red-8 blue-3 purple-5", "green-9 green-2 purple-1")


def table(**fields: object) -> seachest.Table:
    """Three players; a red treasure lies there."""
    return table_at(*HANDS, up="red:4", size=3, **fields)  # type: ignore[arg-type]


def legal_plus(table: seachest.Table, seat: int) -> list[str]:
    """How many plus cards a seat may lay."""
    assert table.position()["phase"] == "plus"
    return [text.removeprefix("plus ") for text in table.legal(seat)]


# --- SOS-3.1: who plays ---


@pytest.mark.sample
@pytest.mark.clause("SOS-3.1")
@pytest.mark.parametrize(("players", "starter"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_3_1_the_starter_plays_first_then_the_others_clockwise(players: int, starter: int) -> None:
    up = "red:4" if players == 3 else "red:4 green:2"
    trick = table_at(*[f"red-{seat + 1}" for seat in range(players)], up=up, starter=starter)
    for turn in range(players):
        seat = (starter + turn) % players
        assert trick.pending() == (seat,)
        lay(trick, f"red-{seat + 1}")


@pytest.mark.clause("SOS-3.1")
def test_3_1_any_card_in_hand_may_be_played() -> None:
    assert table().legal(0) == ["card red-7", "card blue-12", "card green-1"]


@pytest.mark.clause("SOS-3.1")
def test_3_1_the_others_wait_for_their_turn() -> None:
    trick = table()
    assert (trick.legal(1), trick.legal(2)) == ([], [])
    assert "it is not this seat's turn, but that of 0" in refused(trick, 1, "card red-8").reason


@pytest.mark.clause("SOS-3.1")
def test_3_1_a_card_of_another_hand_is_refused() -> None:
    error = refused(table(), 0, "card red-8")
    assert (error.clause, error.reason) == ("SOS-3.1", "red-8 is not in hand")


@pytest.mark.clause("SOS-3.1")
def test_3_1_each_plays_one_card_and_keeps_the_others() -> None:
    trick = lay(table(), "red-7", "purple-5")
    assert hand(trick, 0) == ["blue-12", "green-1"]
    assert hand(trick, 1) == ["blue-3", "red-8"]
    assert [len(cards) for cards in trick.position()["hands"]] == [2, 2, 3]
    assert [card["seat"] for card in trick.position()["trick"]] == [0, 1]


@pytest.mark.clause("SOS-3.1")
def test_3_1_a_card_already_played_is_no_longer_in_hand() -> None:
    trick = lay(table(), "red-7", "red-8", "green-9")
    play(trick, "2 order 123")
    lay(trick, "blue-3", "green-2")
    assert trick.legal(0) == ["card blue-12", "card green-1"]


# --- SOS-3.2: half of the card is covered ---


@pytest.mark.sample
@pytest.mark.clause("SOS-3.2")
@pytest.mark.parametrize(("half", "seen"), [("colour", "red-?"), ("number", "?-7")])
def test_3_2_the_others_see_the_half_that_the_player_chose(half: str, seen: str) -> None:
    trick = lay(table(), f"red-7 {half}")
    for watcher in others(trick, 0):
        assert trick.view(watcher)["trick"] == [{"seat": 0, "card": seen, "show": half, "plus": 0}]
    assert trick.view(0)["trick"] == [{"seat": 0, "card": "red-7", "show": half, "plus": 0}]


@pytest.mark.clause("SOS-3.2")
def test_3_2_either_half_may_be_shown() -> None:
    trick = play(table(), "0 card red-7")
    assert trick.legal(0) == ["show colour", "show number"]


@pytest.mark.clause("SOS-3.2")
def test_3_2_cards_stay_covered_until_the_last_has_played() -> None:
    trick = lay(table(), "red-7 number", "purple-5 colour")
    play(trick, "2 card green-9")
    assert [card["card"] for card in trick.view(2)["trick"]] == ["?-7", "purple-?"]
    assert [card["card"] for card in trick.view(1)["trick"]] == ["?-7", "purple-5"]
    assert [card["card"] for card in trick.view(None)["trick"]] == ["?-7", "purple-?"]


@pytest.mark.clause("SOS-3.2")
def test_3_2_each_seat_chooses_its_own_half() -> None:
    trick = lay(table(), "red-7 number", "purple-5 colour")
    assert [card["show"] for card in trick.position()["trick"]] == ["number", "colour"]


# --- SOS-3.3: plus cards ---


@pytest.mark.sample
@pytest.mark.clause("SOS-3.3")
def test_3_3_any_number_of_own_plus_cards_may_be_laid() -> None:
    trick = play(table(plus=[3, 5, 0]), "0 card red-7", "0 show colour")
    assert legal_plus(trick, 0) == ["0", "1", "2", "3"]


@pytest.mark.clause("SOS-3.3")
@pytest.mark.parametrize("laid", range(4))
def test_3_3_laid_plus_cards_leave_the_own_ones_and_are_seen_by_all(laid: int) -> None:
    trick = lay(table(plus=[3, 5, 0]), f"red-7 +{laid}")
    for watcher in watchers(trick):
        view = trick.view(watcher)
        assert (view["plus"], view["trick"][0]["plus"], view["supply"]) == ([3 - laid, 5, 0], laid, 14)


@pytest.mark.clause("SOS-3.3")
def test_3_3_each_plus_card_raises_the_value_by_one() -> None:
    assert last_trick("red-7 +3", "red-9", "green-5", up="red:4").position()["stacks"] == [["red:4"], [], []]
    assert last_trick("red-7 +1", "red-9", "green-5", up="red:4").position()["stacks"] == [[], ["red:4"], []]


@pytest.mark.clause("SOS-3.3")
def test_3_3_the_books_example_a_7_with_three_plus_cards_is_a_10() -> None:
    nine = last_trick("blue-9", "blue-7 +3", "green-5", up="blue:4")
    eleven = last_trick("blue-11", "blue-7 +3", "green-5", up="blue:4")
    assert nine.position()["stacks"] == [[], ["blue:4"], []]
    assert eleven.position()["stacks"] == [["blue:4"], [], []]


@pytest.mark.clause("SOS-3.3")
def test_3_3_plus_cards_of_others_can_not_be_laid() -> None:
    trick = play(table(plus=[1, 5, 0]), "0 card red-7", "0 show colour")
    error = refused(trick, 0, "plus 2")
    assert (error.clause, error.reason) == ("SOS-3.3", "seat 0 doesn't have 2 plus cards")


@pytest.mark.clause("SOS-3.3", "SOS-11")
def test_3_3_who_has_none_is_not_asked() -> None:
    trick = play(table(plus=[0, 5, 0]), "0 card red-7", "0 show colour")
    assert trick.pending() == (1,)
    assert trick.position()["trick"][0]["plus"] == 0


# --- SOS-3.4: 12 is the highest value ---


@pytest.mark.sample
@pytest.mark.clause("SOS-3.4")
@pytest.mark.parametrize(("number", "most"), [(1, 11), (2, 10), (7, 5), (10, 2), (11, 1)])
def test_3_4_no_more_plus_cards_than_bring_the_card_to_12(number: int, most: int) -> None:
    trick = table_at(f"red-{number}", "", "", up="blue:4", plus=[15, 0, 0])
    play(trick, f"0 card red-{number}", "0 show number")
    assert legal_plus(trick, 0) == [str(plus) for plus in range(most + 1)]


@pytest.mark.clause("SOS-3.4")
def test_3_4_one_more_is_refused() -> None:
    trick = play(table(plus=[8, 0, 0]), "0 card red-7", "0 show number")
    error = refused(trick, 0, "plus 6")
    assert (error.clause, error.reason) == ("SOS-3.4", "6 plus cards would bring red-7 above 12")


@pytest.mark.clause("SOS-3.4", "SOS-11")
def test_3_4_a_12_takes_none_and_is_not_asked() -> None:
    trick = play(table(plus=[8, 0, 0]), "0 card blue-12", "0 show number")
    assert trick.pending() == (1,)
    assert trick.position()["plus"] == [8, 0, 0]


@pytest.mark.clause("SOS-3.4", "SOS-4.2")
def test_3_4_a_card_raised_to_12_only_ties_with_a_12() -> None:
    position = last_trick("red-12", "red-7 +5", "green-5", up="red:4").position()
    assert position["stacks"] == [["red:4"], [], []]


# --- SOS-3.5: all covers come off ---


@pytest.mark.sample
@pytest.mark.clause("SOS-3.5")
def test_3_5_when_all_have_played_everybody_sees_all_cards() -> None:
    trick = lay(table(), "red-7 number", "red-8 colour", "green-9 number")
    assert trick.position()["phase"] == "order"
    for watcher in watchers(trick):
        assert [card["card"] for card in trick.view(watcher)["trick"]] == ["red-7", "red-8", "green-9"]


@pytest.mark.clause("SOS-3.5")
def test_3_5_the_covers_come_off_before_the_first_decision_about_a_treasure() -> None:
    trick = lay(table(stacks=["red:3", "", ""]), "red-7 number", "red-8 number", "green-9 number")
    assert trick.position()["phase"] == "take"
    for watcher in watchers(trick):
        assert [card["card"] for card in trick.view(watcher)["trick"]] == ["red-7", "red-8", "green-9"]
