"""Skill and luck, where it is known what decides."""

import numpy as np
import numpy.typing as npt
import pytest

from seachest.lab.luck import PARTS, LuckSplit, luck_split

DEALS, BLOCKS = 200, 10


def split(wins: npt.NDArray[np.int64], players: int) -> LuckSplit:
    """Of wins by deal, place in the line-up and order of play; the first half of the line-up is the first bot."""
    return luck_split(np.split(wins, BLOCKS), [place < players - players // 2 for place in range(players)])


def game_by_game(players: int, winner: str, seed: int = 1) -> npt.NDArray[np.int64]:
    """Results in which the place in the line-up, the order, the deal or a coin decides who wins."""
    random = np.random.default_rng(seed)
    wins = np.zeros((DEALS, players, players), np.int64)
    for deal in range(DEALS):
        lucky = int(random.integers(players))
        for rotation in range(players):  # the seat that is `order`-th has the bot at place (order - rotation)
            order = {"skill": rotation, "order": 0, "deal": lucky, "play": int(random.integers(players))}[winner]
            wins[deal, (order - rotation) % players, order] = 60
    return wins


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", PARTS)
def test_what_decides_has_the_whole_share(part: str, players: int) -> None:
    found = split(game_by_game(players, part), players)
    shares = {name: share.mean for name, share in found.shares.items()}
    assert sum(shares.values()) == pytest.approx(1)
    if part == "skill" and players > 2:  # always the same of several seats of one bot: the rest is no skill
        assert shares["skill"] > 0.1
        assert shares["order"] == pytest.approx(0, abs=0.01)
        assert shares["deal"] == pytest.approx(0, abs=0.01)
    else:
        assert shares[part] == pytest.approx(1, abs=0.1)


@pytest.mark.parametrize("players", [2, 4])
def test_a_coin_is_play_and_the_interval_of_the_deal_holds_nothing(players: int) -> None:
    found = split(game_by_game(players, "play", seed=3), players)
    deal = found.shares["deal"]
    assert deal.low is not None
    assert deal.high is not None
    assert deal.low < 0 < deal.high
    assert found.wins.mean == pytest.approx(1 / players, abs=0.1)


def test_a_bot_that_always_wins_is_said_to() -> None:
    found = split(game_by_game(2, "skill"), 2)
    assert (found.wins.mean, found.wins.low, found.wins.high) == (1, 1, 1)
    assert found.deals == DEALS
