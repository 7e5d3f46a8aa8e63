"""Small games of Sea or Shore: the last tricks of a game of three, when most islands have been played."""

from collections.abc import Sequence
from typing import Any

from seachest.rules.sea_or_shore.cards import CARDS, COLOURS
from seachest.small.small_game import SmallGame

OUT_OF_THREE = 12
"""The islands that nobody is dealt in a game of three."""
TREASURES_OF_THREE = tuple(f"{colour}:{value}" for colour in COLOURS for value in (2, 2, 3, 3, 4))


def _ending(hidden: Sequence[str], hand: int, plus: Sequence[int], up: str) -> dict[str, Any]:
    """The last tricks of the second round: each holds some of the hidden islands, and the rest of them is out."""
    others = [card for card in CARDS if card not in hidden]
    unseen = len(hidden) - 3 * hand
    treasures = list(TREASURES_OF_THREE)
    treasures.remove(up)
    stacks = [treasures[seat::3] for seat in range(3)]
    points = [sum(int(treasure.partition(":")[2]) for treasure in stack) for stack in stacks]
    return {
        "totals": [max(points) - own for own in points],  # all have the same now, and the last tricks decide
        "round": 2,
        "phase": "card",
        "hands": [["?"] * hand for _ in range(3)],
        "out": [*others[: OUT_OF_THREE - unseen], *["?"] * unseen],
        "gone": others[OUT_OF_THREE - unseen :],
        "plus": list(plus),
        "stacks": stacks,
        "piles": {"all": {"up": up, "down": []}},
    }


_FIVE = ("red-5", "red-6", "red-7", "green-5", "green-6")
_FIFTEEN = tuple(f"{colour}-{number}" for colour in ("red", "green", "blue") for number in (4, 5, 6, 7, 8))
_EIGHT = tuple(f"{colour}-{number}" for colour in ("red", "green") for number in (5, 6, 7, 8))
_NINE = tuple(f"{colour}-{number}" for colour in ("red", "green", "blue") for number in (5, 6, 7))

SMALL_GAMES = (
    SmallGame(
        "sea-or-shore-1",
        "sea-or-shore",
        3,
        _ending(_FIVE, 1, (0, 1, 1), "red:3"),
        _FIVE,
        "the last trick; two of five islands are out, two players have a plus card",
        8,
    ),
    SmallGame(
        "sea-or-shore-2",
        "sea-or-shore",
        3,
        _ending(_NINE, 1, (0, 1, 1), "red:3"),
        _NINE,
        "the last trick; six of nine islands are out, two players have a plus card",
        8,
    ),
    SmallGame(
        "sea-or-shore-3",
        "sea-or-shore",
        3,
        _ending(_FIFTEEN, 1, (1, 1, 1), "red:3"),
        _FIFTEEN,
        "the last trick; twelve of fifteen islands are out, each player has a plus card",
        9,
    ),
    SmallGame(
        "sea-or-shore-4",
        "sea-or-shore",
        3,
        _ending(_FIFTEEN, 1, (2, 1, 1), "red:3"),
        _FIFTEEN,
        "the last trick; twelve of fifteen islands are out, the first player has two plus cards, the others have one",
        10,
    ),
    SmallGame(
        "sea-or-shore-5",
        "sea-or-shore",
        3,
        _ending(_EIGHT, 2, (0, 0, 0), "red:3"),
        _EIGHT,
        "the last two tricks; two of eight islands are out, nobody has a plus card",
        14,
    ),
)
"""The smallest first."""
