"""The bots there are, by name."""

from collections.abc import Callable

from seachest.batches.stepping import Policy
from seachest.bots.bot import Bot, PolicyBot
from seachest.bots.greedy import Greedy
from seachest.bots.levels import LEVELS, level_named
from seachest.bots.net import net_bot
from seachest.bots.program import Program
from seachest.bots.random import Random
from seachest.bots.search import search_bot
from seachest.rules.errors import NotationError, shown
from seachest.rules.reading import named

POLICY_BOTS: dict[str, type[PolicyBot]] = {"random": Random, "greedy": Greedy}
"""Those whose decisions are compiled policies."""

BOTS: dict[str, Callable[[str, int], Bot]] = {
    **{name: level_named(name) for name in LEVELS},
    "net": net_bot,
    "search": search_bot,
    "program": Program,
}
"""The others: made from what follows the colon of the name, and a seed."""


def bot_names() -> tuple[str, ...]:
    """The names of all bots, the weakest first.

    >>> bot_names()[:2]
    ('random', 'greedy')
    """
    return (*POLICY_BOTS, *BOTS)


def bot_named(text: str, seed: int) -> Bot:
    """A bot by its name, which may be followed by a colon and more; with the same seed it plays the same.

    Raises NotationError for a name that is not known, or for what follows its colon.

    >>> import seachest
    >>> table = seachest.deal("sea-salt-paper", players=2, seed=1)
    >>> bot_named("greedy", seed=1).choose(table.seat_view(1))
    'draw'
    """
    name, _, more = text.partition(":")
    named(name, "bot", bot_names())
    if name in BOTS:
        return BOTS[name](more, seed)
    if more:
        raise NotationError(f"bot: {name} takes nothing after a colon, but got {shown(more)}")
    return POLICY_BOTS[name](seed)


def policy_named(name: str, game: str) -> Policy:
    """The compiled policy of a bot that has one."""
    return POLICY_BOTS[named(name, "bot", POLICY_BOTS)].policy_for(game)
