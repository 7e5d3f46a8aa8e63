import pytest

import seachest
from tests.rules.sea_or_shore.helpers import PLAYERS, downs, from_starter, last_trick, lay, table_at, ups
from tests.tables import play, refused, watchers

BOTH = "red:4 green:2"


def stacks(table: seachest.Table) -> list[list[str]]:
    """The treasures of each seat, bottom first."""
    owned: list[list[str]] = table.position()["stacks"]
    return owned


def robbery(*cards: str, owned: list[str], up: str = BOTH, starter: int = 0) -> seachest.Table:
    """A last trick in which seats have treasures."""
    return last_trick(*cards, up=up, stacks=owned, starter=starter)


# --- SOS-5.1: the treasure, or a robbery ---


@pytest.mark.sample
@pytest.mark.clause("SOS-5.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_5_1_the_winner_takes_the_treasure_of_the_colour(players: int) -> None:
    cards = ["red-3", "red-9", "red-5", "red-7", "red-6"][:players]
    assert stacks(last_trick(*cards, up="red:4" if players == 3 else BOTH))[:3] == [[], ["red:4"], []]


@pytest.mark.clause("SOS-5.1")
def test_5_1_where_nobody_can_be_robbed_nothing_is_asked() -> None:
    table = last_trick("red-9", "red-5", "green-7", "green-2", up=BOTH)
    assert table.pending() == ()
    assert stacks(table) == [["red:4"], [], ["green:2"], []]


@pytest.mark.sample
@pytest.mark.clause("SOS-5.1")
def test_5_1_the_winner_takes_or_robs_and_can_not_decline_both() -> None:
    table = robbery("red-9", "red-5", "red-7", "blue-2", owned=["", "red:2", "red:3", ""])
    assert (table.pending(), table.legal(0)) == ((0,), ["take", "rob 1", "rob 2"])


@pytest.mark.clause("SOS-5.1")
def test_5_1_who_takes_robs_nobody() -> None:
    table = play(robbery("red-9", "red-5", "red-7", "blue-2", owned=["", "red:2", "red:3", ""]), "0 take")
    assert stacks(table) == [["red:4"], ["red:2"], ["red:3"], []]


@pytest.mark.clause("SOS-5.1")
def test_5_1_who_robs_leaves_the_treasure_on_the_pile() -> None:
    table = play(robbery("red-9", "red-5", "red-7", "blue-2", owned=["", "red:2", "red:3", ""]), "0 rob 2")
    assert stacks(table) == [["red:3"], ["red:2"], [], []]
    assert downs(table)[0][-1] == "red:4"


@pytest.mark.clause("SOS-5.1")
def test_5_1_each_winner_takes_the_treasure_of_the_own_colour() -> None:
    assert stacks(last_trick("green-9", "red-5", "blue-7", "purple-2", up=BOTH)) == [["green:2"], ["red:4"], [], []]


# --- SOS-5.2: the conditions of a robbery ---


@pytest.mark.sample
@pytest.mark.clause("SOS-5.2")
def test_5_2_a_loser_of_the_same_colour_whose_top_treasure_has_it_can_be_robbed() -> None:
    table = robbery("red-9", "red-5", "green-7", "blue-2", owned=["", "blue:2 red:3", "", ""])
    assert table.legal(0) == ["take", "rob 1"]
    assert stacks(play(table, "0 rob 1"))[:2] == [["red:3"], ["blue:2"]]


@pytest.mark.clause("SOS-5.2")
def test_5_2_who_played_another_colour_can_not_be_robbed() -> None:
    table = robbery("red-9", "red-5", "green-7", "blue-2", owned=["", "", "red:3", "red:2"])
    assert table.pending() == ()
    assert stacks(table)[0] == ["red:4"]


@pytest.mark.clause("SOS-5.2")
def test_5_2_the_top_treasure_must_have_the_colour_whatever_lies_below() -> None:
    table = robbery("red-9", "red-5", "green-7", "green-2", owned=["", "red:3 blue:2", "", ""])
    assert table.pending() == ()
    assert stacks(table)[0] == ["red:4"]


@pytest.mark.clause("SOS-5.2")
def test_5_2_who_has_no_treasure_can_not_be_robbed() -> None:
    table = robbery("red-9", "red-5", "red-7", "green-2", owned=["", "", "red:3", ""])
    assert table.legal(0) == ["take", "rob 2"]


@pytest.mark.clause("SOS-5.2", "SOS-5.4")
@pytest.mark.parametrize("players", [3, 4])
def test_5_2_without_a_face_up_treasure_of_the_colour_nobody_is_robbed(players: int) -> None:
    """The winner triggers the action, though a loser's stack shows the colour."""
    up = "green:4" if players == 3 else "blue:4 green:2"
    cards = ["red-9", "red-5", "red-3", "green-2"][:players]
    table = table_at(*cards, up=up, actions=[2, 4], stacks=["", "red:3", "red:2", ""][:players])
    lay(table, *cards)
    assert table.legal(0) == ["swap 1", "swap 2", "swap 3"][: players - 1]
    assert stacks(table)[:3] == [[], ["red:3"], ["red:2"]]


@pytest.mark.clause("SOS-5.2")
def test_5_2_a_loser_robs_nobody() -> None:
    """Seat 1 could rob seat 2 by rank and treasure, but seat 0 has won the colour."""
    table = robbery("red-9", "red-5", "red-3", "green-2", owned=["", "", "red:3", ""])
    assert table.pending() == (0,)
    assert play(table, "0 take").pending() == ()


@pytest.mark.clause("SOS-5.2")
def test_5_2_the_winner_does_not_rob_itself() -> None:
    table = robbery("red-9", "red-5", "green-7", "blue-2", owned=["red:3", "", "", ""])
    assert table.pending() == ()
    assert stacks(table)[0] == ["red:3", "red:4"]


@pytest.mark.clause("SOS-5.2")
def test_5_2_own_treasures_offer_no_robbery_beside_another() -> None:
    table = robbery("red-9", "red-5", "green-7", "blue-2", owned=["red:3", "red:2", "", ""])
    assert table.legal(0) == ["take", "rob 1"]
    error = refused(table, 0, "rob 0")
    assert (error.clause, error.reason) == ("SOS-5.2", "it must be another player")


@pytest.mark.clause("SOS-5.2", "SOS-4.2")
@pytest.mark.parametrize(("starter", "thief", "victim"), [(0, 0, 2), (1, 2, 0), (2, 2, 0), (3, 0, 2)])
def test_5_2_the_loser_of_a_tie_can_be_robbed(starter: int, thief: int, victim: int) -> None:
    table = robbery("red-7 +2", "blue-5", "red-9", "green-2", owned=["red:3", "", "red:2", ""], starter=starter)
    assert (table.pending(), table.legal(thief)) == ((thief,), ["take", f"rob {victim}"])


@pytest.mark.clause("SOS-5.2")
def test_5_2_every_loser_of_the_colour_can_be_robbed_not_only_the_lowest() -> None:
    owned = ["red:2", "red:2", "", "red:3", "red:3"]
    table = robbery("red-1", "red-5", "red-12", "red-7", "red-6", owned=owned)
    assert table.legal(2) == ["take", "rob 0", "rob 1", "rob 3", "rob 4"]


@pytest.mark.clause("SOS-5.2", "SOS-3.3")
def test_5_2_the_rank_counts_plus_cards() -> None:
    table = robbery("red-5 +3", "red-7", "green-7", "blue-2", owned=["", "red:2", "", ""])
    assert table.legal(0) == ["take", "rob 1"]


@pytest.mark.clause("SOS-5.2")
def test_5_2_with_three_players_the_colours_of_a_pair_are_not_joined_when_one_lies_open() -> None:
    """Blue competes on its own, so the winner of red can't rob the player of blue."""
    table = robbery("red-9", "blue-5", "green-2", owned=["", "red:3", ""], up="red:4")
    assert table.pending() == ()
    assert stacks(table) == [["red:4"], ["red:3"], []]


@pytest.mark.sample
@pytest.mark.clause("SOS-5.2", "SOS-4.3", "SOS-5.4", "SOS-6.1")
def test_5_2_the_books_example() -> None:
    """Eric robs Stephanie's red 4, Niels gets three plus cards, Marlou triggers green's action."""
    eric, stephanie, niels, marlou = range(4)
    cards = ["red-10", "red-7", "red-2", "green-5"]
    table = table_at(
        *cards,
        up="red:3 purple:2",
        down=["red:2 blue:3 blue:2", "green:4 green:3 purple:3"],
        stacks=["", "blue:2 red:4", "", ""],
    )
    lay(table, *cards)
    assert (table.pending(), table.legal(eric)) == ((eric,), ["take", f"rob {stephanie}"])
    play(table, f"{eric} rob {stephanie}")
    assert stacks(table) == [["red:4"], ["blue:2"], [], []]
    assert table.position()["plus"] == [0, 0, 3, 0]
    assert (table.pending(), table.position()["phase"]) == ((marlou,), "inspect")
    play(table, f"{marlou} inspect green-purple", f"{marlou} order 123")
    assert ups(table) == ["red:2", "green:4"]
    assert [down[-1] for down in downs(table)] == ["red:3", "purple:2"]
    assert niels == 2


# --- SOS-5.3: stacks ---


@pytest.mark.clause("SOS-5.3")
def test_5_3_a_won_treasure_goes_on_top_of_the_own_stack() -> None:
    assert stacks(robbery("red-9", "red-5", "green-7", "blue-2", owned=["blue:3 green:4", "", "", ""]))[0] == [
        "blue:3",
        "green:4",
        "red:4",
    ]


@pytest.mark.clause("SOS-5.3")
def test_5_3_a_robbed_treasure_goes_on_top_and_uncovers_the_one_below() -> None:
    table = robbery("red-9", "red-5", "green-7", "green-2", owned=["blue:3", "green:4 red:2", "", ""])
    play(table, "0 rob 1")
    assert stacks(table)[:2] == [["blue:3", "red:2"], ["green:4"]]


@pytest.mark.sample
@pytest.mark.clause("SOS-5.3", "SOS-10.3")
def test_5_3_covered_treasures_were_won_face_up_so_all_remember_them() -> None:
    owned = ["blue:3 green:4 red:2", "purple:2", "", "red:3 blue:2"]
    table = table_at("", "", "", "", up=BOTH, stacks=owned)
    for watcher in watchers(table):
        assert table.view(watcher)["stacks"] == [stack.split() for stack in owned]


@pytest.mark.clause("SOS-5.3", "SOS-10.3")
def test_5_3_a_treasure_covered_by_another_is_remembered() -> None:
    table = table_at("red-9", "red-5", "green-7", "green-2", up=BOTH, stacks=["blue:3", "", "", ""])
    lay(table, "red-9", "red-5", "green-7", "green-2")
    for watcher in watchers(table):
        assert table.view(watcher)["stacks"] == [["blue:3", "red:4"], [], ["green:2"], []]


# --- SOS-5.4: the action ---


@pytest.mark.sample
@pytest.mark.clause("SOS-5.4")
def test_5_4_the_winner_of_a_colour_without_a_treasure_triggers_its_action() -> None:
    table = table_at("red-9", "blue-5", "green-7", "purple-2", up=BOTH, actions=[2, 4])
    position = lay(table, "red-9", "blue-5", "green-7", "purple-2").position()
    assert (position["turn"], position["phase"]) == (1, "swap")
    assert position["due"] == [None, None, None, 4]


@pytest.mark.clause("SOS-5.4")
def test_5_4_who_wins_a_treasure_triggers_no_action() -> None:
    table = table_at("red-9", "red-5", "green-7", "green-2", up=BOTH, actions=[2, 4])
    assert lay(table, "red-9", "red-5", "green-7", "green-2").position()["phase"] == "card"


@pytest.mark.clause("SOS-5.4")
def test_5_4_there_is_no_choice_to_leave_the_action() -> None:
    table = table_at("blue-9", "red-5", "green-7", "green-2", up=BOTH, actions=[2, 4])
    lay(table, "blue-9", "red-5", "green-7", "green-2")
    assert table.legal(0) == ["swap 1", "swap 2", "swap 3"]


@pytest.mark.clause("SOS-5.4")
def test_5_4_losers_trigger_nothing() -> None:
    table = table_at("blue-3", "blue-5", "blue-7", "blue-2", up=BOTH, actions=[2, 4])
    position = lay(table, "blue-3", "blue-5", "blue-7", "blue-2").position()
    assert (position["turn"], position["due"]) == (2, [None] * 4)


@pytest.mark.clause("SOS-5.4", "SOS-7.2")
def test_5_4_what_lay_there_at_the_start_of_the_trick_counts_not_what_is_left() -> None:
    """Seat 0 takes the red treasure first; blue still competes on its own, and red has no action."""
    table = table_at("red-9", "blue-5", "blue-3", up="red:4", actions=[2, 4])
    position = lay(table, "red-9", "blue-5", "blue-3").position()
    assert position["plus"] == [0, 0, 2]
    assert (position["turn"], position["phase"], position["due"]) == (1, "swap", [None] * 3)


# --- SOS-5.5: the order ---


@pytest.mark.sample
@pytest.mark.clause("SOS-5.5")
def test_5_5_plus_cards_come_before_the_actions() -> None:
    """Seat 0 takes two plus cards from seat 3, who gets them in this trick: nobody had any before."""
    table = last_trick("blue-9", "red-5", "green-7", "green-2", up=BOTH, actions=[1, 4])
    assert (table.position()["plus"], table.position()["supply"]) == ([2, 0, 0, 0], 20)


@pytest.mark.clause("SOS-5.5")
def test_5_5_treasures_come_before_the_actions() -> None:
    """Seat 3 decides about its treasure before seat 0, who started, decides about its action."""
    table = table_at("blue-9", "red-5", "green-7", "red-8", up=BOTH, actions=[2, 4], stacks=["", "red:2", "", ""])
    lay(table, "blue-9", "red-5", "green-7", "red-8")
    assert (table.pending(), table.position()["phase"]) == ((3,), "take")
    play(table, "3 take")
    assert (table.pending(), table.position()["phase"]) == ((0,), "swap")


@pytest.mark.clause("SOS-5.5")
@pytest.mark.parametrize(("starter", "order"), [(0, [0, 2]), (1, [2, 0]), (2, [2, 0]), (3, [0, 2])])
def test_5_5_treasures_go_clockwise_from_the_starter(starter: int, order: list[int]) -> None:
    owned = ["", "red:2", "", "green:3"]
    table = robbery("red-9", "red-5", "green-7", "green-2", owned=owned, starter=starter)
    for seat in order:
        assert table.pending() == (seat,)
        play(table, f"{seat} take")
    assert table.pending() == ()


@pytest.mark.clause("SOS-5.5")
@pytest.mark.parametrize(("starter", "order"), [(0, [1, 3]), (1, [1, 3]), (2, [3, 1]), (3, [3, 1])])
def test_5_5_actions_go_clockwise_from_the_starter(starter: int, order: list[int]) -> None:
    cards = ["red-9", "blue-5", "green-7", "purple-2"]
    table = table_at(*cards, up=BOTH, actions=[2, 3], starter=starter)
    lay(table, *from_starter(cards, starter))
    phases = {1: "swap", 3: "inspect"}
    answers = {
        1: lambda: play(table, "1 swap 0", *[f"1 return {card}" for card in table.position()["hands"][1][:2]]),
        3: lambda: play(table, "3 inspect red-blue", "3 order 123"),
    }
    for seat in order:
        assert (table.pending(), table.position()["phase"]) == ((seat,), phases[seat])
        answers[seat]()
    assert table.position()["phase"] == "card"


@pytest.mark.clause("SOS-5.5")
def test_5_5_plus_cards_after_a_robbery_are_still_given() -> None:
    """The starter decides about a robbery first; then the others get what is theirs, each once."""
    table = robbery("red-9", "red-5", "green-7", "green-2", owned=["", "red:2", "", ""])
    assert table.position()["plus"] == [0, 0, 0, 0]
    play(table, "0 rob 1")
    assert table.position()["plus"] == [0, 2, 0, 2]
    assert stacks(table) == [["red:2"], [], ["green:2"], []]


@pytest.mark.clause("SOS-5.5")
def test_5_5_plus_cards_before_a_robbery_are_not_given_twice() -> None:
    table = robbery("green-2", "red-5", "green-7", "red-9", owned=["", "red:2", "", ""])
    assert (table.pending(), table.position()["plus"]) == ((3,), [2, 2, 0, 0])
    play(table, "3 take")
    assert table.position()["plus"] == [2, 2, 0, 0]
    assert stacks(table) == [[], ["red:2"], ["green:2"], ["red:4"]]
