"""The pictures of a report: SVG to stand in a page, in colours that the page chooses for light and dark."""

import io
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from seachest.arena.results import BotResult, MatchResult
from seachest.arena.words import number_text
from seachest.extras import needed
from seachest.messages.catalogue import Catalogue

if TYPE_CHECKING:
    from matplotlib.axes import Axes

INK_STAND_IN, FAINT_STAND_IN = "#010203", "#040506"
"""Stand-ins: in the page they become the colours of text and of lines, whatever those are."""

CSS_VARIABLES = {INK_STAND_IN: "var(--ink)", FAINT_STAND_IN: "var(--faint)"}
BOT_COLOURS = ("#0e8a9b", "#d0603f", "#7a6bd1", "#c9962b", "#4f9a4d", "#c2558f", "#5b86c4", "#8a7a63")
REPORT_WIDTH_INCHES = 7.2
REPORT_ROW_INCHES, REPORT_EDGE_INCHES = 0.42, 0.9
MAX_LABEL_LENGTH = 28
MAX_BINS = 30
MAX_SQUARE_ALPHA = 0.85  # how dark the darkest square of the matrix is


def check_matplotlib() -> None:
    """Tells at once, before anything is played, that nothing could be drawn."""
    needed("matplotlib", "the report of a match needs matplotlib", "arena")


def label(bot: str) -> str:
    """A bot's name, short enough to stand beside an axis."""
    return bot if len(bot) <= MAX_LABEL_LENGTH else bot[: MAX_LABEL_LENGTH - 1] + "…"


def colour(place: int) -> str:
    """The colour of the bot that was named at that place."""
    return BOT_COLOURS[place % len(BOT_COLOURS)]


def win_shares(words: Catalogue, result: MatchResult) -> str:
    """Shares of wins with their intervals, and what a bot as good as the others would have."""

    def draw(axes: "Axes") -> None:
        _rows(axes, result.bots)
        for row, bot in enumerate(result.bots):
            share = bot.win_share
            axes.barh(row, share.mean * 100, color=colour(row), height=0.55, zorder=2)
            if share.low is not None and share.high is not None:
                axes.plot([share.low * 100, share.high * 100], [row, row], color=INK_STAND_IN, linewidth=1.6, zorder=3)
        fair = 100 / result.match.players
        axes.axvline(fair, color=INK_STAND_IN, linewidth=0.9, linestyle=(0, (4, 3)), zorder=1)
        axes.set_xlim(0, 100)
        axes.set_xlabel(words.text("report-axis-wins", share=number_text(words, fair)))

    return picture(draw, len(result.bots))


def ratings(words: Catalogue, result: MatchResult) -> str:
    """Ratings: the mean as a dot, three spreads to both sides as a line."""

    def draw(axes: "Axes") -> None:
        _rows(axes, result.bots)
        for row, bot in enumerate(result.bots):
            reach = bot.rating.mean - bot.rating.ordinal
            ends = [bot.rating.mean - reach, bot.rating.mean + reach]
            axes.plot(ends, [row, row], color=colour(row), linewidth=3, alpha=0.55, zorder=2)
            axes.plot([bot.rating.mean], [row], "o", color=colour(row), markersize=8, zorder=3)
        axes.set_xlabel(words.text("report-axis-ratings"))

    return picture(draw, len(result.bots))


