"""The games of the chest, a line each."""

from rich.console import Console
from rich.table import Table as Grid

from seachest.messages.catalogue import catalogue
from seachest.rules.game import game_named, game_names


def show_games(language: str) -> None:
    """Lists the games: name, players, what each is about."""
    words = catalogue(language)
    grid = Grid(show_header=False, box=None, padding=(0, 2, 1, 0))
    for name in game_names():
        game = game_named(name)
        players = words.text("games-players", fewest=game.seats.start, most=game.seats.stop - 1)
        grid.add_row(f"[bold]{name}[/]\n{players}", words.text(f"{game.prefix.lower()}-about"))
    Console().print(grid)
