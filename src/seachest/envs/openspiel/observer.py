"""What a seat sees, as a tensor with named pieces and as a text."""

import json
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
import pyspiel

from seachest.envs.openspiel.parameters import GameSetting, SpielObject
from seachest.envs.openspiel.playthrough import BEFORE_THE_DEAL, Playthrough
from seachest.rules.game import NOBODY
from seachest.rules.types import Seat

Tensor: TypeAlias = npt.NDArray[np.float32]


def observation_type(recall: bool) -> SpielObject:
    """What `information_state_tensor` (with perfect recall) or `observation_tensor` shows of a seat."""
    return pyspiel.IIGObservationType(perfect_recall=recall)


def new_observer(setting: GameSetting, kind: SpielObject) -> "Observer | PrivateObserver":
    """An observer of that type."""
    if kind.public_info:
        return Observer(setting, kind)
    if kind.perfect_recall:
        raise ValueError(
            "public_info=False with perfect_recall=True: what a seat has noticed can't be taken apart; ask for "
            "public_info=True"
        )
    return PrivateObserver(setting, kind)


def owners(kind: SpielObject, players: int) -> list[Seat | None]:
    """Whose view an observation shows; None is the observing seat itself, NOBODY the spectator."""
    if kind.private_info == pyspiel.PrivateInfoType.NONE:
        return [NOBODY]
    if kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER:
        return [None]
    return list(range(players))


class PrivateObserver:
    """What seats know beside what everybody does, as a text: the fields of their views in which they see more.

    It has no tensor.
    """

    def __init__(self, setting: GameSetting, kind: SpielObject) -> None:
        self._owners = owners(kind, setting.start.players)
        self.tensor = None
        self.dict: dict[str, Tensor] = {}

    def set_from(self, state: SpielObject, player: int) -> None:
        """There is nothing to fill."""

    def string_from(self, state: SpielObject, player: int) -> str:
        """What a player sees and a spectator does not."""
        play = state.playthrough.table
        if play is None:
            return BEFORE_THE_DEAL
        public = play.view(None)
        views = [play.view(player if owner is None else owner) for owner in self._owners if owner != NOBODY]
        private = [{name: value for name, value in view.items() if value != public.get(name)} for view in views]
        return "\n".join(json.dumps(fields) for fields in private)


class Observer:
    """An observer as OpenSpiel's `observation.py` describes it.

    The tensor holds the game's own features (`Game.pieces`), by name in `dict`. With perfect recall there is `player`
    in front, and the text is the whole history that the seat has observed instead of its view; the tensor is no more
    than the view then either, with the memory of cards that the rules give a player.
    """

    def __init__(self, setting: GameSetting, kind: SpielObject) -> None:
        self._owners = owners(kind, setting.start.players)
        self._players = setting.start.players
        self._recalls = bool(kind.perfect_recall)
        self._begin = self._players if self._recalls else 0
        self._size = setting.game.feature_count
        self.tensor: Tensor = np.zeros(self._begin + len(self._owners) * self._size, np.float32)
        self.dict: dict[str, Tensor] = {}
        if self._recalls:
            self.dict["player"] = self.tensor[: self._begin]
        for i in range(len(self._owners)):
            prefix = f"{i}." if len(self._owners) > 1 else ""
            for piece in setting.game.pieces:
                begin = self._begin + i * self._size + piece.begin
                self.dict[prefix + piece.name] = self.tensor[begin : begin + piece.size]

    def set_from(self, state: SpielObject, player: int) -> None:
        """Fills the tensor with what a player sees; zeros before the deal."""
        playthrough: Playthrough = state.playthrough
        if not 0 <= player < self._players:
            raise ValueError(f"player: {player} is not between 0 and {self._players - 1}")
        if playthrough.table is None:
            self.tensor.fill(0)
        else:
            for i, owner in enumerate(self._owners):
                begin = self._begin + i * self._size
                seat = player if owner is None else None if owner == NOBODY else owner
                self.tensor[begin : begin + self._size] = playthrough.table.features(seat)
        if self._recalls:
            self.tensor[: self._begin] = 0
            self.tensor[player] = 1

    def string_from(self, state: SpielObject, player: int) -> str:
        """What a player sees as a text: its view as a position, or all it has observed so far."""
        seats = [player if owner is None else owner for owner in self._owners]
        return "\n".join(self._text(state.playthrough, seat) for seat in seats)

    def _text(self, playthrough: Playthrough, seat: Seat) -> str:
        if self._recalls:
            return playthrough.notes(seat)
        if playthrough.table is None:
            return BEFORE_THE_DEAL
        return json.dumps(playthrough.table.view(None if seat == NOBODY else seat))
