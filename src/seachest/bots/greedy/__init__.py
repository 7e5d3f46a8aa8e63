"""The bot that takes what looks best now, by rules of thumb of each game.

The rules of thumb are compiled, so that a search can use them for its roll-outs too.
"""

from functools import cache

from seachest.batches.stepping import Policy
from seachest.bots.bot import PolicyBot
from seachest.rules.compiled import direct
from seachest.rules.game import game_named


@cache
def policy_for(game: str) -> Policy:
    """The rules of thumb of a game."""
    policy: Policy = direct(game_named(game).module_in("seachest.bots.greedy").choose)
    return policy


class Greedy(PolicyBot):
    """Plays what looks best now."""

    policy_for = staticmethod(policy_for)
