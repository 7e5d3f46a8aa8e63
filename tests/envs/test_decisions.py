"""Settings of how agents decide: no-op, place of the mask, forced decisions, relative actions, illegal ones."""

import importlib
import inspect
import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import parallel_api_test, parallel_seed_test

import seachest
import seachest.envs.pettingzoo as zoo
from seachest.envs.gymnasium import id_of
from seachest.envs.pettingzoo import version_name
from seachest.rules.game import game_named, game_names

LIBRARY_SETTINGS = {"idle": "noop", "mask": "observation", "forced": "play", "actions": "relative"}


def played(env: Any, seed: int, steps: int = 400) -> list[Any]:
    """The numbers of legal actions of each agent at every step of a game played by its first legal actions."""
    observations, infos = env.reset(seed=seed)
    seen = []
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        masks = {
            agent: infos[agent].get("action_mask", observations[agent]["action_mask"]) for agent in env.possible_agents
        }
        seen.append({agent: int(mask.sum()) for agent, mask in masks.items()})
        if not env.agents:
            break
        actions = {agent: rng.choice(np.flatnonzero(mask)) for agent, mask in masks.items() if mask.any()}
        observations, rewards, over, _, infos = env.step(actions)
        if any(over.values()):
            assert sum(rewards.values()) == pytest.approx(0)
            break
    return seen


@pytest.mark.parametrize("game", game_names())
def test_with_a_noop_everybody_always_has_something_to_do(game: str) -> None:
    env = getattr(zoo, version_name(game)).parallel_env(idle="noop")
    size = len(game_named(game).actions)
    assert env.action_space("player_0").n == size + 1
    observations, _ = env.reset(seed=1)
    for observation in observations.values():
        mask = observation["action_mask"]
        assert mask.any()
        assert mask[size] == (not mask[:size].any())
    assert all(all(count.values()) for count in played(env, 1)[:-1])


def test_the_mask_is_where_it_is_wanted() -> None:
    for place, in_observation, in_info in (("both", 1, 1), ("observation", 1, 0), ("info", 0, 1)):
        env = zoo.VERSIONS["dolores_v0"].parallel_env(mask=place)
        observations, infos = env.reset(seed=1)
        assert ("action_mask" in infos["player_0"]) == in_info
        assert isinstance(observations["player_0"], dict) == in_observation
        assert env.observation_space("player_0").contains(observations["player_0"])
        turns = zoo.VERSIONS["dolores_v0"].raw_env(mask=place)
        turns.reset(seed=1)
        observation, _, _, _, info = turns.last()
        assert turns.observation_space("player_0").contains(observation)
        assert ("action_mask" in info) == in_info


@pytest.mark.parametrize("game", game_names())
def test_forced_decisions_can_be_skipped(game: str) -> None:
    version = getattr(zoo, version_name(game))
    forced = [count for step in played(version.parallel_env(forced="play"), 3)[:-1] for count in step.values()]
    assert 1 not in forced
    env = version.raw_env(forced="play")
    env.reset(seed=3)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, _, over, late, _ = env.last()
        if over or late:
            env.step(None)
            continue
        choices = np.flatnonzero(observation["action_mask"])
        assert len(choices) > 1, agent
        env.step(rng.choice(choices))


def test_relative_actions_count_seats_from_the_agent() -> None:
    """The same random choices, by seat: only the numbers differ, by as many seats as the agent sits from seat 0."""
    version = zoo.VERSIONS["sea_or_shore_v0"]
    table, relative = version.raw_env(), version.raw_env(actions="relative")
    table.reset(seed=5)
    relative.reset(seed=5)
    rng, rotated = np.random.default_rng(5), 0
    while table.agents and not any(table.terminations.values()):
        seat = int(table.agent_selection[-1])
        legal = np.flatnonzero(table.observe(table.agent_selection)["action_mask"])
        numbers = {relative.table.relative_action(seat, int(action)): int(action) for action in legal}
        assert set(np.flatnonzero(relative.observe(relative.agent_selection)["action_mask"])) == set(numbers)
        rotated += sorted(numbers) != sorted(numbers.values())
        chosen = int(rng.choice(sorted(numbers)))
        table.step(numbers[chosen])
        relative.step(chosen)
        assert np.array_equal(table.state(), relative.state())
    assert rotated > 0


@pytest.mark.parametrize("game", game_names())
def test_the_checks_of_both_libraries_pass_with_defaults(game: str) -> None:
    check_env(gymnasium.make(id_of(game)).unwrapped, skip_render_check=True)
    version = getattr(zoo, version_name(game))
    parallel_seed_test(version.parallel_env, num_cycles=20)
    parallel_api_test(version.parallel_env(**LIBRARY_SETTINGS), num_cycles=100)


def test_a_gymnasium_agent_is_not_asked_where_it_has_no_choice() -> None:
    env = gymnasium.make(id_of("sea-salt-paper"), forced="play", actions="relative")
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert info["action_mask"].sum() > 1
        _, _, over, _, info = env.step(int(np.flatnonzero(info["action_mask"])[-1]))


@pytest.mark.parametrize("setting", ["actions", "forced", "idle", "mask"])
def test_unknown_values_are_named(setting: str) -> None:
    with pytest.raises(seachest.NotationError, match=f'{setting}: unknown "nonsense"'):
        zoo.VERSIONS["dolores_v0"].parallel_env(**{setting: "nonsense"})  # type: ignore[arg-type]  # that is what is tested


def test_a_version_is_a_module() -> None:
    module = importlib.import_module("seachest.envs.pettingzoo.dolores_v0")
    assert module is zoo.VERSIONS["dolores_v0"]
    assert inspect.ismodule(module)
    assert pickle.loads(pickle.dumps(module)) is module
    env = module.env(players=3)
    env.reset(seed=1)
    assert len(env.agents) == 3
