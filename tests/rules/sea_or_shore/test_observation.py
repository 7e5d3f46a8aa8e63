"""What an observation tells beside the cards: points and leads, consequences of each choice, and earlier choices."""

import numpy as np
import pytest

import seachest
from seachest.rules.game import game_named
from tests.rules.sea_or_shore.helpers import GAME, PLAYERS, last_trick, lay, load, play_out, table_at, words
from tests.walks import features, observers, positions

COLOURS = ("red", "blue", "green", "purple")
HAND = "red-3 red-8 blue-1 blue-2 blue-3 blue-4 blue-5 green-1 green-2 green-3 green-4 green-5"
"""A full hand with two reds; no red but these is known to its owner."""


def observed(table: seachest.Table, seat: int | None, name: str) -> list[int]:
    """The numbers of a piece of the observation of a seat."""
    piece = next(piece for piece in table.game.pieces if piece.name == name)
    numbers: list[int] = table.features(seat)[piece.begin : piece.begin + piece.size].tolist()
    return numbers


def of_cards(table: seachest.Table, seat: int | None, name: str) -> dict[str, int]:
    """Those numbers of a piece with a number for each island that are not 0, by island."""
    islands = [f"{colour}-{number}" for colour in COLOURS for number in range(1, 13)]
    return {card: number for card, number in zip(islands, observed(table, seat, name), strict=True) if number}


def of_card(table: seachest.Table, seat: int | None, card: str) -> dict[str, int]:
    """What an observation tells of one island that can be played."""
    return {
        name: of_cards(table, seat, name).get(card, 0)
        for name in ("higher", "lower", "wins", "treasure_gains", "plus_gains")
    }


# --- Points --------------------------------------------------------------------------------------------------------


def test_points_of_every_seat_count_treasures_and_pairs_of_plus_cards() -> None:
    table = table_at("", "", "", up="red:3", stacks=["red:4 blue:2", "green:3", ""], plus=[3, 0, 2])
    assert observed(table, 0, "points") == [7, 3, 1, 0, 0]
    assert observed(table, 1, "points") == [3, 1, 7, 0, 0]


def test_leads_add_this_round_to_the_totals() -> None:
    table = table_at(
        "", "", "", up="red:3", stacks=["red:4 blue:2", "green:3", ""], plus=[3, 0, 2], totals=[10, 12, 0], round=2
    )
    assert observed(table, 0, "leads") == [2, 16, 0, 0]
    assert observed(table, 1, "leads") == [14, -2, 0, 0]


def test_leads_stop_at_sixty() -> None:
    table = table_at("", "", "", up="red:3", totals=[70, 0, 9], round=2)
    assert observed(table, 0, "leads") == [60, 60, 0, 0]
    assert observed(table, 1, "leads") == [-9, -60, 0, 0]


def test_leads_at_the_end_are_those_of_the_totals() -> None:
    table = last_trick("red-9", "blue-4", "green-2", up="red:3", totals=[5, 6, 7])
    assert table.position()["totals"] == [8, 6, 7]
    assert observed(table, 0, "leads") == [2, 1, 0, 0]


def test_unseen_treasures_are_those_not_up_nor_on_a_stack() -> None:
    table = table_at("", "", "", up="red:3", stacks=["red:4", "blue:2", ""])
    assert observed(table, 0, "unseen_treasures") == [3, 4, 5, 5]
    assert observed(table, 0, "unseen_values") == [7, 12, 14, 14]


def test_a_treasure_put_under_its_pile_stays_seen() -> None:
    table = table_at(
        "blue-1 blue-2", "blue-3 blue-4", "blue-5 blue-6", up="red:3", size=2, actions=(1, 3), plus=[2, 0, 0]
    )
    before = sum(observed(table, 0, "unseen_treasures"))
    lay(table, "blue-1", "blue-3", "blue-5")
    assert sum(observed(table, 1, "unseen_treasures")) == before - 1  # the one that was turned up


