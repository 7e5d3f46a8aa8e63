"""The deals of a small game: all of them, each as likely as with shuffled cards."""

from collections import Counter
from itertools import pairwise, permutations
from pathlib import Path
from typing import Any

import pytest

from seachest.rules.errors import NotationError
from seachest.rules.game import game_names
from seachest.small import small_named, small_names
from seachest.small.deals import all_deals, open_places
from seachest.solve import grow_tree
from seachest.solve.run import size_of


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


PAGE = Path(__file__).parents[2] / "docs" / "small-games.md"


def sizes_on_the_page() -> dict[str, list[str]]:
    """The rows of the table of sizes, by name."""
    table = PAGE.read_text(encoding="utf-8").partition("<!-- sizes -->")[2].partition("<!-- end of sizes -->")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()[2:]]
    return {row[0].strip("`"): row for row in rows}


def test_the_page_has_every_small_game_with_its_deals_and_longest_game() -> None:
    rows = sizes_on_the_page()
    assert tuple(rows) == small_names()
    for name, row in rows.items():
        small = small_named(name)
        assert [int(cell.replace(",", "")) for cell in (row[3], row[7])] == [len(small.deals), small.most_decisions]


@pytest.mark.parametrize("game", game_names())
def test_every_game_has_small_ones_from_hundreds_to_more_than_100000_information_sets(game: str) -> None:
    sets = [int(sizes_on_the_page()[name][5].replace(",", "")) for name in small_names(game)]
    assert sets[0] < 1_000
    assert sets[-1] > 100_000
    assert all(after < 60 * before for before, after in pairwise(sets))


@pytest.mark.long
@pytest.mark.parametrize("name", small_names())
def test_sizes_are_those_of_the_page(name: str) -> None:
    size, row = size_of(grow_tree(small_named(name))), sizes_on_the_page()[name]
    counts = [f"{size[field]:,}" for field in ("deals", "nodes", "information_sets")]
    assert [*counts, f"{100 * size['over_several_deals']:.0f}%", str(size["longest_game"])] == row[3:8]
