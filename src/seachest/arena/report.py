"""The report of a match: one page that needs nothing else, with pictures and the figures beside them as tables."""

from collections.abc import Iterable, Mapping, Sequence
from html import escape

from seachest.arena import plots
from seachest.arena.games import COMPILED_BOTS, BotTimes
from seachest.arena.match import option_text
from seachest.arena.ratings import START_MEAN, START_SPREAD
from seachest.arena.results import MatchResult
from seachest.arena.words import number_text, percent_range_text, percent_text, range_text, significant_text
from seachest.messages.catalogue import REPORTS_FILE, Catalogue

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

QUARTILES = {"least": 0.0, "lower-quartile": 0.25, "median": 0.5, "upper-quartile": 0.75, "most": 1.0}
"""The columns about points, and the part of the seats that had no more."""


def report(result: MatchResult, language: str = "en") -> str:
    """The report on a match in a language, as one HTML page."""
    match, words = result.match, Catalogue(language, (REPORTS_FILE,))
    title = f"{match.game}: {' · '.join(match.names)}"
    options = ", ".join(f"{name}={option_text(value)}" for name, value in match.options.items())
    counts = {"games": match.games, "deals": match.deals, "lineups": len(match.lineups), "moves": result.moves}
    figures = {name: number_text(words, count) for name, count in counts.items()}
    played = words.text("report-played", players=str(match.players), options=options, **figures)
    sections = [
        f"<h1>{escape(title)}</h1>",
        f"<p>{escape(played)}</p>",
        f"<code>{escape(match.command())}</code>",
        *_wins(words, result),
        *_ratings(words, result),
        *_matrix(words, result),
        *_points(words, result),
        *_times(words, result.times),
    ]
    return page(title, sections, language)


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


def section_head(words: Catalogue, message: str, **values: str) -> str:
    """The heading of a section, and what its `help` explains."""
    return f"<h2>{escape(words.text(message))}</h2><p>{escape(words.text(message, 'help', **values))}</p>"


def table_of(words: Catalogue, columns: Iterable[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of texts, its columns by the ends of their messages' ids."""
    return table([words.text(f"column-{column}") for column in columns], rows)


def _wins(words: Catalogue, result: MatchResult) -> list[str]:
    rows = [
        [
            bot.bot,
            number_text(words, bot.games),
            number_text(words, bot.seats),
            percent_text(words, bot.win_share.mean),
            percent_range_text(words, bot.win_share),
        ]
        for bot in result.bots
    ]
    return [
        section_head(words, "report-wins"),
        plots.win_shares(words, result),
        table_of(words, ("bot", "games", "seats", "wins", "interval"), rows),
    ]


def _ratings(words: Catalogue, result: MatchResult) -> list[str]:
    order = sorted(result.bots, key=lambda bot: -bot.rating.ordinal)
    rows = [
        [bot.bot, *(number_text(words, each, 2) for each in (bot.rating.ordinal, bot.rating.mean, bot.rating.spread))]
        for bot in order
    ]
    start = {"start": number_text(words, START_MEAN), "spread": number_text(words, START_SPREAD, 2)}
    return [
        section_head(words, "report-ratings", **start),
        plots.ratings(words, result),
        table_of(words, ("bot", "ordinal", "mean", "spread"), rows),
    ]


def _matrix(words: Catalogue, result: MatchResult) -> list[str]:
    if not result.pairs:
        return []
    rows = [
        [
            bot,
            other,
            number_text(words, pair.meetings),
            *(percent_text(words, share) for share in (pair.share, pair.level / pair.meetings)),
        ]
        for (bot, other), pair in result.pairs.items()
    ]
    return [
        section_head(words, "report-ahead"),
        plots.matrix(words, result),
        table_of(words, ("bot", "other-bot", "meetings", "ahead", "level"), rows),
    ]


def _points(words: Catalogue, result: MatchResult) -> list[str]:
    rows = [
        [
            bot.bot,
            number_text(words, bot.points.mean, 2),
            range_text(words, bot.points),
            *(number_text(words, quantile(bot.distribution, part)) for part in QUARTILES.values()),
        ]
        for bot in result.bots
    ]
    return [
        section_head(words, "report-points"),
        plots.points(words, result),
        table_of(words, ("bot", "mean", "interval", *QUARTILES), rows),
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


def thinking_times(words: Catalogue, times: BotTimes) -> list[tuple[str, str, str]]:
    """For each bot, how many decisions it made and how long it thought about one, in words."""
    return [
        (
            words.text("arena-compiled") if bot == COMPILED_BOTS else bot,
            number_text(words, decisions),
            span(words, seconds / decisions),
        )
        for bot, (seconds, decisions) in times.items()
        if decisions
    ]


def span(words: Catalogue, seconds: float) -> str:
    """A time in the unit that fits."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{significant_text(words, seconds / size)} {unit}"
    return f"{significant_text(words, seconds / 1e-6)} µs"


def _times(words: Catalogue, times: BotTimes) -> list[str]:
    return [
        section_head(words, "report-times"),
        table_of(words, ("bot", "decisions", "time"), thinking_times(words, times)),
    ]