def matrix(words: Catalogue, result: MatchResult) -> str:
    """How often the bot of a row finishes ahead of the bot of a column."""
    names = result.match.names

    def draw(axes: "Axes") -> None:
        from matplotlib.patches import Rectangle

        for row, bot in enumerate(names):
            for column, other in enumerate(names):
                pair = result.pairs.get((bot, other))
                if pair is not None:
                    corner = (column - 0.48, row - 0.48)
                    axes.add_patch(
                        Rectangle(corner, 0.96, 0.96, color=BOT_COLOURS[0], alpha=pair.share * MAX_SQUARE_ALPHA, lw=0)
                    )
                text = "" if pair is None else f"{pair.share * 100:.0f}"
                axes.text(column, row, text, ha="center", va="center", color=INK_STAND_IN)
        places = range(len(names))
        axes.set_xticks(places, [label(name) for name in names], rotation=20 if len(names) > 2 else 0)
        axes.set_yticks(places, [label(name) for name in names])
        axes.set_xlim(-0.5, len(names) - 0.5)
        axes.set_ylim(len(names) - 0.5, -0.5)
        axes.set_xlabel(words.text("report-axis-ahead"))

    return picture(draw, len(names) + 1, grid=False)


def points(words: Catalogue, result: MatchResult) -> str:
    """How often each number of points was reached."""

    def draw(axes: "Axes") -> None:
        reached = [score for bot in result.bots for score in bot.distribution]
        low, high = min(reached), max(reached)
        step = max(1, -(-(high - low + 1) // MAX_BINS))
        edges = [edge - 0.5 for edge in range(low, high + step + 1, step)]
        for row, bot in enumerate(result.bots):
            weights = [seats * 100 / bot.seats for seats in bot.distribution.values()]
            places = list(bot.distribution)
            axes.hist(places, edges, weights=weights, histtype="stepfilled", color=colour(row), alpha=0.18)
            axes.hist(
                places, edges, weights=weights, histtype="step", color=colour(row), linewidth=1.6, label=label(bot.bot)
            )
        axes.set_xlabel(words.text("column-points"))
        axes.set_ylabel(words.text("report-axis-seats"))
        axes.legend(frameon=False, labelcolor=INK_STAND_IN)

    return picture(draw, 6)


def _rows(axes: "Axes", bots: Sequence[BotResult]) -> None:
    """A row for each bot, the first at the top."""
    axes.set_yticks(range(len(bots)), [label(bot.bot) for bot in bots])
    axes.set_ylim(len(bots) - 0.5, -0.5)


def picture(draw: Callable[["Axes"], None], rows: int, *, grid: bool = True) -> str:
    """One picture, as high as so many rows need, as an SVG element without anything that leads elsewhere."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    style: Any = {  # its keys have a type that lists them all
        "font.family": "sans-serif",
        "font.size": 10,
        "svg.fonttype": "none",
        "svg.hashsalt": "seachest",
        "text.color": INK_STAND_IN,
        "text.parse_math": False,
        "axes.labelcolor": INK_STAND_IN,
        "xtick.color": INK_STAND_IN,
        "ytick.color": INK_STAND_IN,
    }
    with mpl.rc_context(style):
        canvas = Figure(
            figsize=(REPORT_WIDTH_INCHES, REPORT_EDGE_INCHES + rows * REPORT_ROW_INCHES), layout="constrained"
        )
        axes = canvas.subplots()
        axes.set_facecolor("none")
        axes.tick_params(length=0)
        if grid:
            axes.grid(axis="x", color=FAINT_STAND_IN, linewidth=0.8, zorder=0)
        axes.set_axisbelow(True)
        for side in axes.spines.values():
            side.set_visible(False)
        draw(axes)
        file = io.StringIO()
        nothing = dict.fromkeys(("Date", "Creator", "Format", "Type"))
        canvas.savefig(file, format="svg", transparent=True, metadata=nothing)
    return _for_a_page(file.getvalue())


def _for_a_page(svg: str) -> str:
    """The bare element: inside a page it needs no head and no names of formats; colours become the page's."""
    svg = svg[svg.index("<svg") :]
    head, rest = svg.split(">", 1)
    kept = [part for part in head.split() if not part.startswith(("xmlns", "width", "height"))]
    svg = " ".join(kept) + ' class="picture">' + rest
    for stand_in, variable in CSS_VARIABLES.items():
        svg = svg.replace(stand_in, variable)
    return svg
