"""The games for Gymnasium: one agent at the table, bots in the other seats.

>>> import gymnasium, seachest.envs
>>> env = gymnasium.make("seachest/Dolores-v0", players=3, bots=["greedy", "random"])
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(info["action_mask"].argmax())

The ids are seachest/SeaOrShore-v0, seachest/Dolores-v0 and seachest/SeaSaltPaper-v0; an id with a module before it, as
in "seachest.envs:seachest/Dolores-v0", needs no import. Games are played to their end unless `gymnasium.make` gets
`max_episode_steps`.
"""

from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from seachest.bots import Bot, bot_named, bot_names
from seachest.envs.base import (
    ILLEGAL_REWARD,
    LOSE_ILLEGAL,
    RAISE_ILLEGAL,
    EnvBase,
    Watcher,
    check_observation_form,
    draw_seed,
)
from seachest.envs.decisions import ASK_FORCED, TABLE_NUMBERS, decision_form
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
from seachest.rules.errors import IllegalMove, NotationError, shown
from seachest.rules.game import game_names
from seachest.rules.reading import named
from seachest.rules.types import OptionValues, Seat
from seachest.table import BareTable

RANDOM_SEAT = "random"
"""As a seat: another one in each game."""

WATCH_OWN = "own"
"""Pictures show what the agent itself knows."""

DICT_FORM = "dict"
"""Observations are a dict of the vector and the mask."""


AnyBot = str | Bot | Callable[[int], Bot]
"""A bot by its name, a bot, or a maker of bots that takes a seed."""


