"""Bots that think ahead with a net: repeatable, blind to secrets, legal everywhere, and they find what wins at once."""

import typing
from collections import Counter
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import seachest
from seachest.bots import bot_named
from seachest.bots.net import ThinkingNetBot
from seachest.bots.net.net_searcher import NetSearchParams
from seachest.bots.net.sea_salt_paper import deal_weight
from seachest.bots.net.thinker import ITERATIONS_PER_LOOK, NetSearchResult, improved_policy, params_of
from seachest.bots.net.weights import WeightsError
from seachest.bots.search import Budget
from seachest.rules.game import game_named, game_names
from seachest.table import View
from tests.bots.test_greedy_dolores import EQUAL_SETS, ONE_GOOD_CARD
from tests.bots.test_greedy_dolores import table_at as dolores_at
from tests.bots.test_net import net_file, spoiled
from tests.bots.test_search import SEEDS, at_the_call, in_mid_game, reshuffled, some_tables, winning
from tests.rules.sea_salt_paper.helpers import SEVEN, SIX
from tests.rules.sea_salt_paper.helpers import table_at as sea_salt_paper_at
from tests.walks import every_table

FEW, SOME, MANY = 5, 60, 400
"""Iterations."""
GAMES = game_names()


@pytest.fixture(scope="module")
def nets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """A file of fresh weights for each game."""
    return {game: net_file(tmp_path_factory.mktemp(game), game)[0] for game in GAMES}


def thought(path: Path, table: seachest.Table, seat: int, *, iterations: int = SOME, seed: int = 3) -> NetSearchResult:
    """What a fresh search finds."""
    return ThinkingNetBot(seed, Budget(iterations), path).think(table.seat_view(seat))


def found(result: NetSearchResult) -> tuple[Any, ...]:
    """All numbers of a result."""
    return result.actions, *(part.tobytes() for part in (result.shares, result.worths, result.tries)), result.iterations


# --- The same again ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same(game: str, nets: dict[str, Path]) -> None:
    for table in some_tables(game):
        seat = table.pending()[0]
        assert found(thought(nets[game], table, seat)) == found(thought(nets[game], table, seat))


@pytest.mark.parametrize("game", GAMES)
def test_another_seed_throws_other_dice(game: str, nets: dict[str, Path]) -> None:
    table = some_tables(game)[0]
    seat = table.pending()[0]
    assert len({found(thought(nets[game], table, seat, seed=seed)) for seed in SEEDS}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_all_iterations_count_and_a_tree_that_was_used_before_is_empty(game: str, nets: dict[str, Path]) -> None:
    bot = ThinkingNetBot(1, Budget(SOME), nets[game])
    for table in some_tables(game):
        result = bot.think(table.seat_view(table.pending()[0]))
        assert result.iterations == result.tries.sum() == SOME


# --- Secrets -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("method", [ThinkingNetBot.choose, ThinkingNetBot.think])
def test_it_gets_a_view(method: Any) -> None:
    hints = typing.get_type_hints(method)
    hints.pop("return")
    assert hints == {"view": View}


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, nets: dict[str, Path]) -> None:
    for table in some_tables(game):
        seat = table.pending()[0]
        other = reshuffled(table, seat, 8)
        assert other.position() != table.position()
        assert found(thought(nets[game], other, seat)) == found(thought(nets[game], table, seat))


@pytest.mark.parametrize("game", GAMES)
def test_thinking_leaves_the_view_alone(game: str, nets: dict[str, Path]) -> None:
    table = some_tables(game)[0]
    view = table.seat_view(table.pending()[0])
    before = view.record.array.tobytes()
    ThinkingNetBot(0, Budget(SOME), nets[game]).think(view)
    assert view.record.array.tobytes() == before


# --- Legal everywhere ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "players"), every_table())
def test_all_of_a_whole_game_is_legal(game: str, players: int, nets: dict[str, Path]) -> None:
    table = seachest.deal(game, players, seed=players)
    bots = [ThinkingNetBot(seat, Budget(FEW), nets[game], mixed=seat > 0) for seat in range(players)]
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, bots[seat].choose(table.seat_view(seat)))
    assert table.result() is not None


@pytest.mark.parametrize("game", GAMES)
def test_a_budget_of_time_is_enough_for_an_answer(game: str, nets: dict[str, Path]) -> None:
    table = some_tables(game)[0]
    seat = table.pending()[0]
    result = ThinkingNetBot(0, Budget(seconds=1e-9), nets[game]).think(table.seat_view(seat))
    assert result.iterations >= 1
    assert sorted(table.game.actions[action] for action in result.actions) == sorted(table.legal(seat))
    assert result.shares.sum() == pytest.approx(1)


@pytest.mark.parametrize("game", GAMES)
def test_of_iterations_and_time_what_ends_first_ends_the_search(game: str, nets: dict[str, Path]) -> None:
    table = some_tables(game)[0]
    view = table.seat_view(table.pending()[0])
    alone, in_time = (ThinkingNetBot(2, Budget(SOME, seconds), nets[game]).think(view) for seconds in (0.0, 3600.0))
    assert found(in_time) == found(alone), "looking at the clock changes nothing"
    assert ThinkingNetBot(2, Budget(SOME, 1e-9), nets[game]).think(view).iterations == ITERATIONS_PER_LOOK < SOME


