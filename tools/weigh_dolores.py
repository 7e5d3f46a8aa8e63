"""Fits the nets with which the search bot predicts who wins a game of Dolores (bots/search/dolores_net.py).

    python tools/weigh_dolores.py [--games N] [--seed S] [--write]

Greedy players play so many games with each number of players; some moments of each game are noted, with the displays
of all seats and who won in the end. A net for each number of players is fitted so that the chances it gives agree best
with the winners. Every fifth game is left out of the fit and tells how good it is.

Prints, for each net and time of the game, the mean logarithm of the chance that the winner was given in the games left
out: by the new net, by the one in use now, and by knowing nothing. With `--write` the new nets replace those in use.
Needs PyTorch (`pip install seachest[learn]`).
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch.nn.functional import embedding_bag, log_softmax

from seachest.bots.search.dolores_net import (
    BOTTLE_ROWS,
    COUNT_FACTOR,
    FIRST_BIAS_ROW,
    LAST_ROW,
    NET_ROWS,
    NET_SCALE,
    NET_UNITS,
    NETS_FILE,
    PILE_AGES,
    POINTS_FACTOR,
    SECOND_BIAS_ROW,
    SECOND_ROWS,
    SIDE_ROWS,
    TIME_ROWS,
)
from seachest.rules.chance import new_dice, roll
from seachest.rules.compiled import Cells, cells, entry_for, lowest
from seachest.rules.dolores.cards import BOTTLE_COUNT, BOTTLE_SHIFT, SORT_BITS, SORT_COUNT, SORT_MASK
from seachest.rules.dolores.scoring import CARDS_IN, VALUE_OF
from seachest.rules.dolores.state import PILE_LIMIT
from seachest.rules.game import game_named

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

GROUPS = (2, 3, 4)
"""Numbers of players, each with a net of its own."""
SPANS = ((0, 8), (8, 16), (16, 24), (24, 40), (40, PILE_LIMIT + 1))
"""Times of the game: from so many cards in the pile to fewer than so many."""
USUAL_GAMES = 400_000
FEWEST_GAMES = 1000
"""With fewer, some times of the game hardly come up."""
LEFT_OUT = 5
"""Each fifth game is left out of the fit."""

GAMES_PER_BATCH = 1000
"""Games that are played between two reports of progress."""
MOST_MOMENTS = 40
"""Of one game; later ones are not noted."""
PICKS = 3
"""Moments of a game that are picked; fewer where one comes twice."""
NO_MOMENT = -1

PASSES = 8
BATCH = 4096
FASTEST, DECAY = 6e-3, 1e-3
"""How fast the fit learns at most, and how strongly all numbers are pulled to 0."""
SMALL = 0.1
"""How far from 0 the first layer begins."""

# Bound to the rules of Dolores and its greedy player by `entry_for`.
deal: Callable[[Any, int, Any, int, int], None]
pending: Callable[[Any], int]
legal: Callable[[Any, int, Cells], int]
act: Callable[[Any, int, int], None]
result: Callable[[Any, Cells, Cells], None]
choose: Callable[[Any, int, Cells, Cells], int]


# --- Games ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moments:
    """Moments of games with one number of players."""

    displays: Integers
    """A row for each moment, with the display of each seat."""
    piles: Integers
    """How many cards were in the pile."""
    wins: Floats
    """What each seat won in the end: 1, or a part of it where several did."""
    games: Integers
    """The game that each moment comes from."""

    def chosen(self, which: npt.NDArray[np.bool_]) -> "Moments":
        """Some of the moments."""
        return Moments(self.displays[which], self.piles[which], self.wins[which], self.games[which])

    def between(self, least: int, limit: int) -> "Moments":
        """The moments with so many cards in the pile, and fewer than the limit."""
        return self.chosen((self.piles >= least) & (self.piles < limit))

    def split(self) -> tuple["Moments", "Moments"]:
        """The moments to fit to, and those of the games that are left out."""
        left_out = self.games % LEFT_OUT == 0
        return self.chosen(~left_out), self.chosen(left_out)


def _watch(
    s: Any,
    players: int,
    options: Any,
    mask: Cells,
    dice: Cells,
    games: int,
    displays: Cells,
    piles: Cells,
    points: Cells,
    places: Cells,
    wins: Cells,
) -> None:
    """Plays games, and notes the displays whenever the pile has changed, and who won."""
    for game in range(games):
        deal(s, players, options, roll(dice), roll(dice))
        noted = 0
        last_pile = NO_MOMENT
        seats = pending(s)
        while seats:
            if s.pile_size != last_pile and noted < MOST_MOMENTS:
                last_pile = s.pile_size
                piles[game, noted] = last_pile
                for seat in range(players):
                    displays[game, noted, seat] = s.display[seat]
                noted += 1
            decider = lowest(seats)
            legal(s, decider, mask)
            act(s, decider, choose(s, decider, mask, dice))
            seats = pending(s)
        result(s, points, places)
        for seat in range(players):
            wins[game, seat] = places[seat] == 1


@cache
def _watching_loop() -> Callable[..., None]:
    game = game_named("dolores")
    rules = {name: getattr(game, name) for name in ("deal", "pending", "legal", "act", "result")}
    return entry_for(_watch, game.name, **rules, choose=game.module_in("seachest.bots.greedy").choose)


def pick(piles: Integers, luck: np.random.Generator) -> tuple[Integers, Integers]:
    """Picks different moments of each game: the games and the numbers of the moments in them."""
    noted = (piles != NO_MOMENT).sum(1)
    picked = np.sort((luck.random((len(piles), PICKS)) * noted[:, None]).astype(np.int64), axis=1)
    fresh = np.ones(picked.shape, bool)
    fresh[:, 1:] = picked[:, 1:] != picked[:, :-1]
    games, columns = np.nonzero(fresh)
    return games, picked[games, columns]


def watch(players: int, games: int, seed: int, report: Callable[[int], None] = lambda done: None) -> Moments:
    """Moments of greedy games; reports from time to time how many games are played."""
    game = game_named("dolores")
    options = game.new_options(game.check_options({}, players))
    state, mask, dice = game.new_state(), game.new_mask(), new_dice(seed << 8 | players)
    points, places = game.new_points(), game.new_points()
    luck = np.random.default_rng([seed, players])
    parts = []
    for first in range(0, games, GAMES_PER_BATCH):
        count = min(GAMES_PER_BATCH, games - first)
        displays = np.zeros((count, MOST_MOMENTS, players), np.int64)
        piles = np.full((count, MOST_MOMENTS), NO_MOMENT, np.int64)
        wins = np.zeros((count, players), np.int64)
        notes = (cells(displays), cells(piles), points, places, cells(wins))
        _watching_loop()(state, players, options, mask, dice, count, *notes)
        which, moment = pick(piles, luck)
        shares = wins / wins.sum(1, keepdims=True)
        parts.append(Moments(displays[which, moment], piles[which, moment], shares[which], first + which))
        report(first + count)
    return Moments(
        np.concatenate([part.displays for part in parts]),
        np.concatenate([part.piles for part in parts]),
        np.concatenate([part.wins for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


# --- The net --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Inputs:
    """The inputs of a net for moments of games."""

    goods: torch.Tensor
    """Of each seat and sort."""
    more: torch.Tensor
    """Of each seat: its bottles, and what makes up its points."""
    ages: torch.Tensor


def told(moments: Moments, singles: bool = True) -> Inputs:
    """The inputs of a net, in the order of its rows."""
    goods = moments.displays[..., None] >> SORT_BITS * np.arange(SORT_COUNT) & SORT_MASK
    values, sizes = _table(VALUE_OF)[goods], _table(CARDS_IN)[goods]
    sets = sizes > (0 if singles else 1)
    top = np.where(sets, values, 0).max(-1)
    bottom = np.where(sets, values, top[..., None]).min(-1)
    top_sets = (sets & (values == top[..., None])).sum(-1)
    bottom_sets = (sets & (values == bottom[..., None])).sum(-1)
    equal = (top == bottom) & (top > 0)
    scored = [
        POINTS_FACTOR * (top * top_sets + bottom * bottom_sets),
        POINTS_FACTOR * top,
        COUNT_FACTOR * top_sets,
        COUNT_FACTOR * bottom_sets,
        equal,
    ]
    bottles = moments.displays[..., None] >> BOTTLE_SHIFT + np.arange(BOTTLE_COUNT) & 1
    more = np.concatenate([bottles, np.stack(scored, -1)], -1)
    ages = np.maximum(0, 1 - moments.piles[:, None] / np.array(PILE_AGES))
    return Inputs(torch.tensor(goods), torch.tensor(more, dtype=torch.float32), torch.tensor(ages, dtype=torch.float32))


def _table(lookup: Any) -> Integers:
    """A constant table of the rules as an array."""
    return np.asarray(lookup, np.int64)


def hopes(net: torch.Tensor, inputs: Inputs, which: torch.Tensor) -> torch.Tensor:
    """What `dolores_net.hope` gives for each seat in some of the moments."""
    goods, more, ages = inputs.goods[which], inputs.more[which], inputs.ages[which]
    moments, seats = goods.shape[:2]

    def side(rows: torch.Tensor) -> torch.Tensor:
        summed = embedding_bag(goods.reshape(-1, SORT_COUNT), rows[:BOTTLE_ROWS], mode="sum")
        return summed.reshape(moments, seats, NET_UNITS) + more @ rows[BOTTLE_ROWS:]

    own, rivals = side(net[:SIDE_ROWS]), side(net[SIDE_ROWS:TIME_ROWS])
    others = (rivals.sum(1, keepdim=True) - rivals) / (seats - 1)
    time = ages @ net[TIME_ROWS:FIRST_BIAS_ROW] + net[FIRST_BIAS_ROW]
    first = torch.relu(own + others + time[:, None])
    second = torch.relu(first @ net[SECOND_ROWS:SECOND_BIAS_ROW] + net[SECOND_BIAS_ROW])
    return second @ net[LAST_ROW]


def batches_of(count: int, luck: torch.Generator) -> Iterator[torch.Tensor]:
    """All of so many moments in any order, some at a time."""
    order = torch.randperm(count, generator=luck)
    for first in range(0, count, BATCH):
        yield order[first : first + BATCH]


def fit(
    moments: Moments, seed: int, passes: int = PASSES, report: Callable[[int], None] = lambda done: None
) -> Integers:
    """The net, in parts of 1, whose chances agree best with who won."""
    luck = torch.Generator().manual_seed(seed)
    start = torch.randn((NET_ROWS, NET_UNITS), generator=luck)
    start[:SECOND_ROWS] *= SMALL
    start[SECOND_ROWS:] /= NET_UNITS**0.5
    net = torch.nn.Parameter(start)
    inputs, wins = told(moments), torch.tensor(moments.wins, dtype=torch.float32)
    learner = torch.optim.AdamW([net], FASTEST, weight_decay=DECAY)
    steps = passes * -(-len(wins) // BATCH)
    pace = torch.optim.lr_scheduler.OneCycleLR(learner, FASTEST, total_steps=steps)
    for done in range(passes):
        for which in batches_of(len(wins), luck):
            loss = -(wins[which] * log_softmax(hopes(net, inputs, which), 1)).sum(1).mean()
            learner.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]  # torch leaves it untyped
            learner.step()
            pace.step()
        report(done + 1)
    rounded: Integers = np.rint(NET_SCALE * net.detach().numpy()).astype(np.int64)
    return rounded


def likelihood(moments: Moments, net: Integers) -> float:
    """The mean logarithm of the chance that a net gives to the winner."""
    with torch.no_grad():
        rows = torch.tensor(net / NET_SCALE, dtype=torch.float32)
        shares = log_softmax(hopes(rows, told(moments), torch.arange(len(moments.piles))), 1)
        return float((torch.tensor(moments.wins) * shares).sum(1).mean())


# --- The program ---------------------------------------------------------------------------------------------------


def judgement(left_out: Moments, fitted: Integers, present: Integers) -> str:
    """How good a net is in the games that were left out, at each time of the game."""
    players = left_out.displays.shape[1]
    lines = []
    for least, limit in SPANS:
        some = left_out.between(least, limit)
        lines.append(
            f"{players} players, pile {least:2} to {limit - 1:2}: fitted {likelihood(some, fitted):.4f}, "
            f"now {likelihood(some, present):.4f}, knowing nothing {-np.log(players):.4f} "
            f"({len(some.games):,} moments)"
        )
    return "\n".join(lines)


def reporter(players: int, total: int, what: str) -> Callable[[int], None]:
    """Tells on stderr, in one line, how much is done."""

    def report(done: int) -> None:
        end = "\n" if done == total else ""
        print(f"\r{players} players: {done:,} of {total:,} {what}", end=end, file=sys.stderr, flush=True)

    return report


def number_from(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


def main(arguments: Sequence[str] | None = None, nets_file: Path = NETS_FILE) -> None:
    """Plays, fits, prints how good the nets are, and writes them to their file if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=number_from(FEWEST_GAMES), default=USUAL_GAMES, help="with each number of players"
    )
    parser.add_argument("--seed", type=number_from(0), default=0)
    parser.add_argument("--write", action="store_true", help=f"replace {nets_file.name}")
    asked = parser.parse_args(arguments)
    nets = []
    for players, present in zip(GROUPS, np.load(nets_file), strict=True):
        watched = watch(players, asked.games, asked.seed, reporter(players, asked.games, "games"))
        to_fit, left_out = watched.split()
        nets.append(fit(to_fit, asked.seed, report=reporter(players, PASSES, "passes")))
        print(judgement(left_out, nets[-1], present), flush=True)
    if asked.write:
        np.save(nets_file, np.array(nets, np.int16))
        print(f"{nets_file.name} is written")


if __name__ == "__main__":
    main()
