"""What the small integers of the rules mean, as names for signatures."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A seat at the table, numbered clockwise from 0; NOBODY (-1) stands for no seat, or for a spectator."""

Card: TypeAlias = int
"""The number of a card in its game's table of cards."""

Action: TypeAlias = int
"""The number of a decision in `Game.actions`."""

Phase: TypeAlias = int
"""The number of a phase in its game's list of phases."""
