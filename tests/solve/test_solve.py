"""Solvers of small games: sizes, exact best responses, and policies that come close to an equilibrium."""

from itertools import product

import numpy as np
import pytest

from seachest.rules.errors import NotationError
from seachest.small import small_named
from seachest.solve import CFRPlus, ExternalMCCFR, GameTree, TreePasses, bot_policy, grow_tree, views_of
from seachest.solve.run import measure_bots, moments, size_of, solve_tree

SMALLEST = ("sea-or-shore-1", "dolores-1", "sea-salt-paper-1")


@pytest.fixture(scope="module", params=SMALLEST)
def tree(request: pytest.FixtureRequest) -> GameTree:
    return grow_tree(small_named(request.param))


def test_a_tree_is_whole(tree: GameTree) -> None:
    assert tree.longest == tree.small.most_decisions
    assert len(tree.roots) == len(tree.small.deals)
    assert (tree.parents[1:] < np.arange(1, len(tree.parents))).all()
    assert tree.payoffs.sum(axis=1) == pytest.approx(0)
    assert (np.diff(tree.first_slots) >= 2).all()
    reach = TreePasses(tree)
    assert [reach.value(reach.even_shares(), player) for player in range(tree.players)] == pytest.approx(
        uniform_values(tree)
    )


def uniform_values(tree: GameTree) -> list[float]:
    """What random play is worth, by a plain walk."""
    chances = np.zeros(len(tree.parents))
    chances[tree.roots] = tree.chances
    sizes = np.diff(tree.first_slots)
    for node, parent in enumerate(tree.parents):
        if parent >= 0:
            chances[node] = chances[parent] / sizes[tree.sets[parent]]
    values: list[float] = (chances[tree.ends, None] * tree.payoffs).sum(axis=0).tolist()
    return values


def test_information_sets_are_what_a_player_sees_and_did(tree: GameTree) -> None:
    """Moments of one set have the same view; the views and own choices on the way tell sets apart."""
    texts: dict[int, set[str]] = {}
    rng = np.random.default_rng(1)
    deciding = np.flatnonzero(tree.sets >= 0)
    for node in rng.choice(deciding, min(len(deciding), 300), replace=False):
        deal, path = tree.path_to(int(node))
        table = tree.small.table(deal)
        for action in path:
            while len(choices := np.flatnonzero(table.mask(table.pending()[0]))) == 1:
                table.take(table.pending()[0], int(choices[0]))
            table.take(table.pending()[0], action)
        while len(choices := np.flatnonzero(table.mask(table.pending()[0]))) == 1:
            table.take(table.pending()[0], int(choices[0]))
        seat = int(tree.seats[node])
        assert table.pending()[0] == seat
        texts.setdefault(int(tree.sets[node]), set()).add(str(table.view(seat)))
    assert all(len(seen) == 1 for seen in texts.values())


def test_most_information_sets_span_several_deals(tree: GameTree) -> None:
    assert tree.spanning.mean() > 0.5
    assert size_of(tree)["over_several_deals"] == tree.spanning.mean()


def test_a_best_response_is_the_best_of_all_answers() -> None:
    """By brute force over one seat's answers near the end of the game, all others held at random."""
    tree = grow_tree(small_named("sea-or-shore-1"))
    passes = TreePasses(tree)
    shares = passes.even_shares()
    value, best = passes.best_response(shares, 2)
    assert passes.value(best, 2) == pytest.approx(value)
    sets = np.flatnonzero(tree.owners == 2)[:8]
    for choices in product(*(range(tree.first_slots[s], tree.first_slots[s + 1]) for s in sets)):
        other = best.copy()
        for number, slot in zip(sets, choices, strict=True):
            other[tree.first_slots[number] : tree.first_slots[number + 1]] = 0
            other[slot] = 1
        assert passes.value(other, 2) <= value + 1e-12


def test_cfr_plus_comes_closer_to_an_equilibrium(tree: GameTree) -> None:
    rows = solve_tree(tree, "cfr+", 300)
    assert [row.iterations for row in rows] == moments(300)
    assert rows[-1].measured.nash_conv < 0.02
    assert rows[-1].measured.nash_conv < TreePasses(tree).measure(TreePasses(tree).even_shares()).nash_conv / 5


@pytest.mark.parametrize("name", ["dolores-1", "sea-salt-paper-1"])
def test_both_solvers_find_the_same_value(name: str) -> None:
    """The value of a game of two lies between what each policy guarantees; the intervals of both solvers overlap."""
    tree = grow_tree(small_named(name))
    exact, sampled = CFRPlus(tree), ExternalMCCFR(tree, seed=1)
    exact.run(300)
    sampled.run(20_000)
    bounds = []
    for solver in (exact, sampled):
        measured = solver.passes.measure(solver.policy())
        bounds.append((-measured.best[1], measured.best[0]))
        assert bounds[-1][0] <= bounds[-1][1] + 1e-12
    (low, high), (sampled_low, sampled_high) = bounds
    assert sampled_low - 1e-12 <= high
    assert low - 1e-12 <= sampled_high
    assert sampled_high - sampled_low < 0.2


def test_sampling_follows_from_its_seed() -> None:
    tree = grow_tree(small_named("dolores-1"))
    policies = []
    for seed in (1, 1, 2):
        solver = ExternalMCCFR(tree, seed)
        solver.run(200)
        policies.append(solver.policy())
    assert np.array_equal(policies[0], policies[1])
    assert not np.array_equal(policies[0], policies[2])


def test_bots_can_be_measured(tree: GameTree) -> None:
    random, greedy, net = measure_bots(tree, ["random", "greedy", "net:sample"])
    assert random.measured.nash_conv > 0
    for row in (greedy, net):
        assert all(best >= value - 1e-9 for best, value in zip(row.measured.best, row.measured.values, strict=True))
    assert set(bot_policy(tree, "greedy")) == {0.0, 1.0}
    assert [view.seat for view in views_of(tree)] == tree.owners.tolist()


def test_a_policy_must_add_up() -> None:
    passes = TreePasses(grow_tree(small_named("dolores-1")))
    with pytest.raises(NotationError, match="policy: the shares of an information set add up to 1"):
        passes.measure(np.zeros(passes.tree.slot_count))
    with pytest.raises(NotationError, match="policy: expected"):
        passes.measure(np.ones(3))


def test_a_tree_that_is_too_large_is_refused() -> None:
    with pytest.raises(NotationError, match="dolores-2 has more than 1000 nodes"):
        grow_tree(small_named("dolores-2"), most_nodes=1000)
