"""The random sources.

**Chance** is the source of the game itself: the ChaCha8 stream cipher, keyed by the 128-bit seed of the table, in
counter mode. What was seen of its output tells nothing about what comes, so a player who remembers every card learns
nothing of the next shuffle. It lives in the state (`seed`, `words`, `next_word`, `blocks`), and is blank in every view.

**Dice** are the source of random players, guesses and roll-outs: fast, small, good, and no secret (sfc32).

All of it is written with signed integers below 2**63 and 32-bit masks only, so they give the same numbers interpreted,
compiled and on a GPU.
"""

import secrets
from collections.abc import Iterable
from typing import Protocol

import numpy as np

from seachest.rules.compiled import Cells, cells, entry, field, lookup, rule

LOW32 = 0xFFFFFFFF
SIGN32 = 0x80000000
BLOCK_WORDS = 16


class Chance:
    """The fields of a state that hold its random source; a state's class inherits them."""

    seed: Cells = field("i4", 4)
    words: Cells = field("i4", BLOCK_WORDS)
    next_word: int = field("i1")
    blocks: int = field("i4")


class HasChance(Protocol):
    """A state that has a random source."""

    seed: Cells
    words: Cells
    next_word: int
    blocks: int


@rule
def _signed(x: int) -> int:
    """A 32-bit word as the signed integer with the same bits."""
    return (x ^ SIGN32) - SIGN32


@entry
def set_seed(s: HasChance, seed_high: int, seed_low: int) -> None:
    """Starts the table's chance from the two halves of its seed (each a signed 64-bit integer)."""
    s.seed[0] = _signed(seed_low & LOW32)
    s.seed[1] = _signed((seed_low >> 32) & LOW32)
    s.seed[2] = _signed(seed_high & LOW32)
    s.seed[3] = _signed((seed_high >> 32) & LOW32)
    s.blocks = 0
    s.next_word = BLOCK_WORDS
    for i in range(BLOCK_WORDS):
        s.words[i] = 0


@rule
def hide_seed(s: HasChance) -> None:
    """Blanks the random source, as every view has it."""
    set_seed(s, 0, 0)


@rule
def _rotate(x: int, n: int) -> int:
    return ((x << n) | (x >> (32 - n))) & LOW32


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & LOW32
    d = _rotate(d ^ a, 16)
    c = (c + d) & LOW32
    b = _rotate(b ^ c, 12)
    a = (a + b) & LOW32
    d = _rotate(d ^ a, 8)
    c = (c + d) & LOW32
    b = _rotate(b ^ c, 7)
    return a, b, c, d


# "expand 16-byte k", ChaCha's constants for a 128-bit key.
C0, C1, C2, C3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574


@rule
def _refill(s: HasChance) -> None:
    """Computes the next block of the key stream."""
    k0, k1 = s.seed[0] & LOW32, s.seed[1] & LOW32
    k2, k3 = s.seed[2] & LOW32, s.seed[3] & LOW32
    count = s.blocks & LOW32
    x0, x1, x2, x3 = C0, C1, C2, C3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = count, 0, 0, 0
    for _ in range(4):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    s.words[0] = _signed((x0 + C0) & LOW32)
    s.words[1] = _signed((x1 + C1) & LOW32)
    s.words[2] = _signed((x2 + C2) & LOW32)
    s.words[3] = _signed((x3 + C3) & LOW32)
    s.words[4] = _signed((x4 + k0) & LOW32)
    s.words[5] = _signed((x5 + k1) & LOW32)
    s.words[6] = _signed((x6 + k2) & LOW32)
    s.words[7] = _signed((x7 + k3) & LOW32)
    s.words[8] = _signed((x8 + k0) & LOW32)
    s.words[9] = _signed((x9 + k1) & LOW32)
    s.words[10] = _signed((x10 + k2) & LOW32)
    s.words[11] = _signed((x11 + k3) & LOW32)
    s.words[12] = _signed((x12 + count) & LOW32)
    s.words[13] = _signed(x13)
    s.words[14] = _signed(x14)
    s.words[15] = _signed(x15)
    s.blocks += 1
    s.next_word = 0


@rule
def _next_word(s: HasChance) -> int:
    if s.next_word == BLOCK_WORDS:
        _refill(s)
    word = s.words[s.next_word] & LOW32
    s.next_word += 1
    return word


@entry
def below(s: HasChance, n: int) -> int:
    """A number from 0 to n-1, each exactly as likely (n below 2**31)."""
    product = _next_word(s) * n
    if product & LOW32 < n:
        unfair = (LOW32 + 1 - n) % n
        while product & LOW32 < unfair:
            product = _next_word(s) * n
    return product >> 32


