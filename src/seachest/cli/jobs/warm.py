"""Compiles games on all cores, with a progress bar for each."""

import threading
import time
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskProgressColumn, TextColumn, TimeElapsedColumn

from seachest.messages.catalogue import command_line_catalogue, preferred_language
from seachest.warmup import ALL_STEPS, PLAY_STEPS, GameProgress, Warmup, our_marks, progress_of

PROGRESS_INTERVAL_S = 0.1


def warm_if_cold(name: str, steps: Sequence[str] = PLAY_STEPS) -> None:
    """Compiles steps of a game, by default those that play needs, unless that was done before for these sources."""
    if not our_marks().are_done(name, steps):
        warm([name], steps)


def warm(names: Sequence[str], steps: Sequence[str] = ALL_STEPS) -> None:
    """Compiles steps of the named games, side by side, with progress bars; raises what goes wrong."""
    errors: list[BaseException] = []
    warmup = Warmup(names, steps)

    def work() -> None:
        try:
            warmup.run()
        except BaseException as error:
            errors.append(error)

    worker = threading.Thread(target=work, name="warm-up")
    worker.start()
    try:
        show_progress(names, steps, worker.is_alive)
    finally:
        warmup.stop()
        worker.join()
    for error in errors:
        raise error


def show_progress(names: Sequence[str], steps: Sequence[str], goes_on: Callable[[], bool] = lambda: True) -> None:
    """Shows how far games are compiled, by this process or others, until all are ready or it no longer goes on."""
    words = command_line_catalogue(preferred_language())

    def description(progress: GameProgress) -> str:
        if progress.is_done:
            return words.text("warm-ready", game=progress.game)
        step = words.text(f"warm-{progress.missing[0].replace(' ', '-')}")
        return words.text("warm-step", game=progress.game, step=step)

    with Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeElapsedColumn(),
        console=Console(stderr=True),
    ) as bars:
        tasks = {name: bars.add_task(name, total=1.0) for name in names}
        while True:
            is_last = not goes_on()
            for name, task in tasks.items():
                progress = progress_of(name, steps, our_marks())
                bars.update(task, completed=progress.share, description=description(progress))
                if progress.is_done:
                    bars.stop_task(task)
            if is_last or all(our_marks().are_done(name, steps) for name in names):
                return
            time.sleep(PROGRESS_INTERVAL_S)
