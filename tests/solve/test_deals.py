"""The deals of a small game: all of them, each as likely as with shuffled cards."""

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from seachest.rules.errors import NotationError
from seachest.small import small_named, small_names
from seachest.small.deals import all_deals, open_places


def as_text(position: dict[str, Any]) -> str:
    hands = [sorted(hand) for hand in position.get("hands", [])]
    return repr((hands, position.get("deck")))


@pytest.mark.parametrize(
    ("position", "hidden"),
    [
        ({"hands": [["?", "?"], ["?"]], "deck": ["?", "?"]}, ["a", "a", "b", "c", "d"]),
        ({"hands": [["x", "?"], ["?"]], "deck": ["?", "y"]}, ["a", "a", "a"]),
        ({"deck": ["?", "?", "?", "?"]}, ["a", "b", "b", "c"]),
    ],
)
def test_deals_are_those_of_shuffled_cards(position: dict[str, Any], hidden: list[str]) -> None:
    """Every order of the cards, dealt place by place, is as likely as every other."""
    expected: Counter[str] = Counter()
    for order in permutations(hidden):
        cards = iter(order)
        hands = [[next(cards) if card == "?" else card for card in hand] for hand in position.get("hands", [])]
        deck = [next(cards) if card == "?" else card for card in position["deck"]]
        expected[as_text({"hands": hands, "deck": deck})] += 1
    total = sum(expected.values())
    found = {as_text(deal): chance for deal, chance in all_deals(position, hidden)}
    assert found == pytest.approx({text: count / total for text, count in expected.items()})


def test_cards_and_places_must_be_as_many() -> None:
    with pytest.raises(NotationError, match="hidden: 1 cards for 2 open places"):
        all_deals({"deck": ["?", "?"]}, ["a"])


def test_open_places_are_found_everywhere() -> None:
    position = {"piles": {"all": {"down": ["?", "b"]}}, "out": ["?"], "plus": [0, 1]}
    found = [(place.path, place.places, place.ordered) for place in open_places(position)]
    assert found == [(("piles", "all", "down"), 1, True), (("out",), 1, False)]


@pytest.mark.parametrize("name", small_names())
def test_a_small_game_is_a_real_position_of_its_game(name: str) -> None:
    small = small_named(name)
    assert sum(chance for _, chance in small.deals) == pytest.approx(1)
    for deal in {0, len(small.deals) // 2, len(small.deals) - 1}:
        table = small.table(deal)
        assert table.pending() or small.game == "dolores"  # there sunrise may end the game at once
        assert table.game.cards_conserved(table.everything().record)


@pytest.mark.parametrize("name", small_names())
def test_everything_but_the_hidden_cards_looks_the_same_in_all_deals(name: str) -> None:
    small = small_named(name)
    views = {str(small.table(deal).view(None)) for deal in range(0, len(small.deals), max(len(small.deals) // 20, 1))}
    if small.game != "dolores":  # there the first duel is laid out before anybody decides
        assert len(views) == 1
