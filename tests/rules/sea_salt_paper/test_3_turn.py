import pytest

from tests.rules.sea_salt_paper.helpers import PLAYERS, SEVEN, bag, cards, hand, table_at
from tests.tables import play, refused

PAIR = "crab.yellow crab.green"


# --- SSP-3.1: the order of a turn ---


@pytest.mark.clause("SSP-3.1")
def test_3_1_a_turn_begins_with_a_draw_from_the_deck_or_a_pile() -> None:
    assert table_at(PAIR, "").legal(0) == ["draw", "take 1", "take 2"]


@pytest.mark.sample
@pytest.mark.clause("SSP-3.1")
def test_3_1_no_duo_before_the_draw() -> None:
    error = refused(table_at(PAIR, ""), 0, "lay crab.yellow")
    assert error.clause == "SSP-3.1"
    assert error.legal == ("draw", "take 1", "take 2")


@pytest.mark.clause("SSP-3.1")
def test_3_1_the_draw_can_not_be_left_out() -> None:
    assert refused(table_at(PAIR, ""), 0, "end").clause == "SSP-3.1"


@pytest.mark.clause("SSP-3.1")
@pytest.mark.parametrize("call", ["stop", "last-chance"])
def test_3_1_no_call_before_the_draw(call: str) -> None:
    assert refused(table_at(SEVEN, ""), 0, call).clause == "SSP-3.1"


@pytest.mark.clause("SSP-3.1")
@pytest.mark.parametrize("second", ["draw", "take 1", "take 2"])
def test_3_1_one_draw_a_turn(second: str) -> None:
    table = play(table_at(PAIR, "", piles=("fish.green boat.black", "crab.grey")), "0 take 1")
    assert refused(table, 0, second).clause == "SSP-3.1"


@pytest.mark.clause("SSP-3.1")
def test_3_1_no_second_draw_after_a_duo() -> None:
    table = play(table_at("fish.green fish.yellow", ""), "0 take 1", "0 lay fish.green", "0 with fish.yellow")
    assert refused(table, 0, "draw").clause == "SSP-3.1"


@pytest.mark.clause("SSP-3.1")
def test_3_1_a_duo_need_not_be_laid() -> None:
    table = play(table_at(PAIR, ""), "0 take 1", "0 end")
    assert table.pending() == (1,)
    assert hand(table, 0) == bag(f"{PAIR} swimmer.light-orange")


@pytest.mark.clause("SSP-3.1")
def test_3_1_several_duos_may_be_laid_in_one_turn() -> None:
    table = table_at("fish.green fish.yellow fish.black fish.black", "", deck="shell.green shell.grey")
    play(table, "0 take 1", "0 lay fish.green", "0 with fish.yellow", "0 lay fish.black", "0 with fish.black")
    assert table.position()["laid"][0] == [cards("fish.green fish.yellow"), cards("fish.black fish.black")]
    assert "end" in table.legal(0)


@pytest.mark.clause("SSP-3.1")
def test_3_1_after_a_duo_the_turn_may_end() -> None:
    table = play(table_at("fish.green fish.yellow", ""), "0 take 1", "0 lay fish.green", "0 with fish.yellow", "0 end")
    assert table.pending() == (1,)


@pytest.mark.clause("SSP-3.1")
def test_3_1_after_a_duo_a_call_is_still_allowed() -> None:
    table = table_at(f"{SEVEN} fish.black fish.yellow", "")
    play(table, "0 take 1", "0 lay fish.black", "0 with fish.yellow")
    assert {"end", "stop", "last-chance"} <= set(table.legal(0))


