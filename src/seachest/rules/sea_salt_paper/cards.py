"""The 58 cards (SSP-1), and sets of them as single integers.

A *card* is one of the 46 different pictures: a kind with a colour, such as ``crab.dark-blue``. Equal cards are the
same number, so nothing ever depends on which of two equal cards lies where.

A *set* of cards (a hand, what a seat has laid, what is known of a hand) is an integer of 58 bits: bit `card` is the
first copy of that card, bits from 46 on are further copies. A set always holds the lowest bits of each card, so equal
sets are equal integers, `bits(cards & CRABS)` counts crabs, and `cards & ONE_OF_EACH` has one bit for each different
card.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from seachest.rules.cards import MAX_REMEMBERED_SETS
from seachest.rules.compiled import bits, entry, lookup, lowest, nth, rule
from seachest.rules.types import Card

CardSet: TypeAlias = int
"""A set of cards as one integer, a bit for each copy of a card."""

Colour: TypeAlias = Literal[
    "dark-blue",
    "light-blue",
    "black",
    "yellow",
    "green",
    "grey",
    "purple",
    "white",
    "light-orange",
    "pink",
    "orange",
]
"""The name of a colour."""

COLOURS: tuple[Colour, ...] = get_args(Colour)
COLOUR_COUNT = len(COLOURS)


@dataclass(frozen=True)
class Kind:
    """One row of the card table: the name and how often it comes in each colour."""

    name: str
    colours: dict[str, int]


KINDS = (
    Kind("crab", {"dark-blue": 2, "light-blue": 2, "yellow": 2, "black": 1, "green": 1, "grey": 1}),
    Kind("boat", {"dark-blue": 2, "light-blue": 2, "black": 2, "yellow": 2}),
    Kind("fish", {"dark-blue": 2, "black": 2, "light-blue": 1, "yellow": 1, "green": 1}),
    Kind("swimmer", {"dark-blue": 1, "light-blue": 1, "black": 1, "yellow": 1, "light-orange": 1}),
    Kind("shark", {"dark-blue": 1, "light-blue": 1, "black": 1, "green": 1, "purple": 1}),
    Kind("shell", {"dark-blue": 1, "light-blue": 1, "black": 1, "yellow": 1, "green": 1, "grey": 1}),
    Kind("octopus", {"light-blue": 1, "yellow": 1, "green": 1, "purple": 1, "grey": 1}),
    Kind("penguin", {"purple": 1, "light-orange": 1, "pink": 1}),
    Kind("sailor", {"pink": 1, "orange": 1}),
    Kind("lighthouse", {"purple": 1}),
    Kind("shoal", {"grey": 1}),
    Kind("colony", {"green": 1}),
    Kind("captain", {"light-orange": 1}),
    Kind("mermaid", {"white": 4}),
)

FACES = [(kind.name, colour, count) for kind in KINDS for colour, count in kind.colours.items()]
CARDS = tuple(f"{kind}.{colour}" for kind, colour, _ in FACES)
CARD_BY_NAME = {name: card for card, name in enumerate(CARDS)}
KIND_OF = tuple(kind for kind, _, _ in FACES)
COLOUR_OF = tuple(colour for _, colour, _ in FACES)
COPIES = tuple(count for _, _, count in FACES)

CARD_COUNT = len(CARDS)
DECK_SIZE = sum(COPIES)
ONE_OF_EACH = (1 << CARD_COUNT) - 1
"""The first copy of each card."""


def _bits_of_cards() -> list[int]:
    """For each card the bits of all its copies."""
    all_bits = [1 << card for card in range(CARD_COUNT)]
    following = CARD_COUNT
    for card, copies in enumerate(COPIES):
        for _ in range(copies - 1):
            all_bits[card] |= 1 << following
            following += 1
    return all_bits


_BITS = _bits_of_cards()
ALL_CARDS = sum(_BITS)


def _set_of_kind(name: str) -> CardSet:
    return sum(_BITS[card] for card in range(CARD_COUNT) if KIND_OF[card] == name)


CRABS, BOATS, FISH, SWIMMERS, SHARKS = (_set_of_kind(name) for name in ("crab", "boat", "fish", "swimmer", "shark"))
SHELLS, OCTOPUSES, PENGUINS, SAILORS = (_set_of_kind(name) for name in ("shell", "octopus", "penguin", "sailor"))
LIGHTHOUSE, SHOAL, COLONY, CAPTAIN = (_set_of_kind(name) for name in ("lighthouse", "shoal", "colony", "captain"))
MERMAIDS = _set_of_kind("mermaid")
MERMAID = CARD_BY_NAME["mermaid.white"]
MERMAID_COUNT = COPIES[MERMAID]

DUO_COUNT = sum(1 for kind in KIND_OF if kind in ("crab", "boat", "fish", "swimmer", "shark"))
"""How many different cards can be laid as part of a duo: the first ones of the table."""

DUOS = (1 << DUO_COUNT) - 1
"""The first copy of each card that can be laid."""

MAX_PAIRS = sum(
    (CRABS.bit_count() // 2, BOATS.bit_count() // 2, FISH.bit_count() // 2, SHARKS.bit_count(), MERMAID_COUNT // 2)
)
"""The most pairs that can lie on the table; four mermaids lie as two."""

BITS_OF = lookup(_BITS)
COLOUR_SETS = lookup(sum(_BITS[card] for card in range(CARD_COUNT) if COLOUR_OF[card] == c) for c in COLOURS)
DECK = lookup(card for card, copies in enumerate(COPIES) for _ in range(copies))
PARTNERS = lookup(
    {"crab": CRABS, "boat": BOATS, "fish": FISH, "swimmer": SHARKS, "shark": SWIMMERS}.get(kind, 0) for kind in KIND_OF
)
"""For each card the set of cards it may be laid with (SSP-4.1); 0 if there is none."""

_CARD_OF_BIT = [next(card for card in range(CARD_COUNT) if _BITS[card] >> bit & 1) for bit in range(DECK_SIZE)]
CARD_OF_BIT = lookup(_CARD_OF_BIT)


@rule
def contains(cards: CardSet, card: Card) -> bool:
    """Return whether the set holds that card at least once."""
    return (cards >> card) & 1 == 1


@entry
def with_card(cards: CardSet, card: Card) -> CardSet:
    """Return the set with one more copy of the card."""
    free = BITS_OF[card] & ~cards
    return cards | (free & -free)


@rule
def without_card(cards: CardSet, card: Card) -> CardSet:
    """Return the set with one copy less of the card, which must be in it."""
    copies = BITS_OF[card] & cards
    while copies & (copies - 1):
        copies &= copies - 1
    return cards & ~copies


@rule
def one_less_of_each(cards: CardSet) -> CardSet:
    """Return the set with one copy less of every card in it."""
    left = 0
    further = cards >> CARD_COUNT
    while further:
        left = with_card(left, CARD_OF_BIT[CARD_COUNT + lowest(further)])
        further &= further - 1
    return left


@rule
def how_many(cards: CardSet, card: Card) -> int:
    """Return how many copies of the card the set holds."""
    return bits(cards & BITS_OF[card])


@rule
def nth_card(cards: CardSet, n: int) -> Card:
    """Return the n-th card of the set, from 0; equal cards are counted one by one."""
    return CARD_OF_BIT[nth(cards, n)]


@rule
def pooled(cards: CardSet, more: CardSet) -> CardSet:
    """Return all cards of two sets together."""
    while more:
        bit = more & -more
        more ^= bit
        cards = with_card(cards, CARD_OF_BIT[bits(bit - 1)])
    return cards


def set_of(cards: Iterable[str]) -> CardSet:
    """Return the set of some cards, given by name."""
    found = 0
    for card in cards:
        found = with_card(found, CARD_BY_NAME[card])
    return found


def names(cards: CardSet) -> list[str]:
    """Return the cards of a set by name, in the order of the card table."""
    return list(_names(cards))


@lru_cache(MAX_REMEMBERED_SETS)
def _names(cards: CardSet) -> tuple[str, ...]:
    return tuple(CARDS[card] for card in sorted(_CARD_OF_BIT[bit] for bit in range(DECK_SIZE) if cards >> bit & 1))
