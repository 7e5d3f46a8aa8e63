"""The games in PettingZoo: its own tests, and what its tests leave open."""

import copy
import doctest
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
import pytest
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test, state_test

import seachest.envs.pettingzoo
from seachest import IllegalMove, NotationError
from seachest.envs.pettingzoo import TableAEC, TableParallel, Version
from seachest.rules.chance import new_dice
from seachest.rules.game import game_named
from seachest.rules.rewards import REWARD_SCHEMES
from tests.envs.playing import SHORT, TABLES, VERSIONS, any_legal, same

CYCLES = 30
LIMIT = 20_000

tables = pytest.mark.parametrize(("game", "players"), TABLES)
games = pytest.mark.parametrize("game", VERSIONS)
kinds = pytest.mark.parametrize("kind", ["env", "raw_env"])
secretive = pytest.mark.parametrize("game", ["sea-or-shore", "dolores"])

# PettingZoo keeps a list of its own environments whose observations are dicts with masks, and warns of all others;
# and it warns of the masks of those who may do nothing.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def version(game: str) -> Version:
    found = getattr(seachest.envs.pettingzoo, VERSIONS[game])
    assert isinstance(found, Version)
    return found


def play_on(env: Any, decisions: int, rng: np.random.Generator) -> list[tuple[str, int]]:
    """Plays at random for so many decisions or until the game is over; tells what was decided."""
    made = []
    for _ in range(decisions):
        agent = env.agent_selection
        _, _, terminated, truncated, info = env.last(observe=False)
        if terminated or truncated:
            break
        made.append((agent, any_legal(info["action_mask"], rng)))
        env.step(made[-1][1])
    return made


def begun(game: str, decisions: int = 0, seed: int = 1, **settings: Any) -> TableAEC:
    env = version(game).raw_env(**settings)
    env.reset(seed=seed)
    play_on(env, decisions, np.random.default_rng(seed))
    return env


def finished(game: str, **settings: Any) -> TableAEC:
    return begun(game, LIMIT, options=SHORT.get(game), **settings)


# --- Their tests ---------------------------------------------------------------------------------------------------

# All but max_cycles_test, which plays without masks and expects that every agent acts in each cycle.


@tables
def test_the_api_test_passes(game: str, players: int) -> None:
    api_test(version(game).env(players=players), num_cycles=CYCLES)


@games
def test_the_api_test_passes_to_the_end_of_games(game: str) -> None:
    api_test(version(game).env(options=SHORT.get(game)), num_cycles=400)


@games
def test_the_api_test_passes_with_named_pieces(game: str) -> None:
    api_test(version(game).env(observation="pieces"), num_cycles=CYCLES)


@tables
def test_the_seed_test_passes(game: str, players: int) -> None:
    seed_test(lambda: version(game).env(players=players), num_cycles=CYCLES)


@tables
def test_the_parallel_api_test_passes(game: str, players: int) -> None:
    parallel_api_test(version(game).parallel_env(players=players), num_cycles=CYCLES)


@games
def test_the_parallel_api_test_passes_to_the_end_of_games(game: str) -> None:
    parallel_api_test(version(game).parallel_env(options=SHORT.get(game)), num_cycles=LIMIT)


@tables
def test_the_parallel_seed_test_passes(game: str, players: int) -> None:
    parallel_seed_test(lambda: version(game).parallel_env(players=players), num_cycles=CYCLES)


@games
def test_the_state_test_passes(game: str) -> None:
    state_test(version(game).env(), version(game).parallel_env())


@games
def test_the_render_test_passes(game: str) -> None:
    render_test(version(game).env)


# --- Turn by turn --------------------------------------------------------------------------------------------------


@tables
def test_agents_are_named_after_their_seats(game: str, players: int) -> None:
    env = version(game).env(players=players)
    env.reset()
    assert env.agents == env.possible_agents == [f"player_{seat}" for seat in range(players)]


@games
def test_without_a_number_of_players_the_fewest_play(game: str) -> None:
    assert len(version(game).env().possible_agents) == min(game_named(game).seats)


