"""The games in OpenSpiel: its own tests pass, secrets stay secret, and copies go on alike."""

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from seachest import IllegalMove, NotationError, deal
from seachest.envs.openspiel import spiel_name
from seachest.envs.openspiel.parameters import DEAL_DIGIT_VALUES, DEAL_DIGITS
from seachest.envs.openspiel.playthrough import CHANCE, TERMINAL, Playthrough, SeatNotes, SpielTable
from seachest.rules.game import NOBODY, game_named, game_names
from tests.walks import every_table

TABLES = every_table()
SHORT = {"sea-salt-paper": {"goal": 5}}
"""What makes random play shorter, where it goes on for long."""

DOLORES = "seachest_dolores(players=2,bottles=False)"


def load(name: str, players: int, **parameters: Any) -> Any:
    return pyspiel.load_game(spiel_name(name), {"players": players, **SHORT.get(name, {}), **parameters})


def dealt(game: Any, deal_number: int = 0) -> Any:
    """A state right after a deal (of the lowest digits)."""
    state = game.new_initial_state()
    digits = []
    for _ in range(game.setting.digits):
        deal_number, digit = divmod(deal_number, game.setting.digit_values)
        digits.append(digit)
    for digit in reversed(digits):
        state.apply_action(digit)
    return state


def play_on(state: Any, decisions: int, seed: int = 0) -> Any:
    """Plays at random; the state itself is returned."""
    dice = random.Random(seed)
    for _ in range(decisions):
        if not state.is_terminal():
            state.apply_action(dice.choice(state.legal_actions()))
    return state


def take(state: Any, text: str) -> Any:
    """A child of a state, by the text of an action."""
    return state.child(state.string_to_action(state.current_player(), text))


