"""The options of a table of Sea or Shore, and how wishes for them are checked."""

from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import each, listing, number
from seachest.rules.sea_or_shore.cards import (
    ACTION_CARD_COUNT,
    HIGHEST_TREASURE,
    LOWEST_TREASURE,
    TREASURES_PER_COLOUR,
    VALUES_TAKEN_OUT,
)
from seachest.rules.sea_or_shore.state import HAND_SIZES, MAX_ROUNDS, NO_ACTION

RANDOM = "random"
ACTION_SIDES = ((1, 2), (3, 4))


def check_treasures(value: object, where: str) -> list[int]:
    """The option `treasures` (SOS-1.2)."""
    values = each(
        value, where, lambda one, at: number(one, at, LOWEST_TREASURE, HIGHEST_TREASURE), TREASURES_PER_COLOUR, "values"
    )
    for wanted in VALUES_TAKEN_OUT:
        if wanted not in values:
            raise NotationError(
                f"{where}: a {wanted} is missing; the list needs at least one 2, one 3 and one 4 (SOS-1.2)"
            )
    return values


def check_actions(value: object, where: str) -> list[int] | str:
    """The option `actions` (SOS-1.4)."""
    if value == RANDOM:
        return RANDOM
    if isinstance(value, str):
        raise NotationError(f'{where}: expected [1 or 2, 3 or 4] or "{RANDOM}", not {shown(value)}')
    sides = listing(value, where, ACTION_CARD_COUNT, "actions")
    for card, side in enumerate(sides):
        low, high = ACTION_SIDES[card]
        number(side, f"{where}[{card}]", low, high)
    return sides


def store_actions(value: list[int] | str) -> list[int]:
    """What the option record holds: the sides, or zeros where they are drawn."""
    return [NO_ACTION] * ACTION_CARD_COUNT if isinstance(value, str) else value


def check_hand(value: object, where: str, players: int) -> int:
    """The option `hand` (SOS-2.5)."""
    return number(value, where, 1, HAND_SIZES[players])


def check_rounds(value: object, where: str) -> int:
    """The option `rounds` (SOS-9.2)."""
    return number(value, where, 1, MAX_ROUNDS)