@tables
def test_the_lowest_of_those_who_may_decide_comes_first(game: str, players: int) -> None:
    env = begun(game, players=players)
    rng = np.random.default_rng(0)
    for _ in range(60):
        if not env.table.pending():
            break
        assert env.agent_selection == f"player_{env.table.pending()[0]}"
        play_on(env, 1, rng)


@tables
def test_only_the_agent_whose_turn_it_is_has_a_mask(game: str, players: int) -> None:
    env = begun(game, 3, players=players)
    for seat, agent in enumerate(env.agents):
        turn = agent == env.agent_selection
        expected = env.table.mask(seat) if turn else np.zeros(len(env.game.actions), np.int8)
        for mask in (env.observe(agent)["action_mask"], env.infos[agent]["action_mask"]):
            assert mask.dtype == np.int8
            assert same(mask, expected)
        assert expected.any() == turn


@games
def test_an_observation_is_what_the_seat_knows(game: str) -> None:
    env = begun(game, 20)
    for seat, agent in enumerate(env.agents):
        assert same(env.observe(agent)["observation"], env.table.features(seat))


@games
def test_named_pieces_are_the_vector_in_parts(game: str) -> None:
    env = begun(game, 20, observation="pieces")
    pieces = env.observe("player_1")["observation"]
    assert list(pieces) == [piece.name for piece in env.game.pieces]
    assert same(np.concatenate(list(pieces.values())), env.table.features(1))


@games
@pytest.mark.parametrize("scheme", REWARD_SCHEMES)
def test_rewards_come_at_the_end_by_the_chosen_scheme(game: str, scheme: str) -> None:
    env = begun(game, 10, rewards=scheme)
    assert not any(env.rewards.values())
    env = finished(game, rewards=scheme)
    assert all(env.terminations.values())
    assert not any(env.truncations.values())
    assert list(env.rewards.values()) == env.table.rewards(scheme).tolist()
    assert any(env.rewards.values())


@games
def test_agents_leave_one_by_one_after_the_end(game: str) -> None:
    env = finished(game)
    rewards = dict(env.rewards)
    left = []
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert observation is not None
        assert (terminated, truncated) == (True, False)
        assert reward == rewards[agent]
        left.append(agent)
        env.step(None)
    assert left == env.possible_agents
    assert env.agents == []


def test_a_game_is_truncated_after_so_many_decisions() -> None:
    env = begun("sea-salt-paper", LIMIT, max_cycles=7)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())
    assert len(play_on(begun("sea-salt-paper", max_cycles=7), LIMIT, np.random.default_rng(1))) == 7


@games
def test_a_seed_decides_the_deal_and_those_after_it(game: str) -> None:
    def deals(seed: int | None) -> list[bytes]:
        env = version(game).raw_env()
        states = []
        for given in (seed, None, None):
            env.reset(seed=given)
            states.append(env.state().tobytes())
        return states

    assert deals(3) == deals(3)
    assert len(set(deals(3))) == 3
    assert deals(3) != deals(4)
    assert deals(None) != deals(None)


@games
def test_options_reach_the_table(game: str) -> None:
    wishes = {option.name: option.examples[0] for option in game_named(game).options}
    assert begun(game, options=wishes).table.options == wishes


# --- Secrets -------------------------------------------------------------------------------------------------------


@tables
def test_a_deal_that_differs_only_in_what_a_seat_does_not_know_looks_the_same_to_it(game: str, players: int) -> None:
    env = begun(game, 25, players=players)
    differing = 0
    for seat, agent in enumerate(env.agents):
        twin = copy.deepcopy(env)
        state = env.table.seat_view(seat).record
        env.game.guess(state, seat, new_dice(seat))
        twin.table.set_state(state)
        differing += not same(twin.state(), env.state())
        assert same(twin.observe(agent)["observation"], env.observe(agent)["observation"])
    assert differing


