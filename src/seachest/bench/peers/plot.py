"""A comparison as a plot: a row for each loop, decisions and games a second side by side, logarithmic axes."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from seachest.bench.peers.comparison import Comparison
from seachest.bench.peers.figures import OUR_SYSTEM, Figure
from seachest.bench.peers.report import short
from seachest.extras import needed

if TYPE_CHECKING:
    from matplotlib.axes import Axes

OUR_COLOUR = "#00707f"
THEIR_COLOUR = "#c8553d"
INK_COLOUR = "#23303a"
GRID_COLOUR = "#dfe5e8"
BAND_COLOUR = "#eaf5f6"
PEER_ROW_INCHES = 0.235
PEER_EDGE_INCHES = 1.5
PEER_PLOT_WIDTH_INCHES = 12.0


def check_matplotlib() -> None:
    """Raises `MissingPackage` where matplotlib is not installed."""
    needed("matplotlib", "bench --peers needs matplotlib", "peers")


def draw(comparison: Comparison, file: Path) -> None:
    """Writes the plot in the format of the file's suffix."""
    check_matplotlib()
    import matplotlib as mpl
    from matplotlib.figure import Figure as Canvas

    figures = [*comparison.ours, *comparison.theirs]
    places, heads = layout(figures)
    depth = places[-1] + 1
    style: Any = {  # its keys have a type that lists them all
        "font.family": "sans-serif",
        "font.size": 8.5,
        "svg.fonttype": "none",
        "svg.hashsalt": OUR_SYSTEM,
        "text.color": INK_COLOUR,
    }
    with mpl.rc_context(style):
        canvas = Canvas(
            figsize=(PEER_PLOT_WIDTH_INCHES, PEER_EDGE_INCHES + depth * PEER_ROW_INCHES), layout="constrained"
        )
        left, right = canvas.subplots(1, 2, sharey=True, width_ratios=(1, 1))
        _panel(left, figures, places, [figure.decisions for figure in figures], "decisions a second")
        _panel(right, figures, places, [figure.games for figure in figures], "games a second")
        _labels(left, figures, places, heads)
        canvas.suptitle("Random play on one core: further right is faster", fontsize=13, fontweight="bold")
        canvas.supxlabel(comparison.machine.sentence(), fontsize=7, color=INK_COLOUR)
        plain = {"Date": None} if file.suffix == ".svg" else {}
        canvas.savefig(file, dpi=150, facecolor="white", metadata=plain)


def layout(figures: Sequence[Figure]) -> tuple[list[float], list[tuple[float, str]]]:
    """Where each row stands, counted from the top, and the headings above the rows of each system."""
    places: list[float] = []
    heads: list[tuple[float, str]] = []
    line = 0.0
    system = ""
    for figure in figures:
        if figure.system != system:
            line += 0.5 if system else 0.0
            system = figure.system
            heads.append((line, f"{system} {figure.version}"))
            line += 1
        places.append(line)
        line += 1
    return places, heads


def _panel(
    axes: "Axes", figures: Sequence[Figure], places: Sequence[float], values: Sequence[float], title: str
) -> None:
    """One axis with a dot and its number for each row."""
    colours = [OUR_COLOUR if figure.system == OUR_SYSTEM else THEIR_COLOUR for figure in figures]
    shown = [value for value in values if value > 0]
    axes.set_xscale("log")
    axes.set_xlim(min(shown) / 2, max(shown) * 8)
    axes.set_ylim(places[-1] + 0.8, -0.8)
    ours = [place for place, figure in zip(places, figures, strict=True) if figure.system == OUR_SYSTEM]
    if ours:
        axes.axhspan(ours[0] - 1.6, ours[-1] + 0.55, color=BAND_COLOUR, zorder=0, linewidth=0)
    axes.hlines(places, min(shown) / 2, values, color=colours, linewidth=1.1, alpha=0.35, zorder=2)
    axes.scatter(values, places, color=colours, s=30, zorder=3)
    for value, place, colour in zip(values, places, colours, strict=True):
        axes.annotate(
            short(value),
            (value, place),
            xytext=(7, 0),
            textcoords="offset points",
            va="center",
            color=colour,
            fontsize=8,
        )
    axes.set_xlabel(title, fontsize=10, color=INK_COLOUR)
    axes.grid(axis="x", which="major", color=GRID_COLOUR, linewidth=0.8, zorder=1)
    axes.tick_params(axis="both", which="both", length=0, colors=INK_COLOUR)
    axes.xaxis.set_major_formatter(lambda value, _: short(value))
    for side in axes.spines.values():
        side.set_visible(False)


def _labels(
    axes: "Axes", figures: Sequence[Figure], places: Sequence[float], heads: Sequence[tuple[float, str]]
) -> None:
    """The names of the rows, and in bold those of the systems."""
    rows = [(place, name(figure)) for place, figure in zip(places, figures, strict=True)]
    marks = [*rows, *heads]
    axes.set_yticks([place for place, _ in marks], [text for _, text in marks])
    for label in axes.get_yticklabels()[len(rows) :]:
        label.set_fontweight("bold")


def name(figure: Figure) -> str:
    """A row in words: game, players, way."""
    return f"{figure.game.replace('_', ' ').replace('-', ' ')}, {figure.players}p, {figure.way}"
