"""Many tables at once: the same games as one table plays, whatever the threads, and errors that change nothing."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import seachest
from seachest import Batch, Buffers, IllegalMove, NotationError
from seachest.batches.base import shapes
from seachest.bots.names import policy_named
from seachest.rules.game import game_named, game_names
from seachest.table import BareTable
from tests.walks import SMALL, bare_table, every_table

TABLES = every_table()
EACH_GAME = [(name, game_named(name).seats.start) for name in game_names()]


def new_buffers(name: str, tables: int, players: int) -> Buffers:
    wanted = shapes(game_named(name), tables, players)
    return Buffers(**{buffer: np.zeros(*form) for buffer, form in wanted.items()})


def twin_tables(batch: Batch) -> list[BareTable]:
    """The games of a batch that has just been reset, at tables of their own."""
    return [
        bare_table(batch.game.name, batch.players, batch.seed_of(table), batch.options) for table in range(batch.tables)
    ]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_each_table_is_the_game_that_its_seed_deals(name: str, players: int) -> None:
    batch = seachest.batch(name, 6, players, seed=5, options=SMALL[name])
    twins = twin_tables(batch)
    ended = 0
    for _ in range(120):
        for table, twin in enumerate(twins):
            seat = min(twin.pending())
            assert batch.turns[table] == seat
            assert np.array_equal(batch.masks[table], twin.mask(seat))
            assert np.array_equal(batch.features[table], twin.features(seat))
            assert np.array_equal(batch.features[table], features_of_view(twin, seat))
        actions = batch.random_actions()
        for twin, action in zip(twins, actions, strict=True):
            twin.take(min(twin.pending()), int(action))
        batch.step(actions)
        for table, twin in enumerate(twins):
            assert batch.dones[table] == (not twin.pending())
            assert batch.rewards[table].tolist() == pytest.approx(twin.rewards("rank").tolist())
            if batch.dones[table]:
                ended += 1
                twins[table] = bare_table(name, players, batch.seed_of(table), batch.options)
    assert ended > 0


def features_of_view(table: BareTable, seat: int) -> Any:
    """The features from what the seat knows, and nothing else."""
    found = np.empty(table.game.feature_count, np.int8)
    table.game.features(table.seat_view(seat).record, seat, found)
    return found


@pytest.mark.parametrize(("name", "players"), EACH_GAME)
def test_threads_make_no_difference(name: str, players: int) -> None:
    one, four = (seachest.batch(name, 1030, players, seed=9, threads=threads) for threads in (1, 4))
    for _ in range(12):
        actions = one.random_actions()
        assert np.array_equal(actions, four.random_actions())
        one.step(actions)
        four.step(actions)
    assert one.states_equal(four)
    for buffer in ("features", "masks", "turns", "rewards", "dones"):
        assert np.array_equal(getattr(one, buffer), getattr(four, buffer))


@pytest.mark.parametrize(("name", "players"), EACH_GAME)
def test_a_roll_out_is_so_many_random_steps(name: str, players: int) -> None:
    rolled, stepped = (seachest.batch(name, 40, players, seed=3) for _ in range(2))
    rolled.roll_out(30)
    for _ in range(30):
        stepped.step(stepped.random_actions())
    assert rolled.states_equal(stepped)
    assert np.array_equal(rolled.features, stepped.features)


@pytest.mark.parametrize("twin_of", [copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize(("name", "players"), EACH_GAME)
def test_a_copy_goes_on_exactly_like_the_original(name: str, players: int, twin_of: Callable[[Batch], Batch]) -> None:
    batch = seachest.batch(name, 20, players, seed=4).roll_out(10)
    twin = twin_of(batch)
    batch.roll_out(50)
    assert not twin.states_equal(batch)
    twin.roll_out(50)
    assert twin.states_equal(batch)
    assert np.array_equal(twin.features, batch.features)
    assert twin.features is not batch.features


def test_the_same_seed_deals_the_same_games_again() -> None:
    batch = seachest.batch("dolores", 8, 3, seed=1).roll_out(40)
    again = seachest.batch("dolores", 8, 3, seed=2).reset(1).roll_out(40)
    assert batch.states_equal(again)
    assert not batch.states_equal(again.reset(2).roll_out(40))


def test_without_a_seed_games_differ() -> None:
    assert not seachest.batch("dolores", 8, 3).states_equal(seachest.batch("dolores", 8, 3))


def test_a_batch_writes_into_the_caller_s_buffers() -> None:
    mine = new_buffers("sea-salt-paper", 5, 2)
    features = mine.features
    batch = seachest.batch("sea-salt-paper", 5, 2, seed=1, buffers=mine)
    batch.step(batch.random_actions())
    assert batch.features is features
    assert np.array_equal(features, seachest.batch("sea-salt-paper", 5, 2, seed=1).roll_out(1).features)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"features": np.zeros((4, 9), np.int8)}, r"buffers\.features: expected int8 \(5, \d+\), not int8 \(4, 9\)"),
        ({"turns": np.zeros(5, np.int32)}, r"buffers\.turns: expected int64 \(5,\), not int32 \(5,\)"),
        ({"rewards": np.zeros((2, 5), np.float32).T}, r"buffers\.rewards: must be writeable and C-contiguous"),
        ({"dones": [False] * 5}, r'buffers\.dones: expected bool \(5,\), not "list"'),
    ],
)
def test_buffers_that_do_not_fit_are_refused(change: dict[str, Any], message: str) -> None:
    buffers = Buffers(**{**vars(new_buffers("sea-salt-paper", 5, 2)), **change})
    with pytest.raises(NotationError, match=message):
        seachest.batch("sea-salt-paper", 5, 2, buffers=buffers)


def test_an_illegal_action_names_its_table_and_changes_nothing_anywhere() -> None:
    batch = seachest.batch("sea-salt-paper", 600, 2, seed=1, threads=2)
    before = copy.deepcopy(batch)
    actions = batch.random_actions()
    actions[555] = batch.game.action_by_text["stop"]
    batch.masks[555] = True  # what became of the buffers does not matter
    with pytest.raises(IllegalMove, match=r'"[01] stop" is not legal: not legal now, at table 555; legal: draw'):
        batch.step(actions)
    assert batch.states_equal(before)


@pytest.mark.parametrize(
    ("actions", "message"),
    [
        ([0, 0], r"actions: expected 3 whole numbers, not int64 of shape \(2,\)"),
        ([0.0, 0.0, 0.0], r"actions: expected 3 whole numbers, not float64 of shape \(3,\)"),
    ],
)
def test_actions_of_another_form_are_refused(actions: list[Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        seachest.batch("dolores", 3, 2, seed=1).step(actions)


@pytest.mark.parametrize("action", [-1, 79])
def test_actions_that_do_not_exist_are_refused(action: int) -> None:
    batch = seachest.batch("dolores", 2, 2, seed=1)
    actions = batch.random_actions()
    actions[1] = action
    with pytest.raises(IllegalMove, match="actions are numbered from 0 to 78, at table 1"):
        batch.step(actions)


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"tables": 0}, "tables: 0 is not between 1 and 2147483647"),
        ({"players": 6}, "players: dolores takes 2 to 4 players, not 6"),
        ({"seed": -1}, "seed: -1 is not between 0 and 18446744073709551615"),
        ({"threads": 0}, "threads: 0 is not between 1 and 1024"),
        ({"rewards": "fame"}, 'rewards: unknown "fame"'),
        ({"options": {"rum": 1}}, "rum"),
    ],
)
def test_choices_that_make_no_sense_are_refused(choices: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        seachest.batch("dolores", **{"tables": 2, "players": 2, **choices})


@pytest.mark.parametrize(("name", "players"), EACH_GAME)
def test_any_seat_can_be_observed(name: str, players: int) -> None:
    batch = seachest.batch(name, 5, players, seed=8)
    twins = twin_tables(batch)
    for seat in range(players):
        assert np.array_equal(batch.observe(seat), [twin.features(seat) for twin in twins])
    assert np.array_equal(batch.observe(batch.turns), batch.features)
    assert np.array_equal(batch.observe(-1), [twin.features(None) for twin in twins])
    with pytest.raises(NotationError, match=f"seats: {players} is not between -1 and {players - 1}"):
        batch.observe(players)


@pytest.mark.parametrize(("name", "players"), EACH_GAME)
def test_advice_is_what_rivals_with_the_same_policy_decide(name: str, players: int) -> None:
    greedy = (policy_named, "greedy")
    against = seachest.batch(name, 1, players, seed=8, rivals=greedy, outside=1)
    alone = seachest.batch(name, 1, players, seed=8)
    for _ in range(40):
        while alone.turns[0] != 0:
            alone.step(alone.advise(greedy))
        assert alone.states_equal(against)
        first_legal = alone.masks.argmax(axis=1)
        against.step(first_legal)
        alone.step(first_legal)


def test_advice_begins_at_the_table_that_is_asked_for() -> None:
    batch = seachest.batch("sea-or-shore", 5, 3, seed=8)
    assert (batch.advise((policy_named, "greedy"), first=3)[:3] == 0).all()
    assert batch.masks[range(5), batch.advise((policy_named, "greedy"))].all()


def test_the_whole_state_is_told_apart_from_the_buffers() -> None:
    batch = seachest.batch("dolores", 4, 2, seed=8)
    assert np.array_equal(batch.state(), [twin.open_numbers() for twin in twin_tables(batch)])


@pytest.mark.parametrize("scheme", ["rank", "win", "points"])
def test_rewards_are_counted_as_wished(scheme: str) -> None:
    batch = seachest.batch("sea-or-shore", 1, 3, seed=2, rewards=scheme, options=SMALL["sea-or-shore"])
    (twin,) = twin_tables(batch)
    while not batch.dones[0]:
        actions = batch.random_actions()
        twin.take(min(twin.pending()), int(actions[0]))
        batch.step(actions)
    assert batch.rewards[0].tolist() == pytest.approx(twin.rewards(scheme).tolist())


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_relative_batch_plays_the_same_games_with_seats_counted_from_the_own_one(name: str, players: int) -> None:
    plain = seachest.batch(name, 8, players, seed=5, options=SMALL[name])
    relative = seachest.batch(name, 8, players, seed=5, options=SMALL[name], relative=True)
    twins = twin_tables(plain)
    for _ in range(100):
        actions = plain.random_actions()
        drawn = relative.random_actions()
        for table, twin in enumerate(twins):
            seat, state = int(plain.turns[table]), twin.everything().record
            legal = np.flatnonzero(plain.masks[table]).tolist()
            wanted = {plain.game.relative_action(state, seat, action) for action in legal}
            assert set(np.flatnonzero(relative.masks[table])) == wanted
            assert drawn[table] == plain.game.relative_action(state, seat, int(actions[table]))
            twin.take(seat, int(actions[table]))
        plain.step(actions)
        relative.step(drawn)
        assert relative.states_equal(plain)
        for table in np.flatnonzero(plain.dones).tolist():
            twins[table] = bare_table(name, players, plain.seed_of(table), plain.options)


def test_a_trusted_step_is_the_same_as_a_checked_one() -> None:
    checked, trusted = (seachest.batch("dolores", 8, 2, seed=3) for _ in range(2))
    for _ in range(50):
        checked.step(checked.random_actions())
        trusted.step(trusted.random_actions(), check=False)
        assert trusted.states_equal(checked)