def test_robbable_is_the_best_top_treasure_of_each_colour_among_rivals() -> None:
    table = table_at("", "", "", "", up="red:3 green:3", stacks=["blue:4", "red:2", "green:4 red:4", "blue:2"])
    assert observed(table, 0, "robbable") == [4, 2, 0, 0]
    assert observed(table, 2, "robbable") == [2, 4, 0, 0]


# --- The pass ------------------------------------------------------------------------------------------------------


def test_pass_numbers_are_those_of_the_highest_islands_that_may_be_passed() -> None:
    hand = "red-1 red-2 red-3 red-4 red-6 blue-1 blue-2 blue-3 blue-4 blue-9 green-12 green-11"
    table = table_at(hand, "", "", up="red:3", size=12, phase="pass")
    assert observed(table, 0, "pass_numbers") == [6, 9, 0, 0]
    assert of_card(table, 0, "red-6") | {"wins": 0} == {
        "higher": 6,
        "lower": 1,
        "wins": 0,
        "treasure_gains": 0,
        "plus_gains": 0,
    }
    table.act(0, "pass red")
    assert observed(table, 0, "pass_numbers") == [0, 0, 0, 0]
    assert of_cards(table, 0, "higher") == {}


# --- A card --------------------------------------------------------------------------------------------------------


def test_the_first_to_play_is_beaten_by_nothing_that_lies_there() -> None:
    table = table_at(HAND, "", "", up="red:4", size=12)
    assert of_card(table, 0, "red-8") == {"higher": 4, "lower": 6, "wins": 100, "treasure_gains": 40, "plus_gains": 0}
    assert of_card(table, 0, "blue-5") == {"higher": 7, "lower": 0, "wins": 100, "treasure_gains": 0, "plus_gains": 0}
    assert list(of_cards(table, 0, "wins")) == words(HAND)


def test_a_covered_number_is_as_likely_each_that_is_not_seen_elsewhere() -> None:
    table = lay(table_at("red-10", HAND, "", up="red:4", size=12), "red-10")
    assert of_card(table, 1, "red-8") == {"higher": 4, "lower": 6, "wins": 60, "treasure_gains": 24, "plus_gains": 8}
    assert of_card(table, 1, "red-3") == {"higher": 8, "lower": 2, "wins": 20, "treasure_gains": 8, "plus_gains": 16}
    assert of_card(table, 1, "blue-5") == {"higher": 7, "lower": 0, "wins": 100, "treasure_gains": 0, "plus_gains": 0}


def test_plus_cards_raise_a_covered_number_and_limit_it() -> None:
    """Of 1, 2, 4, 5, 6, 7, 9 and 10 the upper half reaches an 8."""
    table = lay(table_at("red-10", HAND, "", up="red:4", size=12, plus=[2, 0, 0]), "red-10 +2")
    assert of_card(table, 1, "red-8")["wins"] == 50


def test_a_covered_colour_is_as_likely_each_whose_island_is_not_seen() -> None:
    table = lay(table_at("red-7", HAND, "", up="red:4", size=12), "red-7 number")
    assert of_card(table, 1, "red-3") == {"higher": 8, "lower": 2, "wins": 75, "treasure_gains": 30, "plus_gains": 5}
    assert of_card(table, 1, "red-8")["wins"] == 100


def test_joined_colours_compete_and_the_earlier_island_wins_ties() -> None:
    """Green and purple count as one; a red or a purple 5 may lie there."""
    table = lay(table_at("purple-5", HAND, "", up="red:4", size=12), "purple-5 number")
    assert of_card(table, 1, "green-5") == {"higher": 14, "lower": 4, "wins": 50, "treasure_gains": 0, "plus_gains": 10}
    assert of_card(table, 1, "green-4")["wins"] == 50


