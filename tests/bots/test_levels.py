"""Levels: from weak to strong, with nothing to set; each answers in every game, with a net or without one."""

import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

import seachest
from seachest.bots import bot_named, bot_names
from seachest.bots.levels import LEVELS, LevelBot, NetMind, SearchMind
from seachest.bots.net import ShippedNetBot
from seachest.bots.search import Search
from seachest.rules.game import game_named, game_names
from seachest.table import View

LEARNED = [name for name, level in LEVELS.items() if any(isinstance(mind, NetMind) for mind in level.games.values())]
"""Levels that play some game by a net."""


def first_choice(game: str) -> View:
    """What a seat knows at the first real decision of a game."""
    table = seachest.deal(game, game_named(game).seats.start, seed=1)
    while len(table.legal()) < 2:
        table.act(table.pending()[0], table.legal()[0])
    return table.seat_view(table.pending()[0])


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


def test_without_nets_higher_levels_think_more_and_look_further() -> None:
    for lower, higher in pairwise(LEVELS.values()):
        assert lower.usual.iterations < higher.usual.iterations
        assert lower.usual.params.rollout_limit <= higher.usual.params.rollout_limit
        assert lower.seconds <= higher.seconds


def test_only_thinking_takes_time() -> None:
    """A level that may take long enough to be noticed says so; a server waits as long where there is no choice."""
    assert {name: level.seconds for name, level in LEVELS.items() if level.seconds} == {"master": 1.0}


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_takes_nothing_after_a_colon(name: str) -> None:
    with pytest.raises(seachest.NotationError, match=f'^bot: {name} takes nothing after a colon, but got "10"$'):
        bot_named(f"{name}:10", 0)


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_answers_in_every_game(name: str, game: str) -> None:
    view = first_choice(game)
    assert bot_named(name, 0).choose(view) in view.legal()


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("name", LEVELS)
def test_a_level_plays_what_its_table_says(name: str, game: str) -> None:
    mind = LEVELS[name].games.get(game, LEVELS[name].usual)
    bot = LevelBot(LEVELS[name], 0).bot_for(game)
    assert isinstance(bot, Search if isinstance(mind, SearchMind) else ShippedNetBot)
    assert isinstance(mind, SearchMind | NetMind)


CHOICE_WITHOUT_NETS = """
import sys
from pathlib import Path
import seachest
from seachest.bots import bot_named
from seachest.bots.levels import LEVELS
from seachest.bots.net import weights

name, game, weights.WEIGHTS_FOLDER = sys.argv[1], sys.argv[2], Path(sys.argv[3])
table = seachest.deal(game, seachest.rules.game.game_named(game).seats.start, seed=1)
while len(table.legal()) < 2:
    table.act(table.pending()[0], table.legal()[0])
view = table.seat_view(table.pending()[0])
searched = LEVELS[name].usual.bot(5, LEVELS[name].seconds).choose(view)
assert bot_named(name, 5).choose(view) == searched
"""


@pytest.mark.parametrize("name", LEARNED)
def test_without_a_net_that_fits_a_level_searches_and_says_so(name: str, tmp_path: Path) -> None:
    game = next(game for game, mind in LEVELS[name].games.items() if isinstance(mind, NetMind))
    command = [sys.executable, "-c", CHOICE_WITHOUT_NETS, name, game, str(tmp_path)]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(f"seachest: net plays {game} as search does, because") == 1


@pytest.mark.parametrize("game", game_names())
def test_the_strongest_stops_when_its_time_is_over(game: str) -> None:
    level, view = LEVELS["master"], first_choice(game)
    LevelBot(level, 0).choose(view)  # loads what it needs
    begin = time.perf_counter()
    LevelBot(level, 1).choose(view)
    assert time.perf_counter() - begin < level.seconds + 2


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
