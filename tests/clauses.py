"""Every clause of the rules has a test: a pytest plugin that checks it.

A test tells which clauses it shows: ``@pytest.mark.clause("SSP-3.2")``. The clauses themselves head the paragraphs of
docs/rules (``- **SSP-3.2** …``). When the whole suite was collected, the run lists clauses without a test and marks
that name no clause, and fails if there are any. A whole section may be named too (``SSP-10``, by its heading), but that
shows none of its clauses.
"""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

PAGES = Path("docs", "rules")
CLAUSE = re.compile(r"^[-*] +\*\*([A-Z]+-\d+(?:\.\d+)*)\*\*", re.MULTILINE)
SECTION = re.compile(r"^## +(\d+)\b", re.MULTILINE)
WHOLE_SUITES = ("", "not long")
"""The mark expressions of a run that counts as whole: `make test` leaves out the long proofs."""


@dataclass
class Rules:
    """What the pages tell: clauses, each of which needs a test, and sections."""

    clauses: set[str] = field(default_factory=set)
    sections: set[str] = field(default_factory=set)


def read_rules(folder: Path) -> Rules:
    """All clauses and sections of the pages in a folder."""
    rules = Rules()
    for page in sorted(folder.glob("*.md")):
        text = page.read_text(encoding="utf-8")
        clauses = CLAUSE.findall(text)
        games = {clause.split("-")[0] for clause in clauses}
        rules.clauses.update(clauses)
        rules.sections.update(f"{game}-{number}" for game in games for number in SECTION.findall(text))
    return rules


def by_number(clause: str) -> tuple[str, list[int]]:
    """Orders SSP-3.10 after SSP-3.9."""
    game, numbers = clause.rsplit("-", 1)
    return game, [int(number) for number in numbers.split(".")]


def is_whole_suite(config: pytest.Config) -> bool:
    """Whether nothing was left out by a keyword, a mark, a path or the like."""
    options = config.option
    if options.keyword or options.markexpr not in WHOLE_SUITES or options.collectonly:
        return False
    if any(config.getoption(name, None) for name in ("deselect", "ignore", "ignore_glob", "lf", "stepwise")):
        return False
    asked = [config.invocation_params.dir / argument for argument in config.args]
    suites = [config.rootpath / path for path in config.getini("testpaths")] or [config.rootpath]
    return all(any(suite.is_relative_to(path.resolve()) for path in asked) for suite in suites)


class ClauseCheck:
    """Collects the marks of a run, on every worker of pytest-xdist too, and compares them with the pages."""

    def __init__(self, config: pytest.Config) -> None:
        self._config = config
        self._marked: dict[str, str] = {}  # each clause with a test that names it
        self._collected = False
        self._broken = False
        self._problems: list[str] = []

    def _collect(self, marked: dict[str, str]) -> None:
        self._collected = True
        for clause, test in marked.items():
            self._marked.setdefault(clause, test)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Notes the marks of all tests, also of those that a mark expression is about to leave out."""
        self._collect(
            {str(clause): item.nodeid for item in items for mark in item.iter_markers("clause") for clause in mark.args}
        )
        output: dict[str, Any] | None = getattr(self._config, "workeroutput", None)
        if output is not None:
            output["clauses"] = self._marked

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A file that can't be collected hides its marks."""
        self._broken |= report.failed

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        """A worker of pytest-xdist hands over what it collected."""
        output: dict[str, Any] = getattr(node, "workeroutput", {})
        if "clauses" in output:
            self._collect(output["clauses"])

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        """Fails a run that would have passed."""
        if hasattr(self._config, "workeroutput") or not self._collected or self._broken:
            return
        if is_whole_suite(self._config):
            self._problems = self._find_problems()
            if self._problems and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def _find_problems(self) -> list[str]:
        rules = read_rules(self._config.rootpath / PAGES)
        if not rules.clauses:
            return [f"{PAGES.as_posix()} holds no clause"]
        untested = sorted(rules.clauses - self._marked.keys(), key=by_number)
        unknown = sorted(self._marked.keys() - rules.clauses - rules.sections)
        return [f"{clause} has no test" for clause in untested] + [
            f"{clause} is no clause, but {self._marked[clause]} names it" for clause in unknown
        ]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Says what is missing."""
        if self._problems:
            terminalreporter.section("clauses of the rules", red=True)
            for problem in self._problems:
                terminalreporter.line(problem)


def pytest_configure(config: pytest.Config) -> None:
    """Adds the check to this run."""
    config.pluginmanager.register(ClauseCheck(config), "clauses-of-the-rules")
