import pytest

from tests.rules.sea_salt_paper.helpers import LAST_ROUND, PLAYERS, SEVEN, SIX, bag, hand_seen, table_at
from tests.tables import play, watchers

BOATS = ("0 lay boat.yellow", "0 with boat.black")


# --- SSP-7.1: a void round ---


@pytest.mark.clause("SSP-7.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_7_1_a_turn_that_ends_with_an_empty_deck_ends_the_round_without_points(players: int) -> None:
    hands = [SEVEN, SIX, "penguin.purple", "fish.green"][:players]
    table = table_at(*hands, deck="boat.black", rest="pile 2", totals=[1, 2, 3, 4][:players])
    position = play(table, "0 draw", "0 end").position()
    assert position["round"] == 2
    assert position["totals"] == [1, 2, 3, 4][:players]
    assert position["gained"] == [0] * players


@pytest.mark.clause("SSP-7.1")
def test_7_1_the_last_two_cards_drawn_empty_the_deck_too() -> None:
    table = table_at(SEVEN, "", deck="boat.black fish.green", rest="pile 2")
    play(table, "0 draw", "0 keep boat.black", "0 discard 1", "0 end")
    assert table.position()["round"] == 2


@pytest.mark.clause("SSP-7.1")
def test_7_1_one_card_left_is_no_empty_deck() -> None:
    table = table_at("", "", deck="boat.black fish.green shell.grey", rest="pile 2")
    play(table, "0 draw", "0 keep boat.black", "0 discard 1", "0 end")
    position = table.position()
    assert (position["round"], position["turn"], position["deck"]) == (1, 1, ["shell.grey"])


@pytest.mark.clause("SSP-7.1")
def test_7_1_an_empty_deck_does_not_end_the_turn() -> None:
    table = table_at("fish.black fish.yellow crab.yellow crab.green", "", deck="boat.black", rest="pile 2")
    play(table, "0 draw", "0 lay crab.yellow", "0 with crab.green", "0 search 1", "0 pick swimmer.light-orange")
    position = table.position()
    assert (position["round"], position["turn"], position["phase"]) == (1, 0, "play")


@pytest.mark.clause("SSP-7.1")
def test_7_1_fish_may_empty_the_deck() -> None:
    table = table_at("fish.black fish.yellow", "", deck="boat.black", rest="pile 2")
    play(table, "0 take 1", "0 lay fish.black", "0 with fish.yellow", "0 end")
    assert table.position()["round"] == 2


@pytest.mark.clause("SSP-7.1")
def test_7_1_empty_piles_end_nothing() -> None:
    table = play(table_at("", "", piles=("boat.black", "")), "0 take 1", "0 end")
    assert (table.position()["round"], table.position()["piles"]) == (1, [[], []])


@pytest.mark.sample
@pytest.mark.clause("SSP-7.1")
def test_7_1_a_pending_last_chance_is_void_as_well() -> None:
    table = table_at("", SIX, SEVEN, deck="boat.black", rest="pile 2", caller=2, call="last-chance", totals=[5, 6, 7])
    position = play(table, "0 draw", "0 end").position()
    assert (position["round"], position["totals"], position["gained"]) == (2, [5, 6, 7], [0, 0, 0])
    assert (position["caller"], position["call"]) == (None, None)


@pytest.mark.clause("SSP-7.1")
def test_7_1_a_last_chance_is_void_also_in_its_very_last_turn() -> None:
    table = table_at("", SEVEN, deck="boat.black", rest="pile 2", caller=1, call="last-chance", totals=[5, 6])
    position = play(table, "0 draw", "0 end").position()
    assert (position["round"], position["totals"], position["gained"]) == (2, [5, 6], [0, 0])


@pytest.mark.clause("SSP-7.1")
def test_7_1_the_player_whose_last_turn_emptied_the_deck_does_not_reveal() -> None:
    table = table_at(SIX, SEVEN, deck="boat.black", rest="pile 2", caller=1, call="last-chance", round=LAST_ROUND)
    play(table, "0 draw", "0 end")
    assert table.position()["safe"] == [1]
    assert hand_seen(table, 1, 0) == ["?"] * 5


@pytest.mark.sample
@pytest.mark.clause("SSP-7.1")
def test_7_1_in_a_chain_of_boats_only_the_last_end_counts() -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black", "", deck="shell.green", rest="pile 2")
    play(table, "0 draw", *BOATS, "0 take 1")
    assert (table.position()["round"], table.position()["turn"]) == (1, 0)
    play(table, "0 end")
    assert (table.position()["round"], table.position()["totals"]) == (2, [0, 0])


@pytest.mark.clause("SSP-7.1")
def test_7_1_a_deck_emptied_in_the_last_turn_of_a_chain_is_void() -> None:
    table = table_at("boat.yellow boat.black", "", deck="shell.green", rest="pile 2")
    play(table, "0 take 1", *BOATS, "0 draw", "0 end")
    assert table.position()["round"] == 2


@pytest.mark.clause("SSP-7.1")
def test_7_1_a_void_round_forgets_the_points_of_the_round_before() -> None:
    table = table_at("", "", deck="boat.black", rest="pile 2", totals=[9, 9], gained=[4, 5])
    assert play(table, "0 draw", "0 end").position()["gained"] == [0, 0]


# --- SSP-7.2: calls with an empty deck ---


@pytest.mark.sample
@pytest.mark.clause("SSP-7.2")
def test_7_2_a_stop_scores_with_an_empty_deck() -> None:
    table = table_at(SEVEN, SIX, deck="boat.black", rest="pile 2")
    position = play(table, "0 draw", "0 stop").position()
    assert (position["round"], position["totals"]) == (2, [7, 6])


@pytest.mark.clause("SSP-7.2")
def test_7_2_a_stop_scores_when_an_earlier_turn_of_the_chain_emptied_the_deck() -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black", SIX, deck="shell.green", rest="pile 2")
    position = play(table, "0 draw", *BOATS, "0 take 1", "0 stop").position()
    assert (position["round"], position["totals"]) == (2, [8, 6])


@pytest.mark.clause("SSP-7.2")
def test_7_2_a_stop_scores_when_the_last_turn_of_the_chain_emptied_the_deck() -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black", SIX, deck="shell.green", rest="pile 2")
    position = play(table, "0 take 1", *BOATS, "0 draw", "0 stop").position()
    assert (position["round"], position["totals"]) == (2, [8, 6])


@pytest.mark.clause("SSP-7.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_7_2_a_last_chance_called_with_an_empty_deck_is_void(players: int) -> None:
    table = table_at(SEVEN, *["", "", ""][: players - 1], deck="boat.black", rest="pile 2", totals=[5] * players)
    position = play(table, "0 draw", "0 last-chance").position()
    assert (position["round"], position["totals"], position["gained"]) == (2, [5] * players, [0] * players)


@pytest.mark.clause("SSP-7.2")
def test_7_2_a_last_chance_called_after_boats_with_an_empty_deck_is_void() -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black", SIX, deck="shell.green", rest="pile 2")
    position = play(table, "0 draw", *BOATS, "0 take 1", "0 last-chance").position()
    assert (position["round"], position["totals"]) == (2, [0, 0])


@pytest.mark.clause("SSP-7.2")
def test_7_2_who_calls_a_last_chance_with_an_empty_deck_has_revealed() -> None:
    table = table_at(SEVEN, SIX, deck="boat.black", rest="pile 2", round=LAST_ROUND)
    play(table, "0 draw", "0 last-chance")
    assert table.position()["safe"] == [0]
    assert hand_seen(table, 1, 0) == bag(f"{SEVEN} boat.black")
    assert hand_seen(table, 0, 1) == ["?"] * 4


# --- SSP-7.3: who ended the round ---


@pytest.mark.clause("SSP-7.3")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_7_3_a_stop_ends_the_round_of_the_caller(players: int, seat: int) -> None:
    hands = [SEVEN if other == seat else "" for other in range(players)]
    table = play(table_at(*hands, turn=seat), f"{seat} take 1", f"{seat} stop")
    assert table.position()["turn"] == (seat + 1) % players


@pytest.mark.clause("SSP-7.3")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_7_3_when_the_deck_runs_out_the_player_in_turn_has_ended_the_round(players: int, seat: int) -> None:
    table = table_at(*[""] * players, turn=seat, deck="boat.black", rest="pile 2")
    position = play(table, f"{seat} draw", f"{seat} end").position()
    assert (position["round"], position["turn"]) == (2, (seat + 1) % players)


@pytest.mark.clause("SSP-7.3")
def test_7_3_a_counted_last_chance_was_ended_by_the_caller_not_by_the_last_to_play() -> None:
    table = table_at(
        "", SEVEN, "", piles=("sailor.orange swimmer.light-orange", ""), turn=2, caller=1, call="last-chance"
    )
    position = play(table, "2 take 1", "2 end", "0 take 1", "0 end").position()
    assert (position["round"], position["turn"]) == (2, 2)


@pytest.mark.sample
@pytest.mark.clause("SSP-7.3")
@pytest.mark.parametrize(("turn", "starter"), [(2, 3), (3, 0), (0, 1)])
def test_7_3_a_last_chance_that_runs_out_was_ended_by_the_player_in_turn(turn: int, starter: int) -> None:
    table = table_at("", SEVEN, "", "", deck="boat.black", rest="pile 2", turn=turn, caller=1, call="last-chance")
    position = play(table, f"{turn} draw", f"{turn} end").position()
    assert (position["round"], position["turn"]) == (2, starter)


@pytest.mark.clause("SSP-7.3")
@pytest.mark.parametrize("seat", range(3))
def test_7_3_a_void_last_chance_was_ended_by_its_caller(seat: int) -> None:
    hands = [SEVEN if other == seat else "" for other in range(3)]
    table = table_at(*hands, turn=seat, deck="boat.black", rest="pile 2")
    position = play(table, f"{seat} draw", f"{seat} last-chance").position()
    assert (position["round"], position["turn"]) == (2, (seat + 1) % 3)


@pytest.mark.clause("SSP-7.3")
def test_7_3_everyone_sees_who_starts_the_next_round() -> None:
    table = play(table_at("", "", "", deck="boat.black", rest="pile 2"), "0 draw", "0 end")
    assert all(table.view(watcher)["turn"] == 1 for watcher in watchers(table))
