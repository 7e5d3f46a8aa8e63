"""Reviews a finished game, with progress while it thinks, and reports what decided the game."""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TimeRemainingColumn
from rich.table import Table as Grid

from seachest.arena.estimates import NORMAL_BOUND
from seachest.arena.words import number_text, percent_text
from seachest.batches.batch import available_cores
from seachest.cli.exit_codes import EXIT_OK
from seachest.cli.jobs.warm import warm_if_cold
from seachest.cli.reports import say
from seachest.cli.streams import print_json
from seachest.coach import QUICK_ITERATIONS, Review, review
from seachest.coach.credit import Term
from seachest.coach.moments import Moment
from seachest.messages.catalogue import Catalogue, catalogue, decimal
from seachest.messages.stories import choice_name, prefix
from seachest.notation.record import parse
from seachest.rules.types import Seat
from seachest.table import View
from seachest.warmup import ALL_STEPS

CURVE_WIDTH = 48
CURVE_BARS = "▁▂▃▄▅▆▇█"
PERCENT_OF_ONE = 100
ACCOUNT_LINES = ("even", "luck", "hidden", "own", "others", "result", "accuracy")
"""The ends of the messages that name the lines of the accounts."""


def review_record(
    text: str, *, as_json: bool, iterations: int | None, seed: int, workers: int | None, language: str
) -> int:
    """Reviews the game of a record and prints what was found; returns the exit code."""
    warm_if_cold(parse(text).start.game.name, ALL_STEPS)
    with Progress(
        SpinnerColumn(),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        transient=True,
    ) as progress:
        task = progress.add_task("", total=None)
        found = review(
            text,
            iterations=QUICK_ITERATIONS if iterations is None else iterations,
            seed=seed,
            workers=available_cores() if workers is None else workers,
            tell=lambda done, total: progress.update(task, completed=done, total=total),
        )
    if as_json:
        print_json(found.as_json())
    else:
        ReviewPrinter(found, catalogue(language), Console(highlight=False)).print_all()
    return EXIT_OK


class ReviewPrinter:
    """Prints a review for people."""

    def __init__(self, found: Review, words: Catalogue, console: Console) -> None:
        self._review, self._words, self._console = found, words, console
        seats = range(found.history.players)
        self._names = found.history.names or [words.text("play-seat", seat=seat) for seat in seats]

    def print_all(self) -> None:
        """Prints the curves, the accounts and the moments."""
        game = self._words.text(f"{prefix(self._review.history.game.name)}-title")
        self._console.print(escape(self._words.text("review-title", game=game)), style="bold")
        self._say("review-curves")
        self._print_curves()
        self._console.print()
        self._print_accounts()
        self._say("review-luck-and-hidden")
        self._console.print()
        self._print_moments()
        effort = self._review.effort
        numbers = {"iterations": self._number(effort.iterations), "playouts": self._number(effort.playouts)}
        self._console.print()
        self._say("review-effort", seed=str(effort.seed), **numbers)

    def _say(self, message: str, **values: str) -> None:
        say(self._console, self._words.text(message, **values))

    def _number(self, value: float, digits: int = 0) -> str:
        return number_text(self._words, value, digits)

    def _points(self, value: float, *, sign: bool = False) -> str:
        """A chance, or a change of one, in percent or percentage points."""
        return number_text(self._words, value * PERCENT_OF_ONE + 0.0, 1, sign=sign)

    def _with_margin(self, term: Term) -> str:
        value, margin = self._points(term.value, sign=True), self._points(NORMAL_BOUND * term.error)
        return self._words.text("review-margin", value=value, margin=margin)

    # --- Curves and accounts ---

    def _print_curves(self) -> None:
        grid = Grid.grid(padding=(0, 2))
        for seat, name in enumerate(self._names):
            chances = [each.means[seat] for each in self._review.estimates]
            grid.add_row(escape(name), curve(chances), percent_text(self._words, chances[-1]))
        self._console.print(grid)

    def _print_accounts(self) -> None:
        """Prints a line for each term, with a column for each player."""
        grid = Grid(title=self._words.text("review-accounts"), title_justify="left", title_style="bold")
        grid.add_column("")
        for name in self._names:
            grid.add_column(escape(name), justify="right")
        columns = [self._account_texts(seat) for seat in range(len(self._names))]
        for line, name in enumerate(ACCOUNT_LINES):
            grid.add_row(self._words.text(f"review-term-{name}"), *(column[line] for column in columns))
        self._console.print(grid)

    def _account_texts(self, seat: Seat) -> list[str]:
        """What stands in the lines of the accounts for one player."""
        found = self._review.seats[seat]
        account = found.account
        others = [term for other, term in enumerate(account.decisions) if other != seat]
        by_others = Term(fsum(term.value for term in others), sqrt(fsum(term.error**2 for term in others)))
        return [
            self._points(account.even),
            self._with_margin(found.luck),
            self._with_margin(account.hidden),
            self._with_margin(account.decisions[seat]),
            self._with_margin(by_others),
            self._points(account.result),
            "–" if found.accuracy is None else percent_text(self._words, found.accuracy.value),
        ]

    # --- Moments ---

    def _print_moments(self) -> None:
        self._console.print(escape(self._words.text("review-moments")), style="bold")
        for place, moment in enumerate(self._review.moments, 1):
            say(self._console, f"{place}. {self._moment_text(moment)}")
            if moment.line:
                line = " → ".join(
                    self._words.text("review-move", name=self._names[move.seat], choice=self._choice(view, move.text))
                    for view, move in moment.line
                )
                say(self._console, f"   {self._words.text('review-line', line=line)}")

    def _moment_text(self, moment: Moment) -> str:
        values: dict[str, Any] = {  # texts, and a number that words depend on
            "name": self._names[moment.seat],
            "worth": decimal(moment.worth.value * PERCENT_OF_ONE, 1),
            "low": self._points(moment.worth.low),
            "high": self._points(moment.worth.high),
        }
        if not moment.number:
            return self._words.text("review-deal", **values)
        decision = self._review.history.decisions[moment.number - 1]
        values["number"] = self._number(moment.number)
        values["given"] = self._choice(decision.view, decision.move.text)
        if moment.better is None:
            values["decider"] = self._names[decision.move.seat]
            return self._words.text(f"review-{moment.kind}", **values)
        values["better"] = self._choice(decision.view, moment.better)
        judgement = self._review.judgements[moment.number]
        assert judgement is not None  # mistakes are judged
        return self._words.text("review-mistake-together" if judgement.together else "review-mistake", **values)

    def _choice(self, view: View, text: str) -> str:
        return choice_name(self._words, view, text, self._names)


def curve(chances: Sequence[float], width: int = CURVE_WIDTH) -> str:
    """Chances over time as a line of bars, from none to certain; the first and the last stand at its ends.

    >>> curve([0.0, 0.5, 1.0], width=5)
    '▁▃▅▆█'
    """
    return "".join(CURVE_BARS[round(chance * (len(CURVE_BARS) - 1))] for chance in spread_out(chances, width))


def spread_out(chances: Sequence[float], width: int) -> list[float]:
    """So many values, evenly apart in time, with those in between drawn from their neighbours."""
    last = len(chances) - 1
    found = []
    for column in range(width):
        place = column * last / (width - 1)
        before = min(int(place), last - 1)
        found.append(chances[before] + (place - before) * (chances[before + 1] - chances[before]))
    return found
