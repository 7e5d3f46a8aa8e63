"""The bot that takes what looks best now, by rules of thumb of each game.

The rules of thumb are compiled, so that a search can use them for its roll-outs too.
"""

from functools import cache

from seachest.batches.stepping import Policy
from seachest.rules.chance import new_dice
from seachest.rules.compiled import direct
from seachest.rules.game import game_named
from seachest.table import View


@cache
def policy_for(game: str) -> Policy:
    """The rules of thumb of a game."""
    policy: Policy = direct(game_named(game).module_in("seachest.bots.greedy").choose)
    return policy


class Greedy:
    """Plays what looks best now."""

    def __init__(self, seed: int) -> None:
        self._dice = new_dice(seed)

    def choose(self, view: View) -> str:
        """What looks best now."""
        mask = view.game.new_mask()
        view.game.legal(view.record, view.seat, mask)
        action = policy_for(view.game.name)(view.record, view.seat, mask, self._dice)
        return view.game.actions[action]
