"""Compares other environments with ours, and writes a page, a plot and the figures."""

import itertools
import json
import math
import tomllib
from pathlib import Path
from typing import Literal

from babel.numbers import get_decimal_symbol, get_group_symbol
from rich.console import Console
from rich.table import Table as Grid

from seachest.arena.words import number_text
from seachest.bench.peers import Comparison, Machine, compare, peers_named
from seachest.bench.peers.figures import OUR_SYSTEM
from seachest.bench.peers.plot import check_matplotlib, draw
from seachest.bench.peers.report import cells, markdown
from seachest.cli.exit_codes import EXIT_FAILED, EXIT_OK
from seachest.cli.reports import report_words
from seachest.cli.streams import print_json
from seachest.messages.catalogue import Catalogue, command_line_catalogue
from seachest.messages.errors import translated
from seachest.rules.errors import NotationError

PEERS_PAGE_FILE = "peers.md"
PEERS_PLOT_FILE = "peers.svg"
PEERS_FIGURES_FILE = "peers.jsonl"
MAX_PEERS_SECONDS = 600.0
PEER_COLUMNS: dict[str, Literal["left", "right"]] = {
    "game": "left",
    "players": "right",
    "way": "left",
    "decisions-a-second": "right",
    "games-a-second": "right",
    "ours-to-theirs": "right",
}
"""The columns of the tables, by the ends of their messages' ids, and where their figures stand."""
STATUS_REFRESHES_PER_S = 2.0  # looks at the screen a second: drawing takes processor time from what is measured


def bench_peers(names: str | None, seconds: float, output: Path | None, *, as_json: bool) -> int:
    """Measures, prints and writes; returns `EXIT_FAILED` if no peer at all could be measured."""
    peers = peers_named(names)
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_PEERS_SECONDS):
        raise NotationError(f"seconds: expected a number above 0 and at most {MAX_PEERS_SECONDS:g}, not {seconds:g}")
    check_matplotlib()
    folder = output_folder(output)
    console, words = Console(stderr=True), report_words()
    with console.status("…", refresh_per_second=STATUS_REFRESHES_PER_S) as status:

        def tell(step: str, **values: str) -> None:
            text = words.text(f"bench-peers-{step}", **values)
            status.update(text)
            if not console.is_terminal:
                console.print(text)

        comparison = compare(peers, seconds, tell)
    write(comparison, folder)
    if as_json:
        for line in lines(comparison):
            print_json(line)
    else:
        show(comparison, Console())
    files = ", ".join((PEERS_PAGE_FILE, PEERS_PLOT_FILE, PEERS_FIGURES_FILE))
    console.print(words.text("bench-written", folder=str(folder), files=files))
    return EXIT_OK if comparison.theirs else EXIT_FAILED


def output_folder(given: Path | None) -> Path:
    """The folder for the page, created if missing: as given, docs/benchmarks in our repository, else benchmarks."""
    if given is None:
        given = Path("docs/benchmarks") if is_our_repository(Path()) else Path("benchmarks")
    try:
        given.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise NotationError(f"output: {given}: {error.strerror or error}") from None
    return given


def is_our_repository(folder: Path) -> bool:
    """Whether a folder is a checkout of Seachest."""
    try:
        with (folder / "pyproject.toml").open("rb") as file:
            return bool(tomllib.load(file).get("project", {}).get("name") == "seachest")
    except (OSError, ValueError):
        return False


def lines(comparison: Comparison) -> list[dict[str, object]]:
    """The machine, each figure and each failure, as JSON objects."""
    figures = [{**figure.line(), "ratio": None} for figure in comparison.ours]
    figures += [{**figure.line(), "ratio": comparison.ratio(figure)} for figure in comparison.theirs]
    return [comparison.machine.line(), *figures, *(failure.line() for failure in comparison.failures)]


def write(comparison: Comparison, folder: Path) -> None:
    """Writes the page, the plot and the figures."""
    (folder / PEERS_PAGE_FILE).write_text(markdown(comparison, PEERS_PLOT_FILE), encoding="utf-8")
    text = "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines(comparison))
    (folder / PEERS_FIGURES_FILE).write_text(text, encoding="utf-8")
    draw(comparison, folder / PEERS_PLOT_FILE)


def show(comparison: Comparison, console: Console) -> None:
    """Prints the figures as tables, and what could not be measured."""
    words = report_words()
    errors = command_line_catalogue(words.language)
    figures = (*comparison.ours, *comparison.theirs)
    for _, group in itertools.groupby(figures, key=lambda figure: figure.system):
        rows = [cells(comparison, figure) for figure in group]
        grid = Grid(title=rows[0][0], title_justify="left", title_style="bold", min_width=80)
        for column, justify in PEER_COLUMNS.items():
            grid.add_column(words.text(f"column-{column}"), justify=justify, no_wrap=column == "game")
        for row in rows:
            way = translated(errors, row[3])
            grid.add_row(*row[1:3], way, *(figure_text(words, figure) for figure in row[4:]))
        console.print(grid)
    console.print(machine_text(words, comparison.machine), markup=False, highlight=False)
    for failure in comparison.failures:
        system, what = f"{failure.system} {failure.version}", translated(errors, failure.what)
        reason = translated(errors, failure.reason)
        text = words.text("bench-failed", system=system, what=what, reason=reason)
        console.print(text, markup=False, highlight=False)


def figure_text(words: Catalogue, figure: str) -> str:
    """A figure of the page, which is English, with the signs of another language."""
    group, point = get_group_symbol(words.language), get_decimal_symbol(words.language)
    return figure.translate({ord(","): group, ord("."): point})


def machine_text(words: Catalogue, machine: Machine) -> str:
    """The machine and the moment, in the language of a catalogue."""
    core = words.text("bench-no-core") if machine.core is None else words.text("bench-core", core=str(machine.core))
    load = "" if machine.load is None else words.text("bench-load", load=number_text(words, machine.load, 1))
    parts = machine.processor, words.text("bench-cores", cores=machine.cores), core, load
    where = ", ".join(part for part in parts if part)
    return f"{where}; {machine.system}; Python {machine.python}; {OUR_SYSTEM} {machine.seachest}; {machine.date}."
