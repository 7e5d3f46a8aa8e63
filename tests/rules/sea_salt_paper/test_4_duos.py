from collections import Counter

import pytest

from tests.rules.sea_salt_paper.helpers import PLAYERS, SEVEN, SIX, bag, card_points, cards, hand, table_at
from tests.tables import play, refused

DUOS = [
    ("crab.yellow", "crab.green"),
    ("boat.yellow", "boat.black"),
    ("fish.yellow", "fish.green"),
    ("swimmer.yellow", "shark.green"),
    ("shark.green", "swimmer.yellow"),
]
EFFECTS = [
    ("crab.yellow", "crab.green", "search"),
    ("boat.yellow", "boat.black", "draw"),
    ("swimmer.yellow", "shark.green", "rob"),
]
SEEDS = range(600)


# --- SSP-4.1: laying a pair ---


@pytest.mark.sample
@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize(("first", "second"), DUOS)
def test_4_1_a_duo_goes_from_the_hand_to_the_table(first: str, second: str) -> None:
    table = table_at(f"{first} {second} octopus.yellow", "boat.dark-blue", phase="play")
    play(table, f"0 lay {first}", f"0 with {second}")
    assert table.position()["laid"] == [[[first, second]], []]
    assert {first, second}.isdisjoint(hand(table, 0))


