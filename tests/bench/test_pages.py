"""The pages of docs/benchmarks say what the scripts that write them say, so that another run changes only figures."""

import json
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from seachest.bench.peers.report import markdown
from tests.bench.peers.helpers import comparison
from tests.scripts import REPOSITORY, script

PAGES = REPOSITORY / "docs" / "benchmarks"


def page(name: str) -> str:
    return (PAGES / name).read_text(encoding="utf-8")


def benchmark(path: str) -> ModuleType:
    """A script of benchmarks/, as a module."""
    return script(f"benchmarks/{path}", f"benchmark_{Path(path).stem}")


def prose(text: str) -> list[str]:
    """The lines of a page without its tables and without the machine; every figure is the same."""
    lines = [line for line in text.splitlines() if not line.startswith("|") and " before the run; " not in line]
    return [re.sub(r"\d[\d.,]*", "0", line) for line in lines]


def test_the_page_of_peers_has_the_words_of_its_script() -> None:
    assert prose(markdown(comparison(), "peers.svg")) == prose(page("peers.md"))


def test_the_page_of_growth_is_what_its_script_writes() -> None:
    growth = benchmark("growth.py")
    rows = re.findall(r"^\| ([a-z-]+) \| (roll_out|step) \| (.+) \|$", page("growth.md"), re.MULTILINE)
    rates = {(game, way): [float(each) * 1e6 for each in speeds.split(" | ")] for game, way, speeds in rows}
    assert len(rates) > 3
    written = growth.page(rates)
    tables = [[line for line in text.splitlines() if line.startswith("|")] for text in (written, page("growth.md"))]
    assert tables[0] == tables[1]
    assert prose(written) == prose(page("growth.md"))


def test_the_page_of_the_browser_has_the_words_of_its_script() -> None:
    load = benchmark("web/load.py")
    figures = [load.Figures("dolores", 1.0, [1.0], [1.0], [1.0])]
    written = load.page_of(load.table_of(figures), "Some machine, load 1.0 before the run; Linux", 10, 6)
    assert prose(written) == prose(page("web.md"))
    assert load.table_of(figures).splitlines()[0] in page("web.md")


@pytest.fixture(scope="module")
def under_load() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((PAGES / "server" / "load.json").read_text(encoding="utf-8"))
    return found


def test_the_page_of_the_server_has_every_line_that_its_script_writes(under_load: dict[str, Any]) -> None:
    lines = set(page("server.md").splitlines())
    assert [line for line in benchmark("server/load.py").markdown(under_load).splitlines() if line not in lines] == []


@pytest.mark.parametrize("path", ["server/journal.py", "server/killing.py"])
def test_the_page_of_the_server_has_the_other_tables(path: str) -> None:
    module = benchmark(path)
    assert module.TABLE_HEAD in page("server.md").splitlines()
