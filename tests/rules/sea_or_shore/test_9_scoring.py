from typing import Any

import numpy as np
import pytest

import seachest
from seachest.rules.compiled import cells
from tests.rules.sea_or_shore.helpers import GAME, last_trick, lay, load, play_out, table_at

BOTH = "red:4 green:2"
ALL_TAKEN = ("red-9", "red-5", "green-7", "green-2")
"""A trick in which seat 0 takes the red treasure, seat 2 the green one, and seats 1 and 3 get two plus cards."""


# --- SOS-9.1: the points of a round ---


@pytest.mark.sample
@pytest.mark.clause("SOS-9.1")
@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (7, 3), (16, 8), (17, 8)])
def test_9_1_every_two_plus_cards_are_a_point_rounded_down(owned: int, points: int) -> None:
    table = last_trick("red-9", "blue-5", "green-7", "purple-2", up=BOTH, plus=[0, owned, 0, 0])
    assert table.position()["totals"] == [4, points, 2, 0]


@pytest.mark.sample
@pytest.mark.clause("SOS-9.1")
def test_9_1_a_round_scores_the_values_of_all_own_treasures() -> None:
    stacks = ["blue:3 green:4 red:2", "purple:2", "", "blue:3 blue:2"]
    table = last_trick(*ALL_TAKEN, up=BOTH, stacks=stacks, plus=[1, 1, 0, 0])
    assert table.position()["totals"] == [9 + 4, 2 + 1, 2, 5 + 1]


@pytest.mark.clause("SOS-9.1")
def test_9_1_unusual_values_count_what_they_say() -> None:
    position = {
        "hands": [["red-9"], ["red-5"], ["green-7"]],
        "round": 2,
        "piles": {"all": {"up": "red:9"}},
        "stacks": [["blue:1", "blue:9"], ["green:3"], []],
    }
    table = load(3, position, options={"treasures": [1, 2, 3, 3, 4, 4, 4, 9], "actions": [2, 4]})
    lay(table, "red-9", "red-5", "green-7")
    assert table.position()["totals"] == [19, 3 + 1, 0]


@pytest.mark.clause("SOS-9.1")
def test_9_1_plus_cards_laid_in_the_last_trick_score_nothing() -> None:
    table = last_trick("red-5 +4", "blue-5", "green-7", "purple-2", up=BOTH, plus=[6, 0, 0, 0])
    assert table.position()["totals"] == [4 + 1, 0, 2, 0]


@pytest.mark.clause("SOS-9.1")
def test_9_1_plus_cards_won_in_the_last_trick_score() -> None:
    table = last_trick(*ALL_TAKEN, up=BOTH, plus=[0, 1, 0, 2])
    assert table.position()["totals"] == [4, 1, 2, 2]


@pytest.mark.clause("SOS-9.1", "SOS-10.1")
def test_9_1_the_position_tells_what_each_would_score_now() -> None:
    table = table_at("", "", "", "", up=BOTH, stacks=["blue:3 green:4", "", "red:2", ""], plus=[3, 1, 0, 2])
    assert table.position()["scores"] == [7 + 1, 0, 2, 1]


@pytest.mark.clause("SOS-9.1")
def test_9_1_what_was_counted_stays_to_be_read_in_the_next_round() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, size=1, stacks=["blue:3", "", "", "purple:2"], plus=[3, 0, 0, 1])
    lay(table, *ALL_TAKEN)
    assert table.view(None)["counted"] == [
        {"treasures": 7, "plus": 3},
        {"treasures": 0, "plus": 2},
        {"treasures": 2, "plus": 0},
        {"treasures": 2, "plus": 3},
    ]
    assert table.view(None)["totals"] == [8, 1, 2, 3]


# --- SOS-9.2: two rounds ---


@pytest.mark.sample
@pytest.mark.clause("SOS-9.2")
def test_9_2_after_round_1_all_begins_afresh_but_the_totals() -> None:
    table = table_at(*ALL_TAKEN, up=BOTH, size=1, stacks=["blue:3", "", "", "purple:2"])
    position = lay(table, *ALL_TAKEN).position()
    assert (position["round"], position["phase"], position["over"]) == (2, "pass", False)
    assert (position["stacks"], position["totals"]) == ([[]] * 4, [7, 1, 2, 3])
    assert [len(pile["down"]) for pile in position["piles"].values()] == [15, 15]


