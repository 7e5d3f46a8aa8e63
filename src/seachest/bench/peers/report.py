"""A comparison as a page in Markdown."""

from collections.abc import Iterable, Sequence

from seachest.bench.peers.comparison import Comparison
from seachest.bench.peers.figures import OUR_LOOP, OUR_SYSTEM, Figure

PEER_TABLE_HEADINGS = ("system", "game", "players", "way", "decisions/s", "games/s", "ours / theirs")
METHOD_NOTES = f"""\
- Random play on one core. A decision is one action by a player after the legal actions are known. Forced decisions are
  counted, chance moves are not; the time includes deals and resets. Seconds are CPU seconds, so that other work on
  the machine matters less; each figure is the median of its repeats.
- The ratio divides the decisions per second of {OUR_SYSTEM}'s {OUR_LOOP}, in its slowest and its fastest game, by
  those of the row. Games differ in length and in what a decision costs, so ratios of games per second would say little.
- The C++ loop rows compare like with like: whole games without Python between decisions. The other
  rows are what a user of that system gets for random play, with Python between decisions.
- {OUR_SYSTEM}'s batch makes one decision at each of its tables at a time, through Python, \
and afterwards writes what the next
  seat knows and may do; the time includes drawing the random actions. Compare it with the PufferLib row.
- Players choose with the cheapest random numbers available, which is faster than the random agents of some systems.
- OpenSpiel deals card by card; each card is a chance move that takes as much time as a decision. \
Its users draw it in Python.
- OpenSpiel's hearts has no observation tensor, so its information state tensor is measured; its cribbage has neither.
- PufferLib steps with actions drawn beforehand, legal or not, and writes an observation at every step; the moves of the
  bot that it plays against within a step are not counted. Its latest wheel is measured; later versions have to be built
  from source.
"""


def full(number: float) -> str:
    """A rate with three digits that count: 12,300,000 or 45.6."""
    return f"{float(f'{number:.3g}'):,.0f}" if number >= 100 else f"{number:.3g}"


def short(number: float) -> str:
    """A rate with three digits that count and a unit: 12.3 M or 45.6 k."""
    for size, sign in ((1e6, " M"), (1e3, " k")):
        if number >= size:
            return f"{number / size:.3g}{sign}"
    return f"{number:.3g}"


def times(ratio: tuple[float, float]) -> str:
    """A ratio from our slowest to our fastest game."""
    low, high = (_two_digits(value) for value in ratio)
    return f"{low} ×" if low == high else f"{low}–{high} ×"


def cells(comparison: Comparison, figure: Figure) -> tuple[str, ...]:
    """One row of the table."""
    ratio = "" if figure.system == OUR_SYSTEM else times(comparison.ratio(figure))
    name = f"{figure.system} {figure.version}"
    return (
        name,
        figure.game,
        str(figure.players),
        figure.way,
        full(figure.decisions),
        full(figure.games),
        ratio,
    )


def markdown(comparison: Comparison, plot: str) -> str:
    """The page: machine, plot, table, what failed, and how it was measured."""
    rows = [cells(comparison, figure) for figure in (*comparison.ours, *comparison.theirs)]
    parts = [
        f"# {OUR_SYSTEM} and its peers",
        "`seachest bench --peers` writes this page. Figures are comparable only within one run, on one machine.",
        comparison.machine.sentence(),
        f"Measured after the peers, {OUR_SYSTEM} ran at {comparison.drift:.2f} times its speed before them.",
        f"![Decisions and games per second of each system, on a logarithmic axis]({plot})",
        _table(PEER_TABLE_HEADINGS, rows, "llrlrrr"),
    ]
    if comparison.failures:
        failed = [(f"{f.system} {f.version}", f.what, f.reason) for f in comparison.failures]
        parts += ["## Not measured", _table(("system", "what", "why"), failed, "lll")]
    parts += ["## How it is measured", METHOD_NOTES.rstrip()]
    return "\n\n".join(parts) + "\n"


def _table(headings: Sequence[str], rows: Iterable[Sequence[str]], sides: str) -> str:
    """A Markdown table; `sides` has an l or an r for each column."""
    rule = [{"l": "---", "r": "---:"}[side] for side in sides]
    lines = [headings, rule, *([cell.replace("|", "\\|").replace("\n", " ") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def _two_digits(value: float) -> str:
    """A ratio with two digits that count."""
    return f"{float(f'{value:.2g}'):,.0f}" if value >= 10 else f"{value:.2g}"
