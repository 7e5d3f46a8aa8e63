"""The report: one page with everything in it, that leads nowhere else."""

import re
from html.parser import HTMLParser

import pytest

from seachest.arena import plots
from seachest.arena.games import COMPILED_BOTS, play_chunk
from seachest.arena.match import match_of
from seachest.arena.report import report, span
from seachest.arena.results import MatchResult, results_of
from seachest.messages.catalogue import catalogue
from tests.arena.helpers import small_match

STRANGE = "program:<b>&\"$x$' " + "y" * 80


@pytest.fixture(scope="module")
def result() -> MatchResult:
    match = small_match(games=40)
    chunk = play_chunk(match, range(match.games))
    return results_of(match, chunk.outcomes, {"greedy": (2.0, 400), "random": (0.001, 500)})


@pytest.fixture(scope="module")
def page(result: MatchResult) -> str:
    return report(result)


class Outline(HTMLParser):
    """The texts of headings and tables, and all attributes, of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: dict[str, list[str]] = {}
        self.attributes: list[tuple[str, str | None]] = []
        self._open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        self.attributes += attributes
        self._open.append(tag)

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts.setdefault(self._open[-1], []).append(data)


def test_there_is_a_picture_and_a_table_for_each_question(page: str) -> None:
    outline = Outline(page)
    assert outline.texts["h2"] == ["Wins", "Ratings", "Head to head", "Points", "Thinking time"]
    assert page.count("<svg") == 4
    assert page.count("<table>") == 5


def test_tables_hold_the_figures(page: str, result: MatchResult) -> None:
    cells = Outline(page).texts["td"]
    greedy = result.of("greedy")
    assert f"{greedy.win_share.mean * 100:.1f}%" in cells
    assert f"{greedy.rating.ordinal:.2f}" in cells
    assert f"{greedy.points.mean:.2f}" in cells
    assert f"{result.pairs['greedy', 'random'].share * 100:.1f}%" in cells
    assert "5 ms" in cells
    assert "2 µs" in cells


def test_it_is_written_in_the_language_that_is_wanted(result: MatchResult) -> None:
    outline = Outline(report(result, "de"))
    assert ("lang", "de") in outline.attributes
    assert outline.texts["h2"] == ["Siege", "Wertungen", "Wer vor wem landet", "Punkte", "Bedenkzeit"]
    greedy = result.of("greedy")
    assert f"{greedy.points.mean:.2f}".replace(".", ",") in outline.texts["td"]


def test_the_command_that_made_it_is_shown(page: str, result: MatchResult) -> None:
    assert Outline(page).texts["code"][0] == result.match.command()


def test_nothing_leads_out_of_the_page(page: str) -> None:
    assert "://" not in page
    assert "@import" not in page
    links = [value for name, value in Outline(page).attributes if name in ("href", "src", "xlink:href")]
    assert all((value or "").startswith("#") for value in links)
    assert not re.search(r"url\((?!#)", page)


def test_pictures_take_the_colours_of_light_and_dark_pages(page: str) -> None:
    assert "prefers-color-scheme: dark" in page
    assert "var(--ink)" in page
    assert plots.INK_STAND_IN not in page
    assert plots.FAINT_STAND_IN not in page


def test_names_are_shown_as_they_are_and_never_as_markup() -> None:
    match = match_of("dolores", 2, (STRANGE, "random"), 2)
    outcomes = play_chunk(small_match(games=2), [0, 1]).outcomes
    page = report(results_of(match, outcomes, {STRANGE: (1.0, 1)}))
    assert "<b>" not in page
    assert STRANGE in Outline(page).texts["td"]


def test_a_match_of_a_single_deal_and_bot_has_a_report() -> None:
    match = small_match(bots=("greedy",), games=2)
    chunk = play_chunk(match, range(2))
    page = report(results_of(match, chunk.outcomes, chunk.times))
    assert "Head to head" not in page
    assert "all bots and the rules, compiled" in page
    assert COMPILED_BOTS in chunk.times


@pytest.mark.parametrize(
    ("seconds", "language", "text"),
    [
        (2.5, "en", "2.5 s"),
        (0.0123, "en", "12.3 ms"),
        (0.0000042, "en", "4.2 µs"),
        (0.123456, "en", "123 ms"),
        (2.5, "fr", "2,5 s"),
    ],
)
def test_times_are_told_in_the_unit_that_fits(seconds: float, language: str, text: str) -> None:
    assert span(catalogue(language), seconds) == text
