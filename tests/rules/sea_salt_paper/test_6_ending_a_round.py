import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import PLAYERS, SEVEN, SIX, bag, hand, hand_seen, load, table_at
from tests.tables import play, refused, watchers

CALLER = "octopus.yellow octopus.green octopus.purple crab.yellow crab.dark-blue"
"""Seven points, colour bonus 2."""

FOUR = "shell.light-blue shell.black shell.green boat.light-blue"
"""Four points, colour bonus 2."""

EQUAL = "shell.light-blue shell.black shell.green shell.grey penguin.pink"
"""Seven points, colour bonus 1."""

MORE = "shell.light-blue shell.black shell.green shell.grey shell.dark-blue fish.dark-blue swimmer.dark-blue"
"""Eight points, colour bonus 3."""

DULL_PILE = ("sailor.orange swimmer.light-orange lighthouse.purple", "")
"""Three cards on the first pile that score nothing and raise no bonus of the hands above."""


def after_last_chance(*hands: str, caller: int = 0) -> seachest.Table:
    """The table after a last chance in which all others took a dull card and ended their turn."""
    players = len(hands)
    first = (caller + 1) % players
    table = table_at(*hands, piles=DULL_PILE, turn=first, caller=caller, call="last-chance")
    for i in range(players - 1):
        seat = (first + i) % players
        play(table, f"{seat} take 1", f"{seat} end")
    assert table.position()["round"] == 2
    return table


# --- SSP-6.1: who may call ---


@pytest.mark.sample
@pytest.mark.clause("SSP-6.1")
def test_6_1_seven_points_allow_both_calls() -> None:
    table = play(table_at(SEVEN, ""), "0 take 1")
    assert table.position()["scores"][0] == 7
    assert table.legal(0) == ["end", "stop", "last-chance"]


@pytest.mark.clause("SSP-6.1")
@pytest.mark.parametrize("call", ["stop", "last-chance"])
def test_6_1_six_points_are_too_few(call: str) -> None:
    table = play(table_at(SIX, ""), "0 take 1")
    assert table.position()["scores"][0] == 6
    error = refused(table, 0, call)
    assert error.clause == "SSP-6.1"
    assert error.legal == ("end",)


@pytest.mark.clause("SSP-6.1")
def test_6_1_more_than_seven_points_allow_a_call_too() -> None:
    table = play(table_at(f"{SEVEN} {SIX}", ""), "0 take 1")
    assert {"stop", "last-chance"} <= set(table.legal(0))


@pytest.mark.clause("SSP-6.1")
def test_6_1_the_colour_bonus_does_not_help_to_seven() -> None:
    held = "shell.yellow shell.green shell.grey shell.black crab.yellow boat.yellow fish.yellow swimmer.yellow"
    table = play(table_at(held, "", piles=("sailor.orange", "")), "0 take 1")
    assert refused(table, 0, "stop").clause == "SSP-6.1"


@pytest.mark.clause("SSP-6.1")
def test_6_1_laid_cards_count_for_the_seven() -> None:
    table = table_at(SIX, "", laid=[["boat.black boat.black"], []])
    assert "stop" in play(table, "0 take 1").legal(0)


@pytest.mark.clause("SSP-6.1")
def test_6_1_points_of_others_do_not_count_for_the_seven() -> None:
    assert "stop" not in play(table_at(SIX, SEVEN), "0 take 1").legal(0)


@pytest.mark.clause("SSP-6.1")
def test_6_1_the_card_drawn_in_this_turn_counts() -> None:
    table = table_at(SIX, "", deck="penguin.pink boat.black")
    play(table, "0 draw", "0 keep penguin.pink", "0 discard 1")
    assert "stop" in table.legal(0)


@pytest.mark.clause("SSP-6.1")
def test_6_1_a_card_gained_by_an_effect_counts() -> None:
    table = table_at(f"{SIX} fish.black", "", piles=("fish.green", "crab.grey"), deck="crab.black")
    play(table, "0 take 1")
    assert "stop" in table.legal(0)  # six and the pair of fish
    play(table, "0 lay fish.black", "0 with fish.green")
    assert "stop" in table.legal(0)


@pytest.mark.clause("SSP-6.1")
def test_6_1_nobody_has_to_call() -> None:
    table = play(table_at(SEVEN, ""), "0 take 1", "0 end")
    position = table.position()
    assert (position["round"], position["turn"], position["call"]) == (1, 1, None)


