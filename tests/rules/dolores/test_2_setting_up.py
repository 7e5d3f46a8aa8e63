from collections import Counter
from functools import cache
from itertools import combinations
from typing import Any

import pytest

import seachest
from tests.rules.dolores.helpers import (
    ALL_GOODS,
    BOTTLES,
    GAME,
    PLAYERS,
    discarded,
    displays,
    duel_cards,
    load,
    phase,
    table_at,
)
from tests.tables import play, watchers

SEEDS = range(600)
START_CARDS = {2: 4, 3: 3, 4: 2}
LOWEST = 16
NINE = [bottle for bottle in BOTTLES if bottle != "sunrise"]


@cache
def fresh(players: int = 3, seed: int = 0, **options: bool) -> dict[str, Any]:
    return seachest.deal(GAME, players, seed=seed, options=options).position()


def pile_before_the_duel(position: dict[str, Any]) -> list[str]:
    """The pile from the top as it was before the first four cards were laid out."""
    lying = position["duel"] or {"left": [], "dealer": []}
    return [*lying["left"], *lying["dealer"], *position["pile"]]


def start_cards(position: dict[str, Any], seat: int) -> list[str]:
    lying = position["displays"][seat]
    return list(lying["goods"] + lying["bottles"])


# --- DOL-2.1: the bottles that leave the game ---