@secretive
@pytest.mark.parametrize("players", [3, 4])
def test_secret_choices_look_the_same_to_all_others(game: str, players: int) -> None:
    env = begun(game, players=players)
    rng = np.random.default_rng(0)
    while len(env.table.pending()) < 2 or env.infos[env.agent_selection]["action_mask"].sum() < 2:
        play_on(env, 1, rng)
    chooser = env.agent_selection
    outcomes = []
    for action in np.flatnonzero(env.infos[chooser]["action_mask"])[:2]:
        twin = copy.deepcopy(env)
        twin.step(action)
        outcomes.append(twin)
    one, other = outcomes
    assert not same(one.state(), other.state())
    assert not same(one.observe(chooser), other.observe(chooser))
    for agent in env.agents:
        if agent != chooser:
            assert same(one.observe(agent), other.observe(agent))
            assert same(one.observe(agent)["observation"], env.observe(agent)["observation"])


def test_the_state_is_everything() -> None:
    env = begun("dolores", 5)
    assert same(env.state(), env.table.open_numbers())
    assert env.state() in env.state_space


# --- Copies --------------------------------------------------------------------------------------------------------


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@kinds
@tables
@pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled])
def test_a_copy_in_mid_game_goes_on_alike(kind: str, game: str, players: int, twin_of: Callable[[Any], Any]) -> None:
    env = getattr(version(game), kind)(players=players, options=SHORT.get(game))
    env.reset(seed=5)
    play_on(env, 12, np.random.default_rng(5))
    twin = twin_of(env)
    before = twin.state().tobytes()
    moves = play_on(env, LIMIT, np.random.default_rng(6))
    assert twin.state().tobytes() == before
    assert play_on(twin, LIMIT, np.random.default_rng(6)) == moves
    assert same(twin.state(), env.state())
    assert twin.rewards == env.rewards
    for one in (env, twin):
        one.reset()
    assert same(twin.state(), env.state())


def test_a_copy_samples_the_same_actions() -> None:
    env = begun("dolores")
    env.action_space("player_0").seed(3)
    twin = copy.deepcopy(env)
    samples = [[one.action_space("player_0").sample() for _ in range(5)] for one in (env, twin)]
    assert samples[0] == samples[1]


# --- All at once ---------------------------------------------------------------------------------------------------


def parallel(game: str, seed: int = 1, **settings: Any) -> tuple[TableParallel, dict[str, Any]]:
    env = version(game).parallel_env(**settings)
    return env, env.reset(seed=seed)[1]


def chosen(infos: dict[str, Any], rng: np.random.Generator) -> dict[str, int]:
    return {agent: any_legal(info["action_mask"], rng) for agent, info in infos.items() if info["action_mask"].any()}


@tables
def test_all_at_once_is_the_same_game_as_turn_by_turn(game: str, players: int) -> None:
    env, infos = parallel(game, players=players, options=SHORT.get(game))
    turns = begun(game, players=players, options=SHORT.get(game))
    rng = np.random.default_rng(2)
    rewards: dict[str, float] = {}
    while env.agents:
        actions = chosen(infos, rng)
        _, rewards, _, _, infos = env.step(actions)
        for agent, action in actions.items():
            if infos[agent]["acted"]:
                assert turns.agent_selection == agent
                turns.step(action)
        assert same(env.state(), turns.state())
    assert all(turns.terminations.values())
    assert rewards == turns.rewards


@secretive
def test_secret_choices_are_made_in_one_step(game: str) -> None:
    env, infos = parallel(game, players=3)
    rng = np.random.default_rng(0)
    while len(env.table.pending()) < 2:
        infos = env.step(chosen(infos, rng))[-1]
    deciding = [f"player_{seat}" for seat in env.table.pending()]
    infos = env.step(chosen(infos, rng))[-1]
    assert [agent for agent in env.possible_agents if infos[agent]["acted"]] == deciding


def test_who_learns_something_first_is_asked_again() -> None:
    """In a window of Dolores answers are open, so the second sees the first one's before it decides."""
    env, infos = parallel("dolores", players=4)
    rng = np.random.default_rng(0)
    asked_again = 0
    for seed in range(60):
        _, infos = env.reset(seed=seed)
        while env.agents:
            actions = chosen(infos, rng)
            infos = env.step(actions)[-1]
            acted = [infos[agent]["acted"] for agent in actions]
            assert acted[0]
            asked_again += not all(acted)
    assert asked_again


