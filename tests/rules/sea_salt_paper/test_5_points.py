import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import (
    ALL_CARDS,
    LAST_ROUND,
    SEVEN,
    SIX,
    bag,
    card_points,
    cards,
    hand,
    kind_of,
    table_at,
)
from tests.tables import play, refused

FOUR_MERMAIDS = ["mermaid.white"] * 4
THREE_MERMAIDS = "mermaid.white mermaid.white mermaid.white"


def some(kind: str, count: int) -> str:
    """So many cards of a kind, of different colours as far as there are."""
    of_kind = sorted((card for card in ALL_CARDS if kind_of(card) == kind), key=ALL_CARDS.count)
    return " ".join(of_kind[:count])


# --- SSP-5.1: pairs ---


@pytest.mark.clause("SSP-5.1")
@pytest.mark.parametrize("count", range(10))
def test_5_1_each_pair_of_crabs_scores_1(count: int) -> None:
    assert card_points(some("crab", count)) == count // 2


@pytest.mark.clause("SSP-5.1")
@pytest.mark.parametrize("count", range(9))
def test_5_1_each_pair_of_boats_scores_1(count: int) -> None:
    assert card_points(some("boat", count)) == count // 2


@pytest.mark.clause("SSP-5.1")
@pytest.mark.parametrize("count", range(8))
def test_5_1_each_pair_of_fish_scores_1(count: int) -> None:
    assert card_points(some("fish", count)) == count // 2


@pytest.mark.clause("SSP-5.1")
@pytest.mark.parametrize(("swimmers", "sharks"), [(0, 2), (2, 0), (1, 1), (2, 1), (1, 3), (3, 2), (5, 5)])
def test_5_1_each_swimmer_with_a_shark_scores_1(swimmers: int, sharks: int) -> None:
    assert card_points(f"{some('swimmer', swimmers)} {some('shark', sharks)}") == min(swimmers, sharks)


@pytest.mark.clause("SSP-5.1")
def test_5_1_a_pair_is_of_one_kind() -> None:
    assert card_points("crab.yellow boat.yellow fish.yellow swimmer.yellow") == 0


@pytest.mark.clause("SSP-5.1")
@pytest.mark.parametrize(
    "pair", ["crab.yellow crab.green", "boat.black boat.black", "fish.green fish.yellow", "shark.green swimmer.black"]
)
def test_5_1_a_pair_scores_1_laid_or_not(pair: str) -> None:
    assert card_points(pair) == 1
    assert card_points("", laid=[pair]) == 1


@pytest.mark.sample
@pytest.mark.clause("SSP-5.1")
def test_5_1_hand_and_laid_cards_count_together() -> None:
    assert card_points("crab.grey", laid=["crab.yellow crab.green"]) == 1
    assert card_points("crab.grey crab.black", laid=["crab.yellow crab.green"]) == 2
    assert card_points("crab.yellow crab.green", laid=["crab.yellow crab.light-blue"]) == 2


@pytest.mark.clause("SSP-5.1")
def test_5_1_a_laid_swimmer_has_used_up_its_shark() -> None:
    assert card_points("swimmer.black", laid=["swimmer.yellow shark.green"]) == 1
    assert card_points("swimmer.black shark.purple", laid=["swimmer.yellow shark.green"]) == 2


# --- SSP-5.2: collections ---


@pytest.mark.clause("SSP-5.2")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 2), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_5_2_shells(count: int, points: int) -> None:
    assert card_points(some("shell", count)) == points


@pytest.mark.clause("SSP-5.2")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 3), (3, 6), (4, 9), (5, 12)])
def test_5_2_octopuses(count: int, points: int) -> None:
    assert card_points(some("octopus", count)) == points


@pytest.mark.clause("SSP-5.2")
@pytest.mark.parametrize(("count", "points"), [(1, 1), (2, 3), (3, 5)])
def test_5_2_penguins(count: int, points: int) -> None:
    assert card_points(some("penguin", count)) == points


