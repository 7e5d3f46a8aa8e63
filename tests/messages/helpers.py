"""Stories as everybody at a table hears them, for tests of any game."""

from collections.abc import Collection
from typing import Any

import seachest
from seachest.messages import LANGUAGES
from seachest.messages.catalogue import catalogue
from seachest.messages.stories import Sentence, choice_help, choice_name, tell
from seachest.table import View
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


def check_choices_have_own_words(view: View) -> None:
    """Checks that every legal decision has a name of its own and a help text, in all languages."""
    legal = view.legal()
    for language in LANGUAGES:
        names = [choice_name(catalogue(language), view, text, PEOPLE) for text in legal]
        assert len(set(names)) == len(legal)
        assert all(choice_help(catalogue(language), view, text, PEOPLE) for text in legal)


def cards_in(value: Any, words: Collection[str]) -> set[str]:
    """All of these cards that are named anywhere in a value."""
    if isinstance(value, dict):
        return cards_in(list(value.values()), words)
    if isinstance(value, list):
        return set().union(*(cards_in(each, words) for each in value))
    return {value} if value in words else set()
