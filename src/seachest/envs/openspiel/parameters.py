"""The parameters that `pyspiel.load_game` takes for a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from seachest.notation.position import Start
from seachest.rules.errors import NotationError
from seachest.rules.game import Game, Option
from seachest.rules.reading import named, number
from seachest.rules.rewards import REWARD_SCHEMES, scheme_named
from seachest.rules.types import JsonObject, OptionValue
from seachest.small import SmallGame, small_named, small_names

SpielObject: TypeAlias = Any  # pyspiel has no static types
"""An object of pyspiel."""

Parameter: TypeAlias = bool | int | str
"""OpenSpiel's parameters that we use; its integers have 32 bits."""

AS_THE_RULES_SAY = -1
"""For a number that depends on the players: what the rules say. A text says the same by being empty."""

DEAL_DIGITS, DEAL_DIGIT_VALUES = 8, 32
"""The chance nodes in which a deal is drawn, and the outcomes of each: 2**40 deals."""

MAX_DEALS = 1_000_000
SEED_SHIFT = 64


@dataclass(frozen=True)
class GameSetting:
    """The choices with which a game was loaded."""

    start: Start
    rewards: str
    seed: int
    deals: int
    small: SmallGame | None = None

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.start.game

    @cached_property
    def scheme(self) -> int:
        """The number of the way to count rewards."""
        return scheme_named(self.rewards)

    @cached_property
    def digits(self) -> int:
        """How many chance nodes a deal takes."""
        return 1 if self.deals else DEAL_DIGITS

    @cached_property
    def digit_values(self) -> int:
        """How many outcomes each of them has, all of them as likely."""
        return self.deals or DEAL_DIGIT_VALUES

    @cached_property
    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of a chance node, with their probabilities."""
        if self.small is not None:
            return [(deal, chance) for deal, (_, chance) in enumerate(self.small.deals)]
        return [(digit, 1.0 / self.digit_values) for digit in range(self.digit_values)]

    @cached_property
    def small_beginning(self) -> JsonObject:
        """What a spectator sees at the beginning of the small game."""
        assert self.small is not None
        return self.small.table(0).view(None)

    def table_seed(self, deal: int) -> int:
        """The seed of our table for a deal: `seachest.deal(..., seed=...)` gives the same one."""
        return self.seed << SEED_SHIFT | deal

    def __reduce__(self) -> tuple[type["GameSetting"], tuple[Start, str, int, int, SmallGame | None]]:
        return GameSetting, (self.start, self.rewards, self.seed, self.deals, self.small)


# --- What may be said ----------------------------------------------------------------------------------------------


def parameter_defaults(game: Game) -> dict[str, Parameter]:
    """Every parameter of a game with its default: ours, and each option of the game by its own name."""
    ours: dict[str, Parameter] = {"players": min(game.seats), "rewards": REWARD_SCHEMES[0], "seed": 0, "deals": 0}
    ours["small"] = ""
    options = {option.name: _default(game, option) for option in game.options}
    assert not ours.keys() & options.keys(), "an option of the game hides a parameter of ours"
    return ours | options


def _default(game: Game, option: Option) -> Parameter:
    """An option's default as a parameter; if it depends on the players, the word for that."""
    defaults = [option.default(players) for players in game.seats]
    if all(default == defaults[0] for default in defaults):
        return parameter_of(defaults[0])
    return AS_THE_RULES_SAY if isinstance(defaults[0], int) else ""


def parameter_of(value: OptionValue) -> Parameter:
    """A value of an option as a parameter: lists become texts, ``2 3 3 4``, as OpenSpiel's poker has them.

    A comma would end the parameter in a game string, so it is not used in texts.
    """
    if isinstance(value, list):
        return " ".join(map(str, value))
    assert isinstance(value, bool | int | str)
    return value


def _read(value: Parameter) -> OptionValue:
    """A parameter as the value of an option: a text of numbers is a list (commas are fine where one can write them)."""
    if not isinstance(value, str):
        return value
    words = value.replace(",", " ").split()
    return [int(word) for word in words] if all(word.isdecimal() for word in words) else value


# --- What was said -------------------------------------------------------------------------------------------------


def read_parameters(game: Game, name: str, given: Mapping[str, Parameter]) -> GameSetting:
    """What a table is to be like; every error names the parameter."""
    said = parameter_defaults(game) | dict(given)
    players = game.check_players(said.pop("players"))
    rewards, seed, deals = said.pop("rewards"), said.pop("seed"), said.pop("deals")
    scheme_named(rewards)
    if small := str(said.pop("small")):
        return _small_setting(game, small, str(rewards), given)
    wishes = {option: _read(value) for option, value in said.items() if value not in ("", AS_THE_RULES_SAY)}
    return GameSetting(
        Start(game, players, game.check_options(wishes, players, name)),
        str(rewards),
        number(seed, "seed", 0, 2**31 - 1),
        number(deals, "deals", 0, MAX_DEALS),
    )


def _small_setting(game: Game, name: str, rewards: str, given: Mapping[str, Parameter]) -> GameSetting:
    """A small game, which says itself who plays, what is dealt and by which options."""
    small = small_named(named(name, "small", small_names(game.name)))
    fixed: dict[str, Parameter] = {"players": small.players, "deals": len(small.deals), "seed": 0}
    fixed |= {option: parameter_of(value) for option, value in small.start.options.items()}
    for parameter, default in parameter_defaults(game).items():
        if parameter in fixed and given.get(parameter, default) not in (default, fixed[parameter]):
            raise NotationError(f"{parameter}: {name} is a small game, which sets this itself")
    return GameSetting(small.start, rewards, 0, len(small.deals), small)


def parameters_of(setting: GameSetting) -> dict[str, Parameter]:
    """All parameters of a game with nothing left open, so that its text loads the same game again."""
    options = {name: parameter_of(value) for name, value in setting.start.options.items()}
    return {
        "players": setting.start.players,
        "rewards": setting.rewards,
        "seed": setting.seed,
        "deals": setting.deals,
        "small": "" if setting.small is None else setting.small.name,
        **options,
    }
