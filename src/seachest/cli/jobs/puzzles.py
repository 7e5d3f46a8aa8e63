"""Makes puzzles, with progress; what was made is kept when it is interrupted."""

from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TimeElapsedColumn, TimeRemainingColumn

from seachest.batches.batch import available_cores
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import say
from seachest.messages.catalogue import catalogue
from seachest.puzzles.making import DEFAULT_PUZZLES, make_puzzles
from seachest.puzzles.pack import PACK_SUFFIX


def make(game: str, out: Path | None, *, count: int | None, seed: int, workers: int | None, language: str) -> int:
    """Makes puzzles until the file has enough; returns the exit code."""
    words, console = catalogue(language), Console(stderr=True)
    path = Path(f"puzzles-{game}{PACK_SUFFIX}") if out is None else out
    wanted = DEFAULT_PUZZLES if count is None else count
    warm_if_cold(game)
    columns = (SpinnerColumn(), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=wanted)
        try:
            pack = make_puzzles(
                game,
                path,
                count=wanted,
                seed=seed,
                workers=available_cores() if workers is None else workers,
                tell=lambda done: progress.update(task, completed=done),
            )
        except KeyboardInterrupt:
            say(console, words.text("puzzles-stopped", file=str(path)))
            return EXIT_INTERRUPTED
    say(console, words.text("puzzles-made", count=len(pack.puzzles), file=str(path)))
    return EXIT_OK
