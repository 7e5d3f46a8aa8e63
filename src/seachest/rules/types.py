"""Names for the integers that the rules compute with.

They are plain aliases: compiled code, numpy and JSON see integers, and a signature says what each of them counts.
"""

from typing import TypeAlias

Seat: TypeAlias = int
"""A seat at the table, counted from 0; `NOBODY` (-1) stands for a spectator or for no seat at all."""

Card: TypeAlias = int
"""A card by its number in its game; `NO_CARD` (-1) where there is none, `UNKNOWN` (-2) where it is hidden."""

Action: TypeAlias = int
"""A decision by its number, which is its place in `Game.actions`."""

Phase: TypeAlias = int
"""What is to be decided now, by its place in the `PHASES` of its game."""
