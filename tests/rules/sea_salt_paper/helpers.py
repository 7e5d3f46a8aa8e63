"""Setting up tables of Sea Salt & Paper by notation, playing on them, and reading them, in one short line each.

Cards are written in one text, with spaces between them: ``"crab.yellow mermaid.white"``.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

import seachest
from tests.tables import seed_text

GAME = "sea-salt-paper"
PLAYERS = (2, 3, 4)
LAST_ROUND = 100
"""Nothing is dealt after this round (SSP-8.3), so a test can see how it ended."""

CARD_TABLE = {
    "crab": "dark-blue dark-blue light-blue light-blue yellow yellow black green grey",
    "boat": "dark-blue dark-blue light-blue light-blue black black yellow yellow",
    "fish": "dark-blue dark-blue black black light-blue yellow green",
    "swimmer": "dark-blue light-blue black yellow light-orange",
    "shark": "dark-blue light-blue black green purple",
    "shell": "dark-blue light-blue black yellow green grey",
    "octopus": "light-blue yellow green purple grey",
    "penguin": "purple light-orange pink",
    "sailor": "pink orange",
    "lighthouse": "purple",
    "shoal": "grey",
    "colony": "green",
    "captain": "light-orange",
    "mermaid": "white white white white",
}
"""The printed deck, copied by hand from the rules so that it owes nothing to the program."""

ALL_CARDS = [f"{kind}.{colour}" for kind, colours in CARD_TABLE.items() for colour in colours.split()]

SEVEN = "octopus.light-blue octopus.yellow octopus.green penguin.pink"
"""Exactly seven card points, no duo among them, colour bonus 1."""

SIX = "shell.dark-blue shell.light-blue shell.black shell.yellow"
"""Exactly six card points, no duo among them, colour bonus 1."""

DULL_PILES = ("swimmer.light-orange", "crab.grey")
"""Two top cards that alone score nothing and have no effect."""


def cards(text: str) -> list[str]:
    """The cards of a text, in its order."""
    return text.split()


def bag(text: str) -> list[str]:
    """The cards of a text, to compare with a hand, whose order means nothing."""
    return sorted(cards(text))


def kind_of(card: str) -> str:
    """The kind of a card."""
    return card.split(".")[0]


def colour_of(card: str) -> str:
    """The colour of a card."""
    return card.split(".")[1]


def load(players: int, position: dict[str, Any], seed: int = 1, goal: int | None = None) -> seachest.Table:
    """The table at a position."""
    record = {"format": 1, "game": GAME, "players": players, "seed": seed_text(seed), "position": position, "moves": []}
    return seachest.load(record if goal is None else {**record, "options": {"goal": goal}})


def table_at(
    *hands: str,
    piles: tuple[str, str] = DULL_PILES,
    deck: str = "",
    rest: str = "deck",
    laid: Sequence[Sequence[str]] | None = None,
    goal: int | None = None,
    seed: int = 1,
    **fields: Any,
) -> seachest.Table:
    """A table at a position with a hand for each seat; seat 0 is about to draw unless `turn` or `phase` say otherwise.

    Piles and deck are written from the top. Cards that stand nowhere lie where `rest` says: below those of the
    "deck", of "pile 1" or "pile 2", or in "hand SEAT". Mind that loading plays what is forced.
    """
    pairs = [[cards(pair) for pair in own] for own in laid] if laid else [[] for _ in hands]
    places = {
        "deck": cards(deck),
        "pile 1": cards(piles[0]),
        "pile 2": cards(piles[1]),
        **{f"hand {seat}": cards(held) for seat, held in enumerate(hands)},
    }
    named = [card for place in places.values() for card in place] + [
        card for own in pairs for pair in own for card in pair
    ]
    named += fields.get("drawn", [])
    named += [fields["first"]] if "first" in fields else []
    places[rest] += (Counter(ALL_CARDS) - Counter(named)).elements()
    position = {
        "deck": places["deck"],
        "piles": [places["pile 1"], places["pile 2"]],
        "hands": [places[f"hand {seat}"] for seat in range(len(hands))],
        "laid": pairs,
        **fields,
    }
    return load(len(hands), position, seed, goal)


def hand(table: seachest.Table, seat: int) -> list[str]:
    """What a seat really holds."""
    return sorted(table.position()["hands"][seat])


def hand_seen(table: seachest.Table, watcher: int | None, seat: int) -> list[str]:
    """What somebody (None: a spectator) sees of a hand, unknown cards as "?" last."""
    seen = table.view(watcher)["hands"][seat]
    return sorted(card for card in seen if card != "?") + [card for card in seen if card == "?"]


def card_points(held: str, laid: Sequence[str] = ()) -> int:
    """What the cards of one seat score (SSP-5), as the position tells it."""
    table = load(2, {"hands": [cards(held), []], "laid": [[cards(pair) for pair in laid], []]})
    points = table.position()["scores"][0]
    assert isinstance(points, int)
    return points
