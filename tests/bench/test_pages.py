"""The pages of docs/benchmarks have the words that their scripts would write today."""

import json
from collections.abc import Iterable

from seachest.bench.peers.report import METHOD_NOTES
from tests.scripts import REPOSITORY, script

PAGES = REPOSITORY / "docs" / "benchmarks"


def missing_lines(page: str, wanted: Iterable[str]) -> list[str]:
    """The lines that a page does not have."""
    present = (PAGES / page).read_text(encoding="utf-8").splitlines()
    return [line for line in wanted if line not in present]


def test_the_page_of_peers_explains_the_measurement_as_the_command_does() -> None:
    assert missing_lines("peers.md", METHOD_NOTES.splitlines()) == []


def test_the_page_about_growth_is_worded_as_by_its_script() -> None:
    written = script("benchmarks/growth.py").page({}).splitlines()
    assert [line for line in missing_lines("growth.md", written) if "; Seachest " not in line] == []


def test_the_page_about_the_browser_is_worded_as_by_its_script() -> None:
    written = script("benchmarks/web/load.py").page_of("", "", 10, 6).splitlines()
    assert missing_lines("web.md", written) == []


def test_the_page_about_waits_is_worded_as_by_its_script() -> None:
    written = script("benchmarks/web/waits.py").page_of("", "", 8, "skilled").splitlines()
    assert missing_lines("waits.md", written) == []


def test_the_page_about_the_server_has_the_tables_of_the_stored_figures() -> None:
    figures = json.loads((PAGES / "server" / "load.json").read_text(encoding="utf-8"))
    written = script("benchmarks/server/load.py").markdown(figures).splitlines()
    assert missing_lines("server.md", written) == []
