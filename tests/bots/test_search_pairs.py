"""Two who decide at the same moment: what comes out is a mixed strategy that nobody can profit from."""

import random
from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import seachest
from seachest.bots.search import Budget, Search, SearchParams
from seachest.bots.search.pairs import solve_pairs
from seachest.bots.search.records import MAX_PAIRED_ANSWERS, PAIR_OTHER_WORTH, PAIR_OWN_WORTH, PAIR_VISITS, PAIR_WIDTH
from seachest.bots.search.searcher import Searcher, pair_shares
from seachest.rules.compiled import reals
from seachest.rules.game import game_named

Numbers = npt.NDArray[np.float64]
CLOSE = 0.02
VISITS = 10_000
"""Meetings of each pair of answers: as good as certain."""


def shares_of(own: Any, others: Any = None, predicted: Sequence[float] = ()) -> Numbers:
    """How often each row of a game should be played; without the other's payoffs, what one wins the other loses."""
    mine, theirs = np.shape(own)
    pairs = np.zeros((MAX_PAIRED_ANSWERS, MAX_PAIRED_ANSWERS, PAIR_WIDTH))
    pairs[:mine, :theirs, PAIR_VISITS] = VISITS
    pairs[:mine, :theirs, PAIR_OWN_WORTH] = VISITS * np.array(own)
    pairs[:mine, :theirs, PAIR_OTHER_WORTH] = VISITS * (1 - np.array(own) if others is None else np.array(others))
    given = np.zeros(MAX_PAIRED_ANSWERS)
    given[: len(predicted)] = predicted
    regrets, odds, shares = (
        np.zeros((2, MAX_PAIRED_ANSWERS)),
        np.zeros((3, MAX_PAIRED_ANSWERS)),
        np.zeros(MAX_PAIRED_ANSWERS),
    )
    solve_pairs(reals(pairs), reals(given), mine, theirs, reals(regrets), reals(odds), reals(shares))
    assert not shares[mine:].any()
    return shares[:mine]


PENNIES = [[1, 0], [0, 1]]
ROCK_PAPER_SCISSORS = [[0.5, 0, 1], [1, 0.5, 0], [0, 1, 0.5]]


def test_matching_pennies_are_even() -> None:
    assert shares_of(PENNIES) == pytest.approx([1 / 2, 1 / 2], abs=CLOSE)


def test_rock_paper_scissors_are_thirds() -> None:
    assert shares_of(ROCK_PAPER_SCISSORS) == pytest.approx([1 / 3] * 3, abs=CLOSE)


def test_uneven_stakes_make_uneven_shares() -> None:
    """Who wins twice as much in one corner goes there less often: the other would be waiting."""
    assert shares_of([[1, 0], [0, 0.5]]) == pytest.approx([1 / 3, 2 / 3], abs=CLOSE)


def test_what_is_never_better_is_never_played() -> None:
    assert shares_of([[1, 0], [0, 1], [0.2, 0.2]])[2] < CLOSE
    assert shares_of([[0.6, 0.9], [0.5, 0.8]]) == pytest.approx([1, 0], abs=CLOSE)


def test_what_the_other_never_plays_does_not_count() -> None:
    """The last column is bad for the other whatever happens, so that the first row is better."""
    own, others = [[1, 0], [0, 1]], [[1, 0], [1, 0]]
    assert shares_of(own, others) == pytest.approx([1, 0], abs=CLOSE)


@pytest.mark.parametrize(("predicted", "best"), [((1, 0, 0), 1), ((0, 1, 0), 2), ((0, 0, 1), 0)])
def test_an_answer_known_for_certain_gets_the_best_reply(predicted: Sequence[float], best: int) -> None:
    assert shares_of(ROCK_PAPER_SCISSORS, predicted=predicted)[best] == pytest.approx(1, abs=CLOSE)


def test_an_answer_that_is_likely_moves_the_shares() -> None:
    """Who is bound to show rock more often than every third time cannot hide it."""
    assert shares_of(ROCK_PAPER_SCISSORS, predicted=(0.6, 0, 0))[1] > 1 / 3 + 0.2


def test_the_more_answers_the_fewer_each() -> None:
    shares = shares_of(np.eye(MAX_PAIRED_ANSWERS))
    assert shares == pytest.approx([1 / MAX_PAIRED_ANSWERS] * MAX_PAIRED_ANSWERS, abs=CLOSE)


# --- Nobody profits from knowing the search --------------------------------------------------------------------------