@games
def test_actions_of_those_who_have_nothing_to_decide_are_ignored(game: str) -> None:
    env, infos = parallel(game)
    other, _ = parallel(game)
    rng = np.random.default_rng(0)
    for _ in range(30):
        actions = chosen(infos, rng)
        infos = env.step(actions)[-1]
        other.step(dict.fromkeys(other.agents, 0) | actions)
        assert same(env.state(), other.state())


def test_a_parallel_game_is_truncated_after_so_many_steps() -> None:
    env, infos = parallel("dolores", max_cycles=3)
    rng = np.random.default_rng(0)
    for step in range(3):
        _, _, terminations, truncations, infos = env.step(chosen(infos, rng))
        assert list(truncations.values()) == [step == 2] * 2
        assert not any(terminations.values())
    assert env.agents == []
    assert not any(info["action_mask"].any() for info in infos.values())


@games
def test_a_parallel_environment_is_copied_in_mid_game(game: str) -> None:
    env, infos = parallel(game)
    rng = np.random.default_rng(0)
    for _ in range(10):
        infos = env.step(chosen(infos, rng))[-1]
    for twin in (copy.deepcopy(env), pickled(env)):
        actions = chosen(infos, rng)
        assert same(twin.step(actions)[0], copy.deepcopy(env).step(actions)[0])


