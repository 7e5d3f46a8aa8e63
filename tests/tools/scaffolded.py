"""What a game that was just written can do: run by test_new_game.py, in the copy that the game was written into."""

import io
import os
import sys
from pathlib import Path

import pytest

import seachest
from seachest.bots.names import bot_named
from seachest.cli.main import main
from seachest.envs.pettingzoo import VERSIONS, version_name
from seachest.envs.render import ansi, rgb
from seachest.rules.game import game_named

GAME = os.environ["SEACHEST_NEW_GAME"]
PLAYERS = game_named(GAME).seats[0]


def test_it_is_played_in_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("1\n" * 200))
    record = tmp_path / "game.json"
    command = ["play", GAME, "--bots", "greedy", "--pace", "0", "--language", "en", "--record", str(record)]
    assert main(command) == 0
    assert "points" in capsys.readouterr().out
    assert seachest.load(record).result() is not None
    assert main(["review", str(record), "--iterations", "64", "--workers", "1", "--language", "en"]) == 0
    assert "Chance of winning" in capsys.readouterr().out


@pytest.mark.parametrize("bot", ["greedy", "beginner"])
def test_bots_play_it(bot: str) -> None:
    table = seachest.deal(GAME, PLAYERS, seed=1)
    player = bot_named(bot, seed=1)
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, player.choose(table.seat_view(seat)))
    assert table.result() is not None


def test_bots_meet_in_the_arena(tmp_path: Path) -> None:
    command = ["arena", "--game", GAME, "--players", str(PLAYERS), "--bots", "greedy,random", "--games", "20"]
    assert main([*command, "--workers", "1", "--out", str(tmp_path / "match")]) == 0


def test_it_is_an_environment() -> None:
    env = VERSIONS[version_name(GAME)].env(players=PLAYERS)
    env.reset(seed=1)
    for agent in env.agent_iter(max_iter=30):
        observation, _, over, cut, _ = env.last()
        assert observation is not None
        env.step(None if over or cut else int(observation["action_mask"].argmax()))
        assert agent in env.possible_agents


def test_a_view_has_a_picture() -> None:
    view = seachest.deal(GAME, PLAYERS, seed=1).seat_view(0)
    assert GAME in ansi(view, coloured=False)
    assert rgb(view).ndim == 3
