"""The report of a match: one page that needs nothing else, with pictures and the figures beside them as tables."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from seachest.arena import plots
from seachest.arena.estimates import Estimate
from seachest.arena.games import COMPILED_BOTS, BotTimes
from seachest.arena.match import option_text
from seachest.arena.results import MatchResult

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a33; --faint: #dbe2e6; --page: #ffffff; --soft: #f3f7f8; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #e3ebef; --faint: #35424b; --page: #12191e; --soft: #1b252c; }
}
body { margin: 2rem auto; max-width: 62rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif;
  color: var(--ink); background: var(--page); }
h1 { font-size: 1.7rem; margin-bottom: 0; }
h2 { font-size: 1.2rem; margin: 2.2rem 0 .4rem; }
p { max-width: 46rem; }
table { border-collapse: collapse; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid var(--faint); }
th:first-child, td:first-child { text-align: left; overflow-wrap: anywhere; }
code { display: block; padding: .6rem .8rem; background: var(--soft); overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
.picture { display: block; width: 100%; max-width: 46rem; height: auto; }
"""

QUARTILES = (0.0, 0.25, 0.5, 0.75, 1.0)


def report(result: MatchResult) -> str:
    """The report on a match, as one HTML page."""
    match = result.match
    title = f"{match.game}: {' · '.join(match.names)}"
    options = ", ".join(f"{name} {option_text(value)}" for name, value in match.options.items())
    played = (
        f"{match.games:,} games for {match.players} players: {match.deals:,} deals, each played by "
        f"{len(match.lineups)} line-up{'s' if len(match.lineups) > 1 else ''} in {match.players} rotations over the "
        f"seats. {result.moves:,} moves. Options: {options}."
    )
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)}</p>",
        f"<code>{escape(match.command())}</code>",
        *_wins(result),
        *_ratings(result),
        *_matrix(result),
        *_points(result),
        *_times(result.times),
    ]
    return page(title, sections)


def page(title: str, sections: Iterable[str], language: str = "en") -> str:
    """A page that needs nothing else, from sections of HTML."""
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join(sections)
    head += f"<style>{STYLE}</style>"
    return f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body>\n{body}\n</body></html>\n'


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts."""
    head = "".join(f"<th>{escape(heading)}</th>" for heading in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows)
    return f'<div class="wide"><table><thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>'


def interval(found: Estimate, factor: float = 1.0, unit: str = "") -> str:
    """The bounds of an interval in words."""
    if found.low is None or found.high is None:
        return "–"
    return f"{found.low * factor:.1f} to {found.high * factor:.1f}{unit}"


def _wins(result: MatchResult) -> list[str]:
    rows = [
        [
            bot.bot,
            f"{bot.games:,}",
            f"{bot.seats:,}",
            f"{bot.win_share.mean * 100:.1f}%",
            interval(bot.win_share, 100, "%"),
        ]
        for bot in result.bots
    ]
    words = (
        "The share of games that one seat of a bot wins; where several win together, each has its part of the win. "
        "The 95% intervals are computed over deals: all games with the same cards are one value."
    )
    return [
        f"<h2>Wins</h2><p>{words}</p>",
        plots.win_shares(result),
        table(["bot", "games", "seats", "wins", "95% interval"], rows),
    ]


def _ratings(result: MatchResult) -> list[str]:
    order = sorted(result.bots, key=lambda bot: -bot.rating.ordinal)
    rows = [
        [bot.bot, f"{bot.rating.ordinal:.2f}", f"{bot.rating.mean:.2f}", f"{bot.rating.spread:.2f}"] for bot in order
    ]
    words = (
        "By the model of Plackett and Luce, from the places of every game; everybody starts at 25 with a spread of "
        "8.33. The ordinal is the mean less three spreads."
    )
    return [
        f"<h2>Ratings</h2><p>{words}</p>",
        plots.ratings(result),
        table(["bot", "ordinal", "mean", "spread"], rows),
    ]


def _matrix(result: MatchResult) -> list[str]:
    if not result.pairs:
        return []
    rows = [
        [bot, other, f"{pair.meetings:,}", f"{pair.share * 100:.1f}%", f"{pair.level / pair.meetings * 100:.1f}%"]
        for (bot, other), pair in result.pairs.items()
    ]
    words = "Two bots at the same table: how often one finishes ahead of the other, and how often they share a place."
    return [
        f"<h2>Who finishes ahead of whom</h2><p>{words}</p>",
        plots.matrix(result),
        table(["bot", "other", "meetings", "ahead", "level"], rows),
    ]


def _points(result: MatchResult) -> list[str]:
    rows = [
        [
            bot.bot,
            f"{bot.points.mean:.2f}",
            interval(bot.points),
            *(str(quantile(bot.distribution, part)) for part in QUARTILES),
        ]
        for bot in result.bots
    ]
    return [
        "<h2>Points</h2><p>How often each number of points was reached.</p>",
        plots.points(result),
        table(["bot", "mean", "95% interval", "least", "lower quarter", "median", "upper quarter", "most"], rows),
    ]


def quantile(distribution: Mapping[int, int], part: float) -> int:
    """The least number of points that at least this part of the seats do not exceed."""
    wanted = part * sum(distribution.values())
    passed = 0
    points = 0
    for points, seats in sorted(distribution.items()):  # noqa: B007  # the last one is what was looked for
        passed += seats
        if passed >= wanted and passed > 0:
            break
    return points


def thinking_times(times: BotTimes) -> list[tuple[str, str, str]]:
    """For each bot, how many decisions it made and how long it thought about one, in words."""
    return [
        (
            "all bots and the rules, compiled" if bot == COMPILED_BOTS else bot,
            f"{decisions:,}",
            span(seconds / decisions),
        )
        for bot, (seconds, decisions) in times.items()
        if decisions
    ]


def span(seconds: float) -> str:
    """A time in the unit that fits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def _times(times: BotTimes) -> list[str]:
    words = "Measured while the match ran: another run, or another machine, gives other times."
    return [
        f"<h2>Time to think</h2><p>{words}</p>",
        table(["bot", "decisions", "mean a decision"], thinking_times(times)),
    ]
