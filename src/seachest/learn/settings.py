"""How a net is trained: everything that decides what comes out, written into every checkpoint."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import get_type_hints

from seachest.bots.names import POLICY_BOTS
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import Game, game_named
from seachest.rules.reading import named, number

METHODS = ("ppo", "mmd")
"""`ppo`: proximal policy optimisation with an entropy bonus. `mmd`: the same, pulled towards a copy of the policy that
is renewed now and then (magnetic mirror descent), for strategies that must be mixed."""


MAX_TRAINING_SEED = (1 << 63) - 1
GAME_DECISIONS = {"sea-salt-paper": 1100, "sea-or-shore": 250, "dolores": 55}
"""About how many decisions a game has, all seats together."""
LEG_DECISIONS = 4000
"""Decisions at each table in a leg, unless another length is asked for."""
LEG_LIMIT_DECISIONS, LEG_LIMIT_GAMES = 1000, 4
"""A leg with fewer decisions at a table than this, and with fewer games, is refused."""


@dataclass(frozen=True)
class TrainingSettings:
    """The game, the net, the method and its numbers. Learning rate and entropy weight fall from first to last."""

    game: str
    players: tuple[int, ...]
    method: str = "ppo"
    seed: int = 1
    width: int = 256
    blocks: int = 2
    tables: int = 4096
    """Tables of each number of players."""
    steps: int = 32
    """Decisions at each table before the net learns from them."""
    minibatch: int = 16_384
    passes: int = 1
    """How often the net goes through what has been collected."""
    decisions: int = 100_000_000
    """Of the whole training; rates fall over these."""
    leg: int = 10_000_000
    """Decisions between two checkpoints; tables are dealt again for each leg."""
    first_rate: float = 1e-3
    last_rate: float = 5e-5
    first_entropy: float = 0.02
    last_entropy: float = 0.002
    magnet: float = 0.02
    magnet_legs: int = 1
    """After how many legs the magnet becomes the policy."""
    decay: float = 0.95
    clip: float = 0.2
    value: float = 0.5
    max_gradient: float = 0.5
    averaging: float = 0.99
    """How slowly the averaged net, which is the one that plays, follows the trained one, a round."""
    bot: str = "greedy"
    """The bot that has all seats but one at some tables; its decisions must be a compiled policy."""
    bot_share: float = 0.0
    """The share of the tables at which the net plays one seat against that bot; at all others it plays itself."""
    rival: str = ""
    """The digest of the frozen net in all seats but one; empty if the net plays against itself."""
    start: str = ""
    """The digest of the net whose weights it begins with; empty if its weights are fresh."""

    def __post_init__(self) -> None:
        game = self.game_object
        if not self.players:
            raise NotationError("players: expected at least one number of players")
        for count in self.players:
            game.check_players(count)
        named(self.method, "method", METHODS)
        named(self.bot, "bot", POLICY_BOTS)
        if not 0 <= self.bot_share <= 1:
            raise NotationError(f"bot_share: {self.bot_share} is not between 0 and 1")
        number(self.seed, "seed", 0, MAX_TRAINING_SEED)
        for name in ("width", "blocks", "tables", "steps", "minibatch", "passes", "decisions", "leg"):
            if getattr(self, name) < 1:
                raise NotationError(f"{name}: expected a number above 0, not {getattr(self, name)}")
        if self.minibatch % self.steps:
            raise NotationError(f"minibatch: {self.minibatch} is not a multiple of steps, which is {self.steps}")
        if self.round_size % self.minibatch:
            raise NotationError(
                f"minibatch: {self.minibatch} does not divide the {self.round_size} decisions of a round"
            )

    @property
    def game_object(self) -> Game:
        """The game."""
        return game_named(self.game)

    @property
    def round_size(self) -> int:
        """Decisions that are collected at the tables of one number of players before the net learns."""
        return self.tables * self.steps

    @property
    def bot_tables(self) -> int:
        """Tables of each number of players at which the net plays against the bot."""
        return round(self.tables * self.bot_share)

    @property
    def rounds_a_leg(self) -> int:
        """How often the net learns between two checkpoints."""
        return max(1, self.leg // (self.round_size * len(self.players)))

    def rounds_of_leg(self, decisions: int) -> int:
        """The rounds of the leg that begins after some decisions: the last leg ends when the training does."""
        left = -(-(self.decisions - decisions) // (self.round_size * len(self.players)))
        return max(0, min(self.rounds_a_leg, left))

    def check_leg(self) -> None:
        """Raises NotationError if tables are dealt again before enough games could end at them.

        Then the net would see the beginnings of games more often than their ends.
        """
        steps = self.rounds_of_leg(0) * self.steps
        games = GAME_DECISIONS.get(self.game, LEG_LIMIT_DECISIONS)
        shortest = min(LEG_LIMIT_DECISIONS, LEG_LIMIT_GAMES * games)
        if steps < shortest:
            raise NotationError(
                f"leg: {steps} decisions per table and leg are too few for {self.game}, "
                f"where a game has about {games}; use fewer tables or longer legs "
                f"to get at least {shortest} (--short-legs allows fewer)"
            )

    def share_done(self, decisions: int) -> float:
        """How much of the training is done after some decisions, from 0 to 1."""
        return min(1.0, decisions / self.decisions)

    def rate_after(self, decisions: int) -> float:
        """The learning rate after some decisions."""
        return self.first_rate + (self.last_rate - self.first_rate) * self.share_done(decisions)

    def entropy_after(self, decisions: int) -> float:
        """The weight of the entropy after some decisions."""
        return self.first_entropy + (self.last_entropy - self.first_entropy) * self.share_done(decisions)

    @classmethod
    def of_file(cls, saved: dict[str, object]) -> "TrainingSettings":
        """The settings that a checkpoint has; raises NotationError if a field is not known."""
        known = {field.name for field in fields(cls)}
        for name in saved:
            if name not in known:
                raise NotationError(f"settings: unknown field {name}")
        return cls(**saved)  # type: ignore[arg-type]  # written by this program

    def first_difference(self, wanted: Mapping[str, object]) -> str | None:
        """The first of these settings, by name, that is another one here, in words; None if all agree."""
        for name in (field.name for field in fields(self)):
            if name in wanted and getattr(self, name) != wanted[name]:
                return f"its {name} is {shown_setting(getattr(self, name))}, not {shown_setting(wanted[name])}"
        return None


def shown_setting(value: object) -> str:
    """A setting as the command line takes it."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def read_setting(text: str) -> tuple[str, int | float]:
    """A setting written NAME=VALUE, of those that are whole numbers or fractions; raises NotationError otherwise."""
    name, equals, value = text.partition("=")
    if not equals:
        raise NotationError(f"setting: expected NAME=VALUE, not {shown(text)}")
    kinds = {name: kind for name, kind in get_type_hints(TrainingSettings).items() if kind in (int, float)}
    named(name, "setting", tuple(kinds))
    try:
        found: int | float = kinds[name](value)
    except ValueError:
        found = math.nan
    if not math.isfinite(found):
        raise NotationError(
            f"{name}: expected a {'whole number' if kinds[name] is int else 'number'}, not {shown(value)}"
        )
    return name, found
