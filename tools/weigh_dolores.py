"""Fits the weights by which the search bot judges displays of Dolores (`WEIGHTS` in bots/search/dolores.py).

    python tools/weigh_dolores.py [--games N] [--seed S]

Greedy players play so many games with each number of players; some moments of each game are noted, with the displays
of all seats and who won in the end. For each line of the table, that is for two players or more and one time of the
game, weights are fitted so that the chances they give agree best with the winners: the chance of a seat is e to the
power of what its display lets it hope for, shared out between all seats. Every fifth game is left out of the fit and
tells how good it is. The same seed gives the same numbers.

Prints the lines of the table, ready to paste, and then for each of them the mean logarithm of the chance that the
winner was given in the games left out: by the new weights, by those that are in the table now, and by knowing nothing.
"""

import argparse
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from seachest.bots.search.dolores import (
    A_BET,
    A_BOTTLE,
    A_LINE,
    A_LOOKOUT,
    BOTTOM_SETS,
    DEAREST,
    EQUAL,
    POINTS,
    THOUSAND,
    TIMES,
    TOP,
    TOP_SETS,
    WEIGHTS,
)
from seachest.rules.chance import new_dice, roll
from seachest.rules.compiled import Cells, cells, entry_for, lowest
from seachest.rules.dolores.cards import BET, BOTTLE_SHIFT, LOOKOUT, SORT_BITS, SORT_COUNT, SORT_MASK, SUNRISE_BOTTLE
from seachest.rules.dolores.scoring import CARDS_IN, VALUE_OF
from seachest.rules.dolores.state import PILE_LIMIT
from seachest.rules.game import game_named

Integers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

GROUPS = ((2,), (3, 4))
"""Numbers of players that share their lines."""
SPANS = tuple(zip((0, *TIMES), (*TIMES, PILE_LIMIT + 1), strict=True))
"""The times of the game: from so many cards in the pile to fewer than so many."""
USUAL_GAMES = 150_000
FEWEST_GAMES = 1000
"""With fewer, some times of the game hardly come up."""
LEFT_OUT = 5
"""Each fifth game is left out of the fit."""

AT_ONCE = 1000
"""Games that are played between two reports of progress."""
MOST_MOMENTS = 40
"""Of one game; later ones are not noted."""
PICKS = 3
"""Moments of a game that are picked; fewer where one comes twice."""
NO_MOMENT = -1

PULL = 1e-4
"""How strongly weights are pulled to 0, which keeps those that hardly matter from growing."""
STEPS = 50
SMALL_STEP, LONG_STEP = 1e-9, 1.0
PLAIN_BOTTLES = ~(1 << LOOKOUT | 1 << BET | 1 << SUNRISE_BOTTLE)

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
    for first in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - first)
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


# --- What counts ---------------------------------------------------------------------------------------------------


def traits(displays: Integers, singles: bool = True) -> Floats:
    """What counts about each display, in the order of a line of `WEIGHTS`: `prospects` is its product with the line."""
    goods = displays[..., None] >> SORT_BITS * np.arange(SORT_COUNT) & SORT_MASK
    values, sizes = _table(VALUE_OF)[goods], _table(CARDS_IN)[goods]
    sets = sizes > (0 if singles else 1)
    top = np.where(sets, values, 0).max(-1)
    bottom = np.where(sets, values, top[..., None]).min(-1)
    top_sets = (sets & (values == top[..., None])).sum(-1)
    bottom_sets = (sets & (values == bottom[..., None])).sum(-1)
    bottles = displays >> BOTTLE_SHIFT
    found = np.zeros((*displays.shape, A_LINE))
    for value in range(1, DEAREST + 1):
        found[..., value - 1] = (np.minimum(values, DEAREST) == value).sum(-1)
    found[..., POINTS] = top * top_sets + bottom * bottom_sets
    found[..., TOP] = top
    found[..., TOP_SETS] = top_sets
    found[..., BOTTOM_SETS] = bottom_sets
    found[..., EQUAL] = (top == bottom) & (top > 0)
    found[..., A_LOOKOUT] = bottles >> LOOKOUT & 1
    found[..., A_BET] = bottles >> BET & 1
    found[..., A_BOTTLE] = np.bitwise_count(bottles & PLAIN_BOTTLES)
    return found


def _table(lookup: Any) -> Integers:
    """A constant table of the rules as an array."""
    return np.asarray(lookup, np.int64)


# --- The fit -------------------------------------------------------------------------------------------------------


def chances(hopes: Floats) -> Floats:
    """Each seat's chance to win, a row for each moment."""
    shares = np.exp(hopes - hopes.max(1, keepdims=True))
    return np.asarray(shares / shares.sum(1, keepdims=True))