@pytest.mark.clause("SSP-6.1")
@pytest.mark.parametrize("call", ["stop", "last-chance"])
def test_6_1_no_call_while_a_last_chance_is_pending(call: str) -> None:
    table = play(table_at(SIX + " penguin.purple", SEVEN, caller=1, call="last-chance"), "0 take 1")
    assert table.position()["scores"][0] == 7
    error = refused(table, 0, call)
    assert error.clause in ("SSP-6.1", "SSP-6.3")
    assert error.legal == ("end",)


@pytest.mark.clause("SSP-6.1")
def test_6_1_a_call_is_made_in_the_own_turn_only() -> None:
    table = play(table_at("", SEVEN), "0 take 1")
    assert table.legal(1) == []
    refused(table, 1, "stop")


# --- SSP-6.2: STOP ---


@pytest.mark.sample
@pytest.mark.clause("SSP-6.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_6_2_after_stop_everyone_scores_their_card_points(players: int) -> None:
    hands = [CALLER, FOUR, "penguin.pink", ""][:players]
    table = play(table_at(*hands, piles=DULL_PILE), "0 take 1", "0 stop")
    assert table.position()["totals"] == [7, 4, 1, 0][:players]


@pytest.mark.clause("SSP-6.2")
def test_6_2_after_stop_others_may_score_more_than_the_caller() -> None:
    table = play(table_at(CALLER, MORE, piles=DULL_PILE), "0 take 1", "0 stop")
    assert table.position()["totals"] == [7, 8]


@pytest.mark.clause("SSP-6.2")
def test_6_2_a_stop_counts_laid_cards() -> None:
    laid = [["boat.black boat.black"], ["fish.green fish.yellow", "crab.green crab.grey"]]
    table = play(table_at(CALLER, "crab.light-blue", laid=laid, piles=DULL_PILE), "0 take 1", "0 stop")
    assert table.position()["totals"] == [8, 2]


@pytest.mark.clause("SSP-6.2")
def test_6_2_points_are_added_to_those_of_earlier_rounds() -> None:
    table = play(table_at(CALLER, FOUR, piles=DULL_PILE, totals=[10, 20]), "0 take 1", "0 stop")
    position = table.position()
    assert (position["totals"], position["gained"]) == ([17, 24], [7, 4])


@pytest.mark.clause("SSP-6.2")
def test_6_2_a_stop_ends_the_round_at_once() -> None:
    table = play(table_at(CALLER, FOUR, "", piles=DULL_PILE), "0 take 1", "0 stop")
    assert table.position()["round"] == 2


@pytest.mark.clause("SSP-6.2")
def test_6_2_after_stop_all_hands_are_revealed() -> None:
    table = play(table_at(SEVEN, SIX, "boat.black", totals=[34, 0, 0]), "0 take 1", "0 stop")
    assert table.position()["safe"] == [0, 1, 2]
    for watcher in watchers(table):
        assert table.view(watcher)["hands"] == table.position()["hands"]


# --- SSP-6.3: LAST CHANCE ---


@pytest.mark.clause("SSP-6.3")
def test_6_3_the_caller_reveals_and_the_next_seat_plays() -> None:
    table = play(table_at(SEVEN, SIX), "0 take 1", "0 last-chance")
    position = table.position()
    assert (position["caller"], position["call"], position["safe"]) == (0, "last-chance", [0])
    assert (position["turn"], position["phase"]) == (1, "draw")
    assert hand_seen(table, 1, 0) == bag(f"{SEVEN} swimmer.light-orange")


@pytest.mark.clause("SSP-6.3")
def test_6_3_the_others_do_not_reveal_before_their_last_turn() -> None:
    table = play(table_at(SEVEN, SIX, "boat.black"), "0 take 1", "0 last-chance")
    assert hand_seen(table, 0, 1) == ["?"] * 4
    assert hand_seen(table, 0, 2) == ["?"]


@pytest.mark.sample
@pytest.mark.clause("SSP-6.3")
@pytest.mark.parametrize(("players", "caller"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_6_3_every_other_player_takes_one_turn_clockwise(players: int, caller: int) -> None:
    hands = [SEVEN if seat == caller else "" for seat in range(players)]
    table = play(table_at(*hands, turn=caller), f"{caller} draw")
    play(table, f"{caller} {table.legal()[0]}", f"{caller} discard 1", f"{caller} last-chance")
    turns = []
    while table.position()["round"] == 1:
        turns.append(table.pending()[0])
        legal = table.legal()
        while "end" not in legal:
            table.act(turns[-1], legal[0])
            legal = table.legal()
        table.act(turns[-1], "end")
    assert turns == [(caller + i) % players for i in range(1, players)]


@pytest.mark.clause("SSP-6.3")
def test_6_3_after_the_last_turn_a_player_reveals() -> None:
    table = table_at("", SIX, "boat.black", SEVEN, piles=DULL_PILE, caller=3, call="last-chance")
    play(table, "0 take 1", "0 end", "1 take 1", "1 end")
    assert table.position()["safe"] == [0, 1, 3]
    assert hand_seen(table, 2, 1) == bag(f"{SIX} swimmer.light-orange")
    assert hand_seen(table, None, 0) == ["sailor.orange"]
    assert hand_seen(table, 0, 2) == ["?"]


@pytest.mark.clause("SSP-6.3")
def test_6_3_boats_give_further_turns_in_a_last_chance() -> None:
    table = table_at("boat.black boat.yellow", SIX, SEVEN, piles=DULL_PILE, caller=2, call="last-chance")
    play(table, "0 take 1", "0 lay boat.black", "0 with boat.yellow")
    position = table.position()
    assert (position["turn"], position["phase"], position["safe"]) == (0, "draw", [2])
    play(table, "0 take 1", "0 end")
    assert (table.pending(), table.position()["safe"]) == ((1,), [0, 2])


@pytest.mark.clause("SSP-6.3")
def test_6_3_no_call_in_a_turn_that_boats_give_in_a_last_chance() -> None:
    table = table_at(f"{SIX} boat.black boat.yellow", SEVEN, piles=DULL_PILE, caller=1, call="last-chance")
    play(table, "0 take 1", "0 lay boat.black", "0 with boat.yellow", "0 take 1")
    assert table.position()["scores"][0] == 7
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-6.3")
def test_6_3_who_called_or_has_played_can_not_be_robbed_but_the_others_can() -> None:
    hands = ("swimmer.yellow shark.green", "boat.black", SEVEN, SIX)
    table = table_at(*hands, caller=2, call="last-chance", turn=0, phase="play")
    play(table, "0 lay swimmer.yellow", "0 with shark.green")
    assert table.legal(0) == ["rob 1"]
    assert {refused(table, 0, f"rob {seat}").clause for seat in (2, 3)} == {"SSP-4.6"}


@pytest.mark.clause("SSP-6.3")
def test_6_3_a_robbed_player_still_gets_the_last_turn() -> None:
    table = table_at("swimmer.yellow shark.green", "boat.black", SEVEN, caller=2, call="last-chance")
    play(table, "0 take 1", "0 lay swimmer.yellow", "0 with shark.green", "0 rob 1", "0 end")
    assert (table.pending(), hand(table, 1)) == ((1,), [])


@pytest.mark.clause("SSP-6.3")
def test_6_3_the_caller_does_not_play_again() -> None:
    table = play(table_at(SEVEN, "", piles=DULL_PILE), "0 take 1", "0 last-chance", "1 take 1", "1 end")
    position = table.position()
    assert (position["round"], position["turn"]) == (2, 1)


@pytest.mark.clause("SSP-6.3")
def test_6_3_no_position_lets_the_caller_play_again() -> None:
    with pytest.raises(seachest.NotationError, match=r"SSP-6\.3"):
        load(2, {"turn": 0, "caller": 0, "call": "last-chance"})


@pytest.mark.clause("SSP-6.3")
@pytest.mark.parametrize(("turn", "safe"), [(3, [2]), (0, [2, 3]), (1, [0, 2, 3])])
def test_6_3_a_position_tells_who_is_safe_by_whose_turn_it_is(turn: int, safe: list[int]) -> None:
    table = table_at("", "", SEVEN, "", turn=turn, caller=2, call="last-chance")
    assert table.position()["safe"] == safe


# --- SSP-6.4: the bet is won ---


@pytest.mark.sample
@pytest.mark.clause("SSP-6.4")
def test_6_4_who_has_most_points_wins_the_bet() -> None:
    assert after_last_chance(CALLER, FOUR).position()["totals"] == [7 + 2, 2]


@pytest.mark.clause("SSP-6.4")
def test_6_4_equal_points_win_the_bet() -> None:
    assert after_last_chance(CALLER, EQUAL).position()["totals"] == [7 + 2, 1]


@pytest.mark.clause("SSP-6.4")
@pytest.mark.parametrize("caller", range(4))
def test_6_4_all_others_score_their_bonus_only(caller: int) -> None:
    """Empty hands have a bonus of 1 through the card they take."""
    hands, expected = [FOUR, "fish.black fish.black", ""], [2, 2, 1]
    hands.insert(caller, CALLER)
    expected.insert(caller, 7 + 2)
    assert after_last_chance(*hands, caller=caller).position()["totals"] == expected


@pytest.mark.clause("SSP-6.4")
def test_6_4_points_of_laid_cards_count_for_the_bet() -> None:
    laid = [["boat.black boat.black"], []]
    table = table_at(CALLER, EQUAL, laid=laid, piles=DULL_PILE, turn=1, caller=0, call="last-chance")
    assert play(table, "1 take 1", "1 end").position()["totals"] == [8 + 2, 1]


@pytest.mark.clause("SSP-6.4")
def test_6_4_the_bet_is_decided_after_the_last_turns() -> None:
    """Before the turn the rival has four points, after it six: still not more than seven."""
    table = table_at(CALLER, FOUR, piles=("shell.grey", "crab.grey"), turn=1, caller=0, call="last-chance")
    assert play(table, "1 take 1", "1 end").position()["totals"] == [9, 2]


@pytest.mark.clause("SSP-6.4")
def test_6_4_the_others_have_no_bonus_beyond_their_cards() -> None:
    """A bonus larger than the caller's does not win anything but itself."""
    table = after_last_chance(
        CALLER, "crab.light-blue boat.light-blue fish.light-blue swimmer.light-blue shell.light-blue"
    )
    assert table.position()["totals"] == [9, 5]


@pytest.mark.clause("SSP-6.4")
def test_6_4_points_of_a_won_bet_are_added_to_the_totals() -> None:
    table = table_at(CALLER, FOUR, piles=DULL_PILE, turn=1, caller=0, call="last-chance", totals=[5, 6])
    position = play(table, "1 take 1", "1 end").position()
    assert (position["totals"], position["gained"]) == ([14, 8], [9, 2])


# --- SSP-6.5: the bet is lost ---


@pytest.mark.sample
@pytest.mark.clause("SSP-6.5")
def test_6_5_one_point_less_loses_the_bet() -> None:
    assert after_last_chance(CALLER, MORE).position()["totals"] == [2, 8]


@pytest.mark.clause("SSP-6.5")
def test_6_5_a_single_better_rival_is_enough() -> None:
    assert after_last_chance(CALLER, "penguin.pink penguin.purple", MORE, "").position()["totals"] == [2, 3, 8, 0]


@pytest.mark.clause("SSP-6.5")
def test_6_5_a_better_rival_anywhere_at_the_table_is_enough() -> None:
    hands = ["penguin.pink penguin.purple", "fish.green", CALLER, MORE]
    assert after_last_chance(*hands, caller=2).position()["totals"] == [3, 0, 2, 8]


@pytest.mark.clause("SSP-6.5")
def test_6_5_the_others_score_no_bonus() -> None:
    """The rival's three dark-blue cards add nothing to the eight points."""
    assert after_last_chance(CALLER, MORE).position()["gained"][1] == 8


@pytest.mark.clause("SSP-6.5")
def test_6_5_the_last_turn_may_turn_the_bet() -> None:
    table = table_at(CALLER, EQUAL, piles=("penguin.purple", "crab.grey"), turn=1, caller=0, call="last-chance")
    assert play(table, "1 take 1", "1 end").position()["totals"] == [2, 9]


@pytest.mark.clause("SSP-6.5")
def test_6_5_the_bonus_does_not_save_the_bet() -> None:
    """Seven points and a bonus of 2 are more than eight, but card points alone decide."""
    table = after_last_chance(CALLER, "shell.light-blue shell.black shell.green shell.grey shell.dark-blue")
    assert table.position()["totals"] == [2, 8]
