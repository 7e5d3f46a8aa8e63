"""Random play in environments, for tests."""

from typing import Any

import numpy as np

from seachest.rules.game import game_names
from tests.walks import every_table

TABLES = every_table()
VERSIONS = {name: f"{name.replace('-', '_')}_v0" for name in game_names()}
"""The name of each game's environments in PettingZoo."""
SHORT = {"sea-salt-paper": {"goal": 1}}
"""Options that make games short."""


def any_legal(mask: Any, rng: np.random.Generator) -> int:
    """One of the actions that a mask allows."""
    return int(rng.choice(np.flatnonzero(mask)))


def same(one: Any, other: Any) -> bool:
    """Whether two observations, infos or dicts of them are the same to the last number."""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[name], other[name]) for name in one)
    return type(one) is type(other) and bool(np.all(one == other))
