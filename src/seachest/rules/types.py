"""Names for the integers that the rules compute with, and for what is read from JSON.

The integers are plain aliases: compiled code, numpy and JSON see integers, and a signature says what each of them is.
"""

from collections.abc import Mapping
from typing import Any, TypeAlias

Seat: TypeAlias = int
"""A seat at the table, counted from 0; `NOBODY` (-1) stands for a spectator or for no seat at all."""

Card: TypeAlias = int
"""A card by its number in its game; `NO_CARD` (-1) where there is none, `UNKNOWN` (-2) where it is hidden."""

Action: TypeAlias = int
"""A decision by its number, which is its place in `Game.actions`."""

Phase: TypeAlias = int
"""What is to be decided now, by its place in the `PHASES` of its game."""

JsonValue: TypeAlias = Any  # what a file or a request holds has no narrower type before it is checked
"""Anything that JSON can hold, not checked yet."""

JsonObject: TypeAlias = dict[str, JsonValue]
"""A JSON object: its fields by name."""

OptionValue: TypeAlias = Any  # each option has a type of its own: a number, a text, a list
"""The value of an option of a table."""

OptionValues: TypeAlias = Mapping[str, OptionValue]
"""The options of a table by name."""