def test_several_covered_islands_are_held_to_be_independent() -> None:
    table = lay(table_at("red-10", "red-9", HAND, up="red:4", size=12), "red-10", "red-9")
    assert of_card(table, 2, "red-8") == {"higher": 4, "lower": 6, "wins": 36, "treasure_gains": 14, "plus_gains": 5}


def test_an_island_known_to_be_in_the_hand_is_likelier() -> None:
    """Seat 1 passed the red 9 to seat 0: 35 parts, against 11 for each of 6, 7, 10, 11 and 12."""
    table = table_at(
        "red-10 red-11 red-12 blue-7 blue-8 blue-9 green-7 green-8 green-9 purple-7 purple-8 purple-9",
        "red-1 red-2 red-3 red-4 red-5 red-9 blue-1 blue-2 blue-3 green-1 green-2 green-3",
        "red-6 red-7 red-8 blue-4 blue-5 blue-6 green-4 green-5 green-6 purple-4 purple-5 purple-6",
        up="red:4",
        size=12,
        phase="pass",
    )
    table.act(0, "pass purple")
    if 1 in table.pending():  # loading a table plays what is forced
        table.act(1, "pass red")
    table.act(2, "pass red")
    lay(table, "red-10")
    assert of_card(table, 1, "red-8")["wins"] == 24


def test_an_empty_supply_gives_no_plus_cards() -> None:
    table = lay(table_at("red-10", HAND, "", up="red:4", size=12, plus=[0, 0, 22]), "red-10")
    assert of_card(table, 1, "red-3")["plus_gains"] == 0


def test_who_is_not_to_decide_gets_no_consequences() -> None:
    table = lay(table_at("red-10", HAND, "", up="red:4", size=12), "red-10")
    for watcher in (None, 0, 2):
        assert not any(of_card(table, watcher, "red-8").values())


# --- Plus cards and covers -----------------------------------------------------------------------------------------


def test_plus_cards_are_weighed_for_the_island_being_played() -> None:
    table = lay(table_at("red-10", HAND, "", up="red:4", size=12, plus=[0, 2, 0]), "red-10")
    table.act(1, "card red-3")
    assert observed(table, 1, "wins_by_plus") == [20, 20, 30, *[0] * 9]
    assert observed(table, 1, "higher_by_plus") == [8, 7, 6, *[0] * 9]
    assert observed(table, 1, "lower_by_plus") == [2, 2, 3, *[0] * 9]
    assert observed(table, 1, "treasure_gains_by_plus") == [8, 8, 12, *[0] * 9]
    assert observed(table, 1, "plus_gains_by_plus") == [16, 16, 14, *[0] * 9]
    assert of_cards(table, 1, "wins") == {}
    table.act(1, "show number")
    assert observed(table, 1, "wins_by_plus") == [20, 20, 30, *[0] * 9]


def test_candidates_are_the_islands_that_fit_each_half() -> None:
    hand = "red-3 red-8 blue-1 blue-2 blue-3 blue-4 blue-5 green-1 green-2 green-3"
    gone = "red-1 red-2 blue-8 purple-1 purple-2 purple-3"
    table = table_at(hand, "", "", up="red:4", size=10, gone=words(gone))
    table.act(0, "card red-8")
    assert observed(table, 0, "candidates") == [10, 3]


def test_candidates_are_told_only_to_show() -> None:
    table = table_at(HAND, "", "", up="red:4", size=12, plus=[1, 0, 0])
    table.act(0, "card red-8")
    assert observed(table, 0, "candidates") == [12, 4]
    table.act(0, "show colour")
    assert observed(table, 0, "candidates") == [0, 0]


# --- After the trick -----------------------------------------------------------------------------------------------


def test_spoils_are_the_treasure_on_the_pile_and_what_can_be_robbed() -> None:
    table = table_at("blue-5", "red-9", "red-4", up="red:3", size=1, stacks=["red:2", "", "red:4"])
    lay(table, "blue-5", "red-9", "red-4")
    assert table.pending() == (1,)
    assert observed(table, 1, "spoils") == [3, 4, 0, 0, 0]
    assert observed(table, 2, "spoils") == [0] * 5


