"""Lists of the games and of the bots' levels, and questions for one of them."""

import sys
from collections.abc import Mapping

from rich.console import Console
from rich.table import Table as Grid

from seachest.bots.levels import LEVELS
from seachest.messages.catalogue import Catalogue, catalogue
from seachest.rules.game import game_named, game_names


def games_grid(words: Catalogue, *, numbered: bool = False) -> Grid:
    """The games with their names, numbers of players, and what each is about."""
    grid = Grid(show_header=False, box=None, padding=(0, 2, 1, 0))
    for number, name in enumerate(game_names(), 1):
        game = game_named(name)
        players = words.text("games-players", fewest=game.seats.start, most=game.seats.stop - 1)
        row = [f"[bold]{name}[/]\n{players}", words.text(f"{game.prefix.lower()}-about")]
        grid.add_row(*([f"[bold #3a9ac4] {number}[/]"] if numbered else []), *row)
    return grid


def show_games(language: str) -> None:
    """Prints the games."""
    Console().print(games_grid(catalogue(language)))


def levels_grid(words: Catalogue) -> Grid:
    """The levels of bots with their names, and how each plays."""
    grid = Grid(show_header=False, box=None, padding=(0, 2, 0, 0))
    for number, name in enumerate(LEVELS, 1):
        row = [f"[bold]{words.text(f'play-level-{name}')}[/]", words.text(f"play-level-{name}-about")]
        grid.add_row(f"[bold #3a9ac4] {number}[/]", *row)
    return grid


def ask_for_game(console: Console, words: Catalogue) -> str:
    """Asks for a game; an empty line takes the first."""
    names = {name: name for name in game_names()}
    return ask_for_one(console, words, "games", games_grid(words, numbered=True), names, next(iter(names)))


def ask_for_level(console: Console, words: Catalogue, default: str) -> str:
    """Asks for the level of the bots; an empty line takes the default."""
    names = {name: words.text(f"play-level-{name}") for name in LEVELS}
    return ask_for_one(console, words, "levels", levels_grid(words), names, default)


def ask_for_one(
    console: Console, words: Catalogue, what: str, grid: Grid, names: Mapping[str, str], default: str
) -> str:
    """Asks for one of some names, by its number or by the beginning of the name or of its translation."""
    console.print()
    console.print(grid, markup=True)
    while True:
        console.print(f" {words.text(f'{what}-which', first=names[default])} › ", end="")
        console.file.flush()
        line = sys.stdin.readline()
        wish = line.strip().casefold()
        if not line or not wish:
            return default
        if wish.isdecimal() and 1 <= int(wish[:3]) <= len(names):
            return list(names)[int(wish[:3]) - 1]
        found = [
            name
            for name, called in names.items()
            if name.startswith(wish.replace(" ", "-")) or called.casefold().startswith(wish)
        ]
        if len(found) == 1:
            return found[0]
        console.print(f" {words.text(f'{what}-unknown', input=wish[:40])}")