@pytest.mark.clause("SSP-5.2")
@pytest.mark.parametrize(("count", "points"), [(1, 0), (2, 5)])
def test_5_2_sailors(count: int, points: int) -> None:
    assert card_points(some("sailor", count)) == points


@pytest.mark.clause("SSP-5.2")
def test_5_2_different_collections_add_up() -> None:
    assert card_points("shell.grey shell.green octopus.grey octopus.green penguin.pink sailor.pink sailor.orange") == 11


@pytest.mark.clause("SSP-5.2")
def test_5_2_no_cards_score_nothing() -> None:
    assert card_points("") == 0


# --- SSP-5.3: multipliers ---


MULTIPLIERS = {
    "lighthouse.purple": ("boat", 8, 1),
    "shoal.grey": ("fish", 7, 1),
    "colony.green": ("penguin", 3, 2),
    "captain.light-orange": ("sailor", 2, 3),
}


@pytest.mark.clause("SSP-5.3")
@pytest.mark.parametrize(
    ("multiplier", "kind", "count", "each"),
    [(name, kind, n, each) for name, (kind, most, each) in MULTIPLIERS.items() for n in range(most + 1)],
)
def test_5_3_a_multiplier_scores_for_each_card_of_its_kind(multiplier: str, kind: str, count: int, each: int) -> None:
    held = some(kind, count)
    assert card_points(f"{held} {multiplier}") - card_points(held) == each * count


@pytest.mark.clause("SSP-5.3")
def test_5_3_a_lighthouse_is_no_boat() -> None:
    assert card_points("lighthouse.purple boat.black") == 1


@pytest.mark.clause("SSP-5.3")
def test_5_3_a_shoal_is_no_fish() -> None:
    assert card_points("shoal.grey fish.black") == 1


@pytest.mark.clause("SSP-5.3")
def test_5_3_a_colony_is_no_penguin() -> None:
    assert card_points("colony.green") == 0
    assert card_points("colony.green penguin.pink") == 3


@pytest.mark.clause("SSP-5.3")
def test_5_3_a_captain_is_no_sailor() -> None:
    assert card_points("captain.light-orange") == 0
    assert card_points("captain.light-orange sailor.pink") == 3


@pytest.mark.sample
@pytest.mark.clause("SSP-5.3")
def test_5_3_a_multiplier_counts_laid_cards_too() -> None:
    assert card_points("lighthouse.purple boat.black", laid=["boat.black boat.yellow"]) == 1 + 3
    assert card_points("shoal.grey", laid=["fish.black fish.black", "fish.green fish.yellow"]) == 2 + 4


@pytest.mark.clause("SSP-5.3")
def test_5_3_a_multiplier_of_another_kind_does_nothing() -> None:
    assert card_points("lighthouse.purple fish.black penguin.pink sailor.pink") == 1


# --- SSP-5.4: mermaids ---


@pytest.mark.clause("SSP-5.4")
def test_5_4_a_mermaid_scores_the_most_frequent_colour() -> None:
    assert card_points("mermaid.white crab.yellow boat.yellow fish.yellow shell.green shark.black") == 3


@pytest.mark.sample
@pytest.mark.clause("SSP-5.4")
def test_5_4_the_second_mermaid_scores_the_second_most_frequent_colour() -> None:
    held = "crab.yellow boat.yellow fish.yellow swimmer.yellow shell.green octopus.green shark.green fish.black"
    assert card_points(held) == 2  # a pair of fish, a swimmer with a shark
    assert card_points(f"{held} mermaid.white") == 2 + 4
    assert card_points(f"{held} mermaid.white mermaid.white") == 2 + 4 + 3


@pytest.mark.clause("SSP-5.4")
def test_5_4_the_third_mermaid_scores_the_third_most_frequent_colour() -> None:
    held = "crab.yellow boat.yellow fish.yellow swimmer.yellow shell.green octopus.green colony.green"
    assert card_points(f"{held} {THREE_MERMAIDS}") == 4 + 3 + 3
    assert card_points(f"{held} crab.grey {THREE_MERMAIDS}") == 1 + 4 + 3 + 3


