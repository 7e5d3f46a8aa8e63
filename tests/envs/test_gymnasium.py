"""The games in Gymnasium: its own checks, and what they leave open."""

import copy
import doctest
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.utils.env_checker import check_env

import seachest.envs.gymnasium
from seachest import IllegalMove, NotationError, View
from seachest.bots import bot_named
from seachest.envs.gymnasium import BotTable, id_of
from seachest.rules.game import game_names
from seachest.rules.rewards import REWARD_SCHEMES
from tests.envs.playing import SHORT, TABLES, any_legal, same

LIMIT = 5_000
tables = pytest.mark.parametrize(("game", "players"), TABLES)
games = pytest.mark.parametrize("game", game_names())


def made(game: str, **settings: Any) -> BotTable:
    env = gymnasium.make(id_of(game), **settings).unwrapped
    assert isinstance(env, BotTable)
    return env


def begun(game: str, seed: int = 1, **settings: Any) -> BotTable:
    env = made(game, **settings)
    env.reset(seed=seed)
    return env


def play_on(env: Any, decisions: int, seed: int = 0) -> list[Any]:
    """Plays at random for so many decisions or until the game is over; tells what each step gave."""
    rng = np.random.default_rng(seed)
    steps = []
    for _ in range(decisions):
        steps.append(env.step(any_legal(env.get_wrapper_attr("action_masks")(), rng)))
        if steps[-1][2]:
            break
    return steps


# --- Their checks --------------------------------------------------------------------------------------------------


@tables
def test_their_check_passes(game: str, players: int) -> None:
    check_env(made(game, players=players), skip_render_check=True)


@games
@pytest.mark.parametrize("observation", ["vector", "dict", "pieces"])
def test_their_check_passes_with_every_observation(game: str, observation: str) -> None:
    check_env(made(game, observation=observation), skip_render_check=True)


@games
def test_their_check_passes_with_pictures(game: str) -> None:
    check_env(made(game))


@games
def test_games_can_be_played_side_by_side(game: str) -> None:
    envs = gymnasium.make_vec(id_of(game), num_envs=2, vectorization_mode="sync")
    _, info = envs.reset(seed=1)
    assert info["action_mask"].shape == (2, envs.single_action_space.n)  # type: ignore[attr-defined]  # it is Discrete
    envs.step(info["action_mask"].argmax(axis=1))
    envs.close()


# --- One agent against bots ----------------------------------------------------------------------------------------


@tables
def test_the_agent_is_asked_whenever_its_seat_may_decide(game: str, players: int) -> None:
    env = begun(game, players=players, seat=players - 1)
    for _ in range(20):
        assert env.table.pending() == () or env.seat in env.table.pending()
        if play_on(env, 1)[-1][2]:
            break


@games
def test_an_observation_is_what_the_seat_knows(game: str) -> None:
    env = begun(game, seat=1)
    observation, *_, info = play_on(env, 5)[-1]
    assert same(observation, env.table.features(1))
    assert same(info["action_mask"], env.table.mask(1))
    assert same(env.action_masks(), info["action_mask"].astype(bool))
    assert info["seat"] == 1


def test_observations_come_in_three_forms() -> None:
    vector, both, pieces = (begun("dolores", observation=form) for form in ("vector", "dict", "pieces"))
    expected = play_on(vector, 3)[-1][0]
    together, named = play_on(both, 3)[-1][0], play_on(pieces, 3)[-1][0]
    assert same(together, {"observation": expected, "action_mask": both.table.mask(0)})
    assert same(np.concatenate([named[piece.name] for piece in pieces.game.pieces]), expected)


