"""Plays a match between bots, with progress while it runs and tables when it is over."""

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from seachest.arena.folder import REPORT_FILE, default_folder, kept_match
from seachest.arena.games import BotFailed
from seachest.arena.match import Match, match_of, read_bots
from seachest.arena.plots import label
from seachest.arena.report import interval, thinking_times
from seachest.arena.results import MatchResult
from seachest.arena.runner import MatchProgress, check_packages, run_match
from seachest.arena.workers import WorkerLost
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.rules.errors import NotationError, SeachestError

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
        raise NotationError(f"arena: {', '.join(missing)} missing; or --resume --out FOLDER alone goes on with a match")
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
    warm_if_cold(match.game)
    folder = out or default_folder(match)
    console = Console(stderr=True)
    _say(console, opening(match, games))
    try:
        result = _with_progress(match, folder, console, workers, ray)
    except KeyboardInterrupt:
        _say(console, f"stopped; all finished games are kept. To go on: {resume_command(folder)}")
        return EXIT_INTERRUPTED
    except (BotFailed, WorkerLost) as error:
        raise SeachestError(f"{error}; finished games are kept, to go on: {resume_command(folder)}") from error
    show(result, Console())
    _say(console, f"written to {folder}; the report is {folder / REPORT_FILE}")
    return EXIT_OK


def opening(match: Match, games: int | None) -> str:
    """What will be played, in words."""
    lineups = f"{len(match.lineups)} line-ups, " if len(match.lineups) > 1 else ""
    words = f"{match.games:,} games: {match.deals:,} deals, {lineups}{match.players} rotations"
    rounded = games is not None and games != match.games
    return f"{words} (rounded up from {games:,} to whole deals)" if rounded else words


def resume_command(folder: Path) -> str:
    """The command that goes on with a match."""
    return shlex.join(["seachest", "arena", "--resume", "--out", str(folder)])


def _say(console: Console, text: str) -> None:
    console.print(text, markup=False, highlight=False, soft_wrap=True)


def _with_progress(match: Match, folder: Path, console: Console, workers: int | None, ray: str | None) -> MatchResult:
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
            speed = f"{(standing.done - standing.before) / elapsed:,.1f} games/s" if elapsed else ""
            progress.update(task, completed=standing.done, speed=speed, shares=escape(shares(standing)))

        return run_match(match, folder, workers=workers, ray=ray, tell=tell)


def shares(standing: MatchProgress) -> str:
    """The shares of wins so far, in one line."""
    return "  ".join(f"{label(bot)} {share * 100:.1f} %" for bot, share in standing.win_shares().items())


def show(result: MatchResult, console: Console) -> None:
    """Prints the results as tables."""
    grid = Grid(title=f"{result.match.game}, {result.match.players} players", title_justify="left", title_style="bold")
    grid.add_column("bot")
    for heading in ("games", "wins", "95 % interval", "points", "95 % interval", "rating"):
        grid.add_column(heading, justify="right", no_wrap=True)
    for bot in result.bots:
        grid.add_row(
            escape(bot.bot),
            f"{bot.games:,}",
            f"{bot.win_share.mean * 100:.1f} %",
            interval(bot.win_share, 100, " %"),
            f"{bot.points.mean:.2f}",
            interval(bot.points),
            f"{bot.rating.ordinal:.2f}",
        )
    console.print(grid)
    for (name, other), pair in result.pairs.items():
        _say(console, f"{name} finishes before {other} in {pair.share * 100:.1f} % of {pair.meetings:,} meetings")
    for name, decisions, mean in thinking_times(result.times):
        _say(console, f"{name}: {mean} a decision, {decisions} decisions")
