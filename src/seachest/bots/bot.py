"""What a bot is: a player that gets a view, never a state."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import ClassVar

from seachest.batches.stepping import Policy
from seachest.rules.chance import new_dice
from seachest.table import View


class Bot(ABC):
    """A player: it is asked for a decision whenever its seat is pending, and answers with one of the legal texts."""

    outside: ClassVar[bool] = False
    """Whether it runs a program from outside: one that is started once a game, and never because a file says so."""

    seconds: float = 0.0
    """How long it thinks about a decision. A table where people play waits as long if there was nothing to think
    about, as that may be a secret."""

    @abstractmethod
    def choose(self, view: View) -> str:
        """One of `view.legal()`."""

    def close(self) -> None:  # noqa: B027  # most bots hold nothing
        """Gives back what the bot holds, such as a program that it runs."""


class PolicyBot(Bot):
    """A bot that decides by a compiled policy; whole games between such bots can be played without Python."""

    policy_for: ClassVar[Callable[[str], Policy]]
    """For the name of a game, the policy."""

    def __init__(self, seed: int) -> None:
        self._dice = new_dice(seed)

    def choose(self, view: View) -> str:
        """What the policy says."""
        mask = view.game.new_mask()
        view.game.legal(view.record, view.seat, mask)
        return view.game.actions[type(self).policy_for(view.game.name)(view.record, view.seat, mask, self._dice)]
