import pytest

from tests.rules.sea_salt_paper.helpers import ALL_CARDS, card_points, kind_of, table_at
from tests.tables import play

FIRST = "octopus.yellow octopus.green octopus.purple crab.yellow"
SECOND = "shell.light-blue shell.black shell.green boat.light-blue"


@pytest.mark.clause("SSP-11", "SSP-11.1")
def test_11_the_two_hands_of_the_rulebook_score_7_and_4() -> None:
    assert card_points(f"{FIRST} crab.dark-blue") == 7
    assert card_points(SECOND) == 4


@pytest.mark.clause("SSP-11", "SSP-11.1")
def test_11_a_stop_gives_7_and_4() -> None:
    table = table_at(FIRST, SECOND, piles=("crab.dark-blue", "sailor.orange"))
    assert play(table, "0 take 1", "0 stop").position()["totals"] == [7, 4]


@pytest.mark.sample
@pytest.mark.clause("SSP-11", "SSP-11.1")
def test_11_a_last_chance_gives_9_and_2() -> None:
    """The last turn brings an orange sailor, which changes neither points nor bonus."""
    table = table_at(FIRST, SECOND, piles=("crab.dark-blue", "sailor.orange"))
    play(table, "0 take 1", "0 last-chance", "1 take 2", "1 end")
    assert table.position()["totals"] == [9, 2]


@pytest.mark.clause("SSP-11", "SSP-11.2")
def test_11_two_mermaids_with_four_light_blue_and_three_green_cards_score_7() -> None:
    light_blue = "crab.light-blue boat.light-blue fish.light-blue shell.light-blue"
    green = "octopus.green shark.green colony.green"
    assert card_points(f"{light_blue} {green}") == 0
    assert card_points(f"{light_blue} {green} mermaid.white mermaid.white") == 7


@pytest.mark.clause("SSP-11", "SSP-11.3")
def test_11_a_lone_mermaid_has_1_point() -> None:
    assert card_points("mermaid.white") == 1


@pytest.mark.clause("SSP-11", "SSP-11.3")
def test_11_a_lone_mermaid_has_a_bonus_of_1() -> None:
    """The bet is lost: the caller scores the bonus only."""
    rival = "octopus.light-blue octopus.yellow"
    table = table_at("mermaid.white", rival, piles=("sailor.orange", ""), turn=1, caller=0, call="last-chance")
    assert play(table, "1 take 1", "1 end").position()["totals"] == [1, 3]


@pytest.mark.clause("SSP-11", "SSP-11.3")
def test_11_three_mermaids_and_a_crab_have_4_points() -> None:
    assert card_points("mermaid.white mermaid.white mermaid.white crab.green") == 4


@pytest.mark.clause("SSP-11", "SSP-11.3")
def test_11_three_mermaids_and_a_crab_have_a_bonus_of_3() -> None:
    caller = "octopus.light-blue octopus.yellow octopus.green penguin.pink"
    held = "mermaid.white mermaid.white mermaid.white"
    table = table_at(caller, held, piles=("crab.green", ""), turn=1, caller=0, call="last-chance")
    assert play(table, "1 take 1", "1 end").position()["totals"] == [7 + 1, 3]


@pytest.mark.sample
@pytest.mark.clause("SSP-11", "SSP-11.4")
def test_11_boats_fish_penguins_sailors_and_the_multipliers_score_44() -> None:
    kinds = ("boat", "fish", "penguin", "sailor", "lighthouse", "shoal", "colony", "captain")
    assert card_points(" ".join(card for card in ALL_CARDS if kind_of(card) in kinds)) == 44