def shows(state: Any, player: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a player."""
    return (
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.observation_string(player),
        state.observation_tensor(player),
    )


# --- OpenSpiel's own tests -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_random_simulation_finds_nothing_wrong(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", game_names())
def test_random_simulation_by_points_keeps_to_the_bounds(name: str) -> None:
    game = load(name, 3, rewards="points")
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


@pytest.mark.parametrize("name", game_names())
def test_bots_of_openspiel_play_its_native_loop(name: str) -> None:
    state = load(name, 3).new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(3)]
    assert sum(pyspiel.evaluate_bots(state, bots, 1)) == pytest.approx(0)


def test_openspiels_environment_for_learners_plays_a_game() -> None:
    from open_spiel.python import rl_environment

    environment = rl_environment.Environment(pyspiel.load_game(DOLORES))
    step = environment.reset()
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([step.observations["legal_actions"][player][0]])
    assert sum(step.rewards) == 0


def test_a_process_that_has_imported_the_games_ends_well() -> None:
    subprocess.run([sys.executable, "-c", "import seachest.envs.openspiel"], check=True)


# --- Loading -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", game_names())
def test_every_option_is_a_parameter(name: str) -> None:
    specification = pyspiel.load_game(spiel_name(name)).get_type().parameter_specification
    assert {option.name for option in game_named(name).options} < set(specification)


@pytest.mark.parametrize(
    ("text", "options"),
    [
        ("seachest_dolores(players=3,bottles=False)", {"bottles": False, "singles": True}),
        ("seachest_sea_salt_paper(goal=7)", {"goal": 7}),
        ("seachest_sea_salt_paper(players=2)", {"goal": 40}),
        ("seachest_sea_salt_paper(players=4)", {"goal": 30}),
        ("seachest_sea_salt_paper(players=3,goal=-1)", {"goal": 35}),
        ("seachest_sea_or_shore(treasures=1 2 3 3 4 4 4 9)", {"treasures": [1, 2, 3, 3, 4, 4, 4, 9]}),
        ("seachest_sea_or_shore(actions=2 4)", {"actions": [2, 4]}),
        ("seachest_sea_or_shore(actions=random)", {"actions": "random"}),
        ("seachest_sea_or_shore(actions=)", {"actions": [1, 3]}),
    ],
)
def test_options_are_read_from_the_text_of_a_game(text: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(text)
    assert game.setting.start.options.items() >= options.items()
    again = pyspiel.load_game(str(game))
    assert again.setting == game.setting
    assert str(again) == str(game)


def test_lists_may_have_commas_in_a_parameter_of_its_own() -> None:
    game = pyspiel.load_game("seachest_sea_or_shore", {"actions": "2,3"})
    assert game.setting.start.options["actions"] == [2, 3]
    assert "actions=2 3," in str(game)


@pytest.mark.parametrize(
    ("name", "parameters", "message"),
    [
        ("seachest_dolores", {"players": 5}, "players: dolores takes 2 to 4 players, not 5"),
        ("seachest_dolores", {"rewards": "glory"}, 'rewards: unknown "glory"'),
        ("seachest_dolores", {"seed": -1}, "seed: -1 is not between 0 and"),
        ("seachest_dolores", {"deals": -2}, "deals: -2 is not between 0 and"),
        ("seachest_sea_salt_paper", {"goal": 0}, "seachest_sea_salt_paper.goal"),
        ("seachest_sea_or_shore", {"treasures": "1 2"}, "seachest_sea_or_shore.treasures"),
        ("seachest_sea_or_shore", {"actions": "any"}, "seachest_sea_or_shore.actions"),
    ],
)
def test_errors_name_the_parameter(name: str, parameters: dict[str, Any], message: str) -> None:
    with pytest.raises(NotationError, match=message):
        pyspiel.load_game(name, parameters)


def test_openspiel_refuses_unknown_parameters_by_name() -> None:
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'wind'"):
        pyspiel.load_game("seachest_dolores", {"wind": 3})


# --- Chance --------------------------------------------------------------------------------------------------------


def test_chance_draws_the_deal_digit_by_digit() -> None:
    game = pyspiel.load_game(DOLORES)
    state = game.new_initial_state()
    for _ in range(DEAL_DIGITS):
        outcomes = state.chance_outcomes()
        assert [outcome for outcome, _ in outcomes] == state.legal_actions() == list(range(DEAL_DIGIT_VALUES))
        assert sum(probability for _, probability in outcomes) == pytest.approx(1)
        state.apply_action(3)
    assert not state.is_chance_node()
    assert game.max_chance_nodes_in_history() == DEAL_DIGITS


def test_the_history_tells_the_whole_game() -> None:
    game = pyspiel.load_game(DOLORES)
    state = play_on(game.new_initial_state(), 1000)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_deal_is_that_of_our_table_with_the_same_seed(name: str, players: int) -> None:
    state = dealt(load(name, players, seed=3), 1234567)
    table = deal(name, players, seed=3 << 64 | 1234567, options=SHORT.get(name))
    assert json.loads(str(state).partition(": ")[2]) == table.position()


@pytest.mark.parametrize("other", [lambda: dealt(load("dolores", 2), 8), lambda: dealt(load("dolores", 2, seed=1), 7)])
def test_another_outcome_and_another_seed_give_another_deal(other: Callable[[], Any]) -> None:
    assert shows(other(), 0) != shows(dealt(load("dolores", 2), 7), 0)


def test_so_many_fixed_deals_are_one_chance_node() -> None:
    game = pyspiel.load_game("seachest_dolores(players=2,deals=3)")
    state = game.new_initial_state()
    assert state.chance_outcomes() == [(0, 1 / 3), (1, 1 / 3), (2, 1 / 3)]
    children = [state.child(outcome) for outcome in range(3)]
    assert not any(child.is_chance_node() for child in children)
    assert len({str(child) for child in children}) == 3
    assert game.max_chance_outcomes() == 3


def test_an_outcome_that_chance_does_not_have_is_refused() -> None:
    state = pyspiel.load_game("seachest_dolores(players=2,deals=3)").new_initial_state()
    with pytest.raises(ValueError, match="chance outcome: 3 is not between 0 and 2"):
        state.apply_action(3)


# --- Copies --------------------------------------------------------------------------------------------------------


def through_text(state: Any) -> Any:
    game, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(game) == str(state.get_game())
    return twin


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize(
    "twin_of",
    [lambda state: state.clone(), copy.deepcopy, lambda state: pickle.loads(pickle.dumps(state)), through_text],
    ids=["clone", "deepcopy", "pickle", "text"],
)
@pytest.mark.parametrize("decisions", [3, 40])
def test_a_copy_goes_on_exactly_like_the_original(
    name: str, players: int, twin_of: Callable[[Any], Any], decisions: int
) -> None:
    state = play_on(load(name, players).new_initial_state(), decisions)
    state.information_state_string(0)
    twin = twin_of(state)
    before = str(twin)
    play_on(state, 60, seed=1)
    assert str(twin) == before != str(state)
    play_on(twin, 60, seed=1)
    assert str(twin) == str(state)
    assert twin.history() == state.history()
    assert all(shows(twin, player) == shows(state, player) for player in range(players))


def test_a_copied_game_is_the_same_game() -> None:
    game = load("sea-salt-paper", 3, seed=4, rewards="win")
    for twin in (copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.setting == game.setting


def test_the_lists_handed_out_are_the_callers_own() -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    legal = state.legal_actions()
    state.legal_actions().clear()
    assert state.legal_actions() == legal != []


# --- Decisions -----------------------------------------------------------------------------------------------------


def test_who_decides_at_the_same_moment_is_asked_one_by_one_from_the_lowest() -> None:
    state = dealt(load("sea-or-shore", 4))
    asked = []
    for _ in range(4):
        asked.append(state.current_player())
        assert [player for player in range(4) if state.legal_actions(player)] == [state.current_player()]
        state.apply_action(state.legal_actions()[0])
    assert asked == [0, 1, 2, 3]


def test_actions_have_the_texts_of_the_game() -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    texts = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert texts == ["peace", "fight", "first"]


@pytest.mark.parametrize("action", [0, 10_000])
def test_an_illegal_action_is_refused_and_changes_nothing(action: int) -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    before = str(state), state.history()
    with pytest.raises(IllegalMove, match="is not legal"):
        state.apply_action(action)
    assert (str(state), state.history()) == before


@pytest.mark.parametrize(("name", "players"), TABLES)
@pytest.mark.parametrize("rewards", ["rank", "win", "points"])
def test_returns_are_those_of_our_table(name: str, players: int, rewards: str) -> None:
    state = dealt(load(name, players, rewards=rewards))
    table = deal(name, players, seed=0, options=SHORT.get(name))
    dice = random.Random(2)
    while not state.is_terminal():
        assert not any(state.returns())
        action = dice.choice(state.legal_actions())
        table.take(state.current_player(), action)
        state.apply_action(action)
    assert state.current_player() == TERMINAL
    assert state.returns() == pytest.approx(table.rewards(rewards).tolist())
    assert state.rewards() == state.returns()
    if rewards != "points":
        assert sum(state.returns()) == pytest.approx(0, abs=1e-12)


# --- What players know ---------------------------------------------------------------------------------------------


def before_a_secret_choice(phase: str) -> Any:
    """A state in which a seat is about to choose something that the others don't see."""
    if phase == "gesture":
        return dealt(pyspiel.load_game("seachest_dolores(players=3,bottles=False)"))
    if phase == "keep":
        return take(dealt(load("sea-salt-paper", 2)), "draw")
    if phase == "card":
        return play_on(dealt(load("sea-or-shore", 3)), 3)
    deals = (dealt(load("sea-or-shore", 3), number) for number in range(100))
    return next(state for state in deals if len(state.legal_actions()) > 1)


@pytest.mark.parametrize("phase", ["gesture", "keep", "card", "pass"])
def test_a_secret_choice_shows_to_its_owner_alone(phase: str) -> None:
    state = before_a_secret_choice(phase)
    one, other = (state.child(action) for action in state.legal_actions()[:2])
    assert str(one) != str(other)
    for player in range(state.num_players()):
        if player == state.current_player():
            assert one.information_state_string(player) != other.information_state_string(player)
        else:
            assert shows(one, player) == shows(other, player)


def test_who_waits_for_secret_choices_notices_nothing_before_the_last() -> None:
    state = dealt(pyspiel.load_game("seachest_dolores(players=3,bottles=False)"))
    first = state.current_player()
    chosen = take(state, "peace")
    second = chosen.current_player()
    assert first != second
    assert chosen.information_state_string(second) == state.information_state_string(second)
    assert f" {first} peace," in take(chosen, "fight").information_state_string(second)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_the_information_state_recalls_all_own_decisions(name: str, players: int) -> None:
    state = dealt(load(name, players))
    own: list[list[str]] = [[] for _ in range(players)]
    dice = random.Random(5)
    for _ in range(50):
        player, action = state.current_player(), dice.choice(state.legal_actions())
        own[player].append(f" {player} {state.action_to_string(player, action)}")
        state.apply_action(action)
        if state.is_terminal():
            break
    for player in range(players):
        moves = state.information_state_string(player).partition(":")[2].rpartition("|")[0].split(",")
        assert [move for move in moves if move.startswith(f" {player} ")] == own[player]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_information_states_are_those_of_the_tables_own_notes(name: str, players: int) -> None:
    state = play_on(dealt(load(name, players)), 60)
    table = deal(name, players, seed=0, options=SHORT.get(name))
    for player, action in zip(*_moves_of(state), strict=True):
        table.take(player, action)
    for player in range(players):
        moves = "".join(f" {move}," for move in table.moves(player))
        assert state.information_state_string(player).startswith(f"seat {player}:{moves} | ")


def _moves_of(state: Any) -> tuple[list[int], list[int]]:
    moves = [move for move in state.full_history() if move.player != CHANCE]
    return [move.player for move in moves], [move.action for move in moves]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_information_states_do_not_depend_on_when_one_asks(name: str, players: int) -> None:
    often, once = (dealt(load(name, players)) for _ in range(2))
    dice = random.Random(7)
    for _ in range(40):
        action = dice.choice(often.legal_actions())
        often.apply_action(action)
        once.apply_action(action)
        if often.is_terminal():
            break
        often.information_state_string(often.current_player())
    for player in range(players):
        assert often.information_state_string(player) == once.information_state_string(player)


def test_what_was_seen_but_never_said_is_in_the_information_state() -> None:
    one, other = (take(dealt(load("sea-salt-paper", 2), number), "draw") for number in (0, 1))
    seat = one.current_player()
    assert seat == other.current_player()
    strings = [state.information_state_string(seat).partition(" | ") for state in (one, other)]
    assert strings[0][0] == strings[1][0]
    assert strings[0][2] != strings[1][2]


def test_what_was_seen_and_forgotten_is_in_the_information_state() -> None:
    at_first = SeatNotes("seat 0:", bytes(16), b"dealt")
    one, other = (at_first.then("", seen).then(" 0 pass,", b"the same") for seen in (b"a king", b"a queen"))
    assert one.moves == other.moves
    assert one.digest != other.digest


def test_seats_never_share_an_information_state() -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    assert len({state.information_state_string(player) for player in range(2)}) == 2
    assert state.information_state_tensor(0)[:2] == [1, 0]
    assert state.information_state_tensor(1)[:2] == [0, 1]


def test_nothing_is_known_before_the_deal() -> None:
    state = pyspiel.load_game(DOLORES).new_initial_state()
    assert state.information_state_string(0) == state.observation_string(0) == "before the deal"
    assert not any(state.observation_tensor(0))


@pytest.mark.parametrize("player", [-1, 2])
def test_a_player_that_is_none_is_refused(player: int) -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    with pytest.raises(ValueError, match=f"player: {player} is not between 0 and 1"):
        state.observation_tensor(player)


# --- Observers -----------------------------------------------------------------------------------------------------


def observer(game: Any, **kind: Any) -> Any:
    from open_spiel.python.observation import make_observation

    return make_observation(game, pyspiel.IIGObservationType(**kind))


@pytest.mark.parametrize("name", game_names())
def test_an_observer_has_the_features_by_name(name: str) -> None:
    game = load(name, 3)
    state = play_on(dealt(game), 30)
    seen = observer(game, perfect_recall=False)
    seen.set_from(state, 1)
    assert list(seen.dict) == [piece.name for piece in game_named(name).pieces]
    assert seen.tensor.tolist() == state.observation_tensor(1) == state.playthrough.table.features(1).tolist()
    for piece in game_named(name).pieces:
        assert seen.dict[piece.name].tolist() == seen.tensor[piece.begin : piece.begin + piece.size].tolist()
    assert json.loads(seen.string_from(state, 1)) == state.playthrough.table.view(1)


@pytest.mark.parametrize("name", game_names())
def test_an_observer_in_cpp_sees_the_same(name: str) -> None:
    game = load(name, 3)
    state = play_on(dealt(game), 30)
    for player in range(3):
        assert pyspiel.State.observation_tensor(state, player) == state.observation_tensor(player)
        assert pyspiel.State.information_state_tensor(state, player) == state.information_state_tensor(player)


def test_public_information_is_what_a_spectator_sees() -> None:
    game = load("sea-salt-paper", 2)
    state = play_on(dealt(game), 30)
    public = observer(game, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public.set_from(state, 1)
    assert public.tensor.tolist() == state.playthrough.table.features(None).tolist()
    assert json.loads(public.string_from(state, 1)) == state.playthrough.table.view(None)
    recalled = observer(game, perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    assert recalled.string_from(state, 0) == recalled.string_from(state, 1) == state.playthrough.notes(NOBODY)


def test_all_private_information_is_what_all_seats_see() -> None:
    game = load("sea-salt-paper", 2)
    state = play_on(dealt(game), 30)
    everybody = observer(game, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    everybody.set_from(state, 0)
    assert everybody.tensor.tolist() == state.observation_tensor(0) + state.observation_tensor(1)
    assert everybody.dict["1.hand"].sum() == len(state.playthrough.table.view(1)["hands"][1])


def test_private_information_alone_is_what_a_spectator_does_not_see() -> None:
    game = load("sea-salt-paper", 2)
    state = play_on(dealt(game), 30)
    private = observer(game, perfect_recall=False, public_info=False)
    own, public = state.playthrough.table.view(1), state.playthrough.table.view(None)
    shown = json.loads(private.string_from(state, 1))
    assert shown["hands"] == own["hands"] != public["hands"]
    assert shown.keys() == {name for name in own if own[name] != public.get(name)}
    assert public | shown == own
    assert private.tensor is None


def test_nothing_public_and_nothing_private_is_nothing() -> None:
    game = load("dolores", 2)
    nothing = observer(game, perfect_recall=False, public_info=False, private_info=pyspiel.PrivateInfoType.NONE)
    assert nothing.string_from(dealt(game), 0) == ""


def test_private_recall_alone_is_refused() -> None:
    with pytest.raises(ValueError, match="public_info=False with perfect_recall=True"):
        observer(load("dolores", 2), perfect_recall=True, public_info=False)


def test_openspiel_writes_a_playthrough() -> None:
    from open_spiel.python.algorithms import generate_playthrough

    text = generate_playthrough.playthrough("seachest_dolores(players=2,bottles=False)", None, seed=1)
    assert "PrivateObservationString(1)" in text
    assert "Returns() = [" in text


def test_parameters_of_an_observer_are_refused_by_name() -> None:
    with pytest.raises(ValueError, match="observers have no parameters, but got: colour"):
        load("dolores", 2).make_py_observer(None, {"colour": 1})


# --- Guesses -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_guessed_state_is_the_same_to_the_player_who_guesses(name: str, players: int) -> None:
    state = dealt(load(name, players), 5)
    dice = random.Random(3)
    for step in range(40):
        player = (state.current_player() + step // 2) % players
        guess = state.resample_from_infostate(player, dice.random)
        assert shows(guess, player) == shows(state, player)
        assert guess.current_player() == state.current_player()
        assert guess.legal_actions(player) == state.legal_actions(player)
        assert guess.history() == []
        play_on(guess, 10)
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            break


def test_guesses_differ_in_what_the_player_does_not_know() -> None:
    state = play_on(dealt(load("sea-salt-paper", 2)), 20)
    dice = random.Random(1)
    guesses = [state.resample_from_infostate(0, dice.random) for _ in range(10)]
    assert len({str(guess) for guess in guesses}) == 10
    assert len({guess.information_state_string(1) for guess in guesses}) > 1


def test_a_guess_tells_nothing_of_what_others_did_in_secret() -> None:
    drawn = take(dealt(load("sea-salt-paper", 2)), "draw")
    seat = drawn.current_player()
    seen = set()
    for action in drawn.legal_actions():
        guess = drawn.child(action).resample_from_infostate(1 - seat, random.Random(2).random)
        seen.add(str(shows(guess, seat)))
    assert len(seen) == 1


def test_secret_choices_that_are_waited_for_are_made_anew_in_a_guess() -> None:
    state = dealt(pyspiel.load_game(DOLORES))
    first = state.current_player()
    second = take(state, "peace")
    guess = second.resample_from_infostate(second.current_player(), random.Random(0).random)
    assert guess.current_player() == second.current_player() != first
    assert take(guess, "fight").current_player() == first


def test_a_guess_before_the_deal_is_before_the_deal() -> None:
    state = pyspiel.load_game(DOLORES).new_initial_state()
    assert state.resample_from_infostate(0, random.Random(0).random).is_chance_node()


def test_openspiels_search_with_guesses_plays_legally() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game(DOLORES)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1), 2.0, 5)
    state = dealt(game)
    for _ in range(4):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_a_record_that_is_used_again_shows_the_same_view(name: str, players: int) -> None:
    state = dealt(load(name, players))
    for step in range(30):
        playthrough: Playthrough = state.playthrough
        assert isinstance(playthrough.table, SpielTable)
        seen = playthrough.table.seen()
        for owner in range(NOBODY, players):
            assert playthrough.table.seat_view(None if owner == NOBODY else owner).record.array.tobytes() == seen[owner]
        play_on(state, 1, step)
