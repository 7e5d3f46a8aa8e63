"""The games for PettingZoo.

>>> from seachest.envs.pettingzoo import dolores_v0
>>> env = dolores_v0.env(players=3)
>>> env.reset(seed=1)
>>> env.agent_selection in env.agents
True

Every game has such a name (`version_name`), with `env`, `raw_env` and `parallel_env`. They also stand in PettingZoo's
registry: ``pettingzoo.make("aec", "seachest/dolores-v0", players=3)``.

Agents are called "player_0" and so on, after their seats. An observation is a dict: "observation" is what the seat
knows (a vector of int8, or with ``observation="pieces"`` a dict of the pieces in `game.pieces`), "action_mask" a 1 for
each legal action. The mask is also in the infos; `mask` says where it shall be. `state()` tells everything, secrets
included, to critics.

Where several decide at the same moment, nobody sees what the others chose before all have.

Settings: `players` (by default the fewest), `rewards` ("rank", "win" or "points", at the end of the game), `options`
of the game, `observation` ("vector" or "pieces"), `mask` ("both", "observation" or "info": where the mask is; with
"info" an observation is no dict of two), `actions` ("table", or "relative": actions that name seats count them from the
agent on), `forced` ("ask", or "play": nobody is asked where there is a single choice, by which others may notice that),
`max_cycles` (None: games go on to their end), `render_mode`
("human", "ansi" or "rgb_array") and `render_as` ("all", "spectator" or a seat: who looks at the pictures).
"""

import sys
from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any, SupportsIndex, TypeAlias, TypedDict, TypeVar, Unpack

import numpy as np
import pettingzoo
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv, ParallelEnv

from seachest.envs.base import (
    ILLEGAL_REWARD,
    LOSE_ILLEGAL,
    RAISE_ILLEGAL,
    WATCH_ALL,
    EnvBase,
    Watcher,
    check_max_cycles,
    check_observation_form,
)
from seachest.envs.checked import CheckedAEC
from seachest.envs.decisions import decision_form
from seachest.envs.spaces import (
    ACTION_MASK_KEY,
    OBSERVATION_KEY,
    VECTOR_FORM,
    Info,
    Observation,
    knowledge_space,
    masked_space,
    observer,
)
from seachest.envs.versions import env_version
from seachest.rules.errors import NotationError
from seachest.rules.game import game_names
from seachest.rules.reading import named
from seachest.rules.types import Action, OptionValues, Seat
from seachest.table import BareTable, Int8Array

Agent: TypeAlias = str
MaskedObservation: TypeAlias = dict[str, Observation]
T = TypeVar("T")

AECTable: TypeAlias = AECEnv[Agent, MaskedObservation, Any]  # actions are numbers, or None of agents that have left

ACTED_KEY = "acted"
"""In the infos of a parallel environment: whether the agent's action was carried out in this step."""


class EnvSettings(TypedDict, total=False):
    """What may be chosen for an environment beside its game."""

    players: int | None
    rewards: str
    options: OptionValues | None
    observation: str
    mask: str
    actions: str
    forced: str
    max_cycles: int | None
    render_mode: str | None
    render_as: Watcher


class IdleEnvSettings(EnvSettings, total=False):
    """What may be chosen for a parallel environment, beside what an illegal action does."""

    idle: str


class ParallelEnvSettings(IdleEnvSettings, total=False):
    """What may be chosen for a parallel environment."""

    illegal: str


MASK_IN_BOTH, MASK_IN_OBSERVATION, MASK_IN_INFO = "both", "observation", "info"
MASK_PLACES = (MASK_IN_BOTH, MASK_IN_OBSERVATION, MASK_IN_INFO)
"""Where the mask of an agent is: some libraries take a second one for an observation of its own."""