@pytest.mark.clause("SOS-9.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_9_2_a_new_game_begins_without_points(players: int) -> None:
    position = seachest.deal(GAME, players, seed=1).position()
    assert (position["round"], position["totals"], position["scores"]) == (1, [0] * players, [0] * players)
    assert position["counted"] == [{"treasures": 0, "plus": 0}] * players


@pytest.mark.clause("SOS-9.2")
def test_9_2_the_totals_of_both_rounds_are_added() -> None:
    table = last_trick(*ALL_TAKEN, up=BOTH, totals=[10, 20, 30, 0])
    assert table.result() == seachest.GameResult(scores=(14, 21, 32, 1), winners=(2,))


@pytest.mark.clause("SOS-9.2")
def test_9_2_most_points_win() -> None:
    assert last_trick(*ALL_TAKEN, up=BOTH, totals=[0, 0, 0, 9]).position()["winners"] == [3]


@pytest.mark.sample
@pytest.mark.clause("SOS-9.2")
@pytest.mark.parametrize("players", [3, 5])
def test_9_2_the_game_is_over_after_two_rounds(players: int) -> None:
    table = seachest.deal(GAME, players, seed=4)
    first = play_out(table, until_round=2).position()["totals"]
    assert play_out(table).position()["over"]
    position = table.position()
    assert (position["round"], position["phase"], position["pending"], position["turn"]) == (2, None, [], None)
    counted = [entry["treasures"] + entry["plus"] // 2 for entry in position["counted"]]
    assert position["totals"] == [one + two for one, two in zip(first, counted, strict=True)]


@pytest.mark.clause("SOS-9.2")
def test_9_2_nothing_can_be_done_after_the_end() -> None:
    table = last_trick(*ALL_TAKEN, up=BOTH)
    assert [table.legal(seat) for seat in range(4)] == [[]] * 4
    with pytest.raises(seachest.IllegalMove, match="the game is over"):
        table.act(0, "take")


# --- SOS-9.3: a tie of the totals ---


def tied(starter: int, totals: list[int]) -> list[int]:
    """Who wins a game that ends with these totals; its last trick scores nothing."""
    table = last_trick("red-9", "blue-5", "green-7", "purple-2", up="- -", starter=starter, totals=totals)
    assert table.position()["totals"] == totals
    winners: list[int] = table.position()["winners"]
    return winners


@pytest.mark.sample
@pytest.mark.clause("SOS-9.3", "SOS-4.2")
@pytest.mark.parametrize("starter", range(4))
def test_9_3_the_starter_of_the_last_trick_wins_a_tie_of_all(starter: int) -> None:
    assert tied(starter, [20, 20, 20, 20]) == [starter]


@pytest.mark.clause("SOS-9.3")
@pytest.mark.parametrize(("starter", "winner"), [(0, 1), (1, 1), (2, 3), (3, 3)])
def test_9_3_or_the_tied_player_first_clockwise_from_there(starter: int, winner: int) -> None:
    assert tied(starter, [19, 20, 19, 20]) == [winner]


@pytest.mark.clause("SOS-9.3")
@pytest.mark.parametrize("starter", range(4))
def test_9_3_without_a_tie_the_starter_has_no_advantage(starter: int) -> None:
    assert tied(starter, [19, 19, 20, 19]) == [2]


@pytest.mark.clause("SOS-9.2", "SOS-9.3")
@pytest.mark.parametrize(
    ("starter", "expected"), [(0, [2, 1, 3, 4]), (1, [3, 1, 2, 4]), (2, [3, 1, 2, 4]), (3, [2, 1, 3, 4])]
)
def test_9_3_every_seat_has_a_place_of_its_own(starter: int, expected: list[int]) -> None:
    """Seat 1 has most and seat 3 least; seats 0 and 2 are tied."""
    table = last_trick("red-9", "blue-5", "green-7", "purple-2", up="- -", starter=starter, totals=[20, 30, 20, 10])
    points, places = cells(np.zeros(5, np.int64)), cells(np.zeros(5, np.int64))
    table.game.result(table.everything().record, points, places)
    assert [int(points[seat]) for seat in range(4)] == [20, 30, 20, 10]
    assert [int(places[seat]) for seat in range(4)] == expected


@pytest.mark.clause("SOS-9.3")
def test_9_3_a_finished_position_keeps_the_starter_of_the_last_trick() -> None:
    table = last_trick("red-9", "blue-5", "green-7", "purple-2", up="- -", starter=2, totals=[8, 8, 7, 8])
    position = table.position()
    assert (position["starter"], position["winners"]) == (2, [3])
    assert seachest.load(position).result() == table.result()


@pytest.mark.sample
@pytest.mark.clause("SOS-9.2")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_9_2_with_one_round_the_game_is_over_after_it(players: int) -> None:
    table = play_out(seachest.deal(GAME, players, seed=1, options={"rounds": 1}))
    position = table.position()
    assert (position["over"], position["round"]) == (True, 1)
    result = table.result()
    assert result is not None
    counted = [entry["treasures"] + entry["plus"] // 2 for entry in position["counted"]]
    assert list(result.scores) == position["totals"] == counted


@pytest.mark.clause("SOS-9.2")
def test_9_2_with_one_round_a_tie_goes_to_the_starter_of_its_last_trick() -> None:
    position: dict[str, Any] = {"round": 1, "phase": None, "hands": [[], [], []], "starter": 2, "totals": [5, 5, 5]}
    table = load(3, position, options={"rounds": 1})
    assert table.position()["winners"] == [2]


@pytest.mark.clause("SOS-9.2")
@pytest.mark.parametrize(
    ("rounds", "problem"),
    [(0, "0 is not between 1 and 2"), (3, "3 is not between 1 and 2"), (True, "expected a whole number, not true")],
)
def test_9_2_other_numbers_of_rounds_are_refused(rounds: Any, problem: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        seachest.deal(GAME, 3, options={"rounds": rounds})
    assert str(caught.value) == f"options.rounds: {problem}"


@pytest.mark.clause("SOS-9.2")
def test_9_2_with_one_round_no_position_is_in_the_second() -> None:
    with pytest.raises(seachest.NotationError, match="round: 2 is not between 1 and 1"):
        load(3, {"round": 2}, options={"rounds": 1})


@pytest.mark.clause("SOS-9.2")
@pytest.mark.parametrize(("rounds", "number", "last"), [(2, 1, 0), (2, 2, 1), (1, 1, 1)])
def test_9_2_the_observation_tells_whether_it_is_the_last_round(rounds: int, number: int, last: int) -> None:
    table = load(3, {"round": number}, options={"rounds": rounds})
    piece = next(piece for piece in table.game.pieces if piece.name == "last_round")
    assert table.features(0)[piece.begin] == last
