"""The bot that takes what looks best now, by the heuristics of each game; where a game has none, it plays at random.

They are compiled, and serve the search as its prior policy and in its rollouts.
"""

from functools import cache

from seachest.batches.stepping import Policy, random_policy
from seachest.bots.bot import PolicyBot
from seachest.rules.compiled import direct
from seachest.rules.game import game_named


@cache
def policy_for(game: str) -> Policy:
    """The compiled policy of the greedy bot for a game."""
    module = game_named(game).optional_module_in("seachest.bots.greedy")
    policy: Policy = random_policy(game) if module is None else direct(module.choose)
    return policy


class Greedy(PolicyBot):
    """Plays what looks best now."""

    policy_for = staticmethod(policy_for)
