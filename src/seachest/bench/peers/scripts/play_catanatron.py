"""catanatron: its own game loop with its random players."""

from collections.abc import Callable, Iterator
from typing import Any

from catanatron import Color, Game, RandomPlayer


def loops() -> Iterator[tuple[str, int, str, Callable[[], Any], Callable[[Any], tuple[int, int]]]]:
    """The loops of Catan, with four players and with two."""
    for players in (4, 2):

        def play(players: int = players) -> Any:
            game = Game([RandomPlayer(color) for color in list(Color)[:players]])
            game.play()
            return game

        yield "catan", players, "Python loop", play, lambda game: (len(game.state.actions), 1)
