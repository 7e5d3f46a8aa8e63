"""PufferLib: its card game, Triple Triad, written in C, many tables at once.

The wheel leaves out the Python part of its C environments, so the compiled module is loaded from its file. It is bound
to its own functions first: the C library of Linux has a function `step` too, which would be called instead, and do
nothing.
"""

import importlib.util
import os
import sys
from collections.abc import Callable, Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import numpy as np

PUFFERLIB_TABLES = 4_096
PUFFERLIB_OBSERVATION_SIZE = 114
PUFFERLIB_ACTION_COUNT = 15
PUFFERLIB_ACTION_SETS = 64
PUFFERLIB_STEPS = 64
PUFFERLIB_SCREEN = (990, 690, 64, 96)
PUFFERLIB_SEED = 20_000


def load() -> Any:
    """The compiled module of the game."""
    package = importlib.util.find_spec("pufferlib")
    if package is None or package.origin is None:
        raise ImportError("pufferlib is not installed")
    file = Path(package.origin).parent / "ocean" / "tripletriad" / f"cy_tripletriad{EXTENSION_SUFFIXES[0]}"
    sys.setdlopenflags(os.RTLD_NOW | getattr(os, "RTLD_DEEPBIND", 0))
    spec = importlib.util.spec_from_file_location("cy_tripletriad", file)
    if spec is None or spec.loader is None:
        raise ImportError(f"no compiled module {file.name}")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def loops() -> Iterator[tuple[str, int, str, Callable[[], tuple[int, int]], Callable[[Any], tuple[int, int]]]]:
    """One batch of tables; actions are drawn beforehand, legal or not, as in its own measurements."""
    observations = np.zeros((PUFFERLIB_TABLES, PUFFERLIB_OBSERVATION_SIZE), np.float32)
    actions = np.zeros(PUFFERLIB_TABLES, np.int32)
    rewards = np.zeros(PUFFERLIB_TABLES, np.float32)
    over = np.zeros(PUFFERLIB_TABLES, np.uint8)
    tables = load().CyTripleTriad(observations, actions, rewards, over, PUFFERLIB_TABLES, *PUFFERLIB_SCREEN)
    tables.reset()
    drawn = (
        np.random.default_rng(PUFFERLIB_SEED)
        .integers(0, PUFFERLIB_ACTION_COUNT, (PUFFERLIB_ACTION_SETS, PUFFERLIB_TABLES))
        .astype(np.int32)
    )

    def play() -> tuple[int, int]:
        decisions = games = 0
        for step in range(PUFFERLIB_STEPS):
            decisions += PUFFERLIB_TABLES - int(np.count_nonzero(over))  # where a game is over, the step only deals
            actions[:] = drawn[step % PUFFERLIB_ACTION_SETS]
            tables.step()
            games += int(np.count_nonzero(over))
        if not games:
            raise RuntimeError("no game ever ended: the environment does not play")
        return decisions, games

    yield "triple_triad", 1, f"C, batch of {PUFFERLIB_TABLES:,}, observations", play, lambda played: played
