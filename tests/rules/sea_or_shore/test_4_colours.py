import pytest

import seachest
from tests.rules.sea_or_shore.helpers import PLUS_CARDS, last_trick, lay, table_at

BOTH = "red:4 green:2"


def winner(table: seachest.Table, treasure: str = "red:4") -> int:
    """The seat that has got a treasure."""
    (seat,) = [seat for seat, stack in enumerate(table.position()["stacks"]) if treasure in stack]
    return seat


def plus(table: seachest.Table) -> list[int]:
    """The plus cards of each seat."""
    owned: list[int] = table.position()["plus"]
    return owned


def due_after(*cards: str, up: str, actions: tuple[int, int] = (2, 4), starter: int = 0) -> list[int | None]:
    """The actions that are triggered by a trick with cards of seat 0, 1, …; the first one is being decided."""
    table = table_at(*cards, up=up, actions=actions, starter=starter)
    lay(table, *cards[starter:], *cards[:starter])
    position = table.position()
    due: list[int | None] = position["due"]
    due[position["turn"]] = {"swap": 2, "fetch": 4}[position["phase"]]
    return due


# --- SOS-4.1: the highest of the colour ---


@pytest.mark.sample
@pytest.mark.clause("SOS-4.1")
def test_4_1_the_highest_value_of_the_colour_wins() -> None:
    assert winner(last_trick("red-7", "red-9", "red-8", "blue-1", up=BOTH)) == 1


@pytest.mark.clause("SOS-4.1")
def test_4_1_higher_cards_of_other_colours_do_not_matter() -> None:
    table = last_trick("red-3", "blue-12", "purple-11", "red-2", "green-12", up=BOTH)
    assert winner(table) == 0
    assert plus(table) == [0, 0, 0, 2, 0]


@pytest.mark.clause("SOS-4.1")
def test_4_1_the_only_player_of_a_colour_wins_it() -> None:
    assert winner(last_trick("blue-12", "blue-11", "red-1", "purple-12", up=BOTH)) == 2


@pytest.mark.clause("SOS-4.1")
def test_4_1_several_colours_can_be_won_in_one_trick() -> None:
    position = last_trick("red-1", "green-2", "green-5", "red-12", up=BOTH).position()
    assert position["stacks"] == [[], [], ["green:2"], ["red:4"]]


@pytest.mark.clause("SOS-4.1", "SOS-5.4")
def test_4_1_four_colours_have_four_winners() -> None:
    table = table_at("red-3", "blue-2", "green-12", "purple-1", up=BOTH, actions=[2, 4])
    position = lay(table, "red-3", "blue-2", "green-12", "purple-1").position()
    assert position["stacks"] == [["red:4"], [], ["green:2"], []]
    assert (position["turn"], position["phase"], position["due"]) == (1, "swap", [None, None, None, 4])


@pytest.mark.clause("SOS-4.1")
def test_4_1_the_highest_wins_a_colour_without_a_treasure_too() -> None:
    assert due_after("blue-3", "blue-8", "blue-5", "red-1", up=BOTH) == [None, 2, None, None]


@pytest.mark.clause("SOS-4.1")
@pytest.mark.parametrize("shown", ["colour", "number"])
def test_4_1_what_was_covered_makes_no_difference(shown: str) -> None:
    assert winner(last_trick(f"red-7 {shown}", "red-9 number", "red-8 colour", "blue-1", up=BOTH)) == 1


# --- SOS-4.2: ties ---


@pytest.mark.sample
@pytest.mark.clause("SOS-4.2")
@pytest.mark.parametrize(("starter", "first"), [(0, 0), (1, 2), (2, 2), (3, 0)])
def test_4_2_of_tied_cards_the_first_clockwise_from_the_starter_wins(starter: int, first: int) -> None:
    table = last_trick("red-7 +2", "blue-1", "red-9", "purple-2", up=BOTH, starter=starter)
    assert winner(table) == first


@pytest.mark.clause("SOS-4.2")
@pytest.mark.parametrize("starter", range(5))
def test_4_2_the_starter_wins_a_tie_of_all(starter: int) -> None:
    cards = ["red-5 +3", "red-6 +2", "red-7 +1", "red-8", "red-4 +4"]
    assert winner(last_trick(*cards, up=BOTH, starter=starter)) == starter


@pytest.mark.clause("SOS-4.2")
@pytest.mark.parametrize("starter", range(5))
def test_4_2_of_a_tie_of_all_the_last_clockwise_is_lowest(starter: int) -> None:
    cards = ["red-5 +3", "red-6 +2", "red-7 +1", "red-8", "red-4 +4"]
    lowest = (starter - 1) % 5
    assert plus(last_trick(*cards, up=BOTH, starter=starter)) == [5 if seat == lowest else 0 for seat in range(5)]


@pytest.mark.clause("SOS-4.2", "SOS-4.3")
@pytest.mark.parametrize(("starter", "loser"), [(0, 2), (1, 0), (2, 0), (3, 2)])
def test_4_2_of_two_tied_for_lowest_the_later_one_loses_most(starter: int, loser: int) -> None:
    table = last_trick("red-3 +1", "red-12", "red-4", "purple-2", up=BOTH, starter=starter)
    assert plus(table) == [3 if seat == loser else 0 for seat in range(4)]


@pytest.mark.clause("SOS-4.2")
@pytest.mark.parametrize("starter", range(4))
def test_4_2_without_a_tie_the_value_alone_decides(starter: int) -> None:
    table = last_trick("red-8", "red-9", "red-10", "red-11", up=BOTH, starter=starter)
    assert (winner(table), plus(table)) == (3, [4, 0, 0, 0])


