from collections import Counter
from itertools import permutations
from typing import Any

import pytest

import seachest
from tests.rules.sea_or_shore.helpers import (
    COLOURS,
    GAME,
    HAND_SIZE,
    ISLANDS,
    LEFT_OUT,
    PILES,
    PLAYERS,
    VALUES,
    all_treasures,
    bag,
    hand,
    hand_seen,
    lay,
    load,
    others,
    play_out,
    table_at,
    untouched,
    words,
)
from tests.tables import play, refused, watchers

SEEDS = range(600)


def fresh(players: int, seed: int = 0, **options: Any) -> dict[str, Any]:
    return seachest.deal(GAME, players, seed=seed, options=options).position()


def second_round(players: int, starter: int, seed: int = 1) -> seachest.Table:
    """A table whose first round has just ended; that seat was the starter of its last trick."""
    up = "red:4" if players == 3 else "red:4 green:2"
    table = table_at(*[f"red-{seat + 1}" for seat in range(players)], up=up, size=1, starter=starter, seed=seed)
    while table.view(None)["round"] == 1:
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])
    return table


# --- SOS-2.1 to 2.3: treasures ---


@pytest.mark.sample
@pytest.mark.clause("SOS-2.1")
def test_2_1_with_three_players_one_pile_of_20_lacks_a_2_a_3_and_a_4_of_every_colour() -> None:
    (pile,) = fresh(3)["piles"].values()
    assert Counter([pile["up"], *pile["down"]]) == Counter(
        f"{colour}:{value}" for colour in COLOURS for value in "22334"
    )


@pytest.mark.clause("SOS-2.1")
def test_2_1_of_other_treasures_too_one_2_one_3_and_one_4_leave() -> None:
    (pile,) = fresh(3, treasures=[9, 4, 4, 4, 3, 3, 2, 1])["piles"].values()
    assert Counter([pile["up"], *pile["down"]]) == Counter(
        f"{colour}:{value}" for colour in COLOURS for value in "94431"
    )


@pytest.mark.clause("SOS-2.1")
def test_2_1_the_single_pile_is_shuffled() -> None:
    deals = [fresh(3, seed)["piles"]["all"] for seed in SEEDS]
    assert len({(deal["up"], *deal["down"]) for deal in deals}) == len(SEEDS)
    for place in (0, 1, 9, 18):
        # Each colour is a quarter: 150 of 600 expected, standard deviation 10.6; the bounds lie five of them away.
        reds = sum(deal["down"][place].startswith("red") for deal in deals)
        assert 97 <= reds <= 203
    assert {deal["up"] for deal in deals} == set(all_treasures(3))


@pytest.mark.sample
@pytest.mark.clause("SOS-2.2")
@pytest.mark.parametrize("players", [4, 5])
def test_2_2_with_four_or_five_each_action_card_has_a_pile_of_its_16_treasures(players: int) -> None:
    piles = fresh(players)["piles"]
    assert list(piles) == ["red-blue", "green-purple"]
    for name, pile in piles.items():
        expected = Counter(f"{colour}:{value}" for colour in name.split("-") for value in VALUES[players])
        assert Counter([pile["up"], *pile["down"]]) == expected
        assert expected.total() == 16


@pytest.mark.clause("SOS-2.2")
@pytest.mark.parametrize("name", PILES[4])
def test_2_2_both_piles_are_shuffled(name: str) -> None:
    deals = [fresh(4, seed)["piles"][name] for seed in SEEDS]
    assert len({(deal["up"], *deal["down"]) for deal in deals}) == len(SEEDS)
    for place in (0, 1, 7, 14):
        # Each colour is a half: 300 of 600 expected, standard deviation 12.2; the bounds lie five of them away.
        assert 239 <= sum(deal["down"][place].startswith(name.split("-")[0]) for deal in deals) <= 361
    assert {deal["up"] for deal in deals} == {f"{colour}:{value}" for colour in name.split("-") for value in (2, 3, 4)}


