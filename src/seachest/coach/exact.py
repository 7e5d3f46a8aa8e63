"""Numbers whose sums come out exactly, in any order: multiples of a small power of two."""

STEPS_OF_ONE = 1 << 40
"""A stored number is a multiple of one part of this many, and sums of thousands of them fit a float to the last bit."""


def stored(value: float) -> float:
    """A number as it is stored: rounded to a multiple of 2**-40.

    >>> stored(1 / 3) + stored(2 / 3) == 1
    True
    """
    return round(value * STEPS_OF_ONE) / STEPS_OF_ONE