@pytest.mark.clause("SOS-4.2")
@pytest.mark.parametrize(("starter", "first"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_4_2_ties_decide_about_actions_too(starter: int, first: int) -> None:
    table = table_at("red-2", "blue-4", "red-1", "blue-2", up=BOTH, actions=[2, 4], starter=starter, plus=[0, 0, 0, 2])
    cards = ["red-2", "blue-4", "red-1", "blue-2 +2"]
    lay(table, *cards[starter:], *cards[:starter])
    assert (table.pending(), table.position()["phase"]) == ((first,), "swap")


# --- SOS-4.3: plus cards for the lowest ---


@pytest.mark.sample
@pytest.mark.clause("SOS-4.3")
@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        (["red-9", "red-5", "blue-1", "green-1", "purple-1"], [0, 2, 0, 0, 0]),
        (["red-9", "red-5", "red-4", "green-1", "purple-1"], [0, 0, 3, 0, 0]),
        (["red-9", "red-3", "red-4", "red-8", "purple-1"], [0, 4, 0, 0, 0]),
        (["red-9", "red-3", "red-4", "red-8", "red-2"], [0, 0, 0, 0, 5]),
    ],
    ids=len,
)
def test_4_3_the_lowest_gets_as_many_as_played_the_colour(cards: list[str], expected: list[int]) -> None:
    assert plus(last_trick(*cards, up=BOTH)) == expected


@pytest.mark.clause("SOS-4.3")
def test_4_3_the_only_player_of_a_colour_gets_none() -> None:
    assert plus(last_trick("red-9", "blue-5", "green-5", "purple-5", up=BOTH)) == [0, 0, 0, 0]


@pytest.mark.clause("SOS-4.3")
def test_4_3_the_lowest_of_a_colour_without_a_treasure_gets_them_too() -> None:
    table = table_at("blue-3", "blue-8", "blue-5", "red-1", up=BOTH, actions=[2, 4])
    assert plus(lay(table, "blue-3", "blue-8", "blue-5", "red-1")) == [3, 0, 0, 0]


@pytest.mark.clause("SOS-4.3")
def test_4_3_every_colour_has_a_lowest() -> None:
    table = last_trick("red-9", "red-5", "green-5", "green-7", "green-6", up=BOTH)
    assert plus(table) == [0, 2, 3, 0, 0]
    assert table.position()["supply"] == PLUS_CARDS - 5


@pytest.mark.clause("SOS-4.3")
def test_4_3_own_plus_cards_are_kept() -> None:
    assert plus(last_trick("red-9", "red-5", "green-5", "blue-7", up=BOTH, plus=[1, 3, 0, 0])) == [1, 5, 0, 0]


@pytest.mark.clause("SOS-4.3", "SOS-3.3")
def test_4_3_plus_cards_laid_count_for_who_is_lowest() -> None:
    assert plus(last_trick("red-9", "red-5 +2", "red-6", "blue-7", up=BOTH)) == [0, 0, 3, 0]


# --- SOS-4.4: a short supply ---


@pytest.mark.sample
@pytest.mark.clause("SOS-4.4")
@pytest.mark.parametrize(("supply", "given"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_4_4_who_should_get_more_than_there_is_gets_what_is_there(supply: int, given: int) -> None:
    owned = [PLUS_CARDS - supply, 0, 0, 0]
    position = last_trick("red-9", "red-5", "red-3", "blue-7", up=BOTH, plus=owned).position()
    assert position["plus"] == [PLUS_CARDS - supply, 0, given, 0]
    assert position["supply"] == supply - given


@pytest.mark.clause("SOS-4.4")
@pytest.mark.parametrize(("starter", "expected"), [(0, [2, 1]), (1, [2, 1]), (2, [1, 2]), (3, [1, 2]), (4, [2, 1])])
def test_4_4_losers_of_several_colours_are_served_clockwise_from_the_starter(starter: int, expected: list[int]) -> None:
    """Seat 1 and seat 3 are both to get two plus cards; three are left. Seat 4 owns the others."""
    cards = ["red-9", "red-5", "green-8", "green-3", "blue-7"]
    position = last_trick(*cards, up=BOTH, starter=starter, plus=[0, 0, 0, 0, PLUS_CARDS - 3]).position()
    assert [position["plus"][1], position["plus"][3]] == expected
    assert position["supply"] == 0


@pytest.mark.clause("SOS-4.4", "SOS-6.3")
def test_4_4_plus_cards_of_this_trick_are_not_yet_in_the_supply() -> None:
    """Seat 0 owns all plus cards but one and lays five: the loser gets the only one that was left."""
    table = table_at("red-6", "red-5", "red-3", "blue-7", up=BOTH, actions=[2, 4], plus=[PLUS_CARDS - 1, 0, 0, 0])
    lay(table, "red-6 +5", "red-5", "red-3", "blue-7")
    position = table.position()
    assert position["phase"] == "swap"
    assert (position["plus"], position["supply"]) == ([PLUS_CARDS - 6, 0, 1, 0], 0)


@pytest.mark.clause("SOS-4.4", "SOS-6.3")
def test_4_4_plus_cards_of_this_trick_are_there_for_the_next() -> None:
    hands = ["red-6 blue-1", "red-5 blue-2", "red-3 blue-3", "green-7 blue-4"]
    table = table_at(*hands, up=BOTH, down=["blue:2", "green:3"], plus=[PLUS_CARDS - 1, 0, 0, 0])
    lay(table, "red-6 +5", "red-5", "red-3", "green-7")
    assert table.position()["supply"] == 5
    lay(table, "blue-2", "blue-3", "blue-4", "blue-1")
    assert (plus(table), table.position()["supply"]) == ([PLUS_CARDS - 6 + 4, 0, 1, 0], 1)
