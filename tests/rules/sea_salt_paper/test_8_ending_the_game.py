import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import GAME, LAST_ROUND, PLAYERS, SEVEN, SIX, load, table_at
from tests.tables import play, refused

GOALS = {2: 40, 3: 35, 4: 30}


def stopped(*hands: str, totals: list[int], goal: int | None = None, round_number: int = 1) -> seachest.Table:
    """Seat 0 has taken a dull card and called STOP."""
    return play(table_at(*hands, totals=totals, goal=goal, round=round_number), "0 take 1", "0 stop")


def result_of(table: seachest.Table) -> seachest.GameResult:
    """The result of a game that must be over."""
    result = table.result()
    assert result is not None
    return result


# --- SSP-8.1: the goal ---


@pytest.mark.sample
@pytest.mark.clause("SSP-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_the_game_ends_when_a_total_reaches_the_goal(players: int) -> None:
    table = stopped(SEVEN, *[""] * (players - 1), totals=[GOALS[players] - 7] + [0] * (players - 1))
    assert table.pending() == ()
    assert result_of(table).scores == (GOALS[players], *[0] * (players - 1))


@pytest.mark.clause("SSP-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_one_point_below_the_goal_the_game_goes_on(players: int) -> None:
    table = stopped(SEVEN, *[""] * (players - 1), totals=[GOALS[players] - 8] + [0] * (players - 1))
    position = table.position()
    assert (table.result(), position["over"], position["winners"], position["round"]) == (None, False, None, 2)


@pytest.mark.clause("SSP-8.1")
def test_8_1_a_total_may_exceed_the_goal() -> None:
    assert result_of(stopped(SEVEN, "", totals=[39, 0])).scores == (46, 0)


@pytest.mark.clause("SSP-8.1")
def test_8_1_the_total_of_any_seat_ends_the_game() -> None:
    table = stopped(SEVEN, "", SIX, totals=[0, 0, 29])
    assert result_of(table) == seachest.GameResult((7, 0, 35), (2,))


@pytest.mark.clause("SSP-8.1")
def test_8_1_a_last_chance_may_end_the_game() -> None:
    table = table_at("", SEVEN, totals=[0, 32], caller=1, call="last-chance")
    assert result_of(play(table, "0 take 1", "0 end")).scores == (1, 40)


@pytest.mark.clause("SSP-8.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_8_1_the_usual_goal_depends_on_the_number_of_players(players: int) -> None:
    assert seachest.deal(GAME, players, seed=0).options == {"goal": GOALS[players]}


@pytest.mark.clause("SSP-8.1")
@pytest.mark.parametrize(("total", "over"), [(92, False), (93, True)])
def test_8_1_a_table_may_choose_a_higher_goal(total: int, over: bool) -> None:
    assert stopped(SEVEN, "", totals=[total, 0], goal=100).position()["over"] is over


@pytest.mark.clause("SSP-8.1")
@pytest.mark.parametrize(("goal", "over"), [(7, True), (8, False)])
def test_8_1_a_table_may_choose_a_lower_goal(goal: int, over: bool) -> None:
    assert stopped(SEVEN, "", totals=[0, 0], goal=goal).position()["over"] is over


@pytest.mark.clause("SSP-8.1")
def test_8_1_the_game_ends_only_after_the_round() -> None:
    """Cards worth more than the missing points end nothing before they are counted."""
    table = play(table_at(SEVEN, "", totals=[39, 39]), "0 take 1", "0 end")
    assert not table.position()["over"]


@pytest.mark.clause("SSP-8.1")
def test_8_1_when_the_game_is_over_nothing_is_dealt_anew() -> None:
    position = stopped(SEVEN, SIX, totals=[33, 0]).position()
    assert (position["round"], position["phase"], position["pending"], position["legal"]) == (1, None, [], {})
    assert [len(hand) for hand in position["hands"]] == [5, 4]
    assert (position["call"], position["caller"]) == ("stop", 0)


@pytest.mark.clause("SSP-8.1")
def test_8_1_when_the_game_is_over_nobody_may_act() -> None:
    table = stopped(SEVEN, "", totals=[33, 0])
    assert (table.legal(0), table.legal(1)) == ([], [])
    assert refused(table, 1, "draw").legal == ()


# --- SSP-8.2: the winners ---


@pytest.mark.clause("SSP-8.2")
def test_8_2_most_points_win_whoever_called() -> None:
    assert result_of(stopped(SEVEN, SIX, totals=[33, 38])) == seachest.GameResult((40, 44), (1,))


@pytest.mark.clause("SSP-8.2")
def test_8_2_the_winners_stand_in_the_position() -> None:
    table = stopped(SEVEN, "", totals=[33, 0])
    assert table.position()["winners"] == [0]
    assert table.view(1)["winners"] == [0]


@pytest.mark.clause("SSP-8.2")
def test_8_2_a_tie_goes_to_more_points_in_the_last_round() -> None:
    assert result_of(stopped(SEVEN, SIX, totals=[33, 34])) == seachest.GameResult((40, 40), (0,))


@pytest.mark.clause("SSP-8.2")
def test_8_2_a_tie_does_not_go_to_the_caller_as_such() -> None:
    hands = (SEVEN, f"{SIX} penguin.purple penguin.light-orange")
    assert result_of(stopped(*hands, totals=[35, 33])) == seachest.GameResult((42, 42), (1,))


@pytest.mark.clause("SSP-8.2")
def test_8_2_more_points_in_the_last_round_do_not_beat_a_higher_total() -> None:
    assert result_of(stopped(SEVEN, SIX, totals=[33, 35])).winners == (1,)


@pytest.mark.clause("SSP-8.2")
def test_8_2_the_tie_break_is_among_the_tied_only() -> None:
    """Seat 0 has most points in the last round, but seats 1 and 2 are tied ahead of it."""
    table = stopped(SEVEN, SIX, "penguin.purple", totals=[20, 29, 34])
    assert result_of(table) == seachest.GameResult((27, 35, 35), (1,))


@pytest.mark.sample
@pytest.mark.clause("SSP-8.2")
def test_8_2_still_tied_the_win_is_shared() -> None:
    hands = (SEVEN, f"{SIX} penguin.purple", "")
    assert result_of(stopped(*hands, totals=[28, 28, 0])) == seachest.GameResult((35, 35, 0), (0, 1))


@pytest.mark.clause("SSP-8.2")
def test_8_2_of_three_tied_two_may_share() -> None:
    hands = (SEVEN, f"{SIX} penguin.purple", "penguin.light-orange")
    assert result_of(stopped(*hands, totals=[28, 28, 34])) == seachest.GameResult((35, 35, 35), (0, 1))


@pytest.mark.clause("SSP-8.2")
def test_8_2_the_bonus_counts_for_the_tie_break() -> None:
    """The bet is won: 8 points for the caller, 1 for the other."""
    table = table_at("", SEVEN, totals=[39, 32], caller=1, call="last-chance")
    assert result_of(play(table, "0 take 1", "0 end")) == seachest.GameResult((40, 40), (1,))


# --- SSP-8.3: a hundred rounds ---


@pytest.mark.clause("SSP-8.3")
def test_8_3_the_game_ends_after_100_rounds_by_the_totals() -> None:
    table = stopped(SEVEN, SIX, totals=[1, 3], round_number=LAST_ROUND)
    assert result_of(table) == seachest.GameResult((8, 9), (1,))
    assert table.position()["round"] == LAST_ROUND


@pytest.mark.clause("SSP-8.3")
def test_8_3_the_99th_round_is_not_the_last() -> None:
    table = stopped(SEVEN, SIX, totals=[1, 3], round_number=LAST_ROUND - 1)
    position = table.position()
    assert (position["over"], position["round"]) == (False, LAST_ROUND)


@pytest.mark.clause("SSP-8.3")
def test_8_3_a_tie_after_100_rounds_goes_by_the_last_round() -> None:
    assert result_of(stopped(SEVEN, SIX, totals=[1, 2], round_number=LAST_ROUND)) == seachest.GameResult((8, 8), (0,))


@pytest.mark.clause("SSP-8.3")
def test_8_3_a_last_chance_in_the_100th_round_is_played_to_its_end() -> None:
    table = table_at(SEVEN, "", totals=[1, 2], round=LAST_ROUND)
    play(table, "0 take 1", "0 last-chance")
    assert table.pending() == (1,)
    play(table, "1 take 2", "1 end")
    assert result_of(table) == seachest.GameResult((9, 3), (0,))


@pytest.mark.sample
@pytest.mark.clause("SSP-8.3")
def test_8_3_a_void_100th_round_ends_the_game_too() -> None:
    table = table_at(SEVEN, "", totals=[5, 6], deck="boat.black", rest="pile 2", round=LAST_ROUND)
    play(table, "0 draw", "0 end")
    assert result_of(table) == seachest.GameResult((5, 6), (1,))
    position = table.position()
    assert (position["round"], position["call"], position["caller"]) == (LAST_ROUND, None, None)


@pytest.mark.clause("SSP-8.3")
def test_8_3_a_void_99th_round_is_counted_as_a_round() -> None:
    table = table_at("", "", deck="boat.black", rest="pile 2", round=LAST_ROUND - 1)
    assert play(table, "0 draw", "0 end").position()["round"] == LAST_ROUND


@pytest.mark.sample
@pytest.mark.clause("SSP-8.3")
def test_8_3_a_void_round_counts_0_for_the_tie_break() -> None:
    """The points of the round before it don't break the tie."""
    table = table_at("", "", totals=[6, 6], gained=[4, 1], deck="boat.black", rest="pile 2", round=LAST_ROUND)
    assert result_of(play(table, "0 draw", "0 end")) == seachest.GameResult((6, 6), (0, 1))


@pytest.mark.clause("SSP-8.3")
def test_8_3_a_void_last_chance_counts_0_for_the_tie_break() -> None:
    table = table_at(
        "",
        SEVEN,
        totals=[6, 6],
        gained=[4, 1],
        deck="boat.black",
        rest="pile 2",
        round=LAST_ROUND,
        caller=1,
        call="last-chance",
    )
    assert result_of(play(table, "0 draw", "0 end")).winners == (0, 1)
    assert (table.position()["call"], table.position()["caller"]) == (None, None)


@pytest.mark.clause("SSP-8.3")
@pytest.mark.parametrize("number", [0, LAST_ROUND + 1])
def test_8_3_there_is_no_101st_round(number: int) -> None:
    with pytest.raises(seachest.NotationError, match="round"):
        load(2, {"round": number})
