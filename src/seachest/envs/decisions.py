"""How agents decide: which number an action has, whether those who wait have one, and who makes forced decisions."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import SupportsIndex

import numpy as np
from gymnasium import spaces

from seachest.envs.spaces import action_number
from seachest.rules.game import Game
from seachest.rules.reading import named
from seachest.rules.types import Action, Seat
from seachest.table import BareTable, Int8Array

TABLE_NUMBERS, RELATIVE_NUMBERS = "table", "relative"
"""How actions that name seats are numbered: as the table counts seats, or from the agent on."""
ASK_FORCED, PLAY_FORCED = "ask", "play"
"""Who makes a decision with a single choice: the agent, or the environment, by which others may notice it."""
EMPTY_IDLE, NOOP_IDLE = "empty", "noop"
"""The mask of an agent that has nothing to decide: all zeros, or a 1 at one more action that does nothing."""


@dataclass(frozen=True)
class DecisionForm:
    """How agents decide in an environment."""

    game: Game
    relative: bool = False
    plays_forced: bool = False
    has_noop: bool = False

    @property
    def size(self) -> int:
        """How many numbers of actions there are."""
        return len(self.game.actions) + self.has_noop

    def action_space(self) -> spaces.Discrete:
        """The numbers of all actions."""
        return spaces.Discrete(self.size)

    def mask_space(self) -> spaces.Box:
        """A 1 or a 0 for each action."""
        return spaces.Box(0, 1, (self.size,), np.int8)

    def idle_mask(self) -> Int8Array:
        """The mask of an agent that has nothing to decide."""
        mask = np.zeros(self.size, np.int8)
        if self.has_noop:
            mask[-1] = 1
        return mask

    def mask(self, table: BareTable, seat: Seat) -> Int8Array:
        """What a seat that is to decide may do."""
        legal = table.mask(seat)
        if not self.relative and not self.has_noop:
            return legal
        mask = np.zeros(self.size, np.int8)
        mask[: len(legal)] = legal
        if self.relative:
            moved = [action for action in self.game.relative_actions if legal[action]]
            mask[list(self.game.relative_actions)] = 0
            mask[[table.relative_action(seat, action) for action in moved]] = 1
        return mask

    def table_number(self, table: BareTable, seat: Seat, action: SupportsIndex) -> Action:
        """The table's number of an action; one that does not exist stays as it is, for the table to refuse."""
        number = action_number(action)
        if self.relative and 0 <= number < len(self.game.actions):
            return table.table_action(seat, number)
        return number

    def forced(self, table: BareTable) -> dict[Seat, Action]:
        """The decisions with a single choice that the environment makes, by the seats that they are up to."""
        if not self.plays_forced:
            return {}
        choices = {seat: np.flatnonzero(table.mask(seat)) for seat in table.pending()}
        return {seat: int(found[0]) for seat, found in choices.items() if len(found) == 1}

    def play_forced(self, table: BareTable) -> None:
        """Makes forced decisions until the seat that is asked next has a choice, if they are not up to agents."""
        while self.plays_forced and (pending := table.pending()) and pending[0] in (forced := self.forced(table)):
            table.take(pending[0], forced[pending[0]])


def decision_form(game: Game, settings: Mapping[str, str]) -> DecisionForm:
    """How agents decide, by the settings `actions`, `forced` and `idle`; raises NotationError for unknown values."""
    numbers = named(settings.get("actions", TABLE_NUMBERS), "actions", (TABLE_NUMBERS, RELATIVE_NUMBERS))
    forced = named(settings.get("forced", ASK_FORCED), "forced", (ASK_FORCED, PLAY_FORCED))
    idle = named(settings.get("idle", EMPTY_IDLE), "idle", (EMPTY_IDLE, NOOP_IDLE))
    return DecisionForm(game, numbers == RELATIVE_NUMBERS, forced == PLAY_FORCED, idle == NOOP_IDLE)
