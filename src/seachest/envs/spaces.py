"""What agents see and do, as spaces: the same for every library.

An observation is what the seat knows (`table.features`), as one vector or by the names of `game.pieces`. The whole
state, secrets included, is a space of its own and never a part of an observation.
"""

import operator
from collections.abc import Callable, Sequence
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces

from seachest.rules.errors import NotationError, shown
from seachest.rules.game import Game
from seachest.rules.pieces import Piece, highest_features, lowest_features
from seachest.rules.types import Action, Seat
from seachest.table import BareTable, Int8Array

VECTOR_FORM, PIECES_FORM = "vector", "pieces"
OBSERVATION_KEY, ACTION_MASK_KEY = "observation", "action_mask"

Observation: TypeAlias = Any  # a vector or a dict, as the space of the environment says
"""An observation as a library hands it on."""

Info: TypeAlias = dict[str, Any]  # what is in it depends on the key
"""What an environment reports beside an observation."""

Observe: TypeAlias = Callable[[BareTable, Seat], Observation]
"""(table, seat): what that seat knows, in the form of one space."""


def small_numbers(pieces: Sequence[Piece]) -> spaces.Box:
    """The space of the numbers of some pieces of an observation, each within its bounds."""
    return spaces.Box(lowest_features(pieces), highest_features(pieces), dtype=np.int8)


def action_space(game: Game) -> spaces.Discrete:
    """The number of each action of `game.actions`."""
    return spaces.Discrete(len(game.actions))


def state_space(game: Game) -> spaces.Box:
    """Everything, secrets included: `table.open_numbers()`, named by `game.open_pieces`."""
    limits = np.iinfo(np.int16)
    size = sum(piece.size for piece in game.open_pieces)
    return spaces.Box(int(limits.min), int(limits.max), (size,), np.int16)


def knowledge_space(game: Game, form: str) -> spaces.Space[Observation]:
    """The space of what a seat knows, as one vector or by name."""
    if form == VECTOR_FORM:
        return small_numbers(game.pieces)
    return spaces.Dict({piece.name: small_numbers([piece]) for piece in game.pieces})


def masked_space(game: Game, form: str, mask: spaces.Box) -> spaces.Dict:
    """What a seat knows together with the mask of its legal actions."""
    return spaces.Dict({OBSERVATION_KEY: knowledge_space(game, form), ACTION_MASK_KEY: mask})


def observer(game: Game, form: str) -> Observe:
    """A function that observes a table for a seat, as one vector or by name."""
    return BareTable.features if form == VECTOR_FORM else PieceObserver(game.pieces)


class PieceObserver:
    """Observes what a seat knows as a dict of named pieces."""

    def __init__(self, pieces: Sequence[Piece]) -> None:
        self._slices = [(piece.name, slice(piece.begin, piece.begin + piece.size)) for piece in pieces]

    def __call__(self, table: BareTable, seat: Seat) -> dict[str, Int8Array]:
        """What a seat knows, by name."""
        features = table.features(seat)
        return {name: features[place] for name, place in self._slices}


def action_number(action: SupportsIndex) -> Action:
    """An action as a library hands it over (an integer of any kind) as a number."""
    try:
        return operator.index(action)
    except TypeError:
        raise NotationError(f"action: expected a whole number, not {shown(action)}") from None
