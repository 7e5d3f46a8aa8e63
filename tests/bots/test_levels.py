"""Levels: from weak to strong, with nothing to set, and each of them answers."""

from itertools import pairwise

import pytest

import seachest
from seachest.bots import bot_named, bot_names
from seachest.bots.levels import LEVELS
from seachest.bots.search import Search
from seachest.rules.game import game_named, game_names

IN_ITERATIONS = [name for name, level in LEVELS.items() if level.budget.iterations]
IN_TIME = [name for name, level in LEVELS.items() if not level.budget.iterations]


def winners(game: str, seats: list[str], deal: int, seed: int) -> tuple[int, ...]:
    """Who wins a game between levels."""
    bots = [bot_named(name, 10 * seed + seat) for seat, name in enumerate(seats)]
    table = seachest.deal(game, len(seats), seed=deal)
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, bots[seat].choose(table.seat_view(seat)))
    result = table.result()
    assert result is not None
    return result.winners


def test_levels_go_from_the_weakest_to_the_strongest() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    assert [name for name in bot_names() if name in LEVELS] == list(LEVELS)
    assert list(LEVELS) == IN_ITERATIONS + IN_TIME


def test_higher_levels_think_more() -> None:
    for lower, higher in pairwise(LEVELS[name] for name in IN_ITERATIONS):
        assert lower.budget.iterations < higher.budget.iterations
    for lower, higher in pairwise(LEVELS[name] for name in IN_TIME):
        assert lower.budget.seconds < higher.budget.seconds
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.params.rollout_limit <= higher.params.rollout_limit


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_nothing_after_a_colon(name: str) -> None:
    with pytest.raises(seachest.NotationError, match=f'^bot: {name} takes nothing after a colon, but got "10"$'):
        bot_named(f"{name}:10", 0)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_in_every_game(name: str, game: str) -> None:
    table = seachest.deal(game, game_named(game).seats.start, seed=1)
    while len(table.legal()) < 2:
        table.act(table.pending()[0], table.legal()[0])
    view = table.seat_view(table.pending()[0])
    bot = bot_named(name, 0)
    assert isinstance(bot, Search)
    thought = bot.think(view)
    assert thought.iterations >= 1
    assert sorted(answer.text for answer in thought.answers) == sorted(view.legal())


def test_beginners_lose_to_a_skilled_player() -> None:
    """Two of three games against two beginners are far beyond chance: even players reach that in one of 1,000 tries."""
    players, games, won = 3, 30, 0.0
    for seed in range(games):
        seats = ["beginner"] * players
        skilled = seed % players
        seats[skilled] = "skilled"
        best = winners("sea-or-shore", seats, seed // players, seed)
        won += (skilled in best) / len(best)
    assert won >= games * 2 / 3
