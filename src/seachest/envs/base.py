"""What all environments have in common: they deal tables, show them, and give critics the whole state."""

import copy
import sys
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from gymnasium import logger, spaces
from gymnasium.error import ResetNeeded

from seachest.envs.spaces import PIECES_FORM, VECTOR_FORM, state_space
from seachest.notation.position import Start
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import Game, game_named
from seachest.rules.reading import named
from seachest.rules.rewards import scheme_named
from seachest.rules.types import OptionValues
from seachest.table import BareTable, Int16Array, View

HUMAN_MODE, ANSI_MODE, RGB_ARRAY_MODE = "human", "ansi", "rgb_array"
RENDER_MODES = (HUMAN_MODE, ANSI_MODE, RGB_ARRAY_MODE)
FRAMES_PER_SECOND = 2

WATCH_ALL, WATCH_SPECTATOR = "all", "spectator"
Watcher = int | str
"""Who looks at a picture: a seat, "spectator", or "all" for everything open."""

RAISE_ILLEGAL, LOSE_ILLEGAL = "raise", "lose"
ILLEGAL_REWARD = -1.0
"""What an illegal action costs where it ends the game."""

TABLE_SEED_BYTES = 16

SHARED_BY_COPIES = frozenset(
    ["_start", "_knowledge", "_seats", "state_space", "observation_space", "observation_spaces"],
)
"""What a copied environment shares with the original; not the spaces of actions, as agents sample from them."""


def draw_seed(source: np.random.Generator) -> int:
    """128 random bits, as many as a table's seed has."""
    return int.from_bytes(source.bytes(TABLE_SEED_BYTES), "big")


class EnvBase:
    """Keeps one table after the other, all with the same players and options."""

    # Both libraries look for it at the class, and neither calls it ClassVar.
    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_PER_SECOND}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None,
        options: OptionValues | None,
        rewards: str,
        render_mode: str | None,
        render_as: Watcher,
    ) -> None:
        found = game_named(game)
        count = found.check_players(found.seats.start if players is None else players)
        self._start = Start(found, count, found.check_options(options or {}, count))
        scheme_named(rewards)
        self._scheme = rewards
        self._table: BareTable | None = None
        self.render_mode = None if render_mode is None else named(render_mode, "render_mode", RENDER_MODES)
        self._render_as = check_watcher(render_as, count)
        self.state_space: spaces.Box = state_space(found)

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self._start.game

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self._start.players

    @property
    def table(self) -> BareTable:
        """The table itself, which knows everything: for tools and critics, not for agents."""
        if self._table is None:
            raise ResetNeeded("there is no table yet: call reset() first")
        return self._table

    def deal(self, source: np.random.Generator) -> BareTable:
        """Deals a fresh table, which replaces the one before."""
        self._table = BareTable(self._start, draw_seed(source))
        return self._table

    def state(self) -> Int16Array:
        """Everything, secrets included, as numbers for a centralised critic; `game.open_pieces` names them."""
        return self.table.open_numbers()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """The table as text ("ansi") or as a picture ("rgb_array"); "human" has been printed at every step already."""
        if self.render_mode is None:
            logger.warn('render() shows nothing without a render_mode: "human", "ansi" or "rgb_array"')
            return None
        return None if self.render_mode == HUMAN_MODE else rendered(self.seen_by(self._render_as), self.render_mode)

    def show(self) -> None:
        """Prints the table where a person watches."""
        if self.render_mode == HUMAN_MODE:
            sys.stdout.write(f"{rendered(self.seen_by(self._render_as), ANSI_MODE)}\n")

    def seen_by(self, watcher: Watcher) -> View:
        """What a watcher sees of the table."""
        if watcher == WATCH_ALL:
            return self.table.everything()
        return self.table.seat_view(None if isinstance(watcher, str) else watcher)

    def close(self) -> None:
        """There is nothing to give back."""

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        twin = copy.copy(self)
        memo[id(self)] = twin
        for name, value in vars(self).items():
            if name not in SHARED_BY_COPIES:
                setattr(twin, name, copy.deepcopy(value, memo))
        return twin


def rendered(view: View, mode: str) -> str | npt.NDArray[np.uint8]:
    """A view as text or as a picture."""
    from seachest.envs.render import ansi, rgb  # only those who look need what drawing needs

    return rgb(view) if mode == RGB_ARRAY_MODE else ansi(view)


def check_watcher(watcher: object, players: int) -> Watcher:
    """Who looks at pictures, or an error that names what is wrong."""
    if isinstance(watcher, int) and not isinstance(watcher, bool) and 0 <= watcher < players:
        return watcher
    if isinstance(watcher, str) and watcher in (WATCH_ALL, WATCH_SPECTATOR):
        return watcher
    raise NotationError(
        f'render_as: expected "all", "spectator" or a seat from 0 to {players - 1}, not {shown(watcher)}'
    )


def check_observation_form(form: object, *more: str) -> str:
    """The form of observations."""
    return named(form, "observation", (VECTOR_FORM, PIECES_FORM, *more))


def check_max_cycles(limit: object) -> int | None:
    """How many steps a game may take: a positive number, or None."""
    if limit is None or (isinstance(limit, int) and not isinstance(limit, bool) and limit > 0):
        return limit
    raise NotationError(f"max_cycles: expected None or a positive number, not {shown(limit)}")
