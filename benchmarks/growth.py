"""How the speed of a batch depends on its size: one core, from one table to 100,000.

    python benchmarks/growth.py [--output docs/benchmarks]

Writes growth.md and growth.svg. Two ways: `roll_out`, in which compiled code plays many random decisions at each table
in turn, and `step`, which takes one decision at each table and goes through Python every time. Features and masks are
written after every decision in both.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure

from seachest.batches.batch import Batch
from seachest.bench.peers.figures import load_now, this_machine
from seachest.rules.game import Game, game_named, game_names

SIZES = (1, 10, 100, 1_000, 10_000, 100_000)
DECISIONS = 400_000
"""In one slice of `roll_out`, shared out between the tables."""
SLICES = 5
COLOURS = {"sea-or-shore": "#1f6f8b", "dolores": "#b5532a", "sea-salt-paper": "#5a7d2a"}
STYLES = {"roll_out": "-", "step": "--"}


def rate(work: Callable[[], int]) -> float:
    """Decisions a second of processor time: the best of some slices."""
    work()
    best = 0.0
    for _ in range(SLICES):
        begin, made = time.thread_time(), 0
        while time.thread_time() - begin < 0.1:
            made += work()
        best = max(best, made / (time.thread_time() - begin))
    return best


def rolled(batch: Batch) -> int:
    """Some random decisions at every table."""
    steps = max(1, DECISIONS // batch.tables)
    batch.roll_out(steps)
    return steps * batch.tables


def stepped(batch: Batch) -> int:
    """One random decision at every table."""
    batch.step(batch.random_actions())
    return batch.tables


WAYS: dict[str, Callable[[Batch], int]] = {"roll_out": rolled, "step": stepped}


def measure(game: Game, tables: int) -> dict[str, float]:
    """The speed of both ways."""
    batch = Batch(game, tables, game.seats.start, seed=1, threads=1)
    return {way: rate(lambda: work(batch)) for way, work in WAYS.items()}  # noqa: B023  # called at once


def draw(rates: dict[tuple[str, str], list[float]], file: Path) -> None:
    """The plot: a line for each game and way."""
    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "seachest", "font.size": 10}):
        canvas = Figure(figsize=(8.5, 4.8), layout="constrained")
        axes = canvas.subplots()
        for (name, way), speeds in rates.items():
            millions = [speed / 1e6 for speed in speeds]
            axes.plot(SIZES, millions, STYLES[way], marker="o", color=COLOURS[name], label=f"{name}, {way}")
        axes.set_xscale("log")
        axes.set_ylim(bottom=0)
        axes.set_xlabel("tables in the batch")
        axes.set_ylabel("million decisions a second, one core")
        axes.set_title("Features and masks after every decision", loc="left", fontweight="bold")
        axes.grid(alpha=0.25)
        axes.legend(frameon=False, ncols=2, fontsize=9)
        for side in ("top", "right"):
            axes.spines[side].set_visible(False)
        canvas.savefig(file)


def page(rates: dict[tuple[str, str], list[float]]) -> str:
    """The figures as a page in Markdown."""
    lines = [
        "# The speed of a batch, by its size",
        "",
        "`python benchmarks/growth.py` writes this page. "
        "Figures are millions of decisions per second on one core, with",
        "features and masks written after every decision. "
        "`roll_out` runs no Python between decisions; `step` goes through",
        "Python once for all tables.",
        "",
        this_machine(None, load_now()).sentence(),
        "",
        "![Speed by the number of tables](growth.svg)",
        "",
        "| game | way | " + " | ".join(f"{size:,}" for size in SIZES) + " |",
        "| --- | --- |" + " ---: |" * len(SIZES),
    ]
    for (name, way), speeds in rates.items():
        lines.append(f"| {name} | {way} | " + " | ".join(f"{speed / 1e6:.2f}" for speed in speeds) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measures every game and size, and writes table and plot."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--output", type=Path, default=Path("docs/benchmarks"))
    folder = parser.parse_args().output
    folder.mkdir(parents=True, exist_ok=True)
    rates: dict[tuple[str, str], list[float]] = {(name, way): [] for name in game_names() for way in WAYS}
    for name in game_names():
        for tables in SIZES:
            found = measure(game_named(name), tables)
            print(f"{name}, {tables:,} tables: " + ", ".join(f"{w} {r / 1e6:.2f} M/s" for w, r in found.items()))
            sys.stdout.flush()
            for way, speed in found.items():
                rates[name, way].append(speed)
    draw(rates, folder / "growth.svg")
    (folder / "growth.md").write_text(page(rates), encoding="utf-8")


if __name__ == "__main__":
    main()
