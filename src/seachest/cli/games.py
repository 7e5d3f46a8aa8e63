"""The games of the chest, a line each, and the question which of them it shall be."""

import sys

from rich.console import Console
from rich.table import Table as Grid

from seachest.messages.catalogue import Catalogue, catalogue
from seachest.rules.game import game_named, game_names


def games_grid(words: Catalogue, *, numbered: bool = False) -> Grid:
    """The games: name, players, what each is about."""
    grid = Grid(show_header=False, box=None, padding=(0, 2, 1, 0))
    for number, name in enumerate(game_names(), 1):
        game = game_named(name)
        players = words.text("games-players", fewest=game.seats.start, most=game.seats.stop - 1)
        row = [f"[bold]{name}[/]\n{players}", words.text(f"{game.prefix.lower()}-about")]
        grid.add_row(*([f"[bold #3a9ac4] {number}[/]"] if numbered else []), *row)
    return grid


def show_games(language: str) -> None:
    """Lists the games."""
    Console().print(games_grid(catalogue(language)))


def ask_for_game(console: Console, words: Catalogue) -> str:
    """The game that a person wants to play; an empty line takes the first."""
    names = game_names()
    console.print()
    console.print(games_grid(words, numbered=True), markup=True)
    while True:
        console.print(f" {words.text('games-which', first=names[0])} › ", end="")
        console.file.flush()
        line = sys.stdin.readline()
        wish = line.strip().casefold()
        if not line or not wish:
            return names[0]
        if wish.isdecimal() and 1 <= int(wish[:3]) <= len(names):
            return names[int(wish[:3]) - 1]
        found = [name for name in names if name.startswith(wish.replace(" ", "-"))]
        if len(found) == 1:
            return found[0]
        console.print(f" {words.text('games-unknown', input=wish[:40])}")
