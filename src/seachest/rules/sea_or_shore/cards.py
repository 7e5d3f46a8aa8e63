"""The 48 islands and the 32 treasures (SOS-1), and sets of islands as single integers.

An *island* is a colour and a number, ``red-7``: cards from 0 to 47, colour by colour. A set of islands (a hand, what
has been played) is an integer of 48 bits.

A *treasure* is a colour and a value, ``red:4``; equal treasures are the same number.
"""

from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from seachest.rules.cards import MAX_REMEMBERED_SETS
from seachest.rules.compiled import lookup, rule, small_rule
from seachest.rules.types import Card

Treasure: TypeAlias = int
"""The number of a treasure: ten times its colour, plus its value."""

ColourName: TypeAlias = Literal["red", "blue", "green", "purple"]
PairName: TypeAlias = Literal["red-blue", "green-purple"]

COLOURS: tuple[ColourName, ...] = get_args(ColourName)
COLOUR_COUNT = len(COLOURS)
HIGHEST_NUMBER = 12
CARD_COUNT = COLOUR_COUNT * HIGHEST_NUMBER
ALL_CARDS = (1 << CARD_COUNT) - 1
ALL_NUMBERS = (1 << HIGHEST_NUMBER) - 1
CARDS = tuple(f"{colour}-{number}" for colour in COLOURS for number in range(1, HIGHEST_NUMBER + 1))
CARD_BY_NAME = {name: card for card, name in enumerate(CARDS)}

CARDS_OF_COLOUR = lookup(ALL_NUMBERS << colour * HIGHEST_NUMBER for colour in range(COLOUR_COUNT))
CARDS_OF_COLOURS = lookup(
    sum(
        ((1 << HIGHEST_NUMBER) - 1) << colour * HIGHEST_NUMBER
        for colour in range(COLOUR_COUNT)
        if colours >> colour & 1
    )
    for colours in range(1 << COLOUR_COUNT)
)
"""For each set of colours its islands."""
CARDS_OF_NUMBER = lookup(
    [
        0,
        *(
            sum(1 << colour * HIGHEST_NUMBER + number - 1 for colour in range(COLOUR_COUNT))
            for number in range(1, HIGHEST_NUMBER + 1)
        ),
    ]
)
CARDS_UP_TO = lookup(
    sum(1 << colour * HIGHEST_NUMBER + i for colour in range(COLOUR_COUNT) for i in range(number))
    for number in range(HIGHEST_NUMBER + 1)
)

# SOS-1.4: card A belongs to red and blue, card B to green and purple.
PAIR_NAMES: tuple[PairName, ...] = get_args(PairName)
ACTION_CARD_COUNT = len(PAIR_NAMES)
COLOURS_PER_PAIR = COLOUR_COUNT // ACTION_CARD_COUNT
PAIR_COLOURS = lookup([0b0011, 0b1100])
"""For each action card the set of its colours."""

# --- Treasures -----------------------------------------------------------------------------------------------------

TREASURES_PER_COLOUR = 8
"""Treasures of one colour (SOS-1.2)."""

DEFAULT_TREASURE_VALUES = (2, 2, 2, 3, 3, 3, 4, 4)
LOWEST_TREASURE, HIGHEST_TREASURE = 1, 9
VALUES_TAKEN_OUT = (2, 3, 4)
"""SOS-2.1: with three players one of each of these leaves the game, in every colour."""

TREASURE_COUNT = COLOUR_COUNT * TREASURES_PER_COLOUR
TREASURE_BASE = HIGHEST_TREASURE + 1
TREASURES = tuple(f"{colour}:{value}" for colour in COLOURS for value in range(TREASURE_BASE))
TREASURE_KINDS = len(TREASURES)
TREASURE_BY_NAME = {name: kind for kind, name in enumerate(TREASURES) if kind % TREASURE_BASE >= LOWEST_TREASURE}


@rule
def card_of(colour: int, number: int) -> Card:
    """The island of a colour and a number."""
    return colour * HIGHEST_NUMBER + number - 1


@rule
def colour_of(card: Card) -> int:
    """The colour of an island."""
    return card // HIGHEST_NUMBER


@rule
def number_of(card: Card) -> int:
    """The number of an island."""
    return card % HIGHEST_NUMBER + 1


@rule
def contains(cards: int, card: Card) -> bool:
    """Whether a set holds an island."""
    return (cards >> card) & 1 == 1


COLOUR_OF_TREASURE = lookup(kind // TREASURE_BASE for kind in range(TREASURE_KINDS))
VALUE_OF_TREASURE = lookup(kind % TREASURE_BASE for kind in range(TREASURE_KINDS))


@small_rule
def treasure_colour(treasure: Treasure) -> int:
    """The colour of a treasure."""
    return COLOUR_OF_TREASURE[treasure]


@small_rule
def treasure_value(treasure: Treasure) -> int:
    """What a treasure is worth."""
    return VALUE_OF_TREASURE[treasure]


@rule
def pair_of(colour: int) -> int:
    """The action card of a colour (SOS-1.4)."""
    return colour // COLOURS_PER_PAIR


@rule
def joined_colour(colour: int) -> int:
    """The other colour of a colour's action card (SOS-1.4), which may count as one with it (SOS-7.1)."""
    return colour ^ 1


def island_names(cards: int) -> list[str]:
    """The islands of a set by name."""
    return list(_island_names(cards))


@lru_cache(MAX_REMEMBERED_SETS)
def _island_names(cards: int) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in range(CARD_COUNT) if cards >> card & 1)
