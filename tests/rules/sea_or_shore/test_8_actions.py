from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

import seachest
from tests.rules.sea_or_shore.helpers import PLUS_CARDS, bag, downs, hand, last_trick, lay, load, table_at, ups
from tests.tables import play, refused, watchers

BOTH = "red:4 green:2"


def position_of(table: seachest.Table, *names: str) -> list[Any]:
    """Some fields of the position."""
    position = table.position()
    return [position[name] for name in names]


# --- SOS-8.1: action 1, plus cards of another player ---


def fleecing(*owned: int, cards: tuple[str, ...] = ("blue-9", "red-5", "green-7", "green-12")) -> seachest.Table:
    """A last trick in which seat 0 triggers action 1; seat 2 gets two plus cards before (SOS-5.5)."""
    return last_trick(*cards, up=BOTH, actions=[1, 4], plus=owned)


@pytest.mark.sample
@pytest.mark.clause("SOS-8.1")
def test_8_1_the_winner_chooses_among_those_who_have_two() -> None:
    table = fleecing(0, 2, 0, 5)
    assert table.legal(0) == ["fleece 1", "fleece 2", "fleece 3"]
    play(table, "0 fleece 3")
    assert position_of(table, "plus", "supply") == [[2, 2, 2, 3], PLUS_CARDS - 9]


@pytest.mark.clause("SOS-8.1")
def test_8_1_who_has_fewer_than_two_can_not_be_chosen() -> None:
    table = fleecing(4, 1, 0, 2)
    assert table.legal(0) == ["fleece 2", "fleece 3"]
    error = refused(table, 0, "fleece 1")
    assert (error.clause, error.reason) == ("SOS-8.1", "seat 1 has fewer than two plus cards")


@pytest.mark.clause("SOS-8.1")
def test_8_1_the_winner_can_not_choose_itself() -> None:
    error = refused(fleecing(4, 1, 0, 2), 0, "fleece 0")
    assert (error.clause, error.reason) == ("SOS-8.1", "it must be another player")


@pytest.mark.clause("SOS-8.1", "SOS-8.5")
@pytest.mark.parametrize("first", [0, 5])
def test_8_1_where_only_one_other_has_two_nothing_is_asked(first: int) -> None:
    table = fleecing(first, 1, 0, 1)
    assert table.pending() == ()
    assert position_of(table, "plus") == [[first + 2, 1, 0, 1]]


@pytest.mark.clause("SOS-8.1")
def test_8_1_exactly_two_are_taken() -> None:
    table = last_trick("blue-9", "red-5", "green-7", "purple-1", up=BOTH, actions=[1, 4], plus=[1, 7, 0, 0])
    assert position_of(table, "plus", "supply") == [[3, 5, 0, 0], PLUS_CARDS - 8]


ALONE = ("blue-9", "red-5", "green-7", "purple-12")
"""A trick in which nobody gets plus cards but by an action."""


@pytest.mark.sample
@pytest.mark.clause("SOS-8.1")
@pytest.mark.parametrize("owned", [(0, 0, 0, 0), (5, 1, 1, 1)], ids=str)
def test_8_1_where_nobody_else_has_two_they_come_from_the_supply(owned: tuple[int, ...]) -> None:
    table = fleecing(*owned, cards=ALONE)
    assert table.pending() == ()
    assert position_of(table, "plus", "supply") == [[owned[0] + 2, *owned[1:]], PLUS_CARDS - sum(owned) - 2]