@pytest.mark.sample
@pytest.mark.clause("DOL-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_1_four_bottles_leave_the_game_and_never_sunrise(players: int) -> None:
    for seed in range(40):
        removed = fresh(players, seed)["removed"]
        assert len(set(removed)) == len(removed) == 4
        assert set(removed) <= set(NINE)


@pytest.mark.clause("DOL-2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_1_the_other_five_bottles_and_sunrise_are_in_the_game(players: int) -> None:
    for seed in range(40):
        position = fresh(players, seed)
        in_game = pile_before_the_duel(position) + position["discard"]
        in_game += [card for seat in range(players) for card in start_cards(position, seat)]
        assert sorted(card for card in in_game if card in BOTTLES) == sorted(set(BOTTLES) - set(position["removed"]))


@pytest.mark.clause("DOL-2.1")
@pytest.mark.parametrize("players", [3, 4])
def test_2_1_every_bottle_is_removed_about_as_often(players: int) -> None:
    # 600 deals: 267 expected, standard deviation 12.2; the bounds lie five of them away.
    removed = Counter(bottle for seed in SEEDS for bottle in fresh(players, seed)["removed"])
    assert set(removed) == set(NINE)
    assert all(206 <= count <= 328 for count in removed.values())


@pytest.mark.clause("DOL-2.1")
def test_2_1_every_four_of_the_nine_may_be_removed() -> None:
    # 126 fours: that one of them is never removed in 2500 deals has a chance below one in a million.
    found = {tuple(sorted(fresh(4, seed)["removed"])) for seed in range(2500)}
    assert found == {tuple(four) for four in combinations(sorted(NINE), 4)}


@pytest.mark.clause("DOL-2.1")
def test_2_1_with_two_players_bet_is_always_removed() -> None:
    assert all("bet" in fresh(2, seed)["removed"] for seed in range(200))


@pytest.mark.clause("DOL-2.1")
def test_2_1_with_two_players_the_other_three_are_any_of_eight() -> None:
    # 600 deals: 225 expected, standard deviation 11.9; the bounds lie five of them away.
    removed = Counter(bottle for seed in SEEDS for bottle in fresh(2, seed)["removed"] if bottle != "bet")
    assert set(removed) == set(NINE) - {"bet"}
    assert all(165 <= count <= 285 for count in removed.values())


# --- DOL-2.2: the pile ---


@pytest.mark.sample
@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_the_game_is_played_with_76_cards(players: int) -> None:
    position = fresh(players)
    dealt = sum(len(start_cards(position, seat)) for seat in range(players)) + position["discard"].count("theft")
    assert len(pile_before_the_duel(position)) + dealt == 76


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_sunrise_is_anywhere_among_the_last_16_cards_and_nowhere_else(players: int) -> None:
    # 600 deals: 37.5 expected for each place, standard deviation 5.9; the bounds lie five of them away.
    depths = Counter(fresh(players, seed)["pile"][::-1].index("sunrise") for seed in SEEDS)
    assert set(depths) == set(range(LOWEST))
    assert all(8 <= count <= 67 for count in depths.values())


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("place", [0, 1, 30, 51, 52, 58, 67])
def test_2_2_a_bottle_is_as_likely_anywhere_in_the_pile(place: int) -> None:
    # Five of the 75 cards beside sunrise are bottles: 40 of 600 expected (37.5 where sunrise may lie), standard
    # deviation 6.1; the bounds lie five of them away.
    bottles = sum(pile_before_the_duel(fresh(4, seed))[place] in NINE for seed in SEEDS)
    assert 7 <= bottles <= 71


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("place", [0, 30, 51, 52, 67])
def test_2_2_goods_are_as_likely_anywhere_in_the_pile(place: int) -> None:
    # Gold is 10 of 75 cards: 80 of 600 expected (75 where sunrise may lie), standard deviation 8.3.
    gold = sum(pile_before_the_duel(fresh(4, seed))[place].startswith("gold") for seed in SEEDS)
    assert 34 <= gold <= 122


@pytest.mark.clause("DOL-2.2")
def test_2_2_no_two_of_many_seeds_deal_the_same() -> None:
    assert len({tuple(fresh(seed=seed)["pile"]) for seed in range(100)}) == 100


@pytest.mark.clause("DOL-2.2")
def test_2_2_a_position_without_a_pile_gets_one_with_sunrise_among_the_last_16() -> None:
    depths = {load(3, {}, seed=seed).position()["pile"][::-1].index("sunrise") for seed in range(300)}
    assert depths == set(range(LOWEST))


# --- DOL-2.3: start cards ---


@pytest.mark.sample
@pytest.mark.clause("DOL-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_3_each_player_starts_with_four_three_or_two_cards(players: int) -> None:
    for seed in range(40):
        position = fresh(players, seed)
        if position["thief"] is None and "theft" not in position["discard"]:
            dealt = [len(start_cards(position, seat)) for seat in range(players)]
            assert dealt == [START_CARDS[players]] * players
        assert len(pile_before_the_duel(position)) == 76 - START_CARDS[players] * players


@pytest.mark.clause("DOL-2.3")
def test_2_3_start_cards_lie_face_up() -> None:
    table = seachest.deal(GAME, 4, seed=3)
    for watcher in watchers(table):
        assert table.view(watcher)["displays"] == table.position()["displays"]


@pytest.mark.clause("DOL-2.3")
def test_2_3_bottles_are_start_cards_too_and_lie_beside_the_goods() -> None:
    found = [lying for seed in range(60) for lying in fresh(2, seed)["displays"]]
    assert {bottle for lying in found for bottle in lying["bottles"]} == set(NINE) - {"bet", "theft"}
    assert not [card for lying in found for card in lying["goods"] if card in BOTTLES]


@pytest.mark.clause("DOL-2.3", "DOL-2.2")
def test_2_3_nobody_is_dealt_more_bottles_than_others() -> None:
    # Beside theft 4.44 of 75 cards are bottles: 71 of 1200 expected for each seat, standard deviation 8.2.
    bottles = Counter(
        seat for seed in SEEDS for seat, lying in enumerate(fresh(4, seed)["displays"]) for _ in lying["bottles"]
    )
    assert all(30 <= bottles[seat] <= 112 for seat in range(4))


@pytest.mark.clause("DOL-2.3")
def test_2_3_every_goods_card_may_be_a_start_card() -> None:
    # 2400 cards: that the rarest goods, one of 75, never come has a chance of one in ten million million.
    found = {card for seed in range(300) for lying in fresh(2, seed)["displays"] for card in lying["goods"]}
    assert found == set(ALL_GOODS)


# --- DOL-2.4: theft among the start cards ---


def deals_with_theft(players: int, seeds: range) -> list[seachest.Table]:
    tables = [seachest.deal(GAME, players, seed=seed) for seed in seeds]
    return [table for table in tables if phase(table) == "theft"]


@pytest.mark.clause("DOL-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_4_dealt_theft_is_used_before_the_first_duel(players: int) -> None:
    tables = deals_with_theft(players, range(300))
    assert tables
    for table in tables:
        position = table.position()
        assert table.pending() == (position["thief"],)
        assert (position["duel"], len(position["pile"])) == (None, 76 - START_CARDS[players] * players)
        assert discarded(table, "theft")
        sizes = [len(start_cards(position, seat)) for seat in range(players)]
        assert sizes == [START_CARDS[players] - (seat == position["thief"]) for seat in range(players)]


@pytest.mark.clause("DOL-2.4")
def test_2_4_the_first_dealer_stays_the_dealer_after_a_theft() -> None:
    for table in deals_with_theft(3, range(300)):
        dealer = table.position()["dealer"]
        (thief,) = table.pending()
        table.act(thief, table.legal(thief)[0])
        table.act(thief, table.legal(thief)[0])
        assert table.position()["dealer"] == dealer
        assert phase(table) in ("window", "gesture")


@pytest.mark.sample
@pytest.mark.clause("DOL-2.4")
def test_2_4_theft_takes_a_start_card_of_another_player() -> None:
    table = table_at("wine-1", "theft cloth-1", "wine-2 cloth-3")
    assert (phase(table), table.legal(1)) == ("theft", ["rob 0", "rob 2"])
    play(table, "1 rob 2", "1 loot cloth-3")
    assert displays(table) == [["wine-1"], ["cloth-1", "cloth-3"], ["wine-2"]]
    assert (phase(table), table.position()["dealer"]) == ("gesture", 0)


@pytest.mark.clause("DOL-2.4")
def test_2_4_it_is_used_before_a_lantern() -> None:
    table = table_at("wine-1 wine-2", "theft lantern", "gold-1")
    assert (phase(table), table.pending()) == ("theft", (1,))
    play(table, "1 rob 0", "1 loot wine-2")
    assert (phase(table), table.position()["window"], table.pending()) == ("window", "before", (1,))


@pytest.mark.clause("DOL-2.4")
def test_2_4_where_nobody_else_got_goods_it_is_discarded_without_effect() -> None:
    table = table_at("lantern", "theft gold-1", "void", removed="bet swell whirlpool convoy")
    assert (phase(table), table.position()["window"], table.position()["thief"]) == ("window", "before", None)
    assert displays(table) == [["lantern"], ["gold-1"], ["void"]]
    assert discarded(table, "theft")


# --- DOL-2.5: the first dealer ---


@pytest.mark.clause("DOL-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_each_seat_deals_first_about_as_often(players: int) -> None:
    # 600 deals: the standard deviation is at most 12.3; the bounds lie five of them away.
    dealers = Counter(fresh(players, seed)["dealer"] for seed in SEEDS)
    assert set(dealers) == set(range(players))
    assert all(abs(count - len(SEEDS) / players) <= 62 for count in dealers.values())


@pytest.mark.clause("DOL-2.5")
def test_2_5_the_dealer_and_the_left_neighbour_begin() -> None:
    for seed in range(40):
        table = seachest.deal(GAME, 4, seed=seed)
        if phase(table) == "gesture":
            dealer = table.position()["dealer"]
            assert set(table.pending()) == {dealer, (dealer + 1) % 4}


@pytest.mark.clause("DOL-2.5")
def test_2_5_the_dealer_tells_nothing_about_the_cards() -> None:
    # Of the deals that removed void about half start with dealer 0, give or take five standard deviations.
    deals = [fresh(2, seed) for seed in SEEDS]
    dealers = [deal["dealer"] for deal in deals if "void" in deal["removed"]]
    assert abs(dealers.count(0) - len(dealers) / 2) <= 2.5 * len(dealers) ** 0.5


# --- DOL-2.6: the game without bottles ---


@pytest.mark.sample
@pytest.mark.clause("DOL-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_6_without_bottles_there_are_70_goods_and_sunrise(players: int) -> None:
    position = fresh(players, bottles=False)
    everything = pile_before_the_duel(position)
    everything += [card for seat in range(players) for card in start_cards(position, seat)]
    assert sorted(everything) == sorted([*ALL_GOODS, "sunrise"])
    assert (position["removed"], position["discard"]) == ([], [])


@pytest.mark.clause("DOL-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_6_start_cards_are_as_many_as_with_bottles(players: int) -> None:
    position = fresh(players, bottles=False)
    assert [len(start_cards(position, seat)) for seat in range(players)] == [START_CARDS[players]] * players


@pytest.mark.clause("DOL-2.6")
def test_2_6_without_bottles_sunrise_is_among_the_last_16_cards_too() -> None:
    depths = Counter(fresh(3, seed, bottles=False)["pile"][::-1].index("sunrise") for seed in SEEDS)
    assert set(depths) == set(range(LOWEST))
    assert all(8 <= count <= 67 for count in depths.values())


@pytest.mark.clause("DOL-2.6")
def test_2_6_without_bottles_duels_run_without_windows() -> None:
    table = seachest.deal(GAME, 3, seed=5, options={"bottles": False})
    phases = set()
    while table.pending():
        phases.add(phase(table))
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[-1])
    assert phases <= {"gesture", "pick", "drop"}
    assert "sunrise" in duel_cards(table)


@pytest.mark.clause("DOL-2.6")
def test_2_6_bottles_are_played_with_unless_told_otherwise() -> None:
    table = seachest.deal(GAME, 2, seed=1)
    assert table.options["bottles"] is True
    assert len(table.position()["removed"]) == 4


@pytest.mark.clause("DOL-2.6")
@pytest.mark.parametrize("bottle", NINE)
def test_2_6_without_bottles_no_position_holds_one(bottle: str) -> None:
    with pytest.raises(seachest.NotationError, match=f"too many {bottle}: there are 0"):
        load(3, {"discard": [bottle]}, bottles=False)


@pytest.mark.clause("DOL-2.6")
def test_2_6_without_bottles_a_position_may_leave_out_the_pile() -> None:
    position = load(2, {"displays": [{"goods": ["wine-1"]}, {}]}, bottles=False).position()
    assert len(pile_before_the_duel(position)) == 70
    assert position["removed"] == []


# --- DOL-2.2: a short pile ---


def short(players: int, seed: int, pile: int, **options: bool) -> dict[str, Any]:
    return seachest.deal(GAME, players, seed=seed, options={"pile": pile, **options}).position()


@pytest.mark.sample
@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("pile", [5, 12, 30])
def test_2_2_a_short_pile_holds_as_many_cards_as_the_table_wants(players: int, pile: int) -> None:
    for seed in range(10):
        assert len(pile_before_the_duel(short(players, seed, pile))) == pile


@pytest.mark.sample
@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("bottles", [True, False])
def test_2_2_all_other_cards_are_left_out_and_sunrise_never(players: int, bottles: bool) -> None:
    position = short(players, 1, 8, bottles=bottles)
    everything = pile_before_the_duel(position) + position["removed"] + position["discard"] + position["out"]
    everything += [card for seat in range(players) for card in start_cards(position, seat)]
    assert sorted(everything) == sorted(ALL_GOODS + (list(BOTTLES) if bottles else ["sunrise"]))
    assert "sunrise" in pile_before_the_duel(position)


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_start_cards_are_as_many_with_a_short_pile(players: int) -> None:
    for seed in range(40):
        position = short(players, seed, 5)
        if "theft" not in position["discard"]:
            assert [len(start_cards(position, seat)) for seat in range(players)] == [START_CARDS[players]] * players


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize(("pile", "lowest"), [(5, 1), (6, 2), (12, 8), (19, 15), (20, 16), (30, 16)])
def test_2_2_in_a_short_pile_sunrise_is_anywhere_among_the_last_16_but_not_among_the_top_four(
    pile: int, lowest: int
) -> None:
    depths = Counter(pile_before_the_duel(short(3, seed, pile))[::-1].index("sunrise") for seed in SEEDS)
    assert set(depths) == set(range(lowest))
    # Five standard deviations either side of the same number for each place.
    expected = len(SEEDS) / lowest
    assert all(abs(count - expected) <= 5 * expected**0.5 for count in depths.values())


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_2_with_the_shortest_pile_there_is_just_one_duel(players: int) -> None:
    for seed in range(30):
        table = seachest.deal(GAME, players, seed=seed, options={"pile": 5, "bottles": False})
        assert phase(table) == "gesture"
        while table.pending():
            assert table.position()["pile"] == ["sunrise"]
            table.act(table.pending()[0], table.legal(table.pending()[0])[0])
        assert table.position()["over"]


@pytest.mark.clause("DOL-2.2")
def test_2_2_every_card_is_left_out_as_often_as_it_is_there() -> None:
    # 44 of 70 goods are out, of the 10 gold ones 6.29 on average; the standard deviation of 600 deals' mean is 0.06.
    golden = sum(card.startswith("gold") for seed in SEEDS for card in short(3, seed, 18, bottles=False)["out"])
    assert len(short(3, 0, 18, bottles=False)["out"]) == 44
    assert abs(golden / len(SEEDS) - 44 / 7) <= 0.3


@pytest.mark.clause("DOL-2.2")
def test_2_2_bottles_may_be_left_out_too() -> None:
    out = Counter(card for seed in range(100) for card in short(4, seed, 20)["out"] if card in BOTTLES)
    assert set(out) == set(NINE)


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize(("players", "usual"), [(2, 68), (3, 67), (4, 68)])
def test_2_2_the_usual_pile_leaves_no_card_out(players: int, usual: int) -> None:
    assert seachest.deal(GAME, players, seed=1).options["pile"] == usual
    assert fresh(players, 1)["out"] == []
    assert short(players, 1, usual - 1)["out"] != []


@pytest.mark.clause("DOL-2.2", "DOL-2.6")
def test_2_2_without_bottles_a_pile_for_which_there_are_too_few_cards_is_all_of_them() -> None:
    position = short(2, 1, 68, bottles=False)
    assert (len(pile_before_the_duel(position)), position["out"]) == (63, [])


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize(
    ("players", "pile", "problem"),
    [
        (2, 4, "options.pile: 4 is not between 5 and 68"),
        (3, 68, "options.pile: 68 is not between 5 and 67"),
        (2, True, "options.pile: expected a whole number, not true"),
        (2, "short", 'options.pile: expected a whole number, not "short"'),
    ],
)
def test_2_2_a_pile_that_can_not_be_is_refused(players: int, pile: Any, problem: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        seachest.deal(GAME, players, options={"pile": pile})
    assert str(caught.value) == problem


@pytest.mark.sample
@pytest.mark.clause("DOL-2.2", "DOL-8.2")
def test_2_2_nobody_knows_the_cards_left_out_but_all_know_how_many() -> None:
    table = seachest.deal(GAME, 4, seed=1, options={"pile": 20})
    for watcher in watchers(table):
        assert table.view(watcher)["out"] == ["?"] * 48


@pytest.mark.clause("DOL-2.2")
def test_2_2_a_position_may_name_the_cards_left_out() -> None:
    position = short(3, 1, 9)
    again = load(3, position, seed=2, pile=9).position()
    assert again["out"] == position["out"]


@pytest.mark.clause("DOL-2.2")
def test_2_2_a_position_that_does_not_name_them_leaves_out_random_ones() -> None:
    position = short(3, 1, 9)
    del position["out"]
    assert len(load(3, position, pile=9).position()["out"]) == 67 - 9
    deals = (short(3, seed, 9)["displays"] for seed in range(100))
    goods_only = next(displays for displays in deals if not any(display["bottles"] for display in displays))
    pile = load(3, {"displays": goods_only}, pile=9, bottles=False).position()
    assert len(pile_before_the_duel(pile)) == 9


@pytest.mark.clause("DOL-2.2")
@pytest.mark.parametrize(
    ("out", "problem"),
    [
        (["wine-3"], "out: expected 58 cards, as the option pile leaves out, not 1 (DOL-2.2)"),
        (["sunrise"] + ["?"] * 57, "out: sunrise is never left out (DOL-2.2)"),
        (["rum-1"], 'out[0]: unknown card "rum-1"'),
    ],
)
def test_2_2_a_position_with_other_cards_left_out_is_refused(out: list[str], problem: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        load(3, {"out": out}, pile=9)
    assert str(caught.value) == problem


@pytest.mark.clause("DOL-2.2")
def test_2_2_a_card_left_out_lies_nowhere_else() -> None:
    with pytest.raises(seachest.NotationError, match="too many wine-3"):
        load(3, {"displays": [{"goods": ["wine-3"]}, {}, {}], "out": ["wine-3"] + ["?"] * 57}, pile=9)
