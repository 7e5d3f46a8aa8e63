"""The chance of every seat to win at a moment of a finished game, by games that are played on from there.

Every playout starts from the true table, in which only what nobody can know is shuffled afresh: the deck, the pile,
treasures that lie face down, and all chance to come. The greedy policy plays on for every seat, each by its own view,
to the horizon of the search, where the search's evaluation says who is going to win. A playout has the same chance to
come at every moment of a game, so playouts of the same number can be compared.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol, cast

import numpy as np
import numpy.typing as npt

from seachest.batches.policy_games import PolicyGames
from seachest.bots.names import POLICY_BOTS
from seachest.bots.search.searcher import heuristics_of
from seachest.bots.seeds import derived_seed
from seachest.coach.exact import stored
from seachest.coach.shuffling import CardOrder
from seachest.rules.chance import halves, set_dice, set_seed
from seachest.rules.compiled import StateRecord, cells, reals
from seachest.rules.game import Game
from seachest.rules.types import OptionValues

PLAYOUT_POLICY = "greedy"
MOVES_PER_LOOK = 4
"""Moves that are played between two looks at how far the game is."""


class UnseenCards(Protocol):
    """What a game's own module in this room brings."""

    def shuffle_unseen(self, s: StateRecord, order: CardOrder) -> None:
        """Bring what nobody can know into another order."""
        ...

    def is_drawn(self, before: StateRecord, after: StateRecord) -> bool:
        """Whether cards were drawn or turned up between two states."""
        ...


def unseen_cards_of(game: Game) -> UnseenCards:
    """The module of a game that knows what nobody can know."""
    return cast(UnseenCards, game.module_in("seachest.coach"))


FloatSamples = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Chances:
    """The chance of each seat to win, and the standard error of each."""

    means: tuple[float, ...]
    errors: tuple[float, ...]
    samples: FloatSamples | None = field(default=None, compare=False, repr=False)
    """What each playout says, a line with a number for each seat; None where the chances are certain."""


def certain_chances(shares: Sequence[float]) -> Chances:
    """Chances that need no estimate."""
    return Chances(tuple(map(stored, shares)), (0.0,) * len(shares))


class Playouts(PolicyGames):
    """Plays a game on from any of its states, always in the same memory; the seed decides everything."""

    def __init__(self, game: Game, players: int, options: OptionValues, count: int, seed: int) -> None:
        policies = {name: bot.policy_for(game.name) for name, bot in POLICY_BOTS.items()}
        super().__init__(game, players, game.new_options(options), policies)
        self._policies[:] = list(POLICY_BOTS).index(PLAYOUT_POLICY)
        self._unseen = unseen_cards_of(game)
        self._heuristics = heuristics_of(game.name)
        self._worths = np.zeros(max(game.seats))
        self._scratch = np.zeros(self._heuristics.SCRATCH_SHAPE)
        self._seeds = [derived_seed("playout", seed, number) for number in range(count)]
        self._orders = [CardOrder(derived_seed(each, "cards")) for each in self._seeds]

    def chances(self, state: StateRecord) -> Chances:
        """The chances at a state that is not over."""
        samples = np.array([self.play_out(state, number) for number in range(len(self._seeds))])
        errors = samples.std(axis=0, ddof=1) / sqrt(len(samples))
        means = samples.mean(axis=0)
        return Chances(tuple(map(stored, means.tolist())), tuple(map(stored, errors.tolist())), samples)

    def play_out(self, state: StateRecord, number: int) -> list[float]:
        """Plays once to the horizon, by the chance of a playout's number; returns the worth to each seat there."""
        s, stage, seed = self._state, self._heuristics.stage, self._seeds[number]
        s.array.view(np.uint8)[:] = state.array.view(np.uint8)
        self._unseen.shuffle_unseen(s, self._orders[number])
        set_seed(s, *halves(seed))
        for seat in range(self._players):
            set_dice(cells(self._dice[seat]), *halves(seed + seat))
        horizon = stage(s) + self._heuristics.HORIZON_STAGES
        while self._game.pending(s) and stage(s) < horizon:
            self._run(MOVES_PER_LOOK)
        if not self._game.pending(s):
            return self._shares_of_win()
        self._heuristics.evaluate(s, reals(self._worths), reals(self._scratch))
        worths: list[float] = self._worths[: self._players].tolist()
        return worths

    def _shares_of_win(self) -> list[float]:
        """What a finished game is worth to each seat: a win, shared by those who won."""
        points, places = self._game.new_points(), self._game.new_points()
        self._game.result(self._state, points, places)
        won = [float(places[seat] == 1) for seat in range(self._players)]
        return [each / sum(won) for each in won]
