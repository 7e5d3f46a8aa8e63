"""Makes a data set, with progress while the games are played."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from seachest.arena.words import number_text
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import report_words, say
from seachest.datasets import DatasetPlan, make_dataset


def dataset(plan: DatasetPlan, folder: Path, workers: int | None) -> int:
    """Plays the games and writes them; returns the exit code."""
    plan.checked()
    warm_if_cold(plan.game)
    words, console = report_words(), Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.fields[speed]}"), TimeRemainingColumn())
    try:
        with Progress(*columns, console=console) as progress:
            task = progress.add_task("", total=plan.games, speed="")

            def tell(games: int) -> None:
                elapsed = progress.tasks[0].elapsed or 0.0
                rate = number_text(words, games / elapsed) if elapsed else "–"
                progress.update(task, completed=games, speed=words.text("dataset-speed", number=rate))

            make_dataset(plan, folder, workers, tell)
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    say(console, words.text("dataset-written", games=plan.games, folder=str(folder)))
    return EXIT_OK


def datasets(plans: Sequence[DatasetPlan], folder: Path, workers: int | None) -> int:
    """Makes several data sets, each in a folder of its own below one; returns the exit code."""
    for plan in plans:
        plan.checked()
    for plan in plans:
        status = dataset(plan, folder / f"{plan.game}-{plan.players}", workers)
        if status != EXIT_OK:
            return status
    return EXIT_OK