@pytest.mark.clause("SSP-5.4")
def test_5_4_two_colours_equally_frequent_serve_two_mermaids() -> None:
    assert card_points("crab.yellow boat.yellow shell.black fish.black swimmer.black octopus.yellow") == 0
    assert card_points("crab.yellow boat.yellow shell.black fish.black swimmer.black octopus.yellow mermaid.white") == 3
    held = "crab.yellow boat.yellow shell.black fish.black swimmer.black octopus.yellow mermaid.white mermaid.white"
    assert card_points(held) == 3 + 3


@pytest.mark.clause("SSP-5.4")
def test_5_4_a_colour_serves_one_mermaid_only() -> None:
    assert card_points("mermaid.white mermaid.white crab.yellow boat.yellow fish.yellow") == 3 + 2


@pytest.mark.clause("SSP-5.4")
@pytest.mark.parametrize("mermaids", [1, 2, 3])
def test_5_4_mermaids_alone_score_white_once(mermaids: int) -> None:
    assert card_points(" ".join(["mermaid.white"] * mermaids)) == mermaids


@pytest.mark.clause("SSP-5.4")
def test_5_4_white_may_be_the_most_frequent_colour() -> None:
    assert card_points(f"{THREE_MERMAIDS} crab.yellow boat.yellow shell.green") == 3 + 2 + 1


@pytest.mark.clause("SSP-5.4")
def test_5_4_white_may_come_second() -> None:
    assert card_points("mermaid.white mermaid.white crab.yellow boat.yellow fish.yellow shell.green") == 3 + 2


@pytest.mark.clause("SSP-5.4")
def test_5_4_surplus_mermaids_score_nothing() -> None:
    assert card_points(f"{THREE_MERMAIDS} crab.yellow") == 3 + 1 + 0
    assert card_points("mermaid.white mermaid.white crab.yellow") == 2 + 1


@pytest.mark.clause("SSP-5.4")
def test_5_4_laid_cards_count_for_their_colours() -> None:
    assert (
        card_points("mermaid.white shell.yellow", laid=["crab.yellow crab.yellow", "boat.yellow boat.yellow"]) == 2 + 5
    )


@pytest.mark.clause("SSP-5.4")
def test_5_4_all_cards_of_a_colour_may_count() -> None:
    held = " ".join(card for card in ALL_CARDS if card.endswith(".light-blue"))
    assert card_points(f"{held} mermaid.white") - card_points(held) == 9


@pytest.mark.clause("SSP-5.4")
def test_5_4_light_orange_and_orange_are_two_colours() -> None:
    assert card_points("mermaid.white sailor.orange swimmer.light-orange") == 1


# --- SSP-5.5: the colour bonus ---


def bonus(held: str, laid: list[str] | None = None) -> int:
    """What a seat scores that loses against a last chance: its colour bonus, having taken an orange sailor."""
    caller = "octopus.light-blue octopus.yellow octopus.green octopus.purple octopus.grey"
    table = table_at(
        caller, held, laid=[[], laid or []], piles=("sailor.orange", ""), turn=1, caller=0, call="last-chance"
    )
    play(table, "1 take 1", "1 end")
    points = table.position()["totals"][1]
    assert isinstance(points, int)
    return points


@pytest.mark.sample
@pytest.mark.clause("SSP-5.5")
def test_5_5_the_bonus_is_the_number_of_cards_of_the_most_frequent_colour() -> None:
    assert bonus("crab.yellow boat.yellow fish.yellow crab.green fish.black") == 3


@pytest.mark.clause("SSP-5.5")
def test_5_5_only_one_colour_counts() -> None:
    assert bonus("crab.yellow boat.yellow crab.black boat.black") == 2


