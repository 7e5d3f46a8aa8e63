import pytest

import seachest
from tests.rules.sea_or_shore.helpers import COLOURS, last_trick, lay, table_at
from tests.tables import play

PARTNER = {"red": "blue", "blue": "red", "green": "purple", "purple": "green"}


def trick(*cards: str, up: str, starter: int = 0, plus: list[int] | None = None) -> seachest.Table:
    """A trick of three players with the actions 2 and 4."""
    names = [card.split()[0] for card in cards]
    table = table_at(*names, up=up, actions=[2, 4], starter=starter, plus=plus or [0, 0, 0])
    return lay(table, *cards[starter:], *cards[:starter])


def plus(table: seachest.Table) -> list[int]:
    """The plus cards of each seat."""
    owned: list[int] = table.position()["plus"]
    return owned


def asked(table: seachest.Table) -> tuple[int, str]:
    """Who decides, and what."""
    return table.pending()[0], table.position()["phase"]


# --- SOS-7.1: two colours count as one ---


@pytest.mark.sample
@pytest.mark.clause("SOS-7.1")
@pytest.mark.parametrize("up", COLOURS)
def test_7_1_the_colours_of_the_other_action_card_count_as_one(up: str) -> None:
    """The higher of two different colours wins, the lower one gets two plus cards."""
    first, second = ("green", "purple") if up in ("red", "blue") else ("red", "blue")
    table = trick(f"{up}-4", f"{first}-7", f"{second}-9", up=f"{up}:4")
    assert asked(table) == (2, "fetch" if first == "green" else "swap")
    assert plus(table) == [0, 2, 0]
    assert table.position()["stacks"] == [[f"{up}:4"], [], []]


@pytest.mark.clause("SOS-7.1")
def test_7_1_only_one_action_is_triggered() -> None:
    table = trick("red-4", "green-7", "purple-9", up="red:4")
    assert table.position()["due"] == [None, None, None]
    own = table.position()["hands"][2][0]
    assert asked(play(table, "2 fetch red-4", f"2 discard {own}")) == (1, "card")


@pytest.mark.clause("SOS-7.1")
def test_7_1_plus_cards_are_as_many_as_cards_of_both_colours() -> None:
    table = trick("green-4", "purple-7", "green-9", up="red:4")
    assert asked(table) == (2, "fetch")
    assert plus(table) == [3, 0, 0]


@pytest.mark.clause("SOS-7.1")
def test_7_1_the_one_in_between_gets_nothing_though_lowest_of_its_own_colour() -> None:
    table = trick("green-9", "purple-7", "green-4", up="red:4")
    assert asked(table) == (0, "fetch")
    assert plus(table) == [0, 0, 3]


@pytest.mark.clause("SOS-7.1", "SOS-4.2")
@pytest.mark.parametrize(("starter", "first", "last"), [(0, 1, 2), (1, 1, 2), (2, 2, 1)])
def test_7_1_ties_of_joined_colours_go_clockwise_from_the_starter(starter: int, first: int, last: int) -> None:
    table = trick("red-4", "green-7", "purple-7", up="red:4", starter=starter)
    assert asked(table) == (first, "fetch")
    assert plus(table) == [2 if seat == last else 0 for seat in range(3)]


@pytest.mark.clause("SOS-7.1", "SOS-3.3")
def test_7_1_plus_cards_raise_a_card_of_joined_colours() -> None:
    table = trick("red-4", "green-7 +3", "purple-9", up="red:4", plus=[0, 3, 0])
    assert asked(table) == (1, "fetch")
    assert plus(table) == [0, 0, 2]


@pytest.mark.sample
@pytest.mark.clause("SOS-7.1")
@pytest.mark.parametrize(
    ("cards", "expected", "owned"),
    [
        (("red-4", "blue-7", "purple-9"), (1, "swap"), [2, 0, 0]),
        (("green-4", "blue-7", "purple-9"), (1, "swap"), [2, 0, 0]),
        (("red-4", "blue-7", "red-9"), (2, "swap"), [3, 0, 0]),
    ],
)
def test_7_1_where_nothing_lies_open_both_pairs_are_joined(
    cards: tuple[str, ...], expected: tuple[int, str], owned: list[int]
) -> None:
    table = trick(*cards, up="-")
    assert asked(table) == expected
    assert plus(table) == owned


@pytest.mark.clause("SOS-7.1")
def test_7_1_colours_of_different_action_cards_never_join() -> None:
    table = trick("red-4", "purple-7", "purple-9", up="-")
    assert asked(table) == (0, "swap")
    assert plus(table) == [0, 2, 0]


@pytest.mark.clause("SOS-7.1")
def test_7_1_joined_colours_offer_no_robbery() -> None:
    """Nothing of either colour lies open, so the winner gets the action only."""
    table = last_trick("red-4", "green-7", "purple-9", up="red:4", stacks=["", "purple:3", ""])
    assert table.pending() == ()
    assert table.position()["stacks"] == [["red:4"], ["purple:3"], []]


@pytest.mark.clause("SOS-7.1")
@pytest.mark.parametrize("players", [4, 5])
def test_7_1_with_more_players_no_colours_are_joined(players: int) -> None:
    """Even if a pile is empty: red and blue both win their colour, and nobody gets plus cards."""
    cards = ["red-4", "blue-7", "green-9", "purple-1", "green-10"][:players]
    table = table_at(*cards, up="- green:2", actions=[2, 4])
    lay(table, *cards)
    assert asked(table) == (0, "swap")
    assert table.position()["due"][:4] == [None, 2, None, 4]
    assert plus(table)[:2] == [0, 0]


# --- SOS-7.2: the partner of the open colour ---


@pytest.mark.sample
@pytest.mark.clause("SOS-7.2")
@pytest.mark.parametrize("up", COLOURS)
def test_7_2_the_colour_that_shares_its_card_with_the_treasure_stays_on_its_own(up: str) -> None:
    """The lower card of the partner wins its own colour, and nobody of the two gets plus cards."""
    other = "green" if up in ("red", "blue") else "red"
    table = trick(f"{up}-9", f"{PARTNER[up]}-2", f"{other}-5", up=f"{up}:4")
    assert asked(table) == (1, "swap" if up in ("red", "blue") else "fetch")
    assert plus(table) == [0, 0, 0]
    assert table.position()["stacks"][0] == [f"{up}:4"]


@pytest.mark.clause("SOS-7.2")
def test_7_2_its_loser_gets_plus_cards_for_its_own_colour_only() -> None:
    table = trick("red-1", "blue-9", "blue-4", up="red:4")
    assert asked(table) == (1, "swap")
    assert plus(table) == [0, 0, 2]


@pytest.mark.clause("SOS-7.2")
def test_7_2_a_higher_card_of_the_partner_does_not_take_the_treasure() -> None:
    table = trick("red-1", "blue-12", "red-4", up="red:4")
    assert table.position()["stacks"] == [[], [], ["red:4"]]
    assert plus(table) == [2, 0, 0]


# --- SOS-7.3: the example of the books ---


@pytest.mark.sample
@pytest.mark.clause("SOS-7.3")
def test_7_3_the_books_example() -> None:
    table = table_at("red-4", "purple-7", "green-9", up="red:3")
    lay(table, "red-4", "purple-7", "green-9")
    assert table.position()["stacks"] == [["red:3"], [], []]
    assert plus(table) == [0, 2, 0]
    assert asked(table) == (2, "order")
