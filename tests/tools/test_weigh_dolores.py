"""The tool that fits the weights of Dolores sees displays as the search does, and learns from games."""

import ast
import importlib.util
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from seachest.bots.search.dolores import A_BET, A_LINE, A_LOOKOUT, TIMES, WEIGHTS, line_for, prospects
from seachest.rules.compiled import entry
from seachest.rules.dolores.cards import COPIES, EVERY_CARD, SHIFT_OF
from seachest.rules.dolores.state import PILE_LIMIT, State
from seachest.rules.game import game_named

TOOL = Path(__file__).parents[2] / "tools" / "weigh_dolores.py"
GAMES = 400


@pytest.fixture(scope="module")
def tool() -> Any:
    specification = importlib.util.spec_from_file_location("weigh_dolores", TOOL)
    assert specification is not None
    assert specification.loader is not None
    module = importlib.util.module_from_spec(specification)
    sys.modules["weigh_dolores"] = module
    specification.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def moments(tool: Any) -> Any:
    return tool.watch(3, GAMES, seed=1)


@entry
def line_now(s: State) -> int:
    return line_for(s)


@entry
def hope(s: State, display: int, line: int) -> int:
    return prospects(s, display, line)


def some_displays(count: int) -> list[int]:
    """Empty, full, and of all sizes between."""
    luck = np.random.default_rng(5)
    found = [0, EVERY_CARD]
    for _ in range(count):
        share = luck.random()
        copies = [int(luck.integers(most + 1)) if luck.random() < share else 0 for most in COPIES]
        found.append(sum(many << int(SHIFT_OF[card]) for card, many in enumerate(copies)))
    return found


@pytest.mark.parametrize("singles", [True, False])
def test_traits_times_a_line_are_the_prospects_of_the_search(tool: Any, singles: bool) -> None:
    state = game_named("dolores").new_state()
    state.singles = singles
    displays = some_displays(300)
    found = tool.traits(np.array(displays), singles)
    for line in range(0, len(np.asarray(WEIGHTS)), A_LINE):
        weights = np.asarray(WEIGHTS)[line : line + A_LINE]
        assert (found @ weights).tolist() == [hope(state, display, line) for display in displays]


def test_lines_are_for_the_times_that_the_search_takes_them_for(tool: Any) -> None:
    state = game_named("dolores").new_state()
    lines = [(group, span) for group in tool.GROUPS for span in tool.SPANS]
    for players in (2, 3, 4):
        for pile in range(PILE_LIMIT + 1):
            state.players, state.pile_size = players, pile
            group, (least, limit) = lines[line_now(state) // A_LINE]
            assert players in group
            assert least <= pile < limit


def test_the_same_seed_gives_the_same_moments(tool: Any, moments: Any) -> None:
    again, other = tool.watch(3, GAMES, seed=1), tool.watch(3, GAMES, seed=2)
    for name in ("displays", "piles", "wins", "games"):
        assert np.array_equal(getattr(moments, name), getattr(again, name))
    assert not np.array_equal(moments.displays[:GAMES], other.displays[:GAMES])


def test_no_moment_of_a_game_is_picked_twice(tool: Any) -> None:
    piles = np.full((200, tool.MOST_MOMENTS), tool.NO_MOMENT)
    piles[:, :4] = [40, 36, 32, 28]
    games, numbers = tool.pick(piles, np.random.default_rng(1))
    pairs = list(zip(games.tolist(), numbers.tolist(), strict=True))
    assert len(set(pairs)) == len(pairs)
    assert set(numbers.tolist()) == {0, 1, 2, 3}


def test_no_game_is_both_fitted_to_and_left_out(moments: Any) -> None:
    to_fit, left_out = moments.split()
    assert len(left_out.games)
    assert not set(to_fit.games.tolist()) & set(left_out.games.tolist())


def test_lookout_is_worth_having(tool: Any, moments: Any) -> None:
    assert tool.fit([moments])[A_LOOKOUT] > 0


def test_a_fit_foretells_games_that_it_has_not_seen(tool: Any, moments: Any) -> None:
    to_fit, left_out = moments.split()
    nothing = np.zeros(A_LINE, np.int64)
    assert tool.likelihood(left_out, nothing) == pytest.approx(-np.log(3))
    assert tool.likelihood(left_out, tool.fit([to_fit])) > tool.likelihood(left_out, nothing)


def test_nothing_else_agrees_better_with_the_games_fitted_to(tool: Any, moments: Any) -> None:
    line = tool.fit([moments])
    best = tool.likelihood(moments, line)
    for trait in range(A_LINE):
        for change in (-200, 200):
            other = line.copy()
            other[trait] += change
            assert tool.likelihood(moments, other) <= best + 1e-4


def test_what_never_comes_up_weighs_nothing(tool: Any) -> None:
    assert tool.fit([tool.watch(2, 100, seed=1)])[A_BET] == 0


def test_the_lines_printed_can_be_pasted(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["--games", "1000", "--seed", "3"])
    printed = capsys.readouterr()
    table, judged = printed.out.split("\n\n")
    lines = [ast.literal_eval(line.strip().removeprefix("+ ")) for line in table.splitlines()]
    assert [len(line) for line in lines] == [A_LINE] * (2 * (len(TIMES) + 1))
    assert judged.count("knowing nothing") == 3 * (len(TIMES) + 1)
    assert "4 players: 1,000 of 1,000 games" in printed.err


@pytest.mark.parametrize("arguments", [["--games", "999"], ["--games", "many"], ["--seed", "-1"]])
def test_bad_numbers_are_named(tool: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tool.main(arguments)
    assert arguments[1] in capsys.readouterr().err
