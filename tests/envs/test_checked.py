"""The wrapper of `env` beside PettingZoo's own three: all calls, in any order, have the same answers or errors."""

import copy
import pickle
import warnings
from collections.abc import Callable
from operator import attrgetter
from typing import Any

import numpy as np
import pytest
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

import seachest.envs.pettingzoo
from seachest.envs.pettingzoo import Version
from seachest.envs.spaces import ACTION_MASK_KEY
from tests.envs.playing import SHORT, VERSIONS, any_legal

LIMIT = 20_000
games = pytest.mark.parametrize("game", VERSIONS)

Call = Callable[[Any], Any]


def version(game: str) -> Version:
    found = getattr(seachest.envs.pettingzoo, VERSIONS[game])
    assert isinstance(found, Version)
    return found


def in_their_wrappers(env: Any) -> Any:
    checked = wrappers.AssertOutOfBoundsWrapper(wrappers.TerminateIllegalWrapper(env, illegal_reward=-1.0))
    return wrappers.OrderEnforcingWrapper(checked)


def pair(game: str = "dolores", **settings: Any) -> tuple[Any, Any]:
    """A table in our wrapper, and one in theirs."""
    return version(game).env(**settings), in_their_wrappers(version(game).raw_env(**settings))


def dealt(game: str = "dolores", **settings: Any) -> tuple[Any, Any]:
    ours, theirs = pair(game, **settings)
    for env in (ours, theirs):
        env.reset(seed=1)
    return ours, theirs


def plain(value: Any) -> Any:
    """A value in a form that can be compared: arrays as bytes, and dicts with the order of their keys."""
    if isinstance(value, dict):
        return [(key, plain(each)) for key, each in value.items()]
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return (value.dtype.str, value.shape, value.tobytes()) if isinstance(value, np.ndarray) else value


def answer(env: Any, call: Call) -> Any:
    """What a call returns, or how it fails, with all that is said meanwhile."""
    EnvLogger.mqueue.clear()
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        try:
            found = plain(call(env))
        except Exception as error:  # whatever it is, theirs has to fail alike
            found = (type(error), str(error))
    return found, list(EnvLogger.mqueue), [str(each.message) for each in said]


LOOKS: dict[str, Call] = {
    "last": lambda env: env.last(),
    "last without observing": lambda env: env.last(observe=False),
    "observe": lambda env: [env.observe(agent) for agent in env.possible_agents],
    "observe a stranger": lambda env: env.observe("captain"),
    "state": lambda env: env.state(),
    "render": lambda env: env.render(),
    "agent_iter": lambda env: next(iter(env.agent_iter())),
    "agent_iter twice": lambda env: list(env.agent_iter(2)),
    "close": lambda env: env.close(),
    "spaces": lambda env: [(env.action_space(agent), env.observation_space(agent)) for agent in env.possible_agents],
    "space of a stranger": lambda env: env.action_space("captain"),
    "str": str,
    "class of the table": lambda env: type(env.unwrapped),
    "order is enforced": lambda env: isinstance(env, wrappers.OrderEnforcingWrapper),
    **{
        name: attrgetter(name)
        for name in (
            *("agents", "agent_selection", "rewards", "terminations", "truncations", "infos", "num_agents"),
            *("possible_agents", "max_num_agents", "metadata", "render_mode", "max_cycles", "players"),
            *("_cumulative_rewards", "_mask", "treasure"),
        )
    },
}
"""Calls that change nothing that others see."""

LEFT_OPEN_BY_THEIRS = "masks of agents whose game was ended by a fault"


def masks_blanked(found: Any) -> Any:
    """An answer in which all masks are replaced."""
    if isinstance(found, list | tuple):
        if len(found) == 2 and found[0] == ACTION_MASK_KEY:
            return LEFT_OPEN_BY_THEIRS
        return [masks_blanked(each) for each in found]
    return found


def assert_same_answers(ours: Any, theirs: Any, without_masks: bool = False) -> None:
    for name, call in LOOKS.items():
        found, expected = answer(ours, call), answer(theirs, call)
        if without_masks:
            found, expected = masks_blanked(found), masks_blanked(expected)
        assert found == expected, name


def step(action: Any) -> Call:
    return lambda env: env.step(action)


def play_both(ours: Any, theirs: Any, decisions: int, rng: np.random.Generator) -> None:
    for _ in range(decisions):
        observation, _, terminated, truncated, _ = theirs.last()
        if terminated or truncated:
            return
        action = any_legal(observation[ACTION_MASK_KEY], rng)
        assert answer(ours, step(action)) == answer(theirs, step(action))


@games
def test_before_reset(game: str) -> None:
    ours, theirs = pair(game, render_mode="ansi")
    assert_same_answers(ours, theirs)
    for env in (ours, theirs):
        with pytest.raises(AssertionError, match=r"reset\(\) needs to be called before step"):
            env.step(0)
    assert_same_answers(ours, theirs)


@games
@pytest.mark.parametrize("decisions", [0, 1, 9])
def test_in_a_game(game: str, decisions: int) -> None:
    ours, theirs = dealt(game, render_mode="ansi")
    play_both(ours, theirs, decisions, np.random.default_rng(1))
    assert_same_answers(ours, theirs)


