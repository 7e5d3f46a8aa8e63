import random
from typing import Any

import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import LAST_ROUND, PLAYERS, SEVEN, SIX, bag, cards, hand, hand_seen, table_at
from tests.tables import play, watchers

CRABS = ("0 lay crab.yellow", "0 with crab.green")
THEFT = ("0 lay swimmer.yellow", "0 with shark.green")
PILES = ("boat.black fish.green shell.grey", "octopus.grey crab.grey")
SEEDS = range(12)


def others(table: seachest.Table, seat: int) -> list[int | None]:
    """All who watch a seat: the other seats and the spectator."""
    return [watcher for watcher in watchers(table) if watcher != seat]


def pile_seen(table: seachest.Table, watcher: int | None, pile: int) -> list[str]:
    """What somebody knows of a pile, from the top, "?" for a card they can't place."""
    seen: list[str] = table.view(watcher)["piles"][pile - 1]
    return seen


def uncertain(table: seachest.Table, watcher: int | None, pile: int) -> tuple[list[str], int] | None:
    """What somebody knows of the rest of a pile only as a set, and how many of these were taken."""
    rest: dict[str, Any] | None = table.view(watcher)["uncertain"][pile - 1]
    return None if rest is None else (sorted(rest["cards"]), rest["missing"])


# --- SSP-9.1: what is public ---