@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize(
    "held",
    [
        "crab.yellow",
        "crab.yellow boat.yellow fish.yellow swimmer.yellow",
        "swimmer.yellow swimmer.black",
        "shark.green shark.black",
        "shell.green shell.black",
        "octopus.green octopus.grey",
        "penguin.pink penguin.purple",
        "sailor.pink sailor.orange",
        "mermaid.white mermaid.white",
        "boat.black lighthouse.purple",
        "fish.green shoal.grey",
    ],
)
def test_4_1_other_cards_are_no_duo(held: str) -> None:
    table = play(table_at(held, "", piles=("colony.green", "captain.light-orange")), "0 take 1")
    assert [text for text in table.legal(0) if text.startswith("lay")] == []


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_card_without_a_partner_can_not_be_laid() -> None:
    table = table_at("crab.yellow boat.yellow boat.black", "", phase="play")
    error = refused(table, 0, "lay crab.yellow")
    assert error.clause == "SSP-4.1"
    assert sorted(error.legal) == ["end", "lay boat.black", "lay boat.yellow"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_card_that_is_not_in_hand_can_not_be_laid() -> None:
    table = table_at("boat.yellow boat.black", "crab.yellow crab.green", phase="play")
    assert refused(table, 0, "lay crab.yellow").clause == "SSP-4.1"


@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize("card", ["mermaid.white", "shell.green", "sailor.pink"])
def test_4_1_cards_that_are_no_duo_cards_can_not_be_laid(card: str) -> None:
    table = table_at(
        "boat.yellow boat.black mermaid.white shell.green shell.grey sailor.pink sailor.orange", "", phase="play"
    )
    assert "lay boat.black" in refused(table, 0, f"lay {card}").legal


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_swimmer_needs_a_shark() -> None:
    table = table_at("swimmer.yellow swimmer.black boat.yellow boat.black", "", phase="play")
    assert refused(table, 0, "lay swimmer.yellow").clause == "SSP-4.1"


@pytest.mark.clause("SSP-4.1")
def test_4_1_any_card_with_a_partner_may_be_named_first() -> None:
    table = table_at(
        "crab.yellow crab.green crab.grey fish.black swimmer.yellow shark.green", "", phase="play", piles=("", "")
    )
    first = {text.removeprefix("lay ") for text in table.legal(0) if text.startswith("lay")}
    assert first == set(cards("crab.yellow crab.green crab.grey swimmer.yellow shark.green"))


@pytest.mark.clause("SSP-4.1")
def test_4_1_the_player_chooses_the_colours_of_the_pair() -> None:
    table = table_at("crab.yellow crab.green crab.grey", "", phase="play", piles=("", ""))
    play(table, "0 lay crab.grey")
    assert sorted(table.legal(0)) == ["with crab.green", "with crab.yellow"]
    play(table, "0 with crab.yellow")
    assert table.position()["laid"][0] == [cards("crab.grey crab.yellow")]
    assert hand(table, 0) == ["crab.green"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_swimmer_may_go_with_any_shark() -> None:
    table = table_at("swimmer.yellow swimmer.black shark.green shark.purple", "", phase="play")
    play(table, "0 lay swimmer.yellow")
    assert sorted(table.legal(0)) == ["with shark.green", "with shark.purple"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_shark_may_go_with_any_swimmer() -> None:
    table = table_at("swimmer.yellow swimmer.black shark.green shark.purple", "", phase="play")
    play(table, "0 lay shark.purple")
    assert sorted(table.legal(0)) == ["with swimmer.black", "with swimmer.yellow"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_single_card_is_not_its_own_partner() -> None:
    table = play(table_at("crab.yellow crab.green", "", phase="play"), "0 lay crab.yellow")
    error = refused(table, 0, "with crab.yellow")
    assert error.clause == "SSP-4.1"
    assert error.legal == ("with crab.green",)


@pytest.mark.clause("SSP-4.1")
def test_4_1_two_equal_cards_make_a_pair() -> None:
    table = table_at("crab.yellow crab.yellow", "", phase="play")
    play(table, "0 lay crab.yellow", "0 with crab.yellow")
    assert table.position()["laid"][0] == [cards("crab.yellow crab.yellow")]
    assert hand(table, 0) == []


@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize("text", ["with boat.black", "with shark.green", "with crab.grey"])
def test_4_1_the_partner_must_fit_and_be_in_hand(text: str) -> None:
    table = table_at("crab.yellow crab.green boat.black shark.green", "", phase="play")
    play(table, "0 lay crab.yellow")
    assert refused(table, 0, text).clause == "SSP-4.1"


@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize("text", ["lay boat.black", "end", "stop", "draw"])
def test_4_1_a_card_once_laid_must_get_its_partner_first(text: str) -> None:
    table = table_at(f"{SEVEN} crab.yellow crab.green boat.black boat.yellow", "", phase="play")
    play(table, "0 lay crab.yellow")
    assert refused(table, 0, text).clause == "SSP-4.1"


@pytest.mark.clause("SSP-4.1")
@pytest.mark.parametrize(("first", "second", "phase"), EFFECTS)
def test_4_1_the_effect_is_carried_out_before_the_next_pair(first: str, second: str, phase: str) -> None:
    table = table_at(f"{first} {second} fish.yellow fish.green", "mermaid.white", phase="play")
    play(table, f"0 lay {first}", f"0 with {second}")
    assert table.position()["phase"] == phase
    refused(table, 0, "lay fish.yellow")


@pytest.mark.clause("SSP-4.1")
def test_4_1_laid_pairs_stay_in_the_order_played() -> None:
    table = table_at("fish.yellow fish.green shark.green swimmer.black", "", phase="play", deck="shell.green")
    play(table, "0 lay shark.green", "0 with swimmer.black", "0 lay fish.yellow", "0 with fish.green")
    assert table.position()["laid"][0] == [cards("shark.green swimmer.black"), cards("fish.yellow fish.green")]


@pytest.mark.clause("SSP-4.1")
def test_4_1_laid_cards_stay_until_the_round_ends() -> None:
    table = table_at("fish.yellow fish.green", "", phase="play")
    play(table, "0 lay fish.yellow", "0 with fish.green", "0 end", "1 take 1", "1 end", "0 take 2", "0 end")
    assert table.position()["laid"][0] == [cards("fish.yellow fish.green")]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_laid_card_is_no_partner_for_one_in_hand() -> None:
    table = play(
        table_at("crab.black", "", laid=[["crab.yellow crab.green"], []], piles=("boat.black", "")), "0 take 1"
    )
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_laid_cards_can_not_be_stolen() -> None:
    laid = [[], ["fish.black fish.black"]]
    for seed in range(30):
        table = table_at("swimmer.yellow shark.green", "boat.black", laid=laid, phase="play", seed=seed)
        play(table, "0 lay swimmer.yellow", "0 with shark.green", "0 rob 1")
        assert hand(table, 0) == ["boat.black"]
        assert table.position()["laid"][1] == [cards("fish.black fish.black")]


@pytest.mark.clause("SSP-4.1")
def test_4_1_who_has_only_laid_cards_can_not_be_robbed() -> None:
    laid = [[], ["fish.black fish.black"], []]
    table = table_at("swimmer.yellow shark.green", "", "boat.black boat.yellow", laid=laid, phase="play")
    play(table, "0 lay swimmer.yellow", "0 with shark.green")
    assert table.legal(0) == ["rob 2"]


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_card_picked_by_crabs_may_be_laid_at_once() -> None:
    table = table_at(
        "crab.yellow crab.green fish.black", "", piles=("boat.black fish.green", "shell.grey"), phase="play"
    )
    play(table, "0 lay crab.yellow", "0 with crab.green", "0 search 1", "0 pick fish.green")
    assert "lay fish.green" in table.legal(0)


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_card_drawn_by_fish_may_be_laid_at_once() -> None:
    table = table_at("fish.yellow fish.green boat.black", "", deck="boat.yellow", phase="play")
    play(table, "0 lay fish.yellow", "0 with fish.green")
    assert "lay boat.yellow" in table.legal(0)


@pytest.mark.clause("SSP-4.1")
def test_4_1_a_stolen_card_may_be_laid_at_once() -> None:
    table = table_at("swimmer.yellow shark.green boat.black", "boat.yellow", phase="play")
    play(table, "0 lay swimmer.yellow", "0 with shark.green", "0 rob 1")
    assert "lay boat.yellow" in table.legal(0)


# --- SSP-4.2: effects that are impossible, and those that are not ---


@pytest.mark.sample
@pytest.mark.clause("SSP-4.2")
def test_4_2_crabs_may_be_laid_with_both_piles_empty() -> None:
    table = table_at("crab.yellow crab.green octopus.grey", "", piles=("", ""), phase="play")
    play(table, "0 lay crab.yellow", "0 with crab.green")
    assert hand(table, 0) == ["octopus.grey"]
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-4.2")
def test_4_2_fish_may_be_laid_with_an_empty_deck() -> None:
    table = table_at("fish.yellow fish.green octopus.grey", "", rest="pile 2", phase="play")
    play(table, "0 lay fish.yellow", "0 with fish.green")
    assert hand(table, 0) == ["octopus.grey"]
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-4.2")
def test_4_2_boats_may_be_laid_with_nothing_left_to_draw() -> None:
    table = table_at("boat.yellow boat.black mermaid.white", "", piles=("", ""), rest="hand 1", phase="play")
    play(table, "0 lay boat.yellow", "0 with boat.black")
    assert table.position()["phase"] == "play"
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-4.2")
def test_4_2_swimmer_and_shark_may_be_laid_with_nobody_to_rob() -> None:
    table = table_at("swimmer.yellow shark.green octopus.grey", "", "", phase="play")
    play(table, "0 lay swimmer.yellow", "0 with shark.green")
    assert hand(table, 0) == ["octopus.grey"]
    assert table.legal(0) == ["end"]


@pytest.mark.clause("SSP-4.2")
def test_4_2_swimmer_and_shark_may_be_laid_when_all_others_are_revealed() -> None:
    table = table_at("swimmer.yellow shark.green", SEVEN, phase="play", caller=1, call="last-chance")
    play(table, "0 lay swimmer.yellow", "0 with shark.green")
    assert table.legal(0) == ["end"]
    assert hand(table, 1) == bag(SEVEN)


@pytest.mark.clause("SSP-4.2")
def test_4_2_a_pair_laid_without_effect_lies_and_scores() -> None:
    table = table_at("fish.yellow fish.green octopus.grey", "", rest="pile 2", phase="play")
    play(table, "0 lay fish.yellow", "0 with fish.green")
    position = table.position()
    assert position["laid"][0] == [cards("fish.yellow fish.green")]
    assert position["scores"][0] == 1


@pytest.mark.clause("SSP-4.2")
@pytest.mark.parametrize(("first", "second", "phase"), EFFECTS)
@pytest.mark.parametrize("text", ["end", "stop", "last-chance"])
def test_4_2_a_possible_effect_can_not_be_declined(first: str, second: str, phase: str, text: str) -> None:
    table = table_at(f"{SEVEN} {first} {second}", "mermaid.white", phase="play")
    play(table, f"0 lay {first}", f"0 with {second}")
    assert {choice.split()[0] for choice in refused(table, 0, text).legal} <= {phase, "take"}


@pytest.mark.clause("SSP-4.2")
def test_4_2_crabs_must_search_where_one_pile_has_a_card() -> None:
    table = table_at("crab.yellow crab.green", "", piles=("", "octopus.grey"), phase="play")
    play(table, "0 lay crab.yellow", "0 with crab.green")
    assert table.legal(0) == ["search 2"]


@pytest.mark.clause("SSP-4.2")
def test_4_2_somebody_must_be_robbed_where_one_other_holds_a_card() -> None:
    table = table_at("swimmer.yellow shark.green", "", "", "boat.black", phase="play")
    play(table, "0 lay swimmer.yellow", "0 with shark.green")
    assert table.legal(0) == ["rob 3"]


# --- SSP-4.3: crabs ---


CRABS = ("0 lay crab.yellow", "0 with crab.green")


@pytest.mark.clause("SSP-4.3")
def test_4_3_either_pile_may_be_searched() -> None:
    table = play(table_at("crab.yellow crab.green", "", phase="play"), *CRABS)
    assert table.legal(0) == ["search 1", "search 2"]


@pytest.mark.clause("SSP-4.3")
@pytest.mark.parametrize(("piles", "empty", "full"), [(("", "crab.grey"), 1, 2), (("crab.grey", ""), 2, 1)])
def test_4_3_an_empty_pile_can_not_be_searched(piles: tuple[str, str], empty: int, full: int) -> None:
    table = play(table_at("crab.yellow crab.green", "", piles=piles, phase="play"), *CRABS)
    error = refused(table, 0, f"search {empty}")
    assert error.clause == "SSP-4.3"
    assert error.legal == (f"search {full}",)


@pytest.mark.clause("SSP-4.3")
@pytest.mark.parametrize("pile", [1, 2])
def test_4_3_any_card_of_the_searched_pile_may_be_picked_and_no_other(pile: int) -> None:
    piles = ("boat.black fish.green shell.grey", "octopus.grey crab.grey")
    table = play(table_at("crab.yellow crab.green", "", piles=piles, phase="play"), *CRABS, f"0 search {pile}")
    assert sorted(table.legal(0)) == sorted(f"pick {card}" for card in cards(piles[pile - 1]))


@pytest.mark.clause("SSP-4.3")
@pytest.mark.parametrize("picked", ["boat.black", "fish.green", "shell.grey"])
def test_4_3_the_picked_card_goes_into_the_hand_and_the_order_stays(picked: str) -> None:
    piles = ("boat.black fish.green shell.grey", "octopus.grey crab.grey")
    table = table_at("crab.yellow crab.green", "", piles=piles, phase="play")
    play(table, *CRABS, "0 search 1", f"0 pick {picked}")
    assert hand(table, 0) == [picked]
    remaining = [card for card in cards(piles[0]) if card != picked]
    assert table.position()["piles"] == [remaining, cards(piles[1])]


@pytest.mark.sample
@pytest.mark.clause("SSP-4.3")
def test_4_3_of_equal_cards_the_one_nearest_the_top_is_taken() -> None:
    piles = ("shell.grey boat.black fish.green boat.black octopus.grey", "crab.grey")
    table = play(table_at("crab.yellow crab.green", "", piles=piles, phase="play"), *CRABS, "0 search 1")
    assert table.legal(0).count("pick boat.black") == 1
    play(table, "0 pick boat.black")
    assert table.position()["piles"][0] == cards("shell.grey fish.green boat.black octopus.grey")


@pytest.mark.clause("SSP-4.3")
def test_4_3_only_one_card_is_taken() -> None:
    table = play(
        table_at("crab.yellow crab.green", "", piles=("boat.black fish.green", "crab.grey"), phase="play"), *CRABS
    )
    play(table, "0 search 1", "0 pick boat.black")
    assert (table.position()["phase"], table.legal(0)) == ("play", ["end"])


@pytest.mark.clause("SSP-4.3")
@pytest.mark.parametrize("card", ["octopus.grey", "crab.yellow", "mermaid.white"])
def test_4_3_a_card_that_is_not_in_the_searched_pile_can_not_be_picked(card: str) -> None:
    piles = ("boat.black fish.green", "octopus.grey crab.grey")
    table = play(table_at("crab.yellow crab.green", "", piles=piles, phase="play"), *CRABS, "0 search 1")
    error = refused(table, 0, f"pick {card}")
    assert error.clause == "SSP-4.3"
    assert sorted(error.legal) == ["pick boat.black", "pick fish.green"]


@pytest.mark.clause("SSP-4.3")
@pytest.mark.parametrize("text", ["end", "search 2", "take 1"])
def test_4_3_after_the_search_a_card_must_be_picked(text: str) -> None:
    table = play(table_at("crab.yellow crab.green", "", phase="play"), *CRABS, "0 search 1")
    assert refused(table, 0, text).clause == "SSP-4.3"


@pytest.mark.clause("SSP-4.3")
def test_4_3_the_last_card_of_a_pile_may_be_picked() -> None:
    table = table_at("crab.yellow crab.green", "", piles=("boat.black", "crab.grey"), phase="play")
    play(table, *CRABS, "0 search 1", "0 pick boat.black")
    assert table.position()["piles"] == [[], ["crab.grey"]]
    assert hand(table, 0) == ["boat.black"]


@pytest.mark.clause("SSP-4.3")
def test_4_3_the_crabs_themselves_are_not_in_the_pile() -> None:
    table = play(table_at("crab.yellow crab.green", "", piles=("boat.black", ""), phase="play"), *CRABS, "0 search 1")
    assert table.legal(0) == ["pick boat.black"]


# --- SSP-4.4: boats ---


BOATS = ("0 lay boat.yellow", "0 with boat.black")


@pytest.mark.sample
@pytest.mark.clause("SSP-4.4")
def test_4_4_boats_give_another_draw_at_once() -> None:
    table = play(table_at("boat.yellow boat.black", ""), "0 take 1", *BOATS)
    assert table.pending() == (0,)
    assert table.legal(0) == ["draw", "take 2"]


@pytest.mark.clause("SSP-4.4")
def test_4_4_the_new_turn_is_a_whole_one() -> None:
    table = table_at("boat.yellow boat.black fish.black", "", deck="fish.green shell.green shell.black")
    play(
        table, "0 take 1", *BOATS, "0 draw", "0 keep fish.green", "0 discard 1", "0 lay fish.black", "0 with fish.green"
    )
    assert hand(table, 0) == bag("swimmer.light-orange shell.black")
    play(table, "0 end")
    assert table.pending() == (1,)


@pytest.mark.clause("SSP-4.4")
def test_4_4_the_new_turn_may_end_with_a_call() -> None:
    table = play(table_at(f"{SEVEN} boat.yellow boat.black", ""), "0 take 1", *BOATS, "0 take 2")
    assert {"end", "stop", "last-chance"} <= set(table.legal(0))


@pytest.mark.clause("SSP-4.4")
def test_4_4_boats_may_follow_boats() -> None:
    table = table_at("boat.yellow boat.black boat.yellow boat.black", "", piles=("shell.grey fish.green", "crab.grey"))
    play(table, "0 take 1", *BOATS, "0 take 2", *BOATS, "0 take 1")
    assert hand(table, 0) == bag("shell.grey fish.green crab.grey")
    play(table, "0 end")
    assert table.pending() == (1,)


@pytest.mark.clause("SSP-4.4")
@pytest.mark.parametrize("text", ["stop", "last-chance", "end", "lay fish.black"])
def test_4_4_nothing_comes_between_the_boats_and_their_draw(text: str) -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black fish.black fish.green", "")
    play(table, "0 take 1", *BOATS)
    assert refused(table, 0, text).legal == ("draw", "take 2")


@pytest.mark.clause("SSP-4.4")
def test_4_4_no_end_of_turn_check_between_the_boats_and_their_draw() -> None:
    table = table_at("boat.yellow boat.black", "", deck="shell.green", rest="pile 2")
    play(table, "0 draw", *BOATS)
    position = table.position()
    assert (position["round"], position["turn"], position["phase"]) == (1, 0, "draw")
    assert table.legal(0) == ["take 1", "take 2"]


@pytest.mark.clause("SSP-4.4")
@pytest.mark.parametrize(
    ("piles", "rest", "draws"),
    [
        (("", ""), "deck", ["draw"]),
        (("fish.green", ""), "hand 1", ["take 1"]),
        (("", "fish.green"), "hand 1", ["take 2"]),
    ],
)
def test_4_4_one_place_to_draw_from_is_enough(piles: tuple[str, str], rest: str, draws: list[str]) -> None:
    table = table_at("boat.yellow boat.black mermaid.white", "", piles=piles, rest=rest, phase="play")
    play(table, *BOATS)
    assert (table.position()["phase"], table.legal(0)) == ("draw", draws)


@pytest.mark.clause("SSP-4.4", "SSP-4.2")
def test_4_4_boats_without_anything_to_draw_let_the_turn_go_on() -> None:
    table = table_at(f"{SEVEN} boat.yellow boat.black mermaid.white", "", piles=("", ""), rest="hand 1", phase="play")
    play(table, *BOATS)
    assert table.legal(0) == ["end", "stop", "last-chance"]


# --- SSP-4.5: fish ---


FISH = ("0 lay fish.yellow", "0 with fish.green")


@pytest.mark.sample
@pytest.mark.clause("SSP-4.5")
def test_4_5_fish_take_the_top_card_of_the_deck() -> None:
    table = table_at("fish.yellow fish.green", "", deck="shell.green boat.black", phase="play")
    before = len(table.position()["deck"])
    position = play(table, *FISH).position()
    assert hand(table, 0) == ["shell.green"]
    assert (position["deck"][0], len(position["deck"])) == ("boat.black", before - 1)


@pytest.mark.clause("SSP-4.5")
def test_4_5_fish_discard_nothing() -> None:
    table = table_at("fish.yellow fish.green", "", piles=("", "crab.grey"), phase="play")
    assert play(table, *FISH).position()["piles"] == [[], ["crab.grey"]]


@pytest.mark.clause("SSP-4.5")
def test_4_5_fish_may_take_the_last_card_and_the_turn_goes_on() -> None:
    table = table_at("fish.yellow fish.green boat.black", "", deck="boat.yellow", rest="pile 2", phase="play")
    position = play(table, *FISH).position()
    assert (position["round"], position["turn"], position["deck"]) == (1, 0, [])
    assert "lay boat.yellow" in table.legal(0)


@pytest.mark.clause("SSP-4.5")
def test_4_5_fish_take_nothing_from_the_piles_when_the_deck_is_empty() -> None:
    table = table_at("fish.yellow fish.green octopus.grey", "", rest="pile 2", phase="play")
    piles = table.position()["piles"]
    assert play(table, *FISH).position()["piles"] == piles
    assert hand(table, 0) == ["octopus.grey"]


# --- SSP-4.6: swimmer and shark ---


THEFT = ("0 lay swimmer.yellow", "0 with shark.green")


@pytest.mark.clause("SSP-4.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_4_6_each_other_player_with_cards_may_be_robbed(players: int) -> None:
    others = cards("boat.black boat.yellow boat.dark-blue")[: players - 1]
    table = play(table_at("swimmer.yellow shark.green octopus.grey", *others, phase="play"), *THEFT)
    assert table.legal(0) == [f"rob {seat}" for seat in range(1, players)]


@pytest.mark.clause("SSP-4.6")
def test_4_6_a_later_seat_may_rob_an_earlier_one() -> None:
    table = table_at("boat.black", "boat.yellow", "swimmer.yellow shark.green octopus.grey", phase="play", turn=2)
    play(table, "2 lay swimmer.yellow", "2 with shark.green")
    assert table.legal(2) == ["rob 0", "rob 1"]
    play(table, "2 rob 0")
    assert (hand(table, 0), hand(table, 2)) == ([], bag("octopus.grey boat.black"))


@pytest.mark.sample
@pytest.mark.clause("SSP-4.6")
def test_4_6_one_card_goes_from_the_victim_to_the_thief() -> None:
    held = "boat.black fish.green mermaid.white"
    table = table_at("swimmer.yellow shark.green", held, "crab.yellow", phase="play")
    play(table, *THEFT, "0 rob 1")
    assert len(hand(table, 0)) == 1
    assert sorted(hand(table, 0) + hand(table, 1)) == bag(held)
    assert hand(table, 2) == ["crab.yellow"]


def stolen(victim: str, seed: int) -> str:
    """The card that a theft from this hand brings."""
    table = table_at("swimmer.yellow shark.green", victim, phase="play", seed=seed)
    return hand(play(table, *THEFT, "0 rob 1"), 0)[0]


@pytest.mark.clause("SSP-4.6")
def test_4_6_each_card_of_the_victim_is_as_likely() -> None:
    # 600 thefts from four cards: 150 each expected, standard deviation 10.6; the bounds lie five of them away.
    loot = Counter(stolen("boat.black fish.green mermaid.white shell.grey", seed) for seed in SEEDS)
    assert len(loot) == 4
    assert all(97 <= count <= 203 for count in loot.values())


@pytest.mark.clause("SSP-4.6")
def test_4_6_of_equal_cards_each_counts() -> None:
    # Three of the four cards are mermaids: 450 of 600 expected, standard deviation 10.6.
    loot = Counter(stolen("mermaid.white mermaid.white mermaid.white boat.black", seed) for seed in SEEDS)
    assert 397 <= loot["mermaid.white"] <= 503


@pytest.mark.clause("SSP-4.6")
def test_4_6_the_same_seed_steals_the_same_card() -> None:
    held = "boat.black fish.green mermaid.white shell.grey"
    assert [stolen(held, seed) for seed in range(20)] == [stolen(held, seed) for seed in range(20)]


@pytest.mark.clause("SSP-4.6")
def test_4_6_the_victim_must_hold_a_card() -> None:
    table = play(table_at("swimmer.yellow shark.green", "", "boat.black boat.yellow", phase="play"), *THEFT)
    error = refused(table, 0, "rob 1")
    assert error.clause == "SSP-4.6"
    assert error.legal == ("rob 2",)


@pytest.mark.clause("SSP-4.6")
def test_4_6_nobody_robs_themselves() -> None:
    table = play(table_at("swimmer.yellow shark.green octopus.grey", "boat.black", phase="play"), *THEFT)
    assert refused(table, 0, "rob 0").clause == "SSP-4.6"


@pytest.mark.clause("SSP-4.6")
def test_4_6_a_seat_that_is_not_at_the_table_can_not_be_robbed() -> None:
    table = play(table_at("swimmer.yellow shark.green", "boat.black", "boat.yellow", phase="play"), *THEFT)
    assert refused(table, 0, "rob 3").legal == ("rob 1", "rob 2")


@pytest.mark.clause("SSP-4.6")
def test_4_6_a_revealed_hand_is_safe() -> None:
    hands = ("swimmer.yellow shark.green", "boat.black", SEVEN)
    table = play(table_at(*hands, phase="play", caller=2, call="last-chance"), *THEFT)
    error = refused(table, 0, "rob 2")
    assert error.clause == "SSP-4.6"
    assert error.legal == ("rob 1",)


@pytest.mark.clause("SSP-4.6")
def test_4_6_the_thief_may_rob_again_with_another_pair() -> None:
    table = table_at("swimmer.yellow shark.green swimmer.black shark.purple", "fish.green boat.yellow", phase="play")
    play(table, *THEFT, "0 rob 1", "0 lay shark.purple", "0 with swimmer.black", "0 rob 1")
    assert (hand(table, 0), hand(table, 1)) == (bag("fish.green boat.yellow"), [])


@pytest.mark.clause("SSP-4.6")
def test_4_6_a_theft_can_bring_the_thief_to_a_call() -> None:
    """The points count with the stolen card, and the victim's without it."""
    table = table_at(f"swimmer.yellow shark.green {SIX}", "mermaid.white", phase="play")
    play(table, *THEFT, "0 rob 1")
    assert table.position()["scores"] == [card_points(f"{SIX} mermaid.white", ["swimmer.yellow shark.green"]), 0]
    assert "stop" in table.legal(0)
