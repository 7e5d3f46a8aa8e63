"""CFR+ and MCCFR on the tree of a small game, best responses, and how far a policy is from an equilibrium."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from seachest.rules.chance import new_dice
from seachest.rules.compiled import Cells, cells, reals
from seachest.rules.errors import NotationError
from seachest.solve.passes import (
    find_afters,
    fold,
    fold_best,
    gather,
    reach_ends,
    sample_games,
    update_plus,
)
from seachest.solve.tree import Floats, GameTree

SUM_TOLERANCE = 1e-6


@dataclass(frozen=True)
class Measured:
    """What a policy is worth to each player, and what each would get by answering it as well as possible."""

    values: list[float]
    best: list[float]

    @property
    def nash_conv(self) -> float:
        """What all players together would gain if each of them alone answered as well as possible."""
        return sum(best - value for best, value in zip(self.best, self.values, strict=True))

    @property
    def exploitability(self) -> float:
        """NashConv divided by the number of players: with two, how much less than the game's value the policy gets."""
        return self.nash_conv / len(self.values)


class TreePasses:
    """A tree with the memory for passes over it."""

    def __init__(self, tree: GameTree) -> None:
        self.tree = tree
        self.slot_owners = np.repeat(tree.owners, np.diff(tree.first_slots))
        self._reach = np.zeros(len(tree.parents))
        self._nodes = (cells(tree.parents), cells(tree.slots))
        self._deals = (cells(tree.roots), reals(tree.chances), len(tree.roots))
        self._sets = (tree.set_count, cells(tree.owners))
        self._places = (cells(tree.first_slots), cells(tree.before))

    def even_shares(self) -> Floats:
        """The policy that makes all choices of an information set equally often."""
        sizes = np.diff(self.tree.first_slots)
        return np.repeat(1.0 / sizes, sizes)

    def check_shares(self, shares: Floats) -> Floats:
        """Returns a policy; raises NotationError unless the shares of each information set add up to 1."""
        if shares.shape != (self.tree.slot_count,) or (shares < 0).any():
            raise NotationError(f"policy: expected {self.tree.slot_count} shares that are not negative")
        sums = np.add.reduceat(shares, self.tree.first_slots[:-1])
        if (np.abs(sums - 1) > SUM_TOLERANCE).any():
            raise NotationError("policy: the shares of an information set add up to 1")
        return shares

    def worth(self, shares: Floats, player: int) -> Floats:
        """For each slot of a player, the worth of games in which it is the last choice, if the others play so."""
        tree = self.tree
        others = np.where(self.slot_owners == player, 1.0, shares)
        roots, chances, deals = self._deals
        reach_ends(*self._nodes, reals(others), len(tree.parents), roots, chances, deals, reals(self._reach))
        worth = np.zeros(tree.slot_count + 1)
        last = cells(tree.last_slots[player])
        gather(cells(tree.ends), len(tree.ends), last, reals(tree.payoffs), player, reals(self._reach), reals(worth))
        return worth

    def value(self, shares: Floats, player: int) -> float:
        """What a policy is worth to a player."""
        worth = self.worth(shares, player)
        self.fold(player, shares, worth)
        return float(worth[-1])

    def fold(self, player: int, shares: Floats, worth: Floats) -> None:
        """Adds to the worth of each slot that of the information sets that follow, by these shares."""
        fold(*self._sets, player, *self._places, reals(shares), reals(worth))

    def best_response(self, shares: Floats, player: int) -> tuple[float, Floats]:
        """The most that a player can get against a policy, and the policy with the player's best answer in it."""
        worth, best = self.worth(shares, player), shares.copy()
        fold_best(*self._sets, player, *self._places, reals(best), reals(worth))
        return float(worth[-1]), best

    def measure(self, shares: Floats) -> Measured:
        """How good a policy is against best responses."""
        self.check_shares(shares)
        players = range(self.tree.players)
        return Measured(
            [self.value(shares, player) for player in players],
            [self.best_response(shares, player)[0] for player in players],
        )

    def update(self, player: int, shares: Floats, worth: Floats, regrets: Floats, sums: Floats, weight: float) -> None:
        """One update of CFR+ for a player, in place."""
        own = np.ones(self.tree.slot_count + 1)
        arrays = (reals(shares), reals(worth), reals(regrets), reals(own), reals(sums))
        update_plus(*self._sets, player, *self._places, *arrays, weight)

    def averaged(self, sums: Floats) -> Floats:
        """The policy whose shares are in proportion to some sums; even ones where nothing was summed up."""
        totals = np.add.reduceat(sums, self.tree.first_slots[:-1])
        sizes = np.diff(self.tree.first_slots)
        empty = np.repeat(totals <= 0, sizes)
        return np.where(empty, self.even_shares(), sums / np.repeat(np.where(totals > 0, totals, 1.0), sizes))


class CFRPlus:
    """CFR+ with updates of one player after the other; the average counts iteration t by its number t."""

    def __init__(self, tree: GameTree) -> None:
        self.passes = TreePasses(tree)
        self.iterations = 0
        self._regrets = np.zeros(tree.slot_count)
        self._sums = np.zeros(tree.slot_count)
        self._shares = self.passes.even_shares()

    def run(self, iterations: int) -> None:
        """Goes on for some iterations; one updates every player once."""
        for _ in range(iterations):
            self.iterations += 1
            for player in range(self.passes.tree.players):
                worth = self.passes.worth(self._shares, player)
                self.passes.fold(player, self._shares, worth)
                self.passes.update(player, self._shares, worth, self._regrets, self._sums, float(self.iterations))

    def policy(self) -> Floats:
        """The average policy, which approaches an equilibrium of a zero-sum game of two."""
        return self.passes.averaged(self._sums)


class ExternalMCCFR:
    """MCCFR with external sampling: chance and the others are drawn, all choices of the updated player are tried."""

    def __init__(self, tree: GameTree, seed: int = 0) -> None:
        self.passes = TreePasses(tree)
        self.iterations = 0
        slots, nodes, sets = tree.slot_count, len(tree.parents), tree.set_count
        self._dice = new_dice(seed)
        self._regrets, self._shares, self._sums = np.zeros(slots), np.zeros(slots), np.zeros(slots)
        afters = np.zeros(nodes, np.int32)
        find_afters(cells(tree.parents), nodes, cells(afters))
        end_numbers = np.zeros(nodes, np.int32)
        end_numbers[tree.ends] = np.arange(len(tree.ends))
        self._tree: list[Any] = [
            len(tree.roots),
            cells(tree.roots),
            reals(np.cumsum(tree.chances)),
            cells(tree.seats),
            cells(tree.sets),
            cells(afters),
            cells(end_numbers),
            reals(tree.payoffs),
            cells(tree.first_slots),
            cells(tree.before),
            slots,
        ]
        self._memory: list[Any] = [reals(array) for array in (self._regrets, self._shares, self._sums)]
        self._memory.append(reals(np.zeros(slots + 1)))
        self._memory += [_stack(slots), _stack(slots), _stack(sets)]

    def run(self, iterations: int) -> None:
        """Goes on for some iterations; one samples a game for every player."""
        players = self.passes.tree.players
        for _ in range(iterations):
            for player in range(players):
                sample_games(1, player, self._dice, *self._tree, *self._memory)
        self.iterations += iterations

    def policy(self) -> Floats:
        """The average policy."""
        return self.passes.averaged(self._sums)


def _stack(size: int) -> Cells:
    return cells(np.zeros(size + 1, np.int64))
