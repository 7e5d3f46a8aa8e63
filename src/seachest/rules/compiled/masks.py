"""Masks of legal actions: a bit for each action of a game."""

import numpy as np

from seachest.rules.compiled.arrays import Cells, cells
from seachest.rules.compiled.bits import bits, nth, put_bits, put_zeros
from seachest.rules.compiled.decorators import small_entry, small_rule
from seachest.rules.types import Action

WORD_BITS = 63
"""Actions in one word of a mask: an int64 whose sign bit stays free, so that all worlds count alike."""

FULL_WORD = (1 << WORD_BITS) - 1


def words_for(actions: int) -> int:
    """How many words the mask of a game with so many actions takes."""
    return -(-actions // WORD_BITS)


@small_rule
def clear_mask(mask: Cells, words: int) -> None:
    """Marks all actions as not legal."""
    for word in range(words):
        mask[word] = 0


@small_rule
def count_offered(mask: Cells, words: int) -> int:
    """How many actions of a mask are legal."""
    offered = 0
    for word in range(words):
        offered += bits(mask[word])
    return offered


@small_rule
def offer(mask: Cells, action: Action) -> None:
    """Marks one action as legal."""
    mask[action // WORD_BITS] |= 1 << action % WORD_BITS


@small_rule
def withdraw(mask: Cells, action: Action) -> None:
    """Marks one action as not legal."""
    mask[action // WORD_BITS] &= ~(1 << action % WORD_BITS)


@small_rule
def offer_all(mask: Cells, first: int, which: int) -> int:
    """Marks as legal the action `first + i` for each bit i of `which` (fewer than 63 bits); returns how many.

    Call it with a constant `first`: its word and its place there are then constants of the machine code as well.
    """
    word, shift = first // WORD_BITS, first % WORD_BITS
    mask[word] |= (which << shift) & FULL_WORD
    beyond = which >> (WORD_BITS - shift)
    if beyond:
        mask[word + 1] |= beyond
    return bits(which)


@small_entry
def is_offered(mask: Cells, action: Action) -> bool:
    """Whether that action is legal."""
    return (mask[action // WORD_BITS] >> action % WORD_BITS) & 1 == 1


@small_entry
def nth_offered(mask: Cells, n: int) -> Action:
    """The n-th legal action, counted from 0; there must be more than n."""
    word = 0
    inside = bits(mask[0])
    while n >= inside:
        n -= inside
        word += 1
        inside = bits(mask[word])
    return word * WORD_BITS + nth(mask[word], n)


@small_entry
def spread(mask: Cells, out: Cells, actions: int) -> None:
    """Writes a mask as a 1 or a 0 for each action (of a game with eight or more)."""
    full = actions // WORD_BITS
    for word in range(full):
        if mask[word]:
            put_bits(out, word * WORD_BITS, mask[word], WORD_BITS)
        else:
            put_zeros(out, word * WORD_BITS, WORD_BITS)
    rest = actions - full * WORD_BITS
    if rest >= 8:
        put_bits(out, full * WORD_BITS, mask[full], rest)
    else:
        for i in range(rest):
            out[full * WORD_BITS + i] = mask[full] >> i & 1


def actions_in(mask: Cells, words: int) -> list[Action]:
    """All legal actions of a mask, for Python."""
    actions = []
    for i in range(words):
        word = int(mask[i])
        while word:
            actions.append(i * WORD_BITS + (word & -word).bit_length() - 1)
            word &= word - 1
    return actions


def new_mask(actions: int) -> Cells:
    """An empty mask for so many actions."""
    return cells(np.zeros(words_for(actions), dtype=np.int64))