@pytest.mark.clause("SSP-5.5")
def test_5_5_laid_cards_count_with_the_hand() -> None:
    assert bonus("crab.yellow", laid=["boat.yellow boat.yellow", "fish.yellow fish.black"]) == 4


@pytest.mark.clause("SSP-5.5")
def test_5_5_white_counts() -> None:
    assert bonus(f"{THREE_MERMAIDS} crab.yellow boat.yellow") == 3


@pytest.mark.clause("SSP-5.5")
def test_5_5_a_card_taken_in_the_last_turn_counts() -> None:
    assert bonus("") == 1


@pytest.mark.clause("SSP-5.5")
def test_5_5_the_bonus_counts_all_cards_of_a_colour() -> None:
    held = "crab.dark-blue crab.dark-blue boat.dark-blue boat.dark-blue fish.dark-blue fish.dark-blue swimmer.dark-blue"
    assert bonus(held) == 7


@pytest.mark.clause("SSP-5.5")
def test_5_5_a_stop_scores_no_bonus() -> None:
    table = table_at(SEVEN, "crab.yellow boat.yellow fish.yellow", piles=("sailor.orange", ""))
    assert play(table, "0 take 1", "0 stop").position()["totals"] == [7, 0]


@pytest.mark.clause("SSP-5.5")
def test_5_5_the_bonus_is_no_card_point() -> None:
    assert card_points("crab.yellow boat.yellow fish.yellow swimmer.yellow shell.yellow octopus.yellow") == 0


# --- SSP-5.6: four mermaids ---


def won(table: seachest.Table) -> list[int]:
    """The winners of a game that must be over by four mermaids in the hand of seat 0."""
    position = table.position()
    assert position["phase"] is None
    assert position["laid"][0][-1] == FOUR_MERMAIDS
    assert "mermaid.white" not in position["hands"][0]
    result = table.result()
    assert result is not None
    return list(result.winners)


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_taken_from_a_pile_wins() -> None:
    table = table_at(THREE_MERMAIDS, "", piles=("mermaid.white", "crab.grey"))
    assert won(play(table, "0 take 1")) == [0]


