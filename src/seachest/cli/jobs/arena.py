"""Plays a match between bots, with progress while it runs and tables when it is over."""

import shlex
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from seachest.arena.folder import REPORT_FILE, default_folder, kept_match
from seachest.arena.games import COMPILED_BOTS, BotFailed, check_bots
from seachest.arena.match import Match, match_of, read_bots
from seachest.arena.plots import label
from seachest.arena.report import report, span
from seachest.arena.results import MatchResult
from seachest.arena.runner import MatchProgress, check_packages, run_match
from seachest.arena.words import number_text, percent_range_text, percent_text, range_text
from seachest.arena.workers import WorkerLost
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import grid_with, print_grid, report_words, say
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError, SeachestError
from seachest.warmup import ALL_STEPS

REQUIRED_ARENA_ARGUMENTS = ("game", "players", "bots", "games")


def match_from_arguments(
    *,
    game: str | None,
    players: int | None,
    bots: str | None,
    games: int | None,
    seed: int | None,
    options: Mapping[str, Any],  # Any: the values are JSON, another set in each game
    out: Path | None,
    resume: bool,
) -> Match:
    """The match of the arguments; with `--resume --out FOLDER` alone, the one that is in the folder."""
    if resume and out is not None and (game, players, bots, games, seed) == (None,) * 5 and not options:
        return kept_match(out)
    given = {"game": game, "players": players, "bots": bots, "games": games}
    missing = [f"--{name}" for name in REQUIRED_ARENA_ARGUMENTS if given[name] is None]
    if missing:
        raise NotationError(
            f"arena: missing {', '.join(missing)}; to continue a match, --resume --out FOLDER is enough"
        )
    assert game is not None
    assert players is not None
    assert bots is not None
    assert games is not None
    match = match_of(game, players, read_bots(bots), games, 0 if seed is None else seed, options)
    if resume:
        kept_match(out or default_folder(match))
    return match


def arena(match: Match, out: Path | None, *, games: int | None, workers: int | None, ray: str | None) -> int:
    """Plays a match and prints the results; returns the exit code."""
    check_packages(workers, ray)
    check_bots(match)
    warm_if_cold(match.game, ALL_STEPS)
    folder = out or default_folder(match)
    console = Console(stderr=True)
    words = report_words()
    say(console, opening(words, match, games))
    try:
        result = _with_progress(words, match, folder, console, workers, ray)
    except KeyboardInterrupt:
        say(console, words.text("arena-stopped", command=resume_command(folder)))
        return EXIT_INTERRUPTED
    except (BotFailed, WorkerLost) as error:
        raise SeachestError(f"{error}; finished games are kept; to continue, type: {resume_command(folder)}") from error
    show(words, result, Console())
    say(console, words.text("arena-written", folder=str(folder), file=str(folder / REPORT_FILE)))
    return EXIT_OK


def opening(words: Catalogue, match: Match, games: int | None) -> str:
    """What will be played, in words."""
    message = "arena-opening-lineups" if len(match.lineups) > 1 else "arena-opening"
    counts = {"games": match.games, "deals": match.deals, "players": match.players, "lineups": len(match.lineups)}
    found = words.text(message, **counts)
    if games is None or games == match.games:
        return found
    return words.text("arena-rounded", opening=found, asked=number_text(words, games))


def resume_command(folder: Path) -> str:
    """The command that goes on with a match."""
    return shlex.join(["seachest", "arena", "--resume", "--out", str(folder)])


def _with_progress(
    words: Catalogue, match: Match, folder: Path, console: Console, workers: int | None, ray: str | None
) -> MatchResult:
    """Plays a match with a progress bar: games a second, time left, shares of wins so far."""
    with Progress(
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[shares]}"),
        console=console,
    ) as progress:
        task = progress.add_task("", total=match.games, speed="", shares="")

        def tell(standing: MatchProgress) -> None:
            elapsed = progress.tasks[0].elapsed or 0.0
            rate = number_text(words, (standing.done - standing.before) / elapsed, 1) if elapsed else "–"
            speed = words.text("arena-speed", number=rate)
            progress.update(task, completed=standing.done, speed=speed, shares=escape(shares(words, standing)))

        told_in_words = partial(report, language=words.language)
        return run_match(match, folder, workers=workers, ray=ray, tell=tell, write_report=told_in_words)


def shares(words: Catalogue, standing: MatchProgress) -> str:
    """The shares of wins so far, in one line."""
    found = standing.win_shares().items()
    return "  ".join(f"{label(bot)} {percent_text(words, share)}" for bot, share in found)


def show(words: Catalogue, result: MatchResult, console: Console) -> None:
    """Prints the results as tables."""
    title = words.text("arena-title", game=result.match.game, players=str(result.match.players))
    grid = grid_with(words, title, "bot", "games", "wins", "interval", "points", "interval", "rating")
    for bot in result.bots:
        grid.add_row(
            escape(bot.bot),
            number_text(words, bot.games),
            percent_text(words, bot.win_share.mean),
            percent_range_text(words, bot.win_share),
            number_text(words, bot.points.mean, 2),
            range_text(words, bot.points),
            number_text(words, bot.rating.ordinal, 2),
        )
    print_grid(console, grid)
    for (name, other), pair in result.pairs.items():
        share, meetings = number_text(words, pair.share * 100, 1), number_text(words, pair.meetings)
        say(console, words.text("arena-before", bot=name, other=other, share=share, meetings=meetings))
    for bot_name, (seconds, decisions) in result.times.items():
        if decisions:
            name = words.text("arena-compiled") if bot_name == COMPILED_BOTS else bot_name
            figures = {"mean": span(words, seconds / decisions), "decisions": number_text(words, decisions)}
            say(console, words.text("arena-time", bot=name, **figures))
