"""Many single-agent tables at once: the same rules as one table, compiled rivals, and Gymnasium's own conventions."""

import copy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv

import seachest.envs  # noqa: F401  # enters the games into Gymnasium's registry
from seachest import IllegalMove, NotationError
from seachest.envs.gymnasium import id_of
from seachest.envs.vector import BotTables
from seachest.rules.game import game_named, game_names
from tests.walks import SMALL

EACH = [(name, game_named(name).seats.start) for name in game_names()]


def any_actions(envs: BotTables, rng: np.random.Generator) -> Any:
    weights = envs.action_masks() * rng.random((envs.num_envs, len(envs.game.actions)))
    return weights.argmax(axis=1)


@pytest.mark.parametrize("bots", ["random", "greedy"])
@pytest.mark.parametrize(("name", "players"), EACH)
def test_the_agent_is_always_the_one_to_decide_and_games_end(name: str, players: int, bots: str) -> None:
    envs = BotTables(name, 32, players, seat=1, bots=bots, options=SMALL[name])
    rng = np.random.default_rng(1)
    observations, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(60):
        assert (envs.batch.turns == 1).all()
        assert infos["action_mask"].any(axis=1).all()
        assert np.array_equal(observations, envs.batch.observe(1))
        observations, rewards, terminated, truncated, infos = envs.step(any_actions(envs, rng))
        assert not truncated.any()
        assert not rewards[~terminated].any()
        assert np.array_equal(rewards, infos["final_rewards"][:, 1])
        ended += int(terminated.sum())
    assert ended > 0


def test_greedy_rivals_win_more_than_random_ones() -> None:
    worth = []
    for bots in ("random", "greedy"):
        envs = BotTables("sea-or-shore", 64, 3, bots=bots, options=SMALL["sea-or-shore"])
        rng = np.random.default_rng(3)
        envs.reset(seed=3)
        worth.append(sum(envs.step(any_actions(envs, rng))[1].sum() for _ in range(150)))
    assert worth[1] < worth[0] - 100


@pytest.mark.parametrize("name", game_names())
def test_gymnasium_makes_it_and_finds_what_it_expects(name: str) -> None:
    envs = gymnasium.make_vec(id_of(name), num_envs=4, vectorization_mode="vector_entry_point")
    assert isinstance(envs, VectorEnv)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = envs.reset(seed=5)
    assert observations in envs.observation_space
    assert observations.shape == (4, *envs.single_observation_space.shape)  # type: ignore[misc]  # a Box has a shape
    actions = infos["action_mask"].argmax(axis=1)
    assert actions in envs.action_space
    observations, rewards, terminated, truncated, infos = envs.step(actions)
    assert observations in envs.observation_space
    for array in (rewards, terminated, truncated):
        assert array.shape == (4,)
    assert terminated.dtype == truncated.dtype == np.bool_


def test_the_seed_decides_everything() -> None:
    def roll(seed: int | None, envs: BotTables) -> list[bytes]:
        rng = np.random.default_rng(0)
        envs.reset(seed=seed)
        return [envs.step(any_actions(envs, rng))[0].tobytes() for _ in range(20)]

    envs = BotTables("dolores", 16, 3)
    first, later = roll(1, envs), roll(None, envs)
    again = BotTables("dolores", 16, 3)
    assert [first, later] == [roll(1, again), roll(None, again)]
    assert later != first != roll(2, envs)


def test_a_copy_goes_on_alike() -> None:
    envs = BotTables("sea-salt-paper", 8, 2, bots="greedy")
    rng = np.random.default_rng(0)
    envs.reset(seed=1)
    for _ in range(10):
        envs.step(any_actions(envs, rng))
    twin = copy.deepcopy(envs)
    for number in range(10):
        mine = envs.step(any_actions(envs, np.random.default_rng(number)))
        theirs = twin.step(any_actions(twin, np.random.default_rng(number)))
        assert np.array_equal(mine[0], theirs[0])


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"bots": "clever"}, 'bots: unknown "clever"; expected one of: random, greedy'),
        ({"seat": 2}, "seat: 2 is not between 0 and 1"),
        ({"num_envs": 0}, "tables: 0 is not between 1 and 2147483647"),
        ({"render_mode": "ansi"}, "render_mode: many tables can't be drawn"),
    ],
)
def test_settings_that_make_no_sense_are_refused(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        BotTables("dolores", **{"num_envs": 2, "players": 2, **settings})


def test_illegal_actions_are_refused() -> None:
    envs = BotTables("sea-salt-paper", 3, 2)
    envs.reset(seed=1)
    with pytest.raises(IllegalMove, match="at table 0"):
        envs.step([envs.game.action_by_text["stop"]] * 3)