@pytest.mark.sample
@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_wins_already_when_it_is_kept() -> None:
    table = table_at(THREE_MERMAIDS, "", deck="mermaid.white boat.black")
    assert won(play(table, "0 draw", "0 keep mermaid.white")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_other_drawn_card_is_then_not_discarded() -> None:
    table = table_at(THREE_MERMAIDS, "", deck="mermaid.white boat.black", piles=("shell.grey", "crab.grey"))
    position = play(table, "0 draw", "0 keep mermaid.white").position()
    assert position["piles"] == [["shell.grey"], ["crab.grey"]]
    assert position["drawn"] == ["boat.black"]
    assert position["hands"][0] == []


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_wins_only_once_it_is_kept() -> None:
    table = play(table_at(THREE_MERMAIDS, "", deck="mermaid.white boat.black"), "0 draw")
    assert not table.position()["over"]
    play(table, "0 keep boat.black")
    assert not table.position()["over"]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_as_the_last_card_of_the_deck_wins() -> None:
    table = table_at(THREE_MERMAIDS, "", deck="mermaid.white", rest="pile 2")
    assert won(play(table, "0 draw")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_drawn_by_fish_wins() -> None:
    table = table_at(f"{THREE_MERMAIDS} fish.green fish.yellow", "", deck="mermaid.white", phase="play")
    assert won(play(table, "0 lay fish.green", "0 with fish.yellow")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_picked_by_crabs_wins() -> None:
    piles = ("boat.black mermaid.white", "shell.grey")
    table = table_at(f"{THREE_MERMAIDS} crab.green crab.yellow", "", piles=piles, phase="play")
    play(table, "0 lay crab.green", "0 with crab.yellow", "0 search 1", "0 pick mermaid.white")
    assert won(table) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_stolen_wins() -> None:
    table = table_at(f"{THREE_MERMAIDS} swimmer.black shark.green", "mermaid.white", phase="play")
    assert won(play(table, "0 lay swimmer.black", "0 with shark.green", "0 rob 1")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_fourth_mermaid_drawn_after_boats_wins() -> None:
    table = table_at(
        f"{THREE_MERMAIDS} boat.black boat.yellow", "", piles=("mermaid.white", "shell.grey"), phase="play"
    )
    assert won(play(table, "0 lay boat.black", "0 with boat.yellow", "0 take 1")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_three_mermaids_do_not_win() -> None:
    table = table_at("mermaid.white mermaid.white", "mermaid.white", piles=("mermaid.white", "crab.grey"))
    play(table, "0 take 1")
    assert (table.result(), table.position()["over"]) == (None, False)


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_mermaids_lie_after_the_pairs_as_one_list_of_four() -> None:
    laid = [["crab.green crab.yellow"], ["boat.black boat.black"]]
    table = table_at(f"{THREE_MERMAIDS} shell.grey", "", laid=laid, piles=("mermaid.white", "crab.grey"))
    position = play(table, "0 take 1").position()
    assert position["laid"] == [[cards("crab.green crab.yellow"), FOUR_MERMAIDS], [cards("boat.black boat.black")]]
    assert hand(table, 0) == ["shell.grey"]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_mermaids_win_whatever_the_totals_say() -> None:
    table = table_at(THREE_MERMAIDS, "", "", piles=("mermaid.white", "crab.grey"), totals=[0, 34, 20])
    assert won(play(table, "0 take 1")) == [0]
    result = table.result()
    assert result is not None
    assert result.scores == (0, 34, 20)


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_mermaids_win_though_the_deck_is_empty() -> None:
    """No end-of-turn check comes first, which would void the round (SSP-7.1)."""
    table = table_at(THREE_MERMAIDS, "", piles=("mermaid.white", "shell.grey"), rest="pile 2", totals=[3, 9])
    assert won(play(table, "0 take 1")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_mermaids_win_in_the_last_turn_of_a_last_chance() -> None:
    table = table_at(
        THREE_MERMAIDS,
        SIX,
        SEVEN,
        piles=("mermaid.white", "crab.grey"),
        caller=2,
        call="last-chance",
        totals=[0, 9, 30],
    )
    assert won(play(table, "0 take 1")) == [0]
    position = table.position()
    assert (position["call"], position["caller"], position["totals"]) == (None, None, [0, 9, 30])


@pytest.mark.clause("SSP-5.6")
def test_5_6_the_mermaids_win_in_the_last_round_too() -> None:
    table = table_at(THREE_MERMAIDS, "", piles=("mermaid.white", "crab.grey"), round=LAST_ROUND, totals=[1, 39])
    assert won(play(table, "0 take 1")) == [0]


@pytest.mark.clause("SSP-5.6")
def test_5_6_any_seat_may_win_by_mermaids() -> None:
    table = table_at("", "", THREE_MERMAIDS, "", piles=("mermaid.white", "crab.grey"), turn=2)
    play(table, "2 take 1")
    result = table.result()
    assert result is not None
    assert result.winners == (2,)


@pytest.mark.clause("SSP-5.6")
def test_5_6_after_the_mermaids_nobody_may_do_anything() -> None:
    table = play(table_at(THREE_MERMAIDS, "", piles=("mermaid.white", "crab.grey")), "0 take 1")
    assert table.pending() == ()
    assert (table.legal(0), table.legal(1)) == ([], [])
    refused(table, 0, "end")


@pytest.mark.clause("SSP-5.6")
def test_5_6_a_thief_may_rob_the_mermaids_before_they_are_four() -> None:
    table = table_at("swimmer.black shark.green", THREE_MERMAIDS, phase="play")
    play(table, "0 lay swimmer.black", "0 with shark.green", "0 rob 1")
    assert (hand(table, 0), hand(table, 1)) == (["mermaid.white"], bag("mermaid.white mermaid.white"))
    assert not table.position()["over"]