@pytest.mark.sample
@pytest.mark.clause("SSP-9.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_9_1_everyone_sees_the_sizes_of_deck_piles_and_hands(players: int) -> None:
    table = table_at(*["boat.black fish.green", "boat.yellow", "", SIX][:players], piles=("shell.grey crab.grey", ""))
    position = table.position()
    for watcher in watchers(table):
        view = table.view(watcher)
        assert len(view["deck"]) == len(position["deck"])
        assert [len(pile) for pile in view["piles"]] == [2, 0]
        assert [len(held) for held in view["hands"]] == [2, 1, 0, 4][:players]


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_the_top_card_of_each_pile() -> None:
    table = table_at("", "", "", piles=PILES)
    for watcher in watchers(table):
        assert [pile[0] for pile in table.view(watcher)["piles"]] == cards("boat.black octopus.grey")


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_laid_cards() -> None:
    laid = [["crab.yellow crab.green"], [], ["shark.green swimmer.black", "boat.black boat.black"]]
    table = table_at("", "", "", laid=laid)
    for watcher in watchers(table):
        assert table.view(watcher)["laid"] == table.position()["laid"]


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_a_laid_card_that_waits_for_its_partner() -> None:
    table = play(table_at("crab.yellow crab.green", "", phase="play"), "0 lay crab.yellow")
    for watcher in watchers(table):
        assert table.view(watcher)["first"] == "crab.yellow"


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_totals_and_whose_turn_it_is() -> None:
    table = table_at("", "", "", totals=[3, 14, 15], turn=2)
    for watcher in watchers(table):
        view = table.view(watcher)
        assert (view["totals"], view["turn"], view["pending"], view["phase"]) == ([3, 14, 15], 2, [2], "draw")


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_a_call() -> None:
    table = play(table_at(SEVEN, "", ""), "0 take 1", "0 last-chance")
    for watcher in watchers(table):
        view = table.view(watcher)
        assert (view["caller"], view["call"], view["safe"]) == (0, "last-chance", [0])


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_a_revealed_hand() -> None:
    table = play(table_at(SEVEN, "", ""), "0 take 1", "0 last-chance")
    for watcher in watchers(table):
        assert hand_seen(table, watcher, 0) == bag(f"{SEVEN} swimmer.light-orange")
        assert table.view(watcher)["scores"][0] == 7


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_a_hand_that_a_position_reveals() -> None:
    table = table_at("boat.black", SIX, SEVEN, turn=1, caller=2, call="last-chance")
    for watcher in watchers(table):
        assert hand_seen(table, watcher, 2) == bag(SEVEN)
        assert hand_seen(table, watcher, 0) == ["boat.black"]
        assert hand_seen(table, watcher, 1) == (bag(SIX) if watcher == 1 else ["?"] * 4)


@pytest.mark.sample
@pytest.mark.clause("SSP-9.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_9_1_everyone_sees_a_card_taken_from_a_pile(players: int) -> None:
    table = play(table_at("crab.yellow", *[""] * (players - 1), piles=PILES), "0 take 1")
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["boat.black", "?"]


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_a_discarded_card() -> None:
    table = table_at("", "", "", deck="boat.yellow fish.yellow", piles=PILES)
    play(table, "0 draw", "0 keep boat.yellow", "0 discard 2")
    for watcher in watchers(table):
        assert pile_seen(table, watcher, 2) == cards("fish.yellow octopus.grey crab.grey")


@pytest.mark.clause("SSP-9.1")
def test_9_1_everyone_sees_which_pile_is_searched() -> None:
    table = play(table_at("crab.yellow crab.green", "", piles=PILES, phase="play"), *CRABS, "0 search 2")
    assert [table.view(watcher)["searched"] for watcher in watchers(table)] == [2, 2, 2]


@pytest.mark.clause("SSP-9.1")
def test_9_1_the_score_of_a_hand_known_in_full_is_shown() -> None:
    table = play(table_at("", "", piles=("penguin.pink", "crab.grey")), "0 take 1")
    assert table.view(1)["scores"] == [1, 0]


# --- SSP-9.2: what is secret ---


@pytest.mark.clause("SSP-9.2")
def test_9_2_nobody_sees_a_card_of_the_deck() -> None:
    table = table_at("", "", "")
    for watcher in watchers(table):
        assert table.view(watcher)["deck"] == ["?"] * 56


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_order_of_the_deck_changes_no_view() -> None:
    one, other = table_at("", "", deck="boat.black fish.green"), table_at("", "", deck="mermaid.white boat.black")
    assert [one.view(watcher) for watcher in watchers(one)] == [other.view(watcher) for watcher in watchers(other)]


@pytest.mark.clause("SSP-9.2")
def test_9_2_others_see_nothing_of_a_hand_but_its_size() -> None:
    table = table_at("boat.black fish.green", "crab.yellow", "")
    for watcher in others(table, 0):
        assert table.view(watcher)["hands"][0] == ["?", "?"]
        assert table.view(watcher)["scores"][0] is None


@pytest.mark.clause("SSP-9.2")
def test_9_2_a_seat_sees_its_own_hand_and_score() -> None:
    table = table_at("boat.black", SIX, "")
    assert hand_seen(table, 1, 1) == bag(SIX)
    assert table.view(1)["scores"] == [None, 6, 0]


@pytest.mark.clause("SSP-9.2")
def test_9_2_an_unseen_hand_changes_no_view_of_others() -> None:
    one, other = table_at("boat.black fish.green", "", ""), table_at("mermaid.white crab.yellow", "", "")
    assert [one.view(watcher) for watcher in others(one, 0)] == [other.view(watcher) for watcher in others(other, 0)]


@pytest.mark.sample
@pytest.mark.clause("SSP-9.2")
def test_9_2_only_the_player_who_drew_sees_the_two_cards() -> None:
    table = play(table_at("", "", "", deck="boat.black fish.green"), "0 draw")
    assert sorted(table.view(0)["drawn"]) == bag("boat.black fish.green")
    for watcher in others(table, 0):
        assert table.view(watcher)["drawn"] is None
        assert table.view(watcher)["legal"] == {}


@pytest.mark.clause("SSP-9.2")
def test_9_2_a_seat_sees_its_own_choices_only() -> None:
    table = play(table_at("", "", deck="boat.black fish.green"), "0 draw")
    assert sorted(table.view(0)["legal"]["0"]) == ["keep boat.black", "keep fish.green"]
    assert table.view(1)["legal"] == {}


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_kept_card_stays_secret() -> None:
    table = play(table_at("", "", "", deck="boat.black fish.green"), "0 draw", "0 keep boat.black")
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_other_drawn_card_is_secret_until_it_is_discarded() -> None:
    table = play(table_at("", "", deck="boat.black fish.green"), "0 draw", "0 keep boat.black")
    assert table.view(0)["drawn"] == ["fish.green"]
    assert table.view(1)["drawn"] is None
    play(table, "0 discard 1")
    assert table.view(1)["piles"][0][0] == "fish.green"
    assert hand_seen(table, 1, 0) == ["?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_different_kept_cards_look_the_same() -> None:
    views = []
    for kept in cards("boat.black mermaid.white"):
        table = table_at("", "", "", deck=f"{kept} fish.green")
        play(table, "0 draw", f"0 keep {kept}", "0 discard 1")
        views.append([table.view(watcher) for watcher in others(table, 0)])
    assert views[0] == views[1]


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_last_card_of_the_deck_is_drawn_unseen() -> None:
    table = play(table_at("", "", "", deck="boat.black", rest="pile 2"), "0 draw")
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_a_card_drawn_by_fish_is_secret() -> None:
    table = table_at("fish.yellow fish.green", "", "", deck="boat.black", phase="play")
    play(table, "0 lay fish.yellow", "0 with fish.green")
    assert hand_seen(table, 0, 0) == ["boat.black"]
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.sample
@pytest.mark.clause("SSP-9.2")
def test_9_2_the_card_that_crabs_took_is_secret() -> None:
    table = table_at("crab.yellow crab.green", "", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", "0 pick fish.green")
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_card_that_crabs_took_from_a_pile_of_one_is_not_shown() -> None:
    table = table_at("crab.yellow crab.green", "", "", piles=("boat.black", "octopus.grey"), phase="play")
    play(table, *CRABS, "0 search 1", "0 pick boat.black")
    for watcher in others(table, 0):
        assert hand_seen(table, watcher, 0) == ["?"]
        assert pile_seen(table, watcher, 1) == []


@pytest.mark.clause("SSP-9.2")
def test_9_2_different_picks_below_the_top_look_the_same() -> None:
    views = []
    for picked in cards("fish.green shell.grey"):
        table = table_at("crab.yellow crab.green", "", "", piles=PILES, phase="play")
        play(table, *CRABS, "0 search 1", f"0 pick {picked}")
        views.append([table.view(watcher) for watcher in others(table, 0)])
    assert views[0] == views[1]


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_choices_of_a_search_are_secret() -> None:
    table = play(table_at("crab.yellow crab.green", "", piles=PILES, phase="play"), *CRABS, "0 search 1")
    assert len(table.view(0)["legal"]["0"]) == 3
    assert (table.view(1)["legal"], table.view(None)["legal"]) == ({}, {})


@pytest.mark.clause("SSP-9.2")
def test_9_2_thief_and_victim_know_the_stolen_card() -> None:
    for seed in SEEDS:
        table = table_at("swimmer.yellow shark.green", "boat.black fish.green", "", phase="play", seed=seed)
        play(table, *THEFT, "0 rob 1")
        assert hand_seen(table, 0, 0) == hand(table, 0)
        assert hand_seen(table, 1, 0) == hand(table, 0)
        assert hand_seen(table, 1, 1) == hand(table, 1)


@pytest.mark.clause("SSP-9.2")
def test_9_2_nobody_else_knows_the_stolen_card() -> None:
    table = table_at("swimmer.yellow shark.green", "boat.black fish.green", "", "", phase="play")
    play(table, *THEFT, "0 rob 1")
    for watcher in (2, 3, None):
        assert hand_seen(table, watcher, 0) == ["?"]
        assert hand_seen(table, watcher, 1) == ["?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_the_thief_learns_nothing_else_of_the_hand() -> None:
    table = table_at("swimmer.yellow shark.green", "boat.black fish.green crab.grey", phase="play", piles=("", ""))
    play(table, *THEFT, "0 rob 1")
    assert hand_seen(table, 0, 1) == ["?", "?"]


@pytest.mark.clause("SSP-9.2")
def test_9_2_whatever_is_stolen_looks_the_same_to_the_others() -> None:
    views, loot = [], set()
    for seed in SEEDS:
        table = table_at("swimmer.yellow shark.green", "boat.black fish.green", "", phase="play", seed=seed)
        play(table, *THEFT, "0 rob 1")
        loot.add(hand(table, 0)[0])
        views.append((table.view(2), table.view(None)))
    assert loot == {"boat.black", "fish.green"}
    assert all(view == views[0] for view in views)


@pytest.mark.clause("SSP-9.2")
def test_9_2_others_hear_of_secret_moves_without_their_card() -> None:
    table = table_at("crab.yellow crab.green", "", deck="boat.yellow fish.yellow", piles=PILES)
    play(table, "0 draw", "0 keep boat.yellow", "0 discard 1", *CRABS, "0 search 2", "0 pick crab.grey")
    expected = ["0 draw", "0 keep ?", "0 discard 1", *CRABS, "0 search 2", "0 pick ?"]
    assert table.moves(1) == table.moves(None) == expected
    assert table.moves(0)[1] == "0 keep boat.yellow"
    assert table.moves(0)[-1] == "0 pick crab.grey"


@pytest.mark.clause("SSP-9.2")
def test_9_2_four_mermaids_reveal_no_other_card() -> None:
    held = "mermaid.white mermaid.white mermaid.white crab.yellow"
    table = table_at(held, "boat.black", deck="mermaid.white fish.green")
    play(table, "0 draw", "0 keep mermaid.white")
    view = table.view(1)
    assert (view["hands"][0], view["drawn"]) == (["?"], None)
    assert table.view(0)["hands"][1] == ["?"]
    assert table.view(None)["hands"] == [["?"], ["?"]]


# --- SSP-9.3: what is remembered of hands ---


@pytest.mark.clause("SSP-9.3")
def test_9_3_after_loading_hands_are_known_to_their_owners_only() -> None:
    table = table_at("boat.black", "fish.green", "crab.yellow")
    for watcher in watchers(table):
        seen = [table.position()["hands"][seat] if seat == watcher else ["?"] for seat in range(3)]
        assert table.view(watcher)["hands"] == seen


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_taken_card_stays_known_in_later_turns() -> None:
    table = table_at("", "", piles=PILES, deck="boat.yellow fish.yellow shell.green shell.black")
    play(table, "0 take 1", "0 end", "1 draw", "1 keep boat.yellow", "1 discard 1", "1 end")
    play(table, "0 draw", "0 keep shell.green", "0 discard 1", "0 end")
    assert hand_seen(table, 1, 0) == ["boat.black", "?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_all_taken_cards_stay_known() -> None:
    table = table_at("", "", piles=PILES)
    play(table, "0 take 1", "0 end", "1 take 2", "1 end", "0 take 1", "0 end")
    assert hand_seen(table, 1, 0) == bag("boat.black fish.green")
    assert hand_seen(table, None, 1) == ["octopus.grey"]


@pytest.mark.sample
@pytest.mark.clause("SSP-9.3")
def test_9_3_a_known_card_that_is_laid_is_no_longer_in_the_hand() -> None:
    table = table_at("boat.yellow crab.yellow", "", piles=PILES)
    play(table, "0 take 1", "0 lay boat.black", "0 with boat.yellow")
    assert hand_seen(table, 1, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_an_equal_card_that_is_laid_makes_the_known_one_unknown() -> None:
    """The boat that stays may be the one taken or the one held before: it counts as the one laid."""
    table = table_at("boat.black boat.yellow", "", piles=PILES)
    play(table, "0 take 1", "0 lay boat.yellow", "0 with boat.black")
    assert hand(table, 0) == ["boat.black"]
    assert hand_seen(table, 1, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_of_two_known_equal_cards_one_stays_known() -> None:
    table = table_at("boat.yellow", "", piles=("boat.black fish.green", "boat.black"))
    play(table, "0 take 1", "0 end", "1 take 1", "1 end", "0 take 2", "0 lay boat.black", "0 with boat.yellow")
    assert hand_seen(table, 1, 0) == ["boat.black"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_other_cards_that_are_laid_leave_the_known_one_known() -> None:
    table = table_at("fish.black fish.yellow", "", piles=PILES)
    play(table, "0 take 1", "0 lay fish.black", "0 with fish.yellow")
    assert hand_seen(table, 1, 0) == ["boat.black", "?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_card_of_the_same_kind_in_another_colour_is_not_equal() -> None:
    table = table_at("boat.yellow boat.dark-blue", "", piles=PILES)
    play(table, "0 take 1", "0 lay boat.yellow", "0 with boat.dark-blue")
    assert hand_seen(table, 1, 0) == ["boat.black"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_cards_gained_unseen_leave_the_known_one_known() -> None:
    table = table_at("crab.yellow crab.green fish.black fish.yellow", "", piles=PILES)
    play(table, "0 take 1", *CRABS, "0 search 2", "0 pick crab.grey", "0 lay fish.black", "0 with fish.yellow")
    assert hand_seen(table, 1, 0) == ["boat.black", "?", "?"]


# --- SSP-9.3: thefts ---


DRAWS = "shell.green shell.black shell.yellow shell.dark-blue"


def robbed(known: str = "boat.black", secret: str = "fish.green", seed: int = 1, players: int = 3) -> seachest.Table:
    """Seat 1 has taken a card openly and holds a secret one; then seat 0 took an orange sailor and robs seat 1."""
    hands = ["swimmer.yellow shark.green", secret, "", ""][:players]
    table = table_at(*hands, piles=(f"{known} octopus.grey", "sailor.orange"), turn=1, deck=DRAWS, seed=seed)
    play(table, "1 take 1", "1 end")
    for seat, kept in zip(range(2, players), cards(DRAWS)[::2], strict=False):
        play(table, f"{seat} draw", f"{seat} keep {kept}", f"{seat} discard 1", f"{seat} end")
    return play(table, "0 take 2", *THEFT, "0 rob 1")


@pytest.mark.sample
@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize("players", [3, 4])
def test_9_3_an_unseen_theft_makes_all_known_cards_of_the_victim_unknown(players: int) -> None:
    for seed in SEEDS:
        table = robbed(seed=seed, players=players)
        for watcher in (*range(2, players), None):
            assert hand_seen(table, watcher, 1) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_the_thief_still_knows_the_cards_that_were_not_stolen() -> None:
    """Over all seeds: if the secret card was stolen the open one is still known, else the secret one stays secret."""
    left = set()
    for seed in SEEDS:
        table = robbed(seed=seed)
        left.add(hand(table, 1)[0])
        assert hand_seen(table, 0, 1) == (["boat.black"] if hand(table, 1) == ["boat.black"] else ["?"])
    assert left == {"boat.black", "fish.green"}


@pytest.mark.clause("SSP-9.3")
def test_9_3_an_equal_card_that_is_stolen_makes_the_known_one_unknown_to_the_thief() -> None:
    table = robbed(known="boat.black", secret="boat.black")
    assert hand(table, 1) == ["boat.black"]
    assert hand_seen(table, 0, 1) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_theft_leaves_the_known_cards_of_the_thief_known() -> None:
    table = robbed()
    for watcher in (2, None):
        assert hand_seen(table, watcher, 0) == ["sailor.orange", "?"]
    assert hand_seen(table, 1, 0) == hand(table, 0)


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_theft_leaves_the_known_cards_of_third_players_known() -> None:
    table = table_at("swimmer.yellow shark.green", "crab.yellow", "", piles=PILES, turn=2)
    play(table, "2 take 1", "2 end", "0 take 2", *THEFT, "0 rob 1")
    assert [hand_seen(table, watcher, 2) for watcher in (0, 1, None)] == [["boat.black"]] * 3


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_theft_from_a_hand_of_one_known_card_is_not_deduced() -> None:
    """Everybody could work out what was stolen, but nobody saw it."""
    table = robbed(secret="")
    assert hand(table, 0) == bag("boat.black sailor.orange")
    assert hand_seen(table, 1, 0) == bag("boat.black sailor.orange")
    for watcher in (2, None):
        assert hand_seen(table, watcher, 0) == ["sailor.orange", "?"]
        assert hand_seen(table, watcher, 1) == []


@pytest.mark.clause("SSP-9.3")
def test_9_3_of_two_known_equal_cards_one_stays_known_after_an_unseen_theft() -> None:
    """Only one card was stolen, so at least one boat is still there; who was part of it knows better."""
    hands = ("swimmer.yellow shark.green", "crab.yellow", "")
    piles = ("boat.black fish.green octopus.grey", "boat.black")
    left = set()
    for seed in SEEDS:
        table = table_at(*hands, piles=piles, turn=1, deck=DRAWS, seed=seed)
        play(table, "1 take 1", "1 end", "2 take 1", "2 end", "0 take 1", "0 end", "1 take 2", "1 end")
        play(table, "2 draw", "2 keep shell.green", "2 discard 1", "2 end", "0 take 1")
        assert hand_seen(table, None, 1) == ["boat.black", "boat.black", "?"]
        play(table, *THEFT, "0 rob 1")
        for watcher in (2, None):
            assert hand_seen(table, watcher, 1) == ["boat.black", "?"]
        boats = hand(table, 1).count("boat.black")
        assert hand_seen(table, 0, 1) == ["boat.black"] * boats + ["?"] * (2 - boats)
        left.add(boats)
    assert left == {1, 2}


@pytest.mark.clause("SSP-9.3")
def test_9_3_after_a_theft_cards_taken_openly_are_known_again() -> None:
    table = play(robbed(), "0 end", "1 take 1")
    taken = "shell.black"
    assert hand_seen(table, 2, 1) == [taken, "?"]
    assert hand_seen(table, None, 1) == [taken, "?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_in_a_game_of_two_the_spectator_alone_loses_track_by_a_theft() -> None:
    for seed in SEEDS:
        table = robbed(seed=seed, players=2)
        assert hand_seen(table, None, 1) == ["?"]
        assert hand_seen(table, 1, 0) == hand(table, 0)
        assert hand_seen(table, 0, 1) == (["boat.black"] if hand(table, 1) == ["boat.black"] else ["?"])


@pytest.mark.clause("SSP-9.3")
def test_9_3_the_victim_knows_the_stolen_card_in_later_turns() -> None:
    table = table_at("swimmer.yellow shark.green", "boat.black", "", phase="play")
    play(table, *THEFT, "0 rob 1", "0 end", "1 take 1", "1 end")
    assert hand_seen(table, 1, 0) == ["boat.black"]
    assert hand_seen(table, 2, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_stolen_card_that_is_laid_is_no_longer_in_the_hand() -> None:
    table = table_at("swimmer.yellow shark.green boat.yellow crab.yellow", "boat.black", "", phase="play")
    play(table, *THEFT, "0 rob 1", "0 lay boat.yellow", "0 with boat.black")
    assert hand_seen(table, 1, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_the_victim_loses_track_when_the_thief_is_robbed_by_another() -> None:
    hands = ("swimmer.yellow shark.green fish.black", "boat.black", "swimmer.black shark.purple")
    for seed in SEEDS:
        table = table_at(*hands, phase="play", piles=PILES, seed=seed)
        play(table, *THEFT, "0 rob 1", "0 end", "1 take 1", "1 end", "2 take 2")
        assert hand_seen(table, 1, 0) == ["boat.black", "?"]
        play(table, "2 lay swimmer.black", "2 with shark.purple", "2 rob 0")
        assert hand_seen(table, 1, 0) == ["?"]
        assert hand_seen(table, 1, 2) == ["octopus.grey", "?"]
        assert hand_seen(table, 0, 2) == hand(table, 2)


@pytest.mark.clause("SSP-9.3")
def test_9_3_two_players_who_rob_each_other_lose_no_track() -> None:
    for seed in SEEDS:
        piles = ("swimmer.black shark.purple", "octopus.grey crab.grey")
        table = table_at("swimmer.yellow shark.green", "boat.black", piles=piles, phase="play", seed=seed)
        play(table, *THEFT, "0 rob 1", "0 end", "1 take 1", "1 end", "0 take 2", "0 end")
        play(table, "1 take 1", "1 lay swimmer.black", "1 with shark.purple", "1 rob 0")
        assert hand_seen(table, 1, 0) == hand(table, 0)
        assert hand_seen(table, 0, 1) == hand(table, 1)
        assert (hand_seen(table, None, 0), hand_seen(table, None, 1)) == (["?"], ["?"])


# --- SSP-9.3: what is remembered of piles ---


@pytest.mark.clause("SSP-9.3")
def test_9_3_after_loading_everyone_knows_both_piles_in_full_order() -> None:
    table = table_at("", "", "", piles=PILES)
    for watcher in watchers(table):
        assert table.view(watcher)["piles"] == [cards(pile) for pile in PILES]
        assert table.view(watcher)["uncertain"] == [None, None]


@pytest.mark.clause("SSP-9.3")
def test_9_3_cards_covered_by_discards_are_remembered_in_order() -> None:
    table = seachest.deal("sea-salt-paper", 3, seed=5)
    for _ in range(6):
        seat = table.pending()[0]
        table.act(seat, "draw")
        play(table, f"{seat} {table.legal()[0]}", f"{seat} discard 1", f"{seat} end")
    assert [len(pile) for pile in table.position()["piles"]] == [7, 1]
    for watcher in watchers(table):
        assert table.view(watcher)["piles"] == table.position()["piles"]
        assert table.view(watcher)["uncertain"] == [None, None]


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_take_leaves_the_cards_below_known() -> None:
    table = play(table_at("", "", piles=PILES), "0 take 1", "0 end", "1 take 2")
    for watcher in watchers(table):
        assert table.view(watcher)["piles"] == [cards("fish.green shell.grey"), ["crab.grey"]]


@pytest.mark.sample
@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize("picked", ["fish.green", "shell.grey"])
def test_9_3_a_pick_leaves_the_others_with_the_top_card_and_a_set(picked: str) -> None:
    table = table_at("crab.yellow crab.green", "", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", f"0 pick {picked}")
    for watcher in others(table, 0):
        assert pile_seen(table, watcher, 1) == ["boat.black", "?"]
        assert uncertain(table, watcher, 1) == (bag("fish.green shell.grey"), 1)


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_pick_of_the_top_card_shows_the_next_one() -> None:
    """Its order below is lost all the same: that the top card is gone could only be deduced."""
    table = table_at("crab.yellow crab.green", "", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", "0 pick boat.black")
    for watcher in others(table, 0):
        assert pile_seen(table, watcher, 1) == ["fish.green", "?"]
        assert uncertain(table, watcher, 1) == (bag("boat.black shell.grey"), 1)
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_who_searched_knows_the_pile_in_order() -> None:
    table = table_at("crab.yellow crab.green", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", "0 pick fish.green")
    assert pile_seen(table, 0, 1) == cards("boat.black shell.grey")
    assert uncertain(table, 0, 1) is None


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_mere_search_makes_nobody_uncertain() -> None:
    table = play(table_at("crab.yellow crab.green", "", piles=PILES, phase="play"), *CRABS, "0 search 1")
    for watcher in watchers(table):
        assert pile_seen(table, watcher, 1) == cards(PILES[0])
        assert uncertain(table, watcher, 1) is None


@pytest.mark.clause("SSP-9.3")
def test_9_3_the_other_pile_stays_known() -> None:
    table = table_at("crab.yellow crab.green", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", "0 pick fish.green")
    for watcher in watchers(table):
        assert pile_seen(table, watcher, 2) == cards(PILES[1])
        assert uncertain(table, watcher, 2) is None


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_pick_from_a_pile_of_one_leaves_an_empty_pile_and_a_missing_card() -> None:
    table = table_at("crab.yellow crab.green", "", piles=("boat.black", "octopus.grey"), phase="play")
    play(table, *CRABS, "0 search 1", "0 pick boat.black")
    assert (pile_seen(table, 1, 1), uncertain(table, 1, 1)) == ([], (["boat.black"], 1))
    assert (pile_seen(table, 0, 1), uncertain(table, 0, 1)) == ([], None)


def picked_by_0(picked: str = "fish.green", piles: tuple[str, str] = PILES, deck: str = "") -> seachest.Table:
    """Seat 0 of three has picked a card from pile 1 and ended the turn; seat 1 holds two crabs."""
    hands = ("crab.yellow crab.green", "crab.black crab.light-blue", "")
    table = table_at(*hands, piles=piles, deck=deck, phase="play")
    return play(table, *CRABS, "0 search 1", f"0 pick {picked}", "0 end")


@pytest.mark.clause("SSP-9.3")
def test_9_3_cards_discarded_after_a_pick_are_known_in_order() -> None:
    table = picked_by_0(deck="shell.green shell.black shell.yellow shell.dark-blue")
    play(table, "1 draw", "1 keep shell.green", "1 discard 1", "1 end")
    play(table, "2 draw", "2 keep shell.yellow", "2 discard 1", "2 end")
    for watcher in (1, 2, None):
        assert pile_seen(table, watcher, 1) == cards("shell.dark-blue shell.black boat.black ?")
        assert uncertain(table, watcher, 1) == (bag("fish.green shell.grey"), 1)
    assert pile_seen(table, 0, 1) == cards("shell.dark-blue shell.black boat.black shell.grey")


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_take_from_an_uncertain_pile_shows_the_next_card() -> None:
    table = play(picked_by_0(piles=("boat.black fish.green shell.grey octopus.green", "octopus.grey")), "1 take 1")
    for watcher in (1, 2, None):
        assert pile_seen(table, watcher, 1) == ["shell.grey", "?"]
        assert uncertain(table, watcher, 1) == (bag("fish.green octopus.green"), 1)
    assert (pile_seen(table, 0, 1), uncertain(table, 0, 1)) == (cards("shell.grey octopus.green"), None)


@pytest.mark.clause("SSP-9.3")
def test_9_3_what_was_picked_is_not_deduced_when_the_pile_runs_out() -> None:
    table = play(picked_by_0(), "1 take 1", "1 end", "2 take 1", "2 end")
    for watcher in (1, 2, None):
        assert pile_seen(table, watcher, 1) == []
        assert uncertain(table, watcher, 1) == (["fish.green"], 1)
        assert hand_seen(table, watcher, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
def test_9_3_two_picks_leave_two_cards_missing() -> None:
    table = picked_by_0()
    play(table, "1 take 2", "1 lay crab.black", "1 with crab.light-blue", "1 search 1", "1 pick shell.grey")
    for watcher in (2, None):
        assert pile_seen(table, watcher, 1) == ["boat.black"]
        assert uncertain(table, watcher, 1) == (bag("fish.green shell.grey"), 2)


@pytest.mark.clause("SSP-9.3")
def test_9_3_the_first_searcher_becomes_uncertain_by_the_second() -> None:
    table = picked_by_0(piles=("boat.black fish.green shell.grey octopus.green", "octopus.grey"))
    play(table, "1 take 2", "1 lay crab.black", "1 with crab.light-blue", "1 search 1", "1 pick shell.grey")
    assert pile_seen(table, 0, 1) == ["boat.black", "?"]
    assert uncertain(table, 0, 1) == (bag("octopus.green shell.grey"), 1)


@pytest.mark.sample
@pytest.mark.clause("SSP-9.3")
def test_9_3_a_search_makes_an_uncertain_pile_known_again() -> None:
    table = picked_by_0(piles=("boat.black fish.green shell.grey octopus.green", "octopus.grey"))
    assert uncertain(table, 1, 1) is not None
    play(table, "1 take 2", "1 lay crab.black", "1 with crab.light-blue", "1 search 1")
    assert pile_seen(table, 1, 1) == cards("boat.black shell.grey octopus.green")
    assert uncertain(table, 1, 1) is None
    play(table, "1 pick boat.black")
    assert pile_seen(table, 1, 1) == cards("shell.grey octopus.green")
    assert uncertain(table, 1, 1) is None


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_search_of_one_pile_tells_nothing_of_the_other() -> None:
    table = picked_by_0()
    play(table, "1 take 1", "1 lay crab.black", "1 with crab.light-blue", "1 search 2", "1 pick crab.grey")
    assert uncertain(table, 1, 1) == (["fish.green"], 1)
    assert uncertain(table, 1, 2) is None
    assert uncertain(table, 0, 2) == (["crab.grey"], 1)


@pytest.mark.clause("SSP-9.3")
def test_9_3_equal_cards_in_an_uncertain_pile_are_counted() -> None:
    table = picked_by_0(picked="boat.yellow", piles=("shell.grey boat.yellow fish.green boat.yellow", "octopus.grey"))
    assert uncertain(table, 2, 1) == (bag("boat.yellow boat.yellow fish.green"), 1)
    assert pile_seen(table, 0, 1) == cards("shell.grey fish.green boat.yellow")


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_new_round_begins_with_nothing_to_remember() -> None:
    table = table_at(f"{SEVEN} crab.yellow crab.green", "", piles=PILES, phase="play")
    play(table, *CRABS, "0 search 1", "0 pick fish.green", "0 stop")
    for watcher in watchers(table):
        view = table.view(watcher)
        assert view["round"] == 2
        assert (view["piles"], view["uncertain"]) == (table.position()["piles"], [None, None])
        assert view["hands"] == [[], []]


@pytest.mark.clause("SSP-9.3")
def test_9_3_a_round_that_was_played_leaves_no_trace_in_the_next() -> None:
    """A card known from round 1 is not taken for known when the same seat draws in round 2."""
    table = play(table_at(SEVEN, "", piles=PILES), "0 take 1", "0 stop", "1 draw")
    play(table, f"1 {table.legal()[0]}", "1 discard 1", "1 end", "0 draw")
    play(table, f"0 {table.legal()[0]}", "0 discard 1", "0 end")
    assert hand_seen(table, 1, 0) == ["?"]


@pytest.mark.clause("SSP-9.3")
@pytest.mark.parametrize("seed", range(6))
def test_9_3_in_a_later_round_the_memory_of_piles_always_adds_up(seed: int) -> None:
    """A random second round with many crabs: unknown are as many cards as the set holds beyond the missing ones."""
    long_pile = "boat.black fish.green shell.grey shell.green shell.black"
    table = play(table_at(SEVEN, "", "", piles=(long_pile, ""), seed=seed), "0 take 1", "0 stop")
    chance = random.Random(seed)
    while table.position()["round"] == 2 and not table.position()["over"]:
        for watcher in watchers(table):
            for pile in (1, 2):
                rest, missing = uncertain(table, watcher, pile) or ([], 0)
                assert pile_seen(table, watcher, pile).count("?") == len(rest) - missing
        legal = table.legal()
        laying = [text for text in legal if text.startswith("lay crab")]
        table.act(table.pending()[0], chance.choice(laying or [text for text in legal if text != "stop"]))


# --- SSP-9.4: void rounds ---


@pytest.mark.sample
@pytest.mark.clause("SSP-9.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_9_4_after_a_void_round_the_hands_stay_unseen(players: int) -> None:
    hands = [SEVEN, SIX, "boat.black", "fish.black"][:players]
    table = table_at(*hands, deck="crab.yellow", rest="pile 2", round=LAST_ROUND)
    play(table, "0 draw", "0 end")
    assert table.position()["over"]
    for watcher in watchers(table):
        for seat in range(players):
            expected = hand(table, seat) if seat == watcher else ["?"] * len(hand(table, seat))
            assert hand_seen(table, watcher, seat) == expected


@pytest.mark.clause("SSP-9.4")
def test_9_4_after_a_void_round_unseen_hands_have_no_score() -> None:
    table = table_at(SEVEN, SIX, deck="crab.yellow", rest="pile 2", round=LAST_ROUND)
    play(table, "0 draw", "0 end")
    assert table.view(1)["scores"] == [None, 6]
    assert table.view(None)["scores"] == [None, None]


@pytest.mark.clause("SSP-9.4")
def test_9_4_cards_taken_openly_stay_known_after_a_void_round() -> None:
    table = table_at(
        "fish.green", "boat.yellow boat.black", rest="pile 2", turn=1, deck="crab.yellow", round=LAST_ROUND
    )
    play(table, "1 take 1", "1 lay boat.yellow", "1 with boat.black", "1 draw", "1 end")
    assert table.position()["over"]
    assert hand_seen(table, 0, 1) == ["swimmer.light-orange", "?"]


@pytest.mark.clause("SSP-9.4")
def test_9_4_hands_revealed_before_the_round_became_void_stay_seen() -> None:
    table = table_at(
        "fish.green",
        "boat.black",
        SIX,
        SEVEN,
        deck="crab.yellow",
        rest="pile 2",
        caller=3,
        call="last-chance",
        round=LAST_ROUND,
    )
    play(table, "0 take 1", "0 end", "1 draw", "1 end")
    assert table.position()["safe"] == [0, 3]
    for watcher in (2, None):
        assert hand_seen(table, watcher, 0) == bag("fish.green swimmer.light-orange")
        assert hand_seen(table, watcher, 3) == bag(SEVEN)
        assert hand_seen(table, watcher, 1) == ["?", "?"]
    assert hand_seen(table, 1, 2) == ["?"] * 4


@pytest.mark.clause("SSP-9.4")
def test_9_4_the_hands_of_a_void_round_change_no_view_of_the_next() -> None:
    views = []
    for unseen in (SIX, "boat.black fish.green mermaid.white crab.yellow"):
        table = table_at("", unseen, deck="shell.green", rest="pile 2")
        play(table, "0 draw", "0 end")
        views.append(table.view(0))
    assert views[0] == views[1]