DRAW_BITS = 8
DRAW_MASK = (1 << DRAW_BITS) - 1
MAX_DRAWS = 7
MAX_DRAW_PRODUCT = 1 << 28
"""Numbers are drawn together from one word while their product stays below this: one word in 16 is looked at twice."""


def _draws_from(n: int) -> int:
    """How many numbers, below n, n - 1 and so on, are drawn from one word."""
    count, every = 0, 1
    while count < min(n, MAX_DRAWS) and every * (n - count) <= MAX_DRAW_PRODUCT:
        every *= n - count
        count += 1
    return count


DRAWS_FROM = lookup(_draws_from(n) for n in range(1 << DRAW_BITS))


@entry
def below_each(s: HasChance, n: int, count: int) -> int:
    """A number below n, one below n - 1, and so on, each exactly as likely; no more than DRAWS_FROM[n] of them.

    They come from one word: what a multiplication leaves over is the random word of the next one. Packed into one
    integer, the first lowest, to be taken out by `& DRAW_MASK` and `>> DRAW_BITS`.
    """
    while True:
        rest = _next_word(s)
        packed = 0
        every = 1
        for i in range(count):
            every *= n - i
            product = rest * (n - i)
            packed |= product >> 32 << DRAW_BITS * i
            rest = product & LOW32
        if rest >= every or rest >= (LOW32 + 1 - every) % every:
            return packed


@rule
def shuffle(s: HasChance, cards: Cells, size: int) -> None:
    """Brings the first cards of an array into a random order (size below 256)."""
    shuffle_top(s, cards, size, size)


@rule
def shuffle_top(s: HasChance, cards: Cells, size: int, wanted: int) -> None:
    """Puts random ones of the first cards of an array, in random order, into the last of their places."""
    place = size - 1
    left = min(wanted, place)
    while left > 0:
        count = min(left, DRAWS_FROM[place + 1])
        left -= count
        packed = below_each(s, place + 1, count)
        for _ in range(count):
            other = packed & DRAW_MASK
            packed >>= DRAW_BITS
            card = cards[place]
            cards[place] = cards[other]
            cards[other] = card
            place -= 1


def shuffled(s: HasChance, cards: Iterable[int]) -> list[int]:
    """The cards in an order that the table's seed decides, for Python."""
    order = list(cards)
    for place in range(len(order) - 1, 0, -1):
        other = below(s, place + 1)
        order[place], order[other] = order[other], order[place]
    return order


# --- Dice ----------------------------------------------------------------------------------------------------------


@entry
def roll(dice: Cells) -> int:
    """The next 32 random bits of the dice."""
    a, b, c, count = dice[0], dice[1], dice[2], dice[3]
    t = (a + b + count) & LOW32
    dice[3] = (count + 1) & LOW32
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & LOW32
    dice[2] = (_rotate(c, 21) + t) & LOW32
    return t


PERCENT = 100
"""A chance in percent happens where `dice_below(dice, PERCENT)` is less."""


@entry
def dice_below(dice: Cells, n: int) -> int:
    """A number from 0 to n-1 (n below 2**31; the bias is below n / 2**32)."""
    return (roll(dice) * n) >> 32


@entry
def set_dice(dice: Cells, seed_high: int, seed_low: int) -> None:
    """Starts dice from two numbers."""
    dice[0] = seed_low & LOW32
    dice[1] = ((seed_low >> 32) ^ seed_high) & LOW32
    dice[2] = (seed_high >> 32) & LOW32
    dice[3] = 1
    for _ in range(12):
        roll(dice)


@rule
def reseed(s: HasChance, dice: Cells) -> None:
    """Gives a guessed table a random source of its own."""
    for i in range(4):
        s.seed[i] = _signed(roll(dice))


def new_dice(seed: int = 0) -> Cells:
    """Dice that roll the same from the same number."""
    dice = cells(np.zeros(4, dtype=np.int64))
    set_dice(dice, *halves(seed))
    return dice


# --- Seeds ---------------------------------------------------------------------------------------------------------


def halves(seed: int) -> tuple[int, int]:
    """The upper and lower 64 bits of a 128-bit number, as signed integers."""

    def signed(x: int) -> int:
        return (x ^ 1 << 63) - (1 << 63)

    return signed(seed >> 64 & (1 << 64) - 1), signed(seed & (1 << 64) - 1)


def fresh_seed() -> int:
    """128 random bits from the operating system."""
    return secrets.randbits(128)
