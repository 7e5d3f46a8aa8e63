"""Compares other environments with ours, and writes a page, a plot and the figures."""

import itertools
import json
import math
import tomllib
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from seachest.bench.peers import Comparison, compare, peers_named
from seachest.bench.peers.plot import check_matplotlib, draw
from seachest.bench.peers.report import PEER_TABLE_HEADINGS, cells, markdown
from seachest.cli.exit_codes import EXIT_FAILED, EXIT_OK
from seachest.cli.reports import report_words
from seachest.cli.streams import print_json
from seachest.rules.errors import NotationError

PEERS_PAGE_FILE = "peers.md"
PEERS_PLOT_FILE = "peers.svg"
PEERS_FIGURES_FILE = "peers.jsonl"
MAX_PEERS_SECONDS = 600.0
STATUS_REFRESHES_PER_S = 2.0  # looks at the screen a second: drawing takes processor time from what is measured


def bench_peers(names: str | None, seconds: float, output: Path | None, *, as_json: bool) -> int:
    """Measures, prints and writes; returns `EXIT_FAILED` if no peer at all could be measured."""
    peers = peers_named(names)
    if not (math.isfinite(seconds) and 0 < seconds <= MAX_PEERS_SECONDS):
        raise NotationError(f"seconds: expected a number above 0 and at most {MAX_PEERS_SECONDS:g}, not {seconds:g}")
    check_matplotlib()
    folder = output_folder(output)
    console = Console(stderr=True)
    with console.status("…", refresh_per_second=STATUS_REFRESHES_PER_S) as status:

        def tell(text: str) -> None:
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
    console.print(report_words().text("bench-written", folder=str(folder), files=files))
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
    figures = (*comparison.ours, *comparison.theirs)
    for _, group in itertools.groupby(figures, key=lambda figure: figure.system):
        rows = [cells(comparison, figure) for figure in group]
        grid = Grid(title=rows[0][0], title_justify="left", title_style="bold", min_width=80)
        for heading, justify in zip(PEER_TABLE_HEADINGS[1:], "lrlrrr", strict=True):
            grid.add_column(heading, justify="right" if justify == "r" else "left", no_wrap=heading == "game")
        for row in rows:
            grid.add_row(*row[1:])
        console.print(grid)
    console.print(comparison.machine.sentence(), markup=False, highlight=False)
    for failure in comparison.failures:
        system = f"{failure.system} {failure.version}"
        text = report_words().text("bench-failed", system=system, what=failure.what, reason=failure.reason)
        console.print(text, markup=False, highlight=False)
