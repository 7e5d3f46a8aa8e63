"""Levels that people understand: from short-sighted to as far as bots can see.

Weaker ones don't err at random. They evaluate the table right after their own decision, or a little further, in a few
guessed deals only and without a prior policy: they take what is nearest and overlook what follows. Stronger ones have
learned, or think ahead. Where strategies must be mixed, all of them draw what they do.

What plays as a level differs from game to game, so that each level wins against the one below about equally often:
`benchmarks/levels.py` measures it. All but the strongest think for a number of iterations, so that they are as strong
on every machine; the strongest thinks for as long as people like to wait.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

from seachest.batches.batch import available_cores
from seachest.bots.bot import Bot
from seachest.bots.net import ShippedNetBot
from seachest.bots.search import EVEN_EXPLORATION, Budget, Search, SearchParams
from seachest.rules.errors import NotationError, shown
from seachest.table import View


@dataclass(frozen=True)
class SearchMind:
    """Plays by the plain search."""

    iterations: int
    params: SearchParams = field(default_factory=SearchParams)
    trees: int = 1
    """Each grows on a core of its own, as far as there are so many."""

    def bot(self, seed: int, seconds: float) -> Search:
        """The bot that plays so; it thinks for so many seconds at most (0: without a limit)."""
        return Search(seed, Budget(self.iterations, seconds), self.params, trees=min(self.trees, available_cores()))


@dataclass(frozen=True)
class NetMind:
    """Plays by the net of the package: it draws from its policy, or thinks ahead and draws where others decide too."""

    iterations: int = 0

    def bot(self, seed: int, seconds: float, otherwise: Search) -> ShippedNetBot:
        """The bot that plays so, or `otherwise` if no net fits."""
        budget = Budget(self.iterations, seconds) if self.iterations else None
        return ShippedNetBot(seed, budget, mixed=budget is None, otherwise=otherwise)


@dataclass(frozen=True)
class BotLevel:
    """What plays as a level."""

    usual: SearchMind
    """In games of which nothing else is known, and where no net fits."""
    games: Mapping[str, SearchMind | NetMind] = field(default_factory=dict)
    seconds: float = 0.0
    """How long it thinks about a decision at most; 0 if it takes milliseconds."""


def near(iterations: int, steps: int = 0) -> SearchMind:
    """Looks so many decisions beyond its own, tries everything about equally often, and takes what seems best.

    If it looks further than its own decision, it listens a little to what the greedy bot would do.
    """
    advice = ADVICE_OF_GREEDY if steps else 0.0
    return SearchMind(iterations, SearchParams(EVEN_EXPLORATION, advice, rollout_limit=steps, by_worth=True))


ADVICE_OF_GREEDY = 0.1
"""How much the prior policy leads those that look a few steps ahead."""
LONGEST_SECONDS = 1.0
"""How long the strongest thinks at most."""
DEFAULT_LEVEL: Final = "skilled"
"""The level of a bot where none is asked for."""

FAR = SearchMind(500_000, trees=2)
"""Thinks ahead as far as it has time."""

LEVELS: Mapping[str, BotLevel] = {
    "beginner": BotLevel(
        near(24),
        {"dolores": near(14), "sea-or-shore": near(90)},
    ),
    "casual": BotLevel(
        near(80, 3),
        {"dolores": near(26), "sea-or-shore": near(50, 3), "sea-salt-paper": near(300, 3)},
    ),
    "skilled": BotLevel(
        SearchMind(150),
        {"dolores": SearchMind(40), "sea-or-shore": SearchMind(300), "sea-salt-paper": SearchMind(700)},
    ),
    "expert": BotLevel(
        SearchMind(1_000),
        {"dolores": NetMind(), "sea-or-shore": NetMind(), "sea-salt-paper": NetMind()},
    ),
    "master": BotLevel(
        FAR,
        {"dolores": FAR, "sea-or-shore": FAR, "sea-salt-paper": NetMind(50_000)},
        LONGEST_SECONDS,
    ),
}
"""The weakest first."""


class LevelBot(Bot):
    """Plays at a level, in every game by what suits it."""

    def __init__(self, level: BotLevel, seed: int) -> None:
        self.seconds = level.seconds
        self._level, self._seed = level, seed
        self._bots: dict[str, Bot] = {}

    def choose(self, view: View) -> str:
        """What the level plays in the game of the view."""
        return self.bot_for(view.game.name).choose(view)

    def bot_for(self, game: str) -> Bot:
        """What plays as this level in a game; made at the first decision, so that its dice roll on afterwards."""
        if game not in self._bots:
            usual = self._level.usual.bot(self._seed, self.seconds)
            mind = self._level.games.get(game, self._level.usual)
            self._bots[game] = (
                mind.bot(self._seed, self.seconds, usual)
                if isinstance(mind, NetMind)
                else mind.bot(self._seed, self.seconds)
            )
        return self._bots[game]


def level_named(name: str) -> Callable[[str, int], LevelBot]:
    """A function that makes the bot of a level from its seed."""
    level = LEVELS[name]

    def made(more: str, seed: int) -> LevelBot:
        if more:
            raise NotationError(f"bot: {name} takes nothing after a colon, but got {shown(more)}")
        return LevelBot(level, seed)

    return made