@games
@pytest.mark.parametrize("scheme", REWARD_SCHEMES)
def test_the_reward_comes_at_the_end_by_the_chosen_scheme(game: str, scheme: str) -> None:
    env = begun(game, rewards=scheme, options=SHORT.get(game), seat=1)
    steps = play_on(env, LIMIT)
    assert [reward for _, reward, *_ in steps[:-1]] == [0.0] * (len(steps) - 1)
    _, reward, terminated, truncated, info = steps[-1]
    assert (terminated, truncated) == (True, False)
    assert reward == env.table.rewards(scheme)[1]
    result = env.table.result()
    assert result is not None
    assert info["scores"].tolist() == list(result.scores)
    assert info["won"] == (1 in result.winners)
    assert not info["action_mask"].any()


def test_a_random_seat_is_another_one_in_each_game() -> None:
    def seats() -> list[int]:
        env = begun("sea-or-shore", players=5, seat="random")
        return [env.reset()[1]["seat"] for _ in range(40)]

    assert set(seats()) == set(range(5))
    assert seats() == seats()


class Noting:
    """A bot that notes which seats it is asked for."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed
        self.asked: set[int] = set()

    def choose(self, view: View) -> str:
        self.asked.add(view.seat)
        return view.legal()[0]


def test_bots_sit_clockwise_from_the_agent() -> None:
    bots = [Noting(), Noting(), Noting()]
    play_on(begun("sea-or-shore", players=4, seat=2, bots=bots), 20)
    assert [bot.asked for bot in bots] == [{3}, {0}, {1}]


def test_one_bot_plays_all_other_seats() -> None:
    bot = Noting()
    play_on(begun("sea-or-shore", players=4, seat=2, bots=bot), 20)
    assert bot.asked == {0, 1, 3}


def test_a_maker_makes_bots_with_seeds_that_follow_from_the_seed() -> None:
    def seeds(seed: int) -> list[int]:
        bots: list[Noting] = []

        def maker(given: int) -> Noting:
            bots.append(Noting(given))
            return bots[-1]

        begun("sea-or-shore", seed, players=3, bots=maker)
        begun("sea-or-shore", seed, players=3, bots=Noting)
        return [bot.seed for bot in bots]

    assert seeds(1) == seeds(1) != seeds(2)
    assert len(set(seeds(1))) == 2


@games
def test_named_bots_play_as_they_do_elsewhere(game: str) -> None:
    """Greedy bots beat an agent that plays at random."""
    env = begun(game, bots="greedy", rewards="win", options=SHORT.get(game))
    lost = 0
    for seed in range(20):
        env.reset(seed=seed)
        lost += play_on(env, LIMIT, seed)[-1][1] < 0
    assert lost > 10


@games
def test_a_seed_decides_everything(game: str) -> None:
    def story(seed: int) -> list[Any]:
        env = made(game, bots="random", seat="random", options=SHORT.get(game))
        return [env.reset(seed=seed), play_on(env, LIMIT), env.reset(), play_on(env, LIMIT)]

    assert repr(story(1)) == repr(story(1))
    assert repr(story(1)) != repr(story(2))


def test_a_bot_that_answers_nonsense_is_named() -> None:
    class Mad:
        def choose(self, view: View) -> str:
            return "swim"

    with pytest.raises(NotationError, match='bots: the bot in seat 0 answered "swim", which is not a move'):
        play_on(begun("sea-or-shore", seat=2, bots=Mad()), 5)


def test_a_bot_that_answers_what_is_not_legal_is_named() -> None:
    class Stubborn:
        def choose(self, view: View) -> str:
            return "stop"

    with pytest.raises(IllegalMove, match='"1 stop" is not legal'):
        play_on(begun("sea-salt-paper", bots=Stubborn()), 5)


# --- Illegal actions -----------------------------------------------------------------------------------------------


def test_an_illegal_action_raises_and_changes_nothing() -> None:
    env = begun("sea-salt-paper", illegal="raise")
    before = env.state()
    with pytest.raises(IllegalMove, match="not legal now; legal: draw"):
        env.step(env.game.action_by_text["stop"])
    assert same(env.state(), before)
    play_on(env, 1)


def test_an_illegal_action_loses_the_game() -> None:
    env = begun("sea-salt-paper")
    _, reward, terminated, truncated, info = env.step(env.game.action_by_text["stop"])
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not info["action_mask"].any()
    assert "won" not in info
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        env.step(0)


def test_a_step_before_reset_is_refused() -> None:
    with pytest.raises(ResetNeeded, match=r"call reset\(\) first"):
        BotTable("dolores").step(0)


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"players": 1}, "players: dolores takes 2 to 4 players, not 1"),
        ({"seat": 2}, 'seat: expected "random" or a seat from 0 to 1, not 2'),
        ({"bots": "shark"}, 'bots: unknown "shark"; expected one of: random, greedy'),
        ({"bots": "program"}, "bot: program needs a command line"),
        ({"bots": ["random", "random"]}, "bots: expected one for all, or 1, not 2"),
        ({"bots": 3}, "bots: 3 is neither a name nor a bot with a method choose, and makes no bots"),
        ({"rewards": "glory"}, 'rewards: unknown "glory"'),
        ({"observation": "smell"}, 'observation: unknown "smell"; expected one of: vector, pieces, dict'),
        ({"illegal": "laugh"}, 'illegal: unknown "laugh"; expected one of: raise, lose'),
        ({"render_mode": "smoke"}, 'render_mode: unknown "smoke"'),
        ({"render_as": "ghost"}, "render_as: expected"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        BotTable("dolores", **settings)


# --- Copies, pictures, registry ------------------------------------------------------------------------------------


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))


@tables
@pytest.mark.parametrize("twin_of", [copy.deepcopy, pickled])
def test_a_copy_in_mid_game_goes_on_alike(game: str, players: int, twin_of: Callable[[Any], Any]) -> None:
    env = gymnasium.make(id_of(game), players=players, bots="random", options=SHORT.get(game), seat="random")
    env.reset(seed=3)
    play_on(env, 4)
    twin = twin_of(env)
    first = play_on(env, LIMIT, seed=1), env.reset()
    second = play_on(twin, LIMIT, seed=1), twin.reset()
    assert repr(first) == repr(second)


def test_greedy_bots_are_copied_with_their_dice() -> None:
    env = begun("sea-salt-paper", bots=[lambda seed: bot_named("greedy", seed)], options={"goal": 1})
    twin = copy.deepcopy(env)
    assert repr(play_on(env, LIMIT)) == repr(play_on(twin, LIMIT))


@pytest.mark.parametrize("watcher", ["own", "all", "spectator", 1])
def test_pictures_show_what_the_watcher_may_see(watcher: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("seachest.envs.render.ansi", lambda view: str(view.position()))
    env = begun("sea-or-shore", seat=2, render_mode="ansi", render_as=watcher)
    table = env.table
    views = {
        "own": table.view(2),
        "all": table.everything().position(),
        "spectator": table.view(None),
        1: table.view(1),
    }
    assert env.render() == str(views[watcher])


def test_the_state_is_everything() -> None:
    env = begun("dolores")
    assert same(env.state(), env.table.open_numbers())
    assert env.state() in env.state_space


@games
def test_the_games_are_registered(game: str) -> None:
    spec = gymnasium.spec(id_of(game))
    assert spec.kwargs == {"game": game}
    assert id_of("sea-or-shore") == "seachest/SeaOrShore-v0"
    assert made(game).game.name == game
    assert gymnasium.make(f"{seachest.envs.gymnasium.__name__}:{id_of(game)}").spec is not None


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(seachest.envs.gymnasium) == (0, 4)


def test_long_games_can_be_cut() -> None:
    env = gymnasium.make(id_of("sea-salt-paper"), max_episode_steps=4)
    env.reset(seed=1)
    steps = play_on(env, 4)
    assert [truncated for _, _, _, truncated, _ in steps] == [False, False, False, True]
