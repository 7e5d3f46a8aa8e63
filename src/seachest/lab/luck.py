"""How skill and luck share the result: the same deals played by two bots from every seat.

Half of a line-up is one bot and half another. Every deal is played once for each rotation of the line-up over the
seats, so that at each seat each of them has met the same cards. The variance of a seat's win (1 for a win, a part where
several share it, else 0) is split into four parts that add up to it:

* `skill`: which of the two bots sits there;
* `order`: where in the order of play the seat is, whatever the cards;
* `deal`: what this deal gives to this seat, whoever plays it. It is estimated from how far the means of deals lie
  apart, less what those means would differ by anyway because each comes from a few games only. So it is the
  covariance of what one seat gets from one deal in different hands, and falls below zero where deals favour a bot,
  wherever it sits, rather than a seat;
* `play`: the rest, which the same bot in the same seat with the same deal would see change: dice, guesses, what the
  others happened to do, and that cards suit one bot better than the other.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from seachest.arena.estimates import Estimate, estimate, t_bound
from seachest.batches.tallies import WHOLE_WIN

PARTS = ("skill", "order", "deal", "play")
LUCK_BLOCKS = 20
"""Blocks of deals from which the intervals of the parts are found."""
MIN_BLOCK_DEALS = 2


@dataclass(frozen=True)
class LuckSplit:
    """How the parts share the result, for one number of players, and how often a seat of the first bot wins."""

    players: int
    deals: int
    wins: Estimate
    shares: dict[str, Estimate]


@dataclass(frozen=True)
class _DealSums:
    """What the parts are computed from; sums of blocks of deals are added up."""

    deals: int
    cells: npt.NDArray[np.float64]  # wins by place in the line-up and order of play
    squares: float  # of all wins
    deal_squares: float  # of the means over the line-up, by deal and order of play
    within: float  # of how far wins lie from those means

    def without(self, block: "_DealSums") -> "_DealSums":
        return _DealSums(
            self.deals - block.deals,
            self.cells - block.cells,
            self.squares - block.squares,
            self.deal_squares - block.deal_squares,
            self.within - block.within,
        )

    def plus(self, block: "_DealSums") -> "_DealSums":
        return _DealSums(
            self.deals + block.deals,
            self.cells + block.cells,
            self.squares + block.squares,
            self.deal_squares + block.deal_squares,
            self.within + block.within,
        )


def _sums_of(wins: npt.NDArray[np.float64]) -> _DealSums:
    means = wins.mean(axis=1)
    within = wins - means[:, None, :]
    return _DealSums(
        len(wins), wins.sum(axis=0), float((wins**2).sum()), float((means**2).sum()), float((within**2).sum())
    )


def _shares(sums: _DealSums, is_first: npt.NDArray[np.bool_]) -> npt.NDArray[np.float64]:
    """The parts of the variance, in the order of PARTS; they add up to 1."""
    players = len(is_first)
    even = 1 / players
    cells = sums.cells / sums.deals
    total = sums.squares / (sums.deals * players * players) - even * even
    if total <= 0:
        return np.zeros(len(PARTS))
    by_place = cells.mean(axis=1)
    bots = np.where(is_first, by_place[is_first].mean(), by_place[~is_first].mean()) - even
    skill = float((bots**2).mean())
    by_order = cells.mean(axis=0)
    order = float(((by_order - even) ** 2).mean())
    between = sums.deal_squares / (sums.deals * players) - float((by_order**2).mean())
    # What is the same in all deals, such as who sits next to whom, does not make the means of deals differ.
    same = float(((cells - by_order) ** 2).mean())
    within = sums.within / (sums.deals * players * players) - same
    freedom = sums.deals / max(1, sums.deals - 1)
    deal = (between - within / (players - 1)) * freedom
    return np.array([skill, order, deal, total - skill - order - deal]) / total


def luck_split(blocks: Sequence[npt.NDArray[np.int64]], is_first: Sequence[bool]) -> LuckSplit:
    """Splits the result; each block has wins by deal, place in the line-up and order of play.

    `is_first` says which places of the line-up the first bot has. The intervals come from leaving out one block after
    the other (the jackknife).
    """
    first = np.array(is_first)
    wins = [block / WHOLE_WIN for block in blocks]
    parts = [_sums_of(block) for block in wins]
    whole = parts[0]
    for part in parts[1:]:
        whole = whole.plus(part)
    shares = _shares(whole, first)
    spread = np.zeros(len(PARTS))
    if len(parts) > 1:
        left_out = np.array([_shares(whole.without(part), first) for part in parts])
        count = len(parts)
        spread = t_bound(count - 1) * np.sqrt(
            (count - 1) / count * ((left_out - left_out.mean(axis=0)) ** 2).sum(axis=0)
        )
    found = {
        name: Estimate(float(share), *_bounds(float(share), float(margin), len(parts)))
        for name, share, margin in zip(PARTS, shares, spread, strict=True)
    }
    by_deal = np.concatenate([block[:, first, :].mean(axis=(1, 2)) for block in wins])
    return LuckSplit(len(first), whole.deals, estimate(by_deal.tolist(), 0.0, 1.0), found)


def _bounds(share: float, margin: float, blocks: int) -> tuple[float | None, float | None]:
    return (None, None) if blocks < 2 else (share - margin, share + margin)
