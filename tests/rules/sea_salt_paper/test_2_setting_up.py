from collections import Counter
from typing import Any

import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import ALL_CARDS, GAME, PLAYERS, SEVEN, table_at
from tests.tables import play

SEEDS = range(600)


def fresh(players: int = 2, seed: int = 0) -> dict[str, Any]:
    return seachest.deal(GAME, players, seed=seed).position()


def stopped(players: int, caller: int, seed: int = 1) -> seachest.Table:
    """A table whose first round that seat has just ended by STOP."""
    hands = [SEVEN if seat == caller else "" for seat in range(players)]
    return play(table_at(*hands, turn=caller, seed=seed), f"{caller} take 1", f"{caller} stop")


@pytest.mark.sample
@pytest.mark.clause("SSP-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_1_two_cards_are_turned_up_and_56_remain(players: int) -> None:
    position = fresh(players)
    assert [len(pile) for pile in position["piles"]] == [1, 1]
    assert len(position["deck"]) == 56


@pytest.mark.clause("SSP-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_1_hands_are_empty_and_nothing_is_laid(players: int) -> None:
    position = fresh(players)
    assert position["hands"] == [[]] * players
    assert position["laid"] == [[]] * players


@pytest.mark.clause("SSP-2.1")
def test_2_1_the_first_round_begins_with_a_draw_and_without_points() -> None:
    position = fresh(3)
    assert (position["round"], position["phase"], position["totals"]) == (1, "draw", [0, 0, 0])


@pytest.mark.clause("SSP-2.1")
def test_2_1_every_deal_uses_all_58_cards() -> None:
    for seed in range(50):
        position = fresh(seed=seed)
        assert sorted(position["deck"] + position["piles"][0] + position["piles"][1]) == sorted(ALL_CARDS)


@pytest.mark.clause("SSP-2.1")
def test_2_1_no_two_of_many_seeds_deal_the_same() -> None:
    assert len({tuple(fresh(seed=seed)["deck"]) for seed in range(100)}) == 100


@pytest.mark.clause("SSP-2.1")
def test_2_1_every_card_may_be_turned_up() -> None:
    # 1200 cards turned up: that a single one never shows has a chance of (57/58)**1200, one in a thousand million.
    turned_up = {card for seed in SEEDS for pile in fresh(seed=seed)["piles"] for card in pile}
    assert turned_up == set(ALL_CARDS)


@pytest.mark.clause("SSP-2.1")
@pytest.mark.parametrize("place", [0, 1, 28, 54, 55])
def test_2_1_a_card_is_as_likely_anywhere_in_the_deck(place: int) -> None:
    # Crabs are 9 of 58: 93 of 600 expected, standard deviation 8.9; the bounds lie five of them away.
    crabs = sum(fresh(seed=seed)["deck"][place].startswith("crab") for seed in SEEDS)
    assert 48 <= crabs <= 138


@pytest.mark.clause("SSP-2.1")
def test_2_1_a_new_round_takes_back_hands_and_laid_cards() -> None:
    table = table_at(SEVEN, "boat.black", laid=[["crab.yellow crab.green"], ["fish.green fish.yellow"]])
    position = play(table, "0 take 1", "0 stop").position()
    assert position["round"] == 2
    assert (position["hands"], position["laid"]) == ([[], []], [[], []])
    assert sorted(position["deck"] + position["piles"][0] + position["piles"][1]) == sorted(ALL_CARDS)


@pytest.mark.clause("SSP-2.1")
def test_2_1_a_new_round_turns_up_two_cards_again() -> None:
    position = stopped(2, 0).position()
    assert [len(pile) for pile in position["piles"]] == [1, 1]
    assert len(position["deck"]) == 56


@pytest.mark.clause("SSP-2.1")
def test_2_1_a_new_round_forgets_the_call_and_who_was_safe() -> None:
    table = table_at("", SEVEN, turn=0, caller=1, call="last-chance")
    position = play(table, "0 take 1", "0 end").position()
    assert (position["round"], position["caller"], position["call"], position["safe"]) == (2, None, None, [])


@pytest.mark.clause("SSP-2.1")
def test_2_1_a_void_round_is_followed_by_a_full_deal_too() -> None:
    table = table_at("boat.black crab.yellow", "", deck="fish.green", rest="pile 2")
    position = play(table, "0 draw", "0 end").position()
    assert (position["round"], len(position["deck"]), position["hands"]) == (2, 56, [[], []])
    assert sorted(position["deck"] + position["piles"][0] + position["piles"][1]) == sorted(ALL_CARDS)


@pytest.mark.clause("SSP-2.1")
def test_2_1_a_new_round_is_shuffled_anew_for_each_seed() -> None:
    assert len({tuple(stopped(2, 0, seed).position()["deck"]) for seed in range(40)}) == 40


@pytest.mark.clause("SSP-2.1")
def test_2_1_two_rounds_of_a_game_are_shuffled_differently() -> None:
    table = stopped(2, 0)
    second = table.position()["deck"]
    run_out_of_cards(table)
    assert table.position()["round"] == 3
    assert table.position()["deck"] != second


def run_out_of_cards(table: seachest.Table) -> None:
    """Draws and ends turns until the deck is empty and the next round begins."""
    begun = table.position()["round"]
    while table.position()["round"] == begun:
        legal = table.legal()
        table.act(table.pending()[0], "end" if "end" in legal else legal[0])


@pytest.mark.clause("SSP-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_each_seat_starts_the_first_round_about_as_often(players: int) -> None:
    # 600 deals: the standard deviation is at most 12.3; the bounds lie five of them away.
    starts = Counter(fresh(players, seed)["turn"] for seed in SEEDS)
    assert set(starts) == set(range(players))
    assert all(abs(count - len(SEEDS) / players) <= 62 for count in starts.values())


@pytest.mark.clause("SSP-2.2")
def test_2_2_the_starter_is_the_one_who_may_decide() -> None:
    for seed in range(20):
        table = seachest.deal(GAME, 4, seed=seed)
        assert table.pending() == (table.position()["turn"],)


@pytest.mark.clause("SSP-2.2")
def test_2_2_the_starter_tells_nothing_about_the_cards() -> None:
    # Of the deals with a crab on top of the deck about half start with seat 0, give or take five standard deviations.
    deals = [fresh(2, seed) for seed in SEEDS]
    starters = [deal["turn"] for deal in deals if deal["deck"][0].startswith("crab")]
    assert abs(starters.count(0) - len(starters) / 2) <= 2.5 * len(starters) ** 0.5


@pytest.mark.sample
@pytest.mark.clause("SSP-2.2")
@pytest.mark.parametrize(("players", "caller"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_2_2_the_seat_left_of_the_caller_starts_the_next_round(players: int, caller: int) -> None:
    assert stopped(players, caller).position()["turn"] == (caller + 1) % players


@pytest.mark.clause("SSP-2.2")
@pytest.mark.parametrize("seed", range(8))
def test_2_2_chance_has_no_say_in_who_starts_a_later_round(seed: int) -> None:
    assert stopped(4, 1, seed).position()["turn"] == 2