def fit(parts: Sequence[Moments]) -> Integers:
    """The line, in thousandths, that agrees best with who won; each of the parts counts the same.

    What is maximised has one peak only, and Newton's method climbs it. Weights are pulled to 0 in proportion to how
    much their traits vary, so that a trait that never varies gets 0.
    """
    found = [traits(part.displays) for part in parts]
    spread = np.concatenate([each.reshape(-1, A_LINE) for each in found]).std(0)
    scale = np.where(spread > 0, spread, 1)
    weights = np.zeros(A_LINE)
    for _ in range(STEPS):
        slope, bend = PULL * weights, PULL * np.eye(A_LINE)
        for part, each in zip(parts, found, strict=True):
            part_slope, part_bend = _slope_and_bend(each / scale, part.wins, weights)
            slope, bend = slope + part_slope / len(parts), bend + part_bend / len(parts)
        step = np.linalg.solve(bend, slope)
        weights -= step * min(1.0, LONG_STEP / max(np.abs(step).max(), SMALL_STEP))
        if np.abs(step).max() < SMALL_STEP:
            break
    return np.rint(THOUSAND * weights / scale).astype(np.int64)


def _slope_and_bend(each: Floats, wins: Floats, weights: Floats) -> tuple[Floats, Floats]:
    """First and second derivatives of the mean loss (the negative logarithm of the winner's chance)."""
    shares = chances(each @ weights)
    apart = each - np.einsum("mk,mkf->mf", shares, each)[:, None, :]
    flat = apart.reshape(-1, A_LINE)
    slope = (shares - wins).ravel() @ each.reshape(-1, A_LINE)
    bend = (flat * shares.reshape(-1, 1)).T @ flat
    return slope / len(each), bend / len(each)


def likelihood(moments: Moments, line: Integers) -> float:
    """The mean logarithm of the chance that a line of weights gives to the winner."""
    shares = chances(traits(moments.displays) @ line / THOUSAND)
    return float((moments.wins * np.log(shares)).sum(1).mean())


# --- The program ---------------------------------------------------------------------------------------------------


def pasted(lines: Iterable[Integers]) -> str:
    """Lines of weights as they stand in the source."""
    texts = [str(line.tolist()) for line in lines]
    return "\n".join(f"    {'+ ' if number else ''}{text}" for number, text in enumerate(texts))


def judgement(left_out: Moments, span: tuple[int, int], fitted: Integers, present: Integers) -> str:
    """How good a line is in the games that were left out."""
    players = left_out.displays.shape[1]
    return (
        f"{players} players, pile {span[0]:2} to {span[1] - 1:2}: fitted {likelihood(left_out, fitted):.4f}, "
        f"now {likelihood(left_out, present):.4f}, knowing nothing {-np.log(players):.4f} "
        f"({len(left_out.games):,} moments)"
    )


def reporter(players: int, games: int) -> Callable[[int], None]:
    """Tells on stderr, in one line, how many of the games are played."""

    def report(done: int) -> None:
        end = "\n" if done == games else ""
        print(f"\r{players} players: {done:,} of {games:,} games", end=end, file=sys.stderr, flush=True)

    return report


def number_from(least: int) -> Callable[[str], int]:
    """Reads a whole number that is not too small."""

    def read(text: str) -> int:
        if not text.isdecimal() or int(text) < least:
            raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from {least} on")
        return int(text)

    return read


def main(arguments: Sequence[str] | None = None) -> None:
    """Plays, fits, and prints the lines and how good they are."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--games", type=number_from(FEWEST_GAMES), default=USUAL_GAMES, help="with each number of players"
    )
    parser.add_argument("--seed", type=number_from(0), default=0)
    asked = parser.parse_args(arguments)
    present = _table(WEIGHTS).reshape(-1, A_LINE)
    lines: list[Integers] = []
    judgements: list[str] = []
    for group in GROUPS:
        watched = [watch(players, asked.games, asked.seed, reporter(players, asked.games)) for players in group]
        for span in SPANS:
            halves = [moments.between(*span).split() for moments in watched]
            line = fit([to_fit for to_fit, _ in halves])
            judgements += [judgement(left_out, span, line, present[len(lines)]) for _, left_out in halves]
            lines.append(line)
            print(f"line {len(lines)} of {len(present)} is fitted", file=sys.stderr, flush=True)
    print(pasted(lines))
    print("\nThe mean logarithm of the winner's chance in the games left out:")
    print("\n".join(judgements))


if __name__ == "__main__":
    main()
