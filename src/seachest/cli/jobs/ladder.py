"""Shows the ladder, adds bots to it with progress while they play, and checks entries."""

import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from seachest.arena.estimates import Estimate
from seachest.arena.games import BotFailed
from seachest.arena.match import Match
from seachest.arena.runner import MatchProgress, check_packages
from seachest.arena.words import number_text, percent_range_text, percent_text
from seachest.arena.workers import WorkerLost
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import grid_with, print_grid, report_words, say
from seachest.folders import data_folder
from seachest.ladder import LADDER_PROTOCOL, LadderEntry, add_entry, check_entry, entries_in, published_entries
from seachest.ladder.entries import best_first
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import SeachestError
from seachest.warmup import ALL_STEPS

LADDER_FOLDER = "ladder"


def own_folder() -> Path:
    """Where a user's own entries are kept."""
    return data_folder() / LADDER_FOLDER


def show(games: Sequence[str], folder: Path, *, as_json: bool) -> int:
    """Prints the ladders of some games: the published entries, and those of a folder; returns the exit code."""
    words, console = report_words(), Console()
    found = {game: best_first([*published_entries(game), *entries_in(folder, game)]) for game in games}
    found = {game: [each for each in entries if each.protocol == LADDER_PROTOCOL] for game, entries in found.items()}
    if as_json:
        rows = [entry.as_json() for entries in found.values() for entry in entries]
        sys.stdout.write(json.dumps(rows, ensure_ascii=False) + "\n")
        return EXIT_OK
    for game, entries in found.items():
        if entries:
            _show_game(words, console, entries)
        else:
            say(console, words.text("ladder-empty", game=game))
    say(console, words.text("ladder-how", command="seachest ladder add GAME BOT"))
    return EXIT_OK


def _show_game(words: Catalogue, console: Console, entries: Sequence[LadderEntry]) -> None:
    first = entries[0]
    even = percent_text(words, first.even)
    numbers = {"players": str(first.players), "protocol": str(first.protocol)}
    title = words.text("ladder-title", game=first.game, even=even, **numbers)
    grid = grid_with(words, title, "bot", "deals", "wins", "interval")
    rivals = [result.rival for result in first.results]
    for rival in rivals:
        grid.add_column(escape(rival), justify="right", no_wrap=True)
    some_exploited = any(entry.exploiter is not None for entry in entries)
    if some_exploited:
        grid.add_column(words.text("column-exploited"), justify="right", no_wrap=True)
    for entry in entries:
        overall, exploited = entry.overall(), entry.exploited()
        other_pool = "" if entry.pool_weights() == first.pool_weights() else " *"
        grid.add_row(
            escape(entry.name) + other_pool,
            number_text(words, entry.deals),
            percent_text(words, overall.mean),
            percent_range_text(words, overall),
            *(_share(words, entry, rival) for rival in rivals),
            *([_points(words, exploited)] if some_exploited else []),
        )
    print_grid(console, grid)
    if any(entry.pool_weights() != first.pool_weights() for entry in entries):
        say(console, words.text("ladder-other-pool"))


def _share(words: Catalogue, entry: LadderEntry, rival: str) -> str:
    """The share of wins against a rival; a dash where the bot is the rival itself."""
    return "–" if rival == entry.bot else percent_text(words, entry.against(rival).mean)


def _points(words: Catalogue, found: Estimate | None) -> str:
    """Percentage points with their sign; a dash where there are none."""
    return "–" if found is None else number_text(words, found.mean * 100, 1, sign=True)


def add(game: str, bot: str, folder: Path, settings: Mapping[str, Any], *, workers: int | None) -> int:
    """Plays a bot's matches and prints its line; returns the exit code."""
    check_packages(workers, None)
    warm_if_cold(game, ALL_STEPS)
    words, console = report_words(), Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    given = {name: value for name, value in settings.items() if value is not None}
    try:
        with Progress(*columns, console=console) as progress:
            tasks: dict[tuple[str, ...], Any] = {}

            def tell(match: Match, standing: MatchProgress | None) -> None:
                if match.bots not in tasks:
                    about = words.text("ladder-playing", bot=match.bots[0], rival=match.bots[1])
                    tasks[match.bots] = progress.add_task(escape(about), total=match.games)
                if standing is not None:
                    progress.update(tasks[match.bots], completed=standing.done)

            entry, path = add_entry(game, bot, folder, workers=workers, tell=tell, **given)
    except KeyboardInterrupt:
        say(console, words.text("ladder-stopped"))
        return EXIT_INTERRUPTED
    except (BotFailed, WorkerLost) as error:
        raise SeachestError(f"{error}; finished games are kept, and the same command goes on with the rest") from error
    _show_game(words, Console(), [entry])
    say(console, words.text("ladder-added", file=str(path)))
    return EXIT_OK


def check(path: Path) -> int:
    """Plays the games of an entry again and says that all is as it says; returns the exit code."""
    entry, games = check_entry(path)
    words = report_words()
    say(Console(), words.text("ladder-checked", bot=entry.name, games=number_text(words, games)))
    return EXIT_OK
