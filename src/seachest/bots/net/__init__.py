"""Bots that play by a net that has learned by self-play, evaluated by compiled code; they may think ahead with it."""

import sys
from functools import cache
from pathlib import Path

from seachest.bots.bot import Bot
from seachest.bots.net.player import NetBot, evaluator_for
from seachest.bots.net.thinker import ThinkingNetBot
from seachest.bots.net.weights import WeightsError, shipped_weights
from seachest.bots.search import BUDGET_PATTERN, DEFAULT_BUDGET, Budget, Search, read_budget
from seachest.table import View

__all__ = ["NetBot", "ShippedNetBot", "ThinkingNetBot", "WeightsError", "net_bot"]

SAMPLE_OPTION = "sample"


def net_bot(text: str, seed: int) -> Bot:
    """The bot that plays by a net, from the part of its name after the colon: three words, each optional.

    `sample` draws from the policy instead of playing the likeliest action; iterations or milliseconds (`1000`, `20ms`)
    let it think ahead; a file name has it use those weights instead of the package's own.

    Raises WeightsError if the file does not exist.
    """
    first, _, rest = text.partition(":")
    mixed = first == SAMPLE_OPTION
    text = rest if mixed else text
    first, _, rest = text.partition(":")
    budget = read_budget(first) if BUDGET_PATTERN.fullmatch(first) else None
    file = text if budget is None else rest
    if file:
        if not Path(file).is_file():
            raise WeightsError(f"{file}: No such file or directory")
        return _net_bot(seed, budget, Path(file), mixed=mixed)
    return ShippedNetBot(seed, budget, mixed=mixed)


def _net_bot(seed: int, budget: Budget | None, path: Path | None, *, mixed: bool) -> Bot:
    if budget is None:
        return NetBot(seed, path, mixed=mixed)
    return ThinkingNetBot(seed, budget, path, mixed=mixed)


class ShippedNetBot(Bot):
    """Plays by the net of the package; if none fits, it searches without a net, and says so once.

    `otherwise` is that search; without it, it thinks as long as it would with a net.
    """

    def __init__(self, seed: int, budget: Budget | None, *, mixed: bool, otherwise: Search | None = None) -> None:
        self.seconds = budget.seconds if budget is not None else 0.0
        self._net = _net_bot(seed, budget, None, mixed=mixed)
        self._search = otherwise or Search(seed, budget or DEFAULT_BUDGET)

    def choose(self, view: View) -> str:
        """What the net says, or the search if there is no net."""
        return (self._net if _has_net(view.game.name) else self._search).choose(view)


@cache
def _has_net(game: str) -> bool:
    """Whether the package has a net that fits the game as it is; prints a note if not."""
    try:
        evaluator_for(shipped_weights(game), game)
    except WeightsError as error:
        sys.stderr.write(f"seachest: net plays {game} as search does, because {error}\n")
        return False
    return True
