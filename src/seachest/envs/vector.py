"""Many single-agent tables of a game for Gymnasium, stepped at once by the batch engine.

>>> from seachest.envs.vector import BotTables
>>> envs = BotTables("dolores", num_envs=1024, bots="greedy")
>>> observations, infos = envs.reset(seed=1)
>>> observations, rewards, terminated, truncated, infos = envs.step(infos["action_mask"].argmax(axis=1))

The rivals are compiled bots, so no Python runs for a table. `gymnasium.make_vec("seachest/Dolores-v0", num_envs=1024)`
makes the same. A finished game is followed by the next in the same step (AutoresetMode.SAME_STEP).
"""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from seachest.batches.base import BATCH_SEED_BITS
from seachest.batches.batch import Batch
from seachest.bots.names import POLICY_BOTS, policy_named
from seachest.envs.base import draw_seed
from seachest.envs.spaces import ACTION_MASK_KEY, Info, action_space, knowledge_space
from seachest.envs.spaces import VECTOR_FORM as VECTOR_FORM
from seachest.rules.errors import NotationError
from seachest.rules.game import game_named
from seachest.rules.reading import named
from seachest.rules.reading import seat as seat_number
from seachest.rules.types import OptionValues, Seat
from seachest.table import Int8Array


class BotTables(VectorEnv[Int8Array, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """An agent at each of many tables, compiled bots in all other seats.

    Observations are vectors of int8, rewards those of the agent's seat. ``infos["action_mask"]`` has a line for each
    table; in the step in which a game ends, ``infos["final_rewards"]`` has the rewards of all seats. Arrays are the
    batch's own: they keep their place in memory, and change with the next step. Copy what you want to keep.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium looks for it at the class

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        seat: Seat = 0,
        bots: str = "random",
        rewards: str = "rank",
        options: OptionValues | None = None,
        threads: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        found = game_named(game)
        count = found.check_players(found.seats.start if players is None else players)
        self.seat = seat_number(seat, "seat", count)
        if render_mode is not None:
            raise NotationError("render_mode: many tables can't be drawn; render one with gymnasium.make")
        self.batch = Batch(
            found,
            num_envs,
            count,
            rewards=rewards,
            options=options,
            threads=threads,
            rivals=(policy_named, named(bots, "bots", POLICY_BOTS)),
            outside=1 << self.seat,
        )
        self.game, self.num_envs, self.render_mode = found, num_envs, None
        self.single_observation_space = knowledge_space(found, VECTOR_FORM)
        self.single_action_space = action_space(found)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Int8Array, Info]:
        """Deals at all tables. The seed decides everything; without one, the stream of the last seed goes on."""
        super().reset(seed=seed)
        self.batch.reset(draw_seed(self.np_random) >> BATCH_SEED_BITS)
        return self.batch.features, self._infos()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Int8Array, npt.NDArray[np.float32], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Carries out the agent's action at each table, and lets the bots play until it has to decide again."""
        batch = self.batch.step(actions)
        return batch.features, batch.rewards[:, self.seat], batch.dones, self._never, self._infos()

    @property
    def _never(self) -> npt.NDArray[np.bool_]:
        """No game is broken off."""
        return np.zeros(self.num_envs, np.bool_)

    def _infos(self) -> Info:
        return {ACTION_MASK_KEY: self.batch.masks, "final_rewards": self.batch.rewards}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now at each table."""
        return self.batch.masks

    def state(self) -> npt.NDArray[np.int16]:
        """Everything, secrets included, as numbers for a centralised critic; `game.open_pieces` names them."""
        return self.batch.state()