@games
@pytest.mark.parametrize("settings", [{}, {"max_cycles": 7}, {"rewards": "points"}], ids=str)
def test_at_the_end_while_agents_leave_and_after_that(game: str, settings: dict[str, Any]) -> None:
    ours, theirs = dealt(game, options=SHORT.get(game), **settings)
    play_both(ours, theirs, LIMIT, np.random.default_rng(1))
    while theirs.agents:
        assert_same_answers(ours, theirs)
        for action in (0, -1, None):  # only None is right, and changes anything
            assert answer(ours, step(action)) == answer(theirs, step(action))
    assert_same_answers(ours, theirs)
    for action in (None, 0):
        found = answer(ours, step(action))
        assert found == answer(theirs, step(action))
        assert "step() called after all agents are terminated or truncated" in found[1][0]
    for env in (ours, theirs):
        env.reset()
    assert_same_answers(ours, theirs)


@games
@pytest.mark.parametrize("decisions", [0, 5])
@pytest.mark.parametrize("leaving", [0, 1, 9])
def test_when_a_fault_ends_the_game(game: str, decisions: int, leaving: int) -> None:
    ours, theirs = dealt(game)
    play_both(ours, theirs, decisions, np.random.default_rng(1))
    illegal = int(theirs.last()[0][ACTION_MASK_KEY].argmin())
    found = answer(ours, step(illegal))
    assert found == answer(theirs, step(illegal))
    assert "Illegal move made" in found[1][0]
    for _ in range(leaving):
        assert_same_answers(ours, theirs, without_masks=True)
        for action in (0, None):
            assert answer(ours, step(action)) == answer(theirs, step(action))
    for env in (ours, theirs):
        env.reset()
    assert_same_answers(ours, theirs)


@games
def test_after_a_fault_nobody_may_do_anything(game: str) -> None:
    """In their wrappers the agent that leaves first still gets the mask of the one whose fault it was."""
    env, theirs = dealt(game)
    play_both(env, theirs, 5, np.random.default_rng(1))
    env.step(int(env.last()[0][ACTION_MASK_KEY].argmin()))
    for agent in env.possible_agents:
        assert not env.observe(agent)[ACTION_MASK_KEY].any()
        assert not env.infos[agent][ACTION_MASK_KEY].any()


@pytest.mark.parametrize(
    "action",
    [
        *(None, -1, 10_000, "0", 1.5, float("nan"), [0], {}, True),
        *(
            np.int64(0),
            np.int8(0),
            np.uint64(0),
            np.array(0),
            np.array([0]),
            np.array([0, 1]),
            np.float32(0),
            np.int64(-1),
        ),
    ],
    ids=repr,
)
@pytest.mark.parametrize("mask", ["both", "observation", "info"])
def test_any_action(action: Any, mask: str) -> None:
    ours, theirs = dealt("sea-or-shore", mask=mask)
    assert answer(ours, step(action)) == answer(theirs, step(action))
    assert_same_answers(ours, theirs, without_masks=True)


@pytest.mark.parametrize("settings", [{"mask": "info", "observation": "pieces"}, {"actions": "relative"}], ids=str)
def test_faults_end_games_in_all_forms(settings: dict[str, Any]) -> None:
    env, _ = dealt("sea-or-shore", **settings)
    env.step(int(env.infos[env.agent_selection][ACTION_MASK_KEY].argmin()))
    assert all(env.terminations.values())


def test_observing_in_between_changes_nothing() -> None:
    """Their wrapper keeps the mask of the last observation."""
    ours, theirs = dealt()
    rng = np.random.default_rng(2)
    for _ in range(20):
        for env in (ours, theirs):
            env.observe(env.possible_agents[-1])
        play_both(ours, theirs, 1, rng)
    assert_same_answers(ours, theirs)


def test_a_loop_without_steps_is_an_error_in_both() -> None:
    ours, theirs = dealt()

    def twice(env: Any) -> list[str]:
        loop = iter(env.agent_iter())
        return [next(loop), next(loop)]

    for call in (twice, twice):
        found = answer(ours, call)
        assert found == answer(theirs, call)
        assert found[0][0] is AssertionError
    play_both(ours, theirs, 1, np.random.default_rng(1))
    assert answer(ours, twice) == answer(theirs, twice)


@pytest.mark.parametrize(
    "twin_of", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copy", "pickle"]
)
@pytest.mark.parametrize("decisions", [None, 0, 5], ids=["before reset", "dealt", "in a game"])
def test_copies(decisions: int | None, twin_of: Call) -> None:
    ours, theirs = pair() if decisions is None else dealt()
    play_both(ours, theirs, decisions or 0, np.random.default_rng(1))
    twin, their_twin = twin_of(ours), twin_of(theirs)
    assert twin.unwrapped is not ours.unwrapped
    assert_same_answers(twin, their_twin)
    for env in (twin, their_twin):
        env.reset(seed=2)
    play_both(twin, their_twin, 5, np.random.default_rng(2))
    assert_same_answers(twin, their_twin)
    assert_same_answers(ours, theirs)


@games
def test_the_step_of_a_wrapper_around_it_goes_through_it(game: str) -> None:
    ours, theirs = (wrappers.BaseWrapper(env) for env in dealt(game))
    play_both(ours, theirs, 5, np.random.default_rng(1))
    assert answer(ours, lambda env: env.last()) == answer(theirs, lambda env: env.last())
