"""PettingZoo classic: card games in its agent loop, with masks."""

import importlib
import random
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy

PETTINGZOO_GAMES = {"leduc_holdem": "leduc_holdem_v4", "texas_holdem": "texas_holdem_v4", "hanabi": "hanabi_v5"}
PETTINGZOO_SEED = 20_000


def loops() -> Iterator[tuple[str, int, str, Callable[[], int], Callable[[int], tuple[int, int]]]]:
    """The loops of PettingZoo, one for each game."""
    warnings.simplefilter("ignore")
    for name, module in PETTINGZOO_GAMES.items():
        environment = importlib.import_module(f"pettingzoo.classic.{module}").env()
        environment.reset(seed=PETTINGZOO_SEED)
        play = agent_loop(environment, random.Random(PETTINGZOO_SEED))
        yield name, len(environment.possible_agents), "AEC loop", play, lambda decisions: (decisions, 1)


def agent_loop(environment: Any, dice: random.Random) -> Callable[[], int]:
    """A game, agent by agent; the last turn of each agent, in which it is taken off the table, is no decision."""

    def play() -> int:
        environment.reset()
        decisions = 0
        for _ in environment.agent_iter():
            observation, _, terminated, truncated, info = environment.last()
            if terminated or truncated:
                environment.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            environment.step(int(dice.choice(numpy.flatnonzero(mask))))
            decisions += 1
        return decisions

    return play
