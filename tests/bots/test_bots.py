"""Bots: they see a view only, play legally, play the same from the same seed, and greedy beats random."""

import inspect
import typing

import pytest

import seachest
from seachest.bots import Bot, bot_named, bot_names
from seachest.bots.levels import LEVELS
from seachest.bots.names import POLICY_BOTS
from seachest.rules.game import game_named, game_names
from seachest.table import View
from tests.walks import every_table

NAMED_ALONE = [name for name in bot_names() if name != "program"]
"""Bots that need nothing after their name."""
QUICK_BOTS = [*POLICY_BOTS, "search:30"]
ITERATED_LEVELS = [name for name, level in LEVELS.items() if not level.seconds]
"""Those that play the same however fast the machine is; whole games of them only at the smallest tables."""
WHOLE_GAMES = [(name, game, players) for name in QUICK_BOTS for game, players in every_table()]
WHOLE_GAMES += [(name, game, game_named(game).seats.start) for name in ITERATED_LEVELS for game in game_names()]


def play(game: str, players: int, bots: list[Bot], seed: int) -> seachest.Table:
    """A whole game between bots."""
    table = seachest.deal(game, players, seed=seed)
    while table.pending():
        seat = table.pending()[0]
        table.act(seat, bots[seat].choose(table.seat_view(seat)))
    return table


@pytest.mark.parametrize(("name", "game", "players"), WHOLE_GAMES)
def test_a_bot_plays_whole_games_legally_and_repeatably(name: str, game: str, players: int) -> None:
    records = [play(game, players, [bot_named(name, seat) for seat in range(players)], 7).record() for _ in range(2)]
    assert records[0] == records[1]
    assert records[0]["result"] is not None


@pytest.mark.parametrize("name", NAMED_ALONE)
def test_a_bot_gets_a_view_and_nothing_else(name: str) -> None:
    bot = bot_named(name, 0)
    assert list(inspect.signature(bot.choose).parameters) == ["view"]
    assert typing.get_type_hints(type(bot).choose)["view"] is View


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(seachest.NotationError, match='bot: unknown "deep-blue"; expected one of: random, greedy'):
        bot_named("deep-blue", 0)


@pytest.mark.parametrize("game", sorted({name for name, _ in every_table()}))
def test_greedy_beats_random_clearly(game: str) -> None:
    """Eight of ten are far beyond chance for 40 games: even players reach it in fewer than one of 10,000 tries."""
    players = game_named(game).seats.start
    won = 0.0
    for seed in range(40):
        greedy = seed % players
        bots = [bot_named("greedy" if seat == greedy else "random", seed * 10 + seat) for seat in range(players)]
        result = play(game, players, bots, seed // players).result()
        assert result is not None
        won += (greedy in result.winners) / len(result.winners)
    assert won >= 32
