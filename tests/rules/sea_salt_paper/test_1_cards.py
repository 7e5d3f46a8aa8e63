from collections import Counter

import pytest

import seachest
from tests.rules.sea_salt_paper.helpers import (
    ALL_CARDS,
    CARD_TABLE,
    GAME,
    PLAYERS,
    bag,
    card_points,
    cards,
    colour_of,
    hand,
    kind_of,
    load,
    table_at,
)

COLOUR_TOTALS = {
    "dark-blue": 9,
    "light-blue": 9,
    "black": 8,
    "yellow": 8,
    "green": 6,
    "grey": 4,
    "purple": 4,
    "white": 4,
    "light-orange": 3,
    "pink": 2,
    "orange": 1,
}


def dealt(players: int = 2, seed: int = 0) -> list[str]:
    """All cards of a fresh game."""
    position = seachest.deal(GAME, players, seed=seed).position()
    return [card for place in (position["deck"], *position["piles"], *position["hands"]) for card in place]


@pytest.mark.sample
@pytest.mark.clause("SSP-1.1")
def test_1_1_the_deck_has_58_cards() -> None:
    assert len(dealt()) == 58


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("seed", [0, 1, 2**128 - 1])
def test_1_1_every_game_is_played_with_the_same_cards(players: int, seed: int) -> None:
    assert sorted(dealt(players, seed)) == sorted(ALL_CARDS)


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize("kind", CARD_TABLE)
def test_1_1_each_kind_comes_in_its_printed_colours(kind: str) -> None:
    colours = sorted(colour_of(card) for card in dealt() if kind_of(card) == kind)
    assert colours == sorted(CARD_TABLE[kind].split())


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize(("colour", "total"), COLOUR_TOTALS.items())
def test_1_1_each_colour_has_its_total(colour: str, total: int) -> None:
    assert Counter(map(colour_of, dealt()))[colour] == total


@pytest.mark.clause("SSP-1.1")
def test_1_1_there_are_no_other_colours() -> None:
    assert set(map(colour_of, dealt())) == set(COLOUR_TOTALS)


@pytest.mark.clause("SSP-1.1")
def test_1_1_a_position_may_hold_every_copy_of_a_card() -> None:
    assert hand(table_at("crab.dark-blue crab.dark-blue", ""), 0) == bag("crab.dark-blue crab.dark-blue")


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize("card", sorted(set(ALL_CARDS)))
def test_1_1_no_position_holds_a_card_more_often_than_it_was_printed(card: str) -> None:
    too_many = [card] * (ALL_CARDS.count(card) + 1)
    with pytest.raises(seachest.NotationError, match=card):
        load(2, {"hands": [too_many, []]})


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize("card", ["crab.purple", "mermaid.black", "whale.grey", "crab", "Crab.grey"])
def test_1_1_a_card_that_was_never_printed_is_refused_by_name(card: str) -> None:
    with pytest.raises(seachest.NotationError, match=card):
        load(2, {"hands": [[card], []]})


@pytest.mark.clause("SSP-1.1")
@pytest.mark.parametrize(("colour", "total"), COLOUR_TOTALS.items())
def test_1_1_a_mermaid_counts_all_cards_of_a_colour_at_most(colour: str, total: int) -> None:
    """The program's own idea of each card's colour, seen through what a mermaid adds (white: and no other)."""
    coloured = " ".join(card for card in ALL_CARDS if colour_of(card) == colour and card != "mermaid.white")
    extra = card_points(f"{coloured} mermaid.white") - card_points(coloured)
    assert extra == (1 if colour == "white" else total)
    assert len(cards(coloured)) == (0 if colour == "white" else total)
