"""Trains a net, with progress while it learns and a table of how well it plays."""

import argparse
import math
import shlex
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from seachest.arena.estimates import Estimate
from seachest.arena.words import number_text, percent_range_text, percent_text
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import grid_with, print_grid, report_words, say
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue
from seachest.rules.errors import NotationError, shown
from seachest.rules.game import game_named
from seachest.rules.reading import number
from seachest.warmup import ALL_STEPS

if TYPE_CHECKING:
    from seachest.learn.curve import Evaluation, LegReport
    from seachest.learn.folder import TrainingFolder
    from seachest.learn.settings import TrainingSettings

MAX_EVALUATION_DEALS = 1_000_000
PLAIN_OPTIONS = ("method", "decisions", "seed", "tables", "steps", "minibatch", "leg", "width", "blocks")


def check_learning_packages() -> None:
    """Raises MissingPackage, before anything is done, if something that training needs is not installed."""
    needed("torch", "training needs PyTorch", "learn")
    needed("tensorboard", "training curves need TensorBoard", "learn")
    needed("matplotlib", "training curves need matplotlib", "learn")


def given_settings(args: argparse.Namespace) -> dict[str, Any]:  # values of settings
    """The settings that were given on the command line; raises NotationError for one that can't be read."""
    check_learning_packages()
    from seachest.learn.settings import read_setting

    given: dict[str, Any] = {  # values of settings
        name: getattr(args, name) for name in PLAIN_OPTIONS if getattr(args, name, None) is not None
    }
    if args.players is not None:
        given["players"] = read_player_counts(args.players)
    for text in args.set:
        name, value = read_setting(text)
        if name in given:
            raise NotationError(f"{name}: given twice")
        given[name] = value
    return given


def read_player_counts(text: str) -> tuple[int, ...]:
    """Numbers of players by comma."""
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError:
        raise NotationError(f"players: expected numbers separated by commas, not {shown(text)}") from None


def check_minutes(minutes: float | None) -> None:
    """Raises NotationError if the time to train is no time."""
    if minutes is not None and not (math.isfinite(minutes) and minutes > 0):
        raise NotationError(f"minutes: expected a number above 0, not {minutes:g}")


def train(
    game: str,
    given: dict[str, Any],  # values of settings
    *,
    start: str | None,
    device_name: str | None,
    out: Path | None,
    minutes: float | None,
    deals: int,
    short_legs: bool,
) -> int:
    """Trains a net and prints how well it plays; returns the exit code."""
    from seachest.learn.defaults import settings_for
    from seachest.learn.export import size_of, weights_named
    from seachest.learn.folder import TrainingFolder, command_of
    from seachest.learn.trainer import device_named

    check_minutes(minutes)
    number(deals, "evaluate", 0, MAX_EVALUATION_DEALS)
    device = device_named(device_name)
    weights = None if start is None else weights_named(start, game)
    if weights is not None:
        given = {**given, **size_of(weights, given), "start": weights.digest()}
    wanted = {"game": game, "rival": "", **given}
    settings, folder = settings_and_folder(
        lambda: settings_for(game_named(game), device.type, given), wanted, out, short_legs=short_legs
    )
    warm_if_cold(game, ALL_STEPS)
    console = Console(stderr=True)
    command = command_of(settings, start=start, device=device.type)
    words = report_words()
    with TrainingFolder.open(folder, settings, device, command, start=weights, language=words.language) as opened:
        if not train_with_progress(opened, console, f"seachest train {game}", minutes=minutes, deals=deals):
            return EXIT_INTERRUPTED
        curve = opened.trainer.curve
    if curve and curve[-1].evaluations:
        title = words.text("train-title", game=game, decisions=number_text(words, curve[-1].decisions))
        show_wins(words, title, curve[-1].evaluations, Console())
    return EXIT_OK


