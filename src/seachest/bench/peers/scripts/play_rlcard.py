"""RLCard: card games through its environments, with a dice cheaper than that of its random agents."""

import random
from collections.abc import Callable, Iterator
from typing import Any

import rlcard

RLCARD_GAMES = ("uno", "gin-rummy", "bridge", "mahjong")
RLCARD_SEED = 20_000


def loops() -> Iterator[tuple[str, int, str, Callable[[], int], Callable[[int], tuple[int, int]]]]:
    """Each game; its states always bring an observation and the legal actions."""
    for name in RLCARD_GAMES:
        environment = rlcard.make(name, config={"seed": RLCARD_SEED})
        dice = random.Random(RLCARD_SEED)

        def play(environment: Any = environment, dice: random.Random = dice) -> int:
            state, _ = environment.reset()
            decisions = 0
            while not environment.is_over():
                state, _ = environment.step(dice.choice(list(state["legal_actions"])))
                decisions += 1
            return decisions

        yield name, environment.num_players, "Python environment", play, lambda decisions: (decisions, 1)
