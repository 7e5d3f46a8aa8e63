"""Corrected rules for tests: a game whose rules have another version for a while."""

from collections.abc import Iterator
from contextlib import contextmanager

from seachest.rules.game import game_named


@contextmanager
def corrected_rules(name: str, version: int = 2) -> Iterator[None]:
    """The rules of a game have changed; a Game is frozen, so that nothing else changes it by mistake."""
    game = game_named(name)
    before = game.rules_version
    object.__setattr__(game, "rules_version", version)
    try:
        yield
    finally:
        object.__setattr__(game, "rules_version", before)
