"""Stories as everybody at a table hears them, for tests of any game."""

from collections.abc import Collection
from typing import Any

import seachest
from seachest.messages.stories import Sentence, tell
from tests.tables import play, watchers

Told = list[tuple[list[Sentence], int]]

PEOPLE = ["Anna", "Ben", "Cleo", "Dirk", "Emma"]
SPECTATOR = -1
"""Where the spectator's story stands."""


def tell_all(table: seachest.Table, move: str) -> Told:
    """Plays a move, written as in a record; what is told to each seat and, last, to the spectator."""
    before = [table.seat_view(viewer) for viewer in watchers(table)]
    play(table, move)
    return [
        (tell(view, table.observed_actions(viewer), table.seat_view(viewer)), view.seat)
        for view, viewer in zip(before, watchers(table), strict=True)
    ]


def cards_in(value: Any, words: Collection[str]) -> set[str]:
    """All of these cards that are named anywhere in a value."""
    if isinstance(value, dict):
        return cards_in(list(value.values()), words)
    if isinstance(value, list):
        return set().union(*(cards_in(each, words) for each in value))
    return {value} if value in words else set()