@pytest.mark.clause("SOS-8.1")
@pytest.mark.parametrize(("supply", "given"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_8_1_a_short_supply_gives_what_is_left_of_it(supply: int, given: int) -> None:
    own = PLUS_CARDS - supply - 2
    table = fleecing(own, 1, 0, 1, cards=ALONE)
    assert position_of(table, "plus", "supply") == [[own + given, 1, 0, 1], supply - given]


@pytest.mark.clause("SOS-8.1")
def test_8_1_laid_plus_cards_are_not_owned() -> None:
    """Seat 1 had four and laid three: nobody has two, so they come from the supply."""
    table = fleecing(0, 4, 0, 0, cards=("blue-9", "red-5 +3", "green-7", "purple-12"))
    assert position_of(table, "plus", "supply") == [[2, 1, 0, 0], PLUS_CARDS - 3]


@pytest.mark.clause("SOS-8.1", "SOS-4.4")
def test_8_1_laid_plus_cards_are_not_in_the_supply_either() -> None:
    """All 22 are owned or laid: nothing is left to take. Afterwards the three of seat 1 are in the supply."""
    table = fleecing(PLUS_CARDS - 4, 4, 0, 0, cards=("blue-9", "red-5 +3", "green-7", "purple-12"))
    assert position_of(table, "plus", "supply") == [[PLUS_CARDS - 4, 1, 0, 0], 3]


@pytest.mark.clause("SOS-8.1")
def test_8_1_two_seats_may_trigger_it_in_one_trick() -> None:
    """Seat 0 takes the two of seat 2, then seat 1 takes them from seat 0."""
    table = last_trick("red-9", "blue-5", "green-7", "green-12", up="- green:2", actions=[1, 4])
    assert table.position()["plus"] == [0, 2, 0, 0]


@pytest.mark.clause("SOS-8.1")
def test_8_1_it_is_carried_out_in_the_last_trick_too() -> None:
    table = last_trick(*ALONE, up=BOTH, actions=[1, 3])
    assert position_of(table, "plus", "totals") == [[2, 0, 0, 0], [1, 4, 2, 0]]


@pytest.mark.clause("SOS-8.1")
def test_8_1_after_it_the_game_goes_on() -> None:
    table = table_at("blue-9", "red-5", "green-7", "green-12", up=BOTH, plus=[0, 2, 2, 2])
    lay(table, "blue-9", "red-5", "green-7", "green-12")
    play(table, "0 fleece 1")
    assert (table.pending(), *position_of(table, "phase", "starter", "plus")) == ((1,), "card", 1, [2, 0, 4, 2])


# --- SOS-8.2: action 2, cards of another hand ---

SWAP_HANDS = (
    "blue-9 red-1 red-2 green-1",
    "red-5 blue-1 blue-2 blue-3",
    "green-7 green-2 green-3 green-4",
    "green-12 purple-1 purple-2 purple-3",
)
SWAP_CARDS = tuple(cards.split()[0] for cards in SWAP_HANDS)
TRICK_HANDS = tuple(" ".join(cards.split()[1:]) for cards in SWAP_HANDS)
"""What each still holds when the action begins."""


def swapping(size: int = 4, seed: int = 1) -> seachest.Table:
    """A trick in which seat 0 triggers action 2, with so many cards before it."""
    hands = [" ".join(cards.split()[:size]) for cards in SWAP_HANDS]
    table = table_at(*hands, up=BOTH, size=size, actions=[2, 4], seed=seed)
    return lay(table, *SWAP_CARDS)


@pytest.mark.sample
@pytest.mark.clause("SOS-8.2")
def test_8_2_the_winner_chooses_another_player() -> None:
    table = swapping()
    assert (table.pending(), table.legal(0)) == ((0,), ["swap 1", "swap 2", "swap 3"])
    error = refused(table, 0, "swap 0")
    assert (error.clause, error.reason) == ("SOS-8.2", "it must be another player")


@pytest.mark.sample
@pytest.mark.clause("SOS-8.2")
def test_8_2_two_cards_of_the_other_hand_go_into_the_own() -> None:
    table = play(swapping(), "0 swap 2")
    assert [len(hand(table, seat)) for seat in range(4)] == [5, 3, 1, 3]
    assert sorted(hand(table, 0) + hand(table, 2)) == bag(f"{TRICK_HANDS[0]} {TRICK_HANDS[2]}")
    assert position_of(table, "phase", "aim", "owed") == ["return", 2, 2]


@pytest.mark.clause("SOS-8.2")
def test_8_2_the_cards_are_random() -> None:
    """Each of three pairs is as likely: of 300, 100 are expected; the bounds lie six standard deviations away."""
    found = Counter(tuple(hand(play(swapping(seed=seed), "0 swap 2"), 2)) for seed in range(300))
    assert set(found) == {(card,) for card in TRICK_HANDS[2].split()}
    assert all(51 <= count <= 149 for count in found.values())


@pytest.mark.clause("SOS-8.2")
def test_8_2_every_pair_of_a_bigger_hand_may_be_taken() -> None:
    hands = ["blue-9", "red-5 blue-1 blue-2 blue-3 blue-4 blue-5", "green-7", "green-12"]
    found = set()
    for seed in range(150):
        table = lay(table_at(*hands, up=BOTH, size=6, actions=[2, 4], seed=seed), *SWAP_CARDS)
        held = set(hand(table, 1))
        found.add(tuple(sorted(held - set(hand(play(table, "0 swap 1"), 1)))))
    assert found == set(combinations([f"blue-{number}" for number in range(1, 6)], 2))


@pytest.mark.sample
@pytest.mark.clause("SOS-8.2")
def test_8_2_any_two_cards_of_the_hand_are_given_back_one_by_one() -> None:
    table = play(swapping(), "0 swap 2")
    assert table.legal(0) == [f"return {card}" for card in table.position()["hands"][0]]
    play(table, "0 return red-2")
    assert position_of(table, "phase", "aim", "owed") == ["return", 2, 1]
    assert "return red-2" not in table.legal(0)
    assert len(table.legal(0)) == 4
    play(table, "0 return green-1")
    assert {"red-2", "green-1"} < set(hand(table, 2))
    assert [len(hand(table, seat)) for seat in range(4)] == [3, 3, 3, 3]
    assert position_of(table, "phase", "aim", "owed") == ["card", None, 0]


@pytest.mark.clause("SOS-8.2")
def test_8_2_the_same_cards_may_be_given_back() -> None:
    table = play(swapping(), "0 swap 2")
    taken = [card for card in hand(table, 0) if card in TRICK_HANDS[2]]
    play(table, *[f"0 return {card}" for card in taken])
    assert [hand(table, seat) for seat in range(4)] == [bag(cards) for cards in TRICK_HANDS]


@pytest.mark.clause("SOS-8.2")
def test_8_2_one_own_and_one_taken_card_may_be_given_back() -> None:
    table = play(swapping(), "0 swap 2")
    kept, returned = [card for card in hand(table, 0) if card in TRICK_HANDS[2]]
    play(table, f"0 return {returned}", "0 return red-1")
    assert hand(table, 0) == sorted(["green-1", "red-2", kept])
    assert hand(table, 2) == sorted([*[card for card in bag(TRICK_HANDS[2]) if card != kept], "red-1"])


@pytest.mark.clause("SOS-8.2")
def test_8_2_only_own_cards_can_be_given_back() -> None:
    table = play(swapping(), "0 swap 2")
    error = refused(table, 0, "return blue-1")
    assert (error.clause, error.reason) == ("SOS-8.2", "blue-1 is not in hand")


@pytest.mark.clause("SOS-8.2")
def test_8_2_with_one_card_in_hand_one_is_taken_and_one_given() -> None:
    table = play(swapping(size=2), "0 swap 1")
    assert (hand(table, 0), hand(table, 1)) == (["blue-1", "red-1"], [])
    assert position_of(table, "owed") == [1]
    play(table, "0 return red-1")
    assert (hand(table, 0), hand(table, 1), table.position()["phase"]) == (["blue-1"], ["red-1"], "card")


@pytest.mark.clause("SOS-8.2")
def test_8_2_with_two_cards_in_hand_both_are_taken() -> None:
    table = play(swapping(size=3), "0 swap 1")
    assert (hand(table, 0), hand(table, 1)) == (bag("red-1 red-2 blue-1 blue-2"), [])


@pytest.mark.clause("SOS-8.2", "SOS-8.5")
def test_8_2_with_empty_hands_nothing_happens() -> None:
    table = last_trick(*SWAP_CARDS, up=BOTH, actions=[2, 4])
    assert table.pending() == ()
    assert [move for move in table.moves(0) if "swap" in move] == []


@pytest.mark.clause("SOS-8.2")
def test_8_2_two_seats_may_trigger_it_in_one_trick() -> None:
    hands = ["red-9 red-1", "blue-5 blue-1", "green-7 green-1", "green-12 green-2"]
    table = table_at(*hands, up="- green:2", size=2, actions=[2, 4])
    lay(table, "red-9", "blue-5", "green-7", "green-12")
    play(table, "0 swap 1", "0 return red-1")
    assert (table.pending(), table.legal(1)) == ((1,), ["swap 0", "swap 2", "swap 3"])
    play(table, "1 swap 0", "1 return blue-1")
    assert [hand(table, seat) for seat in range(2)] == [["blue-1"], ["red-1"]]


# --- SOS-8.3: action 3, the top of a pile ---

INSPECT_CARDS = ("purple-9", "red-5", "green-7", "red-12")
INSPECT_DOWN = ("red:2 blue:3 red:3 blue:4", "purple:4 green:3 purple:2 green:4")


def inspecting(down: tuple[str, ...] = INSPECT_DOWN, size: int = 4, rest: int | None = None) -> seachest.Table:
    """A trick in which seat 0 triggers action 3; both treasures are taken."""
    table = table_at(*INSPECT_CARDS, up=BOTH, down=down, size=size, rest=rest)
    return lay(table, *INSPECT_CARDS)


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3")
def test_8_3_with_two_piles_the_winner_chooses_one() -> None:
    table = inspecting()
    assert (table.pending(), table.legal(0)) == ((0,), ["inspect red-blue", "inspect green-purple"])


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3", "SOS-11")
@pytest.mark.parametrize("order", ["".join(digits) for digits in permutations("123")])
@pytest.mark.parametrize("pile", [0, 1])
def test_8_3_the_digits_name_the_treasures_by_their_place_now_in_the_new_order(pile: int, order: str) -> None:
    """The trick then ends, and the new top is turned up."""
    table = inspecting()
    before = downs(table)
    play(table, f"0 inspect {('red-blue', 'green-purple')[pile]}", f"0 order {order}")
    first, second, third = (before[pile][int(digit) - 1] for digit in order)
    assert ups(table)[pile] == first
    assert downs(table)[pile] == [second, third, *before[pile][3:]]
    assert (ups(table)[1 - pile], downs(table)[1 - pile]) == (before[1 - pile][0], before[1 - pile][1:])


@pytest.mark.clause("SOS-8.3", "SOS-11")
def test_8_3_order_231_puts_the_second_on_top_and_the_first_third() -> None:
    table = play(inspecting(), "0 inspect red-blue", "0 order 231")
    assert (ups(table)[0], downs(table)[0][:3]) == ("blue:3", ["red:3", "red:2", "blue:4"])


@pytest.mark.clause("SOS-8.3")
def test_8_3_three_treasures_have_six_orders() -> None:
    table = play(inspecting(), "0 inspect red-blue")
    assert table.legal(0) == [f"order {order}" for order in ("123", "132", "213", "231", "312", "321")]


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3")
def test_8_3_only_the_one_who_looks_sees_the_treasures() -> None:
    table = play(inspecting(), "0 inspect red-blue")
    assert table.view(0)["piles"]["red-blue"]["down"] == ["red:2", "blue:3", "red:3"] + ["?"] * 12
    for watcher in watchers(table)[1:]:
        assert table.view(watcher)["piles"]["red-blue"]["down"] == ["?"] * 15
    assert table.view(0)["piles"]["green-purple"]["down"] == ["?"] * 15


@pytest.mark.clause("SOS-8.3")
def test_8_3_nothing_is_seen_before_the_pile_is_chosen() -> None:
    table = inspecting()
    assert all(set(pile["down"]) == {"?"} for pile in table.view(0)["piles"].values())


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3")
@pytest.mark.parametrize(("order", "expected"), [("12", ["red:2", "blue:3"]), ("21", ["blue:3", "red:2"])])
def test_8_3_of_two_treasures_there_are_two_orders(order: str, expected: list[str]) -> None:
    table = inspecting(("red:2 blue:3", "purple:4 green:3"), rest=2)
    play(table, "0 inspect red-blue")
    assert table.legal(0) == ["order 12", "order 21"]
    assert table.view(0)["piles"]["red-blue"]["down"] == ["red:2", "blue:3"]
    play(table, f"0 order {order}")
    assert [ups(table)[0], *downs(table)[0]] == expected


@pytest.mark.clause("SOS-8.3")
def test_8_3_a_single_treasure_is_put_back() -> None:
    table = inspecting(("red:2", "purple:4 green:3"), rest=2)
    play(table, "0 inspect red-blue")
    assert (table.legal(0), table.view(0)["piles"]["red-blue"]["down"]) == (["order 1"], ["red:2"])
    play(table, "0 order 1")
    assert (ups(table)[0], downs(table)[0]) == ("red:2", [])


@pytest.mark.clause("SOS-8.3")
@pytest.mark.parametrize(
    ("down", "only", "other"),
    [(("red:2 blue:3", ""), "red-blue", "green-purple"), (("", "purple:4"), "green-purple", "red-blue")],
)
def test_8_3_a_pile_without_face_down_treasures_can_not_be_chosen(down: tuple[str, ...], only: str, other: str) -> None:
    table = inspecting(down, rest=2)
    assert table.legal(0) == [f"inspect {only}"]
    error = refused(table, 0, f"inspect {other}")
    assert (error.clause, error.reason) == ("SOS-8.3", f"no treasure is face down in {other}")


@pytest.mark.clause("SOS-8.3", "SOS-8.5")
def test_8_3_with_nothing_face_down_it_is_skipped() -> None:
    table = inspecting(("", ""), rest=2)
    assert (table.pending(), *position_of(table, "phase", "starter")) == ((1,), "card", 1)


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3", "SOS-8.5")
@pytest.mark.parametrize("players", [3, 4])
def test_8_3_in_the_last_trick_of_a_round_it_is_skipped(players: int) -> None:
    cards = INSPECT_CARDS[:players]
    table = table_at(*cards, up="red:4" if players == 3 else BOTH, size=1)
    lay(table, *cards)
    assert position_of(table, "round", "phase") == [2, "pass"]


@pytest.mark.clause("SOS-8.3")
def test_8_3_in_the_last_trick_but_one_it_is_not_skipped() -> None:
    assert inspecting(size=2).position()["phase"] == "inspect"


@pytest.mark.sample
@pytest.mark.clause("SOS-8.3")
def test_8_3_with_a_single_pile_there_is_nothing_to_choose() -> None:
    table = table_at("green-9", "red-5", "red-7", up="red:4", down=["red:2 purple:3 blue:4 green:2"])
    lay(table, "green-9", "red-5", "red-7")
    assert position_of(table, "phase", "inspected") == ["order", "all"]
    assert table.view(0)["piles"]["all"]["down"][:4] == ["red:2", "purple:3", "blue:4", "?"]
    assert table.view(1)["piles"]["all"]["down"][:3] == ["?", "?", "?"]
    play(table, "0 order 312")
    assert (ups(table), downs(table)[0][:3]) == (["blue:4"], ["red:2", "purple:3", "green:2"])


@pytest.mark.clause("SOS-8.3", "SOS-8.5")
def test_8_3_a_single_pile_without_face_down_treasures_is_skipped() -> None:
    table = table_at("green-9", "red-5", "red-7", up="red:4", down=[""], rest=0)
    lay(table, "green-9", "red-5", "red-7")
    assert table.position()["phase"] == "card"


@pytest.mark.clause("SOS-8.3")
def test_8_3_two_seats_may_trigger_it_in_one_trick() -> None:
    """The second sees what the first has put there."""
    cards = ("green-9", "purple-5", "red-7", "red-12")
    table = lay(table_at(*cards, up="red:4 -", down=INSPECT_DOWN), *cards)
    play(table, "0 inspect red-blue", "0 order 321")
    assert table.pending() == (1,)
    play(table, "1 inspect red-blue")
    assert table.view(1)["piles"]["red-blue"]["down"][:4] == ["red:3", "blue:3", "red:2", "?"]


@pytest.mark.clause("SOS-8.3")
def test_8_3_an_order_must_fit_the_number_of_treasures() -> None:
    table = play(inspecting(("red:2 blue:3", "purple:4 green:3"), rest=2), "0 inspect red-blue")
    error = refused(table, 0, "order 123")
    assert (error.clause, error.reason) == ("SOS-8.3", "the order must name each treasure exactly once")


# --- SOS-8.4: action 4, a card of this trick ---

FETCH_HANDS = ("purple-9 blue-1 blue-2", "red-5 blue-3 blue-4", "green-7 blue-5 blue-6", "red-12 blue-7 blue-8")
FETCH_CARDS = tuple(cards.split()[0] for cards in FETCH_HANDS)


def fetching(size: int = 3) -> seachest.Table:
    """A trick in which seat 0 triggers action 4."""
    hands = [" ".join(cards.split()[:size]) for cards in FETCH_HANDS]
    table = table_at(*hands, up=BOTH, size=size, actions=[1, 4])
    return lay(table, *FETCH_CARDS)


@pytest.mark.sample
@pytest.mark.clause("SOS-8.4")
def test_8_4_any_card_of_the_trick_may_be_fetched_also_the_own() -> None:
    table = fetching()
    assert (table.pending(), sorted(table.legal(0))) == ((0,), sorted(f"fetch {card}" for card in FETCH_CARDS))


@pytest.mark.clause("SOS-8.4")
def test_8_4_other_cards_can_not_be_fetched() -> None:
    error = refused(fetching(), 0, "fetch blue-1")
    assert (error.clause, error.reason) == ("SOS-8.4", "blue-1 is not in this trick")


@pytest.mark.sample
@pytest.mark.clause("SOS-8.4")
@pytest.mark.parametrize("card", FETCH_CARDS)
def test_8_4_the_card_goes_into_the_hand_and_another_is_discarded(card: str) -> None:
    table = play(fetching(), f"0 fetch {card}")
    assert hand(table, 0) == bag(f"blue-1 blue-2 {card}")
    assert sorted(table.legal(0)) == sorted(f"discard {held}" for held in ("blue-1", "blue-2", card))
    gone = set(table.position()["gone"])
    play(table, "0 discard blue-2")
    assert hand(table, 0) == bag(f"blue-1 {card}")
    left = set(FETCH_CARDS) - {card} | {"blue-2"}
    assert set(table.position()["gone"]) == gone | left
    assert [len(hand(table, seat)) for seat in range(4)] == [2, 2, 2, 2]


@pytest.mark.clause("SOS-8.4")
def test_8_4_the_fetched_card_itself_may_be_discarded() -> None:
    table = fetching()
    gone = set(table.position()["gone"])
    play(table, "0 fetch red-12", "0 discard red-12")
    assert hand(table, 0) == ["blue-1", "blue-2"]
    assert set(table.position()["gone"]) == gone | set(FETCH_CARDS)


@pytest.mark.clause("SOS-8.4")
def test_8_4_the_fetched_card_can_be_played_in_the_next_trick() -> None:
    table = play(fetching(), "0 fetch red-12", "0 discard blue-1")
    lay(table, "blue-3", "blue-5", "blue-7")
    assert table.legal(0) == ["card red-12", "card blue-2"]


@pytest.mark.clause("SOS-8.4")
def test_8_4_the_trick_shows_a_gap_where_a_card_was_fetched() -> None:
    table = play(fetching(), "0 fetch red-5")
    assert [entry["card"] for entry in table.view(2)["trick"]] == ["purple-9", None, "green-7", "red-12"]


@pytest.mark.sample
@pytest.mark.clause("SOS-8.4", "SOS-10.1")
def test_8_4_all_see_the_fetched_and_the_discarded_card() -> None:
    table = play(fetching(), "0 fetch red-5")
    for watcher in watchers(table)[1:]:
        assert table.view(watcher)["hands"][0] == ["red-5", "?", "?"]
    play(table, "0 discard blue-1")
    for watcher in watchers(table)[1:]:
        assert table.view(watcher)["hands"][0] == ["red-5", "?"]
        assert "blue-1" in table.view(watcher)["gone"]
    assert table.moves(3)[-2:] == ["0 fetch red-5", "0 discard blue-1"]


@pytest.mark.clause("SOS-8.4", "SOS-8.5")
def test_8_4_with_an_empty_hand_it_is_skipped() -> None:
    table = last_trick(*FETCH_CARDS, up=BOTH, actions=[1, 4])
    assert table.pending() == ()
    assert [move for move in table.moves(0) if "fetch" in move or "discard" in move] == []


@pytest.mark.clause("SOS-8.4")
def test_8_4_with_a_single_card_in_hand_it_is_asked() -> None:
    table = fetching(size=2)
    assert table.position()["phase"] == "fetch"
    play(table, "0 fetch green-7", "0 discard blue-1")
    assert hand(table, 0) == ["green-7"]


def two_fetch() -> seachest.Table:
    """A trick in which seat 0 and seat 1 trigger action 4."""
    hands = ["green-9 blue-1", "purple-5 blue-3", "red-7 blue-5", "red-12 blue-7"]
    table = table_at(*hands, up="red:4 -", size=3, actions=[1, 4])
    return lay(table, "green-9", "purple-5", "red-7", "red-12")


@pytest.mark.sample
@pytest.mark.clause("SOS-8.4")
def test_8_4_a_fetched_card_lies_in_the_trick_no_longer() -> None:
    table = play(two_fetch(), "0 fetch red-12", "0 discard blue-1")
    assert (table.pending(), sorted(table.legal(1))) == ((1,), ["fetch green-9", "fetch purple-5", "fetch red-7"])
    assert refused(table, 1, "fetch red-12").clause == "SOS-8.4"
    play(table, "1 fetch green-9", "1 discard blue-3")
    assert {"purple-5", "red-7", "blue-1", "blue-3"} <= set(table.position()["gone"])
    assert not {"green-9", "red-12"} & set(table.position()["gone"])


@pytest.mark.clause("SOS-8.4")
def test_8_4_a_discarded_card_can_not_be_fetched_though_it_was_played_in_this_trick() -> None:
    table = play(two_fetch(), "0 fetch red-12", "0 discard red-12")
    assert "fetch red-12" not in table.legal(1)
    assert "fetch blue-1" not in table.legal(1)


# --- SOS-8.5: what is skipped, what is forced ---


@pytest.mark.clause("SOS-8.5")
def test_8_5_a_skipped_action_lets_the_next_one_come() -> None:
    """Seat 0 finds nothing face down; seat 1 has its action 2 all the same."""
    cards = ("purple-9", "blue-5", "green-7", "red-12")
    table = lay(table_at(*cards, up=BOTH, actions=[2, 3], down=["", ""], rest=3), *cards)
    assert (table.pending(), table.position()["phase"]) == ((1,), "swap")


@pytest.mark.clause("SOS-8.5")
def test_8_5_every_other_decision_is_asked() -> None:
    cards = ("purple-9", "blue-5", "green-7", "red-12")
    table = lay(table_at(*cards, up=BOTH, actions=[2, 3]), *cards)
    assert (table.pending(), table.position()["phase"]) == ((0,), "inspect")


@pytest.mark.sample
@pytest.mark.clause("SOS-8.5")
def test_8_5_a_record_may_leave_out_answers_that_are_forced() -> None:
    """Only one pile can be chosen, and its single treasure has a single order."""
    position = inspecting(("red:2", ""), rest=2).position()
    assert position["legal"] == {"0": ["inspect red-blue"]}
    table = load(4, {**position, "options": None})
    assert (table.pending(), table.position()["phase"]) == ((1,), "card")
    assert table.moves(0) == ["0 inspect red-blue", "0 order 1"]


@pytest.mark.clause("SOS-8.5")
def test_8_5_a_live_table_never_plays_a_forced_answer_by_itself() -> None:
    table = inspecting(("red:2", ""), rest=2)
    assert (table.pending(), table.legal(0)) == ((0,), ["inspect red-blue"])


@pytest.mark.clause("SOS-8.5", "SOS-10.2")
def test_8_5_that_the_last_card_is_forced_does_not_play_it() -> None:
    table = table_at("red-9 blue-1", "red-5 blue-2", "green-7 blue-3", "green-12 blue-4", up=BOTH, size=2)
    lay(table, "red-9", "red-5", "green-7", "green-12")
    assert (table.pending(), table.legal(1)) == ((1,), ["card blue-2"])
    assert table.view(0)["legal"] == {}
