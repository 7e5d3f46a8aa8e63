"""Runs the lab, with progress while it plays, and shows and writes what came out."""

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from seachest.arena.folder import naming_file, write_whole
from seachest.arena.plots import check_matplotlib
from seachest.arena.words import number_text
from seachest.cli.exit_codes import EXIT_INTERRUPTED, EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import say
from seachest.lab.page import lab_page
from seachest.lab.plan import LabPlan
from seachest.lab.runner import run_lab
from seachest.lab.sheet import LabSheet, sheet_json
from seachest.lab.words import (
    counted_only,
    game_title,
    group_headings,
    group_message,
    lab_words,
    row_cells,
    share_cells,
)
from seachest.messages.catalogue import Catalogue, preferred_language
from seachest.warmup import ALL_STEPS

LAB_PAGE_FILE, LAB_FILE = "index.html", "lab.json"
MAX_SHOWN_ROWS = 12
"""Groups of more things are left to the page."""
SHOWN_COLUMNS = (0, 2, 3, 4, 5)
"""The columns of a group that fit a terminal: what, how often, wins and their interval, worth."""


def lab(plan: LabPlan, out: Path | None, *, threads: int | None, as_json: bool, language: str | None) -> int:
    """Runs the lab and prints the results; returns the exit code. Files are written when all of it is over."""
    folder = out if out is not None or as_json else Path(f"lab-{plan.game}-{plan.seed}")
    if folder is not None:
        check_matplotlib()
    warm_if_cold(plan.game, ALL_STEPS)
    words = lab_words(preferred_language(language), plan.game)
    console = Console(stderr=True)
    try:
        sheet = _with_progress(words, plan, console, threads)
    except KeyboardInterrupt:
        say(console, words.text("lab-stopped"))
        return EXIT_INTERRUPTED
    if folder is not None:
        page = lab_page(sheet, words.language)
        with naming_file(folder):
            folder.mkdir(parents=True, exist_ok=True)
        write_whole(folder / LAB_FILE, sheet_json(sheet))
        write_whole(folder / LAB_PAGE_FILE, page)
    if as_json:
        sys.stdout.write(sheet_json(sheet))
    else:
        show(words, sheet, Console())
    if folder is not None:
        say(console, words.text("arena-written", folder=str(folder), file=str(folder / LAB_PAGE_FILE)))
    return EXIT_OK


def _with_progress(words: Catalogue, plan: LabPlan, console: Console, threads: int | None) -> LabSheet:
    """Runs the lab with a progress bar: games a second, and the time left."""
    with Progress(
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[speed]}"),
        TimeRemainingColumn(),
        console=console,
    ) as progress:
        task = progress.add_task("", total=None, speed=words.text("lab-compiling"))

        def tell(done: int, total: int) -> None:
            elapsed = progress.tasks[0].elapsed or 0.0
            rate = number_text(words, done / elapsed) if elapsed else "–"
            progress.update(task, completed=done, total=total, speed=words.text("lab-speed", number=rate))

        return run_lab(plan, threads=threads, tell=tell)


def show(words: Catalogue, sheet: LabSheet, console: Console) -> None:
    """Prints the results as tables; long ones are on the page only."""
    game = sheet.plan.rules
    for table, split in zip(sheet.tables, sheet.luck, strict=True):
        players = words.text("lab-players", players=str(table.players))
        say(console, f"{game_title(words, game)}. {players}")
        for group in table.groups:
            if len(group.rows) <= MAX_SHOWN_ROWS and not counted_only(game, group.name):
                headings = group_headings(words, game, group)
                title = words.text(group_message(game, group.name))
                grid = _grid(title, [headings[place] for place in SHOWN_COLUMNS])
                for row in group.rows:
                    cells = row_cells(words, game, group, row)
                    grid.add_row(*(cells[place] for place in SHOWN_COLUMNS))
                console.print(grid)
        headings = [words.text("lab-column-part"), words.text("lab-column-share"), words.text("column-interval")]
        grid = _grid(words.text("lab-luck"), headings)
        for name, part in split.shares.items():
            grid.add_row(words.text(f"lab-luck-{name}"), *share_cells(words, part))
        console.print(grid)


def _grid(title: str, headings: list[str]) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold")
    for place, heading in enumerate(headings):
        grid.add_column(heading, justify="right" if place else "left", no_wrap=place > 0)
    return grid