def test_one_bot_plays_several_games_in_turn() -> None:
    bot = bot_named(f"net:{FEW}", 1)
    for game in (*GAMES, *GAMES):
        table = some_tables(game)[0]
        seat = table.pending()[0]
        assert bot.choose(table.seat_view(seat)) in table.legal(seat)


@pytest.mark.parametrize("text", ["net:{n}:{file}", "net:sample:{n}:{file}", "net:1ms:{file}", "net:sample:1ms:{file}"])
def test_budget_and_file_are_read_from_the_name(text: str, nets: dict[str, Path]) -> None:
    table = in_mid_game("dolores", 2, 8, 1)
    seat = table.pending()[0]
    bot = bot_named(text.format(n=FEW, file=nets["dolores"]), 1)
    assert bot.choose(table.seat_view(seat)) in table.legal(seat)
    assert bot.seconds == (0.001 if "ms" in text else 0.0)


def test_weights_of_another_layout_are_refused(tmp_path: Path) -> None:
    path, _ = net_file(tmp_path)
    spoiled(path, layout="0123456789abcdef")
    view = in_mid_game("dolores", 2, 8, 1)
    with pytest.raises(WeightsError, match="made for layout 0123456789abcdef of dolores"):
        bot_named(f"net:{FEW}:{path}", 1).choose(view.seat_view(view.pending()[0]))


# --- What is plainly best ------------------------------------------------------------------------------------------


def choices(path: Path, table: seachest.Table, seat: int) -> Counter[str]:
    """What the search decides with other dice."""
    view = table.seat_view(seat)
    return Counter(ThinkingNetBot(seed, Budget(MANY), path).choose(view) for seed in SEEDS)


def test_a_net_that_knows_nothing_calls_stop_when_that_wins_the_game(nets: dict[str, Path]) -> None:
    table = at_the_call(40, [34, 20], [])
    assert choices(nets["sea-salt-paper"], table, 0) == {"stop": len(SEEDS)}


@pytest.mark.parametrize(("display", "pick"), [("jewels-1 cloth-2", "left-1"), ("jewels-2 cloth-1", "dealer-2")])
def test_a_net_that_knows_nothing_picks_the_card_that_wins(display: str, pick: str, nets: dict[str, Path]) -> None:
    duel = {"left": ["jewels-1", "gold-2"], "dealer": ["wine-1", "cloth-1"]}
    gestures = {"left": "first", "dealer": "fight"}
    table = dolores_at("wine-2 gold-1", display, phase="pick", duel=duel, gestures=gestures, pile=1)
    assert winning(table, 1) == [f"pick {pick}"]
    assert choices(nets["dolores"], table, 1) == {f"pick {pick}": len(SEEDS)}


def test_gestures_of_two_are_mixed(nets: dict[str, Path]) -> None:
    table = dolores_at(*EQUAL_SETS, phase="gesture", duel=ONE_GOOD_CARD)
    seat = table.pending()[0]
    result = thought(nets["dolores"], table, seat, iterations=MANY)
    assert result.shares.sum() == pytest.approx(1)
    assert (result.tries > 0).all()
    assert len(choices(nets["dolores"], table, seat)) > 1


# --- The parts -----------------------------------------------------------------------------------------------------


def test_the_policy_moves_towards_what_is_worth_more() -> None:
    prior, tries = np.array([0.6, 0.3, 0.1]), np.array([5, 5, 5])
    params = NetSearchParams(temperature=0.1, doubt=0.0)
    assert improved_policy(prior, np.zeros(3), tries, 0.0, params) == pytest.approx(prior)
    better = improved_policy(prior, np.array([0.0, 0.2, 0.0]), tries, 0.0, params)
    assert better[1] / better[0] == pytest.approx(0.5 * np.exp(2))
    assert better[2] / better[0] == pytest.approx(1 / 6)


def test_a_lucky_try_outweighs_the_policy_only_without_doubt() -> None:
    prior, worths, tries = np.array([0.9, 0.1]), np.array([0.0, 0.8]), np.array([50, 1])
    assert improved_policy(prior, worths, tries, 0.0, NetSearchParams(doubt=0.0)).argmax() == 1
    assert improved_policy(prior, worths, tries, 0.0, NetSearchParams()).argmax() == 0


def test_what_was_never_tried_is_taken_for_what_the_net_expects() -> None:
    prior, worths, tries = np.array([0.5, 0.25, 0.25]), np.array([0.2, -0.2, -1.0]), np.array([10, 10, 0])
    shares = improved_policy(prior, worths, tries, 0.0, NetSearchParams())
    assert shares[0] > 2 * shares[2] > 2 * shares[1]


def test_rivals_hold_what_scores_unless_they_would_have_called() -> None:
    nothing, six, seven = (
        deal_weight(sea_salt_paper_at("", hand, sources=[None, "deck"], draws=[0, 1]).everything().record, 0)
        for hand in ("crab.black", SIX, SEVEN)
    )
    assert six > nothing
    assert six > seven


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_parameters(game: str) -> None:
    params = params_of(game_named(game).name)
    assert params.exploration > 0
    assert params.temperature > 0