@pytest.mark.clause("SSP-3.1")
@pytest.mark.parametrize(("players", "seat"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_3_1_after_the_end_it_is_the_turn_of_the_seat_to_the_left(players: int, seat: int) -> None:
    table = play(table_at(*[""] * players, turn=seat), f"{seat} take 1", f"{seat} end")
    position = table.position()
    assert (position["turn"], position["phase"]) == ((seat + 1) % players, "draw")


@pytest.mark.clause("SSP-3.1")
def test_3_1_nobody_acts_in_the_turn_of_another() -> None:
    table = table_at("", "", "")
    assert table.legal(1) == []
    error = refused(table, 1, "draw")
    assert (error.seat, error.text, error.legal) == (1, "draw", ())


# --- SSP-3.2: drawing from the deck ---


@pytest.mark.clause("SSP-3.2")
def test_3_2_the_top_two_cards_of_the_deck_are_drawn() -> None:
    table = table_at("", "", deck="boat.black shell.green fish.yellow")
    play(table, "0 draw")
    position = table.position()
    assert sorted(position["drawn"]) == bag("boat.black shell.green")
    assert position["deck"][0] == "fish.yellow"
    assert len(position["deck"]) == 54


@pytest.mark.clause("SSP-3.2")
def test_3_2_either_card_may_be_kept() -> None:
    table = play(table_at("", "", deck="boat.black shell.green"), "0 draw")
    assert sorted(table.legal(0)) == ["keep boat.black", "keep shell.green"]


@pytest.mark.sample
@pytest.mark.clause("SSP-3.2")
@pytest.mark.parametrize(("kept", "other"), [("boat.black", "shell.green"), ("shell.green", "boat.black")])
@pytest.mark.parametrize("pile", [1, 2])
def test_3_2_one_card_is_kept_and_the_other_goes_on_the_chosen_pile(kept: str, other: str, pile: int) -> None:
    table = table_at("", "", deck="boat.black shell.green", piles=("crab.grey", "crab.black"))
    play(table, "0 draw", f"0 keep {kept}", f"0 discard {pile}")
    assert hand(table, 0) == [kept]
    expected = [["crab.grey"], ["crab.black"]]
    expected[pile - 1].insert(0, other)
    assert table.position()["piles"] == expected


@pytest.mark.clause("SSP-3.2")
def test_3_2_two_equal_cards_are_one_choice_and_part_all_the_same() -> None:
    table = table_at("", "", deck="boat.black boat.black", piles=("crab.grey", "crab.black"))
    play(table, "0 draw")
    assert table.legal(0) == ["keep boat.black"]
    play(table, "0 keep boat.black", "0 discard 2")
    assert hand(table, 0) == ["boat.black"]
    assert table.position()["piles"][1] == cards("boat.black crab.black")


@pytest.mark.clause("SSP-3.2")
def test_3_2_with_two_piles_the_discard_is_a_choice() -> None:
    table = play(table_at("", "", deck="boat.black shell.green"), "0 draw", "0 keep boat.black")
    assert table.legal(0) == ["discard 1", "discard 2"]


@pytest.mark.sample
@pytest.mark.clause("SSP-3.2")
@pytest.mark.parametrize(("piles", "empty", "full"), [(("", "crab.grey"), 1, 2), (("crab.grey", ""), 2, 1)])
def test_3_2_the_only_empty_pile_must_get_the_discard(piles: tuple[str, str], empty: int, full: int) -> None:
    table = play(table_at("", "", deck="boat.black shell.green", piles=piles), "0 draw", "0 keep boat.black")
    error = refused(table, 0, f"discard {full}")
    assert error.clause == "SSP-3.2"
    assert error.legal == (f"discard {empty}",)


@pytest.mark.clause("SSP-3.2")
def test_3_2_with_both_piles_empty_the_discard_is_a_choice() -> None:
    # The draw itself is forced here, so loading has already made it.
    table = table_at("", "", deck="boat.black shell.green", piles=("", ""))
    play(table, "0 keep boat.black")
    assert table.legal(0) == ["discard 1", "discard 2"]


@pytest.mark.clause("SSP-3.2")
def test_3_2_a_pile_emptied_by_a_take_must_get_the_next_discard() -> None:
    table = table_at("", "", deck="boat.black shell.green", piles=("fish.green", "crab.grey"))
    play(table, "0 take 2", "0 end", "1 draw", "1 keep boat.black")
    assert table.legal(1) == ["discard 2"]


@pytest.mark.clause("SSP-3.2")
def test_3_2_only_a_drawn_card_may_be_kept() -> None:
    table = play(table_at("crab.yellow", "", deck="boat.black shell.green"), "0 draw")
    error = refused(table, 0, "keep crab.yellow")
    assert error.clause == "SSP-3.2"
    assert sorted(error.legal) == ["keep boat.black", "keep shell.green"]


@pytest.mark.clause("SSP-3.2")
@pytest.mark.parametrize("text", ["discard 1", "lay crab.yellow", "end", "stop", "take 1", "draw"])
def test_3_2_nothing_comes_before_the_choice_of_the_card_to_keep(text: str) -> None:
    table = play(table_at(f"{SEVEN} {PAIR}", "", deck="boat.black shell.green"), "0 draw")
    assert refused(table, 0, text).clause == "SSP-3.2"


@pytest.mark.clause("SSP-3.2")
@pytest.mark.parametrize("text", ["keep shell.green", "lay crab.yellow", "end", "stop", "take 1"])
def test_3_2_nothing_comes_before_the_discard(text: str) -> None:
    table = table_at(f"{SEVEN} {PAIR}", "", deck="boat.black shell.green")
    play(table, "0 draw", "0 keep boat.black")
    assert refused(table, 0, text).clause == "SSP-3.2"


@pytest.mark.clause("SSP-3.2")
def test_3_2_a_kept_card_may_be_laid_in_the_same_turn() -> None:
    table = table_at("boat.yellow", "", deck="boat.black shell.green")
    play(table, "0 draw", "0 keep boat.black", "0 discard 1")
    assert "lay boat.black" in table.legal(0)


# --- SSP-3.3: the end of the deck ---


@pytest.mark.sample
@pytest.mark.clause("SSP-3.3")
def test_3_3_the_last_card_is_kept_and_nothing_is_discarded() -> None:
    table = table_at("crab.yellow", "", deck="boat.black", piles=("fish.green", "crab.grey"), rest="pile 2")
    piles = table.position()["piles"]
    play(table, "0 draw")
    position = table.position()
    assert hand(table, 0) == bag("crab.yellow boat.black")
    assert (position["deck"], position["drawn"], position["piles"]) == ([], None, piles)
    assert position["phase"] == "play"


@pytest.mark.clause("SSP-3.3")
def test_3_3_the_last_card_fills_no_empty_pile() -> None:
    table = play(table_at("", "", deck="boat.black", piles=("", "crab.grey"), rest="pile 2"), "0 draw")
    assert table.position()["piles"][0] == []
    assert hand(table, 0) == ["boat.black"]


@pytest.mark.clause("SSP-3.3")
def test_3_3_the_last_two_cards_are_drawn_as_usual() -> None:
    table = table_at("", "", deck="boat.black fish.green", rest="pile 2")
    play(table, "0 draw", "0 keep fish.green", "0 discard 1")
    position = table.position()
    assert (position["deck"], hand(table, 0)) == ([], ["fish.green"])
    assert position["piles"][0][0] == "boat.black"


@pytest.mark.clause("SSP-3.3")
def test_3_3_the_last_card_may_be_left_in_the_deck() -> None:
    table = play(table_at("", "", deck="boat.black", rest="pile 2"), "0 take 1", "0 end")
    position = table.position()
    assert (position["round"], position["turn"], position["deck"]) == (1, 1, ["boat.black"])


@pytest.mark.clause("SSP-3.3")
def test_3_3_an_empty_deck_can_not_be_chosen() -> None:
    error = refused(table_at("", "", rest="pile 2"), 0, "draw")
    assert error.clause == "SSP-3.3"
    assert error.legal == ("take 1", "take 2")


# --- SSP-3.4: taking from a pile ---


@pytest.mark.sample
@pytest.mark.clause("SSP-3.4")
@pytest.mark.parametrize(("pile", "taken"), [(1, "boat.black"), (2, "fish.green")])
def test_3_4_the_top_card_of_the_chosen_pile_goes_into_the_hand(pile: int, taken: str) -> None:
    table = table_at("crab.yellow", "", piles=("boat.black shell.grey", "fish.green shell.green"))
    play(table, f"0 take {pile}")
    assert hand(table, 0) == bag(f"crab.yellow {taken}")
    expected = [cards("boat.black shell.grey"), cards("fish.green shell.green")]
    expected[pile - 1].pop(0)
    assert table.position()["piles"] == expected


@pytest.mark.clause("SSP-3.4")
def test_3_4_taking_from_a_pile_leaves_the_deck_alone() -> None:
    table = table_at("", "")
    deck = table.position()["deck"]
    assert play(table, "0 take 1").position()["deck"] == deck


@pytest.mark.clause("SSP-3.4")
def test_3_4_after_taking_from_a_pile_nothing_is_discarded() -> None:
    table = play(table_at("", ""), "0 take 1")
    assert table.position()["phase"] == "play"
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-3.4")
@pytest.mark.parametrize(("piles", "empty", "full"), [(("", "crab.grey"), 1, 2), (("crab.grey", ""), 2, 1)])
def test_3_4_an_empty_pile_can_not_be_chosen(piles: tuple[str, str], empty: int, full: int) -> None:
    error = refused(table_at("", "", piles=piles), 0, f"take {empty}")
    assert error.clause == "SSP-3.4"
    assert error.legal == ("draw", f"take {full}")


@pytest.mark.clause("SSP-3.4")
def test_3_4_an_emptied_pile_is_not_refilled_from_the_deck() -> None:
    table = play(table_at("", "", piles=("boat.black", "fish.green")), "0 take 1", "0 end")
    position = table.position()
    assert position["piles"] == [[], ["fish.green"]]
    assert len(position["deck"]) == 56


@pytest.mark.clause("SSP-3.4")
def test_3_4_both_piles_may_run_empty() -> None:
    table = play(table_at("", "", ""), "0 take 1", "0 end", "1 take 2", "1 end")
    assert table.position()["piles"] == [[], []]
    assert table.legal(2) == ["draw"]
    assert refused(table, 2, "take 1").clause == "SSP-3.4"


@pytest.mark.clause("SSP-3.4")
def test_3_4_a_taken_card_may_be_laid_in_the_same_turn() -> None:
    table = play(table_at("boat.yellow", "", piles=("boat.black", "crab.grey")), "0 take 1")
    assert "lay boat.black" in table.legal(0)
