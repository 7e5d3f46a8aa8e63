"""The example of a bot that is a program plays all games, and better than random."""

import shlex
import sys
from pathlib import Path

import pytest

import seachest
from seachest.bots import bot_named
from seachest.rules.game import game_named, game_names

EXAMPLE = Path(__file__).parents[2] / "examples" / "program_bot.py"
NAME = f"program:{shlex.join([sys.executable, '-I', str(EXAMPLE)])}"


def play(game: str, seat: int, seed: int, bot: str) -> seachest.Table:
    """A game of a bot in one seat against random play."""
    table = seachest.deal(game, game_named(game).seats.start, seed=seed)
    bots = [bot_named(bot if place == seat else "random", seed * 10 + place) for place in range(table.players)]
    while table.pending():
        now = table.pending()[0]
        table.act(now, bots[now].choose(table.seat_view(now)))
    for each in bots:
        each.close()
    return table


@pytest.mark.parametrize("game", game_names())
def test_the_example_plays_whole_games_the_same_from_the_same_seed(game: str) -> None:
    records = [play(game, 1, 3, NAME).record() for _ in range(2)]
    assert records[0] == records[1]
    assert records[0]["result"] is not None


def test_the_example_beats_random_play() -> None:
    """Three of four are beyond chance for 40 games: even players reach it in fewer than one of 500 tries."""
    won = 0.0
    for seed in range(40):
        result = play("dolores", seed % 2, seed // 2, NAME).result()
        assert result is not None
        won += (seed % 2 in result.winners) / len(result.winners)
    assert won >= 30


def test_the_example_needs_nothing_of_seachest() -> None:
    imports = [line for line in EXAMPLE.read_text(encoding="utf-8").splitlines() if line.startswith(("import", "from"))]
    assert imports == ["import json", "import random", "import sys", "from typing import Any"]