GESTURES = ("peace", "fight", "first")
SEEDS = range(20)
THOUGHT, ESTIMATED = 3_000, 100_000
"""Iterations."""
MARGIN = 0.02
"""Of a win. Payoffs by two long searches differ by up to 0.012 in these duels; the search loses 0.001 to 0.009."""
GOODS_AND_SUNRISE = 71


def symmetrical() -> seachest.Table:
    """Both have the same, the same lies before both, and the game is nearly over; there are no bottles."""
    both, side, pile = ["wine-1", "gold-1"], ["jewels-1", "cloth-1"], 9
    position = {
        "phase": "gesture",
        "displays": [{"goods": both}, {"goods": both}],
        "duel": {"left": side, "dealer": side},
        "pile": ["?"] * pile,
        "discard": ["?"] * (GOODS_AND_SUNRISE - 2 * len(both) - 2 * len(side) - pile),
    }
    record = {"format": 1, "game": "dolores", "players": 2, "seed": "0" * 32, "position": position, "moves": []}
    return seachest.load({**record, "options": {"bottles": False}})


def after_some_duels(seed: int) -> seachest.Table:
    """The gestures of the fifth duel in a game without bottles that was played at random so far."""
    source = random.Random(seed)
    table = seachest.deal("dolores", 2, seed=seed, options={"bottles": False})
    left = 8
    while left or len(table.pending()) < 2 or "peace" not in table.legal():
        seat = table.pending()[0]
        left -= "peace" in table.legal(seat) and left > 0
        table.act(seat, source.choice(table.legal(seat)))
    return table


POSITIONS: dict[str, Callable[[], seachest.Table]] = {
    "even": symmetrical,
    "one": lambda: after_some_duels(5),
    "another": lambda: after_some_duels(11),
}
SEAT = 1


@cache
def payoffs(name: str, seed: int = 99) -> Numbers:
    """What each pair of gestures brings to the seat, by a long search."""
    table, params = POSITIONS[name](), SearchParams()
    searcher = Searcher(table.game, 1 << 18, seed)
    searcher.begin(table.seat_view(SEAT), params.exploration, params.prior_weight)
    searcher.run(ESTIMATED, params.stages, params.rollout_limit)
    texts = [table.game.actions[edge["action"]] for edge in searcher.edges_of(searcher.root())]
    order = [texts.index(gesture) for gesture in GESTURES]
    pairs = searcher.pairs[np.ix_(order, order)]
    found: Numbers = pairs[:, :, PAIR_OWN_WORTH] / pairs[:, :, PAIR_VISITS]
    return found


def shown(name: str) -> Numbers:
    """How often the search shows each gesture, whatever its dice."""
    sums = np.zeros(len(GESTURES))
    view = POSITIONS[name]().seat_view(SEAT)
    for seed in SEEDS:
        shares = {answer.text: answer.share for answer in Search(seed, Budget(THOUGHT)).think(view).answers}
        sums += [shares[gesture] for gesture in GESTURES]
    return sums / len(SEEDS)


def loss(name: str, shares: Any) -> float:
    """How much the seat loses against the value of the game when the other knows its shares, and makes use of it."""
    own = payoffs(name)
    value = min(shares_of(own) @ own)
    return float(value - min(np.array(shares) @ own))


@pytest.mark.parametrize("name", POSITIONS)
def test_the_value_of_a_duel_is_known_from_both_sides(name: str) -> None:
    own = payoffs(name)
    assured, allowed = min(shares_of(own) @ own), max(own @ shares_of(1 - own.T))
    assert assured == pytest.approx(allowed, abs=MARGIN / 4)


@pytest.mark.parametrize("name", POSITIONS)
def test_nobody_profits_from_knowing_the_search(name: str) -> None:
    assert loss(name, shown(name)) <= MARGIN


@pytest.mark.parametrize("shares", [(0, 1, 0), (1 / 3, 1 / 3, 1 / 3)], ids=["always fight", "any gesture"])
def test_simpler_players_can_be_read(shares: Sequence[float]) -> None:
    assert max(loss(name, shares) for name in POSITIONS) > 3 * MARGIN


def test_an_answer_of_the_other_that_was_never_met_takes_nobodys_place() -> None:
    searcher = Searcher(game_named("dolores"), 1 << 10, 0)
    searcher.begin(symmetrical().seat_view(0), 0.4, 0.35)
    searcher.run(50, 1, 0)
    searcher.pairs[:] = 0
    searcher.pairs[:3, 0] = (50, 25, 25)
    searcher.pairs[:3, 2] = [(50, 0, 50), (50, 50, 0), (50, 0, 50)]
    shares = pair_shares([searcher])
    assert shares is not None
    assert shares[1] > 0.9