class BotTable(EnvBase, gymnasium.Env[Observation, Any]):
    """One agent plays a game against bots.

    `seat` is the agent's seat, or "random" for another one in each game. `bots` is one bot for all other seats, or a
    list of one for each, clockwise from the agent's seat: names of `seachest.bots`, makers that take a seed, or objects
    with `choose(view) -> text`. Named bots and makers start again in each game, with a seed that follows from that of
    `reset`.

    An observation is a vector of int8 ("vector"), a dict of it and the mask ("dict"), or a dict of the named pieces of
    `game.pieces` ("pieces"). The mask is always in ``info["action_mask"]``, and `action_masks()` is for MaskablePPO.
    When the game is over, info has the "scores" of all seats, and whether the agent has "won".

    An illegal action ends the game and costs 1, because the checks of many libraries draw actions without a mask; with
    ``illegal="raise"`` it raises IllegalMove and changes nothing. With ``actions="relative"``, actions that name seats
    count them from the agent on. With ``forced="play"``, the agent is not asked where it has a single choice. Pictures
    show what the agent knows, unless `render_as` is "all", "spectator" or a seat.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        seat: Seat | str = 0,
        bots: AnyBot | Sequence[AnyBot] = RANDOM_SEAT,
        rewards: str = "rank",
        options: OptionValues | None = None,
        observation: str = VECTOR_FORM,
        illegal: str = LOSE_ILLEGAL,
        actions: str = TABLE_NUMBERS,
        forced: str = ASK_FORCED,
        render_mode: str | None = None,
        render_as: Watcher = WATCH_OWN,
    ) -> None:
        super().__init__(game, players, options, rewards, render_mode, 0 if render_as == WATCH_OWN else render_as)
        self._wished_seat = self._check_wish(seat)
        self._follows = render_as == WATCH_OWN
        self._bots = self._check_bots(bots)
        self._illegal = named(illegal, "illegal", (RAISE_ILLEGAL, LOSE_ILLEGAL))
        self._form = decision_form(self.game, {"actions": actions, "forced": forced})
        form = check_observation_form(observation, DICT_FORM)
        self._has_mask = form == DICT_FORM
        self._knowledge = observer(self.game, VECTOR_FORM if self._has_mask else form)
        self.observation_space: spaces.Space[Observation] = (
            masked_space(self.game, VECTOR_FORM, self._form.mask_space())
            if self._has_mask
            else knowledge_space(self.game, form)
        )
        self.action_space: spaces.Space[Any] = self._form.action_space()
        self._over = True
        self._seat = 0
        self._rivals: dict[Seat, Bot] = {}

    def _check_wish(self, seat: object) -> Seat | None:
        """The agent's seat; None for another one in each game."""
        if seat == RANDOM_SEAT:
            return None
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.players:
            return seat
        raise NotationError(f'seat: expected "random" or a seat from 0 to {self.players - 1}, not {shown(seat)}')

    def _check_bots(self, bots: AnyBot | Sequence[AnyBot]) -> list[AnyBot]:
        """A bot for each other seat, clockwise."""
        rivals = self.players - 1
        found = list(bots) if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots] * rivals
        if len(found) != rivals:
            raise NotationError(f"bots: expected one for all, or {rivals}, not {len(found)}")
        for bot in found:
            if isinstance(bot, str):
                named(bot.partition(":")[0], "bots", bot_names())
                bot_named(bot, 0)
            elif not callable(bot) and not hasattr(bot, "choose"):
                raise NotationError(
                    f"bots: {shown(bot)} is neither a name nor a bot with a method choose, and makes no bots"
                )
        return found

    @property
    def seat(self) -> Seat:
        """The agent's seat in this game."""
        return self._seat

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Deals a fresh table, and lets the bots play until the agent has to decide."""
        super().reset(seed=seed)
        source = self.np_random
        pending = False
        while not pending:  # a game in which the agent is never asked is no game to it
            self._seat = int(source.integers(self.players)) if self._wished_seat is None else self._wished_seat
            self._rivals = {
                (self._seat + 1 + place) % self.players: bot_for_seat(bot, draw_seed(source))
                for place, bot in enumerate(self._bots)
            }
            if self._follows:
                self._render_as = self._seat
            pending = self._play_on(self.deal(source))
        self._over = False
        self._mask = self._form.mask(self.table, self._seat)
        self.show()
        return self._observed()

    def _play_on(self, table: BareTable) -> bool:
        """Lets the bots play until the agent has to decide; returns whether it ever does."""
        numbers = self.game.action_by_text
        while pending := table.pending():
            if self._seat in pending:
                forced = self._form.forced(table).get(self._seat)
                if forced is None:
                    return True
                table.take(self._seat, forced)
                continue
            seat = pending[0]
            text = self._rivals[seat].choose(table.seat_view(seat))
            if text not in numbers:
                raise NotationError(f"bots: the bot in seat {seat} answered {shown(text)}, which is not a move")
            table.take(seat, numbers[text])
        return False

    def step(self, action: SupportsIndex) -> tuple[Observation, float, bool, bool, Info]:
        """Carries out the agent's action, and lets the bots play until it has to decide again."""
        if self._over:
            raise ResetNeeded("there is no game going on: call reset() first")
        table, seat = self.table, self._seat
        reward = 0.0
        try:
            table.take(seat, self._form.table_number(table, seat, action))
        except IllegalMove:
            if self._illegal == RAISE_ILLEGAL:
                raise
            self._over, reward = True, ILLEGAL_REWARD
        else:
            self._over = not self._play_on(table)
            if self._over:
                reward = float(table.rewards(self._scheme)[seat])
        self._mask = self._form.idle_mask() if self._over else self._form.mask(table, seat)
        observation, info = self._observed()
        result = table.result() if self._over else None
        if result is not None:
            info |= {"scores": np.array(result.scores), "won": seat in result.winners}
        self.show()
        return observation, reward, self._over, False, info

    def _observed(self) -> tuple[Observation, Info]:
        """The observation and the info of now."""
        known = self._knowledge(self.table, self._seat)
        observation = {OBSERVATION_KEY: known, ACTION_MASK_KEY: self._mask.copy()} if self._has_mask else known
        return observation, {ACTION_MASK_KEY: self._mask.copy(), "seat": self._seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, as MaskablePPO asks for it."""
        return self._mask.astype(np.bool_)


def bot_for_seat(bot: AnyBot, seed: int) -> Bot:
    """The bot for a seat: a fresh one from a name or a maker, or the given one itself."""
    if isinstance(bot, str):
        return bot_named(bot, seed)
    if isinstance(bot, type) or not hasattr(bot, "choose"):
        return cast(Callable[[int], Bot], bot)(seed)
    return cast(Bot, bot)


def id_of(game: str) -> str:
    """What Gymnasium calls a game: seachest/SeaOrShore-v0."""
    return f"seachest/{game.title().replace('-', '')}-v{env_version(game)}"


for _game in game_names():
    if id_of(_game) not in gymnasium.registry:
        gymnasium.register(
            id_of(_game),
            f"{__name__}:{BotTable.__name__}",
            kwargs={"game": _game},
            vector_entry_point="seachest.envs.vector:BotTables",
        )
