"""The page of a training: its curves as pictures and numbers, in one file that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from seachest.arena.plots import INK_STAND_IN, colour, picture
from seachest.arena.report import page, table
from seachest.learn.curve import Evaluation, LegReport
from seachest.learn.settings import TrainingSettings, shown_setting

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CURVE_ROWS = 6
"""How high the picture of a curve is, in rows of a report."""
SHOWN_LEGS = 50
"""Legs that the table shows; curves.csv has all."""
MILLION = 1e6


def training_page(settings: TrainingSettings, curve: Sequence[LegReport], command: str) -> str:
    """The page."""
    what = "best response" if settings.rival else "self-play"
    players = shown_setting(settings.players)
    title = f"{settings.game}: {what}, {settings.method}, {players} players, seed {settings.seed}"
    sections = [f"<h1>{escape(title)}</h1>", _summary(settings, curve), f"<code>{escape(command)}</code>"]
    if curve:
        sections += _wins(curve)
        for heading, words, name in (
            ("Entropy", "How much the policy mixes its actions, in nats.", "entropy"),
            ("Value error", "The mean squared error of the rewards that the net expects.", "value_error"),
            ("Speed", "Decisions a second, learning included.", "rate"),
        ):
            sections += [f"<h2>{heading}</h2><p>{words}</p>", picture(_line(curve, name), CURVE_ROWS)]
        sections += _legs(curve)
    return page(title, sections)


def _summary(settings: TrainingSettings, curve: Sequence[LegReport]) -> str:
    """How far the training is."""
    if not curve:
        return "<p>No leg is finished yet.</p>"
    last = curve[-1]
    words = (
        f"{last.decisions:,} of {settings.decisions:,} decisions in {len(curve)} legs, {last.games:,} games, "
        f"{last.seconds:,.0f} s of playing and learning."
    )
    return f"<p>{escape(words)}</p>"


def _wins(curve: Sequence[LegReport]) -> list[str]:
    """Shares of wins in the matches between legs."""
    kinds = sorted({(found.players, found.rival) for report in curve for found in report.evaluations})
    if not kinds:
        return []

    def draw(axes: "Axes") -> None:
        for place, kind in enumerate(kinds):
            points = [(report, found) for report in curve for found in report.evaluations if _kind(found) == kind]
            decisions = [report.decisions / MILLION for report, _ in points]
            shade = colour(place)
            label = f"{kind[0]} players, against {kind[1]}"
            axes.plot(
                decisions, [100 * found.mean for _, found in points], "o-", color=shade, label=label, markersize=4
            )
            for at, (_, found) in zip(decisions, points, strict=True):
                if found.low is not None and found.high is not None:
                    axes.plot([at, at], [100 * found.low, 100 * found.high], color=shade, linewidth=1)
            axes.axhline(100 / kind[0], color=shade, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_ylabel("wins, %")
        axes.set_xlabel("decisions, millions (dashed: an even share)")
        axes.legend(frameon=False, labelcolor=INK_STAND_IN)

    words = (
        "How often the net wins, playing its likeliest actions, against rivals in all other seats. Each deal is played "
        "once from every seat; the intervals are 95% intervals over deals."
    )
    last = [report for report in curve if report.evaluations][-1].evaluations
    rows = [[str(found.players), found.rival, f"{found.deals:,}", *_shares(found)] for found in last]
    headings = ["players", "against", "deals", "wins", "95% interval", "over an even share"]
    return [f"<h2>Wins</h2><p>{words}</p>", picture(draw, CURVE_ROWS), table(headings, rows)]


def _kind(found: Evaluation) -> tuple[int, str]:
    return found.players, found.rival


def _shares(found: Evaluation) -> list[str]:
    """The share of wins, its interval, and what it is above an even share."""
    bounds = "–" if found.low is None or found.high is None else f"{found.low * 100:.1f} to {found.high * 100:.1f}%"
    return [f"{found.mean * 100:.1f}%", bounds, f"{found.gain * 100:+.1f}"]


def _line(curve: Sequence[LegReport], name: str) -> Callable[["Axes"], None]:
    """Draws one number of the legs over the decisions."""

    def draw(axes: "Axes") -> None:
        decisions = [report.decisions / MILLION for report in curve]
        axes.plot(decisions, [getattr(report, name) for report in curve], "o-", color=colour(0), markersize=4)
        axes.set_xlabel("decisions, millions")

    return draw


def _legs(curve: Sequence[LegReport]) -> list[str]:
    """The last legs in numbers."""
    first = max(0, len(curve) - SHOWN_LEGS)
    rows = [
        [
            str(number),
            f"{report.decisions:,}",
            f"{report.games:,}",
            f"{report.seconds:,.0f}",
            f"{report.rate:,.0f}",
            f"{report.loss:.4f}",
            f"{report.value_error:.4f}",
            f"{report.entropy:.3f}",
        ]
        for number, report in enumerate(curve[first:], first + 1)
    ]
    headings = ["leg", "decisions", "games", "seconds", "decisions/s", "loss", "error", "entropy"]
    return ["<h2>Legs</h2>", table(headings, rows)]
