"""What a bot is, and the bots there are."""

from collections.abc import Callable
from typing import Protocol

from seachest.bots.greedy import Greedy
from seachest.bots.random import Random
from seachest.rules.reading import named
from seachest.table import View


class Bot(Protocol):
    """A player: it is asked for a decision whenever its seat is pending, and answers with one of the legal texts."""

    def choose(self, view: View) -> str:
        """One of `view.legal()`."""
        ...


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "greedy": Greedy}


def bot_names() -> tuple[str, ...]:
    """All bots, the weakest first."""
    return tuple(BOTS)


def bot_named(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed makes it play the same."""
    return BOTS[named(name, "bot", BOTS)](seed)
