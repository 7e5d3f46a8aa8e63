"""A table for PettingZoo that checks what its usual wrappers check, in one wrapper."""

from typing import Any, Protocol, SupportsIndex

from gymnasium import spaces
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

from seachest.envs.spaces import Observation


class ForfeitableAEC(Protocol):
    """An environment whose games an illegal action may end."""

    agents: list[str]
    agent_selection: str
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    action_spaces: dict[str, spaces.Space[Any]]  # actions are numbers

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:  # as AECEnv has it
        """What the agent whose turn it is has to know."""
        ...

    def step(self, action: SupportsIndex | None) -> None:
        """Carries out an action of the agent whose turn it is."""

    def offers(self, action: SupportsIndex) -> bool:
        """Whether the agent whose turn it is may take an action of its space."""
        ...

    def forfeit(self) -> None:
        """Ends the game by the fault of the agent whose turn it is."""


class CheckedAEC(wrappers.OrderEnforcingWrapper[str, Observation, Any]):
    """A table at which an illegal action ends the game, and calls in a wrong order are errors.

    It behaves as a table in PettingZoo's wrappers TerminateIllegalWrapper, AssertOutOfBoundsWrapper and
    OrderEnforcingWrapper does, at a fraction of the time: three wrappers observe every situation twice, and pass every
    attribute on three times. Only masks differ: they are always those of the situation, also if nobody has observed it,
    and zeros once an illegal action has ended the game.
    """

    def __init__(self, env: Any) -> None:  # an AECEnv that is a ForfeitableAEC too
        super().__init__(env)
        self._checked: ForfeitableAEC = env

    def last(self, observe: bool = True) -> tuple[Observation, float, bool, bool, dict[str, Any]]:  # as AECEnv has it
        """What the agent whose turn it is has to know: observation, reward, whether it is out, and infos."""
        return self._checked.last(observe) if self._has_reset else super().last(observe)

    def step(self, action: Any) -> None:  # a number, or None of agents that have left
        """Carries out the action of the agent whose turn it is, or ends the game if it is illegal."""
        env = self._checked
        if not self._has_reset or not env.agents:
            super().step(action)  # tells what is wrong
            return
        self._has_updated = True
        agent = env.agent_selection
        is_out = env.terminations[agent] or env.truncations[agent]
        assert (action is None and is_out) or env.action_spaces[agent].contains(action), "action is not in action space"
        if is_out or env.offers(action):
            env.step(action)
        else:
            EnvLogger.warn_on_illegal_move()
            env.forfeit()

    def __str__(self) -> str:
        return str(self.env)
