"""The games and their states as OpenSpiel knows them."""

import json
from collections.abc import Callable, Mapping
from functools import cached_property

import pyspiel

from seachest.envs.openspiel import wide_bounds
from seachest.envs.openspiel.observer import Observer, PrivateObserver, new_observer, observation_type
from seachest.envs.openspiel.parameters import (
    GameSetting,
    Parameter,
    SpielObject,
    parameter_defaults,
    parameters_of,
    read_parameters,
)
from seachest.envs.openspiel.playthrough import CHANCE, TERMINAL, Playthrough
from seachest.rules.game import Game, game_named, game_names
from seachest.rules.rewards import POINTS_SCHEME, RANK_SCHEME
from seachest.rules.types import Action

OPENSPIEL_ROOM = "seachest.envs.openspiel"


def spiel_name(game: str) -> str:
    """The name under which OpenSpiel knows one of our games: ``seachest_sea_or_shore``."""
    return f"seachest_{game.replace('-', '_')}"


def game_type(game: Game, scheme: int) -> SpielObject:
    """What kind of game it is; by rank and by win it is zero-sum, by points it is not."""
    kind = pyspiel.GameType
    return kind(
        short_name=spiel_name(game.name),
        long_name=f"Seachest: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if scheme == POINTS_SCHEME else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameter_defaults(game),
    )


def game_info(setting: GameSetting) -> SpielObject:
    """Sizes and bounds; a game's own module here knows its bounds, and wide ones hold where it has none."""
    bounds = setting.game.optional_module_in(OPENSPIEL_ROOM) or wide_bounds
    by_points = setting.scheme == POINTS_SCHEME
    return pyspiel.GameInfo(
        num_distinct_actions=len(setting.game.actions),
        max_chance_outcomes=setting.digit_values,
        num_players=setting.start.players,
        min_utility=0.0 if by_points else -1.0,
        max_utility=float(bounds.most_points(setting.start)) if by_points else 1.0,
        utility_sum=None if by_points else 0.0,
        max_game_length=bounds.most_decisions(setting.start) if setting.small is None else setting.small.most_decisions,
    )


class SpielGame(pyspiel.Game):
    """One of our games (each has a class of its own), with all that was chosen when it was loaded (`setting`)."""

    game: Game

    def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
        self.setting = read_parameters(self.game, spiel_name(self.game.name), params or {})
        super().__init__(
            game_type(self.setting.game, self.setting.scheme), game_info(self.setting), parameters_of(self.setting)
        )

    @cached_property
    def observers(self) -> dict[bool, Observer]:
        """What the tensors of a state are made by: with perfect recall, and without."""
        return {recall: Observer(self.setting, observation_type(recall)) for recall in (False, True)}

    def new_initial_state(self) -> "SpielState":
        """The state before the deal."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """The chance nodes of the deal."""
        return self.setting.digits

    def make_py_observer(
        self, iig_obs_type: SpielObject = None, params: Mapping[str, Parameter] | None = None
    ) -> Observer | PrivateObserver:
        """An observer of the states of this game."""
        if params:
            raise ValueError(f"observers have no parameters, but got: {', '.join(params)}")
        return new_observer(self.setting, iig_obs_type or observation_type(False))

    def __reduce__(self) -> tuple[Callable[..., SpielObject], tuple[str]]:
        return pyspiel.load_game, (str(self),)


class SpielState(pyspiel.State):
    """A state: first the chance nodes of the deal, then one decision after the other.

    Those who decide at the same moment are asked one by one, the lowest seat first; nobody sees what the others chose
    until all have.
    """

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.playthrough = Playthrough(game.setting)

    def current_player(self) -> int:
        """The seat that decides, or OpenSpiel's number for chance or the end."""
        return self.playthrough.seat

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.playthrough.seat == TERMINAL

    def is_chance_node(self) -> bool:
        """Whether chance draws next."""
        return self.playthrough.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[Action]:
        """What a player may do now, in ascending order; nothing when it is another's turn."""
        playthrough = self.playthrough
        if playthrough.seat == CHANCE:
            return list(range(playthrough.setting.digit_values))
        if player is not None and player != playthrough.seat:
            return []
        return playthrough.choices()[:]

    def _legal_actions(self, player: int) -> list[Action]:
        return self.playthrough.choices()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The digits that may be drawn for the deal, each as likely."""
        return self.playthrough.setting.outcomes

    def _apply_action(self, action: Action) -> None:
        if self.playthrough.seat == CHANCE:
            self.playthrough.draw(action)
        else:
            self.playthrough.decide(action)

    def _action_to_string(self, player: int, action: Action) -> str:
        return f"deal {action}" if player == CHANCE else self.playthrough.setting.game.actions[action]

    def returns(self) -> list[float]:
        """What the game was worth to each player; zeros until it is over."""
        return self.playthrough.worth()

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """The features of what a player sees, by default the one that decides."""
        return self._tensor(False, player)

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Which player it is, and the features of what that player sees."""
        return self._tensor(True, player)

    def _tensor(self, recall: bool, player: int | None) -> list[float]:
        observer: Observer = self.get_game().observers[recall]
        observer.set_from(self, self.playthrough.seat if player is None else player)
        numbers: list[float] = observer.tensor.tolist()
        return numbers

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """A state that the player can't tell from this one, and in which all it does not know is random.

        Its `history` begins there, because the true one tells secrets.
        """
        twin = SpielState(self.get_game())
        twin.playthrough = self.playthrough.guessed(player_id, probability_sampler)
        return twin

    def __str__(self) -> str:
        """Everything, secrets included: the deal, and the position as JSON."""
        playthrough = self.playthrough
        if playthrough.table is None:
            return f"deal {' '.join(map(str, playthrough.digits))}…"
        dealt = "guessed" if playthrough.deal is None else f"deal {playthrough.deal}"
        return f"{dealt}: {json.dumps(playthrough.table.position())}"

    def __deepcopy__(self, memo: dict[int, object]) -> "SpielState":
        twin: SpielState = self.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[..., SpielObject], tuple[SpielGame, str]]:
        return restored, (self.get_game(), self.serialize())


def restored(game: SpielGame, written: str) -> SpielObject:
    """A state from its text."""
    return game.deserialize_state(written)


def register() -> None:
    """Makes all games of the chest known to `pyspiel.load_game`.

    OpenSpiel keeps what makes a game until the process ends, when Python is gone and can't free it any more; it has to
    be a class, because classes are never freed.
    """
    for name in game_names():
        game = game_named(name)
        maker = type(f"SpielGame_{game.prefix}", (SpielGame,), {"game": game})
        pyspiel.register_game(game_type(game, RANK_SCHEME), maker)
