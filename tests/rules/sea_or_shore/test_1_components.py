from collections import Counter
from typing import Any

import pytest

import seachest
from tests.rules.sea_or_shore.helpers import (
    COLOURS,
    GAME,
    ISLANDS,
    PLAYERS,
    all_treasures,
    last_trick,
    lay,
    load,
    play_out,
    table_at,
)

SIDES = ([1, 3], [2, 3], [1, 4], [2, 4])
UNUSUAL = [1, 2, 3, 3, 4, 4, 4, 9]


def fresh(players: int = 4, seed: int = 0, **options: Any) -> dict[str, Any]:
    return seachest.deal(GAME, players, seed=seed, options=options).position()


def treasures_of(position: dict[str, Any]) -> Counter[str]:
    """All treasures of a fresh deal."""
    return Counter(
        treasure for pile in position["piles"].values() for treasure in ([pile["up"]] + pile["down"]) if treasure
    )


# --- SOS-1.1: islands ---


@pytest.mark.sample
@pytest.mark.clause("SOS-1.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_1_there_are_48_islands_four_colours_from_1_to_12_one_each(players: int) -> None:
    position = fresh(players)
    dealt = [card for hand in position["hands"] for card in hand] + position["out"]
    assert sorted(dealt) == sorted(ISLANDS)
    assert len(ISLANDS) == 48


@pytest.mark.clause("SOS-1.1")
def test_1_1_every_island_can_be_played_and_no_other() -> None:
    texts = seachest.deal(GAME, 3, seed=0).game.actions
    assert [text for text in texts if text.startswith("card ")] == [f"card {card}" for card in ISLANDS]


# --- SOS-1.2: treasures ---


@pytest.mark.sample
@pytest.mark.clause("SOS-1.2")
@pytest.mark.parametrize("players", [4, 5])
def test_1_2_there_are_32_treasures_eight_a_colour(players: int) -> None:
    found = treasures_of(fresh(players))
    assert found.total() == 32
    for colour in COLOURS:
        assert {value: found[f"{colour}:{value}"] for value in range(1, 10)} == {
            **dict.fromkeys(range(1, 10), 0),
            2: 3,
            3: 3,
            4: 2,
        }
    assert found == Counter(all_treasures(players))


@pytest.mark.clause("SOS-1.2")
def test_1_2_the_values_are_an_option_for_all_four_colours() -> None:
    found = treasures_of(fresh(5, treasures=UNUSUAL))
    assert found == Counter(f"{colour}:{value}" for colour in COLOURS for value in UNUSUAL)


@pytest.mark.clause("SOS-1.2")
def test_1_2_the_second_round_has_the_same_treasures() -> None:
    table = seachest.deal(GAME, 4, seed=3, options={"treasures": UNUSUAL})
    assert treasures_of(play_out(table, until_round=2).position()) == treasures_of(fresh(4, treasures=UNUSUAL))


@pytest.mark.clause("SOS-1.2")
@pytest.mark.parametrize(
    ("values", "says"),
    [
        ([2, 2, 2, 3, 3, 3, 3, 3], "a 4 is missing"),
        ([4, 2, 2, 2, 2, 2, 2, 2], "a 3 is missing"),
        ([3, 4, 4, 4, 4, 4, 4, 4], "a 2 is missing"),
        ([2, 3, 4], "expected 8 values, not 3"),
        ([2, 3, 4, 2, 3, 4, 2, 3, 4], "expected 8 values, not 9"),
        ([2, 3, 4, 2, 3, 4, 2, 0], "treasures[7]: 0 is not between 1 and 9"),
        ([2, 3, 4, 2, 3, 4, 2, 10], "treasures[7]: 10 is not between 1 and 9"),
        ([2, 3, 4, 2, 3, 4, 2, "3"], "treasures[7]: expected a whole number"),
        ("22233344", "expected a list"),
    ],
)
def test_1_2_other_lists_of_values_are_refused(values: Any, says: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        fresh(treasures=values)
    assert says in str(caught.value)


# --- SOS-1.3: plus cards, cover cards, the start card ---


@pytest.mark.clause("SOS-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_there_are_22_plus_cards(players: int) -> None:
    position = fresh(players)
    assert position["supply"] + sum(position["plus"]) == 22


@pytest.mark.clause("SOS-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_every_player_has_a_cover_card_in_every_trick(players: int) -> None:
    up = "red:4" if players == 3 else "red:4 green:2"
    table = table_at(*[f"red-{seat + 1} blue-{seat + 1}" for seat in range(players)], up=up)
    for colour in ("red", "blue"):
        for turn in range(players - 1):
            seat = table.pending()[0]
            lay(table, f"{colour}-{seat + 1}")
            assert table.view(None)["trick"][turn]["card"] == f"{colour}-?"
        lay(table, f"{colour}-{table.pending()[0] + 1}")
        break_off_actions(table)


def break_off_actions(table: seachest.Table) -> None:
    """Plays on until the next trick begins."""
    while table.view(None)["phase"] != "card":
        seat = table.pending()[0]
        table.act(seat, table.legal(seat)[0])


@pytest.mark.clause("SOS-1.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_1_3_one_player_has_the_start_card(players: int) -> None:
    assert fresh(players)["starter"] in range(players)


# --- SOS-1.4: the action cards ---


def action_of(colour: str, sides: list[int]) -> str:
    """What the only player of a colour without a treasure is asked."""
    first, second = ("blue" if colour == "red" else "red", "purple" if colour == "green" else "green")
    cards = [f"{colour}-5", f"{first}-5", f"{second}-5", f"{second}-4"]
    table = table_at(*cards, up=f"{first}:4 {second}:2", actions=sides, plus=[0, 2, 2, 2])
    lay(table, *cards)
    assert table.pending() == (0,)
    return str(table.position()["phase"])


@pytest.mark.sample
@pytest.mark.clause("SOS-1.4", "SOS-5.4")
@pytest.mark.parametrize("sides", SIDES, ids=str)
@pytest.mark.parametrize("colour", COLOURS)
def test_1_4_card_a_belongs_to_red_and_blue_card_b_to_green_and_purple(colour: str, sides: list[int]) -> None:
    first_question = {1: "fleece", 2: "swap", 3: "inspect", 4: "fetch"}
    assert action_of(colour, sides) == first_question[sides[0 if colour in ("red", "blue") else 1]]


@pytest.mark.clause("SOS-1.4")
def test_1_4_the_usual_sides_are_1_and_3() -> None:
    position = fresh()
    assert (position["actions"], position["options"]["actions"]) == ([1, 3], [1, 3])


@pytest.mark.clause("SOS-1.4")
@pytest.mark.parametrize("sides", SIDES, ids=str)
def test_1_4_the_table_chooses_a_side_of_each_card_for_both_rounds(sides: list[int]) -> None:
    table = seachest.deal(GAME, 3, seed=1, options={"actions": sides})
    assert table.position()["actions"] == sides
    assert play_out(table, until_round=2).position()["actions"] == sides


@pytest.mark.clause("SOS-1.4")
def test_1_4_random_sides_are_each_as_likely() -> None:
    # 400 deals: 100 expected for each pair, standard deviation 8.7; the bounds lie five of them away.
    found = Counter(tuple(fresh(3, seed, actions="random")["actions"]) for seed in range(400))
    assert set(found) == {tuple(sides) for sides in SIDES}
    assert all(56 <= count <= 144 for count in found.values())


@pytest.mark.clause("SOS-1.4")
def test_1_4_random_sides_are_drawn_anew_in_round_2() -> None:
    """From the last trick of round 1 with sides 2 and 4, every pair follows in round 2."""
    position = {"hands": [["red-5"], ["blue-5"], ["green-5"]], "piles": {"all": {"up": "red:4"}}, "actions": [2, 4]}
    found = set()
    for seed in range(100):
        table = load(3, position, seed, {"actions": "random"})
        assert table.position()["actions"] == [2, 4]
        drawn = lay(table, "red-5", "blue-5", "green-5").position()
        assert drawn["round"] == 2
        found.add(tuple(drawn["actions"]))
    assert found == {tuple(sides) for sides in SIDES}


@pytest.mark.clause("SOS-1.4")
def test_1_4_every_round_names_its_sides_to_all() -> None:
    table = seachest.deal(GAME, 4, seed=5, options={"actions": "random"})
    assert [table.view(seat)["actions"] for seat in (0, 3, None)] == [table.position()["actions"]] * 3


@pytest.mark.clause("SOS-1.4")
@pytest.mark.parametrize(
    ("sides", "says"),
    [
        ([3, 1], "actions[0]: 3 is not between 1 and 2"),
        ([1, 2], "actions[1]: 2 is not between 3 and 4"),
        ([1], "expected 2 actions, not 1"),
        ("any", 'expected [1 or 2, 3 or 4] or "random", not "any"'),
        ([True, 3], "actions[0]: expected a whole number"),
        (13, "expected a list"),
    ],
)
def test_1_4_other_sides_are_refused(sides: Any, says: str) -> None:
    with pytest.raises(seachest.NotationError) as caught:
        fresh(actions=sides)
    assert says in str(caught.value)


@pytest.mark.clause("SOS-1.4")
def test_1_4_a_colour_with_a_treasure_triggers_nothing() -> None:
    table = last_trick("red-5", "red-4", "green-5", "green-4", up="red:4 green:2", actions=[1, 3])
    assert table.position()["plus"] == [0, 2, 0, 2]
