"""The curve of a training: what each leg was like and how well the net played after it, also as a table of numbers."""

import csv
import io
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Evaluation:
    """How often a net won against rivals of one kind, with its interval over deals."""

    players: int
    rival: str
    deals: int
    mean: float
    low: float | None
    high: float | None

    @property
    def gain(self) -> float:
        """What the net wins beyond an even share."""
        return self.mean - 1 / self.players


@dataclass(frozen=True)
class LegReport:
    """What a leg was like: how fast, how sure the net is, how well it foresaw results, and how well it plays."""

    decisions: int
    games: int
    seconds: float
    rate: float
    """Decisions a second in this leg, learning included."""
    loss: float
    value_error: float
    """The mean squared error of the expected rewards."""
    entropy: float = 0.0
    """Of the policy, in nats: how much it mixes its actions."""
    evaluations: tuple[Evaluation, ...] = ()

    @classmethod
    def of_file(cls, saved: dict[str, Any]) -> "LegReport":  # numbers and lists of evaluations
        """The report that a checkpoint has."""
        evaluations = tuple(Evaluation(**evaluation) for evaluation in saved["evaluations"])
        return cls(**{**saved, "evaluations": evaluations})


def scalars_of(report: LegReport) -> Iterator[tuple[str, float]]:
    """The numbers of a leg, each with a name such as `wins/2 against greedy`."""
    for name in ("games", "seconds", "rate", "loss", "value_error", "entropy"):
        yield name, getattr(report, name)
    for found in report.evaluations:
        yield f"wins/{found.players} against {found.rival}", found.mean


def csv_of(curve: Sequence[LegReport]) -> str:
    """All legs as lines of a table; evaluations have three columns each: the mean, and the bounds of its interval."""
    columns = ["leg", "decisions", *dict(pair for report in curve for pair in scalars_of(report))]
    wins = [column for column in columns if column.startswith("wins/")]
    bounds = [f"{column} {bound}" for column in wins for bound in ("low", "high")]
    file = io.StringIO()
    writer = csv.DictWriter(file, [*columns, *bounds], lineterminator="\n")
    writer.writeheader()
    for number, report in enumerate(curve, 1):
        line: dict[str, float | None] = {"leg": number, "decisions": report.decisions, **dict(scalars_of(report))}
        for found in report.evaluations:
            name = f"wins/{found.players} against {found.rival}"
            line |= {f"{name} low": found.low, f"{name} high": found.high}
        writer.writerow(line)
    return file.getvalue()