def test_islands_to_fetch_and_to_discard_are_ranked_in_their_own_colour() -> None:
    hand = "green-9 red-1 red-12 purple-1 purple-2 purple-3 purple-4 purple-5 purple-6 purple-7 purple-8 purple-9"
    table = table_at(hand, "red-5", "blue-3", up="red:3", size=12, actions=(1, 4))
    lay(table, "green-9", "red-5", "blue-3")
    assert table.view(0)["phase"] == "fetch"
    assert (of_cards(table, 0, "higher")["red-5"], of_cards(table, 0, "lower")["red-5"]) == (6, 3)
    assert of_cards(table, 0, "higher")["red-1"] == 9
    assert of_cards(table, 0, "wins") == {}
    table.act(0, "fetch red-5")
    assert (of_cards(table, 0, "higher")["red-5"], of_cards(table, 0, "lower")["red-5"]) == (6, 3)


# --- Earlier choices -----------------------------------------------------------------------------------------------


def three_tricks() -> seachest.Table:
    """A table of three with three cards each and an action that asks nobody while there are no plus cards to take."""
    return table_at(
        "red-9 blue-1 red-2",
        "red-4 red-5 green-6",
        "blue-7 blue-8 blue-9",
        up="red:3",
        down=["green:2 green:3 green:4"],
        size=3,
        actions=(1, 3),
        round=1,
    )


@pytest.mark.clause("SOS-10.1")
def test_10_1_the_colours_and_halves_of_uncovered_tricks_are_counted_for_each_seat() -> None:
    table = three_tricks()
    lay(table, "red-9", "red-4 number", "blue-7")
    assert observed(table, 0, "played_colours") == [1, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, *[0] * 8]
    assert observed(table, 1, "played_colours") == [1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0, *[0] * 8]
    assert observed(table, 0, "shown_halves") == [1, 0, 0, 1, 1, 0, *[0] * 4]


@pytest.mark.clause("SOS-10.2")
def test_10_2_nothing_of_a_covered_island_is_counted() -> None:
    table = three_tricks()
    lay(table, "red-9", "red-4 number")
    for watcher in (None, 0, 1, 2):
        assert not any(observed(table, watcher, "played_colours"))
        assert not any(observed(table, watcher, "last_number"))


def test_the_trick_that_was_uncovered_last_is_seen_from_the_own_seat() -> None:
    table = table_at("red-9 blue-1", "red-4 red-5", "blue-7 blue-8", up="red:3", size=2, plus=[0, 2, 0], actions=(2, 3))
    lay(table, "red-9", "red-4 +2 number", "blue-7")
    assert observed(table, 1, "last_number") == [4, 7, 9, 0, 0]
    assert observed(table, 1, "last_plus") == [2, 0, 0, 0, 0]
    assert observed(table, 1, "last_colour")[:12] == [1, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]


def test_a_new_round_forgets_colours_and_keeps_halves() -> None:
    table = play_out(seachest.deal(GAME, 3, seed=5), until_round=2)
    assert not any(observed(table, 0, "played_colours"))
    assert sum(observed(table, 0, "shown_halves")) == 3 * 12


def test_a_position_remembers_choices() -> None:
    table = three_tricks()
    lay(table, "red-9", "red-4 number", "blue-7")
    position = table.position()
    assert position["choices"][1] == {"colours": [1, 0, 0, 0], "halves": [0, 1]}
    again = load(3, position, options={"actions": [1, 3]})
    assert again.position()["choices"] == position["choices"]
    assert observed(again, 2, "played_colours") == observed(table, 2, "played_colours")
    assert table.view(None)["choices"] == position["choices"]


