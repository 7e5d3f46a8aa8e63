"""What a lab run is: which game by which options, how many games, and who plays them."""

import shlex
from collections.abc import Sequence
from dataclasses import dataclass

from seachest.arena.match import option_text
from seachest.bots.names import POLICY_BOTS
from seachest.lab.players import NET_NAME, check_player
from seachest.rules.errors import NotationError
from seachest.rules.game import Game, game_named
from seachest.rules.reading import number
from seachest.rules.types import JsonObject, OptionValues

MAX_LAB_GAMES = 1_000_000_000
MAX_LAB_SEED = (1 << 64) - 1
DEFAULT_LAB_GAMES = 20_000
DEFAULT_RIVALS = {"random": "greedy", "greedy": "random", NET_NAME: "greedy"}
"""Whom a bot meets where skill and luck are told apart."""


@dataclass(frozen=True)
class LabPlan:
    """A lab run, made and checked by `lab_plan`."""

    game: str
    players: tuple[int, ...]
    games: int  # for each number of players
    bot: str
    rival: str
    options: OptionValues  # those that were asked for
    compared: OptionValues  # one option with another value, or none
    seed: int

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return game_named(self.game)

    def options_for(self, players: int, *, compared: bool = False) -> OptionValues:
        """All options of the tables for so many players."""
        return self.rules.check_options({**self.options, **(self.compared if compared else {})}, players)

    def as_json(self) -> JsonObject:
        """The plan as the results have it."""
        return {
            "game": self.game,
            "players": list(self.players),
            "games": self.games,
            "bot": self.bot,
            "rival": self.rival,
            "options": dict(self.options),
            "compare": dict(self.compared),
            "seed": self.seed,
        }

    def command(self) -> str:
        """The command that comes to the same results."""
        words = ["seachest", "lab", self.game, "--players", ",".join(map(str, self.players))]
        words += ["--games", str(self.games), "--bots", self.bot, "--rival", self.rival]
        for name, value in self.options.items():
            words += ["--option", f"{name}={option_text(value)}"]
        for name, value in self.compared.items():
            words += ["--compare", f"{name}={option_text(value)}"]
        return shlex.join([*words, "--seed", str(self.seed)])


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players by comma."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise NotationError(f"players: expected numbers separated by commas, not {text}") from None


def lab_plan(
    game: str,
    players: Sequence[int] = (),
    games: int = DEFAULT_LAB_GAMES,
    *,
    bot: str = "greedy",
    rival: str | None = None,
    options: OptionValues | None = None,
    compared: OptionValues | None = None,
    seed: int = 0,
) -> LabPlan:
    """A lab run; without numbers of players, for all that the game allows. Raises NotationError for what is wrong."""
    rules = game_named(game)
    if any(rules.optional_module_in(room) is None for room in ("seachest.batches.tallies", "seachest.lab")):
        raise NotationError(f"game: the lab doesn't know what to count in {game}")
    numbers = tuple(players) or tuple(rules.seats)
    for count in numbers:
        rules.check_players(count)
    if len(set(numbers)) != len(numbers):
        raise NotationError("players: the same number is given twice")
    if compared is not None and len(compared) > 1:
        raise NotationError("compare: one option at a time")
    check_player(bot, game)
    other = DEFAULT_RIVALS[bot.partition(":")[0]] if rival is None else rival
    check_player(other, game)
    if other == bot:
        raise NotationError(f"rival: must be a bot other than {bot}")
    if bot not in POLICY_BOTS and other not in POLICY_BOTS:
        raise NotationError(f"rival: only one of the two can be a net, so {other} can't play against {bot}")
    plan = LabPlan(
        game=game,
        players=numbers,
        games=number(games, "games", 1, MAX_LAB_GAMES),
        bot=bot,
        rival=other,
        options=dict(options or {}),
        compared=dict(compared or {}),
        seed=number(seed, "seed", 0, MAX_LAB_SEED),
    )
    for count in numbers:
        usual = plan.options_for(count)
        if plan.compared and plan.options_for(count, compared=True) == usual:
            name, value = next(iter(plan.compared.items()))
            raise NotationError(f"compare: {name}={option_text(value)} is already in use")
    return plan