# --- What is wrong is named ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 5}, "players: dolores takes 2 to 4 players, not 5"),
        ({"rewards": "glory"}, 'rewards: unknown "glory"; expected one of: rank, win, points'),
        ({"options": {"wind": 1}}, "wind"),
        ({"observation": "smell"}, 'observation: unknown "smell"; expected one of: vector, pieces'),
        ({"render_mode": "smoke"}, 'render_mode: unknown "smoke"; expected one of: human, ansi, rgb_array'),
        ({"render_as": 2}, 'render_as: expected "all", "spectator" or a seat from 0 to 1, not 2'),
        ({"render_as": "ghost"}, 'render_as: expected .* not "ghost"'),
        ({"max_cycles": 0}, "max_cycles: expected None or a positive number, not 0"),
    ],
)
@pytest.mark.parametrize("kind", ["env", "raw_env", "parallel_env"])
def test_wrong_settings_are_named(kind: str, settings: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        getattr(version("dolores"), kind)(**settings)


def test_an_illegal_action_raises_without_wrappers_and_changes_nothing() -> None:
    env = begun("sea-salt-paper")
    before = env.state()
    with pytest.raises(IllegalMove, match="not legal now; legal: draw"):
        env.step(env.game.action_by_text["stop"])
    assert same(env.state(), before)
    assert env.agents == env.possible_agents


def test_an_illegal_action_ends_the_game_of_env(caplog: pytest.LogCaptureFixture) -> None:
    env = version("sea-salt-paper").env()
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(game_named("sea-salt-paper").action_by_text["stop"])
    assert env.rewards == {agent: -1.0 if agent == loser else 0 for agent in env.possible_agents}
    assert all(env.terminations.values())
    assert "Illegal move made" in caplog.text


def test_an_illegal_action_among_others_raises_and_changes_nothing() -> None:
    env, infos = parallel("sea-or-shore", illegal="raise")
    before = env.state()
    actions = chosen(infos, np.random.default_rng(0)) | {"player_1": len(env.game.actions) - 1}
    with pytest.raises(IllegalMove, match='"1 '):
        env.step(actions)
    assert same(env.state(), before)


def test_an_illegal_action_among_others_loses_the_game() -> None:
    env, infos = parallel("sea-or-shore")
    actions = chosen(infos, np.random.default_rng(0)) | {"player_1": len(env.game.actions) - 1}
    _, rewards, terminations, _, _ = env.step(actions)
    assert rewards == {"player_0": 0.0, "player_1": -1.0, "player_2": 0.0}
    assert all(terminations.values())
    assert env.agents == []


def test_an_action_that_is_no_whole_number_is_named() -> None:
    with pytest.raises(NotationError, match=r"action: expected a whole number, not 1\.5"):
        begun("dolores").step(1.5)  # type: ignore[arg-type]  # the mistake that is tested


def test_an_action_that_is_missing_is_named() -> None:
    with pytest.raises(NotationError, match=r"action: player_. is to decide, and None is for agents"):
        begun("dolores").step(None)
    env, _ = parallel("sea-or-shore")
    with pytest.raises(NotationError, match="actions: player_1 is to decide and has none"):
        env.step({"player_0": int(env.table.mask(0).argmax())})


def test_an_unknown_agent_is_named() -> None:
    with pytest.raises(NotationError, match='agent: unknown "captain"; expected one of: player_0, player_1'):
        begun("dolores").observe("captain")
    env, _ = parallel("dolores")
    with pytest.raises(NotationError, match='agent: unknown "captain"'):
        env.step({"captain": 0})


def test_nothing_goes_on_before_reset_or_after_the_end() -> None:
    env = version("dolores").raw_env()
    for call in (
        env.state,
        lambda: env.step(0),
        lambda: env.observe("player_0"),
        version("dolores").raw_env(render_mode="ansi").render,
    ):
        with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
            call()
    env = finished("dolores")
    for _ in env.possible_agents:
        env.step(None)
    with pytest.raises(ResetNeeded, match="all agents have left"):
        env.step(None)
    table, infos = parallel("dolores", max_cycles=1)
    table.step(chosen(infos, np.random.default_rng(0)))
    with pytest.raises(ResetNeeded, match="the game is over"):
        table.step({})


# --- Pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("watcher", ["all", "spectator", 0, 1])
def test_pictures_show_what_the_watcher_may_see(watcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seachest.envs.render.ansi", lambda view: str(view.position()))
    env = begun("sea-or-shore", 30, render_mode="ansi", render_as=watcher)
    table = env.table
    seen = (
        table.everything().position() if watcher == "all" else table.view(None if watcher == "spectator" else watcher)
    )
    assert env.render() == str(seen)
    assert str(table.view(None)) != str(table.view(0)) != str(table.everything().position())


def test_people_are_shown_every_step(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seachest.envs.render.ansi", lambda view: "a table")
    begun("dolores", 3, render_mode="human")
    assert capsys.readouterr().out == "a table\n" * 4


def test_without_a_render_mode_there_is_a_warning() -> None:
    with pytest.warns(UserWarning, match="render_mode"):
        begun("dolores").render()


def test_a_copy_shares_no_table_and_no_source_of_actions() -> None:
    env = begun("dolores")
    twin = copy.deepcopy(env)
    assert twin.table is not env.table
    assert twin.action_space("player_0") is not env.action_space("player_0")
    assert twin.infos["player_0"] is not env.infos["player_0"]


# --- Registry ------------------------------------------------------------------------------------------------------


@games
def test_the_games_stand_in_the_registry(game: str) -> None:
    name = f"seachest/{VERSIONS[game]}"
    env = pettingzoo.make("aec", name, players=3)
    env.reset(seed=1)
    assert env.num_agents == 3
    assert str(env.unwrapped) == VERSIONS[game]
    assert isinstance(pettingzoo.make("parallel", name, max_cycles=5), TableParallel)


def test_registering_again_changes_nothing() -> None:
    before = dict(pettingzoo.aec_registry)
    version("dolores").register()
    assert pettingzoo.aec_registry == before


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(seachest.envs.pettingzoo) == (0, 4)


def test_a_library_without_a_registry_is_no_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(pettingzoo, "register")
    monkeypatch.delattr(pettingzoo, "aec_registry")
    version("dolores").register()


@games
def test_spaces_hold_every_observation(game: str) -> None:
    env = finished(game)
    for agent in env.possible_agents:
        assert env.observe(agent) in env.observation_space(agent)
    assert isinstance(env.action_space("player_0"), gymnasium.spaces.Discrete)
