"""The page of a training: its curves as pictures and numbers, in one file that needs nothing else."""

from collections.abc import Callable, Sequence
from html import escape
from typing import TYPE_CHECKING

from seachest.arena.estimates import Estimate
from seachest.arena.plots import INK_STAND_IN, colour, picture
from seachest.arena.report import page, section_head, table_of
from seachest.arena.words import number_text, percent_range_text, percent_text
from seachest.learn.curve import Evaluation, LegReport
from seachest.learn.settings import TrainingSettings, shown_setting
from seachest.messages.catalogue import REPORTS_FILE, Catalogue

if TYPE_CHECKING:
    from matplotlib.axes import Axes

CURVE_ROWS = 6
"""How high the picture of a curve is, in rows of a report."""
SHOWN_LEGS = 50
"""Legs that the table shows; curves.csv has all."""
MILLION = 1e6
DRAWN_NUMBERS = {"training-entropy": "entropy", "training-value-error": "value_error", "training-rate": "rate"}
"""The numbers of a leg that have a picture, by their messages."""


def training_page(settings: TrainingSettings, curve: Sequence[LegReport], command: str, language: str = "en") -> str:
    """The page, in a language."""
    words = Catalogue(language, (REPORTS_FILE,))
    values = {"game": settings.game, "method": settings.method, "seed": str(settings.seed)}
    what = "best-response" if settings.rival else "self-play"
    title = words.text("training-title", what=what, players=shown_setting(settings.players), **values)
    summary = f"<p>{escape(_summary(words, settings, curve))}</p>"
    sections = [f"<h1>{escape(title)}</h1>", summary, f"<code>{escape(command)}</code>"]
    if curve:
        sections += _wins(words, curve)
        for message, name in DRAWN_NUMBERS.items():
            sections += [section_head(words, message), picture(_line(words, curve, name), CURVE_ROWS)]
        sections += _legs(words, curve)
    return page(title, sections, language)


def _summary(words: Catalogue, settings: TrainingSettings, curve: Sequence[LegReport]) -> str:
    """How far the training is."""
    if not curve:
        return words.text("training-begun")
    last = curve[-1]
    counts = {"decisions": last.decisions, "total": settings.decisions, "games": last.games, "seconds": last.seconds}
    figures = {name: number_text(words, count) for name, count in counts.items()}
    return words.text("training-done", legs=len(curve), **figures)


def _wins(words: Catalogue, curve: Sequence[LegReport]) -> list[str]:
    """Shares of wins in the matches between legs."""
    kinds = sorted({(found.players, found.rival) for report in curve for found in report.evaluations})
    if not kinds:
        return []

    def draw(axes: "Axes") -> None:
        for place, kind in enumerate(kinds):
            points = [(report, found) for report in curve for found in report.evaluations if _kind(found) == kind]
            decisions = [report.decisions / MILLION for report, _ in points]
            shade = colour(place)
            label = words.text("training-kind", players=str(kind[0]), bot=kind[1])
            axes.plot(
                decisions, [100 * found.mean for _, found in points], "o-", color=shade, label=label, markersize=4
            )
            for at, (_, found) in zip(decisions, points, strict=True):
                if found.low is not None and found.high is not None:
                    axes.plot([at, at], [100 * found.low, 100 * found.high], color=shade, linewidth=1)
            axes.axhline(100 / kind[0], color=shade, linewidth=0.8, linestyle=(0, (4, 3)))
        axes.set_ylabel(words.text("training-axis-wins"))
        axes.set_xlabel(words.text("training-axis-decisions-even"))
        axes.legend(frameon=False, labelcolor=INK_STAND_IN)

    last = [report for report in curve if report.evaluations][-1].evaluations
    rows = [
        [str(found.players), found.rival, number_text(words, found.deals), *_shares(words, found)] for found in last
    ]
    columns = ("players", "against", "deals", "wins", "interval", "over-even")
    return [section_head(words, "training-wins"), picture(draw, CURVE_ROWS), table_of(words, columns, rows)]


def _kind(found: Evaluation) -> tuple[int, str]:
    return found.players, found.rival


def _shares(words: Catalogue, found: Evaluation) -> list[str]:
    """The share of wins, its interval, and what it is above an even share."""
    bounds = percent_range_text(words, Estimate(found.mean, found.low, found.high))
    return [percent_text(words, found.mean), bounds, number_text(words, found.gain * 100, 1, sign=True)]


def _line(words: Catalogue, curve: Sequence[LegReport], name: str) -> Callable[["Axes"], None]:
    """Draws one number of the legs over the decisions."""

    def draw(axes: "Axes") -> None:
        decisions = [report.decisions / MILLION for report in curve]
        axes.plot(decisions, [getattr(report, name) for report in curve], "o-", color=colour(0), markersize=4)
        axes.set_xlabel(words.text("training-axis-decisions"))

    return draw


def _legs(words: Catalogue, curve: Sequence[LegReport]) -> list[str]:
    """The last legs in numbers."""
    first = max(0, len(curve) - SHOWN_LEGS)
    rows = [
        [
            str(number),
            *(number_text(words, each) for each in (report.decisions, report.games, report.seconds, report.rate)),
            *(number_text(words, each, 4) for each in (report.loss, report.value_error)),
            number_text(words, report.entropy, 3),
        ]
        for number, report in enumerate(curve[first:], first + 1)
    ]
    columns = ("leg", "decisions", "games", "seconds", "decisions-a-second", "loss", "error", "entropy")
    return [f"<h2>{escape(words.text('training-legs'))}</h2>", table_of(words, columns, rows)]
