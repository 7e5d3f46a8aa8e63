"""The tool that fits the nets of Dolores sees displays as the search does, and learns from games."""

import shutil
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch

from seachest.bots.search import dolores_net
from seachest.bots.search.dolores import evaluate
from seachest.bots.search.dolores_net import (
    MIN_NET_PLAYERS,
    NET_ROWS,
    NET_SCALE,
    NET_SCRATCH_SHAPE,
    NET_UNITS,
    NETS,
    NETS_FILE,
)
from seachest.rules.compiled import reals
from seachest.rules.dolores.cards import COPIES, EVERY_CARD, SHIFT_OF
from seachest.rules.game import game_named
from tests.scripts import script

GAMES = 400


@pytest.fixture(scope="module")
def tool() -> Any:
    return script("tools/weigh_dolores.py")


@pytest.fixture(scope="module")
def moments(tool: Any) -> Any:
    return tool.watch(3, GAMES, seed=1)


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
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_search_gives_the_chances_that_were_fitted(tool: Any, players: int, singles: bool) -> None:
    displays = np.array(some_displays(players * 60 - 2)).reshape(-1, players)
    piles = np.arange(len(displays)) % 77
    moments = tool.Moments(displays, piles, np.zeros(displays.shape), piles)
    net = torch.tensor(NETS[players - MIN_NET_PLAYERS], dtype=torch.float64)
    inputs = tool.told(moments, singles)
    inputs = tool.Inputs(inputs.goods, inputs.more.double(), inputs.ages.double())
    expected = torch.softmax(tool.hopes(net, inputs, torch.arange(len(displays))), 1).numpy()
    state, worths, scratch = game_named("dolores").new_state(), np.zeros(players), reals(np.zeros(NET_SCRATCH_SHAPE))
    state.players, state.singles = players, singles
    for moment, row in enumerate(displays):
        state.pile_size = int(piles[moment])
        for seat in range(players):
            state.display[seat] = int(row[seat])
        evaluate(state, reals(worths), scratch)
        assert worths == pytest.approx(expected[moment], abs=0.01)


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


def test_a_fit_foretells_games_that_it_has_not_seen(tool: Any) -> None:
    to_fit, left_out = tool.watch(2, 4 * GAMES, seed=1).split()
    nothing = np.zeros((NET_ROWS, NET_UNITS), np.int64)
    assert tool.likelihood(left_out, nothing) == pytest.approx(-np.log(2))
    assert tool.likelihood(left_out, tool.fit(to_fit, seed=1)) > tool.likelihood(left_out, nothing) + 0.005


def test_the_same_seed_fits_the_same_net(tool: Any, moments: Any) -> None:
    assert np.array_equal(tool.fit(moments, 1, passes=1), tool.fit(moments, 1, passes=1))


def test_nets_in_use_foretell_all_numbers_of_players(tool: Any) -> None:
    for players, net in zip(tool.GROUPS, np.load(NETS_FILE), strict=True):
        moments = tool.watch(players, GAMES, seed=99)
        assert tool.likelihood(moments, net) > -np.log(players) + 0.03


def test_nets_are_written_only_if_asked(tool: Any, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    copy = tmp_path / "nets.npy"
    shutil.copy(NETS_FILE, copy)
    before = copy.read_bytes()
    tool.main(["--games", "1000", "--seed", "3"], copy)
    assert copy.read_bytes() == before
    tool.main(["--games", "1000", "--seed", "3", "--write"], copy)
    printed = capsys.readouterr()
    assert np.load(copy).shape == dolores_net.NETS.shape
    assert (np.abs(np.load(copy)) < 5 * NET_SCALE).all()
    assert printed.out.count("knowing nothing") == 2 * len(tool.GROUPS) * len(tool.SPANS)
    assert "4 players: 1,000 of 1,000 games" in printed.err
    assert "4 players: 8 of 8 passes" in printed.err


@pytest.mark.parametrize("arguments", [["--games", "999"], ["--games", "many"], ["--seed", "-1"]])
def test_bad_numbers_are_named(tool: Any, arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        tool.main(arguments)
    assert arguments[1] in capsys.readouterr().err
