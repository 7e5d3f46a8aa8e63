"""The 80 cards (DOL-1), and heaps of them as single integers.

A *card* is one of 31 different pictures: goods such as ``wine-3``, or a bottle such as ``lantern``. Equal cards are the
same number, so nothing ever depends on which of two equal cards lies where.

A *heap* of cards (a display, the discard) is an integer of 52 bits that counts each card in a few bits of its own: six
bits for the values 1, 2 and 3 of each sort, then one bit for each bottle. Heaps are put together by adding them, a card
goes in with ``heap + UNIT_OF[card]`` and comes out with a minus, and equal heaps are equal integers.
"""

from functools import lru_cache
from typing import Literal, TypeAlias, get_args

from seachest.rules.cards import MAX_REMEMBERED_SETS
from seachest.rules.compiled import bits, lookup, rule
from seachest.rules.types import Card

Sort: TypeAlias = Literal["weapons", "wine", "jewels", "cloth", "porcelain", "instruments", "gold"]
SORTS: tuple[Sort, ...] = get_args(Sort)
COPIES_OF_VALUES = {1: 7, 2: 2, 3: 1}
BOTTLES = (
    "lantern",
    "lookout",
    "swell",
    "whirlpool",
    "convoy",
    "two-hands",
    "void",
    "bet",
    "theft",
    "sunrise",
)
"""Those that are used by a decision come first (DOL-5), sunrise last."""

SORT_COUNT, VALUE_COUNT, BOTTLE_COUNT = len(SORTS), len(COPIES_OF_VALUES), len(BOTTLES)
USABLE_COUNT = BOTTLES.index("theft")

CARDS = tuple(f"{sort}-{value}" for sort in SORTS for value in COPIES_OF_VALUES) + BOTTLES
CARD_BY_NAME = {name: card for card, name in enumerate(CARDS)}
CARD_COUNT = len(CARDS)
GOODS_COUNT = SORT_COUNT * VALUE_COUNT
"""The goods are the first cards of the table; the bottles follow."""

COPIES = tuple(COPIES_OF_VALUES.values()) * SORT_COUNT + (1,) * BOTTLE_COUNT
GOODS_SIZE = sum(COPIES[:GOODS_COUNT])

LANTERN, LOOKOUT, SWELL, WHIRLPOOL, CONVOY, TWO_HANDS, VOID, BET, THEFT_BOTTLE, SUNRISE_BOTTLE = range(BOTTLE_COUNT)
THEFT_CARD, SUNRISE_CARD = GOODS_COUNT + THEFT_BOTTLE, GOODS_COUNT + SUNRISE_BOTTLE
THEFT_NAME, SUNRISE_NAME = CARDS[THEFT_CARD], CARDS[SUNRISE_CARD]


# --- Heaps ---------------------------------------------------------------------------------------------------------


def _shifts() -> list[int]:
    """Where in a heap the count of each card begins; each takes as many bits as all its copies need."""
    shifts, at = [], 0
    for copies in COPIES:
        shifts.append(at)
        at += copies.bit_length()
    return shifts


_SHIFTS = _shifts()
SORT_BITS = _SHIFTS[VALUE_COUNT]
SORT_MASK = (1 << SORT_BITS) - 1
BOTTLE_SHIFT = _SHIFTS[GOODS_COUNT]
GOODS_MASK = (1 << BOTTLE_SHIFT) - 1
EVERY_CARD = sum(copies << shift for copies, shift in zip(COPIES, _SHIFTS, strict=True))
GOODS_AND_SUNRISE = EVERY_CARD & GOODS_MASK | 1 << _SHIFTS[SUNRISE_CARD]
ALL_BUT_SUNRISE = (1 << SUNRISE_BOTTLE) - 1
"""The other nine bottles, a bit for each."""

UNIT_OF = lookup(1 << shift for shift in _SHIFTS)
SHIFT_OF = lookup(_SHIFTS)
ALL_GOODS = lookup(card for card in range(GOODS_COUNT) for _ in range(COPIES[card]))
MASK_OF = lookup((1 << copies.bit_length()) - 1 for copies in COPIES)

_WEIGHTS = [1 << digit for copies in COPIES for digit in range(copies.bit_length())]
ONES_MASK, TWOS_MASK, FOURS_MASK = (
    sum(1 << bit for bit, weight in enumerate(_WEIGHTS) if weight == wanted) for wanted in (1, 2, 4)
)
"""The bits of a heap that count one, two and four cards."""


@rule
def how_many(heap: int, card: Card) -> int:
    """How many of that card the heap holds."""
    return (heap >> SHIFT_OF[card]) & MASK_OF[card]


@rule
def heap_size(heap: int) -> int:
    """How many cards the heap holds."""
    return bits(heap & ONES_MASK) + 2 * bits(heap & TWOS_MASK) + 4 * bits(heap & FOURS_MASK)


@rule
def of_sort(heap: int, sort: int) -> int:
    """The goods of one sort in a heap, as the six bits that count them."""
    return (heap >> SORT_BITS * sort) & SORT_MASK


@rule
def bottles_in(heap: int) -> int:
    """The bottles of a heap: a bit for each."""
    return heap >> BOTTLE_SHIFT


@rule
def goods_in(heap: int) -> int:
    """The goods of a heap, without its bottles."""
    return heap & GOODS_MASK


@rule
def sorts_in(heap: int) -> int:
    """The sorts of goods in a heap: a bit for each."""
    which = 0
    for sort in range(SORT_COUNT):
        if of_sort(heap, sort):
            which |= 1 << sort
    return which


@rule
def kinds_of_goods_in(heap: int) -> int:
    """The different goods in a heap: a bit for each."""
    which = 0
    for card in range(GOODS_COUNT):
        if how_many(heap, card):
            which |= 1 << card
    return which


def names(heap: int) -> list[str]:
    """The cards of a heap by name, in the order of the card table."""
    return list(_names(heap))


@lru_cache(MAX_REMEMBERED_SETS)
def _names(heap: int) -> tuple[str, ...]:
    return tuple(
        name
        for name, shift, copies in zip(CARDS, _SHIFTS, COPIES, strict=True)
        for _ in range(heap >> shift & (1 << copies.bit_length()) - 1)
    )