def settings_and_folder(
    new: Callable[[], "TrainingSettings"],
    wanted: dict[str, Any],  # values of settings
    out: Path | None,
    *,
    short_legs: bool,
) -> "tuple[TrainingSettings, Path]":
    """The settings to train with, and the folder: those of its checkpoint, if it has one, else new ones.

    Raises NotationError if the checkpoint does not have the settings that are wanted, or legs are too short.
    """
    from seachest.learn.folder import default_folder_of, kept_settings

    kept = None if out is None else kept_settings(out, wanted)
    if kept is not None and out is not None:
        return kept, out
    settings = new()
    if not short_legs:
        settings.check_leg()
    folder = out or default_folder_of(settings)
    kept_settings(folder, asdict(settings))
    return settings, folder


def train_with_progress(
    folder: "TrainingFolder", console: Console, command: str, *, minutes: float | None, deals: int
) -> bool:
    """Trains with a progress bar: decisions a second, time left, shares of wins after the last leg.

    Returns whether the training ended by itself; after Ctrl-C the last checkpoint stays, and it prints how to resume.
    """
    from seachest.learn.runner import run_training

    trainer, words, place = folder.trainer, report_words(), str(folder.path)
    before, total = trainer.progress.decisions, trainer.settings.decisions
    leg = trainer.settings.rounds_a_leg * trainer.settings.round_size * len(trainer.settings.players)
    if trainer.is_done:
        say(console, words.text("train-done", decisions=number_text(words, total), folder=place))
        return True
    message = "train-continue" if before else "train-begin"
    made, a_leg = number_text(words, before), number_text(words, min(leg, total))
    say(console, words.text(message, decisions=made, leg=a_leg, folder=place))
    go_on = f"{command} --out {shlex.quote(str(folder.path))}"
    try:
        with Progress(
            SpinnerColumn(),
            BarColumn(),
            TextColumn("{task.fields[decisions]}"),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
            TextColumn("{task.fields[wins]}"),
            console=console,
        ) as bar:
            decisions, wins = made_text(words, before, total), wins_text(words, trainer.curve)
            task = bar.add_task("", total=total, completed=before, decisions=decisions, speed="", wins=wins)

            def tell() -> None:
                done, elapsed = trainer.progress.decisions, bar.tasks[0].elapsed
                rate = number_text(words, (done - before) / elapsed) if elapsed else "–"
                speed, wins = words.text("train-speed", number=rate), wins_text(words, trainer.curve)
                done = min(done, total)
                decisions = made_text(words, done, total)
                bar.update(task, completed=done, decisions=decisions, speed=speed, wins=wins)

            run_training(folder, minutes=minutes, deals=deals, tell=tell)
    except KeyboardInterrupt:
        say(console, words.text("train-stopped" if trainer.curve else "train-stopped-early", command=go_on))
        return False
    say(console, words.text("train-written", folder=place, file=str(folder.path / "index.html")))
    if not trainer.is_done:
        decided = number_text(words, trainer.progress.decisions)
        say(console, words.text("train-time", decisions=decided, command=go_on))
    return True


def made_text(words: Catalogue, made: int, total: int) -> str:
    """How many of all decisions are made."""
    return f"{number_text(words, made)}/{number_text(words, total)}"


def wins_text(words: Catalogue, curve: "Sequence[LegReport]") -> str:
    """The last shares of wins, in one line."""
    evaluated = [report for report in curve if report.evaluations]
    found = evaluated[-1].evaluations if evaluated else ()
    shares = [(str(one.players), number_text(words, one.mean * 100, 1)) for one in found]
    return "  ".join(words.text("train-wins", players=players, share=share) for players, share in shares)


def show_wins(words: Catalogue, title: str, evaluations: "Sequence[Evaluation]", console: Console) -> None:
    """Prints how often a net wins."""
    grid = grid_with(words, title, "players", "against", "deals", "wins", "interval", "even")
    for found in evaluations:
        low_and_high = percent_range_text(words, Estimate(found.mean, found.low, found.high))
        shares = [percent_text(words, share) for share in (found.mean, 1 / found.players)]
        deals = number_text(words, found.deals)
        grid.add_row(str(found.players), found.rival, deals, shares[0], low_and_high, shares[1])
    print_grid(console, grid)