def test_a_position_without_choices_remembers_none() -> None:
    table = three_tricks()
    lay(table, "red-9", "red-4 number", "blue-7")
    position = {name: value for name, value in table.position().items() if name != "choices"}
    again = load(3, position, options={"actions": [1, 3]})
    assert again.position()["choices"][1] == {"colours": [0, 0, 0, 0], "halves": [0, 0]}


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"colours": [1, 0, 0]}, r"choices\[0\].colours: expected 4 numbers, not 3"),
        ({"colours": [1, 1, 0, 0]}, r"choices\[0\].colours: 2 in all, but only 1 tricks have been uncovered"),
        ({"halves": [0, 2]}, r"choices\[0\].halves\[1\]: 2 is not between 0 and 1"),
        ({"numbers": []}, r'choices\[0\]: unknown field "numbers"'),
    ],
)
def test_impossible_choices_are_refused(choices: dict[str, list[int]], message: str) -> None:
    with pytest.raises(seachest.NotationError, match=message):
        table_at("", "", "", up="red:3", size=11, choices=[choices, {}, {}])


# --- Bounds --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", PLAYERS)
def test_no_number_leaves_its_bounds(players: int) -> None:
    game = game_named(GAME)
    lowest = np.repeat([piece.lowest for piece in game.pieces], [piece.size for piece in game.pieces])
    highest = np.repeat([piece.highest for piece in game.pieces], [piece.size for piece in game.pieces])
    for walk in positions(game, players, 400, seed=60 + players):
        for seat in observers(players):
            numbers = np.frombuffer(features(game, walk.state, seat), np.int8)
            assert np.all(numbers >= lowest)
            assert np.all(numbers <= highest)


RARE = {
    "points": "nobody wins a treasure of 9 in every trick",
    "unseen_values": "the usual treasures are worth less",
    "up": "the usual treasures are worth less",
    "robbable": "the usual treasures are worth less",
    "top_values": "the usual treasures are worth less",
    "pile_values": "the usual treasures are worth less",
    "spoils": "the usual treasures are worth less",
    "treasure_gains": "the usual treasures are worth less",
    "treasure_gains_by_plus": "the usual treasures are worth less",
    "totals": "nobody gets that many points at random",
}
"""Pieces that come nowhere near their bounds in random games with the usual options, and why."""


def test_bounds_are_tight() -> None:
    """In random games numbers come at least halfway to their bounds, in every piece but the rare ones."""
    reached = np.zeros(game_named(GAME).feature_count, np.int8)
    for players in PLAYERS:
        batch = seachest.batch(GAME, tables=256, players=players, seed=players, options={"actions": "random"})
        for step in range(400):
            reached = np.maximum(reached, batch.roll_out(1).features.max(axis=0))
            reached = np.maximum(reached, batch.observe(step % players).max(axis=0))
    pieces = game_named(GAME).pieces
    highest = {piece.name: int(reached[piece.begin : piece.begin + piece.size].max()) for piece in pieces}
    assert {piece.name for piece in pieces if 2 * highest[piece.name] < piece.highest} == set(RARE)


def test_bounds_of_treasures_are_reached_with_the_highest_values() -> None:
    options = {"treasures": [9, 9, 9, 9, 9, 2, 3, 4]}
    table = seachest.deal(GAME, 4, seed=1, options=options)
    assert 54 in observed(table, 0, "unseen_values")
    assert 8 in observed(table, 0, "unseen_treasures")
    position = {
        "piles": {"red-blue": {"up": "red:9"}},
        "stacks": [["blue:9"] * 5 + ["green:9"] * 5 + ["purple:9"] * 5, [], [], []],
    }
    rich = load(4, position, options=options)
    assert 90 in observed(rich, 0, "treasure_gains")
    assert observed(rich, 0, "stack_sizes")[0] == 12  # more than can be won in one round
    assert observed(rich, 0, "points")[0] == 119