class _Agents(EnvBase):
    """A table whose seats are agents of PettingZoo."""

    def __init__(
        self,
        game: str,
        players: int | None = None,
        rewards: str = "rank",
        options: OptionValues | None = None,
        observation: str = VECTOR_FORM,
        mask: str = MASK_IN_BOTH,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_as: Watcher = WATCH_ALL,
        **decisions: str,
    ) -> None:
        super().__init__(game, players, options, rewards, render_mode, render_as)
        form = check_observation_form(observation)
        self._mask_place = named(mask, "mask", MASK_PLACES)
        self._form = decision_form(self.game, decisions)
        self.max_cycles = check_max_cycles(max_cycles)
        # PettingZoo's own conversion is for games in which everybody acts in each cycle; `parallel_env` is ours.
        self.metadata = {**self.metadata, "name": version_name(game), "is_parallelizable": False}
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[Agent] = []
        self.observation_spaces: dict[Agent, spaces.Space[Observation]] = {
            agent: knowledge_space(self.game, form)
            if self._mask_place == MASK_IN_INFO
            else masked_space(self.game, form, self._form.mask_space())
            for agent in self.possible_agents
        }
        self.action_spaces: dict[Agent, spaces.Space[Observation]] = {
            agent: self._form.action_space() for agent in self.possible_agents
        }
        self._knowledge = observer(self.game, form)
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._source: np.random.Generator | None = None
        self._cycles = 0

    def observation_space(self, agent: Agent) -> spaces.Space[Observation]:
        """What an agent sees: its knowledge and its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: Agent) -> spaces.Space[Observation]:
        """The numbers of all actions."""
        return self.action_spaces[agent]

    def _begin(self, seed: int | None) -> BareTable:
        """A fresh table; without a seed, the next of the stream that the last seed began."""
        if seed is not None or self._source is None:
            self._source = np.random.default_rng(seed)
        self.agents = self.possible_agents[:]
        self._cycles = 0
        return self.deal(self._source)

    def _seat(self, agent: object) -> Seat:
        """The seat of an agent."""
        return self._seats[named(agent, "agent", self._seats)]

    def _observation(self, table: BareTable, seat: Seat, mask: Int8Array) -> Observation:
        """What a seat knows, with its mask if that is where it belongs."""
        known = self._knowledge(table, seat)
        return known if self._mask_place == MASK_IN_INFO else {OBSERVATION_KEY: known, ACTION_MASK_KEY: mask.copy()}

    def _info(self, mask: Int8Array) -> Info:
        """The info of an agent, with its mask if that is where it belongs."""
        return {} if self._mask_place == MASK_IN_OBSERVATION else {ACTION_MASK_KEY: mask.copy()}

    def _idle_info(self) -> Info:
        """The info of an agent that has nothing to decide."""
        return {} if self._mask_place == MASK_IN_OBSERVATION else {ACTION_MASK_KEY: self._form.idle_mask()}

    def _is_late(self) -> bool:
        """Counts one more cycle, and returns whether it was the last one allowed."""
        self._cycles += 1
        return self.max_cycles is not None and self._cycles >= self.max_cycles

    def _rewards(self) -> dict[Agent, float]:
        """What the game was worth to each agent; zeros until it is over."""
        return dict(zip(self.possible_agents, self.table.rewards(self._scheme).tolist(), strict=True))

    def _everybody(self, value: T) -> dict[Agent, T]:
        return dict.fromkeys(self.possible_agents, value)


class TableAEC(_Agents, AECEnv[Agent, MaskedObservation, Any]):
    """A table at which one agent after the other acts; an illegal action raises IllegalMove and changes nothing.

    Where several may decide at the same moment, the lowest seat comes first. The mask is all zeros for all but the
    agent whose turn it is. `max_cycles` is the number of decisions after which a game is truncated.
    """

    def reset(self, seed: int | None = None, options: Info | None = None) -> None:
        """Deals a fresh table. The seed decides everything; without one, the stream of the last seed goes on.

        `options` is there because the API has it; those of the game are chosen when the environment is made.
        """
        table = self._begin(seed)
        self._form.play_forced(table)
        self.rewards = self._everybody(0.0)
        self._cumulative_rewards = self._everybody(0.0)
        self.terminations = self._everybody(False)
        self.truncations = self._everybody(False)
        self.infos = {agent: self._idle_info() for agent in self.agents}
        self._ask(table, table.pending()[0])
        self.show()

    def _ask(self, table: BareTable, seat: Seat) -> None:
        """Makes it that seat's turn."""
        self.agent_selection = self.possible_agents[seat]
        self._mask = self._form.mask(table, seat)
        self.infos[self.agent_selection] = self._info(self._mask)

    def observe(self, agent: Agent) -> MaskedObservation:
        """What an agent knows, and what it may do if it is its turn."""
        seat, table = self._seat(agent), self.table
        mask = self._mask if agent == self.agent_selection else self._form.idle_mask()
        found: MaskedObservation = self._observation(table, seat, mask)
        return found

    def step(self, action: SupportsIndex | None) -> None:
        """Carries out the action of the agent whose turn it is, or raises IllegalMove and changes nothing."""
        table = self.table
        if not self.agents:
            raise ResetNeeded("the game is over and all agents have left: call reset() first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise NotationError(f"action: {agent} is to decide, and None is for agents whose game is over")
        seat = self._seats[agent]
        table.take(seat, self._form.table_number(table, seat, action))
        self._form.play_forced(table)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = self._idle_info()
        self._go_on(table)
        self.show()

    def offers(self, action: SupportsIndex) -> bool:
        """Whether the agent whose turn it is may take an action of its space."""
        return bool(self._mask[action])

    def forfeit(self) -> None:
        """Ends the game by the fault of the agent whose turn it is, which loses 1; the others lose nothing."""
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self.rewards = {**dict.fromkeys(self.agents, 0.0), agent: ILLEGAL_REWARD}
        self._accumulate_rewards()
        self._mask = self._form.idle_mask()
        self.infos[agent] = self._idle_info()
        self._deads_step_first()

    def _go_on(self, table: BareTable) -> None:
        """Asks the next agent, or ends the game."""
        pending = table.pending()
        late = self._is_late()
        if pending and not late:
            self._ask(table, pending[0])
            return
        if pending:
            self.truncations = self._everybody(True)
        else:
            self.terminations = self._everybody(True)
            self.rewards = self._rewards()
            self._accumulate_rewards()
        self._mask = self._form.idle_mask()
        self.agent_selection = self.agents[0]


class TableParallel(_Agents, ParallelEnv[Agent, MaskedObservation, Any]):
    """A table at which all who may decide act in the same step.

    **Masks tell who decides.** An agent that has nothing to decide gets a mask of zeros, or with ``idle="noop"`` one
    with a 1 at the last action, which does nothing and exists only then; whatever such an agent does is ignored. The
    actions are carried out from the lowest seat on. If an agent learns something by that before its own action is due
    (an open answer, unlike a secret choice), its action and those after it are not carried out: they are asked again in
    the next step, with what they know then. So nobody decides on stale knowledge, and the game is the same as turn by
    turn. ``infos[agent]["acted"]`` tells whether an action was carried out.

    An illegal action ends the game and costs its agent 1, because the checks of many libraries draw actions without a
    mask; with ``illegal="raise"`` it raises IllegalMove and changes nothing. `max_cycles` is the number of steps after
    which a game is truncated.
    """

    def __init__(self, game: str, *, illegal: str = LOSE_ILLEGAL, **settings: Unpack[IdleEnvSettings]) -> None:
        super().__init__(game, **settings)
        self._illegal = named(illegal, "illegal", (RAISE_ILLEGAL, LOSE_ILLEGAL))

    def reset(
        self, seed: int | None = None, options: Info | None = None
    ) -> tuple[dict[Agent, MaskedObservation], dict[Agent, Info]]:
        """Deals a fresh table. The seed decides everything; without one, the stream of the last seed goes on.

        `options` is there because the API has it; those of the game are chosen when the environment is made.
        """
        self._ask(self._begin(seed))
        self.show()
        return self._observations(), self._infos(())

    def _ask(self, table: BareTable) -> None:
        """Finds out who decides now; where nobody has a choice, forced decisions are made first if they are ours."""
        self._forced = self._form.forced(table)
        while self._forced and len(self._forced) == len(table.pending()):
            self._carry_out(table, self._forced)
            self._forced = self._form.forced(table)
        asked = [seat for seat in table.pending() if seat not in self._forced]
        idle = self._form.idle_mask()
        self._asked = tuple(asked)
        self._masks = [self._form.mask(table, seat) if seat in asked else idle for seat in range(self.players)]

    def _observations(self) -> dict[Agent, MaskedObservation]:
        table = self.table
        return {
            agent: self._observation(table, seat, self._masks[seat]) for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self, acted: Iterable[Seat]) -> dict[Agent, Info]:
        return {
            agent: self._info(self._masks[seat]) | {ACTED_KEY: seat in acted}
            for seat, agent in enumerate(self.possible_agents)
        }

    def step(
        self, actions: Mapping[Agent, SupportsIndex]
    ) -> tuple[
        dict[Agent, MaskedObservation], dict[Agent, float], dict[Agent, bool], dict[Agent, bool], dict[Agent, Info]
    ]:
        """Carries out the actions of all who may decide."""
        table = self.table
        if not self.agents:
            raise ResetNeeded("the game is over: call reset() first")
        for agent in actions:
            self._seat(agent)
        chosen = {seat: self._chosen(table, seat, actions) for seat in self._asked}
        illegal = [seat for seat, action in chosen.items() if not self._is_legal(table, seat, action)]
        if illegal and self._illegal == RAISE_ILLEGAL:
            table.take(illegal[0], chosen[illegal[0]])
        acted = [] if illegal else self._carry_out(table, dict(sorted((chosen | self._forced).items())))
        late = self._is_late()
        self._ask(table)
        over = bool(illegal) or not self._asked
        if over or late:
            self._masks = [self._form.idle_mask() for _ in range(self.players)]
            self.agents = []
        rewards = self._rewards()
        rewards.update((self.possible_agents[seat], ILLEGAL_REWARD) for seat in illegal)
        self.show()
        return (
            self._observations(),
            rewards,
            self._everybody(over),
            self._everybody(late and not over),
            self._infos(acted),
        )

    def _chosen(self, table: BareTable, seat: Seat, actions: Mapping[Agent, SupportsIndex]) -> Action:
        """The action of a seat that is to decide."""
        agent = self.possible_agents[seat]
        if actions.get(agent) is None:
            raise NotationError(f"actions: {agent} is to decide and has none")
        return self._form.table_number(table, seat, actions[agent])

    def _is_legal(self, table: BareTable, seat: Seat, action: Action) -> bool:
        return 0 <= action < len(self.game.actions) and bool(table.mask(seat)[action])

    def _carry_out(self, table: BareTable, chosen: Mapping[Seat, Action]) -> list[Seat]:
        """Carries out actions, until a seat has learned something before its own is due; returns whose were."""
        known = {seat: table.features(seat).tobytes() for seat in list(chosen)[1:]}
        acted: list[Seat] = []
        for seat, action in chosen.items():
            if acted and table.features(seat).tobytes() != known[seat]:
                break
            table.take(seat, action)
            acted.append(seat)
        return acted


class Version(ModuleType):
    """One version of one game, a module as PettingZoo's users know them: with `env`, `raw_env` and `parallel_env`."""

    def __init__(self, game: str) -> None:
        super().__init__(f"{__name__}.{version_name(game)}", f"The environments of {game} for PettingZoo.")
        self.game = game

    def __reduce__(self) -> tuple[Callable[[str], ModuleType], tuple[str]]:
        return import_module, (self.__name__,)

    def env(self, **settings: Unpack[EnvSettings]) -> AECTable:
        """An environment that checks what PettingZoo's usual wrappers check: an illegal action ends the game.

        It costs its agent 1, and the others nothing.
        """
        return CheckedAEC(self.raw_env(**settings))

    def raw_env(self, **settings: Unpack[EnvSettings]) -> TableAEC:
        """An environment without these checks, somewhat faster: an illegal action raises IllegalMove."""
        return TableAEC(self.game, **settings)

    def parallel_env(self, **settings: Unpack[ParallelEnvSettings]) -> TableParallel:
        """An environment in which all who may decide act at once."""
        return TableParallel(self.game, **settings)

    def register(self) -> None:
        """Enters the game into PettingZoo's registry, if it has one and does not know the game yet."""
        register = getattr(pettingzoo, "register", None)  # releases before 1.27 have none
        name = f"seachest/{version_name(self.game).replace('_v', '-v')}"
        if register is not None and name not in getattr(pettingzoo, "aec_registry", ()):
            register("aec", name, self.env)
            register("parallel", name, self.parallel_env)


def version_name(game: str) -> str:
    """The name of a game's environment: dolores_v0."""
    return f"{game.replace('-', '_')}_v{env_version(game)}"


VERSIONS = {version_name(game): Version(game) for game in game_names()}
"""The environments of all games by name; each is an attribute of this module too."""


def __getattr__(name: str) -> Version:
    try:
        return VERSIONS[name]
    except KeyError:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}") from None


def __dir__() -> list[str]:
    return [*globals(), *VERSIONS]


for _version in VERSIONS.values():
    sys.modules[_version.__name__] = _version  # so that it can be imported like a file
    _version.register()