@pytest.mark.clause("SOS-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_3_the_top_of_each_pile_is_turned_up_and_seen_by_all(players: int) -> None:
    table = seachest.deal(GAME, players, seed=1)
    sizes = {3: [19], 4: [15, 15], 5: [15, 15]}[players]
    assert [len(pile["down"]) for pile in table.position()["piles"].values()] == sizes
    for watcher in watchers(table):
        for name, pile in table.view(watcher)["piles"].items():
            assert pile["up"] == table.position()["piles"][name]["up"] is not None


@pytest.mark.clause("SOS-2.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_3_everything_below_is_face_down(players: int) -> None:
    table = seachest.deal(GAME, players, seed=1)
    for watcher in watchers(table):
        assert all(set(pile["down"]) == {"?"} for pile in table.view(watcher)["piles"].values())


# --- SOS-2.4: plus cards ---


@pytest.mark.clause("SOS-2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_4_all_plus_cards_are_in_the_supply(players: int) -> None:
    position = fresh(players)
    assert (position["supply"], position["plus"]) == (22, [0] * players)


@pytest.mark.clause("SOS-2.4", "SOS-9.2")
def test_2_4_nobody_keeps_a_plus_card_for_round_2() -> None:
    table = table_at("red-5", "red-4", "green-5", up="red:4", size=1, plus=[3, 4, 5])
    position = lay(table, "red-5 +1", "red-4", "green-5").position()
    assert (position["round"], position["supply"], position["plus"]) == (2, 22, [0, 0, 0])


# --- SOS-2.5: islands ---


@pytest.mark.sample
@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_each_gets_the_same_number_of_islands_and_the_rest_leaves_the_round(players: int) -> None:
    position = fresh(players)
    assert [len(cards) for cards in position["hands"]] == [HAND_SIZE[players]] * players
    assert len(position["out"]) == LEFT_OUT[players]
    assert position["gone"] == []


@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_the_islands_are_shuffled(players: int) -> None:
    deals = [fresh(players, seed) for seed in SEEDS]
    for place in range(players):
        # A red card is a quarter of all: with 600 hands the bounds lie five standard deviations from what is expected.
        reds = sum(card.startswith("red") for deal in deals for card in deal["hands"][place])
        expected = len(SEEDS) * HAND_SIZE[players] / 4
        assert abs(reds - expected) < 5 * (expected * 0.75) ** 0.5
        assert {card for deal in deals for card in deal["hands"][place]} == set(ISLANDS)
    if LEFT_OUT[players]:
        assert {card for deal in deals for card in deal["out"]} == set(ISLANDS)


@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize("players", [3, 5])
def test_2_5_nobody_sees_what_leaves_the_round(players: int) -> None:
    table = seachest.deal(GAME, players, seed=2)
    for watcher in watchers(table):
        assert table.view(watcher)["out"] == ["?"] * LEFT_OUT[players]
        assert table.seat_view(watcher).record.out == 0


@pytest.mark.clause("SOS-2.5", "SOS-9.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_round_2_deals_all_islands_anew(players: int) -> None:
    position = second_round(players, 0).position()
    dealt = [card for cards in position["hands"] for card in cards]
    assert sorted(dealt + position["out"]) == sorted(ISLANDS)
    assert (position["gone"], position["trick"], len(dealt)) == ([], [], players * HAND_SIZE[players])


# --- SOS-2.6: the start card ---


@pytest.mark.clause("SOS-2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_6_each_seat_starts_the_first_round_about_as_often(players: int) -> None:
    # 600 deals: the standard deviation is at most 11.6; the bounds lie five of them away.
    starts = Counter(fresh(players, seed)["starter"] for seed in SEEDS)
    assert set(starts) == set(range(players))
    assert all(abs(count - len(SEEDS) / players) <= 58 for count in starts.values())


@pytest.mark.clause("SOS-2.6")
@pytest.mark.parametrize(("players", "starter"), [(n, seat) for n in PLAYERS for seat in range(n)])
def test_2_6_round_2_is_started_by_the_seat_left_of_the_last_tricks_starter(players: int, starter: int) -> None:
    assert second_round(players, starter).position()["starter"] == (starter + 1) % players


@pytest.mark.clause("SOS-2.6")
@pytest.mark.parametrize("seed", range(6))
def test_2_6_chance_has_no_say_in_who_starts_round_2(seed: int) -> None:
    assert second_round(5, 1, seed).position()["starter"] == 2


@pytest.mark.sample
@pytest.mark.clause("SOS-2.6", "SOS-6.4")
@pytest.mark.parametrize(("players", "tricks"), [(3, 12), (4, 12), (5, 9)])
def test_2_6_a_whole_round_moves_the_start_card_once_a_trick(players: int, tricks: int) -> None:
    table = seachest.deal(GAME, players, seed=8)
    first = table.position()["starter"]
    assert play_out(table, until_round=2).position()["starter"] == (first + tricks) % players


# --- SOS-2.7: the pass ---

SIX_RED = "red-2 red-4 red-5 red-7 red-8 red-10"
TIED = "red-1 red-3 red-6 red-9 blue-2 blue-4 blue-6 blue-8 green-1 green-3 purple-1 purple-11"
"""Four red and four blue cards, the highest red-9 and blue-8."""


def pass_table(*hands: str) -> seachest.Table:
    """A table before the pass, hands that are given in part filled up at random; nobody has passed yet."""
    size = HAND_SIZE[len(hands)]
    full = [words(cards) + ["?"] * (size - len(words(cards))) for cards in hands]
    return untouched(len(hands), {"phase": "pass", "hands": full})


def counted(cards: list[str]) -> Counter[str]:
    """How many cards of each colour there are."""
    return Counter(card.split("-")[0] for card in cards)


@pytest.mark.sample
@pytest.mark.clause("SOS-2.7")
def test_2_7_the_colour_held_most_must_be_passed_from() -> None:
    table = pass_table(f"{SIX_RED} blue-1 blue-12 green-2 green-12 purple-3 purple-12", "", "")
    assert table.legal(0) == ["pass red"]
    assert refused(table, 0, "pass blue").clause == "SOS-2.7"


@pytest.mark.clause("SOS-2.7")
def test_2_7_where_several_colours_tie_the_player_chooses_among_them() -> None:
    table = pass_table(TIED, "", "")
    assert table.legal(0) == ["pass red", "pass blue"]
    assert refused(table, 0, "pass green").clause == "SOS-2.7"


@pytest.mark.clause("SOS-2.7")
def test_2_7_three_of_each_colour_leave_every_choice() -> None:
    table = pass_table(" ".join(f"{colour}-{number}" for colour in COLOURS for number in (2, 4, 6)), "", "")
    assert table.legal(0) == [f"pass {colour}" for colour in COLOURS]


@pytest.mark.clause("SOS-2.7")
@pytest.mark.parametrize(("colour", "highest"), [("red", "red-9"), ("blue", "blue-8")])
def test_2_7_the_highest_card_of_the_colour_goes_to_the_right(colour: str, highest: str) -> None:
    table = pass_table("", TIED, "", "")
    play(table, f"1 pass {colour}")
    for seat in (0, 2, 3):
        table.act(seat, table.legal(seat)[0])
    assert highest in hand(table, 0)
    assert highest not in hand(table, 1)


@pytest.mark.clause("SOS-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_7_every_card_goes_one_seat_to_the_right(players: int) -> None:
    for seed in range(10):
        table = seachest.deal(GAME, players, seed=seed)
        expected = [set(cards) for cards in table.position()["hands"]]
        passed = []
        for seat in range(players):
            colours = counted(hand(table, seat))
            colour = table.legal(seat)[-1].split()[1]
            assert colours[colour] == max(colours.values())
            passed.append([card for card in ISLANDS if card in expected[seat] and card.startswith(colour)][-1])
            table.act(seat, f"pass {colour}")
        for seat in range(players):
            expected[seat].remove(passed[seat])
            expected[(seat - 1) % players].add(passed[seat])
        assert [set(hand(table, seat)) for seat in range(players)] == expected


@pytest.mark.clause("SOS-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_7_the_colours_that_may_be_passed_are_those_held_most(players: int) -> None:
    for seed in range(60):
        table = seachest.deal(GAME, players, seed=seed)
        for seat in range(players):
            colours = counted(hand(table, seat))
            most = [f"pass {colour}" for colour in COLOURS if colours[colour] == max(colours.values())]
            assert table.legal(seat) == most


@pytest.mark.clause("SOS-2.7", "SOS-9.2")
def test_2_7_in_round_2_all_pass_again() -> None:
    position = second_round(4, 2).position()
    assert (position["phase"], position["pending"], position["passed"]) == ("pass", [0, 1, 2, 3], [None] * 4)


# --- SOS-2.8: all at once ---


@pytest.mark.sample
@pytest.mark.clause("SOS-2.8")
def test_2_8_all_who_have_not_passed_may_decide() -> None:
    table = pass_table(TIED, "", "")
    assert table.pending() == (0, 1, 2)
    assert play(table, "0 pass blue").pending() == (1, 2)
    assert table.legal(0) == []


@pytest.mark.clause("SOS-2.8")
def test_2_8_while_all_pass_it_is_nobodys_turn() -> None:
    for table in (seachest.deal(GAME, 4, seed=1), second_round(4, 1)):
        assert [table.position()["turn"], *[table.view(seat)["turn"] for seat in watchers(table)]] == [None] * 6


@pytest.mark.clause("SOS-2.8")
def test_2_8_nobody_passes_twice() -> None:
    table = play(pass_table(TIED, "", ""), "0 pass blue")
    assert "it is not this seat's turn" in refused(table, 0, "pass red").reason


@pytest.mark.clause("SOS-2.8")
def test_2_8_no_card_moves_before_all_have_chosen() -> None:
    table = pass_table(TIED, "", "", "")
    dealt = table.position()["hands"]
    for seat in (2, 0, 3):
        table.act(seat, table.legal(seat)[0])
        assert table.position()["hands"] == dealt
        assert table.position()["phase"] == "pass"
    table.act(1, table.legal(1)[0])
    assert table.position()["phase"] == "card"
    assert all(hand(table, seat) != sorted(dealt[seat]) for seat in range(4))


CHAIN = (
    "red-1 red-2 red-3 red-4 red-5 blue-1 blue-2 blue-3 green-1 green-2 purple-1 purple-2",
    "red-12 red-11 red-10 red-9 red-8 blue-4 blue-5 blue-6 blue-7 green-3 green-4 purple-3",
    "blue-8 blue-9 blue-10 blue-11 blue-12 green-5 green-6 green-7 green-8 purple-4 purple-5 purple-6",
)
"""Seat 1 will give seat 0 a red card that is higher than all that seat 0 has."""


@pytest.mark.clause("SOS-2.8")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_2_8_a_received_card_is_not_passed_on_whoever_decides_first(order: tuple[int, ...]) -> None:
    table = pass_table(*CHAIN)
    for seat in order:
        table.act(seat, table.legal(seat)[0])
    assert hand(table, 2) == bag(CHAIN[2].replace("blue-12", "red-5"))
    assert hand(table, 0) == bag(CHAIN[0].replace("red-5", "red-12"))
    assert hand(table, 1) == bag(CHAIN[1].replace("red-12", "blue-12"))


@pytest.mark.clause("SOS-2.8")
def test_2_8_a_received_card_does_not_count_for_the_choice() -> None:
    """With the red card that seat 1 gives away, seat 0 would hold red most; dealt were as many blue as red cards."""
    table = pass_table(TIED, SIX_RED, "")
    before = table.legal(0)
    play(table, "1 pass red")
    assert table.legal(0) == before == ["pass red", "pass blue"]


@pytest.mark.clause("SOS-2.8", "SOS-3.1")
@pytest.mark.parametrize("starter", range(4))
def test_2_8_after_the_pass_the_starter_plays(starter: int) -> None:
    for seed in range(30):
        table = seachest.deal(GAME, 4, seed=seed)
        if table.position()["starter"] == starter:
            break
    for seat in (3, 1, 0, 2):
        table.act(seat, table.legal(seat)[0])
    assert table.pending() == (starter,)
    assert table.position()["passed"] == [None] * 4


# --- SOS-2.9: who knows the passed card ---


@pytest.mark.sample
@pytest.mark.clause("SOS-2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_9_the_giver_knows_the_passed_card_and_nobody_else_sees_it(players: int) -> None:
    table = seachest.deal(GAME, players, seed=4)
    dealt = [set(cards) for cards in table.position()["hands"]]
    for seat in range(players):
        table.act(seat, table.legal(seat)[0])
    for giver in range(players):
        receiver = (giver - 1) % players
        (passed,) = dealt[giver] - set(hand(table, giver))
        assert hand_seen(table, giver, receiver) == [passed] + ["?"] * (HAND_SIZE[players] - 1)
        assert passed in hand_seen(table, receiver, receiver)
        for watcher in others(table, giver, receiver):
            assert hand_seen(table, watcher, receiver) == ["?"] * HAND_SIZE[players]


@pytest.mark.clause("SOS-2.9")
def test_2_9_a_choice_is_seen_by_its_seat_alone() -> None:
    table = play(pass_table("", TIED, ""), "1 pass blue")
    assert table.view(1)["passed"] == [None, "blue-8", None]
    for watcher in others(table, 1):
        assert table.view(watcher)["passed"] == [None, None, None]


@pytest.mark.clause("SOS-2.9")
def test_2_9_the_others_notice_only_that_all_have_passed() -> None:
    table = play(pass_table("", TIED, ""), "1 pass blue")
    assert (table.moves(1), table.moves(0), table.moves(None)) == (["1 pass blue"], [], [])
    for seat in (0, 2):
        table.act(seat, table.legal(seat)[0])
    assert table.moves(None) == ["0 pass ?", "1 pass ?", "2 pass ?"]
    assert table.moves(1) == ["1 pass blue", "0 pass ?", "2 pass ?"]


# --- SOS-2.5: smaller hands ---


@pytest.mark.sample
@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize(("players", "size"), [(3, 1), (3, 7), (4, 1), (4, 11), (5, 1), (5, 8)])
def test_2_5_a_table_may_deal_fewer_islands_and_the_others_leave_the_round(players: int, size: int) -> None:
    position = fresh(players, hand=size)
    assert [len(cards) for cards in position["hands"]] == [size] * players
    assert sorted(position["out"] + [card for cards in position["hands"] for card in cards]) == sorted(ISLANDS)


@pytest.mark.clause("SOS-2.5")
def test_2_5_smaller_hands_are_dealt_in_the_second_round_too() -> None:
    table = play_out(seachest.deal(GAME, 4, seed=1, options={"hand": 2}), until_round=2)
    position = table.position()
    assert position["phase"] == "pass"
    assert [len(cards) for cards in position["hands"]] == [2] * 4
    assert len(position["out"]) == 40


@pytest.mark.clause("SOS-2.5")
def test_2_5_a_round_has_as_many_tricks_as_islands_were_dealt_to_each() -> None:
    table = play_out(seachest.deal(GAME, 3, seed=1, options={"hand": 3, "rounds": 1}))
    assert sum(text.split()[1] == "card" for text in table.record()["moves"]) == 3 * 3


@pytest.mark.clause("SOS-2.5", "SOS-2.7")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_with_a_single_island_it_is_passed_and_the_one_received_is_played(players: int) -> None:
    table = seachest.deal(GAME, players, seed=1, options={"hand": 1})
    dealt = [hand(table, seat) for seat in range(players)]
    for seat in range(players):
        (only,) = table.legal(seat)
        table.act(seat, only)
    assert [hand(table, seat) for seat in range(players)] == [*dealt[1:], dealt[0]]


@pytest.mark.clause("SOS-2.5", "SOS-10.2")
def test_2_5_nobody_sees_the_islands_left_out_of_a_small_deal() -> None:
    table = seachest.deal(GAME, 4, seed=1, options={"hand": 2})
    for watcher in watchers(table):
        assert table.view(watcher)["out"] == ["?"] * 40


@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize("players", PLAYERS)
def test_2_5_the_usual_hands_are_the_largest(players: int) -> None:
    assert seachest.deal(GAME, players, seed=1).options["hand"] == HAND_SIZE[players]
    with pytest.raises(seachest.NotationError) as caught:
        seachest.deal(GAME, players, options={"hand": HAND_SIZE[players] + 1})
    largest = HAND_SIZE[players]
    assert str(caught.value) == f"options.hand: {largest + 1} is not between 1 and {largest}"


@pytest.mark.clause("SOS-2.5")
@pytest.mark.parametrize(
    ("size", "problem"), [(0, "0 is not between 1 and 12"), ("1", 'expected a whole number, not "1"')]
)
def test_2_5_a_hand_that_can_not_be_is_refused(size: Any, problem: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        seachest.deal(GAME, 3, options={"hand": size})
    assert str(caught.value) == f"options.hand: {problem}"


@pytest.mark.clause("SOS-2.5")
def test_2_5_a_position_of_a_small_deal_can_not_hold_more() -> None:
    with pytest.raises(seachest.NotationError, match="hands\\[0\\]: 3 cards are not possible here"):
        load(3, {"hands": [["?"] * 3] * 3}, options={"hand": 2})
    assert len(load(3, {"hands": [["?"] * 2] * 3}, options={"hand": 2}).position()["out"]) == 42
